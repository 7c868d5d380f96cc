/** The end of an ingestion run: its groups are repaired as a whole, and what that changes is committed and recorded. */
import type { IngestionLease } from '../domain/ingestion-run.ts'
import { assembleRepair } from './assemble.ts'
import { announce, type RunPorts } from './run.ts'

/**
 * Articles that the end of a run compares anew: a second of work, on a thread that serves nobody. A run that brought
 * much is one of many in a row, or the first: fewer then, and the next run makes up for it.
 */
const SETTLED_ARTICLES = 5_000
const FEWER_PER_NEW_ARTICLE = 8
const LEAST_SETTLED = 200
/** Stories that the end of one run can bring to light; further ones wait for the next. */
const SETTLED_NEW_GROUPS = 50

/**
 * Repairs the groups once the news of a run is in: what came early is judged again by what came after it.
 * @throws DomainError 'conflict' when the lease is lost
 */
export async function settleGroups(lease: IngestionLease, newArticles: number, ports: RunPorts): Promise<void> {
  await ports.liveWindow.ready(lease)
  const { grouper } = ports.liveWindow
  let { firstStoryGroupId: next } = await ports.store.reserveIds(0, SETTLED_NEW_GROUPS)
  const mostArticles = Math.max(LEAST_SETTLED, SETTLED_ARTICLES - FEWER_PER_NEW_ARTICLE * newArticles)
  const bounds = { mostArticles, mostNewGroups: SETTLED_NEW_GROUPS }
  try {
    const grouping = grouper.settle(() => next++, bounds)
    if (grouping.moves.length === 0 && grouping.merges.length === 0) return
    const { newGroupIds, ...commit } = await assembleRepair(grouping, { store: ports.store, grouper })
    await ports.store.commitGroups(lease, commit)
    announce(commit.storyGroups, newGroupIds, ports)
  } catch (error) {
    ports.liveWindow.invalidate()
    throw error
  }
}
