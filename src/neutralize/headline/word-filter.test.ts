import assert from 'node:assert/strict'
import test from 'node:test'
import { filterOf } from '../../../tools/word-filter.ts'
import { hasWord } from './word-filter.ts'

const words = Array.from({ length: 4000 }, (_, i) => `lorem${i.toString(36)}`)
const filter = Buffer.from(filterOf(words))

test('a filter has every word that it was made of', () => {
  assert.deepEqual(
    words.filter((word) => !hasWord(filter, word)),
    [],
  )
})

test('a filter takes some one word in two thousand for one of its own', () => {
  const others = Array.from({ length: 40_000 }, (_, i) => `ipsum${i.toString(36)}`)
  const taken = others.filter((word) => hasWord(filter, word)).length
  assert.ok(taken > 5 && taken < 40, `${taken} of ${others.length}`)
})

test('a filter needs less than twelve bits for a word', () => {
  assert.ok(filter.length * 8 < 12 * words.length, `${filter.length} bytes`)
})
