/**
 * The live window: every article that a new one may still meet, read into terms, with an inverted index that finds
 * an article's nearest others. Whatever there is much of lies in shared typed arrays, rare words are looked up first,
 * and the work per look-up is capped, so that its cost hardly grows with the window.
 */
import type { GroupingArticle } from '../domain/grouping.ts'
import { BestSlots } from './best-slots.ts'
import { Boilerplate, hashSource } from './boilerplate.ts'
import type { Segment } from './chunks.ts'
import { unitVector } from './embedding.ts'
import { detectLanguage, isSameLanguage, type Language } from './language.ts'
import { enlarged, Lists } from './lists.ts'
import { MarkedProfile } from './marked-profile.ts'
import { NearLists } from './near-lists.ts'
import { readMarks, readSummary, readTitle } from './read-article.ts'
import { type ReadTerms, TermReader } from './term-reader.ts'
import { SUMMARY_WEIGHT, TermVectors } from './term-vectors.ts'
import { Vocabulary } from './vocabulary.ts'
import { WordCompany } from './word-company.ts'

/** An article as the window holds it, with the terms it was read into. */
export interface LiveArticle extends ReadTerms {
  slot: number
  id: number
  title: string
  summary: string
  source: string
  sourceHash: number
  /** Milliseconds and hours since 1970. */
  seenAtMs: number
  hours: number
  /** As given, '' to detect; and null until somebody asks: `languageOf`. */
  declaredLanguage: string
  language: Language | null
  /** Of length 1. */
  embedding: Float32Array | null
  groupId: number
  /** UNREAD until somebody asks: `marksOf`. */
  marks: number
  dates: string[]
  exactHash: number
  maskHash: number
  /** Length of the weighted term vector when it was last looked up. */
  norm: number
}

/** Articles this far apart are never one story. */
export const LONGEST_GAP_HOURS = 72

const LEAST_COSINE = 0.03
const CANDIDATES_WEIGHED = 44
/** Postings read per look-up; the rarest words are read first. */
const POSTINGS_READ = 2000
/** Words this common name nobody. */
const LEAST_RARITY_LOOKED_UP = 1
/** Newest articles kept per word. */
const LONGEST_POSTING = 2048

export class LiveWindow {
  readonly words = new Vocabulary()
  readonly articles: (LiveArticle | undefined)[] = []
  readonly slotOfId = new Map<number, number>()
  /** Nearest others by slot; `neighbours` sees to it that an article's are known. */
  readonly near = new NearLists()
  readonly company: WordCompany
  /** The article that others are compared with at present. */
  readonly marked = new MarkedProfile()
  /** How often an article in the window was read again, with other words than before. */
  rereadings = 0
  #boilerplate = new Boilerplate()
  #reader = new TermReader(this.words)
  #vectors = new TermVectors(this.words)
  #freeSlots: number[] = []
  /** Articles by the hour they were seen in, also some that are gone. */
  #articlesOfHour = new Map<number, LiveArticle[]>()
  /** By word, the articles with it, oldest first: slots doubled, plus one where the title has it. */
  #postings = new Lists({ firstBlock: 1, hasNumbers: false })
  /** By slot: when the article was read, as a count of all readings. Postings are in this order. */
  #readAt = new Float64Array(1024)
  #readings = 0
  /** By slot; null until somebody asks. */
  #languages: (Language | null)[] = []
  #scores = new Float32Array(1024)
  #touched = new Int32Array(1024)
  #keys = new Int32Array(512)
  #best = new BestSlots(CANDIDATES_WEIGHED)

  constructor() {
    this.company = new WordCompany({ words: this.words, vectors: this.#vectors, postings: this.#postings })
  }

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
      sourceHash: hashSource(article.source),
      seenAtMs: article.seenAt.getTime(),
      hours: article.seenAt.getTime() / 3_600_000,
      declaredLanguage: article.language,
      language: null,
      embedding: article.embedding === undefined ? null : unitVector(article.embedding),
      groupId,
      block: NO_WORDS,
      from: 0,
      titleFrom: 0,
      pairsFrom: 0,
      to: 0,
      titleLength: 0,
      summaryLength: 0,
      marks: UNREAD,
      dates: NO_DATES,
      exactHash: 0,
      maskHash: 0,
      norm: 0,
    }
    this.articles[slot] = live
    this.slotOfId.set(article.id, slot)
    this.near.admit(slot)
    this.#noteTime(live)
    this.#languages[slot] = null
    this.words.setArticleCount(this.size)
    const title = readTitle(article.title, article.source)
    const summary = readSummary(article.summary, article.title)
    const revised = this.#boilerplate.note(live, title.segments, summary)
    this.#fill(live, title, summary)
    for (const other of revised) this.#reread(this.articles[other]!)
    return live
  }

