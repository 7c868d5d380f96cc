import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { DomainError } from '../domain/errors.ts'
import { BIAS_LABELS, type FeedSourceDraft, KNOWN_CATEGORIES } from '../domain/feed-source.ts'
import { formatOpml, readOpml } from './opml.ts'
import { formatSourceList, parseSourceList, readSourceList } from './source-list.ts'

const parse = (text: string): FeedSourceDraft[] => parseSourceList(new TextEncoder().encode(text))
const refusal = (text: string): string => {
  try {
    parse(text)
  } catch (error) {
    assert.ok(error instanceof DomainError)
    assert.equal(error.code, 'invalid')
    return error.message
  }
  return 'not refused'
}

/** Drafts as the rules allow them, slugs unlike each other. */
const drafts: fc.Arbitrary<FeedSourceDraft[]> = fc.uniqueArray(
  fc.record(
    {
      name: fc
        .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
        .map((text) => text.replace(/\s+/g, ' ').trim())
        .filter((text) => text !== '' && !/\p{Cc}/u.test(text) && [...text].length <= 200 && text.isWellFormed()),
      slug: fc.stringMatching(/^[a-z0-9]([a-z0-9._-]{0,10}[a-z0-9])?$/),
      rssUrl: fc.webUrl({ withQueryParameters: true }).filter((url) => URL.parse(url)?.username === ''),
      biasLabel: fc.constantFrom(...BIAS_LABELS),
      biasBasis: fc.constantFrom('', 'Read for a month: "calm" <& plain>.'),
      category: fc.constantFrom('us_news', 'business', 'local'),
      isActive: fc.boolean(),
    },
    { noNullPrototype: true },
  ),
  { selector: (draft) => draft.slug, maxLength: 12 },
)

test('reads a JSON list, and the answer of GET /api/feeds as well', () => {
  const entries = [{ name: 'Post', rss_url: 'https://news.example/rss', category: 'us_news' }]
  const [source] = parse(JSON.stringify(entries))
  assert.equal(source?.slug, 'post')
  assert.equal(source?.category, 'us_news')
  assert.deepEqual(parse(JSON.stringify({ feeds: entries })), [source])
  assert.deepEqual(parse('[]'), [])
})

test('a list written as JSON reads back the same', () => {
  fc.assert(fc.property(drafts, (list) => assert.deepEqual(parse(formatSourceList(list)), list)))
})

test('a list written as OPML reads back the same, one category after the other', () => {
  const now = new Date('2026-11-21T07:00:00Z')
  const byCategory = (list: FeedSourceDraft[]) => [...Map.groupBy(list, ({ category }) => category).values()].flat()
  fc.assert(fc.property(drafts, (list) => assert.deepEqual(parse(formatOpml(list, now)), byCategory(list))))
})

test('refuses a bad list naming every bad entry and its field', () => {
  const list = [
    { name: 'Good', rss_url: 'https://news.example/rss' },
    { name: 'No address' },
    { rss_url: 'https://news.example/rss' },
    { name: 'Good', rss_url: 'https://news.example/other' },
    'just text',
    null,
    { rss_url: 'news.example', bias_label: 'middle', category: 'US News', is_active: 'yes' },
    { name: 'Good', rss_url: 'news.example' },
  ]
  const message = refusal(JSON.stringify(list))
  assert.match(message, /entry 2 \(No address\): rss_url: is missing/)
  assert.match(message, /entry 3: name: is missing/)
  assert.match(message, /entry 4 \(Good\): slug: "good" is taken by entry 1/)
  assert.match(message, /entry 5: must be an object; entry 6: must be an object; /)
  const ofEntry7 = /entry 7: (.*?)(?:; entry|$)/.exec(message)?.[1] ?? ''
  const fields = [...ofEntry7.matchAll(/(?:^|; )(\w+): must be |(?:^|; )(\w+): is missing/g)].map(
    (match) => match[1] ?? match[2],
  )
  assert.deepEqual(fields, ['name', 'rss_url', 'bias_label', 'category', 'is_active'], message)
  assert.match(message, /entry 8 \(Good\): rss_url: must be an http or https address; slug: "good" is taken by entry 1/)
})

test('shows at most 20 problems of a list', () => {
  const message = refusal(JSON.stringify(Array.from({ length: 25 }, () => ({}))))
  assert.match(message, /entry 20: .*; and 5 more$/)
  assert.doesNotMatch(message, /entry 21/)
})

test('refuses what is no list', () => {
  assert.match(refusal('{"feeds": 3}'), /must be an array/)
  assert.match(refusal('null'), /must be an array/)
  assert.match(refusal('name,url'), /neither JSON nor OPML/)
  assert.match(refusal('<rss version="2.0"/>'), /no OPML/)
  assert.throws(() => parseSourceList(new Uint8Array([0x5b, 0xff, 0x5d])), /UTF-8/)
  assert.throws(() => readSourceList('/nonexistent/list.json'), /cannot be read \(ENOENT\)/)
})

test('reads a list behind a byte order mark and in UTF-16', () => {
  const text = '\ufeff[{"name":"Пост","rss_url":"https://news.example/rss"}]'
  assert.equal(parse(text)[0]?.name, 'Пост')
  assert.equal(parseSourceList(Buffer.from(text, 'utf16le'))[0]?.name, 'Пост')
})

