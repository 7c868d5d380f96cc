/** Feed sources, what fetching has taught about them, and the pauses that hosts asked for. */
import { DomainError } from '../domain/errors.ts'
import {
  type BiasLabel,
  type FeedSource,
  type FeedSourceDraft,
  type FeedSourceStore,
  type FeedState,
  FRESH_FEED_STATE,
} from '../domain/feed-source.ts'
import { checkAddressIsFree } from '../domain/feed-source-draft.ts'
import {
  type Columns,
  type Database,
  type Queries,
  readFlag,
  readJson,
  readOptionalTime,
  readTime,
  writeFlag,
  writeJson,
  writeOptionalTime,
  writeTime,
} from './database.ts'
import { bumpRevision, lockState, takeIds } from './store-state.ts'

export interface SourceRow {
  id: number
  name: string
  slug: string
  rss_url: string
  bias_label: BiasLabel
  bias_basis: string
  category: string
  is_active: number
  /** The draft that a list gave last, as JSON; null where no list did. */
  listed: string | null
}

interface StateRow {
  feed_source_id: number
  etag: string | null
  last_modified: string | null
  body_hash: string | null
  last_fetched_at: number | null
  last_success_at: number | null
  last_error: string | null
  failures_in_a_row: number
  gone_in_a_row: number
  next_fetch_at: number | null
  redirect_url: string | null
  redirect_sightings: number
  redirect_first_seen_at: number | null
  previous_url: string | null
  average_gap_seconds: number | null
  validators_from: string | null
  poll_hint_minutes: number | null
}

export const SOURCES_SQL = 'select * from feed_sources order by id'

export const SOURCE_COLUMNS: Columns = {
  id: 'bigint',
  name: 'text',
  slug: 'text',
  rss_url: 'text',
  bias_label: 'text',
  bias_basis: 'text',
  category: 'text',
  is_active: 'smallint',
  listed: 'text',
}

const STATE_COLUMNS: Columns = {
  feed_source_id: 'bigint',
  etag: 'text',
  last_modified: 'text',
  body_hash: 'text',
  last_fetched_at: 'bigint',
  last_success_at: 'bigint',
  last_error: 'text',
  failures_in_a_row: 'bigint',
  gone_in_a_row: 'bigint',
  next_fetch_at: 'bigint',
  redirect_url: 'text',
  redirect_sightings: 'bigint',
  redirect_first_seen_at: 'bigint',
  previous_url: 'text',
  average_gap_seconds: 'double precision',
  validators_from: 'text',
  poll_hint_minutes: 'double precision',
}

export function feedSourceStore(db: Database): FeedSourceStore {
  return {
    listFeedSources: () => listFeedSources(db),

    // A list speaks for the fields it changes: what an operator or a permanent redirect has changed since stays,
    // until the list itself says something new about it.
    saveFeedSources: (drafts) =>
      db.transaction(async (tx) => {
        await lockState(tx)
        const known = rowsByListedSlug(await listSourceRows(tx), new Set(drafts.map(({ slug }) => normalizeSlug(slug))))
        let added = 0
        let changed = 0
        for (const given of drafts) {
          const draft = { ...given, slug: normalizeSlug(given.slug) }
          const row = known.get(draft.slug)
          if (row === undefined) {
            const source = { ...draft, id: await takeIds(tx, 'feed_source', 1) }
            await insertFeedSources(tx, [{ source, listed: draft }])
            known.set(source.slug, { ...writeSourceRow(source), listed: writeJson(draft) })
            added++
            continue
          }
          const before = readFeedSource(row)
          const after = { ...before, ...changedFields(row.listed, draft) }
          if (row.listed !== writeJson(draft)) {
            await tx.run('update feed_sources set listed = ? where id = ?', [writeJson(draft), row.id])
          }
          known.set(draft.slug, { ...writeSourceRow(after), listed: writeJson(draft) })
          if (isSameSource(before, after)) continue
          await updateSourceRow(tx, before, after)
          changed++
        }
        if (added + changed > 0) await bumpRevision(tx, { areSourcesChanged: true })
        return { added, changed }
      }),

    addFeedSource: (draft) =>
      db.transaction(async (tx) => {
        await lockState(tx)
        const slug = normalizeSlug(draft.slug)
        const others = await listFeedSources(tx)
        checkSlugIsFree(slug, others)
        checkAddressIsFree(draft.rssUrl, others)
        const source = { ...draft, slug, id: await takeIds(tx, 'feed_source', 1) }
        await insertFeedSources(tx, [{ source, listed: null }])
        await bumpRevision(tx, { areSourcesChanged: true })
        return source
      }),

    async getFeedSource(id) {
      const row = await db.get<SourceRow>('select * from feed_sources where id = ?', [id])
      return row === undefined ? null : readFeedSource(row)
    },

    updateFeedSource: (id, change) => db.transaction((tx) => changeFeedSource(tx, id, change)),

    async getFeedState(feedSourceId) {
      const row = await db.get<StateRow>('select * from feed_states where feed_source_id = ?', [feedSourceId])
      return row === undefined ? FRESH_FEED_STATE : readFeedState(row)
    },

    async listFeedStates() {
      const rows = await db.all<StateRow>('select * from feed_states order by feed_source_id')
      return new Map(rows.map((row) => [row.feed_source_id, readFeedState(row)]))
    },

    listHostPauses: (now) =>
      db.transaction(async (tx) => {
        await tx.run('delete from host_pauses where until_at <= ?', [writeTime(now)])
        const rows = await tx.all<{ host: string; until_at: number }>(
          'select host, until_at from host_pauses order by host',
        )
        return new Map(rows.map((row) => [row.host, readTime(row.until_at)]))
      }),

    async saveHostPause(host, until) {
      await db.run(
        `insert into host_pauses (host, until_at) values (?, ?)
         on conflict (host) do update set until_at = excluded.until_at`,
        [host, writeTime(until)],
      )
    },
  }
}

