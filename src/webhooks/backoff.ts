/** When to try again. Pure; chance is handed in. */
import { LONGEST_WAIT_MS } from '../domain/webhook.ts'

/** Tries of one message; with the waits below they span some five hours. */
export const MOST_TRIES = 9
/** Failures without a success between them after which a webhook is switched off: some three days. */
export const MOST_FAILURES = 20

const FIRST_WAIT_MS = 5_000
const GROWTH = 3
/** Waits differ by so much either way, so that messages that failed together do not return together. */
const JITTER = 0.2

/**
 * 5 s, 15 s, 45 s … 6 h, each a fifth shorter or longer, but never beyond 6 h.
 * @param failures so far, at least 1
 * @param random uniform in [0, 1)
 * @param askedMs what the receiver asked for by Retry-After; null where it did not
 */
export function waitAfter(failures: number, random: () => number, askedMs: number | null): number {
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * GROWTH ** (failures - 1))
  const jittered = Math.round(wait * (1 - JITTER + 2 * JITTER * random()))
  return Math.min(Math.max(jittered, askedMs ?? 0), LONGEST_WAIT_MS)
}
