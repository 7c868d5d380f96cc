/**
 * How common words are in headlines at large, before a live window has seen any: counts of single words, made by
 * `npm run train:group`. Stems only; no headline can be told from them.
 */
import prior from './word-prior.model.json' with { type: 'json' }

export interface WordPrior {
  /** Headlines counted. */
  headlines: number
  /** Stem -> headlines that have it, and the share of its occurrences inside a sentence with a capital, in percent. */
  words: Record<string, readonly number[]>
}

const words = new Map(Object.entries((prior as unknown as WordPrior).words))
const headlines = (prior as unknown as WordPrior).headlines

const logHeadlines = Math.log(headlines)
const UNSEEN: readonly number[] = [0, 0]

/** Negative natural log of the share of headlines with the stem; unseen stems count as half a headline. */
export function priorRarity(stem: string): number {
  return rarityOf(words.get(stem) ?? UNSEEN)
}

/**
 * The same, and the occurrences that speak for the stem being a name, and all of them, as far as capitals tell; at
 * most 20 in all.
 */
export function priorOf(stem: string): { rarity: number; capital: number; total: number } {
  const row = words.get(stem) ?? UNSEEN
  const total = Math.min(20, row[0]!)
  return { rarity: rarityOf(row), capital: (total * row[1]!) / 100, total }
}

function rarityOf(row: readonly number[]): number {
  return logHeadlines - Math.log(row[0]! + 0.5)
}
