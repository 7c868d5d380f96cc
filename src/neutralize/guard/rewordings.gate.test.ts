/** Rewordings of real headlines by writers who had not seen the guard: figures must not fall. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hasStreams, MODEL_SETS, READ_SETS, readRewordings, UNREAD_SETS } from '../../../tools/debrief/rewordings.ts'
import { countAnswered, evaluateRewordings } from '../../../tools/eval-guard-rewordings.ts'

const skip = hasStreams() || process.env.CI ? false : 'the recorded streams are not there'

/** Shares reached before, a point below. */
const FLOORS: Record<string, { accepted: number; caught: number }> = {
  a: { accepted: 0.8, caught: 0.87 },
  b: { accepted: 0.81, caught: 0.85 },
  c: { accepted: 0.76, caught: 0.81 },
  d: { accepted: 0.69, caught: 0.81 },
  e: { accepted: 0.71, caught: 0.85 },
  g: { accepted: 0.7, caught: 0.85 },
  f: { accepted: 0.66, caught: 0.85 },
  h: { accepted: 0.7, caught: 0.7 },
  i: { accepted: 0.72, caught: 0.72 },
  j: { accepted: 0.79, caught: 0.86 },
  k: { accepted: 0.9, caught: 0.88 },
  l: { accepted: 0.82, caught: 0.83 },
  m: { accepted: 0.86, caught: 0.94 },
  n: { accepted: 0.67, caught: 0.88 },
  o: { accepted: 0.87, caught: 0.86 },
  p: { accepted: 0.87, caught: 0.79 },
  // A language model's: of five hundred wordings a handful are false.
  q: { accepted: 0.86, caught: 0.6 },
  r: { accepted: 0.77, caught: 0.2 },
  s: { accepted: 0.87, caught: 0 },
  t: { accepted: 0.8, caught: 0 },
  u: { accepted: 0.83, caught: 0 },
  v: { accepted: 0.81, caught: 0 },
  w: { accepted: 0.82, caught: 0.6 },
  x: { accepted: 0.73, caught: 0.4 },
}

for (const set of [...READ_SETS, ...UNREAD_SETS])
  test(`accepts true and catches false rewordings of set ${set}`, { skip }, (t) => {
    const { accepted, caughtInAll } = evaluateRewordings(readRewordings(set), MODEL_SETS.includes(set))
    t.diagnostic(`${set}: ${accepted.ok} of ${accepted.of} true, ${caughtInAll.ok} of ${caughtInAll.of} false`)
    assert.ok(accepted.of > 0 && (caughtInAll.of > 0 || MODEL_SETS.includes(set)), 'nothing measured')
    assert.ok(accepted.ok / accepted.of >= FLOORS[set]!.accepted, `true accepted: ${accepted.ok} of ${accepted.of}`)
    assert.ok(caughtInAll.ok >= FLOORS[set]!.caught * caughtInAll.of, `false caught: ${caughtInAll.ok}`)
  })

test('of eight wordings that a language model was asked for, five stand at once as a rule', { skip }, (t) => {
  for (const set of ['w', 'x']) {
    const { ok, of } = countAnswered(readRewordings(set))
    t.diagnostic(`${set}: ${ok} of ${of} headlines`)
    assert.ok(of > 0 && ok / of >= 0.8, `${set}: ${ok} of ${of}`)
  }
})