test('reads nested outlines of other readers, with the enclosing outline as the category', () => {
  const [first, second, third, fourth] = parse(`<?xml version="1.0"?>
    <opml version="1.0"><head><title>Mine</title></head><body>
      <outline text="News">
        <outline title="US News &amp; Views">
          <outline type="rss" text="Post" xmlUrl="https://news.example/rss?a=1&amp;b=2" htmlUrl="https://news.example/"/>
        </outline>
        <outline text="Empty folder"/>
        <outline text="Gazette" xmlurl="https://gazette.example/feed"></outline>
      </outline>
      <outline xmlUrl="https://untitled.example/feed"/>
      <outline text="A link" type="link" url="https://news.example/"/>
      <outline text="Parent feed" xmlUrl="https://parent.example/feed"><outline text="Child" xmlUrl="https://child.example/feed"/></outline>
    </body></opml>`)
  assert.deepEqual(first, {
    name: 'Post',
    slug: 'post',
    rssUrl: 'https://news.example/rss?a=1&b=2',
    biasLabel: 'unrated',
    biasBasis: '',
    category: 'us_news_views',
    isActive: true,
  })
  assert.deepEqual([second?.name, second?.category], ['Gazette', 'news'])
  assert.deepEqual(
    [third?.name, third?.slug, third?.category],
    ['untitled.example', 'untitled-example', 'uncategorized'],
  )
  assert.deepEqual([fourth?.name, fourth?.category], ['Parent feed', 'uncategorized'])
})

test('counts a feed once that an OPML lists under several folders', () => {
  const feed = (address: string) => `<outline text="Post" xmlUrl="${address}"/>`
  const [a, b] = [feed('https://news.example/rss'), feed('HTTPS://News.example/rss#top')]
  const list = parse(`<opml><body><outline text="A">${a}</outline><outline text="B">${b}${a}</outline></body></opml>`)
  assert.deepEqual(
    list.map((source) => source.category),
    ['a'],
  )
})

test('reads our attributes under whatever prefix the document binds, and only those of our namespace', () => {
  const outline = '<outline text="Post" xmlUrl="https://news.example/rss" x:biasLabel="left" x:isActive="false"/>'
  const ours = parse(`<opml xmlns:x="urn:debrief:source-list:1"><body>${outline}</body></opml>`)
  assert.deepEqual([ours[0]?.biasLabel, ours[0]?.isActive], ['left', false])
  const other = parse(`<opml xmlns:x="urn:other"><body>${outline}</body></opml>`)
  assert.deepEqual([other[0]?.biasLabel, other[0]?.isActive], ['unrated', true])
})

test('tells two feeds of one title apart by a number, where an OPML knows of no slugs', () => {
  const outline = (url: string) => `<outline type="rss" text="Top stories" xmlUrl="https://${url}.example/feed"/>`
  const opml = `<opml version="2.0"><body>${outline('one')}${outline('two')}${outline('one')}</body></opml>`
  assert.deepEqual(
    parseSourceList(Buffer.from(opml)).map(({ slug, rssUrl }) => [slug, rssUrl]),
    [
      ['top-stories', 'https://one.example/feed'],
      ['top-stories-2', 'https://two.example/feed'],
    ],
  )
})

test('names a feed after its host where an OPML knows of no slugs and the title gives none', () => {
  const outline = (title: string) => `<outline text="${title}" xmlUrl="https://gazette.example/${title}"/>`
  const list = parse(`<opml><body>${['Stories', '★★★', '★'].map(outline).join('')}</body></opml>`)
  assert.deepEqual(
    list.map(({ name, slug }) => [name, slug]),
    [
      ['Stories', 'gazette-example'],
      ['★★★', 'gazette-example-2'],
      ['★', 'gazette-example-3'],
    ],
  )
})

test('refuses OPML that is cut off', () => {
  const whole =
    '<opml><body><outline text="A" xmlUrl="https://a.example/"/><outline text="B" xmlUrl="https://b.example/"/>'
  assert.match(refusal(whole), /cut off/)
  assert.match(refusal(whole.slice(0, -20)), /cut off/)
  assert.equal(parse(`${whole}</body></opml>\n<!-- the end -->`).length, 2)
})

test('refuses OPML whose outlines nest without end', () => {
  assert.match(refusal(`<opml><body>${'<outline text="a">'.repeat(200)}</body></opml>`), /too deeply/)
})

test('any text is read as OPML or refused, never worse', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      try {
        assert.ok(Array.isArray(readOpml(`<opml>${text}`)))
      } catch (error) {
        assert.ok(error instanceof DomainError)
      }
    }),
  )
})

test('the bundled list is good, and shows its reasons: every category, every label with its basis', () => {
  const list = readSourceList(null)
  assert.ok(list.length >= 40)
  assert.deepEqual([...new Set(list.map((source) => source.category))].sort(), [...KNOWN_CATEGORIES].sort())
  assert.equal(new Set(list.map((source) => source.rssUrl)).size, list.length)
  for (const source of list) assert.notEqual(source.biasBasis, '', source.slug)
})
