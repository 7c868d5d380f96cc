import assert from 'node:assert/strict'
import { join } from 'node:path'
import { before, test } from 'node:test'
import type { StoryQuery, TitleFormat } from '../../src/domain/story-group.ts'
import type { Database, Queries, SqlValue } from '../../src/store/database.ts'
import { PostgresDatabase } from '../../src/store/postgres-database.ts'
import { RevisionWatch } from '../../src/store/postgres-revision.ts'
import { PostgresStories } from '../../src/store/postgres-stories.ts'
import { SqliteDatabase } from '../../src/store/sqlite-database.ts'
import { getStory } from '../../src/store/story-nouns.ts'
import { onEachBackend, type Place, useStore } from './backends.ts'
import { Publisher, sourceDraft, type WireStory } from './publisher.ts'

const ALL: StoryQuery = {
  page: 1,
  perPage: 30,
  sort: 'latest',
  search: null,
  sources: null,
  category: null,
  minSources: 1,
}

/** The database of a store, in which `meanwhile` happens once after the first statement. */
function interrupt(db: Database, meanwhile: () => Promise<unknown>): Queries {
  let isDue = true
  return new Proxy(db, {
    get(target, name) {
      if (name !== 'all') return Reflect.get(target, name)
      return async (sql: string, params?: SqlValue[]) => {
        const rows = await target.all(sql, params)
        const happens = isDue ? meanwhile() : null
        isDue = false
        await happens
        return rows
      }
    },
  })
}

function openDatabase({ databaseUrl, dataDir }: Place): Database {
  if (databaseUrl !== null) return new PostgresDatabase(databaseUrl)
  return new SqliteDatabase({
    file: join(dataDir, 'debrief.db'),
    durability: 'process',
    busyTimeoutMs: 5_000,
    writerCacheKib: 1024,
    readerCacheKib: 1024,
    checkpointPages: 0,
  })
}

