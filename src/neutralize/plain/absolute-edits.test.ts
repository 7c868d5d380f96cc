/** Words for all, for none and for more than the fact, said as what is true; and where they stay. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plainWording } from './plain-wording.ts'

const PLAIN: readonly (readonly [headline: string, plain: string])[] = [
  ['Everyone thinks Holm will quit', 'Many think Holm will quit'],
  ["Everyone's watching the Norwell pier vote", 'Many are watching the Norwell pier vote'],
  ['Why everyone talks about Norwell tolls', 'Why many talk about Norwell tolls'],
  ['The Skerra toll is just another tax', 'The Skerra toll is another tax'],
  ["Okafor's plan is not even a plan", "Okafor's plan is not a plan"],
  ["Norwell can't even pay its crews", "Norwell can't pay its crews"],
  ["Ruiz still hasn't signed the pact", "Ruiz hasn't signed the pact"],
  ['Where is the best place to buy a ferry ticket', 'Where is a good place to buy a ferry ticket'],
  ['Norland ends port checks, alarming harbor officials', 'Norland ends port checks, worrying harbor officials'],
  ['Ports are near collapse, alarming report finds', 'Ports are near collapse, report finds'],
  ['Norland helped Skerra face an economic meltdown', 'Norland helped Skerra face an economic crisis'],
  ['Norland political turmoil sends shares down', 'Norland political instability sends shares down'],
  ["Dorn's new demands raise alarm among crews", "Dorn's new demands raise concerns among crews"],
  ["Dorn's push raises fears he will close the pier", "Dorn's push raises concern that he will close the pier"],
  ['Deputy got mad and left Norwell', 'Deputy got angry and left Norwell'],
  ["Okafor's massive 2031 pay package restored", "Okafor's large 2031 pay package restored"],
  ['Holm family stunned after Ruiz is denied leave', 'Holm family surprised after Ruiz is denied leave'],
  ['Norwell captains shocked as port fees fall', 'Norwell captains surprised as port fees fall'],
  ['Okafor merger creates herring behemoth', 'Okafor merger creates large herring company'],
  // What an article shows.
  ['The 20 best harbor deals to grab', '20 harbor deals to grab'],
  ['The best travel shoes to make trips easier', 'Travel shoes to make trips easier'],
]

const KEPT: readonly string[] = [
  'If everyone thinks so, Holm will quit',
  'Almost everyone thinks Holm will quit',
  'Everyone must stay home in Norwell',
  'Norwell ferry is just as safe as the old one',
  'The Skerra pier is just about done',
  'The Norwell pool is just for crews',
  'Dorn says he is not just a sailor',
  'The vote was not even close',
  'Okafor denies Ruiz still hasn’t signed',
  'This is not the best way to cross to Skerra',
  'The best lamps are gone in Norwell',
  'The best deals are gone in Norwell',
  'The best of Skerra in pictures',
  'The best pier in Norland',
  'Holm family stunned after sailor is killed',
  'Norwell families shocked as storm sinks ferry',
  'I found the 13 best lamp deals in Norwell',
  'Okafor says it is just a storm',
  // What a stranger found in the first version of these edits.
  'Everyone has survived the ferry crash, port says',
  'Everyone is being evacuated from Norwell as storm nears',
  'Everyone’s being evacuated from Norwell',
  "Fear grows as everyone's fleeing Norwell",
  'Holm says everyone is talking to Norland',
  'Everybody Loves Dorn reboot announced',
  'Norwell named the best place to row for eighth year',
  'Study finds the best time to sail to Skerra',
  'The best time to buy a boat was May',
  'Norwell wage is just above poverty line',
  'It is not even noon in Norwell',
  'Dana Ruiz is just a girl in a boat',
]

for (const [headline, plain] of PLAIN)
  test(`says plainly: ${headline}`, () => assert.equal(plainWording(headline).text, plain))

for (const headline of KEPT) test(`keeps: ${headline}`, () => assert.equal(plainWording(headline).text, headline))
