/** Opens the store that the settings name: PostgreSQL, or the embedded database in the data directory. */
import type { Clock } from '../domain/clock.ts'
import { DomainError } from '../domain/errors.ts'
import type { Store } from '../domain/store.ts'
import { offloadStore } from './offload.ts'
import { openSqlite } from './open-sqlite.ts'
import { PostgresDatabase } from './postgres-database.ts'
import { RevisionWatch } from './postgres-revision.ts'
import { PostgresStories } from './postgres-stories.ts'
import { createStore } from './store.ts'

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

/** @throws DomainError 'store_unavailable' when it cannot be opened */
export async function openStore(options: OpenOptions): Promise<Store> {
  if (options.databaseUrl !== null) return openPostgres(options.databaseUrl, options.clock)
  const { dataDir, clock, offload = false } = options
  const { store } = openSqlite(dataDir, clock, { checkpointsLimits: !offload })
  return offload ? offloadStore(store, dataDir, clock) : store
}

async function openPostgres(url: string, clock: Clock): Promise<Store> {
  const db = new PostgresDatabase(url)
  try {
    await db.get('select 1 as one')
  } catch (error) {
    await db.close()
    throw error instanceof DomainError
      ? error
      : new DomainError('store_unavailable', 'the database cannot be used', { cause: error })
  }
  const watch = new RevisionWatch(db)
  const store = createStore({ main: db, limits: db, stories: new PostgresStories(db, watch), clock })
  return {
    ...store,
    async migrate() {
      await store.migrate()
      await watch.refresh()
    },
    async close() {
      await watch.close()
      await store.close()
    },
  }
}
