/**
 * The commit of one feed: everything that it changed, in one transaction, told in order. Repeatable: what is stored
 * already changes nothing.
 */
import type { Article } from '../domain/article.ts'
import { DomainError } from '../domain/errors.ts'
import type { Happening } from '../domain/event-log.ts'
import type { FeedCommit, GroupCommit, IngestionLease, SourceResult, StoryGroupWrite } from '../domain/ingestion-run.ts'
import { ARTICLE_COLUMNS, type ArticleRow, findKnownArticles, REVISION_BOUND, writeArticle } from './articles.ts'
import { among, forUpdate, type Queries, writeJson, writeText, writeTime } from './database.ts'
import { recordEvents } from './event-log.ts'
import { changeFeedSource, writeFeedState } from './feed-sources.ts'
import { writeJoiningLinks } from './joining-links.ts'
import { forgetAbsent } from './removed-items.ts'
import { articleDocument, type DocumentChange, replaceDocuments } from './search-index.ts'
import { adjustCounts, bumpRevision } from './store-state.ts'
import { deriveGroups, insertGroups, listGroups, removeGroups } from './story-groups.ts'
import { queueTitles } from './titles.ts'

/** @throws DomainError 'conflict' when the lease is lost, 'invalid' when the commit contradicts the store */
export async function commitFeed(tx: Queries, lease: IngestionLease, commit: FeedCommit, now: Date): Promise<void> {
  await requireLease(tx, lease)
  if (await isStillAt(tx, commit)) {
    if (commit.sourceChange !== null) await changeFeedSource(tx, commit.feedSourceId, commit.sourceChange)
    await writeFeedState(tx, commit.feedSourceId, commit.feedState)
  }
  const documents = await writeStories(tx, commit, commit.feedState.lastFetchedAt ?? now, now)
  if (commit.shownLinks !== undefined) await forgetAbsent(tx, commit.feedSourceId, commit.shownLinks)
  await queueTitles(tx, commit, now)
  await writeResult(tx, lease.runId, commit.result)
  const { feedSourceId, outcome, newArticles } = commit.result
  await recordEvents(tx, [{ type: 'source.finished', runId: lease.runId, feedSourceId, outcome, newArticles }], now)
  if (commit.aiTokens !== undefined && commit.aiTokens > 0) {
    await tx.run('update ingestion_runs set ai_tokens = ai_tokens + ? where id = ?', [commit.aiTokens, lease.runId])
  }
  // The index comes last: any later statement would make FTS5 write out what it has gathered, and once more at the end.
  await replaceDocuments(tx, documents)
}

/** Moves and merges that no feed's news brought, in the same recorded way. @throws as `commitFeed` */
export async function commitGroups(tx: Queries, lease: IngestionLease, commit: GroupCommit, now: Date): Promise<void> {
  await requireLease(tx, lease)
  await replaceDocuments(tx, await writeStories(tx, { ...NO_NEWS, ...commit }, now, now))
}

const NO_NEWS = { feedSourceId: 0, newArticles: [], retitled: [] }

type StoryChanges = GroupCommit & Pick<FeedCommit, 'feedSourceId' | 'newArticles' | 'retitled'>

/** Whether the source is read from where this commit has read it; an operator may have moved it meanwhile. */
async function isStillAt(tx: Queries, { feedSourceId, fetchedFrom }: FeedCommit): Promise<boolean> {
  if (fetchedFrom === undefined) return true
  const row = await tx.get<{ rss_url: string }>('select rss_url from feed_sources where id = ?', [feedSourceId])
  return row?.rss_url === fetchedFrom
}

/** Holds the lease's row until the commit is over, so that no other holder can begin meanwhile. */
export async function requireLease(tx: Queries, lease: IngestionLease): Promise<void> {
  const row = await tx.get<{ fence: number; run_id: number | null }>(
    `select fence, run_id from ingestion_lease where id = 1${forUpdate(tx)}`,
  )
  if (row?.fence !== lease.fence || row.run_id !== lease.runId) {
    throw new DomainError('conflict', 'the ingestion run has lost its lease')
  }
}

/** @returns what the search index has to forget and to take in */
async function writeStories(tx: Queries, commit: StoryChanges, seenAt: Date, now: Date): Promise<DocumentChange> {
  const dirty = new Set<number>()
  const writes = new Map(commit.storyGroups.map((group) => [group.id, group]))

  const articles = await dropKnown(tx, commit.feedSourceId, commit.newArticles)
  const created = await addGroups(tx, commit.storyGroups, dirty)
  const inserted = await insertArticles(tx, articles, dirty)
  const retitled = await retitle(tx, commit.retitled, seenAt, dirty)
  await move(tx, commit.moves, now, dirty)
  await writeJoiningLinks(tx, commit.joiningLinks ?? [])
  const merges = await dropMerged(tx, commit.merges)
  if (dirty.size === 0 && merges.length === 0) return { removed: [], added: [] }

  const revision = await bumpRevision(tx)
  const merged = await merge(tx, merges, now, revision, dirty)
  const derived = await deriveGroups(tx, [...dirty], writes, revision)
  await adjustCounts(tx, inserted.length, created.size - merged - derived.removed)
  const happenings = derived.published.map((storyGroupId): Happening => {
    return { type: created.has(storyGroupId) ? 'story.created' : 'story.updated', storyGroupId }
  })
  await recordEvents(tx, happenings, now)
  const articlesToIndex = await regroup(tx, commit, [...inserted, ...retitled])
  return {
    removed: [...retitled.map(({ id }) => id), ...derived.staleDocuments],
    added: [...articlesToIndex.map(articleDocument), ...derived.documents],
  }
}

