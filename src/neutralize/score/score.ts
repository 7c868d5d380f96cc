/**
 * How much a headline is worded like clickbait, 0 to 1, whatever its casing.
 *
 * The score is the language of bait as a model learned it from many headlines; the tactics are single cues that can
 * be shown. They agree by one rule: a title needs rewording when it scores at least `NEEDS_REWORDING` or has a tactic
 * in the publisher's own voice. The score alone never names a tactic, and a tactic alone never moves the score.
 */

import model from './clickbait.model.json' with { type: 'json' }
import { readFeatures, TABLE_SIZE } from './score-features.ts'

/** Decompressed for the first headline. */
let weights: Int8Array | null = null

function readWeights(): Int8Array {
  // Not imported, as in headline/true-case.ts.
  const { readFileSync } = process.getBuiltinModule('node:fs')
  const { brotliDecompressSync } = process.getBuiltinModule('node:zlib')
  const read = new Int8Array(brotliDecompressSync(readFileSync(new URL('./clickbait.model.bin', import.meta.url))))
  if (read.length !== TABLE_SIZE) throw new Error('the clickbait model does not fit its features: run npm run train')
  return read
}

const slots = new Uint32Array(4096)
// Which headline last counted a slot: a feature counts once however often it occurs.
const seenBy = new Uint32Array(TABLE_SIZE)
let reading = 0

/** @returns 0 to 1; a text without letters scores 0 */
export function clickbaitScore(text: string): number {
  if (!/\p{L}/u.test(text)) return 0
  weights ??= readWeights()
  const count = readFeatures(text, slots)
  reading = (reading + 1) >>> 0
  if (reading === 0) {
    seenBy.fill(0)
    reading = 1
  }
  let sum = 0
  let different = 0
  for (let i = 0; i < count; i++) {
    const slot = slots[i]!
    if (seenBy[slot] === reading) continue
    seenBy[slot] = reading
    different++
    sum += weights[slot]!
  }
  const logit = (sum * model.step) / Math.sqrt(different) + model.bias
  return Math.round(1e4 / (1 + Math.exp(-logit))) / 1e4
}
