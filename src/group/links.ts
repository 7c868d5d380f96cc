/** The links between live articles: the pair model's logit for every pair that was worth keeping. */
import { Lists } from './lists.ts'
import type { LiveArticle } from './live-window.ts'

/** Pairs judged below this are as good as never met. */
export const LEAST_KEPT = -3.2

export class Links {
  /** By slot: the slots linked to, in the order in which they were first linked, with the logits beside. */
  #lists = new Lists({ firstBlock: 2, hasNumbers: true })

  /** How many links an article has; `slotAt` and `logitAt` tell them one by one, in the order they were made. */
  count(live: LiveArticle): number {
    return this.#lists.count(live.slot)
  }

  slotAt(live: LiveArticle, place: number): number {
    return this.#lists.entries(live.slot)[this.#lists.start(live.slot) + place]!
  }

  logitAt(live: LiveArticle, place: number): number {
    return this.#lists.numbers(live.slot)[this.#lists.start(live.slot) + place]!
  }

  has(a: LiveArticle, b: LiveArticle): boolean {
    return this.count(a) <= this.count(b)
      ? this.#lists.find(a.slot, b.slot) >= 0
      : this.#lists.find(b.slot, a.slot) >= 0
  }

  set(a: LiveArticle, b: LiveArticle, logit: number): void {
    // Links are on both sides or none. A hub of thousands of links is searched only where there is one.
    const isKnown = this.has(a, b)
    this.#setOne(a.slot, b.slot, logit, isKnown)
    this.#setOne(b.slot, a.slot, logit, isKnown)
  }

  unset(a: LiveArticle, b: LiveArticle): void {
    if (!this.has(a, b)) return
    this.#unsetOne(a.slot, b.slot)
    this.#unsetOne(b.slot, a.slot)
  }

  /** Forgets every link of an article, on both sides. */
  drop(live: LiveArticle): void {
    for (let i = 0; i < this.count(live); i++) this.#unsetOne(this.slotAt(live, i), live.slot)
    this.#lists.clear(live.slot)
  }

  clear(): void {
    this.#lists.clearAll()
  }

  #setOne(slot: number, other: number, logit: number, isKnown: boolean): void {
    if (!isKnown) this.#lists.append(slot, other, logit)
    else this.#lists.numbers(slot)[this.#lists.start(slot) + this.#lists.find(slot, other)] = logit
  }

  #unsetOne(slot: number, other: number): void {
    const place = this.#lists.find(slot, other)
    if (place >= 0) this.#lists.remove(slot, place)
  }
}
