/**
 * Items that retention has removed and that their feed may still show: remembered by their link until the feed shows
 * them no more, so that they do not come back as news. Why and within what bound:
 * docs/decisions/0149-removed-items-stay-away.md
 */
import { among, type Queries, writeText } from './database.ts'

/** Notes articles that are about to be removed. Sources that are switched off show nothing. */
export async function noteRemoved(tx: Queries, articleIds: readonly number[]): Promise<void> {
  await tx.run(
    `insert into removed_items (feed_source_id, canonical_link)
     select a.feed_source_id, a.canonical_link from articles a join feed_sources s on s.id = a.feed_source_id
     where s.is_active = 1 and ${among(tx, 'a.id', 'bigint')}
     on conflict (feed_source_id, canonical_link) do nothing`,
    [articleIds],
  )
}

export async function findRemovedLinks(
  db: Queries,
  feedSourceId: number,
  canonicalLinks: readonly string[],
): Promise<string[]> {
  if (canonicalLinks.length === 0) return []
  const rows = await db.all<{ canonical_link: string }>(
    `select canonical_link from removed_items where feed_source_id = ? and ${among(db, 'canonical_link', 'text')}`,
    [feedSourceId, canonicalLinks.map(writeText)],
  )
  return rows.map((row) => row.canonical_link)
}

/** Forgets what a feed shows no more. */
export async function forgetAbsent(tx: Queries, feedSourceId: number, shownLinks: readonly string[]): Promise<void> {
  await tx.run(`delete from removed_items where feed_source_id = ? and not (${among(tx, 'canonical_link', 'text')})`, [
    feedSourceId,
    shownLinks.map(writeText),
  ])
}
