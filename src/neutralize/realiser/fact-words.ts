/**
 * The words of a headline that carry its facts: names, numbers, and the ordinary words that are not loaded. A wording
 * is measured by the share of them that it keeps.
 */
import { foldText } from '../../text/analyze.ts'
import { dictionary } from '../../text/dictionary.ts'
import { memoize, WORDS_KEPT } from '../../text/memoize.ts'
import { isCommonWord } from '../headline/true-case.ts'
import { isNoun, verbLemma } from '../words/vocabulary.ts'
import { verbForms } from '../words/word-forms.ts'
import { NUMBERS } from './other-forms.ts'
import { otherWordsFor } from './small-words.ts'

export interface FactWords {
  /** Folded names and numbers: each counts four times. */
  strong: string[]
  /** Beginnings of other words; for a verb, of all its forms. */
  weak: string[][]
}

const SMALL =
  /^(?:the|and|for|with|from|that|this|these|those|are|was|were|has|have|had|will|would|can|could|may|might|must|should|does|did|not|its|his|her|their|our|your|you|they|who|what|when|where|why|how|which|about|into|over|after|before|during|amid|against|near|says|said|just|more|most|than|then|here|there|been|being|also|all|but|out|off|too|very|some|any|because|while|until|under|between|through|across|along|behind|i|we|he|she|it|us|them|him|me|my|to|of|in|on|at|by|as|an|a|is|or|up|so|no|be|do|if|own)$/

/** @param texts in sentence case: the label and the plain pieces of a headline */
export function readFactWords(texts: readonly string[]): FactWords {
  const strong = new Set<string>()
  const weak = new Map<string, string[]>()
  for (const text of texts)
    for (const [i, found] of (text.match(/[\p{L}\p{N}$£€][\p{L}\p{N}’'.,%-]*/gu) ?? []).entries()) {
      const word = found.replace(/[.,’'-]+$/, '').replace(/[’']s$/, '')
      const key = foldText(word)
      if (SMALL.test(key) || key.length < 2) continue
      if (/\d/.test(word)) strong.add(digits(key))
      else if (/^ex-\p{L}/u.test(key)) {
        // "former" says as much.
        weak.set('ex-', ['ex-', 'former'])
        if (isCommonWord(key.slice(3))) weak.set(key, beginningsOf(key.slice(3)))
        else strong.add(key.slice(3))
      } else if (/^\p{Lu}/u.test(word) && (i > 0 || !isCommonWord(key))) strong.add(key)
      else weak.set(key, beginningsOf(key))
    }
  return { strong: [...strong], weak: [...weak.values()] }
}

/** Names and numbers by their other spelling. */
const SPELLED = new Map<string, string>([
  ...NUMBERS.flatMap((word, value): [string, string][] => (value < 2 ? [] : [[String(value), word]])),
  ['uk', 'u.k.'],
  ['u.k', 'uk'],
  ['us', 'u.s.'],
  ['u.s', 'us'],
  ['tv', 'television'],
])

const digits = (key: string): string => /\d[\d.,]*/.exec(key)![0].replace(/[.,]$/, '')

const beginningsOf = memoize((key): string[] => {
  const start = (word: string) => word.slice(0, Math.max(4, word.length - 3))
  const base = verbLemma(key)
  const forms = base === undefined ? [] : Object.values(verbForms(base))
  return [...new Set([key, ...forms].map(start).concat(SAME[key] ?? [], isNoun(key) ? [] : otherWordsFor(key)))]
}, WORDS_KEPT)

// What `realiser/rephrase.ts` says instead of a noun or number.
const SAME = dictionary<string[]>({
  kids: ['child'],
  mom: ['mother'],
  moms: ['mother'],
  mum: ['mother'],
  dad: ['father'],
  dads: ['father'],
  cop: ['police'],
  cops: ['police'],
  film: ['movie'],
  films: ['movie'],
  movie: ['film'],
  movies: ['film'],
  several: ['number of'],
  lawyer: ['attorney'],
  lawyers: ['attorney'],
  ...Object.fromEntries(NUMBERS.map((word, value) => [word, [String(value)]])),
})

/** @param folded a candidate; 0 to 1 */
export function keptShare({ strong, weak }: FactWords, folded: string): number {
  let lost = 0
  for (const key of strong) if (!folded.includes(key) && !folded.includes(SPELLED.get(key) ?? '\n')) lost += 4
  for (const beginnings of weak) if (!beginnings.some((beginning) => folded.includes(beginning))) lost++
  const all = strong.length * 4 + weak.length
  return all === 0 ? 1 : 1 - lost / all
}
