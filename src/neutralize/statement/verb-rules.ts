/** Finds the verb of a statement by rules that each know one sign of it; the clause reader is the first of them. */
import { type ClauseText, readClauses } from '../clause/clause.ts'
import { isBaseVerb, isNoun, isParticiple, isPast, isThirdPerson, verbLemma } from '../words/vocabulary.ts'
import { classify } from './classify.ts'
import { AUX, type Statement } from './kind.ts'
import { STOPS_OBJECT } from './object.ts'

/** @returns null where no rule finds a verb, or what stands before it can be no subject */
export function readBySign(text: string): Statement | null {
  const clause = readByClause(text)
  const plain = readByObject(text)
  // "Bust nets 14 arrests": of two words that may be verbs, the one with an object of its own is.
  if (plain !== null && (clause === null || clause.subject.split(/\s+/).includes(plain.group))) return plain
  return clause ?? readByParticiple(text) ?? readByModal(text) ?? readByVerb(text)
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
      /^(?:the|a|an|his|her|its|their|eastern|western|northern|southern|central|\d[\d.,]*|two|three|four|five|six|nearly|almost|dozens|hundreds|thousands|scores|several|many|at|[$£€]\S+)$/i.test(
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
    return classify({
      prefix: '',
      subject: head,
      group: word,
      rest: text.slice(end).trim(),
      main: { lemma: verbLemma(word) ?? word, isPassive: false, isOngoing: false },
    })
  }
  return null
}

