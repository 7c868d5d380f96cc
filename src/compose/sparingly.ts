/** What is tried every second fails every second while a store is away: the log is told of that once a minute. */
import { type Clock, isPast } from '../domain/clock.ts'

const RETOLD_MS = 60_000

/** @returns the report, but for what was told last and less than a minute ago */
export function sparingly(report: (error: unknown) => void, clock: Clock): (error: unknown) => void {
  let last: { sentence: string; at: Date } | null = null
  return (error) => {
    const sentence = error instanceof Error ? error.message : String(error)
    const now = clock.now()
    if (last !== null && last.sentence === sentence && !isPast(last.at, now, RETOLD_MS)) return
    last = { sentence, at: now }
    report(error)
  }
}
