import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from '../engine.ts'
import { detectTactics } from './tactics.ts'

const engine = createEngine()

test('What tells some of a kind from the others stays and is no tactic', () => {
  const rows: [headline: string, kept: RegExp][] = [
    ['Corrupt officials to lose pensions under Norwell law', /corrupt officials/i],
    ['Rogue landlords must repay tenants, court rules', /rogue landlords/i],
    ['Aggressive gulls live longer, study finds', /aggressive gulls/i],
    ['Poll: Most voters oppose cruel farming', /cruel farming/i],
    ['Norwell to crack down on rogue parking firms', /rogue parking (?:firms|companies)/i],
    ['Police warn of reckless drivers on Skerra bridge', /reckless drivers/i],
    ['Norwell bans racist fans for life', /racist fans/i],
    ['Party expels racist councillors', /racist councillors/i],
    ['Skerra warns tourists about rogue taxi drivers', /rogue taxi drivers/i],
    ['Predatory men use ferry apps, charity warns', /predatory men/i],
    ['Shoppers warned over toxic toys sold online', /toxic toys/i],
    ['Surgeon struck off after botched operations on 12 children', /botched operations/i],
    ['Radical left party expected to lose half its seats, poll suggests', /radical left party/i],
  ]
  for (const [headline, kept] of rows) {
    assert.deepEqual(detectTactics(headline), [], headline)
    for (const wording of engine.debriefHeadline(headline, 5).variations) assert.match(wording, kept, headline)
  }
})

test('What only judges those who are told of is one, and goes', () => {
  for (const [headline, gone] of [
    ['Greedy landlords raise rents again in Norwell', /greedy/i],
    ['Lazy minister faces questions in Norwell', /lazy/i],
    ['Toxic office culture drove staff out, inquiry finds', /toxic/i],
    ['Dorn slams corrupt politicians over Skerra bridge deal', /corrupt/i],
  ] as const) {
    assert.notDeepEqual(detectTactics(headline), [], headline)
    for (const wording of engine.debriefHeadline(headline, 5).variations) assert.doesNotMatch(wording, gone, headline)
  }
})
