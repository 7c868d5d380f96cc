/**
 * A plain statement taken apart for rewording: who, verb group, the rest, and who vouches for it. Built on the clause
 * reader, with checks of its own: a reading that looks doubtful is no reading, and then nothing is rearranged.
 */
import { type ClauseText, readClauses } from './clause.ts'
import { isBaseVerb, isNoun, isParticiple, isPast, isThirdPerson, verbLemma } from './vocabulary.ts'
import { type VerbForms, verbForms } from './word-forms.ts'

export type StatementKind =
  | 'present'
  | 'past'
  | 'passive'
  | 'bare-passive'
  | 'progressive'
  | 'bare-progressive'
  | 'perfect'
  | 'modal'
  | 'future'
  | 'copula'
  /** Negated or otherwise not to be turned: said only as it stands. */
  | 'fixed'

export interface Statement {
  kind: StatementKind
  /** "In cutting joint drills" of "In cutting joint drills, Trump has …"; '' for none. */
  prefix: string
  subject: string
  /** The verb group as it stands: "has given", "to close", "slams". */
  group: string
  /** Everything after the verb group. */
  rest: string
  isPlural: boolean
  /** Forms of the main verb, its particle included; null when they are not known. */
  forms: VerbForms | null
  /** The object, when it reaches to a preposition, conjunction or the end: then a passive is possible. */
  object: string
  /** What follows the object. */
  tail: string
}

export interface Attribution {
  who: string
  /** As it stands: "say", "finds". */
  verb: string
}

const SAY =
  'say|says|said|find|finds|found|show|shows|showed|suggest|suggests|report|reports|reveal|reveals|warn|warns|warned|claim|claims|claimed|argue|argues|announce|announces|confirm|confirms|indicate|indicates|hears|told|tell|estimate|estimates|predict|predicts'
const TRAILING = new RegExp(`^(.+?),\\s+((?:[^,]|, (?=\\d)){2,60}?)\\s+(${SAY})$`, 'i')
const ACCORDING = /^(.+?),? according to ((?:[^,]){2,60})$/i
const LEADING = /^According to ((?:[^,]){2,60}), (.+)$/i

/** "…, police say": the statement and who makes it. */
export function splitAttribution(text: string): { text: string; attribution: Attribution | null } {
  const trailing = TRAILING.exec(text)
  if (
    trailing !== null &&
    !/\b(?:and|but|as|after|while|who|that|if|when|on|at|his|her|their)\b/i.test(trailing[2]!) &&
    !trailing[2]!
      .split(' ')
      .some(
        (word) =>
          /^\p{Ll}/u.test(word) &&
          isThirdPerson(word) &&
          !/^(?:officials|reports|records|police|experts|sources|documents|emails|researchers|scientists)$/.test(word),
      )
  ) {
    return { text: trailing[1]!, attribution: { who: trailing[2]!, verb: trailing[3]! } }
  }
  const according = ACCORDING.exec(text)
  if (according !== null) return { text: according[1]!, attribution: { who: according[2]!, verb: 'says' } }
  const leading = LEADING.exec(text)
  if (leading !== null) return { text: leading[2]!, attribution: { who: leading[1]!, verb: 'says' } }
  return { text, attribution: null }
}

const AUX =
  /^(?:is|are|was|were|be|been|being|has|have|had|will|would|can|could|may|might|must|should|do|does|did|to|not|n't|isn't|aren't|wasn't|weren't|hasn't|haven't|won't|can't|cannot|couldn't|wouldn't|doesn't|don't|didn't|never|also|still|now|already|reportedly|allegedly|nearly|almost|just|again|then|currently|once|later|soon|first|no|longer|both|all|only|have|get|gets|got)$/

/** @returns null when the verb cannot be told with confidence */
export function readStatement(text: string): Statement | null {
  if (/[\u{10000}-\u{10FFFF}]/u.test(text)) return null
  const clause = readByClause(text)
  const plain = readByObject(text)
  // "Bust nets 14 arrests": of two words that may be verbs, the one with an object of its own is.
  if (plain !== null && (clause === null || clause.subject.split(/\s+/).includes(plain.group))) return plain
  return clause ?? readByModal(text) ?? readByVerb(text)
}

