/** What an exchange came to: a reply, or a failure and whether it looks like the fault of how JSON was asked for. */
import { type Dialect, isRecord, type WireReply } from './dialect.ts'
import { readEventStream } from './event-stream.ts'
import type { PostOutcome } from './exchange.ts'
import type { Failure, FailureKind } from './failure.ts'
import { readRetryAfter } from './retry-after.ts'

export type Answer =
  | { kind: 'reply'; reply: WireReply }
  /** `isStructureDoubted`: asked for JSON in another way, the same question may be taken. */
  | { kind: 'failed'; failure: Failure; isStructureDoubted: boolean }
  | { kind: 'abandoned' }

type Answered = Extract<PostOutcome, { kind: 'answered' }>

/** What an upstream error says is read for these words only. */
const SPENT =
  /insufficient_quota|billing[_ ](?:hard|not|details)|credit balance|insufficient credits|exceeded your current quota/
/** A rate of which more is to be had soon, though the message goes on to sell more of it. */
const SOON = /rate_limit_exceeded|rate limit reached|(?:retry|try again) in [\d.]/
const FILTERED = /content_filter|content management policy|responsibleaipolicy/
const STRUCTURE = /response_format|output_config|json_schema|json_object|schema|structured|tool|parameters/
/** Of an error's body; what matters stands at its beginning. */
const READ_CHARACTERS = 4_000

export function readAnswer(outcome: PostOutcome, dialect: Dialect, now: Date): Answer {
  switch (outcome.kind) {
    case 'abandoned':
      return { kind: 'abandoned' }
    case 'late':
      return failed('late', null)
    case 'too_large':
      return failed('too_large', outcome.status)
    case 'unreachable':
      return {
        kind: 'failed',
        failure: { kind: 'unreachable', status: null, networkCode: outcome.networkCode, retryAfterMs: null },
        isStructureDoubted: false,
      }
    case 'answered':
      return outcome.status >= 200 && outcome.status < 300
        ? readSuccess(outcome, dialect, now)
        : readError(outcome, outcome.status, now)
  }
}

function readSuccess(outcome: Answered, dialect: Dialect, now: Date): Answer {
  const body = parse(outcome.text) ?? joinStream(outcome.text, dialect)
  const reply = dialect.readReply(body)
  if (reply !== null) return { kind: 'reply', reply }
  // Some gateways answer 200 as soon as a model has begun, and report its failure in the body.
  const parts = isRecord(body) ? [body, body.choices].flat() : []
  const error = parts.map((part) => isRecord(part) && part.error).find(isRecord)
  if (error === undefined) return failed('broken', outcome.status)
  const status = Number(error.code ?? error.status)
  return readError(outcome, status >= 400 && status <= 599 ? status : 502, now)
}

function joinStream(text: string, dialect: Dialect): unknown {
  const stream = readEventStream(text)
  // A failure amid a stream leaves half an answer.
  const failure = stream.events.find(({ error }) => isRecord(error))
  return failure ?? (stream.events.length === 0 ? undefined : dialect.joinEvents(stream))
}

function readError({ text, retryAfter }: Answered, status: number, now: Date): Answer {
  const words = text.slice(0, READ_CHARACTERS).toLowerCase()
  if (status < 500 && FILTERED.test(words)) {
    return { kind: 'reply', reply: { text: '', tokens: 0, isDeclined: true, isCut: false } }
  }
  const kind = kindOf(status, words)
  const isStructureDoubted = [400, 422, 501].includes(status) || (kind === 'request_refused' && STRUCTURE.test(words))
  return failed(kind, status, readRetryAfter(retryAfter, now), isStructureDoubted)
}

function kindOf(status: number, words: string): FailureKind {
  if (status === 401 || status === 403) return 'key_refused'
  if (status === 402 || (status < 500 && SPENT.test(words) && !SOON.test(words))) return 'quota_exhausted'
  if (status === 429 || status === 529) return 'busy'
  return status === 408 || status >= 500 ? 'broken' : 'request_refused'
}

function failed(
  kind: FailureKind,
  status: number | null,
  retryAfterMs: number | null = null,
  isStructureDoubted = false,
): Answer {
  return { kind: 'failed', failure: { kind, status, networkCode: null, retryAfterMs }, isStructureDoubted }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
