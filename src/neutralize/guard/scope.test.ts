import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkCandidate } from './guard.ts'

const judge = (headline: string, candidate: string) =>
  checkCandidate({ headline }, candidate, { minWords: 3, maxWords: 20 }).map(({ rule, text }) => `${rule}: ${text}`)

test('one place in a country is not all of it', () => {
  const headline = 'Ferry depot near Lisbon burns after lightning hits Portugal'
  assert.deepEqual(judge(headline, 'Ferry depot burns near Lisbon after lightning hits Portugal'), [])
  assert.deepEqual(judge(headline, 'Ferry depots across Portugal burn after lightning hits'), ['scope: across'])
  assert.deepEqual(
    judge('Lightning burns ferry depots across Portugal', 'Ferry depots across Portugal burned by lightning'),
    [],
  )
})

test('everybody is everyone, and what is so largely is so mostly', () => {
  assert.deepEqual(
    judge('Ferry tolls raise costs for everyone in Norwell', 'Ferry tolls raise costs for everybody in Norwell'),
    [],
  )
  assert.deepEqual(judge('Norwell pier stays largely empty in storm', 'Norwell pier stays mostly empty in storm'), [])
  assert.notDeepEqual(judge('Ferry tolls raise costs for sailors', 'Ferry tolls raise costs for everybody'), [])
  assert.notDeepEqual(judge('Norwell pier stays partly empty in storm', 'Norwell pier stays mostly empty in storm'), [])
})

test('a line that somebody crosses is no place', () => {
  assert.deepEqual(judge('County lines divide full beaches', 'Full beaches divided across county lines'), [])
})
