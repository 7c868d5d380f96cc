/**
 * The live window: every article that a new one may still meet, read into terms, with an inverted index that finds
 * an article's nearest others. Postings are typed arrays, rare words are looked up first, and the work per look-up
 * is capped, so that its cost hardly grows with the window.
 */
import type { GroupingArticle } from '../domain/grouping.ts'
import { Boilerplate } from './boilerplate.ts'
import { detectLanguage, isSameLanguage, type Language } from './language.ts'
import { type Chunk, readSummary, readTitle, type Segment } from './read-article.ts'
import { Vocabulary } from './vocabulary.ts'

/** An article as the window holds it. `terms` are word ids doubled, plus one where the title has the word; ascending. */
export interface LiveArticle {
  slot: number
  id: number
  title: string
  summary: string
  source: string
  seenAt: Date
  /** Hours since 1970. */
  hours: number
  language: Language
  embedding: Float32Array | null
  groupId: number
  terms: Int32Array
  /** Distinct words of the title in their order. */
  titleOrder: Int32Array
  /** Hashes of neighbouring words, ascending. */
  wordPairs: Int32Array
  titleLength: number
  summaryLength: number
  marks: number
  dates: string[]
  exactHash: number
  maskHash: number
  /** Length of the weighted term vector when it was last looked up. */
  norm: number
  near: Neighbours | null
}

/** The nearest live articles, nearest first. */
export interface Neighbours {
  count: number
  slots: Int32Array
  cosines: Float32Array
}

/** Weight of a word that only the summary has, beside one of the title. */
export const SUMMARY_WEIGHT = 0.6
/** Articles this far apart are never one story. */
export const LONGEST_GAP_HOURS = 72
export const NEIGHBOURS_KEPT = 30

const SUMMARY_WORDS_READ = 70
const LEAST_COSINE = 0.03
const CANDIDATES_WEIGHED = 44
/** Postings read per look-up; the rarest words are read first. */
const POSTINGS_READ = 2000
/** Words this common name nobody. */
const LEAST_RARITY_LOOKED_UP = 1
/** Newest articles kept per word. */
const LONGEST_POSTING = 2048
const COHESION_SAMPLES = 20

export class LiveWindow {
  readonly words = new Vocabulary()
  readonly articles: (LiveArticle | undefined)[] = []
  readonly slotOfId = new Map<number, number>()
  #boilerplate = new Boilerplate()
  #freeSlots: number[] = []
  #postings: (Posting | undefined)[] = []
  #cohesion: ({ count: number; value: number } | undefined)[] = []
  #scores = new Float32Array(1024)
  #touched = new Int32Array(1024)
  #inverseNorms = new Float32Array(1024)
  #keys: number[] = []
  #best = new Neighbourhood(CANDIDATES_WEIGHED)

  get size(): number {
    return this.slotOfId.size
  }

  find(articleId: number): LiveArticle | undefined {
    const slot = this.slotOfId.get(articleId)
    return slot === undefined ? undefined : this.articles[slot]
  }

  /** Reads an article into the window. Its neighbours are not looked up yet. */
  add(article: GroupingArticle & { embedding?: Float32Array }, groupId: number): LiveArticle {
    const slot = this.#freeSlots.pop() ?? this.articles.length
    const live: LiveArticle = {
      slot,
      id: article.id,
      title: article.title,
      summary: article.summary,
      source: article.source,
      seenAt: article.seenAt,
      hours: article.seenAt.getTime() / 3_600_000,
      language: detectLanguage(article.title, article.summary, article.language),
      embedding: article.embedding ?? null,
      groupId,
      ...NO_WORDS,
    }
    this.articles[slot] = live
    this.slotOfId.set(article.id, slot)
    this.words.setArticleCount(this.size)
    const title = readTitle(article.title, article.summary, article.source)
    const summary = readSummary(article.summary, article.title)
    const revised = this.#boilerplate.note(article.source, slot, title.segments, summary)
    this.#fill(live, title, summary)
    for (const other of revised) this.#reread(this.articles[other]!)
    return live
  }

