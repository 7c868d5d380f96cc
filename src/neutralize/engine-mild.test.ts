/** Single words that a plain one can stand for, or that can go, in any scene but their own. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { trueCase } from './headline/sentence-case.ts'
import { plainWording } from './plain/plain-wording.ts'

const plain = (headline: string): string => plainWording(trueCase(headline)).text

const PLAIN: [headline: string, plain: string][] = [
  // Judging adjectives before any noun.
  ['Okafor unveils comical new ferry hat', 'Okafor presents new ferry hat'],
  ['Nosy neighbours watch Norwell council vote', 'Neighbours watch Norwell council vote'],
  ['Superhuman display by Norwell keeper', 'Display by Norwell keeper'],
  ['Blink-and-you-miss-it clue in Skerra ferry film', 'Clue in Skerra ferry film'],
  ['Ruiz’s drastic makeover surprises Norwell', 'Ruiz’s makeover surprises Norwell'],
  ['Fans adore ageless singer Ada Holm', 'Fans adore singer Ada Holm'],
  ['Smirking fraudster leaves Norwell court', 'Fraudster leaves Norwell court'],
  ['Jane Holm, Revered Harbor Pilot, Retires', 'Jane Holm, harbor pilot, retires'],
  // What nobody does to anybody is no deed, a name before "flops" has no failures.
  ['Floundering mayor loses Skerra vote', 'Mayor loses Skerra vote'],
  ['Ferry plan by floundering mayor fails', 'Ferry plan by mayor fails'],
  // Nouns.
  ['Mayor’s jaunts to Skerra cost $4,000', 'Mayor’s trips to Skerra cost $4,000'],
  ['Ferry plan is a godsend for islanders', 'Ferry plan is useful for islanders'],
  ['Steady erosion of voting rights in Norland', 'Steady weakening of voting rights in Norland'],
  ['Ferry saga ends after five years', 'Ferry matter ends after five years'],
  ['Passengers describe A&E hell in Norwell', 'Passengers describe A&E problems in Norwell'],
  // Verbs, by whom they meet and wherever they stand.
  ['Old sails vanish from Norwell pier', 'Old sails disappear from Norwell pier'],
  ['Stove cleaner banishes limescale', 'Stove cleaner removes limescale'],
  ['Update bricks 5,200 phones in Norwell', 'Update disables 5,200 phones in Norwell'],
  ['How did Dorn fool an entire council?', 'How did Dorn deceive an entire council?'],
  ['The speech that infuriated Okafor', 'The speech that angered Okafor'],
  ['Norwell in crisis: Five men to be booted out', 'Norwell in crisis: Five men to be removed'],
  ['Car insurers are fleecing drivers', 'Car insurers are overcharging drivers'],
  ['Ruiz blasts 5 Norwell senators', 'Ruiz criticizes 5 Norwell senators'],
  ['Sailor begs travellers to stop shouting', 'Sailor asks travellers to stop shouting'],
  ['Doping scandal engulfs 14 rowers', 'Doping scandal affects 14 rowers'],
  ['Mortgage rates about to explode', 'Mortgage rates about to rise'],
  ['Heavy downpours swamp Skerra', 'Heavy downpours flood Skerra'],
  ['Ferry chiefs trouser bonuses', 'Ferry chiefs receive bonuses'],
  ['Diner faces wrecking ball in Norwell', 'Diner faces wrecking ball in Norwell'],
  ['Hurricane takes aim at Norwell', 'Hurricane takes aim at Norwell'],
  ['Polls dwarf turnout of 2031', 'Polls exceed turnout of 2031'],
  ['Captain slinks back to Norwell', 'Captain returns to Norwell'],
  ['Ministers dither over ferry plan', 'Ministers delay over ferry plan'],
  ['Sailor flung from deck off Skerra', 'Sailor thrown from deck off Skerra'],
  ['Okafor flung keys into Skerra harbor', 'Okafor threw keys into Skerra harbor'],
]

for (const [headline, wording] of PLAIN) test(headline, () => assert.equal(plain(headline), wording))

const SAME = [
  'Seagull snatches chips from child on Skerra pier',
  'Doctors treat child for high fever in Norwell',
  'Dairy farmers milk cows by robot in Norland',
  'Okafor pleads guilty to fraud in Norwell court',
  'Dorn’s plea bargain rejected in Norwell',
  'Judge considers plea for leniency in murder trial',
  'Ulster loyalists march through Norwell',
  'Coastal erosion of cliffs threatens Skerra homes',
  'Museum displays Viking treasures found in Skerra',
  'Okafor gifts painting to Norwell museum',
  'Norwell council bans ugly veg waste',
  'Norwell teacher accused of bullying pupils',
  'Ruiz crashes car into Skerra church hall during wedding',
  'Skerra swamp to be protected as nature reserve',
  'Okafor cheers Norwell victory in cup final',
  'Holm torments younger sister, court hears',
  'Norland troops pounce on rebels at dawn',
  'Dorn confesses to killing of Skerra sailor',
  'Feral cats to be neutered in Skerra',
  'Biblical scholar finds scroll in Norland cave',
  'Absolute majority for Ruiz in Norland vote',
  'Boring company wins Norwell tunnel contract',
  'Icy roads cause crashes across Norland',
  'Norwell woman snares rabbit in garden',
  'Skerra tribe holds powwow in Norland park',
  'Norland crushes cholesterol drug patent claim',
  'Gas leak causes panic in Norwell',
  'Woman robbed of purse in Norwell',
  'Norwell fever clinic opens for sailors',
  'Dorn pinched sailor’s nose',
  'Large crypto holders gobble up coins',
  'Beetles plague of the north',
  'Norwell waits in a recalcitrant North',
  // Where somebody is hurt, tried or treated.
  'Dog attack leaves families in stitches',
  'Malaria gives soldiers nightmares',
  'Gas leaves Norwell fans in hysterics',
  'Norland soldiers doze at pier',
  'Knife attack: brolly found at Norwell pier',
  'Two women flogged in Norland',
  'Cyclist swiped by bus in Norwell',
  'Dorn pleads to tax evasion',
  'Slashing of officer in Norwell caught on video',
  'Girl forced to beg in Skerra',
  'Waves engulf car in Skerra',
  // What is counted, what a boat does, who begs.
  'Ruiz has one amazing kidney',
  'Tourism boat set to plunge',
  'Court says it is not the only licence people need',
]

for (const headline of SAME) test(`as it is: ${headline}`, () => assert.equal(plain(headline), headline))
