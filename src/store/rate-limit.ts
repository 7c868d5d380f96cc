/**
 * The log of admitted calls: an exact sliding window over all processes, kept over restarts. A call is admitted when
 * fewer than `limit` calls were admitted in the window before it; rejected calls are not logged. Admission is a single
 * statement on either database, so no two processes can take the same place.
 */
import type { RateAdmission, RateLimitStore } from '../domain/api-key.ts'
import { type Database, type Queries, readTime, writeTime } from './database.ts'

/** Calls that no window can reach any more are swept once in so many admissions of a process. */
const SWEEP_EVERY = 1_000
/** Longer than any window that is asked for. */
const LONGEST_WINDOW_MS = 24 * 60 * 60 * 1000

interface Call {
  subject: string
  limit: number
  windowMs: number
  /** In ms since 1970. */
  at: number
}

export function rateLimitStore(db: Database): RateLimitStore {
  const admit = db.dialect === 'sqlite' ? admitOnSqlite : admitOnPostgres
  const count = db.dialect === 'sqlite' ? countOnSqlite : countOnPostgres
  let admissions = 0
  return {
    async admitCall(subject, limit, windowMs, now): Promise<RateAdmission> {
      const call: Call = { subject, limit, windowMs, at: writeTime(now) }
      const isAdmitted = limit > 0 && (await admit(db, call))
      const { used, oldest } = await count(db, call)
      if (isAdmitted && ++admissions % SWEEP_EVERY === 0) await sweep(db, call.at - LONGEST_WINDOW_MS)
      return {
        isAdmitted,
        remaining: isAdmitted ? Math.max(0, limit - used) : 0,
        oldestLeavesAt: oldest === null ? null : readTime(oldest + windowMs),
      }
    },
  }
}

/** A row a call. The writer's lock makes the count and the insert one step. */
async function admitOnSqlite(db: Queries, { subject, limit, windowMs, at }: Call): Promise<boolean> {
  const changes = await db.run(
    `insert into admitted_calls (subject, called_at)
     select ?, ? where (select count(*) from admitted_calls where subject = ? and called_at > ?) < ?`,
    [subject, at, subject, at - windowMs, limit],
  )
  return changes > 0
}

/**
 * An array a subject, its last `limit` calls in order. The row's lock makes the test and the append one step. A call
 * that comes later than one with a later time is logged at that time: the order holds, and no window gains by it. The log is written without
 * waiting for the disk: what a crash of the server could lose is the last half second of it.
 */
async function admitOnPostgres(db: Queries, { subject, limit, windowMs, at }: Call): Promise<boolean> {
  const changes = await db.run(
    `with relaxed as materialized (select set_config('synchronous_commit', 'off', true))
     insert into admitted_calls as log (subject, calls, last_at)
     select ?, array[?::bigint], ?::bigint from relaxed
     on conflict (subject) do update set
       calls = log.calls[greatest(1, cardinality(log.calls) - ?::int + 2):]
         || greatest(log.last_at, excluded.last_at),
       last_at = greatest(log.last_at, excluded.last_at)
     where cardinality(log.calls) < ?::int
       or log.calls[cardinality(log.calls) - ?::int + 1] <= excluded.last_at - ?::bigint`,
    [subject, at, at, limit, limit, limit, windowMs],
  )
  return changes > 0
}

interface Usage {
  used: number
  oldest: number | null
}

async function countOnSqlite(db: Queries, { subject, windowMs, at }: Call): Promise<Usage> {
  const row = await db.get<Usage>(
    'select count(*) as used, min(called_at) as oldest from admitted_calls where subject = ? and called_at > ?',
    [subject, at - windowMs],
  )
  return row!
}

async function countOnPostgres(db: Queries, { subject, windowMs, at }: Call): Promise<Usage> {
  const row = await db.get<Usage>(
    `select count(*) as used, min(call) as oldest from admitted_calls, unnest(calls) as call
     where subject = ? and call > ?`,
    [subject, at - windowMs],
  )
  return row!
}

async function sweep(db: Queries, before: number): Promise<void> {
  const column = db.dialect === 'sqlite' ? 'called_at' : 'last_at'
  await db.run(`delete from admitted_calls where ${column} < ?`, [before])
}
