/**
 * Spares a backend that fails, and spares callers the wait for it.
 *
 *     closed ──n failures in a row, or asked to rest──▶ open ──pause is over──▶ one probe
 *       ▲                                                 ▲                        │
 *       └──────────────────── success ◀───────────────────┼── failure: twice the pause
 */
import type { Clock } from '../domain/clock.ts'

export interface BreakerLimits {
  /** In a row. */
  failures: number
  /** How many of them one failure counts for that every question will meet: a refused key, a spent quota. 1 unless given. */
  lastingWeight?: number
  firstPauseMs: number
  /** Pauses double while probes fail, up to this: the longest that a backend which is back goes unnoticed. */
  longestPauseMs: number
  /** The same for a backend that asks for rest and goes on asking. */
  longestRestMs: number
}

/** The right to one request. The first of its calls counts. */
export interface Permit {
  succeed(): void
  fail(isLasting?: boolean): void
  /** Neither: the caller left, or the failure was the request's own. */
  release(): void
}

export class CircuitBreaker {
  readonly #limits: BreakerLimits
  readonly #clock: Clock
  #failures = 0
  #openUntilMs: number | null = null
  /** How long the pause that ends then was made. */
  #pauseMs = 0
  #pauses = 0
  #isProbing = false

  constructor(limits: BreakerLimits, clock: Clock) {
    this.#limits = limits
    this.#clock = clock
  }

  /** How long nobody is let through, in ms; 0 when a request may go. */
  get restMs(): number {
    if (this.#openUntilMs === null) return 0
    const rest = this.#openUntilMs - this.#clock.now().getTime()
    // More is left than there ever was where the clock has been set back since: the pause is over.
    if (rest > 0 && rest <= this.#pauseMs) return rest
    return this.#isProbing ? this.#limits.firstPauseMs : 0
  }

  /** @returns null while the backend is left alone */
  admit(): Permit | null {
    if (this.restMs > 0) return null
    const isProbe = this.#openUntilMs !== null
    this.#isProbing = isProbe
    let isSettled = false
    const settle = (then: (isLasting?: boolean) => void) => (isLasting?: boolean) => {
      if (isSettled) return
      isSettled = true
      if (isProbe) this.#isProbing = false
      then(isLasting)
    }
    return {
      succeed: settle(() => this.#close()),
      fail: settle((isLasting = false) => {
        this.#failures += isLasting ? (this.#limits.lastingWeight ?? 1) : 1
        if (isProbe || (this.#openUntilMs === null && this.#failures >= this.#limits.failures)) this.rest()
      }),
      release: settle(() => undefined),
    }
  }

  /** Opens: for the next pause in line, or for as long as the backend asked if that is longer, within bounds. */
  rest(askedMs = 0): void {
    const { firstPauseMs, longestPauseMs, longestRestMs } = this.#limits
    const isAsked = askedMs > firstPauseMs
    this.#pauseMs = Math.min(
      isAsked ? longestRestMs : longestPauseMs,
      (isAsked ? askedMs : firstPauseMs) * 2 ** this.#pauses,
    )
    this.#pauses = Math.min(this.#pauses + 1, 30)
    this.#openUntilMs = this.#clock.now().getTime() + this.#pauseMs
  }

  #close(): void {
    this.#failures = 0
    this.#openUntilMs = null
    this.#pauses = 0
  }
}
