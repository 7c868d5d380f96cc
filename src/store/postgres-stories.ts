/** Reads of stories from PostgreSQL: one statement a page, with the state that the page belongs to. */
import { DomainError } from '../domain/errors.ts'
import type { StoryQuery, StoryStore, TitleFormat } from '../domain/story-group.ts'
import type { SqlValue } from './database.ts'
import { listFeedSources } from './feed-sources.ts'
import type { PostgresDatabase } from './postgres-database.ts'
import type { RevisionWatch } from './postgres-revision.ts'
import { readLastWord, writeTsquery } from './search-index.ts'
import type { SearchQuery } from './search-query.ts'
import { readState } from './store-state.ts'
import { renderDocuments } from './story-document.ts'
import { getStory, isId, readSearch, readStoryQuery, SourceList, type StorySelection } from './story-nouns.ts'

/** Totals kept of filters and searches, each with the revision it belongs to. */
const KEPT_TOTALS = 500

/** Pages up to this offset are merged from the newest groups of each source. */
const MERGED_OFFSET = 1_000

const ORDER = {
  latest: 'latest_published_at desc, id desc',
  sources: 'article_count desc, latest_published_at desc, id desc',
}

interface PageRow {
  revision: number
  sources_version: number
  story_group_count: number
  total: number | null
  documents: string | null
}

/** A chosen page as SQL: a query for id, latest_published_at, article_count, and its values. */
interface PageSql {
  /** Common table expressions that `page` and `total` refer to. */
  before: string
  page: string
  /** null where the state knows it. */
  total: string | null
  params: SqlValue[]
  totalParams: SqlValue[]
}

export class PostgresStories implements StoryStore {
  readonly #db: PostgresDatabase
  readonly #watch: RevisionWatch
  #sources: { version: number; list: SourceList } | null = null
  readonly #totals = new Map<string, { revision: number; total: number }>()

  constructor(db: PostgresDatabase, watch: RevisionWatch) {
    this.#db = db
    this.#watch = watch
  }

  revision(): number {
    return this.#watch.current
  }

