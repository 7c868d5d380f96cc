import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { countedEvidence, markEvidence } from './evidence.ts'
import type { Evidence } from './wire.ts'

const seen = (start: number, end: number, more: Partial<Evidence> = {}): Evidence => ({
  tactic_id: 'shouting',
  label: 'Shouting',
  severity: 2,
  start,
  end,
  text: '',
  in_quote: false,
  ...more,
})

test('splits the text where evidence begins and ends, counted in code points', () => {
  const pieces = markEvidence('😀 SLAMS rivals', [seen(2, 7)])
  assert.deepEqual(
    pieces.map(({ text, evidence }) => [text, evidence.length]),
    [
      ['😀 ', 0],
      ['SLAMS', 1],
      [' rivals', 0],
    ],
  )
})

test('where evidence overlaps, the strongest comes first', () => {
  const [, both] = markEvidence('abcdef', [seen(0, 4, { severity: 1 }), seen(2, 6, { severity: 3 })])
  assert.deepEqual([both?.text, both?.evidence.map(({ severity }) => severity)], ['cd', [3, 1]])
})

test('marks change no letter, whatever the evidence', () => {
  const span = fc.tuple(fc.integer({ min: -3, max: 30 }), fc.integer({ min: -3, max: 30 }))
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), fc.array(span), (text, spans) => {
      const evidence = spans.map(([start, end]) => seen(start, end))
      assert.equal(
        markEvidence(text, evidence)
          .map((piece) => piece.text)
          .join(''),
        text,
      )
    }),
  )
})

test('what stands in a quotation is not counted', () => {
  assert.equal(countedEvidence([seen(0, 1), seen(2, 3, { in_quote: true })]).length, 1)
})
