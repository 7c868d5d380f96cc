import assert from 'node:assert/strict'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { Client } from 'pg'
import { openStore } from '../../src/store/open.ts'
import { makePlace, onEachBackend, type Place, TestClock } from './backends.ts'

async function execute({ databaseUrl, dataDir }: Place, sql: string): Promise<void> {
  if (databaseUrl === null) {
    const database = new DatabaseSync(join(dataDir, 'debrief.db'))
    database.exec(sql)
    return database.close()
  }
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(sql)
  await client.end()
}

onEachBackend('migrations', (backend) => {
  test('leave a database alone that a newer version has made', async (t) => {
    const place = await makePlace(backend)
    t.after(() => place.remove())
    const store = await openStore({ ...place, clock: new TestClock() })
    await store.migrate()
    await store.close()
    await execute(place, `insert into schema_migrations (id, name) values (9999, 'later')`)
    const again = await openStore({ ...place, clock: new TestClock() })
    t.after(() => again.close())
    await assert.rejects(again.migrate(), {
      code: 'conflict',
      message: 'the database was made by a newer version of Debrief (by "later")',
    })
    await execute(place, 'delete from schema_migrations where id = 9999')
    await again.migrate()
  })
  test('do not say of a database whose record of migrations is not whole that another program has made it', async (t) => {
    const place = await makePlace(backend)
    t.after(() => place.remove())
    const store = await openStore({ ...place, clock: new TestClock() })
    t.after(() => store.close())
    await store.migrate()
    await execute(place, 'delete from schema_migrations where id = 1')
    await assert.rejects(store.migrate(), {
      code: 'conflict',
      message: 'the tables in the database are not those that Debrief makes',
    })
  })
  test('say of a database of another program that it is one, and leave nothing half done in it', async (t) => {
    for (const theirs of ['create table articles (x int)', 'create table schema_migrations (version int)']) {
      const place = await makePlace(backend)
      t.after(() => place.remove())
      // Its file.
      await (await openStore({ ...place, clock: new TestClock() })).close()
      await execute(place, theirs)
      const store = await openStore({ ...place, clock: new TestClock() })
      t.after(() => store.close())
      await assert.rejects(store.migrate(), {
        code: 'conflict',
        message: 'the tables in the database are not those that Debrief makes',
      })
      await execute(place, 'create table feed_sources (x int)')
    }
  })
})