export async function listFeedSources(db: Queries): Promise<FeedSource[]> {
  return (await listSourceRows(db)).map(readFeedSource)
}

export interface ListedFeedSource {
  source: FeedSource
  /** What a list said of it last; null where no list did. */
  listed: FeedSourceDraft | null
}

export async function insertFeedSources(tx: Queries, entries: readonly ListedFeedSource[]): Promise<void> {
  const rows = entries.map(({ source, listed }) => ({
    ...writeSourceRow(source),
    listed: listed === null ? null : writeJson(listed),
  }))
  await tx.insert('feed_sources', SOURCE_COLUMNS, rows)
}

export async function listListedSources(db: Queries): Promise<ListedFeedSource[]> {
  const rows = await listSourceRows(db)
  return rows.map((row) => ({
    source: readFeedSource(row),
    listed: row.listed === null ? null : readJson<FeedSourceDraft>(row.listed),
  }))
}

/** Changes the given fields of one source and counts the change; an unchanged source counts as none. */
export async function changeFeedSource(tx: Queries, id: number, change: Partial<FeedSourceDraft>): Promise<FeedSource> {
  await lockState(tx)
  const sources = await listFeedSources(tx)
  const before = sources.find((source) => source.id === id)
  if (before === undefined) throw new DomainError('not_found', `there is no feed source ${id}`)
  const after: FeedSource = { ...before, ...change }
  after.slug = normalizeSlug(after.slug)
  if (isSameSource(before, after)) return before
  checkSlugIsFree(
    after.slug,
    sources.filter((source) => source.id !== id),
  )
  await updateSourceRow(tx, before, after)
  await bumpRevision(tx, { areSourcesChanged: true })
  return after
}

export async function writeFeedState(tx: Queries, feedSourceId: number, state: FeedState): Promise<void> {
  const row = {
    feed_source_id: feedSourceId,
    etag: state.etag,
    last_modified: state.lastModified,
    body_hash: state.bodyHash,
    last_fetched_at: writeOptionalTime(state.lastFetchedAt),
    last_success_at: writeOptionalTime(state.lastSuccessAt),
    last_error: state.lastError,
    failures_in_a_row: state.failuresInARow,
    gone_in_a_row: state.goneInARow,
    next_fetch_at: writeOptionalTime(state.nextFetchAt),
    redirect_url: state.redirectUrl,
    redirect_sightings: state.redirectSightings,
    redirect_first_seen_at: writeOptionalTime(state.redirectFirstSeenAt),
    previous_url: state.previousUrl,
    average_gap_seconds: state.averageGapSeconds,
    validators_from: state.validatorsFrom,
    poll_hint_minutes: state.pollHintMinutes,
  }
  const updates = Object.keys(STATE_COLUMNS).slice(1)
  await tx.insert(
    'feed_states',
    STATE_COLUMNS,
    [row],
    `on conflict (feed_source_id) do update set ${updates.map((name) => `${name} = excluded.${name}`).join(', ')}`,
  )
}

