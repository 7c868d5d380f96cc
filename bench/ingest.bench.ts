/**
 * The whole path of ingestion: fetch over HTTP, parse, group, neutralize, store, on an embedded store whose last three
 * days hold the same 10,000 articles in every case, so that what is told apart is what the older ones cost. Several sizes
 * take in the same editions by turns, so that other work on the machine slows all alike.
 * Peer in the same run: inserting the same rows, and nothing else,
 * into SQLite with the same durability, one transaction a feed.
 *
 *   node bench/ingest.bench.ts [rounds=5] [older articles=0 …]
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

/** Articles of the last three days, which every new one is compared with. */
const LIVE = 10_000
const LIVE_DAYS = 2.9
const OLDER_DAYS = 77
const [rounds = 5, ...olders] = process.argv.slice(2).map(Number)
const sizes = olders.length > 0 ? olders : [0]

const maker = new NewsMaker(3)
const makeId = { next: Math.max(...sizes) + 10 * LIVE }

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

/** A service of its own over a store with so many older articles. */
async function openService(older: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'debrief-bench-'))
  const liveSince = new Date(time.now.getTime() - LIVE_DAYS * 86_400_000)
  if (older > 0) await fillStore(dataDir, older, liveSince, OLDER_DAYS, new NewsMaker(5))
  await fillStore(dataDir, LIVE, time.now, LIVE_DAYS)
  const feedsFile = join(dataDir, 'sources.json')
  const sources = Array.from({ length: SOURCE_COUNT }, (_, index) => ({
    name: `Source ${index}`,
    slug: `s${index}`,
    rss_url: `http://127.0.0.1:${port}/${index}`,
  }))
  writeFileSync(feedsFile, JSON.stringify(sources))
  const app = await compose(
    { DATA_DIR: dataDir, FEEDS_FILE: feedsFile, FETCH_ALLOW_PRIVATE: 'true', REFRESH_MINUTES: '0' },
    { clock: { now: () => time.now }, logger: pino({ level: 'error' }) },
  )
  return { older, dataDir, app, wallMs: 0, cpuMs: 0, before: { articles: 0, storyGroups: 0 } }
}

/** One run over the present edition of every feed. */
async function ingest(service: Awaited<ReturnType<typeof openService>>): Promise<void> {
  const from = performance.now()
  const cpuFrom = process.cpuUsage()
  await service.app.ingestion.refresh({ force: true })
  await service.app.ingestion.settled()
  const { user, system } = process.cpuUsage(cpuFrom)
  service.wallMs += performance.now() - from
  service.cpuMs += (user + system) / 1_000
}

const services = []
for (const older of sizes) services.push(await openService(older))
// A process ingests for weeks: loading its code and getting warm is the first round's, which is not counted.
for (let round = 0; round <= rounds; round++) {
  time.now = new Date(time.now.getTime() + 3_600_000)
  editions = Array.from({ length: SOURCE_COUNT }, () => edition(time.now))
  for (const service of services) {
    if (round === 1) Object.assign(service, { wallMs: 0, cpuMs: 0, before: await service.app.store.countPublished() })
    await ingest(service)
  }
}
const rssMb = process.memoryUsage().rss / 2 ** 20
const perSecond = (count: number, ms: number) => Math.round(count / (ms / 1000))
for (const { app, before, wallMs, cpuMs, dataDir } of services) {
  const after = await app.store.countPublished()
  const articles = after.articles - before.articles
  const storyGroups = after.storyGroups - before.storyGroups
  await app.close()
  rmSync(dataDir, { recursive: true, force: true })
  console.log(
    `whole path, ${before.articles} articles stored before: ${articles} articles into ${storyGroups} stories in ${wallMs.toFixed(0)} ms = ${perSecond(articles, wallMs)} articles/s (${perSecond(articles, cpuMs)} a second of processor time)`,
  )
}
console.log(`RSS ${rssMb.toFixed(0)} MB of ${services.length === 1 ? 'the process' : 'all of them in one process'}`)
server.close()

const peerFolder = mkdtempSync(join(tmpdir(), 'debrief-bench-'))
const peer = new DatabaseSync(join(peerFolder, 'peer.db'))
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
rmSync(peerFolder, { recursive: true, force: true })

console.log(
  `peer, bare SQLite inserts of as many rows: ${perSecond(FEED_SIZE * SOURCE_COUNT * rounds, peerMs)} rows/s, ratio ${(peerMs / services[0]!.wallMs).toFixed(3)}`,
)
