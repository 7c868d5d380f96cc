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

/** Negative natural log of the share of headlines with the stem; unseen stems count as half a headline. */
export function priorRarity(stem: string): number {
  return Math.log(headlines) - Math.log((words.get(stem)?.[0] ?? 0) + 0.5)
}

/** Occurrences that speak for and against the stem being a name, as far as capitals tell; at most 20 in all. */
export function priorCapitals(stem: string): { capital: number; total: number } {
  const known = words.get(stem)
  if (known === undefined) return { capital: 0, total: 0 }
  const total = Math.min(20, known[0]!)
  return { capital: (total * known[1]!) / 100, total }
}
