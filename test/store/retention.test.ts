import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { onEachBackend, useStore } from './backends.ts'
import { checkConsistency } from './consistency.ts'
import { Publisher, sourceDraft } from './publisher.ts'

onEachBackend('retention', (backend) => {
  const fixture = useStore(backend)
  const ALL = {
    page: 1,
    perPage: 100,
    sort: 'latest',
    search: null,
    sources: null,
    category: null,
    minSources: 1,
  } as const
  let publisher: Publisher

  before(async () => {
    publisher = new Publisher(fixture.store, fixture.clock)
    await fixture.store.saveFeedSources([sourceDraft('daily'), sourceDraft('weekly')])
  })

  test('removes articles first seen before a time, and groups left empty, in as many batches as it takes', async () => {
    await publisher.publish(
      'daily',
      Array.from({ length: 450 }, (_, index) => ({ group: `old ${index % 300}`, title: `Old story ${index}` })),
    )
    await publisher.publish('weekly', [{ group: 'mixed', title: 'Opening report', summary: 'Early words' }])
    fixture.clock.advance(86_400_000)
    const cut = fixture.clock.now()
    await publisher.begin()
    // A publisher's old date saves no article and costs none.
    await publisher.publish('daily', [
      { group: 'mixed', title: 'Later report', minutesAgo: 10_000 },
      { group: 'fresh', title: 'Fresh story' },
    ])
    const search = { ...ALL, search: 'report', sources: ['daily'] }
    assert.equal((await fixture.store.listStories(search, 'both')).total, 1)

    assert.deepEqual(await fixture.store.removeArticlesBefore(cut), { articles: 451, storyGroups: 300 })
    assert.deepEqual(await fixture.store.countPublished(), { articles: 2, storyGroups: 2 })
    await checkConsistency(fixture.store)
    assert.equal((await fixture.store.listStories({ ...ALL, search: 'old' }, 'both')).total, 0)
    assert.equal((await fixture.store.listStories({ ...ALL, search: 'report' }, 'both')).total, 1)
    assert.equal((await fixture.store.listStories({ ...ALL, sources: ['weekly'] }, 'both')).total, 0)
    assert.equal((await fixture.store.listStories({ ...ALL, minSources: 2 }, 'both')).total, 0)
    assert.deepEqual(await fixture.store.findStory(publisher.groupId('old 1'), 'both'), { kind: 'unknown' })
  })

  test('removes nothing when nothing is old, and counts no revision', async () => {
    const revision = fixture.store.revision()
    assert.deepEqual(await fixture.store.removeArticlesBefore(new Date(0)), { articles: 0, storyGroups: 0 })
    assert.equal(fixture.store.revision(), revision)
  })

  test('never gives the id of a removed story or article again', async () => {
    const last = publisher.groupId('fresh')
    await publisher.publish('daily', [{ group: 'next', title: 'Next story' }])
    assert.ok(publisher.groupId('next') > last)
  })

  test('takes a removed item in again when the feed still shows it', async () => {
    await publisher.publish('weekly', [{ group: 'again', title: 'Opening report', key: 'weekly-451' }])
    assert.equal((await fixture.store.listStories({ ...ALL, sources: ['weekly'] }, 'both')).total, 1)
    await checkConsistency(fixture.store)
  })
})
