/** Addresses that are told what happens, and the messages that wait for them. */
import type { LoggedEvent } from './event-log.ts'

/** What a webhook can be told of. */
export const WEBHOOK_EVENTS = ['story.created', 'story.updated', 'ingestion.completed'] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/** Why a webhook is off: its receiver said 410, it failed for too long, the operator switched it off. */
export const OFF_REASONS = ['gone', 'failing', 'operator'] as const
export type OffReason = (typeof OFF_REASONS)[number]

export interface Webhook {
  id: number
  /** For the operator, to know it by. */
  name: string
  url: string
  /** At least one. */
  events: WebhookEvent[]
  /** null = it is on. */
  offReason: OffReason | null
  createdAt: Date
  /** Attempts since the last success. */
  failuresInARow: number
  /** Nothing is sent before this time; null = nothing holds it. */
  pausedUntil: Date | null
  lastDeliveredAt: Date | null
  /** A plain sentence; null since the last success, or since it was switched on. */
  lastError: string | null
  /** Messages that wait for it. */
  waiting: number
  /** Messages given up on, and those that were one too many. */
  dropped: number
}

/** With what its messages are signed with: `whsec_` and base64. Never shown after it was made. */
export type SigningWebhook = Webhook & { secret: string }

/** One message on its way to one webhook. */
export interface Delivery {
  webhookId: number
  event: LoggedEvent
  /** Attempts, the one it is leased for included. */
  tries: number
  leasedUntil: Date
}

export type Settlement =
  | { kind: 'delivered' }
  /** `retryAt` null = given up on. As many failures in a row as `mostFailures` switch the webhook off. */
  | { kind: 'failed'; reason: string; retryAt: Date | null; pausedUntil: Date; mostFailures: number }
  /** The receiver wants nothing any more: the webhook is switched off. */
  | { kind: 'gone'; reason: string }
  /** Not attempted to the end, through no fault of the receiver: due again at once. */
  | { kind: 'released' }

/** The longest that a message or a webhook is left alone. What seems to be for longer was noted by a clock set back since. */
export const LONGEST_WAIT_MS = 6 * 3_600_000

/** Each is asked about at every commit. */
export const MOST_WEBHOOKS = 50

/** Messages are written by the commits that make their events true; here they are taken and settled. */
export interface WebhookStore {
  /** @throws DomainError 'conflict' when there are `MOST_WEBHOOKS` */
  createWebhook(webhook: Pick<SigningWebhook, 'name' | 'url' | 'events' | 'secret' | 'createdAt'>): Promise<Webhook>
  /** By id. */
  listWebhooks(): Promise<Webhook[]>
  findWebhook(id: number): Promise<SigningWebhook | null>
  /** Off: what waits for it is forgotten. On: failures are, and what waits is due. @returns null when there is none such */
  switchWebhook(id: number, isOn: boolean): Promise<Webhook | null>
  /** @returns as it was; null when there is none such */
  removeWebhook(id: number): Promise<Webhook | null>
  /** Those that are on, not paused, and have a message due. */
  listDueWebhooks(now: Date): Promise<SigningWebhook[]>
  /**
   * The oldest message due. Nobody else gets it before `until`; if it is not settled by then, it is due again.
   * @returns null when none is due
   */
  leaseDelivery(webhookId: number, now: Date, until: Date): Promise<Delivery | null>
  /** Says what came of a lease. Nothing happens where the lease was lost, unless the message was delivered. */
  settleDelivery(delivery: Delivery, settlement: Settlement, now: Date): Promise<void>
}

export interface WebhookAttempt {
  isDelivered: boolean
  /** null where there was no answer. */
  status: number | null
  /** A plain sentence where it was not delivered. */
  reason: string | null
  elapsedMs: number
}

/** Where webhooks are added, switched, tried and removed. Made by `webhooks/`. */
export interface WebhookDesk {
  /** @throws DomainError 'invalid', 'conflict' when there are too many */
  add(draft: { name: string; url: string; events: readonly string[] }): Promise<{ webhook: Webhook; secret: string }>
  list(): Promise<Webhook[]>
  /** @throws DomainError 'not_found' */
  switch(id: number, isOn: boolean): Promise<Webhook>
  /** @throws DomainError 'not_found' */
  remove(id: number): Promise<Webhook>
  /** Sends one message of type `webhook.test` now, whether the webhook is on or not. @throws DomainError 'not_found' */
  test(id: number): Promise<WebhookAttempt>
}
