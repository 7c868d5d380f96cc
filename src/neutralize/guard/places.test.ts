import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkCandidate } from './guard.ts'

const judge = (headline: string, candidate: string) =>
  checkCandidate({ headline }, candidate, { minWords: 3, maxWords: 20 }).map(({ rule, text }) => `${rule}: ${text}`)

test('strikes of one country in another are not told the other way round', () => {
  const headline = 'Rare French patrols in Spain put fishing talks at risk'
  assert.deepEqual(judge(headline, 'Fishing talks at risk after rare French patrols in Spain'), [])
  assert.deepEqual(judge(headline, 'Rare Spanish patrols put fishing talks in France at risk'), [
    'roles: Spanish patrols',
  ])
})

test('a war in a country may be named after it', () => {
  const headline = "Denmark's long trade row in Norway hurts ferry firms"
  assert.deepEqual(judge(headline, 'Ferry firms hurt by long Norway trade row, of Denmark'), [])
})
