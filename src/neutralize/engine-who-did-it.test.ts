/** Who calls something off or moves to do something is not told as the one it is done to. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from './engine.ts'

const engine = createEngine()

for (const [headline, never] of [
  ['Norland called off deal with Skerra', /been (?:called|canceled)/],
  ['Norwell police called off search for Holm', /been called/],
  ['Storm called off Norwell game', /been canceled/],
  ['Dorn moved to close Norwell prison', /been moved/],
  ['Norwell judge moved to free Holm from jail', /been moved/],
  ['Ruiz moved to Skerra after jail term', /been moved/],
  ['Ruiz caved spectacularly to Dorn on ferry tolls', /(?:been|being|is) given in|^Ruiz given/],
  ['Norwell summer time finally ends Sunday', /\bof Sunday|Sunday (?:is|has been) ended/],
  ['Don’t expect Norwell ferry stock to pop, analysts warn', /stock to pop/],
  ['Is Norland poised to lead the shocking ferry race?', /poised is/],
  ['What is Norcom, the ‘terrorist’ group targeted by Dorn?', /group is targeted|Norcom, is/],
  ['How feds spied on Norwell protesters in the harbor', /are spied|been spied/],
  ['How Norland could retaliate against Skerra over ferry ban', /^Norland /],
  ['Norwell beer shock: Why is Norland angry that Holm was not sentenced to death?', /was is|Norland angry/],
  ['What were the Norwell Zero Units that the suspect worked for?', /that were the suspect/],
  ['House price Armageddon? Experts fear plunge could wipe out Norwell', /\? (?:Report on|Article)/],
] as const)
  test(`never ${never}: ${headline}`, () => {
    for (const variation of engine.debriefHeadline(headline, 5).variations) assert.doesNotMatch(variation, never)
  })

test('a verb behind what somebody is likely to do, or was cast as, is the verb', () => {
  for (const headline of ['Ruiz likely to win race denies fraud', 'Dana Holm cast as pilot quits film'])
    for (const variation of engine.debriefHeadline(headline, 5).variations)
      assert.doesNotMatch(variation, /(?:will probably|been|being|is) (?:likely to win|win|cast)/)
})
