/** A verb has its other wordings only of what both may be said. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { otherVerbs } from '../realiser/verb.ts'
import { readStatement } from '../statement/statement.ts'

const say = (headline: string): string => otherVerbs(readStatement(headline)!).join('\n')

const OTHER_THINGS: readonly (readonly [headline: string, never: RegExp])[] = [
  ['Otavia fires three missiles over Brenton sea', /dismiss/],
  ['Otavia fires missile toward Brenton', /dismiss/],
  ['Harbor firm charges $5 fee for seats', /charges against/],
  ['Norwell court sanctions use of drones', /sanctions on/],
  ['Rebels release 12 hostages in Brenton', /publish/],
  ['Report raises questions about Norwell ferry', /increase/],
  ['Norwell club signs Otavian striker', /signature/],
  ['Quake leaves 30 dead in Norwell', /depart|goes from/],
  ['Bakery meets demand for Norwell bread', /meeting/],
  ['Officer beats man outside Norwell bar', /defeat|wins against/],
  ['Army promotes Brenton officer to general', /advertise/],
  ['Norwell club replaces coach after loss', /takes the place/],
  ['Tree falls on car in Norwell', /declines|drops/],
  ['Otavia crews meet Friday in Norwell', /meeting with/],
  ['Otavia will support resuming ferry talks', /back resuming/],
  ['Mayor throws out first pitch in Norwell', /dismiss/],
  ['Defense produces new evidence in Brenton case', /makes/],
  ['Driver reverses car into Norwell shop', /overturn/],
  ['Norwell clerk declines to comment on fire', /refuses/],
  ['Skerra swimmer hid in ferry cart', /concealed/],
  ['Dorn concedes in Norwell race', /admits|acknowledges/],
  ['Storm intensifies near Norwell', /steps up/],
  ['Driver backs truck into Norwell wall', /support/],
  ['Patients acquire infection at Norwell clinic', /buy/],
  ['Norwell hospital admits 30 patients', /acknowledg/],
  ['Expert restores Skerra painting', /brings back/],
  ['Okafor honors Skerra contract', /tribute/],
  ['Workers pick apples in Skerra', /choose/],
  ['Okafor averted eyes at Norwell trial', /prevent/],
  ['Study establishes link between eels and tides', /sets up/],
  ['Okafor conducts Norwell orchestra', /carries/],
  ['Okafor acknowledges fans in Norwell', /admits/],
  ['Norwell concedes two goals in final', /admits/],
  ['Okafor maintains innocence in Norwell court', /keeps/],
  ['Robbers flee from police in Skerra', /escape/],
  ['Lab replicates Norwell study', /copies/],
  ['Officers detail Okafor to Norwell gate', /set out/],
  ['Norwell scraps old ferry', /cancel/],
  ['Okafor studies law in Norwell', /examin/],
  ['Army guards hostages in Skerra', /protect/],
  ['Inspectors condemn Norwell tower', /denounce/],
  ['Mother abandons baby in Norwell', /gives? up/],
  ['Okafor turns down radio in Norwell', /rejects/],
  ['Okafor looks into camera in Norwell', /investigat/],
  ['Road leads to Norwell quay', /results/],
  ['Deer runs for cover in Skerra', /stands/],
  ['Car turns into Norwell driveway', /becomes/],
  ['Okafor lives in fear in Skerra', /reside/],
  ['Okafor heads for defeat in Norwell vote', /goes to/],
  ['Plane crashes into Skerra sea', /collides/],
  ['Children benefit from Skerra vaccine', /profit/],
  ['Gum sticks to Norwell shoe', /keeps/],
  ['Driver looks at phone in Norwell', /examines/],
]

test('a verb of one thing is not put for the same verb of another', () => {
  for (const [headline, never] of OTHER_THINGS) assert.doesNotMatch(say(headline), never, headline)
})

const SAME_THING: readonly (readonly [headline: string, other: RegExp])[] = [
  ['Norwell firm fires director after audit', /dismisses director/],
  ['Prices rise in Norwell', /go up|increase/],
  ['Judge throws out lawsuit over ferry', /dismisses lawsuit/],
  ['Council meets Okafor in Norwell', /meeting with Okafor/],
  ['Committee introduces rule on ferries', /brings in rule/],
  ['Okafor backs Norwell ferry plan', /supports Norwell ferry plan/],
  ['Otavia admits error in Norwell', /acknowledges error/],
  ['Council scraps Norwell ferry plan', /cancels Norwell ferry plan/],
]

test('of its own things it has its other wordings', () => {
  for (const [headline, other] of SAME_THING) assert.match(say(headline), other, headline)
})
