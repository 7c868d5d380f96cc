/** The lease of ingestion, its runs with the result of each source, and the ids it takes. */
import { isPast, MOST_SKEW_MS } from '../domain/clock.ts'
import { isDue } from '../domain/feed-source.ts'
import type { IngestionRun, IngestionStore, SourceOutcome, SourceResult } from '../domain/ingestion-run.ts'
import { findKnownArticles, listLiveArticles } from './articles.ts'
import { commitFeed, commitGroups, requireLease, writeResult } from './commit-feed.ts'
import {
  among,
  type Database,
  forUpdate,
  type Queries,
  readFlag,
  readJson,
  readOptionalTime,
  readTime,
  writeFlag,
  writeTime,
} from './database.ts'
import { recordEvents, trimEvents } from './event-log.ts'
import { IdReserve } from './id-reserve.ts'
import { isGone } from './lease-holder.ts'
import { findRemovedLinks } from './removed-items.ts'
import { removeArticlesBefore } from './retention.ts'
import { takeIds } from './store-state.ts'

/** A holder that has not renewed its lease for this long is taken for dead, where nothing else says so. */
export const LEASE_MS = 30_000
/** Runs kept; at one a quarter of an hour this is three weeks. */
export const RUN_BOUND = 2_000
/** Kept of those that had nothing to fetch: anybody can ask for them, one after the other. */
const IDLE_RUN_BOUND = 100
/** Who asks again this soon joins such a run. */
const IDLE_RUN_MS = 1_000

interface RunRow {
  id: number
  started_at: number
  finished_at: number | null
  outcome: IngestionRun['outcome']
  is_forced: number
  ai_tokens: number
}

interface ResultRow {
  run_id: number
  feed_source_id: number
  outcome: SourceOutcome
  new_articles: number
  retitled_articles: number
  problems: string
  elapsed_ms: number
}

/** @param clock the present, for what is recorded beside the times that callers give */
export function ingestionStore(db: Database, clock: { now(): Date }): IngestionStore {
  const ids = new IdReserve(db)
  return {
    requestRun: (isForced, now) => db.transaction((tx) => requestRun(tx, isForced, now)),

    async findWaitingRun(now) {
      const row = (await findQueued(db)) ?? (await findDead(db, now))
      return row === undefined ? null : { runId: row.id, isForced: readFlag(row.is_forced) }
    },

    startRun: (holder, now) => db.transaction((tx) => startRun(tx, holder, now)),

    async findIdleFence() {
      const row = await db.get<{ fence: number; run_id: number | null }>(
        'select fence, run_id from ingestion_lease where id = 1',
      )
      return row === undefined || row.run_id !== null ? null : row.fence
    },

    renewLease: (lease, now) =>
      db.transaction(async (tx) => {
        await requireLease(tx, lease)
        await tx.run('update ingestion_lease set renewed_at = ? where id = 1', [writeTime(now)])
      }),

    finishRun: (lease, outcome, now, skipped = []) =>
      db.transaction(async (tx) => {
        await requireLease(tx, lease)
        for (const result of skipped) await writeResult(tx, lease.runId, result)
        await endRun(tx, lease.runId, outcome, now)
        await tx.run('update ingestion_lease set run_id = null where id = 1')
        if (outcome === 'interrupted') return
        const newArticles = await countNewArticles(tx, lease.runId)
        await recordEvents(tx, [{ type: 'ingestion.completed', runId: lease.runId, outcome, newArticles }], now)
        await trimEvents(tx)
      }),

    findKnownArticles: (feedSourceId, keys) => findKnownArticles(db, feedSourceId, keys),

    findRemovedLinks: (feedSourceId, links) => findRemovedLinks(db, feedSourceId, links),

    reserveIds: (articles, storyGroups) => ids.reserve(articles, storyGroups),

    // Feeds do not wait for the disk one by one; the end of their run does. What a power cut takes before that goes with
    // the feed's validators, so that the next fetch brings it again.
    commitFeed: (lease, commit) => db.transaction((tx) => commitFeed(tx, lease, commit, clock.now()), 'process'),

    commitGroups: (lease, commit) => db.transaction((tx) => commitGroups(tx, lease, commit, clock.now()), 'process'),

    async listRuns(limit) {
      const rows = await db.all<RunRow>('select * from ingestion_runs order by id desc limit ?', [limit])
      return readRuns(db, rows)
    },

    async getRun(id) {
      const row = await db.get<RunRow>('select * from ingestion_runs where id = ?', [id])
      return row === undefined ? null : (await readRuns(db, [row]))[0]!
    },

    async lastIngestionAt() {
      const row = await db.get<{ last: number | null }>(
        // The last run, not the latest time: the clock may have been set back since.
        `select finished_at as last from ingestion_runs where outcome = 'completed' order by id desc limit 1`,
      )
      return readOptionalTime(row?.last ?? null)
    },

    listLiveArticles: (since, afterId, limit) => listLiveArticles(db, since, afterId, limit),
    removeArticlesBefore: (firstSeenBefore) => removeArticlesBefore(db, firstSeenBefore),
  }
}

