/**
 * A title that its feed has cut off: "Okafor sues ferry firm, says new ...". Nobody knows how its last clause or phrase
 * goes on, so nothing is told of it: it is left out, unless what stands before leans on it.
 */
import { readStatement } from '../statement/statement.ts'
import { NAMED_ING } from '../statement/subject.ts'
import { isNoun, isPast, isThirdPerson } from '../words/vocabulary.ts'
import { ABBREVIATION } from './segments.ts'
import { hasFiniteVerb } from './shorten.ts'

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
    if (isComplete(whole)) return whole
  }
  for (const end of placesOf(PHRASE, closed).slice(0, 4)) {
    const whole = upTo(closed, end)
    if (isComplete(whole) && !BOUND.test(whole) && !LEANS.test(closed.slice(end)) && !SPEAKER.test(closed.slice(end)))
      return whole
  }
  const [end] = placesOf(SENTENCE, closed)
  return end !== undefined && upTo(closed, end).split(' ').length > 3 ? upTo(closed, end) : text
}

/** Before another outlet's name, or before the last sentence. */
function sentenceEnds(text: string): number[] {
  const ends = placesOf(SENTENCE, text).filter((at) => !ABBREVIATION.test(text.slice(0, at + 1)))
  const tells = (at: number): boolean =>
    text[at] !== '?' && (isTold(text.slice(0, at)) || text.slice(0, at).split(' ').length > 6)
  return [...ends.filter((at) => OUTLET.test(text.slice(at)) && tells(at)), ...ends.filter(tells).slice(0, 1)]
}

/** "…, says new": a verb behind the comma has its subject before it. */
const clauseEnds = (text: string): number[] =>
  placesOf(CLAUSE, text)
    .filter((at) => {
      const next = /^, (\p{Ll}+)\b/u.exec(text.slice(at))?.[1] ?? ''
      return isThirdPerson(next) || isPast(next) || (isTold(text.slice(0, at)) && !SPEAKER.test(text.slice(at)))
    })
    .slice(0, 1)

/** Who says it: without these words a claim would be a fact. */
const SPEAKER = /^,.{2,50} (?:says?|said|tells?|told|warns?|claims?|finds?|suggests?)\b|^,? according\b/

const isTold = (text: string): boolean => hasFiniteVerb(text) || readStatement(text.replace(/^[^:]*: /, '')) !== null

const SENTENCE = /(?<=[\p{L}\d]['’”"]?)[.?!;:] | [–—|-] /gu
const OUTLET = /^ [–—|-] /
const CLAUSE = /,['’”"]? | (?=(?:as|while|after|before|amid|despite|when|because|although|but|which) )/g
const PHRASE =
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
    return !isQuoted(`${text.slice(0, index)} `) && !CLOSING[rest[0]!]!.test(rest.slice(1))
  })
  return at === undefined ? text : text.slice(0, at.index)
}

const CLOSING: Record<string, RegExp> = {
  '(': /\)/,
  '[': /\]/,
  '“': /”/,
  '"': /"/,
  '‘': /’(?!\p{L})/u,
  "'": /'(?!\p{L})/u,
}

/** What stands before holds only with this, or is another claim without it; "girls to", "cats and": no phrase ends there. */
const LEANS = /^,? ?(?:(?:if|unless|until|without|by|that|who|or)\b|(?:to|and|or|that|which)$)/

/** "worst storm", "won't arrive": since when, and how late. "In a surprising finale": nobody, and nothing told. */
const BOUND =
  /\b(?:not|never|no|only|first|last|worst|best|most|largest|\p{L}{3,}est)\b(?: \S+){0,4}$|n[’']t\b|^(?:in|on|at|after|before|as|with|while|amid|despite|for|from|when)\b[^,]*$/iu

/** Whether a title may end here. */
function isComplete(text: string): boolean {
  const words = text.split(/\s+/)
  const last = words.at(-1)!.toLowerCase()
  return (
    words.length >= 4 &&
    !OPEN_END.test(text) &&
    // "word aimed", "firm plans": to what.
    !(/(?:ed|ing)$/.test(last) && !isNoun(last) && !NAMED_ING.test(last)) &&
    !(isThirdPerson(words.at(-1)!) && !isNoun(last)) &&
    // "reports roughly $2 million": of what.
    !/^(?:[$£€]?\d.*|million|billion|trillion|hundred|thousand|percent)$/.test(last)
  )
}

const OPEN_END =
  / (?:and|or|but|yes|no|to|the|an?|of|in|on|at|for|with|by|from|as|into|over|about|against|under|near|than|that|who|which|while|after|before|amid|despite|during|when|where|why|how|what|if|is|are|was|were|be|has|have|had|will|would|could|may|might|can|should|must|its|his|her|their|new|more|gets?|got|says?|said|tells?|not)$/i