  /** Forgets articles, in everything that refers to them. */
  removeAll(gone: readonly LiveArticle[]): void {
    if (gone.length === 0) return
    for (const live of gone) this.#remove(live)
    for (const live of this.articles) if (live?.near) dropMissing(live.near, this.articles)
    for (const live of gone) this.#freeSlots.push(live.slot)
  }

  #remove(live: LiveArticle): void {
    this.#boilerplate.forget(live.slot)
    this.#unfill(live)
    this.articles[live.slot] = undefined
    this.slotOfId.delete(live.id)
    this.words.setArticleCount(this.size)
  }

  weight(term: number): number {
    return this.words.rarity(term >> 1) * ((term & 1) === 1 ? 1 : SUMMARY_WEIGHT)
  }

  cosine(a: LiveArticle, b: LiveArticle): number {
    const dot = this.#dot(a, b)
    return dot === 0 ? 0 : dot / (a.norm * b.norm)
  }

  /** Looks up the nearest live articles and remembers them with the article. */
  lookUp(live: LiveArticle): Neighbours {
    this.#setNorm(live)
    const found = this.#collect(live)
    const near: Neighbours = {
      count: 0,
      slots: new Int32Array(NEIGHBOURS_KEPT),
      cosines: new Float32Array(NEIGHBOURS_KEPT),
    }
    for (const slot of found) {
      const other = this.articles[slot]!
      if (Math.abs(other.hours - live.hours) > LONGEST_GAP_HOURS) continue
      if (!isSameLanguage(other.language, live.language)) continue
      const cosine = this.#dot(live, other) / (live.norm * other.norm)
      if (cosine >= LEAST_COSINE) insertNeighbour(near, slot, cosine)
    }
    live.near = near
    return near
  }

  /** The remembered neighbours, looked up if there are none yet. */
  neighbours(live: LiveArticle): Neighbours {
    return live.near ?? this.lookUp(live)
  }

  /** Tells an article's neighbours that it has come. */
  introduce(live: LiveArticle): void {
    const near = this.neighbours(live)
    for (let i = 0; i < near.count; i++) {
      const other = this.articles[near.slots[i]!]!
      if (other.near !== null) insertNeighbour(other.near, live.slot, near.cosines[i]!)
    }
  }

  /**
   * How alike the articles with a word are beside it, 0 to 1: near 0 for a saga's word, high for the name of one
   * event. Taken from a sample and kept until the word's count has changed by a fifth.
   */
  cohesion(word: number): number {
    const count = this.words.counts[word]!
    const known = this.#cohesion[word]
    if (known !== undefined && Math.abs(known.count - count) <= known.count / 5) return known.value
    const value = this.#measureCohesion(word)
    this.#cohesion[word] = { count, value }
    return value
  }

  /** Forgets what was measured before the last changes: a repair of everything starts from fresh figures. */
  freshen(): void {
    this.#cohesion.length = 0
    for (const live of this.articles) {
      if (live === undefined) continue
      live.near = null
    }
    for (const live of this.articles) if (live !== undefined) this.#setNorm(live)
  }

  /** Live articles that have both words, at most as many as the rarer one's posting. */
  countWithBoth(rarer: number, other: number): number {
    const posting = this.#postings[rarer]
    if (posting === undefined) return 0
    let count = 0
    for (let i = 0; i < posting.count; i++) {
      if (hasWord(this.articles[posting.entries[i]! >> 1]!.terms, other)) count++
    }
    return count
  }

  #measureCohesion(word: number): number {
    const posting = this.#postings[word]
    const count = posting?.count ?? 0
    if (posting === undefined || count < 2) return 0
    let sum = 0
    let samples = 0
    const measure = (i: number, j: number): void => {
      const first = posting.entries[i]!
      const second = posting.entries[j]!
      const a = this.articles[first >> 1]!
      const b = this.articles[second >> 1]!
      const rarity = this.words.rarity(word)
      const own = rarity * ((first & 1) === 1 ? 1 : SUMMARY_WEIGHT) * rarity * ((second & 1) === 1 ? 1 : SUMMARY_WEIGHT)
      sum += Math.max(0, this.#dot(a, b) - own) / (a.norm * b.norm)
      samples++
    }
    if (count <= 6) {
      for (let i = 0; i < count; i++) for (let j = 0; j < i; j++) measure(i, j)
    } else {
      // Steps that spread the pairs over the whole posting, the same for the same posting.
      for (let k = 0; k < COHESION_SAMPLES; k++) {
        const i = (k * 7) % count
        const j = (i + 1 + ((k * 5) % (count - 1))) % count
        measure(i, j)
      }
    }
    return sum / (samples + 0.5)
  }

  #norm(live: LiveArticle): number {
    let squares = 0
    for (const term of live.terms) {
      const weight = this.weight(term)
      squares += weight * weight
    }
    return Math.sqrt(squares) || 1
  }

  #dot(a: LiveArticle, b: LiveArticle): number {
    const x = a.terms
    const y = b.terms
    let dot = 0
    let i = 0
    let j = 0
    while (i < x.length && j < y.length) {
      const left = x[i]! >> 1
      const right = y[j]! >> 1
      if (left < right) i++
      else if (right < left) j++
      else {
        dot += this.weight(x[i]!) * this.weight(y[j]!)
        i++
        j++
      }
    }
    return dot
  }

  /** Slots of the articles that share most, by rare words, not in order. */
  #collect(live: LiveArticle): Int32Array {
    this.#fitScratch()
    const touchedCount = this.#addUp(live)
    const scores = this.#scores
    const touched = this.#touched
    const best = this.#best
    best.clear()
    for (let i = 0; i < touchedCount; i++) {
      const slot = touched[i]!
      const score = scores[slot]! * this.#inverseNorms[slot]!
      scores[slot] = 0
      if (slot !== live.slot && score > best.worst) best.offer(slot, score)
    }
    return best.slots()
  }

  /** Adds up what the postings of an article's words say of others. @returns how many others they name */
  #addUp(live: LiveArticle): number {
    const scores = this.#scores
    const touched = this.#touched
    let touchedCount = 0
    let read = 0
    for (const term of this.#byRarity(live.terms)) {
      const posting = this.#postings[term >> 1]
      if (posting === undefined || (read > 0 && read + posting.count > POSTINGS_READ)) continue
      const rarity = this.words.rarity(term >> 1)
      if (rarity <= LEAST_RARITY_LOOKED_UP) break
      read += posting.count
      const inTitle = rarity * rarity * ((term & 1) === 1 ? 1 : SUMMARY_WEIGHT)
      const inSummary = inTitle * SUMMARY_WEIGHT
      const { entries, count } = posting
      for (let i = 0; i < count; i++) {
        const entry: number = entries[i]!
        const slot = entry >> 1
        const score = scores[slot]!
        if (score === 0) touched[touchedCount++] = slot
        scores[slot] = score + ((entry & 1) === 1 ? inTitle : inSummary)
      }
    }
    return touchedCount
  }

  /** Terms, the rarest first; equal ones by id. */
  #byRarity(terms: Int32Array): number[] {
    const keys = this.#keys
    keys.length = terms.length
    // Rarity in hundredths above, the place among the terms below: sorting numbers needs no comparing function's look-ups.
    for (let i = 0; i < terms.length; i++) {
      keys[i] = (4096 - Math.round(this.words.rarity(terms[i]! >> 1) * 100)) * 1024 + Math.min(i, 1023)
    }
    keys.sort((a, b) => a - b)
    for (let i = 0; i < keys.length; i++) keys[i] = terms[keys[i]! & 1023]!
    return keys
  }

  #fitScratch(): void {
    if (this.#scores.length >= this.articles.length) return
    const size = this.articles.length * 2
    this.#scores = new Float32Array(size)
    this.#touched = new Int32Array(size)
    const inverseNorms = new Float32Array(size)
    for (const live of this.articles) if (live !== undefined) inverseNorms[live.slot] = 1 / live.norm
    this.#inverseNorms = inverseNorms
  }

  #setNorm(live: LiveArticle): void {
    live.norm = this.#norm(live)
    if (live.slot < this.#inverseNorms.length) this.#inverseNorms[live.slot] = 1 / live.norm
  }

  #fill(live: LiveArticle, title: ReturnType<typeof readTitle>, summary: Segment[]): void {
    const titleChunks = this.#boilerplate.keep(live.source, title.segments, true)
    const summaryChunks = this.#boilerplate.keep(live.source, summary, false)
    const terms = new Set<number>()
    const pairs = new Set<number>()
    const inTitle = this.#readWords(titleChunks, Number.POSITIVE_INFINITY, terms, pairs)
    const titleOrder = [...terms]
    const summaryLength = this.#readWords(summaryChunks, SUMMARY_WORDS_READ, terms, pairs)
    const titleWords = new Set(titleOrder)
    live.terms = Int32Array.from(terms, (word) => word * 2 + (titleWords.has(word) ? 1 : 0)).sort()
    live.titleOrder = Int32Array.from(titleOrder)
    live.wordPairs = Int32Array.from(pairs).sort()
    live.titleLength = inTitle
    live.summaryLength = summaryLength
    live.marks = title.marks
    live.dates = title.dates
    live.exactHash = title.exactHash
    live.maskHash = title.maskHash
    for (const term of live.terms) {
      const word = term >> 1
      this.words.count(word, 1)
      this.#post(word, live.slot * 2 + (term & 1))
    }
    for (const pair of live.wordPairs) this.words.countPair(pair, 1)
    if (!title.isTitleCase) this.#noteCapitals(titleChunks)
    this.#noteCapitals(summaryChunks)
    this.#setNorm(live)
  }

  #unfill(live: LiveArticle): void {
    for (const pair of live.wordPairs) this.words.countPair(pair, -1)
    for (const term of live.terms) {
      const word = term >> 1
      this.#postings[word]?.remove(live.slot)
      this.words.count(word, -1)
      if (this.words.counts[word] === 0) {
        this.#postings[word] = undefined
        this.#cohesion[word] = undefined
      }
    }
  }

  /** A sentence of this article has turned out to recur in its source: the article is read again without it. */
  #reread(live: LiveArticle): void {
    this.#unfill(live)
    this.#fill(live, readTitle(live.title, live.summary, live.source), readSummary(live.summary, live.title))
    live.near = null
  }

  /** @returns the number of words read, joining ones too */
  #readWords(chunks: readonly Chunk[], limit: number, terms: Set<number>, pairs: Set<number>): number {
    let read = 0
    let previous = -1
    for (const chunk of chunks) {
      for (const stem of chunk.stems) {
        if (read >= limit) return read
        read++
        const word = this.words.idOf(stem)
        if (this.words.isJoining(word)) {
          previous = -1
          continue
        }
        terms.add(word)
        if (previous >= 0) pairs.add((Math.imul(previous, 0x9e3779b1) ^ Math.imul(word, 0x85ebca6b)) | 0)
        previous = word
      }
    }
    return read
  }

  #noteCapitals(chunks: readonly Chunk[]): void {
    let isStart = true
    for (const chunk of chunks) {
      if (!isStart && !chunk.opensClause) {
        const word = this.words.find(chunk.stems[0]!)
        if (word >= 0) this.words.noteCapital(word, chunk.isCapital)
      }
      isStart = chunk.endsClause
    }
  }

  #post(word: number, entry: number): void {
    let posting = this.#postings[word]
    if (posting === undefined) {
      posting = new Posting()
      this.#postings[word] = posting
    }
    posting.add(entry)
  }
}

