/**
 * One attempt to hand a message to its receiver. The address is judged here and once more where the connection is
 * made, redirects are not followed, and everything that comes back is bounded in time and size.
 */
import type { Dispatcher } from 'undici'
import { type AddressPolicy, checkUrl } from '../domain/address.ts'
import { DomainError } from '../domain/errors.ts'
import { signMessage } from './sign.ts'

/** A way to the outside that connects to vetted addresses only. Made by `feeds/`. */
export interface GuardedRoute {
  policy: AddressPolicy
  dispatcher: Dispatcher
  /** Why a request failed, in a sentence that tells nothing of our insides. */
  describeFailure(error: unknown): string
}

export interface Message {
  /** The same over all attempts. */
  id: string
  body: string
}

export type PostOutcome =
  | { kind: 'delivered'; status: number }
  | { kind: 'gone'; status: number; reason: string }
  | { kind: 'failed'; status: number | null; reason: string; retryAfterMs: number | null }
  /** The caller gave up, not the receiver. */
  | { kind: 'aborted' }

export interface PostOptions {
  route: GuardedRoute
  userAgent: string
  /** Connecting, sending and the answer together. */
  attemptMs: number
  now: Date
  signal: AbortSignal
}

/** Read of an answer, so that its connection can be used again; what is more is cut off. */
const MOST_ANSWER_BYTES = 16 * 1024

export async function postMessage(
  { url, secret }: { url: string; secret: string },
  { id, body }: Message,
  { route, userAgent, attemptMs, now, signal }: PostOptions,
): Promise<PostOutcome> {
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(), attemptMs)
  try {
    const target = new URL(url)
    checkUrl(target, route.policy)
    const timestamp = Math.floor(now.getTime() / 1000)
    const given = AbortSignal.any([signal, deadline.signal])
    const asked = route.dispatcher.request({
      origin: target.origin,
      path: target.pathname + target.search,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': userAgent,
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signMessage(secret, id, timestamp, body),
      },
      body,
      signal: given,
    })
    const answer = await unlessAborted(asked, given)
    // The status has said it all: what becomes of the rest of the answer is of no account.
    await answer.body.dump({ limit: MOST_ANSWER_BYTES }).catch(() => undefined)
    return judge(answer.statusCode, answer.headers['retry-after'], now)
  } catch (error) {
    if (signal.aborted) return { kind: 'aborted' }
    const late = new DomainError('timeout', `the receiver did not answer within ${attemptMs / 1000} seconds`)
    const reason = route.describeFailure(deadline.signal.aborted ? late : error)
    return { kind: 'failed', status: null, reason, retryAfterMs: null }
  } finally {
    clearTimeout(timer)
  }
}

/** A request that is still connecting takes no notice of its signal. */
function unlessAborted<T>(asked: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason)
    if (signal.aborted) giveUp()
    signal.addEventListener('abort', giveUp, { once: true })
    asked.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp))
  })
}

function judge(status: number, retryAfter: string | string[] | undefined, now: Date): PostOutcome {
  if (status >= 200 && status < 300) return { kind: 'delivered', status }
  const reason = `the receiver answered ${status}`
  if (status === 410) return { kind: 'gone', status, reason }
  return {
    kind: 'failed',
    status,
    reason,
    retryAfterMs: readRetryAfter([retryAfter ?? ''].flat()[0] ?? '', now),
  }
}

/** RFC 9110 §10.2.3: seconds, or a date. */
function readRetryAfter(text: string, now: Date): number | null {
  if (/^\d{1,9}$/.test(text.trim())) return Number(text) * 1_000
  const date = Date.parse(text)
  return Number.isNaN(date) ? null : Math.max(0, date - now.getTime())
}
