/** Whole headlines: one or many, nouns that only look like verbs, people who do something and are no list. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from './engine.ts'
import { readStatement } from './statement/statement.ts'

const engine = createEngine()
const told = (headline: string): string[] => engine.debriefHeadline(headline, 5).variations

const NEVER = [
  // One or many.
  ['Dana James, Skerra attorney general and Holm foe, indicted for fraud', /\bare\b|, have\b/],
  ['Gull Star’s Dana Ruiz & Theo Holm to Share Clip', / is set/],
  ['We Know Your Harbor Plans Based On Random Questions', /plans\b.* is known/],
  ['Ruiz says will raise tolls on Norland as dispute escalates', /says (?:are|is) /],
  // A noun for a verb, a verb for a noun.
  ["CEO Dana Ruiz's ICE jokes stir outrage in Skerra", /joke[ds]? by|joked/],
  ["Former harbor inspector rates own home lessons 'atrocious'", /owning|to own|owned/],
  ['Will Ruiz’s Skerra visit and new law calm fears?', /will visit|visiting/],
  ['This Harbor Trick Makes Your Waffles Taste Better', /speaks? at length/],
  ['Sales boost for Holm and Dorn', /boosted|boosting/],
  ['Worsening kelp outbreak tied to nets kills 6, hospitalizes 25', /^Worsening a /],
  ['Norwell: Calm returns to piers and queues form', /return of|returning|has returned/],
  ['Beyonce, Jennifer Garner Film Ferry Advert', /garnered|have garner/],
  // No list.
  ['Three Skerra Democrats cross party lines to save the pier', /\blist\b|presented/i],
  ['23 Things All Ship Best Friends Know By Heart', /known to work/],
  ['19 Things Every Sailor With Curly Hair Never Wants To Hear Again', /never(?: are\b|$|:|, in)/],
] as const

for (const [headline, wrong] of NEVER)
  test(`a sentence stays one: ${headline}`, () => {
    for (const variation of told(headline)) assert.doesNotMatch(variation, wrong)
  })

const NUMBER = [
  ['Ernst & Young fined over audit', false],
  ['Johnson & Johnson sued by Skerra', false],
  ['Dana Ruiz, Skerra mayor and Norland foe, killed in crash', false],
  ['Dana Ruiz, her pilot and her cook, killed in crash', true],
  ['Dana Ruiz, Theo Holm and Ana Dorn arrested', true],
  ['Dana Ruiz, Holm aide and Theo Dorn arrested', true],
] as const

for (const [headline, isPlural] of NUMBER)
  test(`${isPlural ? 'many' : 'one'}: ${headline}`, () => assert.equal(readStatement(headline)?.isPlural, isPlural))

test('what only looks like a noun for a verb is read', () => {
  assert.equal(readStatement('Norcom’s chief draws praise for rescue')?.group, 'draws')
  assert.equal(readStatement('Ruiz’s ferry hits pier')?.group, 'hits')
  assert.equal(readStatement('Islanders own three ferries')?.group, 'own')
  assert.match(told('Ferry visits Skerra and crews form a line').join('\n'), /visits Skerra and crews form a line/)
})
