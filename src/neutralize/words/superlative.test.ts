import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SUPERLATIVE } from './superlative.ts'

test('the highest degree, and no noun or verb that ends like it', () => {
  for (const word of 'largest best worst most second-wettest latest greatest cutest'.split(' '))
    assert.match(word, SUPERLATIVE)
  for (const word of 'protest arrest interest test request forest harvest west guest modest est'.split(' '))
    assert.doesNotMatch(word, SUPERLATIVE)
})
