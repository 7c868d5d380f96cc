/** Nobody says, thinks or wants it of whose kind the source has nobody. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkCandidate } from './guard.ts'

const judge = (headline: string, candidate: string) =>
  checkCandidate({ headline }, candidate, { minWords: 3, maxWords: 20 }).map(({ rule, text }) => `${rule}: ${text}`)

test('a view keeps its holder', () => {
  const headline = 'Harbor council affirms support for Skagen ferry plan'
  assert.deepEqual(judge(headline, 'Support for Skagen ferry plan is affirmed by the harbor council'), [])
  assert.deepEqual(judge(headline, 'Campaigners affirm support for Skagen ferry plan'), ['attribution: Campaigners'])
})

test('what a keeper says is not said by the owner of his club', () => {
  const headline = 'Skagen keeper Jonas Lind says he was puzzled by whistle'
  assert.deepEqual(judge(headline, 'Jonas Lind of Skagen says whistle puzzled him'), [])
  assert.deepEqual(judge(headline, 'Skagen owner says he was puzzled by whistle'), ['attribution: owner'])
})

test('whoever writes of himself may be named by what he is', () => {
  assert.deepEqual(
    judge('I bought an old lighthouse alone: a mistake', 'Buying an old lighthouse alone was a mistake, owner writes'),
    [],
  )
})
