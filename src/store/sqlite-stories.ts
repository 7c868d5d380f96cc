/**
 * Reads of stories from the embedded database. Pages near the top of an unfiltered order come by index; everything
 * else is chosen in memory (`story-catalogue.ts`), from where only the documents of the page are read. Synchronous
 * inside: `isQuick` tells which queries may run on a thread that must not stall.
 */
import type { StoryQuery, StoryStore, TitleFormat } from '../domain/story-group.ts'
import { readFeedSource, SOURCES_SQL, type SourceRow } from './feed-sources.ts'
import { OTHER_STEMS_SQL, otherStemsParams, writeFtsQuery } from './search-index.ts'
import type { SqliteConnection, SqliteDatabase } from './sqlite-database.ts'
import { STATE_SQL, type StoreState } from './store-state.ts'
import { type GroupSet, parseNumbers, StoryCatalogue } from './story-catalogue.ts'
import { renderDocuments } from './story-document.ts'
import { getStory, isId, REDIRECT_SQL, readStoryQuery, SourceList, type StorySelection } from './story-nouns.ts'

/** Unfiltered pages up to this offset are read by index, at some 20 ns a row passed over. */
const QUICK_OFFSET = 3_000
/** Searches whose groups are kept until the next revision. */
const KEPT_SEARCHES = 64
/** Groups whose articles are loaded with one statement. */
const LOAD_STEP = 20_000

/** Whether a query is answered in well under a millisecond, whatever the number of articles. */
export function isQuick(query: StoryQuery): boolean {
  const isUnfiltered =
    query.search === null && query.sources === null && query.category === null && query.minSources <= 1
  return isUnfiltered && (query.page - 1) * query.perPage <= QUICK_OFFSET
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
  #catalogue: { catalogue: StoryCatalogue; revision: number; removalEpoch: number } | null = null
  readonly #searches = new Map<string, GroupSet>()
  #searchesRevision = -1

  constructor(db: SqliteDatabase) {
    this.#db = db
    this.#reader = db.reader
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
    return this.#reader.snapshot(() => {
      const state = this.#readState()
      const sources = this.#readSources(state)
      const selection = readStoryQuery(query, sources)
      if (selection === null) return { storiesJson: '[]', total: 0 }
      const { documents, total } =
        selection.isUnfiltered && selection.offset <= QUICK_OFFSET
          ? { documents: this.#pageByIndex(selection), total: state.storyGroupCount }
          : this.#pageByCatalogue(selection, state)
      return { storiesJson: `[${renderDocuments(documents.join(','), sources.json, titleFormat)}]`, total }
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
        return { kind: 'found', storyJson: renderDocuments(row.document, sources.json, titleFormat) }
      }
      const redirect = this.#reader.get<{ into_id: number }>(REDIRECT_SQL, [id])
      return redirect === undefined ? { kind: 'unknown' } : { kind: 'moved', id: redirect.into_id }
    })
  }

  getStory(id: number): ReturnType<StoryStore['getStory']> {
    return getStory(this.#db, id)
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

  #pageByCatalogue(selection: StorySelection, state: StoreState): { documents: string[]; total: number } {
    const catalogue = this.#readCatalogue(state)
    const found = selection.search === null ? null : this.#search(selection.search, catalogue, state)
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

  #search(search: NonNullable<StorySelection['search']>, catalogue: StoryCatalogue, state: StoreState): GroupSet {
    if (this.#searchesRevision !== state.revision) {
      this.#searches.clear()
      this.#searchesRevision = state.revision
    }
    const otherStems =
      search.last === null
        ? []
        : this.#reader
            .all<{ stem: string }>(OTHER_STEMS_SQL, otherStemsParams(search.last.word))
            .map(({ stem }) => stem)
    const expression = writeFtsQuery(search, otherStems)
    let groups = this.#searches.get(expression)
    if (groups === undefined) {
      // One text in place of a row each: a common word is in 200,000 documents.
      const row = this.#reader.get<{ ids: string | null }>(
        'select group_concat(rowid) as ids from search_documents where search_documents match ?',
        [expression],
      )
      groups = catalogue.groupsOfDocuments(row?.ids ?? '')
      if (this.#searches.size >= KEPT_SEARCHES) this.#searches.delete(this.#searches.keys().next().value!)
      this.#searches.set(expression, groups)
    }
    return groups
  }

  /** The catalogue as of this snapshot: loaded whole once and after a removal, else brought up to date. */
  #readCatalogue(state: StoreState): StoryCatalogue {
    if (this.#catalogue === null || this.#catalogue.removalEpoch !== state.removalEpoch) {
      const catalogue = new StoryCatalogue()
      const last = this.#reader.get<{ id: number | null }>('select max(id) as id from story_groups', [])?.id ?? 0
      const first = this.#reader.get<{ id: number | null }>('select min(id) as id from story_groups', [])?.id ?? 0
      for (let from = first; from <= last && last > 0; from += LOAD_STEP) {
        this.#load(catalogue, 'between ? and ?', [from, from + LOAD_STEP - 1])
      }
      this.#catalogue = { catalogue, revision: state.revision, removalEpoch: state.removalEpoch }
    } else if (this.#catalogue.revision !== state.revision) {
      const { catalogue, revision } = this.#catalogue
      const merged = this.#reader.all<{ from_id: number }>(
        'select from_id from story_redirects where changed_revision > ?',
        [revision],
      )
      for (const { from_id } of merged) catalogue.removeGroup(from_id)
      const changed = this.#reader.all<{ id: number }>('select id from story_groups where changed_revision > ?', [
        revision,
      ])
      this.#load(catalogue, 'in (select value from json_each(?))', [changed.map(({ id }) => id)])
      this.#catalogue.revision = state.revision
    }
    return this.#catalogue.catalogue
  }

  /** @param range a condition on the id of the group */
  #load(catalogue: StoryCatalogue, range: string, params: readonly (number | readonly number[])[]): void {
    const groups = this.#reader.get<{ numbers: string | null }>(
      `select group_concat(id || ',' || (latest_published_at / 1000) || ',' || article_count || ',' || source_count)
         as numbers from story_groups where id ${range}`,
      params,
    )
    const groupNumbers = parseNumbers(groups?.numbers ?? '')
    for (let i = 0; i < groupNumbers.length; i += 4) {
      catalogue.putGroup(groupNumbers[i]!, groupNumbers[i + 1]!, groupNumbers[i + 2]!, groupNumbers[i + 3]!)
    }
    const articles = this.#reader.get<{ numbers: string | null }>(
      `select group_concat(id || ',' || story_group_id || ',' || feed_source_id) as numbers
       from articles indexed by articles_story_group where story_group_id ${range}`,
      params,
    )
    const articleNumbers = parseNumbers(articles?.numbers ?? '')
    for (let i = 0; i < articleNumbers.length; i += 3) {
      catalogue.addArticle(articleNumbers[i]!, articleNumbers[i + 1]!, articleNumbers[i + 2]!)
    }
  }
}
