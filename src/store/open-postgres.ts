/** Opens the PostgreSQL store of a deployment of several processes. */
import type { Clock } from '../domain/clock.ts'
import { DomainError } from '../domain/errors.ts'
import type { Store } from '../domain/store.ts'
import { PostgresDatabase } from './postgres-database.ts'
import { RevisionWatch } from './postgres-revision.ts'
import { PostgresStories } from './postgres-stories.ts'
import { createStore } from './store.ts'

/** @param url `postgres://…`. @throws DomainError 'store_unavailable' when it cannot be reached or used */
export async function openPostgres(url: string, clock: Clock): Promise<Store> {
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
