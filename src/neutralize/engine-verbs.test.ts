/** Loaded verbs said plainly, by the noun that shows the sense, and the same verbs where they are meant as they say. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { trueCase } from './headline/sentence-case.ts'
import { verbs } from './lexicon/wordings-verbs.ts'
import { plainWording } from './realiser/plain-wording.ts'
import { frameConditions } from './tactics/frame-conditions.ts'

const plain = (headline: string): string => plainWording(trueCase(headline)).text

const PLAIN: [headline: string, plain: string][] = [
  ['Ruiz shuts down speculation she could lead Norwell', 'Ruiz rejects speculation she could lead Norwell'],
  ['Dorn shut down rumours of exit', 'Dorn rejected rumours of exit'],
  ['Dorn clings to false toll claims at rally', 'Dorn stands by false toll claims at rally'],
  ['Mayor ducks questions over ferry', 'Mayor avoids questions over ferry'],
  ['Okafor defies court order on tolls', 'Okafor goes against court order on tolls'],
  ['Governor cracks down on ferry touts', 'Governor acts against ferry touts'],
  ['Norland and Skerra blow through deadline for toll deal', 'Norland and Skerra miss deadline for toll deal'],
  ['Ruiz hits Dorn over toll plan', 'Ruiz criticizes Dorn over toll plan'],
  ['Ruiz lauds crews in first speech', 'Ruiz praises crews in first speech'],
  ['Senator brands plan a disgrace', 'Senator calls plan a disgrace'],
  ['Norwell pushes Skerra to open border', 'Norwell urges Skerra to open border'],
  ['Minister floats plan to cut tolls', 'Minister suggests plan to cut tolls'],
  ['Norwell eyes cuts to ferry service', 'Norwell considers cuts to ferry service'],
  ['Swimmer eyes gold in final', 'Swimmer aims for gold in final'],
  ['Pressure mounts on Dorn to quit', 'Pressure grows on Dorn to quit'],
  ['Mounting pressure on Dorn to quit', 'Growing pressure on Dorn to quit'],
  ['Deadline looms for Norwell ferry talks', 'Deadline approaches for Norwell ferry talks'],
  ['Talks unravel over fishing', 'Talks fail over fishing'],
  ['Economy cracks under strain', 'Economy weakens under strain'],
  ['War rages in Norland', 'War continues in Norland'],
  ['Remark sparks protests in Norwell', 'Remark prompts protests in Norwell'],
  ['Storm sparks wildfire near Skerra', 'Storm causes wildfire near Skerra'],
  ['Toll controversy set off by leaked memo', 'Toll controversy prompted by leaked memo'],
  ['Court sides with ferry crews in Norwell', 'Court rules for ferry crews in Norwell'],
  ['Toll tops 1,000 in Skerra', 'Toll exceeds 1,000 in Skerra'],
  ['Owner unloads stake in Norwell ferry', 'Owner sells stake in Norwell ferry'],
  ['App mines user data for ads', 'App uses user data for ads'],
  ['Coach seized by ICE in Norwell', 'Coach detained by ICE in Norwell'],
  ['Woman whisked to hospital after fall', 'Woman taken to hospital after fall'],
  ['Band drops album on Friday', 'Band releases album on Friday'],
  ['Police hunt gunman in Norwell', 'Police search for gunman in Norwell'],
  ['Fears of long strike shake markets', 'Concerns about long strike affect markets'],
  ['Can Okafor tame the power of the banks?', 'Can Okafor limit the power of the banks?'],
  ['Norwell trade mission mired in scandal', 'Norwell trade mission involved in scandal'],
  // With the object in the middle.
  [
    'Sheriff kicks immigration agents out of Norwell shooting range',
    'Sheriff removes immigration agents from Norwell shooting range',
  ],
  ['Council slaps Norwell firm with $3m fine', 'Council issues Norwell firm with $3m fine'],
  ["Judge throws Dorn's pier plan into doubt", "Judge makes Dorn's pier plan uncertain"],
  ['Strike brings ferry network to a standstill', 'Strike disrupts ferry network'],
]

/** Meant as they say. */
const LITERAL = [
  'Violence flares on streets of Norwell',
  'Stocks waver as survey shows concern',
  'Norwell club defies odds to reach final',
  'Dog foils burglary bid in Norwell',
  '13 oatmeal tricks for Norwell cooks',
  'Norwell close in on $3m move for Skerra defender',
  'Tempers boil over in Norwell',
  'Fireworks market explodes, 12 dead',
  'Stock car crashes',
  'Sales rep leaps from balcony',
  'Norland unleashes violence on protesters',
  'Firefighters battle for home',
  'Storm shuts down rescue operation',
  'Dorn attacked Ruiz over affair, court hears',
  'Bridge buckles under pressure',
  'Parents tuck into bed',
  'Helicopter hits peak',
  'Climber clings to rock face for six hours',
  'Firm shuts down factory in Norwell',
  'Crews unload cargo at Norwell port',
  'Submarine sinks cargo ship',
  'Gardener digs into soil near pier',
  'Horse unseats rider at Norwell races',
  'Chef poaches eggs for customers',
  'Predator lures children to flat',
  'Farmer brands sheep in Norwell',
  'Captive sailor was branded on the arm, officers say',
  'Nurse taps patient to wake him',
  'Troops battle for city',
  "Readers' top 10 walks",
  'Graduate tops 2019 exams',
  'Tower blocks overshadow gardens',
  'Moon wanes over Skerra',
  'Engine sputters before crash',
  'Bridge cracks in Norwell',
  'Detectives crack case of stolen boat',
  'Scarf unravels in wind',
  'Volcano erupts near Skerra',
  'Pandemic has yet to rage in Norwell',
  'Riders mount horses in parade',
  'Cars pile up on motorway',
  'Norland mines copper near Skerra',
  'Judge tosses coin to decide vote',
  'Man kicks door out of frame',
  'Striker kicks ball out of stadium',
  'Man throws woman out of car',
  'Singer rocks baby to sleep',
  'Farmer pens sheep for winter',
  'Kite floats over Norwell',
  'Boy ducks snowball',
  'Actor drops phone in lake',
  'Norwell seals border with Skerra',
  'Workers cement path in park',
  'Leaves cloud view of pond',
  'Police seize drugs in Norwell raid',
  'Mother hails cab in rain',
  'Man hits boss over pay with bottle',
  'Thief attacks shopkeeper for cash',
  'Supporters rally in Norwell square',
  'Statue shattered in quake',
  'Vet muzzles dog after attack',
  'Nine primary races to watch',
  "Baby's eyes return to normal",
  'Rules may be bent to launch ferry',
  'Norwell faces food and fuel shortages',
  'Batter breaks hits record in Norwell',
  'Missile hits target in Skerra',
  'Rebels mounting attacks in Norland',
  'Sun casts shadow over Norwell',
  'Ball bounces back from wall',
  'Robbers gag staff in Norwell bank',
  'Council pushes changes back to June',
  'Frost kills growth on vines',
  'Ferry closures puzzle and dismay islanders',
  'Toll vote causes delight and dismay',
  'Divers claim to unveil leader of smuggling ring',
  'Norland and Skerra leaders edge closer to ending strike',
  'Dorn hopes festival will kick-start tourism',
  'Neighbors battle it out over hedge',
  'Dorn defies gravity in Norwell show',
  'Climber tightens grip on rope',
  "Soups that'll knock Holm's boots off",
  'Ruiz defies odds to become a mother',
  'Trick defies gravity in Norwell',
  'Store inches closer to naming winner',
  'Boy is chasing his dream of becoming a pilot',
  'Norwell league steps up plans',
  'Norwell transit strike looming',
]

test('loaded verbs are said plainly where the noun beside them shows the sense', () => {
  for (const [headline, expected] of PLAIN) assert.equal(plain(headline), expected, headline)
})

test('the same verbs stay where they are meant as they say', () => {
  for (const headline of LITERAL) assert.equal(plain(headline), trueCase(headline), headline)
})

test('every frame that a verb names is known', () => {
  for (const { cues } of verbs)
    for (const cue of cues.split(','))
      for (const frame of /\(([\w+]+)\)/.exec(cue)?.[1]?.split('+') ?? []) assert.ok(frame in frameConditions, cue)
})