/** Groups that were merged away already are left out. */
async function dropMerged(tx: Queries, merges: FeedCommit['merges']): Promise<FeedCommit['merges']> {
  if (merges.length === 0) return merges
  const ids = merges.map((one) => one.fromStoryGroupId)
  const present = new Set((await listGroups(tx, ids)).map(({ id }) => id))
  return merges.filter((one) => present.has(one.fromStoryGroupId))
}

/** The rows with the groups they are in after the moves and merges of the same commit. */
async function regroup(tx: Queries, commit: StoryChanges, rows: readonly ArticleRow[]): Promise<readonly ArticleRow[]> {
  if (commit.moves.length === 0 && commit.merges.length === 0) return rows
  const stored = await tx.all<{ id: number; story_group_id: number }>(
    `select id, story_group_id from articles where ${among(tx, 'id', 'bigint')}`,
    [rows.map(({ id }) => id)],
  )
  const groupOf = new Map(stored.map((row) => [row.id, row.story_group_id]))
  return rows.map((row) => ({ ...row, story_group_id: groupOf.get(row.id)! }))
}

/** Items that are stored already, or stand twice in the commit, are left out. */
async function dropKnown(tx: Queries, feedSourceId: number, articles: readonly Article[]): Promise<Article[]> {
  if (articles.length === 0) return []
  const known = await findKnownArticles(tx, feedSourceId, articles)
  const keys = new Set(known.map((article) => article.itemKey))
  const links = new Set(known.map((article) => article.canonicalLink))
  return articles.filter((article) => {
    const key = writeText(article.itemKey)
    const link = writeText(article.canonicalLink)
    if (keys.has(key) || links.has(link)) return false
    keys.add(key)
    links.add(link)
    return true
  })
}

