/**
 * Real captures of outlets, which are other people's text and therefore not part of the repository: read from
 * ../shared/feeds where it is there.
 */
import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { parseFeed as feedsmith } from 'feedsmith'
import { parseFeed } from './parse.ts'

const ROOT = new URL('../../../shared/feeds/', import.meta.url)
// CI always has the captures; elsewhere their absence is said aloud.
const skip = existsSync(ROOT) || process.env.CI ? false : '../shared/feeds is absent'

interface Capture {
  name: string
  tickAt: Date
  body: Buffer
}

function readStream(stream: string): Capture[] {
  const manifest: { ticks: { at: string; feeds: Record<string, { file: string; unchanged?: boolean }> }[] } =
    JSON.parse(readFileSync(new URL(`${stream}/manifest.json`, ROOT), 'utf8'))
  return manifest.ticks.flatMap(({ at, feeds }) =>
    Object.values(feeds)
      .filter(({ unchanged }) => !unchanged)
      .map(({ file }) => ({
        name: file,
        tickAt: new Date(at),
        body: readFileSync(new URL(`${stream}/${file}`, ROOT)),
      })),
  )
}

function countByFeedsmith(body: Buffer): number {
  const { feed } = feedsmith(body.toString('utf8')) as { feed: { items?: unknown[]; entries?: unknown[] } }
  return (feed.items ?? feed.entries ?? []).length
}

describe('real feeds', { skip }, () => {
  const streams =
    skip === false ? readdirSync(ROOT, { withFileTypes: true }).filter((entry) => entry.isDirectory()) : []

  for (const { name: stream } of streams) {
    describe(stream, () => {
      const captures = readStream(stream).map((capture) => ({
        ...capture,
        feed: parseFeed({ body: capture.body, contentType: '', baseUrl: 'https://news.example/feed' }),
      }))

      it('hold captures', () => assert.ok(captures.length >= 50))

      it('give as many items as feedsmith finds', () => {
        for (const { name, body, feed } of captures) assert.equal(feed.items.length, countByFeedsmith(body), name)
      })

      it('give a title and an http link for every item, free of markup and tracking', () => {
        for (const { name, feed } of captures) {
          for (const { title, link, summary } of feed.items) {
            assert.match(link, /^https?:\/\/[^\s<>"]+$/, name)
            assert.doesNotMatch(link, /[?&](?:utm_\w+|fbclid|gclid)=/, name)
            assert.doesNotMatch(title, /^https?:|<\/?(?:a|b|i|p|em|strong|span|div)[\s>]|&(?:amp|quot|#\d+);/, name)
            assert.doesNotMatch(summary, /<\/?(?:a|b|i|p|em|strong|span|div|img)[\s>]|&(?:quot|#\d+);/, name)
          }
        }
      })

      it('give dates near the time of their capture, where they give dates', () => {
        let dated = 0
        for (const { name, tickAt, feed } of captures) {
          for (const { publishedAt } of feed.items) {
            if (publishedAt === null) continue
            dated++
            const ageDays = (tickAt.getTime() - publishedAt.getTime()) / 86_400_000
            // Evergreen items are years old; a publisher's clock or zone may be a day ahead.
            assert.ok(ageDays > -1.5 && ageDays < 15 * 365, `${name}: ${publishedAt.toISOString()}`)
          }
        }
        assert.ok(dated > 1000)
      })
    })
  }
})
