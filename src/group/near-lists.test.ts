import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { NEIGHBOURS_KEPT, NearLists } from './near-lists.ts'

const SLOTS = 40

test('names the nearest that are still there, whatever comes and goes in between', () => {
  const change = fc.record({
    kind: fc.constantFrom('insert', 'insert', 'insert', 'retire', 'open'),
    slot: fc.nat(SLOTS - 1),
    other: fc.nat(SLOTS - 1),
    cosine: fc.integer({ min: 0, max: 100 }),
  })
  fc.assert(
    fc.property(fc.array(change, { maxLength: 800 }), (changes) => {
      const near = new NearLists()
      const expected = Array.from({ length: SLOTS }, (): { other: number; cosine: number }[] => [])
      for (let slot = 0; slot < SLOTS; slot++) {
        near.admit(slot)
        near.open(slot)
      }
      for (const { kind, slot, other, cosine } of changes) {
        if (kind === 'insert' && !expected[slot]!.some((one) => one.other === other)) {
          near.insert(slot, other, cosine / 128)
          const place = expected[slot]!.findIndex((one) => one.cosine < cosine)
          expected[slot]!.splice(place < 0 ? expected[slot]!.length : place, 0, { other, cosine })
          expected[slot]!.length = Math.min(expected[slot]!.length, NEIGHBOURS_KEPT)
        }
        if (kind === 'retire') {
          near.retire(slot)
          for (const list of expected) {
            const place = list.findIndex((one) => one.other === slot)
            if (place >= 0) list.splice(place, 1)
          }
        }
        if (kind !== 'insert') {
          near.admit(slot)
          near.open(slot)
          expected[slot] = []
        }
      }
      expected.forEach((list, slot) => {
        const found = Array.from({ length: near.count(slot) }, (_, rank) => ({
          other: near.slotAt(slot, rank),
          cosine: near.cosineAt(slot, rank) * 128,
        }))
        assert.deepEqual(found, list)
        list.forEach(({ other }, rank) => {
          assert.equal(near.rankOf(slot, other), rank)
        })
      })
    }),
  )
})

test('does not take a later article for an earlier one, however often a slot is used again', () => {
  const near = new NearLists()
  for (const slot of [0, 1]) {
    near.admit(slot)
    near.open(slot)
  }
  near.insert(0, 1, 0.5)
  // As many uses as there are numbers for them.
  for (let use = 0; use < 256; use++) near.retire(1)
  assert.equal(near.count(0), 0)
})
