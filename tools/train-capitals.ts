/**
 * Trains the reader of capitals: which words of a title-case headline are names. A chain of binary choices (a linear
 * conditional random field) over hashed features, learned by AdaGrad twice: with all of them, and with those that
 * mattered most. Its weights take 31 values. Deterministic, as its sibling tools/train-main-verbs.ts.
 *
 *     npm run train
 *
 * Data: titles that papers print in sentence case, set in title case, of the hourly front page, of the UCI News
 * Aggregator (CC BY 4.0) and of Chakraborty et al. (MIT). Nothing else may be used here: the model is shipped.
 */
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { type Clues, cluesOf, isOpen, SLOTS } from '../src/neutralize/headline/capital-features.ts'
import { judgeRun, SURE } from '../src/neutralize/headline/capitals.ts'
import { partedByRules, withCapitalsOnly } from '../src/neutralize/headline/sentence-case.ts'
import { isCommonWord } from '../src/neutralize/headline/true-case.ts'
import { isCapital, readHeadline } from '../src/neutralize/headline/words.ts'
import { inTitleCase, isTelling, type TitleStyle, titlesToLearnFrom } from './debrief/capitals.ts'
import { type ModelFiles, seededRandom, shuffle, writeModel } from './train-clickbait.ts'

const MODEL = fileURLToPath(new URL('../src/neutralize/headline/capitals.model', import.meta.url))

const EPOCHS = 5
const RATE = 0.4
const DECAY = 1e-3
const FIRST_GRADIENT = 100
/** Features of fewer words get no weight: they would be learned by heart. */
const LEAST_SEEN = 3
/** Slots that keep a weight. */
const MOST_SLOTS = 12_000
/** Levels of a weight on each side of zero, and the largest that they tell. */
const LEVELS = 15
const LARGEST = 1.5
/** Of the lessons, those in the title case of the Associated Press; in the others every word has a capital. */
const SHARE_OF_AP = 0.7
/** … and of those in title case that are taught in capitals as well. */
const SHARE_OF_CAPITALS = 0.15

interface Lesson {
  clues: Clues[]
  /** By the rules, or open to the model. */
  rules: (boolean | null)[]
  /** Null where the printed headline tells nothing. */
  isName: (boolean | null)[]
}

/** The model that the headlines beside the repository make. */
export const trainShippedCapitals = (): ModelFiles => trainCapitals(titlesToLearnFrom())

export function trainCapitals(titles: readonly string[]): ModelFiles {
  const acronyms = acronymsOf(titles)
  return quantise(train(lessonsOf(titles.map((title) => withAcronyms(title, acronyms)))), acronyms)
}

