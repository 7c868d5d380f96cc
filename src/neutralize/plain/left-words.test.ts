/** Loaded words that once had no plain wording: the sentence is told without them, and only where that is true. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from '../engine.ts'
import { plainWording } from './plain-wording.ts'

const wordings = (headline: string): string[] => createEngine().debriefHeadline(headline, 5).variations

/** A headline, and how its first variation begins or what stands in it. */
const TOLD: [headline: string, told: RegExp][] = [
  // Adverbs and asides that neither deny nor limit.
  ['Okafor still insists the pier in Norwell is safe', /^Okafor insists the pier/],
  ['Norwell sailors STILL can’t get visas to visit Skerra', /^Norwell sailors can’t get visas/],
  ['Reward in Norwell case is only now being paid to sailors', /case is being paid/],
  ['Norwell ferry may sail to Skerra after all', /^Norwell ferry may sail to Skerra$/],
  ['New tunnel could change Norwell harbor forever', /^New tunnel could change Norwell harbor$/],
  ['Skerra reappoints ferry minister who just quit', /minister who quit$/],
  ['Ferry ticket to Skerra is just 35 crowns', /ticket to Skerra is (?:reported to be |reportedly )?35 crowns/],
  ['Harbor tools for Norwell pilots coming soon', /^Harbor tools for Norwell pilots due soon/],
  // Evaluations before what stands in quotation marks, behind an adverb, and of one body that a rule is for.
  ["Okafor buys lavish 'harbor retreat' in Norwell", /^Okafor (?:buys|bought) 'harbor retreat'/],
  ['Norwell council approves highly controversial harbor plan', /^Norwell council approves harbor plan/],
  ['Judge allows controversial ferry company to sail to Skerra', /^Judge allows ferry company to sail/],
  ['Norwell passes a grim milestone in the flood', /passes a milestone/],
  // What an article shows.
  ['The best photos of the Norwell harbor fire', /^Photos of the Norwell harbor fire/],
  ['The most powerful images of the Norland flood', /^Images of the Norland flood/],
  // Verbs that only words can do.
  ['Ruiz warns of storm as he lashes out at Okafor', /as he criticizes Okafor/],
  ['Insurers balk at paying harbor claims in Norwell', /^Insurers object to paying harbor claims/],
  ['Okafor goes on rant against Norwell harbor board', /^Okafor criticizes Norwell harbor board/],
  ['Ruiz lies that he paid the Norwell ferry fee', /^Ruiz falsely says that he paid/],
  ['Okafor shares emotional update on Norwell harbor fire', /^(?:Okafor comments|Comments by Okafor) on Norwell/],
  ['Scientists reveal new gull species near Norwell', /^Scientists report new gull species/],
  ['Holm was terrified she would lose her boat off Skerra', /afraid she would lose/],
  ['Okafor slams Skerra economy, says reforms needed', /^Okafor criticizes Skerra economy/],
  ["Ruiz is said to have mocked Holm's Norwell accent", /made fun of Holm's Norwell accent/],
  ['Norwell ferry beats train on price in historic first', /^Norwell ferry beats train on price$/],
  ['Harbor map shows which Norwell piers are closed to boats', /^Harbor map demonstrates which Norwell piers/],
  // What something is like, shouted numbers.
  ["This is what it's like to sail alone to Norwell", /^The experience of sailing alone to Norwell/],
  ["Sailors talk about what it's really like to lose a boat", /talk about the experience of losing a boat/],
  ['Ferry firm to face bill of FOUR MILLION crowns in Norwell', /bill of four million crowns/],
]

for (const [headline, told] of TOLD) test(`told: ${headline}`, () => assert.match(wordings(headline)[0]!, told))

/** Where the word says which, how or for how long, no variation leaves it out. */
const KEPT: [headline: string, false_: RegExp][] = [
  ['Norwell to ban highly controversial fishing', /ban(?:s|ned|ning)? fishing/],
  ['Norland allows cruel farming', /allow(?:s|ed|ing)? farming/],
  ['Okafor asks what it is like to be mayor of Norwell', /experience/],
  ['The best deals our crew found at Norwell harbor', /crew (?:are|is|have been) (?:found|discovered)/],
  ['The best books of 2031, according to Holm', /^Books of 2031, Holm/],
  ['Never eat raw mussels in May, Norwell doctor says', /eat mussels/],
  ["Don't buy flashy boats, says Okafor", /buy boats|buying boats/],
  ['What lies that way is Skerra', /falsely/],
  ['Okafor mocked drowning man in Norwell', /made fun/],
  ["Dana Ruiz's reality show: what's the verdict", /demonstrat/],
]

for (const [headline, false_] of KEPT)
  test(`not told: ${headline}`, () => {
    for (const wording of wordings(headline)) assert.doesNotMatch(wording, false_)
  })

test('what would be another thing without it stays', () => {
  for (const text of [
    'The pier may not be closed forever',
    'Ruiz wants to live in Skerra forever',
    'Only now are sailors being paid',
    'Okafor says it is just a storm',
    'After all the storms, the ferry sails',
  ])
    assert.match(plainWording(text).text, /forever|Only now|just|After all/, text)
})
