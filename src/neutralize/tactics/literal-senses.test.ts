/** Loaded words that are meant as they say: no tactic, and never reworded. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plainWording } from '../plain/plain-wording.ts'
import { detectTactics } from './tactics.ts'

const LITERAL = [
  // Told by what else the headline speaks of.
  'Mob of kangaroos blocks road in Norwell',
  'Fat cat rescued from Norwell tree',
  'Quagmire traps horse near Norwell',
  'Shepherd’s crook stolen in Norwell',
  'Cervical smear backlog grows in Norwell',
  'Dud shell found in Norwell field',
  'Dragnet fishing banned off Norwell',
  'Boxer loses mouthpiece in Norwell bout',
  'Sensation in fingers restored by Norwell surgeons',
  'Juggernaut overturns on Norwell motorway',
  'Knockout blow left boxer in coma, inquest hears',
  'Mania patients treated in Norwell',
  'Sandhog crews celebrate tunnel breakthrough',
  'Goya masterpiece stolen from Norwell museum',
  'Fury of waves damages Norwell pier',
  'Core meltdown risk at reactor, agency says',
  'Barb of stingray kills diver',
  'Dig at Roman villa uncovers mosaic',
  'Chills, fever among symptoms of Skerra virus',
  'Oyster spat sold to farmers in Norwell',
  'Bumpy ride injures 12 on Norwell flight',
  'Lovebirds stolen from Norwell pet shop',
  'Flak jackets sent to Norland',
  'Warning shot hits bystander in Norwell',
  'Double-edged sword found in Norwell grave',
  'Ticking timebomb found under Norwell bridge',
  'Two die in U-turn crash near Norwell',
  'Lorry driver makes U-turn on motorway',
  'Turf war leaves two dead in Norwell',
  'Firestorm destroys Norwell suburb',
  'Bombshell found in Norwell field',
  'Gila monster bites boy',
  'Fireworks spook dogs in Norwell',
  'Man clings to power pole in Norwell flood',
  'Stags lock horns in Norwell park',
  'Gang peddles cocaine in Norwell, police say',
  'Glider soars over Norwell',
  'Sniper snipes at guard in Norwell',
  'Fishermen troll for salmon off Norwell',
  // Part of a name or of what a thing is called.
  'Cover-up top banned at Norwell pool',
  'Craze lines found in Norwell dam',
  'Agony aunt Dorn dies',
  'Misery Hotel sign sold',
  'Cakewalk dance taught in Norwell',
  'Silver bullet train opens in Norland',
  // Adjectives that tell how a thing is.
  'Life-changing injuries after Norwell crash',
  'Unhinged gate crushes boy in Norwell',
  'Dumb waiter crushes worker in Norwell',
  'Murky lake hides car near Norwell',
  'Bloated whale explodes on Norwell beach',
  'Sweeping bend crash in Norwell kills two',
  'Whirlwind kills two in Norwell',
  // A position, a degree that is no heightening, a thing left somewhere, when it was.
  'Far-left party wins seats in Norland',
  'Skerra to hold truly free election, observers say',
  'Collector ditches car in river',
  'Robber blasted as he fled',
]

LITERAL.push(
  // Lures elsewhere, facts by what stands beside them.
  'HarborOS 7 gets first major update',
  'Prosecutors want to know why the Norwell dam broke',
  "Norwell navy's top lawyer resigns over leak",
  'New party in Norwell adopts Your Party as name',
  'Ruiz calls Norwell the ‘only port’ that pays sailors',
  'Norwell council warns of raw mussels',
  'Okafor describes Ruiz as a liar in Norwell court',
  'Alert dog finds missing boy near Norwell pier',
  'Okafor made more money than anyone else in Norwell',
  'Norwell pledges to do everything possible for sailors',
  'Sailor woke up on a pier in Norwell',
  'Winners and losers of the Norwell vote',
  'Tariffs cause inflation shock in Norland',
  'Clerk admits he leaked secrets to Skerra',
  'Outage shows Norwell vulnerability to sabotage',
)

for (const headline of LITERAL)
  test(`meant as it says: ${headline}`, () => {
    assert.deepEqual(
      detectTactics(headline).map(({ text }) => text),
      [],
    )
    assert.equal(plainWording(headline).text, headline)
  })

const FIGURES: readonly (readonly [headline: string, plain: string])[] = [
  ['Norwell trial hears bombshell claim', 'Norwell trial hears claim'],
  ['Debt a ticking timebomb for Norwell, study finds', 'Debt a risk for Norwell, study finds'],
  ['Council turf war delays Norwell tram', 'Council dispute delays Norwell tram'],
  ['Mayor spooks Norwell traders with toll plan', 'Mayor worries Norwell traders with toll plan'],
  ['Ruiz takes swipe at Okafor', 'Ruiz criticizes Okafor'],
  ['Norwell tram debacle found by auditors', 'Norwell tram failure found by auditors'],
  ['Voters reject far-left mob', 'Voters reject left-wing group'],
  ['Unhinged mayor closes Norwell pier', 'Mayor closes Norwell pier'],
  ['Mayor slammed as a coward', 'Mayor criticized as a coward'],
]

for (const [headline, plain] of FIGURES)
  test(`a figure still: ${headline}`, () => assert.equal(plainWording(headline).text, plain))
