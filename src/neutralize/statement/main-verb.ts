/**
 * Which word of a statement is its main verb, and how it tells, as a model learned it from headlines read by hand: one
 * number for each place where it may stand and one for there being none, of which the largest is believed.
 */
import model from './main-verb.model.json' with { type: 'json' }
import { featuresOf, SLOTS, tokensOf, type VerbPlace, verbPlaces } from './main-verb-features.ts'

export interface JudgedPlace extends VerbPlace {
  /** 0 to 1; what is missing to 1 over all places is how likely none of them is it. */
  likelihood: number
}

/** Decompressed for the first headline. */
let weights: Int8Array | null = null

function readWeights(): Int8Array {
  // Not imported, as in headline/true-case.ts.
  const { readFileSync } = process.getBuiltinModule('node:fs')
  const { brotliDecompressSync } = process.getBuiltinModule('node:zlib')
  const read = new Int8Array(brotliDecompressSync(readFileSync(new URL('./main-verb.model.bin', import.meta.url))))
  if (read.length !== SLOTS) throw new Error('the model of main verbs does not fit its features: run npm run train')
  return read
}

/** @param words of one statement, without a mark at its end */
export function judgeVerbs(words: readonly string[]): JudgedPlace[] {
  weights ??= readWeights()
  const tokens = tokensOf(words)
  const places = verbPlaces(tokens)
  if (places.length === 0) return []
  const score = (place: VerbPlace | null): number => {
    let sum = 0
    for (const slot of featuresOf(tokens, places, place)) sum += weights![slot]!
    return Math.exp(sum * model.step)
  }
  const scores = places.map(score)
  const all = scores.reduce((sum, value) => sum + value, score(null))
  return places.map((place, i) => ({ ...place, likelihood: scores[i]! / all }))
}
