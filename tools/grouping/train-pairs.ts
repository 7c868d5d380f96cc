/** Trains the model of pairs on the grouped sets. */
import type { TreesTable } from '../../src/group/boosted-trees.ts'
import { PAIR_FEATURES } from '../../src/group/pair-features.ts'
import { type BoostingOptions, type Examples, trainTrees } from './boosting.ts'
import { collectExamples, joinExamples, type Share } from './examples.ts'
import { isWindow, readLabelledWindow, TAUGHT_WINDOWS } from './labelled-windows.ts'
import { withLookAlikes } from './look-alikes.ts'
import { readOwnLessons } from './own-lessons.ts'
import { type GroupedSet, pickFrom, REAL_SETS, readSet, sliceSet } from './sets.ts'

const BOOSTING: BoostingOptions = {
  trees: 220,
  depth: 5,
  rate: 0.07,
  leastInLeaf: 20,
  ridge: 5,
  columnShare: 0.25,
  rowShare: 0.5,
  bins: 48,
  seed: 1,
}

const REAL: Share = { weight: 1, oneNegativeIn: 1 }
/** Windows that were grouped later, by one reader alone. */
const WINDOW: Share = { weight: 0.5, oneNegativeIn: 1 }
/** Other definitions of a story teach the model what likeness is, but hardly where to draw the line. */
const CONVERTED: Share = { weight: 0.05, oneNegativeIn: 3 }
/** The same streams once more as a nearly empty window sees them, and without summaries. */
const VARIANT: Share = { weight: 0.05, oneNegativeIn: 2 }
const WINDOW_VARIANT: Share = { weight: 0.025, oneNegativeIn: 2 }
const LOOK_ALIKE: Share = { weight: 0.08, oneNegativeIn: 1 }
const SMALL_WINDOW = 50
const FIFTHS = 5

interface Lesson {
  /** A development set, a labelled window, or our own lessons. */
  set: string
  share: Share
  change: (set: GroupedSet) => GroupedSet[]
}

const asIs = (set: GroupedSet): GroupedSet[] => [set]
const withoutSummaries = (set: GroupedSet): GroupedSet[] => [
  { ...set, articles: set.articles.map((article) => ({ ...article, summary: '' })) },
]
const everyThird = (set: GroupedSet): GroupedSet[] => [
  pickFrom(
    set,
    set.articles.map((_, place) => place).filter((place) => place % 3 === 0),
  ),
]
const inSmallWindows = (set: GroupedSet): GroupedSet[] => {
  const parts: GroupedSet[] = []
  for (let start = 0; start < set.articles.length; start += SMALL_WINDOW) {
    parts.push(sliceSet(set, start, start + SMALL_WINDOW))
  }
  return parts
}

/** Every two articles that share a longer word of their titles, in a window of so many others. */
const inPairs =
  (others: number) =>
  (set: GroupedSet): GroupedSet[] => {
    const words = set.articles.map(({ title }) => new Set(title.toLowerCase().match(/\p{L}{5,}/gu) ?? []))
    const pairs: GroupedSet[] = []
    for (let a = 0; a < words.length; a++) {
      for (let b = a + 1; b < words.length; b++) {
        if (![...words[a]!].some((word) => words[b]!.has(word))) continue
        const far = Array.from({ length: others }, (_, index) => (b + 1 + index * 3) % words.length)
        const places = new Set([a, b, ...far.filter((place) => !isLinked(set, place, [a, b]))])
        pairs.push(
          pickFrom(
            set,
            [...places].sort((x, y) => x - y),
          ),
        )
      }
    }
    return pairs
  }

const isLinked = (set: GroupedSet, place: number, others: readonly number[]): boolean =>
  others.some((other) => set.stories[place]!.split('-')[0] === set.stories[other]!.split('-')[0])

const LESSONS: Lesson[] = [
  ...REAL_SETS.flatMap((set) => [
    { set, share: REAL, change: asIs },
    { set, share: VARIANT, change: inSmallWindows },
    { set, share: VARIANT, change: withoutSummaries },
    { set, share: LOOK_ALIKE, change: withLookAlikes },
  ]),
  ...TAUGHT_WINDOWS.flatMap((set) => [
    { set, share: WINDOW, change: asIs },
    { set, share: WINDOW_VARIANT, change: inSmallWindows },
    { set, share: WINDOW_VARIANT, change: withoutSummaries },
  ]),
  { set: 'own', share: { weight: 2, oneNegativeIn: 1 }, change: asIs },
  { set: 'own', share: { weight: 1, oneNegativeIn: 1 }, change: inSmallWindows },
  { set: 'own', share: { weight: 1, oneNegativeIn: 1 }, change: inPairs(0) },
  { set: 'own', share: { weight: 0.5, oneNegativeIn: 1 }, change: inPairs(20) },
  { set: 'traps', share: { weight: 0.5, oneNegativeIn: 1 }, change: asIs },
  ...['neus', 'allsides', 'wikinews', 'ecb'].map((set) => ({ set, share: CONVERTED, change: asIs })),
  // Stories of hundreds of titles: a third is enough to show how dense a window can be.
  { set: 'uci', share: CONVERTED, change: everyThird },
]

const examplesOfLesson = new Map<Lesson, Examples>()

/** Whether a set is among the lessons. */
export function isTaught(set: string): boolean {
  return LESSONS.some((lesson) => lesson.set === set)
}

/** The sets that are left out together with a set: a development set alone, a window with a fifth of the windows. */
export function leftOutWith(set: string): readonly string[] {
  const place = TAUGHT_WINDOWS.indexOf(set)
  return place < 0 ? [set] : TAUGHT_WINDOWS.filter((_, index) => index % FIFTHS === place % FIFTHS)
}

function readLesson(set: string): GroupedSet {
  if (set === 'own') return readOwnLessons()
  return isWindow(set) ? readLabelledWindow(set) : readSet(set)
}

/** @param leftOut sets that the model must not have seen */
export function trainPairModel(leftOut: readonly string[]): TreesTable {
  const parts = LESSONS.filter((lesson) => !leftOut.includes(lesson.set)).map((lesson) => {
    const known =
      examplesOfLesson.get(lesson) ??
      joinExamples(lesson.change(readLesson(lesson.set)).map((set) => collectExamples(set, lesson.share)))
    examplesOfLesson.set(lesson, known)
    return known
  })
  return { features: [...PAIR_FEATURES], ...trainTrees(joinExamples(parts), BOOSTING) }
}
