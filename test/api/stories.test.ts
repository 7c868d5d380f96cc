/** Decisions on GET /api/stories and what hangs below it, as a caller sees them. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { publishStories } from './fixture.ts'
import { startService, type TestService } from './service.ts'

interface WireArticle {
  id: number
  source: { slug: string; name: string; bias_label: string }
  original_title?: string
  neutral_title?: string
  published_at: string
  image_url: string | null
}
interface WireStory {
  id: number
  canonical_title: string
  article_count: number
  latest_published_at: string
  articles: WireArticle[]
}
interface WirePage {
  stories: WireStory[]
  total: number
  page: number
  per_page: number
  has_more: boolean
}

const at = (time: string) => new Date(`2026-11-20T${time}Z`)

describe('stories', () => {
  let service: TestService
  /** Older than the fixture's own two stories, so that those stay on top. */
  let ids: { choir: number; ferry: number; orchard: number }

  before(async () => {
    service = await startService()
    const [choir = 0, ferry = 0, orchard = 0] = await publishStories(service.store, [
      { title: 'Choir opens the winter season', sources: ['meadow-wire'], publishedAt: at('10:00:00') },
      {
        title: 'Ferry timetable changes',
        sources: ['harbor-daily', 'meadow-wire', 'old-mill-gazette'],
        publishedAt: at('09:00:00'),
      },
      { title: 'Café owners replant the orchard', sources: ['old-mill-gazette'], publishedAt: at('09:00:00') },
    ])
    ids = { choir, ferry, orchard }
  })
  after(() => service.close())

  async function list(query = ''): Promise<WirePage> {
    const response = await service.fetch(`/api/stories${query}`)
    assert.equal(response.status, 200, query)
    return (await response.json()) as WirePage
  }
  async function listIds(query = ''): Promise<number[]> {
    return (await list(query)).stories.map(({ id }) => id)
  }
  async function statusOf(path: string): Promise<number> {
    return (await service.fetch(path)).status
  }

  test('sort defaults to latest: latest_published_at desc, then id desc', async () => {
    const newestFirst = [1, 2, ids.choir, ids.orchard, ids.ferry]
    assert.deepEqual(await listIds(), newestFirst)
    assert.deepEqual(await listIds('?sort=latest'), newestFirst)
  })

  test('sort=sources orders by article_count desc, latest_published_at desc, id desc', async () => {
    assert.deepEqual(await listIds('?sort=sources'), [ids.ferry, 1, 2, ids.choir, ids.orchard])
  })

  test('past the last page: 200, no stories, the true total, the page echoed, has_more false', async () => {
    for (const page of [2, 3, 1_000_000, 5_000_000_000]) {
      assert.deepEqual(await list(`?page=${page}`), { stories: [], total: 5, page, per_page: 30, has_more: false })
    }
  })

  test('a page or min_sources of any number of digits is an integer: 200, the digits echoed, nothing found', async () => {
    for (const digits of ['9007199254740991', '9007199254740992', '9007199254740993', '9'.repeat(5_000)]) {
      const response = await service.fetch(`/api/stories?page=${digits}`)
      assert.equal(response.status, 200)
      assert.equal(await response.text(), `{"stories":[],"total":5,"page":${digits},"per_page":30,"has_more":false}`)
      const { stories, total } = await list(`?min_sources=${digits}`)
      assert.deepEqual([stories, total], [[], 0])
    }
    assert.match(
      await (await service.fetch('/api/stories?page=0009007199254740993')).text(),
      /"page":9007199254740993,/,
    )
  })

  test('source stands beside 100 sources: 101 of a list are too many, the union is not counted', async () => {
    const slugs = Array.from({ length: 100 }, (_, index) => `nobody-${index}`).join(',')
    assert.equal((await list(`?sources=${slugs}&source=meadow-wire`)).total > 0, true)
    assert.equal((await service.fetch(`/api/stories?sources=${slugs},one-more`)).status, 422)
  })

  test('has_more says whether another page follows, and pages neither repeat nor miss a story', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => list(`?per_page=2&page=${page}`)))
    assert.deepEqual(
      pages.map(({ has_more }) => has_more),
      [true, true, false],
    )
    assert.deepEqual(
      pages.flatMap(({ stories }) => stories.map(({ id }) => id)),
      await listIds(),
    )
  })

  test('has_more is false on a last page that is exactly full', async () => {
    assert.deepEqual([(await list('?per_page=4')).has_more, (await list('?per_page=5')).has_more], [true, false])
  })

  test('title_format=neutral leaves the key original_title out, title_format=original the key neutral_title', async () => {
    for (const [format, absent, present] of [
      ['neutral', 'original_title', 'neutral_title'],
      ['original', 'neutral_title', 'original_title'],
    ] as const) {
      const fromList = (await list(`?title_format=${format}`)).stories
      const single = (await (await service.fetch(`/api/stories/1?title_format=${format}`)).json()) as WireStory
      for (const article of [...fromList, single].flatMap((story) => story.articles)) {
        assert.equal(absent in article, false)
        assert.equal(typeof article[present], 'string')
        assert.notEqual(article[present], '')
      }
    }
  })

  test('title_format=both, the default, has both titles', async () => {
    for (const query of ['', '?title_format=both']) {
      for (const article of (await list(query)).stories.flatMap((story) => story.articles)) {
        assert.equal(typeof article.original_title, 'string')
        assert.equal(typeof article.neutral_title, 'string')
      }
    }
  })

  test('canonical_title is neutral wording whatever the title format', async () => {
    const titles = await Promise.all(
      ['both', 'neutral', 'original'].map(
        async (format) => (await list(`?title_format=${format}`)).stories[0]?.canonical_title,
      ),
    )
    assert.deepEqual(new Set(titles), new Set(['Council closes river bridge for repairs until spring']))
  })

  test('an unknown slug or category gives 200 and an empty list', async () => {
    for (const query of ['?source=nowhere', '?sources=nowhere,neither', '?category=gardening']) {
      assert.deepEqual(await list(query), { stories: [], total: 0, page: 1, per_page: 30, has_more: false })
    }
  })

  test('slugs compare case-insensitively and without the blanks around them', async () => {
    const expected = [1, ids.choir, ids.ferry]
    assert.deepEqual(await listIds('?source=MEADOW-Wire'), expected)
    assert.deepEqual(await listIds('?sources=%20Meadow-WIRE%20,%20'), expected)
  })

  test('empty items in sources are ignored, and sources may be given repeatedly', async () => {
    const expected = [1, ids.choir, ids.orchard, ids.ferry]
    assert.deepEqual(await listIds('?sources=,meadow-wire,,old-mill-gazette,'), expected)
    assert.deepEqual(await listIds('?sources=meadow-wire&sources=old-mill-gazette'), expected)
    assert.deepEqual(await listIds('?sources=,,'), await listIds())
  })

  test('sources takes 100 slugs and refuses 101 with 422', async () => {
    const slugs = (count: number) => Array.from({ length: count }, (_, i) => `slug-${i}`).join(',')
    assert.equal(await statusOf(`/api/stories?sources=${slugs(100)}`), 200)
    assert.equal(await statusOf(`/api/stories?sources=${slugs(101)}`), 422)
    assert.equal(await statusOf(`/api/stories?sources=${slugs(60)}&sources=${slugs(60)}`), 422)
  })

  test('source and sources together are a union', async () => {
    assert.deepEqual(await listIds('?source=old-mill-gazette&sources=meadow-wire'), [
      1,
      ids.choir,
      ids.orchard,
      ids.ferry,
    ])
  })

  test('different filters combine by AND, and each needs any one article of the group', async () => {
    // harbor-daily is us_news, meadow-wire international: only together do they meet both.
    assert.deepEqual(await listIds('?source=harbor-daily&category=international'), [1, ids.ferry])
    assert.deepEqual(await listIds('?source=harbor-daily&category=international&search=ferry'), [ids.ferry])
    assert.deepEqual(await listIds('?source=meadow-wire&search=rye'), [])
  })

  test('a filter selects groups and never trims them: all articles stay, article_count = articles.length', async () => {
    for (const query of ['', '?source=meadow-wire', '?search=ferry', '?category=business']) {
      for (const story of (await list(query)).stories) assert.equal(story.article_count, story.articles.length)
    }
    const [ferry] = (await list('?source=old-mill-gazette&search=ferry')).stories
    assert.deepEqual(ferry?.articles.map(({ source }) => source.slug).toSorted(), [
      'harbor-daily',
      'meadow-wire',
      'old-mill-gazette',
    ])
  })

  test('search: case- and accent-insensitive, stemmed, words ANDed, phrases, the last word also as a prefix', async () => {
    assert.deepEqual(await listIds('?search=CAFE'), [ids.orchard])
    assert.deepEqual(await listIds('?search=replanted%20orchards'), [ids.orchard])
    assert.deepEqual(await listIds('?search=ferry%20orchard'), [])
    assert.deepEqual(await listIds('?search=%22winter%20season%22'), [ids.choir])
    assert.deepEqual(await listIds('?search=%22season%20winter%22'), [])
    assert.deepEqual(await listIds('?search=timet'), [ids.ferry])
    assert.deepEqual(await listIds('?search=you+won%27t+believe'), [1], 'the original wording is searched too')
    assert.deepEqual(await listIds('?search=council+closes'), [1], 'and the neutral one')
  })

  test('search: trimmed, and empty is no filter', async () => {
    assert.deepEqual(await listIds('?search=%20%20ferry%20'), [ids.ferry])
    for (const query of ['?search=', '?search=%20%20', '?search=+'])
      assert.deepEqual(await listIds(query), await listIds())
  })

  test('search: without a single letter or digit it matches nothing', async () => {
    for (const text of ['!!!', '"', '* |', '-', '()', '…']) {
      assert.deepEqual(await listIds(`?search=${encodeURIComponent(text)}`), [], text)
    }
  })

  test('search: every operator is escaped, no input is a syntax error', async () => {
    for (const text of [
      'a AND (',
      '"unbalanced',
      'NEAR(x, 2)',
      'title:x',
      'x*y',
      "'; drop table",
      '^a',
      'a:b:c',
      '{}',
      '-a',
      '+b',
      '~',
      '\\',
      'C++',
      'AT&T',
      '3.5%',
      '%',
      '_',
      '😀',
      '\u202e',
    ]) {
      assert.equal(await statusOf(`/api/stories?search=${encodeURIComponent(text)}`), 200, text)
    }
  })

  test('search: at most 200 code points, counted before trimming', async () => {
    const emoji = encodeURIComponent('😀')
    assert.equal(await statusOf(`/api/stories?search=${emoji.repeat(200)}`), 200)
    assert.equal(await statusOf(`/api/stories?search=${emoji.repeat(201)}`), 422)
    assert.equal(await statusOf(`/api/stories?search=${'%20'.repeat(201)}`), 422)
  })

  test('articles are ordered by published_at desc, id desc, and the newest gives latest_published_at', async () => {
    for (const story of (await list()).stories) {
      const keys = story.articles.map(({ published_at, id }) => `${published_at} ${String(id).padStart(9, '0')}`)
      assert.deepEqual(keys, keys.toSorted().toReversed())
      assert.equal(story.latest_published_at, story.articles[0]?.published_at)
    }
  })

  test('singletons are published; min_sources=2 hides them', async () => {
    assert.ok((await listIds()).includes(2))
    assert.deepEqual(await listIds('?min_sources=2'), [1, ids.ferry])
    assert.deepEqual(await listIds('?min_sources=3'), [ids.ferry])
    assert.equal((await list('?min_sources=4')).total, 0)
    for (const bad of ['0', '-1', '1.5', 'two']) assert.equal(await statusOf(`/api/stories?min_sources=${bad}`), 422)
  })

  test('image_url is null where an article has none', async () => {
    const images = (await list('?search=river')).stories[0]?.articles.map(({ image_url }) => image_url)
    assert.deepEqual(images, ['https://harbor-daily.example/images/river-bridge.jpg', null])
  })

  test('timestamps are RFC 3339, UTC, Z, whole seconds', async () => {
    const times = (await list()).stories.flatMap((story) => [
      story.latest_published_at,
      ...story.articles.map((article) => article.published_at),
    ])
    for (const time of times) assert.match(time, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  })

  test('bias_label is one of the seven', async () => {
    const labels = (await list()).stories.flatMap(({ articles }) => articles.map(({ source }) => source.bias_label))
    const allowed = ['left', 'lean_left', 'center', 'lean_right', 'right', 'mixed', 'unrated']
    for (const label of labels) assert.ok(allowed.includes(label), label)
  })

  test('one story comes without an envelope, the same as in the list', async () => {
    const [first] = (await list('?per_page=1')).stories
    assert.deepEqual(await (await service.fetch('/api/stories/1')).json(), first)
  })

  test('a merged story answers 308 to the surviving lower id and keeps the query', async () => {
    for (const query of ['', '?title_format=neutral', '?title_format=original&x=1%202']) {
      const response = await service.fetch(`/api/stories/3${query}`)
      assert.equal(response.status, 308)
      assert.equal(response.headers.get('location'), `/api/stories/1${query}`)
      const followed = await service.fetch(`/api/stories/3${query}`, { redirect: 'follow' })
      assert.equal(((await followed.json()) as WireStory).id, 1)
    }
  })

  test('unknown, <= 0 and too large story ids: 404; ids that are no integers: 422', async () => {
    for (const id of ['404', '0', '-1', '-0', '9007199254740991', '9007199254740993', '9'.repeat(400)]) {
      assert.equal(await statusOf(`/api/stories/${id}`), 404, id)
      assert.equal(await statusOf(`/api/stories/${id}/coverage`), 404, id)
      assert.equal(await statusOf(`/api/articles/${id}/history`), 404, id)
    }
    for (const id of ['abc', '1.5', '1e1', '0x1', '%201', '1%20', '+1', '١', 'null', '1;2', '%F0%9F%98%80']) {
      assert.equal(await statusOf(`/api/stories/${id}`), 422, id)
      assert.equal(await statusOf(`/api/stories/${id}/coverage`), 422, id)
    }
  })

  test('an invalid title_format is 422 even for a story that moved or never was', async () => {
    for (const id of [1, 3, 404]) assert.equal(await statusOf(`/api/stories/${id}?title_format=x`), 422)
  })

  test('coverage: left and right include the leaning ones, and unrated is never counted as center', async () => {
    const coverage = await (await service.fetch(`/api/stories/${ids.ferry}/coverage`)).json()
    assert.deepEqual(coverage, {
      story_group_id: ids.ferry,
      source_count: 3,
      sources: { left: 0, lean_left: 1, center: 1, lean_right: 0, right: 0, mixed: 0, unrated: 1 },
      shares: { left: 0.3333, center: 0.3333, right: 0, mixed: 0, unrated: 0.3333 },
    })
  })

  test('an empty parameter value counts as absent', async () => {
    const query = '?page=&per_page=&sort=&search=&source=&sources=&category=&title_format=&min_sources='
    assert.deepEqual(await list(query), await list())
  })

  test('unknown query parameters are ignored, even twice', async () => {
    assert.deepEqual(await list('?utm_source=x&utm_source=y&Page=9'), await list())
  })
})
