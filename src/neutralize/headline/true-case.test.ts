import assert from 'node:assert/strict'
import { test } from 'node:test'
import { trueCase } from './true-case.ts'

const CASES: readonly (readonly [title: string, cased: string])[] = [
  ['20 Times Zelmrie Hart Was Just Too Funny', '20 times Zelmrie Hart was just too funny'],
  ['This Soup Test Will Prove Who Is a Real New Yorker', 'This soup test will prove who is a real New Yorker'],
  ['Six Found Safe, Clay County Sheriff Says', 'Six found safe, Clay County sheriff says'],
  ['Local County Votes on Ferry Plan Today', 'Local county votes on ferry plan today'],
  ['Dell CEO Opens Ferry Museum on Monday', 'Dell CEO opens ferry museum on Monday'],
  ['Former CEO Opens Ferry Museum on Monday', 'Former CEO opens ferry museum on Monday'],
  ['Super Micro Stock Rises After Ferry Deal', 'Super Micro stock rises after ferry deal'],
]
for (const [title, cased] of CASES) test(`"${title}" in sentence case`, () => assert.equal(trueCase(title), cased))
