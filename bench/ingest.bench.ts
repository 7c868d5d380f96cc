/**
 * The whole path of ingestion: fetch over HTTP, parse, group, neutralize, store, on an embedded store that is empty.
 * Feeds are made of a small vocabulary of our own. Peer in the same run: inserting the same rows, and nothing else,
 * into SQLite with the same durability, one transaction a feed.
 *
 *   node bench/ingest.bench.ts [sources=40] [rounds=5] [items=50]
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pino } from 'pino'
import { compose } from '../src/compose.ts'

const [sourceCount = 40, rounds = 5, itemCount = 50] = process.argv.slice(2).map(Number)

const PLACES = 'Northport Eastmere Lakeview Westhaven Southgate Millbrook Fairhill Oakton Redcliff Stonebridge'.split(
  ' ',
)
const ACTORS =
  'council,hospital,university,transport office,school board,port authority,water company,library,museum,union'.split(
    ',',
  )
const VERBS = 'approves rejects delays opens closes expands repairs funds reviews renames'.split(' ')
const OBJECTS =
  'bridge,budget,clinic,tram line,archive,harbour wall,bus fleet,stadium roof,research centre,night service'.split(',')

/** A repeatable sequence, so that every run ingests the same articles. */
function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const pick = <T>(list: readonly T[], random: () => number) => list[Math.floor(random() * list.length)]!

function feed(source: number, round: number, now: number): string {
  const random = sequence(source * 1_000 + round + 1)
  const items = Array.from({ length: itemCount }, (_, index) => {
    // Half of the items tell an event that other sources tell too.
    const event =
      random() < 0.5 ? Math.floor(random() * 200) + round * 200 : 1_000_000 + source * 10_000 + round * 100 + index
    const shared = sequence(event)
    const place = pick(PLACES, shared)
    const title = `${place} ${pick(ACTORS, shared)} ${pick(VERBS, shared)} ${pick(OBJECTS, shared)} after ${Math.floor(shared() * 900) + 100} ${random() < 0.5 ? 'complaints' : 'letters'}`
    return `<item><title>${title}</title><link>http://example.org/${source}/${round}/${index}</link><guid>${source}-${round}-${index}</guid><description>The ${pick(OBJECTS, random)} of ${place} was discussed for ${Math.floor(random() * 9) + 2} hours on case ${event}.</description><pubDate>${new Date(now - index * 60_000).toUTCString()}</pubDate></item>`
  })
  return `<?xml version="1.0"?><rss version="2.0"><channel><title>Source ${source}</title>${items.join('')}</channel></rss>`
}

const time = { now: new Date('2026-11-20T00:00:00Z') }
const round = { current: 0 }
const server = createServer((request, response) => {
  const body = feed(Number(request.url?.slice(1)), round.current, time.now.getTime())
  response.writeHead(200, { 'content-type': 'application/rss+xml' }).end(body)
})
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
const { port } = server.address() as AddressInfo

const dataDir = mkdtempSync(join(tmpdir(), 'debrief-bench-'))
const feedsFile = join(dataDir, 'sources.json')
writeFileSync(
  feedsFile,
  JSON.stringify(
    Array.from({ length: sourceCount }, (_, index) => ({
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

let elapsedMs = 0
for (round.current = 0; round.current < rounds; round.current++) {
  time.now = new Date(time.now.getTime() + 3_600_000)
  const started = performance.now()
  await app.ingestion.refresh({ force: true })
  await app.ingestion.settled()
  elapsedMs += performance.now() - started
}
const { articles, storyGroups } = await app.store.countPublished()
const rssMb = process.memoryUsage().rss / 2 ** 20
await app.close()
server.close()

const peer = new DatabaseSync(join(dataDir, 'peer.db'))
peer.exec(
  'pragma journal_mode=wal; pragma synchronous=full; create table article (id integer primary key, source integer, title text, summary text, link text unique)',
)
const insert = peer.prepare('insert into article (source, title, summary, link) values (?, ?, ?, ?)')
const peerStarted = performance.now()
for (let feedIndex = 0; feedIndex < sourceCount * rounds; feedIndex++) {
  peer.exec('begin')
  for (let index = 0; index < itemCount; index++)
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
  `whole path: ${articles} articles into ${storyGroups} stories in ${elapsedMs.toFixed(0)} ms = ${perSecond(articles, elapsedMs)} articles/s, RSS ${rssMb.toFixed(0)} MB`,
)
console.log(
  `peer, bare SQLite inserts of as many rows: ${perSecond(articles, peerMs)} rows/s, ratio ${(peerMs / elapsedMs).toFixed(3)}`,
)
