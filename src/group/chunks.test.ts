import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { hashText, readAnyChunk, readPlainChunk, readSegments, stemsOf } from './chunks.ts'

test('a plain word is read as any other, only faster', () => {
  const mark = fc.constantFrom(...`"'(.,:;!?)[]-&/%$#*_|`)
  const letter = fc.constantFrom(...'abcdeisxyzABISTZ')
  const word = fc
    .tuple(
      fc.array(mark, { maxLength: 2 }),
      fc.array(letter, { maxLength: 70 }),
      fc.array(mark, { maxLength: 2 }),
      fc.constantFrom('', '', '', "'s", '7', 'é', '’s', '“', 'one'),
    )
    .map(([before, letters, after, rest]) => [...before, ...letters, ...after].join('') + rest)
  let plain = 0
  fc.assert(
    fc.property(fc.oneof(word, fc.constantFrom('Ten', 'dozen.', 'constructor', '"The', 'U.S.')), (text) => {
      const chunk = readPlainChunk(text)
      if (chunk === null) return
      plain++
      assert.deepEqual(chunk, readAnyChunk(text))
    }),
    { numRuns: 2000 },
  )
  assert.ok(plain > 300, `${plain} were plain`)
})

/** The same rules as one regular expression. */
const PARTING = /(?<=[.!?…])\s+|\s+[|•·]\s+|\s+[-–—]\s+|\s+\/\/\s+|\n+/

test('a text is parted and cut as regular expressions would', () => {
  const piece = fc.constantFrom(
    ...[
      'a',
      'Ports',
      'reopen',
      '7',
      'naïve',
      '港口',
      '.',
      '!',
      '…',
      '|',
      '•',
      '·',
      '-',
      '–',
      '—',
      '/',
      '//',
      '"',
      '.”',
    ],
    ...[' ', ' ', ' ', '  ', '\n', '\t', '\u00a0', '\u2003', '\u3000', '\ufeff', '\u200b', '\u0085'],
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => {
      const text = pieces.join('')
      const expected = text.split(PARTING).flatMap((part) => {
        const stems = part.split(/\s+/).flatMap((run) => (run === '' ? [] : stemsOf(readAnyChunk(run))))
        return stems.length === 0 ? [] : [{ text: part.trim(), hash: hashText(part.trim(), 3), stems }]
      })
      const read = readSegments(text).map(({ text, hash, chunks }) => ({ text, hash, stems: chunks.flatMap(stemsOf) }))
      assert.deepEqual(read, expected)
    }),
    { numRuns: 5000 },
  )
})
