/** The live articles of one story, with what is asked of a large group at every arrival without going through it. */
import type { Span } from './agglomerate.ts'
import type { LiveArticle } from './live-window.ts'

/** A medoid is chosen among this many members at most, the earliest. */
export const EARLIEST_KEPT = 100

export class StoryGroup {
  /** It was there when all was last compared anew: it is merged only after its links were judged anew. */
  isSettled = false
  readonly #members = new Set<LiveArticle>()
  /** Those with the lowest ids, ascending; null when they have to be looked for. Not kept for a small group. */
  #earliest: LiveArticle[] | null = null
  #span: Span | null = null
  #medoids: { of: readonly LiveArticle[]; asOf: number; ids: number[] } | null = null

  get members(): ReadonlySet<LiveArticle> {
    return this.#members
  }

  add(live: LiveArticle): void {
    this.#members.add(live)
    const earliest = this.#earliest
    if (earliest !== null && live.id < earliest.at(-1)!.id) this.#earliest = null
    if (this.#span !== null && (live.hours < this.#span.from || live.hours > this.#span.to)) {
      this.#span = { from: Math.min(this.#span.from, live.hours), to: Math.max(this.#span.to, live.hours) }
    }
  }

  delete(live: LiveArticle): void {
    if (!this.#members.delete(live)) return
    if (this.#earliest !== null && live.id <= this.#earliest.at(-1)!.id) this.#earliest = null
    if (this.#span !== null && (live.hours <= this.#span.from || live.hours >= this.#span.to)) this.#span = null
  }

  /** The EARLIEST_KEPT members with the lowest ids, or all, ascending; the same array as long as they are the same. */
  earliest(): readonly LiveArticle[] {
    if (this.#earliest !== null) return this.#earliest
    const members = [...this.#members].sort((a, b) => a.id - b.id)
    if (members.length <= EARLIEST_KEPT) return members
    members.length = EARLIEST_KEPT
    this.#earliest = members
    return members
  }

  /**
   * The medoids as they were chosen last, or chosen anew if that was from other members.
   * @param members what `earliest` says
   * @param asOf changes when the words of any article change
   */
  medoidsOf(members: readonly LiveArticle[], asOf: number, choose: () => number[]): number[] {
    if (members !== this.#earliest) return choose()
    if (this.#medoids?.of !== members || this.#medoids.asOf !== asOf)
      this.#medoids = { of: members, asOf, ids: choose() }
    return [...this.#medoids.ids]
  }

  /** When the first and the last member were seen. */
  span(): Span {
    if (this.#span !== null) return this.#span
    const span = { from: Number.POSITIVE_INFINITY, to: Number.NEGATIVE_INFINITY }
    for (const { hours } of this.#members) {
      span.from = Math.min(span.from, hours)
      span.to = Math.max(span.to, hours)
    }
    this.#span = span
    return span
  }
}
