import assert from 'node:assert/strict'
import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, test } from 'node:test'
import { DomainError, type ErrorCode, reasonOf } from '../../src/domain/errors.ts'
import type { Queries } from '../../src/store/database.ts'
import { openStore } from '../../src/store/open.ts'
import { PostgresDatabase } from '../../src/store/postgres-database.ts'
import { SqliteDatabase } from '../../src/store/sqlite-database.ts'
import { makePlace, onEachBackend, onServer, type Place, TestClock } from './backends.ts'
import { sourceDraft } from './publisher.ts'

const clock = new TestClock()
const isCode = (code: ErrorCode) => (error: unknown) => error instanceof DomainError && error.code === code

function openLimited(place: Place): SqliteDatabase {
  return new SqliteDatabase({
    file: join(place.dataDir, 'debrief.db'),
    durability: 'power',
    busyTimeoutMs: 20,
    writerCacheKib: 256,
    readerCacheKib: 256,
    checkpointPages: 1_000,
  })
}

test('an embedded database is made for its owner only, folder and files', async () => {
  const place = await makePlace('sqlite')
  const dataDir = join(place.dataDir, 'made')
  const store = await openStore({ ...place, dataDir, clock })
  await store.migrate()
  const modeOf = (path: string) => statSync(path).mode & 0o777
  assert.equal(modeOf(dataDir), 0o700)
  const files = readdirSync(dataDir)
  assert.ok(files.includes('debrief.db-wal') && files.includes('limits.db'), files.join())
  for (const file of files) assert.equal(modeOf(join(dataDir, file)), 0o600, file)
  await store.close()
  await place.remove()
})

describe('an embedded database that cannot be used', () => {
  test('is store_unavailable when its file is none of ours, and when its directory is a file', async () => {
    const place = await makePlace('sqlite')
    writeFileSync(join(place.dataDir, 'debrief.db'), 'no database at all, but long enough to have a header'.repeat(200))
    await assert.rejects(openStore({ ...place, clock }), isCode('store_unavailable'))
    const dataDir = join(place.dataDir, 'debrief.db')
    await assert.rejects(openStore({ ...place, dataDir, clock }), isCode('store_unavailable'))
    await place.remove()
  })

  test('says which of its files it is that is none of ours', async () => {
    for (const file of ['debrief.db', 'limits.db']) {
      const place = await makePlace('sqlite')
      writeFileSync(join(place.dataDir, file), 'no database at all, but long enough to have a header'.repeat(200))
      const refused = await openStore({ ...place, clock }).catch((error: unknown) => error)
      assert.equal(reasonOf(refused), `${file}: file is not a database`)
      await place.remove()
    }
  })

  test('is store_unavailable when another process holds it beyond the deadline, and usable again after', async () => {
    const place = await makePlace('sqlite')
    const store = await openStore({ ...place, clock })
    await store.migrate()
    const db = openLimited(place)
    const holder = new DatabaseSync(join(place.dataDir, 'debrief.db'))
    holder.exec('begin immediate')
    await assert.rejects(db.run('delete from host_pauses'), isCode('store_unavailable'))
    await assert.rejects(
      db.transaction((tx) => tx.run('delete from host_pauses')),
      isCode('store_unavailable'),
    )
    holder.exec('rollback')
    assert.equal(await db.run('delete from host_pauses'), 0)
    holder.close()
    await db.close()
    await store.close()
    await place.remove()
  })

  test('leaves its thread free while a write waits for another process', async () => {
    const place = await makePlace('sqlite')
    const store = await openStore({ ...place, clock })
    await store.migrate()
    const holder = new DatabaseSync(join(place.dataDir, 'debrief.db'))
    holder.exec('begin immediate')
    const write = store.saveFeedSources([sourceDraft('late')])
    let turns = 0
    while (turns < 20) {
      await new Promise((resolve) => setImmediate(resolve))
      assert.deepEqual(await store.listFeedSources(), [])
      turns++
    }
    holder.exec('rollback')
    holder.close()
    assert.deepEqual(await write, { added: 1, changed: 0 })
    await store.close()
    await place.remove()
  })

  test('rolls back whole when it is full, and says so', async () => {
    const place = await makePlace('sqlite')
    const store = await openStore({ ...place, clock })
    await store.migrate()
    await store.close()
    const db = openLimited(place)
    const work = db.transaction(async (tx) => {
      await tx.get('pragma max_page_count = 60')
      for (let i = 0; ; i++) {
        await tx.run('insert into host_pauses (host, until_at) values (?, ?)', [`${i}`.padEnd(2_000, 'x'), i])
      }
    })
    await assert.rejects(work, isCode('store_unavailable'))
    assert.deepEqual(await db.all('select host from host_pauses'), [])
    await db.close()
    await place.remove()
  })

  test('fails, and never answers "absent", when a table is missing', async () => {
    const place = await makePlace('sqlite')
    const store = await openStore({ ...place, clock })
    await assert.rejects(store.findApiKey('hash'), /no such table: api_keys/)
    await assert.rejects(store.findStory(1, 'both'), /no such table: story_documents/)
    await store.close()
    await place.remove()
  })

  test('says of itself that it is not connected once its file is gone', async () => {
    const place = await makePlace('sqlite')
    const store = await openStore({ ...place, clock })
    await store.migrate()
    assert.equal(await store.findOutage(), null)
    rmSync(join(place.dataDir, 'debrief.db'))
    assert.equal((await store.findOutage())?.code, 'store_unavailable')
    await store.close()
    await place.remove()
  })
})

