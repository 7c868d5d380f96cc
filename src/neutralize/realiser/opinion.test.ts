import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sayAdviceAgainst, sayDemand } from './opinion.ts'

test('what a headline demands is told as the demand of its author', () => {
  assert.equal(sayDemand('Norwell should close its ferry')[0], 'Column calls for Norwell to close its ferry')
  assert.equal(sayDemand('Sports fans should join the march')[0], 'Column calls for sports fans to join the march')
  assert.equal(
    sayDemand('Pilot Emil Dorn simply needs to relax', 'Okafor')[0],
    'Okafor calls for pilot Emil Dorn to relax',
  )
})

test('what may be, and what is good for somebody, is no demand', () => {
  for (const text of [
    'Norwell will have to close its ferry',
    'Ferry firm may have to leave Skerra',
    'The three books pupils should read this summer',
    'Harbor scams sailors should watch for ahead of Skerra cup',
  ])
    assert.deepEqual(sayDemand(text), [], text)
})

test('what "we" must do is told as what the author favors or opposes', () => {
  assert.equal(sayDemand('We must close the harbor before May')[0], 'Column calls for closing the harbor before May')
  assert.equal(sayDemand('We must not sell the ferry')[0], 'Column argues against selling the ferry')
  for (const text of [
    'We must talk about Skerra',
    'We must save our ferry',
    'We should stop and think about fares',
    'We should see rain in Norwell by May',
    'We have to pay $900 a month for ferries',
  ])
    assert.deepEqual(sayDemand(text), [], text)
})

test("one word in marks at the end is the author's doubt", () => {
  assert.equal(
    sayDemand("Norwell council should stop telling papers to delete 'rumors'")[0],
    "Column calls for Norwell council to stop telling papers to delete 'rumors'",
  )
  assert.deepEqual(sayDemand("Norwell letter should be 'forceful'"), [])
})

test('what is foreseen is nobody’s demand', () => {
  assert.deepEqual(sayDemand("Ferry fares shouldn't keep islanders at home"), [])
  assert.deepEqual(sayDemand('Storm damage should prompt towns to sell piers', 'Holm'), [])
})

test('who says "don\'t" advises against it', () => {
  assert.equal(
    sayAdviceAgainst("Don't feed gulls on the pier", 'Norwell council', 'says')[0],
    'Norwell council advises against feeding gulls on the pier',
  )
  for (const text of ["Don't wait", "Don't stop and stare", "Don't sell your boat", 'Feed gulls on the pier'])
    assert.deepEqual(sayAdviceAgainst(text, 'Norwell council', 'says'), [], text)
})
