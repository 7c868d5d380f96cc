/** When runs begin that nobody asked for. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DomainError } from '../../src/domain/errors.ts'
import type { Store } from '../../src/domain/store.ts'
import { onEachBackend, useStore } from '../store/backends.ts'
import { sourceDraft } from '../store/publisher.ts'
import { Newsroom } from './newsroom.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

onEachBackend('the schedule', (backend) => {
  const fixture = useStore(backend)

  test('begins a run when the last one is old enough, also one that a clock set back since has dated ahead', async (t) => {
    const newsroom = new Newsroom(fixture.store, fixture.clock)
    t.after(() => newsroom.close())
    newsroom.refreshMinutes = 15
    await newsroom.publish('daily', [{ key: '1', title: 'Harbour tram opens after two years' }])
    const runsAfter = async (ms: number) => {
      fixture.clock.advance(ms)
      await newsroom.look()
      return (await fixture.store.listRuns(10)).length
    }
    assert.equal(await runsAfter(0), 1)
    assert.equal(await runsAfter(14 * MINUTE_MS), 1)
    assert.equal(await runsAfter(MINUTE_MS), 2)
    assert.equal(await runsAfter(-MINUTE_MS), 2)
    assert.equal(await runsAfter(-DAY_MS), 3)
    assert.equal(await runsAfter(14 * MINUTE_MS), 3)
    assert.equal(await runsAfter(MINUTE_MS), 4)
  })

  test('a store that cannot be asked for work ends no run', async (t) => {
    const away = new DomainError('store_unavailable', 'the database cannot be used at the moment')
    const store: Store = Object.assign(Object.create(fixture.store), { findWaitingRun: () => Promise.reject(away) })
    const newsroom = new Newsroom(store, fixture.clock)
    t.after(() => newsroom.close())
    await newsroom.look()
    assert.deepEqual([newsroom.lookFailures, newsroom.failures], [[away], []])
  })

  test('a run in which a host asked for rest has fetched; one in which all hosts rest has skipped', async (t) => {
    const newsroom = new Newsroom(fixture.store, fixture.clock)
    t.after(() => newsroom.close())
    await newsroom.publish('daily', [])
    for (const [wasAsked, outcome] of [
      [true, 'completed'],
      [false, 'skipped'],
    ] as const) {
      newsroom.outcome = {
        kind: 'paused',
        host: 'daily.example',
        until: fixture.clock.now(),
        reason: 'the host answered 429 Too Many Requests and is left alone for a while',
        wasAsked,
      }
      await newsroom.run()
      const [run] = await fixture.store.listRuns(1)
      assert.deepEqual([run?.outcome, run?.sources[0]?.outcome], [outcome, 'paused'])
    }
  })

  test('a host with many feeds keeps no other host waiting', async (t) => {
    const newsroom = new Newsroom(fixture.store, fixture.clock)
    t.after(() => newsroom.close())
    for (const source of await fixture.store.listFeedSources()) {
      await fixture.store.updateFeedSource(source.id, { isActive: false })
    }
    await fixture.store.saveFeedSources([
      sourceDraft('morning', { rssUrl: 'https://gazette.example/morning' }),
      sourceDraft('evening', { rssUrl: 'https://gazette.example/evening' }),
      sourceDraft('weekly'),
    ])
    await newsroom.run()
    assert.deepEqual(newsroom.fetched, ['gazette', 'weekly', 'gazette'])
  })
})
