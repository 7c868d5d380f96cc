/**
 * One ingestion run, told in order: for every due source fetch, parse, accept, assemble, commit.
 * Fetching runs ahead in parallel; everything after it is one feed at a time, because grouping depends on order.
 */
import { createHash } from 'node:crypto'
import type { Clock } from '../domain/clock.ts'
import type { Embedder } from '../domain/embedder.ts'
import { DomainError } from '../domain/errors.ts'
import type { FeedFetcher, FeedParser, FetchOutcome, ParsedFeed } from '../domain/feed.ts'
import {
  type FeedSource,
  type FeedSourceStore,
  type FeedState,
  type FetchReason,
  isDue,
} from '../domain/feed-source.ts'
import { fetchedAddress } from '../domain/feed-source-draft.ts'
import type {
  FeedCommit,
  IngestionLease,
  IngestionStore,
  SourceOutcome,
  SourceResult,
  StoryEvent,
} from '../domain/ingestion-run.ts'
import type { NeutralTitle, TitleContext } from '../domain/neutral-title.ts'
import type { StoryStore } from '../domain/story-group.ts'
import { acceptItems, compareWithKnown } from './accept.ts'
import { assembleCommit } from './assemble.ts'
import type { Lane } from './lane.ts'
import type { LiveWindow } from './live-window.ts'
import { type PollingHints, scheduleNext } from './polling.ts'
import { takeTurns } from './turns.ts'

export interface RunPorts {
  clock: Clock
  random: () => number
  sources: FeedSourceStore
  store: IngestionStore & Pick<StoryStore, 'getStory'>
  fetcher: FeedFetcher
  parser: FeedParser
  liveWindow: LiveWindow
  /** Asked about every new article; null = there is none. */
  embedder: Embedder | null
  neutralizeTitle: (context: TitleContext) => NeutralTitle
  /** Whether titles that need it are queued for the AI backend. */
  queuesTitles: boolean
  /** Commits take turns in it. */
  lane: Lane
  schedule: { refreshMinutes: number }
  /** Told of every bug and every lost commit; expected mess goes into the run's results instead. */
  reportBug: (error: unknown, source: FeedSource) => void
  emit: (event: StoryEvent) => void
  /** Sources fetched at once; 1 makes the order of arrival, and so the groups, reproducible. */
  fetchConcurrency: number
}

/** The ports of one run. */
type RunningPorts = RunPorts & Pick<RunScope, 'signal'>

export interface RunScope {
  reason: FetchReason
  signal: AbortSignal
  /** Told of every source that has come to its end, in the lane. */
  onSource: (done: SourceResult) => void
}

const PROBLEMS_KEPT = 20

export interface RunSummary {
  /** False when no source was asked: each was skipped, or its host rests. */
  didFetch: boolean
  newArticles: number
  /** Results of the sources left alone: nothing of theirs was written yet. */
  skipped: SourceResult[]
}

/** @throws DomainError 'conflict' when the lease is lost */
export async function ingestAll(lease: IngestionLease, scope: RunScope, given: RunPorts): Promise<RunSummary> {
  const ports: RunningPorts = { ...given, signal: scope.signal }
  const active = (await ports.sources.listFeedSources()).filter((source) => source.isActive)
  const states = await ports.sources.listFeedStates()
  const sources = takeTurns(active, states)
  ports.fetcher.learnPauses(await ports.sources.listHostPauses(ports.clock.now()))
  let didFetch = sources.length === 0
  let newArticles = 0
  const skipped: SourceResult[] = []

  await eachLimited(sources, ports.fetchConcurrency, async (source) => {
    if (scope.signal.aborted || !(await isStillListed(source, ports))) return
    const state = states.get(source.id) ?? (await ports.sources.getFeedState(source.id))
    const startedAt = ports.clock.now()
    if (!isDue(state, scope.reason, startedAt)) {
      skipped.push(result(source, 'skipped', []))
      return
    }
    const outcome = await ports.fetcher.fetch(source.rssUrl, state, scope.signal)
    // What an aborted run did not finish is not the publisher's fault.
    if (scope.signal.aborted) return
    if (outcome.kind !== 'paused' || outcome.wasAsked) didFetch = true
    await ports.lane.run(async () => {
      const followed = await withoutTakenAddress(outcome, source, ports)
      const done = await settleSource(lease, source, state, followed, startedAt, ports)
      if (done === null) return
      newArticles += done.newArticles
      scope.onSource(done)
      ports.emit({ type: 'source.finished', runId: lease.runId, result: done })
    })
  })
  return { didFetch, newArticles, skipped }
}

/** An operator may have switched a source off, or moved it, since the run began. */
async function isStillListed(source: FeedSource, { sources }: RunPorts): Promise<boolean> {
  const now = await sources.getFeedSource(source.id)
  return now?.isActive === true && now.rssUrl === source.rssUrl
}

