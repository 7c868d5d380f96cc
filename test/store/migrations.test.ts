import assert from 'node:assert/strict'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { Client } from 'pg'
import { openStore } from '../../src/store/open.ts'
import { makePlace, onEachBackend, type Place, TestClock } from './backends.ts'

async function execute({ databaseUrl, dataDir }: Place, sql: string): Promise<object[]> {
  if (databaseUrl === null) {
    const database = new DatabaseSync(join(dataDir, 'debrief.db'))
    const rows = database.prepare(sql).all()
    database.close()
    return rows
  }
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<object>(sql)
  await client.end()
  return rows
}

function listTables(place: Place): Promise<object[]> {
  const [catalogue, names] =
    place.databaseUrl === null
      ? ['sqlite_master', 'name']
      : [`information_schema.tables where table_schema = 'public'`, 'table_name']
  return execute(place, `select ${names} as name from ${catalogue} order by 1`)
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
  test('say of a database of another program that it is one, and leave it as it was', async (t) => {
    // The first migration makes `articles`, a later one `webhooks`.
    const tables = ['create table articles (x int)', 'create table webhooks (x int)']
    for (const theirs of [...tables, 'create table schema_migrations (version int)']) {
      const place = await makePlace(backend)
      t.after(() => place.remove())
      // Its file.
      await (await openStore({ ...place, clock: new TestClock() })).close()
      await execute(place, theirs)
      const before = await listTables(place)
      const store = await openStore({ ...place, clock: new TestClock() })
      t.after(() => store.close())
      await assert.rejects(store.migrate(), {
        code: 'conflict',
        message: 'the tables in the database are not those that Debrief makes',
      })
      assert.deepEqual(await listTables(place), before)
    }
  })
})
