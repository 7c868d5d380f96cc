/** The queue of titles that the AI backend may word better, and the commit of what it said. */
import { DomainError } from '../domain/errors.ts'
import type { FeedCommit, IngestionLease, StoryGroupWrite } from '../domain/ingestion-run.ts'
import type { TitleCommit, TitleStore } from '../domain/title-improvement.ts'
import type { ArticleRow } from './articles.ts'
import { among, type Database, forUpdate, type Queries, writeText, writeTime } from './database.ts'
import { recordEvents } from './event-log.ts'
import { articleDocument, replaceDocuments } from './search-index.ts'
import { bumpRevision } from './store-state.ts'
import { deriveGroups, listGroups } from './story-groups.ts'

/** Runs that ask about one title before it keeps the engine's wording for good. */
export const MOST_TITLE_TRIES = 3
/** Older news is not worth the tokens: what has waited so long keeps the engine's wording, too. */
export const TITLE_WAIT_MS = 3 * 86_400_000

/** @param clock the present, for the events that are recorded */
export function titleStore(db: Database, clock: { now(): Date }): TitleStore {
  return {
    async listTitlesToImprove(runId, limit) {
      const rows = await db.all<ArticleRow>(
        `select a.* from titles_to_improve t join articles a on a.id = t.article_id
         where t.asked_run_id < ? and t.queued_at >= ? order by t.article_id desc limit ?`,
        [runId, oldestWaiting(clock.now()), limit],
      )
      return rows.map((row) => ({
        articleId: row.id,
        storyGroupId: row.story_group_id,
        originalTitle: row.original_title,
        originalSummary: row.original_summary,
      }))
    },

    commitTitles: (lease, commit) => db.transaction((tx) => commitTitles(tx, lease, commit, clock.now())),
  }
}

/**
 * Queues what a feed's commit names. A retitled article that is not named leaves the queue: its new wording needs
 * nothing. To be called in the transaction of that commit, after its articles are written.
 */
export async function queueTitles(tx: Queries, commit: FeedCommit, now: Date): Promise<void> {
  if (commit.titlesToImprove === undefined) return
  const retitled = commit.retitled.map(({ id }) => id)
  if (retitled.length > 0) {
    await tx.run(`delete from titles_to_improve where ${among(tx, 'article_id', 'bigint')}`, [retitled])
  }
  if (commit.titlesToImprove.length === 0) return
  // By way of the articles: one that was stored already under another id is not there.
  await tx.run(
    `insert into titles_to_improve (article_id, queued_at, tries, asked_run_id)
     select id, ${tx.dialect === 'postgres' ? '?::bigint' : '?'}, 0, 0 from articles where ${among(tx, 'id', 'bigint')}
     on conflict (article_id) do nothing`,
    [writeTime(now), commit.titlesToImprove],
  )
}

async function commitTitles(tx: Queries, lease: IngestionLease, commit: TitleCommit, now: Date): Promise<number[]> {
  await requireFence(tx, lease)
  const changed = await writeTitles(tx, commit.improved)
  await settleQueue(
    tx,
    lease.runId,
    changed.map(({ id }) => id),
    commit.failed,
  )
  await tx.run('delete from titles_to_improve where tries >= ? or queued_at < ?', [
    MOST_TITLE_TRIES,
    oldestWaiting(now),
  ])
  if (commit.aiTokens > 0) {
    await tx.run('update ingestion_runs set ai_tokens = ai_tokens + ? where id = ?', [commit.aiTokens, lease.runId])
  }
  if (changed.length === 0) return []

  const revision = await bumpRevision(tx, {})
  const groups = [...new Set(changed.map((row) => row.story_group_id))]
  const derived = await deriveGroups(tx, groups, await canonicalWrites(tx, commit.storyGroups), revision)
  await recordEvents(
    tx,
    derived.published.map((storyGroupId) => ({ type: 'story.updated', storyGroupId })),
    now,
  )
  await replaceDocuments(tx, {
    removed: [...changed.map(({ id }) => id), ...derived.staleDocuments],
    added: [...changed.map(articleDocument), ...derived.documents],
  })
  return derived.published
}

function oldestWaiting(now: Date): number {
  return writeTime(now) - TITLE_WAIT_MS
}

/** A run that is over still has the last word until another begins: what it asked about is then the other's. */
async function requireFence(tx: Queries, lease: IngestionLease): Promise<void> {
  const row = await tx.get<{ fence: number }>(`select fence from ingestion_lease where id = 1${forUpdate(tx)}`)
  if (row?.fence !== lease.fence) throw new DomainError('conflict', 'another ingestion run has begun')
}

/** @returns the articles that bear the new title now */
async function writeTitles(tx: Queries, improved: TitleCommit['improved']): Promise<ArticleRow[]> {
  if (improved.length === 0) return []
  const rows = await tx.all<ArticleRow>(`select * from articles where ${among(tx, 'id', 'bigint')}`, [
    improved.map(({ articleId }) => articleId),
  ])
  const byId = new Map(rows.map((row) => [row.id, row]))
  const changed: ArticleRow[] = []
  for (const { articleId, originalTitle, neutralTitle } of improved) {
    const row = byId.get(articleId)
    if (row === undefined || row.original_title !== writeText(originalTitle)) continue
    const after = { ...row, neutral_title: writeText(neutralTitle) }
    await tx.run('update articles set neutral_title = ? where id = ?', [after.neutral_title, after.id])
    changed.push(after)
  }
  return changed
}

async function settleQueue(tx: Queries, runId: number, done: readonly number[], failed: readonly number[]) {
  if (done.length > 0) await tx.run(`delete from titles_to_improve where ${among(tx, 'article_id', 'bigint')}`, [done])
  if (failed.length === 0) return
  await tx.run(
    `update titles_to_improve set tries = tries + 1, asked_run_id = ? where ${among(tx, 'article_id', 'bigint')}`,
    [runId, failed],
  )
}

async function canonicalWrites(
  tx: Queries,
  asked: TitleCommit['storyGroups'],
): Promise<ReadonlyMap<number, StoryGroupWrite>> {
  const rows =
    asked.length === 0
      ? []
      : await listGroups(
          tx,
          asked.map(({ id }) => id),
        )
  const titles = new Map(asked.map((group) => [group.id, group]))
  const writes = new Map<number, StoryGroupWrite>()
  for (const row of rows) {
    const { previousTitle, canonicalTitle } = titles.get(row.id)!
    if (row.canonical_title !== writeText(previousTitle)) continue
    writes.set(row.id, { id: row.id, canonicalTitle, canonicalSummary: row.canonical_summary })
  }
  return writes
}
