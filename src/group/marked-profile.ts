/**
 * The first article of a pair, laid out for comparison with many others in turn: its words, those of its title and its
 * pairs of words as bits, which the other article is read along. A merge of two sorted lists would have to guess its
 * way at every step.
 */
import type { ReadTerms } from './term-reader.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Bits for hashes of neighbouring words, as a power of 2: some 40 of an article hardly ever meet in them. */
const WORD_PAIR_BITS = 13
const WORD_PAIR_MASK = (1 << WORD_PAIR_BITS) - 1

export class MarkedProfile {
  /** A bit for each word of the vocabulary: those of the article, and those of its title. */
  words = new Int32Array(32)
  titleWords = new Int32Array(32)
  /** The words that the other article of the pair has too; who sets bits takes them back. */
  shared = new Int32Array(32)
  /** The title's words that are surely names, ascending, and how rare they are; the first `nameCount`. */
  names = new Int32Array(64)
  nameRarities = new Float64Array(64)
  nameCount = 0
  hasTitleNumber = false
  #wordPairBits = new Int32Array(1 << (WORD_PAIR_BITS - 5))
  #profile: { readonly live: ReadTerms } | null = null
  #block: Int32Array = new Int32Array(0)
  #from = 0
  #titleFrom = 0
  #pairsFrom = 0
  #to = 0

  /**
   * @param profile what is known of the article at the moment: the same object means the same figures
   * @param sureName the nameness above which a word is surely a name
   */
  mark(profile: { readonly live: ReadTerms }, vocabulary: Vocabulary, sureName: number): void {
    if (profile === this.#profile) return
    const { block, from, titleFrom, pairsFrom, to } = profile.live
    this.#unmark()
    this.#fit(vocabulary.counts.length, pairsFrom - titleFrom)
    this.#profile = profile
    this.#block = block
    this.#from = from
    this.#titleFrom = titleFrom
    this.#pairsFrom = pairsFrom
    this.#to = to
    this.nameCount = 0
    for (let i = from; i < titleFrom; i++) {
      const term = block[i]!
      const word = term >> 1
      this.words[word >> 5]! |= 1 << word
      if ((term & 1) === 0) continue
      this.titleWords[word >> 5]! |= 1 << word
      if (vocabulary.nameness(word) <= sureName) continue
      this.names[this.nameCount] = word
      this.nameRarities[this.nameCount++] = vocabulary.rarity(word)
    }
    this.hasTitleNumber = false
    for (let i = titleFrom; i < pairsFrom; i++) if (vocabulary.isNumber(block[i]!)) this.hasTitleNumber = true
    for (let i = pairsFrom; i < to; i++) {
      const hash = block[i]! & WORD_PAIR_MASK
      this.#wordPairBits[hash >> 5]! |= 1 << hash
    }
  }

  hasWordPair(pair: number): boolean {
    const hash = pair & WORD_PAIR_MASK
    if (((this.#wordPairBits[hash >> 5]! >>> hash) & 1) === 0) return false
    let low = this.#pairsFrom
    let high = this.#to
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#block[middle]! < pair) low = middle + 1
      else high = middle
    }
    return low < this.#to && this.#block[low] === pair
  }

  #unmark(): void {
    const block = this.#block
    for (let i = this.#from; i < this.#titleFrom; i++) {
      this.words[block[i]! >> 6] = 0
      this.titleWords[block[i]! >> 6] = 0
    }
    for (let i = this.#pairsFrom; i < this.#to; i++) this.#wordPairBits[(block[i]! & WORD_PAIR_MASK) >> 5] = 0
  }

  #fit(words: number, titleLength: number): void {
    if (words >> 5 > this.words.length) {
      this.words = new Int32Array(words >> 5)
      this.titleWords = new Int32Array(words >> 5)
      this.shared = new Int32Array(words >> 5)
    }
    if (titleLength > this.names.length) {
      this.names = new Int32Array(2 * titleLength)
      this.nameRarities = new Float64Array(2 * titleLength)
    }
  }
}
