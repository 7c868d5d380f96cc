/**
 * The live articles as weighted term vectors, by slot, and how alike two of them are. Terms are word ids doubled, plus
 * one where the title has the word, ascending. One of two vectors is marked in a set of bits and the other read along
 * it: the bits of a whole vocabulary stay in the processor's nearest cache, and a merge would have to guess its way.
 */
import { enlarged } from './lists.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Weight of a word that only the summary has, beside one of the title. */
export const SUMMARY_WEIGHT = 0.6

const NO_TERMS = new Int32Array(0)

export class TermVectors {
  readonly #words: Vocabulary
  #terms: Int32Array[] = []
  #norms = new Float64Array(1024)
  #inverseNorms = new Float32Array(1024)
  /** The words of the marked vector, a bit each, and those of its title. */
  #bits = new Int32Array(1024)
  #titleBits = new Int32Array(1024)

  constructor(words: Vocabulary) {
    this.#words = words
  }

  set(slot: number, terms: Int32Array): void {
    this.#terms[slot] = terms
    if (slot >= this.#norms.length) {
      this.#norms = enlarged(this.#norms, new Float64Array(2 * slot))
      this.#inverseNorms = enlarged(this.#inverseNorms, new Float32Array(2 * slot))
    }
    const last = terms.at(-1) ?? 0
    if (last >> 6 >= this.#bits.length) {
      this.#bits = enlarged(this.#bits, new Int32Array(last >> 5))
      this.#titleBits = enlarged(this.#titleBits, new Int32Array(last >> 5))
    }
  }

  drop(slot: number): void {
    this.#terms[slot] = NO_TERMS
  }

  hasWord(slot: number, word: number): boolean {
    return hasWord(this.#terms[slot]!, word)
  }

  norm(slot: number): number {
    return this.#norms[slot]!
  }

  /** 1 / norm, roughly. */
  inverseNorm(slot: number): number {
    return this.#inverseNorms[slot]!
  }

  /** Measures a vector's length anew, with what the words weigh now. */
  measureNorm(slot: number): number {
    const terms = this.#terms[slot]!
    let squares = 0
    for (let i = 0; i < terms.length; i++) {
      const term = terms[i]!
      const weight = this.#words.rarity(term >> 1) * placeWeight(term)
      squares += weight * weight
    }
    const norm = Math.sqrt(squares) || 1
    this.#norms[slot] = norm
    this.#inverseNorms[slot] = 1 / norm
    return norm
  }

  /** Marks a vector, for `unmark` when others have been compared with it. Only one is marked at a time. */
  mark(slot: number): void {
    const terms = this.#terms[slot]!
    const bits = this.#bits
    const titleBits = this.#titleBits
    for (let i = 0; i < terms.length; i++) {
      const term = terms[i]!
      bits[term >> 6]! |= 1 << (term >> 1)
      if ((term & 1) === 1) titleBits[term >> 6]! |= 1 << (term >> 1)
    }
  }

  unmark(slot: number): void {
    const terms = this.#terms[slot]!
    for (let i = 0; i < terms.length; i++) {
      this.#bits[terms[i]! >> 6] = 0
      this.#titleBits[terms[i]! >> 6] = 0
    }
  }

  /** The product of the marked vector and another, with their lengths in it. */
  dotWithMarked(slot: number): number {
    const terms = this.#terms[slot]!
    const words = this.#words
    const bits = this.#bits
    const titleBits = this.#titleBits
    let dot = 0
    for (let i = 0; i < terms.length; i++) {
      const term = terms[i]!
      if (((bits[term >> 6]! >>> (term >> 1)) & 1) === 0) continue
      const rarity = words.rarity(term >> 1)
      const markedWeight = ((titleBits[term >> 6]! >>> (term >> 1)) & 1) === 1 ? 1 : SUMMARY_WEIGHT
      dot += rarity * markedWeight * (rarity * placeWeight(term))
    }
    return dot
  }
}

function placeWeight(term: number): number {
  return (term & 1) === 1 ? 1 : SUMMARY_WEIGHT
}

/** Whether a sorted list of terms has a word. */
export function hasWord(terms: Int32Array, word: number): boolean {
  let low = 0
  let high = terms.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (terms[middle]! >> 1 < word) low = middle + 1
    else high = middle
  }
  return low < terms.length && terms[low]! >> 1 === word
}
