/**
 * All story groups in memory, as much as filters and orders need: latest time, counts, sources. Pure; filled and kept
 * up to date by `sqlite-stories.ts`. A filter over 350,000 groups is a walk over bitmaps, a page of any depth one
 * selection; SQL needs 30 to 100 ms for either (docs/decisions/0021-embedded-story-reads.md).
 *
 * Groups lie in pages of 4,096 consecutive ids, so that an id is its own address.
 */
import type { StorySort } from '../domain/story-group.ts'

const PAGE_BITS = 12
const PAGE_SIZE = 1 << PAGE_BITS
const WORDS = PAGE_SIZE / 32
/** Least numbers of sources, from 2 on, that have a bitmap; more sources are counted group by group. */
const COUNTED_SOURCES = 6
/** Bitmaps at hand while documents are turned into groups. */
const RECENT_PAGES = 16

const MINUS = 45
const DIGIT_ZERO = 48

interface GroupPage {
  latest: Float64Array
  articleCounts: Uint32Array
  sourceCounts: Uint32Array
  /** Not exceeded by any group of the page: what lets `select` pass it over. */
  maxLatest: number
  maxArticleCount: number
  /** One bit a group that exists. */
  present: Uint32Array
  /** One bit a group that has at least two sources, three, and so on. */
  atLeast: Uint32Array[]
  /** One bit a group, by source id. */
  bySource: Map<number, Uint32Array>
}

/** A set of group ids: one bitmap a page. */
export type GroupSet = Map<number, Uint32Array>

export interface CatalogueQuery {
  /** Groups found by a search; null = all. */
  found: GroupSet | null
  /** Each list needs one of its sources in the group. */
  sourceLists: readonly (readonly number[])[]
  minSources: number
  sort: StorySort
  offset: number
  limit: number
}

export class StoryCatalogue {
  readonly #pages = new Map<number, GroupPage>()
  readonly #groupOfArticle = new Map<number, Float64Array>()

  /** Puts a group in, or replaces it. Its sources follow by `addArticle`. */
  putGroup(id: number, latest: number, articleCount: number, sourceCount: number): void {
    const page = this.#page(id)
    const index = indexOf(id)
    page.latest[index] = latest
    page.articleCounts[index] = articleCount
    page.sourceCounts[index] = sourceCount
    page.maxLatest = Math.max(page.maxLatest, latest)
    page.maxArticleCount = Math.max(page.maxArticleCount, articleCount)
    setBit(page.present, index)
    for (const [position, bits] of page.atLeast.entries()) {
      if (sourceCount >= position + 2) setBit(bits, index)
      else clearBit(bits, index)
    }
    for (const bits of page.bySource.values()) clearBit(bits, index)
  }

  removeGroup(id: number): void {
    const page = this.#pages.get(pageOf(id))
    if (page === undefined) return
    clearBit(page.present, indexOf(id))
    for (const bits of page.bySource.values()) clearBit(bits, indexOf(id))
  }

