import assert from 'node:assert/strict'
import { test } from 'node:test'
import { looksPlural } from '../statement/object.ts'
import { readStatement } from '../statement/statement.ts'
import { turnedRound } from './turned-round.ts'

const turned = (headline: string): string[] => turnedRound(readStatement(headline)!)

const TURNED = [
  ['Norwell is rolling out ferry delivery to 500 towns', 'Ferry delivery is being rolled out by Norwell to 500 towns'],
  ['Okafor turns down offer from Otavia', 'Offer from Otavia is turned down by Okafor'],
  ['Court allows 2021 harbor law to take effect', '2021 harbor law is allowed by court to take effect'],
  ['Okafor asks Supreme Court to stop ferry strike', 'Supreme Court is asked by Okafor to stop ferry strike'],
  ['Mayor has cut ferry fares in Skerra', 'Ferry fares in Skerra have been cut by mayor'],
  ['Judge dismisses harbor case against Norwell', 'Harbor case against Norwell is dismissed by judge'],
  ['Ferries give fare rebates to pupils', 'Fare rebates are given by ferries to pupils'],
  ['Jury convicts harbor pilot of fraud', 'Harbor pilot is convicted by jury of fraud'],
  ['Study links smoke to early deaths', 'Smoke is linked by study to early deaths'],
] as const

for (const [headline, told] of TURNED)
  test(`told of what it is done to: ${told}`, () =>
    assert.ok(turned(headline).includes(told), turned(headline).join('; ')))

test('what is quoted of somebody counts', () => {
  assert.ok(looksPlural("Ruiz's 'vile lies'"))
  assert.ok(!looksPlural("Ruiz's 'big lie'"))
})

const NEVER = [
  'Mayor allows plan to close harbor school',
  'A bill to send boats gives power to mayor',
  'Skerra police identify man in ferry mask as Dorn',
  'Schools give pupils medals to wear',
  'Okafor asks court to save his ferry',
  'Otters are leading Rovers on points',
  'Prices pick up pace as rates fall',
  'Coach Ruiz brands own players “lazy”',
  'Storm misses Skerra but pounds Norwell',
  'Okafor taps harbor fund, Skerra boats as fares rise',
  'Pilot kills rival before leaving harbor',
  'Dorn downplays fare row while ruling out new piers',
  'Ferry fraud scandal will hurt Dorn in harbor race',
  'Sailors allege pilot still controls lost ferry',
  'Port checking harbor funds for possible gaps',
] as const

for (const headline of NEVER)
  test(`not told of what it is done to: ${headline}`, () => assert.deepEqual(turned(headline), []))
