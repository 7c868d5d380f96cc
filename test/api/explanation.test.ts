/** GET /api/stories/{id}/explain, with the very explainer of the service. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startService } from './service.ts'

interface Explanation {
  story_group_id: number
  canonical_article_id: number
  canonical_reason: string
  articles: { article_id: number; linked_article_id: number | null; similarity: number; shared_terms: string[] }[]
}

test('an explanation names every article, what brought it in, and whose title the story bears', async () => {
  const service = await startService()
  const explanation = (await (await service.fetch('/api/stories/1/explain')).json()) as Explanation
  assert.equal(explanation.story_group_id, 1)
  const [first, second] = explanation.articles
  assert.deepEqual([first?.article_id, first?.linked_article_id, first?.similarity], [1, null, 0])
  assert.deepEqual([second?.article_id, second?.linked_article_id], [2, 1])
  assert.ok(second !== undefined && second.similarity > 0 && second.similarity <= 1)
  assert.ok(second.shared_terms.includes('bridge'))
  assert.ok([1, 2].includes(explanation.canonical_article_id))
  assert.match(explanation.canonical_reason, /\.$/)
  await service.close()
})