  async listStories(query: StoryQuery, titleFormat: TitleFormat): Promise<{ storiesJson: string; total: number }> {
    const search = readSearch(query.search)
    if (search === 'nothing') return { storiesJson: '[]', total: 0 }
    // The sources may change between two statements; then what was read belongs to the past and is read again.
    for (let attempts = 0; attempts < 3; attempts++) {
      const sources = await this.#readSources()
      const selection = readStoryQuery(query, sources.list)
      if (selection === null) {
        // None of the sources known here; one that is new may match.
        if ((await readState(this.#db)).sourcesVersion === sources.version) return { storiesJson: '[]', total: 0 }
        this.#sources = null
        continue
      }
      const { row, total } = await this.#readPage(selection, search)
      if (row.sources_version === sources.version) {
        return {
          storiesJson: `[${renderDocuments(row.documents === null ? [] : [row.documents], sources.list.json, titleFormat)}]`,
          total,
        }
      }
      this.#sources = null
    }
    throw new DomainError('store_unavailable', 'the feed sources are being changed')
  }

  async findStory(id: number, titleFormat: TitleFormat): ReturnType<StoryStore['findStory']> {
    if (!isId(id)) return { kind: 'unknown' }
    for (let attempts = 0; attempts < 3; attempts++) {
      const sources = await this.#readSources()
      const row = await this.#db.get<{ sources_version: number; document: string | null; into_id: number | null }>(
        `select sources_version, (select document from story_documents where story_group_id = ?) as document,
           (select into_id from story_redirects where from_id = ?) as into_id
         from store_state where store_state.id = 1`,
        [id, id],
      )
      if (row!.document === null) {
        return row!.into_id === null ? { kind: 'unknown' } : { kind: 'moved', id: row!.into_id }
      }
      if (row!.sources_version === sources.version) {
        return { kind: 'found', storyJson: renderDocuments([row!.document], sources.list.json, titleFormat) }
      }
      this.#sources = null
    }
    throw new DomainError('store_unavailable', 'the feed sources are being changed')
  }

  getStory(id: number): ReturnType<StoryStore['getStory']> {
    return getStory(this.#db, id)
  }

  async countPublished(): Promise<{ articles: number; storyGroups: number }> {
    const state = await readState(this.#db)
    return { articles: state.articleCount, storyGroups: state.storyGroupCount }
  }

  async #readSources(): Promise<{ version: number; list: SourceList }> {
    if (this.#sources === null) {
      // The version first: sources that are newer than it are read again, never the other way round.
      const { sourcesVersion } = await readState(this.#db)
      this.#sources = { version: sourcesVersion, list: new SourceList(await listFeedSources(this.#db)) }
    }
    return this.#sources
  }

  async #readPage(selection: StorySelection, search: SearchQuery | null): Promise<{ row: PageRow; total: number }> {
    const sql = await this.#selectPage(selection, search)
    if (sql.total === null) {
      const row = await this.#queryPage(selection, sql, false)
      return { row, total: row.story_group_count }
    }
    const key = JSON.stringify([search, selection.sourceLists, selection.minSources])
    const known = this.#totals.get(key)
    if (known !== undefined) {
      const row = await this.#queryPage(selection, sql, false)
      if (row.revision === known.revision) return { row, total: known.total }
    }
    const row = await this.#queryPage(selection, sql, true)
    const total = row.total!
    this.#totals.delete(key) // As the newest again.
    this.#totals.set(key, { revision: row.revision, total })
    if (this.#totals.size > KEPT_TOTALS) this.#totals.delete(this.#totals.keys().next().value!)
    return { row, total }
  }

  async #queryPage(selection: StorySelection, sql: PageSql, asksTotal: boolean): Promise<PageRow> {
    const row = await this.#db.get<PageRow>(
      `with ${sql.before}page as (${sql.page} limit ? offset ?)
       select revision, sources_version, story_group_count, (${asksTotal ? sql.total : 'null'})::bigint as total,
         (select string_agg(document, ',' order by ${ORDER[selection.sort]})
          from page join story_documents on story_group_id = page.id) as documents
       from store_state where store_state.id = 1`,
      [...sql.params, selection.limit, selection.offset, ...(asksTotal ? sql.totalParams : [])],
    )
    return row!
  }

  async #selectPage(selection: StorySelection, search: SearchQuery | null): Promise<PageSql> {
    const order = ORDER[selection.sort]
    if (search === null && selection.sourceLists.length === 0 && selection.minSources <= 1) {
      return {
        before: '',
        page: `select id, latest_published_at, article_count from story_groups order by ${order}`,
        total: null,
        params: [],
        totalParams: [],
      }
    }
    const [sources, ...moreLists] = selection.sourceLists
    const isBySourcesOnly = search === null && moreLists.length === 0 && selection.minSources <= 1
    if (isBySourcesOnly && selection.sort === 'latest' && selection.offset <= MERGED_OFFSET) {
      return selectNewestOf(sources!, selection.offset + selection.limit)
    }
    const conditions: string[] = []
    const params: SqlValue[] = []
    if (search !== null) {
      const last = search.last === null ? null : await readLastWord(this.#db, search.last)
      conditions.push(`id in (select story_group_id from search_documents where tokens @@ cast(?::text as tsquery))`)
      params.push(writeTsquery(search, last))
    }
    for (const sources of selection.sourceLists) {
      conditions.push(`id in (select story_group_id from group_sources where feed_source_id = any(?::bigint[]))`)
      params.push(sources)
    }
    if (selection.minSources > 1) {
      conditions.push('source_count >= ?')
      params.push(selection.minSources)
    }
    return {
      // Materialized: planned by what matches, not by a walk along the order in hope of an early match.
      before: `matched as materialized (
        select id, latest_published_at, article_count from story_groups where ${conditions.join(' and ')}
      ), `,
      page: `select id, latest_published_at, article_count from matched order by ${order}`,
      total: 'select count(*) from matched',
      params,
      totalParams: [],
    }
  }
}

/** The newest groups of some sources: the newest of each by its index, merged. A rare source costs no walk over all. */
function selectNewestOf(sources: readonly number[], wanted: number): PageSql {
  return {
    before: '',
    page: `select distinct story_group_id as id, latest_published_at
      from unnest(?::bigint[]) as source cross join lateral (
        select story_group_id, latest_published_at from group_sources where feed_source_id = source
        order by latest_published_at desc, story_group_id desc limit ?
      ) newest order by latest_published_at desc, id desc`,
    total: 'select count(distinct story_group_id) from group_sources where feed_source_id = any(?::bigint[])',
    params: [sources, wanted],
    totalParams: [sources],
  }
}
