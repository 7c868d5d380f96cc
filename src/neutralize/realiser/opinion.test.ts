import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sayDemand } from './opinion.ts'

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
