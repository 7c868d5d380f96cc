import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkCandidate } from './guard.ts'

const judge = (headline: string, candidate: string) =>
  checkCandidate({ headline }, candidate).map(({ rule, text }) => `${rule}: ${text}`)

test('a text that ends before its end is none, though nobody says that it was cut', () => {
  const headline = 'Norwell council may not sell 12 of the city buses before June, report says'
  for (const [candidate, last] of [
    ['Norwell council may not sell 12 city buses before', 'before'],
    ['Norwell council may not sell 12 of the', 'the'],
    ['Norwell council may not sell 12 of', 'of'],
    ['Report says 12 city buses may not be sold by', 'by'],
    ['Report says that Norwell council may not sell a', 'a'],
  ] as const)
    assert.ok(judge(headline, candidate).includes(`shape: ${last}`), candidate)
  assert.deepEqual(judge(headline, 'Norwell council may not sell 12 of the city buses before June, report says'), [])
})

test('a preposition may stand last where its noun does not follow', () => {
  for (const [headline, candidate] of [
    ['What is the new Norland ferry treaty for?', 'Article asks what the new Norland ferry treaty is for'],
    ['Skerra pilots laid off as new owner moves', 'As new owner moves, Skerra pilots laid off'],
    ['Thieves broke in last night at Skerra museum', 'Last night at Skerra museum, thieves broke in'],
    ['Dorn succeeds Holm as head of Skerra port', 'Head of Skerra port changes as Dorn takes over'],
    ['Thieves who broke in last night take Skerra museum map', 'Skerra museum map taken by thieves who broke in'],
  ] as const)
    assert.ok(!judge(headline, candidate).some((problem) => problem.startsWith('shape')), candidate)
})
