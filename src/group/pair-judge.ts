/** Judges pairs of live articles by the trained model, and keeps what it found as links. */
import type { JoiningLink } from '../domain/grouping.ts'
import { readTrees, type TreesTable } from './boosted-trees.ts'
import { embeddingEvidence, isOwedToEmbeddings } from './embedding.ts'
import { isSameLanguage } from './language.ts'
import { LEAST_KEPT, Links } from './links.ts'
import { type LiveArticle, type LiveWindow, languageOf } from './live-window.ts'
import { NEIGHBOURS_KEPT } from './near-lists.ts'
import {
  describePair,
  isSameSource,
  PAIR_FEATURE_COUNT,
  PAIR_FEATURES,
  type Profile,
  profileOf,
} from './pair-features.ts'
import { Translations } from './translations.ts'

/** A link below this does not make two groups worth a look together. */
export const LEAST_TELLING = -1.5

/** The evidence of two articles that are copies of one report. */
const ONE_REPORT = 2
const WORDS_OF_A_SENTENCE = 5
/** On arrival the nearest are judged: some in any case, more while they are near enough. The rest waits for `settle`. */
const SURELY_JUDGED = 5
const MOST_JUDGED = 15
const LEAST_COSINE_JUDGED = 0.08
/** Links of one article that are judged again at a time. */
const LINKS_REFRESHED = 8
/** Logits that a link has to change by to count as another. */
const LEAST_CHANGE = 0.5

export class PairJudge {
  readonly links = new Links()
  readonly #window: LiveWindow
  readonly #translations = new Translations()
  readonly #model: ReturnType<typeof readTrees>
  readonly #row = new Float32Array(PAIR_FEATURE_COUNT)
  #second: Profile | undefined

  constructor(window: LiveWindow, model: TreesTable) {
    this.#window = window
    this.#model = readTrees(model, PAIR_FEATURES)
  }

  /** An article has come, or has got its embedding. */
  admit(live: LiveArticle): void {
    this.#translations.add(live)
  }

  forget(live: LiveArticle): void {
    this.links.drop(live)
    this.#translations.forget(live)
  }

