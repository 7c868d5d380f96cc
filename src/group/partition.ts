/**
 * Who is in which group, and what changed since the last report: new articles get assignments, known ones that change
 * place a recorded move, emptied groups a merge into a lower id. An id is never used for another story again.
 */
import type { Grouping, JoiningLink } from '../domain/grouping.ts'
import type { Span } from './agglomerate.ts'
import type { LiveArticle } from './live-window.ts'
import { StoryGroup } from './story-group.ts'

export class Partition {
  /** New ids that may still be asked for in this report: a caller reserves one per new article. */
  newIdsLeft = 0
  readonly #groups = new Map<number, StoryGroup>()
  /** Group of every known article that was touched since the report began, as it was then. */
  #before = new Map<LiveArticle, number>()
  #arrived = new Map<LiveArticle, number>()
  /** Groups that were there before the report began, as far as they were touched. */
  #known = new Set<number>()
  #touched = new Set<number>()

  membersOf(groupId: number): ReadonlySet<LiveArticle> {
    return this.#groups.get(groupId)?.members ?? NOBODY
  }

  /** When the first and the last of a group were seen. */
  spanOf(groupId: number): Span {
    return this.#groups.get(groupId)!.span()
  }

  /** Puts a stored article where it was; nothing to report. */
  place(live: LiveArticle, groupId: number): void {
    live.groupId = groupId
    const group = this.#open(groupId)
    group.add(live)
    group.isSettled = true
  }

  /**
   * Says of groups, or of all, whether they may be merged by links that were not judged anew: after a merge that proves
   * wrong, one of the two would need a new id.
   */
  setSettled(isSettled: boolean, groupIds: Iterable<number> = this.#groups.keys()): void {
    for (const id of groupIds) {
      const group = this.#groups.get(id)
      if (group !== undefined) group.isSettled = isSettled
    }
  }

  /** A new article, which has no group yet. */
  arrive(live: LiveArticle, similarity: number): void {
    live.groupId = NO_GROUP
    this.newIdsLeft++
    this.#arrived.set(live, similarity)
  }

  leave(live: LiveArticle): void {
    const group = this.#groups.get(live.groupId)
    group?.delete(live)
    if (group?.members.size === 0) this.#groups.delete(live.groupId)
  }

  /** Puts a new article into a group, which stays as it is otherwise. */
  join(live: LiveArticle, groupId: number): void {
    this.#move(live, groupId)
  }

