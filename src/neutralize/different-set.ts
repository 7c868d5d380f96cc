/**
 * Finds as many wordings as wanted of which no two are alike. Words are numbered as they come and a wording is a set of
 * bits, so that a comparison costs a few machine operations: some hundred pairs are compared for each headline.
 */

/** Four times 32 bits: no headline has as many words in all its wordings. */
const BITS = 128

export interface WordSet {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
  readonly size: number
}

/** Numbers the words of the wordings of one headline. */
export class WordNumbers {
  private readonly numbers = new Map<string, number>()

  setOf(words: readonly string[]): WordSet {
    let a = 0
    let b = 0
    let c = 0
    let d = 0
    for (const word of words) {
      let number = this.numbers.get(word)
      if (number === undefined) {
        number = this.numbers.size % BITS
        this.numbers.set(word, number)
      }
      const bit = 1 << (number & 31)
      if (number < 32) a |= bit
      else if (number < 64) b |= bit
      else if (number < 96) c |= bit
      else d |= bit
    }
    return { a, b, c, d, size: bitsIn(a) + bitsIn(b) + bitsIn(c) + bitsIn(d) }
  }
}

/** Jaccard similarity of two sets, 0 to 1. */
export function likeness(one: WordSet, other: WordSet): number {
  const common = bitsIn(one.a & other.a) + bitsIn(one.b & other.b) + bitsIn(one.c & other.c) + bitsIn(one.d & other.d)
  const either = one.size + other.size - common
  return either === 0 ? 1 : common / either
}

function bitsIn(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Steps of one search: a headline that needs more has no such set as a rule. */
const MOST_STEPS = 1000

/**
 * Looks for sets in which no two items are alike. Items are numbers below `most`, sets are bits, and each pair is
 * compared once, however many searches come back to it.
 */
export class DifferentSets {
  private readonly areAlike
  private readonly width
  /** For each item the later ones that were compared with it, and of these the ones that differ. */
  private readonly compared
  private readonly different
  /** What is open at each depth of a search. */
  private open = new Int32Array(0)
  private set: number[] = []
  private largest: number[] = []
  private size = 0
  private steps = 0

  constructor(most: number, areAlike: (earlier: number, later: number) => boolean) {
    this.areAlike = areAlike
    this.width = (most + 31) >>> 5
    this.compared = new Int32Array(most * this.width)
    this.different = new Int32Array(most * this.width)
  }

  /**
   * A set of the items early in the list first: one of `size` where there is one, else the largest that was found.
   * @param items in rising order
   * @param least a smaller set need not be found
   * @returns items in rising order
   */
  largestOf(items: readonly number[], size: number, least = 1): number[] {
    this.open = new Int32Array(this.width * (size + 1))
    for (const item of items) this.open[item >>> 5]! |= 1 << (item & 31)
    this.set = []
    this.largest = []
    // The first set as large as any can be ends the search.
    this.size = this.mostOf(items, size)
    this.steps = 0
    if (this.size > 0 && this.size >= least) this.search(0, items.length)
    return this.largest
  }

  /**
   * The items that differ from all taken before them. Where there are `size` of them a search would come to these first,
   * and still does when more items follow.
   * @returns `size` items or none
   */
  firstOf(items: readonly number[], size: number): number[] {
    const set: number[] = []
    for (const item of items) {
      const bit = 1 << (item & 31)
      if (set.every((earlier) => this.differing(earlier, item >>> 5, bit) !== 0) && set.push(item) === size) return set
    }
    return []
  }

  /** What no set exceeds: sorted into groups of items that are all alike, each group gives a set one item at most. */
  private mostOf(items: readonly number[], size: number): number {
    const { width, open } = this
    /** For each group the items yet to come that are alike to all in it. */
    const groups: Int32Array[] = []
    for (const item of items) {
      const at = item >>> 5
      let group = groups.find((bits) => (bits[at]! & (1 << (item & 31))) !== 0)
      if (group === undefined) {
        if (groups.length + 1 >= size) return size
        group = open.slice(0, width)
        groups.push(group)
      }
      group.fill(0, 0, at)
      group[at]! &= -2 << (item & 31)
      for (let word = at; word < width; word++) group[word]! &= ~this.differing(item, word, group[word]!)
    }
    return groups.length
  }

  /** Which of the later items, 32 from `word` on, differ from an item. */
  private differing(item: number, word: number, later: number): number {
    const { compared, different } = this
    const row = item * this.width + word
    let unknown = later & ~compared[row]!
    compared[row]! |= unknown
    for (; unknown !== 0; unknown &= unknown - 1) {
      const other = 31 - Math.clz32(unknown & -unknown)
      if (!this.areAlike(item, (word << 5) + other)) different[row]! |= 1 << other
    }
    return later & different[row]!
  }

  /** @returns whether nothing better needs to be looked for */
  private search(depth: number, count: number): boolean {
    const { width, open, set } = this
    const here = depth * width
    let left = count
    for (let word = 0; word < width; word++) {
      while (open[here + word] !== 0) {
        if (depth + left <= this.largest.length) return false
        if (++this.steps > MOST_STEPS) return true
        const bits = open[here + word]!
        const item = (word << 5) + 31 - Math.clz32(bits & -bits)
        // What stays open here comes after the item.
        open[here + word] = bits & (bits - 1)
        left--
        set[depth] = item
        if (depth + 1 > this.largest.length) this.largest = set.slice(0, depth + 1)
        if (this.largest.length === this.size) return true
        const next = this.narrow(item, here)
        if (depth + 1 + next > this.largest.length && this.search(depth + 1, next)) return true
      }
    }
    return false
  }

  /** Opens, one deeper, what is open here and differs from an item; says how much that is. */
  private narrow(item: number, here: number): number {
    const { width, open } = this
    let count = 0
    for (let word = 0; word < width; word++) {
      const bits = this.differing(item, word, open[here + word]!)
      open[here + width + word] = bits
      count += bitsIn(bits)
    }
    return count
  }
}
