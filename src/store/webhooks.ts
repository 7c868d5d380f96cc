/**
 * Webhooks, and the messages that wait for them: written in the transaction of the event they tell of, taken under a
 * lease, so that one process sends each and none is lost with a process that dies.
 */
import { MOST_SKEW_MS } from '../domain/clock.ts'
import { DomainError } from '../domain/errors.ts'
import type { Happening, LoggedEvent } from '../domain/event-log.ts'
import {
  type Delivery,
  LONGEST_WAIT_MS,
  MOST_WEBHOOKS,
  type OffReason,
  type Settlement,
  type SigningWebhook,
  type Webhook,
  type WebhookEvent,
  type WebhookStore,
} from '../domain/webhook.ts'
import {
  type Columns,
  type Database,
  type Queries,
  readJson,
  readOptionalTime,
  readTime,
  writeJson,
  writeText,
  writeTime,
} from './database.ts'
import { takeIds } from './store-state.ts'

/** Messages kept for one webhook; the oldest leave first. */
export const DELIVERY_BOUND = 10_000
/** Due, whatever the clock says later. */
const AT_ONCE = 0

interface WebhookRow {
  id: number
  name: string
  url: string
  events: string
  secret: string
  off_reason: Webhook['offReason']
  created_at: number
  failures_in_a_row: number
  paused_until: number | null
  last_delivered_at: number | null
  last_error: string | null
  dropped: number
  waiting: number
}

interface DeliveryRow {
  webhook_id: number
  event_id: number
  happened_at: number
  happening: string
  due_at: number
  tries: number
}

const DELIVERY_COLUMNS: Columns = {
  webhook_id: 'bigint',
  event_id: 'bigint',
  happened_at: 'bigint',
  happening: 'text',
  due_at: 'bigint',
  tries: 'bigint',
}

const WEBHOOKS_SQL = `select w.*,
    (select count(*) from webhook_deliveries d where d.webhook_id = w.id) as waiting
  from webhooks w`

export function webhookStore(db: Database): WebhookStore {
  return {
    createWebhook: (draft) =>
      db.transaction(async (tx) => {
        // Whoever else adds one waits here until this one is counted.
        const id = await takeIds(tx, 'webhook', 1)
        const known = await tx.all('select id from webhooks')
        if (known.length >= MOST_WEBHOOKS) {
          throw new DomainError('conflict', `there are ${MOST_WEBHOOKS} webhooks, which is as many as there may be`)
        }
        await tx.run(
          `insert into webhooks (id, name, url, events, secret, created_at, failures_in_a_row, dropped)
           values (?, ?, ?, ?, ?, ?, 0, 0)`,
          [
            id,
            writeText(draft.name),
            writeText(draft.url),
            writeJson(draft.events),
            draft.secret,
            writeTime(draft.createdAt),
          ],
        )
        return withoutSecret((await find(tx, id))!)
      }),

    async listWebhooks() {
      const rows = await db.all<WebhookRow>(`${WEBHOOKS_SQL} order by w.id`)
      return rows.map(readWebhook).map(withoutSecret)
    },

    findWebhook: (id) => find(db, id),

    switchWebhook: (id, isOn) =>
      db.transaction(async (tx) => {
        await (isOn ? switchOn(tx, id) : switchOff(tx, id, 'operator'))
        const webhook = await find(tx, id)
        return webhook === null ? null : withoutSecret(webhook)
      }),

    removeWebhook: (id) =>
      db.transaction(async (tx) => {
        const webhook = await find(tx, id)
        if (webhook === null) return null
        await tx.run('delete from webhook_deliveries where webhook_id = ?', [id])
        await tx.run('delete from webhooks where id = ?', [id])
        return withoutSecret(webhook)
      }),

    async listDueWebhooks(now) {
      const rows = await db.all<WebhookRow>(
        `${WEBHOOKS_SQL}
         where w.off_reason is null and (w.paused_until is null or ${isOver('w.paused_until')})
           and exists (select 1 from webhook_deliveries d where d.webhook_id = w.id and ${isOver('d.due_at')})
         order by w.id`,
        [...overAt(now), ...overAt(now)],
      )
      return rows.map(readWebhook)
    },

    leaseDelivery: (webhookId, now, until) => db.transaction((tx) => lease(tx, webhookId, now, until)),
    settleDelivery: (delivery, settlement, now) => db.transaction((tx) => settle(tx, delivery, settlement, now)),
  }
}

/** To be called in the transaction that records the events: a message for every webhook that wants to know. */
export async function queueDeliveries(tx: Queries, events: readonly LoggedEvent[]): Promise<void> {
  const webhooks = await tx.all<Pick<WebhookRow, 'id' | 'events'>>(
    'select id, events from webhooks where off_reason is null',
  )
  const rows = webhooks.flatMap((webhook) => {
    const wanted = new Set<string>(readJson<WebhookEvent[]>(webhook.events))
    return events
      .filter(({ happening }) => wanted.has(happening.type))
      .map(({ id, happenedAt, happening }) => ({
        webhook_id: webhook.id,
        event_id: id,
        happened_at: writeTime(happenedAt),
        happening: writeJson(happening),
        due_at: AT_ONCE,
        tries: 0,
      }))
  })
  if (rows.length > 0) await tx.insert('webhook_deliveries', DELIVERY_COLUMNS, rows)
}

