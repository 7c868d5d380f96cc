import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { KnownArticle } from '../domain/article.ts'
import type { FeedItem } from '../domain/feed.ts'
import { acceptItems, arrivalTime, compareWithKnown } from './accept.ts'

const NOW = new Date('2026-11-21T12:00:00Z')

function item(change: Partial<FeedItem>): FeedItem {
  return {
    guid: '',
    title: 'A title',
    isTitled: true,
    link: 'https://news.example/a',
    summary: '',
    publishedAt: null,
    imageUrl: null,
    isCut: false,
    ...change,
  }
}

function numbered(count: number, change: (index: number) => Partial<FeedItem>): FeedItem[] {
  return Array.from({ length: count }, (_, index) => item({ link: `https://news.example/${index}`, ...change(index) }))
}

test('an item without an http(s) link is left out and named among the problems', () => {
  const { candidates, problems } = acceptItems([item({ link: '' }), item({ guid: 'b' })], NOW)
  assert.equal(candidates.length, 1)
  assert.match(problems[0] ?? '', /1 of 2 items have no http/)
})

test('the guid identifies an item, and its link where it has none', () => {
  const { candidates } = acceptItems([item({ guid: 'g1' }), item({ link: 'https://news.example/b' })], NOW)
  assert.deepEqual(
    candidates.map((candidate) => candidate.itemKey).sort(),
    ['g1', candidates.find((c) => c.link.endsWith('/b'))!.canonicalLink].sort(),
  )
})

test('guids that repeat within one document identify nothing: the links do', () => {
  const { candidates, problems } = acceptItems(
    numbered(10, () => ({ guid: 'same' })),
    NOW,
  )
  assert.equal(candidates.length, 10)
  assert.ok(candidates.every((candidate) => candidate.itemKey === candidate.canonicalLink))
  assert.match(problems[0] ?? '', /guids of this feed repeat/)
})

test('a feed whose items share one link keeps them apart by guid', () => {
  const { candidates } = acceptItems(
    numbered(10, (index) => ({ guid: `g${index}`, link: 'https://news.example/live' })),
    NOW,
  )
  assert.equal(new Set(candidates.map((candidate) => candidate.canonicalLink)).size, 10)
})

test('an item cut off before its guid waits for the next fetch where links identify nothing', () => {
  const items = numbered(10, (index) => ({ guid: `g${index}`, link: 'https://news.example/live' }))
  const cut = item({ guid: '', link: 'https://news.example/live', title: 'Cut', isCut: true })
  assert.equal(acceptItems([...items, cut], NOW).candidates.length, 10)
  assert.equal(acceptItems([item({ guid: '', isCut: true })], NOW).candidates.length, 1)
})

test('the same item twice in one document is one candidate', () => {
  const twice = [
    item({ guid: 'a', link: 'https://news.example/a?utm_source=x' }),
    item({ guid: 'b', link: 'https://news.example/a' }),
  ]
  assert.equal(acceptItems([...twice, ...numbered(8, (index) => ({ guid: `g${index}` }))], NOW).candidates.length, 9)
})

test('a date over ten minutes in the future, or none, is not believed', () => {
  const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
  const dates = acceptItems(
    numbered(3, (index) => ({ publishedAt: [at(9), at(11), null][index]! })),
    NOW,
  ).candidates
  const byLink = new Map(dates.map((candidate) => [candidate.link.at(-1), candidate.publishedAt]))
  assert.deepEqual([byLink.get('0'), byLink.get('1'), byLink.get('2')], [at(9), null, null])
})

test('candidates come oldest first, and an undated one stays with the one below it', () => {
  const day = (n: number) => new Date(Date.UTC(2026, 10, n))
  const items = numbered(4, (index) => ({ publishedAt: [day(20), null, day(18), day(19)][index]! }))
  assert.deepEqual(
    acceptItems(items, NOW).candidates.map((candidate) => candidate.link.at(-1)),
    ['2', '1', '3', '0'],
  )
})

test('an article arrived at its own date only where that lies between two fetches', () => {
  const previous = new Date('2026-11-21T11:00:00Z')
  const inside = new Date('2026-11-21T11:30:00Z')
  assert.deepEqual(arrivalTime(inside, previous, NOW), inside)
  assert.deepEqual(arrivalTime(new Date('2026-11-21T10:00:00Z'), previous, NOW), NOW, 'backdated')
  assert.deepEqual(arrivalTime(new Date('2026-11-21T12:05:00Z'), previous, NOW), NOW, 'ahead')
  assert.deepEqual(arrivalTime(null, previous, NOW), NOW)
  assert.deepEqual(arrivalTime(new Date('2026-11-01T00:00:00Z'), null, NOW), NOW, 'older than the live window')
})

test('a stored article is recognised by guid or by link, and a changed title is a retitling', () => {
  const { candidates } = acceptItems(
    numbered(3, (index) => ({ guid: `g${index}`, title: `Title ${index}` })),
    NOW,
  )
  const stored = (index: number, change: object) => ({
    id: index,
    storyGroupId: 1,
    itemKey: `g${index}`,
    canonicalLink: candidates.find((candidate) => candidate.itemKey === `g${index}`)!.canonicalLink,
    originalTitle: `Title ${index}`,
    originalSummary: '',
    imageUrl: null,
    ...change,
  })
  const { fresh, retitled } = compareWithKnown(candidates, [
    stored(0, { itemKey: 'an older guid' }),
    stored(1, { originalTitle: 'Title as it was', canonicalLink: 'elsewhere' }),
  ])
  assert.deepEqual(
    fresh.map((candidate) => candidate.itemKey),
    ['g2'],
  )
  assert.deepEqual(
    retitled.map(({ known }) => known.id),
    [1],
  )
})

