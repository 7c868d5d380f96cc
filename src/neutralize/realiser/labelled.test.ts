import assert from 'node:assert/strict'
import { test } from 'node:test'
import { planHeadline } from './headline-plan.ts'
import { candidatesOf } from './realiser.ts'

const wordings = (headline: string): string[] => [...candidatesOf(planHeadline(headline))].map(({ text }) => text)

test('behind a topic an article may explain, describe and report', () => {
  assert.ok(
    wordings('Ferry fares: how to save on tickets').includes('Ferry fares: explanation of how to save on tickets'),
  )
  assert.ok(
    wordings('Harbor crisis: pilots face hard winter').includes(
      'Harbor crisis: article describes pilots facing hard winter',
    ),
  )
})

test('behind a name it may not: he may be the one who says it', () => {
  for (const text of wordings('Okafor: pilots face hard winter'))
    assert.doesNotMatch(text, /report on pilots|article describes/i)
})

test('a news item is about a topic, and about nothing where the label is a speaker or no thing', () => {
  assert.ok(
    wordings('Harbor crisis: pilots face hard winter').includes('News about harbor crisis: pilots face hard winter'),
  )
  for (const headline of ['Okafor: pilots face hard winter', 'Too late to sail: pilots face hard winter'])
    for (const text of wordings(headline))
      assert.doesNotMatch(text, /^(?:News|Story|Article|Report) (?:on|about) [^:]+: /)
})

test('a title makes a name of a common word, and its owner a speaker', () => {
  for (const text of wordings('Rep. Bacon: Okafor doesn’t sail old ferries'))
    assert.doesNotMatch(text, /^(?:News|Story|Article|Report) (?:on|about) |Okafor is reported/)
})