onEachBackend('stories', (backend) => {
  const fixture = useStore(backend)
  let publisher: Publisher

  async function page(query: Partial<StoryQuery>, format: TitleFormat = 'both') {
    const { storiesJson, total } = await fixture.store.listStories({ ...ALL, ...query }, format)
    return { stories: JSON.parse(storiesJson) as WireStory[], total }
  }

  async function names(query: Partial<StoryQuery>): Promise<string[]> {
    const byId = new Map([...publisher.groups].map(([name, id]) => [id, name]))
    return (await page(query)).stories.map((story) => byId.get(story.id)!)
  }

  before(async () => {
    publisher = new Publisher(fixture.store, fixture.clock)
    await fixture.store.saveFeedSources([
      sourceDraft('alpha', { category: 'us_news', biasLabel: 'left' }),
      sourceDraft('beta', { category: 'business' }),
      sourceDraft('gamma', { category: 'business', name: 'Gamma "quoted" News' }),
      sourceDraft('idle', { category: 'original', isActive: false }),
    ])
    await publisher.publish('alpha', [
      { group: 'old', title: 'Old news', minutesAgo: 600 },
      {
        group: 'big',
        title: 'Big “story”',
        neutralTitle: 'A story',
        summary: 'Line\nbreak \\ "quote"',
        minutesAgo: 60,
      },
      { group: 'tie1', title: 'Tie one', minutesAgo: 30 },
      { group: 'tie2', title: 'Tie two', minutesAgo: 30 },
    ])
    await publisher.publish('beta', [
      { group: 'big', title: 'Big story too', minutesAgo: 50 },
      { group: 'pair', title: 'Pair', minutesAgo: 40 },
    ])
    await publisher.publish('gamma', [
      { group: 'big', title: 'Big story three', minutesAgo: 90 },
      { group: 'pair', title: 'Pair again', minutesAgo: 45 },
    ])
  })

  test('orders by latest time, then by id, both falling', async () => {
    assert.deepEqual(await names({}), ['tie2', 'tie1', 'pair', 'big', 'old'])
  })

  test('orders by the number of articles, then by latest time', async () => {
    assert.deepEqual(await names({ sort: 'sources' }), ['big', 'pair', 'tie2', 'tie1', 'old'])
  })

  test('shows the articles of a story by falling time, whichever filter selected it', async () => {
    const { stories } = await page({ sources: ['alpha'], category: 'business' })
    assert.equal(stories.length, 1)
    const [big] = stories
    assert.deepEqual(
      big!.articles.map((article) => article.source.slug),
      ['beta', 'alpha', 'gamma'],
    )
    assert.equal(big!.article_count, 3)
    assert.equal(big!.latest_published_at, big!.articles[0]!.published_at)
  })

  test('unites sources, and combines different filters by AND, each by any article', async () => {
    assert.deepEqual(await names({ sources: ['beta', 'gamma'] }), ['pair', 'big'])
    assert.deepEqual(await names({ sources: ['ALPHA'] }), ['tie2', 'tie1', 'big', 'old'])
    assert.deepEqual(await names({ sources: ['alpha', 'gamma'], category: 'business' }), ['pair', 'big'])
    assert.deepEqual(await names({ category: 'us_news', search: 'story' }), ['big'])
    assert.deepEqual(await names({ minSources: 2 }), ['pair', 'big'])
    assert.deepEqual(await names({ minSources: 3 }), ['big'])
    assert.deepEqual(await names({ minSources: Number.MAX_SAFE_INTEGER }), [])
    assert.deepEqual(await names({ sources: ['alpha'], category: 'us_news', minSources: 2, search: 'big' }), ['big'])
  })

  test('answers unknown slugs, categories and empty lists with no stories', async () => {
    for (const query of [{ sources: ['nobody'] }, { sources: [] }, { category: 'nothing' }, { category: 'original' }]) {
      assert.deepEqual(await page(query), { stories: [], total: 0 })
    }
  })

  test('answers pages past the last with no stories and the true total', async () => {
    assert.deepEqual((await page({ perPage: 2, page: 3 })).stories.length, 1)
    for (const number of [4, 1_000, 2 ** 31, 2 ** 53 - 1]) {
      assert.deepEqual(await page({ perPage: 2, page: number }), { stories: [], total: 5 })
      assert.deepEqual(await page({ perPage: 100, page: number, sources: ['alpha'] }), { stories: [], total: 4 })
      assert.deepEqual(await page({ perPage: 100, page: number, search: 'pair' }), { stories: [], total: 1 })
    }
  })

  test('cuts every order into pages without gap or overlap', async () => {
    for (const query of [{}, { sort: 'sources' }, { minSources: 1, category: 'us_news' }] as const) {
      const whole = await names({ ...query, perPage: 100 })
      const cut: string[] = []
      for (let number = 1; number <= 5; number++) cut.push(...(await names({ ...query, perPage: 1, page: number })))
      assert.deepEqual(cut, whole)
    }
  })

  test('leaves out the title that was not asked for, and keeps the canonical title neutral', async () => {
    const original = (await page({ search: 'quote' }, 'original')).stories[0]!
    const neutral = (await page({ search: 'quote' }, 'neutral')).stories[0]!
    const both = (await page({ search: 'quote' }, 'both')).stories[0]!
    assert.equal(original.canonical_title, 'A story')
    assert.equal(neutral.canonical_title, 'A story')
    const article = (story: WireStory) => story.articles.find(({ source }) => source.slug === 'alpha')!
    assert.equal(article(original).original_title, 'Big “story”')
    assert.ok(original.articles.every((one) => !('neutral_title' in one)))
    assert.equal(article(neutral).neutral_title, 'A story')
    assert.ok(neutral.articles.every((one) => !('original_title' in one)))
    assert.deepEqual(article(both), {
      id: article(both).id,
      source: { name: 'The alpha', slug: 'alpha', bias_label: 'left' },
      original_title: 'Big “story”',
      neutral_title: 'A story',
      original_summary: 'Line\nbreak \\ "quote"',
      link: article(both).link,
      published_at: '2026-11-21T06:00:00Z',
      image_url: null,
    })
    const found = await fixture.store.findStory(both.id, 'neutral')
    assert.deepEqual(found.kind === 'found' && JSON.parse(found.storyJson), neutral)
  })

  test('shows a source under its present name and label at once', async () => {
    const revision = fixture.store.revision()
    await fixture.store.updateFeedSource(await publisher.sourceId('gamma'), {
      name: 'Gamma Daily',
      biasLabel: 'center',
      category: 'us_news',
    })
    assert.ok(fixture.store.revision() > revision)
    const { stories } = await page({ sources: ['gamma'] })
    const sources = stories.map((story) => story.articles.find(({ source }) => source.slug === 'gamma')!.source)
    for (const source of sources) assert.deepEqual(source, { name: 'Gamma Daily', slug: 'gamma', bias_label: 'center' })
    assert.deepEqual(await names({ category: 'us_news', sources: ['gamma'] }), ['pair', 'big'])
  })

  test('finds stories by a category that another handle has just given a source', async () => {
    const other = await fixture.openAnother()
    const science = { ...ALL, category: 'science' }
    assert.equal((await other.listStories(science, 'both')).total, 0)
    await fixture.store.updateFeedSource(await publisher.sourceId('beta'), { category: 'science' })
    assert.equal((await other.listStories(science, 'both')).total, 2)
    await fixture.store.updateFeedSource(await publisher.sourceId('beta'), { category: 'business' })
  })

  test('answers ids that are no ids, and those never used, as unknown', async () => {
    for (const id of [0, -1, 99_999, 2 ** 31, 2 ** 53, 2 ** 63, 1e300, 1.5, Number.NaN]) {
      assert.deepEqual(await fixture.store.findStory(id, 'both'), { kind: 'unknown' })
      assert.deepEqual(await fixture.store.getStory(id), { kind: 'unknown' })
    }
  })

  test('gives the nouns of a story as the wire shows them', async () => {
    const lookup = await fixture.store.getStory(publisher.groupId('big'))
    assert.ok(lookup.kind === 'found')
    const { stories } = await page({ search: 'quote' })
    assert.deepEqual(
      lookup.story.articles.map((article) => [article.id, article.source.slug, article.originalTitle]),
      stories[0]!.articles.map((article) => [article.id, article.source.slug, article.original_title]),
    )
    assert.equal(lookup.story.articleCount, 3)
    assert.equal(lookup.story.latestPublishedAt.toISOString(), '2026-11-21T06:10:00.000Z')
    assert.equal(lookup.story.articles[0]!.firstSeenAt.getTime(), fixture.clock.now().getTime())
  })

  test('orders times within one second by id, as they are shown', async () => {
    const commit = await publisher.prepare('idle', [
      { group: 'late', title: 'Late in the second' },
      { group: 'early', title: 'Early in the second' },
    ])
    commit.newArticles[0]!.publishedAt = new Date('2026-11-21T06:59:59.900Z')
    commit.newArticles[1]!.publishedAt = new Date('2026-11-21T06:59:59.100Z')
    await fixture.store.commitFeed(publisher.lease!, commit)
    assert.deepEqual(await names({ sources: ['idle'] }), ['early', 'late'])
    assert.deepEqual((await names({})).slice(0, 2), ['early', 'late'])
  })

  test('counts what is published', async () => {
    assert.deepEqual(await fixture.store.countPublished(), { articles: 10, storyGroups: 7 })
    assert.equal((await page({})).total, 7)
  })

  test('shows another handle what this one has committed', async () => {
    const other = await fixture.openAnother()
    const before = other.revision()
    assert.equal((await other.listStories({ ...ALL, search: 'comet' }, 'both')).total, 0)
    await publisher.publish('alpha', [{ group: 'comet', title: 'Comet seen' }])
    assert.equal((await other.listStories({ ...ALL, search: 'comet' }, 'both')).total, 1)
    assert.equal((await other.listStories({ ...ALL, sources: ['alpha'] }, 'both')).total, 5)
    // PostgreSQL tells by a notification, which takes a moment.
    for (let tries = 0; other.revision() <= before && tries < 400; tries++) {
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    assert.ok(other.revision() > before)
  })

  test('counts what a page is of, though others read while news comes in', {
    skip: backend !== 'postgres',
  }, async () => {
    const db = openDatabase(fixture.place) as PostgresDatabase
    // Waits before the next statement of a page, as a connection that is slow does.
    let meanwhile: (() => Promise<unknown>) | null = null
    const slow: PostgresDatabase = new Proxy(db, {
      get(target, name) {
        if (name !== 'get') return Reflect.get(target, name).bind(target)
        return async (sql: string, params?: SqlValue[]) => {
          const happens = sql.startsWith('with ') ? meanwhile : null
          if (happens !== null) meanwhile = null
          await happens?.()
          return target.get(sql, params)
        }
      },
    })
    const stories = new PostgresStories(slow, new RevisionWatch(db))
    const asked = { ...ALL, search: 'lighthouse' }
    assert.equal((await stories.listStories(asked, 'both')).total, 0)
    meanwhile = async () => {
      await publisher.publish('alpha', [{ group: 'lighthouse', title: 'Lighthouse lit' }])
      await stories.listStories({ ...ALL, search: 'ferry' }, 'both')
    }
    const { storiesJson, total } = await stories.listStories(asked, 'both')
    assert.deepEqual([(JSON.parse(storiesJson) as object[]).length, total], [1, 1])
    await db.close()
  })

  test('is of one moment, though it is merged away while it is read', async () => {
    await publisher.publish('alpha', [
      { group: 'stays', title: 'Harbour closes', minutesAgo: 20 },
      { group: 'goes', title: 'Harbour shut', minutesAgo: 10 },
    ])
    const [into, from] = [publisher.groupId('stays'), publisher.groupId('goes')]
    const db = openDatabase(fixture.place)
    const merges = [{ fromStoryGroupId: from, intoStoryGroupId: into }]
    const found = await getStory(
      interrupt(db, () => publisher.publish('alpha', [], { merges })),
      from,
    )
    assert.ok(found.kind === 'found')
    assert.deepEqual(
      found.story.articles.map(({ originalTitle }) => originalTitle),
      ['Harbour shut'],
    )
    assert.deepEqual(await getStory(db, from), { kind: 'moved', id: into })
    await db.close()
  })
})