onEachBackend(
  'a database server that cannot be used',
  (backend) => {
    if (backend !== 'postgres') return

    test('is store_unavailable when nobody listens', async () => {
      const url = 'postgres://nobody@127.0.0.1:1/nothing'
      await assert.rejects(openStore({ databaseUrl: url, dataDir: '', clock }), isCode('store_unavailable'))
    })

    test('is refused when its encoding cannot hold every text', async () => {
      const name = `debrief_test_latin_${process.pid}`
      await onServer(`create database ${name} encoding 'LATIN1' template template0 lc_collate 'C' lc_ctype 'C'`)
      const place = await makePlace('postgres')
      const url = new URL(place.databaseUrl!)
      url.pathname = `/${name}`
      await assert.rejects(openStore({ databaseUrl: url.href, dataDir: '', clock }), {
        code: 'conflict',
        message: 'the database is encoded in LATIN1, which cannot hold every text: it has to be UTF8',
      })
      await onServer(`drop database ${name}`)
      await place.remove()
    })

    test('is store_unavailable when the database is gone, for reads, writes and exports', async () => {
      const place = await makePlace('postgres')
      const store = await openStore({ ...place, clock })
      await store.migrate()
      assert.equal(await store.findOutage(), null)
      await place.remove()
      assert.equal((await store.findOutage())?.code, 'store_unavailable')
      await assert.rejects(store.findStory(1, 'both'), isCode('store_unavailable'))
      await assert.rejects(store.saveFeedSources([sourceDraft('x')]), isCode('store_unavailable'))
      await assert.rejects(store.exportRecords()[Symbol.asyncIterator]().next(), isCode('store_unavailable'))
      await store.close()
    })

    test('is store_unavailable, and no end of the process, when the server ends a connection in mid-transaction', async () => {
      const place = await makePlace('postgres')
      const db = new PostgresDatabase(place.databaseUrl!)
      const endOwn = async (tx: Queries) => {
        const { pid } = (await tx.get<{ pid: number }>('select pg_backend_pid() as pid'))!
        await db.get('select pg_terminate_backend(?::int)', [pid])
        // The socket's end is news from outside: the event comes while nothing is asked.
        while ((await db.get('select 1 from pg_stat_activity where pid = ?::int', [pid])) !== undefined);
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      const work = db.transaction(async (tx) => {
        await endOwn(tx)
        await tx.get('select 1')
      })
      await assert.rejects(work, isCode('store_unavailable'))
      const rows = db.snapshot(async function* (tx) {
        await endOwn(tx)
        yield await tx.get('select 1')
      })
      await assert.rejects(rows[Symbol.asyncIterator]().next(), isCode('store_unavailable'))
      assert.deepEqual(await db.get('select 1 as one'), { one: 1 })
      await db.close()
      await place.remove()
    })

    test('is store_unavailable within seconds when it takes the connection and says nothing', async (t) => {
      const silent = createServer(() => undefined)
      await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
      const db = new PostgresDatabase(`postgres://nobody@127.0.0.1:${(silent.address() as AddressInfo).port}/nothing`)
      t.mock.timers.enable({ apis: ['setTimeout'] })
      const refused = assert.rejects(db.get('select 1'), isCode('store_unavailable'))
      t.mock.timers.tick(10_000)
      t.mock.timers.reset()
      await refused
      await db.close()
      await new Promise((resolve) => silent.close(resolve))
    })

    test('is none where the operator has made transactions serializable: callers at once are counted, not refused', async () => {
      const place = await makePlace('postgres')
      const name = new URL(place.databaseUrl!).pathname.slice(1)
      await onServer(`alter database ${name} set default_transaction_isolation = 'serializable'`)
      const store = await openStore({ ...place, clock })
      await store.migrate()
      const calls = Array.from({ length: 100 }, () => store.admitCall('caller', 50, 60_000, clock.now()))
      const admissions = await Promise.all(calls)
      assert.equal(admissions.filter(({ isAdmitted }) => isAdmitted).length, 50)
      await store.close()
      await place.remove()
    })

    test('is none where all connections are busy for a while: whoever comes waits', async (t) => {
      const place = await makePlace('postgres')
      const db = new PostgresDatabase(place.databaseUrl!)
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      let begun = 0
      const { promise: allBegun, resolve: tellBegun } = Promise.withResolvers<void>()
      const busy = Array.from({ length: 10 }, () =>
        db.transaction(async () => {
          begun += 1
          if (begun === 10) tellBegun()
          await released
        }),
      )
      await allBegun
      t.mock.timers.enable({ apis: ['setTimeout'] })
      const late = db.get('select 1 as one')
      t.mock.timers.tick(15_000)
      t.mock.timers.reset()
      release()
      assert.deepEqual(await late, { one: 1 })
      await Promise.all(busy)
      await db.close()
      await place.remove()
    })

    test('is store_unavailable when it lets nobody in, and its revision is of no kept answer', async () => {
      const place = await makePlace('postgres')
      const store = await openStore({ ...place, clock })
      await store.migrate()
      while (store.revision() < 0) await new Promise((resolve) => setTimeout(resolve, 20))
      const name = new URL(place.databaseUrl!).pathname.slice(1)
      await onServer(`alter database ${name} allow_connections false`)
      await onServer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
      await assert.rejects(store.findStory(1, 'both'), isCode('store_unavailable'))
      await assert.rejects(store.listFeedSources(), isCode('store_unavailable'))
      const deadline = Date.now() + 10_000
      while (store.revision() >= 0 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 50))
      assert.equal(store.revision(), -1)
      await store.close()
      await place.remove()
    })

    test('is a timeout when a statement takes too long', async () => {
      const place = await makePlace('postgres')
      const db = new PostgresDatabase(place.databaseUrl!)
      const work = db.transaction(async (tx) => {
        await tx.run(`set local statement_timeout = 20`)
        await tx.get('select pg_sleep(5)')
      })
      await assert.rejects(work, isCode('timeout'))
      await db.close()
      await place.remove()
    })
  },
  { withThread: false },
)
