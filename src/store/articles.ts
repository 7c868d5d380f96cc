/** Rows of articles, and the wordings that publishers have used. */
import type { Article, KnownArticle, TitleRevision } from '../domain/article.ts'
import type { StoredReport } from '../domain/ingestion-run.ts'
import type { ArticleStore } from '../domain/store.ts'
import {
  among,
  type Columns,
  type Database,
  type Queries,
  readTime,
  writeSeconds,
  writeText,
  writeTime,
} from './database.ts'
import { listJoiningLinks } from './joining-links.ts'

/** A type and no interface, so that a row is a record of values to `insert`. */
export type ArticleRow = {
  id: number
  feed_source_id: number
  story_group_id: number
  item_key: string
  original_title: string
  neutral_title: string
  original_summary: string
  link: string
  canonical_link: string
  published_at: number
  first_seen_at: number
  arrived_at: number
  /** When the current wording was first seen. */
  title_seen_at: number
  image_url: string | null
  clickbait_score: number
}

export const ARTICLE_COLUMNS: Columns = {
  id: 'bigint',
  feed_source_id: 'bigint',
  story_group_id: 'bigint',
  item_key: 'text',
  original_title: 'text',
  neutral_title: 'text',
  original_summary: 'text',
  link: 'text',
  canonical_link: 'text',
  published_at: 'bigint',
  first_seen_at: 'bigint',
  arrived_at: 'bigint',
  title_seen_at: 'bigint',
  image_url: 'text',
  clickbait_score: 'double precision',
}

export interface RevisionRow {
  article_id: number
  position: number
  original_title: string
  neutral_title: string
  seen_at: number
}

export const REVISION_COLUMNS: Columns = {
  article_id: 'bigint',
  position: 'bigint',
  original_title: 'text',
  neutral_title: 'text',
  seen_at: 'bigint',
}

/** That an article left one group for another. */
export interface MoveRow {
  article_id: number
  position: number
  from_story_group_id: number
  to_story_group_id: number
  reason: string
  moved_at: number
}

export const MOVE_COLUMNS: Columns = {
  article_id: 'bigint',
  position: 'bigint',
  from_story_group_id: 'bigint',
  to_story_group_id: 'bigint',
  reason: 'text',
  moved_at: 'bigint',
}

/** Older wordings kept of one article; the oldest leave first. */
export const REVISION_BOUND = 100

export function articleStore(db: Database): ArticleStore {
  return {
    async findArticles(ids) {
      const rows = await db.all<ArticleRow>(`select * from articles where ${among(db, 'id', 'bigint')} order by id`, [
        ids,
      ])
      return rows.map(readArticle)
    },

    async listSourceArticles(feedSourceId, limit) {
      // The ids alone first: an index holds them, so that a source of many articles costs no reading of its rows.
      const rows = await db.all<ArticleRow>(
        `select * from articles where id in (
           select id from articles where feed_source_id = ? order by id desc limit ?
         ) order by id desc`,
        [feedSourceId, limit],
      )
      return rows.map(readArticle)
    },

    listJoiningLinks: (articleIds) => listJoiningLinks(db, articleIds),

    async listTitleRevisions(articleId) {
      const article = await db.get<ArticleRow>('select * from articles where id = ?', [articleId])
      if (article === undefined) return null
      const older = await db.all<RevisionRow>('select * from title_revisions where article_id = ? order by position', [
        articleId,
      ])
      return [...older.map(readRevision), readRevision({ ...article, seen_at: article.title_seen_at })]
    },
  }
}

export function readArticle(row: ArticleRow): Article {
  return {
    id: row.id,
    feedSourceId: row.feed_source_id,
    storyGroupId: row.story_group_id,
    itemKey: row.item_key,
    originalTitle: row.original_title,
    neutralTitle: row.neutral_title,
    originalSummary: row.original_summary,
    link: row.link,
    canonicalLink: row.canonical_link,
    publishedAt: readTime(row.published_at),
    firstSeenAt: readTime(row.first_seen_at),
    arrivedAt: readTime(row.arrived_at),
    imageUrl: row.image_url,
    clickbaitScore: row.clickbait_score,
  }
}

