import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isCutOff, withoutCutEnd } from './cut-off.ts'
import { planHeadline } from './headline-plan.ts'

const wholes: readonly (readonly [cutOff: string, whole: string])[] = [
  // Before the last sentence, and before another outlet's name.
  ['Skerra opens its harbor to ferries in March. Could', 'Skerra opens its harbor to ferries in March'],
  ['Dorn quits the ferry board - KXYZ-TV 9, Norwell', 'Dorn quits the ferry board'],
  // Before the last clause; a verb behind the comma shares the subject.
  ['Okafor sues the ferry firm, says new', 'Okafor sues the ferry firm'],
  ['Okafor could return to Skerra as mayor considers', 'Okafor could return to Skerra'],
  // Before the last phrase.
  ['Ferry firm offers free rides to islanders through its', 'Ferry firm offers free rides to islanders'],
  ['Ruiz seeks to close a pier designed to', 'Ruiz seeks to close a pier'],
  ['Skerra museum shows old boats (Ana', 'Skerra museum shows old boats'],
]
for (const [cutOff, whole] of wholes)
  test(`ends what is cut off where it is complete: ${whole}`, () => assert.equal(withoutCutEnd(cutOff), whole))

const kept: readonly string[] = [
  // A condition, who says it, of what an amount is, since when a record stands: nothing goes.
  'Ferry firm may leave Skerra if islanders back',
  'Harbor officials report $2 million in pier fees',
  "Ferry plan is 'a danger to the whole harbor,' Ana Ruiz tells Skerra",
  'Skerra sees its worst storm in',
]
for (const text of kept)
  test(`leaves nothing out of what leans on its end: ${text}`, () => assert.equal(withoutCutEnd(text), text))

test('takes only dots behind a space for a cut', () => {
  assert.equal(isCutOff('Okafor sues the ferry firm, says new ...'), true)
  assert.equal(isCutOff('And the ferry sails…'), false)
  assert.equal(planHeadline('Okafor Sues Ferry Firm, Says New ...').text, 'Okafor sues ferry firm')
})
