/** Opens the store that the settings name: PostgreSQL, or the embedded database in the data directory. */
import type { Clock } from '../domain/clock.ts'
import type { Store } from '../domain/store.ts'
import { offloadStore } from './offload.ts'
import { hasSqlite, openSqlite } from './open-sqlite.ts'

export interface OpenOptions {
  /** `postgres://…`; null = embedded. */
  databaseUrl: string | null
  dataDir: string
  clock: Clock
  /**
   * Whether writes and heavy reads of the embedded database go to a thread of their own, so that this one never
   * stalls. PostgreSQL needs none.
   */
  offload?: boolean
}

/** Whether a store is there already, or would be made by opening it. What PostgreSQL holds, only asking it tells. */
export function hasStore({ databaseUrl, dataDir }: Pick<OpenOptions, 'databaseUrl' | 'dataDir'>): boolean {
  return databaseUrl !== null || hasSqlite(dataDir)
}

/** @throws DomainError 'store_unavailable' when it cannot be opened */
export async function openStore(options: OpenOptions): Promise<Store> {
  if (options.databaseUrl !== null) {
    // Its driver is loaded only where it is used: it costs memory and a part of the start.
    const { openPostgres } = await import('./open-postgres.ts')
    return openPostgres(options.databaseUrl, options.clock)
  }
  const { dataDir, clock, offload = false } = options
  const { store } = openSqlite(dataDir, clock, { checkpointsLimits: !offload })
  return offload ? offloadStore(store, dataDir, clock) : store
}
