/**
 * A wording of at most fifteen words: small words go before facts do, then the last phrases. What is left must end
 * like a sentence.
 */

import { capitalize } from '../plain/grammar.ts'
import { tidy } from '../plain/plain-edits.ts'
import { hasFiniteVerb } from '../statement/finite-verbs.ts'
import { mayTell, readStatement } from '../statement/statement.ts'
import { isThirdPerson } from '../words/vocabulary.ts'
import { briefer, clipped, wordsIn } from './fewer-words.ts'
import { withoutAnd, withoutArticles, withoutGivenNames } from './lean-wording.ts'
import { shortened, shortenedProse } from './shorten.ts'

export interface Wording {
  text: string
  /** It was too long, and its last phrases went. */
  isCut: boolean
  /** All that went is a clause beside it: "… as the ferries sail". */
  isMain?: boolean
}

/** One sentence case line of at most fifteen words, or ''. */
export const finished = (text: string, mayShorten: boolean): string => wordingOf(text, mayShorten).text

/** The same, and whether it had to be cut: small words go before facts do. */
export function wordingOf(text: string, mayShorten: boolean, count = wordsIn(text)): Wording {
  if (count > mostWords(mayShorten)) return { text: '', isCut: true }
  if (count <= 15) return { text: wellMarked(tidy(text)), isCut: false }
  const line = terse(text)
  if (wordsIn(line) <= 15) return { text: wellMarked(line), isCut: count > MOST_WHOLE }
  if (!mayShorten) return { text: '', isCut: true }
  const full = tidy(text)
  const cut = cutShort(full, line)
  const isMain = cut !== '' && [full, line].some((whole) => whole.startsWith(cut) && goesAlong(whole.slice(cut.length)))
  // "harbor’s future now", "linked to Ruiz’s", "but stops short": what it is now, or what of hers, or of what, was cut; so
  // was what is "to be removed".
  // "Why ferries sink |is explained in an article": half of it is a question.
  const isHalf =
    ENDS_SHORT.test(cut) ||
    [full, line].some((whole) => whole.startsWith(cut) && isTorn(cut, whole.slice(cut.length))) ||
    (TOLD_OF.test(full) && !TOLD_OF.test(cut)) ||
    (IS_TO_BE().test(full) && !IS_TO_BE().test(cut) && !hasFiniteVerb(cut))
  // "Okafor closes pier |; dockers …": a sentence went that no wording of the first one has.
  const isWhole = cut !== '' && [full, line].some((whole) => whole.startsWith(`${cut};`))
  return { text: isHalf ? '' : wellMarked(cut), isCut: !isWhole, isMain }
}

/** "obsession and hints |at", "There's a school |for that", "reasons that claims |are false", "; cuts |will hurt": half a clause. */
function isTorn(cut: string, tail: string): boolean {
  const last = /(?: and|,) (\p{Ll}+)$/u.exec(cut)?.[1] ?? ''
  if (isThirdPerson(last) && /^ (?:at|to|on|for|over|with|about|against|of|into)\b/.test(tail)) return true
  if (/^ for (?:that|this|it|them)\b/.test(tail)) return true
  const clause = /\breasons (?:that |why )?([^;,]+)$/.exec(cut)?.[1] ?? /; ([^;]+)$/.exec(cut)?.[1]
  if (clause === undefined || tail === '') return false
  const whole = readStatement(capitalize(`${clause}${tail.split(/[;,]/)[0]!}`))
  if (whole !== null) return whole.group !== '' && whole.subject.length >= clause.length
  return (
    / (?:is|are|was|were|has|have|had|will|would|could|can|may|might|should|must) /.test(tail.split(/[;,]/)[0]!) &&
    !mayTell(capitalize(clause))
  )
}

const TOLD_OF = / (?:discussed|explained|told|subject of|asked) (?:in )?an? article\b/
const IS_TO_BE = () => / (?:to|will|may|might|could|must|should)(?: \p{Ll}+)? be \p{Ll}/u
const ENDS_SHORT = /(?: now| still| yet| already| (?:stops?|stopped|falls?|fell|comes?|came) short|[’']s)$/

/** "as Ruiz prepares to sail", to the end of the sentence. */
const goesAlong = (tail: string): boolean =>
  /^,? (?:as|while) (?!\p{L}+ing\b)[^;]+$/u.test(tail) &&
  hasFiniteVerb(tail) &&
  !/, (?:\S+ ){1,4}(?:says?|said)$/.test(tail)

/** What loses its last phrases keeps its articles, unless without them another phrase would fit. */
function cutShort(full: string, lean: string): string {
  const whole = shortened(full)
  const bare = shortened(lean)
  const cut = wordsIn(withoutArticles(whole)) < wordsIn(withoutArticles(bare)) ? bare : whole
  return cut === '' ? shortenedProse(full) || shortenedProse(lean) : cut
}

/** Small words can save a few, not more. */
const MOST_WHOLE = 21
export const mostWords = (mayShorten: boolean): number => (mayShorten ? 40 : MOST_WHOLE)

const BRIEF = [withoutArticles, briefer, withoutGivenNames, withoutAnd, clipped]

function terse(text: string): string {
  let line = tidy(text)
  let isLong = wordsIn(line) > 15
  for (const brief of BRIEF) {
    if (!isLong) break
    const briefer = brief(line)
    if (briefer === line) continue
    line = briefer
    isLong = wordsIn(line) > 15
  }
  return line
}

/** "Readers are asked which crew they belong to": the question word belongs there. */
const ENDS_ASKING =
  /^(?:Readers (?:are|can) |Article (?:asks|claims|promises|raises|says)|Question for|Publisher (?:puts|would)|Quiz on|Put to).*\b(?:which|what|who|where)\b.*\b(?:they|readers)\b.* (?:on|of|to|from|with)$|^(?:Readers are asked (?:for|to name)|Question for readers:|Publisher wants answers from readers:) .* (?:to|they) .* (?:on|of|to|from|with)$/

/** "how long Ruiz can hold on": the end of the verb. */
const ENDS_VERB =
  /\b(?:hold|hang|move|carry|press|soldier|drag|live|pass|cling|catch|moving|holding|lives) on$|\b(?:heard|hear|dreamed|dreamt|thought|proud|made|fond|tired|afraid) of$/

/** Two marks in a row are left where a piece between them went, a small word at the end where the headline broke off. */
const wellMarked = (line: string): string =>
  // "Ferries: report, killed six": what it is on was cut.
  /[,;:]\s*[,;:]|, and,|\b(?:is|are|was|were);|: (?:report|explanation|account|discussion),/.test(line) ||
  (/\b(?:on|of|to|the|a|an|and|from|with|described)$/.test(line.slice(line.lastIndexOf(' ') + 1)) &&
    !ENDS_ASKING.test(line) &&
    !ENDS_VERB.test(line))
    ? ''
    : line
