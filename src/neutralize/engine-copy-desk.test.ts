/** What a copy desk sends back: each by an invented headline and what no wording of it may say. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from './engine.ts'

const engine = createEngine()

const NEVER: readonly (readonly [headline: string, misreading: string, never: RegExp])[] = [
  // Agreement.
  ['Boat crash near Norwell kills all eight', 'eight as one', /eight (?:is|has)/],
  ['Okafor found safe at Skerra pier after storm: police', 'police as one', /police (?:says|states)/i],
  ['Nick Okafor lay in wait before sinking ferry, prosecutors allege', 'who lay as who lays', /have laid|laying/],
  ['All of the boats in Norwell harbor damaged', 'all of nothing', /all of boats/i],
]

for (const [headline, misreading, never] of NEVER)
  test(`does not tell ${misreading}: ${headline}`, () => {
    for (const variation of engine.debriefHeadline(headline, 5).variations) assert.doesNotMatch(variation, never)
  })