const NO_WORDS = {
  terms: new Int32Array(0),
  titleOrder: new Int32Array(0),
  wordPairs: new Int32Array(0),
  titleLength: 0,
  summaryLength: 0,
  marks: 0,
  dates: [],
  exactHash: 0,
  maskHash: 0,
  norm: 0,
  near: null,
}

/** The articles with one word, oldest first: slots doubled, plus one where the title has it. */
class Posting {
  count = 0
  entries = new Int32Array(2)

  add(entry: number): void {
    if (this.count === LONGEST_POSTING) {
      // The older half goes at once, so that the cost of dropping is shared by many.
      this.entries.copyWithin(0, LONGEST_POSTING / 2)
      this.count = LONGEST_POSTING / 2
    }
    if (this.count === this.entries.length) {
      const larger = new Int32Array(this.count * 2)
      larger.set(this.entries)
      this.entries = larger
    }
    this.entries[this.count++] = entry
  }

  remove(slot: number): void {
    for (let i = 0; i < this.count; i++) {
      if (this.entries[i]! >> 1 !== slot) continue
      this.entries.copyWithin(i, i + 1, this.count)
      this.count--
      return
    }
  }
}

/** Keeps the best of what it is offered: a heap with the worst on top. */
class Neighbourhood {
  /** What an offer has to exceed. */
  worst = 0
  #size: number
  #count = 0
  #slots: Int32Array
  #scores: Float32Array

