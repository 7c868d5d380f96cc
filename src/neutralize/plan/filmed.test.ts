import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from '../engine.ts'
import { isFilmedAlone } from './filmed.ts'

for (const text of [
  'Footage of ferry sinking off Skerra',
  'Video of a gull stealing chips',
  'New video of Dana Holm dancing at party',
  'Photos of pilots training with ropes',
])
  test(`shown, and nothing told: ${text}`, () => assert.ok(isFilmedAlone(text)))

for (const text of [
  'Video of gull going viral',
  'Footage of Dorn singing divides fans',
  'Photos of Holm leaving court spark row',
  'Images of Norwell burning shock Norland',
  'Videos of crews fighting draw anger',
  'Footage of crash showing ferry ablaze',
])
  test(`something told: ${text}`, () => assert.ok(!isFilmedAlone(text)))

const engine = createEngine()

// Neither photos nor footage smile, burn or sink.
for (const headline of [
  'Shocking footage of ferry sinking off Skerra',
  'Photos of Dana Holm smiling after shocking fall',
  'Photos of ferries burning in shocking Norwell riot',
])
  test(`a film does not do what it shows: ${headline}`, () => {
    for (const text of engine.debriefHeadline(headline, 5).variations)
      assert.doesNotMatch(text, /\b(?:is|are|was|were|been|reportedly|describes)\b/)
  })
