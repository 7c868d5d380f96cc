/** Opens the PostgreSQL store of a deployment of several processes. */
import type { Clock } from '../domain/clock.ts'
import { DomainError } from '../domain/errors.ts'
import type { Store } from '../domain/store.ts'
import { PostgresDatabase } from './postgres-database.ts'
import { RevisionWatch } from './postgres-revision.ts'
import { PostgresStories } from './postgres-stories.ts'
import { createStore } from './store.ts'

/** Encodings that keep every text as it is sent: the second takes bytes for what they are. */
const WHOLE_ENCODINGS = ['UTF8', 'SQL_ASCII']

/**
 * @param url `postgres://…`
 * @throws DomainError 'store_unavailable' when it cannot be reached or used, 'conflict' when it cannot hold every text
 */
export async function openPostgres(url: string, clock: Clock): Promise<Store> {
  const db = new PostgresDatabase(url)
  try {
    await checkEncoding(db)
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

/** Otherwise the start would succeed, and the first feed with a curly quotation mark fail. */
async function checkEncoding(db: PostgresDatabase): Promise<void> {
  const { encoding } = (await db.get<{ encoding: string }>(`select current_setting('server_encoding') as encoding`))!
  if (WHOLE_ENCODINGS.includes(encoding)) return
  throw new DomainError(
    'conflict',
    `the database is encoded in ${encoding}, which cannot hold every text: it has to be UTF8`,
  )
}
