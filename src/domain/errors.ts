/**
 * The one error type that rooms throw on purpose. It carries a code and a sentence for the caller;
 * only `http/errors.ts` knows which status a code becomes. Anything else that is thrown is a bug.
 */

export type ErrorCode =
  /** The request is broken below the level of values: bad percent-encoding, NUL byte, a scalar given twice. */
  | 'malformed'
  /** A value is out of its range or of the wrong type. */
  | 'invalid'
  | 'unauthorized'
  | 'not_found'
  /** The resource lives on under another address (a merged story group). */
  | 'moved'
  | 'conflict'
  | 'too_large'
  | 'rate_limited'
  /** The AI backend refused, failed, or answered unusably. */
  | 'ai_unavailable'
  /** The AI backend takes this one request for wrong: too long for it, or not to its liking. Another may fare better. */
  | 'ai_refused'
  /** The store cannot be reached or is failing. */
  | 'store_unavailable'
  | 'timeout'

export interface DomainErrorOptions {
  cause?: unknown
  /** The field the caller has to change; put before the sentence on the wire. */
  field?: string
  /** For `rate_limited`, `ai_unavailable`, `ai_refused`: when another try makes sense, in seconds. */
  retryAfterSeconds?: number
}

export class DomainError extends Error {
  readonly code: ErrorCode
  readonly field: string | undefined
  readonly retryAfterSeconds: number | undefined

  /** @param message a plain sentence for the caller; never anything of our insides */
  constructor(code: ErrorCode, message: string, options: DomainErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.name = 'DomainError'
    this.code = code
    this.field = options.field
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}

/**
 * What an operator is told of a failure: its sentence, and what lies under it where that says more.
 * For terminals and logs only. It may name hosts and files, which no caller learns.
 */
export function describeError(error: unknown): string {
  const sentence = error instanceof Error ? error.message : String(error)
  const reason = reasonOf(error)
  if (reason === null || sentence.includes(reason)) return sentence
  // "cannot read x (ENOENT)" has told already what "ENOENT: no such file or directory, open 'x'" tells.
  const code = /^E[A-Z]+(?=:)/.exec(reason)?.[0]
  return code !== undefined && sentence.includes(`(${code})`) ? sentence : `${sentence} (${reason})`
}

/** The innermost cause in its own words ("file is not a database"); null where nothing lies under the error. */
export function reasonOf(error: unknown): string | null {
  let reason: string | null = null
  let cause: unknown = (error as { cause?: unknown } | null | undefined)?.cause
  // Bounded: a cause may be its own cause.
  for (let depth = 0; cause instanceof Error && depth < 10; depth++) {
    // Several addresses tried in vain are one error without a message.
    const words = cause.message || (cause as NodeJS.ErrnoException).code
    if (words !== undefined) reason = words
    cause = cause.cause
  }
  return reason
}
