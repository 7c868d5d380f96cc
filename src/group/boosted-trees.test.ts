import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { readTrees, type TreeTable } from './boosted-trees.ts'

const FEATURES = ['first', 'second', 'third']

/** A tree of any shape, at most so deep. */
const aTree = (depth: number): fc.Arbitrary<TreeTable> =>
  fc
    .array(fc.tuple(fc.nat(2), fc.float({ noNaN: true }), fc.boolean()), { minLength: 64, maxLength: 64 })
    .map((draws) => {
      const tree: TreeTable = { feature: [], threshold: [], left: [], right: [], value: [] }
      let drawn = 0
      const grow = (left: number): number => {
        const node = tree.feature.length
        const [feature, number, isLeaf] = draws[drawn++ % draws.length]!
        tree.feature.push(isLeaf || left === 0 ? -1 : feature)
        tree.threshold.push(number)
        tree.value.push(Math.fround(number / 3))
        tree.left.push(0)
        tree.right.push(0)
        if (tree.feature[node]! >= 0) {
          tree.left[node] = grow(left - 1)
          tree.right[node] = grow(left - 1)
        }
        return node
      }
      grow(depth)
      return tree
    })

test('scores as a walk from node to node does', () => {
  const table = fc.array(aTree(5), { minLength: 0, maxLength: 9 })
  const row = fc.float32Array({ minLength: 3, maxLength: 3 })
  fc.assert(
    fc.property(table, row, (trees, features) => {
      let expected = -1.5
      for (const tree of trees) {
        let node = 0
        while (tree.feature[node]! >= 0) {
          const goesLeft = features[tree.feature[node]!]! < Math.fround(tree.threshold[node]!)
          node = goesLeft ? tree.left[node]! : tree.right[node]!
        }
        expected += tree.value[node]!
      }
      assert.equal(readTrees({ features: FEATURES, base: -1.5, trees }, FEATURES).score(features), expected)
    }),
  )
})

test('refuses a table that was trained on other features', () => {
  assert.throws(() => readTrees({ features: ['other'], base: 0, trees: [] }, FEATURES), /train:group/)
})