  constructor(size: number) {
    this.#size = size
    this.#slots = new Int32Array(size)
    this.#scores = new Float32Array(size)
  }

  clear(): void {
    this.#count = 0
    this.worst = 0
  }

  offer(slot: number, score: number): void {
    const slots = this.#slots
    const scores = this.#scores
    let place: number
    if (this.#count < this.#size) {
      place = this.#count++
      for (let parent = (place - 1) >> 1; place > 0; parent = (place - 1) >> 1) {
        if (!isWorse(score, slot, scores[parent]!, slots[parent]!)) break
        scores[place] = scores[parent]!
        slots[place] = slots[parent]!
        place = parent
      }
    } else {
      place = 0
      for (let child = 1; child < this.#size; child = 2 * place + 1) {
        if (child + 1 < this.#size && isWorse(scores[child + 1]!, slots[child + 1]!, scores[child]!, slots[child]!))
          child++
        if (!isWorse(scores[child]!, slots[child]!, score, slot)) break
        scores[place] = scores[child]!
        slots[place] = slots[child]!
        place = child
      }
    }
    scores[place] = score
    slots[place] = slot
    if (this.#count === this.#size) this.worst = scores[0]!
  }

  slots(): Int32Array {
    return this.#slots.subarray(0, this.#count)
  }
}

function isWorse(scoreA: number, slotA: number, scoreB: number, slotB: number): boolean {
  return scoreA < scoreB || (scoreA === scoreB && slotA > slotB)
}

function insertNeighbour(near: Neighbours, slot: number, cosine: number): void {
  let i = near.count
  if (i === NEIGHBOURS_KEPT) {
    if (cosine <= near.cosines[i - 1]!) return
    i--
  } else near.count++
  while (i > 0 && cosine > near.cosines[i - 1]!) {
    near.cosines[i] = near.cosines[i - 1]!
    near.slots[i] = near.slots[i - 1]!
    i--
  }
  near.cosines[i] = cosine
  near.slots[i] = slot
}

function dropMissing(near: Neighbours, articles: readonly (LiveArticle | undefined)[]): void {
  let kept = 0
  for (let i = 0; i < near.count; i++) {
    const slot = near.slots[i]!
    if (articles[slot] === undefined) continue
    near.slots[kept] = slot
    near.cosines[kept++] = near.cosines[i]!
  }
  near.count = kept
}

/** Whether a sorted list of terms has a word. */
export function hasWord(terms: Int32Array, word: number): boolean {
  let low = 0
  let high = terms.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (terms[middle]! >> 1 < word) low = middle + 1
    else high = middle
  }
  return low < terms.length && terms[low]! >> 1 === word
}
