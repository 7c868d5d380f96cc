/** The whole store as the composition root sees it; rooms take only the ports they need. */
import type { ApiKeyStore, RateLimitStore } from './api-key.ts'
import type { Article, TitleRevision } from './article.ts'
import type { DebriefCache } from './debrief.ts'
import type { DomainError } from './errors.ts'
import type { EventLog } from './event-log.ts'
import type { FeedSourceStore } from './feed-source.ts'
import type { JoiningLink } from './grouping.ts'
import type { IngestionStore } from './ingestion-run.ts'
import type { StoryStore } from './story-group.ts'
import type { TitleStore } from './title-improvement.ts'
import type { WebhookStore } from './webhook.ts'

export interface ArticleStore {
  /** Those of these ids that exist, by id. */
  findArticles(ids: number[]): Promise<Article[]>
  /** The articles of a source that were stored last, newest first. */
  listSourceArticles(feedSourceId: number, limit: number): Promise<Article[]>
  /** What brought each of these articles into its story group, as far as it was recorded. */
  listJoiningLinks(articleIds: number[]): Promise<JoiningLink[]>
  /** The wordings of one article, oldest first, the current one last; null when there is no such article. */
  listTitleRevisions(articleId: number): Promise<TitleRevision[] | null>
}

/** A line of the NDJSON export. Import of an export into an empty store is the identity. */
export type ExportRecord =
  | {
      type: 'header'
      version: 1
      exportedAt: string
      nextArticleId?: number
      nextStoryGroupId?: number
      /** Records of each type that follow. Exports of earlier versions have none. */
      counts?: Record<Exclude<ExportRecord['type'], 'header'>, number>
    }
  | { type: 'feed_source'; [field: string]: unknown }
  | { type: 'story_group'; [field: string]: unknown }
  | { type: 'article'; [field: string]: unknown }
  | { type: 'redirect'; [field: string]: unknown }

/** A line of an export as it was read: from anybody's file, so it may be anything. */
export interface ImportLine {
  record: unknown
  /** From 1, blank lines counted too. */
  number: number
}

export interface ArchiveStore {
  exportRecords(): AsyncIterable<ExportRecord>
  /** All or nothing. @throws DomainError 'invalid' naming the line, 'conflict' when the store is not empty */
  importRecords(
    lines: AsyncIterable<ImportLine>,
  ): Promise<{ feedSources: number; articles: number; storyGroups: number }>
}

export interface Store
  extends FeedSourceStore,
    ArticleStore,
    StoryStore,
    IngestionStore,
    TitleStore,
    EventLog,
    WebhookStore,
    ApiKeyStore,
    RateLimitStore,
    DebriefCache,
    ArchiveStore {
  /** 'sqlite' or 'postgres', for reports. */
  readonly dialect: 'sqlite' | 'postgres'
  /** Brings the schema up to date; safe when two processes do it at once. */
  migrate(): Promise<void>
  /** Why the database does not answer, null where it does; within its own deadline, and never throws. */
  findOutage(): Promise<DomainError | null>
  close(): Promise<void>
}

export type { Article }
