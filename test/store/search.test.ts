import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import fc from 'fast-check'
import { onEachBackend, useStore } from './backends.ts'
import { Publisher, sourceDraft, type WireStory } from './publisher.ts'
import { HOSTILE_QUERIES, SEARCH_CASES, SEARCH_DOCUMENTS } from './search-cases.ts'

onEachBackend('search', (backend) => {
  const fixture = useStore(backend)
  let publisher: Publisher

  async function search(text: string): Promise<WireStory[]> {
    const query = { page: 1, perPage: 100, sort: 'latest', sources: null, category: null, minSources: 1 } as const
    const { storiesJson, total } = await fixture.store.listStories({ ...query, search: text }, 'both')
    const stories = JSON.parse(storiesJson) as WireStory[]
    assert.equal(total, stories.length)
    return stories
  }

  async function find(text: string): Promise<string[]> {
    const names = new Map([...publisher.groups].map(([name, id]) => [id, name]))
    return (await search(text)).map((story) => names.get(story.id) ?? String(story.id)).sort()
  }

  before(async () => {
    publisher = new Publisher(fixture.store, fixture.clock)
    await fixture.store.saveFeedSources([sourceDraft('daily'), sourceDraft('weekly')])
    await publisher.publish(
      'daily',
      Object.entries(SEARCH_DOCUMENTS).map(([group, document]) => ({ group, ...document })),
    )
  })

  for (const { query, finds, why } of SEARCH_CASES) {
    test(`finds ${finds.join(', ') || 'nothing'} for ${JSON.stringify(query)}: ${why}`, async () => {
      assert.deepEqual(await find(query), [...finds].sort())
    })
  }

  test('takes blanks around a search for no part of it, and an empty search for none', async () => {
    assert.deepEqual(await find('  tokyo  '), ['quake'])
    assert.equal((await find('   ')).length, Object.keys(SEARCH_DOCUMENTS).length)
  })

  test('answers every hostile text without an error', async () => {
    for (const text of HOSTILE_QUERIES) await search(text)
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 40 }), async (text) => {
        await search(text)
      }),
      { numRuns: 150 },
    )
  })

  test('finds words of the canonical text together, though no one article has them', async () => {
    await publisher.publish('daily', [{ group: 'ferry', title: 'Ferry sinks', summary: 'Rescuers arrive' }])
    await publisher.publish('weekly', [{ group: 'ferry', title: 'Ship lost', summary: 'Divers search the wreck' }])
    const id = publisher.groupId('ferry')
    assert.deepEqual(await find('ferry wreck'), [])
    await publisher.publish('daily', [], {
      storyGroups: [{ id, canonicalTitle: 'Ferry sinks', canonicalSummary: 'Divers search the wreck' }],
    })
    assert.deepEqual(await find('ferry wreck'), ['ferry'])
    await publisher.publish('daily', [], {
      storyGroups: [{ id, canonicalTitle: 'Ferry sinks', canonicalSummary: 'Rescuers arrive' }],
    })
    assert.deepEqual(await find('ferry wreck'), [])
    assert.deepEqual(await find('ferry rescuer'), ['ferry'])
  })

  test('finds a retitled article by its new words only', async () => {
    const commit = await publisher.publish('daily', [{ group: 'bridge', title: 'Bridge collapses' }])
    await publisher.publish('daily', [], {
      retitled: [{ ...commit.newArticles[0]!, originalTitle: 'Viaduct damaged', neutralTitle: 'Viaduct damaged' }],
      storyGroups: [{ id: publisher.groupId('bridge'), canonicalTitle: 'Viaduct damaged', canonicalSummary: '' }],
    })
    assert.deepEqual(await find('viaduct'), ['bridge'])
    assert.deepEqual(await find('bridge'), [])
  })

  test('keeps the words of a long text apart up to its bound, however often one of them comes', async () => {
    const summary = `${'again and '.repeat(400)} zeppelin lands safely ${'filler '.repeat(3_500)} unreachable`
    await publisher.publish('daily', [{ group: 'long', title: 'Long read', summary }])
    assert.deepEqual(await find('zeppelin'), ['long'])
    assert.deepEqual(await find('"zeppelin lands safely"'), ['long'])
    assert.deepEqual(await find('"again and again"'), ['long'])
    assert.deepEqual(await find('unreachable'), [])
  })

  test('finds the words of a merged group in its survivor', async () => {
    await publisher.publish('daily', [{ group: 'first', title: 'Glacier melts' }])
    await publisher.publish('weekly', [{ group: 'second', title: 'Icefield shrinks' }])
    const merge = { fromStoryGroupId: publisher.groupId('second'), intoStoryGroupId: publisher.groupId('first') }
    await publisher.publish('daily', [], { merges: [merge] })
    assert.deepEqual(await find('icefield'), ['first'])
  })
})
