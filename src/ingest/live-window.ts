/**
 * The grouper with the articles of the last days in it. It is filled from the store on first use, and again after
 * a commit failed: memory never says more than the store.
 */
import type { Article } from '../domain/article.ts'
import type { Clock } from '../domain/clock.ts'
import type { FeedSourceStore } from '../domain/feed-source.ts'
import type { Grouper } from '../domain/grouping.ts'
import type { IngestionStore } from '../domain/ingestion-run.ts'

/** Articles further apart than this are never one story (the labelling guide's limit). */
export const LIVE_WINDOW_MS = 72 * 3_600_000
const PAGE = 2_000

export interface LiveWindow {
  /** The grouper to decide with; call `ready` first. */
  readonly grouper: Grouper
  /** Fills the grouper if it is empty or was invalidated, and lets go of what is too old. */
  ready(): Promise<void>
  /** What the grouper holds is no longer what is stored. */
  invalidate(): void
}

export function createLiveWindow(deps: {
  createGrouper: () => Grouper
  store: Pick<IngestionStore, 'listLiveArticles'> & Pick<FeedSourceStore, 'listFeedSources'>
  clock: Clock
}): LiveWindow {
  let grouper = deps.createGrouper()
  let isValid = false

  async function fill(): Promise<void> {
    grouper = deps.createGrouper()
    const slugs = new Map((await deps.store.listFeedSources()).map((source) => [source.id, source.slug]))
    const since = new Date(deps.clock.now().getTime() - LIVE_WINDOW_MS)
    for (let afterId = 0; ; ) {
      const page = await deps.store.listLiveArticles(since, afterId, PAGE)
      if (page.length === 0) break
      afterId = page.at(-1)!.id
      grouper.restore(page.map((article) => restored(article, slugs.get(article.feedSourceId) ?? '')))
    }
    isValid = true
  }

  return {
    get grouper() {
      return grouper
    },
    async ready() {
      if (!isValid) await fill()
      grouper.expire(deps.clock.now())
    },
    invalidate() {
      isValid = false
    },
  }
}

function restored(article: Article, source: string) {
  return {
    id: article.id,
    title: article.originalTitle,
    summary: article.originalSummary,
    source,
    seenAt: article.arrivedAt,
    language: '',
    storyGroupId: article.storyGroupId,
  }
}
