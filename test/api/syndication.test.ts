/** The feeds for feed readers: valid, read back by two parsers, cached, filtered. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import fc from 'fast-check'
import { parseFeed as parseByFeedsmith } from 'feedsmith'
import { Parser } from 'htmlparser2'
import { parseFeed } from '../../src/feeds/parse.ts'
import { writeAtom } from '../../src/http/syndication/atom.ts'
import { writeJsonFeed } from '../../src/http/syndication/json-feed.ts'
import {
  itemOfStory,
  type OutgoingFeed,
  type OutgoingItem,
  settleGuids,
} from '../../src/http/syndication/outgoing-feed.ts'
import { writeRss } from '../../src/http/syndication/rss.ts'
import { sourceDraft } from '../store/publisher.ts'
import { publishStories } from './fixture.ts'
import { startService, type TestService } from './service.ts'

const FORMATS = ['rss', 'atom', 'json'] as const
const BASE = 'https://debrief.example/feeds/stories.rss'

interface ReadItem {
  guid: string
  title: string
  link: string
  publishedAt: string
}

function readByOurs(text: string, contentType: string): ReadItem[] {
  const parsed = parseFeed({ body: Buffer.from(text), contentType, baseUrl: BASE })
  assert.deepEqual(parsed.problems, [])
  return parsed.items.map(({ guid, title, link, publishedAt }) => ({
    guid,
    title,
    link,
    publishedAt: publishedAt?.toISOString() ?? '',
  }))
}

function readByAnother(text: string): ReadItem[] {
  const { format, feed } = parseByFeedsmith(text)
  const iso = (date: string | undefined) => new Date(date ?? '').toISOString()
  if (format === 'rss') {
    return (feed.items ?? []).map((item) => ({
      guid: item.guid?.value ?? '',
      title: item.title ?? '',
      link: item.link ?? '',
      publishedAt: iso(item.pubDate as string | undefined),
    }))
  }
  if (format === 'atom') {
    return (feed.entries ?? []).map((entry) => ({
      guid: entry.id ?? '',
      title: typeof entry.title === 'string' ? entry.title : ((entry.title as { value?: string })?.value ?? ''),
      link: entry.links?.find(({ rel }) => rel === 'alternate')?.href ?? '',
      publishedAt: iso(entry.published as string | undefined),
    }))
  }
  assert.equal(format, 'json')
  return ((feed as { items?: Record<string, string>[] }).items ?? []).map((item) => ({
    guid: item.id ?? '',
    title: item.title ?? '',
    link: item.url ?? '',
    publishedAt: iso(item.date_published),
  }))
}

/** One element of a document, its text and its elements. */
interface Node {
  name: string
  attributes: Record<string, string>
  text: string
  children: Node[]
}

/** Reads XML strictly: what is not well-formed as far as a stack of names can tell is a failure. */
function readXml(text: string): Node {
  assert.match(text, /^<\?xml version="1\.0" encoding="UTF-8"\?>\n</)
  assert.doesNotMatch(
    text,
    /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u,
    'a character XML cannot hold',
  )
  const markup = text.replace(/<[^<>]*>/g, '')
  assert.doesNotMatch(
    markup,
    /[<>]|&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i,
    'markup or a reference is left over',
  )
  const root: Node = { name: '', attributes: {}, text: '', children: [] }
  const open = [root]
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const node = { name, attributes, text: '', children: [] }
        open.at(-1)?.children.push(node)
        open.push(node)
      },
      ontext(part) {
        const node = open.at(-1)
        if (node !== undefined) node.text += part
      },
      onclosetag(name, isImplied) {
        const tag = text.slice(parser.startIndex, parser.endIndex + 1)
        assert.ok(!isImplied || tag.endsWith('/>'), `<${name}> is not closed`)
        assert.equal(open.pop()?.name, name)
      },
    },
    { xmlMode: true },
  )
  parser.end(text)
  assert.equal(open.length, 1)
  assert.equal(root.children.length, 1)
  return root.children[0]!
}

