/**
 * The one composition root: builds every room and hands each what it needs. The doors (`main.ts`, `cli.ts`, the
 * ingestion thread) call it; nothing else knows more than one edge.
 *
 * A serving process ingests on a thread of its own (`ingestion.worker.ts`), so that no feed, however large, makes a
 * reader wait. A command-line `refresh` ingests where it stands.
 */
import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import process from 'node:process'
import { Worker } from 'node:worker_threads'
import type { FastifyInstance } from 'fastify'
import { type Logger, pino } from 'pino'
import packageJson from '../package.json' with { type: 'json' }
import { createKeyAuthority } from './authorize/key-authority.ts'
import { createKeyDesk } from './authorize/key-desk.ts'
import { type Config, readConfig } from './config.ts'
import type { KeyAuthority, KeyDesk } from './domain/api-key.ts'
import { type Clock, systemClock } from './domain/clock.ts'
import type { Debriefer } from './domain/debrief.ts'
import { DomainError } from './domain/errors.ts'
import type { FeedFetcher, FeedParser, ParsedFeed } from './domain/feed.ts'
import type { FeedSource } from './domain/feed-source.ts'
import type { Ingestion } from './domain/ingestion-run.ts'
import type { Store } from './domain/store.ts'
import { createFeedFetcher } from './feeds/fetcher.ts'
import { createFeedParser } from './feeds/parser.ts'
import { readSourceList } from './feeds/source-list.ts'
import { createGrouper } from './group/grouper.ts'
import { createServer } from './http/server.ts'
import { createIngestion } from './ingest/ingestion.ts'
import { createLiveWindow } from './ingest/live-window.ts'
import { createDebriefer } from './neutralize/debrief.ts'
import { createEngine, type Engine } from './neutralize/engine.ts'
import { openStore } from './store/open.ts'

export const VERSION: string = packageJson.version

/** What a test, a replay or a benchmark replaces. */
export interface Overrides {
  clock?: Clock
  logger?: Logger
  /** Sources fetched at once; 1 makes the order of arrival reproducible. */
  fetchConcurrency?: number
}

export interface App {
  readonly config: Config
  readonly logger: Logger
  readonly clock: Clock
  readonly store: Store
  readonly engine: Engine
  readonly debriefer: Debriefer
  readonly authority: KeyAuthority
  readonly desk: KeyDesk
  readonly ingestion: Ingestion
  close(): Promise<void>
}

const FETCH_CONCURRENCY = 8
const HOST_SPACING_MS = 1_000
const QUEUE_POLL_MS = 1_000
const CONTACT_URL = 'https://github.com/debrief-news/debrief'

/**
 * All settings, the content of the source list checked with them, so that whatever is bad is reported in one go.
 * @throws ConfigError
 */
export function readSettings(env: Record<string, string | undefined>): Config {
  return readConfig(env, { FEEDS_FILE: (path) => void readSourceList(path) })
}

/**
 * Everything of a process but its HTTP server: the store is migrated and the source list laid into it.
 * Ingests where it stands, and only when asked to.
 * @throws ConfigError on bad settings, DomainError 'store_unavailable' when the store cannot be opened
 */
export async function compose(env: Record<string, string | undefined>, overrides: Overrides = {}): Promise<App> {
  const config = readSettings(env)
  const rooms = await composeRooms(config, overrides)
  const ingestion = composeIngestion(config, rooms.store, rooms.engine, { ...overrides, logger: rooms.logger })
  return {
    ...rooms,
    ingestion,
    async close() {
      await ingestion.close()
      await rooms.store.close()
    },
  }
}

async function composeRooms(config: Config, overrides: Overrides, options: { offload?: boolean } = {}) {
  const clock = overrides.clock ?? systemClock
  const logger = overrides.logger ?? createLogger(config)
  const store = await openStore({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    clock,
    offload: options.offload ?? false,
  })
  await store.migrate()
  const { added, changed } = await store.saveFeedSources(await readSourceList(config.feedsFile))
  if (added + changed > 0) logger.info({ added, changed }, 'source list laid into the store')
  const engine = createEngine()
  const debriefer = createDebriefer({
    engine,
    backend: null,
    cache: store,
    clock,
    timeoutMs: config.aiTimeoutMs,
    fallbackToBuiltin: config.aiFallback === 'builtin',
  })
  return {
    config,
    logger,
    clock,
    store,
    engine,
    debriefer,
    authority: createKeyAuthority({ store, clock }),
    desk: createKeyDesk({ store, clock, randomBytes }),
  }
}

function createLogger(config: Config): Logger {
  return pino({ level: config.logLevel, timestamp: pino.stdTimeFunctions.isoTime })
}

export function createFetcher(config: Config, clock: Clock): FeedFetcher {
  return createFeedFetcher({
    clock,
    random: Math.random,
    userAgent: `Debrief/${VERSION} (+${CONTACT_URL})`,
    allowPrivate: config.fetchAllowPrivate,
    // An intranet's own server needs no rest between two feeds.
    hostSpacingMs: config.fetchAllowPrivate ? 0 : HOST_SPACING_MS,
  })
}

