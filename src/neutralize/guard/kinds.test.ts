import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkCandidate } from './guard.ts'

const judge = (headline: string, candidate: string) =>
  checkCandidate({ headline }, candidate, { minWords: 3, maxWords: 20 }).map(({ rule, text }) => `${rule}: ${text}`)

/** A headline, its true rewordings, and those that name another thing, or blame somebody. */
const CASES: [string, string[], string[]][] = [
  [
    'Panel approves study of coconut oil',
    ['Study of coconut oil approved by panel'],
    ['Panel approves study of olive oil'],
  ],
  [
    'Photo of tulips wins garden prize',
    ['Photograph of tulips wins garden prize'],
    ['Photo of roses wins garden prize'],
  ],
  ['Economist gives lecture on long lives', [], ['Psychologist gives lecture on long lives']],
  ['Mother of two wins lottery', ['Mum of two wins lottery'], ['Father of two wins lottery']],
  // A woman and her son are two of a family, not of a kind.
  ['Storm kills woman and her son in Kelverton', ['Woman and son killed by storm in Kelverton'], []],
  [
    'Four lanterns stolen from Kelverton chapel',
    ['Four lanterns taken from Kelverton chapel', 'Thieves steal four lanterns from Kelverton chapel'],
    ['Chapel guards stole four lanterns in Kelverton'],
  ],
  ['Virus kills 12 at Dunmore care home', [], ['Dunmore care home concealed virus that killed 12']],
  ['Dunmore to end grants for ferries', [], ['Dunmore breaks the law by ending grants for ferries']],
  ['Dunmore council criticized over flood response', [], ['Dunmore council mismanaged flood response']],
]

for (const [headline, truths, falsehoods] of CASES) {
  for (const truth of truths) test(`accepts: ${truth}`, () => assert.deepEqual(judge(headline, truth), []))
  for (const falsehood of falsehoods)
    test(`refuses: ${falsehood}`, () => assert.match(judge(headline, falsehood).join(), /name|accusation/))
}