  /**
   * Makes each cluster one group. Ids stay where most of their members go; of several ids in one cluster the lowest
   * stays, but of settled groups all do, and the largest takes who is new; a cluster that no id goes to gets a new one,
   * or, where none is left, stays undivided from its group.
   * @returns whether settled groups stayed apart that are in one cluster
   */
  arrange(clusters: readonly (readonly LiveArticle[])[], nextGroupId: () => number): boolean {
    let hasHeld = false
    const claims = clusters.map((): number[] => [])
    for (const [groupId, shares] of sharesOf(clusters)) {
      let favourite = -1
      for (const [cluster, share] of shares) {
        if (favourite < 0 || share > shares.get(favourite)!) favourite = cluster
      }
      claims[favourite]!.push(groupId)
    }
    const isNew = (cluster: readonly LiveArticle[]): boolean => cluster.some((live) => live.groupId === NO_GROUP)
    const order = clusters.map((_, index) => index).sort((a, b) => +isNew(clusters[b]!) - +isNew(clusters[a]!) || a - b)
    for (const index of order) {
      const cluster = clusters[index]!
      const claimed = claims[index]!
      if (claimed.length === 0 && this.newIdsLeft <= 0) continue
      if (claimed.length === 0) this.newIdsLeft--
      const settled = claimed.filter((id) => this.#groups.get(id)!.isSettled)
      if (settled.length > 1) {
        const largest = settled.reduce((a, b) => (this.membersOf(b).size > this.membersOf(a).size ? b : a))
        for (const live of cluster) if (!settled.includes(live.groupId)) this.#move(live, largest)
        hasHeld = true
        continue
      }
      const groupId = claimed.length > 0 ? Math.min(...claimed) : nextGroupId()
      for (const live of cluster) if (live.groupId !== groupId) this.#move(live, groupId)
    }
    return hasHeld
  }

  /**
   * What happened since the last report.
   * @param linkOf of an article that came or changed its group, given all that did
   */
  report(
    reason: string,
    medoidsOf: (group: StoryGroup) => number[],
    linkOf: (live: LiveArticle, placed: ReadonlySet<LiveArticle>) => JoiningLink,
  ): Grouping {
    if (this.#before.size > 0) this.#keepLowerIds()
    const placed = new Set(this.#arrived.keys())
    for (const [live, from] of this.#before) if (live.groupId !== from) placed.add(live)
    const links = [...placed].map((live) => linkOf(live, placed))
    const grouping: Grouping = { assignments: [], moves: [], merges: [], changed: [], links }
    for (const [live, similarity] of this.#arrived) {
      grouping.assignments.push({
        articleId: live.id,
        storyGroupId: live.groupId,
        similarity,
        isNewGroup: !this.#known.has(live.groupId),
      })
    }
    if (this.#before.size > 0) this.#reportChanges(reason, grouping)
    for (const groupId of [...this.#touched].sort((a, b) => a - b)) {
      const group = this.#groups.get(groupId)
      if (group === undefined) continue
      const ids = medoidsOf(group)
      grouping.changed.push({ storyGroupId: groupId, medoidArticleId: ids[0]!, medoidArticleIds: ids })
    }
    this.#before.clear()
    this.#arrived.clear()
    this.#known.clear()
    this.#touched.clear()
    this.newIdsLeft = 0
    return grouping
  }

  #reportChanges(reason: string, { moves, merges }: Grouping): void {
    const heirs = this.#heirs()
    for (const [live, from] of [...this.#before].sort((a, b) => a[0].id - b[0].id)) {
      if (live.groupId === from || heirs.get(from) === live.groupId) continue
      moves.push({ articleId: live.id, fromStoryGroupId: from, toStoryGroupId: live.groupId, reason })
    }
    for (const [from, into] of [...heirs].sort((a, b) => a[0] - b[0])) {
      merges.push({ fromStoryGroupId: from, intoStoryGroupId: into })
    }
  }

  /**
   * Several arrangements in one report can empty a group into a later one. The lower id survives a merge, so such a
   * group takes the later one's members; every step empties a higher id, so it ends.
   */
  #keepLowerIds(): void {
    for (;;) {
      const wrong = [...this.#heirs()].find(([from, into]) => into > from)
      if (wrong === undefined) return
      const [from, into] = wrong
      for (const live of [...this.membersOf(into)]) this.#move(live, from)
    }
  }

  /** Emptied groups that were there before, with the group that most of their members went to, a lower one if any. */
  #heirs(): Map<number, number> {
    const destinations = new Map<number, Map<number, number>>()
    for (const [live, from] of this.#before) {
      if (this.#groups.has(from)) continue
      const counts = destinations.get(from) ?? new Map<number, number>()
      counts.set(live.groupId, (counts.get(live.groupId) ?? 0) + 1)
      destinations.set(from, counts)
    }
    const heirs = new Map<number, number>()
    for (const [from, counts] of destinations) {
      const lower = [...counts].filter(([into]) => into < from)
      const [into] = (lower.length > 0 ? lower : [...counts]).sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]!
      heirs.set(from, into)
    }
    return heirs
  }

  #move(live: LiveArticle, groupId: number): void {
    if (live.groupId !== NO_GROUP) {
      if (!this.#before.has(live) && !this.#arrived.has(live)) this.#before.set(live, live.groupId)
      this.#touch(live.groupId)
      this.leave(live)
    }
    this.#touch(groupId)
    live.groupId = groupId
    this.#open(groupId).add(live)
  }

  #touch(groupId: number): void {
    if (this.#touched.has(groupId)) return
    this.#touched.add(groupId)
    if (this.#groups.has(groupId)) this.#known.add(groupId)
  }

  #open(groupId: number): StoryGroup {
    let group = this.#groups.get(groupId)
    if (group === undefined) {
      group = new StoryGroup()
      this.#groups.set(groupId, group)
    }
    return group
  }
}

/** Article ids are numbers from 0; a group id of -1 is none. */
const NO_GROUP = -1
const NOBODY: ReadonlySet<LiveArticle> = new Set()

/** Group id -> cluster -> members of the group in the cluster. */
function sharesOf(clusters: readonly (readonly LiveArticle[])[]): Map<number, Map<number, number>> {
  const shares = new Map<number, Map<number, number>>()
  clusters.forEach((cluster, index) => {
    for (const { groupId } of cluster) {
      if (groupId === NO_GROUP) continue
      const ofGroup = shares.get(groupId) ?? new Map<number, number>()
      ofGroup.set(index, (ofGroup.get(index) ?? 0) + 1)
      shares.set(groupId, ofGroup)
    }
  })
  return shares
}
