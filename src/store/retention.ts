/** Removes old articles, a bounded batch a transaction, and mends the groups they leave behind. */
import { among, type Database, type Queries, writeTime } from './database.ts'
import { noteRemoved } from './removed-items.ts'
import { replaceDocuments } from './search-index.ts'
import { adjustCounts, bumpRevision } from './store-state.ts'
import { deriveGroups } from './story-groups.ts'

/** Articles removed in one transaction: some 50 ms, for which ingestion waits. */
const BATCH = 200

export async function removeArticlesBefore(
  db: Database,
  firstSeenBefore: Date,
): Promise<{ articles: number; storyGroups: number }> {
  const total = { articles: 0, storyGroups: 0 }
  for (;;) {
    const removed = await db.transaction((tx) => removeBatch(tx, writeTime(firstSeenBefore)))
    total.articles += removed.articles
    total.storyGroups += removed.storyGroups
    if (removed.articles < BATCH) return total
    // Others get their turn between two batches.
    await new Promise((resolve) => setImmediate(resolve))
  }
}

async function removeBatch(tx: Queries, before: number): Promise<{ articles: number; storyGroups: number }> {
  const rows = await tx.all<{ id: number; story_group_id: number }>(
    'select id, story_group_id from articles where first_seen_at < ? order by first_seen_at, id limit ?',
    [before, BATCH],
  )
  if (rows.length === 0) return { articles: 0, storyGroups: 0 }
  const ids = rows.map(({ id }) => id)
  const revision = await bumpRevision(tx)
  await noteRemoved(tx, ids)
  await tx.run(`delete from articles where ${among(tx, 'id', 'bigint')}`, [ids])
  const groups = [...new Set(rows.map((row) => row.story_group_id))]
  const derived = await deriveGroups(tx, groups, new Map(), revision)
  await adjustCounts(tx, -rows.length, -derived.removed)
  await replaceDocuments(tx, { removed: [...ids, ...derived.staleDocuments], added: derived.documents })
  return { articles: rows.length, storyGroups: derived.removed }
}
