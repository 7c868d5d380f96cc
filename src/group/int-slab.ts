/**
 * Keeps many small lists of integers that live about equally long: each is a view into a larger block, which is freed
 * when its last list is. A list of its own would cost several times its length.
 */
const BLOCK = 16_384

export class IntSlab {
  #block = new Int32Array(BLOCK)
  #taken = 0

  /** @returns the first `count` of the values, kept */
  keep(values: Int32Array, count: number): Int32Array {
    if (this.#taken + count > BLOCK) {
      this.#block = new Int32Array(Math.max(BLOCK, count))
      this.#taken = 0
    }
    const kept = this.#block.subarray(this.#taken, this.#taken + count)
    this.#taken += count
    for (let i = 0; i < count; i++) kept[i] = values[i]!
    return kept
  }
}