function listSourceRows(db: Queries): Promise<SourceRow[]> {
  return db.all<SourceRow>(SOURCES_SQL)
}

export function readFeedSource(row: SourceRow): FeedSource {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    rssUrl: row.rss_url,
    biasLabel: row.bias_label,
    biasBasis: row.bias_basis,
    category: row.category,
    isActive: readFlag(row.is_active),
  }
}

function writeSourceRow(source: FeedSource): Omit<SourceRow, 'listed'> {
  return {
    id: source.id,
    name: source.name,
    slug: source.slug,
    rss_url: source.rssUrl,
    bias_label: source.biasLabel,
    bias_basis: source.biasBasis,
    category: source.category,
    is_active: writeFlag(source.isActive),
  }
}

async function updateSourceRow(tx: Queries, before: FeedSource, after: FeedSource): Promise<void> {
  const row = writeSourceRow(after)
  // What was learnt at one address, its failures too, says nothing of another.
  if (before.rssUrl !== after.rssUrl) await tx.run('delete from feed_states where feed_source_id = ?', [after.id])
  // Whoever switches a source on again wants it asked: what it failed at before puts it off no longer.
  if (after.isActive && !before.isActive) {
    await tx.run(
      `update feed_states set last_error = null, failures_in_a_row = 0, gone_in_a_row = 0, next_fetch_at = null
       where feed_source_id = ? and failures_in_a_row > 0`,
      [after.id],
    )
  }
  await tx.run(
    `update feed_sources set name = ?, slug = ?, rss_url = ?, bias_label = ?, bias_basis = ?, category = ?,
       is_active = ? where id = ?`,
    [row.name, row.slug, row.rss_url, row.bias_label, row.bias_basis, row.category, row.is_active, row.id],
  )
}

/**
 * The sources by the slugs that a list has for them: one that was renamed since is still the source that the list
 * means by its old slug, unless the list names both, or another source has that slug now.
 */
function rowsByListedSlug(rows: SourceRow[], named: ReadonlySet<string>): Map<string, SourceRow> {
  const renamed = rows.flatMap((row): [string, SourceRow][] => {
    if (row.listed === null || named.has(row.slug)) return []
    return [[readJson<FeedSourceDraft>(row.listed).slug, row]]
  })
  return new Map([...renamed, ...rows.map((row): [string, SourceRow] => [row.slug, row])])
}

/** What a list says now and did not say before; nothing where it speaks for the first time of a source that others have made. */
function changedFields(listed: string | null, draft: FeedSourceDraft): Partial<FeedSourceDraft> {
  if (listed === null) return {}
  const before = readJson<Record<string, unknown>>(listed)
  return Object.fromEntries(Object.entries(draft).filter(([name, value]) => before[name] !== value))
}

function checkSlugIsFree(slug: string, others: readonly FeedSource[]): void {
  if (others.some((source) => source.slug === slug)) {
    throw new DomainError('conflict', 'another feed source has this slug', { field: 'slug' })
  }
}

function normalizeSlug(slug: string): string {
  return slug.trim().toLowerCase()
}

function isSameSource(one: FeedSource, other: FeedSource): boolean {
  return (
    one.name === other.name &&
    one.slug === other.slug &&
    one.rssUrl === other.rssUrl &&
    one.biasLabel === other.biasLabel &&
    one.biasBasis === other.biasBasis &&
    one.category === other.category &&
    one.isActive === other.isActive
  )
}

function readFeedState(row: StateRow): FeedState {
  return {
    etag: row.etag,
    lastModified: row.last_modified,
    bodyHash: row.body_hash,
    lastFetchedAt: readOptionalTime(row.last_fetched_at),
    lastSuccessAt: readOptionalTime(row.last_success_at),
    lastError: row.last_error,
    failuresInARow: row.failures_in_a_row,
    goneInARow: row.gone_in_a_row,
    nextFetchAt: readOptionalTime(row.next_fetch_at),
    redirectUrl: row.redirect_url,
    redirectSightings: row.redirect_sightings,
    redirectFirstSeenAt: readOptionalTime(row.redirect_first_seen_at),
    previousUrl: row.previous_url,
    averageGapSeconds: row.average_gap_seconds,
    validatorsFrom: row.validators_from,
    pollHintMinutes: row.poll_hint_minutes,
  }
}
