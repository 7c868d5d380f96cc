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
    const tree = growTree({ edges, binned, gradients, curvatures, rows, aside, taken, columns, count, options })
    trees.push(tree)
    for (let i = 0; i < count; i++) scores[i]! += leafValue(tree, examples.features, i * width)
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

function growTree(growth: Growth): TreeTable {
  const { edges, binned, gradients, curvatures, rows, aside, count, options } = growth
  const tree: TreeTable = { feature: [], threshold: [], left: [], right: [], value: [] }
  const addNode = (): number => {
    tree.feature.push(-1)
    tree.threshold.push(0)
    tree.left.push(0)
    tree.right.push(0)
    tree.value.push(0)
    return tree.feature.length - 1
  }
  const tasks: Task[] = [{ node: addNode(), start: 0, end: growth.taken, depth: 0 }]
  for (let task = tasks.pop(); task !== undefined; task = tasks.pop()) {
    const { node, start, end, depth } = task
    let gradient = 0
    let curvature = 0
    for (let k = start; k < end; k++) {
      gradient += gradients[rows[k]!]!
      curvature += curvatures[rows[k]!]!
    }
    tree.value[node] = round((-gradient / (curvature + options.ridge)) * options.rate)
    if (depth >= options.depth || end - start < 2 * options.leastInLeaf) continue
    const split = bestSplit(growth, start, end, gradient, curvature)
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
    tree.value[node] = 0
    tree.left[node] = addNode()
    tree.right[node] = addNode()
    tasks.push(
      { node: tree.left[node]!, start, end: kept, depth: depth + 1 },
      { node: tree.right[node]!, start: kept, end, depth: depth + 1 },
    )
  }
  return tree
}

const sumOfGradients = new Float64Array(256)
const sumOfCurvatures = new Float64Array(256)
const rowCounts = new Int32Array(256)

function bestSplit(
  growth: Growth,
  start: number,
  end: number,
  gradient: number,
  curvature: number,
): { column: number; bin: number } | null {
  const { edges, binned, gradients, curvatures, rows, count, options } = growth
  const parent = (gradient * gradient) / (curvature + options.ridge)
  let bestGain = 1e-6
  let best: { column: number; bin: number } | null = null
  for (const column of growth.columns) {
    const bins = edges[column]!.length + 1
    if (bins < 2) continue
    sumOfGradients.fill(0, 0, bins)
    sumOfCurvatures.fill(0, 0, bins)
    rowCounts.fill(0, 0, bins)
    const offset = column * count
    for (let k = start; k < end; k++) {
      const row = rows[k]!
      const bin = binned[offset + row]!
      sumOfGradients[bin]! += gradients[row]!
      sumOfCurvatures[bin]! += curvatures[row]!
      rowCounts[bin]!++
    }
    let leftGradient = 0
    let leftCurvature = 0
    let leftCount = 0
    for (let bin = 0; bin < bins - 1; bin++) {
      leftGradient += sumOfGradients[bin]!
      leftCurvature += sumOfCurvatures[bin]!
      leftCount += rowCounts[bin]!
      if (leftCount < options.leastInLeaf) continue
      if (end - start - leftCount < options.leastInLeaf) break
      const rightGradient = gradient - leftGradient
      const gain =
        (leftGradient * leftGradient) / (leftCurvature + options.ridge) +
        (rightGradient * rightGradient) / (curvature - leftCurvature + options.ridge) -
        parent
      if (gain > bestGain) {
        bestGain = gain
        best = { column, bin }
      }
    }
  }
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

function leafValue(tree: TreeTable, features: Float32Array, offset: number): number {
  let node = 0
  while (tree.feature[node]! >= 0) {
    const isLeft = features[offset + tree.feature[node]!]! < tree.threshold[node]!
    node = isLeft ? tree.left[node]! : tree.right[node]!
  }
  return tree.value[node]!
}

/** Five significant digits are enough, and keep the table small. */
function round(value: number): number {
  return Number(value.toPrecision(5))
}
