/** Writes of story groups: what follows from their articles (counts, latest time, document, index) is derived here. */
import type { StoryGroupWrite } from '../domain/ingestion-run.ts'
import { type ArticleRow, listArticlesOfGroups } from './articles.ts'
import { among, type Columns, type Queries, readTime, writeText } from './database.ts'
import { groupDocument, removeDocuments, type SearchDocument } from './search-index.ts'
import { writeDocument } from './story-document.ts'

export interface GroupRow {
  id: number
  canonical_title: string
  canonical_summary: string
  article_count: number
  source_count: number
  latest_published_at: number
  has_search_document: number
  changed_revision: number
}

const GROUP_COLUMNS: Columns = {
  id: 'bigint',
  canonical_title: 'text',
  canonical_summary: 'text',
  article_count: 'bigint',
  source_count: 'bigint',
  latest_published_at: 'bigint',
  has_search_document: 'smallint',
  changed_revision: 'bigint',
}
const DOCUMENT_COLUMNS: Columns = { story_group_id: 'bigint', document: 'text' }
const GROUP_SOURCE_COLUMNS: Columns = {
  feed_source_id: 'bigint',
  story_group_id: 'bigint',
  latest_published_at: 'bigint',
}

const REMOVAL_COLUMNS: Columns = { story_group_id: 'bigint', changed_revision: 'bigint' }

/** Removed groups remembered; whoever has not looked for longer reads all groups anew. */
const REMOVALS_BOUND = 10_000
/** The bound is enforced about once in so many revisions. */
const TRIM_EVERY = 50

/** Groups without articles yet; `deriveGroups` completes them in the same transaction. */
export async function insertGroups(tx: Queries, groups: readonly StoryGroupWrite[]): Promise<void> {
  await tx.insert(
    'story_groups',
    GROUP_COLUMNS,
    groups.map((group) => ({
      id: group.id,
      canonical_title: writeText(group.canonicalTitle),
      canonical_summary: writeText(group.canonicalSummary),
      article_count: 0,
      source_count: 0,
      latest_published_at: 0,
      has_search_document: 0,
      changed_revision: 0,
    })),
  )
}

export function listGroups(db: Queries, ids: readonly number[]): Promise<GroupRow[]> {
  return db.all<GroupRow>(`select * from story_groups where ${among(db, 'id', 'bigint')} order by id`, [ids])
}

export interface Derivation {
  /** Groups that have articles, and so are published. */
  published: number[]
  /** Groups that had no articles left. */
  removed: number
  /** What the search index has to forget and to take in; left to the caller, so that it comes last. */
  staleDocuments: number[]
  documents: SearchDocument[]
}

/**
 * Brings groups in line with their articles; groups without any are removed.
 * @param writes new canonical texts, by group
 */
export async function deriveGroups(
  tx: Queries,
  ids: readonly number[],
  writes: ReadonlyMap<number, StoryGroupWrite>,
  revision: number,
): Promise<Derivation> {
  const articles = Map.groupBy(await listArticlesOfGroups(tx, ids), (article) => article.story_group_id)
  const groups: GroupRow[] = []
  const empty: GroupRow[] = []
  const stale: number[] = []
  const added: GroupRow[] = []
  for (const before of await listGroups(tx, ids)) {
    const members = articles.get(before.id)
    if (members === undefined) {
      empty.push(before)
      continue
    }
    const group = deriveGroup(before, members, writes.get(before.id), revision)
    const isSameText =
      group.canonical_title === before.canonical_title && group.canonical_summary === before.canonical_summary
    if (before.has_search_document === 1 && !(isSameText && group.has_search_document === 1)) stale.push(-group.id)
    if (group.has_search_document === 1 && !(isSameText && before.has_search_document === 1)) added.push(group)
    groups.push(group)
  }
  await writeGroups(tx, groups, articles)
  await removeGroups(tx, empty, revision)
  return {
    published: groups.map(({ id }) => id),
    removed: empty.length,
    staleDocuments: stale,
    documents: added.map(groupDocument),
  }
}

/** Removes groups that have no articles left, and notes it for those who keep groups in memory. */
export async function removeGroups(tx: Queries, groups: readonly GroupRow[], revision: number): Promise<void> {
  if (groups.length === 0) return
  await tx.insert(
    'story_removals',
    REMOVAL_COLUMNS,
    groups.map((group) => ({ story_group_id: group.id, changed_revision: revision })),
    'on conflict (story_group_id) do nothing',
  )
  await trimRemovals(tx, revision)
  await removeDocuments(
    tx,
    groups.filter((group) => group.has_search_document === 1).map((group) => -group.id),
  )
  await tx.run(`delete from story_groups where ${among(tx, 'id', 'bigint')}`, [groups.map((group) => group.id)])
}

