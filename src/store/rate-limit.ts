/**
 * The log of admitted calls: an exact sliding window over all processes, kept over restarts. A call is admitted when
 * fewer than `limit` calls were admitted in the window before it; rejected calls are not logged. Admission is a single
 * statement on either database, so no two processes can take the same place.
 */
import type { RateAdmission, RateLimitStore } from '../domain/api-key.ts'
import { type Database, type Queries, readTime, writeTime } from './database.ts'

/** Calls that no window can reach are swept once in so many admissions of a process. */
const SWEEP_EVERY = 1_000
/** The longest window that is ever asked for, with room; older calls are swept. */
const LONGEST_WINDOW_MS = 24 * 60 * 60 * 1000

export function rateLimitStore(db: Database): RateLimitStore {
  let admissions = 0
  return {
    async admitCall(subject, limit, windowMs, now) {
      const at = writeTime(now)
      const isAdmitted = await ADMIT[db.dialect](db, subject, limit, windowMs, at)
      const { used, oldest } = await COUNT[db.dialect](db, subject, windowMs, at)
      if (isAdmitted && ++admissions % SWEEP_EVERY === 0) await sweep(db, at - LONGEST_WINDOW_MS)
      return describe(isAdmitted, limit, used, oldest, windowMs)
    },
  }
}

type Admit = (db: Queries, subject: string, limit: number, windowMs: number, at: number) => Promise<boolean>
type Count = (
  db: Queries,
  subject: string,
  windowMs: number,
  at: number,
) => Promise<{ used: number; oldest: number | null }>

const ADMIT: Record<Queries['dialect'], Admit> = {
  /** The writer's lock makes the count and the insert one step. */
  async sqlite(db, subject, limit, windowMs, at) {
    const changes = await db.run(
      `insert into admitted_calls (subject, called_at)
       select ?, ? where (select count(*) from admitted_calls where subject = ? and called_at > ?) < ?`,
      [subject, at, subject, at - windowMs, limit],
    )
    return changes > 0
  },

  /** The row's lock makes the test and the append one step; the array is in order even where clocks differ. */
  async postgres(db, subject, limit, windowMs, at) {
    if (limit < 1) return false
    const changes = await db.run(
      `insert into admitted_calls as log (subject, calls, last_at) values (?, array[?::bigint], ?)
       on conflict (subject) do update set
         calls = log.calls[greatest(1, cardinality(log.calls) - ? + 2):] || greatest(log.last_at, excluded.last_at),
         last_at = greatest(log.last_at, excluded.last_at)
       where cardinality(log.calls) < ?
         or log.calls[cardinality(log.calls) - ? + 1] <= greatest(log.last_at, excluded.last_at) - ?::bigint`,
      [subject, at, at, limit, limit, limit, windowMs],
    )
    return changes > 0
  },
}

const COUNT: Record<Queries['dialect'], Count> = {
  async sqlite(db, subject, windowMs, at) {
    const row = await db.get<{ used: number; oldest: number | null }>(
      'select count(*) as used, min(called_at) as oldest from admitted_calls where subject = ? and called_at > ?',
      [subject, at - windowMs],
    )
    return row!
  },

  async postgres(db, subject, windowMs, at) {
    const row = await db.get<{ used: number; oldest: number | null }>(
      `select count(*) as used, min(call) as oldest
       from admitted_calls, unnest(calls) as call where subject = ? and call > ?`,
      [subject, at - windowMs],
    )
    return row!
  },
}

async function sweep(db: Queries, before: number): Promise<void> {
  const column = db.dialect === 'sqlite' ? 'called_at' : 'last_at'
  await db.run(`delete from admitted_calls where ${column} < ?`, [before])
}

function describe(
  isAdmitted: boolean,
  limit: number,
  used: number,
  oldest: number | null,
  windowMs: number,
): RateAdmission {
  return {
    isAdmitted,
    remaining: isAdmitted ? Math.max(0, limit - used) : 0,
    oldestLeavesAt: oldest === null ? null : readTime(oldest + windowMs),
  }
}
