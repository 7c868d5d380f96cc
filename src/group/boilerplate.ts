/**
 * Learns what a source says in every item, and drops it: "| TV Patrol", "Join our newsletter", a channel's standing
 * description. A part of a title or a sentence of a summary that three live articles of one source have word for
 * word tells nothing about any of them.
 */
import { hashText, type Segment } from './chunks.ts'
import { Lists } from './lists.ts'

/** Live articles of one source that make a sentence boilerplate. */
const RECURRENCES = 3
/** The bits of a source's hash that count; with the 32 of a sentence few enough of them meet. */
const SEED = 0xfffff

/** What is asked of an article beside its text. */
export interface FromSource {
  slot: number
  source: string
  sourceHash: number
}

export function hashSource(source: string): number {
  return hashText(source, 11) | 0
}

export class Boilerplate {
  #sentences = new SentenceCounts()
  /** By slot, the sentences of the article: two numbers each. */
  #keys = new Lists({ firstBlock: 2, hasNumbers: false })

  /**
   * Counts an article's parts.
   * @returns slots of earlier articles that must be read again, because one of their parts is boilerplate now
   */
  note({ slot, sourceHash }: FromSource, title: readonly Segment[], summary: readonly Segment[]): readonly number[] {
    const seed = sourceHash & SEED
    const revised: number[] = []
    if (title.length > 1) for (const segment of title) this.#noteOne(seed, slot, segment.hash | 0, revised)
    for (const segment of summary) this.#noteOne(seed, slot, segment.hash | 0, revised)
    return revised.length === 0 ? NOBODY : [...new Set(revised)]
  }

  forget(slot: number): void {
    const count = this.#keys.count(slot)
    if (count === 0) return
    const start = this.#keys.start(slot)
    const keys = this.#keys.entries(slot)
    for (let i = start; i < start + count; i += 2) this.#sentences.remove(keys[i]!, keys[i + 1]!, slot)
    this.#keys.clear(slot)
  }

  /** What is left when boilerplate and the source's own name are gone; a title never loses its last part. */
  keep({ source, sourceHash }: FromSource, segments: readonly Segment[], isTitle: boolean): readonly Segment[] {
    if (isTitle && segments.length < 2) return segments
    const seed = sourceHash & SEED
    const kept = segments.filter((segment) => this.#isKept(seed, segment, isTitle ? source : ''))
    return kept.length === 0 && isTitle ? segments : kept
  }

  /** @param name of the source, where it may stand in the text; or '' */
  #isKept(seed: number, segment: Segment, name: string): boolean {
    return this.#sentences.count(seed, segment.hash | 0) < RECURRENCES && !isNameOf(name, segment)
  }

  #noteOne(seed: number, slot: number, hash: number, revised: number[]): void {
    const known = this.#keys.count(slot)
    if (known > 0) {
      const start = this.#keys.start(slot)
      const keys = this.#keys.entries(slot)
      for (let i = start; i < start + known; i += 2) if (keys[i + 1] === hash) return
    }
    this.#keys.append(slot, seed)
    this.#keys.append(slot, hash)
    this.#sentences.add(seed, hash, slot, revised)
  }
}

const NOBODY: readonly number[] = []

/**
 * How many live articles have a sentence, and which, as long as they are fewer than RECURRENCES: a table with open
 * addressing in typed arrays, because a window has several times as many sentences as articles.
 */
class SentenceCounts {
  #size = 1024
  #used = 0
  #seeds = new Int32Array(this.#size)
  #hashes = new Int32Array(this.#size)
  /** 0 for an empty place. */
  #counts = new Int32Array(this.#size)
  #firsts = new Int32Array(this.#size)
  #seconds = new Int32Array(this.#size)

  count(seed: number, hash: number): number {
    return this.#counts[this.#place(seed, hash)]!
  }

  /** @param revised gets the earlier articles when the sentence has just become boilerplate */
  add(seed: number, hash: number, slot: number, revised: number[]): void {
    const place = this.#place(seed, hash)
    const count = this.#counts[place]! + 1
    if (count === 1) {
      this.#used++
      this.#seeds[place] = seed
      this.#hashes[place] = hash
      this.#firsts[place] = slot
      this.#seconds[place] = -1
    } else if (count < RECURRENCES) {
      if (this.#firsts[place]! < 0) this.#firsts[place] = slot
      else this.#seconds[place] = slot
    } else if (count === RECURRENCES) {
      if (this.#firsts[place]! >= 0) revised.push(this.#firsts[place]!)
      if (this.#seconds[place]! >= 0) revised.push(this.#seconds[place]!)
    }
    this.#counts[place] = count
    if (this.#used * 4 > this.#size * 3) this.#grow()
  }

  remove(seed: number, hash: number, slot: number): void {
    const place = this.#place(seed, hash)
    if (this.#counts[place] === 0) return
    this.#counts[place]!--
    if (this.#firsts[place] === slot) {
      this.#firsts[place] = this.#seconds[place]!
      this.#seconds[place] = -1
    } else if (this.#seconds[place] === slot) this.#seconds[place] = -1
    if (this.#counts[place] === 0) this.#close(place)
  }

  /** Where a sentence is, or the empty place that it belongs in. */
  #place(seed: number, hash: number): number {
    const mask = this.#size - 1
    let place = this.#home(seed, hash)
    while (this.#counts[place] !== 0 && (this.#seeds[place] !== seed || this.#hashes[place] !== hash)) {
      place = (place + 1) & mask
    }
    return place
  }

  #home(seed: number, hash: number): number {
    const mixed = Math.imul(hash ^ Math.imul(seed, 0x9e3779b1), 0x85ebca6b)
    return (mixed ^ (mixed >>> 15)) & (this.#size - 1)
  }

  /** Empties a place, and moves up those behind it that had found it taken. */
  #close(empty: number): void {
    const mask = this.#size - 1
    this.#used--
    let gap = empty
    for (let place = (gap + 1) & mask; this.#counts[place] !== 0; place = (place + 1) & mask) {
      const home = this.#home(this.#seeds[place]!, this.#hashes[place]!)
      if (((place - home) & mask) < ((place - gap) & mask)) continue
      this.#move(place, gap)
      gap = place
    }
    this.#counts[gap] = 0
  }

  #move(from: number, to: number): void {
    this.#seeds[to] = this.#seeds[from]!
    this.#hashes[to] = this.#hashes[from]!
    this.#counts[to] = this.#counts[from]!
    this.#firsts[to] = this.#firsts[from]!
    this.#seconds[to] = this.#seconds[from]!
  }

  #grow(): void {
    const old = [this.#seeds, this.#hashes, this.#counts, this.#firsts, this.#seconds] as const
    this.#size *= 2
    this.#seeds = new Int32Array(this.#size)
    this.#hashes = new Int32Array(this.#size)
    this.#counts = new Int32Array(this.#size)
    this.#firsts = new Int32Array(this.#size)
    this.#seconds = new Int32Array(this.#size)
    for (let from = 0; from < old[2].length; from++) {
      if (old[2][from] === 0) continue
      const place = this.#place(old[0][from]!, old[1][from]!)
      this.#seeds[place] = old[0][from]!
      this.#hashes[place] = old[1][from]!
      this.#counts[place] = old[2][from]!
      this.#firsts[place] = old[3][from]!
      this.#seconds[place] = old[4][from]!
    }
  }
}

/** "… - Daily Ledger" by the source daily-ledger. */
function isNameOf(source: string, segment: Segment): boolean {
  return source !== '' && segment.chunks.length <= 5 && lettersOf(segment.text) === lettersOf(source)
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}
