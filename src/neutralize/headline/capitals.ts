/**
 * Which words of a title-case headline are names, as a model learned it from headlines in sentence case: the rules'
 * verdicts are among its clues, and it overrules them. Names stand in runs, so that neighbours are judged together.
 */
import { once } from '../../text/memoize.ts'
import { isBaseVerb, isNoun } from '../words/vocabulary.ts'
import { cluesOf, isOpen, SLOTS } from './capital-features.ts'
import model from './capitals.model.json' with { type: 'json' }
import { isAskedAbout, tellsOfWork } from './quoted-words.ts'
import { FUNCTION_WORD, isCommonWord } from './true-case.ts'
import type { Headline, Quote } from './words.ts'

/** A capital that a name loses is a falsehood, one that is kept is as it was published: three times as bad. */
const LEAST_LIKELY = 0.25
/** Where the rules say it is one. */
const LEAST_LIKELY_RULED = 0.1
/** On average of the ordinary words of a quotation: names of works are rarer in what the model learned from. */
const LEAST_LIKELY_QUOTED = 0.1
/** Of one in the marks of news, unless it opens the headline with an article. */
const LEAST_LIKELY_IN_NEWS = 0.2
/** Of one in straight double marks, which lists put around songs, or where works are told of. */
const LEAST_LIKELY_OF_WORK = 0.05
/** Log odds below which an ordinary word is none by itself. */
const LEAST_SCORE = -0.5

/** Below this a name beside it adds no more than … */
const SURELY_ORDINARY = -3
/** … this: "a Young Dana Okafor". */
const MOST_LINKED = 2

/** Decompressed for the first headline. */
let weights: Int8Array | null = null

function readWeights(): Int8Array {
  // Not imported, as in true-case.ts.
  const { readFileSync } = process.getBuiltinModule('node:fs')
  const { brotliDecompressSync } = process.getBuiltinModule('node:zlib')
  const read = new Int8Array(brotliDecompressSync(readFileSync(new URL('./capitals.model.bin', import.meta.url))))
  if (read.length !== SLOTS) throw new Error('the model of capitals does not fit its features: run npm run train')
  return read
}

/**
 * @param rules of each word, whether the rules keep its capital
 * @param isInCapitals whether the headline was set in capitals
 */
export function judgeCapitals(headline: Headline, rules: readonly boolean[], isInCapitals: boolean): boolean[] {
  weights ??= readWeights()
  const sum = (slots: Uint32Array): number => slots.reduce((total, slot) => total + weights![slot]!, 0) * model.step
  const clues = cluesOf(headline, rules, isInCapitals)
  const scores = clues.map(({ word }, i) => {
    if (!isOpen(headline.words[i]!, isInCapitals)) return rules[i] ? SURE : -SURE
    return rules[i] || !(isCounted(headline, i) || isBehindModal(headline, i)) ? sum(word) : -SURE
  })
  // "New Blood Test": of two ordinary words neither makes the other a name.
  const isOrdinary = (i: number): boolean =>
    scores[i]! < LEAST_SCORE && !rules[i] && isCommonWord(headline.words[i]!.base)
  const isSurelyOrdinary = (i: number): boolean => scores[i]! < SURELY_ORDINARY && isOrdinary(i)
  const { likelihoods } = judgeRun(
    scores,
    clues.map(({ pair }, i) => {
      const link = i > 0 ? sum(pair) : 0
      if (i > 0 && isOrdinary(i) && isOrdinary(i - 1)) return Math.min(link, 0)
      return isSurelyOrdinary(i) || (i > 0 && isSurelyOrdinary(i - 1)) ? Math.min(link, MOST_LINKED) : link
    }),
  )
  const keep = likelihoods.map(
    (likelihood, i) => likelihood > (rules[i] && headline.words[i]!.quote < 0 ? LEAST_LIKELY_RULED : LEAST_LIKELY),
  )
  for (const quote of headline.quotes)
    if (mayBeWork(headline, quote, likelihoods) || isPartlyName(quote, keep))
      for (let i = quote.firstWord; i <= quote.lastWord; i++) keep[i] = rules[i]!
  return keep
}

/** "You Should Cook" */
const isBehindModal = ({ words }: Headline, at: number): boolean =>
  /^(?:should|can|could|would|must|might|won't|can't|cannot|didn't|doesn't|\p{L}+'ll)$/u.test(
    words[at - 1]?.key ?? '',
  ) &&
  words[at]!.gap === ' ' &&
  isBaseVerb(words[at]!.key)

