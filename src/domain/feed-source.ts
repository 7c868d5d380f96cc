/** A publisher's feed as the operator configured it, and what fetching it has taught us. */
import { MOST_SKEW_MS } from './clock.ts'

/** Set per source by the operator. `unrated` is the default and is never counted as center. */
export const BIAS_LABELS = ['left', 'lean_left', 'center', 'lean_right', 'right', 'mixed', 'unrated'] as const
export type BiasLabel = (typeof BIAS_LABELS)[number]

/** The categories of the bundled list. Categories are data: a source may carry any other slug. */
export const KNOWN_CATEGORIES = ['us_news', 'international', 'business', 'tech_science', 'original'] as const

export interface FeedSource {
  id: number
  name: string
  /** Lower case; the `source` and `sources` filters compare case-insensitively. */
  slug: string
  rssUrl: string
  biasLabel: BiasLabel
  /** One line: what our own label rests on; '' where none is given. */
  biasBasis: string
  category: string
  isActive: boolean
}

/** A source as a list or an operator gives it, before it has an id. */
export type FeedSourceDraft = Omit<FeedSource, 'id'>

/** What is remembered between two fetches of one source. */
export interface FeedState {
  /** Validators exactly as received; null where the publisher sent none. */
  etag: string | null
  lastModified: string | null
  /** The origin that gave them. */
  validatorsFrom: string | null
  /** SHA-256 of the last parsed body (hex): an equal body skips the parse, not the validators. */
  bodyHash: string | null
  lastFetchedAt: Date | null
  lastSuccessAt: Date | null
  lastError: string | null
  failuresInARow: number
  /** 410 answers in a row; two deactivate the source. */
  goneInARow: number
  /** Not fetched before this time; null = due now. */
  nextFetchAt: Date | null
  /** Target of a permanent redirect chain seen, its sightings and the first of them. */
  redirectUrl: string | null
  redirectSightings: number
  redirectFirstSeenAt: Date | null
  /** The configured address before a permanent redirect was adopted, for rollback. */
  previousUrl: string | null
  /** Average seconds between new items, for adaptive polling; null until known. */
  averageGapSeconds: number | null
  /** `<ttl>` or sy:update* of the last document, in minutes; null where it has none. */
  pollHintMinutes: number | null
}

export const FRESH_FEED_STATE: FeedState = {
  etag: null,
  lastModified: null,
  validatorsFrom: null,
  bodyHash: null,
  lastFetchedAt: null,
  lastSuccessAt: null,
  lastError: null,
  failuresInARow: 0,
  goneInARow: 0,
  nextFetchAt: null,
  redirectUrl: null,
  redirectSightings: 0,
  redirectFirstSeenAt: null,
  previousUrl: null,
  averageGapSeconds: null,
  pollHintMinutes: null,
}

/** 'schedule' fetches what is due; 'request' also what is not yet due; 'force' even what was fetched just now. */
export type FetchReason = 'schedule' | 'request' | 'force'

/** A source fetched more recently than this is skipped: the refresh endpoint is public. */
const FRESH_FETCH_MS = 60_000
/** A source due this soon is fetched now: runs and intervals of equal length would else miss each other. */
const SOON_MS = 60_000

/** In a row; a source that has failed more often may be asked again on request only when its time has come. */
const FAILURES_FORGIVEN = 2

type DueState = Pick<FeedState, 'lastFetchedAt' | 'lastError' | 'failuresInARow' | 'goneInARow' | 'nextFetchAt'>

/** Whether a run fetches a source. */
export function isDue(
  { lastFetchedAt, lastError, failuresInARow, goneInARow, nextFetchAt }: DueState,
  reason: FetchReason,
  now: Date,
): boolean {
  if (reason === 'force') return true
  const sinceFetchMs = lastFetchedAt === null ? Number.POSITIVE_INFINITY : now.getTime() - lastFetchedAt.getTime()
  if (sinceFetchMs < -MOST_SKEW_MS) return true
  if (sinceFetchMs < FRESH_FETCH_MS) return false
  // A publisher that goes on failing or has asked for rest is left alone until its time, whoever asks.
  const isShaky = failuresInARow > 0 && failuresInARow <= FAILURES_FORGIVEN && goneInARow === 0
  if (reason === 'request' && (lastError === null || isShaky)) return true
  return nextFetchAt === null || nextFetchAt.getTime() <= now.getTime() + SOON_MS
}

export interface FeedSourceStore {
  /** All sources, inactive too, by id. */
  listFeedSources(): Promise<FeedSource[]>
  getFeedSource(id: number): Promise<FeedSource | null>
  /**
   * Lays a list into the store: new slugs are added, known ones changed, none deleted. An empty store keeps
   * the order of the list in its ids.
   */
  saveFeedSources(drafts: FeedSourceDraft[]): Promise<{ added: number; changed: number }>
  /** Adds one source that no list has. @throws DomainError 'conflict' on a taken slug or address */
  addFeedSource(draft: FeedSourceDraft): Promise<FeedSource>
  /** Changes the given fields of one source. @throws DomainError 'not_found', or 'conflict' on a taken slug */
  updateFeedSource(id: number, change: Partial<FeedSourceDraft>): Promise<FeedSource>
  getFeedState(feedSourceId: number): Promise<FeedState>
  listFeedStates(): Promise<Map<number, FeedState>>
  /** Host-wide pauses that 429 and 503 answers asked for; past ones are dropped. */
  listHostPauses(now: Date): Promise<Map<string, Date>>
  saveHostPause(host: string, until: Date): Promise<void>
}
