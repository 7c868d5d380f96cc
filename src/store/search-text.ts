/**
 * What is indexed of a text, the same for both dialects. Pure.
 *
 * The index knows stems in their order. A word list besides knows which words stand behind them ("elections":
 * "elect"), so that the prefix "electio" finds it.
 */
import { isUnspaced, stem, tokenize } from '../text/analyze.ts'

/** Words of one field that are indexed; what follows is not searchable. */
export const FIELD_WORDS = 4_000
/** PostgreSQL keeps no more positions of one word in a text; both backends stop there. */
const POSITIONS_OF_A_WORD = 255
/** Takes the place of a word, so that its neighbours are no neighbours of each other. Never a token of a text. */
export const FILLER = '.'

export interface IndexedText {
  /** The stems of each field in order; FILLER where a word is left out. */
  fields: string[][]
  /** Every word with its stem. */
  words: Map<string, string>
}

/**
 * Tokens with the last character of every run of pairs: 東京で地震 → 東京 京で で地 地震 震. So each character of a script
 * without spaces begins a token, and one that is asked for alone is found as a beginning.
 */
export function endRuns(tokens: readonly string[]): string[] {
  return tokens.flatMap((token, index) => {
    const [, last] = isUnspaced(token) ? [...token] : []
    return last === undefined || tokens[index + 1]?.startsWith(last) ? [token] : [token, last]
  })
}

/** @param fields texts that no phrase may span, such as a title and a summary */
export function indexText(fields: readonly string[]): IndexedText {
  const words = new Map<string, string>()
  const counts = new Map<string, number>()
  const indexed = fields.map((field) => {
    const tokens = endRuns(tokenize(field))
    if (tokens.length > FIELD_WORDS) tokens.length = FIELD_WORDS
    return tokens.map((word) => {
      const stemmed = stem(word)
      words.set(word, stemmed)
      const count = (counts.get(stemmed) ?? 0) + 1
      counts.set(stemmed, count)
      return count > POSITIONS_OF_A_WORD ? FILLER : stemmed
    })
  })
  return { fields: indexed, words }
}
