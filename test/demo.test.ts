import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { pino } from 'pino'
import { compose } from '../src/compose.ts'
import { parseFeed } from '../src/feeds/parse.ts'
import { parseSourceList } from '../src/feeds/source-list.ts'
import { fillDemo, serveDemo } from '../tools/demo-site.ts'

const SITE = 'http://127.0.0.1:9'
const NOW = new Date('2026-11-21T12:00:00Z')

async function readDemo(name: string): Promise<Uint8Array> {
  const text = await readFile(new URL(`../data/demo/${name}`, import.meta.url), 'utf8')
  return new TextEncoder().encode(fillDemo(text, SITE, NOW))
}

test('every demonstration feed parses without a problem, its items linked and dated before now', async () => {
  const formats = new Set<string | null>()
  for (const source of parseSourceList(await readDemo('feed-sources.json'))) {
    const body = await readDemo(source.rssUrl.slice(SITE.length + 1))
    const feed = parseFeed({ body, contentType: '', baseUrl: source.rssUrl })
    formats.add(feed.format)
    assert.equal(feed.title, source.name)
    assert.deepEqual(feed.problems, [], source.slug)
    assert.ok(feed.items.length >= 4)
    for (const item of feed.items) {
      assert.ok(item.link.startsWith(`${SITE}/${source.slug}/`), item.title)
      assert.ok(item.publishedAt !== null && item.publishedAt < NOW, item.title)
      assert.notEqual(item.summary, '')
    }
  }
  assert.deepEqual([...formats].sort(), ['atom', 'json', 'rdf', 'rss'])
})

test('the demonstration shows stories of several sources at once', async () => {
  const demo = await serveDemo(new Date())
  const folder = await mkdtemp(join(tmpdir(), 'debrief-demo-'))
  const list = join(folder, 'feed-sources.json')
  await writeFile(list, demo.sourceList)
  const env = { DATA_DIR: folder, FEEDS_FILE: list, FETCH_ALLOW_PRIVATE: 'true' }
  const app = await compose(env, { logger: pino({ level: 'silent' }) })
  try {
    await app.ingestion.refresh()
    await app.ingestion.settled()
    const query = { page: 1, perPage: 30, sort: 'sources', search: null, sources: null, category: null } as const
    const { storiesJson } = await app.store.listStories({ ...query, minSources: 3 }, 'both')
    const stories = JSON.parse(storiesJson) as { articles: { link: string; source: { slug: string } }[] }[]
    assert.ok(stories.length >= 5)
    const tram = stories.find((story) => story.articles.some((article) => article.link.includes('tram')))
    const slugs = tram?.articles.map((article) => article.source.slug).sort()
    assert.deepEqual(slugs, [
      'city-of-northport',
      'coastline-business',
      'common-ground-weekly',
      'daily-comet',
      'northport-ledger',
    ])
  } finally {
    await app.close()
    demo.server.close()
    demo.server.closeAllConnections()
    await rm(folder, { recursive: true, force: true })
  }
})
