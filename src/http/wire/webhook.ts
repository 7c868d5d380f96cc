/** Webhooks on the wire, for the operator. Their secrets are shown once, where they are made. */
import T, { type Static } from 'typebox'
import { toTimestamp } from '../../domain/clock.ts'
import { OFF_REASONS, WEBHOOK_EVENTS, type Webhook, type WebhookAttempt } from '../../domain/webhook.ts'
import { Timestamp } from './timestamp.ts'

const MaybeTimestamp = T.Union([Timestamp, T.Null()])
const Event = T.Enum([...WEBHOOK_EVENTS], { type: 'string' })

export const WebhookPath = T.Object({ webhook_id: T.Integer() })

/** The rules of each field are those of the desk, as for the command line. */
export const NewWebhookBody = T.Object({
  name: T.String({ description: 'At most 100 characters' }),
  url: T.String({ description: 'http or https, on the public internet unless FETCH_ALLOW_PRIVATE is on' }),
  events: T.Optional(T.Array(T.String(), { description: `Among ${WEBHOOK_EVENTS.join(', ')}; absent or empty = all` })),
})

export const WebhookWire = T.Object(
  {
    id: T.Integer(),
    name: T.String(),
    url: T.String(),
    events: T.Array(Event),
    is_active: T.Boolean(),
    off_reason: T.Union([T.Enum([...OFF_REASONS], { type: 'string' }), T.Null()], {
      description: 'gone: the receiver answered 410. failing: it failed for days. operator: switched off by hand',
    }),
    created_at: Timestamp,
    failures_in_a_row: T.Integer(),
    paused_until: MaybeTimestamp,
    last_delivered_at: MaybeTimestamp,
    last_error: T.Union([T.String(), T.Null()]),
    waiting: T.Integer({ description: 'Messages that wait to be delivered' }),
    dropped: T.Integer({ description: 'Messages given up on' }),
  },
  { $id: 'Webhook' },
)
export const WebhookListWire = T.Object({ webhooks: T.Array(T.Ref('Webhook#')) })
export const NewWebhookWire = T.Object({
  ...WebhookWire.properties,
  secret: T.String({ description: 'Signs the messages; shown only here' }),
})
export const WebhookAttemptWire = T.Object({
  is_delivered: T.Boolean(),
  status: T.Union([T.Integer(), T.Null()], { description: 'null where there was no answer' }),
  reason: T.Union([T.String(), T.Null()]),
  elapsed_ms: T.Integer(),
})

export function presentWebhook(webhook: Webhook): Static<typeof WebhookWire> {
  return {
    id: webhook.id,
    name: webhook.name,
    url: webhook.url,
    events: webhook.events,
    is_active: webhook.offReason === null,
    off_reason: webhook.offReason,
    created_at: toTimestamp(webhook.createdAt),
    failures_in_a_row: webhook.failuresInARow,
    paused_until: toTimestamp(webhook.pausedUntil),
    last_delivered_at: toTimestamp(webhook.lastDeliveredAt),
    last_error: webhook.lastError,
    waiting: webhook.waiting,
    dropped: webhook.dropped,
  }
}

export function presentAttempt(attempt: WebhookAttempt): Static<typeof WebhookAttemptWire> {
  return {
    is_delivered: attempt.isDelivered,
    status: attempt.status,
    reason: attempt.reason,
    elapsed_ms: attempt.elapsedMs,
  }
}
