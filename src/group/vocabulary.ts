/**
 * The words of the live window: in how many live articles each occurs, how rare that makes it, and how often it
 * bears a capital inside a sentence, which makes it a name. Ids of words that no live article has are used again.
 */
import { stem } from '../text/analyze.ts'
import { type Chunk, isNumber, note, noteOf, type Place } from './chunks.ts'
import { enlarged } from './lists.ts'
import { priorOf } from './word-prior.ts'

/** Words that join others and tell nothing; they are counted by nobody. */
const JOINING_WORDS = new Set(
  'a an the and or but of in on at to for from by with as is are was were be been being it its this that these those he she they them his her their our we you your i not no will would can could may might has have had do does did after before over under into out up down about than then so if how why what when where who which there here more most new say says said amid also just only very off s t'
    .split(' ')
    .map(stem),
)
/** Weight of a joining word. */
const LEAST_RARITY = 0.05
/** Articles without the word that are imagined beside the live ones, so that a nearly empty window knows rare words. */
const WINDOW_IMAGINED = 60
/** Cells that count neighbouring words; words that fall into one cell are counted together. */
const PAIR_CELLS = 1 << 21
/** Capitals are remembered over about this many occurrences. */
const CAPITALS_REMEMBERED = 64
/** The stamp of an id that is not used. */
const FREE = -2

/** Begins again after 2,000 million words: no chunk is remembered for so long. */
let lastStamp = 0

export class Vocabulary {
  /** Live articles. */
  articleCount = 0
  #logArticles = 0
  #ids = new Map<string, number>()
  #terms: string[] = []
  #free: number[] = []
  /** By id: which of all uses of any id in any vocabulary its present one is. A chunk that has the stamp has the id. */
  #stamps = new Int32Array(1024).fill(FREE)
  /** By id: live articles with the word. */
  counts = new Int32Array(1024)
  /** By id, what makes its rarity: the log of its count, and the rarity at large. */
  #weights = new Float32Array(2048)
  /** By id: occurrences with a capital, and all, both inside a sentence; of a number infinitely many, so it is no name. */
  #capitals = new Float32Array(2048)
  #flags = new Uint8Array(1024)
  #pairCounts = new Uint16Array(PAIR_CELLS)

  /** The id of a chunk's stem, given one if it is new. The chunk remembers it, and may come back. */
  idOf(chunk: Chunk, place: Place): number {
    const known = noteOf(chunk, place, this.#stamps)
    if (known >= 0) return known
    const id = this.#ids.get(chunk.stem) ?? this.#add(chunk.stem)
    note(chunk, place, id, this.#stamps[id]!)
    // One string for all chunks with this stem.
    chunk.stem = this.#terms[id]!
    return id
  }

  /** The id of a chunk's stem, if some live article has it; else -1. */
  find(chunk: Chunk, place: Place): number {
    const known = noteOf(chunk, place, this.#stamps)
    return known >= 0 ? known : (this.#ids.get(chunk.stem) ?? -1)
  }

  termOf(id: number): string {
    return this.#terms[id]!
  }

  setArticleCount(count: number): void {
    this.articleCount = count
    this.#logArticles = Math.log(count + WINDOW_IMAGINED)
  }

  /** One live article more or fewer has the word, which is no joining one. */
  count(id: number, change: 1 | -1): void {
    const count = this.counts[id]! + change
    this.counts[id] = count
    this.#weights[2 * id] = logOfCount(count)
    if (count > 0) return
    this.#ids.delete(this.#terms[id]!)
    this.#terms[id] = ''
    this.#stamps[id] = FREE
    this.#free.push(id)
  }

  /** One occurrence inside a sentence, with a capital or without. */
  noteCapital(id: number, isCapital: boolean): void {
    const capitals = this.#capitals
    const place = 2 * id
    if (capitals[place + 1]! >= CAPITALS_REMEMBERED) {
      capitals[place] = capitals[place]! / 2
      capitals[place + 1] = capitals[place + 1]! / 2
    }
    if (isCapital) capitals[place] = capitals[place]! + 1
    capitals[place + 1] = capitals[place + 1]! + 1
  }

  /**
   * How much a word tells: the negative log of its share of articles, in the live window or at large, whichever is
   * greater. So a saga's word loses its weight while the saga lasts, and a common word never gains any.
   */
  rarity(id: number): number {
    const live = this.#logArticles - this.#weights[2 * id]!
    const prior = this.#weights[2 * id + 1]!
    const rarity = live < prior ? live : prior
    return rarity > LEAST_RARITY ? rarity : LEAST_RARITY
  }

  /** Rarity at large alone. */
  priorRarity(id: number): number {
    return this.#weights[2 * id + 1]!
  }

  countPair(hash: number, change: 1 | -1): void {
    this.#pairCounts[hash & (PAIR_CELLS - 1)]! += change
  }

  /** Rarity of two neighbouring words in the live window. */
  pairRarity(hash: number): number {
    return Math.max(0, this.#logArticles - Math.log(this.#pairCounts[hash & (PAIR_CELLS - 1)]! + 0.5))
  }

  isJoining(id: number): boolean {
    return (this.#flags[id]! & 1) !== 0
  }

  isNumber(id: number): boolean {
    return (this.#flags[id]! & 2) !== 0
  }

  isLongNumber(id: number): boolean {
    return (this.#flags[id]! & 6) === 6
  }

  /** 0 to 1: how likely the word is a name. */
  nameness(id: number): number {
    return (this.#capitals[2 * id]! + 0.3) / (this.#capitals[2 * id + 1]! + 1)
  }

  #add(term: string): number {
    const id = this.#free.pop() ?? this.#terms.length
    this.#ids.set(term, id)
    this.#terms[id] = term
    if (id >= this.counts.length) this.#grow()
    lastStamp = (lastStamp + 1) & 0x7fffffff
    this.#stamps[id] = lastStamp
    this.counts[id] = 0
    const { rarity, capital, total } = priorOf(term)
    this.#weights[2 * id + 1] = rarity
    this.#capitals[2 * id] = capital
    this.#capitals[2 * id + 1] = isNumber(term) ? Number.POSITIVE_INFINITY : total
    this.#flags[id] = (JOINING_WORDS.has(term) ? 1 : 0) | (isNumber(term) ? 2 : 0) | (term.length > 1 ? 4 : 0)
    // A joining word counts as being everywhere.
    this.#weights[2 * id] = this.isJoining(id) ? Number.POSITIVE_INFINITY : logOfCount(0)
    return id
  }

  #grow(): void {
    const size = this.counts.length * 2
    this.counts = enlarged(this.counts, new Int32Array(size))
    this.#stamps = enlarged(this.#stamps, new Int32Array(size).fill(FREE))
    this.#weights = enlarged(this.#weights, new Float32Array(2 * size))
    this.#capitals = enlarged(this.#capitals, new Float32Array(2 * size))
    this.#flags = enlarged(this.#flags, new Uint8Array(size))
  }
}

const LOGS_KEPT = 256
const LOGS = Float64Array.from({ length: LOGS_KEPT }, (_, count) => Math.log(count + 0.3))

function logOfCount(count: number): number {
  return count < LOGS_KEPT ? LOGS[count]! : Math.log(count + 0.3)
}
