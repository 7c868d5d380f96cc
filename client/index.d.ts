// Made from the OpenAPI document by tools/generate-client.ts: do not edit.

export interface ClientOptions {
  /** Where the service is, such as http://127.0.0.1:8001 or https://news.example/debrief */
  baseUrl: string
  /** For debriefHeadline. */
  apiKey?: string
  /** For the operations of the operator. */
  adminToken?: string
  /** For getKeyRequest. */
  claimToken?: string
  /** Of one call. @default 60000 */
  timeoutMs?: number
  /** @default the platform's */
  fetch?: (url: string, init: RequestInit) => Promise<Response>
  /** Sees every answer, for its headers: X-Debrief-Backend, X-RateLimit-Remaining and others. */
  onResponse?: (response: Response, operation: string) => void
}

export interface CallOptions {
  signal?: AbortSignal
}

/** What the service refused or could not do; the message is its own sentence. */
export declare class DebriefError extends Error {
  readonly status: number
  /** When another try makes sense; null where the service does not say. */
  readonly retryAfterSeconds: number | null
  constructor(status: number, detail: string, retryAfterSeconds: number | null)
}

/** A document as it is: text or bytes. */
export type Document = string | Uint8Array<ArrayBuffer>

/** An event of the stream. After `resync` some are missing: read the stories anew. */
export type StoryEvent =
  | { id: string; type: 'story.created' | 'story.updated'; data: { story_group_id: number; timestamp: string } }
  | {
      id: string
      type: 'source.finished'
      data: { run_id: number; feed_id: number; outcome: string; new_articles: number; timestamp: string }
    }
  | {
      id: string
      type: 'ingestion.completed'
      data: { run_id: number; outcome: 'completed' | 'skipped'; new_articles: number; timestamp: string }
    }
  | { id: string; type: 'resync'; data: Record<string, never> }

export declare function createClient(options: ClientOptions): Client

export type StoryGroup = {
  id: number
  /** Neutral wording, whatever the title format */
  canonical_title: string
  /** Plain text of at most 600 characters */
  canonical_summary: string
  article_count: number
  /** RFC 3339, UTC, whole seconds */
  latest_published_at: string
  /** Newest first */
  articles: Article[]
}

export type Article = {
  id: number
  source: {
    name: string
    slug: string
    bias_label: "left" | "lean_left" | "center" | "lean_right" | "right" | "mixed" | "unrated"
  }
  /** Absent with title_format=neutral */
  original_title?: string
  /** Absent with title_format=original */
  neutral_title?: string
  original_summary: string
  link: string
  /** RFC 3339, UTC, whole seconds */
  published_at: string
  image_url: string | null
}

export type FeedSource = {
  id: number
  name: string
  /** What the source and sources filters take */
  slug: string
  rss_url: string
  bias_label: "left" | "lean_left" | "center" | "lean_right" | "right" | "mixed" | "unrated"
  category: string
  /** Inactive sources are not fetched; their articles stay */
  is_active: boolean
}

export type FeedHealth = {
  slug: string
  is_active: boolean
  last_fetch: string | null
  last_success: string | null
  last_error: string | null
  failures_in_a_row: number
  /** Not fetched before; null = with the next run, and while the source is inactive */
  next_fetch: string | null
}

export type IngestionRun = {
  id: number
  /** RFC 3339, UTC, whole seconds */
  started_at: string
  finished_at: string | null
  outcome: "queued" | "running" | "completed" | "skipped" | "interrupted"
  new_articles: number
  /** Counted by the AI backend for this run */
  ai_tokens: number
  sources: ({
    /** null where the source is no more */
    slug: string | null
    outcome: "new_items" | "no_new_items" | "unchanged" | "skipped" | "paused" | "failed" | "gone"
    new_articles: number
    retitled_articles: number
    problems: string[]
    elapsed_ms: number
  })[]
}