const known = (change: Partial<KnownArticle>): KnownArticle => ({
  id: 1,
  storyGroupId: 1,
  itemKey: 'item-1',
  canonicalLink: 'https://news.example/first',
  originalTitle: 'Harbour tram opens after two years',
  originalSummary: '',
  imageUrl: null,
  ...change,
})

test('a guid that a publisher gives to another article makes no retitling: link and title tell them apart', () => {
  const reused = item({ guid: 'item-1', link: 'https://news.example/second', title: 'Council votes on school budget' })
  const { candidates } = acceptItems([reused], NOW)
  const first = compareWithKnown(candidates, [known({})])
  assert.deepEqual(first.retitled, [])
  assert.deepEqual(
    first.fresh.map((candidate) => candidate.itemKey),
    [candidates[0]!.canonicalLink],
  )
  const stored = known({ id: 2, itemKey: candidates[0]!.canonicalLink, canonicalLink: candidates[0]!.canonicalLink })
  const second = compareWithKnown(candidates, [known({}), { ...stored, originalTitle: reused.title }])
  assert.deepEqual([second.fresh, second.retitled], [[], []], 'the next time it is known by its link')
})

test('a guid with a new link and much of its title is the same article still', () => {
  const moved = item({ guid: 'item-1', link: 'https://news.example/tram', title: 'Harbour tram opens at last' })
  const { fresh, retitled } = compareWithKnown(acceptItems([moved], NOW).candidates, [known({})])
  assert.deepEqual([fresh.length, retitled.length], [0, 1])
})

test('a summary that was missing or cut short is mended, and no other is touched', () => {
  const whole = item({
    guid: 'item-1',
    title: 'Harbour tram opens after two years',
    summary: 'The mayor was not there.',
  })
  const { candidates } = acceptItems([whole], NOW)
  const mended = (originalSummary: string) => compareWithKnown(candidates, [known({ originalSummary })]).retitled.length
  assert.equal(mended(''), 1)
  assert.equal(mended('The mayor was'), 1)
  assert.equal(mended('The mayor was not there.'), 0)
  assert.equal(mended('Another summary of the same article'), 0)
})

test('a headline that is missing today stays, and a stand-in follows the text of a post', () => {
  const after = (change: Partial<FeedItem>, stored: Partial<KnownArticle>) => {
    const { candidates } = acceptItems([item({ guid: 'item-1', isTitled: false, ...change })], NOW)
    return compareWithKnown(candidates, [known(stored)]).retitled.map(({ candidate }) => candidate.originalTitle)
  }
  assert.deepEqual(after({ title: 'https://news.example/moved', link: 'https://news.example/moved' }, {}), [])
  assert.deepEqual(after({ title: 'The mayor was', summary: 'The mayor was' }, { originalSummary: 'The mayor' }), [
    'Harbour tram opens after two years',
  ])
  assert.deepEqual(
    after({ title: 'Off to Norland!' }, { originalTitle: 'Off to Norl…', originalSummary: 'Off to Norlnad' }),
    ['Off to Norland!'],
  )
  assert.deepEqual(after({ title: 'A post' }, { originalTitle: 'https://news.example/first/' }), ['A post'])
})

test('a headline that its summary begins with stays, and a post without one may be another under the same guid', () => {
  const headline = 'Council approves the harbour budget'
  const compare = (change: Partial<FeedItem>, stored: Partial<KnownArticle>) =>
    compareWithKnown(acceptItems([item({ guid: 'item-1', isTitled: false, ...change })], NOW).candidates, [
      known(stored),
    ])
  const summary = `${headline} after a long debate`
  const kept = compare({ title: summary, summary }, { originalTitle: headline, originalSummary: summary })
  assert.deepEqual(
    kept.retitled.map(({ candidate }) => candidate.originalTitle),
    [],
  )
  const other = {
    title: 'A second post about rain',
    summary: 'A second post about rain',
    link: 'https://news.example/b',
  }
  for (const originalTitle of ['First post on elections', headline]) {
    const { fresh, retitled } = compare(other, { originalTitle, originalSummary: 'First post on elections' })
    assert.deepEqual([fresh.length, retitled.length], [1, 0], originalTitle)
  }
})

test('the zero of a clock is no date', () => {
  const datesOf = (text: string) =>
    acceptItems([item({ publishedAt: new Date(text) })], NOW).candidates.map((candidate) => candidate.publishedAt)
  for (const zero of ['0001-01-01T00:00:00Z', '1970-01-01T01:00:00+01:00']) assert.deepEqual(datesOf(zero), [null])
  assert.deepEqual(datesOf('1969-07-20T20:17:00Z'), [new Date('1969-07-20T20:17:00Z')])
})

test('a key beyond what an index holds is kept as its beginning and a hash, the same every time', () => {
  const long = item({ guid: `g${'é'.repeat(3_000)}`, link: `https://news.example/${'x'.repeat(5_000)}` })
  const [candidate] = acceptItems([long], NOW).candidates
  assert.ok(Buffer.byteLength(candidate!.itemKey) < 1_000 && Buffer.byteLength(candidate!.canonicalLink) < 1_000)
  assert.notEqual(candidate!.itemKey, acceptItems([{ ...long, guid: `${long.guid}!` }], NOW).candidates[0]!.itemKey)
  assert.deepEqual(candidate, acceptItems([long], NOW).candidates[0])
  assert.equal(candidate!.link, long.link)
})
