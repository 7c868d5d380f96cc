/**
 * All story groups in memory, as much as filters and orders need: latest time, counts, sources. Pure; filled and kept
 * up to date by `sqlite-stories.ts`. A filter over 350,000 groups is a walk over bitmaps, a page of any depth one
 * selection; SQL needs 30 to 100 ms for either (docs/decisions/0021-embedded-story-reads.md).
 *
 * Groups lie in pages of 1,024 consecutive ids, so that an id is its own address.
 */
import type { StorySort } from '../domain/story-group.ts'

const PAGE_BITS = 10
const PAGE_SIZE = 1 << PAGE_BITS
const WORDS = PAGE_SIZE / 32

const COMMA = 44
const MINUS = 45
const DIGIT_ZERO = 48

interface GroupPage {
  latest: Float64Array
  articleCounts: Uint32Array
  sourceCounts: Uint32Array
  /** One bit a group that exists. */
  present: Uint32Array
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
    const index = id % PAGE_SIZE
    page.latest[index] = latest
    page.articleCounts[index] = articleCount
    page.sourceCounts[index] = sourceCount
    setBit(page.present, index)
    for (const bits of page.bySource.values()) clearBit(bits, index)
  }

  removeGroup(id: number): void {
    const page = this.#pages.get(Math.floor(id / PAGE_SIZE))
    if (page === undefined) return
    clearBit(page.present, id % PAGE_SIZE)
    for (const bits of page.bySource.values()) clearBit(bits, id % PAGE_SIZE)
  }

  addArticle(id: number, storyGroupId: number, feedSourceId: number): void {
    const number = Math.floor(id / PAGE_SIZE)
    let groups = this.#groupOfArticle.get(number)
    if (groups === undefined) {
      groups = new Float64Array(PAGE_SIZE)
      this.#groupOfArticle.set(number, groups)
    }
    groups[id % PAGE_SIZE] = storyGroupId
    setBit(bitsOf(this.#page(storyGroupId).bySource, feedSourceId), storyGroupId % PAGE_SIZE)
  }

  /**
   * The groups of search documents.
   * @param ids decimal numbers joined by commas, as SQLite concatenates them: articles, or negated groups
   */
  groupsOfDocuments(ids: string): GroupSet {
    const set: GroupSet = new Map()
    // Documents come in the order of their ids: the page of the last one is mostly that of the next.
    let articlePage = -1
    let groups: Float64Array | undefined
    let groupPage = -1
    let bits: Uint32Array = new Uint32Array(0)
    for (const id of parseNumbers(ids)) {
      let group = -id
      if (id > 0) {
        const page = Math.floor(id / PAGE_SIZE)
        if (page !== articlePage) {
          articlePage = page
          groups = this.#groupOfArticle.get(page)
        }
        group = groups?.[id % PAGE_SIZE] ?? 0
      }
      if (group === 0) continue
      const page = Math.floor(group / PAGE_SIZE)
      if (page !== groupPage) {
        groupPage = page
        bits = bitsOf(set, page)
      }
      setBit(bits, group % PAGE_SIZE)
    }
    return set
  }

  /** The ids of one page in order, and how many groups match in all. */
  select(query: CatalogueQuery): { ids: number[]; total: number } {
    const matches = this.#match(query)
    const total = matches.ids.length
    if (query.offset >= total) return { ids: [], total }
    const order = new Uint32Array(total)
    for (let i = 0; i < total; i++) order[i] = i
    const precedes = query.sort === 'latest' ? byLatest(matches) : bySources(matches)
    const end = Math.min(query.offset + query.limit, total)
    if (query.offset > 0) partition(order, 0, total, query.offset, precedes)
    if (end < total) partition(order, query.offset, total, end, precedes)
    const window = Array.from(order.subarray(query.offset, end)).sort((a, b) => (precedes(a, b) ? -1 : 1))
    return { ids: window.map((index) => matches.ids[index]!), total }
  }

  #match({ found, sourceLists, minSources }: CatalogueQuery): Matches {
    const chosen: { number: number; page: GroupPage; bits: Uint32Array }[] = []
    let total = 0
    for (const number of found === null ? this.#pages.keys() : found.keys()) {
      const page = this.#pages.get(number)
      if (page === undefined) continue
      const bits = found === null ? page.present.slice() : intersect(found.get(number)!, page.present)
      for (const sources of sourceLists) intersectUnion(bits, page, sources)
      if (minSources > 1) keepAtLeast(bits, page.sourceCounts, minSources)
      const count = countBits(bits)
      if (count === 0) continue
      total += count
      chosen.push({ number, page, bits })
    }
    const matches: Matches = {
      ids: new Float64Array(total),
      latest: new Float64Array(total),
      articleCounts: new Uint32Array(total),
    }
    let at = 0
    for (const { number, page, bits } of chosen) {
      for (let word = 0; word < WORDS; word++) {
        for (let rest = bits[word]!; rest !== 0; rest &= rest - 1) {
          const index = word * 32 + 31 - Math.clz32(rest & -rest)
          matches.ids[at] = number * PAGE_SIZE + index
          matches.latest[at] = page.latest[index]!
          matches.articleCounts[at] = page.articleCounts[index]!
          at++
        }
      }
    }
    return matches
  }

  #page(id: number): GroupPage {
    const number = Math.floor(id / PAGE_SIZE)
    let page = this.#pages.get(number)
    if (page === undefined) {
      page = {
        latest: new Float64Array(PAGE_SIZE),
        articleCounts: new Uint32Array(PAGE_SIZE),
        sourceCounts: new Uint32Array(PAGE_SIZE),
        present: new Uint32Array(WORDS),
        bySource: new Map(),
      }
      this.#pages.set(number, page)
    }
    return page
  }
}