/** @param titleSeenAt when the current wording was first seen */
export function writeArticle(article: Article, titleSeenAt: Date): ArticleRow {
  return {
    id: article.id,
    feed_source_id: article.feedSourceId,
    story_group_id: article.storyGroupId,
    item_key: writeText(article.itemKey),
    original_title: writeText(article.originalTitle),
    neutral_title: writeText(article.neutralTitle),
    original_summary: writeText(article.originalSummary),
    link: writeText(article.link),
    canonical_link: writeText(article.canonicalLink),
    published_at: writeSeconds(article.publishedAt),
    first_seen_at: writeTime(article.firstSeenAt),
    arrived_at: writeTime(article.arrivedAt),
    title_seen_at: writeTime(titleSeenAt),
    image_url: article.imageUrl === null ? null : writeText(article.imageUrl),
    clickbait_score: article.clickbaitScore,
  }
}

/** Articles in the order in which a story shows them, group by group. */
export function listArticlesOfGroups(db: Queries, storyGroupIds: readonly number[]): Promise<ArticleRow[]> {
  return db.all<ArticleRow>(
    `select * from articles where ${among(db, 'story_group_id', 'bigint')}
     order by story_group_id, published_at desc, id desc`,
    [storyGroupIds],
  )
}

export async function findKnownArticles(
  db: Queries,
  feedSourceId: number,
  keys: readonly { itemKey: string; canonicalLink: string }[],
): Promise<KnownArticle[]> {
  if (keys.length === 0) return []
  const columns = `id, story_group_id as "storyGroupId", item_key as "itemKey", canonical_link as "canonicalLink",
    original_title as "originalTitle", original_summary as "originalSummary", image_url as "imageUrl"`
  // Two index look-ups in place of an OR, which would read the whole source.
  return db.all<KnownArticle>(
    `select ${columns} from articles where feed_source_id = ? and ${among(db, 'item_key', 'text')}
     union
     select ${columns} from articles where feed_source_id = ? and ${among(db, 'canonical_link', 'text')}
     order by id`,
    [
      feedSourceId,
      keys.map((key) => writeText(key.itemKey)),
      feedSourceId,
      keys.map((key) => writeText(key.canonicalLink)),
    ],
  )
}

/** Articles first seen at or after `since`, by id. */
export async function listLiveArticles(
  db: Queries,
  since: Date,
  afterId: number,
  limit: number,
): Promise<StoredReport[]> {
  type Row = Pick<
    ArticleRow,
    'id' | 'feed_source_id' | 'story_group_id' | 'original_title' | 'original_summary' | 'arrived_at'
  >
  const firstSeen = writeTime(since)
  // Ids grow with first-seen times but for the concurrency of feeds: from the smallest live id on nearly all are live. The
  // plus makes it the least of the live articles, of an index; min(id) alone would look for the first live one of all.
  const least =
    afterId > 0
      ? afterId + 1
      : ((
          await db.get<{ id: number | null }>('select min(+id) as id from articles where first_seen_at >= ?', [
            firstSeen,
          ])
        )?.id ?? 0)
  const rows = await db.all<Row>(
    `select id, feed_source_id, story_group_id, original_title, original_summary, arrived_at from articles
     where id >= ? and first_seen_at >= ? order by id limit ?`,
    [least, firstSeen, limit],
  )
  return rows.map((row) => ({
    id: row.id,
    feedSourceId: row.feed_source_id,
    storyGroupId: row.story_group_id,
    originalTitle: row.original_title,
    originalSummary: row.original_summary,
    arrivedAt: readTime(row.arrived_at),
  }))
}

function readRevision(row: Pick<RevisionRow, 'original_title' | 'neutral_title' | 'seen_at'>): TitleRevision {
  return { originalTitle: row.original_title, neutralTitle: row.neutral_title, seenAt: readTime(row.seen_at) }
}