/** A permanent redirect to where another source is read from is never adopted: the two would be one feed, taken in twice. */
async function withoutTakenAddress(
  outcome: FetchOutcome,
  source: FeedSource,
  { sources }: RunPorts,
): Promise<FetchOutcome> {
  if (!('permanentUrl' in outcome) || outcome.permanentUrl === null) return outcome
  const address = fetchedAddress(outcome.permanentUrl)
  const isTaken = await sources.listFeedSources().then(
    (listed) =>
      listed.some(({ id, isActive, rssUrl }) => id !== source.id && isActive && fetchedAddress(rssUrl) === address),
    (error: unknown) => {
      // A store that is late cannot tell: the redirect has to be seen anew.
      if (error instanceof DomainError && error.code === 'timeout') return true
      throw error
    },
  )
  return isTaken ? { ...outcome, permanentUrl: null } : outcome
}

/**
 * Everything after the fetch of one source. One source's failure is its result, never the run's end.
 * @returns null where the run was stopped before the source's turn was over: nothing of it is kept
 */
async function settleSource(
  lease: IngestionLease,
  source: FeedSource,
  state: FeedState,
  outcome: FetchOutcome,
  startedAt: Date,
  ports: RunningPorts,
): Promise<SourceResult | null> {
  if (ports.signal.aborted) return null
  const took = (done: SourceResult) => ({ ...done, elapsedMs: ports.clock.now().getTime() - startedAt.getTime() })
  if (outcome.kind !== 'fetched') {
    const done = took(result(source, outcomeName(outcome), outcomeProblems(outcome)))
    const next = scheduleNext(state, outcome, noNews(source, state, ports), ports.clock.now(), ports.random)
    await commitState(lease, source, next.state, next.sourceChange, done, ports)
    return done
  }
  try {
    return await settleBody(lease, source, state, outcome, took, ports)
  } catch (error) {
    if (ports.signal.aborted && error === ports.signal.reason) return null
    // Neither a lost lease nor a store that fails is the publisher's fault: the run ends, the feed is asked again.
    if (error instanceof DomainError && (error.code === 'conflict' || error.code === 'store_unavailable')) throw error
    const isExpected = error instanceof DomainError
    if (!isExpected) ports.reportBug(error, source)
    const reason = isExpected ? error.message : 'the feed could not be taken in because of a fault in this service'
    const done = took(result(source, 'failed', [reason]))
    const failure: FetchOutcome = { kind: 'failed', reason, status: null }
    // A store that is late has taught nothing of the feed, which is asked again by the next run.
    const isOfStore = isExpected && error.code === 'timeout'
    const next = isOfStore
      ? { state, sourceChange: null }
      : scheduleNext(state, failure, noNews(source, state, ports), ports.clock.now(), ports.random)
    await commitState(lease, source, next.state, next.sourceChange, done, ports)
    return done
  }
}

async function settleBody(
  lease: IngestionLease,
  source: FeedSource,
  state: FeedState,
  outcome: Extract<FetchOutcome, { kind: 'fetched' }>,
  took: (done: SourceResult) => SourceResult,
  ports: RunningPorts,
): Promise<SourceResult> {
  const bodyHash = createHash('sha256').update(outcome.body).digest('hex')
  if (bodyHash === state.bodyHash) {
    const done = took(result(source, 'unchanged', []))
    const next = scheduleNext(state, outcome, noNews(source, state, ports), ports.clock.now(), ports.random)
    await commitState(lease, source, next.state, next.sourceChange, done, ports)
    return done
  }
  const parsed = await ports.parser
    .parse({ body: outcome.body, contentType: outcome.contentType, baseUrl: outcome.finalUrl })
    .catch((error: unknown) => {
      // What takes too long to parse is the publisher's; what takes too long behind it is the store's.
      throw error instanceof DomainError ? new DomainError('invalid', error.message, { cause: error }) : error
    })
  refuseEmptied(parsed, state)

  const now = ports.clock.now()
  const { candidates, problems } = acceptItems(parsed.items, now)
  const known = await ports.store.findKnownArticles(source.id, candidates)
  const { fresh: unknown, retitled } = compareWithKnown(candidates, known)
  const unknownLinks = unknown.map((candidate) => candidate.canonicalLink)
  const removed = new Set(unknown.length === 0 ? [] : await ports.store.findRemovedLinks(source.id, unknownLinks))
  // Removed with age, and still shown: that makes no news of it.
  const fresh = unknown.filter((candidate) => !removed.has(candidate.canonicalLink))
  await ports.liveWindow.ready(lease)
  const assembly = await assembleCommit(
    { source, fresh, retitled, previousSuccessAt: state.lastSuccessAt, now },
    { ...ports, grouper: ports.liveWindow.grouper },
  ).catch((error) => {
    ports.liveWindow.invalidate()
    throw error
  })

  const hints: PollingHints = {
    newItemTimes: assembly.newArticles.map((article) => article.arrivedAt),
    pollHintMinutes: parsed.pollHintMinutes,
    rssUrl: source.rssUrl,
    refreshMinutes: ports.schedule.refreshMinutes,
  }
  const next = scheduleNext(state, outcome, hints, now, ports.random)
  const done = took({
    ...result(source, assembly.newArticles.length > 0 ? 'new_items' : 'no_new_items', [
      ...parsed.problems,
      ...problems,
    ]),
    newArticles: assembly.newArticles.length,
    retitledArticles: retitled.filter(({ candidate, known }) => candidate.originalTitle !== known.originalTitle).length,
  })
  const { newGroupIds, titlesToImprove, ...writes } = assembly
  try {
    await ports.store.commitFeed(lease, {
      runId: lease.runId,
      feedSourceId: source.id,
      // An empty feed leaves no hash, so that `refuseEmptied` can tell it from an emptied one.
      feedState: { ...next.state, bodyHash: parsed.items.length > 0 ? bodyHash : null },
      fetchedFrom: source.rssUrl,
      sourceChange: next.sourceChange,
      ...writes,
      ...(isWhole(parsed) ? { shownLinks: candidates.map((candidate) => candidate.canonicalLink) } : {}),
      ...(ports.queuesTitles ? { titlesToImprove } : {}),
      result: done,
    })
  } catch (error) {
    // The grouper has decided what the store has not taken: it starts again from what is stored.
    ports.liveWindow.invalidate()
    throw error
  }
  announce(assembly.storyGroups, newGroupIds, ports)
  return done
}

