/** Every bound of this room in one place, with its unit. */
import type { AiRequest } from '../domain/debrief.ts'
import type { BreakerLimits } from './circuit-breaker.ts'
import type { Backoff } from './retry-after.ts'

export interface LaneLimits {
  /** Questions under way at once. */
  places: number
  /** Questions waiting for a place; the next one is refused. */
  mostWaiting: number
  /** For one try, headers and body; the caller's signal may be quicker. */
  tryMs: number
  /** A longer rest is not waited for: the backend is then left alone instead. */
  longestRestMs: number
}

export interface AiLimits {
  /** For one question, the first try included. */
  tries: number
  lanes: Record<AiRequest['lane'], LaneLimits>
  backoff: Backoff
  /** Of one answer's body. */
  replyBytes: number
  breaker: BreakerLimits
  /** A backend that asks for a longer rest is asked again after this, less and less often. */
  longestFirstRestMs: number
}

export const AI_LIMITS: AiLimits = {
  tries: 3,
  lanes: {
    debrief: { places: 8, mostWaiting: 200, tryMs: 20_000, longestRestMs: 5_000 },
    // A lane of its own, and a narrow one: a server that works one question at a time is busy for one batch at most.
    ingestion: { places: 1, mostWaiting: 20, tryMs: 60_000, longestRestMs: 60_000 },
  },
  backoff: { firstMs: 500, longestMs: 8_000 },
  replyBytes: 262_144,
  breaker: { failures: 5, firstPauseMs: 2_000, longestPauseMs: 60_000, longestRestMs: 900_000 },
  longestFirstRestMs: 60_000,
}

/**
 * Where callers wait: five whole questions that fail are no dead backend yet, and one that is back is soon noticed.
 * A key that is refused three times is refused; not once, since some gateways say 403 of a single text.
 * Titles can wait; their breaker may be quick to open and slow to close.
 */
export const DEBRIEF_BREAKER: BreakerLimits = {
  ...AI_LIMITS.breaker,
  failures: 5 * AI_LIMITS.tries,
  lastingWeight: 5,
  longestPauseMs: 15_000,
}
