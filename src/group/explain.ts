/**
 * Says why the articles of one story group are together: by the link that was recorded when each one came, in which
 * words, and why the canonical title is the one it is. Where no link was recorded, or what it led to is no longer in the
 * story, the earlier article that it resembles most stands for it. All links lead to the one that the story began with.
 * Words weigh by their rarity at large, so that the answer is the same in any process and at any time.
 */

import { chooseCanonical } from '../domain/canonical.ts'
import type { ArticleToExplain, ExplainedArticle, JoiningLink, StoryExplainer } from '../domain/grouping.ts'
import { stem, tokenize } from '../text/analyze.ts'
import { centralities, findMedoids } from './medoid.ts'
import { priorRarity } from './word-prior.ts'

const SHARED_TERMS_SHOWN = 10
const SUMMARY_CHARACTERS_READ = 600
/** What a word weighs that only the summary has. */
const SUMMARY_WEIGHT = 0.6
/** Words about as common as "say" join sentences and explain nothing. */
const LEAST_RARITY = 3.5

interface ReadArticle {
  article: ArticleToExplain
  weights: Map<string, number>
  /** Stem -> the folded word it was read from. */
  words: Map<string, string>
}

export function createStoryExplainer(): StoryExplainer {
  return {
    explain({ articles, canonicalTitle }, links) {
      const ordered = [...articles].sort((a, b) => a.arrivedAt.getTime() - b.arrivedAt.getTime() || a.id - b.id)
      const read = ordered.map(readArticle)
      const centrality = centralities(read.map(({ weights }) => weights))
      const medoidIds = findMedoids(centrality).map((index) => ordered[index]!.id)
      const candidates = ordered.map((article) => ({
        articleId: article.id,
        neutralTitle: article.neutralTitle,
        originalSummary: article.originalSummary,
        biasLabel: article.source.biasLabel,
        seenAt: article.firstSeenAt,
      }))
      const nearest = chooseCanonical(candidates, medoidIds)
      const bearing = candidates.filter(({ neutralTitle }) => neutralTitle === canonicalTitle)
      const isNearest = bearing.length === 0 || nearest.canonicalTitle === canonicalTitle
      const { articleId } = isNearest ? nearest : chooseCanonical(bearing, [])
      const recorded = new Map(links.map((link) => [link.articleId, link]))
      const linkedTo = linkAll(read, recorded)
      const tied = candidates.filter((candidate) => medoidIds.includes(candidate.articleId))
      const centered = tied.filter(({ biasLabel }) => biasLabel === 'center')
      const isByLabel = centered.length < tied.length && centered.some((one) => one.articleId === articleId)
      return {
        articles: read.map((own, index) => ({
          ...describeLink(own, linkedTo.get(own), recorded.get(own.article.id)),
          articleId: own.article.id,
          centrality: centrality[index]!,
        })),
        canonicalArticleId: articleId,
        canonicalReason: isNearest ? describeChoice(ordered.length, medoidIds.length, isByLabel) : CHOSEN_BEFORE,
      }
    },
  }
}

function readArticle(article: ArticleToExplain): ReadArticle {
  const read: ReadArticle = { article, weights: new Map(), words: new Map() }
  const take = (text: string, place: number): void => {
    for (const word of tokenize(text)) {
      const term = stem(word)
      const rarity = priorRarity(term)
      if (rarity < LEAST_RARITY || read.weights.has(term)) continue
      read.weights.set(term, rarity * place)
      read.words.set(term, word)
    }
  }
  take(article.originalTitle, 1)
  take(article.originalSummary.slice(0, SUMMARY_CHARACTERS_READ), SUMMARY_WEIGHT)
  return read
}

type Link = Omit<ExplainedArticle, 'articleId' | 'centrality'>

const UNLINKED: Link = {
  linkedArticleId: null,
  similarity: 0,
  likelihood: null,
  basis: null,
  sharedTerms: [],
  timeGapSeconds: 0,
}

/**
 * What each article but the first is explained by. Recorded links come from several moments, between which articles may
 * have moved: of those that would go round in a circle, the one of the earliest article is left out.
 */
