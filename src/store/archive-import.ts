/** Import of an export into an empty store: all of it or nothing, a mistake named by its line. */
import { DomainError } from '../domain/errors.ts'
import { readFeedSourceDraft } from '../domain/feed-source-draft.ts'
import type { ImportLine } from '../domain/store.ts'
import {
  ArchiveReader,
  type ArticleRecord,
  type FeedSourceRecord,
  type Header,
  type RedirectRecord,
  type StoryGroupRecord,
} from './archive-records.ts'
import { ARTICLE_COLUMNS, type ArticleRow, MOVE_COLUMNS, REVISION_COLUMNS } from './articles.ts'
import { type Columns, isConstraintError, type Queries, writeSeconds, writeText } from './database.ts'
import { insertFeedSources } from './feed-sources.ts'
import { insertJoiningLinks } from './joining-links.ts'
import { addDocuments, articleDocument, replaceDocuments } from './search-index.ts'
import { adjustCounts, bumpRevision, keepIdsAbove, readState } from './store-state.ts'
import { deriveGroups, insertGroups } from './story-groups.ts'

/** Records written at a time. */
const BATCH = 200

const REDIRECT_COLUMNS: Columns = {
  from_id: 'bigint',
  into_id: 'bigint',
  merged_at: 'bigint',
}

export interface ImportCounts {
  feedSources: number
  articles: number
  storyGroups: number
}

/**
 * To be called in a transaction. The source list that a start lays in is no content: it gives way to the export's.
 * @throws DomainError 'conflict' when there are articles or groups, 'invalid' naming the line
 */
export async function importRecords(tx: Queries, lines: AsyncIterable<ImportLine>): Promise<ImportCounts> {
  const { articleCount, storyGroupCount } = await readState(tx)
  if (articleCount > 0 || storyGroupCount > 0) {
    throw new DomainError('conflict', 'an export can only be imported into an empty store')
  }
  await tx.run('delete from ingestion_run_sources')
  await tx.run('delete from removed_items')
  await tx.run('delete from story_redirects')
  await tx.run('delete from story_removals')
  await tx.run('delete from feed_sources')
  const revision = await bumpRevision(tx, { areSourcesChanged: true })
  // Whoever knew the store while it was empty begins anew.
  await tx.run('update store_state set removals_floor = ? where id = 1', [revision])

  const reader = new ArchiveReader()
  const batches = new Batches(tx, reader)
  const counts: ImportCounts = { feedSources: 0, articles: 0, storyGroups: 0 }
  for await (const line of lines) {
    const record = reader.read(line)
    switch (record.type) {
      case 'header':
        await keepHeader(tx, record)
        break
      case 'feed_source':
        counts.feedSources++
        await batches.add(record, insertSources)
        break
      case 'story_group':
        await batches.add(record, insertStoryGroups)
        break
      case 'article':
        counts.articles++
        await batches.add(record, insertArticles)
        break
      case 'redirect':
        await batches.add(record, insertRedirects)
    }
  }
  await batches.flush()
  reader.end()
  const { kept, removed } = await deriveAllGroups(tx, revision)
  // Exports without counts, too: a group without articles is one whose articles were cut off.
  if (removed > 0) reader.fail(`the export ends here without an article for ${removed} of its story groups`)
  counts.storyGroups = kept
  await adjustCounts(tx, counts.articles, counts.storyGroups)
  return counts
}

type Insert<T> = (tx: Queries, records: T[]) => Promise<void>

/** Records of one type, written together; where that fails, one by one, to know which line is wrong. */
class Batches {
  readonly #tx: Queries
  readonly #reader: ArchiveReader
  #records: { record: never; line: number }[] = []
  #type = ''
  #insert: Insert<never> = async () => undefined

  constructor(tx: Queries, reader: ArchiveReader) {
    this.#tx = tx
    this.#reader = reader
  }

