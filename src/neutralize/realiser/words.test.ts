import assert from 'node:assert/strict'
import { test } from 'node:test'
import { indefinite } from './words.ts'

test('the article goes by the sound of the word', () => {
  for (const phrase of ['island ferry', 'hour', 'uncle', '18-year-old', 'Okafor novel'])
    assert.equal(indefinite(phrase), 'an', phrase)
  for (const phrase of ['union', 'useful tip', 'one-legged gull', 'European ferry', 'boat', 'uniform'])
    assert.equal(indefinite(phrase), 'a', phrase)
})
