/** Trains the model of pairs on the grouped sets. */
import type { TreesTable } from '../../src/group/boosted-trees.ts'
import { PAIR_FEATURES } from '../../src/group/pair-features.ts'
import { type BoostingOptions, type Examples, trainTrees } from './boosting.ts'
import { collectExamples, joinExamples, type Share } from './examples.ts'
import { isWindow, readLabelledWindow, TAUGHT_WINDOWS } from './labelled-windows.ts'
import { withLookAlikes } from './look-alikes.ts'
import { readOwnLessons } from './own-lessons.ts'
import { type GroupedSet, REAL_SETS, readSet, sliceSet } from './sets.ts'

const BOOSTING: BoostingOptions = {
  trees: 150,
  depth: 5,
  rate: 0.1,
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
const inSmallWindows = (set: GroupedSet): GroupedSet[] => {
  const parts: GroupedSet[] = []
  for (let start = 0; start < set.articles.length; start += SMALL_WINDOW) {
    parts.push(sliceSet(set, start, start + SMALL_WINDOW))
  }
  return parts
}

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
  { set: 'traps', share: { weight: 0.5, oneNegativeIn: 1 }, change: asIs },
  ...['neus', 'allsides', 'wikinews', 'ecb'].map((set) => ({ set, share: CONVERTED, change: asIs })),
]

const examplesOfLesson = new Map<Lesson, Examples>()

/** Whether a set is among the lessons. */
export function isTaught(set: string): boolean {
  return LESSONS.some((lesson) => lesson.set === set)
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
