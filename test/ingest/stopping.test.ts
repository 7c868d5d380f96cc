/** Runs that end early: by a stop, by a death, by a store that fails. What was asked for is not lost. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DomainError } from '../../src/domain/errors.ts'
import type { Store } from '../../src/domain/store.ts'
import { onEachBackend, useStore } from '../store/backends.ts'
import { Newsroom } from './newsroom.ts'

onEachBackend(
  'a run that ends early',
  (backend) => {
    const fixture = useStore(backend)

    test('by a stop, leaves the lease behind for whoever starts next', async () => {
      const newsroom = new Newsroom(fixture.store, fixture.clock)
      await newsroom.publish('daily', [{ key: '1', title: 'Harbour tram opens after two years' }])
      const stopped = newsroom.stopInMidRun()
      await stopped
      const [run] = await fixture.store.listRuns(1)
      assert.equal(run!.outcome, 'interrupted')
      await newsroom.run()
      assert.equal((await fixture.store.listRuns(1))[0]!.outcome, 'completed')
      assert.equal((await fixture.store.countPublished()).articles, 1)
      await newsroom.close()
    })

    test('by a death, is begun anew once its lease has lapsed, with nobody asking again', async () => {
      const dead = await fixture.store.startRun('dead process', fixture.clock.now())
      assert.ok(dead.kind === 'started')
      const newsroom = new Newsroom(fixture.store, fixture.clock)
      await newsroom.publish('daily', [{ key: '2', title: 'Council votes on the school budget' }])
      assert.deepEqual(await fixture.store.requestRun(false, fixture.clock.now()), {
        runId: dead.lease.runId,
        isNew: false,
      })
      fixture.clock.advance(90_000)
      await newsroom.look()
      const [next, before] = await fixture.store.listRuns(2)
      assert.deepEqual([next!.outcome, before!.outcome], ['completed', 'interrupted'])
      assert.equal(next!.newArticles, 1)
      await newsroom.close()
    })

    test('by a store that fails, is no failure of the feed and no run under way', async () => {
      const newsroom = new Newsroom(fixture.store, fixture.clock)
      await newsroom.publish('daily', [{ key: '3', title: 'Library keeps its opening hours' }])
      newsroom.failCommits(new DomainError('store_unavailable', 'the disk is full'))
      await newsroom.run()
      const [run] = await fixture.store.listRuns(1)
      assert.equal(run!.outcome, 'interrupted')
      const [source] = await fixture.store.listFeedSources()
      assert.equal((await fixture.store.getFeedState(source!.id)).lastError, null)
      newsroom.failCommits(null)
      newsroom.failures.length = 0
      await newsroom.run()
      assert.equal((await fixture.store.listRuns(1))[0]!.outcome, 'completed')
      await newsroom.close()
    })

    test('a store that is late for one feed is no failure of the feed, and no end of the run', async () => {
      const findKnownArticles = () => Promise.reject(new DomainError('timeout', 'the database did not answer in time'))
      const late = Object.assign(Object.create(fixture.store) as Store, { findKnownArticles })
      const items = new Map([['daily', [{ key: '4', title: 'Ferry sails again' }]]])
      const newsroom = new Newsroom(late, fixture.clock, items)
      await newsroom.run()
      const [run] = await fixture.store.listRuns(1)
      assert.equal(run!.outcome, 'completed')
      const [source] = run!.sources
      assert.deepEqual(source!.problems, ['the database did not answer in time'])
      assert.equal((await fixture.store.getFeedState(source!.feedSourceId)).lastError, null)
      await newsroom.close()
    })

    test('a store that is late when a feed has moved is no end of the run', async () => {
      let asked = 0
      const listFeedSources = () =>
        asked++ === 0
          ? fixture.store.listFeedSources()
          : Promise.reject(new DomainError('timeout', 'the database did not answer in time'))
      const late = Object.assign(Object.create(fixture.store) as Store, { listFeedSources })
      const newsroom = new Newsroom(late, fixture.clock, new Map([['daily', []]]))
      newsroom.outcome = {
        kind: 'unchanged',
        validators: { etag: null, lastModified: null, validatorsFrom: null },
        hints: { maxAgeSeconds: null },
        permanentUrl: 'https://network.example/feed',
      }
      await newsroom.run()
      assert.ok(asked > 1)
      assert.equal((await fixture.store.listRuns(1))[0]!.outcome, 'completed')
      await newsroom.close()
    })

    test('a source that is switched off in mid-run is not fetched', async () => {
      const newsroom = new Newsroom(fixture.store, fixture.clock)
      await newsroom.publish('daily', [])
      await newsroom.publish('weekly', [{ key: '1', title: 'A week of rain ends' }])
      newsroom.onFetch = async (source) => {
        if (source !== 'daily') return
        const weekly = (await fixture.store.listFeedSources()).find(({ slug }) => slug === 'weekly')!
        await fixture.store.updateFeedSource(weekly.id, { isActive: false })
      }
      await newsroom.run()
      assert.deepEqual(newsroom.fetched, ['daily'])
      await newsroom.close()
    })

    test('by a stop in the middle of a large feed, ends between two of its articles and keeps none', async () => {
      const newsroom = new Newsroom(fixture.store, fixture.clock)
      const before = (await fixture.store.countPublished()).articles
      const items = Array.from({ length: 200 }, (_, index) => ({
        key: `${index}`,
        title: `Ferry ${index} sails again`,
      }))
      await newsroom.publish('archive', items)
      const stopped = new Promise<void>((resolve) => {
        let titles = 0
        newsroom.onTitle = () => {
          // What else the thread has to do gets its turn while the feed is worked.
          if (titles++ === 0) setImmediate(() => resolve(newsroom.restart()))
        }
      })
      await newsroom.run()
      await stopped
      assert.equal((await fixture.store.listRuns(1))[0]!.outcome, 'interrupted')
      assert.equal((await fixture.store.countPublished()).articles, before)
      await newsroom.run()
      assert.equal((await fixture.store.listRuns(1))[0]!.outcome, 'completed')
      assert.equal((await fixture.store.countPublished()).articles, before + 200)
      assert.deepEqual(newsroom.failures, [])
      await newsroom.close()
    })
  },
  { withThread: false },
)
