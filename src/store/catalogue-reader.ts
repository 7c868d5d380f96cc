/** Fills the catalogue of story groups from the embedded database, and keeps it up to date. Synchronous inside. */
import type { SqliteConnection } from './sqlite-database.ts'
import type { StoreState } from './store-state.ts'
import { parseNumbers, StoryCatalogue } from './story-catalogue.ts'

/** Groups loaded with one statement, with their articles: some 10 ms. */
const LOAD_STEP = 4_000

/** A catalogue on its way: groups up to `next` are in it, as they were at `revision` or later. */
interface Loading {
  catalogue: StoryCatalogue
  revision: number
  next: number
  last: number
}

export class CatalogueReader {
  readonly #reader: SqliteConnection
  #loading: Loading | null = null
  #loaded: { catalogue: StoryCatalogue; revision: number } | null = null

  constructor(reader: SqliteConnection) {
    this.#reader = reader
  }

  /** The catalogue as of the snapshot that is open, of which `state` is the state. */
  read(state: StoreState): StoryCatalogue {
    while (this.#loaded === null || this.#loaded.revision < state.removalsFloor) this.#step(state)
    this.#catchUp(this.#loaded, state)
    return this.#loaded.catalogue
  }

  /** Loads step by step; whoever reads meanwhile loads the rest at once. */
  async warmUp(readState: () => StoreState): Promise<void> {
    while (this.#loaded === null) {
      this.#step(readState())
      await new Promise((resolve) => setImmediate(resolve))
    }
  }

  #step(state: StoreState): void {
    if (this.#loading === null || this.#loading.revision < state.removalsFloor) {
      this.#loaded = null
      const range = this.#reader.get<{ first: number | null; last: number | null }>(
        'select (select min(id) from story_groups) as first, (select max(id) from story_groups) as last',
        [],
      )
      // What comes after this revision is caught up with at the end, whether a step has seen it or not.
      this.#loading = {
        catalogue: new StoryCatalogue(),
        revision: state.revision,
        next: range?.first ?? 1,
        last: range?.last ?? 0,
      }
    }
    const loading = this.#loading
    if (loading.next <= loading.last) {
      const from = loading.next
      // Ids may lie far apart: the step ends at a group that is there.
      const end = this.#reader.get<{ id: number }>(
        'select id from story_groups where id >= ? order by id limit 1 offset ?',
        [from, LOAD_STEP],
      )
      loading.next = end?.id ?? loading.last + 1
      this.#load(loading.catalogue, '>= ? and %s < ?', [from, loading.next])
    }
    if (loading.next > loading.last) {
      this.#loaded = { catalogue: loading.catalogue, revision: loading.revision }
      this.#loading = null
    }
  }

  #catchUp(loaded: { catalogue: StoryCatalogue; revision: number }, state: StoreState): void {
    if (loaded.revision === state.revision) return
    const removed = this.#reader.all<{ id: number }>(
      'select story_group_id as id from story_removals where changed_revision > ?',
      [loaded.revision],
    )
    for (const { id } of removed) loaded.catalogue.removeGroup(id)
    const changed = this.#reader.all<{ id: number }>('select id from story_groups where changed_revision > ?', [
      loaded.revision,
    ])
    if (changed.length > 0) {
      this.#load(loaded.catalogue, 'in (select value from json_each(?))', [changed.map(({ id }) => id)])
    }
    loaded.revision = state.revision
  }

  /** @param range a condition on the id of the group, `%s` */
  #load(catalogue: StoryCatalogue, range: string, params: readonly (number | readonly number[])[]): void {
    const groups = this.#readNumbers(
      `select cast(group_concat(
           id || ',' || (latest_published_at / 1000) || ',' || article_count || ',' || source_count
         ) as blob) as numbers
       from story_groups where id ${range.replace('%s', 'id')}`,
      params,
    )
    for (let i = 0; i < groups.length; i += 4) {
      catalogue.putGroup(groups[i]!, groups[i + 1]!, groups[i + 2]!, groups[i + 3]!)
    }
    const articles = this.#readNumbers(
      `select cast(group_concat(id || ',' || story_group_id || ',' || feed_source_id) as blob) as numbers
       from articles indexed by articles_story_group
       where story_group_id ${range.replace('%s', 'story_group_id')}`,
      params,
    )
    for (let i = 0; i < articles.length; i += 3) {
      catalogue.addArticle(articles[i]!, articles[i + 1]!, articles[i + 2]!)
    }
  }

  #readNumbers(sql: string, params: readonly (number | readonly number[])[]): Float64Array {
    const row = this.#reader.get<{ numbers: Uint8Array | null }>(sql, params)
    return row?.numbers ? parseNumbers(row.numbers) : new Float64Array()
  }
}
