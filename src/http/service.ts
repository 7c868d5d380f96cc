/** What the HTTP interface needs of the rest of the service: ports of the domain, handed in by the composition root. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { KeyAuthority, KeyDesk } from '../domain/api-key.ts'
import type { Clock } from '../domain/clock.ts'
import type { Debriefer } from '../domain/debrief.ts'
import type { DomainError } from '../domain/errors.ts'
import type { EventLog } from '../domain/event-log.ts'
import type { ParsedFeed } from '../domain/feed.ts'
import type { FeedSourceStore } from '../domain/feed-source.ts'
import type { StoryExplainer } from '../domain/grouping.ts'
import type { Ingestion, IngestionStore } from '../domain/ingestion-run.ts'
import type { SourceListFormat } from '../domain/source-import.ts'
import type { ArticleStore } from '../domain/store.ts'
import type { StoryStore } from '../domain/story-group.ts'
import type { WebhookDesk } from '../domain/webhook.ts'
import type { EventStreamLimits } from './event-streams.ts'
import type { Metrics } from './metrics.ts'
import type { PreparedAnswers } from './prepared-answers.ts'

export interface Service {
  stories: StoryStore
  articles: ArticleStore
  sources: FeedSourceStore
  runs: Pick<IngestionStore, 'listRuns' | 'getRun' | 'lastIngestionAt'>
  events: EventLog
  explainer: StoryExplainer
  sourceList: SourceListFormat
  webhooks: WebhookDesk
  /** @default EVENT_STREAM_LIMITS */
  eventStreamLimits?: EventStreamLimits
  /** Why the database does not answer, null where it does; has a deadline of its own and never throws. */
  findOutage(): Promise<DomainError | null>
  /** Whether the store is ready to be asked; until then every route but /livez answers 503. @default always */
  isStarted?: () => boolean
  authority: KeyAuthority
  desk: KeyDesk
  debriefer: Debriefer
  ingestion: Ingestion
  /**
   * Fetches and parses one feed without storing anything, for the admin route that tries an address.
   * @throws DomainError with a sentence about the feed. Absent: the route does not exist
   */
  probeFeed?: (rssUrl: string) => Promise<ParsedFeed>
  clock: Clock
  /** pino, or what behaves like it. Headers and bodies are never logged, so it needs no redaction for ours. */
  logger: FastifyBaseLogger
  /** What /api/admin/* asks for; null = those routes do not exist. */
  adminToken: string | null
  version: string
  /**
   * Addresses or networks of reverse proxies whose X-Forwarded-* headers are believed.
   * @default nobody
   */
  trustedProxies?: string[]
  /** Measures of the whole process too (memory, event loop, garbage), not only of the interface. @default false */
  measuresProcess?: boolean
  /** What else is served beside the interface, such as the web pages; called before the app is ready. */
  additions?: readonly ((app: HttpApp) => Promise<void>)[]
}

/** The Fastify instance as every route file takes it. */
export type HttpApp = FastifyInstance<Server, IncomingMessage, ServerResponse, FastifyBaseLogger, TypeBoxTypeProvider>

/** What every group of routes is added with. */
export interface RouteContext {
  app: HttpApp
  service: Service
  answers: PreparedAnswers
  metrics: Metrics
  isDraining: () => boolean
}
