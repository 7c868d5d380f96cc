import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { type CatalogueQuery, type GroupSet, parseNumbers, StoryCatalogue } from './story-catalogue.ts'

const groupDraft = fc.record({
  // Ids over several pages of the catalogue, some of them far apart.
  id: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 5_000 }), fc.constant(2 ** 40)),
  latest: fc.integer({ min: 1_700_000_000, max: 1_700_000_005 }),
  sources: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 5 }),
})
const query = fc.record({
  sourceLists: fc.array(fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 3 }), { maxLength: 2 }),
  minSources: fc.integer({ min: 1, max: 4 }),
  sort: fc.constantFrom('latest', 'sources'),
  offset: fc.nat({ max: 30 }),
  limit: fc.integer({ min: 1, max: 20 }),
  useFound: fc.boolean(),
})

test('selects what a plain filter and sort would, after any changes', () => {
  fc.assert(
    fc.property(
      fc.array(groupDraft, { maxLength: 60 }),
      fc.array(fc.nat(), { maxLength: 5 }),
      query,
      (drafts, gone, asked) => {
        const catalogue = new StoryCatalogue()
        const groups = new Map<number, (typeof drafts)[number] & { articles: number[] }>()
        let articleId = 0
        for (const draft of drafts) {
          // A later draft of the same id replaces the earlier one.
          const articles = draft.sources.map(() => ++articleId)
          groups.set(draft.id, { ...draft, articles })
          catalogue.putGroup(draft.id, draft.latest, draft.sources.length, new Set(draft.sources).size)
          for (const [index, source] of draft.sources.entries())
            catalogue.addArticle(articles[index]!, draft.id, source)
        }
        for (const index of gone) {
          const id = drafts[index]?.id
          if (id === undefined) continue
          catalogue.removeGroup(id)
          groups.delete(id)
        }
        // A search that finds every third article, and the canonical text of group 7.
        const found = [...groups.values()].flatMap((group) => group.articles).filter((id) => id % 3 === 0)
        const foundIds = Buffer.from([-7, ...found].join(','))
        const { useFound, ...rest } = asked
        const set: GroupSet = new Map()
        catalogue.addGroupsOfDocuments(set, foundIds)
        const full: CatalogueQuery = { ...rest, found: useFound ? set : null }
        const expected = [...groups.values()]
          .filter((group) => !useFound || group.id === 7 || group.articles.some((id) => id % 3 === 0))
          .filter((group) => asked.sourceLists.every((list) => list.some((source) => group.sources.includes(source))))
          .filter((group) => asked.minSources <= 1 || new Set(group.sources).size >= asked.minSources)
          .sort(
            (a, b) =>
              (asked.sort === 'sources' ? b.sources.length - a.sources.length : 0) ||
              b.latest - a.latest ||
              b.id - a.id,
          )
        assert.deepEqual(catalogue.select(full), {
          ids: expected.slice(asked.offset, asked.offset + asked.limit).map(({ id }) => id),
          total: expected.length,
        })
      },
    ),
    { numRuns: 300 },
  )
})

test('finds the best of very many, of which most are passed over', () => {
  const random = (() => {
    let state = 5
    return (below: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return state % below
    }
  })()
  const catalogue = new StoryCatalogue()
  const groups = Array.from({ length: 30_000 }, (_, index) => ({
    id: index + 1,
    // Mostly later for later ids, with many ties.
    latest: Math.floor(index / 20) + random(100),
    articles: 1 + random(4) ** 3,
  }))
  for (const { id, latest, articles } of groups) {
    catalogue.putGroup(id, latest, articles, 1)
    catalogue.addArticle(id, id, 1 + (id % 2))
  }
  for (const sort of ['latest', 'sources'] as const) {
    const order = groups
      .filter(({ id }) => id % 2 === 1)
      .sort((a, b) => (sort === 'sources' ? b.articles - a.articles : 0) || b.latest - a.latest || b.id - a.id)
      .map(({ id }) => id)
    for (const offset of [0, 30, 1_000, 7_000, 14_990, 15_000]) {
      const asked = { found: null, sourceLists: [[2]], minSources: 1, sort, offset, limit: 30 }
      assert.deepEqual(catalogue.select(asked), { ids: order.slice(offset, offset + 30), total: 15_000 })
    }
  }
})

test('reads joined numbers', () => {
  fc.assert(
    fc.property(fc.array(fc.maxSafeInteger()), (numbers) => {
      assert.deepEqual(
        [...parseNumbers(Buffer.from(numbers.map((number) => String(number || 0)).join(',')))],
        numbers.map((number) => number || 0),
      )
    }),
  )
})