export type ApiKey = {
  id: number
  name: string
  /** The first ten characters */
  prefix: string
  /** RFC 3339, UTC, whole seconds */
  created_at: string
  /** In the future while the grace of a rotation lasts */
  revoked_at: string | null
  last_used_at: string | null
  replaced_by_id: number | null
}

export type KeyRequest = {
  request_id: string
  name: string
  email: string
  intended_use: string
  website: string | null
  status: "pending" | "approved" | "rejected"
  /** RFC 3339, UTC, whole seconds */
  requested_at: string
  decided_at: string | null
  collected_at: string | null
}

export type Webhook = {
  id: number
  name: string
  url: string
  events: ("story.created" | "story.updated" | "ingestion.completed")[]
  is_active: boolean
  /** gone: the receiver answered 410. failing: it failed for days. operator: switched off by hand */
  off_reason: "gone" | "failing" | "operator" | null
  /** RFC 3339, UTC, whole seconds */
  created_at: string
  failures_in_a_row: number
  paused_until: string | null
  last_delivered_at: string | null
  last_error: string | null
  /** Messages that wait to be delivered */
  waiting: number
  /** Messages given up on */
  dropped: number
}

/** The interface of a Debrief service, one method per operation. */
export interface Client {
  /**
   * Story groups with their articles, a page at a time.
   * Filters combine by AND, and each needs any one article of a group. They select groups and never trim them.
   * @throws {DebriefError} 400: A parameter is malformed; 422: A parameter has no valid value
   */
  listStories(parameters?: {
    /**
     * Pages past the last are empty, not an error
     * @default 1
     */
    page?: number
    /** @default 30 */
    per_page?: number
    /**
     * latest: by date. sources: by number of articles, then by date
     * @default "latest"
     */
    sort?: "latest" | "sources"
    /** Words that one article, or the canonical text of the group, must all hold; "a phrase" in quotes */
    search?: string
    /** Slug of a feed source; together with `sources`, either suffices */
    source?: string
    /** Slugs, separated by commas; may be given repeatedly */
    sources?: string[]
    /** Such as us_news, international, business, tech_science, original */
    category?: string
    /**
     * Leaves out groups of fewer sources
     * @default 1
     */
    min_sources?: number
    /**
     * Which titles an article carries. The key of the other one is absent
     * @default "both"
     */
    title_format?: "both" | "neutral" | "original"
  }, options?: CallOptions): Promise<{
    stories: StoryGroup[]
    /** All matching groups */
    total: number
    page: number
    per_page: number
    has_more: boolean
  }>

  /**
   * One story group with all its articles.
   * @throws {DebriefError} 400: The request is malformed: a broken percent-encoding, a NUL byte, a parameter given twice; 404: There is no such group; 422: A parameter has no valid value
   */
  getStory(parameters: {
    /**
     * Which titles an article carries. The key of the other one is absent
     * @default "both"
     */
    title_format?: "both" | "neutral" | "original"
    story_group_id: number
  }, options?: CallOptions): Promise<StoryGroup>

  /**
   * Which share of the sources of a story leans where.
   * @throws {DebriefError} 400: The request is malformed: a broken percent-encoding, a NUL byte, a parameter given twice; 404: There is no such group; 422: The id is no integer
   */
  getCoverage(parameters: {
    story_group_id: number
  }, options?: CallOptions): Promise<{
    story_group_id: number
    /** Different feed sources that tell the story */
    source_count: number
    /** How many of them carry each bias label */
    sources: {
      left: number
      lean_left: number
      center: number
      lean_right: number
      right: number
      mixed: number
      unrated: number
    }
    /** Of all sources; left and right include the leaning ones. Unrated is never counted as center */
    shares: {
      left: number
      center: number
      right: number
      mixed: number
      unrated: number
    }
  }>

