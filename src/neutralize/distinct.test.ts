import assert from 'node:assert/strict'
import { test } from 'node:test'
import { coreWords, similarity, TOO_SIMILAR } from './distinct.ts'

const isTooSimilar = (a: string, b: string): boolean => similarity(coreWords(a), coreWords(b)) >= TOO_SIMILAR

test('takes wordings that differ by a frame only for one', () => {
  const headline = 'Council approves new ferry timetable'
  assert.ok(isTooSimilar(headline, 'Council approves new ferry timetable, report says'))
  assert.ok(isTooSimilar(headline, 'Article says council approves new ferry timetable'))
  assert.ok(!isTooSimilar(headline, 'New timetable for ferries passes harbour council vote'))
  assert.ok(!isTooSimilar(headline, 'Ferries get new timetable from harbour council'))
})

test('reads a word with its vowel signs as one', () => {
  assert.deepEqual(coreWords('नया पुल खुला'), ['नया', 'पुल', 'खुला'])
})
