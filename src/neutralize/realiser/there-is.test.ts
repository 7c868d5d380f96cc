import assert from 'node:assert/strict'
import { test } from 'node:test'
import { thereIs } from './there-is.ts'

const SAID = [
  ['Still no timetable for the old quay', 'There is still no timetable for the old quay'],
  ['No evidence of theft in ferry books', 'There is no evidence of theft in ferry books'],
  ['Drop in ferry traffic amid storm', 'There has been a drop in ferry traffic amid storm'],
  ['Two new cases of eel fever in Norland', 'There are two new cases of eel fever in Norland'],
  ['Fears over safety of old quay', 'There are reported to be fears over safety of old quay'],
  ['Concern in Norwell as ferry strike nears', 'There is concern in Norwell as ferry strike nears'],
  ['Warning for drivers as storm nears', 'Drivers have been warned as storm nears'],
] as const

for (const [headline, said] of SAID) test(`what there is: ${said}`, () => assert.ok(thereIs(headline).includes(said)))

for (const headline of [
  'No deal reached in harbor talks',
  'No way to run a ferry',
  'No fishing in old harbor',
  'Two new cases tried in court',
  'Drop in for ferry tours',
  'No ferry, no bridge and no quay',
  'No bridge is in sight',
  'Concern over ferry safety grows',
  'Warning for ferries as storm nears',
])
  test(`nothing that there is: ${headline}`, () => assert.deepEqual(thereIs(headline), []))
