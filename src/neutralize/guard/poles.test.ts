import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkCandidate } from './guard.ts'

const judge = (headline: string, candidate: string) =>
  checkCandidate({ headline }, candidate, { minWords: 3, maxWords: 20 }).map(({ rule, text }) => `${rule}: ${text}`)

/** A headline, its true rewordings, and those that lean the other way. */
const CASES: [string, string[], string[]][] = [
  [
    'Dunmore condemns visit by Kelverton mayor',
    ['Dunmore criticizes visit by Kelverton mayor'],
    ['Dunmore accepts visit by Kelverton mayor'],
  ],
  ['Drug shows modest effect on burns', ['Drug shows small effect on burns'], ['Drug shows huge effect on burns']],
  [
    'Bloom tempts walkers to break harbour curfew',
    ['Walkers tempted by bloom to break harbour curfew'],
    ['Bloom tempts walkers to obey harbour curfew'],
  ],
  ['Holm downplays need for flood wall', ['Holm minimizes need for flood wall'], ['Holm stresses need for flood wall']],
  ['Brewers report surplus of beer', ['Brewers report glut of beer'], ['Brewers report shortage of beer']],
  [
    'Clinic removed from two health plans',
    ['Clinic dropped from two health plans'],
    ['Clinic added to two health plans'],
  ],
  // What is ended may turn into its contrary.
  ['Dunmore lifts ban on rowing boats', ['Dunmore allows rowing boats again'], []],
  // "Back" as an adverb leans nowhere.
  ['Holm hits back at critics of plan', ['Holm responds to critics of plan'], []],
]

for (const [headline, truths, falsehoods] of CASES) {
  for (const truth of truths) test(`accepts: ${truth}`, () => assert.deepEqual(judge(headline, truth), []))
  for (const falsehood of falsehoods)
    test(`refuses: ${falsehood}`, () => assert.match(judge(headline, falsehood).join(), /direction/))
}
