import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { hostname } from 'node:os'
import { before, test } from 'node:test'
import type { IngestionLease } from '../../src/domain/ingestion-run.ts'
import { nameHolder } from '../../src/store/lease-holder.ts'
import { onEachBackend, useStore } from './backends.ts'
import { Publisher, sourceDraft } from './publisher.ts'

onEachBackend('ingestion runs', (backend) => {
  const fixture = useStore(backend)

  async function start(): Promise<IngestionLease> {
    const started = await fixture.store.startRun('test', fixture.clock.now())
    assert.ok(started.kind === 'started')
    return started.lease
  }

  before(async () => {
    await fixture.store.saveFeedSources([sourceDraft('daily')])
  })

  test('knows of no ingestion before the first', async () => {
    assert.equal(await fixture.store.lastIngestionAt(), null)
    assert.deepEqual(await fixture.store.listRuns(10), [])
    assert.equal(await fixture.store.getRun(1), null)
    assert.equal(await fixture.store.findWaitingRun(fixture.clock.now()), null)
  })

  test('gives the lease to one of many who ask at once', async () => {
    const other = await fixture.openAnother()
    const asked = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        (index % 2 === 0 ? fixture.store : other).startRun(`holder ${index}`, fixture.clock.now()),
      ),
    )
    const started = asked.filter((answer) => answer.kind === 'started')
    assert.equal(started.length, 1)
    const { lease } = started[0]!
    for (const answer of asked) if (answer.kind === 'busy') assert.equal(answer.runId, lease.runId)
    await fixture.store.finishRun(lease, 'completed', fixture.clock.advance(5_000))
    assert.deepEqual(await fixture.store.lastIngestionAt(), fixture.clock.now())
  })

  test('keeps the lease of a holder that renews it, and gives away that of one that does not', async () => {
    const lease = await start()
    for (let i = 0; i < 5; i++) {
      await fixture.store.renewLease(lease, fixture.clock.advance(10_000))
      assert.deepEqual(await fixture.store.startRun('rival', fixture.clock.now()), {
        kind: 'busy',
        runId: lease.runId,
      })
    }
    const silentSince = fixture.clock.now()
    fixture.clock.advance(30_001)
    const next = await start()
    assert.ok(next.fence > lease.fence)
    const [running, interrupted] = await fixture.store.listRuns(2)
    assert.deepEqual([running!.id, running!.outcome, running!.finishedAt], [next.runId, 'running', null])
    assert.deepEqual([interrupted!.outcome, interrupted!.finishedAt], ['interrupted', silentSince])
    await fixture.store.finishRun(next, 'skipped', fixture.clock.now())
  })

  test('offers the run of a holder that has died, to be begun anew, and none that is alive', async () => {
    const lease = await start()
    assert.equal(await fixture.store.findWaitingRun(fixture.clock.now()), null)
    fixture.clock.advance(30_001)
    assert.deepEqual(await fixture.store.findWaitingRun(fixture.clock.now()), { runId: lease.runId, isForced: false })
    const next = await start()
    assert.equal(await fixture.store.findWaitingRun(fixture.clock.now()), null)
    await fixture.store.finishRun(next, 'interrupted', fixture.clock.now())
    assert.equal(await fixture.store.findWaitingRun(fixture.clock.now()), null, 'a run that was stopped is over')
    assert.equal((await fixture.store.getRun(next.runId))!.outcome, 'interrupted')
  })

  test('gives away a lease that a clock renewed far in the future', async () => {
    const lease = await start()
    await fixture.store.renewLease(lease, new Date(fixture.clock.now().getTime() + 4 * 365 * 86_400_000))
    const next = await start()
    assert.ok(next.fence > lease.fence)
    await fixture.store.finishRun(next, 'interrupted', fixture.clock.now())
  })

  test('takes no skipped and no interrupted run for an ingestion', async () => {
    const outcomes = new Set((await fixture.store.listRuns(10)).map(({ outcome }) => outcome))
    assert.deepEqual(outcomes, new Set(['interrupted', 'skipped', 'completed']))
    const completed = (await fixture.store.listRuns(10)).at(-1)!
    assert.deepEqual(await fixture.store.lastIngestionAt(), completed.finishedAt)
  })

  test('tells the time of the last ingestion also where the clock was set back before it', async () => {
    const ahead = await start()
    await fixture.store.finishRun(ahead, 'completed', new Date(fixture.clock.now().getTime() + 86_400_000))
    const next = await start()
    await fixture.store.finishRun(next, 'completed', fixture.clock.advance(1_000))
    assert.deepEqual(await fixture.store.lastIngestionAt(), fixture.clock.now())
  })

  test('queues one run, which the next start becomes', async () => {
    const asked = await fixture.store.requestRun(false, fixture.clock.now())
    assert.equal(asked.isNew, true)
    assert.deepEqual(await fixture.store.requestRun(false, fixture.clock.now()), { runId: asked.runId, isNew: false })
    assert.deepEqual(await fixture.store.findWaitingRun(fixture.clock.now()), { runId: asked.runId, isForced: false })
    await fixture.store.requestRun(true, fixture.clock.now())
    assert.deepEqual(await fixture.store.findWaitingRun(fixture.clock.now()), { runId: asked.runId, isForced: true })
    assert.equal((await fixture.store.getRun(asked.runId))!.outcome, 'queued')
    const lease = await start()
    assert.equal(lease.runId, asked.runId)
    assert.equal(await fixture.store.findWaitingRun(fixture.clock.now()), null)
    assert.deepEqual(await fixture.store.requestRun(false, fixture.clock.now()), { runId: lease.runId, isNew: false })
    await fixture.store.finishRun(lease, 'completed', fixture.clock.now())
  })

  test('queues a forced run behind one that leaves out what was just fetched, and joins a forced one', async () => {
    const now = () => fixture.clock.now()
    const running = await start()
    const forced = await fixture.store.requestRun(true, now())
    assert.deepEqual([forced.isNew, forced.runId > running.runId], [true, true])
    assert.deepEqual(await fixture.store.requestRun(true, now()), { runId: forced.runId, isNew: false })
    assert.deepEqual(await fixture.store.requestRun(false, now()), { runId: running.runId, isNew: false })
    await fixture.store.finishRun(running, 'completed', now())
    assert.deepEqual(await fixture.store.findWaitingRun(now()), { runId: forced.runId, isForced: true })
    const lease = await start()
    assert.equal(lease.runId, forced.runId)
    assert.deepEqual(await fixture.store.requestRun(true, now()), { runId: forced.runId, isNew: false })
    await fixture.store.finishRun(lease, 'completed', now())
  })

  test('keeps the runs that fetched something, however many did not', async () => {
    const news = await start()
    await fixture.store.finishRun(news, 'completed', fixture.clock.now())
    let idle = 0
    for (let times = 0; times < 105; times++) {
      const lease = await start()
      idle ||= lease.runId
      await fixture.store.finishRun(lease, 'skipped', fixture.clock.now())
    }
    assert.equal((await fixture.store.getRun(news.runId))!.outcome, 'completed')
    assert.equal(await fixture.store.getRun(idle), null)
    assert.equal((await fixture.store.listRuns(200)).filter(({ outcome }) => outcome === 'skipped').length, 101)
  })

  test('does not wait for a holder of this machine that has ended, where all are on this machine', async () => {
    const { pid } = spawnSync(process.execPath, ['--version'])
    const holders = {
      ended: nameHolder().replace(`:${process.pid}:`, `:${pid}:`),
      // A container gives its first process the same id every time.
      'ended, of our own id': `${nameHolder()}0`,
      'on another machine': nameHolder()
        .replace(hostname(), 'elsewhere.example')
        .replace(`:${process.pid}:`, `:${pid}:`),
      ourselves: nameHolder(),
      'another that runs': nameHolder().replace(`:${process.pid}:`, `:${process.ppid}:`),
    }
    const gone = backend === 'postgres' ? [] : ['ended', 'ended, of our own id']
    for (const [name, holder] of Object.entries(holders)) {
      const now = fixture.clock.now()
      const first = await fixture.store.startRun(holder, now)
      assert.ok(first.kind === 'started')
      const waiting = await fixture.store.findWaitingRun(now)
      const asked = await fixture.store.requestRun(false, now)
      const second = await fixture.store.startRun('rival', now)
      const isGone = gone.includes(name)
      assert.equal(waiting?.runId, isGone ? first.lease.runId : undefined, name)
      assert.deepEqual([asked.isNew, asked.runId === first.lease.runId], [isGone, !isGone], name)
      assert.equal(second.kind, isGone ? 'started' : 'busy', name)
      const { lease } = second.kind === 'started' ? second : first
      await fixture.store.finishRun(lease, 'interrupted', now)
    }
  })

  test('lists the latest runs first, as many as asked for', async () => {
    const runs = await fixture.store.listRuns(2)
    assert.equal(runs.length, 2)
    assert.ok(runs[0]!.id > runs[1]!.id)
  })

  test('gives no id twice, to however many ask at once', async () => {
    const other = await fixture.openAnother()
    const blocks = await Promise.all(
      Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? fixture.store : other).reserveIds(index * 7, index)),
    )
    const articles = new Set<number>()
    const groups = new Set<number>()
    for (const [index, block] of blocks.entries()) {
      for (let i = 0; i < index * 7; i++) {
        assert.ok(!articles.has(block.firstArticleId + i))
        articles.add(block.firstArticleId + i)
      }
      for (let i = 0; i < index; i++) {
        assert.ok(!groups.has(block.firstStoryGroupId + i))
        groups.add(block.firstStoryGroupId + i)
      }
    }
    const large = await fixture.store.reserveIds(5_000, 1)
    const next = await fixture.store.reserveIds(1, 1)
    assert.ok(next.firstArticleId >= large.firstArticleId + 5_000)
  })

  test('pages through the articles of the live window by id', async () => {
    const publisher = new Publisher(fixture.store, fixture.clock)
    await publisher.publish('daily', [{ group: 'old', title: 'Old' }])
    const since = fixture.clock.advance(3_600_000)
    const fresh = await publisher.prepare(
      'daily',
      ['a', 'b', 'c'].map((title) => ({ group: title, title })),
    )
    fresh.newArticles[1]!.arrivedAt = new Date(since.getTime() - 1_000)
    await fixture.store.commitFeed(publisher.lease!, fresh)
    const first = await fixture.store.listLiveArticles(since, 0, 2)
    const rest = await fixture.store.listLiveArticles(since, first.at(-1)!.id, 2)
    const stored = fresh.newArticles.map(
      ({ id, feedSourceId, storyGroupId, originalTitle, originalSummary, arrivedAt }) => ({
        id,
        feedSourceId,
        storyGroupId,
        originalTitle,
        originalSummary,
        arrivedAt,
      }),
    )
    assert.deepEqual([...first, ...rest], stored)
    assert.deepEqual(await fixture.store.listLiveArticles(since, rest.at(-1)!.id, 2), [])
    await publisher.end()
  })
})
