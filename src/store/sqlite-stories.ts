/**
 * Reads of stories from the embedded database. Pages near the top of an unfiltered order come by index; everything
 * else is chosen in memory (`story-catalogue.ts`), from where only the documents of the page are read. Synchronous
 * inside: `isQuick` tells which queries may run on a thread that must not stall.
 */
import type { StoryQuery, StoryStore, TitleFormat } from '../domain/story-group.ts'
import { CatalogueReader } from './catalogue-reader.ts'
import { readFeedSource, SOURCES_SQL, type SourceRow } from './feed-sources.ts'
import { readLastWord, writeFtsQueries } from './search-index.ts'
import type { SqliteConnection, SqliteDatabase } from './sqlite-database.ts'
import { STATE_SQL, type StoreState } from './store-state.ts'
import type { GroupSet, StoryCatalogue } from './story-catalogue.ts'
import { renderDocuments } from './story-document.ts'
import {
  getStory,
  isId,
  isUnfiltered,
  REDIRECT_SQL,
  readSearch,
  readStoryQuery,
  SourceList,
  type StorySelection,
} from './story-nouns.ts'

/** Unfiltered pages up to this offset are read by index, at some 20 ns a row passed over. */
const QUICK_OFFSET = 3_000
/** Searches whose groups are kept until the next revision. */
const KEPT_SEARCHES = 64

/** Whether a query is answered in well under a millisecond, whatever the number of articles. */
export function isQuick(query: StoryQuery): boolean {
  return isUnfiltered(query) && (query.page - 1) * query.perPage <= QUICK_OFFSET
}

const PAGE_SQL = {
  latest: pageSql('latest_published_at desc, id desc'),
  sources: pageSql('article_count desc, latest_published_at desc, id desc'),
}

/** Ids by the index first, documents of this page only. */
function pageSql(order: string): string {
  return `select document from (
      select id, latest_published_at, article_count from story_groups order by ${order} limit ? offset ?
    ) page cross join story_documents on story_group_id = page.id order by ${order}`
}

export class SqliteStories implements StoryStore {
  readonly #db: SqliteDatabase
  readonly #reader: SqliteConnection
  #dataVersion = -1
  #revision = 0
  #sources: { version: number; list: SourceList } | null = null
  readonly #catalogue: CatalogueReader
  readonly #searches = new Map<string, GroupSet>()
  #searchesRevision = -1

  constructor(db: SqliteDatabase) {
    this.#db = db
    this.#reader = db.reader
    this.#catalogue = new CatalogueReader(db.reader)
  }

  revision(): number {
    // The pragma changes with every commit of any other connection, and costs no read of the file's pages.
    const version = this.#reader.get<{ data_version: number }>('pragma data_version', [])!.data_version
    if (version !== this.#dataVersion) {
      this.#revision = this.#readState().revision
      this.#dataVersion = version
    }
    return this.#revision
  }

  async listStories(query: StoryQuery, titleFormat: TitleFormat): Promise<{ storiesJson: string; total: number }> {
    const search = readSearch(query.search)
    if (search === 'nothing') return { storiesJson: '[]', total: 0 }
    const last = search?.last ? await readLastWord(this.#db, search.last) : null
    return this.#reader.snapshot(() => {
      const state = this.#readState()
      const sources = this.#readSources(state)
      const selection = readStoryQuery(query, sources)
      if (selection === null) return { storiesJson: '[]', total: 0 }
      const { documents, total } =
        isUnfiltered(query) && selection.offset <= QUICK_OFFSET
          ? { documents: this.#pageByIndex(selection), total: state.storyGroupCount }
          : this.#pageByCatalogue(selection, search === null ? null : writeFtsQueries(search, last), state)
      return { storiesJson: `[${renderDocuments(documents, sources.json, titleFormat)}]`, total }
    })
  }

  async findStory(id: number, titleFormat: TitleFormat): ReturnType<StoryStore['findStory']> {
    if (!isId(id)) return { kind: 'unknown' }
    return this.#reader.snapshot(() => {
      const row = this.#reader.get<{ document: string }>(
        'select document from story_documents where story_group_id = ?',
        [id],
      )
      if (row !== undefined) {
        const sources = this.#readSources(this.#readState())
        return { kind: 'found', storyJson: renderDocuments([row.document], sources.json, titleFormat) }
      }
      const redirect = this.#reader.get<{ into_id: number }>(REDIRECT_SQL, [id])
      return redirect === undefined ? { kind: 'unknown' } : { kind: 'moved', id: redirect.into_id }
    })
  }

  getStory(id: number): ReturnType<StoryStore['getStory']> {
    return getStory(this.#db, id)
  }

  /** Loads what filters and searches need, bit by bit, so that the first of them need not wait for it. */
  warmUp(): Promise<void> {
    return this.#catalogue.warmUp(() => this.#reader.snapshot(() => this.#readState()))
  }

  async countPublished(): Promise<{ articles: number; storyGroups: number }> {
    const state = this.#readState()
    return { articles: state.articleCount, storyGroups: state.storyGroupCount }
  }

  #readState(): StoreState {
    return this.#reader.get<StoreState>(STATE_SQL, [])!
  }

  #readSources(state: StoreState): SourceList {
    if (this.#sources?.version !== state.sourcesVersion) {
      const rows = this.#reader.all<SourceRow>(SOURCES_SQL, [])
      this.#sources = { version: state.sourcesVersion, list: new SourceList(rows.map(readFeedSource)) }
    }
    return this.#sources.list
  }

  #pageByIndex({ sort, limit, offset }: StorySelection): string[] {
    return this.#reader.all<{ document: string }>(PAGE_SQL[sort], [limit, offset]).map((row) => row.document)
  }

  #pageByCatalogue(
    selection: StorySelection,
    searches: readonly string[] | null,
    state: StoreState,
  ): { documents: string[]; total: number } {
    const catalogue = this.#catalogue.read(state)
    const found = searches === null ? null : this.#search(searches, catalogue, state)
    const { ids, total } = catalogue.select({ ...selection, found })
    return { documents: this.#readDocuments(ids), total }
  }

  #readDocuments(ids: readonly number[]): string[] {
    if (ids.length === 0) return []
    const rows = this.#reader.all<{ id: number; document: string }>(
      `select story_group_id as id, document from story_documents
       where story_group_id in (select value from json_each(?))`,
      [ids],
    )
    const byId = new Map(rows.map((row) => [row.id, row.document]))
    return ids.map((id) => byId.get(id)!)
  }

  /** The groups that any of these FTS5 queries finds. */
  #search(searches: readonly string[], catalogue: StoryCatalogue, state: StoreState): GroupSet {
    if (this.#searchesRevision !== state.revision) {
      this.#searches.clear()
      this.#searchesRevision = state.revision
    }
    const key = JSON.stringify(searches)
    let groups = this.#searches.get(key)
    if (groups === undefined) {
      groups = new Map()
      for (const search of searches) {
        // One value in place of a row each: a common word is in 200,000 documents.
        const row = this.#reader.get<{ ids: Uint8Array | null }>(
          'select cast(group_concat(rowid) as blob) as ids from search_documents where search_documents match ?',
          [search],
        )
        if (row?.ids) catalogue.addGroupsOfDocuments(groups, row.ids)
      }
      if (this.#searches.size >= KEPT_SEARCHES) this.#searches.delete(this.#searches.keys().next().value!)
      this.#searches.set(key, groups)
    }
    return groups
  }
}
