/**
 * A set of words in 11.3 bits each, as a ribbon filter (Dillinger & Walzer 2021): whether a word is in it, wrong for one
 * word in two thousand that is not. `tools/word-filter.ts` makes it.
 *
 * The filter is a row of bits for each bit of a fingerprint, one after another. The hash of a word says where in the
 * rows its window begins and which bits of the window count; of a word in the set these are odd in number in just those
 * rows whose bit its fingerprint has.
 */

/** Bits of a fingerprint, and rows of the filter. */
export const ROWS = 11
/** Four times 32 bits. */
export const WINDOW_BYTES = 16

export interface WordHash {
  /** The byte of each row at which the window begins. */
  start: number
  /** Which bits of the window count, 32 at a time. */
  picks: readonly [number, number, number, number]
  fingerprint: number
}

export function hasWord(filter: Buffer, word: string): boolean {
  const rowBytes = filter.length / ROWS
  const { start, picks, fingerprint } = hashWord(word, rowBytes)
  for (let row = 0; row < ROWS; row++) {
    const at = row * rowBytes + start
    const counted =
      (filter.readInt32LE(at) & picks[0]) ^
      (filter.readInt32LE(at + 4) & picks[1]) ^
      (filter.readInt32LE(at + 8) & picks[2]) ^
      (filter.readInt32LE(at + 12) & picks[3])
    if (parity(counted) !== ((fingerprint >>> row) & 1)) return false
  }
  return true
}

/** @param rowBytes the length of a row */
export function hashWord(word: string, rowBytes: number): WordHash {
  let one = 0x811c9dc5
  let other = 0x9747b28c
  for (let i = 0; i < word.length; i++) {
    one = Math.imul(one ^ word.charCodeAt(i), 0x01000193)
    other = Math.imul(other ^ word.charCodeAt(i), 0x5bd1e995)
  }
  other = mixed(other) | 1
  const nth = (n: number) => mixed(one + Math.imul(n, other))
  return {
    start: (nth(0) >>> 0) % (rowBytes - WINDOW_BYTES + 1),
    picks: [nth(1), nth(2), nth(3), nth(4)],
    fingerprint: nth(5) & ((1 << ROWS) - 1),
  }
}

/** The end of MurmurHash3: every bit comes to depend on every other. */
function mixed(value: number): number {
  let bits = value ^ (value >>> 16)
  bits = Math.imul(bits, 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return bits ^ (bits >>> 16)
}

/** 1 where an odd number of bits is set. */
function parity(value: number): number {
  let bits = value ^ (value >>> 16)
  bits ^= bits >>> 8
  bits ^= bits >>> 4
  return (0x6996 >>> (bits & 15)) & 1
}