/** "Plan to cut the budget made public in memo": an infinitive belongs to the noun before it, the participle tells. */
function readByParticiple(text: string): Statement | null {
  const match =
    /^(.*?\b(?:plan|plans|bid|attempt|effort|efforts|proposal|move|push|pledge|promise|decision|deal|request|scheme|plot|order) to \p{Ll}+ .*?) (\p{Ll}+)(?= (?:by|in|on|at|after|over|amid|public|as|for|during|following)\b|$)/u.exec(
      text,
    )
  if (match === null) return null
  const [whole, subject, verb] = match as unknown as [string, string, string]
  if (
    !isParticiple(verb) ||
    isNoun(verb) ||
    looksWrong(subject) ||
    /\b(?:is|are|was|were|has|have|will|could|may|might|would|can)\b/.test(text.slice(0, whole.length))
  )
    return null
  const rest = text.slice(whole.length).trim()
  const main = { lemma: verbLemma(verb) ?? verb, isPassive: true, isOngoing: false }
  return classify({ prefix: '', subject, group: verb, rest, main })
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
  return classify({ prefix: '', subject, group: whole, rest, main: { lemma: verb, isPassive, isOngoing: false } })
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
  const { lemma, isPassive, status } = main
  return classify({
    prefix: prefix.replace(/,$/, ''),
    subject,
    group,
    rest,
    main: { lemma, isPassive, isOngoing: status === 'ongoing' },
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
  /ing$|^(?:defense|support|help|trade|access|aid|care|contact|use|attempt|work|talk|debut|lead|deal|meet|cancel|press|like|live|open|own|clean|clear|close|direct|free|last|lower|mean|near|present|second|secure|separate|slow|tie|welcome|total|double|triple|better|best|right|rival|express|patient|minor|major|average|budget|target|model|pilot|project|promise|study|survey|network|vote|weather|wonder|worry|yield|title|top|tour|travel|battle|judge|head|host|coach|star|guard|train|fire|fly|face|school|house|service|report|record|review|power|plan|plant|play|place|party|park|pass|part|paint|page|pack|name|move|market|match|march|mark|map|mask|love|lock|loan|list|link|line|limit|lift|light|level|leave|land|kick|key|kid|jump|issue|interest|impact|hurt|hope|honor|home|hold|hit|hike|heat|heart|harm|hand|guide|group|ground|grant|grade|goal|gain|fund|fuel|form|force|focus|flood|float|flight|flag|fix|finish|film|file|fight|field|feature|fear|favor|farm|fan|fall|fail|experience|exit|exercise|event|estimate|end|effect|edge|ease|drug|drop|drive|drink|dress|dream|draft|doubt|dog|document|display|dispute|discount|disaster|design|demand|delay|degree|damage|dance|cycle|cut|cross|cover|court|cost|copy|control|contract|contest|content|concern|complex|comment|color|collapse|clash|class|claim|circle|check|chase|chart|charge|change|challenge|chair|cause|cash|camp|campaign|call|buy|burn|break|bottom|book|board|block|blame|bill|bid|bet|benefit|beat|base|bar|ban|back|attack|arrest|appeal|answer|anger|air|address|act)$/

/** The headline's only sure verb, where the clause reader saw none. */
function readByVerb(text: string): Statement | null {
  const words = [...text.matchAll(/\S+/g)]
  let found = -1
  for (let i = 1; i < words.length; i++) {
    const word = words[i]![0].toLowerCase()
    const before = words[i - 1]![0]
    if (/^(?:and|or|to|the|a|an|of|who|that|which|his|her|its|their|by|with|for|in|on|at)$/i.test(before)) continue
    const after = words[i + 1]?.[0] ?? ''
    const isThird = isThirdPerson(word) && (!isNoun(word) || (word === 'leads' && after === 'to'))
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
  const before = text.slice(0, match.index).trim()
  // The comma that ends an apposition stays; a single one ends another statement: "claims misleading, plays down …".
  if (/^[^,]*,$/.test(before)) return null
  const subject = before
  const rest = text.slice(match.index + match[0].length).trim()
  if (looksWrong(subject) || /^[,;:]/.test(rest) || /[,;:]$/.test(match[0])) return null
  const word = match[0].toLowerCase()
  const main = { lemma: verbLemma(word) ?? word, isPassive: false, isOngoing: false }
  return classify({ prefix: '', subject, group: match[0], rest, main })
}

function mainClause(clauses: readonly ClauseText[]): ClauseText | null {
  const candidates = clauses.filter((clause) => clause.subject !== null && clause.marker === '' && !clause.isQuestion)
  return candidates[0] ?? null
}

/** A subject that holds another verb, or hangs on nothing, was cut wrongly. */
export function looksWrong(subject: string): boolean {
  const words = subject.split(/\s+/)
  // "every appearance Smith has made": a name right behind a noun is the subject of a clause of its own.
  if (/^(?:every|each|all|the (?:first|last|only|one)|here)\b/i.test(subject) && / \p{Ll}+ \p{Lu}/u.test(subject))
    return true
  if (
    words.length > 10 ||
    /^(?:why|how|what|when|where|who|if|as|while|and|but|or|that|because|yes|no)$/i.test(words[0]!)
  )
    return true
  if (
    /^(?:of|in|on|at|to|for|from|by|with|and|or|the|a|an|is|are|was|were|as|during|amid|after|before|against|between|until|without)$/i.test(
      words.at(-1)!,
    )
  )
    return true
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
  if (/\b(?:we|they|you|i|he|she|it|who|that|which|there)['’](?:ve|re|ll|d|s|m)$/i.test(subject)) return true
  // "the reason people write": the verb belongs to a clause behind a noun.
  if (
    /^(?:the )?(?:\S+ )?(?:reasons?|way|ways|moment|day|time|thing|things|place|places|story) (?:\p{L}+s|people|men|women|he|she|they|it|we|you)$/iu.test(
      subject,
    )
  )
    return true
  if (/ vs\.? /i.test(subject)) return true
  // "front and center in race as he stumps": a clause of its own began before the verb.
  if (/ (?:as|while|after|before|when|because|since) (?:he|she|they|it|the|a|an|his|her|their)\b/i.test(subject))
    return true
  // A verb in British spelling that the table has in American: "minister apologises for joke, says …".
  if (
    words
      .slice(1)
      .some(
        (word) =>
          /^\p{Ll}{3,}is(?:es|ed)$/u.test(word) &&
          !/^(?:raised|praised|advised|revised|promises|premises|franchises|exercises|noises|rises|prices)$/.test(word),
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
