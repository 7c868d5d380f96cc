/**
 * Finds as many wordings as wanted of which no two are alike. Words are numbered as they come and a wording is a set of
 * bits, so that a comparison costs a few machine operations: some hundred pairs are compared for each headline.
 */

/** 128 bits: no headline has as many words in all its wordings. */
const INTS = 4

export type WordSet = Int32Array

/** Numbers the words of the wordings of one headline. */
export class WordNumbers {
  private readonly numbers = new Map<string, number>()

  setOf(words: readonly string[]): WordSet {
    const set = new Int32Array(INTS)
    for (const word of words) {
      let number = this.numbers.get(word)
      if (number === undefined) {
        number = this.numbers.size % (INTS * 32)
        this.numbers.set(word, number)
      }
      set[number >> 5]! |= 1 << (number & 31)
    }
    return set
  }
}

/** Jaccard similarity of two sets, 0 to 1. */
export function likeness(a: WordSet, b: WordSet): number {
  let common = 0
  let either = 0
  for (let i = 0; i < INTS; i++) {
    common += bitsIn(a[i]! & b[i]!)
    either += bitsIn(a[i]! | b[i]!)
  }
  return either === 0 ? 1 : common / either
}

function bitsIn(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/** Steps of one search: a headline that needs more has no such set as a rule. */
const MOST_STEPS = 1000

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
      for (let j = i + 1; j < open.length; j++) if (!areAlike(item, open[j]!)) left.push(open[j]!)
      if (set.length + left.length > largest.length && search(left)) return true
      set.pop()
    }
    return false
  }
  search(Array.from({ length: count }, (_, i) => i))
  return largest
}