/** Forgets the oldest messages beyond the bound of each webhook, and counts them as dropped. */
export async function trimDeliveries(tx: Queries): Promise<void> {
  for (const { id } of await tx.all<{ id: number }>('select id from webhooks')) {
    const dropped = await tx.run(
      `delete from webhook_deliveries where webhook_id = ? and event_id <=
         (select event_id from webhook_deliveries where webhook_id = ? order by event_id desc limit 1 offset ?)`,
      [id, id, DELIVERY_BOUND],
    )
    if (dropped > 0) await tx.run('update webhooks set dropped = dropped + ? where id = ?', [dropped, id])
  }
}

/** Whether a wait that ends then is over; its parameters are `overAt`. */
function isOver(column: string): string {
  return `(${column} <= ? or ${column} > ?)`
}

function overAt(now: Date): [number, number] {
  return [writeTime(now), writeTime(now) + LONGEST_WAIT_MS + MOST_SKEW_MS]
}

async function lease(tx: Queries, webhookId: number, now: Date, until: Date): Promise<Delivery | null> {
  // Another process that is taking the first one right now gets it; this one takes the next.
  const lock = tx.dialect === 'postgres' ? ' for update skip locked' : ''
  const row = await tx.get<DeliveryRow>(
    `select * from webhook_deliveries where webhook_id = ? and ${isOver('due_at')} order by event_id limit 1${lock}`,
    [webhookId, ...overAt(now)],
  )
  if (row === undefined) return null
  await tx.run('update webhook_deliveries set due_at = ?, tries = tries + 1 where webhook_id = ? and event_id = ?', [
    writeTime(until),
    webhookId,
    row.event_id,
  ])
  return {
    webhookId,
    event: {
      id: row.event_id,
      happenedAt: readTime(row.happened_at),
      happening: readJson<Happening>(row.happening),
    },
    tries: row.tries + 1,
    leasedUntil: until,
  }
}

async function switchOn(tx: Queries, id: number): Promise<void> {
  await tx.run(
    'update webhooks set off_reason = null, failures_in_a_row = 0, paused_until = null, last_error = null where id = ?',
    [id],
  )
  await tx.run(`update webhook_deliveries set due_at = ${AT_ONCE}, tries = 0 where webhook_id = ?`, [id])
}

/** What its last error was remains to be read. */
async function switchOff(tx: Queries, id: number, reason: OffReason): Promise<void> {
  await tx.run('update webhooks set off_reason = ?, failures_in_a_row = 0, paused_until = null where id = ?', [
    reason,
    id,
  ])
  await tx.run('delete from webhook_deliveries where webhook_id = ?', [id])
}

async function settle(tx: Queries, delivery: Delivery, settlement: Settlement, now: Date): Promise<void> {
  const { webhookId, event, tries, leasedUntil } = delivery
  if (settlement.kind === 'delivered') {
    await tx.run('delete from webhook_deliveries where webhook_id = ? and event_id = ?', [webhookId, event.id])
    await tx.run(
      `update webhooks set failures_in_a_row = 0, paused_until = null, last_error = null, last_delivered_at = ?
       where id = ?`,
      [writeTime(now), webhookId],
    )
    return
  }
  const lease = 'webhook_id = ? and event_id = ? and tries = ? and due_at = ?'
  const leased = [webhookId, event.id, tries, writeTime(leasedUntil)]
  const again = settlement.kind === 'released' ? AT_ONCE : settlement.kind === 'failed' ? settlement.retryAt : null
  // Whoever has lost the lease, to the clock or to an operator who has switched the webhook on or off, says nothing.
  const isHeld =
    again === null
      ? await tx.run(`delete from webhook_deliveries where ${lease}`, leased)
      : await tx.run(`update webhook_deliveries set due_at = ?, tries = ? where ${lease}`, [
          again === AT_ONCE ? AT_ONCE : writeTime(again),
          settlement.kind === 'failed' ? tries : tries - 1,
          ...leased,
        ])
  if (isHeld === 0 || settlement.kind === 'released') return
  const failed = settlement.kind === 'failed' ? settlement : null
  await tx.run(
    `update webhooks set failures_in_a_row = failures_in_a_row + 1, paused_until = ?, last_error = ?,
       dropped = dropped + ? where id = ?`,
    [
      failed && writeTime(failed.pausedUntil),
      writeText(settlement.reason),
      failed !== null && failed.retryAt === null ? 1 : 0,
      webhookId,
    ],
  )
  if (failed === null) return switchOff(tx, webhookId, 'gone')
  const { failures_in_a_row: failures } = (await tx.get<WebhookRow>(
    'select failures_in_a_row from webhooks where id = ?',
    [webhookId],
  ))!
  if (failures >= failed.mostFailures) await switchOff(tx, webhookId, 'failing')
}

async function find(db: Queries, id: number): Promise<SigningWebhook | null> {
  const row = await db.get<WebhookRow>(`${WEBHOOKS_SQL} where w.id = ?`, [id])
  return row === undefined ? null : readWebhook(row)
}

function readWebhook(row: WebhookRow): SigningWebhook {
  return {
    id: row.id,
    name: row.name,
    url: row.url,
    events: readJson<WebhookEvent[]>(row.events),
    secret: row.secret,
    offReason: row.off_reason,
    createdAt: readTime(row.created_at),
    failuresInARow: row.failures_in_a_row,
    pausedUntil: readOptionalTime(row.paused_until),
    lastDeliveredAt: readOptionalTime(row.last_delivered_at),
    lastError: row.last_error,
    waiting: row.waiting,
    dropped: row.dropped,
  }
}

function withoutSecret({ secret: _, ...webhook }: SigningWebhook): Webhook {
  return webhook
}
