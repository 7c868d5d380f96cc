/**
 * The store alone: writing feeds, then reading stories in every way, each beside bare SQL of the same run.
 *
 *   node bench/store.bench.ts [--articles 100000] [--dir DIRECTORY] [--url postgres://…] [--offload]
 *
 * A directory given by --dir is kept, and filled up to the number of articles where it has fewer.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import { systemClock } from '../src/domain/clock.ts'
import type { Store } from '../src/domain/store.ts'
import type { StoryQuery } from '../src/domain/story-group.ts'
import { openStore } from '../src/store/open.ts'
import { benchSources, COMMON_PHRASE, COMMON_WORD, COMMON_WORD_TOO, FEED_SIZE, NewsMaker } from './store-news.ts'

const { values: options } = parseArgs({
  options: {
    articles: { type: 'string', default: '100000' },
    dir: { type: 'string' },
    url: { type: 'string' },
    offload: { type: 'boolean', default: false },
  },
})
const wanted = Number(options.articles)
const dataDir = options.dir ?? mkdtempSync(join(tmpdir(), 'debrief-bench-store-'))
const place = { databaseUrl: options.url ?? null, dataDir, clock: systemClock }
const started = performance.now()
const writer = await openStore(place)
await writer.migrate()
await writer.saveFeedSources(benchSources())

function sorted(times: number[]): { p50: string; p95: string; most: string } {
  const order = times.toSorted((a, b) => a - b)
  const at = (share: number) => order[Math.min(order.length - 1, Math.floor(order.length * share))]!.toFixed(2)
  return { p50: at(0.5), p95: at(0.95), most: order.at(-1)!.toFixed(2) }
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MB`
}

/** Fills the store feed by feed, and prints the pace of each tenth. */
async function fill(): Promise<void> {
  let count = (await writer.countPublished()).articles
  if (count >= wanted) return
  const run = await writer.startRun('bench', systemClock.now())
  if (run.kind !== 'started') throw new Error('another run holds the lease')
  const news = new NewsMaker()
  const slice = Math.max(FEED_SIZE, Math.ceil((wanted - count) / 10 / FEED_SIZE) * FEED_SIZE)
  // Time passes as if an article came every two seconds.
  const base = systemClock.now().getTime() - wanted * 2_000
  while (count < wanted) {
    const from = performance.now()
    const target = Math.min(wanted, count + slice)
    let made = 0
    for (const before = count; count < target; count += FEED_SIZE, made = count - before) {
      const ids = await writer.reserveIds(FEED_SIZE, FEED_SIZE)
      await writer.commitFeed(run.lease, news.makeFeed(run.lease.runId, ids, new Date(base + count * 2_000)))
    }
    await writer.renewLease(run.lease, systemClock.now())
    const pace = Math.round((made * 1_000) / (performance.now() - from))
    console.log(`ingest to ${count}: ${pace} articles/s, RSS ${megabytes(process.memoryUsage.rss())}`)
  }
  await writer.finishRun(run.lease, 'completed', systemClock.now())
}

/** Changes one source's basis: the data is published anew, nothing that was kept for it may be used. */
let changes = 0
async function changeData(): Promise<void> {
  await writer.updateFeedSource(1, { biasBasis: `changed ${process.pid} ${++changes}` })
}

const ALL: StoryQuery = {
  page: 1,
  perPage: 30,
  sort: 'latest',
  search: null,
  sources: null,
  category: null,
  minSources: 1,
}
const five = [3, 9, 14, 22, 31].map((index) => `source-${index}`)
const QUERIES: [string, Partial<StoryQuery>][] = [
  ['first page', {}],
  ['first page, sort sources', { sort: 'sources' }],
  ['page 100', { page: 100 }],
  ['page 1000', { page: 1_000 }],
  ['one source', { sources: ['source-3'] }],
  ['five sources', { sources: five }],
  ['five sources, page 100, sort sources', { sources: five, page: 100, sort: 'sources' }],
  ['category', { category: 'business' }],
  ['category, five sources, min_sources 2', { category: 'business', sources: five, minSources: 2 }],
  ['min_sources 3', { minSources: 3 }],
  ['search common', { search: COMMON_WORD }],
  ['search common, sort sources', { search: COMMON_WORD, sort: 'sources' }],
  ['search common, page 50', { search: COMMON_WORD, page: 50 }],
  ['search two common', { search: `${COMMON_WORD} ${COMMON_WORD_TOO}` }],
  ['search common phrase', { search: `"${COMMON_PHRASE}"` }],
  ['search common, five sources', { search: COMMON_WORD, sources: five }],
  ['search rare', { search: 'zajebaces' }],
  ['search prefix of 3', { search: 'mar' }],
  ['search prefix of 1', { search: 'm' }],
]

async function measureReads(store: Store): Promise<void> {
  const rounds = wanted > 300_000 ? 15 : 25
  const times = new Map<string, number[]>()
  const totals = new Map<string, number>()
  for (let round = 0; round < rounds; round++) {
    for (const [name, query] of QUERIES) {
      await changeData()
      const from = performance.now()
      const { total } = await store.listStories({ ...ALL, ...query }, 'both')
      const took = performance.now() - from
      totals.set(name, total)
      // The first round loads what is kept in memory.
      if (round === 0) {
        if (took > 50) console.log(`  (cold: ${name} ${took.toFixed(0)} ms)`)
      } else times.set(name, [...(times.get(name) ?? []), took])
    }
  }
  for (const [name, taken] of times) {
    const { p50, p95, most } = sorted(taken)
    console.log(
      `${name.padEnd(40)} p50 ${p50.padStart(7)}  p95 ${p95.padStart(7)}  max ${most.padStart(7)} ms  total ${totals.get(name)}`,
    )
  }
}

/** The SQL of the same answers, alone. */
function measureBareSql(): void {
  const db = new DatabaseSync(join(dataDir, 'debrief.db'), { readOnly: true })
  const cases: [string, string, (string | number)[]][] = [
    [
      'SQL alone: first page',
      `select document from (select id, latest_published_at from story_groups
         order by latest_published_at desc, id desc limit 30) page
       cross join story_documents on story_group_id = page.id order by latest_published_at desc, id desc`,
      [],
    ],
    [
      'SQL alone: common word, count of documents',
      'select count(*) from search_documents where search_documents match ?',
      [`"${COMMON_WORD}"`],
    ],
  ]
  for (const [name, sql, params] of cases) {
    const statement = db.prepare(sql)
    const times: number[] = []
    for (let round = 0; round < 200; round++) {
      const from = performance.now()
      statement.all(...params)
      times.push(performance.now() - from)
    }
    const { p50, p95, most } = sorted(times)
    console.log(`${name.padEnd(40)} p50 ${p50.padStart(7)}  p95 ${p95.padStart(7)}  max ${most.padStart(7)} ms`)
  }
  db.close()
}

await fill()
console.log(`filled after ${((performance.now() - started) / 1_000).toFixed(1)} s`)
const reader = await openStore({ ...place, offload: options.offload })
if (options.url === undefined) measureBareSql()
await measureReads(reader)
console.log(`RSS ${megabytes(process.memoryUsage.rss())}`)
if (options.url === undefined) console.log(`database ${megabytes(statSync(join(dataDir, 'debrief.db')).size)}`)
await reader.close()
await writer.close()
if (options.dir === undefined) rmSync(dataDir, { recursive: true, force: true })
