/**
 * The small world that the interface tests look at: three sources, two stories, a merged one, a changed title, two
 * keys, three key requests. Written through the real store once; every service under test starts from a copy.
 *
 *     story 1  river bridge   article 1 (harbor-daily, retitled), article 2 (meadow-wire)
 *     story 2  rye bread      article 3 (harbor-daily)
 *     story 3  merged into 1  (held article 2 for one run)
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { createKeyDesk } from '../../src/authorize/key-desk.ts'
import type { Article } from '../../src/domain/article.ts'
import { FRESH_FEED_STATE } from '../../src/domain/feed-source.ts'
import type { FeedCommit } from '../../src/domain/ingestion-run.ts'
import type { Store } from '../../src/domain/store.ts'
import { openStore } from '../../src/store/open.ts'

/** Where the test clock starts. */
export const NOW = new Date('2026-11-21T07:00:00Z')
const FIRST_RUN = new Date('2026-11-21T06:05:00Z')
const SECOND_RUN = new Date('2026-11-21T06:30:00Z')

/** Chance that repeats itself: the nth call gives n, n, n… */
export function countingBytes(first = 1): (size: number) => Uint8Array {
  let next = first
  return (size) => new Uint8Array(size).fill(next++)
}
/** Calls of `countingBytes` that the fixture itself makes. */
export const FIXTURE_SECRETS = 8

let prepared: Promise<string> | undefined

/** @returns a folder with the fixture's databases, to be copied and never opened */
export function fixtureFolder(): Promise<string> {
  prepared ??= writeFixture()
  return prepared
}

async function writeFixture(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'debrief-fixture-'))
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  const store = await openStore({ databaseUrl: null, dataDir, clock: { now: () => NOW } })
  await store.migrate()
  await store.saveFeedSources([
    {
      name: 'Harbor Daily',
      slug: 'harbor-daily',
      rssUrl: 'https://harbor-daily.example/rss',
      biasLabel: 'center',
      biasBasis: 'Reports of both councils, no opinion pages',
      category: 'us_news',
      isActive: true,
    },
    {
      name: 'Meadow Wire',
      slug: 'meadow-wire',
      rssUrl: 'https://meadow-wire.example/feed.xml',
      biasLabel: 'lean_left',
      biasBasis: '',
      category: 'international',
      isActive: true,
    },
    {
      name: 'Old Mill Gazette',
      slug: 'old-mill-gazette',
      rssUrl: 'https://old-mill-gazette.example/atom',
      biasLabel: 'unrated',
      biasBasis: '',
      category: 'business',
      isActive: false,
    },
  ])
  await ingestStories(store)
  await issueKeys(store)
  await store.close()
  return dataDir
}

async function ingestStories(store: Store): Promise<void> {
  await store.reserveIds(3, 3)
  const first = await begin(store, FIRST_RUN)
  await first.commit({ feedSourceId: 1, newArticles: [BRIDGE, BREAD], storyGroups: [BRIDGE_STORY, BREAD_STORY] })
  await first.commit({ feedSourceId: 2, newArticles: [CLOSURE], storyGroups: [CLOSURE_STORY] })
  await first.finish()
  const second = await begin(store, SECOND_RUN)
  await second.commit({
    feedSourceId: 1,
    retitled: [
      {
        id: 1,
        originalTitle: "You won't believe what the council just did to the river bridge",
        neutralTitle: 'Council closes river bridge for repairs until spring',
        originalSummary: BRIDGE.originalSummary,
        imageUrl: BRIDGE.imageUrl,
        clickbaitScore: 0.9,
      },
    ],
    storyGroups: [{ ...BRIDGE_STORY, canonicalTitle: 'Council closes river bridge for repairs until spring' }],
    moves: [{ articleId: 2, fromStoryGroupId: 3, toStoryGroupId: 1, reason: 'the same event' }],
    merges: [{ fromStoryGroupId: 3, intoStoryGroupId: 1 }],
    problems: ['item 4 has no link and was left out'],
  })
  await second.finish()
}

/** A run whose commits need only say what they change. */
async function begin(store: Store, at: Date) {
  const started = await store.startRun('fixture', at)
  if (started.kind !== 'started') throw new Error('the fixture is not alone with its store')
  const { lease } = started
  return {
    commit: ({ problems = [], ...given }: Partial<FeedCommit> & { feedSourceId: number; problems?: string[] }) => {
      const newArticles = given.newArticles ?? []
      const retitled = given.retitled ?? []
      return store.commitFeed(lease, {
        runId: lease.runId,
        feedState: {
          ...FRESH_FEED_STATE,
          lastFetchedAt: at,
          lastSuccessAt: at,
          nextFetchAt: new Date('2026-11-21T07:05:00Z'),
        },
        sourceChange: null,
        newArticles,
        retitled,
        storyGroups: [],
        moves: [],
        merges: [],
        result: {
          feedSourceId: given.feedSourceId,
          outcome: newArticles.length > 0 ? 'new_items' : 'no_new_items',
          newArticles: newArticles.length,
          retitledArticles: retitled.length,
          problems,
          elapsedMs: 210,
        },
        ...given,
      })
    },
    finish: () => store.finishRun(lease, 'completed', at),
  }
}

