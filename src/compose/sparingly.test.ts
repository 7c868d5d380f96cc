import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DomainError } from '../domain/errors.ts'
import { sparingly } from './sparingly.ts'

test('a failure that goes on is told of once a minute, another one at once', () => {
  let now = new Date('2026-11-21T12:00:00Z')
  const told: string[] = []
  const report = sparingly((error) => told.push((error as Error).message), { now: () => now })
  const fail = (afterMs: number, sentence: string, cause: string) => {
    now = new Date(now.getTime() + afterMs)
    report(new DomainError('store_unavailable', sentence, { cause: new Error(cause) }))
    return told.splice(0)
  }
  assert.deepEqual(fail(0, 'away', 'read ECONNRESET'), ['away'])
  assert.deepEqual(fail(1_000, 'away', 'Connection terminated'), [])
  assert.deepEqual(fail(1_000, 'late', 'Query read timeout'), ['late'])
  assert.deepEqual(fail(58_000, 'late', 'Query read timeout'), [])
  assert.deepEqual(fail(2_000, 'late', 'Query read timeout'), ['late'])
  assert.deepEqual(fail(-3_600_000, 'late', 'Query read timeout'), ['late'], 'the clock was set back')
})
