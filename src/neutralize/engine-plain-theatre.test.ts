/** Loaded verbs and nouns that have a plain word in one sense, in invented headlines; and the senses in which they stay. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from './engine.ts'
import { plainWording } from './plain/plain-wording.ts'

const PLAIN: readonly (readonly [headline: string, plain: string])[] = [
  // Who speaks, and what is judged.
  ['Ruiz pardons turkeys, rips Okafor over tolls', 'Ruiz pardons turkeys, criticizes Okafor over tolls'],
  ['Ruiz praises crews after he slams harbor rules', 'Ruiz praises crews after he criticizes harbor rules'],
  ['Drowned sailor’s family slams harbor board', 'Drowned sailor’s family criticizes harbor board'],
  ['Dorn, 79, fawns over Skerra leader', 'Dorn, 79, praises Skerra leader'],
  ['Ferry pilot scolded for flying near pier', 'Ferry pilot criticized for flying near pier'],
  ['Dorn responds after Holm mocks his weight', 'Dorn responds after Holm makes fun of his weight'],
  // What is ended, brought out, grows.
  [
    'Norwell council sued for axing $7 million ferry program',
    'Norwell council sued for ending $7 million ferry program',
  ],
  ['Youth sailing tournament is axed', 'Youth sailing tournament is canceled'],
  ['Okafor Corp unleashes M9 for laptops', 'Okafor Corp releases M9 for laptops'],
  ['Holm quits as harbor protests spiral', 'Holm quits as harbor protests grow'],
  ['After pier award, souvenir shops hope to cash in', 'After pier award, souvenir shops hope to profit'],
  ['Holm wages war on harbor scams', 'Holm campaigns against harbor scams'],
  ['Norwell shares fall as metals melt down', 'Norwell shares fall as metals fall'],
  ['Norwell ferry service melts down after storm', 'Norwell ferry service breaks down after storm'],
  ['Bitcoin plunges up to 9% in Norwell trade', 'Bitcoin falls up to 9% in Norwell trade'],
  // Phrases.
  ['Dorn and Ruiz take swipes at Holm', 'Dorn and Ruiz criticize Holm'],
  ['Norland political turmoil sends harbor shares down', 'Norland political instability sends harbor shares down'],
  ['Norland is tightening the screws on ferry firms', 'Norland is increasing pressure on ferry firms'],
  ["Don't expect the new ferry to sail in May", 'The new ferry is not expected to sail in May'],
  ["Don't expect ferry fares to fall in May", 'Ferry fares are not expected to fall in May'],
  ['New pier rules could spark a ferry strike', 'New pier rules could lead to a ferry strike'],
  ['Toll plan raises fears Holm will quit', 'Toll plan raises concerns Holm will quit'],
  ['Toll plan raises alarm among sailors', 'Toll plan raises concerns among sailors'],
  ['Skerra ferry line waives fees after holiday meltdown', 'Skerra ferry line waives fees after holiday disruption'],
  ['New harbor rules could be controversial', 'New harbor rules could be disputed'],
  ['The rest of the toll plan remains murky', 'The rest of the toll plan remains unclear'],
]

for (const [headline, plain] of PLAIN)
  test(`has its plain word: ${headline}`, () => assert.equal(plainWording(headline).text, plain))

const AS_IS: readonly string[] = [
  'Mayor Dorn melts down',
  "Don't expect it to last",
  'Ferry firm rips off sailor',
  'Dorn decries harbor shooting',
  'Norland wages war on Skerra',
  'Dorn unleashes dogs on sailors',
  'Striker scores two goals, blasts penalty',
  'Holm mocked drowning sailor',
]

test('lies of what lies somewhere, rides and what is torn off are no figures', () => {
  for (const [headline, never] of [
    ['Uncertainty as election lies ahead for Norwell', /false/],
    ['Norwell vaccine lies unused in harbor warehouse', /false/],
    ['Six hurt while riders were on a rollercoaster ride in Norwell', /volatile/],
    ['Woman rips off iPhone from thief on Norwell pier', /cop(?:y|ies|ied)/],
    ['Holm wages war on drugs in Norwell, killing hundreds', /campaign/],
    ['Skerra Motors can’t fix lamp fault, recalls 9,000 cars', /olumn|uthor/],
    ['Why rowers barter or cash in at this cashless Norwell inn', /profit/],
    ['Toddler can’t stop talking about harbor fire', /often talk/],
    ['Lamp shops in Norwell look to cash in', /shopped/],
  ] as const)
    assert.doesNotMatch(createEngine().debriefHeadline(headline, 5).variations.join('\n'), never, headline)
})

for (const headline of AS_IS)
  test(`stays, for a plain word would be false: ${headline}`, () => assert.equal(plainWording(headline).text, headline))

test('what a column holds is told as its view', () => {
  const told = (headline: string) => createEngine().debriefHeadline(headline, 5).variations.join('\n')
  assert.match(told('Why sailing at night is a bad idea'), /Column argues that sailing at night is a bad idea/)
  assert.match(
    told("Ferry shows shouldn't exploit their crews"),
    /Column calls for ferry shows not to exploit their crews/,
  )
  // Of what is, nobody is asked not to be.
  assert.doesNotMatch(told("Harbor tolls shouldn't exist"), /not to exist|not existing/)
})
