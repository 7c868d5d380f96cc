/**
 * When a feed is asked again, and what its answers have taught us about where it lives.
 * Pure: the clock and chance are handed in. Intervals adapt to how often a feed brings news; failures back off
 * and never give up. Why these numbers: docs/decisions/0018-polite-schedule.md
 */
import type { FetchOutcome } from '../domain/feed.ts'
import type { FeedState } from '../domain/feed-source.ts'
import type { FeedCommit } from '../domain/ingestion-run.ts'

export interface PollingHints {
  /** When the items that this fetch brought had arrived; empty when it brought none. */
  newItemTimes: readonly Date[]
  /** `<ttl>` or sy:update* of the document, or of the last one read, in minutes; null where it has none. */
  pollHintMinutes: number | null
  /** The address that was fetched; kept when a permanent redirect takes its place. */
  rssUrl: string
  /** Between scheduled runs; 0 = only on request. */
  refreshMinutes: number
}

export interface NextFetch {
  /** Complete but for `bodyHash`, which belongs to whoever read the body. */
  state: FeedState
  /** A permanent redirect adopted, or a feed that is gone; null where the source stays as it is. */
  sourceChange: FeedCommit['sourceChange']
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const LEAST_INTERVAL_MS = 5 * MINUTE_MS
const MOST_INTERVAL_MS = HOUR_MS
/** For a feed whose rhythm is not known yet. */
const FIRST_INTERVAL_MS = 15 * MINUTE_MS
/** No header, hint, failure or pause puts a feed off for longer. */
const LONGEST_WAIT_MS = DAY_MS

const BACKOFF_BASE_MS = 5 * MINUTE_MS
const BACKOFF_JITTER = 0.2
/** After a pause the feeds of a host come back one by one over this span, not all in the same second. */
const PAUSE_SPREAD_MS = MINUTE_MS

const GONE_ANSWERS_TO_DEACTIVATE = 2
const SIGHTINGS_TO_ADOPT = 3
const LEAST_SIGHTING_SPAN_MS = DAY_MS

/** How fast the average forgets: what happened a day ago still counts for a third. */
const RHYTHM_MEMORY_MS = DAY_MS
/** An average is kept within these, so that one odd day can be unlearned. */
const LEAST_GAP_SECONDS = 1
const MOST_GAP_SECONDS = 30 * 86_400

/**
 * @param outcome of the fetch; for a body that turned out to be no feed, a 'failed' one made by the caller, so that
 *   the validators of a body nobody could read are not kept
 * @param random uniform in [0, 1)
 */
export function scheduleNext(
  state: FeedState,
  outcome: FetchOutcome,
  hints: PollingHints,
  now: Date,
  random: () => number,
): NextFetch {
  switch (outcome.kind) {
    case 'fetched':
    case 'unchanged':
      return afterSuccess(state, outcome, hints, now)
    case 'failed':
      // Told, and asked again after the least wait: once the machine is well, no source has been put off for a day.
      if (outcome.isOurs) {
        const next = { ...state, lastError: outcome.reason, nextFetchAt: later(now, LEAST_INTERVAL_MS) }
        return { state: next, sourceChange: null }
      }
      return { state: { ...afterFailure(state, outcome.reason, now, random), goneInARow: 0 }, sourceChange: null }
    case 'gone':
      return afterGone(state, now, random)
    case 'paused':
      return { state: afterPause(state, outcome, now, random), sourceChange: null }
  }
}

type Success = Extract<FetchOutcome, { kind: 'fetched' | 'unchanged' }>

function afterSuccess(state: FeedState, outcome: Success, hints: PollingHints, now: Date): NextFetch {
  const averageGapSeconds = learnRhythm(state, hints.newItemTimes, now)
  const next: FeedState = {
    ...state,
    etag: outcome.validators.etag,
    lastModified: outcome.validators.lastModified,
    validatorsFrom: outcome.validators.validatorsFrom,
    lastFetchedAt: now,
    lastSuccessAt: now,
    lastError: null,
    failuresInARow: 0,
    goneInARow: 0,
    nextFetchAt: later(now, pollInterval(averageGapSeconds, outcome.hints.maxAgeSeconds, hints)),
    averageGapSeconds,
    pollHintMinutes: hints.pollHintMinutes,
  }
  return followRedirect(next, outcome.permanentUrl, hints.rssUrl, now)
}

/**
 * Half the average gap, within 5 to 60 minutes, or what an operator sets who wants it shorter than any of these; longer
 * when the publisher asks for it, up to a day.
 */
function pollInterval(gapSeconds: number | null, maxAgeSeconds: number | null, hints: PollingHints): number {
  const { refreshMinutes, pollHintMinutes } = hints
  const isHurried = refreshMinutes > 0 && refreshMinutes * MINUTE_MS < LEAST_INTERVAL_MS
  const rhythm =
    gapSeconds === null ? FIRST_INTERVAL_MS : clamp((gapSeconds * 1000) / 2, LEAST_INTERVAL_MS, MOST_INTERVAL_MS)
  const adaptive = isHurried ? refreshMinutes * MINUTE_MS : rhythm
  const asked = Math.max((maxAgeSeconds ?? 0) * 1000, (pollHintMinutes ?? 0) * MINUTE_MS)
  return Math.max(adaptive, Math.min(asked, LONGEST_WAIT_MS))
}

/**
 * Items per second as an average that forgets exponentially, so that a fetch without news slows the rhythm down
 * as surely as one with news speeds it up.
 */
function learnRhythm(state: FeedState, newItemTimes: readonly Date[], now: Date): number | null {
  if (state.lastSuccessAt === null) return averageGap(newItemTimes)
  const elapsedMs = now.getTime() - state.lastSuccessAt.getTime()
  if (elapsedMs <= 0) return state.averageGapSeconds
  const observedRate = newItemTimes.length / (elapsedMs / 1000)
  const weight = 1 - Math.exp(-elapsedMs / RHYTHM_MEMORY_MS)
  const knownRate = state.averageGapSeconds === null ? observedRate : 1 / state.averageGapSeconds
  const rate = (1 - weight) * knownRate + weight * observedRate
  return rate === 0 ? null : clamp(1 / rate, LEAST_GAP_SECONDS, MOST_GAP_SECONDS)
}

/** Of a first document: the span of its items over their number; null when they tell nothing. */
function averageGap(times: readonly Date[]): number | null {
  const sorted = times.map((time) => time.getTime()).sort((a, b) => a - b)
  const spanMs = sorted.length < 2 ? 0 : sorted.at(-1)! - sorted[0]!
  return spanMs === 0 ? null : clamp(spanMs / 1000 / (sorted.length - 1), LEAST_GAP_SECONDS, MOST_GAP_SECONDS)
}

/** One sighting may be a slip or a hijack; the same target over a day is the publisher's will. */
function followRedirect(state: FeedState, target: string | null, rssUrl: string, now: Date): NextFetch {
  if (target === null || target === rssUrl) {
    return {
      state: { ...state, redirectUrl: null, redirectSightings: 0, redirectFirstSeenAt: null },
      sourceChange: null,
    }
  }
  const isSame = target === state.redirectUrl && state.redirectFirstSeenAt !== null
  const firstSeenAt = isSame ? state.redirectFirstSeenAt! : now
  const sightings = isSame ? state.redirectSightings + 1 : 1
  const isProven = sightings >= SIGHTINGS_TO_ADOPT && now.getTime() - firstSeenAt.getTime() >= LEAST_SIGHTING_SPAN_MS
  if (!isProven) {
    return {
      state: { ...state, redirectUrl: target, redirectSightings: sightings, redirectFirstSeenAt: firstSeenAt },
      sourceChange: null,
    }
  }
  return {
    state: { ...state, redirectUrl: null, redirectSightings: 0, redirectFirstSeenAt: null, previousUrl: rssUrl },
    sourceChange: { rssUrl: target },
  }
}

/** 2^n times the base, give or take a fifth so that feeds that failed together do not return together. */
function afterFailure(state: FeedState, reason: string, now: Date, random: () => number): FeedState {
  const failuresInARow = state.failuresInARow + 1
  const jitter = 1 + BACKOFF_JITTER * (2 * random() - 1)
  const waitMs = Math.min(BACKOFF_BASE_MS * 2 ** Math.min(failuresInARow - 1, 16) * jitter, LONGEST_WAIT_MS)
  return { ...state, lastFetchedAt: now, lastError: reason, failuresInARow, nextFetchAt: later(now, waitMs) }
}

function afterGone(state: FeedState, now: Date, random: () => number): NextFetch {
  const goneInARow = state.goneInARow + 1
  const failed = afterFailure(state, 'the publisher says that this feed is gone (410)', now, random)
  return {
    state: { ...failed, goneInARow },
    sourceChange: goneInARow >= GONE_ANSWERS_TO_DEACTIVATE ? { isActive: false } : null,
  }
}

/** A pause belongs to the host, not to the feed: it is no failure, and most feeds of a paused host were not asked at all. */
function afterPause(
  state: FeedState,
  pause: Extract<FetchOutcome, { kind: 'paused' }>,
  now: Date,
  random: () => number,
): FeedState {
  const lastFetchedAt = pause.wasAsked ? now : state.lastFetchedAt
  const nextFetchAt = later(pause.until, PAUSE_SPREAD_MS * random())
  return { ...state, lastFetchedAt, lastError: pause.reason, nextFetchAt }
}

function later(time: Date, milliseconds: number): Date {
  return new Date(time.getTime() + Math.round(milliseconds))
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}