/** @returns the ids of the groups that are new */
async function addGroups(
  tx: Queries,
  groups: readonly StoryGroupWrite[],
  dirty: Set<number>,
): Promise<ReadonlySet<number>> {
  const known = new Map(
    (
      await listGroups(
        tx,
        groups.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  )
  const created = groups.filter((group) => !known.has(group.id))
  await insertGroups(tx, created)
  for (const group of groups) {
    const row = known.get(group.id)
    const isSame =
      row !== undefined &&
      row.canonical_title === writeText(group.canonicalTitle) &&
      row.canonical_summary === writeText(group.canonicalSummary)
    if (!isSame) dirty.add(group.id)
  }
  return new Set(created.map(({ id }) => id))
}

/** @returns the rows as they are stored */
async function insertArticles(tx: Queries, articles: readonly Article[], dirty: Set<number>): Promise<ArticleRow[]> {
  if (articles.length === 0) return []
  const groupOf = await resolveGroups(tx, [...new Set(articles.map((article) => article.storyGroupId))])
  const rows = articles.map((article) => ({
    ...writeArticle(article, article.firstSeenAt),
    story_group_id: groupOf(article.storyGroupId),
  }))
  await tx.insert('articles', ARTICLE_COLUMNS, rows)
  for (const row of rows) dirty.add(row.story_group_id)
  return rows
}

/** Merged groups lead to their survivor; a group that is nowhere is a mistake of the caller. */
async function resolveGroups(tx: Queries, ids: readonly number[]): Promise<(id: number) => number> {
  const present = new Map((await listGroups(tx, ids)).map((row) => [row.id, row.id]))
  const missing = ids.filter((id) => !present.has(id))
  if (missing.length > 0) {
    const redirects = await tx.all<{ from_id: number; into_id: number }>(
      `select from_id, into_id from story_redirects where ${among(tx, 'from_id', 'bigint')}`,
      [missing],
    )
    for (const redirect of redirects) present.set(redirect.from_id, redirect.into_id)
  }
  return (id) => {
    const group = present.get(id)
    if (group === undefined) throw new DomainError('invalid', `there is no story group ${id}`)
    return group
  }
}

/** @returns the articles whose text is another now */
async function retitle(
  tx: Queries,
  retitled: FeedCommit['retitled'],
  seenAt: Date,
  dirty: Set<number>,
): Promise<ArticleRow[]> {
  if (retitled.length === 0) return []
  const rows = await tx.all<ArticleRow>(`select * from articles where ${among(tx, 'id', 'bigint')}`, [
    retitled.map(({ id }) => id),
  ])
  const before = new Map(rows.map((row) => [row.id, row]))
  const changed: ArticleRow[] = []
  for (const change of retitled) {
    const row = before.get(change.id)
    if (row === undefined) continue
    const after: ArticleRow = {
      ...row,
      original_title: writeText(change.originalTitle),
      neutral_title: writeText(change.neutralTitle),
      original_summary: writeText(change.originalSummary),
      image_url: change.imageUrl === null ? null : writeText(change.imageUrl),
      clickbait_score: change.clickbaitScore,
    }
    if (isSameText(row, after) && row.image_url === after.image_url) continue
    if (row.original_title !== after.original_title) {
      await keepRevision(tx, row)
      after.title_seen_at = writeTime(seenAt)
    }
    await tx.run(
      `update articles set original_title = ?, neutral_title = ?, original_summary = ?, image_url = ?,
         clickbait_score = ?, title_seen_at = ? where id = ?`,
      [
        after.original_title,
        after.neutral_title,
        after.original_summary,
        after.image_url,
        after.clickbait_score,
        after.title_seen_at,
        after.id,
      ],
    )
    if (!isSameText(row, after)) changed.push(after)
    dirty.add(after.story_group_id)
  }
  return changed
}

function isSameText(one: ArticleRow, other: ArticleRow): boolean {
  return (
    one.original_title === other.original_title &&
    one.neutral_title === other.neutral_title &&
    one.original_summary === other.original_summary
  )
}

async function keepRevision(tx: Queries, row: ArticleRow): Promise<void> {
  const last = await tx.get<{ position: number | null }>(
    'select max(position) as position from title_revisions where article_id = ?',
    [row.id],
  )
  const position = (last?.position ?? 0) + 1
  await tx.run(
    `insert into title_revisions (article_id, position, original_title, neutral_title, seen_at) values (?, ?, ?, ?, ?)`,
    [row.id, position, row.original_title, row.neutral_title, row.title_seen_at],
  )
  await tx.run('delete from title_revisions where article_id = ? and position <= ?', [
    row.id,
    position - REVISION_BOUND,
  ])
}

async function move(tx: Queries, moves: FeedCommit['moves'], now: Date, dirty: Set<number>): Promise<void> {
  for (const { articleId, fromStoryGroupId: from, toStoryGroupId: to, reason } of moves) {
    const changes = await tx.run('update articles set story_group_id = ? where id = ? and story_group_id = ?', [
      to,
      articleId,
      from,
    ])
    if (changes === 0) continue
    if (tx.dialect === 'postgres') {
      await tx.run('update search_documents set story_group_id = ? where id = ?', [to, articleId])
    }
    await tx.run(
      `insert into article_moves (article_id, position, from_story_group_id, to_story_group_id, reason, moved_at)
       select ?, coalesce(max(position), 0) + 1, ?, ?, ?, ? from article_moves where article_id = ?`,
      [articleId, from, to, writeText(reason), writeTime(now), articleId],
    )
    dirty.add(from)
    dirty.add(to)
  }
}

/** @returns how many groups were merged away */
async function merge(
  tx: Queries,
  merges: FeedCommit['merges'],
  now: Date,
  revision: number,
  dirty: Set<number>,
): Promise<number> {
  let merged = 0
  for (const { fromStoryGroupId: from, intoStoryGroupId } of merges) {
    const [group] = await listGroups(tx, [from])
    if (group === undefined) continue
    const into = (await resolveGroups(tx, [intoStoryGroupId]))(intoStoryGroupId)
    if (into >= from) throw new DomainError('invalid', `story group ${from} cannot merge into the later ${into}`)
    await tx.run('update articles set story_group_id = ? where story_group_id = ?', [into, from])
    if (tx.dialect === 'postgres') {
      await tx.run('update search_documents set story_group_id = ? where story_group_id = ? and id > 0', [into, from])
    }
    await tx.run('update story_redirects set into_id = ? where into_id = ?', [into, from])
    await tx.run('insert into story_redirects (from_id, into_id, merged_at) values (?, ?, ?)', [
      from,
      into,
      writeTime(now),
    ])
    await removeGroups(tx, [group], revision)
    dirty.delete(from)
    dirty.add(into)
    merged++
  }
  return merged
}

/** What one source came to in a run; the last word counts. */
export async function writeResult(tx: Queries, runId: number, result: SourceResult): Promise<void> {
  await tx.run(
    `insert into ingestion_run_sources
       (run_id, feed_source_id, outcome, new_articles, retitled_articles, problems, elapsed_ms)
     values (?, ?, ?, ?, ?, ?, ?)
     on conflict (run_id, feed_source_id) do update set outcome = excluded.outcome,
       new_articles = excluded.new_articles, retitled_articles = excluded.retitled_articles,
       problems = excluded.problems, elapsed_ms = excluded.elapsed_ms`,
    [
      runId,
      result.feedSourceId,
      result.outcome,
      result.newArticles,
      result.retitledArticles,
      writeJson(result.problems),
      Math.round(result.elapsedMs),
    ],
  )
}
