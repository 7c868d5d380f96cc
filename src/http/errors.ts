/**
 * The one table from causes to statuses, and the one shape of every error on the wire: `{"detail": "field: sentence"}`.
 * Rooms throw DomainError codes and know no status; whatever else is thrown is a bug and tells the caller nothing.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DomainError, type ErrorCode, reasonOf } from '../domain/errors.ts'

const STATUS_OF_CODE: Record<ErrorCode, number> = {
  malformed: 400,
  invalid: 422,
  unauthorized: 401,
  not_found: 404,
  moved: 404, // Routes answer moves themselves; one that got here has lost its way.
  conflict: 409,
  too_large: 413,
  rate_limited: 429,
  ai_unavailable: 502,
  ai_refused: 502,
  store_unavailable: 502,
  timeout: 504,
}

/** What Fastify and Node refuse before a route is reached, in our words. */
const SENTENCE_OF_STATUS: Record<number, string> = {
  400: 'The request is not well-formed HTTP',
  404: 'There is nothing at this address',
  405: 'This method is not allowed here',
  408: 'The request took too long to arrive',
  413: 'The request body is too large',
  431: 'The request headers are too large',
  503: 'The service is stopping',
}

const BUG_SENTENCE = 'Something went wrong on our side'
/** After a backend failed, in seconds, where the failure itself names no time. */
const RETRY_AFTER_FAILURE = 5

export interface Problem {
  status: number
  detail: string
  /** Whole, at least 1. */
  retryAfterSeconds: number | null
}

/** The port is open, the store not yet ready: a matter of a second. */
export const STARTING: Problem = { status: 503, detail: 'The service is starting', retryAfterSeconds: 1 }

/** Reads any thrown value as what the caller is told. */
export function problemOf(error: unknown): Problem {
  if (error instanceof DomainError) {
    const status = STATUS_OF_CODE[error.code]
    const detail = error.field === undefined ? error.message : `${error.field}: ${error.message}`
    const seconds = error.retryAfterSeconds ?? (status === 502 ? RETRY_AFTER_FAILURE : null)
    return { status, detail, retryAfterSeconds: seconds === null ? null : Math.max(1, Math.ceil(seconds)) }
  }
  const { code, statusCode } = error as { code?: string; statusCode?: number }
  if (code === 'ECONNRESET') return problemOfStatus(400) // The caller left while sending; nobody reads this.
  const sentence = code?.startsWith('FST_ERR_') ? SENTENCE_OF_STATUS[statusCode ?? 0] : undefined
  return sentence === undefined ? problem(500, BUG_SENTENCE) : problem(statusCode ?? 500, sentence)
}

/** The problem that a bare status stands for. */
export function problemOfStatus(status: number): Problem {
  return problem(status, SENTENCE_OF_STATUS[status] ?? BUG_SENTENCE)
}

export function errorBody(detail: string): string {
  return JSON.stringify({ detail })
}

/** Answers with a problem. Headers that were set before, such as those of the rate limit, stay. */
export function replyProblem(
  reply: FastifyReply,
  { status, detail, retryAfterSeconds }: Problem,
  body: object | string = errorBody(detail),
): FastifyReply {
  if (retryAfterSeconds !== null) reply.header('Retry-After', retryAfterSeconds)
  return reply.code(status).header('Cache-Control', 'no-store').type('application/json; charset=utf-8').send(body)
}

/** The error handler of the whole interface: answers, and logs what is ours to mend, once. No caller, no failure. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const found = problemOf(error)
  if (!(error instanceof DomainError) && found.status === 500) request.log.error({ err: error }, 'a bug was met')
  else if (found.status >= 500 && !reply.raw.destroyed) {
    const path = request.url.split('?', 1)[0]
    request.log.warn({ method: request.method, path, failure: failureOf(error) }, 'a request failed')
  }
  return replyProblem(reply, found)
}

/** What a log may say of an expected failure. Messages of an AI backend can quote headlines, so they stay out. */
export function failureOf(error: unknown): object {
  if (!(error instanceof DomainError)) return { code: (error as { code?: string }).code }
  const cause = error.cause as { name?: string; code?: string } | undefined
  const reason = error.code === 'store_unavailable' ? reasonOf(error) : undefined
  return { code: error.code, sentence: error.message, cause: cause?.name, causeCode: cause?.code, reason }
}

function problem(status: number, detail: string): Problem {
  return { status, detail, retryAfterSeconds: null }
}
