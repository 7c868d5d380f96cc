/**
 * What can go wrong between us and an AI backend, and what callers are told of it. A failure is named by a short code
 * of our own; no word of the upstream answer, of the key or of the prompt ever becomes part of it.
 */
import { DomainError, type ErrorCode } from '../domain/errors.ts'

export type FailureKind =
  /** No connection, or one that broke off. */
  | 'unreachable'
  /** Asks for rest: 429, 529. */
  | 'busy'
  /** 408, 5xx, or an answer that is no answer. */
  | 'broken'
  /** One try took longer than it may. */
  | 'late'
  /** 401, 403: our key is missing or wrong. */
  | 'key_refused'
  /** Nothing left to spend: 402, or a 429 that says so. */
  | 'quota_exhausted'
  /** The request itself is refused: 400, 404, 413, a redirect. */
  | 'request_refused'
  /** Larger than any honest answer. */
  | 'too_large'

export interface Failure {
  kind: FailureKind
  /** HTTP status; null where none came. */
  status: number | null
  /** Of the network, such as ECONNREFUSED; null where there is none. */
  networkCode: string | null
  /** What the answer asked us to wait; null where it did not. */
  retryAfterMs: number | null
}

/** Another try may fare better. Refused keys, spent quotas and refused requests stay what they are. */
const RETRIED: ReadonlySet<FailureKind> = new Set(['unreachable', 'busy', 'broken', 'late'])

export function isRetried(failure: Failure): boolean {
  return RETRIED.has(failure.kind)
}

/** Whatever is asked next will meet it, too. */
export function isLasting({ kind, status }: Failure): boolean {
  return kind === 'key_refused' || kind === 'quota_exhausted' || (kind === 'request_refused' && !isOfTheRequest(status))
}

/** Goes along as the cause, so that a log says what happened by its code. */
class AiFailure extends Error {
  /** Such as `key_refused 401` or `unreachable ECONNREFUSED`. */
  readonly code: string

  constructor(code: string) {
    super(`the AI backend failed: ${code}`)
    this.name = 'AiFailure'
    this.code = code
  }
}

const SENTENCES: Partial<Record<FailureKind, string>> = {
  busy: 'The AI service is busy; please try again shortly.',
  late: 'The AI service did not answer in time.',
  too_large: 'The AI service gave no usable answer; please try again shortly.',
}
const STOPPING = 'The service is stopping; please try again shortly.'
const UNAVAILABLE = 'The AI service is unavailable; please try again shortly.'

/** @param retryAfterSeconds when another try makes sense */
export function asDomainError(failure: Failure, retryAfterSeconds: number): DomainError {
  const { kind, status, networkCode } = failure
  const code = [kind, status, networkCode].filter((part) => part !== null).join(' ')
  return new DomainError(errorCodeOf(failure), SENTENCES[kind] ?? UNAVAILABLE, {
    cause: new AiFailure(code),
    retryAfterSeconds,
  })
}

/** What a 404 or a redirect refuses is the address or the model, whatever is asked. */
const OF_THE_REQUEST = [400, 413, 422]

function errorCodeOf({ kind, status }: Failure): ErrorCode {
  if (kind === 'late') return 'timeout'
  return kind === 'request_refused' && isOfTheRequest(status) ? 'ai_refused' : 'ai_unavailable'
}

function isOfTheRequest(status: number | null): boolean {
  return OF_THE_REQUEST.includes(status ?? 0)
}

/** For a call that was not even tried. @param code says why, for the log */
export function notAsked(code: 'resting' | 'overloaded' | 'closed', retryAfterSeconds: number): DomainError {
  const sentence = { resting: UNAVAILABLE, overloaded: SENTENCES.busy!, closed: STOPPING }[code]
  return new DomainError('ai_unavailable', sentence, { cause: new AiFailure(code), retryAfterSeconds })
}

/** The caller's deadline has passed, or nobody waits for the answer any more. */
export function outOfTime(retryAfterSeconds: number): DomainError {
  return new DomainError('timeout', SENTENCES.late!, { cause: new AiFailure('deadline'), retryAfterSeconds })
}
