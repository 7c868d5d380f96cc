/**
 * The one composition root: builds every room and hands each what it needs. The doors (`main.ts`, `cli.ts`, the
 * ingestion thread) call it; nothing else knows more than one edge. What a process may never need is loaded when it
 * does: memory and the time to the first answer are part of the promise.
 *
 * A serving process ingests on a thread of its own (`compose/`), so that no feed, however large, makes a
 * reader wait. A command-line `refresh` ingests where it stands.
 */
import { randomBytes } from 'node:crypto'
import { lookup } from 'node:dns/promises'
import type { Logger } from 'pino'
import { createKeyAuthority } from './authorize/key-authority.ts'
import { createKeyDesk } from './authorize/key-desk.ts'
import { connectBackend, describeFailure } from './compose/ai-backend.ts'
import { createIngestionThread } from './compose/ingestion-thread.ts'
import { createLogger, type Overrides, VERSION } from './compose/process.ts'
import { composeWebhookDesk } from './compose/webhooks.ts'
import { checkWritable } from './config/data-folder.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import type { KeyAuthority, KeyDesk } from './domain/api-key.ts'
import { type Clock, systemClock } from './domain/clock.ts'
import type { Debriefer } from './domain/debrief.ts'
import { DomainError } from './domain/errors.ts'
import type { FeedFetcher, FeedParser, ParsedFeed } from './domain/feed.ts'
import type { Ingestion } from './domain/ingestion-run.ts'
import type { Store } from './domain/store.ts'
import type { WebhookDesk } from './domain/webhook.ts'
import { formatOpml } from './feeds/opml.ts'
import { parseListedSources, readSourceList } from './feeds/source-list.ts'
import { createStoryExplainer } from './group/explain.ts'
import type { WorkingIngestion } from './ingest/ingestion.ts'
import { tactics } from './neutralize/lexicon/taxonomy.ts'
import { DEFAULT_SYSTEM_PROMPT } from './neutralize/prompt.ts'
import { hasStore, openStore } from './store/open.ts'

export interface App {
  readonly config: Config
  readonly logger: Logger
  readonly clock: Clock
  readonly store: Store
  readonly debriefer: Debriefer
  readonly authority: KeyAuthority
  readonly desk: KeyDesk
  readonly webhooks: WebhookDesk
  readonly ingestion: WorkingIngestion
  close(): Promise<void>
}

/**
 * All settings, the content of the source list checked with them, so that whatever is bad is reported in one go.
 * @throws ConfigError
 */
export function readSettings(env: Record<string, string | undefined>): Config {
  const isEmbedded = (env.DATABASE_URL ?? '').trim() === ''
  return readConfig(env, {
    FEEDS_FILE: (path) => void readSourceList(path),
    DATABASE_URL: checkDatabaseUrl,
    // PostgreSQL leaves it alone, so it need not be there.
    DATA_DIR: (path) => isEmbedded && checkWritable(path),
  })
}

/** Whatever else is missing has its default in the driver. */
function checkDatabaseUrl(address: string): void {
  const url = URL.parse(address)
  const isNamed = url !== null && (url.hostname !== '' || url.pathname.length > 1 || url.searchParams.has('host'))
  if (!isNamed) throw new Error('must name a host or a database, as in postgres://user@host/database')
}

/** Whether the store of these settings is there, without making it. */
export const isStoreMade = (config: Config): boolean => hasStore(config)

/**
 * When the source list of the settings is laid into the store: 'always' by what ingests, 'never' by what has no use for
 * it. 'once', into a store without sources, by what only looks: the list may be another one than the service's. 'named'
 * by what works beside a service: always where the settings name a list, else once, since nobody chose the bundled one.
 */
export type ListLaying = 'always' | 'named' | 'once' | 'never'

/**
 * Everything of a process but its HTTP server: the store is migrated, and the source list laid into it.
 * Ingests where it stands, and only when asked to.
 * @throws ConfigError on bad settings, DomainError 'store_unavailable' when the store cannot be opened
 */
