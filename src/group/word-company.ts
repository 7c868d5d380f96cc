/**
 * The company that words keep in the live window: how alike the articles with a word are beside it, and how many
 * articles have two words. Both are measured when asked for and remembered as long as they are as good as true.
 */
import { enlarged, type Lists } from './lists.ts'
import type { TermVectors } from './term-vectors.ts'
import { SUMMARY_WEIGHT } from './term-vectors.ts'
import type { Vocabulary } from './vocabulary.ts'

const COHESION_SAMPLES = 20
/** Counts of articles with two words that are kept, a power of 2. */
const COUNTS_KEPT = 1 << 13
/** The count of a word that nothing was measured for. */
const UNKNOWN = -1
/** Above this many times the rarer posting, its articles are searched instead of reading the longer posting. */
const WORTH_READING = 6

export interface WordCompanyParts {
  words: Vocabulary
  vectors: TermVectors
  /** By word, the articles with it, oldest first: slots doubled, plus one where the title has it. */
  postings: Lists
}

export class WordCompany {
  readonly #words: Vocabulary
  readonly #vectors: TermVectors
  readonly #postings: Lists
  /** By word: its cohesion, and the word's count when it was measured. */
  #cohesion = new Float64Array(1024)
  #countThen = new Int32Array(1024).fill(UNKNOWN)
  /** Counts of articles with two words, by a hash of both, each with the number of changes that it was taken after. */
  #both = new Int32Array(COUNTS_KEPT * 4)
  #changes = 1
  /** By slot: the round in which it was last seen in a posting. */
  #seenIn = new Int32Array(1024)
  #round = 0

  constructor({ words, vectors, postings }: WordCompanyParts) {
    this.#words = words
    this.#vectors = vectors
    this.#postings = postings
  }

  /**
   * How alike the articles with a word are beside it, 0 to 1: near 0 for a saga's word, high for the name of one
   * event. Taken from a sample and kept until the word's count has changed by a fifth.
   */
  cohesion(word: number): number {
    if (word >= this.#countThen.length) this.#fit(word)
    const count = this.#words.counts[word]!
    const known = this.#countThen[word]!
    if (known !== UNKNOWN && Math.abs(known - count) <= known / 5) return this.#cohesion[word]!
    const value = this.#measureCohesion(word)
    this.#cohesion[word] = value
    this.#countThen[word] = count
    return value
  }

  /** Live articles that have both words, at most as many as the rarer one's posting. */
  countWithBoth(rarer: number, other: number): number {
    const hash = Math.imul(rarer, 0x9e3779b1) ^ Math.imul(other, 0x85ebca6b)
    const place = ((hash ^ (hash >>> 15)) & (COUNTS_KEPT - 1)) * 4
    const both = this.#both
    if (both[place] === rarer && both[place + 1] === other && both[place + 2] === this.#changes) return both[place + 3]!
    const count = this.#countBoth(rarer, other)
    both[place] = rarer
    both[place + 1] = other
    both[place + 2] = this.#changes
    both[place + 3] = count
    return count
  }

  /** No live article has the word any more: its number may come to mean another. */
  forgetWord(word: number): void {
    if (word < this.#countThen.length) this.#countThen[word] = UNKNOWN
  }

  /** An article has come, gone or changed. */
  noteChange(): void {
    this.#changes = (this.#changes + 1) | 0
  }

  /** Everything is measured anew from now on. */
  forgetAll(): void {
    this.#countThen.fill(UNKNOWN)
  }

  #countBoth(rarer: number, other: number): number {
    const length = this.#postings.count(rarer)
    if (length === 0) return 0
    const entries = this.#postings.entries(rarer)
    const start = this.#postings.start(rarer)
    const others = this.#postings.count(other)
    let count = 0
    // A posting that has dropped its oldest does not know all the articles with its word.
    if (others === this.#words.counts[other] && others <= length * WORTH_READING) {
      this.#stamp(other)
      for (let i = start; i < start + length; i++) if (this.#seenIn[entries[i]! >> 1] === this.#round) count++
      return count
    }
    for (let i = start; i < start + length; i++) if (this.#vectors.hasWord(entries[i]! >> 1, other)) count++
    return count
  }

  #stamp(word: number): void {
    this.#round++
    const entries = this.#postings.entries(word)
    const start = this.#postings.start(word)
    const end = start + this.#postings.count(word)
    for (let i = start; i < end; i++) {
      const slot = entries[i]! >> 1
      if (slot >= this.#seenIn.length) this.#seenIn = enlarged(this.#seenIn, new Int32Array(2 * slot))
      this.#seenIn[slot] = this.#round
    }
  }

  #measureCohesion(word: number): number {
    const count = this.#postings.count(word)
    if (count < 2) return 0
    const entries = this.#postings.entries(word)
    const start = this.#postings.start(word)
    const rarity = this.#words.rarity(word)
    let sum = 0
    let samples = 0
    /** Compares two articles of the posting, the first being marked. */
    const measure = (i: number, j: number): void => {
      const first = entries[start + i]!
      const second = entries[start + j]!
      const own = rarity * ((first & 1) === 1 ? 1 : SUMMARY_WEIGHT) * rarity * ((second & 1) === 1 ? 1 : SUMMARY_WEIGHT)
      const dot = this.#vectors.dotWithMarked(second >> 1)
      sum += Math.max(0, dot - own) / (this.#vectors.norm(first >> 1) * this.#vectors.norm(second >> 1))
      samples++
    }
    if (count <= 6) {
      for (let i = 1; i < count; i++) {
        this.#vectors.mark(entries[start + i]! >> 1)
        for (let j = 0; j < i; j++) measure(i, j)
        this.#vectors.unmark(entries[start + i]! >> 1)
      }
    } else {
      // Steps that spread the pairs over the whole posting, the same for the same posting.
      for (let k = 0; k < COHESION_SAMPLES; k++) {
        const i = (k * 7) % count
        const j = (i + 1 + ((k * 5) % (count - 1))) % count
        this.#vectors.mark(entries[start + i]! >> 1)
        measure(i, j)
        this.#vectors.unmark(entries[start + i]! >> 1)
      }
    }
    return sum / (samples + 0.5)
  }

  #fit(word: number): void {
    this.#cohesion = enlarged(this.#cohesion, new Float64Array(2 * word))
    this.#countThen = enlarged(this.#countThen, new Int32Array(2 * word).fill(UNKNOWN))
  }
}