const only = (node: Node, name: string): Node => {
  const found = node.children.filter((child) => child.name === name)
  assert.equal(found.length, 1, `one <${name}> in <${node.name}>, not ${found.length}`)
  return found[0]!
}
const RFC_822 =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/
const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/
const isAbsolute = (text: string) => assert.ok(/^https?:\/\//.test(text) && URL.canParse(text), `${text} is no address`)
const areDistinct = (ids: string[]) => assert.equal(new Set(ids).size, ids.length, 'an id stands twice')

/** What the RSS Advisory Board's specification asks for. */
function checkRss(text: string): void {
  const rss = readXml(text)
  assert.deepEqual([rss.name, rss.attributes.version], ['rss', '2.0'])
  const channel = only(rss, 'channel')
  for (const name of ['title', 'description']) assert.notEqual(only(channel, name).text, '')
  isAbsolute(only(channel, 'link').text)
  assert.match(only(channel, 'lastBuildDate').text, RFC_822)
  assert.equal(only(channel, 'atom:link').attributes.rel, 'self')
  const items = channel.children.filter(({ name }) => name === 'item')
  for (const item of items) {
    assert.notEqual(only(item, 'title').text, '')
    isAbsolute(only(item, 'link').text)
    assert.match(only(item, 'pubDate').text, RFC_822)
    assert.equal(only(item, 'guid').attributes.isPermaLink, 'false')
    isAbsolute(only(item, 'source').attributes.url ?? '')
    for (const { name, attributes } of item.children) if (name === 'media:content') isAbsolute(attributes.url ?? '')
  }
  areDistinct(items.map((item) => only(item, 'guid').text))
}

/** What RFC 4287 asks for. */
function checkAtom(text: string): void {
  const feed = readXml(text)
  assert.deepEqual([feed.name, feed.attributes.xmlns], ['feed', 'http://www.w3.org/2005/Atom'])
  const entries = feed.children.filter(({ name }) => name === 'entry')
  for (const node of [feed, ...entries]) {
    assert.match(only(node, 'id').text, /^[a-z][a-z0-9+.-]*:\S+$/i)
    assert.notEqual(only(node, 'title').text, '')
    assert.match(only(node, 'updated').text, RFC_3339)
    for (const { name, attributes } of node.children) if (name === 'link') isAbsolute(attributes.href ?? '')
  }
  for (const entry of entries) {
    assert.match(only(entry, 'published').text, RFC_3339)
    assert.notEqual(only(only(entry, 'author'), 'name').text, '')
  }
  areDistinct(entries.map((entry) => only(entry, 'id').text))
}

/** What jsonfeed.org/version/1.1 asks for. */
function checkJsonFeed(text: string): void {
  const feed = JSON.parse(text)
  assert.equal(feed.version, 'https://jsonfeed.org/version/1.1')
  assert.equal(typeof feed.title, 'string')
  for (const address of [feed.home_page_url, feed.feed_url]) isAbsolute(address)
  for (const item of feed.items) {
    assert.ok(typeof item.id === 'string' && item.id !== '')
    assert.ok('content_text' in item !== 'content_html' in item, 'either kind of content, and not both')
    assert.match(item.date_published, RFC_3339)
    isAbsolute(item.url)
    for (const author of item.authors) assert.equal(typeof author.name, 'string')
  }
  areDistinct(feed.items.map(({ id }: { id: string }) => id))
}

const CHECKS = { rss: checkRss, atom: checkAtom, json: checkJsonFeed }
const WRITERS = { rss: writeRss, atom: writeAtom, json: writeJsonFeed }
const TYPES = { rss: 'application/rss+xml', atom: 'application/atom+xml', json: 'application/feed+json' }

describe('feeds for feed readers', () => {
  let service: TestService
  before(async () => {
    service = await startService({ service: () => ({ trustedProxies: ['127.0.0.1'] }) })
  })
  after(() => service.close())

  for (const format of FORMATS) {
    test(`stories.${format} is valid, and two parsers read neutral titles with the publishers' guids, links and dates`, async () => {
      const response = await service.fetch(`/feeds/stories.${format}`)
      assert.equal(response.headers.get('content-type'), `${TYPES[format]}; charset=utf-8`)
      const text = await response.text()
      CHECKS[format](text)
      const expected = [
        {
          guid: 'https://harbor-daily.example/news/river-bridge',
          title: 'Council closes river bridge for repairs until spring',
          link: 'https://harbor-daily.example/news/river-bridge',
          publishedAt: '2026-11-21T06:00:00.000Z',
        },
        {
          guid: 'https://harbor-daily.example/news/rye-bread',
          title: 'Bakery wins regional prize for rye bread',
          link: 'https://harbor-daily.example/news/rye-bread',
          publishedAt: '2026-11-21T05:00:00.000Z',
        },
      ]
      assert.deepEqual(readByOurs(text, TYPES[format]), expected)
      assert.deepEqual(readByAnother(text), expected)
    })

    test(`a source's own .${format} has all its articles, newest first, and none of others`, async () => {
      const text = await (await service.fetch(`/feeds/Harbor-Daily.${format}`)).text()
      CHECKS[format](text)
      assert.deepEqual(
        readByOurs(text, TYPES[format]).map(({ title }) => title),
        ['Council closes river bridge for repairs until spring', 'Bakery wins regional prize for rye bread'],
      )
    })
  }

  test('the filters of /api/stories choose the stories', async () => {
    const titles = async (query: string) =>
      readByOurs(await (await service.fetch(`/feeds/stories.rss?${query}`)).text(), TYPES.rss).map(({ link }) => link)
    const bridge = 'https://harbor-daily.example/news/river-bridge'
    const bread = 'https://harbor-daily.example/news/rye-bread'
    assert.deepEqual(await titles('search=loaves'), [bread])
    assert.deepEqual(await titles('min_sources=2'), [bridge])
    assert.deepEqual(await titles('sources=harbor-daily&per_page=1&page=2'), [bread])
    assert.deepEqual(await titles('category=no_such_category'), [])
    const refused = await service.fetch('/feeds/stories.atom?sort=sideways')
    assert.equal(refused.status, 422)
  })

  test('no title or summary turns round what follows it', async () => {
    const turned = '\u202e\u2067'
    await publishStories(service.store, [
      {
        title: `Ferry timetable ${turned}printed`,
        summary: `In two ${turned}columns.`,
        sources: ['harbor-daily'],
        publishedAt: new Date(),
      },
    ])
    for (const format of FORMATS) {
      const text = await (await service.fetch(`/feeds/stories.${format}?search=timetable`)).text()
      const items =
        format === 'json' ? JSON.stringify(JSON.parse(text).items[0], ['title', 'summary', 'content_html']) : text
      assert.match(items, /Ferry timetable printed/, format)
      assert.match(items, /In two columns\./, format)
    }
  })

  test('an empty feed is valid too', async () => {
    for (const format of FORMATS) {
      CHECKS[format](await (await service.fetch(`/feeds/stories.${format}?search=nothing-like-it`)).text())
      CHECKS[format](await (await service.fetch(`/feeds/old-mill-gazette.${format}`)).text())
    }
  })

  test('a story keeps its guid while it grows', async () => {
    const guids = async () =>
      readByOurs(await (await service.fetch('/feeds/stories.rss?search=bridge')).text(), TYPES.rss).map(
        ({ guid }) => guid,
      )
    const before = await guids()
    const { firstArticleId } = await service.store.reserveIds(1, 1)
    const started = await service.store.startRun('test', service.clock.now())
    assert.ok(started.kind === 'started')
    const link = 'https://meadow-wire.example/bridge-again'
    const now = service.clock.now()
    await service.store.commitFeed(started.lease, {
      runId: started.lease.runId,
      feedState: { ...(await service.store.getFeedState(2)), lastFetchedAt: now },
      feedSourceId: 2,
      sourceChange: null,
      newArticles: [
        {
          id: firstArticleId,
          feedSourceId: 2,
          storyGroupId: 1,
          itemKey: 'again',
          originalTitle: 'River bridge: what now',
          neutralTitle: 'River bridge: what now',
          originalSummary: '',
          link,
          canonicalLink: link,
          publishedAt: now,
          firstSeenAt: now,
          arrivedAt: now,
          imageUrl: null,
          clickbaitScore: 0,
        },
      ],
      retitled: [],
      storyGroups: [],
      moves: [],
      merges: [],
      result: {
        feedSourceId: 2,
        outcome: 'new_items',
        newArticles: 1,
        retitledArticles: 0,
        problems: [],
        elapsedMs: 1,
      },
    })
    await service.store.finishRun(started.lease, 'completed', now)
    assert.deepEqual(await guids(), before)
    const source = readByOurs(await (await service.fetch('/feeds/meadow-wire.rss')).text(), TYPES.rss)
    assert.equal(source.find((item) => item.link === link)?.guid, 'again')
  })

  test('names itself by the address that it was asked for under, and refuses what is no host', async () => {
    const headers = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'news.example' }
    const feed = await (await service.fetch('/feeds/stories.json', { headers })).json()
    assert.equal((feed as { feed_url: string }).feed_url, 'https://news.example/feeds/stories.json')
    const own = (await (await service.fetch('/feeds/stories.json')).json()) as { feed_url: string }
    assert.equal(own.feed_url, `${service.url}/feeds/stories.json`)
    const odd = await service.fetch('/feeds/stories.json', { headers: { 'X-Forwarded-Host': 'a/b?c' } })
    assert.equal(odd.status, 400)
  })

  for (const format of FORMATS) {
    test(`stories.${format} answers 304 to whoever has it, until there is news`, async () => {
      const path = `/feeds/stories.${format}?per_page=5`
      const first = await service.fetch(path)
      const etag = first.headers.get('etag') ?? ''
      assert.match(etag, /^"[\w-]+"$/)
      assert.match(first.headers.get('cache-control') ?? '', /max-age=30/)
      assert.equal((await service.fetch(path, { headers: { 'If-None-Match': etag } })).status, 304)
      const publishedAt = new Date('2026-11-20T07:00:00Z')
      await publishStories(service.store, [{ title: `Ferry ${format} sails`, sources: ['meadow-wire'], publishedAt }])
      const later = await service.fetch(path, { headers: { 'If-None-Match': etag } })
      assert.equal(later.status, 200)
      assert.match(await later.text(), new RegExp(`Ferry ${format} sails`))
    })
  }

  test('the feed of the stories in capitals leads to it, with its query', async () => {
    for (const [path, location] of [
      ['/feeds/stories.RSS', '/feeds/stories.rss'],
      ['/feeds/Stories.Atom?per_page=2&search=a%20b', '/feeds/stories.atom?per_page=2&search=a%20b'],
      ['/feeds/STORIES.json?', '/feeds/stories.json?'],
    ] as const) {
      const response = await service.fetch(path, { redirect: 'manual' })
      assert.equal(response.status, 308, path)
      assert.equal(response.headers.get('location'), location)
      assert.deepEqual(await response.json(), { detail: `The feed is at ${location.split('?')[0]}` })
    }
  })

  test('an address without a known ending is no feed', async () => {
    for (const path of ['/feeds/harbor-daily', '/feeds/harbor-daily.xml', '/feeds/.rss', '/feeds/stories']) {
      assert.equal((await service.fetch(path)).status, 404, path)
    }
  })
})

