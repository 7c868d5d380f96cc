/** Where webhooks are added, switched, tried and removed: their rules, and the secret that each is given. */
import { type AddressPolicy, checkUrl } from '../domain/address.ts'
import type { Clock } from '../domain/clock.ts'
import { DomainError } from '../domain/errors.ts'
import { WEBHOOK_EVENTS, type WebhookDesk, type WebhookEvent, type WebhookStore } from '../domain/webhook.ts'
import { writeTestMessage } from './message.ts'
import { type GuardedRoute, postMessage } from './post.ts'
import { formSecret, SECRET_BYTES } from './sign.ts'

export interface WebhookDeskDeps {
  store: WebhookStore
  clock: Clock
  randomBytes: (size: number) => Uint8Array
  policy: AddressPolicy
  /** Made when the first test is sent. */
  openRoute: () => Promise<GuardedRoute>
  userAgent: string
  /** @default 15 s */
  attemptMs?: number
}

const LONGEST_NAME = 100
const LONGEST_URL = 2_048
const ATTEMPT_MS = 15_000

export function createWebhookDesk(deps: WebhookDeskDeps): WebhookDesk {
  const { store, clock, randomBytes, policy, attemptMs = ATTEMPT_MS } = deps
  return {
    async add({ name, url, events }) {
      const draft = { name: readName(name), url: readUrl(url, policy), events: readEvents(events) }
      const secret = formSecret(randomBytes(SECRET_BYTES))
      return { webhook: await store.createWebhook({ ...draft, secret, createdAt: clock.now() }), secret }
    },

    list: () => store.listWebhooks(),
    switch: async (id, isOn) => found(await store.switchWebhook(id, isOn)),
    remove: async (id) => found(await store.removeWebhook(id)),

    async test(id) {
      const webhook = found(await store.findWebhook(id))
      const now = clock.now()
      const startedAt = performance.now()
      const message = writeTestMessage(Buffer.from(randomBytes(8)).toString('hex'), now)
      const outcome = await postMessage(webhook, message, {
        route: await deps.openRoute(),
        userAgent: deps.userAgent,
        attemptMs,
        now,
        signal: new AbortController().signal,
      })
      return {
        isDelivered: outcome.kind === 'delivered',
        status: 'status' in outcome ? outcome.status : null,
        reason: 'reason' in outcome ? outcome.reason : null,
        elapsedMs: Math.round(performance.now() - startedAt),
      }
    },
  }
}

function found<T>(webhook: T | null): T {
  if (webhook === null) throw new DomainError('not_found', 'There is no such webhook')
  return webhook
}

function readName(text: string): string {
  const name = text.trim()
  if (name === '' || [...name].length > LONGEST_NAME || /\p{Cc}/u.test(name)) {
    throw bad('name', `must be one line of at most ${LONGEST_NAME} characters`)
  }
  return name
}

function readUrl(text: string, policy: AddressPolicy): string {
  const url = URL.parse(text)
  if (url === null || !['http:', 'https:'].includes(url.protocol)) throw bad('url', 'must be an http or https address')
  if ([...text].length > LONGEST_URL) throw bad('url', `must be at most ${LONGEST_URL} characters`)
  try {
    checkUrl(url, policy)
  } catch (error) {
    throw bad('url', error instanceof DomainError ? error.message : 'is not allowed')
  }
  url.hash = ''
  return url.href
}

function readEvents(names: readonly string[]): WebhookEvent[] {
  const unknown = names.find((name) => !(WEBHOOK_EVENTS as readonly string[]).includes(name))
  if (unknown !== undefined) throw bad('events', `must be among ${WEBHOOK_EVENTS.join(', ')}`)
  // None named: all of them.
  return WEBHOOK_EVENTS.filter((name) => names.length === 0 || names.includes(name))
}

function bad(field: string, rule: string): DomainError {
  return new DomainError('invalid', rule, { field })
}
