/**
 * Measures grouping on every development set, and on the windows of docs/reading/grouping-labels, beside simple
 * baselines in one run.
 *
 *     npm run eval:group                 the shipped model, and each set judged by a model that has not seen it, windows a
 *                                        fifth at a time
 *     npm run eval:group -- --shipped    the shipped model only (seconds)
 *     npm run eval:group -- --robust     also with the order shuffled and the dates blurred
 *
 * `unseen` are windows of other years and outlets that no model is ever trained on.
 */
import type { TreesTable } from '../src/group/boosted-trees.ts'
import { BASELINES } from './grouping/baselines.ts'
import { blurDates, shuffleOrder } from './grouping/disturb.ts'
import { hasStreams, readLabelledWindow, UNSEEN_WINDOWS, WINDOWS } from './grouping/labelled-windows.ts'
import { measure, type SetResult } from './grouping/metrics.ts'
import { groupSet } from './grouping/run-engine.ts'
import { type GroupedSet, GUARD_SETS, hasSets, REAL_SETS, readSet, SETS_FOLDER } from './grouping/sets.ts'
import { isTaught, leftOutWith, trainPairModel } from './grouping/train-pairs.ts'

if (!hasSets()) {
  console.error(`the development sets are not at ${SETS_FOLDER}`)
  process.exit(1)
}
const isShippedOnly = process.argv.includes('--shipped')
const isRobust = process.argv.includes('--robust')

const names = [...REAL_SETS, 'traps', ...GUARD_SETS]
const windows = hasStreams() ? Object.keys(WINDOWS) : []
const sets = [...names.map(readSet), ...windows.map(readLabelledWindow)]
const methods: [name: string, group: (set: GroupedSet) => readonly number[]][] = [
  ...Object.entries(BASELINES).map(([name, group]): (typeof methods)[number] => [name, (set) => group(set.articles)]),
  ['engine as shipped', (set) => groupSet(set)],
]
if (!isShippedOnly) {
  methods.push([
    'engine, set left out',
    (set) => groupSet(set, isTaught(set.name) ? { pairModel: modelWithout(set.name) } : {}),
  ])
}
if (isRobust) {
  methods.push(['  shuffled within an hour', (set) => groupSet(shuffleOrder(set, 1))])
  methods.push(['  dates blurred by 6 h', (set) => groupSet(blurDates(set, 6))])
}

const METRICS: [name: string, read: (result: SetResult) => string][] = [
  ['precision', ({ all }) => format(all.precision)],
  ['recall', ({ all }) => format(all.recall)],
  ['F1', ({ all }) => format(all.f1)],
  ['of shared: P', ({ shared }) => format(shared.precision)],
  ['R', ({ shared }) => format(shared.recall)],
  ['F1', ({ shared }) => format(shared.f1)],
  ['F1 of pairs', ({ pairF1 }) => format(pairF1)],
  ['V-measure', ({ vMeasure }) => format(vMeasure)],
  ['adj. Rand', ({ adjustedRand }) => format(adjustedRand)],
  ['groups', ({ groupCount }) => String(groupCount)],
  ['stories', ({ storyCount }) => String(storyCount)],
]
/** By the first set left out. */
const models = new Map<string, TreesTable>()
const details: [method: string, results: SetResult[]][] = []

console.log('B-cubed F1, percent: all / stories of two or more / sure ones\n')
console.log(
  `${'method'.padEnd(26)}${[...names, ...windows, 'mean today', 'mean windows', 'mean unseen'].map((name) => name.padStart(16)).join('')}`,
)
for (const [method, group] of methods) {
  const results = sets.map((set) => judge(set, group(set)))
  const real = results.slice(0, REAL_SETS.length)
  const cells = results.map(({ all, shared, sure }) => format(all.f1, shared.f1, sure.f1))
  cells.push(format(mean(real, 'all'), mean(real, 'shared'), mean(real, 'sure')))
  const read = results.slice(names.length)
  const unseen = results.filter((_, index) => UNSEEN_WINDOWS.includes(sets[index]!.name))
  for (const part of [read, unseen]) {
    if (part.length > 0) cells.push(format(mean(part, 'all'), mean(part, 'shared'), mean(part, 'sure')))
  }
  console.log(`${method.padEnd(26)}${cells.map((cell) => cell.padStart(16)).join('')}`)
  if (method.startsWith('engine')) details.push([method, results])
}

for (const [method, results] of details) {
  console.log(
    `\n${method}, every metric in percent\n${' '.repeat(12)}${METRICS.map(([name]) => name.padStart(13)).join('')}`,
  )
  for (const [index, result] of results.entries()) {
    const cells = METRICS.map(([, read]) => read(result).padStart(13))
    console.log(`${sets[index]!.name.padEnd(12)}${cells.join('')}`)
  }
}

function modelWithout(name: string): TreesTable {
  const leftOut = leftOutWith(name)
  const model = models.get(leftOut[0]!) ?? trainPairModel(leftOut)
  models.set(leftOut[0]!, model)
  return model
}

function judge(set: GroupedSet, groups: readonly number[]): SetResult {
  return measure(set.stories, groups, set.isSure, set.isShared)
}

function mean(results: readonly SetResult[], part: 'all' | 'shared' | 'sure'): number {
  return results.reduce((sum, result) => sum + result[part].f1, 0) / results.length
}

function format(...values: number[]): string {
  return values.map((value) => value.toFixed(1)).join('/')
}
