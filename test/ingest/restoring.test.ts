/** The live window after a restart, and beside another process that ingests. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Store } from '../../src/domain/store.ts'
import { onEachBackend, useStore } from '../store/backends.ts'
import { type Item, Newsroom } from './newsroom.ts'

const PLACES = ['Lindos', 'Veldhaven', 'Northport', 'Millbrook', 'Kelso', 'Westhaven', 'Riverton', 'Ostrava']
const EVENTS: ((place: string) => string[])[] = [
  (place) => [
    `Ferry sinks off ${place}, 40 passengers rescued by coast guard`,
    `Coast guard rescues 40 passengers as ferry sinks off ${place}`,
    `All 40 aboard saved after ferry sinks near ${place}`,
  ],
  (place) => [
    `${place} council votes to close the old swimming baths`,
    `Old swimming baths in ${place} to close after council vote`,
    `Swimmers protest as ${place} council closes baths`,
  ],
  (place) => [
    `Fire destroys grain silo at ${place} mill, nobody hurt`,
    `Grain silo burns down at ${place} mill`,
    `${place} mill loses silo in overnight fire`,
  ],
]

/** Three editions of three sources, each with a part of the news. */
const EDITIONS: Map<string, Item[]>[] = [0, 1, 2].map((edition) => {
  const titles = PLACES.flatMap((place) => EVENTS.map((tell) => tell(place)))
  return new Map(
    ['alpha', 'beta', 'gamma'].map((source, wording) => [
      source,
      titles.flatMap((tell, index) =>
        (index + wording) % 3 <= edition ? [{ key: `k${index}`, title: tell[wording]! }] : [],
      ),
    ]),
  )
})

/** Which items are together, by the first of each group. */
async function groupsOf(store: Store): Promise<Record<string, string>> {
  const firstOf = new Map<number, string>()
  const groups: Record<string, string> = {}
  for await (const record of store.exportRecords()) {
    const article = record as { type: string; canonical_link?: string; story_group_id?: number }
    if (article.type !== 'article') continue
    const link = article.canonical_link!
    const first = firstOf.get(article.story_group_id!) ?? link
    firstOf.set(article.story_group_id!, first)
    groups[link] = first
  }
  return groups
}

async function take(newsroom: Newsroom, edition: Map<string, Item[]>): Promise<void> {
  for (const [source, items] of edition) await newsroom.publish(source, items)
  await newsroom.run()
  assert.deepEqual(newsroom.failures, [])
}

onEachBackend(
  'the live window',
  (backend) => {
    const steady = useStore(backend)
    const restarted = useStore(backend)
    const shared = useStore(backend)
    const embedded = useStore(backend)
    const unsteady = useStore(backend)

    test('is after a restart what it would have been without', async () => {
      const one = new Newsroom(steady.store, steady.clock)
      const other = new Newsroom(restarted.store, restarted.clock)
      other.isPreparing = true
      for (const edition of EDITIONS) {
        await take(one, edition)
        await take(other, edition)
        await other.restart()
      }
      const groups = await groupsOf(restarted.store)
      assert.deepEqual(groups, await groupsOf(steady.store))
      assert.ok(new Set(Object.values(groups)).size < Object.keys(groups).length / 2)
      await one.close()
      await other.close()
    })

    test('gives restored articles their embeddings back, so that a report in another language meets them', async () => {
      const newsroom = new Newsroom(embedded.store, embedded.clock)
      const asked = new Set<string>()
      newsroom.embedder = {
        async embed(texts) {
          for (const text of texts) asked.add(text)
          return texts.map((text) => new Float32Array(/ferry|Fähre/.test(text) ? [1, 0] : [0, 1]))
        },
        close: async () => undefined,
      }
      newsroom.isPreparing = true
      await newsroom.publish('alpha', [
        { key: 'ferry', title: 'The ferry sinks off Lindos and all are saved by the coast guard' },
      ])
      await newsroom.run()
      await newsroom.restart()
      asked.clear()
      await newsroom.publish('beta', [
        { key: 'faehre', title: 'Die Fähre ist vor Lindos gesunken und alle sind gerettet' },
      ])
      await newsroom.run()
      assert.equal(asked.size, 2)
      const groups = await groupsOf(embedded.store)
      assert.equal(new Set(Object.values(groups)).size, 1)
      assert.deepEqual(newsroom.failures, [])
      await newsroom.close()
    })

    test('asks for few embeddings of restored articles at once, so that news waits little behind them', async () => {
      const newsroom = new Newsroom(embedded.store, embedded.clock)
      const sizes: number[] = []
      newsroom.embedder = {
        async embed(texts) {
          sizes.push(texts.length)
          return texts.map(() => null)
        },
        close: async () => undefined,
      }
      const items = EVENTS.flatMap((tell) => PLACES.map((place) => ({ key: tell(place)[0]!, title: tell(place)[0]! })))
      await newsroom.publish('delta', items)
      await newsroom.run()
      await newsroom.restart()
      newsroom.isPreparing = true
      sizes.length = 0
      await newsroom.run()
      assert.ok(sizes.length > 0 && Math.max(...sizes) <= 8)
      await newsroom.close()
    })

    test('goes on embedding restored articles after failed answers, and gives up after some in a row', async () => {
      const titles = EVENTS.flatMap((tell) => PLACES.map((place) => tell(place)[0]!))
      const newsroom = new Newsroom(unsteady.store, unsteady.clock)
      await newsroom.publish('delta', [...titles.map((title) => ({ key: title, title }))])
      await newsroom.run()
      await newsroom.restart()

      let failing = 3
      let calls = 0
      const embedded = new Set<string>()
      newsroom.isPreparing = true
      const whole = Promise.withResolvers<void>()
      newsroom.embedder = {
        async embed(texts) {
          calls++
          if (failing-- > 0) return texts.map(() => null)
          for (const text of texts) embedded.add(text)
          if (embedded.size === titles.length) whole.resolve()
          return texts.map(() => new Float32Array([1, 0]))
        },
        close: async () => undefined,
      }
      await newsroom.run()
      await whole.promise
      assert.deepEqual([...embedded].sort(), [...titles].sort())

      await newsroom.restart()
      failing = Number.POSITIVE_INFINITY
      calls = 0
      const last = Promise.withResolvers<void>()
      const { embed } = newsroom.embedder
      newsroom.embedder.embed = (texts) => {
        if (calls === 6) last.resolve()
        return embed(texts)
      }
      await newsroom.run()
      await last.promise
      // Meanwhile an eighth would have come.
      for (let runs = 0; runs < 3; runs++) await newsroom.run()
      assert.equal(calls, 7)
      await newsroom.close()
    })

    test('knows what another process has taken in between two runs', async () => {
      const items = new Map<string, Item[]>()
      const here = new Newsroom(shared.store, shared.clock, items)
      const there = new Newsroom(await shared.openAnother(), shared.clock, items)
      const [first, second] = EVENTS[0]!('Lindos')
      await here.publish('alpha', [{ key: 'baths', title: EVENTS[1]!('Kelso')[0]! }])
      await here.run()
      await here.publish('beta', [{ key: 'ferry', title: first! }])
      await there.run()
      await here.publish('gamma', [{ key: 'ferry', title: second! }])
      await here.run()
      const groups = Object.entries(await groupsOf(shared.store))
      const ferries = groups.filter(([link]) => link.endsWith('ferry')).map(([, group]) => group)
      assert.equal(ferries.length, 2)
      assert.equal(ferries[0], ferries[1])
      assert.deepEqual([...here.failures, ...there.failures], [])
      await here.close()
      await there.close()
    })
  },
  { withThread: false },
)