/** "22 Times Okafor Won" */
const isCounted = ({ words }: Headline, at: number): boolean =>
  at > 0 &&
  /^\d+$/.test(words[at - 1]!.text) &&
  words[at]!.gap === ' ' &&
  /[^s]s$/.test(words[at]!.key) &&
  isNoun(words[at]!.key)

/** Who speaks, of what is and is not: names of works have these more seldom. */
const SPOKEN = /^(?:i|we|you|he|she|they|me|is|are|was|were|not|never|less|more|.*n't|.*'(?:m|re|ve|ll|d))$/
const QUIZ = /^(?:\d+|how|what|which|who|can|do|are|you)$/

/** A quotation that may be the name of a work is left to the rules as a whole. */
function mayBeWork({ words }: Headline, { firstWord, lastWord }: Quote, likelihoods: readonly number[]): boolean {
  const isBehindName = /^(?:called|from|in)$/.test(words[firstWord - 1]?.key ?? '')
  // Lists and quizzes put the names of works into straight double ones.
  const isOfQuiz =
    words[firstWord]!.gap.endsWith('"') && words.some(({ key }, i) => QUIZ.test(key) && (i === 0 || key === 'you'))
  if (isBehindName || isOfQuiz || isAskedAbout(words, { lastWord })) return true
  const isDouble = words[firstWord]!.gap.endsWith('"')
  const opensWithArticle = /^(?:the|an?)$/.test(words[firstWord]!.key)
  const quoted = words.slice(firstWord, lastWord + 1)
  // Of works only what is surely said: “‘We Are Not Alone,’ Film Star Says”.
  const isSaid = !isDouble && !opensWithArticle && quoted.some(({ key }) => SPOKEN.test(key))
  if (tellsOfWork(words) && !isSaid) return true
  // “‘The Kingdom of Hearts’ Earns Millions”
  const opensWithWork = firstWord === 0 && opensWithArticle && !/[,:]/.test(words[lastWord + 1]?.gap ?? '')
  const telling = likelihoods.filter(
    (_, i) => i >= firstWord && i <= lastWord && isCommonWord(words[i]!.base) && !FUNCTION_WORD.test(words[i]!.key),
  )
  const mayBeSong = isDouble || tellsOfWork(words)
  const least = mayBeSong ? LEAST_LIKELY_OF_WORK : opensWithWork ? LEAST_LIKELY_QUOTED : LEAST_LIKELY_IN_NEWS
  return telling.reduce((sum, likelihood) => sum + likelihood, 0) > least * telling.length
}

/** “‘Okafor Live!’”: of two quoted words one is a name, and the other may belong to it. */
const isPartlyName = ({ firstWord, lastWord }: Quote, keep: readonly boolean[]): boolean =>
  lastWord === firstWord + 1 && (keep[firstWord]! || keep[lastWord]!)

/** Log odds of what is known. */
export const SURE = 30

/**
 * How likely each word is a name, and both it and the word before, summed over all the ways to mark the headline.
 * @param scores log odds of each word by itself
 * @param links what is added where a word and the one before are names
 */
export function judgeRun(scores: readonly number[], links: readonly number[]) {
  // What the words before, and those behind, add to the log odds of a word.
  const [left, right] = [scores.map(() => 0), scores.map(() => 0)]
  const passed = (odds: number, link: number): number =>
    Math.log1p(Math.exp(Math.min(odds, SURE) + link)) - Math.log1p(Math.exp(Math.min(odds, SURE)))
  for (let i = 1; i < scores.length; i++) left[i] = passed(scores[i - 1]! + left[i - 1]!, links[i]!)
  for (let i = scores.length - 2; i >= 0; i--) right[i] = passed(scores[i + 1]! + right[i + 1]!, links[i + 1]!)
  const likelihoods = scores.map((score, i) => 1 / (1 + Math.exp(-(score + left[i]! + right[i]!))))
  const pairs = scores.map((score, i) => {
    if (i === 0) return 0
    const before = Math.exp(Math.min(scores[i - 1]! + left[i - 1]!, SURE))
    const own = Math.exp(Math.min(score + right[i]!, SURE))
    const both = before * own * Math.exp(links[i]!)
    return both / (1 + before + own + both)
  })
  return { likelihoods, pairs }
}

/** Capitals that a paper writes all of: "NASA", and "ICE", which may be ordinary otherwise. */
const acronyms = once(() => new Set(model.acronyms.split(' ')))
export const isAcronym = (key: string): boolean => acronyms().has(key)