async function trimRemovals(tx: Queries, revision: number): Promise<void> {
  if (revision % TRIM_EVERY !== 0) return
  const floor = await tx.get<{ changed_revision: number }>(
    'select changed_revision from story_removals order by changed_revision desc limit 1 offset ?',
    [REMOVALS_BOUND],
  )
  if (floor === undefined) return
  await tx.run('delete from story_removals where changed_revision <= ?', [floor.changed_revision])
  await tx.run('update store_state set removals_floor = ? where id = 1', [floor.changed_revision])
}

function deriveGroup(
  before: GroupRow,
  members: readonly ArticleRow[],
  write: StoryGroupWrite | undefined,
  revision: number,
): GroupRow {
  const title = write === undefined ? before.canonical_title : writeText(write.canonicalTitle)
  const summary = write === undefined ? before.canonical_summary : writeText(write.canonicalSummary)
  return {
    id: before.id,
    canonical_title: title,
    canonical_summary: summary,
    article_count: members.length,
    source_count: new Set(members.map((article) => article.feed_source_id)).size,
    latest_published_at: members[0]!.published_at,
    has_search_document: members.some((article) => contains(article, title, summary)) ? 0 : 1,
    changed_revision: revision,
  }
}

/** Whether an article's own document finds whatever the canonical text would: true of most groups of one. */
function contains(article: ArticleRow, canonicalTitle: string, canonicalSummary: string): boolean {
  const summary = article.original_summary
  return (
    article.neutral_title === canonicalTitle &&
    summary.startsWith(canonicalSummary) &&
    // Cut between two words: its words are words of the article.
    (summary.length === canonicalSummary.length || /^\s/.test(summary.slice(canonicalSummary.length)))
  )
}

async function writeGroups(
  tx: Queries,
  groups: readonly GroupRow[],
  articles: ReadonlyMap<number, ArticleRow[]>,
): Promise<void> {
  if (groups.length === 0) return
  const updates = Object.keys(GROUP_COLUMNS).slice(1)
  await tx.insert(
    'story_groups',
    GROUP_COLUMNS,
    groups.map((group) => ({ ...group })),
    `on conflict (id) do update set ${updates.map((name) => `${name} = excluded.${name}`).join(', ')}`,
  )
  await tx.insert(
    'story_documents',
    DOCUMENT_COLUMNS,
    groups.map((group) => ({ story_group_id: group.id, document: makeDocument(group, articles.get(group.id)!) })),
    'on conflict (story_group_id) do update set document = excluded.document',
  )
  if (tx.dialect === 'postgres') await writeGroupSources(tx, groups, articles)
}

/** PostgreSQL finds the groups of a source in a table; SQLite's readers have them in memory (`story-catalogue.ts`). */
async function writeGroupSources(
  tx: Queries,
  groups: readonly GroupRow[],
  articles: ReadonlyMap<number, ArticleRow[]>,
): Promise<void> {
  await tx.run(`delete from group_sources where ${among(tx, 'story_group_id', 'bigint')}`, [groups.map(({ id }) => id)])
  const rows = groups.flatMap((group) =>
    [...new Set(articles.get(group.id)!.map((article) => article.feed_source_id))].map((feedSourceId) => ({
      feed_source_id: feedSourceId,
      story_group_id: group.id,
      latest_published_at: group.latest_published_at,
    })),
  )
  await tx.insert('group_sources', GROUP_SOURCE_COLUMNS, rows)
}

function makeDocument(group: GroupRow, members: readonly ArticleRow[]): string {
  return writeDocument(
    {
      id: group.id,
      canonicalTitle: group.canonical_title,
      canonicalSummary: group.canonical_summary,
      articleCount: group.article_count,
      latestPublishedAt: readTime(group.latest_published_at),
    },
    members.map((article) => ({
      id: article.id,
      feedSourceId: article.feed_source_id,
      originalTitle: article.original_title,
      neutralTitle: article.neutral_title,
      originalSummary: article.original_summary,
      link: article.link,
      publishedAt: readTime(article.published_at),
      imageUrl: article.image_url,
    })),
  )
}