  addArticle(id: number, storyGroupId: number, feedSourceId: number): void {
    const number = pageOf(id)
    let groups = this.#groupOfArticle.get(number)
    if (groups === undefined) {
      groups = new Float64Array(PAGE_SIZE)
      this.#groupOfArticle.set(number, groups)
    }
    groups[indexOf(id)] = storyGroupId
    setBit(bitsOf(this.#page(storyGroupId).bySource, feedSourceId), indexOf(storyGroupId))
  }

  /**
   * Adds the groups of search documents to a set.
   * @param ids decimal numbers joined by commas, as SQLite concatenates them: articles, or negated groups
   */
  addGroupsOfDocuments(set: GroupSet, ids: Uint8Array): void {
    // Documents come in the order of their ids: the page of the last article is mostly that of the next, and its
    // group is one of few pages that were live at the time. This runs for 200,000 documents of a common word.
    const recent = new RecentPages(set)
    const numbers = parseNumbers(ids)
    let articlePage = -1
    let groups: Float64Array | undefined
    for (let i = 0; i < numbers.length; i++) {
      const id = numbers[i]!
      let group = -id
      if (id > 0) {
        const page = pageOf(id)
        if (page !== articlePage) {
          articlePage = page
          groups = this.#groupOfArticle.get(page)
        }
        group = groups === undefined ? 0 : groups[indexOf(id)]!
      }
      if (group !== 0) setBit(recent.bitsOf(pageOf(group)), indexOf(group))
    }
  }

  /** The ids of one page in order, and how many groups match in all. */
  select(query: CatalogueQuery): { ids: number[]; total: number } {
    const { found, sort, offset, limit } = query
    const best = new BestGroups(sort, offset + limit, this.#pages.size * PAGE_SIZE)
    let total = 0
    // The newest first: they set the bar that lets the others be passed over.
    const numbers = Float64Array.from((found ?? this.#pages).keys()).sort()
    for (let i = numbers.length - 1; i >= 0; i--) {
      const number = numbers[i]!
      const page = this.#pages.get(number)
      if (page === undefined) continue
      const bits = matchPage(page, query, found?.get(number))
      const count = countBits(bits)
      total += count
      if (count > 0) best.addPage(number * PAGE_SIZE, page, bits)
    }
    return { ids: best.take(offset, limit), total }
  }

  #page(id: number): GroupPage {
    const number = pageOf(id)
    let page = this.#pages.get(number)
    if (page === undefined) {
      page = {
        latest: new Float64Array(PAGE_SIZE),
        articleCounts: new Uint32Array(PAGE_SIZE),
        sourceCounts: new Uint32Array(PAGE_SIZE),
        maxLatest: Number.NEGATIVE_INFINITY,
        maxArticleCount: 0,
        present: new Uint32Array(WORDS),
        atLeast: Array.from({ length: COUNTED_SOURCES - 1 }, () => new Uint32Array(WORDS)),
        bySource: new Map(),
      }
      this.#pages.set(number, page)
    }
    return page
  }
}

/** Used again for every page: making a typed array costs more than filling it. */
const scratch = { bits: new Uint32Array(WORDS), union: new Uint32Array(WORDS) }

/** The bits of the groups of one page that match; good until the next call. */
function matchPage(
  page: GroupPage,
  { sourceLists, minSources }: CatalogueQuery,
  found: Uint32Array | undefined,
): Uint32Array {
  const { bits, union } = scratch
  for (let word = 0; word < WORDS; word++) {
    bits[word] = found === undefined ? page.present[word]! : page.present[word]! & found[word]!
  }
  for (const sources of sourceLists) {
    union.fill(0)
    for (const source of sources) {
      const ofSource = page.bySource.get(source)
      if (ofSource !== undefined) for (let word = 0; word < WORDS; word++) union[word]! |= ofSource[word]!
    }
    for (let word = 0; word < WORDS; word++) bits[word]! &= union[word]!
  }
  if (minSources > 1) {
    const counted = page.atLeast[minSources - 2]
    if (counted !== undefined) for (let word = 0; word < WORDS; word++) bits[word]! &= counted[word]!
    else
      for (let index = 0; index < PAGE_SIZE; index++) if (page.sourceCounts[index]! < minSources) clearBit(bits, index)
  }
  return bits
}

/** The first `wanted` groups of an order, out of any number that pass by. */
class BestGroups {
  readonly #isByLatest: boolean
  readonly #wanted: number
  /** Side by side, `#count` of each; typed, since a deep page takes tens of thousands of them. */
  readonly #ids: Float64Array
  readonly #latest: Float64Array
  readonly #articleCounts: Uint32Array
  #count = 0
  /** A group with fewer articles is not among the best, nor one with as many that is older. By latest: any older one. */
  #barCount = Number.NEGATIVE_INFINITY
  #barLatest = Number.NEGATIVE_INFINITY

  /** @param most how many groups there are at most */
  constructor(sort: StorySort, wanted: number, most: number) {
    this.#isByLatest = sort === 'latest'
    this.#wanted = wanted
    const room = Math.min(most, wanted * 2 + PAGE_SIZE) + PAGE_SIZE
    this.#ids = new Float64Array(room)
    this.#latest = new Float64Array(room)
    this.#articleCounts = new Uint32Array(room)
  }

  addPage(firstId: number, page: GroupPage, bits: Uint32Array): void {
    const isByLatest = this.#isByLatest
    if (isByLatest ? page.maxLatest < this.#barLatest : page.maxArticleCount < this.#barCount) return
    let count = this.#count
    for (let word = 0; word < WORDS; word++) {
      for (let rest = bits[word]!; rest !== 0; rest &= rest - 1) {
        const index = word * 32 + 31 - Math.clz32(rest & -rest)
        const latest = page.latest[index]!
        const articleCount = page.articleCounts[index]!
        if (isByLatest || articleCount === this.#barCount ? latest < this.#barLatest : articleCount < this.#barCount) {
          continue
        }
        this.#ids[count] = firstId + index
        this.#latest[count] = latest
        this.#articleCounts[count] = articleCount
        count++
      }
    }
    this.#count = count
    if (count >= this.#wanted * 2 + PAGE_SIZE) this.#raiseBar()
  }

  /** @returns ids from `offset` on, in order */
  take(offset: number, limit: number): number[] {
    const count = this.#count
    if (offset >= count) return []
    const precedes = this.#precedes()
    const order = numbersBelow(count)
    const end = Math.min(offset + limit, count)
    if (offset > 0) partition(order, 0, count, offset, precedes)
    if (end < count) partition(order, offset, count, end, precedes)
    const page = Array.from(order.subarray(offset, end)).sort((a, b) => (precedes(a, b) ? -1 : 1))
    return page.map((index) => this.#ids[index]!)
  }

  /** Keeps the best so far; the last of them is the bar for all that follow. */
  #raiseBar(): void {
    const order = numbersBelow(this.#count)
    const precedes = this.#precedes()
    partition(order, 0, order.length, this.#wanted, precedes)
    const kept = order.subarray(0, this.#wanted)
    const last = kept.reduce((worst, index) => (precedes(worst, index) ? index : worst))
    this.#barCount = this.#articleCounts[last]!
    this.#barLatest = this.#latest[last]!
    // In the order of their places, nothing is overwritten before it is moved.
    kept.sort()
    for (let to = 0; to < kept.length; to++) {
      const from = kept[to]!
      this.#ids[to] = this.#ids[from]!
      this.#latest[to] = this.#latest[from]!
      this.#articleCounts[to] = this.#articleCounts[from]!
    }
    this.#count = kept.length
  }

  /** By latest time, then id; by number of articles before that, where asked; all falling. */
  #precedes(): Precedes {
    const ids = this.#ids
    const latest = this.#latest
    const counts = this.#articleCounts
    const isLater: Precedes = (a, b) => latest[a]! > latest[b]! || (latest[a] === latest[b] && ids[a]! > ids[b]!)
    if (this.#isByLatest) return isLater
    return (a, b) => counts[a]! > counts[b]! || (counts[a] === counts[b] && isLater(a, b))
  }
}

function numbersBelow(count: number): Uint32Array {
  const numbers = new Uint32Array(count)
  for (let i = 0; i < count; i++) numbers[i] = i
  return numbers
}

type Precedes = (a: number, b: number) => boolean

/** The bitmaps of a few pages at hand: a look-up in a map for each of 200,000 documents would cost more than all else. */
class RecentPages {
  readonly #set: GroupSet
  readonly #numbers: number[] = new Array(RECENT_PAGES).fill(-1)
  readonly #bits: Uint32Array[] = []

  constructor(set: GroupSet) {
    this.#set = set
  }

  bitsOf(page: number): Uint32Array {
    const slot = page & (RECENT_PAGES - 1)
    if (this.#numbers[slot] !== page) {
      this.#numbers[slot] = page
      this.#bits[slot] = bitsOf(this.#set, page)
    }
    return this.#bits[slot]!
  }
}

/** Rearranges order[from, to) so that everything before `at` precedes everything from it on (quickselect). */
function partition(order: Uint32Array, from: number, to: number, at: number, precedes: Precedes): void {
  let low = from
  let high = to - 1
  while (low < high) {
    const pivot = order[(low + high) >>> 1]!
    let i = low
    let j = high
    while (i <= j) {
      while (precedes(order[i]!, pivot)) i++
      while (precedes(pivot, order[j]!)) j--
      if (i <= j) {
        const swapped = order[i]!
        order[i] = order[j]!
        order[j] = swapped
        i++
        j--
      }
    }
    if (at <= j) high = j
    else if (at >= i) low = i
    else return
  }
}

/** Reads whole numbers joined by commas, as bytes: `group_concat` of SQLite, at a tenth of the cost of a row each. */
export function parseNumbers(text: Uint8Array): Float64Array {
  // A number takes two bytes at least, but for the last.
  const numbers = new Float64Array((text.length >> 1) + 1)
  let at = 0
  let number = 0
  let sign = 1
  for (let i = 0; i < text.length; i++) {
    const code = text[i]!
    if (code >= DIGIT_ZERO) number = number * 10 + (code - DIGIT_ZERO)
    else if (code === MINUS) sign = -1
    else {
      numbers[at++] = sign * number
      number = 0
      sign = 1
    }
  }
  if (text.length > 0) numbers[at++] = sign * number
  return numbers.subarray(0, at)
}

/** An id below 2^31, as nearly all are, takes integer arithmetic. */
function pageOf(id: number): number {
  return (id | 0) === id ? id >> PAGE_BITS : Math.floor(id / PAGE_SIZE)
}

function indexOf(id: number): number {
  return (id | 0) === id ? id & (PAGE_SIZE - 1) : id % PAGE_SIZE
}

function bitsOf(bitmaps: Map<number, Uint32Array>, key: number): Uint32Array {
  let bits = bitmaps.get(key)
  if (bits === undefined) {
    bits = new Uint32Array(WORDS)
    bitmaps.set(key, bits)
  }
  return bits
}

function setBit(bits: Uint32Array, index: number): void {
  bits[index >>> 5]! |= 1 << (index & 31)
}

function clearBit(bits: Uint32Array, index: number): void {
  bits[index >>> 5]! &= ~(1 << (index & 31))
}

function countBits(bits: Uint32Array): number {
  let count = 0
  for (let word = 0; word < WORDS; word++) {
    let rest = bits[word]!
    rest -= (rest >>> 1) & 0x55555555
    rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333)
    count += Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return count
}
