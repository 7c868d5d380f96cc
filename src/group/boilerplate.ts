/**
 * Learns what a source says in every item, and drops it: "| TV Patrol", "Join our newsletter", a channel's standing
 * description. A part of a title or a sentence of a summary that three live articles of one source have word for
 * word tells nothing about any of them.
 */
import { type Chunk, hashText, type Segment } from './read-article.ts'

/** Live articles of one source that make a sentence boilerplate. */
const RECURRENCES = 3

export class Boilerplate {
  /** Source and sentence -> slots of the live articles that have it, at most RECURRENCES - 1, and their number. */
  #seen = new Map<number, { count: number; slots: number[] }>()
  #keysOfSlot = new Map<number, number[]>()

  /**
   * Counts an article's parts.
   * @returns slots of earlier articles that must be read again, because one of their parts is boilerplate now
   */
  note(source: string, slot: number, title: readonly Segment[], summary: readonly Segment[]): Set<number> {
    const keys = new Set<number>()
    const seed = hashText(source, 11)
    if (title.length > 1) for (const segment of title) keys.add(keyOf(seed, segment))
    for (const segment of summary) keys.add(keyOf(seed, segment))
    const revised = new Set<number>()
    for (const key of keys) {
      const entry = this.#seen.get(key)
      if (entry === undefined) this.#seen.set(key, { count: 1, slots: [slot] })
      else {
        entry.count++
        if (entry.count < RECURRENCES) entry.slots.push(slot)
        else if (entry.count === RECURRENCES) for (const other of entry.slots) revised.add(other)
      }
    }
    this.#keysOfSlot.set(slot, [...keys])
    return revised
  }

  forget(slot: number): void {
    for (const key of this.#keysOfSlot.get(slot) ?? []) {
      const entry = this.#seen.get(key)
      if (entry === undefined) continue
      entry.count--
      entry.slots = entry.slots.filter((other) => other !== slot)
      if (entry.count === 0) this.#seen.delete(key)
    }
    this.#keysOfSlot.delete(slot)
  }

  /** The words left when boilerplate and the source's own name are gone; a title never loses its last part. */
  keep(source: string, segments: readonly Segment[], isTitle: boolean): Chunk[] {
    const seed = hashText(source, 11)
    const isKept = (segment: Segment): boolean =>
      (this.#seen.get(keyOf(seed, segment))?.count ?? 0) < RECURRENCES && !(isTitle && isNameOf(source, segment))
    const kept = isTitle && segments.length < 2 ? segments : segments.filter(isKept)
    return (kept.length === 0 && isTitle ? segments : kept).flatMap((segment) => segment.chunks)
  }
}

/** A safe integer: 20 bits of the source, 32 of the sentence. */
function keyOf(seed: number, segment: Segment): number {
  return (seed & 0xfffff) * 2 ** 32 + segment.hash
}

/** "… - Daily Ledger" by the source daily-ledger. */
function isNameOf(source: string, segment: Segment): boolean {
  return source !== '' && segment.chunks.length <= 5 && lettersOf(segment.text) === lettersOf(source)
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}
