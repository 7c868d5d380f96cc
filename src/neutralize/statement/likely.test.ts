import assert from 'node:assert/strict'
import { test } from 'node:test'
import { leastFor } from './likely.ts'
import type { VerbReading } from './main-verb-features.ts'

const least = (text: string, verb: string, reading: VerbReading): number => {
  const words = text.split(' ')
  return leastFor({ at: words.indexOf(verb), end: words.indexOf(verb), reading, likelihood: 0 } as never, words, 0)
}

const LESS = [
  ['Scientists report findings below the ice', 'report', 'present'],
  ['Man found hiding in closet after fire', 'found', 'passive'],
  ['Fears of long Norland strike shake ferry markets', 'shake', 'present'],
  ['60 dogs gather in Norwell for island race', 'gather', 'present'],
  ['Leading islands’ borrowing costs hit highest since 2008', 'hit', 'present'],
  ['Harbor deal for island tower targets ferry thieves', 'targets', 'present'],
  ['Skerra markets rattled after Okafor fires harbor minister', 'rattled', 'passive'],
  ['First storm in ten years confirmed by island experts', 'confirmed', 'passive'],
  ['Norwell bank to raise fares for islanders', 'to', 'future'],
] as const

for (const [text, verb, reading] of LESS)
  test(`“${verb}” needs less to be the verb of: ${text}`, () => assert.ok(least(text, verb, reading) < 0.7))

const NO_LESS = [
  // A noun as often, and what no list has may be the verb.
  ['Harbor Lights and The Gulls review old songs', 'review', 'present'],
  ['Moment of rest as shopper headbutts rival outside shop', 'rival', 'present'],
  ['Skerra phone features replacing old panel', 'features', 'present'],
  ['Raid on Norwell pier with 50 attacks in one week', 'attacks', 'present'],
  // Another verb stands behind, or the verb has a joined one.
  ['Talks to end strike could take a good turn', 'to', 'future'],
  ['Harbor stocks hit record highs, head for gain', 'hit', 'present'],
  // Told of something else.
  ['Norwell, hit by storms, signs pact', 'hit', 'passive'],
  ['Sailor ordered released by court', 'released', 'passive'],
] as const

for (const [text, verb, reading] of NO_LESS)
  test(`“${verb}” needs no less to be the verb of: ${text}`, () => assert.ok(least(text, verb, reading) >= 0.85))
