/**
 * Hashed features of a headline for the clickbait model: word and character n-grams of the folded text, so that the
 * casing of a headline changes nothing. The trainer and the scorer share this file; a change here needs a new model.
 */
import { foldText } from '../../text/analyze.ts'

/** Length of the weight table, a power of two. */
export const TABLE_SIZE = 1 << 16
const MASK = TABLE_SIZE - 1
/** Longer headlines are cut: 500 characters is the most the service accepts. */
const LONGEST = 500

/** FNV-1a over UTF-16 units, continued from a seed. */
function hash(text: string, seed: number): number {
  let value = seed
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return value
}

/** Spreads the bits: the table takes the low ones, which FNV mixes least. */
function slot(value: number): number {
  let mixed = value ^ (value >>> 15)
  mixed = Math.imul(mixed, 0x2c1b3c6d)
  return (mixed ^ (mixed >>> 13)) & MASK
}

/**
 * Writes the slots of a headline's features into `into`, repeated ones once each time they occur.
 * @returns how many were written; never more than `into` holds
 */
export function readFeatures(text: string, into: Uint32Array): number {
  const folded = foldText(text.slice(0, LONGEST))
    .replace(/[“”«»]/g, '"')
    .replace(/…/g, '...')
    .replace(/["']{2}/g, '"')
  const tokens = (folded.match(/[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)*|\d+|[?!$%#@&"]|\.\.\.|:/gu) ?? []).map(normalise)
  let count = 0
  const put = (value: number) => {
    if (count < into.length) into[count++] = slot(value)
  }
  let before = 0x811c9dc5
  let beforeThat = 0
  for (let i = 0; i <= tokens.length; i++) {
    const word = i === tokens.length ? '</s>' : tokens[i]!
    const unigram = hash(word, 0x9747b28c)
    put(unigram)
    put(hash(word, before ^ 0x5bd1e995))
    if (i > 0) put(hash(word, Math.imul(beforeThat ^ 0x27d4eb2f, 0x85ebca6b) ^ before))
    if (i === 0) put(hash(word, 0x1b873593))
    if (i === 1) put(hash(word, 0x3c6ef372))
    beforeThat = before
    before = unigram
  }
  put(hash(`length ${Math.min(20, tokens.length)}`, 0x7f4a7c15))
  const line = ` ${tokens.join(' ')} `
  for (let i = 0; i < line.length; i++) {
    let value = 0x165667b1
    for (let length = 1; length <= 5 && i + length <= line.length; length++) {
      value = Math.imul(value ^ line.charCodeAt(i + length - 1), 0x01000193)
      if (length >= 3) put(value + length)
    }
  }
  return count
}

/** Numbers by size only: which number it is says nothing about bait. */
function normalise(token: string): string {
  if (!/^\d/.test(token)) return token
  if (token.length === 4 && /^(?:19|20)/.test(token)) return 'YEAR'
  return token.length > 3 ? '0000' : '0'.repeat(token.length)
}
