/** One pass over the active sources, and the writes it makes. */
import type { Article, KnownArticle } from './article.ts'
import type { FeedState } from './feed-source.ts'
import type { JoiningLink } from './grouping.ts'

export type SourceOutcome = 'new_items' | 'no_new_items' | 'unchanged' | 'skipped' | 'paused' | 'failed' | 'gone'

export interface SourceResult {
  feedSourceId: number
  outcome: SourceOutcome
  newArticles: number
  retitledArticles: number
  /** Plain sentences, bounded; what was wrong with the feed or the fetch. */
  problems: string[]
  elapsedMs: number
}

export interface IngestionRun {
  id: number
  startedAt: Date
  /** null while it runs. */
  finishedAt: Date | null
  /** 'queued': asked for, not yet begun by a worker. 'skipped': every source was skipped, which leaves `last_ingestion` alone. 'interrupted': the process was stopped or died. */
  outcome: 'queued' | 'running' | 'completed' | 'skipped' | 'interrupted'
  newArticles: number
  /** Tokens that the AI backend has counted for this run. */
  aiTokens: number
  sources: SourceResult[]
}

/** A story group as ingestion decided it; counts and latest time follow from its articles, in the store. */
export interface StoryGroupWrite {
  id: number
  canonicalTitle: string
  canonicalSummary: string
}

/** Everything one feed changed: committed whole or not at all. Ids come from `reserveIds`. */
export interface FeedCommit {
  runId: number
  feedSourceId: number
  feedState: FeedState
  /** The address that `feedState` tells of; once the source has another one, the state is not kept. Absent = the source's. */
  fetchedFrom?: string
  /** Set when a permanent redirect is adopted or two 410s were seen. */
  sourceChange: { rssUrl?: string; isActive?: boolean } | null
  newArticles: Article[]
  retitled: Pick<Article, 'id' | 'originalTitle' | 'neutralTitle' | 'originalSummary' | 'imageUrl' | 'clickbaitScore'>[]
  /** Groups created or whose canonical text changed. */
  storyGroups: StoryGroupWrite[]
  /** Articles that leave one group for another; recorded. A group left empty must be in `merges`. */
  moves: { articleId: number; fromStoryGroupId: number; toStoryGroupId: number; reason: string }[]
  /** `from` answers 308 to `into` from now on; `into` is the lower id. */
  merges: { fromStoryGroupId: number; intoStoryGroupId: number }[]
  /** What ties new articles, and those that have changed their group, to the group they are in now; absent = not known. */
  joiningLinks?: JoiningLink[]
  result: SourceResult
  /** Canonical links of all that the feed shows now; absent = no whole document was read. */
  shownLinks?: string[]
  /** Ids of new or retitled articles whose titles the AI backend is to be asked about; absent = there is none. */
  titlesToImprove?: number[]
  /** Tokens that the AI backend has counted for this feed; absent = none. */
  aiTokens?: number
}

/** What a repair of the groups changed. */
export type GroupCommit = Pick<FeedCommit, 'storyGroups' | 'moves' | 'merges' | 'joiningLinks'>

/** The right to ingest: one holder over the whole deployment. A lost lease makes every commit fail. */
export interface IngestionLease {
  runId: number
  /** Grows with every lease given; a commit under an older one is refused. */
  fence: number
}

/** What grouping reads of a stored article. */
export type StoredReport = Pick<
  Article,
  'id' | 'feedSourceId' | 'storyGroupId' | 'originalTitle' | 'originalSummary' | 'arrivedAt'
>

export interface IngestionStore {
  /**
   * Asks for a run: joins the one that is queued or running, or the one of a second ago where it had nothing to fetch
   * and there still is nothing; else queues one, for whichever process ingests. A forced one joins forced ones only.
   * @param isForced sources fetched under 60 s ago are fetched all the same
   */
  requestRun(isForced: boolean, now: Date): Promise<{ runId: number; isNew: boolean }>
  /** The run that is queued, or one whose holder has died and that is to be begun anew: work for a process that ingests. */
  findWaitingRun(now: Date): Promise<{ runId: number; isForced: boolean } | null>
  /**
   * Starts a run unless one is running; the queued one, if there is one, becomes it. A run whose holder stopped renewing is marked 'interrupted' first.
   * @returns the lease, or the id of the run that holds it
   */
  startRun(
    holder: string,
    now: Date,
  ): Promise<{ kind: 'started'; lease: IngestionLease } | { kind: 'busy'; runId: number }>
  /** Fence of the last run that began anywhere; null while one is under way. What is stored then is all of that run. */
  findIdleFence(): Promise<number | null>
  /** To be called at least every 10 s while a run lasts. @throws DomainError 'conflict' when the lease is lost */
  renewLease(lease: IngestionLease, now: Date): Promise<void>
  /**
   * @param outcome 'interrupted' by a stop; nobody is told of it as of a completed run
   * @param skipped results of sources that were left alone and so had no commit of their own
   */
  finishRun(
    lease: IngestionLease,
    outcome: 'completed' | 'skipped' | 'interrupted',
    now: Date,
    skipped?: SourceResult[],
  ): Promise<void>
  /** Stored articles of one source among these keys or canonical links. */
  findKnownArticles(feedSourceId: number, keys: { itemKey: string; canonicalLink: string }[]): Promise<KnownArticle[]>
  /** Those of these canonical links whose articles were removed with age while the source may have shown them. */
  findRemovedLinks(feedSourceId: number, canonicalLinks: string[]): Promise<string[]>
  /** Blocks of unused ids. A gap is no harm; an id is never given twice. */
  reserveIds(articles: number, storyGroups: number): Promise<{ firstArticleId: number; firstStoryGroupId: number }>
  /** One transaction. @throws DomainError 'conflict' when the lease is lost; nothing is written then */
  commitFeed(lease: IngestionLease, commit: FeedCommit): Promise<void>
  /** The same for a repair of the groups, which belongs to no feed. */
  commitGroups(lease: IngestionLease, commit: GroupCommit): Promise<void>
  /** Result of a source that wrote nothing but its own state. */
  listRuns(limit: number): Promise<IngestionRun[]>
  getRun(id: number): Promise<IngestionRun | null>
  /** Finish time of the last completed run; null before the first. */
  lastIngestionAt(): Promise<Date | null>
  /** Articles first seen at or after `since`, by id: the live window of grouping, a page at a time. */
  listLiveArticles(since: Date, afterId: number, limit: number): Promise<StoredReport[]>
  /** Removes articles first seen before this and groups left empty, a bounded batch a transaction. */
  removeArticlesBefore(firstSeenBefore: Date): Promise<{ articles: number; storyGroups: number }>
}

export type StoryEvent =
  | { type: 'story.created' | 'story.updated'; storyGroupId: number }
  | { type: 'source.finished'; runId: number; result: SourceResult }
  | { type: 'ingestion.completed'; runId: number; newArticles: number }

/** Starting ingestion, from any door. Made by `ingest/`. */
export interface Ingestion {
  /**
   * Starts a run, or joins the one that is running anywhere in the deployment.
   * Sources fetched under 60 s ago are skipped unless forced.
   */
  refresh(options?: { force?: boolean }): Promise<{ runId: number; isNew: boolean }>
  /** Resolves when the run that this process started is over; at once when it started none. */
  settled(): Promise<void>
  subscribe(listener: (event: StoryEvent) => void): () => void
  close(): Promise<void>
}
