/** The types of the client that no OpenAPI document holds; `Client` is generated. */

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