function outgoing(items: OutgoingItem[]): OutgoingFeed {
  return {
    title: 'T',
    description: 'D',
    homeUrl: 'https://debrief.example/',
    selfUrl: BASE,
    updatedAt: new Date('2026-11-21T07:00:00Z'),
    items,
  }
}

/** Any text that is not blank, with a letter so that it stays one after mending. */
const anyText = fc.string({ unit: 'binary', maxLength: 40 }).map((text) => `x${text}`)
const anyItem = fc.record<OutgoingItem>({
  guid: anyText,
  title: anyText,
  link: fc.webUrl(),
  publishedAt: fc
    .date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((date) => new Date(Math.floor(date.getTime() / 1000) * 1000)),
  summary: fc.string({ unit: 'binary', maxLength: 60 }),
  html: fc.option(anyText),
  imageUrl: fc.option(fc.webUrl()),
  source: fc.record({ name: anyText, rssUrl: fc.webUrl() }),
  category: fc.option(anyText),
  storyGroupId: fc.nat(),
  originalTitle: anyText,
  biasLabel: fc.constant('center'),
})

test('whatever publishers wrote, every format is valid', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyItem, { selector: ({ guid }) => guid.replace(/[^\x20-\x7e]/g, ''), maxLength: 4 }),
      (items) => {
        for (const format of FORMATS) CHECKS[format](WRITERS[format](outgoing(items)))
      },
    ),
    { numRuns: 150 },
  )
})

