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
 * The first set in the order of the items, items early in the list first.
 * @param areAlike for two indexes
 * @returns `size` indexes in rising order, or null
 */
export function differentSet(
  count: number,
  size: number,
  areAlike: (a: number, b: number) => boolean,
): number[] | null {
  const set: number[] = []
  let steps = 0
  const search = (open: readonly number[]): boolean => {
    const wanted = size - set.length
    if (wanted === 0) return true
    for (let i = 0; i + wanted <= open.length; i++) {
      if (++steps > MOST_STEPS) return false
      const item = open[i]!
      const left: number[] = []
      if (wanted > 1) for (let j = i + 1; j < open.length; j++) if (!areAlike(item, open[j]!)) left.push(open[j]!)
      if (left.length < wanted - 1) continue
      set.push(item)
      if (search(left)) return true
      set.pop()
    }
    return false
  }
  return search(Array.from({ length: count }, (_, i) => i)) ? set : null
}
