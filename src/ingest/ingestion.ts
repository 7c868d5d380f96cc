/**
 * Starts ingestion runs: by schedule and on request, one at a time over the whole deployment. A request only queues
 * a run in the store; whichever process ingests begins it, so that a process that only serves can ask for one too.
 * After a run the AI backend, where there is one, is asked for better titles; the next run does not wait for that.
 */
import { isPast } from '../domain/clock.ts'
import type { AiBackend } from '../domain/debrief.ts'
import { DomainError } from '../domain/errors.ts'
import type { Ingestion, IngestionLease, IngestionStore, SourceResult, StoryEvent } from '../domain/ingestion-run.ts'
import type { StoryStore } from '../domain/story-group.ts'
import type { TitleStore } from '../domain/title-improvement.ts'
import { Lane } from './lane.ts'
import { LIVE_WINDOW_MS } from './live-window.ts'
import { ingestAll, type RunPorts, type RunScope } from './run.ts'
import { RunRepairs, settleGroups } from './settle.ts'
import { improveTitles } from './titles.ts'

export interface IngestionSchedule {
  /** Minutes between scheduled runs; 0 = only on request. */
  refreshMinutes: number
  /** Days an article is kept, by first-seen; 0 = for ever. */
  retentionDays: number
  /** How often the store is asked for queued runs, ms. */
  pollMs: number
  /** Ms without news after which the groups are repaired while the run still waits for a source. */
  repairPauseMs: number
}

export interface IngestionDeps extends Omit<RunPorts, 'emit' | 'lane' | 'queuesTitles' | 'schedule'> {
  store: IngestionStore & TitleStore & Pick<StoryStore, 'getStory'>
  /** Asked for better titles after each run; null = the engine's stay. */
  backend: AiBackend | null
  /** For one batch of titles with all its questions, ms. */
  titleBatchMs: number
  schedule: IngestionSchedule
  /** Names this process in leases. */
  holder: string
  /** Told of bugs and lost leases that belong to no source. */
  reportFailure: (error: unknown) => void
  /** Told, each time anew, that the store could not be asked for work. */
  reportLookFailure: (error: unknown) => void
  /** Told why the AI backend was not asked about all titles; later runs ask again. */
  reportTitlesLeft: (failure: DomainError) => void
}

export interface WorkingIngestion extends Ingestion {
  /** Begins the schedule; without it, only `refresh` makes runs. */
  start(): void
  /** Resolves when no titles are being asked about; `settled` does not wait for that. */
  titlesSettled(): Promise<void>
}

const LEASE_RENEWAL_MS = 8_000
const DAY_MS = 86_400_000

