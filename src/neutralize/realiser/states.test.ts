import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readStatement } from '../statement/statement.ts'
import { sayStatement } from './statement.ts'

const waysOf = (headline: string): string[] => sayStatement(readStatement(headline)!).map(({ text }) => text)

const SAID = [
  ['Fuel prices down again', 'Fuel prices have fallen again'],
  ['Corvale ferry cases now at 840', 'Corvale ferry cases currently stand at 840'],
  ['Crews at risk of losing pay', 'Crews face the risk of losing pay'],
  ['Pilot on trial for theft', 'Pilot stands trial for theft'],
  ['Pilot on trial for theft', 'Pilot is being tried for theft'],
  ['Harbor board under investigation over contracts', 'Harbor board faces an investigation over contracts'],
  ['Norland likely to close harbor', 'Norland will probably close harbor'],
  ['Norland open to handing power to board', 'Norland would consider handing power to board'],
  ['Harbor toll 30 per cent higher than port figures', 'Harbor toll is 30 per cent above port figures'],
  ['Dockers skeptical over Dorn’s pledge', 'Dockers have doubts about Dorn’s pledge'],
  ['Dockers uninterested in ferry deal', 'Dockers have no interest in ferry deal'],
  ['Islanders afraid of losing ferry', 'Islanders fear losing ferry'],
  ['Fuel prices up for third month', 'Fuel prices have risen for third month'],
  ['Old lighthouse up for sale for £90,000', 'Old lighthouse is on the market for £90,000'],
  ['Sailors dead after collision amid storm', 'After collision amid storm, sailors are dead'],
  // A verb, its preposition and an object that begins like another.
  ['Okafor apologizes for assault remark', 'Okafor says sorry for assault remark'],
] as const

for (const [headline, said] of SAID)
  test(`a state by a verb: ${said}`, () => assert.ok(waysOf(headline).includes(said), waysOf(headline).join(' | ')))

const NEVER = [
  ['Harbor seat up for grabs in Norwell', /has (?:risen|gone up)/],
  ['Norland open to visitors from Monday', /consider/],
  ['Islanders under pressure to sell boats after storm', /^After/],
  ['Pilot dead after collision and more to come', /^After/],
  ['Norland unlikely to close harbor', /will likely|probably/],
  ['Ferry sales up on year after strike', /risen/],
  ['New fever vaccine on trial in Skerra', /stands|being tried/],
  ['Okafor opens store after delay over permits and a row', /permitted/],
  ['Okafor takes over as Skerra coach', /control of as/],
  // What is done, in another sense.
  ['Okafor forced from Skerra home', /compelled|made/],
  ['Okafor announced as Skerra captain', /made/],
  ['Road blocked by fallen tree in Skerra', /stopped|halted/],
  ['Okafor struck by beauty of Skerra', /hit/],
  ['Roof supported by oak beams in Skerra', /has the support/],
] as const

for (const [headline, wrong] of NEVER)
  test(`no verb that says more: ${headline}`, () => {
    for (const way of waysOf(headline)) assert.doesNotMatch(way, wrong)
  })
