/**
 * Very many lists of integers, by a number as key, in a few large typed arrays: a list takes a block of 1, 2, 4, 8 …
 * places from a page and moves to a larger one when it is full; blocks given back are used again. So a hundred
 * thousand lists are no objects at all, nothing is ever copied as a whole, and the collector has nothing to do.
 */

const PAGE_BITS = 16
const PAGE = 1 << PAGE_BITS

export interface ListsOptions {
  /** Places of a list's first block, as a power of 2. */
  firstBlock: number
  /** Whether every entry has a number beside it. */
  hasNumbers: boolean
}

export class Lists {
  readonly #options: ListsOptions
  #pages: Int32Array[] = []
  #numbers: Float64Array[] = []
  /** Blocks given back, by their size as a power of 2. */
  #free: number[][] = freeLists()
  /** Places of the last page that are taken. */
  #taken = PAGE
  #starts = new Int32Array(1024)
  #counts = new Int32Array(1024)
  /** Size of a list's block as a power of 2; -1 for no block. */
  #blocks = new Int8Array(1024).fill(-1)

  constructor(options: ListsOptions) {
    this.#options = options
  }

  get pageCount(): number {
    return this.#pages.length
  }

  count(key: number): number {
    return key < this.#counts.length ? this.#counts[key]! : 0
  }

  /** The array that a list lies in, from `start(key)` on, `count(key)` long; true until the next change of any list. */
  entries(key: number): Int32Array {
    return this.#pages[this.#starts[key]! >>> PAGE_BITS]!
  }

  /** The numbers beside the entries, in the same places. */
  numbers(key: number): Float64Array {
    return this.#numbers[this.#starts[key]! >>> PAGE_BITS]!
  }

  start(key: number): number {
    return this.#starts[key]! & (PAGE - 1)
  }

  /** Place of an entry in its list, from 0; -1 if it is not there. */
  find(key: number, entry: number): number {
    const count = this.count(key)
    if (count === 0) return -1
    const entries = this.entries(key)
    const start = this.start(key)
    for (let i = 0; i < count; i++) if (entries[start + i] === entry) return i
    return -1
  }

  append(key: number, entry: number, number = 0): void {
    if (key >= this.#counts.length) this.#grow(key)
    const count = this.#counts[key]!
    const block = this.#blocks[key]!
    if (block < 0 || count === 1 << block) this.#enlarge(key)
    const place = this.start(key) + count
    this.entries(key)[place] = entry
    if (this.#options.hasNumbers) this.numbers(key)[place] = number
    this.#counts[key] = count + 1
  }

  /** Takes entries out of a list; the others keep their order. */
  remove(key: number, place: number, howMany = 1): void {
    const start = this.start(key)
    const count = this.#counts[key]!
    this.entries(key).copyWithin(start + place, start + place + howMany, start + count)
    if (this.#options.hasNumbers) this.numbers(key).copyWithin(start + place, start + place + howMany, start + count)
    this.#counts[key] = count - howMany
    if (count === howMany) this.clear(key)
  }

  clear(key: number): void {
    if (key >= this.#blocks.length || this.#blocks[key]! < 0) return
    this.#give(this.#starts[key]!, this.#blocks[key]!)
    this.#blocks[key] = -1
    this.#counts[key] = 0
  }

  clearAll(): void {
    this.#pages = []
    this.#numbers = []
    this.#free = freeLists()
    this.#taken = PAGE
    this.#counts.fill(0)
    this.#blocks.fill(-1)
  }

  #enlarge(key: number): void {
    const block = this.#blocks[key]!
    const larger = block < 0 ? this.#options.firstBlock : block + 1
    if (larger > PAGE_BITS) throw new Error('a list outgrew its page')
    const place = this.#free[larger]!.pop() ?? this.#take(1 << larger)
    const count = this.#counts[key]!
    if (block >= 0) {
      const from = this.start(key)
      const to = place & (PAGE - 1)
      this.#pages[place >>> PAGE_BITS]!.set(this.entries(key).subarray(from, from + count), to)
      if (this.#options.hasNumbers) {
        this.#numbers[place >>> PAGE_BITS]!.set(this.numbers(key).subarray(from, from + count), to)
      }
      this.#give(this.#starts[key]!, block)
    }
    this.#starts[key] = place
    this.#blocks[key] = larger
  }

  #take(size: number): number {
    if (this.#taken + size > PAGE) {
      this.#pages.push(new Int32Array(PAGE))
      if (this.#options.hasNumbers) this.#numbers.push(new Float64Array(PAGE))
      this.#taken = 0
    }
    const place = (this.#pages.length - 1) * PAGE + this.#taken
    this.#taken += size
    return place
  }

  #give(place: number, block: number): void {
    this.#free[block]!.push(place)
  }

  #grow(key: number): void {
    const size = Math.max(key + 1, this.#counts.length * 2)
    this.#starts = enlarged(this.#starts, new Int32Array(size))
    this.#counts = enlarged(this.#counts, new Int32Array(size))
    this.#blocks = enlarged(this.#blocks, new Int8Array(size).fill(-1))
  }
}

/** @returns `to`, which begins with all of `from` */
export function enlarged<Values extends Int32Array | Int8Array | Uint8Array | Float32Array | Float64Array>(
  from: Values,
  to: Values,
): Values {
  to.set(from)
  return to
}

function freeLists(): number[][] {
  return Array.from({ length: PAGE_BITS + 1 }, () => [])
}