/** An `Ingestion` that works the runs itself. */
export function createIngestion(deps: IngestionDeps): WorkingIngestion {
  const listeners = new Set<(event: StoryEvent) => void>()
  const abort = new AbortController()
  let timer: NodeJS.Timeout | null = null
  let current: Promise<void> | null = null
  /** Set by a request that came while the last look for work was under way. */
  let isAskedAgain = false
  /** Of the latest run begun here; its fence is what titles are committed under. */
  let latestLease: IngestionLease | null = null
  let titles: Promise<void> | null = null

  const lane = new Lane()
  const ports: RunPorts = {
    ...deps,
    lane,
    queuesTitles: deps.backend !== null,
    emit: (event) => {
      for (const listener of listeners) listener(event)
    },
  }

  /** Works what there is to work, unless that is being done already. */
  function nudge(): Promise<void> {
    current ??= work()
      // A store that is away is told of sparingly, a bug of ours each time.
      .catch((error: unknown) =>
        error instanceof DomainError ? deps.reportLookFailure(error) : deps.reportFailure(error),
      )
      .finally(() => {
        current = null
        if (isAskedAgain) void nudge()
      })
    return current
  }

  async function work(): Promise<void> {
    while (!abort.signal.aborted) {
      isAskedAgain = false
      const waiting = await deps.store.findWaitingRun(deps.clock.now())
      const reason: RunScope['reason'] | null =
        waiting !== null ? (waiting.isForced ? 'force' : 'request') : (await isScheduledRunDue()) ? 'schedule' : null
      if (reason === null) return
      const start = await deps.store.startRun(deps.holder, deps.clock.now())
      if (start.kind === 'busy') return
      // A scheduled run that finds nothing due leaves `last_ingestion` alone; it still starts a new interval.
      if (reason === 'schedule') scheduledAfter = deps.clock.now()
      latestLease = start.lease
      await workRun(start.lease, { reason, signal: abort.signal })
    }
  }

  let scheduledAfter: Date | null = null
  async function isScheduledRunDue(): Promise<boolean> {
    if (timer === null || deps.schedule.refreshMinutes === 0) return false
    const now = deps.clock.now()
    return [await deps.store.lastIngestionAt(), scheduledAfter].every(
      (last) => last === null || isPast(last, now, deps.schedule.refreshMinutes * 60_000),
    )
  }

  async function workRun(lease: IngestionLease, scope: Omit<RunScope, 'onSource'>): Promise<void> {
    const lost = new AbortController()
    const signal = AbortSignal.any([scope.signal, lost.signal])
    const renewal = setInterval(() => {
      deps.store.renewLease(lease, deps.clock.now()).catch((error) => lost.abort(error))
    }, LEASE_RENEWAL_MS)
    const repairs = new RunRepairs(deps.schedule.repairPauseMs, (newArticles) => repairGroups(lease, newArticles))
    const onSource = (done: SourceResult) => repairs.note(done.newArticles)
    try {
      // A run that was stopped has left what it brought as it came.
      if ((await deps.store.getRun(lease.runId - 1))?.outcome === 'interrupted') repairs.owe()
      const { didFetch, newArticles, skipped } = await ingestAll(lease, { ...scope, signal, onSource }, ports).finally(
        () => repairs.endEarly(),
      )
      if (!signal.aborted) await repairs.settle()
      if (lost.signal.aborted) return
      // The lease goes with the run: whoever starts next need not wait until it lapses.
      if (signal.aborted) return await deps.store.finishRun(lease, 'interrupted', deps.clock.now())
      await deps.store.finishRun(lease, didFetch ? 'completed' : 'skipped', deps.clock.now(), skipped)
      ports.emit({ type: 'ingestion.completed', runId: lease.runId, newArticles })
      workTitles()
      await removeOldArticles(deps.store)
    } catch (error) {
      deps.reportFailure(error)
      const isLost = error instanceof DomainError && error.code === 'conflict'
      // A store that failed may still fail: then the lease lapses.
      if (!isLost) await deps.store.finishRun(lease, 'interrupted', deps.clock.now()).catch(() => undefined)
    } finally {
      clearInterval(renewal)
    }
  }

  /** @returns whether it was done; where it fails, the run has its news all the same. */
  async function repairGroups(lease: IngestionLease, newArticles: number): Promise<boolean> {
    try {
      await lane.run(() => settleGroups(lease, newArticles, ports))
      return true
    } catch (error) {
      if (error instanceof DomainError && error.code === 'conflict') throw error
      deps.reportFailure(error)
      return false
    }
  }

  /** Goes on behind the runs; what is queued meanwhile is asked about, too. */
  function workTitles(): void {
    const { backend, titleBatchMs } = deps
    if (backend === null || titles !== null) return
    const pass = { lease: () => latestLease!, batchMs: titleBatchMs, signal: abort.signal }
    titles = improveTitles(pass, { backend, store: deps.store, lane, emit: ports.emit })
      .then((stoppedBy) => stoppedBy !== null && deps.reportTitlesLeft(stoppedBy))
      .catch((error) => {
        if (!(error instanceof DomainError && error.code === 'conflict')) deps.reportFailure(error)
      })
      .finally(() => {
        titles = null
      })
      .then(() => undefined)
  }

  async function removeOldArticles(store: IngestionStore): Promise<void> {
    const { retentionDays } = deps.schedule
    if (retentionDays === 0) return
    const removed = await store.removeArticlesBefore(new Date(deps.clock.now().getTime() - retentionDays * DAY_MS))
    if (removed.articles > 0 && retentionDays * DAY_MS <= LIVE_WINDOW_MS) deps.liveWindow.invalidate()
  }

  return {
    start() {
      // A failure here is met again, and told, by the first run.
      if (timer === null) void deps.liveWindow.prepare().catch(() => undefined)
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
    async titlesSettled() {
      while (titles !== null) await titles
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
      await titles
    },
  }
}
