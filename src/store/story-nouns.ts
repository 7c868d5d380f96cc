/** The nouns of one story, read from the tables; and the sources as stories show and filter by them. */
import type { FeedSource } from '../domain/feed-source.ts'
import type { StoryLookup, StoryQuery } from '../domain/story-group.ts'
import { type ArticleRow, readArticle } from './articles.ts'
import { among, type Queries, readTime } from './database.ts'
import { readFeedSource, type SourceRow } from './feed-sources.ts'
import { parseSearch, type SearchQuery } from './search-query.ts'
import { writeSource } from './story-document.ts'
import type { GroupRow } from './story-groups.ts'

/** Larger numbers are no ids and cannot be asked for. */
export function isId(id: number): boolean {
  return Number.isSafeInteger(id) && id > 0
}

type StoryRow = ArticleRow & Pick<GroupRow, 'canonical_title' | 'canonical_summary' | 'latest_published_at'>

export async function getStory(db: Queries, id: number): Promise<StoryLookup> {
  if (!isId(id)) return { kind: 'unknown' }
  // One statement: between two the group may be merged away, or get another article.
  const rows = await db.all<StoryRow>(
    `select articles.*, canonical_title, canonical_summary, latest_published_at
     from story_groups join articles on story_group_id = story_groups.id
     where story_groups.id = ? order by published_at desc, articles.id desc`,
    [id],
  )
  const [group] = rows
  if (group === undefined) {
    const into = await findRedirect(db, id)
    return into === null ? { kind: 'unknown' } : { kind: 'moved', id: into }
  }
  const sources = await readSourcesOf(db, rows)
  return {
    kind: 'found',
    story: {
      id,
      canonicalTitle: group.canonical_title,
      canonicalSummary: group.canonical_summary,
      articleCount: rows.length,
      latestPublishedAt: readTime(group.latest_published_at),
      articles: rows.map((row) => {
        const { name, slug, biasLabel } = sources.get(row.feed_source_id)!
        return { ...readArticle(row), source: { name, slug, biasLabel } }
      }),
    },
  }
}

async function readSourcesOf(db: Queries, articles: readonly ArticleRow[]): Promise<Map<number, FeedSource>> {
  const ids = [...new Set(articles.map((article) => article.feed_source_id))]
  const rows = await db.all<SourceRow>(`select * from feed_sources where ${among(db, 'id', 'bigint')}`, [ids])
  return new Map(rows.map((row) => [row.id, readFeedSource(row)]))
}

export const REDIRECT_SQL = 'select into_id from story_redirects where from_id = ?'

async function findRedirect(db: Queries, id: number): Promise<number | null> {
  const row = await db.get<{ into_id: number }>(REDIRECT_SQL, [id])
  return row?.into_id ?? null
}

/** The feed sources as readers of stories need them; changes only with `sourcesVersion`. */
export class SourceList {
  /** What replaces a source in a story document, by id as text. */
  readonly json: ReadonlyMap<string, string>
  readonly #sources: readonly FeedSource[]

  constructor(sources: readonly FeedSource[]) {
    this.#sources = sources
    this.json = new Map(sources.map((source) => [String(source.id), writeSource(source)]))
  }

  withSlugs(slugs: readonly string[]): number[] {
    const wanted = new Set(slugs.map((slug) => slug.toLowerCase()))
    return this.#sources.filter((source) => wanted.has(source.slug)).map(({ id }) => id)
  }

  withCategory(category: string): number[] {
    return this.#sources.filter((source) => source.category === category).map(({ id }) => id)
  }
}

/** A story query made ready: slugs and category as source ids, the page as an offset. */
export interface StorySelection {
  /** Each list needs one of its sources in the group. */
  sourceLists: number[][]
  minSources: number
  sort: StoryQuery['sort']
  offset: number
  limit: number
}

/** The search of a query; null = none, 'nothing' = one that matches nothing. */
export function readSearch(text: string | null): SearchQuery | 'nothing' | null {
  if (text === null || text.trim() === '') return null
  return parseSearch(text) ?? 'nothing'
}

export function isUnfiltered(query: StoryQuery): boolean {
  return readSearch(query.search) === null && query.sources === null && query.category === null && query.minSources <= 1
}

/** @returns null when no source and no category can match */
export function readStoryQuery(query: StoryQuery, sources: SourceList): StorySelection | null {
  const sourceLists: number[][] = []
  if (query.sources !== null) sourceLists.push(sources.withSlugs(query.sources))
  if (query.category !== null) sourceLists.push(sources.withCategory(query.category))
  if (sourceLists.some((list) => list.length === 0)) return null
  return {
    sourceLists,
    minSources: query.minSources,
    sort: query.sort,
    // A product beyond this is past every last page, and must stay a number that both databases take.
    offset: Math.min((query.page - 1) * query.perPage, Number.MAX_SAFE_INTEGER),
    limit: query.perPage,
  }
}
