import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from '../engine.ts'
import { planHeadline } from './headline-plan.ts'
import { lastCandidates } from './topic-candidates.ts'

test('what is measured is what a headline without a phrase of its own is about', () => {
  const { variations } = createEngine().debriefHeadline('Behold, These May Be The Coolest Baby Shoes In 2031', 5)
  assert.match(variations[0] ?? '', / baby shoes/)
  assert.match(
    lastCandidates(planHeadline('Behold, these may be the coolest baby shoes in 2031'))[0] ?? '',
    /baby shoes/,
  )
  // Nothing is measured there.
  assert.deepEqual(lastCandidates(planHeadline('It may take the best')), [])
})
