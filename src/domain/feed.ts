/** A feed as fetched and parsed: the document and its items, before any of them is accepted as an article. */
export interface FeedItem {
  /** As published, trimmed; '' where the item has none. */
  guid: string
  /** Plain text, never ''. */
  title: string
  /** Whether the title is the publisher's; else the beginning of the summary, the link or the guid stands in for it. */
  isTitled: boolean
  /** Absolute http(s) address with tracking parameters removed; '' where the item has none. */
  link: string
  /** Plain text; '' where there is none. */
  summary: string
  /** As the publisher gives it; null where absent or unparsable. Not clamped here. */
  publishedAt: Date | null
  imageUrl: string | null
  /** The document broke off within the item: only what was whole, and final, before the end is here. */
  isCut: boolean
}

export interface ParsedFeed {
  /** What the document turned out to be; null when it is no feed at all. */
  format: 'rss' | 'rdf' | 'atom' | 'json' | null
  title: string
  link: string
  items: FeedItem[]
  /** What was wrong and how it was mended, one plain sentence each; bounded. */
  problems: string[]
  /** `<ttl>` or sy:update*, in minutes; null where absent. */
  pollHintMinutes: number | null
}

export interface ParseRequest {
  body: Uint8Array
  /** The HTTP Content-Type header, or '' when unknown. */
  contentType: string
  /** Where the body was fetched from after redirects; relative links resolve against it. */
  baseUrl: string
}

/** Parses in a worker with a deadline: no body can stall or kill the caller. */
export interface FeedParser {
  /** @throws DomainError 'timeout' when the deadline passed, 'invalid' when the body is no feed */
  parse(request: ParseRequest): Promise<ParsedFeed>
  close(): Promise<void>
}

/** What one polite GET ended in. Expected mess is data, never an exception. */
export type FetchOutcome =
  | {
      kind: 'fetched'
      body: Uint8Array
      contentType: string
      finalUrl: string
      validators: Validators
      hints: CacheHints
      permanentUrl: string | null
    }
  | { kind: 'unchanged'; validators: Validators; hints: CacheHints; permanentUrl: string | null }
  | { kind: 'gone' }
  /** `wasAsked`: it was the answer to this very fetch; else the host was not asked at all. */
  | { kind: 'paused'; host: string; until: Date; reason: string; wasAsked: boolean }
  /** `isOurs`: this machine could not even ask, which says nothing of the publisher. */
  | { kind: 'failed'; reason: string; status: number | null; isOurs?: boolean }

export interface Validators {
  etag: string | null
  lastModified: string | null
  /** The origin that gave them, after redirects not that of the feed's address: they are sent to no other. */
  validatorsFrom: string | null
}

/** Without an origin they are taken for those of the feed's own address. */
export type KnownValidators = Omit<Validators, 'validatorsFrom'> & Partial<Validators>

export interface CacheHints {
  /** Freshness the publisher asked for (max-age or Expires), in seconds; null where absent. */
  maxAgeSeconds: number | null
}

export interface FeedFetcher {
  /**
   * Exactly one GET per hop. One request in flight per host, eight in all; deadlines, size caps and address
   * rules inside. `pausedUntil` of a host is kept by the fetcher and honoured over all its feeds.
   * Never throws: aborted by its signal or by `close`, it ends in 'failed', which is then nobody's failure.
   */
  fetch(rssUrl: string, known: KnownValidators, signal?: AbortSignal): Promise<FetchOutcome>
  /** Takes over pauses that hosts have asked for, of other processes or earlier ones. */
  learnPauses(known: ReadonlyMap<string, Date>): void
  close(): Promise<void>
}
