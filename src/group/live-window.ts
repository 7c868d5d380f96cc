/**
 * The live window: every article that a new one may still meet, read into terms, with an inverted index that finds
 * an article's nearest others. Whatever there is much of lies in shared typed arrays, rare words are looked up first,
 * and the work per look-up is capped, so that its cost hardly grows with the window.
 */
import type { GroupingArticle } from '../domain/grouping.ts'
import { BestSlots } from './best-slots.ts'
import { Boilerplate } from './boilerplate.ts'
import { IntSlab } from './int-slab.ts'
import { detectLanguage, isSameLanguage, type Language } from './language.ts'
import { enlarged, Lists } from './lists.ts'
import { NearLists } from './near-lists.ts'
import { type Chunk, readSummary, readTitle, type Segment } from './read-article.ts'
import { Vocabulary } from './vocabulary.ts'

/** An article as the window holds it. `terms` are word ids doubled, plus one where the title has the word; ascending. */
export interface LiveArticle {
  slot: number
  id: number
  title: string
  summary: string
  source: string
  /** Milliseconds and hours since 1970. */
  seenAtMs: number
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
}

/** Weight of a word that only the summary has, beside one of the title. */
export const SUMMARY_WEIGHT = 0.6
/** Articles this far apart are never one story. */
export const LONGEST_GAP_HOURS = 72

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
/** The count of a word that nothing was measured for. */
const UNKNOWN = -1