/** "Police and Ice clash": papers that write acronyms as words print no title case, in which "Ice" is frozen. */
function withAcronyms(title: string, acronyms: readonly string[]): string {
  const { words, tail } = readHeadline(title)
  const written = words.map(({ gap, text, base }, at) => {
    const isMeant =
      isTelling(words, at) &&
      /^\p{Lu}\p{Ll}+(?:['’]s)?$/u.test(text) &&
      isCommonWord(base) &&
      acronyms.includes(base) &&
      (at === 1 || !isCapital(words[at - 1])) &&
      !isCapital(words[at + 1])
    return gap + (isMeant ? base.toUpperCase() + text.slice(base.length) : text)
  })
  return written.join('') + tail
}

/** What is written in capitals alone, four times of five that it has one, and more often than small. */
function acronymsOf(titles: readonly string[]): string[] {
  const counts = new Map<string, { upper: number; other: number; small: number }>()
  for (const { words } of titles.map(readHeadline))
    words.forEach(({ text, base }, at) => {
      if (!isTelling(words, at) || !/^\p{L}{2,6}(?:['’]s)?$/u.test(text)) return
      const count = counts.get(base) ?? { upper: 0, other: 0, small: 0 }
      counts.set(base, count)
      if (/^\p{Lu}{2}/u.test(text)) count.upper++
      else if (/^\p{Lu}/u.test(text)) count.other++
      else count.small++
    })
  return [...counts]
    .filter(([, { upper, other, small }]) => upper >= LEAST_SEEN && upper > 4 * other && upper > small)
    .map(([key]) => key)
    .filter((key) => key.length > 3 || isCommonWord(key))
    .sort()
}

/** Every title in title case, and some in capitals as well. */
export function lessonsOf(titles: readonly string[]): Lesson[] {
  const random = seededRandom(1)
  return titles.flatMap((title) => {
    const lesson = lessonOf(title, random() < SHARE_OF_AP ? 'ap' : 'every')
    return random() < SHARE_OF_CAPITALS ? [...lesson, ...lessonOf(title, 'capitals')] : lesson
  })
}

function lessonOf(title: string, style: TitleStyle): Lesson[] {
  const isInCapitals = style === 'capitals'
  const printed = readHeadline(title).words
  const set = inTitleCase(title, style)
  const headline = readHeadline(isInCapitals ? withCapitalsOnly(set) : set)
  if (headline.words.length !== printed.length || !(headline.isTitleCase || isInCapitals)) return []
  const { headline: parted, rules, wordOf } = partedByRules(headline)
  return [
    {
      clues: cluesOf(parted, rules, isInCapitals),
      rules: parted.words.map((word, i) => (isOpen(word, isInCapitals) ? null : rules[i]!)),
      isName: parted.words.map((_, i) => {
        const at = wordOf[i]!
        const part = i - wordOf.indexOf(at)
        if (part === 0 && !isTelling(printed, at)) return null
        const text =
          wordOf.indexOf(at) === wordOf.lastIndexOf(at) ? printed[at]!.text : printed[at]!.text.split('-')[part]!
        return /\p{Ll}\p{Lu}/u.test(text) ? null : /^\p{Lu}/u.test(text)
      }),
    },
  ]
}

function train(lessons: readonly Lesson[]): Float64Array {
  const seen = new Uint32Array(SLOTS)
  for (const { clues } of lessons)
    for (const { word, pair } of clues) for (const slot of [...word, ...pair]) seen[slot]!++
  const all = learn(only(lessons, (slot) => seen[slot]! >= LEAST_SEEN))
  const least = [...all].map(Math.abs).sort((a, b) => b - a)[MOST_SLOTS]!
  return learn(only(lessons, (slot) => Math.abs(all[slot]!) > least))
}

const only = (lessons: readonly Lesson[], isKept: (slot: number) => boolean): Lesson[] =>
  lessons.map(({ clues, ...rest }) => ({
    ...rest,
    clues: clues.map(({ word, pair }) => ({ word: word.filter(isKept), pair: pair.filter(isKept) })),
  }))

function learn(lessons: Lesson[]): Float64Array {
  const weights = new Float64Array(SLOTS)
  const gradients = new Float64Array(SLOTS).fill(FIRST_GRADIENT)
  const sum = (slots: Uint32Array): number => slots.reduce((total, slot) => total + weights[slot]!, 0)
  const move = (slots: Uint32Array, error: number) => {
    if (Math.abs(error) < 1e-3) return
    for (const slot of slots) {
      const gradient = error - DECAY * weights[slot]!
      gradients[slot]! += gradient * gradient
      weights[slot]! += (RATE * gradient) / Math.sqrt(gradients[slot]!)
    }
  }
  const random = seededRandom(1)
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(lessons, random)
    for (const { clues, rules, isName } of lessons) {
      const known = (claim: boolean) => (claim ? SURE : -SURE)
      const free = clues.map(({ word }, i) => (rules[i] === null ? sum(word) : known(rules[i]!)))
      const links = clues.map(({ pair }) => sum(pair))
      const judged = judgeRun(free, links)
      const right = judgeRun(
        free.map((score, i) => (rules[i] === null && isName[i] !== null ? known(isName[i]!) : score)),
        links,
      )
      clues.forEach(({ word, pair }, i) => {
        move(word, right.likelihoods[i]! - judged.likelihoods[i]!)
        move(pair, right.pairs[i]! - judged.pairs[i]!)
      })
    }
  }
  return weights
}

function quantise(weights: Float64Array, acronyms: readonly string[]): ModelFiles {
  const step = LARGEST / LEVELS
  const model = {
    about:
      'Which words of a title-case headline are names, made by tools/train-capitals.ts from headlines printed in sentence case.',
    step,
    acronyms: acronyms.join(' '),
  }
  const bytes = Int8Array.from(weights, (weight) => Math.max(-LEVELS, Math.min(LEVELS, Math.round(weight / step))))
  return { json: `${JSON.stringify(model, null, 2)}\n`, bin: brotliCompressSync(bytes) }
}

if (import.meta.main) {
  writeModel(MODEL, trainShippedCapitals())
  console.log(`trained: ${MODEL}`)
}
