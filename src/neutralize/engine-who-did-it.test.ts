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
  ['Don’t expect Norwell ferry stock to pop, analysts warn', /^(?!.*(?:against|not to) ).*stock to pop/],
  ['Is Norland poised to lead the shocking ferry race?', /poised is/],
  ['What is Norcom, the ‘terrorist’ group targeted by Dorn?', /group is targeted|Norcom, is/],
  ['How feds spied on Norwell protesters in the harbor', /are spied|been spied/],
  ['How Norland could retaliate against Skerra over ferry ban', /^Norland /],
  ['Norwell beer shock: Why is Norland angry that Holm was not sentenced to death?', /was is|Norland angry/],
  ['What were the Norwell Zero Units that the suspect worked for?', /that were the suspect/],
  ['Police named three men in harbor raid', /been named|are named/],
  ['Court named five judges to panel', /been named/],
  ['Police charged 40 dollars for towing', /been charged|are charged/],
  ['Police found dead dog in harbor', /been (?:found|discovered)/],
  ['Police shot at man on bridge', /been shot|are shot|Shooting of police/],
  ['Police asked for help in search', /been asked|are asked/],
  ['Pilots told of threat days before', /been told|are told/],
  ['Guards put on leave after raid', /have put/],
  ['Team elected to stay home', /been elected|is elected/],
  ['Fans denied blocking road', /been denied|are denied/],
  ['Men dressed as guards rob bank', /been dressed|are dressed/],
  ['Judges picked for panel met Monday', /been picked|are picked/],
  ['Bull charges at crowd in Skerra', /charges against/],
  ['Firm charges man rent for dog', /Man rent|charges against/],
  ['Firm to charge drivers 4 dollars at bridge', /dollars to be charged/],
  ['Norwell mayor accused of theft to sue paper', /been accused/],
  ['Crowds gathered for vigil in Norwell', /been gathered|are gathered/],
  ['Boat carried ashore by 40 men', /have carried/],
  ['Okafor questioned need for bridge', /Okafor for bridge/],
  ['Norwell hospital treated nurse unfairly', /treated (?:a )?nurse$|nurse (?:was|is) treated$/],
  ['Nurse attacked plan to cut beds', /acted against/],
  ['House price Armageddon? Experts fear plunge could wipe out Norwell', /\? (?:Report on|Article)/],
  ['Guests served raw fish at Skerra hotel', /served (?:as|by)|have served|serving/],
  ['Students sold fake tickets in Norwell', /have sold|selling/],
  ['Crews led by Ruiz stop race in Norwell', /been led|are led/],
  ['Ships owned by Norcom block port', /been owned|are owned/],
  ['Judge denies Okafor bail in fraud case', /rejects?|turns? down|is denying/],
  ['Even if Ruiz wins, Dorn keeps seat', /kept/],
  ['Council loses grant if it sells park', /\blost|to have/],
  ['Dorn lied, says Ruiz', /tells how|Report on how/],
  ['Tunnel links Skerra and Norwell', /linked(?! by)|been linked/],
  ['Firm makes up 12 percent of Norland exports', /made up/],
  ['Women hold 40 percent of seats in Norland', /held/],
  ['Dorn runs cafe with sister in Skerra', /\bran\b|(?:has|have) run/],
  ['New phones charge in ten minutes', /charged/],
  ['Bees sleep five hours a night', /slept/],
  ['Norwell library opens on Sundays', /opened/],
  ['Fewer women than men ride Norwell trams', /rode|ridden(?! by)|been ridden/],
  ['Coffee lowers risk of stroke by 10 percent', /lowered|has|reduced/],
  ['Dorn’s firm employs 300 people in Skerra', /employed(?! by)|been employed/],
  ['Skerra villagers drink rainwater', /drunk(?! by)|been drunk/],
  ['Ferry carries 300 cars across bay', /carried(?! by)|been carried/],
  ['Skerra wall stands 30 metres high', /stood/],
  ['Holm owes Ruiz rent', /owed/],
  ['Ruiz buys wife boat', /wife boat (?:is|has)/i],
  ['Court spares Dorn jail', /Dorn jail (?:is|has)/],
  ['Bank charges Ruiz fee', /Ruiz fee (?:is|has)|a Ruiz fee/],
  ['Council saves Norwell money', /money (?:is|has)/],
  ['Strike lasts ten days', /are lasted|been lasted/],
  ['Holm works nights at Norwell bakery', /are worked/],
  ['Storm delays trains every day', /every day (?:is|are|has|have)/],
] as const)
  test(`never ${never}: ${headline}`, () => {
    for (const variation of engine.debriefHeadline(headline, 5).variations) assert.doesNotMatch(variation, never)
  })

test('what is done to somebody is told so still', () => {
  for (const [headline, said] of [
    ['Dorn named best baker in Norwell', /been named/],
    ['Three men shot at Norwell school', /been shot/],
    ['Waiters served raw fish at Skerra hotel', /have served/],
    ['Talks led by Ruiz envoy in Norwell', /been led/],
    ['Judge denies appeal over toll', /rejects|turns down/],
    ['Dorn asks if bridge is safe', /asked/],
    ['Police link Dorn to theft', /been linked|linked Dorn/],
    ['Norland wins 12 percent of seats', /won/],
    ['Dorn runs marathon in Skerra', /has run/],
    ['Mayor chairs meeting on tolls', /chaired/],
    ['Ruiz buys old boat', /boat has been bought/],
    ['Volunteers drink seawater after wreck', /been drunk|drank/],
    ['Strike lasts ten days', /lasted ten/],
    ['Court told of threat to pilot', /been told|is told/],
    ['Okafor accused of plotting to sink ferry', /been accused/],
    ['Pilot elected to Norwell council', /been elected/],
  ] as const)
    assert.ok(
      engine.debriefHeadline(headline, 5).variations.some((variation) => said.test(variation)),
      headline,
    )
})

test('a verb behind what somebody is likely to do, or was cast as, is the verb', () => {
  for (const headline of ['Ruiz likely to win race denies fraud', 'Dana Holm cast as pilot quits film'])
    for (const variation of engine.debriefHeadline(headline, 5).variations)
      assert.doesNotMatch(variation, /(?:will probably|been|being|is) (?:likely to win|win|cast)/)
})
