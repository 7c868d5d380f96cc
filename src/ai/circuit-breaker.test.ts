import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CircuitBreaker } from './circuit-breaker.ts'

const LIMITS = { failures: 3, lastingWeight: 2, firstPauseMs: 1_000, longestPauseMs: 5_000, longestRestMs: 20_000 }

function setUp() {
  let ms = 1_000_000
  const clock = { now: () => new Date(ms) }
  const breaker = new CircuitBreaker(LIMITS, clock)
  const fail = (times: number) => {
    for (let failure = 0; failure < times; failure++) breaker.admit()?.fail()
  }
  return {
    breaker,
    fail,
    advance: (by: number) => {
      ms += by
    },
  }
}

test('opens after so many failures in a row; a success in between begins the count anew', () => {
  const { breaker, fail } = setUp()
  fail(2)
  breaker.admit()?.succeed()
  fail(2)
  assert.equal(breaker.restMs, 0)
  fail(1)
  assert.equal(breaker.restMs, 1_000)
  assert.equal(breaker.admit(), null)
})

test('a failure that lasts counts for several, and a success in between forgets it as well', () => {
  const { breaker, fail } = setUp()
  breaker.admit()?.fail(true)
  breaker.admit()?.succeed()
  breaker.admit()?.fail(true)
  assert.equal(breaker.restMs, 0)
  fail(1)
  assert.equal(breaker.restMs, 1_000)
})

test('lets one probe through when the pause is over, and nobody beside it', () => {
  const { breaker, fail, advance } = setUp()
  fail(3)
  advance(999)
  assert.equal(breaker.admit(), null)
  advance(1)
  const probe = breaker.admit()
  assert.ok(probe)
  assert.equal(breaker.admit(), null)
  probe.succeed()
  assert.ok(breaker.admit())
  assert.ok(breaker.admit())
})

test('a failed probe doubles the pause, up to the longest, and a success forgets it all', () => {
  const { breaker, fail, advance } = setUp()
  fail(3)
  const pauses: number[] = []
  for (let probe = 0; probe < 4; probe++) {
    advance(breaker.restMs)
    breaker.admit()?.fail()
    pauses.push(breaker.restMs)
  }
  assert.deepEqual(pauses, [2_000, 4_000, 5_000, 5_000])
  advance(5_000)
  breaker.admit()?.succeed()
  fail(3)
  assert.equal(breaker.restMs, 1_000)
})

test('a probe that says nothing is followed by another one', () => {
  const { breaker, fail, advance } = setUp()
  fail(3)
  advance(1_000)
  breaker.admit()?.release()
  assert.ok(breaker.admit(), 'the next one probes')
})

test('rests as long as it is asked to, within its bound', () => {
  const { breaker, advance } = setUp()
  breaker.rest(3_000)
  assert.equal(breaker.restMs, 3_000)
  advance(3_000)
  breaker.rest(3_000)
  assert.equal(breaker.restMs, 6_000, 'twice as long when it goes on asking')
  breaker.rest(277_403_000)
  assert.equal(breaker.restMs, 20_000)
})

test('the first word on a permit counts', () => {
  const { breaker, fail } = setUp()
  fail(2)
  const permit = breaker.admit()
  permit?.succeed()
  permit?.fail()
  permit?.fail()
  assert.equal(breaker.restMs, 0)
})

test('a late failure of a request from before the pause neither lengthens nor ends it', () => {
  const { breaker, fail, advance } = setUp()
  const slow = breaker.admit()
  fail(3)
  advance(400)
  slow?.fail()
  assert.equal(breaker.restMs, 600)
})

test('a clock that is set back makes no pause longer: the next request probes', () => {
  const { breaker, fail, advance } = setUp()
  fail(3)
  advance(-900_000)
  const probe = breaker.admit()
  assert.ok(probe)
  assert.equal(breaker.admit(), null)
  probe.succeed()
  assert.equal(breaker.restMs, 0)
})
