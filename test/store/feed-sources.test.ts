import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DomainError } from '../../src/domain/errors.ts'
import { type FeedState, FRESH_FEED_STATE } from '../../src/domain/feed-source.ts'
import { onEachBackend, useStore } from './backends.ts'
import { sourceDraft } from './publisher.ts'

onEachBackend('feed sources', (backend) => {
  const fixture = useStore(backend)
  const list = [sourceDraft('north', { biasLabel: 'left' }), sourceDraft('South'), sourceDraft('east')]

  async function bySlug(slug: string) {
    return (await fixture.store.listFeedSources()).find((source) => source.slug === slug)!
  }

  test('takes a list into an empty store in its order', async () => {
    assert.deepEqual(await fixture.store.saveFeedSources(list), { added: 3, changed: 0 })
    const sources = await fixture.store.listFeedSources()
    assert.deepEqual(
      sources.map(({ id, slug }) => [id, slug]),
      [
        [1, 'north'],
        [2, 'south'],
        [3, 'east'],
      ],
    )
    assert.deepEqual(sources[0], { id: 1, ...list[0] })
  })

  test('changes nothing, and counts no revision, when the same list comes again', async () => {
    const revision = fixture.store.revision()
    assert.deepEqual(await fixture.store.saveFeedSources(list), { added: 0, changed: 0 })
    assert.equal(fixture.store.revision(), revision)
  })

  test('changes what the list changes, adds what is new, deletes nothing', async () => {
    const next = [{ ...list[0]!, name: 'Norther', biasLabel: 'center' as const }, sourceDraft('west')]
    assert.deepEqual(await fixture.store.saveFeedSources(next), { added: 1, changed: 1 })
    assert.equal((await bySlug('north')).name, 'Norther')
    assert.deepEqual(
      (await fixture.store.listFeedSources()).map(({ slug }) => slug),
      ['north', 'south', 'east', 'west'],
    )
  })

  test('adds one source, once, whoever else adds it at the same time; a list that names it later leaves it alone', async () => {
    const draft = sourceDraft('Single')
    const added = await Promise.allSettled([1, 2, 3].map(() => fixture.store.addFeedSource(draft)))
    assert.deepEqual(added.map(({ status }) => status).sort(), ['fulfilled', 'rejected', 'rejected'])
    for (const one of added) if (one.status === 'rejected') assert.equal(one.reason.code, 'conflict')
    assert.equal((await bySlug('single')).name, draft.name)
    assert.deepEqual(await fixture.store.saveFeedSources([{ ...draft, name: 'Another' }]), { added: 0, changed: 0 })
  })

  test('leaves alone what an operator or a redirect has changed, until the list says something new of it', async () => {
    const { id } = await bySlug('east')
    await fixture.store.updateFeedSource(id, { isActive: false, rssUrl: 'https://east.example/new' })
    assert.deepEqual(await fixture.store.saveFeedSources(list.slice(2)), { added: 0, changed: 0 })
    assert.equal((await bySlug('east')).isActive, false)
    const renamed = { ...list[2]!, name: 'Far East' }
    assert.deepEqual(await fixture.store.saveFeedSources([renamed]), { added: 0, changed: 1 })
    assert.deepEqual(await bySlug('east'), { id, ...renamed, isActive: false, rssUrl: 'https://east.example/new' })
    const moved = { ...renamed, rssUrl: 'https://east.example/newest' }
    assert.deepEqual(await fixture.store.saveFeedSources([moved]), { added: 0, changed: 1 })
    assert.equal((await bySlug('east')).rssUrl, 'https://east.example/newest')
  })

  test('knows a source that was renamed by the slug that the list has for it', async () => {
    const { id } = await bySlug('south')
    await fixture.store.updateFeedSource(id, { slug: 'deep-south' })
    assert.deepEqual(await fixture.store.saveFeedSources(list.slice(1, 2)), { added: 0, changed: 0 })
    const renamed = { ...list[1]!, name: 'Southern' }
    assert.deepEqual(await fixture.store.saveFeedSources([renamed]), { added: 0, changed: 1 })
    assert.deepEqual([await bySlug('south'), (await bySlug('deep-south')).name], [undefined, 'Southern'])
    const both = [renamed, { ...renamed, slug: 'deep-south' }]
    assert.deepEqual(await fixture.store.saveFeedSources(both), { added: 1, changed: 0 })
    assert.deepEqual(await fixture.store.saveFeedSources(both), { added: 0, changed: 0 })
    assert.notEqual((await bySlug('south')).id, id)
  })

  const failed = (runId: number, feedSourceId: number, feedState: FeedState) => ({
    runId,
    feedSourceId,
    feedState,
    sourceChange: null,
    newArticles: [],
    retitled: [],
    storyGroups: [],
    moves: [],
    merges: [],
    result: {
      feedSourceId,
      outcome: 'failed' as const,
      newArticles: 0,
      retitledArticles: 0,
      problems: [],
      elapsedMs: 0,
    },
  })

  test('forgets the failures of a source that is switched on again, and nothing else', async () => {
    const { id } = await bySlug('west')
    const run = await fixture.store.startRun('feeds', fixture.clock.now())
    assert.ok(run.kind === 'started')
    const learnt = { ...FRESH_FEED_STATE, etag: '"old"', bodyHash: 'aa', averageGapSeconds: 300 }
    const later = new Date(fixture.clock.now().getTime() + 86_400_000)
    const gone = { ...learnt, lastError: 'gone (410)', failuresInARow: 2, goneInARow: 2, nextFetchAt: later }
    await fixture.store.commitFeed(run.lease, failed(run.lease.runId, id, gone))
    await fixture.store.updateFeedSource(id, { isActive: false })
    assert.deepEqual(await fixture.store.getFeedState(id), gone)
    await fixture.store.updateFeedSource(id, { isActive: true })
    assert.deepEqual(await fixture.store.getFeedState(id), learnt)
    const paused = { ...learnt, lastError: 'asked for rest (429)', nextFetchAt: later }
    await fixture.store.commitFeed(run.lease, failed(run.lease.runId, id, paused))
    await fixture.store.updateFeedSource(id, { isActive: false })
    await fixture.store.updateFeedSource(id, { isActive: true })
    assert.deepEqual(await fixture.store.getFeedState(id), paused, 'a pause was no failure, and goes on')
    await fixture.store.finishRun(run.lease, 'completed', fixture.clock.now())
  })

  test('forgets what was learnt at one address when the source gets another', async () => {
    const { id } = await bySlug('west')
    const run = await fixture.store.startRun('feeds', fixture.clock.now())
    assert.ok(run.kind === 'started')
    const state = {
      ...FRESH_FEED_STATE,
      etag: '"old"',
      validatorsFrom: 'https://west.example',
      pollHintMinutes: 720,
      lastError: 'answered 404',
      failuresInARow: 6,
    }
    const commit = (fetchedFrom: string) => ({ ...failed(run.lease.runId, id, state), fetchedFrom })
    const { rssUrl } = await bySlug('west')
    await fixture.store.commitFeed(run.lease, commit(rssUrl))
    assert.deepEqual(await fixture.store.getFeedState(id), state)
    await fixture.store.updateFeedSource(id, { rssUrl: 'https://west.example/mended' })
    assert.deepEqual(await fixture.store.getFeedState(id), FRESH_FEED_STATE)
    await fixture.store.commitFeed(run.lease, commit(rssUrl))
    assert.deepEqual(await fixture.store.getFeedState(id), FRESH_FEED_STATE, 'nor by a fetch that was under way')
    await fixture.store.finishRun(run.lease, 'completed', fixture.clock.now())
  })

  test('refuses a slug that another source has, and an id that none has', async () => {
    const { id } = await bySlug('east')
    const code = (wanted: string) => (error: unknown) => error instanceof DomainError && error.code === wanted
    await assert.rejects(fixture.store.updateFeedSource(id, { slug: 'NORTH' }), code('conflict'))
    await assert.rejects(fixture.store.updateFeedSource(99, { name: 'X' }), code('not_found'))
    assert.equal((await bySlug('east')).slug, 'east')
  })

  test('refuses to add a source at the address of another one; a list may name one feed under two slugs', async () => {
    const { rssUrl } = await bySlug('north')
    await assert.rejects(fixture.store.addFeedSource(sourceDraft('north-again', { rssUrl: `${rssUrl}#top` })), {
      code: 'conflict',
      field: 'rss_url',
      message: 'the feed source "north" has this address',
    })
    const listed = await fixture.store.saveFeedSources([sourceDraft('north-again', { rssUrl })])
    assert.deepEqual(listed, { added: 1, changed: 0 })
  })

  test('knows a fresh state for a source that was never fetched', async () => {
    assert.deepEqual(await fixture.store.getFeedState(1), FRESH_FEED_STATE)
    assert.deepEqual(await fixture.store.listFeedStates(), new Map())
  })

  test('keeps the pauses of hosts until they are over', async () => {
    const now = fixture.clock.now()
    const later = new Date(now.getTime() + 60_000)
    await fixture.store.saveHostPause('a.example', later)
    await fixture.store.saveHostPause('b.example', new Date(now.getTime() + 1))
    await fixture.store.saveHostPause('a.example', new Date(later.getTime() + 1))
    assert.deepEqual(
      await fixture.store.listHostPauses(new Date(now.getTime() + 1)),
      new Map([['a.example', new Date(later.getTime() + 1)]]),
    )
    assert.deepEqual(await fixture.store.listHostPauses(new Date(later.getTime() + 1)), new Map())
  })
})
