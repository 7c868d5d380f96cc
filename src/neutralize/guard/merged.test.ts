/** Two things of the source told as one. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkCandidate } from './guard.ts'

const judge = (headline: string, summary: string, candidate: string) =>
  checkCandidate({ headline, summary }, candidate, { minWords: 3, maxWords: 20 }).map(
    ({ rule, text }) => `${rule}: ${text}`,
  )

/** A headline, its summary, true rewordings, and false ones. */
const CASES: [string, string, string[], string[]][] = [
  [
    'Former harbor master Lena Holm dies at 88',
    'She widened the port and fought an audit of its accounts.',
    ['Lena Holm, former harbor master, dies at 88'],
    ['Former harbor master Lena Holm dies at 88 during audit of accounts'],
  ],
  [
    'Former harbor master dies at 88 in audit hearing',
    '',
    ['Former harbor master dies at 88 during audit hearing'],
    [],
  ],
  [
    'Harbor master Otto Lund sells yacht after resigning',
    'He left Skagen weeks after a gale.',
    ['Otto Lund, harbor master, sells yacht after resigning'],
    ['Harbor master Otto Lund sells yacht while resigning', 'Harbor master Otto Lund sells yacht during gale'],
  ],
  ['Harbor master sells yacht during gale after gale warning', '', ['Yacht sold by harbor master during gale'], []],
  [
    'Storm hits Skagen',
    'It is one of the strongest storms of the century.',
    ['Skagen hit by one of the strongest storms of the century'],
    ['Skagen hit by strongest storm of the century'],
  ],
]

for (const [headline, summary, truths, falsehoods] of CASES) {
  for (const candidate of truths)
    test(`“${headline}” may be told as “${candidate}”`, () => assert.deepEqual(judge(headline, summary, candidate), []))
  for (const candidate of falsehoods)
    test(`“${headline}” is not told as “${candidate}”`, () =>
      assert.notDeepEqual(judge(headline, summary, candidate), []))
}