  async add<T extends { type: string }>(record: T, insert: Insert<T>): Promise<void> {
    if (this.#records.length >= BATCH || this.#type !== record.type) await this.flush()
    this.#type = record.type
    this.#insert = insert as Insert<never>
    this.#records.push({ record: record as never, line: this.#reader.line })
  }

  async flush(): Promise<void> {
    const batch = this.#records
    this.#records = []
    if (batch.length === 0) return
    const isWhole = await this.#attempt(batch.map(({ record }) => record))
    if (isWhole) return
    for (const { record, line } of batch) {
      if (!(await this.#attempt([record]))) {
        this.#reader.fail('an id or key stands twice, or refers to a record that is not there', line)
      }
    }
  }

  /** @returns false when a constraint forbids it; nothing is written then */
  async #attempt(records: never[]): Promise<boolean> {
    await this.#tx.run('savepoint import_batch')
    try {
      await this.#insert(this.#tx, records)
    } catch (error) {
      if (!isConstraintError(error)) throw error
      await this.#tx.run('rollback to savepoint import_batch')
      return false
    }
    await this.#tx.run('release savepoint import_batch')
    return true
  }
}

async function keepHeader(tx: Queries, header: Header): Promise<void> {
  if (header.nextArticleId !== undefined) await keepIdsAbove(tx, 'article', header.nextArticleId - 1)
  if (header.nextStoryGroupId !== undefined) await keepIdsAbove(tx, 'story_group', header.nextStoryGroupId - 1)
}

async function insertSources(tx: Queries, records: FeedSourceRecord[]): Promise<void> {
  const entries = records.map((record) => ({
    source: {
      id: record.id,
      name: record.name,
      slug: record.slug.toLowerCase(),
      rssUrl: record.rss_url,
      biasLabel: record.bias_label,
      biasBasis: record.bias_basis,
      category: record.category,
      isActive: record.is_active,
    },
    listed: record.listed ? readFeedSourceDraft(record.listed) : null,
  }))
  await insertFeedSources(tx, entries)
  await keepIdsAbove(tx, 'feed_source', largestId(records))
}

async function insertStoryGroups(tx: Queries, records: StoryGroupRecord[]): Promise<void> {
  await insertGroups(
    tx,
    records.map((record) => ({
      id: record.id,
      canonicalTitle: record.canonical_title,
      canonicalSummary: record.canonical_summary,
    })),
  )
  await keepIdsAbove(tx, 'story_group', largestId(records))
}

async function insertArticles(tx: Queries, records: ArticleRecord[]): Promise<void> {
  const rows = records.map(articleRow)
  await tx.insert('articles', ARTICLE_COLUMNS, rows)
  await tx.insert(
    'title_revisions',
    REVISION_COLUMNS,
    records.flatMap((record) =>
      record.title_revisions.map((revision, index) => ({
        article_id: record.id,
        position: index + 1,
        original_title: writeText(revision.original_title),
        neutral_title: writeText(revision.neutral_title),
        seen_at: readTimestamp(revision.seen_at),
      })),
    ),
  )
  await tx.insert(
    'article_moves',
    MOVE_COLUMNS,
    records.flatMap((record) =>
      record.moves.map((move, index) => ({
        ...move,
        article_id: record.id,
        position: index + 1,
        moved_at: readTimestamp(move.moved_at),
      })),
    ),
  )
  await insertJoiningLinks(
    tx,
    records.flatMap(({ id, joining_link: link }) =>
      link == null
        ? []
        : [{ articleId: id, linkedArticleId: link.linked_article_id, likelihood: link.likelihood, basis: link.basis }],
    ),
  )
  await addDocuments(tx, rows.map(articleDocument))
  await keepIdsAbove(tx, 'article', largestId(records))
}

async function insertRedirects(tx: Queries, records: RedirectRecord[]): Promise<void> {
  await tx.insert(
    'story_redirects',
    REDIRECT_COLUMNS,
    records.map((record) => ({
      from_id: record.from_id,
      into_id: record.into_id,
      merged_at: readTimestamp(record.merged_at),
    })),
  )
  await keepIdsAbove(
    tx,
    'story_group',
    records.reduce((largest, record) => Math.max(largest, record.from_id), 0),
  )
}

/** @returns how many groups have articles, and how many had none and are removed */
async function deriveAllGroups(tx: Queries, revision: number): Promise<{ kept: number; removed: number }> {
  let [kept, removed] = [0, 0]
  for (let after = 0; ; ) {
    const rows = await tx.all<{ id: number }>('select id from story_groups where id > ? order by id limit ?', [
      after,
      BATCH,
    ])
    if (rows.length === 0) return { kept, removed }
    const ids = rows.map(({ id }) => id)
    const derived = await deriveGroups(tx, ids, new Map(), revision)
    await replaceDocuments(tx, { removed: derived.staleDocuments, added: derived.documents })
    kept += ids.length - derived.removed
    removed += derived.removed
    after = ids.at(-1)!
  }
}

function articleRow(record: ArticleRecord): ArticleRow {
  return {
    id: record.id,
    feed_source_id: record.feed_source_id,
    story_group_id: record.story_group_id,
    item_key: writeText(record.item_key),
    original_title: writeText(record.original_title),
    neutral_title: writeText(record.neutral_title),
    original_summary: writeText(record.original_summary),
    link: writeText(record.link),
    canonical_link: writeText(record.canonical_link),
    published_at: writeSeconds(new Date(record.published_at)),
    first_seen_at: readTimestamp(record.first_seen_at),
    arrived_at: readTimestamp(record.arrived_at),
    title_seen_at: readTimestamp(record.title_seen_at),
    image_url: record.image_url === null ? null : writeText(record.image_url),
    clickbait_score: record.clickbait_score,
  }
}

function readTimestamp(text: string): number {
  return new Date(text).getTime()
}

function largestId(records: readonly { id: number }[]): number {
  return records.reduce((largest, record) => Math.max(largest, record.id), 0)
}
