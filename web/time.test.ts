import assert from 'node:assert/strict'
import { test } from 'node:test'
import { duration, fullTime, longDate, relativeTime, timeAhead } from './time.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)

test('an age in the words of a reader', () => {
  const said = [0.5, 5, 59.9, 60, 1_439, 1_440, 3_000].map((minutes) => relativeTime(ago(minutes), NOW, 'UTC'))
  assert.deepEqual(said, ['just now', '5 min ago', '59 min ago', '1 h ago', '23 h ago', 'yesterday', '19 Nov'])
  assert.equal(relativeTime(new Date('2026-11-19T23:00:00Z'), new Date('2026-11-21T02:00:00Z'), 'UTC'), '19 Nov')
  assert.equal(relativeTime(new Date('2025-03-02T00:00:00Z'), NOW, 'UTC'), '2 Mar 2025')
  const newYear = new Date('2026-01-01T02:00:00Z')
  assert.equal(relativeTime(newYear, NOW, 'UTC'), '1 Jan')
  assert.equal(relativeTime(newYear, NOW, 'America/New_York'), '31 Dec 2025', 'the year is that of the reader, too')
  assert.equal(relativeTime(ago(-60), NOW, 'UTC'), '21 Nov', 'the future is no age')
})

test('what lies ahead, and what is due', () => {
  assert.deepEqual(
    [1, -0.2, -12, -180, -6_000].map((minutes) => timeAhead(ago(minutes), NOW)),
    ['due now', 'in 1 min', 'in 12 min', 'in 3 h', 'in 4 days'],
  )
})

test('whole times name their zone where it is not the reader’s', () => {
  assert.equal(fullTime(NOW, 'UTC'), 'Saturday, 21 November 2026 at 12:00 UTC')
  assert.equal(longDate(NOW, 'UTC'), 'Saturday 21 November')
})

test('the time between two things', () => {
  assert.deepEqual([10, 300, 3_600, 7_500, 200_000].map(duration), [
    'under a minute',
    '5 min',
    '1 h',
    '2 h 5 min',
    '2 days',
  ])
})
