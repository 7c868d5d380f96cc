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
