import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { afterRestMs, backoffMs, readRetryAfter } from './retry-after.ts'

const NOW = new Date('2026-11-21T07:00:00Z')

test('Retry-After is read as seconds or as an HTTP date, and nonsense as nothing', () => {
  const cases: [string | null, number | null][] = [
    ['0', 0],
    ['5', 5_000],
    [' 2.5 ', 2_500],
    ['277403', 277_403_000],
    ['99999999999999999999', Number.MAX_SAFE_INTEGER],
    ['Sat, 21 Nov 2026 07:00:20 GMT', 20_000],
    ['Sat, 21 Nov 2026 06:00:00 GMT', 0],
    ['-5', null],
    ['soon', null],
    ['', null],
    [null, null],
  ]
  for (const [header, expected] of cases) assert.equal(readRetryAfter(header, NOW), expected, String(header))
})

test('any header gives no wait or one from 0 on', () => {
  fc.assert(
    fc.property(fc.string(), (header) => {
      const wait = readRetryAfter(header, NOW)
      assert.ok(wait === null || (wait >= 0 && Number.isFinite(wait)))
    }),
  )
})

test('jitter is full: from nothing to a bound that doubles, and never above the longest', () => {
  const backoff = { firstMs: 500, longestMs: 3_000 }
  assert.deepEqual(
    [1, 2, 3, 4, 5].map((tries) => backoffMs(tries, backoff, 1)),
    [500, 1_000, 2_000, 3_000, 3_000],
  )
  assert.equal(backoffMs(9, backoff, 0), 0)
  assert.equal(backoffMs(2, backoff, 0.5), 500)
})

test('a rest that was asked for is never cut short', () => {
  const backoff = { firstMs: 500, longestMs: 3_000 }
  assert.equal(afterRestMs(4_000, backoff, 0), 4_000)
  assert.equal(afterRestMs(4_000, backoff, 0.5), 4_250)
})