  /**
   * Why the articles of a story are one group, and its title is the one it is.
   * @throws {DebriefError} 400: The request is malformed: a broken percent-encoding, a NUL byte, a parameter given twice; 404: There is no such group; 422: The id is no integer
   */
  explainStory(parameters: {
    story_group_id: number
  }, options?: CallOptions): Promise<{
    story_group_id: number
    /** The article whose neutral title is the canonical one */
    canonical_article_id: number
    canonical_reason: string
    /** In order of arrival */
    articles: ({
      article_id: number
      /** The article whose likeness brought it in; null for the one that the story began with */
      linked_article_id: number | null
      /** Of its words to those of that article */
      similarity: number
      /** How likely the two were taken to tell one event when it came; null where that was not recorded, and the article that it resembles most is named */
      likelihood: number | null
      /** What decided: embeddings where the words alone would not have joined the two */
      basis: "words" | "embeddings" | null
      /** Folded words that both have, at most ten */
      shared_terms: string[]
      /** From that article to this one; negative where that one is dated later */
      time_gap_seconds: number
      centrality: number
    })[]
  }>

  /**
   * The titles that a publisher has used for one article.
   * @throws {DebriefError} 400: The request is malformed: a broken percent-encoding, a NUL byte, a parameter given twice; 404: There is no such article; 422: The id is no integer
   */
  getTitleHistory(parameters: {
    article_id: number
  }, options?: CallOptions): Promise<{
    article_id: number
    /** Oldest first; the last one is the current wording */
    titles: {
      original_title: string
      neutral_title: string
      /** RFC 3339, UTC, whole seconds */
      seen_at: string
    }[]
  }>

  /**
   * All feed sources, inactive ones too.
   * @throws {DebriefError} 400: The request is malformed: a broken percent-encoding, a NUL byte, a parameter given twice
   */
  listFeeds(parameters?: Record<string, never>, options?: CallOptions): Promise<{
    feeds: FeedSource[]
  }>

  /**
   * Starts an ingestion run, or joins the one that is running.
   * Sources fetched less than 60 seconds ago are skipped. `Location` leads to the run.
   * @throws {DebriefError} 400: The request is malformed: a broken percent-encoding, a NUL byte, a parameter given twice
   */
  refreshFeeds(parameters?: Record<string, never>, options?: CallOptions): Promise<{
    status: "ingestion_started"
    message: string
  }>

  /**
   * How fetching one feed went lately.
   * @throws {DebriefError} 400: The request is malformed: a broken percent-encoding, a NUL byte, a parameter given twice; 404: There is no such feed source
   */
  getFeedHealth(parameters: {
    slug: string
  }, options?: CallOptions): Promise<FeedHealth>

  /**
   * Neutral variations of a headline, and the manipulation found in it.
   * @throws {DebriefError} 400: The request is malformed: a broken percent-encoding, a NUL byte, a parameter given twice; 401: The key is missing, not valid or revoked; 413: The body is larger than 256 KiB; 422: The body is not valid; 429: More than 200 requests in 60 seconds; 502: The AI backend gave no usable answer; try again; 504: The AI backend took too long
   */
  debriefHeadline(parameters: {
    /** evidence: adds analysis.evidence, where each tactic was seen */
    include?: "evidence"
    body: {
      /** Lengths count code points; the least one without the blanks around the text */
      headline: string
      /** Replaces the default prompt; such a request bypasses the cache */
      system_prompt?: string
      /** @default 5 */
      num_variations?: number
      /** Alternative to the X-API-Key header, which goes first */
      api_key?: string
    }
  }, options?: CallOptions): Promise<{
    /** The headline exactly as it was sent */
    original: string
    variations: string[]
    analysis: {
      clickbait_tactics_found: string[]
      /** Only with include=evidence */
      evidence?: {
        tactic_id: string
        label: string
        /** 1 mild, 2 clear, 3 strong */
        severity: number
        /** Code points of the headline */
        start: number
        end: number
        text: string
        /** Inside an attributed quotation: shown, never counted as a tactic */
        in_quote: boolean
      }[]
    }
  }>

