import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { readAnyChunk, readPlainChunk } from './read-article.ts'

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
