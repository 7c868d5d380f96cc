import assert from 'node:assert/strict'
import { test } from 'node:test'
import { editTitle } from './edit-title.ts'

const EDITED: [string, string][] = [
  ['Council ditches plan for tram', 'Council drops plan for tram'],
  ['Local media slams harbour budget', 'Local media criticizes harbour budget'],
  ['Coach berates referee after final', 'Coach criticizes referee after final'],
  ['Okafor unloads on rivals over ferries', 'Okafor criticizes rivals over ferries'],
  ['Mayor slams plan for harbour tram', 'Mayor criticizes plan for harbour tram'],
  ['Mayor SLAMS plan for harbour tram', 'Mayor criticizes plan for harbour tram'],
  ['Mayor SLAMS rivals over harbour tram', 'Mayor criticizes rivals over harbour tram'],
  ['Minister unloads on pilots in ballad row', 'Minister criticizes pilots in ballad row'],
  ['Dredger Shares Plunge 12% After Audit', 'Dredger Shares Fall 12% After Audit'],
  ['Harbour tram plan slammed by mayor', 'Harbour tram plan criticized by mayor'],
  ['Tram bosses slammed over delays', 'Tram bosses criticized over delays'],
  ['Council blasted over harbour fees', 'Council criticized over harbour fees'],
  ['Storm slams coast of Eastmere', 'Storm hits coast of Eastmere'],
  ['Scandal-plagued Mayor Okafor Loses Vote', 'Mayor Okafor Loses Vote'],
  ['Will the tram finally reach Eastmere?', 'Will the tram reach Eastmere?'],
  ['Council Makes Shocking Decision on Tram', 'Council Makes Decision on Tram'],
  ['Stunning upset ends cup run of Northport', 'Upset ends cup run of Northport'],
  ['BREAKING: Harbour bridge closed to traffic', 'Harbour bridge closed to traffic'],
]

for (const [title, neutral] of EDITED) {
  test(`the smallest edit of: ${title}`, () => assert.equal(editTitle(title), neutral))
}

const KEPT = [
  'Former harbour chief drops bombshell about 2019 audit',
  'Neighbour fined for blasting music at night',
  'Batsman blasts century against Northport',
  'Striker blasts penalty over bar',
  'Tenants trash flat before leaving',
  'Boy slams finger in door',
  'Workers unload on the quay at dawn',
  'Factory blasts neighbours with noise',
  'Alarm goes off on ferry',
  'Star goes off on stage with flu',
  'Kangaroo lashes out at hiker',
  'Prisoner lashes out at guard with knife',
  'Miners blast tunnel under hills',
  'Farmer ditches tractor in river',
  'Groom ditches bride at altar',
  'Police buy gloves that deliver electric shocks',
  'Suspect caught after campus bloodbath',
  'Special election denounced as stunt',
  'Car slams into wall of library',
  'Harbour critics take aim at Corvale',
  'Museum lists ten hottest tram stops',
  'Board cites lackluster support for tram',
  'Divers move crane in spectacular fashion',
  'Tram does not really run on Sundays',
  'Army sends old tanks to Eastmere',
  'Identity row destroyed the Harbour party',
  'Okafor goes on rant about ferries',
  'Critics slam harbour plan',
  'Mayor touts controversial harbour plan',
  'Army blasts bridge at dawn',
  'Critic calls film ‘shocking’',
  'Owner of flooded pool should be ashamed, neighbours say',
  'Result of the vote was stunning',
  'A tram as outrageous as it is useful',
  'A brutal winter for the harbour',
  'Northport slammed by Hurricane Zelmer',
  'Florida slammed by Zelmer',
  'Retailers slammed by tariffs',
  'Homes slammed by debris',
  'Okafor blasted by water cannon',
  'Rocket blasted over Eastmere',
  'Sails ripped by gale',
  'Tram shares slammed on dashed hopes of rate cut',
  'Crews reach military explosive plant in Eastmere',
  'The Okafor bombshell explodes',
  'Ruiz’s bombshell leaves islanders scrambling',
  'Hundreds plunge in Skerra River for first swim',
  'Bill would eviscerate bank independence',
  'Rule could have chilling effect on press',
  'Live updates: Nor’easter slams Corvale with hail, bitter winds',
  'Guards fired after shocking children with stun guns',
  'Stunning Norland in cup, Corvale advances to final',
  'Songs that did not go viral this year',
  'Is Love Actually the best film of the island',
]

for (const title of KEPT) {
  test(`keeps the publisher's words: ${title}`, () => assert.equal(editTitle(title), title))
}