export class LiveWindow {
  readonly words = new Vocabulary()
  readonly articles: (LiveArticle | undefined)[] = []
  readonly slotOfId = new Map<number, number>()
  /** Nearest others by slot; `neighbours` sees to it that an article's are known. */
  readonly near = new NearLists()
  #boilerplate = new Boilerplate()
  #freeSlots: number[] = []
  /** Articles by the hour they were seen in, also some that are gone. */
  #hours = new Map<number, LiveArticle[]>()
  /** By word, the articles with it, oldest first: slots doubled, plus one where the title has it. */
  #postings = new Lists({ firstBlock: 0, hasNumbers: false })
  #slab = new IntSlab()
  /** By word: what `cohesion` was, and the word's count then. */
  #cohesion = new Float64Array(1024)
  #cohesionCount = new Int32Array(1024).fill(UNKNOWN)
  #scores = new Float32Array(1024)
  #touched = new Int32Array(1024)
  #inverseNorms = new Float32Array(1024)
  #keys = new Int32Array(512)
  #best = new BestSlots(CANDIDATES_WEIGHED)
  /** The words of the article that others are compared with: a bit each, and by word its rarity and its weight. */
  #bits = new Int32Array(1024)
  #markedRarity = new Float64Array(1024)
  #markedWeight = new Float64Array(1024)
  /** By word: the article that was last read with it. */
  #readIn = new Int32Array(1024)
  #articlesRead = 0
  #words = new Int32Array(512)
  #pairs = new Int32Array(512)
  /** Counts of articles with two words, until the next article comes or goes. */
  #countsOfBoth = new Map<number, number>()

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
      seenAtMs: article.seenAt.getTime(),
      hours: article.seenAt.getTime() / 3_600_000,
      language: detectLanguage(article.title, article.summary, article.language),
      embedding: article.embedding ?? null,
      groupId,
      ...NO_WORDS,
    }
    this.articles[slot] = live
    this.slotOfId.set(article.id, slot)
    this.near.admit(slot)
    this.#noteHour(live)
    this.words.setArticleCount(this.size)
    const title = readTitle(article.title, article.summary, article.source)
    const summary = readSummary(article.summary, article.title)
    const revised = this.#boilerplate.note(article.source, slot, title.segments, summary)
    this.#fill(live, title, summary)
    for (const other of revised) this.#reread(this.articles[other]!)
    return live
  }

  /** Articles seen before then, by slot. */
  seenBefore(hours: number): LiveArticle[] {
    const gone: LiveArticle[] = []
    for (const [hour, articles] of this.#hours) {
      if (hour > hours) continue
      const isOver = hour + 1 <= hours
      for (const live of articles) {
        if (live.hours < hours && this.articles[live.slot] === live) gone.push(live)
      }
      if (isOver) this.#hours.delete(hour)
    }
    return gone.sort((a, b) => a.slot - b.slot)
  }

  /** Forgets articles, in everything that refers to them. */
  removeAll(gone: readonly LiveArticle[]): void {
    for (const live of gone) this.#remove(live)
    for (const live of gone) this.#freeSlots.push(live.slot)
  }

  #remove(live: LiveArticle): void {
    this.#countsOfBoth.clear()
    this.#boilerplate.forget(live.slot)
    this.#unfill(live)
    this.near.retire(live.slot)
    this.articles[live.slot] = undefined
    this.slotOfId.delete(live.id)
    this.words.setArticleCount(this.size)
  }

  #noteHour(live: LiveArticle): void {
    const hour = Math.floor(live.hours)
    const articles = this.#hours.get(hour)
    if (articles === undefined) this.#hours.set(hour, [live])
    else articles.push(live)
  }

  weight(term: number): number {
    return this.words.rarity(term >> 1) * ((term & 1) === 1 ? 1 : SUMMARY_WEIGHT)
  }

  /** Looks up the nearest live articles and remembers them with the article. @returns how many they are */
  lookUp(live: LiveArticle): number {
    this.#setNorm(live)
    const found = this.#collect(live)
    this.near.open(live.slot)
    this.#mark(live)
    for (let i = 0; i < found.count; i++) {
      const slot = found.slots[i]!
      const other = this.articles[slot]!
      if (Math.abs(other.hours - live.hours) > LONGEST_GAP_HOURS) continue
      if (!isSameLanguage(other.language, live.language)) continue
      const cosine = this.#dotWithMarked(other) / (live.norm * other.norm)
      if (cosine >= LEAST_COSINE) this.near.insert(live.slot, slot, cosine)
    }
    this.#unmark(live)
    return this.near.count(live.slot)
  }

  /** How many neighbours are remembered, looked up if there are none yet. They are read from `near`. */
  neighbours(live: LiveArticle): number {
    return this.near.isKnown(live.slot) ? this.near.count(live.slot) : this.lookUp(live)
  }

  /** Tells an article's neighbours that it has come. */
  introduce(live: LiveArticle): void {
    const count = this.neighbours(live)
    for (let i = 0; i < count; i++) {
      const slot = this.near.slotAt(live.slot, i)
      if (this.near.isKnown(slot)) this.near.insert(slot, live.slot, this.near.cosineAt(live.slot, i))
    }
  }

  /**
   * How alike the articles with a word are beside it, 0 to 1: near 0 for a saga's word, high for the name of one
   * event. Taken from a sample and kept until the word's count has changed by a fifth.
   */
  cohesion(word: number): number {
    const count = this.words.counts[word]!
    const known = this.#cohesionCount[word]!
    if (known !== UNKNOWN && Math.abs(known - count) <= known / 5) return this.#cohesion[word]!
    const value = this.#measureCohesion(word)
    this.#cohesion[word] = value
    this.#cohesionCount[word] = count
    return value
  }

  /** Forgets what was measured before the last changes: a repair of everything starts from fresh figures. */
  freshen(): void {
    this.#cohesionCount.fill(UNKNOWN)
    for (const live of this.articles) if (live !== undefined) this.near.forget(live.slot)
    for (const live of this.articles) if (live !== undefined) this.#setNorm(live)
  }

  /** Live articles that have both words, at most as many as the rarer one's posting. */
  countWithBoth(rarer: number, other: number): number {
    const key = rarer * 2 ** 26 + other
    const known = this.#countsOfBoth.get(key)
    if (known !== undefined) return known
    let count = 0
    const length = this.#postings.count(rarer)
    if (length > 0) {
      const entries = this.#postings.entries(rarer)
      const start = this.#postings.start(rarer)
      for (let i = start; i < start + length; i++) {
        if (hasWord(this.articles[entries[i]! >> 1]!.terms, other)) count++
      }
    }
    this.#countsOfBoth.set(key, count)
    return count
  }

  #measureCohesion(word: number): number {
    const count = this.#postings.count(word)
    if (count < 2) return 0
    const entries = this.#postings.entries(word)
    const start = this.#postings.start(word)
    let sum = 0
    let samples = 0
    const measure = (i: number, j: number): void => {
      const first = entries[start + i]!
      const second = entries[start + j]!
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

  /** Marks an article's words, so that the others can be compared with it one by one without a merge. */
  #mark(live: LiveArticle): void {
    for (const term of live.terms) {
      const word = term >> 1
      this.#bits[word >> 5]! |= 1 << word
      const rarity = this.words.rarity(word)
      this.#markedRarity[word] = rarity
      this.#markedWeight[word] = rarity * ((term & 1) === 1 ? 1 : SUMMARY_WEIGHT)
    }
  }

  #unmark(live: LiveArticle): void {
    for (const term of live.terms) this.#bits[term >> 6] = 0
  }

  /** What `#dot` would say of the marked article and another. */
  #dotWithMarked(other: LiveArticle): number {
    const terms = other.terms
    const bits = this.#bits
    let dot = 0
    for (let i = 0; i < terms.length; i++) {
      const term = terms[i]!
      if (((bits[term >> 6]! >>> (term >> 1)) & 1) === 0) continue
      const word = term >> 1
      const weight = (term & 1) === 1 ? this.#markedRarity[word]! : this.#markedRarity[word]! * SUMMARY_WEIGHT
      dot += this.#markedWeight[word]! * weight
    }
    return dot
  }

  /** The articles that share most, by rare words, not in order. */
  #collect(live: LiveArticle): BestSlots {
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
    return best
  }

  /** Adds up what the postings of an article's words say of others. @returns how many others they name */
  #addUp(live: LiveArticle): number {
    const scores = this.#scores
    const touched = this.#touched
    let touchedCount = 0
    let read = 0
    const terms = live.terms
    const keys = this.#sortByRarity(terms)
    for (let k = 0; k < terms.length; k++) {
      const term = terms[keys[k]! & 1023]!
      const word = term >> 1
      const count = this.#postings.count(word)
      if (count === 0 || (read > 0 && read + count > POSTINGS_READ)) continue
      const rarity = this.words.rarity(word)
      if (rarity <= LEAST_RARITY_LOOKED_UP) break
      read += count
      const inTitle = rarity * rarity * ((term & 1) === 1 ? 1 : SUMMARY_WEIGHT)
      const inSummary = inTitle * SUMMARY_WEIGHT
      const entries = this.#postings.entries(word)
      const start = this.#postings.start(word)
      for (let i = start; i < start + count; i++) {
        const entry = entries[i]!
        const slot = entry >> 1
        const score = scores[slot]!
        if (score === 0) touched[touchedCount++] = slot
        scores[slot] = score + ((entry & 1) === 1 ? inTitle : inSummary)
      }
    }
    return touchedCount
  }

  /** Places of the terms in the lowest 10 bits, the rarest first; equal ones by id. */
  #sortByRarity(terms: Int32Array): Int32Array {
    const count = terms.length
    if (count > this.#keys.length) this.#keys = new Int32Array(2 * count)
    const keys = this.#keys
    for (let i = 0; i < count; i++) {
      // Rarity in hundredths above, the place among the terms below.
      const key = (4096 - Math.round(this.words.rarity(terms[i]! >> 1) * 100)) * 1024 + Math.min(i, 1023)
      let place = i
      while (place > 0 && keys[place - 1]! > key) {
        keys[place] = keys[place - 1]!
        place--
      }
      keys[place] = key
    }
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
    this.#countsOfBoth.clear()
    const titleChunks = this.#boilerplate.keep(live.source, title.segments, true)
    const summaryChunks = this.#boilerplate.keep(live.source, summary, false)
    const found: WordsFound = { words: 0, pairs: 0 }
    this.#articlesRead++
    live.titleLength = this.#readWords(titleChunks, Number.POSITIVE_INFINITY, found)
    const titleWords = found.words
    live.titleOrder = this.#slab.keep(this.#words, titleWords)
    live.summaryLength = this.#readWords(summaryChunks, SUMMARY_WORDS_READ, found)
    for (let i = 0; i < found.words; i++) this.#words[i] = this.#words[i]! * 2 + (i < titleWords ? 1 : 0)
    live.terms = this.#slab.keep(this.#words, found.words).sort()
    live.wordPairs = this.#slab.keep(this.#pairs, sortDistinct(this.#pairs, found.pairs))
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
      const place = this.#postings.find(word, live.slot * 2 + (term & 1))
      if (place >= 0) this.#postings.remove(word, place)
      this.words.count(word, -1)
      if (this.words.counts[word] === 0) {
        this.#postings.clear(word)
        this.#cohesionCount[word] = UNKNOWN
      }
    }
  }

  /** A sentence of this article has turned out to recur in its source: the article is read again without it. */
  #reread(live: LiveArticle): void {
    this.#unfill(live)
    this.#fill(live, readTitle(live.title, live.summary, live.source), readSummary(live.summary, live.title))
    this.near.forget(live.slot)
  }

  /**
   * Adds the distinct words to `#words` and all pairs of neighbouring ones to `#pairs`.
   * @returns the number of words read, joining ones too
   */
  #readWords(chunks: readonly Chunk[], limit: number, found: WordsFound): number {
    let read = 0
    let previous = -1
    for (const chunk of chunks) {
      for (const stem of chunk.stems) {
        if (read >= limit) return read
        read++
        const word = this.words.idOf(stem)
        if (word >= this.#readIn.length) this.#fitWords(word)
        if (this.words.isJoining(word)) {
          previous = -1
          continue
        }
        if (Math.max(found.words, found.pairs) === this.#words.length) this.#fitRead()
        if (this.#readIn[word] !== this.#articlesRead) {
          this.#readIn[word] = this.#articlesRead
          this.#words[found.words++] = word
        }
        if (previous >= 0) this.#pairs[found.pairs++] = Math.imul(previous, 0x9e3779b1) ^ Math.imul(word, 0x85ebca6b)
        previous = word
      }
    }
    return read
  }

  /** Makes room for more words of one article. */
  #fitRead(): void {
    this.#words = enlarged(this.#words, new Int32Array(this.#words.length * 2))
    this.#pairs = enlarged(this.#pairs, new Int32Array(this.#pairs.length * 2))
  }

  /** Makes room for a word in all that is kept by word. */
  #fitWords(word: number): void {
    const size = Math.max(word + 1, this.#readIn.length * 2)
    this.#readIn = enlarged(this.#readIn, new Int32Array(size))
    this.#bits = enlarged(this.#bits, new Int32Array(size))
    this.#markedRarity = enlarged(this.#markedRarity, new Float64Array(size))
    this.#markedWeight = enlarged(this.#markedWeight, new Float64Array(size))
    this.#cohesion = enlarged(this.#cohesion, new Float64Array(size))
    this.#cohesionCount = enlarged(this.#cohesionCount, new Int32Array(size).fill(UNKNOWN))
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
    // The older half goes at once, so that the cost of dropping is shared by many.
    if (this.#postings.count(word) === LONGEST_POSTING) this.#postings.remove(word, 0, LONGEST_POSTING / 2)
    this.#postings.append(word, entry)
  }
}

/** How many words and pairs of words an article has shown so far. */
interface WordsFound {
  words: number
  pairs: number
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
}

/** Sorts the first values and leaves each only once. @returns how many are left */
function sortDistinct(values: Int32Array, count: number): number {
  values.subarray(0, count).sort()
  let kept = 0
  for (let i = 0; i < count; i++) if (i === 0 || values[i] !== values[i - 1]) values[kept++] = values[i]!
  return kept
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
