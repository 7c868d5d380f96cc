import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import type { Database } from '../../src/store/database.ts'
import { PostgresDatabase } from '../../src/store/postgres-database.ts'
import { rebuildSearchIndex } from '../../src/store/search-rebuild.ts'
import { SqliteDatabase } from '../../src/store/sqlite-database.ts'
import { onEachBackend, useStore } from './backends.ts'
import { Publisher, sourceDraft } from './publisher.ts'

onEachBackend(
  'rebuilding the search index',
  (backend) => {
    const fixture = useStore(backend)
    let db: Database

    async function count(search: string): Promise<number> {
      const query = { page: 1, perPage: 1, sort: 'latest', sources: null, category: null, minSources: 1 } as const
      return (await fixture.store.listStories({ ...query, search }, 'both')).total
    }

    /** The database in a process that ends after so many transactions. */
    function endAfter(transactions: number): Database {
      let left = transactions
      const transaction: Database['transaction'] = (work) => {
        if (left-- === 0) throw new Error('the process has ended')
        return db.transaction(work)
      }
      return { get: (sql: string, params?: []) => db.get(sql, params), transaction } as unknown as Database
    }

    before(async () => {
      await fixture.store.saveFeedSources([sourceDraft('daily')])
      const publisher = new Publisher(fixture.store, fixture.clock)
      await publisher.publish(
        'daily',
        Array.from({ length: 1_100 }, (_, index) => ({ group: `g${index}`, title: `Elections ${index}` })),
      )
      await publisher.publish('daily', [], {
        storyGroups: [{ id: publisher.groupId('g7'), canonicalTitle: 'Canonical zebra', canonicalSummary: '' }],
      })
      db =
        backend === 'postgres'
          ? new PostgresDatabase(fixture.place.databaseUrl!)
          : new SqliteDatabase({
              file: join(fixture.place.dataDir, 'debrief.db'),
              durability: 'power',
              busyTimeoutMs: 1_000,
              writerCacheKib: 1_024,
              readerCacheKib: 1_024,
              checkpointPages: 1_000,
            })
    })
    after(() => db.close())

    test('does nothing while the analysis is that of the index', async () => {
      const revision = fixture.store.revision()
      await fixture.store.migrate()
      assert.equal(fixture.store.revision(), revision)
    })

    test('finds everything again under another analysis, in articles, canonical texts and prefixes', async () => {
      await rebuildSearchIndex(db, 98)
      assert.equal(await count('elections'), 1_100)
      assert.equal(await count('electio'), 1_100)
      assert.equal(await count('zebra'), 1)
    })

    test('goes on where it was interrupted, and over what was indexed meanwhile', async () => {
      await assert.rejects(rebuildSearchIndex(endAfter(2), 99), /the process has ended/)
      assert.equal(await count('elections'), 1_000)
      const publisher = new Publisher(fixture.store, fixture.clock)
      fixture.clock.advance(60_000)
      await publisher.publish('daily', [{ group: 'late', title: 'Late elections' }])
      await rebuildSearchIndex(db, 99)
      assert.equal(await count('elections'), 1_101)
      assert.equal(await count('zebra'), 1)
    })

    test('begins anew when the analysis changes once more before it is done', async () => {
      await assert.rejects(rebuildSearchIndex(endAfter(1), 100), /the process has ended/)
      await fixture.store.migrate()
      assert.equal(await count('elections'), 1_101)
      assert.equal(await count('zebra'), 1)
    })
  },
  { withThread: false },
)