/** Whether the document ends where its items do. */
function isWhole(parsed: ParsedFeed): boolean {
  return !parsed.items.some((item) => item.isCut)
}

/** A feed that had items and now shows none is broken, not empty: its articles stay and it is asked again. */
function refuseEmptied(parsed: ParsedFeed, state: FeedState): void {
  if (parsed.items.length === 0 && state.bodyHash !== null) {
    throw new DomainError('invalid', 'the feed holds no items although it had some before')
  }
}

/** Tells listeners of the stories that a commit has written. */
export function announce(written: FeedCommit['storyGroups'], newGroupIds: number[], ports: RunPorts): void {
  const created = new Set(newGroupIds)
  for (const { id } of written)
    ports.emit({ type: created.has(id) ? 'story.created' : 'story.updated', storyGroupId: id })
}

/** A commit of a source that brought no news: its state and its result. */
async function commitState(
  lease: IngestionLease,
  source: FeedSource,
  feedState: FeedState,
  sourceChange: FeedCommit['sourceChange'],
  done: SourceResult,
  ports: RunPorts,
): Promise<void> {
  await ports.store.commitFeed(lease, {
    runId: lease.runId,
    feedSourceId: source.id,
    feedState,
    fetchedFrom: source.rssUrl,
    sourceChange,
    newArticles: [],
    retitled: [],
    storyGroups: [],
    moves: [],
    merges: [],
    result: done,
  })
}

function result(source: FeedSource, outcome: SourceOutcome, problems: string[]): SourceResult {
  return {
    feedSourceId: source.id,
    outcome,
    newArticles: 0,
    retitledArticles: 0,
    problems: problems.slice(0, PROBLEMS_KEPT),
    elapsedMs: 0,
  }
}

function noNews(source: FeedSource, state: FeedState, { schedule }: RunPorts): PollingHints {
  return {
    newItemTimes: [],
    pollHintMinutes: state.pollHintMinutes,
    rssUrl: source.rssUrl,
    refreshMinutes: schedule.refreshMinutes,
  }
}

function outcomeName(outcome: Exclude<FetchOutcome, { kind: 'fetched' }>): SourceOutcome {
  return outcome.kind
}

function outcomeProblems(outcome: Exclude<FetchOutcome, { kind: 'fetched' }>): string[] {
  if (outcome.kind === 'failed' || outcome.kind === 'paused') return [outcome.reason]
  return outcome.kind === 'gone' ? ['the publisher says that this feed is gone (410)'] : []
}

/** Runs `work` over the items, at most `limit` at once. The first error stops new work and is thrown at the end. */
async function eachLimited<T>(items: readonly T[], limit: number, work: (item: T) => Promise<void>): Promise<void> {
  let next = 0
  let failure: { error: unknown } | null = null
  const worker = async () => {
    while (next < items.length && failure === null) {
      const item = items[next++]!
      try {
        await work(item)
      } catch (error) {
        failure ??= { error }
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker))
  if (failure !== null) throw (failure as { error: unknown }).error
}
