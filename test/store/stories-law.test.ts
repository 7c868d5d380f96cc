/** After any changes, any query answers what a plain filter and sort over the exported articles would. */
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import fc from 'fast-check'
import type { StoryQuery } from '../../src/domain/story-group.ts'
import { analyze, stem, tokenize } from '../../src/text/analyze.ts'
import { onEachBackend, useStore } from './backends.ts'
import { checkConsistency } from './consistency.ts'
import { Publisher, sourceDraft, type WireStory } from './publisher.ts'

const WORDS = ['elections', 'elected', 'electric', 'harbour', 'harbours', 'sky', 'skies', 'café', '3.5', '東京都']
const SLUGS = ['alpha', 'beta', 'gamma']
const CATEGORIES = ['us_news', 'business', 'us_news']

const text = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 }).map((words) => words.join(' '))
const group = fc.nat({ max: 12 })
const change = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('publish' as const),
      slug: fc.constantFrom(...SLUGS),
      articles: fc.array(fc.record({ group, title: text, summary: text, minutesAgo: fc.nat({ max: 3 }) }), {
        minLength: 1,
        maxLength: 4,
      }),
    }),
  },
  fc.record({ kind: fc.constant('retitle' as const), index: fc.nat(), title: text }),
  fc.record({ kind: fc.constant('canonical' as const), index: fc.nat(), title: text, summary: text }),
  fc.record({ kind: fc.constant('move' as const), index: fc.nat(), to: fc.nat() }),
  fc.record({ kind: fc.constant('merge' as const), one: fc.nat(), other: fc.nat() }),
  fc.record({ kind: fc.constant('retention' as const), share: fc.double({ min: 0, max: 0.3, noNaN: true }) }),
  fc.record({
    kind: fc.constant('recategorize' as const),
    slug: fc.constantFrom(...SLUGS),
    category: fc.constantFrom(...CATEGORIES),
  }),
)
const query: fc.Arbitrary<StoryQuery> = fc.record({
  page: fc.integer({ min: 1, max: 4 }),
  perPage: fc.integer({ min: 1, max: 7 }),
  sort: fc.constantFrom('latest', 'sources'),
  search: fc.option(
    fc.oneof(
      text,
      text.map((words) => words.slice(0, -2)),
      text.map((words) => `"${words}"`),
    ),
  ),
  sources: fc.option(fc.subarray(SLUGS)),
  category: fc.option(fc.constantFrom('us_news', 'business', 'nothing')),
  minSources: fc.constantFrom(1, 1, 2, 3),
})

interface ArticleLine {
  id: number
  story_group_id: number
  feed_source_id: number
  original_title: string
  neutral_title: string
  original_summary: string
  published_at: string
  first_seen_at: string
}
interface GroupLine {
  id: number
  canonical_title: string
  canonical_summary: string
}

