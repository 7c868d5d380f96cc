/** Writes stories into a store as ingestion would: sources, a run, commits of made-up feeds. */
import type { Article } from '../../src/domain/article.ts'
import type { Clock } from '../../src/domain/clock.ts'
import { type FeedSourceDraft, FRESH_FEED_STATE } from '../../src/domain/feed-source.ts'
import type { FeedCommit, IngestionLease } from '../../src/domain/ingestion-run.ts'
import type { Store } from '../../src/domain/store.ts'

export function sourceDraft(slug: string, more: Partial<FeedSourceDraft> = {}): FeedSourceDraft {
  return {
    name: `The ${slug}`,
    slug,
    rssUrl: `https://${slug}.example/rss`,
    biasLabel: 'unrated',
    biasBasis: '',
    category: 'us_news',
    isActive: true,
    ...more,
  }
}

export interface ArticleDraft {
  /** The group it joins, by the name the test gives it. */
  group: string
  title: string
  neutralTitle?: string
  summary?: string
  key?: string
  /** Minutes before the clock's present. */
  minutesAgo?: number
}

export class Publisher {
  lease: IngestionLease | null = null
  readonly store: Store
  readonly clock: Clock
  readonly groups = new Map<string, number>()

  constructor(store: Store, clock: Clock) {
    this.store = store
    this.clock = clock
  }

  groupId(name: string): number {
    const id = this.groups.get(name)
    if (id === undefined) throw new Error(`no group is called ${name}`)
    return id
  }

  async begin(): Promise<IngestionLease> {
    const started = await this.store.startRun('test', this.clock.now())
    if (started.kind !== 'started') throw new Error('another run holds the lease')
    this.lease = started.lease
    return started.lease
  }

  async end(): Promise<void> {
    await this.store.finishRun(this.lease!, 'completed', this.clock.now())
    this.lease = null
  }

  async sourceId(slug: string): Promise<number> {
    const source = (await this.store.listFeedSources()).find((one) => one.slug === slug)
    if (source === undefined) throw new Error(`no source is called ${slug}`)
    return source.id
  }

  /** Makes the commit of articles without committing it. A group is called after its first article's title. */
  async prepare(slug: string, drafts: ArticleDraft[], more: Partial<FeedCommit> = {}): Promise<FeedCommit> {
    const feedSourceId = await this.sourceId(slug)
    const ids = await this.store.reserveIds(drafts.length, drafts.length)
    const storyGroups: FeedCommit['storyGroups'] = []
    const newArticles = drafts.map((draft, index): Article => {
      const id = ids.firstArticleId + index
      let storyGroupId = this.groups.get(draft.group)
      const neutralTitle = draft.neutralTitle ?? draft.title
      if (storyGroupId === undefined) {
        storyGroupId = ids.firstStoryGroupId + index
        this.groups.set(draft.group, storyGroupId)
        storyGroups.push({ id: storyGroupId, canonicalTitle: neutralTitle, canonicalSummary: draft.summary ?? '' })
      }
      const now = this.clock.now()
      return {
        id,
        feedSourceId,
        storyGroupId,
        itemKey: draft.key ?? `${slug}-${id}`,
        originalTitle: draft.title,
        neutralTitle,
        originalSummary: draft.summary ?? '',
        link: `https://${slug}.example/${draft.key ?? id}`,
        canonicalLink: `https://${slug}.example/${draft.key ?? id}`,
        publishedAt: new Date(now.getTime() - (draft.minutesAgo ?? 0) * 60_000),
        firstSeenAt: now,
        arrivedAt: now,
        imageUrl: null,
        clickbaitScore: 0.25,
      }
    })
    return {
      runId: this.lease?.runId ?? 0,
      feedSourceId,
      feedState: { ...FRESH_FEED_STATE, lastFetchedAt: this.clock.now() },
      sourceChange: null,
      newArticles,
      retitled: [],
      storyGroups,
      moves: [],
      merges: [],
      result: {
        feedSourceId,
        outcome: 'new_items',
        newArticles: drafts.length,
        retitledArticles: 0,
        problems: [],
        elapsedMs: 12,
      },
      ...more,
    }
  }

  async publish(slug: string, drafts: ArticleDraft[], more: Partial<FeedCommit> = {}): Promise<FeedCommit> {
    if (this.lease === null) await this.begin()
    const commit = await this.prepare(slug, drafts, more)
    await this.store.commitFeed(this.lease!, commit)
    return commit
  }
}

/** The wire form of a page, parsed. */
export interface WireStory {
  id: number
  canonical_title: string
  canonical_summary: string
  article_count: number
  latest_published_at: string
  articles: {
    id: number
    source: { name: string; slug: string; bias_label: string }
    original_title?: string
    neutral_title?: string
    original_summary: string
    link: string
    published_at: string
    image_url: string | null
  }[]
}
