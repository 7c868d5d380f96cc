import assert from 'node:assert/strict'
import { test } from 'node:test'
import { planHeadline } from './headline-plan.ts'

const itemsOf = (headline: string): string[] => planHeadline(headline).items.map(({ text }) => text)

for (const [headline, told] of [
  [
    'Dorn called Ruiz a con at the ferry summit. Here are the facts and context',
    'Dorn called Ruiz a con at the ferry summit',
  ],
  ['Storm hits Norwell. Here’s what happened.', 'Storm hits Norwell'],
  ['Dorn sold the ferry. Here are the numbers.', 'Dorn sold the ferry'],
] as const)
  test(`what only announces more is left out: ${headline}`, () => assert.deepEqual(itemsOf(headline), [told]))

for (const headline of ['Dorn hides the facts', 'Holm rejects the plan. The numbers rise', 'Ruiz and the facts'])
  test(`… and what tells something stays: ${headline}`, () =>
    assert.ok(
      itemsOf(headline).join(' ').toLowerCase().includes(headline.split(' ').slice(-2).join(' ').toLowerCase()),
    ))
