/** What a run has brought is grouped anew as a whole, and what that changes is committed and recorded. */
import type { IngestionLease } from '../domain/ingestion-run.ts'
import { assembleRepair } from './assemble.ts'
import { announce, type RunPorts } from './run.ts'

/**
 * Articles that a repair compares anew: a second of work, on a thread that serves nobody. A run that brought
 * much is one of many in a row, or the first: fewer then, and the next run makes up for it.
 */
const SETTLED_ARTICLES = 5_000
const FEWER_PER_NEW_ARTICLE = 8
const LEAST_SETTLED = 200
/** Stories that one repair can bring to light; further ones wait for the next. */
const SETTLED_NEW_GROUPS = 50

/** When a run repairs its groups: after a pause in its news, so that one slow source keeps nobody waiting, and at its end. */
export class RunRepairs {
  readonly #pauseMs: number
  readonly #repair: (newArticles: number) => Promise<boolean>
  #newArticles = 0
  #isOwed = false
  #timer: NodeJS.Timeout | undefined
  #early: Promise<unknown> = Promise.resolve()

  /** @param repair given how many articles the run has brought so far; false when it failed and is to be tried again */
  constructor(pauseMs: number, repair: (newArticles: number) => Promise<boolean>) {
    this.#pauseMs = pauseMs
    this.#repair = repair
  }

  /** A repair is due, whether the run brings news or not. */
  owe(): void {
    this.#isOwed = true
  }

  /** A source has come to its end; one without news ends no pause. */
  note(newArticles: number): void {
    if (newArticles === 0) return
    this.#newArticles += newArticles
    this.owe()
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      // Whoever works the run meets the same failure with the next commit.
      const settled = this.settle().catch(() => undefined)
      this.#early = Promise.all([this.#early, settled])
    }, this.#pauseMs)
  }

  /** No early repair begins any more, and none is under way when it resolves. */
  async endEarly(): Promise<void> {
    clearTimeout(this.#timer)
    await this.#early
  }

  async settle(): Promise<void> {
    if (!this.#isOwed) return
    this.#isOwed = false
    if (!(await this.#repair(this.#newArticles))) this.owe()
  }
}

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
