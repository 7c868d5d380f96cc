/**
 * A plain statement taken apart for rewording: who, verb group, the rest, and who vouches for it. Built on the clause
 * reader, with checks of its own: a reading that looks doubtful is no reading, and then nothing is rearranged.
 */
import { memoize, once } from '../../text/memoize.ts'
import { isBaseVerb, isNoun, isPersonNoun } from '../words/vocabulary.ts'
import { readAroundAside } from './aside.ts'
import { readCertain, readMocked } from './certain.ts'
import { readDeed } from './deed.ts'
import { disagrees, NOBODY } from './doubt.ts'
import { readFronted } from './fronted.ts'
import type { Statement } from './kind.ts'
import { leastFor } from './likely.ts'
import { type JudgedPlace, judgeVerbs } from './main-verb.ts'
import { isMisleading } from './misleading.ts'
import { isMisread } from './misread.ts'
import { looksPlural } from './object.ts'
import { openingTitle, withNameFor, withTitleBack } from './quoted-title.ts'
import { openingOf, readAt, readBySplit, TIME_IN_FRONT, verbPlaceOf } from './split.ts'
import { asOneAmong, readState } from './state.ts'
import { NATIONALITY } from './subject.ts'
import { endsInNoun, isClearSubject } from './sure.ts'
import { toldApart } from './told-apart.ts'
import { looksWrong, readBySign } from './verb-rules.ts'
import { DOES_ITSELF, DONE_TO_DEAD, FOUND } from './verbs.ts'

/** @returns null when the verb cannot be told with confidence */
export const readStatement = (text: string): Statement | null => readOnce(text).statement

/** What a headline's parts say is asked by its plan, by its wordings and by what cuts them. */
const readOnce = memoize((text) => ({ statement: readAfresh(text) }), 64)

function readAfresh(text: string): Statement | null {
  const listed = TICKER.exec(text)
  const around = listed === null ? null : readAroundTicker(text, listed)
  if (around !== null) return around
  const title = openingTitle(text)
  const read = title === '' ? null : readPlain(withNameFor(text, title))
  const statement =
    (read === null ? null : withTitleBack(read, title)) ??
    readMocked(text) ??
    // "To save fuel, ferries sail slower": what for is no part of who.
    (/^To \p{Ll}/u.test(text) ? readFronted(text, readPlain) : null) ??
    readPlain(text) ??
    readAroundAside(text, readPlain) ??
    readFronted(text, readPlain) ??
    readDeed(text) ??
    readCertain(text)
  return statement === null || isAdvice(statement) || isMisread(statement) ? null : asOneAmong(statement)
}

/** "Skerra Motors (SKM)": by which letters a firm is listed. */
const TICKER = / \((?:[A-Z]{2,9}: ?)?[A-Z]{1,5}(?:\.[A-Z]{1,2})?\)(?= |$)/

/** Read without the letters, and told with them. */
function readAroundTicker(text: string, { 0: ticker, index }: RegExpExecArray): Statement | null {
  const firm = text.slice(0, index)
  const read = readAfresh(firm + text.slice(index + ticker.length))
  return read === null || read.prefix !== '' || read.subject !== firm ? null : { ...read, subject: firm + ticker }
}

/** "Shop around to hit the slopes": what to do, and nobody who is to do it. */
const isAdvice = ({ kind, subject }: Statement): boolean =>
  kind === 'future' && / (?:around|ahead|out|up|back|early|together|away)$/.test(` ${subject}`)