onEachBackend(
  'any query after any changes',
  (backend) => {
    const fixture = useStore(backend)
    /** Every word that was ever written, for prefixes. */
    const vocabulary = new Set<string>()
    let publisher: Publisher

    before(async () => {
      publisher = new Publisher(fixture.store, fixture.clock)
      await fixture.store.saveFeedSources(
        SLUGS.map((slug, index) => sourceDraft(slug, { category: CATEGORIES[index]! })),
      )
      await publisher.begin()
    })

    async function read() {
      const articles: ArticleLine[] = []
      const groups: GroupLine[] = []
      for await (const record of fixture.store.exportRecords()) {
        if (record.type === 'article') articles.push(record as unknown as ArticleLine)
        if (record.type === 'story_group') groups.push(record as unknown as GroupLine)
      }
      return { articles, groups }
    }

    async function apply(step: typeof change extends fc.Arbitrary<infer T> ? T : never): Promise<void> {
      fixture.clock.advance(1_000)
      const { articles, groups } = await read()
      const learn = (...texts: string[]) => {
        for (const one of texts) for (const word of tokenize(one)) vocabulary.add(word)
      }
      const article = 'index' in step ? articles[step.index % articles.length] : undefined
      switch (step.kind) {
        case 'publish': {
          learn(...step.articles.flatMap(({ title, summary }) => [title, summary]))
          // A group that was removed meanwhile begins anew.
          for (const [name, id] of publisher.groups) {
            if (!groups.some((one) => one.id === id)) publisher.groups.delete(name)
          }
          await publisher.publish(
            step.slug,
            step.articles.map((draft) => ({ ...draft, group: `g${draft.group}` })),
          )
          return
        }
        case 'retitle':
          if (article === undefined) return
          learn(step.title)
          await publisher.publish('alpha', [], {
            retitled: [
              {
                id: article.id,
                originalTitle: step.title,
                neutralTitle: step.title,
                originalSummary: article.original_summary,
                imageUrl: null,
                clickbaitScore: 0,
              },
            ],
          })
          return
        case 'canonical': {
          const one = groups[step.index % groups.length]
          if (one === undefined) return
          learn(step.title, step.summary)
          await publisher.publish('alpha', [], {
            storyGroups: [{ id: one.id, canonicalTitle: step.title, canonicalSummary: step.summary }],
          })
          return
        }
        case 'move': {
          const to = groups[step.to % groups.length]
          if (article === undefined || to === undefined) return
          const move = { articleId: article.id, fromStoryGroupId: article.story_group_id, toStoryGroupId: to.id }
          await publisher.publish('alpha', [], { moves: [{ ...move, reason: 'test' }] })
          return
        }
        case 'merge': {
          const ids = [groups[step.one % groups.length]?.id, groups[step.other % groups.length]?.id]
          if (ids[0] === undefined || ids[0] === ids[1]) return
          const [into, from] = (ids as number[]).toSorted((a, b) => a - b)
          await publisher.publish('alpha', [], { merges: [{ fromStoryGroupId: from!, intoStoryGroupId: into! }] })
          return
        }
        case 'retention': {
          const times = articles.map((one) => Date.parse(one.first_seen_at)).sort((a, b) => a - b)
          const cut = times[Math.floor(times.length * step.share)]
          if (cut !== undefined) await fixture.store.removeArticlesBefore(new Date(cut))
          return
        }
        case 'recategorize':
          await fixture.store.updateFeedSource(await publisher.sourceId(step.slug), { category: step.category })
      }
    }

    /** Whether a document of these fields is found, spelled out as the interface has it. */
    function isFound(search: string, fields: string[]): boolean {
      const stems = fields.map((field) => analyze(field))
      const has = (one: string) => stems.some((field) => field.includes(one))
      if (search.startsWith('"')) {
        const phrase = analyze(search)
        return stems.some((field) =>
          field.some((_, start) => phrase.every((one, offset) => field[start + offset] === one)),
        )
      }
      const words = tokenize(search)
      const last = words.pop()!
      const ofLast = new Set([stem(last), ...[...vocabulary].filter((word) => word.startsWith(last)).map(stem)])
      return words.every((word) => has(stem(word))) && [...ofLast].some(has)
    }

    async function expected(asked: StoryQuery): Promise<{ ids: number[]; total: number }> {
      const { articles, groups } = await read()
      const sources = new Map((await fixture.store.listFeedSources()).map((source) => [source.id, source]))
      const members = Map.groupBy(articles, (article) => article.story_group_id)
      const search = asked.search?.trim() ?? ''
      const matching = groups
        .map((one) => ({ ...one, members: members.get(one.id)! }))
        .filter((one) => {
          const has = (test: (source: { slug: string; category: string }) => boolean) =>
            one.members.some((article) => test(sources.get(article.feed_source_id)!))
          return (
            (asked.sources === null || has(({ slug }) => asked.sources!.includes(slug))) &&
            (asked.category === null || has(({ category }) => category === asked.category)) &&
            new Set(one.members.map((article) => article.feed_source_id)).size >= asked.minSources &&
            (search === '' ||
              isFound(search, [one.canonical_title, one.canonical_summary]) ||
              one.members.some((article) =>
                isFound(search, [article.original_title, article.neutral_title, article.original_summary]),
              ))
          )
        })
        .map((one) => ({ ...one, latest: Math.max(...one.members.map((article) => Date.parse(article.published_at))) }))
        .sort(
          (a, b) =>
            (asked.sort === 'sources' ? b.members.length - a.members.length : 0) || b.latest - a.latest || b.id - a.id,
        )
      const start = (asked.page - 1) * asked.perPage
      return { ids: matching.slice(start, start + asked.perPage).map(({ id }) => id), total: matching.length }
    }

    test('answers as a plain filter and sort would', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(change, { minLength: 1, maxLength: 6 }),
          fc.array(query, { minLength: 1, maxLength: 6 }),
          async (steps, queries) => {
            for (const step of steps) await apply(step)
            await fixture.store.renewLease(publisher.lease!, fixture.clock.now())
            for (const asked of queries) {
              const { storiesJson, total } = await fixture.store.listStories(asked, 'both')
              const ids = (JSON.parse(storiesJson) as WireStory[]).map(({ id }) => id)
              assert.deepEqual({ ids, total }, await expected(asked), JSON.stringify(asked))
            }
          },
        ),
        { numRuns: 25, endOnFailure: true },
      )
      await checkConsistency(fixture.store)
    })
  },
  { withThread: false },
)
