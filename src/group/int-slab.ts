/**
 * Keeps many small lists of integers that live about equally long: each is a part of a larger block, which is freed
 * when nobody refers to it any more. A list of its own would cost several times its length.
 */
const BLOCK = 16_384

export class IntSlab {
  /** What was reserved last lies in it. */
  block = new Int32Array(BLOCK)
  #taken = 0

  /** Makes room for a list. @returns where it begins in `block` */
  reserve(length: number): number {
    if (this.#taken + length > this.block.length) {
      this.block = new Int32Array(Math.max(BLOCK, length))
      this.#taken = 0
    }
    this.#taken += length
    return this.#taken - length
  }
}