  /** Articles seen before then, by slot. */
  seenBefore(hours: number): LiveArticle[] {
    const gone: LiveArticle[] = []
    for (const [hour, articles] of this.#articlesOfHour) {
      if (hour > hours) continue
      const isOver = hour + 1 <= hours
      for (const live of articles) {
        if (live.hours < hours && this.articles[live.slot] === live) gone.push(live)
      }
      if (isOver) this.#articlesOfHour.delete(hour)
    }
    return gone.sort((a, b) => a.slot - b.slot)
  }

  /** Forgets articles, in everything that refers to them. */
  removeAll(gone: readonly LiveArticle[]): void {
    for (const live of gone) this.#remove(live)
    for (const live of gone) this.#freeSlots.push(live.slot)
  }

  #remove(live: LiveArticle): void {
    this.company.noteChange()
    this.#boilerplate.forget(live.slot)
    this.#unfill(live)
    this.#vectors.drop(live.slot)
    this.near.retire(live.slot)
    this.articles[live.slot] = undefined
    this.slotOfId.delete(live.id)
    this.words.setArticleCount(this.size)
  }

  #noteTime(live: LiveArticle): void {
    if (live.slot >= this.#readAt.length) {
      this.#readAt = enlarged(this.#readAt, new Float64Array(2 * live.slot))
      this.#scores = new Float32Array(2 * live.slot)
      this.#touched = new Int32Array(2 * live.slot)
    }
    const hour = Math.floor(live.hours)
    const articles = this.#articlesOfHour.get(hour)
    if (articles === undefined) this.#articlesOfHour.set(hour, [live])
    else articles.push(live)
  }

  /** Looks up the nearest live articles and remembers them with the article. @returns how many they are */
  lookUp(live: LiveArticle): number {
    const vectors = this.#vectors
    live.norm = vectors.measureNorm(live.slot)
    const found = this.#collect(live)
    this.near.open(live.slot)
    vectors.mark(live.slot)
    const own = languageOf(live)
    for (let i = 0; i < found.count; i++) {
      const slot = found.slots[i]!
      if (Math.abs(vectors.hours(slot) - live.hours) > LONGEST_GAP_HOURS) continue
      this.#languages[slot] ??= languageOf(this.articles[slot]!)
      const language = this.#languages[slot]
      if (language !== own && !isSameLanguage(language, own)) continue
      const cosine = vectors.dotWithMarked(slot) / (live.norm * vectors.norm(slot))
      if (cosine >= LEAST_COSINE) this.near.insert(live.slot, slot, cosine)
    }
    vectors.unmark(live.slot)
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

  /** Forgets what these articles' neighbours were: a repair of them starts from fresh figures. */
  freshen(articles: readonly LiveArticle[]): void {
    for (const live of articles) {
      this.near.forget(live.slot)
      live.norm = this.#vectors.measureNorm(live.slot)
    }
  }

  /** The articles that share most, by rare words, not in order. */
  #collect(live: LiveArticle): BestSlots {
    const touchedCount = this.#addUp(live)
    const scores = this.#scores
    const touched = this.#touched
    const best = this.#best
    best.clear()
    for (let i = 0; i < touchedCount; i++) {
      const slot = touched[i]!
      const score = scores[slot]! * this.#vectors.inverseNorm(slot)
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
    const { block, from } = live
    const termCount = live.titleFrom - from
    const keys = this.#sortByRarity(live)
    for (let k = 0; k < termCount; k++) {
      const term = block[from + (keys[k]! & 1023)]!
      const word = term >> 1
      const count = this.#postings.count(word)
      if (count === 0 || (read > 0 && read + count > POSTINGS_READ)) continue
      const rarity = this.words.rarity(word)
      // The rarest word is looked up however common: fifty copies of one report may be all there is.
      if (rarity <= LEAST_RARITY_LOOKED_UP && read > 0) break
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
  #sortByRarity({ block, from, titleFrom }: LiveArticle): Int32Array {
    const count = titleFrom - from
    if (count > this.#keys.length) this.#keys = new Int32Array(2 * count)
    const keys = this.#keys
    for (let i = 0; i < count; i++) {
      // Rarity in hundredths above, the place among the terms below.
      const key = (4096 - Math.round(this.words.rarity(block[from + i]! >> 1) * 100)) * 1024 + Math.min(i, 1023)
      let place = i
      while (place > 0 && keys[place - 1]! > key) {
        keys[place] = keys[place - 1]!
        place--
      }
      keys[place] = key
    }
    return keys
  }

  #fill(live: LiveArticle, title: ReturnType<typeof readTitle>, summary: Segment[]): void {
    this.company.noteChange()
    this.#readAt[live.slot] = ++this.#readings
    const keptTitle = this.#boilerplate.keep(live, title.segments, true)
    const keptSummary = this.#boilerplate.keep(live, summary, false)
    const read = this.#reader.read(keptTitle, keptSummary)
    const { block, from, titleFrom, pairsFrom, to } = read
    live.block = block
    live.from = from
    live.titleFrom = titleFrom
    live.pairsFrom = pairsFrom
    live.to = to
    live.titleLength = read.titleLength
    live.summaryLength = read.summaryLength
    live.dates = title.dates.length > 0 ? title.dates : NO_DATES
    live.exactHash = title.exactHash | 0
    live.maskHash = title.maskHash | 0
    for (let i = from; i < titleFrom; i++) {
      const term = block[i]!
      this.words.count(term >> 1, 1)
      this.#post(term >> 1, live.slot * 2 + (term & 1))
    }
    for (let i = pairsFrom; i < to; i++) this.words.countPair(block[i]!, 1)
    if (!title.isTitleCase) this.#reader.noteCapitals(keptTitle)
    this.#reader.noteCapitals(keptSummary)
    this.#vectors.set(live.slot, read, live.hours)
    live.norm = this.#vectors.measureNorm(live.slot)
  }

  #unfill(live: LiveArticle): void {
    const { block, from, titleFrom, pairsFrom, to } = live
    for (let i = pairsFrom; i < to; i++) this.words.countPair(block[i]!, -1)
    for (let i = from; i < titleFrom; i++) {
      const term = block[i]!
      const word = term >> 1
      if (this.#isPosted(word, live.slot)) {
        this.#postings.remove(word, this.#postings.find(word, live.slot * 2 + (term & 1)))
      }
      this.words.count(word, -1)
      if (this.words.counts[word] === 0) {
        this.#postings.clear(word)
        this.company.forgetWord(word)
      }
    }
  }

  /** Not where a full posting has dropped its oldest entries: what is older than the first one left is not searched. */
  #isPosted(word: number, slot: number): boolean {
    if (this.#postings.count(word) === 0) return false
    const oldest = this.#postings.entries(word)[this.#postings.start(word)]! >> 1
    return this.#readAt[oldest]! <= this.#readAt[slot]!
  }

  /** A sentence of this article has turned out to recur in its source: the article is read again without it. */
  #reread(live: LiveArticle): void {
    this.rereadings++
    this.#unfill(live)
    this.#fill(live, readTitle(live.title, live.source), readSummary(live.summary, live.title))
    this.near.forget(live.slot)
  }

  #post(word: number, entry: number): void {
    // The older half goes at once, so that the cost of dropping is shared by many.
    if (this.#postings.count(word) === LONGEST_POSTING) this.#postings.remove(word, 0, LONGEST_POSTING / 2)
    this.#postings.append(word, entry)
  }
}

/** What is asked of few articles of a window that was just restored is read when it is asked for. */
export function languageOf(live: LiveArticle): Language {
  live.language ??= detectLanguage(live.title, live.summary, live.declaredLanguage)
  return live.language
}

export function marksOf(live: LiveArticle): number {
  if (live.marks === UNREAD) live.marks = readMarks(live.title, live.dates.length > 0, live.summary)
  return live.marks
}

const UNREAD = -1
const NO_WORDS = new Int32Array(0)
const NO_DATES: string[] = []
