/**
 * A plain statement taken apart for rewording: who, verb group, the rest, and who vouches for it. Built on the clause
 * reader, with checks of its own: a reading that looks doubtful is no reading, and then nothing is rearranged.
 */
import { type ClauseText, readClauses } from '../clause/clause.ts'
import {
  isBaseVerb,
  isNoun,
  isParticiple,
  isPast,
  isPersonNoun,
  isThirdPerson,
  verbLemma,
} from '../words/vocabulary.ts'
import { disagrees } from './doubt.ts'
import { AUX, classify, type Statement } from './kind.ts'
import { type JudgedPlace, judgeVerbs } from './main-verb.ts'
import { isMisleading } from './misleading.ts'
import { looksPlural, STOPS_OBJECT } from './object.ts'
import { readAt, readBySplit, verbPlaceOf } from './split.ts'
import { readState } from './state.ts'
import { endsInNoun, isClearSubject } from './sure.ts'
import { DOES_ITSELF } from './verbs.ts'

/** @returns null when the verb cannot be told with confidence */
export function readStatement(text: string): Statement | null {
  if (/[\u{10000}-\u{10FFFF}]/u.test(text)) return null
  // "So is the ferry", "Here is the list": what stands in front is nobody.
  if (/^(?:here|so) (?:is|are|was|were)\b/i.test(text)) return null
  if (COMMAND.test(text) || /\b(?:I|[Ww]e)(?:['’](?:m|re|ve|ll|d))\b/.test(text)) return null
  const ruled = readByRules(text)
  const place = ruled === null ? null : verbPlaceOf(ruled)
  if (ruled !== null && place === null) return ruled
  const places = judgeVerbs(text.split(/\s+/))
  const best = places.reduce<JudgedPlace | null>(
    (top, other) => (other.likelihood > (top?.likelihood ?? 0) ? other : top),
    null,
  )
  if (ruled !== null) {
    const same = places.find(({ at, reading }) => at === place?.at && reading === place.reading)
    // "Neighbours upset by noise", "islanders warned not to swim": what follows leaves no doubt of how it tells.
    // "Okafor responded to lack of ferries": nobody is responded.
    const isPlain =
      (ruled.kind === 'bare-passive' &&
        /^(?:\S+ (?:by|(?:not )?to)|hit with)\b/.test(`${ruled.group} ${ruled.rest}`)) ||
      (ruled.kind === 'past' && DOES_ITSELF.test(ruled.group))
    const least = ruled.kind === 'future' ? DOUBTED_PLAN : DOUBTED
    if (same === undefined || same.likelihood >= least || (isPlain && best?.at === place?.at)) return ruled
  }
  const state = readState(text, (from) => isVerbless(places, from))
  if (state !== null) return state
  const judged = best === null || best.likelihood < SURE ? null : readAt(text, best)
  return judged === null || disagrees(judged) ? null : judged
}

/** What a rule has found is no reading when the model holds it for less likely than this … */
const DOUBTED = 0.1
/** (of plans rules are surer) */
const DOUBTED_PLAN = 0.03
/** … and what no rule has found is one when it is this likely. */
const SURE = 0.85
/** Below this there is no verb. */
const VERBLESS = 0.2

const isVerbless = (places: readonly JudgedPlace[], from: number): boolean =>
  places.reduce((sum, { at, likelihood }) => sum + (at < from ? 0 : likelihood), 0) < VERBLESS

/** By rules, but for what speaks against it. */
function readByRules(text: string): Statement | null {
  const statement = readByTwoRules(text)
  const place = statement === null ? null : verbPlaceOf(statement)
  if (statement === null || place === null || place.reading === 'auxiliary') return statement
  // Adverbs stand in front of the verb.
  const behind = text.split(/\s+/).slice(place.at)
  return isMisleading(statement.subject.split(/\s+/), behind, place.reading) ? null : statement
}

function readByTwoRules(text: string): Statement | null {
  const statement = readChecked(text)
  const found = readBySplit(text)
  const split = found === null || disagrees(found) ? null : found
  if (split === null || looksWrong(split.subject)) return statement
  // A plan is read only where nothing else is.
  if (split.kind === 'future' && statement !== null) return statement
  // Where the two part, the one that has tried every place is right more often.
  return statement === null || withoutAdverb(statement.subject) !== withoutAdverb(split.subject) ? split : statement
}

const withoutAdverb = (subject: string): string => subject.replace(/ (?:again|\p{Ll}+ly)$/u, '')

function readChecked(text: string): Statement | null {
  const statement = readSure(text)
  if (statement === null || disagrees(statement)) return null
  // "changes coming as court declines": a clause of its own ended before the verb.
  if (
    /\p{Ll}ing .*\bas\b|\p{L} (?:as|while|when|because|although|though|after|before|since|until) \p{L}/u.test(
      statement.subject,
    ) ||
    /^(?:got|gets?|was|is|be)$| (?:OKs|OKd|OK’d|OK'd|IDs|IDd|ups|upped)\b/i.test(statement.subject)
  )
    return null
  // "Russian strikes rain on …": what stands before a noun is no doer.
  const isAdjective = /^\p{Lu}\p{Ll}+(?:ian|ean|ese|ish|eli|aqi|ani|ench|utch|wiss)$/u.test(statement.subject)
  if ((isAdjective && isNoun(statement.group)) || !endsInNoun(statement.subject)) return null
  if (/^bare-/.test(statement.kind) && !isClearSubject(statement.subject.replace(/,? (?:who|that|which) .*$/, '')))
    return null
  // "Senators question chief over deaths linked to …": a verb behind a plural came before the participle.
  const subjectWords = statement.subject.split(/\s+/)
  const hasVerb = subjectWords.some(
    (word, i) => i > 0 && /^\p{Ll}/u.test(word) && isBaseVerb(word) && /^\p{L}+[^s’']s$/u.test(subjectWords[i - 1]!),
  )
  if (/^bare-/.test(statement.kind) && hasVerb) return null
  // "Harbor bombing suspect …": behind what is no person, a form in -ing with a bare noun after it names a thing.
  const isCompound =
    statement.kind === 'bare-progressive' &&
    /^\p{Ll}/u.test(statement.rest) &&
    isNounLike(statement.rest.split(' ')[0]!) &&
    !isPersonNoun(subjectWords.at(-1)!.toLowerCase()) &&
    !/s$/.test(subjectWords.at(-1)!)
  if (isCompound) return null
  if (statement.prefix !== '') return statement
  // "In cutting joint drills, Trump": what stands before the comma says when or how, not who.
  const opening =
    /^((?:in|on|at|after|before|with|for|amid|despite|during|under|from|by|since|following|without|as|while|when|facing|like|unlike|an? (?:year|month|week|day|decade) (?=(?:after|before|since|into)\b)|\p{L}{3,}ed (?=(?:about|by|with|over|from|of|in)\b)|\p{L}{3,}ing (?=(?:to|for|at|on|an?|the|his|her|its|their)\b))\b.{2,70}|(?:\S+ ){1,2}(?:years?|months?|weeks?|days?|decades?) ago), (\S.*)$/iu.exec(
      statement.subject,
    )
  if (opening === null) return statement
  const [, prefix = '', subject = ''] = opening
  // A past tells no number: "10 years ago, a stranger saved …".
  return {
    ...statement,
    prefix,
    subject,
    isPlural: statement.kind === 'past' ? looksPlural(subject) : statement.isPlural,
  }
}

const isNounLike = (word: string): boolean => isNoun(word) || isNoun(`${word}s`) || isPersonNoun(word)

/** "Share your memories": said to the reader, of nobody. */
const COMMAND =
  /^(?:Share|Help|Check|Join|Ask|Tell|Vote|Stop|Don['’]t|Do not|Never|Try|Learn|Listen|Look|Subscribe|Follow|Meet|Get|Read|Watch|See|Send us|Sign up|Take our|Take the|Test your|Find out|Let)\b(?! (?:says?|said|is|was|has|will)\b)/

function readSure(text: string): Statement | null {
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
    return classify('', head, [word], word, text.slice(end).trim(), {
      lemma: verbLemma(word) ?? word,
      isPassive: false,
      isOngoing: false,
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
  return classify('', subject, [verb], verb, rest, {
    lemma: verbLemma(verb) ?? verb,
    isPassive: true,
    isOngoing: false,
  })
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
