/**
 * The grouper with the articles of the last days in it. It is filled from the store on first use, and again after
 * a commit failed: memory never says more than the store.
 */
import { setImmediate, setTimeout } from 'node:timers/promises'
import type { Clock } from '../domain/clock.ts'
import type { Embedder } from '../domain/embedder.ts'
import type { FeedSourceStore } from '../domain/feed-source.ts'
import type { Grouper } from '../domain/grouping.ts'
import type { IngestionLease, IngestionStore, StoredReport } from '../domain/ingestion-run.ts'
import { textToEmbed } from './assemble.ts'

/** Articles further apart than this are never one story (the labelling guide's limit). */
export const LIVE_WINDOW_MS = 72 * 3_600_000
/** Articles read at a time. */
const PAGE = 500
/** Articles restored at a time, a few ms of work: the thread does what else it has to do in between. */
const SLICE = 50
/** The newest restored articles that are embedded again: as many as are compared across languages. */
const EMBEDDED_AGAIN = 5_000
/** Few at once: news waits behind them, and its seconds run (a slow encoder takes 100 ms a text). */
const EMBEDDED_AT_ONCE = 8
/** Failed answers in a row that end it: the pause doubles with each, half an hour in all. */
const MOST_FAILURES = 7

export interface LiveWindow {
  /** The grouper to decide with; call `ready` first. */
  readonly grouper: Grouper
  /** Fills the grouper ahead of the first run, in the background, if no run is under way anywhere. */
  prepare(): Promise<void>
  /**
   * Fills the grouper if it is empty, was invalidated or has missed a run of another process, and lets go of what is
   * too old.
   */
  ready(lease: IngestionLease): Promise<void>
  /** What the grouper holds is no longer what is stored. */
  invalidate(): void
}

export function createLiveWindow(deps: {
  createGrouper: () => Grouper
  store: Pick<IngestionStore, 'listLiveArticles' | 'findIdleFence'> & Pick<FeedSourceStore, 'listFeedSources'>
  clock: Clock
  /** null = grouping goes by words alone. */
  embedder: Embedder | null
  /** After a failed answer the embedder is asked for restored articles again after this. */
  embedderPauseMs?: number
}): LiveWindow {
  const { embedderPauseMs = 30_000 } = deps
  let grouper = deps.createGrouper()
  /** Fence of the last run whose outcome the grouper knows; null when it has to be filled. */
  let knownFence: number | null = null
  let preparation: Promise<void> | null = null

  async function fill(): Promise<void> {
    const filled = deps.createGrouper()
    const slugs = new Map((await deps.store.listFeedSources()).map((source) => [source.id, source.slug]))
    const since = new Date(deps.clock.now().getTime() - LIVE_WINDOW_MS)
    let newest: StoredReport[] = []
    for (let afterId = 0; ; ) {
      const page = await deps.store.listLiveArticles(since, afterId, PAGE)
      if (page.length === 0) break
      afterId = page.at(-1)!.id
      for (let from = 0; from < page.length; from += SLICE) {
        const slice = page.slice(from, from + SLICE)
        filled.restore(slice.map((article) => restored(article, slugs.get(article.feedSourceId) ?? '')))
        await setImmediate()
      }
      if (deps.embedder !== null) newest = [...newest, ...page].slice(-EMBEDDED_AGAIN)
    }
    grouper = filled
    if (deps.embedder !== null) void embedAgain(filled, newest, deps.embedder)
  }

  /** In the background: until they have come, restored articles are compared by their words. */
  async function embedAgain(filled: Grouper, articles: readonly StoredReport[], embedder: Embedder): Promise<void> {
    const left: StoredReport[][] = []
    for (let from = 0; from < articles.length; from += EMBEDDED_AT_ONCE)
      left.push(articles.slice(from, from + EMBEDDED_AT_ONCE))
    let failures = 0
    for (let part = left.shift(); part !== undefined && grouper === filled; part = left.shift()) {
      const texts = part.map(({ originalTitle, originalSummary }) => textToEmbed(originalTitle, originalSummary))
      const vectors = await embedder.embed(texts)
      if (!vectors.includes(null)) {
        failures = 0
        filled.embed(part.map(({ id }, index) => ({ articleId: id, embedding: vectors[index]! })))
        continue
      }
      if (++failures === MOST_FAILURES) return
      // At the end, so that a text which is refused each time keeps none of the others.
      left.push(part)
      await setTimeout(embedderPauseMs * 2 ** (failures - 1), undefined, { ref: false })
    }
  }

  async function prepare(): Promise<void> {
    const fence = await deps.store.findIdleFence()
    if (fence === null || knownFence !== null) return
    await fill()
    knownFence = fence
  }

  return {
    get grouper() {
      return grouper
    },
    prepare() {
      preparation ??= prepare().finally(() => {
        preparation = null
      })
      return preparation
    },
    async ready({ fence }) {
      // What cannot be read now is read below, and its failure told there.
      await preparation?.catch(() => undefined)
      // Every run has the fence after the last one's, whichever process works it.
      if (knownFence === null || (fence !== knownFence && fence !== knownFence + 1)) await fill()
      knownFence = fence
      grouper.expire(deps.clock.now())
    },
    invalidate() {
      knownFence = null
    },
  }
}

function restored(article: StoredReport, source: string) {
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