interface Matches {
  ids: Float64Array
  latest: Float64Array
  articleCounts: Uint32Array
}

type Precedes = (a: number, b: number) => boolean

/** latest_published_at desc, id desc */
function byLatest({ ids, latest }: Matches): Precedes {
  return (a, b) => latest[a]! > latest[b]! || (latest[a] === latest[b] && ids[a]! > ids[b]!)
}

/** article_count desc, latest_published_at desc, id desc */
function bySources(matches: Matches): Precedes {
  const { articleCounts } = matches
  const isLater = byLatest(matches)
  return (a, b) => articleCounts[a]! > articleCounts[b]! || (articleCounts[a] === articleCounts[b] && isLater(a, b))
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

/** Reads whole numbers joined by commas: `group_concat` of SQLite, at a tenth of the cost of a row each. */
export function parseNumbers(text: string): Float64Array {
  let count = text === '' ? 0 : 1
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) === COMMA) count++
  const numbers = new Float64Array(count)
  let at = 0
  let number = 0
  let sign = 1
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === COMMA) {
      numbers[at++] = sign * number
      number = 0
      sign = 1
    } else if (code === MINUS) sign = -1
    else number = number * 10 + (code - DIGIT_ZERO)
  }
  if (count > 0) numbers[at] = sign * number
  return numbers
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

function intersect(one: Uint32Array, other: Uint32Array): Uint32Array {
  const bits = new Uint32Array(WORDS)
  for (let word = 0; word < WORDS; word++) bits[word] = one[word]! & other[word]!
  return bits
}

function intersectUnion(bits: Uint32Array, page: GroupPage, sources: readonly number[]): void {
  const union = new Uint32Array(WORDS)
  for (const source of sources) {
    const ofSource = page.bySource.get(source)
    if (ofSource === undefined) continue
    for (let word = 0; word < WORDS; word++) union[word]! |= ofSource[word]!
  }
  for (let word = 0; word < WORDS; word++) bits[word]! &= union[word]!
}

function keepAtLeast(bits: Uint32Array, sourceCounts: Uint32Array, minSources: number): void {
  for (let index = 0; index < PAGE_SIZE; index++) {
    if (sourceCounts[index]! < minSources) clearBit(bits, index)
  }
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