function readPlain(text: string): Statement | null {
  if (/[\u{10000}-\u{10FFFF}]/u.test(text)) return null
  // "So is the ferry", "Here is the list": what stands in front is nobody.
  if (/^(?:here|so) (?:is|are|was|were)\b/i.test(text)) return null
  // "Now anyone can sail": not a kind of anyone.
  if (/^now (?:any|every|no|some)(?:one|body)\b/i.test(text)) return null
  if (isWhatDidSo(text)) return null
  // "No, Norwell did not ban it": an answer, and nobody.
  if (/^(?:No|Yes|Oh|Well|Sorry), /.test(text)) return null
  // "If the ferries stop, fares …" holds on a condition; "Harbor fees, explained" is no deed.
  if (/^(?:if|unless)\b|, explained$/i.test(text)) return null
  if (COMMAND.test(text) || /\b(?:I|[Ww]e)(?:['’](?:m|re|ve|ll|d))\b/.test(text)) return null
  const ruled = readByRules(text)
  const place = ruled === null ? null : verbPlaceOf(ruled)
  if (ruled !== null && place === null) return ruled
  const words = text.split(/\s+/)
  const places = toldApart(words, judgeVerbs(words))
  const opening = openingOf(text)
  const from = opening === '' ? 0 : opening.split(/\s+/).length
  const best = placesBehind(from, words, places).reduce<JudgedPlace | null>(
    (top, other) => (other.likelihood > (top?.likelihood ?? 0) ? other : top),
    null,
  )
  if (ruled !== null) {
    const same = places.find(({ at, reading }) => at === place?.at && reading === place.reading)
    // "Neighbours upset by noise", "islanders warned not to swim": what follows leaves no doubt of how it tells.
    // "Okafor responded to lack of ferries": nobody is responded.
    const isPlain =
      (ruled.kind === 'bare-passive' &&
        /^(?:\S+ (?:by|(?:not )?to)|hit with|found (?:in|at|on|near|under|inside|hiding))\b/.test(
          `${ruled.group} ${ruled.rest}`,
        )) ||
      (ruled.kind === 'past' && DOES_ITSELF.test(ruled.group)) ||
      // "Dana Whit stepping down as captain"
      (ruled.kind === 'bare-progressive' && NAMED().test(ruled.subject) && GOES.test(`${ruled.group} ${ruled.rest}`))
    // "Fuel prices to rise": of plans rules are surer, where nothing else may tell.
    const isOnlyPlan = ruled.kind === 'future' && (best === same || best === null || best.likelihood < VERBLESS)
    if (same === undefined || same.likelihood >= DOUBTED || isOnlyPlan || (isPlain && best?.at === place?.at))
      return ruled
  }
  // "likely to close": how it stands, and no plan.
  const verbs = places.filter(({ at, reading }) => reading !== 'future' || !/^(?:un)?likely$/.test(words[at - 1]!))
  const state = readState(text, (from) => isVerbless(verbs, from))
  if (state !== null) return NOBODY.test(state.subject) ? null : state
  const judged = best === null || best.likelihood < leastFor(best, words, from, places) ? null : readAt(text, best)
  // "An overlooked detail": an article alone is nobody.
  return judged === null || disagrees(judged) || /^(?:an?|the)$/i.test(judged.subject) ? null : judged
}

/** "What divers saw in the harbor left them shaken": what they saw did so, and nobody else did anything. */
export const isWhatDidSo = (text: string): boolean => WHAT_DID_SO.test(text)

const WHAT_DID_SO =
  /^what (?:\S+ ){2,8}?(?:left|leaves|made|makes|shocked|shocks|stunned|stuns|surprised|surprises|horrified|baffled|terrified) (?:him|her|them|it|people|everyone|fans|doctors|scientists|experts|police|parents|locals|viewers)\b/i

/** "As costs rise, port closes": the verb of the clause in front is not asked for; nor is what can be none. */
function placesBehind(from: number, words: readonly string[], places: JudgedPlace[]): JudgedPlace[] {
  if (places.some(({ at, likelihood }) => at < from && likelihood >= VERBLESS)) {
    const behind = words.slice(from)
    return toldApart(behind, judgeVerbs(behind)).map((place) => ({ ...place, at: place.at + from }))
  }
  const wrong = places.find((place) => isNoVerb(words, place))
  if (wrong === undefined) return places
  return places.map((place) => ({
    ...place,
    likelihood: place === wrong ? 0 : place.likelihood / (1 - wrong.likelihood),
  }))
}

/** "appeals court", "human remains again found", "road remains closed", "lamp shops look to profit" */
function isNoVerb(words: readonly string[], { at, reading }: JudgedPlace): boolean {
  const next = words[at + 1] ?? ''
  if (next === 'look' && words[at + 2] === 'to') return true
  if (words[at] === 'appeals') return /^courts?$/.test(next)
  if (words[at] === 'remains') return FOUND.test(next) || FOUND.test(words[at + 2] ?? '')
  return reading === 'passive' && words[at - 1] === 'remains' && !DONE_TO_DEAD.test(words[at]!)
}

/** Whether some word of what was not read is likely its verb: then it names no thing. */
export const mayTell = memoize(
  (text): boolean => judgeVerbs(text.split(/\s+/)).reduce((sum, { likelihood }) => sum + likelihood, 0) > TELLING,
  64,
)

const TELLING = 0.4

/** What a rule has found is no reading when the model holds it for less likely than this. */
const DOUBTED = 0.2
/** Below this there is no verb. */
const VERBLESS = 0.3

const NAMED = () => /^(?:\p{Lu}[\p{L}.’'-]+|and)(?: (?:\p{Lu}[\p{L}.’'-]+|and))+$/u
const GOES =
  /^(?:moving|heading|returning|stepping|going|coming|travell?ing|running) (?:back|down|home|out|away|to|for)\b/

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
  const found = readBySign(text)
  const statement = found === null ? null : withOnce(found)
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
  const isAdjective = NATIONALITY().test(statement.subject)
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
  const opening = OPENS().exec(statement.subject)
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

/** "Okafor's pilot once | asked": it was once that he did. */
function withOnce(statement: Statement): Statement {
  const [, subject = '', adverb] = /^(.+) (once|still|already)$/.exec(statement.subject) ?? []
  return adverb === undefined ? statement : { ...statement, subject, group: `${adverb} ${statement.group}` }
}

const OPENS = once(
  () =>
    new RegExp(
      String.raw`^((?:in|on|at|after|before|with|for|amid|despite|during|under|from|by|since|following|without|as|while|when|facing|like|unlike|an? (?:year|month|week|day|decade) (?=(?:after|before|since|into)\b)|\p{L}{3,}ed (?=(?:about|by|with|over|from|of|in)\b)|\p{L}{3,}ing (?=(?:to|for|at|on|an?|the|his|her|its|their)\b))\b.{2,70}|${TIME_IN_FRONT}), (\S.*)$`,
      'iu',
    ),
)

const isNounLike = (word: string): boolean => isNoun(word) || isNoun(`${word}s`) || isPersonNoun(word)

/** "Share your memories": said to the reader, of nobody. */
const COMMAND =
  /^(?:Share|Help|Check|Join|Ask|Tell|Vote|Stop|Don['’]t|Do not|Never|Try|Learn|Listen|Look|Subscribe|Follow|Meet|Get|Read|Watch|See|Send us|Sign up|Take our|Take the|Test your|Find out|Let|Make)\b(?! (?:says?|said|is|was|has|will)\b)/
