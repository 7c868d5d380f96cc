import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkCandidate } from './guard.ts'

const judge = (headline: string, candidate: string) =>
  checkCandidate({ headline }, candidate, { minWords: 3, maxWords: 20 }).map(({ rule, text }) => `${rule}: ${text}`)

/** A headline, its true rewordings, and those that change a unit, a scale or a stretch of time. */
const CASES: [string, string[], string[]][] = [
  [
    'Kelverton mayor offers P20 million for stolen bell',
    ['Kelverton mayor offers 20 million pesos for stolen bell'],
    ['Kelverton mayor offers P20 billion for stolen bell', 'Kelverton mayor offers $20 million for stolen bell'],
  ],
  [
    'Harbour strike drags on after weeks of talks',
    ['Harbour strike continues after weeks of talks'],
    ['Harbour strike continues after a year of talks', 'Harbour strike continues after months of talks'],
  ],
  [
    'Court lifts decades-old fishing ban',
    ['Court ends decades-old fishing ban'],
    ['Court ends centuries-old fishing ban'],
  ],
  [
    'Port records lowest daily catch',
    ['Lowest daily catch recorded by port'],
    ['Port records lowest weekly catch', 'Port records lowest annual catch'],
  ],
  [
    'Dunmore loses multimillion grant for ferry',
    ['Dunmore loses multimillion ferry grant'],
    ['Dunmore loses multibillion ferry grant'],
  ],
  [
    'Canteen sells dinners for under $16',
    ['Dinners sold by canteen for under $16'],
    ['Canteen sells dinners for under $16 a person', 'Canteen sells dinners for under $16 each'],
  ],
  [
    'Beaches stay open this weekend',
    ['Beaches remain open this weekend'],
    ['Beaches remain open next weekend', 'Beaches remained open last weekend'],
  ],
  ['Mill to close at end of year', ['Mill will close at end of year'], ['Mill will close at start of year']],
  [
    'Ferry fares to rise over next 10 years',
    ['Ferry fares to rise over next decade'],
    ['Ferry fares to rise over next century'],
  ],
  ['Longtime harbour pilot Holm retires', ['Holm, harbour pilot for years, retires'], []],
]

for (const [headline, truths, falsehoods] of CASES) {
  for (const truth of truths) test(`accepts: ${truth}`, () => assert.deepEqual(judge(headline, truth), []))
  for (const falsehood of falsehoods)
    test(`refuses: ${falsehood}`, () => assert.match(judge(headline, falsehood).join(), /unit|number|date/))
}