  /**
   * The default system prompt.
   * @throws {DebriefError} 400: The request is malformed: a broken percent-encoding, a NUL byte, a parameter given twice
   */
  getDefaultPrompt(parameters?: Record<string, never>, options?: CallOptions): Promise<{
    system_prompt: string
  }>

  /**
   * The tactics that a debrief looks for.
   * @throws {DebriefError} 400: The request is malformed: a broken percent-encoding, a NUL byte, a parameter given twice
   */
  listTactics(parameters?: Record<string, never>, options?: CallOptions): Promise<{
    tactics: {
      id: string
      label: string
      definition: string
      example: string
    }[]
  }>

  /**
   * The newest ingestion runs.
   * @throws {DebriefError} 400: The request is malformed: a broken percent-encoding, a NUL byte, a parameter given twice; 422: A parameter has no valid value
   */
  listRuns(parameters?: {
    /**
     * Newest runs first
     * @default 20
     */
    limit?: number
  }, options?: CallOptions): Promise<{
    runs: IngestionRun[]
  }>

  /**
   * One ingestion run, with the outcome of every source.
   * @throws {DebriefError} 400: The request is malformed: a broken percent-encoding, a NUL byte, a parameter given twice; 404: There is no such run; 422: The id is no integer
   */
  getRun(parameters: {
    run_id: number
  }, options?: CallOptions): Promise<IngestionRun>

  /**
   * What happens, as server-sent events.
   * `story.created` and `story.updated` name a story group, `source.finished` and `ingestion.completed` a run. A comment every 15 seconds keeps the connection alive. With `Last-Event-ID` what was missed comes first, up to 1,000 events; where more is missing, a `resync` event says to read the stories anew.
   * @throws {DebriefError} 400: Last-Event-ID is no id; 503: Too many listeners, or the service is stopping
   */
  streamEvents(parameters?: {
    /** Id of the last event that was seen: what came after it comes first */
    lastEventId?: string
  }, options?: CallOptions): AsyncGenerator<StoryEvent>

  /**
   * Stories as RSS 2.0, with the filters of /api/stories.
   * One item a story: neutral title, guid, link and date of the article that it began with.
   * @throws {DebriefError} 400: A parameter is malformed; 422: A parameter has no valid value
   */
  getStoriesAsRss(parameters?: {
    /**
     * Pages past the last are empty, not an error
     * @default 1
     */
    page?: number
    /** @default 30 */
    per_page?: number
    /**
     * latest: by date. sources: by number of articles, then by date
     * @default "latest"
     */
    sort?: "latest" | "sources"
    /** Words that one article, or the canonical text of the group, must all hold; "a phrase" in quotes */
    search?: string
    /** Slug of a feed source; together with `sources`, either suffices */
    source?: string
    /** Slugs, separated by commas; may be given repeatedly */
    sources?: string[]
    /** Such as us_news, international, business, tech_science, original */
    category?: string
    /**
     * Leaves out groups of fewer sources
     * @default 1
     */
    min_sources?: number
  }, options?: CallOptions): Promise<string>

  /**
   * Stories as Atom 1.0, with the filters of /api/stories.
   * One item a story: neutral title, guid, link and date of the article that it began with.
   * @throws {DebriefError} 400: A parameter is malformed; 422: A parameter has no valid value
   */
  getStoriesAsAtom(parameters?: {
    /**
     * Pages past the last are empty, not an error
     * @default 1
     */
    page?: number
    /** @default 30 */
    per_page?: number
    /**
     * latest: by date. sources: by number of articles, then by date
     * @default "latest"
     */
    sort?: "latest" | "sources"
    /** Words that one article, or the canonical text of the group, must all hold; "a phrase" in quotes */
    search?: string
    /** Slug of a feed source; together with `sources`, either suffices */
    source?: string
    /** Slugs, separated by commas; may be given repeatedly */
    sources?: string[]
    /** Such as us_news, international, business, tech_science, original */
    category?: string
    /**
     * Leaves out groups of fewer sources
     * @default 1
     */
    min_sources?: number
  }, options?: CallOptions): Promise<string>

