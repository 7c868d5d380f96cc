/**
 * The live articles as weighted term vectors, by slot, and how alike two of them are. Terms are word ids doubled, plus
 * one where the title has the word, ascending. One of two vectors is marked in a set of bits and the other read along
 * it: the bits of a whole vocabulary stay in the processor's nearest cache, and a merge would have to guess its way.
 */
import { enlarged } from './lists.ts'
import type { ReadTerms } from './term-reader.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Weight of a word that only the summary has, beside one of the title. */
export const SUMMARY_WEIGHT = 0.6

const NOTHING = new Int32Array(0)

export class TermVectors {
  readonly #words: Vocabulary
  /** By slot: a block, and where in it the terms begin and end. */
  #blocks: Int32Array[] = []
  #from = new Int32Array(1024)
  #to = new Int32Array(1024)
  #norms = new Float64Array(1024)
  #inverseNorms = new Float32Array(1024)
  /** The words of the marked vector, a bit each, and those of its title. */
  #bits = new Int32Array(1024)
  #titleBits = new Int32Array(1024)

  constructor(words: Vocabulary) {
    this.#words = words
  }

  set(slot: number, { block, from, titleFrom }: ReadTerms): void {
    if (slot >= this.#norms.length) {
      this.#from = enlarged(this.#from, new Int32Array(2 * slot))
      this.#to = enlarged(this.#to, new Int32Array(2 * slot))
      this.#norms = enlarged(this.#norms, new Float64Array(2 * slot))
      this.#inverseNorms = enlarged(this.#inverseNorms, new Float32Array(2 * slot))
    }
    this.#blocks[slot] = block
    this.#from[slot] = from
    this.#to[slot] = titleFrom
    const last = titleFrom > from ? block[titleFrom - 1]! : 0
    if (last >> 6 >= this.#bits.length) {
      this.#bits = enlarged(this.#bits, new Int32Array(last >> 5))
      this.#titleBits = enlarged(this.#titleBits, new Int32Array(last >> 5))
    }
  }

  drop(slot: number): void {
    this.#blocks[slot] = NOTHING
    this.#to[slot] = this.#from[slot]!
  }

  hasWord(slot: number, word: number): boolean {
    const block = this.#blocks[slot]!
    let low = this.#from[slot]!
    const end = this.#to[slot]!
    let high = end
    while (low < high) {
      const middle = (low + high) >> 1
      if (block[middle]! >> 1 < word) low = middle + 1
      else high = middle
    }
    return low < end && block[low]! >> 1 === word
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
    const block = this.#blocks[slot]!
    const end = this.#to[slot]!
    let squares = 0
    for (let i = this.#from[slot]!; i < end; i++) {
      const term = block[i]!
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
    const block = this.#blocks[slot]!
    const end = this.#to[slot]!
    const bits = this.#bits
    const titleBits = this.#titleBits
    for (let i = this.#from[slot]!; i < end; i++) {
      const term = block[i]!
      bits[term >> 6]! |= 1 << (term >> 1)
      if ((term & 1) === 1) titleBits[term >> 6]! |= 1 << (term >> 1)
    }
  }

  unmark(slot: number): void {
    const block = this.#blocks[slot]!
    const end = this.#to[slot]!
    for (let i = this.#from[slot]!; i < end; i++) {
      this.#bits[block[i]! >> 6] = 0
      this.#titleBits[block[i]! >> 6] = 0
    }
  }

  /** The product of the marked vector and another, with their lengths in it. */
  dotWithMarked(slot: number): number {
    const block = this.#blocks[slot]!
    const end = this.#to[slot]!
    const words = this.#words
    const bits = this.#bits
    const titleBits = this.#titleBits
    let dot = 0
    for (let i = this.#from[slot]!; i < end; i++) {
      const term = block[i]!
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
