/** Export of the published data: header, feed sources, story groups, articles with their histories, redirects. */
import type { FeedSourceDraft } from '../domain/feed-source.ts'
import type { JoiningLink } from '../domain/grouping.ts'
import type { ExportRecord } from '../domain/store.ts'
import type { ArticleRow, MoveRow, RevisionRow } from './articles.ts'
import { among, type Queries, readTime } from './database.ts'
import { listListedSources } from './feed-sources.ts'
import { listJoiningLinks } from './joining-links.ts'
import { readNextId } from './store-state.ts'

/** Rows read at a time: a few milliseconds. */
const BATCH = 200

/** Everything of one moment, when `tx` is a snapshot. */
export async function* exportRecords(tx: Queries, now: Date): AsyncGenerator<ExportRecord> {
  yield {
    type: 'header',
    version: 1,
    exportedAt: now.toISOString(),
    nextArticleId: await readNextId(tx, 'article'),
    nextStoryGroupId: await readNextId(tx, 'story_group'),
    counts: await countRecords(tx),
  }
  for (const { source, listed } of await listListedSources(tx)) {
    yield { type: 'feed_source', ...exportSource(source), listed: listed === null ? null : exportSource(listed) }
  }
  yield* exportTable<{ id: number; canonical_title: string; canonical_summary: string }>(
    tx,
    'select id, canonical_title, canonical_summary from story_groups where id > ? order by id limit ?',
    (row) => row.id,
    async (rows) => rows.map((row) => ({ type: 'story_group', ...row })),
  )
  yield* exportTable<ArticleRow>(
    tx,
    'select * from articles where id > ? order by id limit ?',
    (row) => row.id,
    (rows) => exportArticles(tx, rows),
  )
  yield* exportTable<{ from_id: number; into_id: number; merged_at: number }>(
    tx,
    'select from_id, into_id, merged_at from story_redirects where from_id > ? order by from_id limit ?',
    (row) => row.from_id,
    async (rows) => rows.map((row) => ({ type: 'redirect', ...row, merged_at: timestamp(row.merged_at) })),
  )
}

function exportSource(source: FeedSourceDraft): object {
  const { rssUrl, biasLabel, biasBasis, isActive, ...same } = source
  return { ...same, rss_url: rssUrl, bias_label: biasLabel, bias_basis: biasBasis, is_active: isActive }
}

/** What an import has to find: a file that was cut at the end of a line looks whole otherwise. */
async function countRecords(
  tx: Queries,
): Promise<Record<'feed_source' | 'story_group' | 'article' | 'redirect', number>> {
  const row = await tx.get<Record<'feed_source' | 'story_group' | 'article' | 'redirect', number>>(
    `select (select count(*) from feed_sources) as feed_source, (select count(*) from story_groups) as story_group,
       (select count(*) from articles) as article, (select count(*) from story_redirects) as redirect`,
  )
  return row!
}

async function* exportTable<R extends object>(
  tx: Queries,
  sql: string,
  idOf: (row: R) => number,
  write: (rows: R[]) => Promise<ExportRecord[]>,
): AsyncGenerator<ExportRecord> {
  for (let after = 0; ; ) {
    const rows: R[] = await tx.all<R>(sql, [after, BATCH])
    yield* await write(rows)
    if (rows.length < BATCH) return
    after = idOf(rows.at(-1)!)
    // Between two batches the thread is free for others.
    await new Promise((resolve) => setImmediate(resolve))
  }
}

async function exportArticles(tx: Queries, rows: ArticleRow[]): Promise<ExportRecord[]> {
  const ids = rows.map((row) => row.id)
  const [links, revisions, moves] = [
    await listJoiningLinks(tx, ids),
    await tx.all<RevisionRow>(
      `select * from title_revisions where ${among(tx, 'article_id', 'bigint')} order by article_id, position`,
      [ids],
    ),
    await tx.all<MoveRow>(
      `select * from article_moves where ${among(tx, 'article_id', 'bigint')} order by article_id, position`,
      [ids],
    ),
  ]
  const linkOf = new Map(links.map((link) => [link.articleId, link]))
  const revisionsOf = Map.groupBy(revisions, (row) => row.article_id)
  const movesOf = Map.groupBy(moves, (row) => row.article_id)
  return rows.map((row) => ({
    type: 'article',
    ...row,
    published_at: timestamp(row.published_at),
    first_seen_at: timestamp(row.first_seen_at),
    arrived_at: timestamp(row.arrived_at),
    title_seen_at: timestamp(row.title_seen_at),
    joining_link: exportLink(linkOf.get(row.id)),
    title_revisions: (revisionsOf.get(row.id) ?? []).map(({ original_title, neutral_title, seen_at }) => ({
      original_title,
      neutral_title,
      seen_at: timestamp(seen_at),
    })),
    moves: (movesOf.get(row.id) ?? []).map(({ from_story_group_id, to_story_group_id, reason, moved_at }) => ({
      from_story_group_id,
      to_story_group_id,
      reason,
      moved_at: timestamp(moved_at),
    })),
  }))
}

function exportLink(link: JoiningLink | undefined): object | null {
  if (link === undefined) return null
  const { linkedArticleId, likelihood, basis } = link
  return { linked_article_id: linkedArticleId, likelihood, basis }
}

function timestamp(ms: number): string {
  return readTime(ms).toISOString()
}
