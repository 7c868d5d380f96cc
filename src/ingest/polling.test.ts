import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { FetchOutcome } from '../domain/feed.ts'
import { type FeedState, FRESH_FEED_STATE, isDue } from '../domain/feed-source.ts'
import { type PollingHints, scheduleNext } from './polling.ts'

const NOW = new Date('2026-11-21T07:00:00Z')
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const RSS_URL = 'http://gazette.example/rss'
const NO_NEWS: PollingHints = { newItemTimes: [], pollHintMinutes: null, rssUrl: RSS_URL, refreshMinutes: 15 }
const middle = () => 0.5

function after(milliseconds: number, since = NOW): Date {
  return new Date(since.getTime() + milliseconds)
}

function fetched(change: Partial<Extract<FetchOutcome, { kind: 'fetched' }>> = {}): FetchOutcome {
  return {
    kind: 'fetched',
    body: new Uint8Array(),
    contentType: '',
    finalUrl: RSS_URL,
    validators: { etag: '"new"', lastModified: 'Sat, 21 Nov 2026 07:00:00 GMT', validatorsFrom: 'https://a.example' },
    hints: { maxAgeSeconds: null },
    permanentUrl: null,
    ...change,
  }
}

function unchanged(permanentUrl: string | null = null): FetchOutcome {
  return {
    kind: 'unchanged',
    validators: { etag: '"n"', lastModified: null, validatorsFrom: 'https://a.example' },
    hints: { maxAgeSeconds: null },
    permanentUrl,
  }
}

const FAILED: FetchOutcome = { kind: 'failed', reason: 'the host answered 500 Internal Server Error', status: 500 }

/** Minutes until the next fetch of a feed known to bring an item every so many seconds. */
function intervalMinutes(averageGapSeconds: number | null, outcome: FetchOutcome, hints = NO_NEWS): number {
  const state = { ...FRESH_FEED_STATE, averageGapSeconds, lastSuccessAt: NOW }
  const next = scheduleNext(state, outcome, hints, NOW, middle).state.nextFetchAt
  return ((next?.getTime() ?? Number.NaN) - NOW.getTime()) / MINUTE_MS
}

test('a feed is asked at half the average gap of its news, within 5 to 60 minutes', () => {
  assert.equal(intervalMinutes(40 * 60, fetched()), 20)
  assert.equal(intervalMinutes(60, fetched()), 5)
  assert.equal(intervalMinutes(86_400, unchanged()), 60)
  assert.equal(intervalMinutes(null, fetched()), 15, 'a feed not known yet')
})

test('an operator who sets less than 5 minutes gets it, unless the publisher asks for more', () => {
  const hurried = { ...NO_NEWS, refreshMinutes: 1 }
  assert.deepEqual(
    [null, 60, 86_400].map((gap) => intervalMinutes(gap, fetched(), hurried)),
    [1, 1, 1],
  )
  assert.equal(intervalMinutes(60, fetched({ hints: { maxAgeSeconds: 600 } }), hurried), 10)
  assert.equal(intervalMinutes(60, fetched(), { ...NO_NEWS, refreshMinutes: 0 }), 5)
})

test('what the publisher asks for makes the interval longer, never shorter, and a day at most', () => {
  const hinted = (minutes: number) => ({ ...NO_NEWS, pollHintMinutes: minutes })
  assert.equal(intervalMinutes(60, fetched({ hints: { maxAgeSeconds: 1800 } })), 30)
  assert.equal(intervalMinutes(60, fetched({ hints: { maxAgeSeconds: 10 } })), 5)
  assert.equal(intervalMinutes(60, fetched(), hinted(90)), 90)
  assert.equal(intervalMinutes(60, fetched({ hints: { maxAgeSeconds: 7200 } }), hinted(90)), 120)
  assert.equal(intervalMinutes(60, fetched({ hints: { maxAgeSeconds: 31_536_000 } })), 24 * 60)
})

test('a success keeps the validators that came and clears what failures left', () => {
  const state: FeedState = {
    ...FRESH_FEED_STATE,
    etag: '"old"',
    bodyHash: 'aa',
    lastError: 'x',
    failuresInARow: 4,
    goneInARow: 1,
    previousUrl: 'http://old.example/',
  }
  assert.deepEqual(scheduleNext(state, fetched(), NO_NEWS, NOW, middle), {
    state: {
      ...FRESH_FEED_STATE,
      etag: '"new"',
      lastModified: 'Sat, 21 Nov 2026 07:00:00 GMT',
      validatorsFrom: 'https://a.example',
      bodyHash: 'aa',
      lastFetchedAt: NOW,
      lastSuccessAt: NOW,
      nextFetchAt: after(15 * MINUTE_MS),
      previousUrl: 'http://old.example/',
    },
    sourceChange: null,
  })
})

