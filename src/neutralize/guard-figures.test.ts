/** Figures of speech at their word, and denials by a verb or a noun: each refused beside a true rewording that passes. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkCandidate } from './guard.ts'

const OPTIONS = { minWords: 4, maxWords: 15 }

const CASES: [headline: string, truth: string, falsehood: string][] = [
  [
    'Harvest Fund is the crown jewel of Dellmar Bank',
    'Dellmar Bank has Harvest Fund',
    'Dellmar Bank has a jeweled crown',
  ],
  [
    'Rowers upset Varga in Lindhaven club vote',
    'Rowers defeat Varga in Lindhaven club vote',
    'Rowers offend Varga in Lindhaven club vote',
  ],
  [
    'Retailer Nimbo eyes stores in Corvale',
    'Retailer Nimbo considers stores in Corvale',
    'Retailer Nimbo looks at Corvale stores with its eyes',
  ],
  ['TV war delays tour of Corvale', 'Tour of Corvale is delayed by TV war', 'War in Corvale delays tour of TV'],
  [
    'Minister blocks Lindhaven launch',
    'Lindhaven launch is blocked by minister',
    'Minister physically blocks Lindhaven launch',
  ],
  [
    'Senator grills minister over school delays',
    'Senator questions minister over school delays',
    'Senator declines to question minister over school delays',
  ],
  [
    'Captain Orlo unlikely to play in Corvale final',
    'Captain Orlo may not play in Corvale final',
    'Captain Orlo ruled out of Corvale final',
  ],
  [
    'Train stops in Lindhaven after bomb alert',
    'Bomb alert stops train in Lindhaven',
    'Train stops in Lindhaven after bomb',
  ],
  [
    'Minister disputes reports of leaks at Dellmar dam',
    'Reports of leaks at Dellmar dam are disputed by minister',
    'Minister confirms reports of leaks at Dellmar dam',
  ],
  [
    'Judge briefly allows work on Lindhaven tower',
    'Judge allows work on Lindhaven tower for short time',
    'Judge gives final approval to work on Lindhaven tower',
  ],
]

for (const [headline, truth, falsehood] of CASES) {
  test(`refuses: ${falsehood}`, () => {
    assert.notDeepEqual(checkCandidate({ headline }, falsehood, OPTIONS), [])
  })
  test(`accepts: ${truth}`, () => {
    assert.deepEqual(checkCandidate({ headline }, truth, OPTIONS), [])
  })
}
