/**
 * Which hosts have asked to be left alone, and until when. A pause counts for every feed of its host.
 * A host that says no number is given one of ours, doubled each time it says so again without an answer between.
 */
import { type Clock, MOST_SKEW_MS } from '../domain/clock.ts'

export interface HostPauses {
  /** End of the pause that is on; null when the host may be asked. */
  pausedUntil(host: string): Date | null
  /** @param askedMs the rest that the host asked for, null when it named none */
  pause(host: string, askedMs: number | null): Date
  /** Takes over pauses that other processes have been asked for. */
  learn(known: ReadonlyMap<string, Date>): void
  /** The host has answered: its next nameless pause starts small again. */
  forgive(host: string): void
}

export interface HostPausesOptions {
  clock: Clock
  random: () => number
  /** Told of every new pause, to keep it over restarts. */
  onPause: (host: string, until: Date) => void
}

const LEAST_PAUSE_MS = 60_000
const MOST_PAUSE_MS = 24 * 3_600_000
const UNASKED_PAUSE_MS = 5 * 60_000
const UNASKED_JITTER = 0.2
/** Redirects can name any number of hosts; beyond this many, what is over is forgotten. */
const MOST_HOSTS = 10_000

export function createHostPauses({ clock, random, onPause }: HostPausesOptions): HostPauses {
  const pauses = new Map<string, Date>()
  const refusalsInARow = new Map<string, number>()

  /** None is longer than the longest: one that seems to be was noted by a clock that has been set back since. */
  function isGoingOn(until: Date): boolean {
    const leftMs = until.getTime() - clock.now().getTime()
    return leftMs > 0 && leftMs <= MOST_PAUSE_MS + MOST_SKEW_MS
  }

  /** Pauses that are over go first; were there ever too many that are not, the oldest. */
  function forgetOldest(): void {
    if (pauses.size <= MOST_HOSTS) return
    for (const [host, until] of pauses) if (!isGoingOn(until)) pauses.delete(host)
    for (const host of pauses.keys()) if (pauses.size > MOST_HOSTS) pauses.delete(host)
    for (const host of refusalsInARow.keys()) if (!pauses.has(host)) refusalsInARow.delete(host)
  }

  return {
    learn(known) {
      for (const [host, until] of known) {
        const here = pauses.get(host)
        if (isGoingOn(until) && (here === undefined || until > here)) pauses.set(host, until)
      }
      forgetOldest()
    },
    pausedUntil(host) {
      const until = pauses.get(host)
      if (until === undefined) return null
      if (isGoingOn(until)) return until
      pauses.delete(host)
      return null
    },
    pause(host, askedMs) {
      const refusals = refusalsInARow.get(host) ?? 0
      refusalsInARow.set(host, refusals + 1)
      const unasked = UNASKED_PAUSE_MS * 2 ** Math.min(refusals, 16) * (1 + UNASKED_JITTER * random())
      const lengthMs = Math.min(Math.max(askedMs ?? unasked, LEAST_PAUSE_MS), MOST_PAUSE_MS)
      const until = new Date(clock.now().getTime() + Math.ceil(lengthMs))
      pauses.set(host, until)
      forgetOldest()
      onPause(host, until)
      return until
    },
    forgive(host) {
      refusalsInARow.delete(host)
    },
  }
}
