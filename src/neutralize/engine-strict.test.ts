/** What a strict reader found false or broken in debriefs, each by an invented headline and what may not be said of it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from './engine.ts'

const engine = createEngine()

const NEVER: readonly (readonly [headline: string, misreading: string, never: RegExp])[] = [
  // Doubted once.
  ['Storm could close the Norwell port', 'a doubt as two', /possibl[ey]|perhaps/],
  // Who does it, and what is a noun.
  ['Dana Okafor’s campaign accidentally tweeted about pizza', 'a deed as undergone', /been|being| is /],
  ['Store sleep before a long night at sea', 'advice as a deed', /slept|sleeping|reported to/],
  ['In Europe, Differences Over Crisis Exit Strategy', 'a noun as a verb', /exited/],
  ['The Long Tide by Dana Rivers review a wise coming-of-age tale', 'a notice as a deed', /reviewed|reviewing/],
  ['Norwell shares in decline after harbor strike', 'a noun as a verb', /shared/],
  [
    'Skerra police officer working Okafor motorcade in critical condition after crash',
    'whom as what he does',
    /worked| (?:is|been) (?:reported to be |reportedly )?working/,
  ],
  [
    'Still angry over a weak harbor report, Okafor finds a plan he likes',
    'how one is as who it is',
    /describes still|on still/,
  ],
]

for (const [headline, misreading, never] of NEVER)
  test(`${misreading}: ${headline}`, () => {
    for (const variation of engine.debriefHeadline(headline, 5).variations) assert.doesNotMatch(variation, never)
  })