/** A story as a test gives it: one article per named source. */
export interface TestStory {
  title: string
  summary?: string
  /** Slugs of the fixture's sources. */
  sources: string[]
  publishedAt: Date
}

/** Publishes stories in one more run, by its own feed commits. @returns their ids, in order */
export async function publishStories(store: Store, stories: TestStory[]): Promise<number[]> {
  const known = new Map((await store.listFeedSources()).map(({ slug, id }) => [slug, id]))
  const articleCount = stories.reduce((count, { sources }) => count + sources.length, 0)
  const { firstArticleId, firstStoryGroupId } = await store.reserveIds(articleCount, stories.length)
  const run = await begin(store, NOW)
  let id = firstArticleId
  const ids: number[] = []
  for (const [index, { title, summary = '', sources, publishedAt }] of stories.entries()) {
    const storyGroupId = firstStoryGroupId + index
    ids.push(storyGroupId)
    for (const slug of sources) {
      const link = `https://${slug}.example/${id}`
      const feedSourceId = known.get(slug) ?? 0
      const given = {
        id,
        feedSourceId,
        storyGroupId,
        originalTitle: title,
        originalSummary: summary,
        link,
        publishedAt,
      }
      const storyGroups = [{ id: storyGroupId, canonicalTitle: title, canonicalSummary: summary }]
      await run.commit({ feedSourceId, newArticles: [article(given)], storyGroups })
      id += 1
    }
  }
  await run.finish()
  return ids
}

/** Key 1 active, key 2 revoked; requests waiting, approved, turned down. Secrets count from 1. */
async function issueKeys(store: Store): Promise<void> {
  const desk = createKeyDesk({ store, clock: { now: () => NOW }, randomBytes: countingBytes() })
  await desk.createKey('Newsroom')
  const old = await desk.createKey('Old client')
  await desk.revokeKey(old.id)
  const ask = (name: string) =>
    desk.requestKey(
      {
        name,
        email: 'lab@university.example',
        intendedUse: 'A study of headlines',
        website: 'https://lab.university.example/',
      },
      '192.0.2.1',
    )
  await ask('Media lab')
  const approved = await ask('Reading club')
  await desk.decideRequest(approved.requestId, 'approved')
  const rejected = await ask('Link farm')
  await desk.decideRequest(rejected.requestId, 'rejected')
}

function article(given: Partial<Article> & Pick<Article, 'id' | 'link' | 'publishedAt'>): Article {
  return {
    feedSourceId: 1,
    storyGroupId: 1,
    itemKey: given.link,
    originalTitle: '',
    neutralTitle: given.originalTitle ?? '',
    originalSummary: '',
    canonicalLink: given.link,
    firstSeenAt: FIRST_RUN,
    arrivedAt: FIRST_RUN,
    imageUrl: null,
    clickbaitScore: 0,
    ...given,
  }
}

const BRIDGE = article({
  id: 1,
  originalTitle: 'Council shuts river bridge',
  originalSummary: 'The city council voted on Friday to close the river bridge for repairs until spring.',
  link: 'https://harbor-daily.example/news/river-bridge',
  publishedAt: new Date('2026-11-21T06:00:00Z'),
  imageUrl: 'https://harbor-daily.example/images/river-bridge.jpg',
})
const CLOSURE = article({
  id: 2,
  feedSourceId: 2,
  storyGroupId: 3,
  originalTitle: 'River bridge to close until spring after council vote',
  originalSummary: 'Repairs to the river bridge will take until spring.',
  link: 'https://meadow-wire.example/2026/river-bridge',
  publishedAt: new Date('2026-11-21T05:30:00Z'),
})
const BREAD = article({
  id: 3,
  storyGroupId: 2,
  originalTitle: 'Bakery wins regional prize for rye bread',
  originalSummary: 'A jury of five tasted forty loaves.',
  link: 'https://harbor-daily.example/news/rye-bread',
  publishedAt: new Date('2026-11-21T05:00:00Z'),
})
const BRIDGE_STORY = { id: 1, canonicalTitle: BRIDGE.neutralTitle, canonicalSummary: BRIDGE.originalSummary }
const BREAD_STORY = { id: 2, canonicalTitle: BREAD.neutralTitle, canonicalSummary: BREAD.originalSummary }
const CLOSURE_STORY = { id: 3, canonicalTitle: CLOSURE.neutralTitle, canonicalSummary: CLOSURE.originalSummary }
