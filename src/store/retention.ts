/**
 * Removes old articles, a bounded batch a transaction, and mends the groups they leave behind. Where much room became
 * free, the disk gets it back in the course of the next runs.
 */
import { chooseCanonical, cutSummary } from '../domain/canonical.ts'
import type { StoryGroupWrite } from '../domain/ingestion-run.ts'
import { type ArticleRow, listArticlesOfGroups } from './articles.ts'
import { among, type Database, type Queries, readTime, writeTime } from './database.ts'
import { listFeedSources } from './feed-sources.ts'
import { noteRemoved } from './removed-items.ts'
import { replaceDocuments } from './search-index.ts'
import { adjustCounts, bumpRevision } from './store-state.ts'
import { deriveGroups, listGroups } from './story-groups.ts'

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
    if (removed.articles < BATCH) break
    // Others get their turn between two batches.
    await new Promise((resolve) => setImmediate(resolve))
  }
  await db.releaseSpace()
  return total
}

async function removeBatch(tx: Queries, before: number): Promise<{ articles: number; storyGroups: number }> {
  const rows = await tx.all<ArticleRow>(
    'select * from articles where first_seen_at < ? order by first_seen_at, id limit ?',
    [before, BATCH],
  )
  if (rows.length === 0) return { articles: 0, storyGroups: 0 }
  const ids = rows.map(({ id }) => id)
  const revision = await bumpRevision(tx)
  await noteRemoved(tx, ids)
  await tx.run(`delete from articles where ${among(tx, 'id', 'bigint')}`, [ids])
  const groups = [...new Set(rows.map((row) => row.story_group_id))]
  const derived = await deriveGroups(tx, groups, await textsOfThoseLeft(tx, groups), revision)
  await adjustCounts(tx, -rows.length, -derived.removed)
  await replaceDocuments(tx, { removed: [...ids, ...derived.staleDocuments], added: derived.documents })
  return { articles: rows.length, storyGroups: derived.removed }
}

/**
 * A story that has the title or the summary of an article that is removed takes those of one that stays. Which of these
 * is the medoid only grouping can tell: it does so when the story changes next.
 */
async function textsOfThoseLeft(tx: Queries, groups: readonly number[]): Promise<Map<number, StoryGroupWrite>> {
  const leftIn = Map.groupBy(await listArticlesOfGroups(tx, groups), (article) => article.story_group_id)
  const labels = new Map((await listFeedSources(tx)).map(({ id, biasLabel }) => [id, biasLabel]))
  const writes = new Map<number, StoryGroupWrite>()
  for (const group of await listGroups(tx, [...leftIn.keys()])) {
    const left = leftIn.get(group.id)!
    const givesTitle = (article: ArticleRow) => article.neutral_title === group.canonical_title
    const givesSummary = (article: ArticleRow) => cutSummary(article.original_summary) === group.canonical_summary
    if (left.some(givesTitle) && left.some(givesSummary)) continue
    const candidates = left.map((article) => ({
      articleId: article.id,
      neutralTitle: article.neutral_title,
      originalSummary: article.original_summary,
      biasLabel: labels.get(article.feed_source_id)!,
      seenAt: readTime(article.first_seen_at),
    }))
    const titled = left.filter(givesTitle).map(({ id }) => id)
    writes.set(group.id, { id: group.id, ...chooseCanonical(candidates, titled) })
  }
  return writes
}