test('the rhythm of a feed is learned from its first document and from every fetch after it', () => {
  const times = [0, 10, 20, 30, 40].map((minutes) => after(-minutes * MINUTE_MS))
  const first = scheduleNext(FRESH_FEED_STATE, fetched(), { ...NO_NEWS, newItemTimes: times }, NOW, middle).state
  assert.equal(first.averageGapSeconds, 600)
  const busy = scheduleNext(first, fetched(), { ...NO_NEWS, newItemTimes: times }, after(10 * MINUTE_MS), middle).state
  assert.ok(busy.averageGapSeconds! < 600, 'five items in ten minutes')
  const calm = scheduleNext(first, unchanged(), NO_NEWS, after(10 * MINUTE_MS), middle).state
  assert.ok(calm.averageGapSeconds! > 600, 'none in ten minutes')
})

test('a feed that goes quiet comes to be asked once an hour, one that wakes up is soon asked more often', () => {
  let state: FeedState = { ...FRESH_FEED_STATE, averageGapSeconds: 300, lastSuccessAt: NOW }
  let now = NOW
  for (let fetches = 0; fetches < 500; fetches++) {
    now = after(15 * MINUTE_MS, now)
    state = scheduleNext(state, unchanged(), NO_NEWS, now, middle).state
  }
  assert.equal(state.nextFetchAt!.getTime() - now.getTime(), HOUR_MS)
  for (let fetches = 0; fetches < 24; fetches++) {
    now = after(HOUR_MS, now)
    const newItemTimes = Array.from({ length: 12 }, () => now)
    state = scheduleNext(state, fetched(), { ...NO_NEWS, newItemTimes }, now, middle).state
  }
  assert.equal(state.nextFetchAt!.getTime() - now.getTime(), 5 * MINUTE_MS)
})

test('failures wait 2^n times five minutes, a day at most, and for ever', () => {
  let state = FRESH_FEED_STATE
  const waits: number[] = []
  for (let failure = 0; failure < 2_000; failure++) {
    state = scheduleNext(state, FAILED, NO_NEWS, NOW, middle).state
    waits.push((state.nextFetchAt!.getTime() - NOW.getTime()) / MINUTE_MS)
  }
  assert.deepEqual(waits.slice(0, 11), [5, 10, 20, 40, 80, 160, 320, 640, 1280, 1440, 1440])
  assert.equal(waits.at(-1), 1440)
  assert.equal(state.failuresInARow, 2_000)
  assert.equal(state.lastError, 'the host answered 500 Internal Server Error')
  assert.deepEqual(state.lastFetchedAt, NOW)
  assert.equal(state.lastSuccessAt, null)
})

test('a failure keeps the validators of the last body that could be read', () => {
  const state = { ...FRESH_FEED_STATE, etag: '"read"', lastModified: 'yesterday', bodyHash: 'aa' }
  const next = scheduleNext(state, FAILED, NO_NEWS, NOW, middle).state
  assert.deepEqual([next.etag, next.lastModified, next.bodyHash], ['"read"', 'yesterday', 'aa'])
})

test('jitter moves a backoff by a fifth at most, and never past a day', () => {
  fc.assert(
    fc.property(fc.nat(40), fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (failuresInARow, chance) => {
      const next = scheduleNext({ ...FRESH_FEED_STATE, failuresInARow }, FAILED, NO_NEWS, NOW, () => chance).state
      const waitMs = next.nextFetchAt!.getTime() - NOW.getTime()
      const plainMs = 5 * MINUTE_MS * 2 ** Math.min(failuresInARow, 16)
      assert.ok(waitMs <= 24 * HOUR_MS)
      assert.ok(waitMs >= Math.min(0.8 * plainMs, 24 * HOUR_MS) - 1 && waitMs <= 1.2 * plainMs + 1)
    }),
  )
})

test('a failure of our own is told, and neither counted nor waited for', () => {
  const state = { ...FRESH_FEED_STATE, failuresInARow: 1, goneInARow: 1, nextFetchAt: NOW }
  const ours: FetchOutcome = { ...FAILED, reason: 'this machine has no network', status: null, isOurs: true }
  const next = scheduleNext(state, ours, NO_NEWS, NOW, middle)
  assert.deepEqual(next, {
    state: { ...state, lastError: 'this machine has no network', nextFetchAt: after(5 * MINUTE_MS) },
    sourceChange: null,
  })
})

