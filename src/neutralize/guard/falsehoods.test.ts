/** Kinds of falsehood by example: each false rewording is refused beside a true one that passes. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { checkCandidate } from './guard.ts'

const OPTIONS = { minWords: 4, maxWords: 15 }

const cases = JSON.parse(
  readFileSync(new URL('../../../test/fixtures/guard-falsehoods.json', import.meta.url), 'utf8'),
) as { headline: string; truth: string; falsehood: string }[]

for (const { headline, truth, falsehood } of cases) {
  test(`refuses: ${falsehood}`, () => {
    assert.notDeepEqual(checkCandidate({ headline }, falsehood, OPTIONS), [])
  })
  test(`accepts: ${truth}`, () => {
    assert.deepEqual(checkCandidate({ headline }, truth, OPTIONS), [])
  })
}