/** The ingestion of one process, with a fetcher, a parser thread and a live window of its own. */
function composeIngestion(config: Config, store: Store, engine: Engine, overrides: Overrides & { logger: Logger }) {
  const clock = overrides.clock ?? systemClock
  const fetcher = createFetcher(config, clock)
  const parser: FeedParser = createFeedParser()
  const ingestion = createIngestion({
    clock,
    random: Math.random,
    sources: store,
    store,
    fetcher,
    parser,
    liveWindow: createLiveWindow({ createGrouper, store, clock }),
    neutralizeTitle: (context) => engine.neutralizeTitle(context),
    reportBug: (error: unknown, source: FeedSource) =>
      overrides.logger.error({ err: error, source: source.slug }, 'a feed could not be taken in'),
    reportFailure: (error: unknown) => overrides.logger.error({ err: error }, 'an ingestion run ended early'),
    fetchConcurrency: overrides.fetchConcurrency ?? FETCH_CONCURRENCY,
    holder: `${hostname()}:${process.pid}:${randomBytes(4).toString('hex')}`,
    schedule: { refreshMinutes: config.refreshMinutes, retentionDays: config.retentionDays, pollMs: QUEUE_POLL_MS },
  })
  return {
    ...ingestion,
    async close() {
      await ingestion.close()
      await fetcher.close()
      await parser.close()
    },
  }
}

/** What the ingestion thread runs: a store handle of its own and the schedule. The source list is laid in already. */
export async function composeIngestionThread(config: Config): Promise<Ingestion & { start(): void }> {
  const store = await openStore({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    clock: systemClock,
    offload: false,
  })
  const ingestion = composeIngestion(config, store, createEngine(), { logger: createLogger(config) })
  return {
    ...ingestion,
    async close() {
      await ingestion.close()
      await store.close()
    },
  }
}

export interface Service {
  readonly config: Config
  readonly logger: Logger
  readonly server: FastifyInstance
  /** Where it listens. */
  readonly url: string
  /** Lets in-flight answers finish, ends ingestion, closes the store. */
  close(): Promise<void>
}

/** The whole service of one process, listening. What `npm start` and `debrief serve` run. */
export async function serve(env: Record<string, string | undefined>, overrides: Overrides = {}): Promise<Service> {
  const config = readSettings(env)
  const rooms = await composeRooms(config, overrides, { offload: true })
  const { logger, store, clock } = rooms
  const probe = createProbe(config, clock)
  const ingestion =
    config.role === 'api' ? createRunRequests(store, clock) : startIngestionThread(config, store, clock, logger)
  const server = await createServer({
    stories: store,
    articles: store,
    sources: store,
    runs: store,
    isConnected: () => store.isConnected(),
    authority: rooms.authority,
    desk: rooms.desk,
    debriefer: rooms.debriefer,
    ingestion,
    probeFeed: probe.probeFeed,
    clock,
    logger,
    adminToken: config.adminToken,
    version: VERSION,
    measuresProcess: true,
  })
  const closeRooms = async () => {
    await ingestion.close()
    await probe.close()
    await store.close()
  }
  try {
    const url = await server.listen({ host: config.host, port: config.port })
    return {
      config,
      logger,
      server,
      url,
      async close() {
        await server.close()
        await closeRooms()
      },
    }
  } catch (error) {
    await closeRooms()
    throw error
  }
}

/** Tries a feed address for the admin route: fetched as ingestion would, nothing stored. Built on first use. */
function createProbe(config: Config, clock: Clock) {
  let rooms: { fetcher: FeedFetcher; parser: FeedParser } | null = null
  return {
    async probeFeed(rssUrl: string): Promise<ParsedFeed> {
      rooms ??= { fetcher: createFetcher(config, clock), parser: createFeedParser() }
      const outcome = await rooms.fetcher.fetch(rssUrl, { etag: null, lastModified: null })
      if (outcome.kind !== 'fetched') {
        throw new DomainError('invalid', 'reason' in outcome ? outcome.reason : `the server answered "${outcome.kind}"`)
      }
      return rooms.parser.parse({ body: outcome.body, contentType: outcome.contentType, baseUrl: outcome.finalUrl })
    },
    async close() {
      await rooms?.fetcher.close()
      await rooms?.parser.close()
    },
  }
}

/** For a process that only serves: runs are asked for through the store and worked by another process. */
function createRunRequests(store: Store, clock: Clock): Ingestion {
  return {
    refresh: ({ force = false } = {}) => store.requestRun(force, clock.now()),
    settled: async () => undefined,
    subscribe: () => () => undefined,
    close: async () => undefined,
  }
}

const THREAD_STOP_MS = 8_000
const THREAD_RESTART_MS = 1_000

/** Ingestion on its own thread; requests go through the store, events come back as messages. */
function startIngestionThread(config: Config, store: Store, clock: Clock, logger: Logger): Ingestion {
  const listeners = new Set<Parameters<Ingestion['subscribe']>[0]>()
  let isClosing = false
  let worker = start()

  function start(): Worker {
    const thread = new Worker(new URL('./ingestion.worker.ts', import.meta.url), { workerData: { config } })
    thread.on('message', (event) => {
      for (const listener of listeners) listener(event)
    })
    thread.on('error', (error) => logger.error({ err: error }, 'the ingestion thread failed'))
    thread.on('exit', () => setTimeout(restart, THREAD_RESTART_MS).unref())
    return thread
  }

  function restart(): void {
    if (!isClosing) worker = start()
  }

  return {
    async refresh({ force = false } = {}) {
      const request = await store.requestRun(force, clock.now())
      worker.postMessage('nudge')
      return request
    },
    settled: async () => undefined,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async close() {
      isClosing = true
      const exited = new Promise((resolve) => worker.once('exit', resolve))
      worker.postMessage('close')
      const lateness = setTimeout(() => void worker.terminate(), THREAD_STOP_MS)
      await exited
      clearTimeout(lateness)
    },
  }
}
