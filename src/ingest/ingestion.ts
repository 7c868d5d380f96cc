/**
 * Starts ingestion runs: by schedule and on request, one at a time over the whole deployment. A request only queues
 * a run in the store; whichever process ingests begins it, so that a process that only serves can ask for one too.
 */
import { DomainError } from '../domain/errors.ts'
import type { Ingestion, IngestionLease, IngestionStore, StoryEvent } from '../domain/ingestion-run.ts'
import { ingestAll, type RunPorts, type RunScope } from './run.ts'

export interface IngestionSchedule {
  /** Minutes between scheduled runs; 0 = only on request. */
  refreshMinutes: number
  /** Days an article is kept, by first-seen; 0 = for ever. */
  retentionDays: number
  /** How often the store is asked for queued runs, ms. */
  pollMs: number
}

export interface IngestionDeps extends Omit<RunPorts, 'emit'> {
  schedule: IngestionSchedule
  /** Names this process in leases. */
  holder: string
  /** Told of bugs and lost leases that belong to no source. */
  reportFailure: (error: unknown) => void
}

const LEASE_RENEWAL_MS = 8_000
const DAY_MS = 86_400_000

/** An `Ingestion` that works the runs itself. `start` begins its schedule; without it, only `refresh` makes runs. */
export function createIngestion(deps: IngestionDeps): Ingestion & { start(): void } {
  const listeners = new Set<(event: StoryEvent) => void>()
  const abort = new AbortController()
  let timer: NodeJS.Timeout | null = null
  let current: Promise<void> | null = null
  /** Set by a request that came while the last look for work was under way. */
  let isAskedAgain = false

  const ports: RunPorts = {
    ...deps,
    emit: (event) => {
      for (const listener of listeners) listener(event)
    },
  }

  /** Works what there is to work, unless that is being done already. */
  function nudge(): Promise<void> {
    current ??= work()
      .catch(deps.reportFailure)
      .finally(() => {
        current = null
        if (isAskedAgain) void nudge()
      })
    return current
  }

  async function work(): Promise<void> {
    while (!abort.signal.aborted) {
      isAskedAgain = false
      const queued = await deps.store.findQueuedRun()
      const reason: RunScope['reason'] | null =
        queued !== null ? (queued.isForced ? 'force' : 'request') : (await isScheduledRunDue()) ? 'schedule' : null
      if (reason === null) return
      const start = await deps.store.startRun(deps.holder, deps.clock.now())
      if (start.kind === 'busy') return
      await workRun(start.lease, { reason, signal: abort.signal })
    }
  }

  let scheduledAfter: Date | null = null
  async function isScheduledRunDue(): Promise<boolean> {
    if (timer === null || deps.schedule.refreshMinutes === 0) return false
    const now = deps.clock.now()
    // A scheduled run that found nothing due leaves `last_ingestion` alone; it still starts a new interval.
    const last = latest(await deps.store.lastIngestionAt(), scheduledAfter)
    if (last !== null && now.getTime() - last.getTime() < deps.schedule.refreshMinutes * 60_000) return false
    scheduledAfter = now
    return true
  }

  async function workRun(lease: IngestionLease, scope: RunScope): Promise<void> {
    const lost = new AbortController()
    const signal = AbortSignal.any([scope.signal, lost.signal])
    const renewal = setInterval(() => {
      deps.store.renewLease(lease, deps.clock.now()).catch((error) => lost.abort(error))
    }, LEASE_RENEWAL_MS)
    try {
      const { didFetch, newArticles, skipped } = await ingestAll(lease, { ...scope, signal }, ports)
      // A run cut short by a stop stays open; its lease lapses and the next start marks it interrupted.
      if (signal.aborted) return
      await deps.store.finishRun(lease, didFetch ? 'completed' : 'skipped', deps.clock.now(), skipped)
      ports.emit({ type: 'ingestion.completed', runId: lease.runId, newArticles })
      await removeOldArticles(deps.store)
    } catch (error) {
      if (!(error instanceof DomainError && error.code === 'conflict')) throw error
      deps.reportFailure(error)
    } finally {
      clearInterval(renewal)
    }
  }

  async function removeOldArticles(store: IngestionStore): Promise<void> {
    if (deps.schedule.retentionDays === 0) return
    await store.removeArticlesBefore(new Date(deps.clock.now().getTime() - deps.schedule.retentionDays * DAY_MS))
  }

  return {
    start() {
      timer ??= setInterval(() => void nudge(), deps.schedule.pollMs)
      void nudge()
    },
    async refresh(options = {}) {
      if (abort.signal.aborted) throw new DomainError('store_unavailable', 'the service is stopping')
      const request = await deps.store.requestRun(options.force ?? false, deps.clock.now())
      isAskedAgain = current !== null
      void nudge()
      return request
    },
    async settled() {
      while (current !== null) await current
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async close() {
      if (timer !== null) clearInterval(timer)
      abort.abort()
      isAskedAgain = false
      await current
    },
  }
}

function latest(a: Date | null, b: Date | null): Date | null {
  if (a === null || b === null) return a ?? b
  return a > b ? a : b
}
