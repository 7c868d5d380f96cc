/**
 * Fetches feeds as a polite stranger would: one conditional GET at a time per host, an honest name, no cookies, and
 * no word back to a host that has asked for rest. Distrusts what it is told: every hop of a redirect is judged anew,
 * and everything that comes is bounded in time and size. Why so: docs/decisions/0016-fetcher.md
 */
import { checkUrl, isLoopback, type ResolveHost } from '../domain/address.ts'
import type { Clock } from '../domain/clock.ts'
import { DomainError } from '../domain/errors.ts'
import type { FeedFetcher, FetchOutcome, KnownValidators, Validators } from '../domain/feed.ts'
import { BODY_LIMITS, type BodyLimits, contentTypeOf, readBody } from './fetch-body.ts'
import { createGuardedAgent, type Dial, type GuardedAgent } from './fetch-connect.ts'
import { describeFailure, describeStatus, isOurFailure } from './fetch-failure.ts'
import {
  header,
  NO_VALIDATORS,
  type ResponseHeaders,
  readCacheHints,
  readRetryAfter,
  readValidators,
  requestHeaders,
} from './fetch-headers.ts'
import { isChallenged, recognisePage } from './fetch-sniff.ts'
import { createHostPauses } from './host-pauses.ts'
import { createHostQueue } from './host-queue.ts'

export interface FetchLimits extends BodyLimits {
  /** Name, connection and TLS. */
  connectMs: number
  /** To the end of the headers, connecting included. */
  headersMs: number
  /** All hops with their bodies; waiting for one's turn does not count. */
  wholeMs: number
  redirects: number
  /** Requests in flight over all hosts. */
  atOnce: number
  headerBytes: number
}

const FETCH_LIMITS: FetchLimits = {
  ...BODY_LIMITS,
  connectMs: 5_000,
  headersMs: 10_000,
  wholeMs: 20_000,
  redirects: 5,
  atOnce: 8,
  headerBytes: 65_536,
}

export interface FeedFetcherOptions {
  clock: Clock
  /** Uniform in [0, 1). */
  random: () => number
  /** `Debrief/<version> (+url)`: who asks and where to complain. */
  userAgent: string
  allowPrivate: boolean
  /** Between two requests to one host, from the end of the first; this machine itself needs none. Default 1 s. */
  hostSpacingMs?: number
  limits?: Partial<FetchLimits>
  /** Told of every new pause, to keep it over restarts. */
  onHostPause?: (host: string, until: Date) => void
  /** Name resolution and connecting, for tests. */
  resolve?: ResolveHost | undefined
  dial?: Dial | undefined
}

const HOST_SPACING_MS = 1_000
const REDIRECTS = new Set([301, 302, 303, 307, 308])
const PERMANENT_REDIRECTS = new Set([301, 308])

/** One hop's answer, or what stood in its way. */
type HopAnswer = { kind: 'redirect'; to: URL; isPermanent: boolean } | { kind: 'outcome'; outcome: FetchOutcome }

/** What one `fetch` carries from hop to hop. */
interface Trip {
  url: URL
  /** Once a host of the public internet has redirected us, no private address is allowed any more. */
  route: GuardedAgent
  hops: number
  isPermanent: boolean
  /** Sent to the origin that issued them and to no other. */
  validators: Validators
  /** Of `wholeMs`. */
  remainingMs: number
  signal: AbortSignal
}

