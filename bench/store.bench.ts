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
import { monitorEventLoopDelay } from 'node:perf_hooks'
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
const news = new NewsMaker()
const place = { databaseUrl: options.url ?? null, dataDir, clock: systemClock }
const started = performance.now()
// With --offload the writes of this process go to a thread too, as those of a serving process do.
const writer = await openStore({ ...place, offload: options.offload })
await writer.migrate()
await writer.saveFeedSources(benchSources())

function sorted(times: readonly number[]): { p50: string; p95: string } {
  const order = times.toSorted((a, b) => a - b)
  const at = (share: number) => order[Math.min(order.length - 1, Math.floor(order.length * share))]!.toFixed(2)
  return { p50: at(0.5), p95: at(0.95) }
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

/** Rewords one story, as a commit does: what readers keep of the data is out of date. */
let changes = 0
async function changeData(): Promise<void> {
  const title = `changed ${process.pid} ${++changes}`
  const ids = { firstArticleId: 1, firstStoryGroupId: 1 }
  await writer.commitFeed(lease, {
    ...news.makeFeed(lease.runId, ids, systemClock.now()),
    newArticles: [],
    storyGroups: [{ id: storyIds[changes % storyIds.length]!, canonicalTitle: title, canonicalSummary: title }],
  })
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

/** SQL that has to run for an answer, alone and on a connection of its own. */
const BARE_SQL: Record<string, { sql: string; params: string[] }> = {
  'first page': {
    sql: `select document from (select id, latest_published_at from story_groups
            order by latest_published_at desc, id desc limit 30) page
          cross join story_documents on story_group_id = page.id order by latest_published_at desc, id desc`,
    params: [],
  },
  'search common': {
    sql: 'select count(*) from search_documents where search_documents match ?',
    params: [`"${COMMON_WORD}"`],
  },
}

function openBareSql(): (name: string) => number | null {
  if (options.url !== undefined) return () => null
  const db = new DatabaseSync(join(dataDir, 'debrief.db'), { readOnly: true })
  const statements = new Map(Object.entries(BARE_SQL).map(([name, { sql }]) => [name, db.prepare(sql)]))
  return (name) => {
    const statement = statements.get(name)
    if (statement === undefined) return null
    const from = performance.now()
    statement.all(...BARE_SQL[name]!.params)
    return performance.now() - from
  }
}

async function measureReads(store: Store): Promise<void> {
  const rounds = wanted > 300_000 ? 20 : 30
  const times = new Map<string, { ours: number[]; bare: number[]; total: number }>()
  const measureBare = openBareSql()
  for (let round = 0; round < rounds; round++) {
    for (const [name, query] of QUERIES) {
      await changeData()
      const bare = measureBare(name)
      const from = performance.now()
      const { total } = await store.listStories({ ...ALL, ...query }, 'both')
      const took = performance.now() - from
      // The first rounds load what is kept in memory, and let the code get warm.
      if (round < 3) continue
      const entry = times.get(name) ?? { ours: [], bare: [], total }
      entry.ours.push(took)
      if (bare !== null) entry.bare.push(bare)
      times.set(name, entry)
    }
  }
  for (const [name, { ours, bare, total }] of times) {
    const { p50, p95 } = sorted(ours)
    const peer = bare.length === 0 ? '' : `  SQL alone p50 ${sorted(bare).p50}, ratio ${ratio(ours, bare)}`
    console.log(`${name.padEnd(40)} p50 ${p50.padStart(7)}  p95 ${p95.padStart(7)} ms  total ${total}${peer}`)
  }
}

/** The median of the ratios of each round: a slow moment of the machine slows both. */
function ratio(ours: readonly number[], bare: readonly number[]): string {
  return sorted(ours.map((time, round) => time / bare[round]!)).p50
}

/** How long this thread stood still while the store answered. */
async function measureStalls(store: Store): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  for (let round = 0; round < 5; round++) {
    for (const [, query] of QUERIES) {
      await changeData()
      await store.listStories({ ...ALL, ...query }, 'both')
    }
  }
  delay.disable()
  console.log(
    `event loop: worst delay ${(delay.max / 1e6).toFixed(1)} ms, p99 ${(delay.percentile(99) / 1e6).toFixed(1)} ms`,
  )
}

await fill()
console.log(`filled after ${((performance.now() - started) / 1_000).toFixed(1)} s`)
const run = await writer.startRun('bench', systemClock.now())
if (run.kind !== 'started') throw new Error('another run holds the lease')
const { lease } = run
const { storiesJson } = await writer.listStories({ ...ALL, page: 3, perPage: 100 }, 'both')
const storyIds = (JSON.parse(storiesJson) as { id: number }[]).map(({ id }) => id)
const reader = await openStore({ ...place, offload: options.offload })
await measureReads(reader)
if (options.offload) await measureStalls(reader)
await writer.finishRun(lease, 'skipped', systemClock.now())
console.log(`RSS ${megabytes(process.memoryUsage.rss())}`)
if (options.url === undefined) console.log(`database ${megabytes(statSync(join(dataDir, 'debrief.db')).size)}`)
await reader.close()
await writer.close()
if (options.dir === undefined) rmSync(dataDir, { recursive: true, force: true })
