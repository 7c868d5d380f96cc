import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { renderDocuments, writeDocument, writeSource } from './story-document.ts'

const text = fc.string({ unit: 'binary', maxLength: 30 })
const time = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
const article = fc.record({
  id: fc.nat(),
  feedSourceId: fc.integer({ min: 1, max: 3 }),
  originalTitle: text,
  neutralTitle: text,
  originalSummary: text,
  link: text,
  publishedAt: time,
  imageUrl: fc.option(text),
})
const group = fc.record({
  id: fc.nat(),
  canonicalTitle: text,
  canonicalSummary: text,
  articleCount: fc.nat(),
  latestPublishedAt: time,
})
const sources = new Map(
  [1, 2, 3].map((id) => [
    String(id),
    writeSource({ name: `"Name" ${id} \u0001`, slug: `slug-${id}`, biasLabel: 'center' }),
  ]),
)
const seconds = (date: Date) => `${date.toISOString().slice(0, 19)}Z`

test('reads as the wire form, whatever the texts hold, and never shows the title that was not asked for', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(group, fc.array(article, { maxLength: 4 })), { maxLength: 4 }), (stories) => {
      const documents = stories.map(([one, articles]) => writeDocument(one, articles))
      for (const format of ['both', 'neutral', 'original'] as const) {
        const expected = stories.map(([one, articles]) => ({
          id: one.id,
          canonical_title: one.canonicalTitle,
          canonical_summary: one.canonicalSummary,
          article_count: one.articleCount,
          latest_published_at: seconds(one.latestPublishedAt),
          articles: articles.map((each) => ({
            id: each.id,
            source: {
              name: `"Name" ${each.feedSourceId} \u0001`,
              slug: `slug-${each.feedSourceId}`,
              bias_label: 'center',
            },
            ...(format === 'neutral' ? {} : { original_title: each.originalTitle }),
            ...(format === 'original' ? {} : { neutral_title: each.neutralTitle }),
            original_summary: each.originalSummary,
            link: each.link,
            published_at: seconds(each.publishedAt),
            image_url: each.imageUrl,
          })),
        }))
        assert.deepEqual(JSON.parse(`[${renderDocuments(documents, sources, format)}]`), expected)
        assert.deepEqual(JSON.parse(`[${renderDocuments([documents.join(',')], sources, format)}]`), expected)
      }
    }),
  )
})

test('fails loudly on a source that is not there', () => {
  const one = { id: 1, canonicalTitle: '', canonicalSummary: '', articleCount: 1, latestPublishedAt: new Date(0) }
  const [of9] = fc.sample(article, 1)
  const document = writeDocument(one, [{ ...of9!, feedSourceId: 9 }])
  assert.throws(() => renderDocuments([document], sources, 'both'), /unknown feed source 9/)
})
