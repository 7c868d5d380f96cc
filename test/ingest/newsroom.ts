/** Sources whose items a test sets, and an ingestion over a real store that takes them in. Only the network is ours. */
import { once } from 'node:events'
import type { Embedder } from '../../src/domain/embedder.ts'
import type { FeedFetcher, FetchOutcome } from '../../src/domain/feed.ts'
import type { StoryEvent } from '../../src/domain/ingestion-run.ts'
import type { Store } from '../../src/domain/store.ts'
import { createFeedParser } from '../../src/feeds/parser.ts'
import { createGrouper } from '../../src/group/grouper.ts'
import { createIngestion, type WorkingIngestion } from '../../src/ingest/ingestion.ts'
import { createLiveWindow, type LiveWindow } from '../../src/ingest/live-window.ts'
import { createEngine } from '../../src/neutralize/engine.ts'
import type { TestClock } from '../store/backends.ts'
import { sourceDraft } from '../store/publisher.ts'

export interface Item {
  key: string
  title: string
  summary?: string
}

export class Newsroom {
  readonly items: Map<string, Item[]>
  readonly events: StoryEvent[] = []
  readonly failures: unknown[] = []
  /** Of asking the store for work, where no run was under way. */
  readonly lookFailures: unknown[] = []
  /** Sources in the order in which they were fetched. */
  readonly fetched: string[] = []
  /** Called when a source is asked for. */
  onFetch: (source: string, signal?: AbortSignal) => Promise<void> | void = () => undefined
  /** Called when a title is made neutral. */
  onTitle: () => void = () => undefined
  /** What every fetch ends in, in place of the items. */
  outcome: FetchOutcome | null = null
  #commitFailure: Error | null = null
  readonly #store: Store
  readonly #clock: TestClock
  /** Whether the live window is filled ahead of a run, as in a process that serves. */
  isPreparing = false
  embedder: Embedder | null = null
  /** 0 = articles stay. */
  retentionDays = 0
  repairPauseMs = 60_000
  /** 0 = runs only where they are asked for. */
  refreshMinutes = 0
  #ingestion: WorkingIngestion | null = null
  #liveWindow: LiveWindow | null = null
  #parser = createFeedParser()

  /** @param items what the sources publish, where several newsrooms read the same ones */
  constructor(store: Store, clock: TestClock, items = new Map<string, Item[]>()) {
    this.items = items
    this.#store = store
    this.#clock = clock
  }

  /** Every source called for the first time joins the list. */
  async publish(source: string, items: Item[]): Promise<void> {
    if (!this.items.has(source)) await this.#store.saveFeedSources([sourceDraft(source)])
    this.items.set(source, items)
  }

  /** One whole run, an hour after the last one. */
  async run(): Promise<void> {
    this.#clock.advance(3_600_000)
    this.#ingestion ??= this.#open()
    const liveWindow = this.#liveWindow!
    if (this.isPreparing) await liveWindow.prepare()
    await this.#ingestion.refresh({ force: true })
    await this.#ingestion.settled()
  }

  /** A run whose process is told to stop while a source is being fetched, the first one unless it is named. */
  async stopInMidRun(during?: string): Promise<void> {
    this.#ingestion ??= this.#open()
    const ingestion = this.#ingestion
    const asked = new Promise<void>((resolve) => {
      this.onFetch = async (source, signal) => {
        if (source !== (during ?? source)) return
        resolve()
        await once(signal!, 'abort')
      }
    })
    await ingestion.refresh({ force: true })
    await asked
    this.onFetch = () => undefined
    await this.restart()
  }

  /** Looks for work, as the schedule does every second. */
  async look(): Promise<void> {
    this.#ingestion ??= this.#open()
    this.#ingestion.start()
    await this.#ingestion.settled()
  }

  /** Every commit of a feed fails with this from now on; null = none. */
  failCommits(error: Error | null): void {
    this.#commitFailure = error
  }

  /** The next run begins with what is stored, as after a restart of the process. */
  async restart(): Promise<void> {
    await this.#ingestion?.close()
    this.#ingestion = null
  }

  async close(): Promise<void> {
    await this.restart()
    await this.#parser.close()
  }

  #open(): WorkingIngestion {
    const engine = createEngine()
    const clock = this.#clock
    const store: Store = Object.assign(Object.create(this.#store) as Store, {
      commitFeed: async (...args: Parameters<Store['commitFeed']>) => {
        if (this.#commitFailure !== null) throw this.#commitFailure
        return this.#store.commitFeed(...args)
      },
    })
    this.#liveWindow = createLiveWindow({ createGrouper, store, clock, embedder: this.embedder, embedderPauseMs: 0 })
    const ingestion = createIngestion({
      clock,
      random: () => 0.5,
      sources: store,
      store,
      fetcher: this.#fetcher(),
      parser: this.#parser,
      liveWindow: this.#liveWindow,
      embedder: this.embedder,
      neutralizeTitle: (context) => {
        this.onTitle()
        return engine.neutralizeTitle(context)
      },
      backend: null,
      titleBatchMs: 1_000,
      reportBug: (error) => this.failures.push(error),
      reportFailure: (error) => this.failures.push(error),
      reportLookFailure: (error) => this.lookFailures.push(error),
      reportTitlesLeft: (error) => this.failures.push(error),
      fetchConcurrency: 1,
      holder: 'newsroom',
      schedule: {
        refreshMinutes: this.refreshMinutes,
        retentionDays: this.retentionDays,
        pollMs: 60_000,
        repairPauseMs: this.repairPauseMs,
      },
    })
    ingestion.subscribe((event) => this.events.push(event))
    return ingestion
  }

  #fetcher(): FeedFetcher {
    return {
      learnPauses: () => undefined,
      fetch: async (url, _state, signal) => {
        const source = new URL(url).host.split('.')[0]!
        this.fetched.push(source)
        await this.onFetch(source, signal)
        if (this.outcome !== null) return this.outcome
        const items = (this.items.get(source) ?? []).map(({ key, title, summary }) => ({
          id: key,
          url: `https://${source}.example/${key}`,
          title,
          content_text: summary ?? '',
        }))
        const feed = { version: 'https://jsonfeed.org/version/1.1', title: source, items }
        return {
          kind: 'fetched',
          body: new TextEncoder().encode(JSON.stringify(feed)),
          contentType: 'application/feed+json',
          finalUrl: url,
          validators: { etag: null, lastModified: null, validatorsFrom: null },
          hints: { maxAgeSeconds: null },
          permanentUrl: null,
        }
      },
      close: async () => undefined,
    }
  }
}
