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

/**
 * @param time whose present counts on PostgreSQL. 'database': its own, so that processes whose clocks differ share one
 * exact window. 'caller': the one that is handed in, for tests that set it. SQLite's callers share a machine's clock
 */
export function rateLimitStore(db: Database, time: 'caller' | 'database' = 'caller'): RateLimitStore {
  const admit =
    db.dialect === 'sqlite' ? admitOnSqlite : time === 'caller' ? admitAt('?::bigint') : admitAt(DATABASE_NOW)
  let admissions = 0
  return {
    async admitCall(subject, limit, windowMs, now): Promise<RateAdmission> {
      const call: Call = { subject, limit, windowMs, at: writeTime(now) }
      const { isAdmitted, used, oldest, at } = await admit(db, call)
      if (isAdmitted && ++admissions % SWEEP_EVERY === 0) await sweep(db, at - LONGEST_WINDOW_MS)
      return {
        isAdmitted,
        remaining: isAdmitted ? Math.max(0, limit - used) : 0,
        // On the caller's clock, whichever one counted.
        oldestLeavesAt: oldest === null ? null : readTime(oldest + windowMs - at + call.at),
      }
    },
  }
}

interface Outcome {
  isAdmitted: boolean
  /** Calls in the window, this one included. */
  used: number
  oldest: number | null
  /** The present that counted, in ms since 1970. */
  at: number
}

/** A row a call. The writer's lock makes the insert and the count one step. */
function admitOnSqlite(db: Database, { subject, limit, windowMs, at }: Call): Promise<Outcome> {
  return db.transaction(async (tx) => {
    const changes = await tx.run(
      `insert into admitted_calls (subject, called_at)
       select ?, ? where (select count(*) from admitted_calls where subject = ? and called_at > ?) < ?`,
      [subject, at, subject, at - windowMs, limit],
    )
    if (changes === 0) await tx.run(MOVE_TO_PRESENT, [at, subject, at + windowMs])
    const usage = await tx.get<Pick<Outcome, 'used' | 'oldest'>>(
      'select count(*) as used, min(called_at) as oldest from admitted_calls where subject = ? and called_at > ?',
      [subject, at - windowMs],
    )
    return { isAdmitted: changes > 0, at, ...usage! }
  }, 'process')
}

/** Calls more than a window ahead were admitted before the clock was set back: the caller waits a window for them, no more. */
const MOVE_TO_PRESENT = 'update admitted_calls set called_at = ? where subject = ? and called_at > ?'

const DATABASE_NOW = `floor(extract(epoch from clock_timestamp()) * 1000)::bigint`

/**
 * An array a subject, its last `limit` calls in order. The row's lock makes the test, the append and the count one
 * step. A call that comes later than one with a later time is logged at that time: the order holds, and no window gains
 * by it. The log is written without waiting for the disk: what a crash of the server could lose is the last half second.
 */
function admitAt(present: string): (db: Queries, call: Call) => Promise<Outcome> {
  const times = (at: number) => (present === DATABASE_NOW ? [] : [at])
  const usageOf = (calls: string, since: string) =>
    `(select count(*) from unnest(${calls}) as call where call > ${since}) as used,
     (select min(call) from unnest(${calls}) as call where call > ${since}) as oldest`
  return async (db, { subject, limit, windowMs, at }) => {
    const admitted = await db.get<Omit<Outcome, 'isAdmitted'>>(
      `with relaxed as materialized (select set_config('synchronous_commit', 'off', true), ${present} as present)
       insert into admitted_calls as log (subject, calls, last_at)
       select ?, array[present], present from relaxed where ?::int > 0
       on conflict (subject) do update set
         calls = log.calls[greatest(1, cardinality(log.calls) - ?::int + 2):]
           || greatest(log.last_at, excluded.last_at),
         last_at = greatest(log.last_at, excluded.last_at)
       where cardinality(log.calls) < ?::int
         or log.calls[cardinality(log.calls) - ?::int + 1] <= excluded.last_at - ?::bigint
       returning log.last_at as at, ${usageOf('log.calls', 'log.last_at - ?::bigint')}`,
      [...times(at), subject, limit, limit, limit, limit, windowMs, windowMs, windowMs],
    )
    if (admitted !== undefined) return { isAdmitted: true, ...admitted }
    // The same as MOVE_TO_PRESENT, of the array.
    await db.run(
      `with relaxed as materialized (select ${present} as present)
       update admitted_calls as log set
         calls = array(select least(call, present) from unnest(log.calls) as call order by 1), last_at = present
       from relaxed where subject = ? and last_at > present + ?::bigint`,
      [...times(at), subject, windowMs],
    )
    const refused = await db.get<Omit<Outcome, 'isAdmitted'>>(
      `with relaxed as materialized (select ${present} as present)
       select present as at, ${usageOf('log.calls', 'present - ?::bigint')}
       from relaxed left join admitted_calls as log on log.subject = ?`,
      [...times(at), windowMs, windowMs, subject],
    )
    return { isAdmitted: false, ...refused! }
  }
}

async function sweep(db: Queries, before: number): Promise<void> {
  const column = db.dialect === 'sqlite' ? 'called_at' : 'last_at'
  await db.run(`delete from admitted_calls where ${column} < ?`, [before])
}
