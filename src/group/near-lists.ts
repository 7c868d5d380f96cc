/**
 * For every live article its nearest others, nearest first, in pages of typed arrays by slot. A slot is used again
 * when its article has gone; entries say which use they mean, so that the lists of others need not be searched when
 * an article goes: what has gone is dropped when a list is read next.
 */
import { enlarged } from './lists.ts'

export const NEIGHBOURS_KEPT = 30

const PAGE_BITS = 9
const LISTS_PER_PAGE = 1 << PAGE_BITS
/** An entry is a slot with the number of its use above. */
const SLOT_BITS = 24
const SLOT = (1 << SLOT_BITS) - 1
/** The count of a list that nobody has made yet. */
const UNKNOWN = -1

interface Page {
  entries: Int32Array
  cosines: Float32Array
}

export class NearLists {
  #pages: Page[] = []
  /** By slot; UNKNOWN where nobody has looked yet. */
  #counts = new Int8Array(1024).fill(UNKNOWN)
  /** By slot, the number of its present use: 1 to 255, and again. */
  #uses = new Uint8Array(1024).fill(1)
  /** Removals that a list has been cleared of. */
  #clearedOf = new Int32Array(1024)
  #removals = 0

  /** Makes room for a slot, whose list is unknown. */
  admit(slot: number): void {
    if (slot > SLOT) throw new Error('the live window is full')
    while (slot >= this.#counts.length) this.#grow()
    this.#counts[slot] = UNKNOWN
  }

  isKnown(slot: number): boolean {
    return this.#counts[slot]! !== UNKNOWN
  }

  /** Makes an empty list. */
  open(slot: number): void {
    while (slot >> PAGE_BITS >= this.#pages.length) {
      const size = LISTS_PER_PAGE * NEIGHBOURS_KEPT
      this.#pages.push({ entries: new Int32Array(size), cosines: new Float32Array(size) })
    }
    this.#counts[slot] = 0
    this.#clearedOf[slot] = this.#removals
  }

  forget(slot: number): void {
    this.#counts[slot] = UNKNOWN
  }

  /** The article of a slot has gone: it is dropped from all lists. */
  retire(slot: number): void {
    this.#counts[slot] = UNKNOWN
    this.#removals++
    this.#uses[slot] = this.#uses[slot]! + 1
    if (this.#uses[slot] !== 0) return
    // The numbers are used up and begin again at 1. No list may still mean an earlier use; none ever means use 0.
    for (let other = 0; other < this.#counts.length; other++) this.#clear(other)
    this.#uses[slot] = 1
  }

  /** Neighbours in a known list. Ask before reading any of them. */
  count(slot: number): number {
    if (this.#clearedOf[slot] !== this.#removals) this.#clear(slot)
    return this.#counts[slot]!
  }

  slotAt(slot: number, rank: number): number {
    return this.#pages[slot >> PAGE_BITS]!.entries[startOf(slot) + rank]! & SLOT
  }

  cosineAt(slot: number, rank: number): number {
    return this.#pages[slot >> PAGE_BITS]!.cosines[startOf(slot) + rank]!
  }

  /** Place of an article among another's neighbours, from 0; twice the number kept when it is none of them. */
  rankOf(slot: number, other: number): number {
    const count = this.count(slot)
    const { entries } = this.#pages[slot >> PAGE_BITS]!
    const start = startOf(slot)
    for (let i = 0; i < count; i++) if ((entries[start + i]! & SLOT) === other) return i
    return NEIGHBOURS_KEPT * 2
  }

  /** Summed nearness of the articles that are nearer than `least` to both. */
  commonNearness(a: number, b: number, least: number): number {
    const countA = this.count(a)
    const countB = this.count(b)
    const pageA = this.#pages[a >> PAGE_BITS]!
    const pageB = this.#pages[b >> PAGE_BITS]!
    const startA = startOf(a)
    const startB = startOf(b)
    let nearB = 0
    while (nearB < countB && pageB.cosines[startB + nearB]! > least) nearB++
    let sum = 0
    for (let i = startA; i < startA + countA && pageA.cosines[i]! > least; i++) {
      const entry = pageA.entries[i]!
      for (let j = startB; j < startB + nearB; j++) {
        if (pageB.entries[j] !== entry) continue
        sum += Math.min(pageA.cosines[i]!, pageB.cosines[j]!)
        break
      }
    }
    return sum
  }

  /** Adds a neighbour at its place, if it is near enough for a full list; later ones stand behind equal ones. */
  insert(slot: number, other: number, cosine: number): void {
    let rank = this.count(slot)
    const { entries, cosines } = this.#pages[slot >> PAGE_BITS]!
    const start = startOf(slot)
    if (rank === NEIGHBOURS_KEPT) {
      if (cosine <= cosines[start + rank - 1]!) return
      rank--
    } else this.#counts[slot] = rank + 1
    let place = start + rank
    while (place > start && cosine > cosines[place - 1]!) {
      cosines[place] = cosines[place - 1]!
      entries[place] = entries[place - 1]!
      place--
    }
    cosines[place] = cosine
    entries[place] = other | (this.#uses[other]! << SLOT_BITS)
  }

  #clear(slot: number): void {
    this.#clearedOf[slot] = this.#removals
    const count = this.#counts[slot]!
    if (count <= 0) return
    const { entries, cosines } = this.#pages[slot >> PAGE_BITS]!
    const start = startOf(slot)
    const uses = this.#uses
    const end = start + count
    let kept = start
    // Nearly always nobody has gone, and nothing is written.
    while (kept < end && uses[entries[kept]! & SLOT]! === entries[kept]! >>> SLOT_BITS) kept++
    for (let i = kept + 1; i < end; i++) {
      const entry = entries[i]!
      if (uses[entry & SLOT]! !== entry >>> SLOT_BITS) continue
      entries[kept] = entry
      cosines[kept++] = cosines[i]!
    }
    this.#counts[slot] = kept - start
  }

  #grow(): void {
    const size = this.#counts.length * 2
    this.#counts = enlarged(this.#counts, new Int8Array(size).fill(UNKNOWN))
    this.#uses = enlarged(this.#uses, new Uint8Array(size).fill(1))
    this.#clearedOf = enlarged(this.#clearedOf, new Int32Array(size))
  }
}

function startOf(slot: number): number {
  return (slot & (LISTS_PER_PAGE - 1)) * NEIGHBOURS_KEPT
}
