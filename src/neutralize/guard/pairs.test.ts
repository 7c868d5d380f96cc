/** What stands behind a preposition stays behind its own word. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkCandidate } from './guard.ts'

const judge = (headline: string, candidate: string) =>
  checkCandidate({ headline }, candidate, { minWords: 3, maxWords: 20 }).map(({ rule, text }) => `${rule}: ${text}`)

test('a name keeps its side of a noun', () => {
  const headline = 'Skagen vote: how Holm managed an upset over Tessler'
  assert.deepEqual(judge(headline, "How Holm's upset over Tessler in the Skagen vote came about"), [])
  assert.deepEqual(judge(headline, 'How Tessler won the Skagen vote in an upset over Holm'), ['roles: upset over Holm'])
})

test('a nickname is not exchanged with the one who uses it', () => {
  const headline = 'Marta Holm reveals her nickname for brother Jens Tessler'
  assert.deepEqual(judge(headline, 'Nickname for brother Jens Tessler revealed by Marta Holm'), [])
  assert.ok(
    judge(headline, 'Jens Tessler shares nickname for sister Marta Holm').includes(
      'roles: nickname for sister Marta Holm',
    ),
  )
})

test('whoever a thing is sold to does not sell it', () => {
  const headline = 'Lakeside ferries to be sold to Holm and Tessler for 12 million'
  assert.deepEqual(judge(headline, 'Holm and Tessler to buy Lakeside ferries for 12 million'), [])
  assert.deepEqual(judge(headline, 'Holm and Tessler to sell Lakeside ferries for 12 million'), ['roles: sell'])
})

test('what is needed from somebody is not needed by him', () => {
  const headline = 'Greater haste on pier repairs needed from Holm'
  assert.deepEqual(judge(headline, 'Greater haste is needed from Holm on pier repairs'), [])
  assert.deepEqual(judge(headline, 'Holm needs greater haste on pier repairs'), ['roles: needs'])
})
