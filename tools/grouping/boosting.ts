/**
 * Trains gradient-boosted trees on the logistic loss, over histograms of the features. Small, exact in its order of
 * operations and without any randomness but its own seeded generator, so that the same data give the same bytes.
 */
import type { TreeTable } from '../../src/group/boosted-trees.ts'

export interface Examples {
  count: number
  width: number
  /** Row after row. */
  features: Float32Array
  labels: Uint8Array
  weights: Float32Array
}

export interface BoostingOptions {
  trees: number
  depth: number
  rate: number
  leastInLeaf: number
  /** Pulls leaf values towards 0. */
  ridge: number
  columnShare: number
  rowShare: number
  bins: number
  seed: number
}

interface Task {
  node: number
  start: number
  end: number
  depth: number
  /** What it takes to split these rows; null where they are not to be split. */
  sums: Sums | null
}

/** Values between 0 and 1, the same for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export function trainTrees(examples: Examples, options: BoostingOptions): { base: number; trees: TreeTable[] } {
  const { count, width, labels, weights } = examples
  const { edges, binned } = binColumns(examples, options.bins)
  const byRow = transpose(binned, count, width)
  const random = seededRandom(options.seed)
  let weightSum = 0
  let positiveSum = 0
  for (let i = 0; i < count; i++) {
    weightSum += weights[i]!
    positiveSum += weights[i]! * labels[i]!
  }
  const base = round(Math.log(positiveSum / (weightSum - positiveSum)))
  const scores = new Float64Array(count).fill(base)
  const gradients = new Float64Array(count)
  const curvatures = new Float64Array(count)
  const rows = new Int32Array(count)
  const aside = new Int32Array(count)
  const trees: TreeTable[] = []
  for (let t = 0; t < options.trees; t++) {
    for (let i = 0; i < count; i++) {
      const probability = 1 / (1 + Math.exp(-scores[i]!))
      gradients[i] = weights[i]! * (probability - labels[i]!)
      curvatures[i] = weights[i]! * probability * (1 - probability)
    }
    let taken = 0
    for (let i = 0; i < count; i++) if (random() < options.rowShare) rows[taken++] = i
    const columns: number[] = []
    for (let j = 0; j < width; j++) if (random() < options.columnShare) columns.push(j)
    const { tree, bins } = growTree({
      edges,
      binned,
      gradients,
      curvatures,
      rows,
      aside,
      taken,
      columns,
      count,
      options,
    })
    trees.push(tree)
    for (let i = 0; i < count; i++) scores[i]! += leafValue(tree, bins, byRow, i * width)
  }
  return { base, trees }
}

interface Growth {
  edges: Float32Array[]
  /** Column after column. */
  binned: Uint8Array
  gradients: Float64Array
  curvatures: Float64Array
  rows: Int32Array
  aside: Int32Array
  taken: number
  columns: number[]
  count: number
  options: BoostingOptions
}

function growTree(growth: Growth): { tree: TreeTable; bins: number[] } {
  const { edges, binned, gradients, curvatures, rows, aside, count, options } = growth
  const tree: TreeTable = { feature: [], threshold: [], left: [], right: [], value: [] }
  /** By node, the last bin that goes left. */
  const bins: number[] = []
  const addNode = (): number => {
    tree.feature.push(-1)
    tree.threshold.push(0)
    tree.left.push(0)
    tree.right.push(0)
    tree.value.push(0)
    return bins.push(0) - 1
  }
  const tasks: Task[] = [
    { node: addNode(), start: 0, end: growth.taken, depth: 0, sums: addUp(growth, 0, growth.taken) },
  ]
  for (let task = tasks.pop(); task !== undefined; task = tasks.pop()) {
    const { node, start, end, depth, sums } = task
    let gradient = 0
    let curvature = 0
    for (let k = start; k < end; k++) {
      gradient += gradients[rows[k]!]!
      curvature += curvatures[rows[k]!]!
    }
    tree.value[node] = round((-gradient / (curvature + options.ridge)) * options.rate)
    if (sums === null) continue
    const split = bestSplit(growth, sums, end - start, gradient, curvature)
    if (split === null) continue
    const offset = split.column * count
    let kept = start
    let set = 0
    for (let k = start; k < end; k++) {
      const row = rows[k]!
      if (binned[offset + row]! <= split.bin) rows[kept++] = row
      else aside[set++] = row
    }
    for (let k = 0; k < set; k++) rows[kept + k] = aside[k]!
    tree.feature[node] = split.column
    tree.threshold[node] = round(edges[split.column]![split.bin]!)
    bins[node] = split.bin
    tree.value[node] = 0
    tree.left[node] = addNode()
    tree.right[node] = addNode()
    const left: Task = { node: tree.left[node]!, start, end: kept, depth: depth + 1, sums: null }
    const right: Task = { node: tree.right[node]!, start: kept, end, depth: depth + 1, sums: null }
    addUpBoth(growth, sums, left, right)
    tasks.push(left, right)
  }
  return { tree, bins }
}

