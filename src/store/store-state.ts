/** The single row that every reader may have to know, and the sequences that ids come from. */
import { DomainError } from '../domain/errors.ts'
import { forUpdate, type Queries } from './database.ts'

export interface StoreState {
  /** Grows with every change of what is published. */
  revision: number
  /** Grows with every change of a feed source. */
  sourcesVersion: number
  /** A reader that keeps groups in memory and last looked before this revision has to read them all anew. */
  removalsFloor: number
  articleCount: number
  storyGroupCount: number
}

export const STATE_SQL = `select revision, sources_version as "sourcesVersion", removals_floor as "removalsFloor",
    article_count as "articleCount", story_group_count as "storyGroupCount" from store_state where id = 1`

export async function readState(db: Queries): Promise<StoreState> {
  const state = await db.get<StoreState>(STATE_SQL)
  if (state === undefined) throw new DomainError('store_unavailable', 'the database has no state row')
  return state
}

/** From here to its end, no other transaction changes what is published. */
export async function lockState(tx: Queries): Promise<void> {
  await tx.get(`select id from store_state where id = 1${forUpdate(tx)}`)
}

/** Counts a change of what is published; to be called inside its transaction. @returns the new revision */
export async function bumpRevision(tx: Queries, change: { areSourcesChanged?: boolean } = {}): Promise<number> {
  const row = await tx.get<{ revision: number }>(
    `update store_state set revision = revision + 1, sources_version = sources_version + ? where id = 1
     returning revision`,
    [change.areSourcesChanged === true ? 1 : 0],
  )
  await tx.announce(row!.revision)
  return row!.revision
}

/** Adds to the totals without counting a change; to be called with `bumpRevision` in one transaction. */
export async function adjustCounts(tx: Queries, articles: number, storyGroups: number): Promise<void> {
  await tx.run(
    `update store_state set article_count = article_count + ?, story_group_count = story_group_count + ? where id = 1`,
    [articles, storyGroups],
  )
}

export type Sequence = 'article' | 'story_group' | 'ingestion_run' | 'feed_source' | 'api_key' | 'event' | 'webhook'

/** @returns the first of `count` ids that were never given before */
export async function takeIds(tx: Queries, sequence: Sequence, count: number): Promise<number> {
  const row = await tx.get<{ next: number }>(
    'update id_sequences set next_id = next_id + ? where name = ? returning next_id as "next"',
    [count, sequence],
  )
  return row!.next - count
}

/** The first id that was never given. */
export async function readNextId(db: Queries, sequence: Sequence): Promise<number> {
  const row = await db.get<{ next: number }>('select next_id as "next" from id_sequences where name = ?', [sequence])
  return row!.next
}

/** Keeps a sequence ahead of ids that came from elsewhere. */
export async function keepIdsAbove(tx: Queries, sequence: Sequence, id: number): Promise<void> {
  await tx.run('update id_sequences set next_id = ? where name = ? and next_id <= ?', [id + 1, sequence, id])
}
