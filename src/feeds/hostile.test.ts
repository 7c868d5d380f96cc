/** Bodies that are wrong on purpose: nothing is thrown, nothing grows, nothing whole is lost. */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { HOSTILE_FEEDS } from '../../test/hostile-feeds.ts'
import type { ParsedFeed } from '../domain/feed.ts'
import { FEED_LIMITS } from './limits.ts'
import { parseFeed } from './parse.ts'

const FIXTURES = new URL('../../test/fixtures/feeds/', import.meta.url)

function parse(body: Uint8Array): ParsedFeed {
  return parseFeed({ body, contentType: '', baseUrl: 'https://news.example/feed' })
}

function assertSane(feed: ParsedFeed): void {
  assert.ok(feed.items.length <= FEED_LIMITS.items)
  assert.ok(feed.problems.length <= 20)
  for (const item of feed.items) {
    assert.notEqual(item.title, '')
    assert.ok([...item.title].length <= FEED_LIMITS.titleLength + 1 && item.summary.length <= FEED_LIMITS.fieldLength)
    assert.match(item.link, /^(?:https?:\/\/|$)/)
    if (item.imageUrl !== null) assert.match(item.imageUrl, /^https?:\/\//)
    assert.ok(item.publishedAt === null || !Number.isNaN(item.publishedAt.getTime()))
  }
}

describe('feeds made to hurt', () => {
  for (const { name, make } of HOSTILE_FEEDS) {
    it(name, () => assertSane(parse(make(150_000))))
  }

  it('keep the items before the harm', () => {
    for (const name of ['a flood of "<" in a title', 'an attribute never closed', 'elements nested deep in an item']) {
      const hostile = HOSTILE_FEEDS.find((feed) => feed.name === name)!
      assert.equal(parse(hostile.make(20_000)).items[0]?.title, 'Before', name)
    }
  })

  it('have no title longer than a headline may be', () => {
    const feed = (title: string) => `<rss><channel><item><title>${title}</title><link>/a</link></item></channel></rss>`
    const { items, problems } = parse(Buffer.from(feed('👋'.repeat(1_001))))
    assert.deepEqual([items[0]?.title, items[0]?.isTitled], [`${'👋'.repeat(1_000)}…`, true])
    assert.ok(problems.includes('1 item with a title of more than 1000 characters, which was cut.'))
    assert.equal(parse(Buffer.from(feed('👋'.repeat(1_000)))).items[0]?.title, '👋'.repeat(1_000))
  })

  it('touch no prototype', () => {
    parse(HOSTILE_FEEDS.find((feed) => feed.name.includes('prototype'))!.make(1000))
    assert.equal(({} as Record<string, unknown>).title, undefined)
  })

  it('stop at the limits: items, depth, length of a field, tags', () => {
    const many = parse(HOSTILE_FEEDS.find((feed) => feed.name.startsWith('more items'))!.make(500_000))
    assert.equal(many.items.length, FEED_LIMITS.items)
    assert.ok(many.problems.includes('Only the first 5000 items were read.'))
    const long = parse(HOSTILE_FEEDS.find((feed) => feed.name.startsWith('one text'))!.make(300_000))
    assert.ok(long.problems.some((problem) => problem.startsWith('Text beyond 65536')))
    const deep = parse(HOSTILE_FEEDS.find((feed) => feed.name.startsWith('elements nested deep and'))!.make(5000))
    assert.ok(deep.problems.some((problem) => problem.startsWith('Elements deeper than 200')))
    const tags = parse(HOSTILE_FEEDS.find((feed) => feed.name.startsWith('empty elements'))!.make(4_000_000))
    assert.deepEqual(
      tags.items.map(({ title }) => title),
      ['Before'],
    )
    assert.ok(tags.problems.includes('Only the first 300000 tags were read.'))
    const closings = parse(HOSTILE_FEEDS.find((feed) => feed.name.startsWith('closing tags that'))!.make(4_000_000))
    assert.ok(closings.problems.includes('Only the first 300000 tags were read.'))
  })
})

describe('feeds cut off and bent', () => {
  const whole = readFileSync(new URL('rss-20.xml', FIXTURES))

  it('give of each item what the whole feed gives, or nothing, wherever they are cut', () => {
    for (const name of ['rss-20', 'rss-091', 'rdf-10', 'atom-10', 'atom-03', 'image-choice', 'date-choice']) {
      const feed = readFileSync(new URL(`${name}.xml`, FIXTURES))
      const { items } = parse(feed)
      for (let end = 0; end <= feed.length; end++) {
        parse(feed.subarray(0, end)).items.forEach((item, index) => {
          const { isCut, ...fields } = item
          const { isCut: _, ...whole } = items[index]!
          const none = { guid: '', link: '', summary: '', publishedAt: null, imageUrl: null }
          const expected = Object.entries(whole).map(([key, value]) => [
            key,
            isCut && fields[key as keyof typeof none] === none[key as keyof typeof none]
              ? fields[key as keyof typeof none]
              : value,
          ])
          assert.deepEqual(fields, Object.fromEntries(expected), `${name} cut at ${end}`)
        })
      }
    }
  })

  it('give as many items as were closed before the cut', () => {
    const text = whole.toString()
    for (let end = 0; end <= whole.length; end++) {
      const closed = text.slice(0, end).split('</item>').length - 1
      assert.ok(parse(whole.subarray(0, end)).items.length >= closed, `cut at ${end}`)
    }
  })

  it('are read or refused, never thrown over, after any change of their bytes', () => {
    const bodies = readdirSync(FIXTURES)
      .filter((file) => file.endsWith('.xml') || file.endsWith('.feed.json'))
      .map((file) => readFileSync(new URL(file, FIXTURES)))
    const change = fc.record({ at: fc.nat(), length: fc.nat(40), insert: fc.uint8Array({ maxLength: 8 }) })
    fc.assert(
      fc.property(fc.constantFrom(...bodies), fc.array(change, { maxLength: 6 }), (body, changes) => {
        let bent = body
        for (const { at, length, insert } of changes) {
          const start = at % (bent.length + 1)
          bent = Buffer.concat([bent.subarray(0, start), insert, bent.subarray(start + length)])
        }
        assertSane(parse(bent))
      }),
      { numRuns: 400 },
    )
  })

  it('are read or refused for any bytes at all', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (body) => assertSane(parse(body))))
  })
})