export function createFeedFetcher(options: FeedFetcherOptions): FeedFetcher {
  const { clock, random, userAgent, hostSpacingMs = HOST_SPACING_MS } = options
  const limits = { ...FETCH_LIMITS, ...options.limits }
  const pauses = createHostPauses({
    clock,
    random,
    onPause: options.onHostPause ?? (() => undefined),
  })
  const queue = createHostQueue({
    atOnce: limits.atOnce,
    restMs: (host) => (isLoopback(host.replace(/:\d+$/, '')) ? 0 : hostSpacingMs),
  })
  const { resolve, dial } = options
  const strict = createGuardedAgent({ policy: { allowPrivate: false }, ...limits, resolve, dial })
  const first = options.allowPrivate
    ? createGuardedAgent({ policy: { allowPrivate: true }, ...limits, resolve, dial })
    : strict
  const closing = new AbortController()

  async function fetchFeed(rssUrl: string, stored: KnownValidators, signal: AbortSignal): Promise<FetchOutcome> {
    const url = readUrl(rssUrl)
    const trip: Trip = {
      url,
      route: first,
      hops: 0,
      isPermanent: true,
      validators: {
        etag: stored.etag,
        lastModified: stored.lastModified,
        validatorsFrom: stored.validatorsFrom ?? url.origin,
      },
      remainingMs: limits.wholeMs,
      signal,
    }
    for (;;) {
      checkUrl(trip.url, trip.route.policy)
      const answer = await queue.run(trip.url.host, () => takeHop(trip), { signal, isUrgent: trip.hops > 0 })
      if (answer.kind === 'outcome') return answer.outcome
      if (trip.hops >= limits.redirects) return failed(`the address redirects more than ${limits.redirects} times`)
      if (trip.url.protocol === 'https:' && answer.to.protocol === 'http:') {
        return failed('refused: the address redirects from https to http')
      }
      if (!trip.route.isOwnNetwork(trip.url.hostname)) trip.route = strict
      trip.hops += 1
      trip.isPermanent &&= answer.isPermanent
      trip.url = answer.to
    }
  }

  /** One GET, or none where the host has asked for rest in the meantime. */
  async function takeHop(trip: Trip): Promise<HopAnswer> {
    const until = pauses.pausedUntil(restingPlace(trip.url))
    if (until !== null) return paused(trip.url.host, until, 'the host has asked for rest', false)
    const startedAt = performance.now()
    const lateness = new AbortController()
    const giveUp = (sentence: string) => () => lateness.abort(new DomainError('timeout', sentence))
    const whole = setTimeout(giveUp('the answer was not complete in time'), Math.max(1, trip.remainingMs))
    const begin = setTimeout(giveUp('the answer did not begin in time'), limits.headersMs)
    try {
      return await request(trip, AbortSignal.any([trip.signal, lateness.signal]), () => clearTimeout(begin))
    } catch (error) {
      if (trip.signal.aborted) throw error
      return outcome(failedBy(lateness.signal.aborted ? lateness.signal.reason : error))
    } finally {
      clearTimeout(whole)
      clearTimeout(begin)
      trip.remainingMs -= performance.now() - startedAt
    }
  }

  async function request(trip: Trip, signal: AbortSignal, onHeaders: () => void): Promise<HopAnswer> {
    const validators = trip.validators.validatorsFrom === trip.url.origin ? trip.validators : NO_VALIDATORS
    const answer = trip.route.dispatcher.request({
      origin: trip.url.origin,
      path: trip.url.pathname + trip.url.search,
      method: 'GET',
      headers: requestHeaders(userAgent, validators),
      signal,
    })
    const { statusCode, headers, body } = await unlessAborted(answer, signal)
    onHeaders()
    try {
      return statusCode === 200 || statusCode === 203
        ? outcome(await readAnswer(trip, headers, body))
        : judgeStatus(trip, statusCode, headers, validators)
    } finally {
      // Bodies of other answers are not read; this ends their transfer, if there is any left.
      body.on('error', () => undefined).destroy()
    }
  }

  async function readAnswer(trip: Trip, headers: ResponseHeaders, chunks: AsyncIterable<Uint8Array>) {
    pauses.forgive(restingPlace(trip.url))
    const body = await readBody(chunks, headers, limits)
    if (body.byteLength === 0) return failed('the answer is empty', 200)
    const page = recognisePage(body, headers)
    if (page !== null) return failed(page, 200)
    return {
      kind: 'fetched',
      body,
      contentType: contentTypeOf(headers),
      finalUrl: trip.url.href,
      validators: readValidators(headers, trip.url.origin),
      hints: readCacheHints(headers, clock.now()),
      permanentUrl: permanentUrl(trip),
    } satisfies FetchOutcome
  }

  /** Answers that are not a body. */
  function judgeStatus(trip: Trip, status: number, headers: ResponseHeaders, sent: Validators): HopAnswer {
    const place = restingPlace(trip.url)
    const retryAfterMs = readRetryAfter(headers, clock.now())
    // A 503 that names no time is a failure like a 500: RFC 2616 §10.5.4, on which later ones are silent.
    if (status === 429 || ((status === 503 || status === 403) && retryAfterMs !== null)) {
      const until = pauses.pause(place, retryAfterMs)
      return paused(trip.url.host, until, `${describeStatus(status)} and is left alone for a while`, true)
    }
    pauses.forgive(place)
    if (REDIRECTS.has(status)) return readRedirect(trip, status, headers)
    if (status === 410) return outcome({ kind: 'gone' })
    if (status === 304 && (sent.etag !== null || sent.lastModified !== null)) {
      return outcome({
        kind: 'unchanged',
        validators: freshened(trip.validators, readValidators(headers, trip.url.origin)),
        hints: readCacheHints(headers, clock.now()),
        permanentUrl: permanentUrl(trip),
      })
    }
    if (isChallenged(headers)) return outcome(failed('the publisher answered a bot check, not a feed', status))
    return outcome(failed(describeStatus(status), status))
  }

  return {
    async fetch(rssUrl, known, signal) {
      const stop = signal === undefined ? closing.signal : AbortSignal.any([signal, closing.signal])
      try {
        return await fetchFeed(rssUrl, known, stop)
      } catch (error) {
        return stop.aborted ? failed('the fetch was given up') : failedBy(error)
      }
    },
    learnPauses: (known) => pauses.learn(known),
    async close() {
      closing.abort(new DomainError('timeout', 'the fetcher was closed'))
      queue.close()
      await Promise.all([strict.destroy(), first.destroy()])
    },
  }
}