  linksOf(live: LiveArticle): [other: LiveArticle, logit: number][] {
    const links: [LiveArticle, number][] = []
    for (let i = 0; i < this.links.count(live); i++) {
      links.push([this.#window.articles[this.links.slotAt(live, i)]!, this.links.logitAt(live, i)])
    }
    return links
  }

  /** The likelihood of the strongest link, 0 to 1. */
  bestLikelihood(live: LiveArticle): number {
    let best = Number.NEGATIVE_INFINITY
    for (let i = 0; i < this.links.count(live); i++) best = Math.max(best, this.links.logitAt(live, i))
    return likelihoodOf(best)
  }

  /** Links an article to its nearest. @returns those that the link tells something of */
  judgeNearest(live: LiveArticle): LiveArticle[] {
    const count = this.#window.lookUp(live)
    const { near } = this.#window
    const profile = profileOf(this.#window, live)
    const told: LiveArticle[] = []
    for (let i = 0; i < Math.min(count, MOST_JUDGED); i++) {
      if (i >= SURELY_JUDGED && near.cosineAt(live.slot, i) < LEAST_COSINE_JUDGED) break
      const other = this.#window.articles[near.slotAt(live.slot, i)]!
      if (this.#judge(profile, this.#secondOfPair(other)) > LEAST_TELLING) told.push(other)
    }
    return told
  }

  /** Across languages there are no words to judge by: what the embeddings said when the later article came stands. */
  linkTranslations(live: LiveArticle): void {
    for (const [other, logit] of this.#translations.of(live)) this.links.set(live, other, logit)
  }

  /** @returns whether the article's links say something else now */
  judgeAgain(live: LiveArticle): boolean {
    const profile = profileOf(this.#window, live)
    let isChanged = false
    for (const [other, logit] of this.linksOf(live).slice(0, LINKS_REFRESHED)) {
      if (!isSameLanguage(languageOf(live), languageOf(other))) continue
      const now = this.#judge(profile, this.#secondOfPair(other))
      if (Math.abs(now - logit) > LEAST_CHANGE) isChanged = true
    }
    return isChanged
  }

  /** Forgets the links of these articles and judges them with what the window now knows. @param articles by id */
  compareAnew(articles: readonly LiveArticle[]): void {
    const window = this.#window
    window.freshen(articles)
    for (const live of articles) this.links.drop(live)
    for (const live of articles) window.lookUp(live)
    const compared = new Set(articles)
    const profiles = new Map<number, Profile>()
    const profile = (live: LiveArticle): Profile => {
      const known = profiles.get(live.slot) ?? profileOf(window, live)
      profiles.set(live.slot, known)
      return known
    }
    for (const live of articles) {
      const count = window.neighbours(live)
      for (let i = 0; i < count; i++) {
        const other = window.articles[window.near.slotAt(live.slot, i)]!
        // Two that are near to each other are judged when the earlier one's turn comes.
        const isJudged =
          other.id < live.id && compared.has(other) && window.near.rankOf(other.slot, live.slot) < NEIGHBOURS_KEPT
        if (!isJudged) this.#judge(profile(live), profile(other))
      }
      this.linkTranslations(live)
    }
  }

  /** The strongest link of an article to its group, apart from those who came there after it. */
  joiningLink(live: LiveArticle, placed: ReadonlySet<LiveArticle>, threshold: number): JoiningLink {
    let linked: LiveArticle | null = null
    let best = Number.NEGATIVE_INFINITY
    for (const [other, logit] of this.linksOf(live)) {
      if (other.groupId !== live.groupId || logit <= best || (placed.has(other) && other.id > live.id)) continue
      linked = other
      best = logit
    }
    if (linked === null) return { articleId: live.id, linkedArticleId: null, likelihood: 0, basis: 'words' }
    const evidence = embeddingEvidence(live.embedding, linked.embedding)
    const isOwed =
      !isSameLanguage(languageOf(live), languageOf(linked)) || isOwedToEmbeddings(best, evidence, threshold)
    const basis = isOwed ? 'embeddings' : 'words'
    return { articleId: live.id, linkedArticleId: linked.id, likelihood: likelihoodOf(best), basis }
  }

  /** The profile of an article that is compared with one other and forgotten. */
  #secondOfPair(live: LiveArticle): Profile {
    this.#second = profileOf(this.#window, live, this.#second)
    return this.#second
  }

  #judge(a: Profile, b: Profile): number {
    if (isOtherIssue(a.live, b.live)) {
      this.links.unset(a.live, b.live)
      return LEAST_KEPT
    }
    describePair(this.#window, a, b, this.#row)
    const evidence = this.#model.score(this.#row) + embeddingEvidence(a.live.embedding, b.live.embedding)
    const logit = isOneReport(a.live, b.live) ? Math.max(evidence, ONE_REPORT) : evidence
    if (logit > LEAST_KEPT) this.links.set(a.live, b.live, logit)
    else this.links.unset(a.live, b.live)
    return logit
  }
}

function likelihoodOf(logit: number): number {
  return 1 / (1 + Math.exp(-logit))
}

/**
 * A whole sentence in the same words, or title and summary, in two outlets within a day. The model knows it by its rare
 * words; where nearly all that is live is copies of one report, no word is rare.
 */
function isOneReport(a: LiveArticle, b: LiveArticle): boolean {
  return (
    a.exactHash === b.exactHash &&
    (a.titleLength >= WORDS_OF_A_SENTENCE || (a.summaryLength > 0 && a.summary === b.summary)) &&
    !isSameSource(a, b) &&
    Math.abs(a.hours - b.hours) <= 24
  )
}

/** One source's standing title under two dates: two issues of a column, however much of their words is the same. */
function isOtherIssue(a: LiveArticle, b: LiveArticle): boolean {
  return (
    a.maskHash === b.maskHash &&
    a.dates.length > 0 &&
    a.source === b.source &&
    !a.dates.some((date) => b.dates.includes(date))
  )
}
