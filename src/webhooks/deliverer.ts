/**
 * Sends the messages that wait. Every webhook has a lane of its own, in which one message follows the other in the
 * order of the events; one that fails comes back later and lets the others pass. A message is sent at least once: a
 * process that dies between sending and noting it leaves a lease that lapses.
 */
import type { Clock } from '../domain/clock.ts'
import type { Delivery, Settlement, SigningWebhook, WebhookStore } from '../domain/webhook.ts'
import { MOST_FAILURES, MOST_TRIES, waitAfter } from './backoff.ts'
import { type PresentHappening, writeMessage } from './message.ts'
import { type GuardedRoute, type PostOutcome, postMessage } from './post.ts'

export interface DelivererDeps {
  store: WebhookStore
  clock: Clock
  /** Uniform in [0, 1). */
  random: () => number
  route: GuardedRoute
  present: PresentHappening
  userAgent: string
  /** Told of what is no fault of a receiver. */
  reportFailure: (error: unknown) => void
  /** How often the store is asked for due messages, ms. */
  pollMs: number
  /** @default 15 s */
  attemptMs?: number
}

export interface Deliverer {
  start(): void
  /** Sends what is due now; resolves when nothing more is. For tests, and for whoever cannot wait. */
  work(): Promise<void>
  close(): Promise<void>
}

const ATTEMPT_MS = 15_000
/** Longer than an attempt and its noting can take. */
const LEASE_MARGIN_MS = 60_000

export function createDeliverer(deps: DelivererDeps): Deliverer {
  const { store, clock, route, attemptMs = ATTEMPT_MS } = deps
  const closing = new AbortController()
  let timer: NodeJS.Timeout | null = null
  let looking: Promise<void> | null = null
  /** Of the webhooks that are sent to right now, by id: MOST_WEBHOOKS at most. */
  const lanes = new Map<number, Promise<void>>()
  /** Of lanes that ended because the store failed, since `work` was called. */
  let failures: unknown[] = []

  function look(): Promise<void> {
    looking ??= openLanes().finally(() => {
      looking = null
    })
    return looking
  }

  /** For whoever has something due. None waits for another: a slow receiver with a long queue holds up itself alone. */
  async function openLanes(): Promise<void> {
    // What the store says of these is out of date by the time their lanes end.
    const busy = new Set(lanes.keys())
    for (const webhook of await store.listDueWebhooks(clock.now())) {
      if (busy.has(webhook.id) || closing.signal.aborted) continue
      const lane = workLane(webhook)
        .catch((error: unknown) => {
          failures.push(error)
          deps.reportFailure(error)
        })
        .finally(() => lanes.delete(webhook.id))
      lanes.set(webhook.id, lane)
    }
  }

  /** Until nothing is due, or the first failure: the webhook is paused then. */
  async function workLane(webhook: SigningWebhook): Promise<void> {
    let isHealthy = true
    while (isHealthy && !closing.signal.aborted) {
      const now = clock.now()
      const delivery = await store.leaseDelivery(webhook.id, now, new Date(now.getTime() + attemptMs + LEASE_MARGIN_MS))
      if (delivery === null) return
      const outcome = await postMessage(webhook, writeMessage(delivery.event, deps.present), {
        route,
        userAgent: deps.userAgent,
        attemptMs,
        now,
        signal: closing.signal,
      })
      isHealthy = outcome.kind === 'delivered'
      const after = clock.now()
      await store.settleDelivery(delivery, settlementOf(webhook, delivery, outcome, after), after)
      if (isHealthy) webhook.failuresInARow = 0
    }
  }

  function settlementOf(webhook: SigningWebhook, { tries }: Delivery, outcome: PostOutcome, now: Date): Settlement {
    if (outcome.kind === 'delivered') return { kind: 'delivered' }
    if (outcome.kind === 'gone') return { kind: 'gone', reason: outcome.reason }
    if (outcome.kind === 'aborted') return { kind: 'released' }
    const { reason, retryAfterMs } = outcome
    const after = (failures: number) => new Date(now.getTime() + waitAfter(failures, deps.random, retryAfterMs))
    return {
      kind: 'failed',
      reason,
      retryAt: tries >= MOST_TRIES ? null : after(tries),
      pausedUntil: after(webhook.failuresInARow + 1),
      mostFailures: MOST_FAILURES,
    }
  }

  return {
    start() {
      timer ??= setInterval(() => void look().catch(deps.reportFailure), deps.pollMs)
    },
    async work() {
      failures = []
      await look()
      while (lanes.size > 0 && failures.length === 0) {
        await Promise.all(lanes.values())
        await look()
      }
      if (failures.length > 0) throw failures[0]
    },
    async close() {
      if (timer !== null) clearInterval(timer)
      closing.abort()
      await looking?.catch(() => undefined)
      await Promise.allSettled(lanes.values())
    },
  }
}
