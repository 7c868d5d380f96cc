import assert from 'node:assert/strict'
import { test } from 'node:test'
import { planHeadline } from '../plan/headline-plan.ts'
import { isCutOff, withoutCutEnd } from './cut-off.ts'

const wholes: readonly (readonly [cutOff: string, whole: string])[] = [
  // Before the last sentence, and before another outlet's name.
  ['Skerra opens its harbor to ferries in March. Could', 'Skerra opens its harbor to ferries in March'],
  ['Dorn quits the ferry board - KXYZ-TV 9, Norwell', 'Dorn quits the ferry board'],
  // Before the last clause; a verb behind the comma shares the subject.
  ['Okafor sues the ferry firm, seeks new', 'Okafor sues the ferry firm'],
  ['Okafor could return to Skerra as mayor considers', 'Okafor could return to Skerra'],
  // Before the last phrase.
  ['Ferry firm offers free rides to islanders through its', 'Ferry firm offers free rides to islanders'],
  ['Ruiz seeks to close a pier designed to', 'Ruiz seeks to close a pier'],
  ['Skerra museum shows old boats (Ana', 'Skerra museum shows old boats'],
  // Whose claim it is stays with it.
  ['Holm took bribes from a ferry firm, prosecutors say in', 'Holm took bribes from a ferry firm, prosecutors say'],
  ['Ferry captain was drunk, says report by the', 'Ferry captain was drunk, says report'],
  ['Ferry deal was illegal, rules court in', 'Ferry deal was illegal, rules court'],
  ['Mayor Holm is innocent, according to lawyer for the', 'Mayor Holm is innocent, according to lawyer'],
]
for (const [cutOff, whole] of wholes)
  test(`ends what is cut off where it is complete: ${whole}`, () => assert.equal(withoutCutEnd(cutOff), whole))

const kept: readonly string[] = [
  // A condition, who says it, of what an amount is, since when a record stands: nothing goes.
  'Ferry firm may leave Skerra if islanders back',
  'Harbor officials report $2 million in pier fees',
  "Ferry plan is 'a danger to the whole harbor,' Ana Ruiz tells Skerra",
  'Skerra sees its worst storm in',
  'Skerra council votes to ban cars from old town if',
  'Holm will not resign before council votes on',
  'No ferry has sunk off the Skerra coast since',
  'Okafor sues the ferry firm, says new',
  'Norland troops kill villagers near Skerra, rebels claim',
  'Ferry captain was drunk - report by the',
  'Ferry sinks off Skerra - Skerra Police',
  'Harbor is unsafe. So says a report by',
  'Okafor sinks the ferry in a movie by',
]
for (const text of kept)
  test(`leaves nothing out of what leans on its end: ${text}`, () => assert.equal(withoutCutEnd(text), text))

test('takes only dots behind a space for a cut', () => {
  assert.equal(isCutOff('Okafor sues the ferry firm, seeks new ...'), true)
  assert.equal(isCutOff('And the ferry sails…'), false)
  assert.equal(planHeadline('Okafor Sues Ferry Firm, Seeks New ...').text, 'Okafor sues ferry firm')
})
