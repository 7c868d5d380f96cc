import assert from 'node:assert/strict'
import { test } from 'node:test'
import { editTitle } from './edit-title.ts'

const EDITED: [string, string][] = [
  ['Mayor slams plan for harbour tram', 'Mayor criticizes plan for harbour tram'],
  ['Mayor SLAMS plan for harbour tram', 'Mayor criticizes plan for harbour tram'],
  ['Mayor SLAMS rivals over harbour tram', 'Mayor slams rivals over harbour tram'],
  ['Council Makes Shocking Decision on Tram', 'Council Makes Decision on Tram'],
  ['Stunning upset ends cup run of Northport', 'Upset ends cup run of Northport'],
  ['BREAKING: Harbour bridge closed to traffic', 'Harbour bridge closed to traffic'],
]

for (const [title, neutral] of EDITED) {
  test(`the smallest edit of: ${title}`, () => assert.equal(editTitle(title), neutral))
}

const KEPT = [
  'Police buy gloves that deliver electric shocks',
  'Suspect caught after campus bloodbath',
  'Special election denounced as stunt',
  'Car slams into wall of library',
  'Storm slams coast of Eastmere',
  'Army blasts bridge at dawn',
  'Critic calls film ‘shocking’',
  'Families of crew say minister should be ashamed',
  'Result of the vote was stunning',
  'A tram as outrageous as it is useful',
  'A brutal winter for the harbour',
]

for (const title of KEPT) {
  test(`keeps the publisher's words: ${title}`, () => assert.equal(editTitle(title), title))
}