interface LeaseRow {
  fence: number
  run_id: number | null
  holder: string
  renewed_at: number
}

const LEASE_SQL = 'select fence, run_id, holder, renewed_at from ingestion_lease where id = 1'

async function lockLease(tx: Queries): Promise<LeaseRow> {
  const lease = await tx.get<LeaseRow>(`${LEASE_SQL}${forUpdate(tx)}`)
  return lease!
}

function isHeld(tx: Queries, lease: LeaseRow, now: Date): lease is LeaseRow & { run_id: number } {
  const age = writeTime(now) - lease.renewed_at
  if (lease.run_id === null || age > LEASE_MS || age < -MOST_SKEW_MS) return false
  // All who use an embedded database are on this machine, so that a killed one need not be waited for.
  return tx.dialect === 'postgres' || !isGone(lease.holder)
}

/** The run of a holder that has ended, or has not been heard of for too long. */
async function findDead(db: Queries, now: Date): Promise<RunRow | undefined> {
  const lease = await db.get<LeaseRow>(LEASE_SQL)
  if (lease === undefined || lease.run_id === null || isHeld(db, lease, now)) return undefined
  return db.get<RunRow>('select * from ingestion_runs where id = ?', [lease.run_id])
}

function findQueued(db: Queries): Promise<RunRow | undefined> {
  return db.get<RunRow>(`select * from ingestion_runs where outcome = 'queued' order by id limit 1`)
}

async function requestRun(tx: Queries, isForced: boolean, now: Date): ReturnType<IngestionStore['requestRun']> {
  const lease = await lockLease(tx)
  // A run that leaves out what was just fetched is not what was asked for: a forced one waits behind it.
  if (isHeld(tx, lease, now) && (!isForced || (await isForcedRun(tx, lease.run_id)))) {
    return { runId: lease.run_id, isNew: false }
  }
  const queued = await findQueued(tx)
  if (queued === undefined) {
    const idle = isForced ? null : await findIdleRun(tx, now)
    if (idle !== null) return { runId: idle, isNew: false }
    return { runId: await insertRun(tx, 'queued', isForced, now), isNew: true }
  }
  // A queued run is as thorough as the most demanding of those who wait for it.
  if (isForced) await tx.run('update ingestion_runs set is_forced = 1 where id = ?', [queued.id])
  return { runId: queued.id, isNew: false }
}

async function isForcedRun(tx: Queries, id: number): Promise<boolean> {
  const run = await tx.get<RunRow>('select * from ingestion_runs where id = ?', [id])
  return run !== undefined && readFlag(run.is_forced)
}

/**
 * The last run, where that was a moment ago, had nothing to fetch, and another would not have, either. The refresh
 * endpoint is public: a flood of calls makes one run a second.
 */
