/**
 * The whole path of ingestion: fetch over HTTP, parse, group, neutralize, store, on an embedded store that is empty or
 * holds articles of the 80 days before.
 * Peer in the same run: inserting the same rows, and nothing else,
 * into SQLite with the same durability, one transaction a feed.
 *
 *   node bench/ingest.bench.ts [rounds=5] [stored articles=0]
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pino } from 'pino'
import { compose } from '../src/compose.ts'
import { FEED_SIZE, fillStore, NewsMaker, SOURCE_COUNT } from './store-news.ts'

const [rounds = 5, stored = 0] = process.argv.slice(2).map(Number)

const maker = new NewsMaker()
const makeId = { next: stored + 1 }

/** One edition of one feed, of the made-up news that the store is measured with. */
function edition(now: Date): string {
  const firstArticleId = makeId.next
  makeId.next += FEED_SIZE
  const { newArticles } = maker.makeFeed(1, { firstArticleId, firstStoryGroupId: firstArticleId }, now)
  const items = newArticles.map(
    (article) =>
      `<item><title>${article.originalTitle}</title><link>${article.link}</link><guid>${article.itemKey}</guid><description>${article.originalSummary}</description><pubDate>${article.publishedAt.toUTCString()}</pubDate></item>`,
  )
  return `<?xml version="1.0"?><rss version="2.0"><channel><title>News</title>${items.join('')}</channel></rss>`
}

const time = { now: new Date('2026-11-20T00:00:00Z') }
let editions: string[] = []
const server = createServer((request, response) => {
  const body = editions[Number(request.url?.slice(1))]
  response.writeHead(200, { 'content-type': 'application/rss+xml' }).end(body)
})
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
const { port } = server.address() as AddressInfo

const dataDir = mkdtempSync(join(tmpdir(), 'debrief-bench-'))
if (stored > 0) await fillStore(dataDir, stored, time.now)
const feedsFile = join(dataDir, 'sources.json')
writeFileSync(
  feedsFile,
  JSON.stringify(
    Array.from({ length: SOURCE_COUNT }, (_, index) => ({
      name: `Source ${index}`,
      slug: `s${index}`,
      rss_url: `http://127.0.0.1:${port}/${index}`,
    })),
  ),
)
const app = await compose(
  { DATA_DIR: dataDir, FEEDS_FILE: feedsFile, FETCH_ALLOW_PRIVATE: 'true', REFRESH_MINUTES: '0' },
  { clock: { now: () => time.now }, logger: pino({ level: 'error' }) },
)

/** One run over a new edition of every feed. */
async function ingest(): Promise<{ wallMs: number; cpuMs: number }> {
  time.now = new Date(time.now.getTime() + 3_600_000)
  editions = Array.from({ length: SOURCE_COUNT }, () => edition(time.now))
  const from = performance.now()
  const cpuFrom = process.cpuUsage()
  await app.ingestion.refresh({ force: true })
  await app.ingestion.settled()
  const { user, system } = process.cpuUsage(cpuFrom)
  return { wallMs: performance.now() - from, cpuMs: (user + system) / 1_000 }
}

// A process ingests for weeks: loading its code and getting warm is the first round's, which is not counted.
await ingest()
const before = await app.store.countPublished()
let elapsedMs = 0
let cpuMs = 0
for (let round = 0; round < rounds; round++) {
  const took = await ingest()
  elapsedMs += took.wallMs
  cpuMs += took.cpuMs
}
const after = await app.store.countPublished()
const articles = after.articles - before.articles
const storyGroups = after.storyGroups - before.storyGroups
const rssMb = process.memoryUsage().rss / 2 ** 20
await app.close()
server.close()

const peer = new DatabaseSync(join(dataDir, 'peer.db'))
peer.exec(
  'pragma journal_mode=wal; pragma synchronous=full; create table article (id integer primary key, source integer, title text, summary text, link text unique)',
)
const insert = peer.prepare('insert into article (source, title, summary, link) values (?, ?, ?, ?)')
const peerStarted = performance.now()
for (let feedIndex = 0; feedIndex < SOURCE_COUNT * rounds; feedIndex++) {
  peer.exec('begin')
  for (let index = 0; index < FEED_SIZE; index++)
    insert.run(
      feedIndex,
      'A title of ordinary length for a headline',
      'A summary of ordinary length',
      `${feedIndex}/${index}`,
    )
  peer.exec('commit')
}
const peerMs = performance.now() - peerStarted
peer.close()
rmSync(dataDir, { recursive: true, force: true })

const perSecond = (count: number, ms: number) => Math.round(count / (ms / 1000))
console.log(
  `whole path: ${articles} articles into ${storyGroups} stories in ${elapsedMs.toFixed(0)} ms = ${perSecond(articles, elapsedMs)} articles/s (${perSecond(articles, cpuMs)} a second of processor time), RSS ${rssMb.toFixed(0)} MB, ${before.articles} articles stored before`,
)
console.log(
  `peer, bare SQLite inserts of as many rows: ${perSecond(articles, peerMs)} rows/s, ratio ${(peerMs / elapsedMs).toFixed(3)}`,
)
