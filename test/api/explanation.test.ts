/** GET /api/stories/{id}/explain, with the very explainer of the service. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { JoiningLink } from '../../src/domain/grouping.ts'
import { startService } from './service.ts'

interface Explanation {
  story_group_id: number
  canonical_article_id: number
  canonical_reason: string
  articles: {
    article_id: number
    linked_article_id: number | null
    similarity: number
    likelihood: number | null
    basis: string | null
    shared_terms: string[]
  }[]
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

test('the link that was recorded when an article came is told, and whether embeddings decided', async () => {
  const listJoiningLinks = async (): Promise<JoiningLink[]> => [
    { articleId: 2, linkedArticleId: null, likelihood: 0, basis: 'words' },
    { articleId: 1, linkedArticleId: 2, likelihood: 0.75, basis: 'embeddings' },
  ]
  const service = await startService({
    service: (store) => ({
      articles: {
        findArticles: store.findArticles,
        listSourceArticles: store.listSourceArticles,
        listTitleRevisions: store.listTitleRevisions,
        listJoiningLinks,
      },
    }),
  })
  const explanation = (await (await service.fetch('/api/stories/1/explain')).json()) as Explanation
  const told = new Map(explanation.articles.map((article) => [article.article_id, article]))
  assert.deepEqual([told.get(2)?.linked_article_id, told.get(2)?.likelihood], [null, null])
  assert.deepEqual(
    [told.get(1)?.linked_article_id, told.get(1)?.likelihood, told.get(1)?.basis],
    [2, 0.75, 'embeddings'],
  )
  await service.close()
})
