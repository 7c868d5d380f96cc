/** Opens the store that the settings name: PostgreSQL, or the embedded database in the data directory. */
import { join } from 'node:path'
import type { Clock } from '../domain/clock.ts'
import { DomainError } from '../domain/errors.ts'
import type { Store } from '../domain/store.ts'
import { PostgresDatabase } from './postgres-database.ts'
import { RevisionWatch } from './postgres-revision.ts'
import { PostgresStories } from './postgres-stories.ts'
import { SqliteDatabase } from './sqlite-database.ts'
import { SqliteStories } from './sqlite-stories.ts'
import { createStore } from './store.ts'

export interface OpenOptions {
  /** `postgres://…`; null = embedded. */
  databaseUrl: string | null
  dataDir: string
  clock: Clock
  /** Whether writes and heavy reads go to a thread of their own, so that this one never stalls. */
  offload?: boolean
}

/** @throws DomainError 'store_unavailable' when it cannot be opened */
export async function openStore(options: OpenOptions): Promise<Store> {
  if (options.databaseUrl !== null) return openPostgres(options.databaseUrl, options.clock)
  return openSqlite(options.dataDir, options.clock)
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

function openSqlite(dataDir: string, clock: Clock): Store {
  const main = new SqliteDatabase({
    file: join(dataDir, 'debrief.db'),
    synchronous: 'full',
    busyTimeoutMs: 30_000,
    cacheKib: 32 * 1024,
    checkpointPages: 4_000,
  })
  const limits = new SqliteDatabase({
    file: join(dataDir, 'limits.db'),
    synchronous: 'normal',
    busyTimeoutMs: 5_000,
    cacheKib: 1024,
    checkpointPages: 1_000,
  })
  return createStore({ main, limits, stories: new SqliteStories(main), clock })
}
