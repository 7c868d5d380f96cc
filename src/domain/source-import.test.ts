import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type FeedSource, FRESH_FEED_STATE } from './feed-source.ts'
import { importFeedSources, type ListedSource, takeSlug } from './source-import.ts'

const KNOWN: FeedSource = {
  id: 7,
  name: 'Heron Watch',
  slug: 'heron-watch',
  rssUrl: 'https://heron-watch.example/feed',
  biasLabel: 'center',
  biasBasis: 'Counts birds',
  category: 'tech_science',
  isActive: true,
}

async function run(list: ListedSource[]) {
  const changes: unknown[] = []
  const outcome = await importFeedSources(
    {
      listFeedSources: async () => [KNOWN],
      listFeedStates: async () =>
        new Map([[KNOWN.id, { ...FRESH_FEED_STATE, previousUrl: 'http://heron-watch.example/old' }]]),
      saveFeedSources: async (drafts) => ({ added: drafts.length, changed: 0 }),
      updateFeedSource: async (id, change) => {
        changes.push({ id, ...change })
        return { ...KNOWN, ...change }
      },
    },
    list,
  )
  return { ...outcome, changes }
}
const { id: _id, ...DRAFT } = KNOWN

test('an import adds what is new and changes what it says', async () => {
  const list: ListedSource[] = [
    { draft: { ...DRAFT, slug: 'owl-watch' }, said: ['name', 'slug', 'rssUrl'] },
    { draft: { ...DRAFT, category: 'nature' }, said: ['name', 'slug', 'rssUrl', 'category'] },
  ]
  assert.deepEqual(await run(list), { added: 1, changed: 1, changes: [{ id: 7, category: 'nature' }] })
})

test('what an import does not say stays as it is', async () => {
  const draft = { ...DRAFT, biasLabel: 'unrated', biasBasis: '', isActive: false } as const
  assert.deepEqual(await run([{ draft, said: ['name', 'slug', 'rssUrl'] }]), { added: 0, changed: 0, changes: [] })
})

test('a new label without a basis takes the old basis away', async () => {
  const draft = { ...DRAFT, biasLabel: 'lean_left', biasBasis: '' } as const
  const { changes } = await run([{ draft, said: ['name', 'slug', 'rssUrl', 'biasLabel'] }])
  assert.deepEqual(changes, [{ id: 7, biasLabel: 'lean_left', biasBasis: '' }])
})

test('a list without slugs knows a source by its address, never by its title', async () => {
  const titled = { draft: { ...DRAFT, rssUrl: 'https://heron-watch.example/other' }, said: ['name', 'rssUrl'] } as const
  assert.deepEqual(await run([titled]), { added: 1, changed: 0, changes: [] })
  const renamed = { draft: { ...DRAFT, name: 'My herons', slug: 'my-herons' }, said: ['name', 'rssUrl'] } as const
  assert.deepEqual(await run([renamed]), { added: 0, changed: 1, changes: [{ id: 7, name: 'My herons' }] })
})

test('an address written in another way is the same address, and stays as it was written first', async () => {
  for (const rssUrl of ['HTTPS://Heron-Watch.example:443/feed', 'https://heron-watch.example/./feed#top']) {
    const list: ListedSource[] = [{ draft: { ...DRAFT, rssUrl }, said: ['rssUrl'] }]
    assert.deepEqual(await run(list), { added: 0, changed: 0, changes: [] })
  }
})

test('a source is known by the address that a permanent redirect has led away from, and keeps the new one', async () => {
  const draft = { ...DRAFT, rssUrl: 'http://heron-watch.example/old' }
  assert.deepEqual(await run([{ draft, said: ['rssUrl'] }]), { added: 0, changed: 0, changes: [] })
})

test('slugs that are taken get a number', () => {
  const taken = new Set(['top-stories', 'top-stories-2'])
  assert.equal(takeSlug('top-stories', taken), 'top-stories-3')
  assert.equal(takeSlug('top-stories', taken), 'top-stories-4')
  assert.equal(takeSlug('else', taken), 'else')
})
