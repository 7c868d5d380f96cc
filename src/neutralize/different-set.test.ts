import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { DifferentSets, likeness, WordNumbers } from './different-set.ts'
import { similarity } from './distinct.ts'

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i)

test('finds a set of wordings that all differ, where taking the first that fits would find none', () => {
  // 0 fits only 1; 1 to 4 fit one another but 0.
  const sets = new DifferentSets(5, (a, b) => a === 0 && b > 1)
  assert.deepEqual(sets.largestOf(upTo(5), 3), [1, 2, 3])
})

test('finds the largest set where as many as wanted do not differ', () => {
  // 0 fits nobody; 1, 2 and 4 fit one another; 3 fits only 4.
  const sets = new DifferentSets(5, (a, b) => a === 0 || (a === 3 ? b !== 4 : b === 3))
  assert.deepEqual(sets.largestOf(upTo(5), 5), [1, 2, 4])
  assert.equal(new DifferentSets(3, () => true).largestOf(upTo(3), 3).length, 1)
})

test('compares each pair once, and asks of no item that is not given', () => {
  const asked: string[] = []
  const sets = new DifferentSets(70, (a, b) => {
    asked.push(`${a} ${b}`)
    return a < 64
  })
  assert.deepEqual(sets.largestOf([3, 40, 66, 69], 3), [66, 69])
  assert.deepEqual(sets.largestOf([3, 66, 67, 69], 3), [66, 67, 69])
  assert.equal(new Set(asked).size, asked.length)
  assert.ok(asked.every((pair) => pair.split(' ').every((item) => [3, 40, 66, 67, 69].includes(Number(item)))))
})

test('any set it gives is of items that differ, and no larger one of the size wanted is missed', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9), { minLength: 1, maxLength: 40 }), fc.integer({ min: 1, max: 5 }), (kinds, size) => {
      const sets = new DifferentSets(kinds.length, (a, b) => kinds[a] === kinds[b])
      const set = sets.largestOf(upTo(kinds.length), size)
      assert.equal(set.length, Math.min(size, new Set(kinds).size))
      assert.equal(new Set(set.map((item) => kinds[item])).size, set.length)
    }),
  )
})

test('the set is the first of the largest, also where what is alike to a third is not alike', () => {
  // Those with an item come before those without it.
  const sets = ([first, ...others]: readonly number[]): number[][] =>
    first === undefined ? [[]] : [...sets(others).map((set) => [first, ...set]), ...sets(others)]
  const all = sets(upTo(8))
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 64, maxLength: 64 }), fc.integer({ min: 1, max: 5 }), (bytes, size) => {
      const areAlike = (a: number, b: number): boolean => bytes[a * 8 + b]! < 128
      const different = all.filter(
        (set) => set.length <= size && set.every((a, i) => set.slice(i + 1).every((b) => !areAlike(a, b))),
      )
      const most = Math.max(...different.map((set) => set.length))
      const first = different.find((set) => set.length === most)
      assert.deepEqual(new DifferentSets(8, areAlike).largestOf(upTo(8), size), first)
      assert.deepEqual(new DifferentSets(8, areAlike).largestOf(upTo(8), size, most), first)
    }),
  )
})

test('those that differ from all before them are the set of any search, whatever comes later', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 144, maxLength: 144 }),
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 1, max: 12 }),
      (bytes, size, read) => {
        const areAlike = (a: number, b: number): boolean => bytes[a * 12 + b]! < 96
        const first = new DifferentSets(12, areAlike).firstOf(upTo(read), size)
        const differing: number[] = []
        for (const item of upTo(read)) if (!differing.some((other) => areAlike(other, item))) differing.push(item)
        assert.deepEqual(first, differing.length < size ? [] : differing.slice(0, size))
        if (first.length > 0) assert.deepEqual(new DifferentSets(12, areAlike).largestOf(upTo(12), size), first)
      },
    ),
  )
})

test('compares sets of numbered words as lists of words', () => {
  const numbers = new WordNumbers()
  const [a, b] = ['a b c d'.split(' '), 'c d e'.split(' ')]
  assert.equal(likeness(numbers.setOf(a), numbers.setOf(b)), similarity(a, b))
})