  /**
   * Stories as JSON Feed 1.1, with the filters of /api/stories.
   * One item a story: neutral title, guid, link and date of the article that it began with.
   * @throws {DebriefError} 400: A parameter is malformed; 422: A parameter has no valid value
   */
  getStoriesAsJsonFeed(parameters?: {
    /**
     * Pages past the last are empty, not an error
     * @default 1
     */
    page?: number
    /** @default 30 */
    per_page?: number
    /**
     * latest: by date. sources: by number of articles, then by date
     * @default "latest"
     */
    sort?: "latest" | "sources"
    /** Words that one article, or the canonical text of the group, must all hold; "a phrase" in quotes */
    search?: string
    /** Slug of a feed source; together with `sources`, either suffices */
    source?: string
    /** Slugs, separated by commas; may be given repeatedly */
    sources?: string[]
    /** Such as us_news, international, business, tech_science, original */
    category?: string
    /**
     * Leaves out groups of fewer sources
     * @default 1
     */
    min_sources?: number
  }, options?: CallOptions): Promise<{
    version: "https://jsonfeed.org/version/1.1"
    title: string
    home_page_url: string
    feed_url: string
    description: string
    items: ({
      /** The guid of the publisher */
      id: string
      url: string
      /** Neutral wording */
      title: string
      content_text?: string
      /** Of a story: its summary and its articles */
      content_html?: string
      summary?: string
      image?: string
      /** RFC 3339, UTC, whole seconds */
      date_published: string
      /** The feed source */
      authors: {
        name: string
      }[]
      /** The category of the source */
      tags?: string[]
      _debrief: {
        story_group_id: number
        original_title: string
        bias_label: "left" | "lean_left" | "center" | "lean_right" | "right" | "mixed" | "unrated"
      }
    })[]
  }>

  /**
   * The newest articles of one source as RSS 2.0, Atom 1.0 or JSON Feed 1.1.
   * Titles are neutral; guid, link and date are those of the publisher.
   * @throws {DebriefError} 400: The request is malformed: a broken percent-encoding, a NUL byte, a parameter given twice; 404: There is no such feed source, or no such format
   */
  getSourceFeed(parameters: {
    /** Slug of a source, in either case, with .rss, .atom or .json */
    file: string
  }, options?: CallOptions): Promise<string>

  /**
   * All feed sources as OPML 2.0, for other feed readers.
   * Slug, bias label with its basis, category and state stand in attributes of our own namespace.
   * @throws {DebriefError} 400: The request is malformed: a broken percent-encoding, a NUL byte, a parameter given twice
   */
  getOpml(parameters?: Record<string, never>, options?: CallOptions): Promise<string>

  /**
   * Asks for an API key.
   * @throws {DebriefError} 400: The request is malformed: a broken percent-encoding, a NUL byte, a parameter given twice; 413: The body is larger than 256 KiB; 422: A field is not valid; 429: Too many requests from this address or network
   */
  requestKey(parameters: {
    body: {
      name: string
      email: string
      intended_use: string
      website?: string
    }
  }, options?: CallOptions): Promise<{
    request_id: string
    status: "pending"
    /** Collects the key later; shown only here */
    claim_token: string
    message: string
  }>

  /**
   * The state of a key request; the key itself, once.
   * @throws {DebriefError} 400: The request is malformed: a broken percent-encoding, a NUL byte, a parameter given twice; 401: The claim token is missing or not valid; 404: There is no such request
   */
  getKeyRequest(parameters: {
    request_id: string
  }, options?: CallOptions): Promise<{
    request_id: string
    status: "pending" | "approved" | "rejected"
    message: string
    /** There once: in the first answer after approval */
    api_key?: string
  }>