const NO_SUBJECT_END =
  /^(?:and|or|but|to|the|a|an|of|who|that|which|his|her|its|their|by|with|for|in|on|at|from|as|after|over|about|into|than|is|are|was|were|has|have|had|will|would|can|could|may|might|must|should|not|new|more|most|first|last|every|all|some|many|why|how|what|when|where|if|while|two|three|four|five|\d.*)$/i

/** "Bust nets 14 arrests", "Trump states number of …": a form in -s right before its object. */
function readByObject(text: string): Statement | null {
  const words = [...text.matchAll(/\S+/g)]
  for (let i = 1; i < words.length - 1; i++) {
    const word = words[i]![0]
    const before = words[i - 1]![0]
    if (/[,;:?!]$/.test(word) || /[“”"‘]/.test(text.slice(0, words[i]!.index))) return null
    if (/^(?:is|are|was|were|will|would|can|could|may|might|must|should|has|have|had|says?|said)$/i.test(word))
      return null
    if (!isThirdPerson(word) || !isNoun(word) || NO_SUBJECT_END.test(before) || /[,’']s?$/.test(before)) continue
    const subject = words.slice(0, i).map((match) => match[0])
    const after = words[i + 1]![0]
    const hasObject =
      (/^(?:takes|makes|gives|gets|sets)$/.test(word) && /^\p{Ll}{3,}$/u.test(after) && !STOPS_OBJECT.test(after)) ||
      /^(?:the|a|an|his|her|its|their|eastern|western|northern|southern|central|\d[\d.,]*|two|three|four|five|six|[$£€]\S+)$/i.test(
        after,
      )
    const isName =
      subject.every((part) => /^\p{Lu}/u.test(part)) &&
      subject.length <= 6 &&
      (!isBaseVerb(after) || isNoun(`${after}s`)) &&
      /^\p{Ll}{3,}$/u.test(after) &&
      !STOPS_OBJECT.test(after) &&
      !isThirdPerson(after) &&
      !isPast(after)
    if (!hasObject && !isName) continue
    const end = words[i]!.index + word.length
    const head = text.slice(0, words[i]!.index).trim()
    if (looksWrong(head.replace(/ (?:who|that) .*$/, ''))) return null
    return classify('', head, [word], word, text.slice(end).trim(), {
      lemma: verbLemma(word) ?? word,
      isPassive: false,
      isOngoing: false,
    })
  }
  return null
}

const FINITE_AHEAD =
  /^(?:(?!as\b|after\b|while\b|that\b|who\b|when\b|if\b|because\b|and\b|but\b)\S+ ){0,5}(?:is|are|was|were|will|would|could|may|might|can|should|has|have)\b/i

/** "Man who has … may be …", "drinking habit could triple …": the only modal is the main one. */
function readByModal(text: string): Statement | null {
  const found = [
    ...text.matchAll(
      / (may|might|could|will|would|can) (?=(?:(?:not|also|soon|nearly|almost|still|never) )?(\p{Ll}+))/gu,
    ),
  ]
  const match = found[0]
  if (match === undefined || found.length > 1) return null
  const subject = text.slice(0, match.index)
  const verb = match[2]!
  if (!isBaseVerb(verb) && verb !== 'be' && verb !== 'have') return null
  if (looksWrong(subject) || /\b(?:that|says?|said|how|why|what|if|when|as|while|after|before)\b/i.test(subject))
    return null
  const group = /^\S+(?: (?:not|also|soon|nearly|almost|still|never))? \S+/.exec(text.slice(match.index + 1))![0]
  const after = text.slice(match.index + 1 + group.length).trim()
  const next = /^(?:been )?\p{Ll}+/u.exec(after)?.[0] ?? ''
  const isPassive = (verb === 'be' || verb === 'have') && isParticiple(next.replace(/^been /, ''))
  const whole = isPassive ? `${group} ${next}` : group
  const rest = isPassive ? after.slice(next.length).trim() : after
  return classify('', subject, whole.toLowerCase().split(' '), whole, rest, {
    lemma: verb,
    isPassive,
    isOngoing: false,
  })
}

function readByClause(text: string): Statement | null {
  const main = mainClause(readClauses(text))
  if (main === null || main.subject === null) return null
  const { verb } = main
  let subject = main.subject.text
  if (main.subject.end > verb.start) return null
  let between = text.slice(main.subject.end, verb.start).trim()
  if (between.startsWith(',') && subject.includes(',')) {
    subject += ','
    between = between.slice(1).trim()
  }
  const group = `${between} ${verb.text}`.trim()
  if (
    between !== '' &&
    !between
      .replace(/’/g, "'")
      .split(/\s+/)
      .every((word) => AUX.test(word.toLowerCase()) || /ly$/.test(word))
  )
    return null
  let prefix = text.slice(0, main.subject.start).trim()
  if (prefix !== '' && !/,$/.test(prefix)) return null
  const lead = /^(.{2,60}), ((?:he|she|they|it|we|I|\p{Lu}\p{L}+))$/u.exec(subject)
  if (
    lead !== null &&
    prefix === '' &&
    /^(?:in|on|at|after|before|during|years|months|weeks|days|facing|as|with|for|despite|amid|following|once|when)\b/i.test(
      lead[1]!,
    )
  ) {
    prefix = `${lead[1]},`
    subject = lead[2]!
  }
  const opening =
    /^((?:In|On|At|After|Before|With|For|Amid|Despite|During|Under|From|By|Since|Following|Without|Years|Days|Weeks) [^,]{2,60}), (.+)$/u.exec(
      subject,
    )
  if (opening !== null && prefix === '') {
    prefix = `${opening[1]},`
    subject = opening[2]!
  }
  const rest = text.slice(verb.end).trim()
  if (looksWrong(subject) || isSecondVerbAhead(verb.text, rest)) return null
  // A verb in -ing with a finite one behind it was part of the subject: "drinking habit could triple risk".
  if (main.status === 'ongoing' && !/ /.test(group) && FINITE_AHEAD.test(rest)) return null
  const words = group.toLowerCase().replace(/’/g, "'").split(/\s+/)
  return classify(prefix.replace(/,$/, ''), subject, words, group, rest, {
    lemma: main.lemma,
    isPassive: main.isPassive,
    isOngoing: main.status === 'ongoing',
  })
}

/** A noun that looks like a verb is one when another verb follows: "Reality TV stars … withdraw pleas". */
function isSecondVerbAhead(verb: string, rest: string): boolean {
  if (!isNoun(verb.toLowerCase()) || SPEECH.test(verb.toLowerCase())) return false
  const words = rest.split(/\s+/)
  const stop = words.findIndex(
    (word) =>
      /^(?:as|after|while|that|who|which|and|but|if|when|to|because|since|before|,)$/i.test(word) ||
      /[,;:]$/.test(word),
  )
  return words
    .slice(0, stop < 0 ? undefined : stop)
    .some(
      (word, i) =>
        i > 0 &&
        /^\p{Ll}/u.test(word) &&
        ((isThirdPerson(word) && !isNoun(word)) ||
          (isBaseVerb(word) &&
            !isNoun(`${word}s`) &&
            !/^(?:and|to)$/.test(words[i - 1]!) &&
            !COMMON_NOUN_TOO.test(word))),
    )
}

const SPEECH = /^(?:says?|shows?|claims?|reports?|warns?|suggests?)$/
const COMMON_NOUN_TOO =
  /ing$|^(?:defense|support|help|trade|access|aid|care|contact|use|attempt|work|talk|debut|lead|deal|meet|cancel|press|like|live|open|own|clean|clear|close|direct|free|last|lower|mean|near|present|second|secure|separate|slow|tie|welcome|total|double|triple|better|best|right|rival|express|patient|minor|major|average|budget|average|target|model|pilot|project|promise|study|survey|network|vote|weather|wonder|worry|yield|title|top|tour|travel|battle|judge|head|host|coach|star|guard|train|fire|fly|face|school|house|service|report|record|review|power|plan|plant|play|place|party|park|pass|part|paint|page|pack|name|move|market|match|march|mark|map|mask|love|lock|loan|list|link|line|limit|lift|light|level|leave|land|kick|key|kid|jump|issue|interest|impact|hurt|hope|honor|home|hold|hit|hike|heat|heart|harm|hand|guide|group|ground|grant|grade|goal|gain|fund|fuel|form|force|focus|flood|float|flight|flag|fix|finish|film|file|fight|field|feature|fear|favor|farm|fan|fall|fail|experience|exit|exercise|event|estimate|end|effect|edge|ease|drug|drop|drive|drink|dress|dream|draft|doubt|dog|document|display|dispute|discount|disaster|design|demand|delay|degree|damage|dance|cycle|cut|cross|cover|court|cost|copy|control|contract|contest|content|concern|complex|comment|color|collapse|clash|class|claim|circle|check|chase|chart|charge|change|challenge|chair|cause|cash|care|camp|campaign|call|buy|burn|budget|break|bottom|book|board|block|blame|bill|bid|bet|benefit|beat|battle|base|bar|ban|back|attack|arrest|appeal|answer|anger|air|address|act)$/

/** The headline's only sure verb, where the clause reader saw none. */
function readByVerb(text: string): Statement | null {
  const words = [...text.matchAll(/\S+/g)]
  let found = -1
  for (let i = 1; i < words.length; i++) {
    const word = words[i]![0].toLowerCase()
    const before = words[i - 1]![0]
    if (/^(?:and|or|to|the|a|an|of|who|that|which|his|her|its|their|by|with|for|in|on|at)$/i.test(before)) continue
    const after = words[i + 1]?.[0] ?? ''
    const isThird = isThirdPerson(word) && !isNoun(word)
    const isSure =
      isThird ||
      (isPast(word) && !isParticiple(word)) ||
      (isPast(word) && /^(?:the|a|an|his|her|its|their|\d\S*|\p{Lu}\S*)$/u.test(after))
    if (!isSure) continue
    // Inside ", who helped …," it is another clause's verb.
    const head = text.slice(0, words[i]!.index)
    const opened = head.lastIndexOf(', who') >= 0 ? head.lastIndexOf(', who') : head.lastIndexOf(' who ')
    if (
      opened >= 0 &&
      !head.slice(opened + 2).includes(',') &&
      (/, who/.test(head.slice(opened)) ||
        found >= 0 ||
        !words.slice(i + 1).some((next) => isThirdPerson(next[0].toLowerCase())))
    ) {
      if (/, who/.test(head.slice(opened)) || i - words.filter((w) => w.index < opened).length <= 2) continue
    }
    found = i
    break
  }
  if (found < 0) return null
  const match = words[found]!
  const subject = text.slice(0, match.index).trim().replace(/,$/, '')
  const rest = text.slice(match.index + match[0].length).trim()
  if (looksWrong(subject) || /^[,;:]/.test(rest) || /[,;:]$/.test(match[0])) return null
  const word = match[0].toLowerCase()
  return classify('', subject, [word], match[0], rest, {
    lemma: verbLemma(word) ?? word,
    isPassive: false,
    isOngoing: false,
  })
}

function mainClause(clauses: readonly ClauseText[]): ClauseText | null {
  const candidates = clauses.filter((clause) => clause.subject !== null && clause.marker === '' && !clause.isQuestion)
  return candidates[0] ?? null
}

/** A subject that holds another verb, or hangs on nothing, was cut wrongly. */
function looksWrong(subject: string): boolean {
  const words = subject.split(/\s+/)
  // "every appearance Smith has made": a name right behind a noun is the subject of a clause of its own.
  if (/^(?:every|each|all|the (?:first|last|only|one)|here)\b/i.test(subject) && / \p{Ll}+ \p{Lu}/u.test(subject))
    return true
  if (
    words.length > 10 ||
    /^(?:why|how|what|when|where|who|if|as|while|and|but|or|that|because|yes|no)$/i.test(words[0]!)
  )
    return true
  if (/^(?:of|in|on|at|to|for|from|by|with|and|or|the|a|an|is|are|was|were|as)$/i.test(words.at(-1)!)) return true
  if ((subject.match(/["“”]/g) ?? []).length % 2 === 1 || /(?:^|\s)[‘'](?!.*[’'](?:\s|$))/.test(subject)) return true
  if (
    /ly$/i.test(words.at(-1)!) &&
    words.length > 1 &&
    /^\p{Ll}/u.test(words.at(-1)!) &&
    !/^(?:family|assembly|rally|ally|bully|supply|monopoly|butterfly|jelly|daily|weekly|elderly|anomaly|homily|police)$/.test(
      words.at(-1)!,
    )
  )
    return true
  const hasRelative = /\b(?:who|that|which|whose|where)\b/i.test(subject)
  return (
    !hasRelative &&
    words
      .slice(1)
      .some(
        (word, i) => /^\p{Ll}/u.test(word) && isThirdPerson(word) && !isNoun(word) && !/^(?:of|the)$/i.test(words[i]!),
      )
  )
}

interface MainVerb {
  lemma: string
  isPassive: boolean
  isOngoing: boolean
}

function classify(
  prefix: string,
  subject: string,
  words: string[],
  group: string,
  rest: string,
  main: MainVerb,
): Statement | null {
  const first = words[0]!
  const mainVerb = words.find((word) => !AUX.test(word) && !/ly$/.test(word)) ?? words.at(-1)!
  const particle = words.slice(words.indexOf(mainVerb) + 1).join(' ')
  const forms = formsOf(mainVerb, main.lemma, particle)
  const kind = kindOf(words, first, mainVerb, main, rest)
  if (
    kind === null ||
    (kind === 'present' && words.length === 1 && !isThirdPerson(mainVerb) && !takesBase(subject, rest, mainVerb))
  )
    return null
  if (isNounRather(kind, mainVerb, rest)) return null
  // "Plan to cut the budget made public": the infinitive belongs to the noun, the verb comes later.
  if (kind === 'future' && first === 'to' && hasVerbAhead(rest)) return null
  const isPlural =
    /^(?:are|were|have|aren't|weren't|haven't)$/.test(first) ||
    (/^(?:is|was|has|isn't|wasn't|hasn't)$/.test(first)
      ? false
      : kind === 'present' && forms !== null
        ? !isThirdOf(mainVerb, forms)
        : looksPlural(subject))
  return { kind, prefix, subject: subject.replace(/^[,;:\s]+/, ''), group, rest, isPlural, forms, ...splitObject(rest) }
}

function kindOf(
  words: readonly string[],
  first: string,
  mainVerb: string,
  main: MainVerb,
  rest: string,
): StatementKind | null {
  if (/^(?:is|are|was|were|isn't|aren't|wasn't|weren't)$/.test(first)) {
    if (words.length === 1 || words.every((word) => AUX.test(word))) return 'copula'
    if (words.includes('to')) return 'future'
    return /ing$/.test(mainVerb) && !main.isPassive ? 'progressive' : main.isPassive ? 'passive' : null
  }
  if (/^(?:has|have|had|hasn't|haven't)$/.test(first)) return words.length === 1 ? 'present' : 'perfect'
  if (/^(?:will|would|can|could|may|might|must|should|won't|can't|cannot|couldn't|wouldn't)$/.test(first))
    return 'modal'
  if (first === 'to') return 'future'
  if (words.includes('to')) return null
  if (words.length > 1 && /^(?:does|do|did|doesn't|don't|didn't|not|never)$/.test(first)) return 'fixed'
  if (/ing$/.test(mainVerb) && main.isOngoing) return 'bare-progressive'
  if (main.isPassive && !INTRANSITIVE.test(mainVerb) && !isActivePast(mainVerb, words, rest)) return 'bare-passive'
  if (isThirdPerson(mainVerb)) return 'present'
  if (isPast(mainVerb) && mainVerb !== main.lemma) return 'past'
  return mainVerb === main.lemma ? 'present' : isPast(mainVerb) ? 'past' : null
}

/** "Senators reject plan": a base form needs a plural before it, and one that is a noun too an object after it. */
function takesBase(subject: string, rest: string, verb: string): boolean {
  const last = subject
    .split(/\s+/)
    .at(-1)!
    .replace(/[”"’']+$/, '')
  const isPlural =
    (/s$/.test(last) && !/[’']s$|ss$/.test(last)) || looksPlural(subject) || /^(?:GOP|Police|People)$/i.test(last)
  if (!isPlural || (/[’']s\s+\S+$/.test(subject) && !/s$/.test(last))) return false
  return (
    !isNoun(`${verb}s`) ||
    /^(?:the|a|an|his|her|its|their|to|for|in|on|at|over|against|as|after|with|that|from|off|up|out|\d|\p{Lu}|[“‘"'$£€])/u.test(
      rest,
    )
  )
}

function hasVerbAhead(rest: string): boolean {
  const main = rest.split(
    /\s(?:as|after|before|while|who|that|which|when|if|because|since|amid|following|where)\s/i,
  )[0]!
  return main
    .split(/\s+/)
    .some(
      (word) =>
        /^\p{Ll}/u.test(word) &&
        (isPast(word) ||
          isParticiple(word) ||
          (isThirdPerson(word) && !isNoun(word)) ||
          /^(?:is|are|was|were|has|have|could|may|might|will)$/.test(word)),
    )
}

const RISES =
  /^(?:rises?|falls?|drops?|jumps?|surges?|slides?|slips?|gains?|rallies|rally|grows?|ends?|starts?|stops?|stalls?|works?|votes?|talks?|returns?|rests?|lives?|moves?|walks?|runs?|leads?|wins?|loses?|crashes?|strikes?|protests?|climbs?|tops?|looks?|looms?|clash|clashes|face|faces|march|marches|battle|battles|plan|plans|vows?|hits?|aims?|calls?|fights?|responds?|reports?|says?)$/

/** "Christmas lights in a village", "stumble spotlights break from …": a noun as often as a verb, with no object. */
function isNounRather(kind: StatementKind, verb: string, rest: string): boolean {
  if ((kind !== 'present' && kind !== 'past') || RISES.test(verb)) return false
  // "Championship picks" with nothing after it is a name for a thing.
  if (rest === '' && isThirdPerson(verb)) return true
  if (
    isNoun(verb) &&
    isParticiple(rest.split(' ')[0]!.toLowerCase()) &&
    !/^(?:set|put|cut|hit|let)$/.test(rest.split(' ')[0]!)
  )
    return true
  const isEither = isNoun(verb) || isNoun(`${verb}s`)
  return (
    isEither &&
    (rest === '' || /^(?:in|on|at|from|of|with|for|by|about|over|near|after|before|during|amid|as|and|,)\b/i.test(rest))
  )
}

/** "admitted to killing", "returned to Texas": a past told actively, though the form could be a participle. */
function isActivePast(verb: string, words: readonly string[], rest: string): boolean {
  if (words.length > 1) return false
  if (/^to \S+ing\b/i.test(rest)) return true
  return (
    /^(?:to|into|from|up|down|out|off|away|back|through|across|along|past|around)\b/i.test(rest) &&
    !/^(?:sent|taken|moved|linked|tied|forced|ordered|expected|set|told|allowed|urged|asked|sentenced|charged|committed|flown|rushed|transferred|extradited|deported|banned|barred|removed|pulled|thrown|ejected|expelled|released|freed|evacuated|driven|led|given|delivered|returned|sold|brought|dragged|carried|blocked|kicked|locked|known|caught|stolen|rescued|recovered|withdrawn|fired|dropped|cut|called|blown|swept|burned|knocked|shot|beaten|wiped|chased|left|connected|assigned|appointed|named|elected|exposed|limited|restored|promoted|added|awarded|offered|shown|subjected|traded|invited|warned|encouraged|scheduled|required|supposed|poised|slated|believed|said|thought|found|seen|drawn|made|born)$/.test(
      verb,
    )
  )
}

const INTRANSITIVE =
  /^(?:voted|pleaded|pled|died|fell|rose|resigned|arrived|returned|spoke|talked|apologized|agreed|won|lost|went|came|testified|appeared|happened|grew|worked|refused|declined|campaigned|rested|met)$/

function isThirdOf(word: string, forms: VerbForms): boolean {
  return forms.third.split(' ')[0] === word
}

/** The forms of the main verb, when the word in the text is one of them. */
function formsOf(word: string, lemma: string, particle: string): VerbForms | null {
  for (const base of [verbLemma(word), lemma, lemma.endsWith('e') ? undefined : `${lemma}e`]) {
    if (base === undefined) continue
    const forms = verbForms(base)
    if (Object.values(forms).includes(word)) return verbForms(particle === '' ? base : `${base} ${particle}`)
  }
  return null
}

const STOPS_OBJECT =
  /^(?:of|in|on|at|to|for|from|by|with|as|after|before|over|about|amid|during|while|despite|against|into|near|and|but|if|when|that|who|which|because|since|until|through|under|between|among|following|ahead|on|at|without|within|along|via|per|than|,|outside|inside|across|toward|towards|around|off|up|out|behind|beyond|upon|like)$/i

/** The noun phrase right after the verb, up to the next preposition or conjunction; '' unless it ends cleanly. */
function splitObject(rest: string): { object: string; tail: string } {
  const none = { object: '', tail: rest }
  const words = rest.split(/\s+/)
  let end = words.findIndex(
    (word, i) =>
      STOPS_OBJECT.test(word) &&
      !(word.toLowerCase() === 'of' && i > 0) &&
      !(/^and$/i.test(word) && i > 0 && isListed(words, i)),
  )
  if (end < 0) end = words.length
  const object = words.slice(0, end).join(' ')
  if (object === '' || words[0] === 'of') return none
  if (
    /[,;:]$/.test(object) ||
    (words.slice(0, end - 1).some((word) => /[,;:]$/.test(word) && !/^\d/.test(word)) &&
      !/, (?:\p{Lu}|and )/u.test(object))
  )
    return none
  // "got sucked out": a participle behind the verb is no object.
  if (/(?:ed|en|wn)$/.test(object.split(' ')[0]!) && isParticiple(object.split(' ')[0]!)) return none
  if (
    /^(?:it|him|her|them|himself|herself|itself|themselves|me|us|that|this|what|how|why|whether|if|to|more|less|most|not|no longer|dead|guilty|aged|alive|free|open|close|public|online|home|back|ahead|there|here|well|poorly)\b/i.test(
      object,
    )
  )
    return none
  const inner = words.slice(1, end)
  if (
    inner.some(
      (word) =>
        /^\p{Ll}+ly$/u.test(word) &&
        !/^(?:family|supply|assembly|ally|rally|bully|fly|daily|weekly|early|elderly|only|monthly|friendly|deadly|likely)$/.test(
          word,
        ),
    )
  )
    return none
  if (
    inner.some(
      (word) =>
        /^\p{Ll}/u.test(word) &&
        (/^(?:is|are|was|were|has|have|had|will|would|could|may|might|can|should)$/.test(word) ||
          (isThirdPerson(word) && !isNoun(word))),
    )
  )
    return none
  const quotes = (object.match(/["“”‘]|(?<!\p{L})'|'(?!\p{L})/gu) ?? []).length
  if (quotes % 2 === 1 && !/‘[^‘’]*’/.test(object)) return none
  return { object, tail: words.slice(end).join(' ') }
}

/** "punches and helmets", "Oman and South Korea": the conjunction joins two nouns of one object. */
function isListed(words: readonly string[], at: number): boolean {
  const after = words[at + 1] ?? ''
  return (
    !isThirdPerson(after.toLowerCase()) &&
    !isPast(after.toLowerCase()) &&
    !/^(?:is|are|was|to|will|then|it|he|she|they)$/i.test(after)
  )
}

const PLURAL_NOUN =
  /^(?:people|men|women|children|police|thousands|millions|dozens|hundreds|teens|officials|researchers|feds)$/i

/** Whether a noun phrase takes a plural verb. */
export function looksPlural(phrase: string): boolean {
  const subject = phrase.replace(/[“"][^”"]*[”"]|[‘'](?=\p{L})[^’']*[’'](?!\p{L})/gu, '').trim() || phrase
  if (/^\p{Lu}[^,]*, \p{Lu}[^,]*$/u.test(subject)) return true
  if (/(?:^|\s)news$/i.test(subject)) return false
  if (/ and /i.test(subject) && !/^(?:the |an? )?[^ ]+ of /i.test(subject)) return true
  if (
    /^(?:\d+(?![\d-])(?!-)|two|three|four|five|six|seven|eight|nine|ten|both|several|many|some|dozens|hundreds|thousands|millions)\b/i.test(
      subject,
    ) &&
    !/^(?:1|one)\b/i.test(subject)
  )
    return true
  const head = subject
    .split(
      /\s+(?:of|in|on|at|to|for|from|by|with|who|that|which|over|about|against|near|behind|linked|under|after|,)\s+|,/i,
    )[0]!
    .split(/\s+/)
    .at(-1)!
    .replace(/[’'”"]+$/, '')
  if (PLURAL_NOUN.test(head)) return true
  return (
    /s$/.test(head) &&
    !/(?:ss|us|is|news|’s|'s|ics|Paris|Texas|Kansas|series|species|Congress|Las Vegas|Netherlands|Philippines|States|Times|Airlines)$/.test(
      head,
    ) &&
    !(
      /^\p{Lu}/u.test(head) &&
      subject.split(' ').length <= 3 &&
      !/^(?:Democrats|Republicans|Americans|Dodgers|Lakers|Chiefs|Raiders|Yankees|Sussexes)$/.test(head) &&
      subject !== head
    )
  )
}
