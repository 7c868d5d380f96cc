/** The ingestion thread of a serving process, as the rest of the process sees it. */
import { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Clock } from '../domain/clock.ts'
import type { Ingestion } from '../domain/ingestion-run.ts'
import type { Store } from '../domain/store.ts'

const THREAD_STOP_MS = 8_000
const THREAD_RESTART_MS = 1_000

/** Requests go through the store, events come back as messages. A thread that fails is started again. */
export function createIngestionThread(
  config: Config,
  store: Store,
  clock: Clock,
  logger: Logger,
): Ingestion & { start(): void } {
  const listeners = new Set<Parameters<Ingestion['subscribe']>[0]>()
  let isClosing = false
  let worker: Worker | null = null

  function start(): void {
    const thread = new Worker(new URL('./ingestion.worker.ts', import.meta.url), { workerData: { config } })
    thread.on('message', (event) => {
      for (const listener of listeners) listener(event)
    })
    thread.on('error', (error) => logger.error({ err: error }, 'the ingestion thread failed'))
    thread.on('exit', () => setTimeout(() => !isClosing && start(), THREAD_RESTART_MS).unref())
    worker = thread
  }

  return {
    start,
    async refresh({ force = false } = {}) {
      const request = await store.requestRun(force, clock.now())
      worker?.postMessage('nudge')
      return request
    },
    settled: async () => undefined,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async close() {
      isClosing = true
      const thread = worker
      if (thread === null || thread.threadId === -1) return
      const exited = new Promise((resolve) => thread.once('exit', resolve))
      thread.postMessage('close')
      const lateness = setTimeout(() => void thread.terminate(), THREAD_STOP_MS)
      await exited
      clearTimeout(lateness)
    },
  }
}
