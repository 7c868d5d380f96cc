import assert from 'node:assert/strict'
import { test } from 'node:test'
import { trueCase } from './sentence-case.ts'

const CASES: readonly (readonly [title: string, cased: string])[] = [
  ['9 Days Zelmrie Hart Was Late for Work', '9 days Zelmrie Hart was late for work'],
  ['Only Soup Lovers Ask Where a Real New Yorker Eats', 'Only soup lovers ask where a real New Yorker eats'],
  ['Six Found Safe, Clay County Sheriff Says', 'Six found safe, Clay County sheriff says'],
  ['Local County Votes on Ferry Plan Today', 'Local county votes on ferry plan today'],
  ['Dell CEO Opens Ferry Museum on Monday', 'Dell CEO opens ferry museum on Monday'],
  ['Former CEO Opens Ferry Museum on Monday', 'Former CEO opens ferry museum on Monday'],
  ['Super Micro Stock Rises After Ferry Deal', 'Super Micro stock rises after ferry deal'],
]
for (const [title, cased] of CASES) test(`"${title}" in sentence case`, () => assert.equal(trueCase(title), cased))
