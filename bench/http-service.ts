/**
 * The HTTP interface on a real embedded store that holds one page of stories, for `http.bench.ts`. Logging is as in
 * service, into a stream that drops it.
 */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { pino } from 'pino'
import { createKeyAuthority } from '../src/authorize/key-authority.ts'
import { createKeyDesk } from '../src/authorize/key-desk.ts'
import { systemClock } from '../src/domain/clock.ts'
import type { Debriefer } from '../src/domain/debrief.ts'
import { FRESH_FEED_STATE } from '../src/domain/feed-source.ts'
import type { Ingestion } from '../src/domain/ingestion-run.ts'
import type { Store } from '../src/domain/store.ts'
import type { WebhookDesk } from '../src/domain/webhook.ts'
import { formatOpml } from '../src/feeds/opml.ts'
import { parseListedSources } from '../src/feeds/source-list.ts'
import { createStoryExplainer } from '../src/group/explain.ts'
import { createServer } from '../src/http/server.ts'
import { openStore } from '../src/store/open.ts'

/** 30 stories of three articles: some 65 KB, the page that STACK.md's figures speak of. */
const STORIES = 30
const ARTICLES_PER_STORY = 3

/** @returns the port it listens on */
export async function startBenchService(): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'debrief-bench-store-'))
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  process.once('SIGTERM', () => process.exit(0))
  const store = await openStore({ databaseUrl: null, dataDir, clock: systemClock })
  await store.migrate()
  await fill(store)
  const app = await createServer({
    stories: store,
    articles: store,
    sources: store,
    runs: store,
    events: store,
    explainer: createStoryExplainer(),
    sourceList: { writeOpml: formatOpml, read: parseListedSources },
    webhooks: NO_WEBHOOKS,
    findOutage: () => store.findOutage(),
    authority: createKeyAuthority({ store, clock: systemClock }),
    desk: createKeyDesk({ store, clock: systemClock, randomBytes }),
    debriefer: NO_DEBRIEFER,
    ingestion: NO_INGESTION,
    clock: systemClock,
    logger: pino({ level: 'info' }, { write: () => undefined }),
    adminToken: null,
    version: '0.0.0-bench',
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  return (app.server.address() as AddressInfo).port
}

async function fill(store: Store): Promise<void> {
  await store.saveFeedSources([
    {
      name: 'Harbor Daily',
      slug: 'harbor-daily',
      rssUrl: 'https://harbor-daily.example/rss',
      biasLabel: 'center',
      biasBasis: '',
      category: 'us_news',
      isActive: true,
    },
  ])
  const { firstArticleId, firstStoryGroupId } = await store.reserveIds(STORIES * ARTICLES_PER_STORY, STORIES)
  const started = await store.startRun('bench', new Date())
  if (started.kind !== 'started') throw new Error('the store is not ours alone')
  const now = new Date()
  const newArticles = Array.from({ length: STORIES * ARTICLES_PER_STORY }, (_, i) => {
    const link = `https://harbor-daily.example/news/${i}-${randomText(5).replaceAll(' ', '-')}`
    return {
      id: firstArticleId + i,
      feedSourceId: 1,
      storyGroupId: firstStoryGroupId + (i % STORIES),
      itemKey: link,
      originalTitle: randomText(11),
      neutralTitle: randomText(10),
      originalSummary: randomText(22),
      link,
      canonicalLink: link,
      publishedAt: now,
      firstSeenAt: now,
      arrivedAt: now,
      imageUrl: `${link}.jpg`,
      clickbaitScore: 0,
    }
  })
  await store.commitFeed(started.lease, {
    runId: started.lease.runId,
    feedState: FRESH_FEED_STATE,
    feedSourceId: 1,
    sourceChange: null,
    newArticles,
    retitled: [],
    storyGroups: Array.from({ length: STORIES }, (_, i) => ({
      id: firstStoryGroupId + i,
      canonicalTitle: randomText(10),
      canonicalSummary: randomText(30),
    })),
    moves: [],
    merges: [],
    result: {
      feedSourceId: 1,
      outcome: 'new_items',
      newArticles: newArticles.length,
      retitledArticles: 0,
      problems: [],
      elapsedMs: 1,
    },
  })
  await store.finishRun(started.lease, 'completed', now)
}

/** Words of a made-up language: they compress about as news does. */
function randomText(words: number): string {
  const syllables = ['ka', 'ri', 'to', 'men', 'sal', 'vor', 'ti', 'nu', 'pel', 'dra', 'o', 'an']
  const word = () => [...randomBytes(3)].map((byte) => syllables[byte % syllables.length]).join('')
  return Array.from({ length: words }, word).join(' ')
}

const NO_DEBRIEFER: Debriefer = {
  systemPrompt: '',
  tactics: [],
  debrief: () => Promise.reject(new Error('not measured here')),
}

const NO_WEBHOOKS: WebhookDesk = {
  add: () => Promise.reject(new Error('there are no webhooks')),
  list: async () => [],
  switch: () => Promise.reject(new Error('there are no webhooks')),
  remove: () => Promise.reject(new Error('there are no webhooks')),
  test: () => Promise.reject(new Error('there are no webhooks')),
}

const NO_INGESTION: Ingestion = {
  refresh: () => Promise.reject(new Error('not measured here')),
  settled: async () => undefined,
  subscribe: () => () => undefined,
  close: async () => undefined,
}
