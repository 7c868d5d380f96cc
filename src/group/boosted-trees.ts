/**
 * Scores feature vectors with gradient-boosted trees that `npm run train:group` has written down as plain numbers.
 * All trees lie in flat arrays, so that a score is a walk without an object.
 */

/** One tree: by node, the feature asked (-1 in a leaf), the least value that goes right, both ways on, the leaf's value. */
export interface TreeTable {
  feature: number[]
  threshold: number[]
  left: number[]
  right: number[]
  value: number[]
}

export interface TreesTable {
  features: string[]
  base: number
  trees: TreeTable[]
}

export interface BoostedTrees {
  /** @returns the logit */
  score(features: Float32Array): number
}

/** @throws Error when the table was trained on other features than the engine now has: train again */
export function readTrees(table: TreesTable, features: readonly string[]): BoostedTrees {
  if (table.features.join() !== features.join()) {
    throw new Error('the model of pairs was trained on other features: run npm run train:group')
  }
  const size = table.trees.reduce((sum, tree) => sum + tree.feature.length, 0)
  const feature = new Int16Array(size)
  // A leaf keeps its value where an inner node keeps its threshold.
  const number = new Float32Array(size)
  const left = new Int32Array(size)
  const right = new Int32Array(size)
  const roots = new Int32Array(table.trees.length)
  let offset = 0
  table.trees.forEach((tree, index) => {
    roots[index] = offset
    for (let node = 0; node < tree.feature.length; node++) {
      feature[offset + node] = tree.feature[node]!
      number[offset + node] = tree.feature[node]! < 0 ? tree.value[node]! : tree.threshold[node]!
      left[offset + node] = offset + tree.left[node]!
      right[offset + node] = offset + tree.right[node]!
    }
    offset += tree.feature.length
  })
  return {
    score(features) {
      let sum = table.base
      for (let tree = 0; tree < roots.length; tree++) {
        let node = roots[tree]!
        let asked = feature[node]!
        while (asked >= 0) {
          node = features[asked]! < number[node]! ? left[node]! : right[node]!
          asked = feature[node]!
        }
        sum += number[node]!
      }
      return sum
    },
  }
}
