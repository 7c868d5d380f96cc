/**
 * Brings a schema up to date: numbered, forward only, safe when two processes start at once. All of it is one
 * transaction: a database of another program, or one where a later migration fails, is left as it was.
 */
import { DomainError } from '../domain/errors.ts'
import type { Database, Queries } from './database.ts'
import { initial } from './migrations/0001_initial.ts'
import { limits } from './migrations/0002_limits.ts'
import { eventLog } from './migrations/0003_event_log.ts'
import { titlesToImprove } from './migrations/0004_titles_to_improve.ts'
import { webhooks } from './migrations/0005_webhooks.ts'
import { feedMemory } from './migrations/0006_feed_memory.ts'
import { removedItems } from './migrations/0007_removed_items.ts'
import { joiningLinks } from './migrations/0008_joining_links.ts'
import { vowelSigns } from './migrations/0009_vowel_signs.ts'
import { networksOfKeyRequests } from './migrations/0010_networks_of_key_requests.ts'
import type { Migration } from './migrations/migration.ts'

const MIGRATIONS: readonly Migration[] = [
  initial,
  limits,
  eventLog,
  titlesToImprove,
  webhooks,
  feedMemory,
  removedItems,
  joiningLinks,
  vowelSigns,
  networksOfKeyRequests,
]

/** Any number, so long as nothing else in the database locks on it. */
const ADVISORY_LOCK = 7_302_114

/**
 * @param file which migrations to run; null = all
 * @throws DomainError 'conflict' when the schema is of a newer version: what this one would write into it, nobody has
 * tried; or when there are tables in the way, of another program or of a backup put back in part
 */
export async function migrateDatabase(db: Database, file: Migration['file'] | null): Promise<void> {
  try {
    await runMigrations(db, file)
  } catch (cause) {
    if (cause instanceof DomainError) throw cause
    throw new DomainError('conflict', 'the tables in the database are not those that Debrief makes', { cause })
  }
}

async function runMigrations(db: Database, file: Migration['file'] | null): Promise<void> {
  await db.transaction(async (tx) => {
    await lockOutOthers(tx)
    await tx.run(`create table if not exists schema_migrations (id bigint primary key, name text not null)`)
    const done = await tx.all<{ id: number; name: string }>('select id, name from schema_migrations order by id')
    const last = done.at(-1)
    if (last !== undefined && last.id > MIGRATIONS.at(-1)!.id) {
      throw new DomainError('conflict', `the database was made by a newer version of Debrief (by "${last.name}")`)
    }
    for (const migration of MIGRATIONS) {
      if (file !== null && migration.file !== file) continue
      if (done.some(({ id }) => id === migration.id)) continue
      for (const statement of migration.statements(tx.dialect)) await tx.run(statement)
      await tx.run('insert into schema_migrations (id, name) values (?, ?)', [migration.id, migration.name])
    }
  })
}

/** SQLite's transactions begin with the write lock already. */
async function lockOutOthers(tx: Queries): Promise<void> {
  if (tx.dialect === 'postgres') await tx.get('select pg_advisory_xact_lock(?::bigint)', [ADVISORY_LOCK])
}
