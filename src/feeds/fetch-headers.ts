/**
 * What a polite fetcher says and understands in HTTP headers: validators, freshness, Retry-After.
 * Validators are opaque: kept and sent back as the very characters that came.
 */
import type { CacheHints, Validators } from '../domain/feed.ts'

/** As undici gives them: lower-case names; a repeated header is an array. */
export type ResponseHeaders = Record<string, string | string[] | undefined>

export const NO_VALIDATORS: Validators = { etag: null, lastModified: null, validatorsFrom: null }

const ACCEPT =
  'application/rss+xml, application/atom+xml, application/feed+json, application/rdf+xml, ' +
  'application/xml;q=0.9, text/xml;q=0.9, application/json;q=0.8, */*;q=0.5'
/** A validator longer than this is not worth its place in every request. */
const LONGEST_VALIDATOR = 1_024
/** What may stand in a header field (RFC 9110, section 5.5), as the latin1 characters that undici gives. */
const FIELD_VALUE = /^[\t\x20-\x7e\x80-\xff]+$/

/** No cookies, no referrer, no made-up validators. zstd is understood but not asked for: every server has one of these. */
export function requestHeaders(userAgent: string, validators: Validators): Record<string, string> {
  return {
    'user-agent': userAgent,
    accept: ACCEPT,
    'accept-encoding': 'gzip, deflate, br',
    ...(validators.etag === null ? {} : { 'if-none-match': validators.etag }),
    ...(validators.lastModified === null ? {} : { 'if-modified-since': validators.lastModified }),
  }
}

/** The first of a header that came more than once, without the space around it; null where it did not come. */
export function header(headers: ResponseHeaders, name: string): string | null {
  const value = headers[name]
  return (Array.isArray(value) ? value[0] : value)?.trim() ?? null
}

/** The validators of an answer, exactly as received. */
export function readValidators(headers: ResponseHeaders, origin: string): Validators {
  return {
    etag: validator(headers, 'etag'),
    lastModified: validator(headers, 'last-modified'),
    validatorsFrom: origin,
  }
}

function validator(headers: ResponseHeaders, name: string): string | null {
  const value = header(headers, name)
  return value !== null && value.length <= LONGEST_VALIDATOR && FIELD_VALUE.test(value) ? value : null
}

/** Freshness left at this moment: max-age or Expires, less the time the answer has spent in caches. */
export function readCacheHints(headers: ResponseHeaders, now: Date): CacheHints {
  const control = [headers['cache-control'] ?? ''].flat().join(',').toLowerCase()
  if (/(?:^|[\s,])(?:no-cache|no-store)(?:$|[\s,;])/.test(control)) return { maxAgeSeconds: null }
  const maxAge = /(?:^|[\s,])max-age\s*=\s*"?(\d{1,12})/.exec(control)?.[1]
  const seconds = maxAge === undefined ? expiresIn(headers, now) : Number(maxAge)
  if (seconds === null) return { maxAgeSeconds: null }
  const age = Number(/^(\d{1,12})$/.exec(header(headers, 'age') ?? '')?.[1] ?? 0)
  return { maxAgeSeconds: Math.max(0, seconds - age) }
}

function expiresIn(headers: ResponseHeaders, now: Date): number | null {
  const expires = httpDate(header(headers, 'expires'))
  if (expires === null) return null
  const date = httpDate(header(headers, 'date')) ?? now
  return Math.max(0, Math.floor((expires.getTime() - date.getTime()) / 1000))
}

/**
 * The rest a host asks for, in ms; null when it says nothing that can be understood. A date is read by our clock
 * and by the host's own (its Date header), and the longer rest is taken, so that a wrong clock violates nothing.
 */
export function readRetryAfter(headers: ResponseHeaders, now: Date): number | null {
  const value = header(headers, 'retry-after') ?? ''
  if (/^\d{1,12}(?:\.\d*)?$/.test(value)) return Math.ceil(Number(value) * 1000)
  const until = httpDate(value)
  if (until === null) return null
  const theirNow = httpDate(header(headers, 'date')) ?? now
  return Math.max(0, until.getTime() - now.getTime(), until.getTime() - theirNow.getTime())
}

/** The three date forms of HTTP begin with the name of a day; Date.parse alone would take any number for a year. */
function httpDate(value: string | null): Date | null {
  if (value === null || !/^(?:mon|tue|wed|thu|fri|sat|sun)/i.test(value)) return null
  // The asctime form carries no zone and is UTC by definition.
  const parsed = Date.parse(/\bGMT\b|\bUTC\b|[+-]\d{4}$/i.test(value) ? value : `${value} GMT`)
  return Number.isNaN(parsed) ? null : new Date(parsed)
}
