/**
 * Says why the articles of one story group are together, from the stored articles alone: which earlier article each
 * one resembles most, in which words, and why the canonical title is the one it is.
 */
import type { ExplainedArticle, GroupingArticle, StoryExplainer } from '../domain/grouping.ts'
import { tokenize } from '../text/analyze.ts'
import { chooseCanonical } from './canonical.ts'

const SHARED_TERMS_SHOWN = 10
/** Words this short seldom tell anything. */
const SHORTEST_TERM = 3

export function createStoryExplainer(): StoryExplainer {
  return {
    explain(articles) {
      const ordered = [...articles].sort((a, b) => a.seenAt.getTime() - b.seenAt.getTime() || a.id - b.id)
      const vectors = ordered.map(readVector)
      const explained = ordered.map((_, index) => explainArticle(ordered, vectors, index))
      const best = Math.max(...explained.map((article) => article.centrality))
      const medoids = explained
        .filter((article) => article.centrality >= best - 1e-9)
        .map((article) => article.articleId)
      const members = ordered.map((article) => ({
        ...article,
        articleId: article.id,
        originalSummary: article.summary,
      }))
      const canonical = chooseCanonical(members, medoids)
      return {
        articles: explained,
        canonicalArticleId: canonical.articleId,
        canonicalReason: describeChoice(
          ordered.length,
          medoids.length,
          members.find((member) => member.articleId === canonical.articleId)!.biasLabel === 'center',
        ),
      }
    },
  }
}

function readVector(article: GroupingArticle): Map<string, number> {
  const vector = new Map<string, number>()
  for (const term of tokenize(article.title)) vector.set(term, (vector.get(term) ?? 0) + 2)
  for (const term of tokenize(article.summary)) vector.set(term, (vector.get(term) ?? 0) + 1)
  for (const [term, count] of vector) {
    if (term.length < SHORTEST_TERM) vector.delete(term)
    else vector.set(term, Math.sqrt(count))
  }
  return vector
}

function explainArticle(articles: GroupingArticle[], vectors: Map<string, number>[], index: number): ExplainedArticle {
  const article = articles[index]!
  const likeness = vectors.map((vector) => cosine(vector, vectors[index]!))
  let linked = -1
  for (let i = 0; i < index; i++) if (linked < 0 || likeness[i]! > likeness[linked]!) linked = i
  const others = likeness.filter((_, i) => i !== index)
  return {
    articleId: article.id,
    linkedArticleId: linked < 0 ? null : articles[linked]!.id,
    similarity: linked < 0 ? 0 : likeness[linked]!,
    sharedTerms: linked < 0 ? [] : sharedTerms(vectors[index]!, vectors[linked]!),
    timeGapSeconds: linked < 0 ? 0 : Math.round((article.seenAt.getTime() - articles[linked]!.seenAt.getTime()) / 1000),
    centrality: others.length === 0 ? 1 : others.reduce((sum, value) => sum + value, 0) / others.length,
  }
}

function sharedTerms(a: Map<string, number>, b: Map<string, number>): string[] {
  return [...a.keys()]
    .filter((term) => b.has(term))
    .sort((x, y) => y.length - x.length || (x < y ? -1 : 1))
    .slice(0, SHARED_TERMS_SHOWN)
}

function cosine(a: Map<string, number>, b: Map<string, number>): number {
  let dot = 0
  for (const [term, weight] of a) dot += weight * (b.get(term) ?? 0)
  const length = Math.sqrt(squares(a) * squares(b))
  return length === 0 ? 0 : Math.min(1, dot / length)
}

function squares(vector: Map<string, number>): number {
  let sum = 0
  for (const weight of vector.values()) sum += weight * weight
  return sum
}

function describeChoice(articleCount: number, medoidCount: number, isCenter: boolean): string {
  if (articleCount === 1) return 'It is the only article of the story.'
  if (medoidCount === 1) return 'Its words are nearest to those of all the other articles.'
  const tied = `${medoidCount} articles are equally near to all the others; `
  return `${tied}${isCenter ? 'this one is of a source labelled center.' : 'this one was seen first.'}`
}
