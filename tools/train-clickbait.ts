/**
 * Trains the clickbait model: logistic regression on hashed, case-folded n-grams, its weights quantised to six bits.
 * Deterministic: fixed order, fixed seeds, no clock; the same data give the same file byte for byte.
 *
 *     npm run train
 *
 * Data: the training part of the headlines that Chakraborty et al. published under the MIT licence (ASONAM 2016).
 * Nothing else may be used here: the model is shipped.
 */

import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { readFeatures, TABLE_SIZE } from '../src/neutralize/score/score-features.ts'

const DATA = fileURLToPath(new URL('../../shared/debrief/chakraborty_train.tsv', import.meta.url))
const MODEL = fileURLToPath(new URL('../src/neutralize/score/clickbait.model', import.meta.url))

const EPOCHS = 4
const RATE = 0.3
const BIAS_RATE = 0.01
const DECAY = 1e-6
/** Levels of a weight on each side of zero. */
const LEVELS = 15
const FIRST_GRADIENT = 1e-3
const MOST_FEATURES = 4096

export interface LabelledHeadline {
  isBait: boolean
  text: string
}

/** Lines `label<TAB>text`; other lines (the header) are skipped. */
export function readLabelled(path: string): LabelledHeadline[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => /^[01]\t/.test(line))
    .map((line) => ({ isBait: line[0] === '1', text: line.slice(2) }))
}

/** The two files of a model: what it is as `.json`, its bytes as `.bin`. */
export interface ModelFiles {
  json: string
  bin: Uint8Array
}

/** @param path without its ending */
export function writeModel(path: string, { json, bin }: ModelFiles): void {
  writeFileSync(`${path}.json`, json)
  writeFileSync(`${path}.bin`, bin)
}

/** The model that the headlines beside the repository make. */
export const trainShipped = (): ModelFiles => trainModel(readLabelled(DATA))

function trainModel(headlines: readonly LabelledHeadline[]): ModelFiles {
  const buffer = new Uint32Array(MOST_FEATURES)
  const features = headlines.map(({ text }) =>
    Uint32Array.from(new Set(buffer.subarray(0, readFeatures(text, buffer)))),
  )
  const weights = new Float64Array(TABLE_SIZE)
  const gradients = new Float64Array(TABLE_SIZE).fill(FIRST_GRADIENT)
  const order = headlines.map((_, index) => index)
  const random = seededRandom(1)
  let bias = 0
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random)
    for (const index of order) {
      const slots = features[index]!
      const scale = 1 / Math.sqrt(slots.length)
      let sum = bias
      for (const slot of slots) sum += weights[slot]! * scale
      const error = 1 / (1 + Math.exp(-sum)) - (headlines[index]!.isBait ? 1 : 0)
      bias -= BIAS_RATE * error
      for (const slot of slots) {
        const gradient = error * scale + DECAY * weights[slot]!
        gradients[slot]! += gradient * gradient
        weights[slot]! -= (RATE * gradient) / Math.sqrt(gradients[slot]!)
      }
    }
  }
  return quantise(weights, bias)
}

function quantise(weights: Float64Array, bias: number): ModelFiles {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
  const step = largest / LEVELS
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / step))
  const model = {
    about:
      'Clickbait weights, made by tools/train-clickbait.ts from the MIT-licensed headlines of Chakraborty et al. (2016).',
    step: Number(step.toPrecision(8)),
    bias: Number(bias.toPrecision(8)),
  }
  // Most weights are small: three bits say one of them.
  return { json: `${JSON.stringify(model, null, 2)}\n`, bin: brotliCompressSync(bytes) }
}

export function shuffle<T>(order: T[], random: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    ;[order[i], order[j]] = [order[j]!, order[i]!]
  }
}

export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

if (import.meta.main) {
  writeModel(MODEL, trainShipped())
  console.log(`trained: ${MODEL}`)
}
