/** Ingestion repairs the groups at the end of a run, and what changes is recorded, told and found again. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { onEachBackend, useStore } from '../store/backends.ts'
import { checkConsistency } from '../store/consistency.ts'
import { Newsroom } from './newsroom.ts'

const FERRY = {
  title: 'Ferry sinks off Lindos, 40 passengers rescued by coast guard',
  summary: 'The ferry Maritsa sank in a storm off Lindos on Tuesday; the coast guard rescued all 40 passengers.',
}
const FERRY_AGAIN = {
  title: 'Coast guard rescues 40 as ferry Maritsa sinks near Lindos',
  summary: 'All 40 passengers of the Maritsa were rescued by the coast guard after it sank off Lindos.',
}
const MINT = {
  title: 'Mint of Veldhaven to withdraw copper coins by spring',
  summary: 'The Veldhaven mint says that copper coins will be withdrawn because copper costs more than they are worth.',
}

onEachBackend('the end of a run', (backend) => {
  const fixture = useStore(backend)
  let newsroom: Newsroom

  before(() => {
    newsroom = new Newsroom(fixture.store, fixture.clock)
  })
  after(() => newsroom.close())

  async function groupOf(source: string, key: string): Promise<number> {
    for await (const record of fixture.store.exportRecords()) {
      const article = record as { type: string; canonical_link?: string; story_group_id?: number }
      if (article.type === 'article' && article.canonical_link?.endsWith(`${source}.example/${key}`))
        return article.story_group_id!
    }
    throw new Error(`${source} has no ${key}`)
  }

  async function movesOf(source: string, key: string): Promise<{ from: number; to: number }[]> {
    for await (const record of fixture.store.exportRecords()) {
      const article = record as {
        type: string
        canonical_link?: string
        moves?: { from_story_group_id: number; to_story_group_id: number }[]
      }
      if (article.type === 'article' && article.canonical_link?.endsWith(`${source}.example/${key}`))
        return article.moves!.map((move) => ({ from: move.from_story_group_id, to: move.to_story_group_id }))
    }
    throw new Error(`${source} has no ${key}`)
  }

  /** A run that brings an article of a story of its own, as nearly every run does. */
  let others = 0
  async function runWithNews(): Promise<void> {
    const title = [
      'Lighthouse at Kelso gets a new lamp',
      'Orchard owners fear a late frost',
      'Choir of Ostrava sings on',
    ]
    await newsroom.publish('gamma', [{ key: `other-${others}`, title: title[others++ % title.length]! }])
    await newsroom.run()
  }

  async function newestEvent(): Promise<number> {
    return (await fixture.store.eventRange()).newestId
  }

  test('leads a story that turns out to be another one there, for good', async () => {
    await newsroom.publish('alpha', [{ key: 'ferry', ...FERRY }])
    await newsroom.publish('beta', [{ key: 'soon', title: 'Breaking news from our desk' }])
    await newsroom.run()
    const ferry = await groupOf('alpha', 'ferry')
    const soon = await groupOf('beta', 'soon')
    assert.notEqual(ferry, soon)

    await newsroom.publish('beta', [{ key: 'soon', ...FERRY_AGAIN }])
    await runWithNews()
    const [survivor, merged] = [Math.min(ferry, soon), Math.max(ferry, soon)]
    assert.equal(await groupOf('alpha', 'ferry'), survivor)
    assert.equal(await groupOf('beta', 'soon'), survivor)
    assert.deepEqual(await fixture.store.getStory(merged), { kind: 'moved', id: survivor })
    await checkConsistency(fixture.store)
  })

  test('takes an article that tells something else now out of its story, and tells of the new one', async () => {
    const ferry = await groupOf('alpha', 'ferry')
    const before = await newestEvent()
    newsroom.events.length = 0
    await newsroom.publish('beta', [{ key: 'soon', ...MINT }])
    await runWithNews()
    const mint = await groupOf('beta', 'soon')
    assert.notEqual(mint, ferry)
    assert.deepEqual((await movesOf('beta', 'soon')).at(-1), { from: ferry, to: mint })
    const told = (await fixture.store.listEvents(before, 100)).map((one) => one.happening)
    assert.ok(told.some((one) => one.type === 'story.created' && one.storyGroupId === mint))
    assert.ok(told.some((one) => one.type === 'story.updated' && one.storyGroupId === ferry))
    assert.ok(newsroom.events.some((one) => one.type === 'story.created' && one.storyGroupId === mint))
    await checkConsistency(fixture.store)
  })

  test('changes nothing, and tells nothing, where nothing came', async () => {
    const before = await newestEvent()
    await newsroom.run()
    const told = (await fixture.store.listEvents(before, 100)).map((one) => one.happening.type)
    assert.ok(!told.includes('story.updated') && !told.includes('story.created'), told.join())
  })

  test('repairs what was stored before a restart, too', async () => {
    await newsroom.restart()
    await newsroom.publish('beta', [{ key: 'soon', ...FERRY_AGAIN }])
    await runWithNews()
    assert.equal(await groupOf('beta', 'soon'), await groupOf('alpha', 'ferry'))
    await checkConsistency(fixture.store)
    assert.deepEqual(newsroom.failures, [])
  })

  test('does not keep waiting what came before a source that is slow to answer', async () => {
    await newsroom.publish('beta', [{ key: 'soon', ...MINT }])
    await runWithNews()
    const ferry = await groupOf('alpha', 'ferry')
    const mint = await groupOf('beta', 'soon')
    assert.notEqual(ferry, mint)

    await newsroom.restart()
    newsroom.repairPauseMs = 1
    await newsroom.publish('slow', [])
    let isMerged = false
    newsroom.onFetch = async (source) => {
      for (let tries = 0; source === 'slow' && !isMerged && tries < 2_000; tries++) {
        await setImmediate()
        isMerged = (await fixture.store.getStory(mint)).kind === 'moved'
      }
    }
    await newsroom.publish('beta', [{ key: 'soon', ...FERRY_AGAIN }])
    await runWithNews()
    assert.ok(isMerged)
    assert.equal(await groupOf('beta', 'soon'), ferry)
    await checkConsistency(fixture.store)
    newsroom.onFetch = () => undefined
  })

  test('need not come where an article shows two stories to be one, which is told once', async () => {
    await newsroom.publish('beta', [{ key: 'soon', ...MINT }])
    await runWithNews()
    const ferry = await groupOf('alpha', 'ferry')
    const mint = await groupOf('beta', 'soon')
    assert.notEqual(ferry, mint)
    // A run without new articles leaves the groups as they are.
    await newsroom.publish('beta', [{ key: 'soon', ...FERRY_AGAIN }])
    await newsroom.run()
    assert.equal(await groupOf('beta', 'soon'), mint)

    const before = await newestEvent()
    newsroom.events.length = 0
    newsroom.repairPauseMs = 60_000
    await newsroom.publish('delta', [
      {
        key: 'ferry',
        title: 'Ferry Maritsa sinks off Lindos, coast guard rescues all 40 passengers',
        summary: 'The Maritsa sank in a storm on Tuesday. The coast guard rescued all 40 passengers off Lindos.',
      },
    ])
    await newsroom.publish('late', [])
    let found: unknown
    let told: string[] = []
    newsroom.onFetch = async (source) => {
      if (source !== 'late') return
      found = await fixture.store.getStory(mint)
      told = (await fixture.store.listEvents(before, 100)).flatMap(({ happening }) =>
        happening.type.startsWith('story.') ? [JSON.stringify(happening)] : [],
      )
    }
    await newsroom.restart()
    await newsroom.run()
    assert.deepEqual(found, { kind: 'moved', id: ferry })
    assert.deepEqual(told, [JSON.stringify({ type: 'story.updated', storyGroupId: ferry })])
    assert.equal(newsroom.events.filter((one) => one.type === 'story.updated').length, 1)
    assert.equal(await groupOf('delta', 'ferry'), ferry)
    await checkConsistency(fixture.store)
    newsroom.onFetch = () => undefined
  })

  test('repairs what a run that was stopped has brought, though nothing is new', async () => {
    newsroom.repairPauseMs = 60_000
    await newsroom.publish('beta', [{ key: 'soon', ...MINT }])
    await runWithNews()
    const mint = await groupOf('beta', 'soon')
    await newsroom.publish('beta', [{ key: 'soon', ...FERRY_AGAIN }])
    await newsroom.stopInMidRun('slow')
    assert.equal(await groupOf('beta', 'soon'), mint)

    await newsroom.run()
    assert.equal((await fixture.store.listRuns(1))[0]!.newArticles, 0)
    assert.equal(await groupOf('beta', 'soon'), await groupOf('alpha', 'ferry'))
    await checkConsistency(fixture.store)
    assert.deepEqual(newsroom.failures, [])
  })
})