test('two 410 answers in a row deactivate a source, one does not', () => {
  const once = scheduleNext(FRESH_FEED_STATE, { kind: 'gone' }, NO_NEWS, NOW, middle)
  assert.deepEqual([once.sourceChange, once.state.goneInARow], [null, 1])
  assert.deepEqual(scheduleNext(once.state, { kind: 'gone' }, NO_NEWS, NOW, middle).sourceChange, { isActive: false })

  const pause: FetchOutcome = {
    kind: 'paused',
    host: 'gazette.example',
    until: after(HOUR_MS),
    reason: 'rest',
    wasAsked: false,
  }
  const paused = scheduleNext(once.state, pause, NO_NEWS, NOW, middle).state
  assert.equal(paused.goneInARow, 1, 'a pause says nothing about the feed')
  for (const between of [fetched(), unchanged(), FAILED]) {
    const { state } = scheduleNext(once.state, between, NO_NEWS, NOW, middle)
    assert.equal(scheduleNext(state, { kind: 'gone' }, NO_NEWS, NOW, middle).sourceChange, null, between.kind)
  }
})

test('a pause puts a feed off to its end and up to a minute more, never less, and is no failure', () => {
  const until = after(HOUR_MS)
  const state = { ...FRESH_FEED_STATE, lastFetchedAt: after(-HOUR_MS), failuresInARow: 1 }
  for (const chance of [0, 0.5, 0.999]) {
    const pause: FetchOutcome = {
      kind: 'paused',
      host: 'gazette.example',
      until,
      reason: 'the host has asked for rest',
      wasAsked: false,
    }
    const next = scheduleNext(state, pause, NO_NEWS, NOW, () => chance).state
    assert.ok(next.nextFetchAt! >= until && next.nextFetchAt! <= after(MINUTE_MS, until))
    assert.equal(next.lastError, 'the host has asked for rest')
    assert.deepEqual([next.failuresInARow, next.lastFetchedAt], [1, state.lastFetchedAt])
    const asked = scheduleNext(state, { ...pause, wasAsked: true }, NO_NEWS, NOW, () => chance).state
    assert.deepEqual([asked.failuresInARow, asked.lastFetchedAt], [1, NOW])
  }
})

const TARGET = 'https://www.gazette.example/feed'

/** What happens when the feed answers like this, one fetch every so many hours. */
function watch(outcomes: FetchOutcome[], hoursApart: number) {
  let state = FRESH_FEED_STATE
  let sourceChange: ReturnType<typeof scheduleNext>['sourceChange'] = null
  outcomes.forEach((outcome, index) => {
    const next = scheduleNext(state, outcome, NO_NEWS, after(index * hoursApart * HOUR_MS), middle)
    state = next.state
    sourceChange = next.sourceChange
  })
  return { state, sourceChange: sourceChange as { rssUrl?: string } | null }
}

test('a permanent redirect is adopted at its third sighting over a day, and the old address is kept', () => {
  const moved = [fetched({ permanentUrl: TARGET }), unchanged(TARGET), unchanged(TARGET)]
  const adopted = watch(moved, 12)
  assert.deepEqual(adopted.sourceChange, { rssUrl: TARGET })
  assert.equal(adopted.state.previousUrl, RSS_URL)
  assert.deepEqual(
    [adopted.state.redirectUrl, adopted.state.redirectSightings, adopted.state.redirectFirstSeenAt],
    [null, 0, null],
  )
})

test('a permanent redirect is not adopted too soon, nor when it wavers or the feed cannot be read', () => {
  const to = (url: string | null) => fetched({ permanentUrl: url })
  assert.equal(watch([to(TARGET), to(TARGET)], 30).sourceChange, null, 'two sightings')
  assert.equal(watch(Array(40).fill(to(TARGET)), 0.5).sourceChange, null, 'forty within a day')
  assert.equal(
    watch([to(TARGET), to(TARGET), to('http://elsewhere.example/')], 30).sourceChange,
    null,
    'another target',
  )
  assert.equal(watch([to(TARGET), to(TARGET), to(null), to(TARGET)], 30).sourceChange, null, 'not there in between')
  assert.equal(watch([to(TARGET), FAILED, FAILED, FAILED], 30).sourceChange, null, 'failures are no sightings')
  assert.equal(
    watch([to(TARGET), FAILED, to(TARGET), to(TARGET)], 30).sourceChange?.rssUrl,
    TARGET,
    'nor do they undo any',
  )
})

test('a source that has failed once or twice is asked again on request, one that goes on failing or is gone is not', () => {
  const soon = after(61_000)
  const asked = [1, 2, 3].map((times) => {
    let state = FRESH_FEED_STATE
    for (let failure = 0; failure < times; failure++) state = scheduleNext(state, FAILED, NO_NEWS, NOW, middle).state
    return [isDue(state, 'request', soon), isDue(state, 'request', after(59_000)), isDue(state, 'schedule', soon)]
  })
  assert.deepEqual(asked, [
    [true, false, false],
    [true, false, false],
    [false, false, false],
  ])
  const gone = scheduleNext(FRESH_FEED_STATE, { kind: 'gone' }, NO_NEWS, NOW, middle).state
  assert.equal(isDue(gone, 'request', soon), false)
})