async function findIdleRun(tx: Queries, now: Date): Promise<number | null> {
  const last = await tx.get<RunRow>('select * from ingestion_runs order by id desc limit 1')
  if (last?.outcome !== 'skipped' || isPast(readTime(last.finished_at!), now, IDLE_RUN_MS)) return null
  const states = await tx.all<{
    fetched: number | null
    error: string | null
    failures: number | null
    gone: number | null
    next: number | null
  }>(
    `select f.last_fetched_at as fetched, f.last_error as error, f.failures_in_a_row as failures,
       f.gone_in_a_row as gone, f.next_fetch_at as next
     from feed_sources s left join feed_states f on f.feed_source_id = s.id where s.is_active = 1`,
  )
  const hasWork = states.some(({ fetched, error, failures, gone, next }) =>
    isDue(
      {
        lastFetchedAt: readOptionalTime(fetched),
        lastError: error,
        failuresInARow: failures ?? 0,
        goneInARow: gone ?? 0,
        nextFetchAt: readOptionalTime(next),
      },
      'request',
      now,
    ),
  )
  return hasWork ? null : last.id
}

async function startRun(tx: Queries, holder: string, now: Date): ReturnType<IngestionStore['startRun']> {
  const lease = await lockLease(tx)
  if (isHeld(tx, lease, now)) return { kind: 'busy', runId: lease.run_id }
  if (lease.run_id !== null) await endRun(tx, lease.run_id, 'interrupted', readTime(lease.renewed_at))
  const queued = await findQueued(tx)
  const runId = queued?.id ?? (await insertRun(tx, 'running', false, now))
  if (queued !== undefined) {
    await tx.run(`update ingestion_runs set outcome = 'running', started_at = ? where id = ?`, [writeTime(now), runId])
  }
  const fence = lease.fence + 1
  await tx.run('update ingestion_lease set fence = ?, run_id = ?, holder = ?, renewed_at = ? where id = 1', [
    fence,
    runId,
    holder,
    writeTime(now),
  ])
  for (const [comparison, bound] of [
    ['<>', RUN_BOUND],
    ['=', IDLE_RUN_BOUND],
  ] as const) {
    await tx.run(
      `delete from ingestion_runs where outcome ${comparison} 'skipped' and id <=
         (select id from ingestion_runs where outcome ${comparison} 'skipped' order by id desc limit 1 offset ?)`,
      [bound],
    )
  }
  return { kind: 'started', lease: { runId, fence } }
}

async function insertRun(tx: Queries, outcome: 'queued' | 'running', isForced: boolean, now: Date): Promise<number> {
  const id = await takeIds(tx, 'ingestion_run', 1)
  await tx.run(
    `insert into ingestion_runs (id, started_at, finished_at, outcome, is_forced, ai_tokens)
     values (?, ?, null, ?, ?, 0)`,
    [id, writeTime(now), outcome, writeFlag(isForced)],
  )
  return id
}

async function endRun(tx: Queries, id: number, outcome: IngestionRun['outcome'], at: Date): Promise<void> {
  await tx.run('update ingestion_runs set outcome = ?, finished_at = ? where id = ?', [outcome, writeTime(at), id])
}

async function countNewArticles(tx: Queries, runId: number): Promise<number> {
  const row = await tx.get<{ count: number }>(
    'select coalesce(sum(new_articles), 0) as count from ingestion_run_sources where run_id = ?',
    [runId],
  )
  return Number(row?.count ?? 0)
}

async function readRuns(db: Queries, rows: readonly RunRow[]): Promise<IngestionRun[]> {
  if (rows.length === 0) return []
  const results = await db.all<ResultRow>(
    `select * from ingestion_run_sources where ${among(db, 'run_id', 'bigint')} order by run_id, feed_source_id`,
    [rows.map(({ id }) => id)],
  )
  const byRun = Map.groupBy(results, (result) => result.run_id)
  return rows.map((row) => {
    const sources = (byRun.get(row.id) ?? []).map(readResult)
    return {
      id: row.id,
      startedAt: readTime(row.started_at),
      finishedAt: readOptionalTime(row.finished_at),
      outcome: row.outcome,
      newArticles: sources.reduce((sum, source) => sum + source.newArticles, 0),
      aiTokens: row.ai_tokens,
      sources,
    }
  })
}

function readResult(row: ResultRow): SourceResult {
  return {
    feedSourceId: row.feed_source_id,
    outcome: row.outcome,
    newArticles: row.new_articles,
    retitledArticles: row.retitled_articles,
    problems: readJson<string[]>(row.problems),
    elapsedMs: row.elapsed_ms,
  }
}
