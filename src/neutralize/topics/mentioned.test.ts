import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { mentionedIn, sayMentioned } from './mentioned.ts'

const MENTIONED: readonly (readonly [string, string])[] = [
  [
    "Norwell anchor stunned into silence after swing-state sailor's ferry answer",
    "Norwell anchor | swing-state sailor's ferry answer",
  ],
  ['Harbor council cuts 1,140 jobs at 3 ports', 'Harbor council | 1,140 jobs | 3 ports'],
  ['Storm swallows Norwell pier in 6 minutes', 'Storm | Norwell pier | 6 minutes'],
  ['Widow, 88, waits on Skerra beach', 'Widow, 88 | Skerra beach'],
  ['What does Dorn want from the Norwell ferry plan?', 'Dorn | the Norwell ferry plan'],
  ['Norland keeps 1 in 8 boats on Jan. 6', 'Norland | 1 in 8 boats | Jan. 6'],
  ['Boats near the Harbor on the Hill hotel, Ruiz says', 'Boats | the Harbor on the Hill hotel | Ruiz'],
  // What is done, and the forms of verbs.
  ['Skerra Labs posts profit, Dorn raves about ferries', 'Skerra Labs | Dorn | ferries'],
  ['Keepers who leave boats in hot harbors', 'Keepers | boats'],
  ['Okafor, rammed pier guards and fled', 'Okafor | pier guards'],
  // Half of what it is called.
  ['The moment Dana Ruiz met sailors', 'Dana Ruiz | sailors'],
  ['Norwell mourns a sailor 28 years after the ferry fire', 'Norwell | a sailor | the ferry fire'],
  ['Dorn was just a sailor in the harbor film', 'Dorn | the harbor film'],
  ['Three parts of a long dispute in Norland', 'a long dispute | Norland'],
  ['Norlandic ferries, and it is getting strange', 'Norlandic ferries'],
  ['Why Norwell needs boats | Emil Dorn', 'Norwell | boats'],
  ['How this French harbor behemoth wants to solve the Norwell housing dilemma', 'the Norwell housing dilemma'],
  ['Holm read the new gender-swapped ferry book', 'Holm | the new gender-swapped ferry book'],
  ['Holm read the gender-swapped', 'Holm'],
  ['Stocks slide in Skerra as metals fall, earnings loom', 'Skerra | earnings'],
  [
    'Norwell waives fine for Skerra Airlines 2022 holiday meltdown',
    'Norwell | Skerra Airlines 2022 holiday disruption',
  ],
  // A verb behind a name or behind many, and half of what is called so.
  ['Norland votes, and MEPers present a harbor plan', 'Norland | MEPers | a harbor plan'],
  ['Some blame gulls, but Norland’s ferries show it’s the tide', 'Norland’s ferries'],
  ['Dana Holm looked so tired, the best she ever looked last night', 'Dana Holm'],
  ["Crews refuse 'lightning' visits to ferries", 'Crews | ferries'],
  ['One UI 8.5 will record the pier', 'One UI 8.5 | the pier'],
  ['Ruiz sailed to Skerra in March', 'Ruiz | Skerra'],
  // Whole, or not at all.
  ['Emil Dorn pier relegation wish is a shame, says Dana Ruiz', 'Emil Dorn pier relegation wish | Dana Ruiz'],
  ["Mom of one of Emil Dorn's kids says ferry chatbot Zorm spied on her", 'ferry chatbot Zorm'],
  ['Ferries sail near one of Norwell’s piers', 'Ferries'],
  ["One of Norland's most at-risk ferry captains gets a Skerran rival", 'Norland | a Skerran rival'],
  ['Ruiz: a forgotten Renaissance genius who swapped boats for gold', 'Ruiz | boats | gold'],
  [
    'Norwell forecast: Cold Ferry Notice Friday for Skerra County, IL as dangerous ferry plunge nears',
    'Norwell | Cold Ferry Notice | Skerra County, IL | dangerous ferry plunge',
  ],
  ['Sales rise as Holm energy drinks sink', 'Sales | Holm energy drinks'],
  ['Ruiz sends message of peace after the Skerra storm', 'Ruiz | message of peace | the Skerra storm'],
  // How somebody or something is, and no thing.
  ['Ferry case: Victim firm on her claim in Norwell court', 'Ferry case | Victim | Norwell court'],
  ['Emil Dorn lamp is on sale at a record-low price', 'Emil Dorn lamp | a record-low price'],
  ['Norwell pilot lit on fire in attack on a pier', 'Norwell pilot | fire | attack | a pier'],
  ['Norwell ferry crews go on strike after contract offer', 'Norwell ferry crews | strike | contract offer'],
]

describe('what a headline mentions', () => {
  for (const [headline, things] of MENTIONED)
    test(headline, () => {
      assert.equal(mentionedIn(headline).join(' | '), things)
    })

  test('is said in five ways of five to fifteen words, and of many things as many as have room', () => {
    const things = ['Norwell', 'the harbor ferry plan', '31 sailors', 'Emil Dorn', 'a pier', 'Skerra', 'Norland']
    const said = sayMentioned(things)
    assert.ok(said.length >= 5)
    for (const text of said) assert.ok(text.split(' ').length >= 5 && text.split(' ').length <= 15, text)
    assert.equal(said[0], 'Article mentions Norwell, the harbor ferry plan, 31 sailors, Emil Dorn and a pier')
    assert.equal(new Set(said).size, said.length)
  })
})