test('titles with signs that mean something in XML come back as they were', () => {
  const titles = [
    'Profit & loss: 3 < 5',
    'He said "no" – it\'s over',
    'AT&amp;T is written so',
    ']]> is no end',
    'naïve 🜲 ☃',
  ]
  const items = titles.map((title, index) => ({ ...PLAIN_ITEM, guid: `guid-${index}`, title }))
  for (const format of ['rss', 'json'] as const) {
    const read = readByAnother(WRITERS[format](outgoing(items)))
    assert.deepEqual(
      read.map(({ title, guid }) => ({ title, guid })),
      items.map(({ title, guid }) => ({ title, guid })),
    )
  }
})

test('a guid that is no address is wrapped in one for Atom, which asks for that, and can be read out of it', () => {
  const [read] = readByAnother(writeAtom(outgoing([{ ...PLAIN_ITEM, guid: 'item 12/ü' }])))
  assert.equal(decodeURIComponent(read?.guid.replace('urn:debrief:guid:', '') ?? ''), 'item 12/ü')
  const [tag] = readByAnother(writeAtom(outgoing([{ ...PLAIN_ITEM, guid: 'tag:daily.example,2026:1' }])))
  assert.equal(tag?.guid, 'tag:daily.example,2026:1')
})

test('a story of many articles lists every outlet, however much one of them has written since', () => {
  const articles = Array.from({ length: 40 }, (_, index) => {
    const slug = index < 30 ? 'daily' : `outlet-${index}`
    return {
      id: 100 - index,
      source: { name: slug, slug, bias_label: 'unrated' as const },
      neutral_title: `Title ${index}`,
      original_summary: '',
      link: `https://${slug}.example/${index}`,
      published_at: '2026-11-21T07:00:00Z',
      image_url: null,
    }
  })
  const story = { id: 1, canonical_title: 'Title', canonical_summary: '', articles }
  const { html } = itemOfStory(
    story,
    'guid',
    { ...sourceDraft('outlet-39'), id: 1 },
    'https://debrief.example/stories/1',
  )
  const listed = [...(html ?? '').matchAll(/">Title (\d+)<\/a>/g)].map(([, index]) => Number(index))
  assert.deepEqual(listed, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39])
})

test('of two publishers with the same guid, the later item goes by its link', () => {
  const items = [PLAIN_ITEM, { ...PLAIN_ITEM, link: 'https://other.example/1' }]
  assert.deepEqual(
    settleGuids(items).map(({ guid }) => guid),
    ['12', 'https://other.example/1'],
  )
})

test('of two publishers with the same guid, the one of the earlier story keeps it wherever it stands', () => {
  const earlier = { ...PLAIN_ITEM, guid: '12', storyGroupId: 1, link: 'https://daily.example/a' }
  const later = { ...PLAIN_ITEM, guid: '12', storyGroupId: 2, link: 'https://comet.example/b' }
  for (const items of [
    [earlier, later],
    [later, earlier],
  ]) {
    const guids = new Map(settleGuids(items).map(({ link, guid }) => [link, guid]))
    assert.deepEqual([guids.get(earlier.link), guids.get(later.link)], ['12', later.link])
  }
})

test('a guid of which XML can hold nothing gives way to the link', () => {
  const [item] = settleGuids([{ ...PLAIN_ITEM, guid: '\u0001\u0002' }])
  assert.equal(item?.guid, PLAIN_ITEM.link)
})

const PLAIN_ITEM: OutgoingItem = {
  guid: '12',
  title: 'Title',
  link: 'https://daily.example/12',
  publishedAt: new Date('2026-11-21T07:00:00Z'),
  summary: '',
  html: null,
  imageUrl: null,
  source: { name: 'Daily', rssUrl: 'https://daily.example/rss' },
  category: null,
  storyGroupId: 1,
  originalTitle: 'Title!',
  biasLabel: 'unrated',
}
