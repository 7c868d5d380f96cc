import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LiveWindow } from './live-window.ts'
import { describePair, PAIR_FEATURE_COUNT, profileOf } from './pair-features.ts'

const TITLES = [
  'Harbour ferry Ilsa runs aground off Port Maren',
  'Port Maren harbour ferry Ilsa runs aground with 40 aboard',
  'Council of Port Maren votes on the harbour budget',
  'Forty rescued as ferry Ilsa grounds near Maren',
]

test('a pair is described alike whatever was compared before it', () => {
  const window = new LiveWindow()
  const live = TITLES.map((title, index) =>
    window.add(
      {
        id: index + 1,
        title,
        summary: '',
        source: `source-${index}`,
        seenAt: new Date(index * 3_600_000),
        language: '',
      },
      -1,
    ),
  )
  const describe = (a: number, b: number): number[] => {
    const row = new Float32Array(PAIR_FEATURE_COUNT)
    describePair(window, profileOf(window, live[a]!), profileOf(window, live[b]!), row)
    return [...row]
  }
  const first = profileOf(window, live[0]!)
  for (const other of [1, 2, 3]) {
    const row = new Float32Array(PAIR_FEATURE_COUNT)
    describePair(window, first, profileOf(window, live[other]!), row)
    assert.deepEqual([...row], describe(0, other))
    assert.deepEqual(describe(other, 0), describe(0, other), `the pair of 0 and ${other} the other way round`)
    describe(other, 3 - other)
  }
})
