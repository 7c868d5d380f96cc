/**
 * A title that its feed has cut off: "Okafor sues ferry firm, seeks new ...". Nobody knows how its last clause or phrase
 * goes on, so nothing is told of it: it is left out, unless what stands before leans on it, or it shows whose claim that is.
 */
import { once } from '../../text/memoize.ts'
import { lexemeOf } from '../clause/lexicon.ts'
import { FACTIVE, SPEECH } from '../clause/verbs.ts'
import { ABBREVIATION } from '../headline/abbreviations.ts'
import { hasFiniteVerb } from '../statement/finite-verbs.ts'
import { readStatement } from '../statement/statement.ts'
import { NAMED_ING } from '../statement/subject.ts'
import { isBaseVerb, isNoun, isPast, isPersonNoun, isThirdPerson } from '../words/vocabulary.ts'
import { UNREAL } from './kept-phrases.ts'

/** Feeds set a space before their dots; a writer who trails off sets none. */
export const isCutOff = (headline: string): boolean => /\s(?:\.{3}|…)\s*$/.test(headline)

/**
 * @param text in sentence case, without its dots
 * @returns the text unchanged where nothing can be left out
 */
export function withoutCutEnd(text: string): string {
  const closed = withoutUnclosed(text)
  if (closed !== text && isComplete(closed)) return closed
  for (const end of sentenceEnds(closed)) {
    const whole = upTo(closed, end)
    if (!OPEN_END.test(whole)) return whole
  }
  for (const end of clauseEnds(closed)) {
    const whole = upTo(closed, end)
    if (isComplete(whole) && mayStand(whole, closed.slice(end))) return whole
  }
  for (const end of placesOf(PHRASE(), closed).slice(0, 4)) {
    const whole = upTo(closed, end)
    // "Holm, author of ‘Tides’, dies at": the comma closes what is said of him, and his deed stands behind it.
    if (isDeed(closed.slice(end)) && !isTold(whole)) break
    if (isComplete(whole) && !BOUND().test(whole) && mayStand(whole, closed.slice(end))) return whole
  }
  const [end] = placesOf(SENTENCE(), closed).filter(
    // "Crew breaks into St. Holm": no sentence ends there.
    (at) => mayEndSentence(closed, at) && !ABBREVIATION.test(closed.slice(0, at + 1)),
  )
  if (end === undefined || upTo(closed, end).split(' ').length <= 3) return text
  // "Okafor, Dorn engaged? Couple seen": what is asked is not told.
  return `${upTo(closed, end)}${closed[end] === '?' ? '?' : ''}`
}