  /**
   * Whether the service and its database work.
   * Failing feeds or a failing AI backend do not make it unhealthy.
   * @throws {DebriefError} 400: The request is malformed: a broken percent-encoding, a NUL byte, a parameter given twice; 503: The database cannot be reached, or the service is starting
   */
  getHealth(parameters?: Record<string, never>, options?: CallOptions): Promise<{
    status: "healthy"
    db: "connected"
    /** RFC 3339, UTC, whole seconds */
    timestamp: string
    /** Absent before the first completed run */
    last_ingestion?: string
    article_count: number
    story_group_count: number
  }>

  /**
   * Whether the process answers at all.
   * @throws {DebriefError} 400: The request is malformed: a broken percent-encoding, a NUL byte, a parameter given twice
   */
  getLiveness(parameters?: Record<string, never>, options?: CallOptions): Promise<{
    status: string
  }>

  /**
   * Whether requests should be sent here.
   * @throws {DebriefError} 400: The request is malformed: a broken percent-encoding, a NUL byte, a parameter given twice; 503: The service is stopping, or its database cannot be reached
   */
  getReadiness(parameters?: Record<string, never>, options?: CallOptions): Promise<{
    status: string
  }>

  /**
   * What the process counts and times, as Prometheus text.
   * @throws {DebriefError} 400: The request is malformed: a broken percent-encoding, a NUL byte, a parameter given twice
   */
  getMetrics(parameters?: Record<string, never>, options?: CallOptions): Promise<string>

  /**
   * Key requests, waiting or decided.
   * @throws {DebriefError} 400: The request is malformed: a broken percent-encoding, a NUL byte, a parameter given twice; 401: The admin token is missing or not valid; 422: The status is none of ours
   */
  listKeyRequests(parameters?: {
    status?: "pending" | "approved" | "rejected"
  }, options?: CallOptions): Promise<{
    requests: KeyRequest[]
  }>

  /**
   * Lets the requester collect a key.
   * @throws {DebriefError} 400: The request is malformed: a broken percent-encoding, a NUL byte, a parameter given twice; 401: The admin token is missing or not valid; 404: There is no such request; 409: The request is decided already
   */
  approveKeyRequest(parameters: {
    request_id: string
  }, options?: CallOptions): Promise<KeyRequest>

  /**
   * Turns a request down.
   * @throws {DebriefError} 400: The request is malformed: a broken percent-encoding, a NUL byte, a parameter given twice; 401: The admin token is missing or not valid; 404: There is no such request; 409: The request is decided already
   */
  rejectKeyRequest(parameters: {
    request_id: string
  }, options?: CallOptions): Promise<KeyRequest>

  /**
   * All API keys, revoked ones too.
   * @throws {DebriefError} 400: The request is malformed: a broken percent-encoding, a NUL byte, a parameter given twice; 401: The admin token is missing or not valid
   */
  listKeys(parameters?: Record<string, never>, options?: CallOptions): Promise<{
    keys: ApiKey[]
  }>

  /**
   * Makes an API key without a request; it is shown only here.
   * @throws {DebriefError} 400: The request is malformed: a broken percent-encoding, a NUL byte, a parameter given twice; 401: The admin token is missing or not valid; 413: The body is larger than 256 KiB; 422: The name is not valid
   */
  createKey(parameters: {
    body: {
      name: string
    }
  }, options?: CallOptions): Promise<{
    id: number
    name: string
    key: string
  }>

  /**
   * Ends a key at once.
   * @throws {DebriefError} 400: The request is malformed: a broken percent-encoding, a NUL byte, a parameter given twice; 401: The admin token is missing or not valid; 404: There is no such key; 422: The id is no integer
   */
  revokeKey(parameters: {
    key_id: number
  }, options?: CallOptions): Promise<ApiKey>

