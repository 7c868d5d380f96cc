/** The guard's figures on the shared data must not fall below what was reached: see docs/decisions/0051. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Share } from '../../../tools/debrief/data.ts'
import { evaluateGuard, type GuardFigures, hasGuardData, showShare } from '../../../tools/eval-guard.ts'
import { allCaught, evaluateModality } from '../../../tools/eval-guard-modality.ts'

const skip = hasGuardData() || process.env.CI ? false : 'the shared data is not there'
let figures: GuardFigures | null = null
const measured = () => (figures ??= evaluateGuard(4_000))

function assertShare(name: string, share: Share | undefined, least: number): void {
  assert.ok(share !== undefined && share.of > 0, `${name}: nothing measured`)
  assert.ok(share.ok / share.of >= least, `${name}: ${share.ok} of ${share.of}, at least ${least} was reached before`)
}

test('accepts true rewordings and human references', { skip }, () => {
  assertShare('true rewordings', measured().accepted, 0.97)
  assertShare('references', measured().references, 0.92)
})

const CAUGHT: [string, number][] = [
  ['number changed', 0.98],
  ['unit or scale changed', 0.98],
  ['name swapped', 0.98],
  ['place changed', 0.98],
  ['agent and patient swapped', 0.85],
  ['attribution dropped or moved', 0.85],
  ['date or time changed', 0.98],
  ['negation added', 0.98],
  ['negation dropped', 0.95],
  ['hedge dropped', 0.95],
  ['two events merged', 0.85],
  ['quoted opinion turned into fact', 0.85],
  ['metaphor taken literally', 0.85],
  ['plan told as done or done told as planned', 0.85],
  ['new accusing predicate', 0.98],
  ['new fact from world knowledge', 0.98],
  ['manipulation left in', 0.98],
  ['scope widened', 0.85],
  ['cause asserted', 0.92],
  ['comparison reversed', 0.98],
  ['quantity direction flipped', 0.85],
]
for (const [kind, least] of CAUGHT)
  test(`catches falsehoods of the kind: ${kind}`, { skip }, () => assertShare(kind, measured().caught.get(kind), least))

test('catches nine of ten false rewordings of all kinds together', { skip }, () => {
  const all = [...measured().caught.values()].reduce(
    (sum, share) => ({ ok: sum.ok + share.ok, of: sum.of + share.of }),
    { ok: 0, of: 0 },
  )
  assertShare('all kinds', all, 0.9)
})

test('catches generated mutants', { skip }, () => {
  const all = [...measured().mutants.values()].reduce(
    (sum, share) => ({ ok: sum.ok + share.ok, of: sum.of + share.of }),
    { ok: 0, of: 0 },
  )
  assertShare('mutants', all, 0.995)
})

test('judges the modality of invented headlines as well as before', (t) => {
  for (const [half, accepted, caught] of [
    ['tune', 0.94, 0.95],
    ['test', 0.76, 0.88],
  ] as const) {
    const figures = evaluateModality(half)
    t.diagnostic(`${half}: true ${showShare(figures.accepted)}, false ${showShare(allCaught(figures))}`)
    assertShare(`${half}: true rewordings`, figures.accepted, accepted)
    assertShare(`${half}: false rewordings`, allCaught(figures), caught)
  }
})
