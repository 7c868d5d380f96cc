/**
 * Very many lists of integers, by a number as key, in a few large typed arrays: a list takes a block of 1, 2, 4, 8 …
 * places from a page and moves to a larger one when it is full; blocks given back are used again. So a hundred
 * thousand lists are no objects at all, nothing is ever copied as a whole, and the collector has nothing to do.
 */

const PAGE_BITS = 16
const PAGE = 1 << PAGE_BITS

/** Where a list begins, over all pages; its entries; the places of its block, 0 for no block, and those as a power of 2. */
const START = 0
const COUNT = 1
const ROOM = 2
const BLOCK = 3
const HEAD = 4

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
  /** By key four numbers beside each other, so that a list costs one look into memory: START, COUNT, ROOM and BLOCK. */
  #heads = new Int32Array(1024 * HEAD)

  constructor(options: ListsOptions) {
    this.#options = options
  }

  get pageCount(): number {
    return this.#pages.length
  }

  count(key: number): number {
    return key * HEAD < this.#heads.length ? this.#heads[key * HEAD + COUNT]! : 0
  }

  /** The array that a list lies in, from `start(key)` on, `count(key)` long; true until the next change of any list. */
  entries(key: number): Int32Array {
    return this.#pages[this.#heads[key * HEAD + START]! >>> PAGE_BITS]!
  }

  /** The numbers beside the entries, in the same places. */
  numbers(key: number): Float64Array {
    return this.#numbers[this.#heads[key * HEAD + START]! >>> PAGE_BITS]!
  }

  start(key: number): number {
    return this.#heads[key * HEAD + START]! & (PAGE - 1)
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
    const head = key * HEAD
    if (head >= this.#heads.length) this.#grow(key)
    const count = this.#heads[head + COUNT]!
    if (count === this.#heads[head + ROOM]!) this.#enlarge(key)
    const place = this.start(key) + count
    this.entries(key)[place] = entry
    if (this.#options.hasNumbers) this.numbers(key)[place] = number
    this.#heads[head + COUNT] = count + 1
  }

  /** Takes entries out of a list; the others keep their order. */
  remove(key: number, place: number, howMany = 1): void {
    const start = this.start(key)
    const count = this.count(key)
    this.entries(key).copyWithin(start + place, start + place + howMany, start + count)
    if (this.#options.hasNumbers) this.numbers(key).copyWithin(start + place, start + place + howMany, start + count)
    this.#heads[key * HEAD + COUNT] = count - howMany
    if (count === howMany) this.clear(key)
  }

  clear(key: number): void {
    const head = key * HEAD
    if (head >= this.#heads.length || this.#heads[head + ROOM] === 0) return
    this.#give(this.#heads[head + START]!, this.#heads[head + BLOCK]!)
    this.#heads[head + ROOM] = 0
    this.#heads[head + COUNT] = 0
  }

  clearAll(): void {
    this.#pages = []
    this.#numbers = []
    this.#free = freeLists()
    this.#taken = PAGE
    this.#heads.fill(0)
  }

  #enlarge(key: number): void {
    const heads = this.#heads
    const head = key * HEAD
    const isNew = heads[head + ROOM] === 0
    const block = heads[head + BLOCK]!
    const larger = isNew ? this.#options.firstBlock : block + 1
    if (larger > PAGE_BITS) throw new Error('a list outgrew its page')
    const place = this.#free[larger]!.pop() ?? this.#take(1 << larger)
    if (!isNew) {
      const from = this.start(key)
      const end = from + heads[head + COUNT]!
      const to = place & (PAGE - 1)
      this.#pages[place >>> PAGE_BITS]!.set(this.entries(key).subarray(from, end), to)
      if (this.#options.hasNumbers) this.#numbers[place >>> PAGE_BITS]!.set(this.numbers(key).subarray(from, end), to)
      this.#give(heads[head + START]!, block)
    }
    heads[head + START] = place
    heads[head + ROOM] = 1 << larger
    heads[head + BLOCK] = larger
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
    this.#heads = enlarged(this.#heads, new Int32Array(Math.max((key + 1) * HEAD, this.#heads.length * 2)))
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