  /**
   * Replaces a key; the old one works on for the grace.
   * @throws {DebriefError} 400: The request is malformed: a broken percent-encoding, a NUL byte, a parameter given twice; 401: The admin token is missing or not valid; 404: There is no such key; 409: The key is revoked or rotated already; 413: The body is larger than 256 KiB; 422: The grace is not valid
   */
  rotateKey(parameters: {
    key_id: number
    body: {
      /**
       * How long the old key still works
       * @default 0
       */
      grace_hours?: number
    }
  }, options?: CallOptions): Promise<{
    id: number
    name: string
    key: string
    /** RFC 3339, UTC, whole seconds */
    old_key_ends_at: string
  }>

  /**
   * Adds a feed source.
   * @throws {DebriefError} 400: The request is malformed: a broken percent-encoding, a NUL byte, a parameter given twice; 401: The admin token is missing or not valid; 409: There is a source with this slug or address; 413: The body is larger than 256 KiB; 422: A field is not valid
   */
  addFeed(parameters: {
    body: {
      /** At most 200 characters */
      name: string
      /** http or https */
      rss_url: string
      /** Made from the name where absent */
      slug?: string
      /** One of left, lean_left, center, lean_right, right, mixed, unrated */
      bias_label?: string
      /** One line: what the label rests on */
      bias_basis?: string
      category?: string
      is_active?: boolean
    }
  }, options?: CallOptions): Promise<{
    id: number
    name: string
    /** What the source and sources filters take */
    slug: string
    rss_url: string
    bias_label: "left" | "lean_left" | "center" | "lean_right" | "right" | "mixed" | "unrated"
    category: string
    /** Inactive sources are not fetched; their articles stay */
    is_active: boolean
    bias_basis: string
  }>

  /**
   * Changes the given fields of a feed source.
   * @throws {DebriefError} 400: The request is malformed: a broken percent-encoding, a NUL byte, a parameter given twice; 401: The admin token is missing or not valid; 404: There is no such feed source; 409: The new slug or address is taken; 413: The body is larger than 256 KiB; 422: A field is not valid
   */
  changeFeed(parameters: {
    slug: string
    body: {
      /** At most 200 characters */
      name?: string
      /** http or https */
      rss_url?: string
      /** Made from the name where absent */
      slug?: string
      /** One of left, lean_left, center, lean_right, right, mixed, unrated */
      bias_label?: string
      /** One line: what the label rests on */
      bias_basis?: string
      category?: string
      is_active?: boolean
    }
  }, options?: CallOptions): Promise<{
    id: number
    name: string
    /** What the source and sources filters take */
    slug: string
    rss_url: string
    bias_label: "left" | "lean_left" | "center" | "lean_right" | "right" | "mixed" | "unrated"
    category: string
    /** Inactive sources are not fetched; their articles stay */
    is_active: boolean
    bias_basis: string
  }>

  /**
   * Stops fetching a feed source; its articles stay.
   * @throws {DebriefError} 400: The request is malformed: a broken percent-encoding, a NUL byte, a parameter given twice; 401: The admin token is missing or not valid; 404: There is no such feed source
   */
  disableFeed(parameters: {
    slug: string
  }, options?: CallOptions): Promise<{
    id: number
    name: string
    /** What the source and sources filters take */
    slug: string
    rss_url: string
    bias_label: "left" | "lean_left" | "center" | "lean_right" | "right" | "mixed" | "unrated"
    category: string
    /** Inactive sources are not fetched; their articles stay */
    is_active: boolean
    bias_basis: string
  }>

  /**
   * Fetches and reads a feed without storing anything.
   * @throws {DebriefError} 400: The request is malformed: a broken percent-encoding, a NUL byte, a parameter given twice; 401: The admin token is missing or not valid; 413: The body is larger than 256 KiB; 422: The address is not valid, or no feed
   */
  probeFeed(parameters: {
    body: {
      rss_url: string
    }
  }, options?: CallOptions): Promise<{
    format: string | null
    title: string
    link: string
    item_count: number
    /** The first ten */
    items: ({
      title: string
      link: string
      published_at: string | null
    })[]
    problems: string[]
  }>

