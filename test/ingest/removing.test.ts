/** Items that retention removes while their feed still shows them. */
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { onEachBackend, useStore } from '../store/backends.ts'
import { ALL } from '../store/consistency.ts'
import { type Item, Newsroom } from './newsroom.ts'

const STANDING: Item = { key: 'about', title: 'How the Lindos ferry times are made' }
const news = (day: number): Item => ({ key: `day-${day}`, title: `Ferry report number ${day} from Lindos harbour` })

onEachBackend('an item removed with age', (backend) => {
  const fixture = useStore(backend)
  let newsroom: Newsroom

  before(() => {
    newsroom = new Newsroom(fixture.store, fixture.clock)
    newsroom.retentionDays = 2
  })

  async function titlesAfter(items: Item[]): Promise<string[]> {
    await newsroom.publish('daily', items)
    fixture.clock.advance(24 * 3_600_000)
    await newsroom.run()
    assert.deepEqual(newsroom.failures, [])
    const titles: string[] = []
    for await (const record of fixture.store.exportRecords())
      if (record.type === 'article') titles.push((record as unknown as { original_title: string }).original_title)
    return titles.sort()
  }

  test('stays away while its feed shows it, and is news again once it has left the feed', async () => {
    assert.deepEqual(await titlesAfter([STANDING, news(1)]), [news(1).title, STANDING.title])
    await titlesAfter([STANDING, news(2)])
    // The run that removes it comes to its end with it; the next ones meet it again, under another title even.
    await titlesAfter([STANDING, news(3)])
    for (const day of [4, 5, 6]) {
      const shown = { ...STANDING, title: `${STANDING.title}, edition ${day}` }
      const titles = await titlesAfter([shown, news(day)])
      assert.ok(titles.includes(news(day).title), 'what is new comes in')
      assert.ok(!titles.some((title) => title.startsWith(STANDING.title)), titles.join(' | '))
    }
    await titlesAfter([news(7)])
    assert.ok((await titlesAfter([STANDING, news(8)])).includes(STANDING.title))
  })

  test('is remembered no longer than its feed shows it', async () => {
    const sources = await fixture.store.listFeedSources()
    const links = Array.from({ length: 9 }, (_, day) => `https://daily.example/day-${day}`)
    await titlesAfter([news(20)])
    await titlesAfter([news(21)])
    await titlesAfter([news(22)])
    await titlesAfter([news(23)])
    assert.deepEqual(await fixture.store.findRemovedLinks(sources[0]!.id, links), [])
    await newsroom.close()
  })
})

onEachBackend('a story that loses articles with age', (backend) => {
  const fixture = useStore(backend)

  test('is called by an article that it still has, and found by its words', async () => {
    const newsroom = new Newsroom(fixture.store, fixture.clock)
    newsroom.retentionDays = 1
    const older = { key: 'vote', title: 'Norwell council approves budget for harbour bridge', summary: 'A tight vote.' }
    const newer = { key: 'vote', title: 'Budget for harbour bridge approved by Norwell council', summary: 'By a hair.' }
    await newsroom.publish('daily', [older])
    await newsroom.run()
    fixture.clock.advance(20 * 3_600_000)
    await newsroom.publish('evening', [newer])
    await newsroom.run()
    const page = async (search: string | null) =>
      JSON.parse((await fixture.store.listStories({ ...ALL, page: 1, search }, 'neutral')).storiesJson) as Record<
        string,
        unknown
      >[]
    const calledBy = async () =>
      (await page(null)).map((story) => [story.article_count, story.canonical_title, story.canonical_summary])
    assert.deepEqual(await calledBy(), [[2, older.title, older.summary]])

    fixture.clock.advance(4 * 3_600_000)
    await newsroom.run()
    await newsroom.close()
    assert.deepEqual(newsroom.failures, [])
    assert.deepEqual(await calledBy(), [[1, newer.title, newer.summary]])
    assert.equal((await page('hair')).length, 1)
    assert.equal((await page('tight')).length, 0, 'the words of what was removed find nothing')
  })
})
