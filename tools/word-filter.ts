/** Makes the filters that `src/neutralize/headline/word-filter.ts` reads. */
import { hashWord, ROWS, WINDOW_BYTES } from '../src/neutralize/headline/word-filter.ts'

/** One equation over the columns of the filter from a column on: which count (its lowest bit does), and their sum. */
interface Equation {
  counts: bigint
  sum: number
}

/** The shortest filter, in steps of one byte a row, that holds the words. */
export function filterOf(words: readonly string[]): Uint8Array {
  for (let rowBytes = Math.ceil(words.length / 8) + WINDOW_BYTES; ; rowBytes++) {
    const equations = solve(words, rowBytes)
    if (equations !== null) return rowsOf(equations, rowBytes)
  }
}

/** Gaussian elimination word by word: of two equations that begin with the same column one loses it. */
function solve(words: readonly string[], rowBytes: number): (Equation | undefined)[] | null {
  const equations = new Array<Equation | undefined>(rowBytes * 8)
  for (const word of words) {
    const { start, picks, fingerprint } = hashWord(word, rowBytes)
    let column = start * 8
    let sum = fingerprint
    let counts = 0n
    for (const pick of picks.toReversed()) counts = (counts << 32n) | BigInt(pick >>> 0)
    for (; counts !== 0n; counts >>= 1n, column++) {
      if ((counts & 1n) === 0n) continue
      const before = equations[column]
      if (before === undefined) {
        equations[column] = { counts, sum }
        break
      }
      counts ^= before.counts
      sum ^= before.sum
    }
    if (counts === 0n && sum !== 0) return null
  }
  return equations
}

/** From the last column back, each follows from those behind it. */
function rowsOf(equations: readonly (Equation | undefined)[], rowBytes: number): Uint8Array {
  const columns = new Uint16Array(equations.length)
  const rows = new Uint8Array(ROWS * rowBytes)
  for (let column = equations.length - 1; column >= 0; column--) {
    const equation = equations[column]
    if (equation === undefined) continue
    let value = equation.sum
    for (let bits = equation.counts >> 1n, other = column + 1; bits !== 0n; bits >>= 1n, other++)
      if ((bits & 1n) === 1n) value ^= columns[other]!
    columns[column] = value
    for (let row = 0; row < ROWS; row++) rows[row * rowBytes + (column >> 3)]! |= ((value >> row) & 1) << (column & 7)
  }
  return rows
}
