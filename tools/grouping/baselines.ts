/** Simple ways to group, measured beside the engine: what it has to beat. */
import MiniSearch from 'minisearch'
import type { GroupingArticle } from '../../src/domain/grouping.ts'
import { analyze, foldText } from '../../src/text/analyze.ts'

export type Baseline = (articles: readonly GroupingArticle[]) => number[]

export const BASELINES: Record<string, Baseline> = {
  'exact title': groupByTitle,
  'greedy Jaccard 0.25': groupByJaccard,
  'TF-IDF one pass 0.30': groupByTfIdf,
  'MiniSearch best hit': groupBySearch,
}

function groupByTitle(articles: readonly GroupingArticle[]): number[] {
  const groups = new Map<string, number>()
  return articles.map((article, index) => {
    const title = foldText(article.title).trim()
    const group = groups.get(title) ?? index
    groups.set(title, group)
    return group
  })
}

/** Joins the article with the most alike title so far. */
function groupByJaccard(articles: readonly GroupingArticle[]): number[] {
  const groups: number[] = []
  const seen: Set<string>[] = []
  for (const article of articles) {
    const words = new Set(analyze(article.title))
    let best = 0.25
    let group = groups.length
    seen.forEach((other, index) => {
      let shared = 0
      for (const word of words) if (other.has(word)) shared++
      const likeness = shared / (words.size + other.size - shared || 1)
      if (likeness < best) return
      best = likeness
      group = groups[index]!
    })
    groups.push(group)
    seen.push(words)
  }
  return groups
}

/** Title words doubled, cosine to the centroid of each group, one pass. */
function groupByTfIdf(articles: readonly GroupingArticle[]): number[] {
  const documentCounts = new Map<string, number>()
  const centroids: Map<string, number>[] = []
  const groups: number[] = []
  articles.forEach((article, index) => {
    const counts = new Map<string, number>()
    for (const word of analyze(article.title)) counts.set(word, (counts.get(word) ?? 0) + 2)
    for (const word of analyze(article.summary.slice(0, 1000))) counts.set(word, (counts.get(word) ?? 0) + 1)
    let squares = 0
    const vector = new Map<string, number>()
    for (const [word, count] of counts) {
      const weight = Math.sqrt(count) * Math.log(1 + (index + 1) / (1 + (documentCounts.get(word) ?? 0)))
      vector.set(word, weight)
      squares += weight * weight
      documentCounts.set(word, (documentCounts.get(word) ?? 0) + 1)
    }
    let best = 0.3
    let group = centroids.length
    centroids.forEach((centroid, candidate) => {
      let dot = 0
      for (const [word, weight] of vector) dot += weight * (centroid.get(word) ?? 0)
      const likeness = dot / (Math.sqrt(squares) * lengthOf(centroid) || 1)
      if (likeness < best) return
      best = likeness
      group = candidate
    })
    const centroid = centroids[group] ?? new Map<string, number>()
    centroids[group] = centroid
    for (const [word, weight] of vector) {
      centroid.set(word, (centroid.get(word) ?? 0) + weight / (Math.sqrt(squares) || 1))
    }
    lengths.delete(centroid)
    groups.push(group)
  })
  return groups
}

const lengths = new WeakMap<Map<string, number>, number>()

function lengthOf(vector: Map<string, number>): number {
  const known = lengths.get(vector)
  if (known !== undefined) return known
  let squares = 0
  for (const weight of vector.values()) squares += weight * weight
  lengths.set(vector, Math.sqrt(squares))
  return Math.sqrt(squares)
}

/** Joins the best hit of a search engine when it scores a good part of what the article scores for its own title. */
function groupBySearch(articles: readonly GroupingArticle[]): number[] {
  const index = new MiniSearch<{ id: number; title: string; summary: string }>({
    fields: ['title', 'summary'],
    searchOptions: { boost: { title: 2 } },
  })
  const groups: number[] = []
  articles.forEach((article, id) => {
    index.add({ id, title: article.title, summary: article.summary })
    const hits = index.search(article.title)
    const own = hits.find((hit) => hit.id === id)?.score ?? 0
    const best = hits.find((hit) => hit.id !== id)
    groups.push(best !== undefined && own > 0 && best.score >= 0.4 * own ? groups[best.id as number]! : id)
  })
  return groups
}
