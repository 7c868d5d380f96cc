/** Turns the words of an article that is new to the live window into term ids, and notes which of them are names. */
import { CAPITAL, CHAINED, ENDS_CLAUSE, formOf, NO_PLACE, OPENS_CLAUSE, type Segment } from './chunks.ts'
import { IntSlab } from './int-slab.ts'
import { enlarged } from './lists.ts'
import type { Vocabulary } from './vocabulary.ts'

const SUMMARY_WORDS_READ = 70

/**
 * Three lists behind one another in a block that many articles share, from `from` to `to`: the terms, which are word
 * ids doubled, plus one where the title has the word, ascending; from `titleFrom` on the distinct words of the title
 * in their order; from `pairsFrom` on the hashes of neighbouring words, ascending.
 */
export interface ReadTerms {
  block: Int32Array
  from: number
  titleFrom: number
  pairsFrom: number
  to: number
  /** Words read, joining ones too. */
  titleLength: number
  summaryLength: number
}

export class TermReader {
  readonly #words: Vocabulary
  #slab = new IntSlab()
  /** By word: the article that was last read with it. */
  #readIn = new Int32Array(1024)
  #articles = 0
  #found = new Int32Array(512)
  #foundCount = 0
  #pairs = new Int32Array(512)
  #pairCount = 0
  /** The word before the one that is read, unless that was a joining one. */
  #previous = -1

  constructor(words: Vocabulary) {
    this.#words = words
  }

  read(title: readonly Segment[], summary: readonly Segment[]): ReadTerms {
    this.#articles++
    this.#foundCount = 0
    this.#pairCount = 0
    const titleLength = this.#readWords(title, Number.POSITIVE_INFINITY)
    const titleWords = this.#foundCount
    const summaryLength = this.#readWords(summary, SUMMARY_WORDS_READ)
    const termCount = this.#foundCount
    const pairCount = sortDistinct(this.#pairs, this.#pairCount)
    const from = this.#slab.reserve(termCount + titleWords + pairCount)
    const { block } = this.#slab
    const titleFrom = from + termCount
    const pairsFrom = titleFrom + titleWords
    for (let i = 0; i < termCount; i++) block[from + i] = this.#found[i]! * 2 + (i < titleWords ? 1 : 0)
    for (let i = 0; i < titleWords; i++) block[titleFrom + i] = this.#found[i]!
    for (let i = 0; i < pairCount; i++) block[pairsFrom + i] = this.#pairs[i]!
    block.subarray(from, titleFrom).sort()
    return { block, from, titleFrom, pairsFrom, to: pairsFrom + pairCount, titleLength, summaryLength }
  }

  /** A capital inside a sentence speaks for a name. */
  noteCapitals(segments: readonly Segment[]): void {
    let isStart = true
    for (const { chunks, places } of segments) {
      for (let i = 0; i < chunks.length; i++) {
        const form = formOf(chunks[i]!, places[i]!)
        if (!isStart && (form & OPENS_CLAUSE) === 0) {
          const word = this.#words.find(chunks[i]!, places[i]!)
          if (word >= 0) this.#words.noteCapital(word, (form & CAPITAL) !== 0)
        }
        isStart = (form & ENDS_CLAUSE) !== 0
      }
    }
  }

  /**
   * Adds the distinct words to `#found` and all pairs of neighbouring ones to `#pairs`.
   * @returns the number of words read
   */
  #readWords(segments: readonly Segment[], limit: number): number {
    let read = 0
    this.#previous = -1
    for (const { chunks, places } of segments) {
      for (let i = 0; i < chunks.length; i++) {
        const chunk = chunks[i]!
        if (read >= limit) return read
        read++
        this.#readWord(this.#words.idOf(chunk, places[i]!))
        if ((formOf(chunk, places[i]!) & CHAINED) === 0) continue
        for (let part = chunk.next; part !== null; part = part.next) {
          if (read >= limit) return read
          read++
          this.#readWord(this.#words.idOf(part, NO_PLACE))
        }
      }
    }
    return read
  }

  #readWord(word: number): void {
    if (this.#words.isJoining(word)) {
      this.#previous = -1
      return
    }
    if (Math.max(this.#foundCount, this.#pairCount) === this.#found.length) this.#fitFound()
    if (word >= this.#readIn.length) this.#readIn = enlarged(this.#readIn, new Int32Array(2 * word))
    if (this.#readIn[word] !== this.#articles) {
      this.#readIn[word] = this.#articles
      this.#found[this.#foundCount++] = word
    }
    if (this.#previous >= 0) {
      this.#pairs[this.#pairCount++] = Math.imul(this.#previous, 0x9e3779b1) ^ Math.imul(word, 0x85ebca6b)
    }
    this.#previous = word
  }

  #fitFound(): void {
    this.#found = enlarged(this.#found, new Int32Array(this.#found.length * 2))
    this.#pairs = enlarged(this.#pairs, new Int32Array(this.#pairs.length * 2))
  }
}

/** Sorts the first values and leaves each only once. @returns how many are left */
function sortDistinct(values: Int32Array, count: number): number {
  values.subarray(0, count).sort()
  let kept = 0
  for (let i = 0; i < count; i++) if (i === 0 || values[i] !== values[i - 1]) values[kept++] = values[i]!
  return kept
}
