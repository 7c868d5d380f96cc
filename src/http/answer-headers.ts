/**
 * Header sets that answers carry, made once and frozen. Own constants and no plugin: the usual ones build them anew
 * for every answer, which costs half of the throughput (docs/decisions/0039-prepared-answers.md).
 */

type HeaderSet = Readonly<Record<string, string>>

export const JSON_TYPE = 'application/json; charset=utf-8'

/** An answer is data: nothing in it may be run, framed or guessed at. */
export const SECURITY_HEADERS: HeaderSet = Object.freeze({
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
})

/** For the public GETs and for debrief: any page may read them, none sends credentials. */
export const CORS_HEADERS: HeaderSet = Object.freeze({
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': [
    'ETag',
    'RateLimit',
    'RateLimit-Policy',
    'Retry-After',
    'X-Cache',
    'X-Debrief-Backend',
    'X-Debrief-Prompt',
    'X-RateLimit-Limit',
    'X-RateLimit-Remaining',
    'X-RateLimit-Reset',
    'X-Request-Id',
  ].join(', '),
})

/** Of what a page may send along, all that changes an answer: a tag it has seen, the event that it goes on from. */
export const PREFLIGHT_HEADERS: HeaderSet = Object.freeze({
  'Access-Control-Allow-Headers': 'Content-Type, If-None-Match, Last-Event-ID, X-API-Key, X-Request-Id',
  'Access-Control-Max-Age': '86400',
})

/** Published data may be reused for half a minute, and for another while it is asked for anew. */
export const CACHE_PUBLIC = 'public, max-age=30, stale-while-revalidate=60'
