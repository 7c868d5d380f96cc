/**
 * Ingestion as one process runs it: a fetcher, a parser thread and a live window of its own. Loaded without the HTTP
 * interface, so that the ingestion thread carries nothing it does not use.
 */
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { type Clock, systemClock } from '../domain/clock.ts'
import type { AiBackend } from '../domain/debrief.ts'
import type { FeedFetcher } from '../domain/feed.ts'
import type { Ingestion } from '../domain/ingestion-run.ts'
import type { Store } from '../domain/store.ts'
import { createFeedFetcher } from '../feeds/fetcher.ts'
import { createFeedParser } from '../feeds/parser.ts'
import { createGrouper } from '../group/grouper.ts'
import { createIngestion, type WorkingIngestion } from '../ingest/ingestion.ts'
import { createLiveWindow } from '../ingest/live-window.ts'
import { createEngine } from '../neutralize/engine.ts'
import { nameHolder } from '../store/lease-holder.ts'
import { openStore } from '../store/open.ts'
import { connectBackend, connectEmbedder, describeFailure } from './ai-backend.ts'
import { createLogger, type Overrides, userAgentOf } from './process.ts'
import { logRuns } from './run-log.ts'
import { sparingly } from './sparingly.ts'
import { composeDeliverer } from './webhooks.ts'

const FETCH_CONCURRENCY = 8
const HOST_SPACING_MS = 1_000
const QUEUE_POLL_MS = 1_000
const REPAIR_PAUSE_MS = 3_000
/** A batch of titles may take twenty-one questions, of which each has three tries. */
const BATCH_TIMEOUTS = 20

/** @param onHostPause where pauses that hosts ask for are kept; absent: in memory only */
export function createFetcher(
  config: Config,
  clock: Clock,
  onHostPause: (host: string, until: Date) => void = () => undefined,
): FeedFetcher {
  return createFeedFetcher({
    clock,
    random: Math.random,
    userAgent: userAgentOf(config),
    allowPrivate: config.fetchAllowPrivate,
    hostSpacingMs: HOST_SPACING_MS,
    onHostPause,
  })
}

/**
 * @returns an ingestion that makes runs on request; `start` begins its schedule and the delivery to webhooks. The
 * backend stays its owner's.
 */
export async function composeIngestion(
  config: Config,
  store: Store,
  overrides: Overrides & { logger: Logger; backend: AiBackend | null },
): Promise<WorkingIngestion> {
  const { logger, backend } = overrides
  const engine = createEngine()
  const clock = overrides.clock ?? systemClock
  const fetcher = createFetcher(
    config,
    clock,
    (host, until) =>
      void store.saveHostPause(host, until).catch((error) => logger.error({ err: error }, 'a host pause was not kept')),
  )
  const parser = createFeedParser()
  const embedder = await connectEmbedder(config, clock, logger)
  const startDeliverer = async () => {
    const deliverer = await composeDeliverer(config, store, clock, logger)
    deliverer.start()
    return deliverer
  }
  const ingestion = createIngestion({
    clock,
    random: Math.random,
    sources: store,
    store,
    fetcher,
    parser,
    liveWindow: createLiveWindow({ createGrouper, store, clock, embedder }),
    embedder,
    neutralizeTitle: (context) => engine.neutralizeTitle(context),
    backend,
    titleBatchMs: config.aiTimeoutMs * BATCH_TIMEOUTS,
    reportBug: (error, source) => logger.error({ err: error, source: source.slug }, 'a feed could not be taken in'),
    reportFailure: (error) => logger.error({ err: error }, 'an ingestion run ended early'),
    reportLookFailure: sparingly(
      (error) => logger.warn({ err: error }, 'the store could not be asked for work'),
      clock,
    ),
    reportTitlesLeft: (error) => logger.warn({ failure: describeFailure(error) }, 'titles wait for the AI backend'),
    fetchConcurrency: overrides.fetchConcurrency ?? FETCH_CONCURRENCY,
    holder: nameHolder(),
    schedule: {
      refreshMinutes: config.refreshMinutes,
      retentionDays: config.retentionDays,
      pollMs: QUEUE_POLL_MS,
      repairPauseMs: REPAIR_PAUSE_MS,
    },
  })
  logRuns(ingestion, logger)
  let deliverer: ReturnType<typeof composeDeliverer> | null = null
  return {
    ...ingestion,
    start() {
      ingestion.start()
      deliverer ??= startDeliverer()
    },
    async close() {
      await (await deliverer)?.close()
      await ingestion.close()
      await fetcher.close()
      await parser.close()
      await embedder?.close()
    },
  }
}

/** What the ingestion thread runs: with a store handle of its own. The source list is laid in already. */
export async function composeIngestionThread(config: Config): Promise<Ingestion & { start(): void }> {
  const { databaseUrl, dataDir } = config
  const store = await openStore({ databaseUrl, dataDir, clock: systemClock, offload: false })
  const backend = await connectBackend(config, systemClock, 'ingestion')
  const ingestion = await composeIngestion(config, store, { logger: createLogger(config), backend })
  return {
    ...ingestion,
    async close() {
      await ingestion.close()
      await backend?.close()
      await store.close()
    },
  }
}
