/** Where the time comes from. Handed in, so that a replay or a test sets it; only the doors use `systemClock`. */
export interface Clock {
  now(): Date
}

/** Clocks of two processes may differ by this much; a time further in the future was noted by a clock set back since. */
export const MOST_SKEW_MS = 10 * 60_000

/** Whether so long a time lies between a moment and now. A moment that only a clock set back since can have noted is long past. */
export function isPast(moment: Date, now: Date, lengthMs: number): boolean {
  const elapsedMs = now.getTime() - moment.getTime()
  return elapsedMs >= lengthMs || elapsedMs < -MOST_SKEW_MS
}

export const systemClock: Clock = { now: () => new Date() }

/** RFC 3339 in UTC with whole seconds, as every timestamp leaves the service: `2026-11-21T07:00:00Z`. No time stays null. */
export function toTimestamp(time: Date): string
export function toTimestamp(time: Date | null): string | null
export function toTimestamp(time: Date | null): string | null {
  return time === null ? null : `${time.toISOString().slice(0, 19)}Z`
}
