/** Made-up news in any amount: a vocabulary in which few words are frequent, stories of one to many articles. */
import type { Article } from '../src/domain/article.ts'
import { type FeedSourceDraft, FRESH_FEED_STATE, KNOWN_CATEGORIES } from '../src/domain/feed-source.ts'
import type { FeedCommit } from '../src/domain/ingestion-run.ts'
import { openStore } from '../src/store/open.ts'

export const SOURCE_COUNT = 40
/** Articles of one commit, as a busy feed brings them. */
export const FEED_SIZE = 30
const VOCABULARY = 50_000
const NEW_GROUP_SHARE = 0.35
/** Groups that may still grow. */
const LIVE_GROUPS = 2_000
/** Stands in a fifth of all groups. */
export const COMMON_WORD = 'market'
export const COMMON_WORD_TOO = 'minister'
export const COMMON_PHRASE = 'prime minister'

export function benchSources(): FeedSourceDraft[] {
  return Array.from({ length: SOURCE_COUNT }, (_, index) => ({
    name: `Source ${index}`,
    slug: `source-${index}`,
    rssUrl: `https://source-${index}.example/rss`,
    biasLabel: 'unrated',
    biasBasis: '',
    category: KNOWN_CATEGORIES[index % KNOWN_CATEGORIES.length]!,
    isActive: true,
  }))
}

/**
 * Fills an embedded store with articles of the days before `now`: of 80, so that retention removes none and few are
 * live, or of as many as are given.
 */
export async function fillStore(
  dataDir: string,
  articles: number,
  now: Date = new Date(),
  days: number = 80,
  maker: NewsMaker = new NewsMaker(),
): Promise<void> {
  const store = await openStore({ databaseUrl: null, dataDir, clock: { now: () => now } })
  await store.migrate()
  // Switched off: nobody answers at their addresses.
  await store.saveFeedSources(benchSources().map((source) => ({ ...source, isActive: false })))
  const start = await store.startRun('benchmark', now)
  if (start.kind !== 'started') throw new Error('another run is under way')
  const feeds = Math.ceil(articles / FEED_SIZE)
  for (let feed = 0; feed < feeds; feed++) {
    const at = new Date(now.getTime() - ((feeds - feed) / feeds) * days * 86_400_000)
    await store.renewLease(start.lease, now)
    await store.commitFeed(
      start.lease,
      maker.makeFeed(start.lease.runId, await store.reserveIds(FEED_SIZE, FEED_SIZE), at),
    )
  }
  await store.finishRun(start.lease, 'completed', now)
  await store.close()
}

/** A repeatable sequence of numbers from 0 to 1. */
function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const SYLLABLES = 'ba ce di fo gu ha je ki lo mu na pe qui ro su ta ve wi xo yu za bre cli dro fla gri'.split(' ')

function wordAt(rank: number): string {
  let word = ''
  for (let rest = rank + 1; rest > 0; rest = Math.floor(rest / SYLLABLES.length))
    word += SYLLABLES[rest % SYLLABLES.length]
  return word + ['', 's', 'ing', 'ed'][rank % 4]!
}

interface LiveGroup {
  id: number
  topic: string[]
  sources: number[]
}

export class NewsMaker {
  readonly #random: () => number
  readonly #live: LiveGroup[] = []
  readonly #words = Array.from({ length: VOCABULARY }, (_, rank) => wordAt(rank))
  #turn = 0

  /** @param seed another one tells other news, in words of the same frequencies */
  constructor(seed = 7) {
    this.#random = sequence(seed)
  }

  /** The commit of one feed; ids are taken from the given ones. */
  makeFeed(runId: number, ids: { firstArticleId: number; firstStoryGroupId: number }, now: Date): FeedCommit {
    const feedSourceId = (this.#turn++ % SOURCE_COUNT) + 1
    const storyGroups: FeedCommit['storyGroups'] = []
    let nextGroupId = ids.firstStoryGroupId
    const newArticles: Article[] = []
    for (let index = 0; index < FEED_SIZE; index++) {
      let group = this.#random() < NEW_GROUP_SHARE ? undefined : this.#pickLive()
      const isNew = group === undefined
      group ??= this.#startGroup(nextGroupId++)
      const id = ids.firstArticleId + index
      const title = this.#sentence(9, group)
      const summary = this.#sentence(28, group)
      const publishedAt = new Date(now.getTime() - Math.floor(this.#random() * 3_600) * 1_000)
      newArticles.push({
        id,
        feedSourceId,
        storyGroupId: group.id,
        itemKey: `https://source-${feedSourceId}.example/?p=${id}`,
        originalTitle: title,
        neutralTitle: title.replace(/^\S+ /, ''),
        originalSummary: summary,
        link: `https://source-${feedSourceId}.example/2026/11/${title.slice(0, 40).replaceAll(' ', '-')}-${id}`,
        canonicalLink: `https://source-${feedSourceId}.example/2026/11/${title.slice(0, 40).replaceAll(' ', '-')}-${id}`,
        publishedAt,
        firstSeenAt: now,
        arrivedAt: now,
        imageUrl: index % 3 === 0 ? null : `https://source-${feedSourceId}.example/images/${id}.jpg`,
        clickbaitScore: 0.3,
      })
      if (isNew)
        storyGroups.push({ id: group.id, canonicalTitle: newArticles.at(-1)!.neutralTitle, canonicalSummary: summary })
    }
    return {
      runId,
      feedSourceId,
      feedState: { ...FRESH_FEED_STATE, lastFetchedAt: now },
      sourceChange: null,
      newArticles,
      retitled: [],
      storyGroups,
      moves: [],
      merges: [],
      result: {
        feedSourceId,
        outcome: 'new_items',
        newArticles: FEED_SIZE,
        retitledArticles: 0,
        problems: [],
        elapsedMs: 0,
      },
    }
  }

  /** Groups that have just started grow most. */
  #pickLive(): LiveGroup | undefined {
    return this.#live.at(-1 - Math.floor(this.#random() ** 2 * this.#live.length))
  }

  #startGroup(id: number): LiveGroup {
    const topic = Array.from({ length: 5 }, () => this.#word())
    const luck = this.#random()
    if (luck < 0.2) topic.push(COMMON_WORD)
    if (luck > 0.1 && luck < 0.3) topic.push(COMMON_PHRASE)
    const group = { id, topic, sources: [] }
    this.#live.push(group)
    if (this.#live.length > LIVE_GROUPS) this.#live.shift()
    return group
  }

  #sentence(length: number, group: LiveGroup): string {
    const words = Array.from({ length }, () => this.#word())
    for (const word of group.topic) words.splice(Math.floor(this.#random() * words.length), 0, word)
    return words.join(' ')
  }

  /** Zipf: the frequency of a word falls with its rank. */
  #word(): string {
    return this.#words[Math.floor(VOCABULARY ** this.#random()) - 1]!
  }
}
