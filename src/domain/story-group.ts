/** Articles of several sources about one event. */
import type { Article } from './article.ts'
import type { FeedSource } from './feed-source.ts'

export interface StoryGroup {
  id: number
  /** Neutral wording always: the neutral title of the medoid article. */
  canonicalTitle: string
  /** The most complete original summary, plain text, at most 600 characters. */
  canonicalSummary: string
  articleCount: number
  latestPublishedAt: Date
  /** published_at desc, id desc; every article of the group, whatever filter selected it. */
  articles: StoryArticle[]
}

export type StoryArticle = Article & { source: Pick<FeedSource, 'name' | 'slug' | 'biasLabel'> }

export const TITLE_FORMATS = ['both', 'neutral', 'original'] as const
export type TitleFormat = (typeof TITLE_FORMATS)[number]

export const STORY_SORTS = ['latest', 'sources'] as const
export type StorySort = (typeof STORY_SORTS)[number]

/** One page of stories. Filters combine by AND; each needs any one article of the group. */
export interface StoryQuery {
  page: number
  perPage: number
  sort: StorySort
  /** Raw text as typed, trimmed; null = no filter. A text without letter or digit matches nothing. */
  search: string | null
  /** Lower-case slugs, any of them; null = no filter. An empty list matches nothing. */
  sources: string[] | null
  category: string | null
  /** Groups of fewer sources are left out; 1 = all. */
  minSources: number
}

export interface StoryPage {
  stories: StoryGroup[]
  /** All groups that match, not only this page's. */
  total: number
}

export type StoryLookup = { kind: 'found'; story: StoryGroup } | { kind: 'moved'; id: number } | { kind: 'unknown' }

/** While the database cannot be asked. Twice unknown is not the same twice. */
export const UNKNOWN_REVISION = -1

/**
 * Reads of the published data. A page comes as the JSON text of its stories, prepared at ingestion, so that
 * serving it costs no object graph; `parse` is for callers that want nouns.
 */
export interface StoryStore {
  /** Changes whenever anything published changed, by any process; `UNKNOWN_REVISION`. Cheap: called on every request. */
  revision(): number
  /** `storiesJson`: a JSON array of wire-format story groups in the asked title format. */
  listStories(query: StoryQuery, titleFormat: TitleFormat): Promise<{ storiesJson: string; total: number }>
  /** `storyJson`: one wire-format story group. Unknown and never-used ids answer 'unknown'. */
  findStory(
    id: number,
    titleFormat: TitleFormat,
  ): Promise<{ kind: 'found'; storyJson: string } | { kind: 'moved'; id: number } | { kind: 'unknown' }>
  /** The nouns of one story, for explanations, coverage and pages. */
  getStory(id: number): Promise<StoryLookup>
  countPublished(): Promise<{ articles: number; storyGroups: number }>
}
