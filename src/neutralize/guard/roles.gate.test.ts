/** Who does what, on invented headlines written without a look at the guard: figures must not fall. Decision 0125. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { Share } from '../../../tools/debrief/data.ts'
import { evaluateBlind } from '../../../tools/eval-guard-blind.ts'

function assertShare(t: TestContext, name: string, { ok, of }: Share, least: number): void {
  t.diagnostic(`${name}: ${ok} of ${of}`)
  assert.ok(of > 0, `${name}: nothing measured`)
  assert.ok(ok / of >= least, `${name}: ${ok} of ${of}, at least ${least} was reached before`)
}

for (const [half, accepted, caught] of [
  ['tune', 0.92, 0.95],
  ['test', 0.73, 0.8],
] as const)
  test(`accepts true and catches false accounts of who does what: ${half}`, (t) => {
    const figures = evaluateBlind(half)
    assertShare(t, `${half}, true accepted`, figures.accepted, accepted)
    assertShare(t, `${half}, false caught`, figures.caughtInAll, caught)
  })
