/** Every feed of test/fixtures/feeds gives what is written beside it. */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { toTimestamp } from '../domain/clock.ts'
import type { FeedItem } from '../domain/feed.ts'
import { parseFeed } from './parse.ts'

const FOLDER = new URL('../../test/fixtures/feeds/', import.meta.url)

interface Expectation {
  base_url?: string
  content_type?: string
  format?: string | null
  title?: string | null
  link?: string | null
  items?: Record<string, string | null>[]
  /** All of them. */
  problems?: string[]
}

function onTheWire(item: FeedItem): Record<string, string | null> {
  return {
    guid: item.guid || null,
    title: item.title,
    link: item.link || null,
    summary: item.summary || null,
    published_at: toTimestamp(item.publishedAt),
    image_url: item.imageUrl,
  }
}

/** The part of the item that the expectation speaks of. */
function select(item: FeedItem | undefined, expected: Record<string, string | null>): Record<string, unknown> {
  const wire: Record<string, unknown> = item === undefined ? {} : onTheWire(item)
  return Object.fromEntries(Object.keys(expected).map((key) => [key, wire[key]]))
}

describe('feeds in our own words', () => {
  const suffix = '.expected.json'
  const files = readdirSync(FOLDER)
  const names = files.filter((file) => file.endsWith(suffix)).map((file) => file.slice(0, -suffix.length))

  it('are there', () => assert.ok(names.length >= 60))

  for (const name of names) {
    it(name, () => {
      const expected: Expectation = JSON.parse(readFileSync(new URL(`${name}${suffix}`, FOLDER), 'utf8'))
      const file = files.includes(`${name}.xml`) ? `${name}.xml` : `${name}.feed.json`
      const feed = parseFeed({
        body: readFileSync(new URL(file, FOLDER)),
        contentType: expected.content_type ?? '',
        baseUrl: expected.base_url ?? 'https://news.example/feed.xml',
      })
      if (expected.format !== undefined) assert.equal(feed.format, expected.format)
      if (expected.title !== undefined) assert.equal(feed.title || null, expected.title)
      if (expected.link !== undefined) assert.equal(feed.link || null, expected.link)
      if (expected.problems !== undefined) assert.deepEqual(feed.problems, expected.problems)
      if (expected.items === undefined) return
      assert.equal(feed.items.length, expected.items.length)
      expected.items.forEach((item, index) => {
        assert.deepEqual(select(feed.items[index], item), item, `item ${index}`)
      })
    })
  }
})
