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

const ROW_DOUBLES = 3
const ROW_INTS = 2 * ROW_DOUBLES
const NORM = 0
const HOURS = 1
const FROM = 4
const TO = 5

export class TermVectors {
  readonly #words: Vocabulary
  /** By slot: a block; where in it the terms begin and end stands in the rows. */
  #blocks: Int32Array[] = []
  /** By slot a row, so that a look at another article is one look into memory: its norm and hours, as doubles; … */
  #doubles = new Float64Array(1024 * ROW_DOUBLES)
  /** … and the same rows as integers, with the beginning and the end of its terms. */
  #ints = new Int32Array(this.#doubles.buffer)
  /** Apart from the rows: asked of far more articles than these. */
  #inverseNorms = new Float32Array(1024)
  /** The words of the marked vector, a bit each, and those of its title. */
  #bits = new Int32Array(1024)
  #titleBits = new Int32Array(1024)

  constructor(words: Vocabulary) {
    this.#words = words
  }

  /** @param hours when the article was seen; hours since any moment */
  set(slot: number, { block, from, titleFrom }: ReadTerms, hours: number): void {
    if (slot >= this.#inverseNorms.length) {
      this.#doubles = enlarged(this.#doubles, new Float64Array(2 * slot * ROW_DOUBLES))
      this.#ints = new Int32Array(this.#doubles.buffer)
      this.#inverseNorms = enlarged(this.#inverseNorms, new Float32Array(2 * slot))
    }
    this.#blocks[slot] = block
    this.#doubles[slot * ROW_DOUBLES + HOURS] = hours
    this.#ints[slot * ROW_INTS + FROM] = from
    this.#ints[slot * ROW_INTS + TO] = titleFrom
    const last = titleFrom > from ? block[titleFrom - 1]! : 0
    if (last >> 6 >= this.#bits.length) {
      this.#bits = enlarged(this.#bits, new Int32Array(last >> 5))
      this.#titleBits = enlarged(this.#titleBits, new Int32Array(last >> 5))
    }
  }

  drop(slot: number): void {
    this.#blocks[slot] = NOTHING
    this.#ints[slot * ROW_INTS + TO] = this.#from(slot)
  }

  hasWord(slot: number, word: number): boolean {
    const block = this.#blocks[slot]!
    let low = this.#from(slot)
    const end = this.#to(slot)
    let high = end
    while (low < high) {
      const middle = (low + high) >> 1
      if (block[middle]! >> 1 < word) low = middle + 1
      else high = middle
    }
    return low < end && block[low]! >> 1 === word
  }

  norm(slot: number): number {
    return this.#doubles[slot * ROW_DOUBLES + NORM]!
  }

  hours(slot: number): number {
    return this.#doubles[slot * ROW_DOUBLES + HOURS]!
  }

  /** 1 / norm, roughly. */
  inverseNorm(slot: number): number {
    return this.#inverseNorms[slot]!
  }

  /** Measures a vector's length anew, with what the words weigh now. */
  measureNorm(slot: number): number {
    const block = this.#blocks[slot]!
    const end = this.#to(slot)
    let squares = 0
    for (let i = this.#from(slot); i < end; i++) {
      const term = block[i]!
      const weight = this.#words.rarity(term >> 1) * placeWeight(term)
      squares += weight * weight
    }
    const norm = Math.sqrt(squares) || 1
    this.#doubles[slot * ROW_DOUBLES + NORM] = norm
    this.#inverseNorms[slot] = 1 / norm
    return norm
  }

  /** Marks a vector, for `unmark` when others have been compared with it. Only one is marked at a time. */
  mark(slot: number): void {
    const block = this.#blocks[slot]!
    const end = this.#to(slot)
    const bits = this.#bits
    const titleBits = this.#titleBits
    for (let i = this.#from(slot); i < end; i++) {
      const term = block[i]!
      bits[term >> 6]! |= 1 << (term >> 1)
      if ((term & 1) === 1) titleBits[term >> 6]! |= 1 << (term >> 1)
    }
  }

  unmark(slot: number): void {
    const block = this.#blocks[slot]!
    const end = this.#to(slot)
    for (let i = this.#from(slot); i < end; i++) {
      this.#bits[block[i]! >> 6] = 0
      this.#titleBits[block[i]! >> 6] = 0
    }
  }

  /** The product of the marked vector and another, with their lengths in it. */
  dotWithMarked(slot: number): number {
    const block = this.#blocks[slot]!
    const end = this.#to(slot)
    const words = this.#words
    const bits = this.#bits
    const titleBits = this.#titleBits
    let dot = 0
    for (let i = this.#from(slot); i < end; i++) {
      const term = block[i]!
      if (((bits[term >> 6]! >>> (term >> 1)) & 1) === 0) continue
      const rarity = words.rarity(term >> 1)
      const markedWeight = ((titleBits[term >> 6]! >>> (term >> 1)) & 1) === 1 ? 1 : SUMMARY_WEIGHT
      dot += rarity * markedWeight * (rarity * placeWeight(term))
    }
    return dot
  }

  #from(slot: number): number {
    return this.#ints[slot * ROW_INTS + FROM]!
  }

  #to(slot: number): number {
    return this.#ints[slot * ROW_INTS + TO]!
  }
}

function placeWeight(term: number): number {
  return (term & 1) === 1 ? 1 : SUMMARY_WEIGHT
}
