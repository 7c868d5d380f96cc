/** What becomes of the room in the embedded database's file that removed rows leave. */
import assert from 'node:assert/strict'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { SqliteDatabase } from '../../src/store/sqlite-database.ts'
import { onEachBackend, useStore } from './backends.ts'

const MB = 1_000_000
const ROWS = 6_000

onEachBackend('room in the file', (backend) => {
  if (backend === 'postgres') return
  const fixture = useStore(backend)
  const sizeOf = (file: string) => statSync(file).size

  function open(file: string): SqliteDatabase {
    const cache = { writerCacheKib: 1_024, readerCacheKib: 1_024 }
    return new SqliteDatabase({ file, durability: 'process', busyTimeoutMs: 1_000, checkpointPages: 4_000, ...cache })
  }

  /** Some 45 MB, of which every other page is freed again. */
  async function fill(db: SqliteDatabase): Promise<void> {
    await db.run('create table ballast (id integer primary key, bytes blob not null)')
    await db.run(
      `insert into ballast select value, randomblob(7500) from (
         with recursive counted (value) as (select 1 union all select value + 1 from counted where value < ${ROWS})
         select value from counted)`,
    )
    await db.run('delete from ballast where id % 10 > 0')
    await db.checkpoint()
  }

  test('goes back to the disk after retention where much is free, in bounded parts, and nothing is lost', async () => {
    const file = join(fixture.place.dataDir, 'debrief.db')
    const db = open(file)
    try {
      await fill(db)
      const sizes = [sizeOf(file)]
      for (let run = 0; run < 5; run++) {
        await fixture.store.removeArticlesBefore(new Date(0))
        sizes.push(sizeOf(file))
      }
      assert.ok(sizes[0]! > 40 * MB, sizes.join())
      // At most 4,000 pages a run, and 16 MB stay for what comes next.
      for (const [index, size] of sizes.slice(1).entries()) assert.ok(sizes[index]! - size < 17 * MB, sizes.join())
      assert.ok(sizes.at(-1)! < 25 * MB && sizes.at(-1)! > 16 * MB, sizes.join())
      assert.equal(sizes.at(-1), sizes.at(-2))
      const [counted] = await db.all<{ rows: number }>(
        'select count(*) as rows from ballast where length(bytes) = 7500',
      )
      assert.equal(counted?.rows, ROWS / 10)
      assert.deepEqual({ ...(await db.get('pragma integrity_check')) }, { integrity_check: 'ok' })
      await db.run('drop table ballast')
    } finally {
      await db.close()
    }
  })

  test('stays in a file that was made without it, and nothing fails', async () => {
    const file = join(fixture.place.dataDir, 'older.db')
    const older = new DatabaseSync(file)
    older.exec('pragma journal_mode = wal; create table kept (id integer primary key)')
    older.close()
    const db = open(file)
    try {
      await fill(db)
      const size = sizeOf(file)
      await db.releaseSpace()
      assert.equal(sizeOf(file), size)
    } finally {
      await db.close()
    }
  })
})
