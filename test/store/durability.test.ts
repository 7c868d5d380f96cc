/** What a commit outlives: see `Durability`. A power cut cannot be made here; what the database was asked for can be seen. */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Database, Durability, Queries } from '../../src/store/database.ts'
import { PostgresDatabase } from '../../src/store/postgres-database.ts'
import { SqliteDatabase } from '../../src/store/sqlite-database.ts'
import { onEachBackend, useStore } from './backends.ts'

const SETTING = { sqlite: 'pragma synchronous', postgres: 'show synchronous_commit' }

async function settingIn(tx: Queries): Promise<string> {
  const row = await tx.get<Record<string, unknown>>(SETTING[tx.dialect])
  return String(Object.values(row ?? {})[0])
}

onEachBackend(
  'the durability of a commit',
  (backend) => {
    const fixture = useStore(backend)

    function open(most: Durability): Database {
      if (backend === 'postgres') return new PostgresDatabase(fixture.place.databaseUrl!)
      return new SqliteDatabase({
        file: join(fixture.place.dataDir, 'durability.db'),
        durability: most,
        busyTimeoutMs: 1_000,
        writerCacheKib: 1_024,
        readerCacheKib: 1_024,
        checkpointPages: 1_000,
      })
    }

    test('a commit waits for the disk unless it says otherwise, and the next one again', async () => {
      const db = open('power')
      try {
        const waits = backend === 'postgres' ? 'on' : '2'
        const goesOn = backend === 'postgres' ? 'off' : '1'
        assert.equal(await db.transaction(settingIn), waits)
        assert.equal(await db.transaction(settingIn, 'process'), goesOn)
        assert.equal(await db.transaction(settingIn), waits)
      } finally {
        await db.close()
      }
    })

    if (backend === 'postgres') return
    test('a database that is to outlive kills only never waits', async () => {
      const db = open('process')
      try {
        assert.equal(await db.transaction(settingIn, 'power'), '1')
      } finally {
        await db.close()
      }
    })
  },
  { withThread: false },
)
