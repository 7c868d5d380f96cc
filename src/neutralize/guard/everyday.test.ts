import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkCandidate } from './guard.ts'

const judge = (headline: string, candidate: string) =>
  checkCandidate({ headline }, candidate, { minWords: 3, maxWords: 20 }).map(({ rule, text }) => `${rule}: ${text}`)

/** A headline, its true rewordings, and those in which an everyday word says more, or something else. */
const CASES: [string, string[], string[]][] = [
  ['Vandals force out mayor of Dunmore', [], ['Vandals expel mayor of Dunmore']],
  ['Kelverton and Dunmore compete for copper', [], ['Kelverton and Dunmore at war over copper']],
  ['Two banks merge in Kelverton', [], ['Two banks in takeover in Kelverton']],
  ['Dunmore students fill square', [], ['Dunmore students occupy square']],
  ['Teachers strike in Kelverton over pay', [], ['Teachers crash in Kelverton over pay']],
  ['Ministry responds to critics', ['Ministry reacts to critics'], ['Ministry pushes back against critics']],
  ['Bank has ties to Kelverton', [], ['Bank cooperates with Kelverton on data']],
  ['Toddler found safe in forest', [], ['Infant found safe in forest']],
  ['Party secures decisive win in Dunmore', [], ['Party secures landslide win in Dunmore']],
  ['Party secures landslide win in Dunmore', ['Party secures decisive win in Dunmore'], []],
  ['New mayor of Dunmore visits market', [], ['Newly-elected mayor of Dunmore visits market']],
  ['Grandparent of actor sells farm', [], ['Grandmother of actor sells farm']],
  ['Wall separates two villages', [], ['Wall isolates two villages from market']],
  ['Gunman shoots two in Dunmore bar', [], ['Gunman films two in Dunmore bar']],
  ['Judge seals file on mayor', [], ['Judge wins file on mayor']],
  ['Coast guard rescues crew of trawler', [], ['Coast guard bails out crew of trawler']],
]

for (const [headline, truths, falsehoods] of CASES) {
  for (const truth of truths) test(`accepts: ${truth}`, () => assert.deepEqual(judge(headline, truth), []))
  for (const falsehood of falsehoods)
    test(`refuses: ${falsehood}`, () => assert.notDeepEqual(judge(headline, falsehood), []))
}
