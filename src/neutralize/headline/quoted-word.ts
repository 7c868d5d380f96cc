/** A plain word in quotation marks of a title-case headline: somebody's own word, and not the name of a work. */

import { isBaseVerb, isGerund, isParticiple } from '../words/vocabulary.ts'
import { isCommonWord } from './true-case.ts'
import type { Headline, Word } from './words.ts'

/** Where one of these is told of, what is quoted may be called so. */
const WORK =
  /^(?:movies?|films?|shows?|tv|series|seasons?|episodes?|premieres?|finale|reviews?|reviewed|trailers?|teaser|cast|casting|castmates?|stars?|starring|sequels?|prequel|spinoff|reboots?|remake|franchise|albums?|songs?|singles?|track|tracks|lyrics|ep|lp|soundtrack|tours?|concerts?|musical|broadway|theat(?:er|re)|play|opera|games?|video|books?|novels?|memoirs?|author|magazine|podcast|app|netflix|hbo|hulu|disney|streaming|actors?|actress|directors?|singers?|rapper|band|box|oscars?|emmys?|grammys?|tony|contestants?|winner|renewed|canceled|cancelled|reunion|reunite|documentary|channel|characters?|fans?|outfits?|costumes?|rap|watch|watching|viewing|names?|nicknames?|named|called|dubbed|titled|title)$/
const ADJECTIVE = /(?:ous|ful|less|able|ible|ive|ical|ential|ional|fic|stic|ish|some)$/
const COPULA =
  /^(?:is|are|was|were|be|been|being|isn't|aren't|wasn't|weren't|not|so|too|very|as|he's|she's|it's|they're)$/
const MODAL =
  /^(?:will|would|can|could|should|must|won't|can't|don't|doesn't|didn't|he'd|she'd|they'd|i'd|he'll|they'll)$/

/**
 * Whether the word at `at`, alone in its quotation marks, can be written small: "Were ‘Rigged’", "a ‘Tragedy’",
 * "Will ‘Bury’ Plan", "‘Startling’ Court Ruling"; not "for ‘Horizon’", "Talks ‘Wicked’".
 */
export function isPlainQuotedWord({ words, quotes }: Headline, at: number): boolean {
  const word = words[at]!
  const quote = quotes[word.quote]
  if (quote === undefined || quote.firstWord !== quote.lastWord || !/^\p{Lu}\p{Ll}+$/u.test(word.text)) return false
  if (!isCommonWord(word.base) || words.some(({ base }) => WORK.test(base))) return false
  const before = at > 0 && /^\s["“‘']$/.test(word.gap) ? words[at - 1]!.key : ''
  if (COPULA.test(before) || (MODAL.test(before) && isBaseVerb(word.key)) || /^an?$/.test(before)) return true
  const describes = isParticiple(word.key) || isGerund(word.key) || ADJECTIVE.test(word.key)
  // Lists and quizzes put the names of works into straight double ones.
  return !word.gap.endsWith('"') && (word.key.endsWith('ly') || describes) && isPlainNext(words[at + 1])
}

/** What it describes stands right behind it. */
const isPlainNext = (word: Word | undefined): boolean =>
  word !== undefined && /^["”’']\s$/.test(word.gap) && /^\p{Lu}\p{Ll}+$/u.test(word.text) && isCommonWord(word.base)