export async function compose(
  env: Record<string, string | undefined>,
  overrides: Overrides = {},
  laying: ListLaying = 'always',
): Promise<App> {
  const config = readSettings(env)
  const rooms = await composeRooms(config, overrides)
  await prepareStore(rooms, laying)
  const { composeIngestion } = await import('./compose/ingestion.ts')
  const ingestion = await composeIngestion(config, rooms.store, { ...overrides, ...rooms })
  return {
    ...rooms,
    ingestion,
    async close() {
      await ingestion.close()
      await rooms.webhooks.close()
      await rooms.backend?.close()
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
  const backend = await connectBackend(config, clock, 'debrief')
  const debriefer = createLateDebriefer(async () => {
    const { createDebriefer } = await import('./neutralize/debrief.ts')
    const { createEngine } = await import('./neutralize/engine.ts')
    return createDebriefer({
      engine: createEngine(),
      backend,
      cache: store,
      clock,
      timeoutMs: config.aiTimeoutMs,
      fallbackToBuiltin: config.aiFallback === 'builtin',
      reportFallback: (error) => logger.warn({ failure: describeFailure(error) }, 'the built-in engine took over'),
    })
  })
  return {
    config,
    logger,
    clock,
    store,
    backend,
    debriefer,
    authority: createKeyAuthority({ store, clock }),
    desk: createKeyDesk({ store, clock, randomBytes }),
    webhooks: composeWebhookDesk(config, store, clock),
  }
}

/** Brings the schema up to date and lays the source list in: what a start changes in a store that others may be using. */
async function prepareStore(
  { config, store, logger }: Pick<App, 'config' | 'store' | 'logger'>,
  laying: ListLaying = 'always',
): Promise<void> {
  await store.migrate()
  const isForced = laying === 'always' || (laying === 'named' && config.feedsFile !== null)
  if (laying === 'never' || (!isForced && (await store.listFeedSources()).length > 0)) return
  const { added, changed } = await store.saveFeedSources(readSourceList(config.feedsFile))
  if (added + changed > 0) logger.info({ added, changed }, 'source list laid into the store')
}

/** The lexicons and models of the engine take 25 MB: loaded by the first debrief, or when somebody expects it. */
function createLateDebriefer(load: () => Promise<Debriefer>): Debriefer & { load(): Promise<Debriefer> } {
  let loading: Promise<Debriefer> | null = null
  const loaded = () => (loading ??= load())
  return {
    systemPrompt: DEFAULT_SYSTEM_PROMPT,
    tactics,
    load: loaded,
    debrief: async (request) => (await loaded()).debrief(request),
  }
}

export interface Service {
  readonly config: Config
  readonly logger: Logger
  /** Where it listens; null where it only ingests. */
  readonly url: string | null
  /** Lets in-flight answers finish, ends ingestion, closes the store. */
  close(): Promise<void>
}

/**
 * Of the 10 s in which a stopping server still answers: questions to a language model that last longer are given up, so
 * that whoever waits for them gets an answer and no broken connection.
 */
const MODEL_DRAIN_MS = 8_000

/**
 * The whole service of one process, listening. What `npm start` and `debrief serve` run.
 * The port comes first: a start that cannot have it has changed nothing in a store that another process serves. Until
 * the store is ready, callers are told so (docs/decisions/0113-port-before-store.md).
 */
export async function serve(env: Record<string, string | undefined>, overrides: Overrides = {}): Promise<Service> {
  const config = await readServedSettings(env)
  if (config.role === 'worker') return ingestOnly(config, overrides)
  const rooms = await composeRooms(config, overrides, { offload: true })
  const { logger, store, clock } = rooms
  const probe = createProbe(config, clock)
  const ingestion =
    config.role === 'api' ? createRunRequests(store, clock) : createIngestionThread(config, store, clock, logger)
  let isStarted = false
  const { createServer } = await import('./http/server.ts')
  const { composePages } = await import('./compose/pages.ts')
  const pages = composePages(config, { ...rooms, ingestion })
  const server = await createServer({
    stories: store,
    articles: store,
    sources: store,
    runs: store,
    events: store,
    explainer: createStoryExplainer(),
    sourceList: { writeOpml: formatOpml, read: parseListedSources },
    webhooks: rooms.webhooks,
    findOutage: () => store.findOutage(),
    isStarted: () => isStarted,
    authority: rooms.authority,
    desk: rooms.desk,
    debriefer: rooms.debriefer,
    ingestion,
    probeFeed: probe.probeFeed,
    clock,
    logger,
    adminToken: config.adminToken,
    trustedProxies: config.trustedProxies,
    version: VERSION,
    measuresProcess: true,
    additions: [async (app) => pages.add(app)],
  })
  const closeRooms = async () => {
    await pages.close()
    await ingestion.close()
    await probe.close()
    await rooms.webhooks.close()
    await rooms.backend?.close()
    await store.close()
  }
  const close = async () => {
    const drained = setTimeout(() => void rooms.backend?.close(), overrides.modelDrainMs ?? MODEL_DRAIN_MS)
    await server.close()
    clearTimeout(drained)
    await closeRooms()
  }
  try {
    const url = await server.listen({ host: config.host, port: config.port }).catch(nameUnknownHost)
    await prepareStore(rooms, config.role === 'api' ? 'named' : 'always')
    isStarted = true
    ingestion.start()
    // A debrief by a language model has a time to keep to, and reading what judges it takes a second. Whoever is told that
    // the service listens need not wait for it; a failure is told to who debriefs.
    if (rooms.backend !== null) setImmediate(() => void rooms.debriefer.load().catch(() => undefined))
    return { config, logger, url, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Where another setting is bad, a HOST that is a name is asked about here: listening would show it at the next start only. */
async function readServedSettings(env: Record<string, string | undefined>): Promise<Config> {
  try {
    return readSettings(env)
  } catch (error) {
    if (!(error instanceof ConfigError) || error.problems.some((problem) => problem.startsWith('HOST:'))) throw error
    const isListening = env.ROLE?.trim().toLowerCase() !== 'worker'
    throw new ConfigError([...(isListening ? await problemsOfHost(env.HOST?.trim() ?? '') : []), ...error.problems])
  }
}

async function problemsOfHost(host: string): Promise<readonly string[]> {
  if (host === '') return []
  try {
    await lookup(host).catch(nameUnknownHost)
    return []
  } catch (error) {
    return error instanceof ConfigError ? error.problems : []
  }
}

/**
 * A name that stands for no address is a bad setting, and so is one that nobody can be asked about: HOST is an address
 * or a name of this machine. Only listening shows it. An address that is not of this machine may be of it a moment
 * later, while a network comes up, and stays a failure that a supervisor tries again.
 */
function nameUnknownHost(error: unknown): never {
  const { code, hostname } = error as { code?: string; hostname?: string }
  if (code !== 'ENOTFOUND' && code !== 'EAI_AGAIN') throw error
  throw new ConfigError([`HOST: must be an IP address or a host name that has one, not "${hostname}"`])
}

/** A process that ingests by schedule and on requests left in the store, and listens nowhere. */
async function ingestOnly(config: Config, overrides: Overrides): Promise<Service> {
  const rooms = await composeRooms(config, overrides)
  const { logger, store } = rooms
  await prepareStore(rooms)
  const { composeIngestion } = await import('./compose/ingestion.ts')
  const ingestion = await composeIngestion(config, store, { ...overrides, ...rooms })
  ingestion.start()
  return {
    config,
    logger,
    url: null,
    async close() {
      await ingestion.close()
      await rooms.webhooks.close()
      await rooms.backend?.close()
      await store.close()
    },
  }
}

/** Tries a feed address for the admin route: fetched as ingestion would, nothing stored. Built on first use. */
function createProbe(config: Config, clock: Clock) {
  let rooms: { fetcher: FeedFetcher; parser: FeedParser } | null = null
  return {
    async probeFeed(rssUrl: string): Promise<ParsedFeed> {
      rooms ??= await buildProbeRooms(config, clock)
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

async function buildProbeRooms(config: Config, clock: Clock): Promise<{ fetcher: FeedFetcher; parser: FeedParser }> {
  const { createFetcher } = await import('./compose/ingestion.ts')
  const { createFeedParser } = await import('./feeds/parser.ts')
  return { fetcher: createFetcher(config, clock), parser: createFeedParser() }
}

/** For a process that only serves: runs are asked for through the store and worked by another process. */
function createRunRequests(store: Store, clock: Clock): Ingestion & { start(): void } {
  return {
    start: () => undefined,
    refresh: ({ force = false } = {}) => store.requestRun(force, clock.now()),
    settled: async () => undefined,
    subscribe: () => () => undefined,
    close: async () => undefined,
  }
}
