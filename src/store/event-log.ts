/**
 * The log of events, and what webhooks are told of them. Written inside the transaction that makes them true, so that none is lost and none is told of
 * what was rolled back; ids come from a row that stays locked until the commit, so that their order is its order.
 */
import type { EventLog, Happening } from '../domain/event-log.ts'
import { type Columns, type Database, type Queries, readJson, readTime, writeJson, writeTime } from './database.ts'
import { takeIds } from './store-state.ts'
import { queueDeliveries, trimDeliveries } from './webhooks.ts'

/** Events kept: more than any listener is sent at once, some 1 MB. */
export const EVENT_BOUND = 10_000

const EVENT_COLUMNS: Columns = { id: 'bigint', happened_at: 'bigint', happening: 'text' }

interface EventRow {
  id: number
  happened_at: number
  happening: string
}

export function eventLog(db: Database): EventLog {
  return {
    async listEvents(afterId, limit) {
      const rows = await db.all<EventRow>('select * from events where id > ? order by id limit ?', [afterId, limit])
      return rows.map((row) => ({
        id: row.id,
        happenedAt: readTime(row.happened_at),
        happening: readJson<Happening>(row.happening),
      }))
    },

    async eventRange() {
      const row = await db.get<{ oldest: number | null; newest: number | null }>(
        'select min(id) as oldest, max(id) as newest from events',
      )
      return { oldestId: row?.oldest ?? 0, newestId: row?.newest ?? 0 }
    },
  }
}

/** To be called in the transaction that makes the events true. */
export async function recordEvents(tx: Queries, happenings: readonly Happening[], now: Date): Promise<void> {
  if (happenings.length === 0) return
  const firstId = await takeIds(tx, 'event', happenings.length)
  const events = happenings.map((happening, index) => ({ id: firstId + index, happenedAt: now, happening }))
  const rows = events.map(({ id, happenedAt, happening }) => ({
    id,
    happened_at: writeTime(happenedAt),
    happening: writeJson(happening),
  }))
  await tx.insert('events', EVENT_COLUMNS, rows)
  await queueDeliveries(tx, events)
}

/** Forgets what is beyond the bounds; once a run is often enough. */
export async function trimEvents(tx: Queries): Promise<void> {
  await tx.run('delete from events where id <= (select max(id) from events) - ?', [EVENT_BOUND])
  await trimDeliveries(tx)
}
