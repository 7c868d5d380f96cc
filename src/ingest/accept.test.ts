import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FeedItem } from '../domain/feed.ts'
import { acceptItems, arrivalTime, compareWithKnown } from './accept.ts'

const NOW = new Date('2026-11-21T12:00:00Z')

function item(change: Partial<FeedItem>): FeedItem {
  return {
    guid: '',
    title: 'A title',
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
    stored(1, { originalTitle: 'As it was', canonicalLink: 'elsewhere' }),
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
