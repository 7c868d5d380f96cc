import assert from 'node:assert/strict'
import { test } from 'node:test'
import { planHeadline } from './headline-plan.ts'
import { readItem } from './read-item.ts'

const told = (headline: string): string => {
  const read = planHeadline(headline).items.map(readItem)[0] ?? null
  return read === null ? 'none' : [read.kind, read.subject, read.group, read.rest].join(' | ')
}

const DID = [
  ['Norland’s biggest ferry yard just reopened', 'past | Norland’s biggest ferry yard | reopened | '],
  [
    'Skerra just named a new ferry chief with harbor experience',
    'past | Skerra | named | a new ferry chief with harbor experience',
  ],
  ['Norwell lawmakers just cleared the way for tolls', 'past | Norwell lawmakers | allowed | tolls'],
  [
    'Dana Ruiz just hit Skerra harder than any storm from Norland',
    'past | Dana Ruiz | hit | Skerra harder than any storm from Norland',
  ],
] as const

for (const [headline, statement] of DID)
  test(`behind “just” stands what was done: ${headline}`, () => assert.equal(told(headline), statement))

const NOT = [
  // Which one, what somebody always does, and what he did not do more than.
  'Man just freed from Norwell jail steals ferry',
  'Norwell shops just cut prices on ferry trips',
  'Okafor just wanted peace with the ferry crew',
]

for (const headline of NOT)
  test(`“just” shows no deed in: ${headline}`, () =>
    assert.equal(
      planHeadline(headline).items.some(({ did }) => did !== undefined),
      false,
    ))
