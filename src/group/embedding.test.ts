import assert from 'node:assert/strict'
import { test } from 'node:test'
import { embeddingEvidence, isOwedToEmbeddings } from './embedding.ts'

test('a link is owed to embeddings only where they spoke for it and the words alone fall short', () => {
  const threshold = -0.15
  assert.ok(isOwedToEmbeddings(0.4, 1, threshold))
  assert.ok(!isOwedToEmbeddings(1.4, 1, threshold))
  assert.ok(!isOwedToEmbeddings(-0.3, -1, threshold))
  const isAlone = embeddingEvidence(new Float32Array([1, 0]), null)
  assert.ok(!isOwedToEmbeddings(-0.3, isAlone, threshold))
})
