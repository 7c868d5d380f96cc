/** How long to wait before another try. Pure. */

/**
 * @param header seconds or an HTTP date
 * @returns milliseconds from `now`, at least 0; null where the header is absent or says nothing
 */
export function readRetryAfter(header: string | null, now: Date): number | null {
  const text = header?.trim() ?? ''
  if (/^\d+(\.\d+)?$/.test(text)) return Math.min(Number(text) * 1000, Number.MAX_SAFE_INTEGER)
  // Only what names a month is a date; Date.parse would take a bare "-5" for one too.
  const time = /[a-z]{3}/i.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(time) ? null : Math.max(0, time - now.getTime())
}

export interface Backoff {
  /** The most that the first wait can be; doubles with every further one. */
  firstMs: number
  longestMs: number
}

/**
 * Full jitter: anything from nothing to twice as much with every try, so that callers who failed together do not
 * come back together.
 * @param tries made so far, at least 1
 * @param chance uniform in [0, 1)
 */
export function backoffMs(tries: number, { firstMs, longestMs }: Backoff, chance: number): number {
  return chance * Math.min(longestMs, firstMs * 2 ** (tries - 1))
}

/** As asked, and a little later, so that not all come at the same moment. */
export function afterRestMs(retryAfterMs: number, { firstMs }: Backoff, chance: number): number {
  return retryAfterMs + chance * firstMs
}
