import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from '../engine.ts'

const engine = createEngine()
const wordings = (headline: string): string[] => engine.debriefHeadline(headline, 5).variations

test('What a ban or a study is about is not told of more than it is', () => {
  const rows: [headline: string, more: RegExp][] = [
    ['Skerra bans cruel farming practices after vote', /bans? farming|banned farming|farming practices banned/i],
    ['Cruel farming practices banned in Skerra after vote', /^farming practices (?:are |have been )?banned/i],
    ['Study finds toxic managers earn more than others in Skerra', /(?:finds|found|that) managers/i],
    ['Do toxic bosses get promoted faster in Norwell?', /whether bosses/i],
    ['Besieged Skerra runs out of water', /^(?!.*besieged)/i],
  ]
  for (const [headline, more] of rows)
    for (const wording of wordings(headline)) assert.doesNotMatch(wording, more, headline)
})

test('A heightened finding about nobody in particular is told without its height', () => {
  assert.match(
    wordings('Study finds shocking risks of ferry trips for crews in Skerra').join(' | '),
    /(?:finds|found) risks/,
  )
})

test('A message is not a comment, and one departure agrees with its verb', () => {
  const told = wordings('Skerrans have a message for Norwell council: end the strike').join(' | ')
  assert.doesNotMatch(told, /comment/)
  assert.doesNotMatch(wordings('Exodus of bees puzzles Norwell farmers').join(' | '), /departures of bees puzzles/i)
})
