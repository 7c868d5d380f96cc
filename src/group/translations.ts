/** Reports of one event in two languages: found and judged by sentence embeddings alone, where there are any. */
import { dotProduct } from './embedding.ts'
import { isSameLanguage } from './language.ts'
import { type LiveArticle, languageOf } from './live-window.ts'

/** Cosine that says nothing either way: no shared word holds it in check, so it must be high, and soon says no. */
const NEUTRAL_TRANSLATION = 0.8
const LOGITS_PER_TRANSLATION = 15
const MOST_FOR_TRANSLATION = 1.5
const LEAST_FOR_TRANSLATION = -3
/** Two reports in two languages are taken for one event within this time only. */
const LONGEST_TRANSLATION_HOURS = 48
/** Both titles have figures, and not one in common: another quake, another match. */
const NO_COMMON_FIGURE = -2

/** Newest live articles with an embedding that a newcomer is compared with, and the likest that it keeps. */
const ARTICLES_COMPARED = 5_000
const TRANSLATIONS_KEPT = 30

/** Live articles with an embedding, and which of them seem to tell one event in two languages. */
export class Translations {
  /** In order of arrival. */
  readonly #embedded = new Set<LiveArticle>()
  readonly #links = new Map<LiveArticle, Map<LiveArticle, number>>()

  /** Compares an article with those of other languages. Does nothing for an article without an embedding. */
  add(live: LiveArticle): void {
    if (live.embedding === null) return
    const found: [other: LiveArticle, logit: number][] = []
    for (const other of this.#embedded) {
      const logit = translationEvidence(live, other)
      if (logit > LEAST_FOR_TRANSLATION) found.push([other, logit])
    }
    found.sort((a, b) => b[1] - a[1])
    for (const [other, logit] of found.slice(0, TRANSLATIONS_KEPT)) {
      this.#linksOf(live).set(other, logit)
      this.#linksOf(other).set(live, logit)
    }
    this.#embedded.add(live)
    if (this.#embedded.size <= ARTICLES_COMPARED) return
    const oldest = this.#embedded.values().next().value
    if (oldest !== undefined) this.#embedded.delete(oldest)
  }

  /** The articles of other languages that an article was found to be like or, by little, unlike; with logits. */
  of(live: LiveArticle): Iterable<[other: LiveArticle, logit: number]> {
    return this.#links.get(live) ?? []
  }

  forget(live: LiveArticle): void {
    this.#embedded.delete(live)
    for (const [other] of this.of(live)) this.#links.get(other)?.delete(live)
    this.#links.delete(live)
  }

  #linksOf(live: LiveArticle): Map<LiveArticle, number> {
    const links = this.#links.get(live) ?? new Map<LiveArticle, number>()
    this.#links.set(live, links)
    return links
  }
}

/** @returns logits that two articles of two languages tell one event */
function translationEvidence(a: LiveArticle, b: LiveArticle): number {
  if (a.embedding === null || b.embedding === null || a.embedding.length !== b.embedding.length)
    return LEAST_FOR_TRANSLATION
  if (Math.abs(a.hours - b.hours) > LONGEST_TRANSLATION_HOURS || isSameLanguage(languageOf(a), languageOf(b)))
    return LEAST_FOR_TRANSLATION
  const logits = (dotProduct(a.embedding, b.embedding) - NEUTRAL_TRANSLATION) * LOGITS_PER_TRANSLATION
  if (logits <= LEAST_FOR_TRANSLATION) return LEAST_FOR_TRANSLATION
  return Math.min(haveOtherFigures(a.title, b.title) ? NO_COMMON_FIGURE : MOST_FOR_TRANSLATION, logits)
}

function haveOtherFigures(a: string, b: string): boolean {
  const figures = figuresOf(a)
  const others = figuresOf(b)
  return figures.length > 0 && others.length > 0 && !figures.some((figure) => others.includes(figure))
}

/** Digits alone: languages group thousands and mark decimals each in their way. */
function figuresOf(title: string): string[] {
  return (title.match(/\d+(?:[.,\u00A0\u202F]\d+)*/g) ?? []).map((figure) => figure.replace(/\D/g, ''))
}
