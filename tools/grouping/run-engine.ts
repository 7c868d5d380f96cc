/** Groups a set by the engine of the service, in the order of arrival, as `debrief group` does. */
import { groupLines } from '../../src/group/group-lines.ts'
import type { GrouperOptions } from '../../src/group/grouper.ts'
import type { GroupedSet } from './sets.ts'

/** @returns by article, the group */
export function groupSet(set: GroupedSet, options: GrouperOptions = {}): number[] {
  const lines = set.articles.map((article) => ({
    id: article.id,
    title: article.title,
    summary: article.summary,
    source: article.source,
    published_at: article.seenAt.toISOString(),
  }))
  return groupLines(lines, options).map((line) => line.cluster)
}
