/** The embedded store: its two files in the data directory, and how each is written. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Clock } from '../domain/clock.ts'
import type { Store } from '../domain/store.ts'
import { SqliteDatabase } from './sqlite-database.ts'
import { SqliteStories } from './sqlite-stories.ts'
import { createStore } from './store.ts'

/** A writer waits this long for another process: longer than any transaction of ours, import aside. */
const BUSY_TIMEOUT_MS = 30_000
/** The file of the limits is only ever held for microseconds. */
const LIMITS_BUSY_TIMEOUT_MS = 2_000
const WRITER_CACHE_KIB = 16 * 1024
const READER_CACHE_KIB = 4 * 1024
const LIMITS_CACHE_KIB = 1024
/** Pages in the write-ahead log before they are moved into the file: 16 MB. */
const CHECKPOINT_PAGES = 4_000

const mainFile = (dataDir: string) => resolve(dataDir, 'debrief.db')

/** Whether a store has been made there before. */
export function hasSqlite(dataDir: string): boolean {
  return existsSync(mainFile(dataDir))
}

/** @param options.checkpointsLimits whether this thread may wait for the disk on behalf of the limits */
export function openSqlite(
  dataDir: string,
  clock: Clock,
  options: { checkpointsLimits: boolean } = { checkpointsLimits: true },
): { store: Store; stories: SqliteStories; limits: SqliteDatabase } {
  const main = new SqliteDatabase({
    // From the root on: SQLite takes a name that begins with "file:" for an address.
    file: mainFile(dataDir),
    durability: 'power',
    busyTimeoutMs: BUSY_TIMEOUT_MS,
    writerCacheKib: WRITER_CACHE_KIB,
    readerCacheKib: READER_CACHE_KIB,
    checkpointPages: CHECKPOINT_PAGES,
  })
  const limits = new SqliteDatabase({
    file: resolve(dataDir, 'limits.db'),
    // Survives the end of the process; a power cut may take the last calls along, and with them the caller's burst.
    durability: 'process',
    busyTimeoutMs: LIMITS_BUSY_TIMEOUT_MS,
    writerCacheKib: LIMITS_CACHE_KIB,
    readerCacheKib: LIMITS_CACHE_KIB,
    checkpointPages: options.checkpointsLimits ? 1_000 : 0,
  })
  const stories = new SqliteStories(main)
  return { store: createStore({ main, limits, stories, clock }), stories, limits }
}
