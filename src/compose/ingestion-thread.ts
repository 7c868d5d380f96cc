/** The ingestion thread of a serving process, as the rest of the process sees it. */
import { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { type Clock, isPast } from '../domain/clock.ts'
import type { Ingestion } from '../domain/ingestion-run.ts'
import type { Store } from '../domain/store.ts'
import { sparingly } from './sparingly.ts'

const THREAD_STOP_MS = 8_000
const THREAD_RESTART_MS = 1_000

const LOOK_EVERY_MS = 1_000
/** Left alone, the heap for short-lived objects grows to some 100 MB, and grouping is none the faster for it. */
const YOUNG_GENERATION_MB = 12

/**
 * Requests go through the store, events come back as messages. The thread starts with the first work there is, since
 * a process that has nothing to fetch need not carry it; one that fails is started again.
 */
export function createIngestionThread(
  config: Config,
  store: Store,
  clock: Clock,
  logger: Logger,
): Ingestion & { start(): void } {
  const listeners = new Set<Parameters<Ingestion['subscribe']>[0]>()
  let isClosing = false
  let worker: Worker | null = null
  let lookout: NodeJS.Timeout | null = null
  const reportLookFailure = sparingly(
    (error) => logger.warn({ err: error }, 'the store could not be asked for work'),
    clock,
  )

  function startThread(): void {
    if (isClosing || worker !== null) return
    if (lookout !== null) clearInterval(lookout)
    worker = new Worker(new URL('./ingestion.worker.ts', import.meta.url), {
      workerData: { config },
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
    })
    worker.on('message', (event) => {
      for (const listener of listeners) listener(event)
    })
    worker.on('error', (error) => logger.error({ err: error }, 'the ingestion thread failed'))
    worker.on('exit', () => {
      worker = null
      setTimeout(startThread, THREAD_RESTART_MS).unref()
    })
  }

  /** Another process may have queued a run, the schedule be due, a message wait. The thread decides for itself once it stands. */
  async function look(): Promise<void> {
    try {
      const isWork =
        (await store.findWaitingRun(clock.now())) !== null ||
        (await isScheduledRunDue()) ||
        (await store.listDueWebhooks(clock.now())).length > 0
      if (isWork) startThread()
    } catch (error) {
      reportLookFailure(error)
    }
  }

  async function isScheduledRunDue(): Promise<boolean> {
    if (config.refreshMinutes === 0) return false
    const last = await store.lastIngestionAt()
    return last === null || isPast(last, clock.now(), config.refreshMinutes * 60_000)
  }

  return {
    start() {
      lookout ??= setInterval(() => void look(), LOOK_EVERY_MS)
      void look()
    },
    async refresh({ force = false } = {}) {
      const request = await store.requestRun(force, clock.now())
      if (worker === null) startThread()
      else worker.postMessage('nudge')
      return request
    },
    settled: async () => undefined,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async close() {
      isClosing = true
      if (lookout !== null) clearInterval(lookout)
      const thread = worker
      if (thread === null) return
      const exited = new Promise((resolve) => thread.once('exit', resolve))
      thread.postMessage('close')
      const lateness = setTimeout(() => void thread.terminate(), THREAD_STOP_MS)
      await exited
      clearTimeout(lateness)
    },
  }
}
