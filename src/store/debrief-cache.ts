/** Debriefs that were answered, kept until they expire; the oldest leave when there are too many. */
import type { CachedDebrief, DebriefCache } from '../domain/debrief.ts'
import { type Database, readJson, writeJson, writeTime } from './database.ts'

/** Entries kept, at some 2 KB each. */
export const DEBRIEF_BOUND = 10_000
/** The bound is enforced once in so many entries of a process. */
const TRIM_EVERY = 100

export function debriefCache(db: Database): DebriefCache {
  let puts = 0
  return {
    async getDebrief(key, now) {
      const row = await db.get<{ debrief: string }>('select debrief from debriefs where key = ? and expires_at > ?', [
        key,
        writeTime(now),
      ])
      return row === undefined ? null : readJson<CachedDebrief>(row.debrief)
    },

    putDebrief: (key, debrief, expiresAt) =>
      db.transaction(async (tx) => {
        // Entries leave in the order in which they came, whatever the clock did.
        await tx.run(
          `insert into debriefs (key, debrief, position, expires_at)
           select ?, ?, coalesce(max(position), 0) + 1, ? from debriefs where true
           on conflict (key) do update set debrief = excluded.debrief, position = excluded.position,
             expires_at = excluded.expires_at`,
          [key, writeJson(debrief), writeTime(expiresAt)],
        )
        if (puts++ % TRIM_EVERY !== 0) return
        await tx.run(
          `delete from debriefs where position <=
             (select position from debriefs order by position desc limit 1 offset ?)`,
          [DEBRIEF_BOUND],
        )
      }),
  }
}