/** undici looks at its signal only once there is a connection. */
function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason)
    signal.addEventListener('abort', leave, { once: true })
    if (signal.aborted) leave()
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
  })
}

function readUrl(text: string): URL {
  if (!URL.canParse(text)) throw new DomainError('invalid', 'the address of the feed is not a valid URL')
  const url = new URL(text)
  url.hash = ''
  return url
}

function readRedirect(trip: Trip, status: number, headers: ResponseHeaders): HopAnswer {
  const location = utf8(header(headers, 'location'))
  if (location === null || !URL.canParse(location, trip.url)) {
    return outcome(failed(`${describeStatus(status)} without saying where to`, status))
  }
  const to = new URL(location, trip.url)
  to.hash = ''
  return { kind: 'redirect', to, isPermanent: PERMANENT_REDIRECTS.has(status) }
}

/** What is left alone when it asks for that: a host. On this machine one address: a bridge speaks for many publishers. */
function restingPlace(url: URL): string {
  return isLoopback(url.hostname) ? url.href : url.host
}

/** Header bytes come as latin1; an address with letters beyond ASCII is written in UTF-8. */
function utf8(value: string | null): string | null {
  return value === null ? null : Buffer.from(value, 'latin1').toString('utf8')
}

/** Where every hop said that the feed has moved for good. */
function permanentUrl(trip: Trip): string | null {
  return trip.hops > 0 && trip.isPermanent ? trip.url.href : null
}

/** A 304 repeats the validators that have changed; one that it leaves out stays. */
function freshened(known: Validators, answered: Validators): Validators {
  return {
    etag: answered.etag ?? known.etag,
    lastModified: answered.lastModified ?? known.lastModified,
    validatorsFrom: answered.validatorsFrom,
  }
}

function paused(host: string, until: Date, reason: string, wasAsked: boolean): HopAnswer {
  return outcome({ kind: 'paused', host, until, reason, wasAsked })
}

function outcome(value: FetchOutcome): HopAnswer {
  return { kind: 'outcome', outcome: value }
}

function failed(reason: string, status: number | null = null): FetchOutcome & { kind: 'failed' } {
  return { kind: 'failed', reason, status }
}

function failedBy(error: unknown): FetchOutcome & { kind: 'failed' } {
  const failure = failed(describeFailure(error))
  return isOurFailure(error) ? { ...failure, isOurs: true } : failure
}
