import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { MOST_FAILURES, MOST_TRIES, waitAfter } from './backoff.ts'

const HOUR = 3_600_000

test('waits grow threefold from five seconds to six hours', () => {
  const middle = () => 0.5
  assert.deepEqual(
    [1, 2, 3, 4].map((failures) => waitAfter(failures, middle, null)),
    [5_000, 15_000, 45_000, 135_000],
  )
  assert.equal(waitAfter(15, middle, null), 6 * HOUR)
})

test('chance moves a wait by a fifth at most, and never beyond six hours', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), fc.double({ min: 0, max: 0.999, noNaN: true }), (failures, chance) => {
      const middle = waitAfter(failures, () => 0.5, null)
      const wait = waitAfter(failures, () => chance, null)
      assert.ok(wait >= middle * 0.8 - 1 && wait <= Math.min(middle * 1.2 + 1, 6 * HOUR))
    }),
  )
})

test('what the receiver asks for counts when it is longer, up to six hours', () => {
  assert.equal(
    waitAfter(1, () => 0.5, 60_000),
    60_000,
  )
  assert.equal(
    waitAfter(3, () => 0.5, 1_000),
    45_000,
  )
  assert.equal(
    waitAfter(1, () => 0.5, 900 * HOUR),
    6 * HOUR,
  )
})

test('a message is tried for hours, and a webhook for days', () => {
  const span = (count: number) => {
    let sum = 0
    for (let failures = 1; failures < count; failures++) sum += waitAfter(failures, () => 0.5, null)
    return sum / HOUR
  }
  assert.ok(span(MOST_TRIES) > 4 && span(MOST_TRIES) < 24)
  assert.ok(span(MOST_FAILURES) > 48 && span(MOST_FAILURES) < 120)
})
