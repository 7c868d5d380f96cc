import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readStatement } from '../statement/statement.ts'
import { sayStatement } from './statement.ts'

const waysOf = (headline: string): string[] => sayStatement(readStatement(headline)!).map(({ text }) => text)

const TOLD = [
  ['Mayor urges residents to save water', 'Mayor is urging residents to save water'],
  ['Union calls for new safety rules', 'Union is calling for new safety rules'],
  ['Harbor pilot faces two charges', 'Harbor pilot is facing two charges'],
  ['Corvale ferry has been sold to Lindhaven', 'Corvale ferry is reported to have been sold to Lindhaven'],
  ['Corvale ferry has been sold to Lindhaven', 'Corvale ferry has reportedly been sold to Lindhaven'],
  ['Harbor bridge is safe for trucks', 'Harbor bridge is reportedly safe for trucks'],
  ['Council will close harbor bridge', 'Council is going to close harbor bridge'],
  ['Corvale port added 400 jobs in June', 'Corvale port is reported to have added 400 jobs in June'],
  ['Storm could close harbor bridge', 'Storm could possibly close harbor bridge'],
] as const

for (const [headline, told] of TOLD)
  test(`the same verb in another group: ${told}`, () => assert.ok(waysOf(headline).includes(told)))

const NEVER = [
  ['Ferry crew finds two bodies in Corvale harbor', /is finding/],
  ['Pilot calls time on long career', /is calling/],
  ['Company denies hiding report on harbor', /is denying hiding/],
  ['Council will not close harbor bridge', /going to/],
  ['When Dorn needed a loan, Skerra bankers said no', /have said/],
  ['Now, Ruiz sells the ferry to Skerra', /sold the ferry to Skerra$(?<!has sold.*)/],
  ['Corvale ferry has not been sold to Lindhaven', /reported/],
] as const

for (const [headline, wrong] of NEVER)
  test(`no other group that says another thing: ${headline}`, () => {
    for (const way of waysOf(headline)) assert.doesNotMatch(way, wrong)
  })
