/** The links between live articles: the pair model's logit for every pair that was worth keeping. */
import type { LiveArticle } from './live-window.ts'

/** Pairs judged below this are as good as never met. */
export const LEAST_KEPT = -3.2

export class Links {
  #ofSlot: (Map<LiveArticle, number> | undefined)[] = []

  set(a: LiveArticle, b: LiveArticle, logit: number): void {
    this.#open(a.slot).set(b, logit)
    this.#open(b.slot).set(a, logit)
  }

  unset(a: LiveArticle, b: LiveArticle): void {
    this.#ofSlot[a.slot]?.delete(b)
    this.#ofSlot[b.slot]?.delete(a)
  }

  of(live: LiveArticle): ReadonlyMap<LiveArticle, number> {
    return this.#ofSlot[live.slot] ?? NONE
  }

  /** Forgets every link of an article, on both sides. */
  drop(live: LiveArticle): void {
    for (const other of this.of(live).keys()) this.#ofSlot[other.slot]!.delete(live)
    this.#ofSlot[live.slot] = undefined
  }

  clear(): void {
    this.#ofSlot = []
  }

  #open(slot: number): Map<LiveArticle, number> {
    const links = this.#ofSlot[slot] ?? new Map<LiveArticle, number>()
    this.#ofSlot[slot] = links
    return links
  }
}

const NONE: ReadonlyMap<LiveArticle, number> = new Map()
