/**
 * Trains the reader of main verbs: of the places in a statement where its verb may stand, and none, the most likely.
 * A conditional log-linear model over hashed features, learned by AdaGrad, its weights in five bits. Deterministic:
 * fixed order, fixed seed, no clock; the same data and word lists give the same file byte for byte.
 *
 *     npm run train
 *
 * Data: docs/reading/main-verbs, over titles of the hourly front page, of the UCI News Aggregator (CC BY 4.0) and of
 * Chakraborty et al. (MIT). Nothing else may be used here: the model is shipped.
 */
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { featuresOf, SLOTS, tokensOf, verbPlaces } from '../src/neutralize/statement/main-verb-features.ts'
import { type MarkedStatement, readMarkedStatements } from './debrief/main-verbs.ts'
import { type ModelFiles, seededRandom, shuffle, writeModel } from './train-clickbait.ts'

const MODEL = fileURLToPath(new URL('../src/neutralize/statement/main-verb.model', import.meta.url))

const EPOCHS = 7
const RATE = 0.15
const DECAY = 3e-4
const FIRST_GRADIENT = 1e-3
/** Features of fewer statements get no weight: they would be learned by heart. */
const LEAST_SEEN = 8
/** Levels of a weight on each side of zero. */
const LEVELS = 15

/** The features of each choice, none of the places first, and which of them is right. */
interface Lesson {
  choices: Uint32Array[]
  right: number
}

/** The model that the marked headlines make. */
export const trainShippedMainVerbs = (): ModelFiles => train(lessonsOf(readMarkedStatements('train')))

function lessonsOf(statements: readonly MarkedStatement[]): Lesson[] {
  return statements.flatMap(({ words, verb, isDoubtful }) => {
    const tokens = tokensOf(words)
    const places = verbPlaces(tokens)
    const at =
      verb === null
        ? -1
        : places.findIndex((place) => place.at >= verb.at && place.at <= verb.end && place.reading === verb.reading)
    // A verb that is no place can be learned from nothing.
    if (isDoubtful || (verb !== null && at < 0)) return []
    const choices = [null, ...places].map((place) => Uint32Array.from(featuresOf(tokens, places, place)))
    return [{ choices, right: at + 1 }]
  })
}

function train(lessons: readonly Lesson[]): ModelFiles {
  const seen = new Uint32Array(SLOTS)
  for (const { choices } of lessons) {
    for (const slot of new Set(choices.flatMap((slots) => [...slots]))) seen[slot]!++
  }
  const kept = lessons.map(({ choices, right }) => ({
    choices: choices.map((slots) => slots.filter((slot) => seen[slot]! >= LEAST_SEEN)),
    right,
  }))
  const weights = new Float64Array(SLOTS)
  const gradients = new Float64Array(SLOTS).fill(FIRST_GRADIENT)
  const random = seededRandom(1)
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(kept, random)
    for (const { choices, right } of kept) {
      const likelihoods = likelihoodsOf(choices, weights)
      choices.forEach((slots, choice) => {
        const error = (choice === right ? 1 : 0) - likelihoods[choice]!
        if (Math.abs(error) < 1e-3) return
        for (const slot of slots) {
          const gradient = error - DECAY * weights[slot]!
          gradients[slot]! += gradient * gradient
          weights[slot]! += (RATE * gradient) / Math.sqrt(gradients[slot]!)
        }
      })
    }
  }
  return quantise(weights)
}

function likelihoodsOf(choices: readonly Uint32Array[], weights: Float64Array): number[] {
  const sums = choices.map((slots) => slots.reduce((sum, slot) => sum + weights[slot]!, 0))
  const top = Math.max(...sums)
  const scores = sums.map((sum) => Math.exp(sum - top))
  const all = scores.reduce((sum, score) => sum + score, 0)
  return scores.map((score) => score / all)
}

function quantise(weights: Float64Array): ModelFiles {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
  const step = largest / LEVELS
  const model = {
    about:
      'Where main verbs stand, made by tools/train-main-verbs.ts from headlines marked by hand (docs/reading/main-verbs).',
    step: Number(step.toPrecision(8)),
  }
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / step))
  return { json: `${JSON.stringify(model, null, 2)}\n`, bin: brotliCompressSync(bytes) }
}

if (import.meta.main) {
  writeModel(MODEL, trainShippedMainVerbs())
  console.log(`trained: ${MODEL}`)
}
