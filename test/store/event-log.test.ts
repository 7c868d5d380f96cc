/** The log of events: what commits write into it, in which order, and how much of it is kept. */
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import type { Happening } from '../../src/domain/event-log.ts'
import { EVENT_BOUND } from '../../src/store/event-log.ts'
import { onEachBackend, useStore } from './backends.ts'
import { Publisher, sourceDraft } from './publisher.ts'

onEachBackend('the event log', (backend) => {
  const fixture = useStore(backend)
  let publisher: Publisher
  let position = 0

  before(async () => {
    await fixture.store.saveFeedSources([sourceDraft('daily'), sourceDraft('weekly')])
    publisher = new Publisher(fixture.store, fixture.clock)
  })

  /** What was logged since the last call. */
  async function news(): Promise<Happening[]> {
    const events = await fixture.store.listEvents(position, 100)
    assert.deepEqual(
      events.map(({ id }) => id),
      events.map(({ id }) => id).toSorted((a, b) => a - b),
    )
    position = events.at(-1)?.id ?? position
    return events.map(({ happening }) => happening)
  }

  test('is empty at first', async () => {
    assert.deepEqual(await fixture.store.eventRange(), { oldestId: 0, newestId: 0 })
    assert.deepEqual(await fixture.store.listEvents(0, 10), [])
  })

  test('tells of new and changed stories, of each source, and of the end of a run', async () => {
    const { runId } = await publisher.begin()
    await publisher.publish('daily', [
      { group: 'bridge', title: 'Bridge closes' },
      { group: 'bread', title: 'Rye bread' },
    ])
    await publisher.publish('weekly', [{ group: 'bridge', title: 'Bridge shut for repairs' }])
    await publisher.publish('weekly', [])
    await publisher.end()
    const [bridge, bread] = [publisher.groupId('bridge'), publisher.groupId('bread')]
    const [daily, weekly] = [await publisher.sourceId('daily'), await publisher.sourceId('weekly')]
    assert.deepEqual(await news(), [
      { type: 'story.created', storyGroupId: bridge },
      { type: 'story.created', storyGroupId: bread },
      { type: 'source.finished', runId, feedSourceId: daily, outcome: 'new_items', newArticles: 2 },
      { type: 'story.updated', storyGroupId: bridge },
      { type: 'source.finished', runId, feedSourceId: weekly, outcome: 'new_items', newArticles: 1 },
      { type: 'source.finished', runId, feedSourceId: weekly, outcome: 'new_items', newArticles: 0 },
      { type: 'ingestion.completed', runId, outcome: 'completed', newArticles: 2 },
    ])
  })

  test('says nothing of a commit that was refused', async () => {
    await publisher.begin()
    const commit = await publisher.prepare('daily', [{ group: 'ferry', title: 'Ferry' }])
    const lost = { ...publisher.lease!, fence: publisher.lease!.fence - 1 }
    await assert.rejects(fixture.store.commitFeed(lost, commit), { code: 'conflict' })
    assert.deepEqual(await news(), [])
    await publisher.end()
    await news()
  })

  test('another process reads the same events', async () => {
    const other = await fixture.openAnother()
    assert.deepEqual(await other.listEvents(0, 100), await fixture.store.listEvents(0, 100))
  })

  test('keeps no more than its bound', async () => {
    const names = Array.from({ length: 350 }, (_, index) => `many ${index}`)
    await publisher.publish(
      'daily',
      names.map((group) => ({ group, title: group })),
    )
    for (let round = 0; round * names.length < EVENT_BOUND; round++) {
      const storyGroups = names.map((group) => {
        return { id: publisher.groupId(group), canonicalTitle: `${group}, round ${round}`, canonicalSummary: '' }
      })
      await publisher.publish('daily', [], { storyGroups })
    }
    await publisher.end()
    const { oldestId, newestId } = await fixture.store.eventRange()
    assert.equal(newestId - oldestId + 1, EVENT_BOUND)
    assert.equal((await fixture.store.listEvents(newestId - 1, 10)).length, 1)
  })
})
