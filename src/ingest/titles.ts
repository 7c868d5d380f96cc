/**
 * Better wordings for titles that need them, by the AI backend, after the run that brought them. They are published
 * already with the engine's wording, so nothing waits and nothing is lost: what the backend does not answer, or the
 * guard does not pass, stays as it is and is asked about again by a later run, a few times.
 */

import { chooseCanonical } from '../domain/canonical.ts'
import type { AiBackend } from '../domain/debrief.ts'
import { DomainError } from '../domain/errors.ts'
import type { IngestionLease, StoryEvent } from '../domain/ingestion-run.ts'
import { NEEDS_REWORDING, type NeutralTitle } from '../domain/neutral-title.ts'
import type { StoryGroup, StoryStore } from '../domain/story-group.ts'
import type { TitleCommit, TitleStore, TitleToImprove } from '../domain/title-improvement.ts'
import { LARGEST_BATCH, neutralizeTitles } from '../neutralize/titles.ts'
import type { Lane } from './lane.ts'

export interface TitlePorts {
  backend: AiBackend
  store: TitleStore & Pick<StoryStore, 'getStory'>
  /** The lane of the runs' commits: canonical titles are read and written in one turn. */
  lane: Lane
  emit: (event: StoryEvent) => void
}

export interface TitlePass {
  /** Of the latest run of this process. */
  lease: () => IngestionLease
  /** For one batch with all its questions, ms. */
  batchMs: number
  signal: AbortSignal
}

/** A group's other titles that go along as context. */
const MOST_SIBLINGS = 8

/** Whether the engine's reading of a title makes it worth a question. */
export function needsBetterTitle({ clickbaitScore, tactics }: NeutralTitle): boolean {
  return clickbaitScore >= NEEDS_REWORDING || tactics.some(({ inQuote }) => !inQuote)
}

/**
 * Asks about every queued title once.
 * @returns why it ended early: the backend's failure; null when all were asked about, or the signal came
 * @throws DomainError 'conflict' when another process has begun a run, which then sees to the rest
 */
export async function improveTitles(pass: TitlePass, ports: TitlePorts): Promise<DomainError | null> {
  while (!pass.signal.aborted) {
    const titles = await ports.store.listTitlesToImprove(pass.lease().runId, LARGEST_BATCH)
    if (titles.length === 0) return null
    const stoppedBy = await improveBatch(titles, pass, ports)
    if (stoppedBy !== null) return pass.signal.aborted ? null : stoppedBy
  }
  return null
}

async function improveBatch(
  titles: readonly TitleToImprove[],
  pass: TitlePass,
  ports: TitlePorts,
): Promise<DomainError | null> {
  const stories = await readStories(titles, ports.store)
  const signal = AbortSignal.any([pass.signal, AbortSignal.timeout(pass.batchMs)])
  const answers = await neutralizeTitles(
    titles.map((title) => ({
      id: title.articleId,
      title: title.originalTitle,
      summary: title.originalSummary,
      siblingTitles: siblingTitles(title, stories.get(title.storyGroupId)),
    })),
    { backend: ports.backend, signal },
  )
  const improved = titles.flatMap(({ articleId, originalTitle }) => {
    const neutralTitle = answers.titles.get(articleId)
    return neutralTitle === undefined ? [] : [{ articleId, originalTitle, neutralTitle }]
  })
  const unanswered = titles.map(({ articleId }) => articleId).filter((id) => !answers.titles.has(id))
  // A backend that is away says nothing about the titles. One that takes too long may do so because of them.
  const areJudged = answers.stoppedBy === null || (answers.stoppedBy.code === 'timeout' && !pass.signal.aborted)
  const groups = new Set(
    titles.filter((title) => answers.titles.has(title.articleId)).map((title) => title.storyGroupId),
  )
  await commit({ improved, failed: areJudged ? unanswered : [], aiTokens: answers.tokens }, groups, pass, ports)
  return answers.stoppedBy
}

/** A run of this process that began meanwhile takes the commit over; one of another process refuses it. */
async function commit(
  answered: Omit<TitleCommit, 'storyGroups'>,
  groups: ReadonlySet<number>,
  pass: TitlePass,
  { store, lane, emit }: TitlePorts,
): Promise<void> {
  for (;;) {
    const lease = pass.lease()
    try {
      const changed = await lane.run(async () =>
        store.commitTitles(lease, {
          ...answered,
          storyGroups: await canonicalTitles(answered.improved, groups, store),
        }),
      )
      for (const storyGroupId of changed) emit({ type: 'story.updated', storyGroupId })
      return
    } catch (error) {
      const isOurs = error instanceof DomainError && error.code === 'conflict' && pass.lease().fence !== lease.fence
      if (!isOurs) throw error
    }
  }
}

/** New canonical titles of the groups whose canonical article has a new title. */
async function canonicalTitles(
  improved: TitleCommit['improved'],
  groups: ReadonlySet<number>,
  store: Pick<StoryStore, 'getStory'>,
): Promise<TitleCommit['storyGroups']> {
  const titles = new Map(improved.map((title) => [title.articleId, title]))
  const writes: TitleCommit['storyGroups'] = []
  for (const id of groups) {
    const story = await findStory(id, store)
    if (story === null) continue
    const canonicalIds = story.articles
      .filter((article) => article.neutralTitle === story.canonicalTitle)
      .map((article) => article.id)
    if (!canonicalIds.some((articleId) => titles.has(articleId))) continue
    const members = story.articles.map((article) => {
      const title = titles.get(article.id)
      return {
        articleId: article.id,
        neutralTitle: title?.originalTitle === article.originalTitle ? title.neutralTitle : article.neutralTitle,
        originalSummary: article.originalSummary,
        biasLabel: article.source.biasLabel,
        seenAt: article.firstSeenAt,
      }
    })
    const { canonicalTitle } = chooseCanonical(members, canonicalIds)
    if (canonicalTitle !== story.canonicalTitle) {
      writes.push({ id: story.id, previousTitle: story.canonicalTitle, canonicalTitle })
    }
  }
  return writes
}

async function readStories(
  titles: readonly TitleToImprove[],
  store: Pick<StoryStore, 'getStory'>,
): Promise<Map<number, StoryGroup>> {
  const stories = new Map<number, StoryGroup>()
  for (const id of new Set(titles.map((title) => title.storyGroupId))) {
    const story = await findStory(id, store)
    if (story !== null) stories.set(id, story)
  }
  return stories
}

/** The group, or the one that it was merged into. */
async function findStory(id: number, store: Pick<StoryStore, 'getStory'>): Promise<StoryGroup | null> {
  const lookup = await store.getStory(id)
  if (lookup.kind === 'moved') return findStory(lookup.id, store)
  return lookup.kind === 'found' ? lookup.story : null
}

function siblingTitles({ articleId }: TitleToImprove, story: StoryGroup | undefined): string[] {
  const siblings = story?.articles.filter((article) => article.id !== articleId) ?? []
  return siblings.slice(0, MOST_SIBLINGS).map((article) => article.originalTitle)
}