function linkAll(
  read: readonly ReadArticle[],
  recorded: ReadonlyMap<number, JoiningLink>,
): Map<ReadArticle, ReadArticle> {
  const linkedTo = new Map<ReadArticle, ReadArticle>()
  const beginning = firstWithoutLink(read, recorded)
  const byId = new Map(read.map((one) => [one.article.id, one]))
  for (const own of [...read].sort((a, b) => b.article.id - a.article.id)) {
    const linked = byId.get(recorded.get(own.article.id)?.linkedArticleId ?? NO_ARTICLE)
    if (own !== beginning && linked !== undefined && !leadsTo(linkedTo, linked, own)) linkedTo.set(own, linked)
  }
  read.forEach((own, index) => {
    if (own === beginning || linkedTo.has(own)) return
    const isOpen = (other: ReadArticle): boolean => !leadsTo(linkedTo, other, own)
    const earlier = read.slice(0, index).filter(isOpen)
    linkedTo.set(own, nearestTo(own, earlier.length > 0 ? earlier : read.filter(isOpen)))
  })
  return linkedTo
}

const NO_ARTICLE = -1

/** The article that the story began with: of those that came without a link the first, else the earliest of all. */
function firstWithoutLink(read: readonly ReadArticle[], recorded: ReadonlyMap<number, JoiningLink>): ReadArticle {
  const came = read.filter(({ article }) => recorded.get(article.id)?.linkedArticleId === null)
  return came.sort((a, b) => a.article.id - b.article.id)[0] ?? read[0]!
}

/** Whether the links go from one article to another, or both are one. */
function leadsTo(linkedTo: ReadonlyMap<ReadArticle, ReadArticle>, from: ReadArticle, to: ReadArticle): boolean {
  for (let one: ReadArticle | undefined = from; one !== undefined; one = linkedTo.get(one)) if (one === to) return true
  return false
}

function nearestTo(own: ReadArticle, others: readonly ReadArticle[]): ReadArticle {
  let nearest = others[0]!
  let similarity = -1
  for (const other of others) {
    const likeness = cosine(own.weights, other.weights)
    if (likeness <= similarity) continue
    nearest = other
    similarity = likeness
  }
  return nearest
}

function describeLink(own: ReadArticle, linked: ReadArticle | undefined, recorded: JoiningLink | undefined): Link {
  if (linked === undefined) return UNLINKED
  const isRecorded = recorded?.linkedArticleId === linked.article.id
  return {
    linkedArticleId: linked.article.id,
    similarity: cosine(own.weights, linked.weights),
    likelihood: isRecorded ? recorded.likelihood : null,
    basis: isRecorded ? recorded.basis : null,
    sharedTerms: sharedTerms(own, linked),
    timeGapSeconds: Math.round((own.article.arrivedAt.getTime() - linked.article.arrivedAt.getTime()) / 1000),
  }
}

/** The words that both have, rarest first. */
function sharedTerms(a: ReadArticle, b: ReadArticle): string[] {
  return [...a.words.keys()]
    .filter((term) => b.words.has(term))
    .sort((x, y) => priorRarity(y) - priorRarity(x) || (x < y ? -1 : 1))
    .slice(0, SHARED_TERMS_SHOWN)
    .map((term) => a.words.get(term)!)
}

function cosine(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let dot = 0
  for (const [term, weight] of a) dot += weight * (b.get(term) ?? 0)
  const lengths = Math.sqrt(squares(a) * squares(b))
  return lengths === 0 ? 0 : Math.min(1, dot / lengths)
}

function squares(weights: ReadonlyMap<string, number>): number {
  let sum = 0
  for (const weight of weights.values()) sum += weight * weight
  return sum
}

/** The live window reads words with what it knows of their sources, labels change, and so do the titles of articles. */
const CHOSEN_BEFORE = 'It was chosen when the story last changed, by the words and labels that counted then.'

function describeChoice(articleCount: number, medoidCount: number, isByLabel: boolean): string {
  if (articleCount === 1) return 'It is the only article of the story.'
  if (medoidCount === 1) return 'Its words are nearest to those of all the other articles.'
  const tied = `${medoidCount} articles are equally near to all the others; `
  return `${tied}${isByLabel ? 'this one is of a source labelled center.' : 'this one was seen first.'}`
}
