import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { followableLink, PLAIN_QUERY, readStoriesQuery, type StoriesQuery, storiesAddress } from './address.ts'

const read = (query: string) => readStoriesQuery(new URLSearchParams(query))

test('an address that was written reads back as the same view', () => {
  const slug = fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/)
  const view: fc.Arbitrary<StoriesQuery> = fc.record({
    page: fc.integer({ min: 1, max: 9_999 }),
    sort: fc.constantFrom('latest' as const, 'sources' as const),
    search: fc.string({ maxLength: 40 }).map((text) => text.trim()),
    category: fc.oneof(fc.constant(''), slug),
    sources: fc.uniqueArray(slug, { maxLength: 4 }),
    minSources: fc.integer({ min: 1, max: 50 }),
    titleFormat: fc.constantFrom(null, 'neutral' as const, 'original' as const, 'both' as const),
  })
  fc.assert(
    fc.property(view, (query) => {
      const address = new URL(storiesAddress(query, { page: query.page }), 'http://news.example')
      assert.deepEqual(readStoriesQuery(address.searchParams), { ...query })
    }),
  )
})

test('what has its default is left out, and a change leads back to the first page', () => {
  assert.equal(storiesAddress(PLAIN_QUERY), '/')
  assert.equal(storiesAddress({ ...PLAIN_QUERY, page: 7 }, { category: 'business' }), '/?category=business')
})

test('what makes no sense counts as not given: people mend addresses by hand', () => {
  for (const query of ['page=0', 'page=-1', 'page=x', 'sort=best', 'min_sources=', 'title_format=loud', 'sources=,,']) {
    assert.deepEqual(read(query), PLAIN_QUERY, query)
  }
  assert.deepEqual(read('source=Ledger&sources=comet,ledger').sources, ['ledger', 'comet'])
  assert.equal(read(`search=${'x'.repeat(300)}`).search.length, 200)
})

test('only links of the web are followed', () => {
  assert.equal(followableLink('https://ledger.example/a'), 'https://ledger.example/a')
  for (const link of ['javascript:alert(1)', ' https://a.example', 'data:text/html,x', '//a.example', '']) {
    assert.equal(followableLink(link), null, link)
  }
})
