import assert from 'node:assert/strict'
import { test } from 'node:test'
import { planHeadline } from './headline-plan.ts'
import { candidatesOf } from './realiser.ts'

const NEVER: readonly (readonly [headline: string, misreading: string, never: RegExp])[] = [
  ['Norwell parliament sacks harbor chief after rebels export oil', 'a clause as a noun', /following rebels/],
  ['Skerra forecasters say severe storms could hit Norwell and flood it', 'what may be as done', /flooded|flooding/],
  [
    'Ruiz administration cuts nearly $8B in harbor projects in states that backed Dorn',
    'half a clause',
    /states backed/,
  ],
  ['Skerra and Norwell to revise ferry strategy', 'a plan without its verb', /that (?:a |the )?ferry strategy to be/],
]
for (const [headline, misreading, never] of NEVER)
  test(`no candidate tells ${misreading}: ${headline}`, () => {
    const texts = [...candidatesOf(planHeadline(headline))].map(({ text }) => text)
    assert.ok(texts.length > 4)
    assert.deepEqual(
      texts.filter((text) => never.test(text)),
      [],
    )
  })
