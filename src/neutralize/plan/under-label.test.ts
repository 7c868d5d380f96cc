import assert from 'node:assert/strict'
import { test } from 'node:test'
import { candidatesOf } from './candidates.ts'
import { planHeadline } from './headline-plan.ts'

const wordings = (headline: string): string[] => [...candidatesOf(planHeadline(headline))].map(({ text }) => text)

const TOLD = [
  ['Harbor crisis: pilots are furious over pay', 'Article on harbor crisis says that pilots are angry over pay'],
  [
    'Harbor crisis: pilots are furious over pay',
    'According to a report about harbor crisis, pilots are angry over pay',
  ],
  [
    'Harbor crisis: pilots are furious over pay',
    'In coverage of harbor crisis, publisher writes that pilots are angry over pay',
  ],
  ['Harbor crisis: pilots are furious over pay', 'Pilots are angry over pay, story on harbor crisis says'],
  ['Regattas: shocking fees, lost oars and wet guests', 'Article on regattas covers fees, lost oars and wet guests'],
  [
    'Regattas: shocking fees, lost oars and wet guests',
    'Publisher covers regattas, with fees, lost oars and wet guests',
  ],
  ['Harbor protests: your guide to the closed piers', 'Article on harbor protests offers guide to the closed piers'],
] as const

for (const [headline, told] of TOLD)
  test(`told of a subject: ${told}`, () =>
    assert.ok(wordings(headline).includes(told), wordings(headline).slice(0, 40).join('\n')))

test('of a speaker, a column or a play on words no article is said to be', () => {
  for (const headline of [
    'Norland: the ferry was a total disaster',
    'Russia: the ferry was a total disaster',
    'IMF: the ferry was a total disaster',
    'Skerra Rights Watch: the ferry was a total disaster',
    'Skerra tweets: the ferry was a total disaster',
    'The Gazette view on ferries: a total disaster is near',
    'Star turn: shocking tricks of light at sea',
    'Online ferries: your passport to a new life',
    'Harbor crisis: my ferry was a total disaster',
    'Insane ferry bill: council votes',
    'Insane ferry bill: council votes, mayor quits and crews strike',
    'Skiing: shop around to hit the shocking slopes',
  ])
    for (const line of wordings(headline))
      assert.doesNotMatch(
        line,
        /^(?:Article on .* (?:says|covers|offers)|According to a report|Publisher (?:covers|has)|In coverage)|story on .* says$/,
      )
})
