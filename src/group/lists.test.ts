import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { Lists } from './lists.ts'

test('holds what plain arrays would hold, whatever is appended and removed', () => {
  const change = fc.record({ key: fc.nat(2000), entry: fc.integer(), removes: fc.boolean(), place: fc.nat() })
  fc.assert(
    fc.property(fc.array(change, { maxLength: 400 }), (changes) => {
      const lists = new Lists({ firstBlock: 0, hasNumbers: true })
      const expected = new Map<number, number[]>()
      for (const { key: drawn, entry, removes, place } of changes) {
        const key = drawn % 7 === 0 ? drawn : drawn % 5
        const list = expected.get(key) ?? []
        expected.set(key, list)
        if (removes && list.length > 0) {
          lists.remove(key, place % list.length)
          list.splice(place % list.length, 1)
        } else {
          lists.append(key, entry, entry / 2)
          list.push(entry)
        }
      }
      for (const [key, list] of expected) {
        assert.equal(lists.count(key), list.length)
        if (list.length === 0) continue
        const start = lists.start(key)
        assert.deepEqual([...lists.entries(key).subarray(start, start + list.length)], list)
        assert.deepEqual(
          [...lists.numbers(key).subarray(start, start + list.length)],
          list.map((entry) => entry / 2),
        )
        assert.equal(lists.find(key, list[0]!), 0)
      }
    }),
  )
})

test('uses the blocks of emptied lists again', () => {
  const lists = new Lists({ firstBlock: 1, hasNumbers: false })
  for (let round = 0; round < 50; round++) {
    for (let key = 0; key < 100; key++) for (let i = 0; i < 500; i++) lists.append(key, i)
    for (let key = 0; key < 100; key++) lists.clear(key)
  }
  lists.append(1, 7)
  // 100 lists of 512 places and of all smaller blocks on the way fit on two pages of 65,536.
  assert.ok(lists.pageCount <= 2, `${lists.pageCount} pages`)
})