  /**
   * Lays a source list into the store: new sources are added, known ones changed, none deleted.
   * OPML of any reader, nested outlines too, or JSON as FEEDS_FILE takes it. All of it or nothing.
   * @throws {DebriefError} 400: The request is malformed: a broken percent-encoding, a NUL byte, a parameter given twice; 401: The admin token is missing or not valid; 413: The list is larger than 10 MB; 422: The list cannot be read, or an entry of it is bad
   */
  importFeeds(parameters: {
    body: Document
  }, options?: CallOptions): Promise<{
    added: number
    changed: number
  }>

  /**
   * All webhooks, and how delivery to them goes.
   * @throws {DebriefError} 400: The request is malformed: a broken percent-encoding, a NUL byte, a parameter given twice; 401: The admin token is missing or not valid
   */
  listWebhooks(parameters?: Record<string, never>, options?: CallOptions): Promise<{
    webhooks: Webhook[]
  }>

  /**
   * Adds an address that is told what happens.
   * Messages are signed by the Standard Webhooks specification with the secret that is shown here once.
   * @throws {DebriefError} 400: The request is malformed: a broken percent-encoding, a NUL byte, a parameter given twice; 401: The admin token is missing or not valid; 409: There are as many as there may be; 413: The body is larger than 256 KiB; 422: A field is not valid
   */
  addWebhook(parameters: {
    body: {
      /** At most 100 characters */
      name: string
      /** http or https, on the public internet unless FETCH_ALLOW_PRIVATE is on */
      url: string
      /** Among story.created, story.updated, ingestion.completed; absent or empty = all */
      events?: string[]
    }
  }, options?: CallOptions): Promise<{
    id: number
    name: string
    url: string
    events: ("story.created" | "story.updated" | "ingestion.completed")[]
    is_active: boolean
    /** gone: the receiver answered 410. failing: it failed for days. operator: switched off by hand */
    off_reason: "gone" | "failing" | "operator" | null
    /** RFC 3339, UTC, whole seconds */
    created_at: string
    failures_in_a_row: number
    paused_until: string | null
    last_delivered_at: string | null
    last_error: string | null
    /** Messages that wait to be delivered */
    waiting: number
    /** Messages given up on */
    dropped: number
    /** Signs the messages; shown only here */
    secret: string
  }>

  /**
   * Removes a webhook and what waits for it.
   * @throws {DebriefError} 400: The request is malformed: a broken percent-encoding, a NUL byte, a parameter given twice; 401: The admin token is missing or not valid; 404: There is no such webhook; 422: The id is no integer
   */
  removeWebhook(parameters: {
    webhook_id: number
  }, options?: CallOptions): Promise<Webhook>

  /**
   * Switches a webhook on again, its failures forgotten.
   * @throws {DebriefError} 400: The request is malformed: a broken percent-encoding, a NUL byte, a parameter given twice; 401: The admin token is missing or not valid; 404: There is no such webhook; 422: The id is no integer
   */
  enableWebhook(parameters: {
    webhook_id: number
  }, options?: CallOptions): Promise<Webhook>

  /**
   * Switches a webhook off; what waits for it is forgotten.
   * @throws {DebriefError} 400: The request is malformed: a broken percent-encoding, a NUL byte, a parameter given twice; 401: The admin token is missing or not valid; 404: There is no such webhook; 422: The id is no integer
   */
  disableWebhook(parameters: {
    webhook_id: number
  }, options?: CallOptions): Promise<Webhook>

  /**
   * Sends a message of type `webhook.test` and says what came of it.
   * @throws {DebriefError} 400: The request is malformed: a broken percent-encoding, a NUL byte, a parameter given twice; 401: The admin token is missing or not valid; 404: There is no such webhook; 422: The id is no integer
   */
  testWebhook(parameters: {
    webhook_id: number
  }, options?: CallOptions): Promise<{
    is_delivered: boolean
    /** null where there was no answer */
    status: number | null
    reason: string | null
    elapsed_ms: number
  }>
}