/** What two parts need to be split on: the smaller is added up, the larger is what it leaves of the whole. */
function addUpBoth(growth: Growth, whole: Sums, left: Task, right: Task): void {
  const { depth, leastInLeaf } = growth.options
  const isSplit = (task: Task): boolean => task.depth < depth && task.end - task.start >= 2 * leastInLeaf
  if (!isSplit(left) && !isSplit(right)) return
  const [smaller, larger] = left.end - left.start <= right.end - right.start ? [left, right] : [right, left]
  const sums = addUp(growth, smaller.start, smaller.end)
  if (isSplit(larger)) larger.sums = subtract(whole, sums)
  if (isSplit(smaller)) smaller.sums = sums
}

/** Column after column of those that are asked, bin after bin. */
interface Sums {
  gradients: Float64Array
  curvatures: Float64Array
  counts: Int32Array
}

function addUp(growth: Growth, start: number, end: number): Sums {
  const { binned, gradients, curvatures, rows, columns, count, options } = growth
  const size = columns.length * options.bins
  const sums = { gradients: new Float64Array(size), curvatures: new Float64Array(size), counts: new Int32Array(size) }
  columns.forEach((column, place) => {
    const offset = column * count
    const first = place * options.bins
    for (let k = start; k < end; k++) {
      const row = rows[k]!
      const bin = first + binned[offset + row]!
      sums.gradients[bin]! += gradients[row]!
      sums.curvatures[bin]! += curvatures[row]!
      sums.counts[bin]!++
    }
  })
  return sums
}

function subtract(whole: Sums, part: Sums): Sums {
  return {
    gradients: whole.gradients.map((value, bin) => value - part.gradients[bin]!),
    curvatures: whole.curvatures.map((value, bin) => value - part.curvatures[bin]!),
    counts: whole.counts.map((value, bin) => value - part.counts[bin]!),
  }
}

function bestSplit(
  growth: Growth,
  sums: Sums,
  count: number,
  gradient: number,
  curvature: number,
): { column: number; bin: number } | null {
  const { edges, columns, options } = growth
  const parent = (gradient * gradient) / (curvature + options.ridge)
  let bestGain = 1e-6
  let best: { column: number; bin: number } | null = null
  columns.forEach((column, place) => {
    const first = place * options.bins
    const last = first + edges[column]!.length
    let leftGradient = 0
    let leftCurvature = 0
    let leftCount = 0
    for (let bin = first; bin < last; bin++) {
      leftGradient += sums.gradients[bin]!
      leftCurvature += sums.curvatures[bin]!
      leftCount += sums.counts[bin]!
      if (leftCount < options.leastInLeaf) continue
      if (count - leftCount < options.leastInLeaf) break
      const rightGradient = gradient - leftGradient
      const gain =
        (leftGradient * leftGradient) / (leftCurvature + options.ridge) +
        (rightGradient * rightGradient) / (curvature - leftCurvature + options.ridge) -
        parent
      if (gain > bestGain) {
        bestGain = gain
        best = { column, bin: bin - first }
      }
    }
  })
  return best
}

/** Cuts each feature into bins of about equal weight; a value lies in bin k when it is at least edge k - 1. */
function binColumns(examples: Examples, bins: number): { edges: Float32Array[]; binned: Uint8Array } {
  const { count, width, features } = examples
  const edges: Float32Array[] = []
  const binned = new Uint8Array(count * width)
  const step = Math.max(1, Math.floor(count / 20_000))
  for (let column = 0; column < width; column++) {
    const sample: number[] = []
    for (let row = 0; row < count; row += step) sample.push(features[row * width + column]!)
    const sorted = Float32Array.from(sample).sort()
    const cuts: number[] = []
    for (let bin = 1; bin < bins; bin++) {
      const cut = round(sorted[Math.floor((sorted.length * bin) / bins)]!)
      if (cuts.length === 0 || cut > cuts.at(-1)!) cuts.push(cut)
    }
    const columnEdges = Float32Array.from(cuts)
    edges.push(columnEdges)
    for (let row = 0; row < count; row++) {
      const value = features[row * width + column]!
      let low = 0
      let high = columnEdges.length
      while (low < high) {
        const middle = (low + high) >> 1
        if (value < columnEdges[middle]!) high = middle
        else low = middle + 1
      }
      binned[column * count + row] = low
    }
  }
  return { edges, binned }
}

function transpose(binned: Uint8Array, count: number, width: number): Uint8Array {
  const byRow = new Uint8Array(count * width)
  for (let column = 0; column < width; column++) {
    for (let row = 0; row < count; row++) byRow[row * width + column] = binned[column * count + row]!
  }
  return byRow
}

function leafValue(tree: TreeTable, bins: readonly number[], byRow: Uint8Array, offset: number): number {
  let node = 0
  while (tree.feature[node]! >= 0) {
    const isLeft = byRow[offset + tree.feature[node]!]! <= bins[node]!
    node = isLeft ? tree.left[node]! : tree.right[node]!
  }
  return tree.value[node]!
}

/** Five significant digits are enough, and keep the table small. */
function round(value: number): number {
  return Number(value.toPrecision(5))
}
