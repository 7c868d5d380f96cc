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
const UNKNOWN = 0
const ALIKE = 1
const DIFFERENT = 2

/**
 * A set in which no two are alike, of the items early in the list first: one of `size` where there is one, else the
 * largest that was found.
 * @param areAlike for two indexes
 * @returns indexes in rising order
 */
export function differentSet(count: number, size: number, areAlike: (a: number, b: number) => boolean): number[] {
  const set: number[] = []
  let largest: number[] = []
  let steps = 0
  // Each pair is compared once, however often the search comes back to it.
  const known = new Uint8Array(count * count)
  const isAlike = (a: number, b: number): boolean => {
    const at = a * count + b
    if (known[at] === UNKNOWN) known[at] = areAlike(a, b) ? ALIKE : DIFFERENT
    return known[at] === ALIKE
  }
  /** @returns whether nothing better needs to be looked for */
  const search = (open: readonly number[]): boolean => {
    for (let i = 0; i < open.length; i++) {
      if (set.length + open.length - i <= largest.length) return false
      if (++steps > MOST_STEPS) return true
      const item = open[i]!
      set.push(item)
      if (set.length > largest.length) largest = [...set]
      if (largest.length === size) return true
      const left: number[] = []
      for (let j = i + 1; j < open.length; j++) if (!isAlike(item, open[j]!)) left.push(open[j]!)
      if (set.length + left.length > largest.length && search(left)) return true
      set.pop()
    }
    return false
  }
  search(Array.from({ length: count }, (_, i) => i))
  return largest
}
