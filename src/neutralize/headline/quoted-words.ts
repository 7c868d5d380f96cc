/** Quotation marks of a title-case headline: around somebody's words, which are written small, or around the name of a work. */

import { isBaseVerb, isGerund, isParticiple, verbLemma } from '../words/vocabulary.ts'
import { isCommonWord } from './true-case.ts'
import type { Headline, Quote, Word } from './words.ts'

/** Where one of these is told of, what is quoted may be called so. */
const WORK =
  /^(?:movies?|films?|shows?|tv|series|seasons?|episodes?|premieres?|finale|reviews?|reviewed|trailers?|teaser|cast|casting|castmates?|(?:co-)?stars?|starring|sequels?|prequel|spinoff|reboots?|remake|franchise|albums?|songs?|sings?|singles?|track|tracks|lyrics|ep|lp|soundtrack|tours?|concerts?|musical|broadway|theat(?:er|re)|play|opera|games?|video|books?|novels?|memoirs?|author|magazine|podcast|app|netflix|hbo|hulu|disney|streaming|actors?|actress|directors?|singers?|rapper|band|box|oscars?|emmys?|grammys?|tony|contestants?|winner|renewed|canceled|cancelled|reunion|reunite|documentary|channel|characters?|fans?|outfits?|costumes?|rap|watch|watching|viewing|names?|nicknames?|named|dubbed|titled|titles?|host|hosts|anchor)$/
const ADJECTIVE = /(?:ous|ful|less|able|ible|ive|ical|ential|ional|fic|stic|ish|some)$/
const COPULA =
  /^(?:is|are|was|were|be|been|being|isn't|aren't|wasn't|weren't|not|so|too|very|as|he's|she's|it's|they're)$/
const MODAL =
  /^(?:will|would|can|could|should|must|won't|can't|don't|doesn't|didn't|he'd|she'd|they'd|i'd|he'll|they'll)$/
/** Who recalls, confirms or announces something in quotation marks may tell of a work. */
const SPEECH =
  /^(?:say|claim|warn|insist|declare|admit|vow|promise|argue|call|blast|slam|tout|cite|decry|denounce|fear|accuse|predict|boast|swear)$/

/**
 * Whether the word at `at` stands in quotation marks around what somebody says, and can be cased as any other: "Were
 * ‘Rigged’", "a ‘Tragedy’", "Will ‘Bury’ Plan", "Okafor: ‘We Are Ready’"; not "for ‘Horizon’", "Talks ‘Wicked’".
 */
export function isSpoken({ words, quotes }: Headline, at: number): boolean {
  const quote = quotes[words[at]!.quote]
  if (quote === undefined || tellsOfWork(words) || isAskedAbout(words, quote)) return false
  return quote.firstWord === quote.lastWord ? isPlainWord(words, at) : isSpeech(words, quote)
}

/** "What Is “I Saw the Harbor” Actually About": what is about something is a work. */
export const isAskedAbout = (words: readonly Word[], { lastWord }: Pick<Quote, 'lastWord'>): boolean =>
  words[words[lastWord + 1]?.key.endsWith('ly') ? lastWord + 2 : lastWord + 1]?.key === 'about' &&
  words.some(({ key }) => /^(?:is|was)$/.test(key))

/** Whether the headline tells of films, books or the like. */
export const tellsOfWork = (words: readonly Word[]): boolean => words.some(({ base }) => WORK.test(base))

function isPlainWord(words: readonly Word[], at: number): boolean {
  const word = words[at]!
  if (!/^\p{Lu}\p{Ll}+$/u.test(word.text) || !isCommonWord(word.base)) return false
  const before = wordBefore(words, at)
  // "Most Amazing “First” Pictures": of pictures of anything.
  if (
    /^(?:bad|best|fake|first|good|last|new|normal|old|perfect|real|secret|worst)$/.test(word.key) &&
    isOfPictures(words, at)
  )
    return true
  if (COPULA.test(before) || (MODAL.test(before) && isBaseVerb(word.key)) || /^an?$/.test(before)) return true
  const describes = isParticiple(word.key) || isGerund(word.key) || ADJECTIVE.test(word.key)
  // Lists and quizzes put the names of works into straight double ones.
  return !word.gap.endsWith('"') && (word.key.endsWith('ly') || describes) && isPlainNext(words[at + 1])
}

const isOfPictures = (words: readonly Word[], at: number): boolean =>
  isPlainNext(words[at + 1]) &&
  /^(?:dates?|facts|ideas|moments|people|photographs|photos|pics|pictures|reasons|things|times|tips|versions?)$/.test(
    words[at + 1]!.key,
  )

/** Several words: behind a speaker's colon, a verb of saying, a form of "be" or an article, or in front of who says it. */
function isSpeech(words: readonly Word[], { firstWord, lastWord }: Quote): boolean {
  const before = wordBefore(words, firstWord)
  return (
    isBehindColon(words[firstWord]!) ||
    COPULA.test(before) ||
    /^an?$/.test(before) ||
    // "Advertises for “Good Looking Girl”"
    (before === 'for' &&
      words.slice(0, firstWord).some(({ key }) => /^(?:advert|advertis|hiring|recruit|seek)/.test(key))) ||
    // "shop called ‘Harbor Light’" has a name.
    (before !== 'called' && SPEECH.test(verbLemma(before) ?? '')) ||
    (firstWord === 0 &&
      /^(?:[,.!?]?["”’'][,:]?|["”’'][,:])\s/.test(words[lastWord + 1]?.gap ?? '') &&
      hasSpeaker(words, lastWord))
  )
}

/** "‘We Are Ready,’ Okafor Says", "‘We Are Ready’: Okafor" */
const hasSpeaker = (words: readonly Word[], lastWord: number): boolean =>
  words[lastWord + 1]!.gap.includes(':') ||
  words.slice(lastWord + 1, lastWord + 6).some(({ key }) => SPEECH.test(verbLemma(key) ?? ''))

/** A quotation behind a colon begins as a sentence does. */
export const isBehindColon = ({ gap }: Word): boolean => /:\s["“‘']$/.test(gap)

const wordBefore = (words: readonly Word[], at: number): string =>
  at > 0 && /^\s["“‘']$/.test(words[at]!.gap) ? words[at - 1]!.key : ''

/** What it describes stands right behind it. */
const isPlainNext = (word: Word | undefined): boolean =>
  word !== undefined && /^["”’']\s$/.test(word.gap) && /^\p{Lu}\p{Ll}+$/u.test(word.text) && isCommonWord(word.base)