const isDeed = (tail: string): boolean => isThirdPerson(/^,['’”"]? (\p{Ll}+)\b/u.exec(tail)?.[1] ?? '')

/** Whether what stands before holds without what goes, and is nobody's claim. */
function mayStand(whole: string, tail: string): boolean {
  if (CONDITION.test(tail) || UNREAL.test(tail) || / [–—|-] |: /.test(tail) || tellsWhose(tail)) return false
  // "…, says judge | in": where he said it.
  if (tellsWhose(whole)) return true
  // "…, while Okafor claims": what somebody else does meanwhile.
  const isAside = /^,? while \p{Lu}\S* \p{Ll}+s\b/u.test(tail) && !DENIED.test(whole)
  return (
    !LEANS.test(tail) && !(TIME.test(tail) && isAhead(whole) && !isAside) && !(BOUNDS.test(tail) && DENIED.test(whole))
  )
}

const CONDITION = /\b(?:if|unless|until|without|except|once|provided)\b/i
/** What stands before holds only with this, or is another claim without it; "girls to", "cats and": no phrase ends there. */
const LEANS = /^,? ?(?:(?:by|that|who|or|against)\b|(?:to|and|or|that|which)$)/
/** "Will not sail while storms last", "no ferry has sunk since 2031": not ever, and not at all, is another thing. */
const TIME = /^,? (?:when|while|before|after|since|during)\b/
const BOUNDS = /^ (?:in|on|at|for|with|over|about|from|against|under|near|through|into|via|across|to)\b/
const DENIED = /\b(?:not|never|no|none|nobody|nothing|cannot|neither|hardly|only)\b|n[’']t\b/i

/** Denied, or only to come; what somebody "forgets to do" is over. */
const isAhead = (text: string): boolean =>
  DENIED.test(text) ||
  /\b(?:will|would)\b/i.test(text) ||
  [...text.matchAll(/(?<!\b(?:forgets|forgot|manages|managed) )\bto (\p{Ll}+)/gu)].some(([, verb]) => isBaseVerb(verb!))

/** ", rebels claim", ", says report by": behind a comma somebody says, thinks or finds what stands before it. */
function tellsWhose(text: string): boolean {
  const [, behind = ''] = /,['’”"]? (.*)$/.exec(text) ?? []
  // "…, vows new": of himself.
  const words = behind.replace(/^(?:vow|promise|pledge|call|describe|accuse|propose)s?\b/, '').split(/[^\p{L}’'-]+/u)
  return words.some(isTelling)
}

const isTelling = (word: string): boolean => TELLING.has(lexemeOf(word.toLowerCase()).lemma)

const TELLING = new Set([...SPEECH, ...FACTIVE, 'accord', 'tweet', 'post'])

/** Before another outlet's name, or before the last sentence. */
function sentenceEnds(text: string): number[] {
  const ends = placesOf(SENTENCE(), text).filter(
    (at) => !ABBREVIATION.test(text.slice(0, at + 1)) && mayEndSentence(text, at),
  )
  const tells = (at: number): boolean =>
    text[at] !== '?' && (isTold(text.slice(0, at)) || text.slice(0, at).split(' ').length > 6)
  return [...ends.filter((at) => OUTLET.test(text.slice(at)) && tells(at)), ...ends.filter(tells).slice(0, 1)]
}

/** "Captain was drunk: report by", "– study of", ". So says": whose claim it is. An outlet's name has capitals. */
function mayEndSentence(text: string, at: number): boolean {
  const tail = text.slice(at)
  if (tail.startsWith(':')) return !isTold(text.slice(0, at))
  if (!OUTLET.test(tail)) return !/^\S+ (?:so|thus|that|this)\b/i.test(tail)
  const words = tail.slice(3).split(' ')
  return (
    words.length > 1 &&
    words.every((word) => /^(?:\p{Lu}|\d|(?:of|the|and|for|in)$)/u.test(word)) &&
    !words.some((word) => isPersonNoun(word.toLowerCase()) || BODY.test(word) || isTelling(word))
  )
}

const BODY = /^(?:police|courts?|councils?|unions?|boards?|officials|study|polls?|army|navy|inquiry|ministry|sources)$/i

/** "…, seeks new": a verb behind the comma has its subject before it. */
const clauseEnds = (text: string): number[] =>
  placesOf(CLAUSE, text)
    .filter((at) => {
      const next = /^, (\p{Ll}+)\b/u.exec(text.slice(at))?.[1] ?? ''
      // "train strikes, kills worker": of both verbs he is the object.
      if (isThirdPerson(next) && isThirdPerson(text.slice(0, at).split(' ').at(-1)!)) return false
      return isThirdPerson(next) || isPast(next) || (isTold(text.slice(0, at)) && !isInList(text.slice(at)))
    })
    .slice(0, 1)

/** "offers Siri |, maps and pictures": what stands before is the first of several. */
const isInList = (tail: string): boolean => /^, [^,]+ (?:and|or) /.test(tail) && !hasFiniteVerb(`it ${tail.slice(2)}`)

const isTold = (text: string): boolean => hasFiniteVerb(text) || readStatement(text.replace(/^[^:]*: /, '')) !== null

const SENTENCE = () => /(?<=[\p{L}\d]['’”"]?)[.?!;:] | [–—|-] /gu
const OUTLET = /^ [–—|-] /
const CLAUSE = /,['’”"]? | (?=(?:as|while|after|before|amid|despite|when|because|although|but|which) )/g
const PHRASE = () =>
  /,['’”"]? | (?=(?:as|while|after|before|amid|despite|during|when|where|which|that|with|in|on|at|for|by|over|about|from|against|under|near|through|into|via|across|to|since|until|if|and|or)(?: |$))| (?=\p{Ll}{2,}ed (?:to|at|for|with|by|in|on)$)/gu

/** Where a mark stands outside quotations, the last one first. */
const placesOf = (mark: RegExp, text: string): number[] =>
  [...text.matchAll(mark)]
    .filter(({ 0: found, index }) => !isQuoted(text.slice(0, index + found.length)))
    .map(({ index }) => index)
    .reverse()

function isQuoted(before: string): boolean {
  return (before.match(/["“”]/g) ?? []).length % 2 === 1 || /(?:^|\s)[‘'](?=\p{L})(?!.*[’'](?!\p{L}))/u.test(before)
}

/** A comma inside closing quotation marks goes, they stay. */
const upTo = (text: string, end: number): string =>
  text.slice(0, end).replace(/[\s,;:–—|-]+$/, '') + (/^,(['’”"])/.exec(text.slice(end))?.[1] ?? '')

/** Without a bracket or quotation that is opened and not closed. */
function withoutUnclosed(text: string): string {
  const at = [...text.matchAll(/\s+(?=[([“"‘'])/g)].find(({ index, 0: space }) => {
    const rest = text.slice(index + space.length)
    return !isQuoted(`${text.slice(0, index)} `) && !CLOSING()[rest[0]!]!.test(rest.slice(1))
  })
  return at === undefined ? text : text.slice(0, at.index)
}

const CLOSING = once(
  (): Record<string, RegExp> => ({
    '(': /\)/,
    '[': /\]/,
    '“': /”/,
    '"': /"/,
    '‘': /’(?!\p{L})/u,
    "'": /'(?!\p{L})/u,
  }),
)

/** "worst storm", "won't arrive": since when, and how late. "In a surprising finale": nobody, and nothing told. */
const BOUND = () =>
  /\b(?:not|never|no|only|first|last|worst|best|most|largest|\p{L}{3,}est)\b(?:-\p{L}+)?(?: \S+){0,4}$|n[’']t\b|^(?:in|on|at|after|before|as|with|while|amid|despite|for|from|when)\b[^,]*$/iu

/** Whether a title may end here. */
function isComplete(text: string): boolean {
  const words = text.split(/\s+/)
  // "Captain was drunk, pilots say".
  if (/, (?:\p{L}+ ){1,3}\p{L}+$/u.test(text) && isTelling(words.at(-1)!)) return words.length > 4
  const last = words.at(-1)!.toLowerCase()
  return (
    words.length >= 4 &&
    !OPEN_END.test(text) &&
    // "…, which is ironic | because": why goes with it.
    !/, which (?:is|was) \S+$/.test(text) &&
    // "word aimed", "firm plans": to what.
    !(/(?:ed|ing)$/.test(last) && !isNoun(last) && !NAMED_ING.test(last)) &&
    !(isThirdPerson(words.at(-1)!) && !isNoun(last) && !/^(?:dies|quits|resigns|retires|clothes)$/.test(last)) &&
    // "forgets to put", "old couple indulge": what, and in what.
    !NEEDS_OBJECT.test(last) &&
    // "reports roughly $2 million": of what.
    !/^(?:[$£€]?\d.*|million|billion|trillion|hundred|thousand|percent)$/.test(last)
  )
}

const NEEDS_OBJECT =
  /^(?:allow|avoid|become|bring|cause|consider|describe|discuss|enable|ensure|find|get|give|have|include|indulge|keep|let|make|prevent|provide|put|receive|reveal|say|seem|send|take|tell|want|wear)$/
const OPEN_END =
  / (?:complete|since|until|because|although|between|without|like|and|or|but|yes|no|to|the|an?|of|in|on|at|for|with|by|from|as|into|over|about|against|under|near|than|that|who|which|while|after|before|amid|despite|during|when|where|why|how|what|if|is|are|was|were|be|has|have|had|will|would|could|may|might|can|should|must|its|his|her|their|new|more|gets?|got|says?|said|tells?|not)$/i
