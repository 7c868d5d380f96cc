import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkCandidate } from '../guard/guard.ts'
import { detectTactics, tacticIds } from '../tactics/tactics.ts'
import { withEnglishQuotes } from './quotation-marks.ts'

test('marks of other languages are read as the English ones, and no place moves', () => {
  for (const [written, read] of [
    ['Mayor: „Pier sold“ at noon', 'Mayor: “Pier sold” at noon'],
    ['Mayor: „Pier sold” at noon', 'Mayor: “Pier sold” at noon'],
    ['Mayor: « Pier sold » at noon', 'Mayor: “ Pier sold ” at noon'],
    ['Mayor: »Pier sold« at noon', 'Mayor: “Pier sold” at noon'],
    ['A ‚rotten‘ pier', 'A ‘rotten’ pier'],
    ['News » Sport » Sailing', 'News » Sport » Sailing'],
    ['Bread at 5‚60 from May', 'Bread at 5‚60 from May'],
  ] as const) {
    assert.equal(withEnglishQuotes(written), read)
    assert.equal(withEnglishQuotes(written).length, written.length)
  }
})

test('what stands in them is somebody else’s, for the tactics and for the fact guard', () => {
  for (const headline of [
    'Mayor of Turku: „Shocking chaos“ at ferry pier',
    'Mayor of Turku: „Shocking chaos everywhere” at pier',
    'Mayor on ferry pier: « Shocking chaos everywhere »',
    'Mayor on ferry pier: »Shocking chaos everywhere«',
  ])
    assert.deepEqual(tacticIds(detectTactics(headline)), [], headline)
  assert.ok(tacticIds(detectTactics('Ferry » Shocking chaos at pier')).includes('emotional-language'))
  const source = { headline: 'Mayor of Turku calls ferry plan „costly and late“ after vote' }
  const rulesOf = (text: string) => checkCandidate(source, text).map(({ rule }) => rule)
  assert.deepEqual(rulesOf('Mayor of Turku calls ferry plan „costly and late“ after vote'), [])
  assert.notDeepEqual(rulesOf('Mayor of Turku calls ferry plan „costly and rotten“ after vote'), [])
})
