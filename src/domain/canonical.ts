/**
 * What a story group is called. The title is the neutral title of its medoid, the article nearest to all others;
 * the summary is the most complete original one, cut to a readable length.
 */
import type { BiasLabel } from './feed-source.ts'

export interface CanonicalCandidate {
  articleId: number
  neutralTitle: string
  originalSummary: string
  biasLabel: BiasLabel
  seenAt: Date
}

export interface Canonical {
  /** The article whose neutral title the group bears. */
  articleId: number
  canonicalTitle: string
  canonicalSummary: string
}

/** Code points of a canonical summary at most. */
export const LONGEST_SUMMARY = 600

/**
 * @param members every article of the group; at least one
 * @param medoidArticleIds the articles that tie for medoid (one, mostly); ids that are no members are ignored
 */
export function chooseCanonical(
  members: readonly CanonicalCandidate[],
  medoidArticleIds: readonly number[],
): Canonical {
  const medoids = members.filter((member) => medoidArticleIds.includes(member.articleId))
  const title = [...(medoids.length > 0 ? medoids : members)].sort(byPreference)[0]!
  const summary = [...members].sort(
    (a, b) => completeness(b.originalSummary) - completeness(a.originalSummary) || byPreference(a, b),
  )[0]!
  return {
    articleId: title.articleId,
    canonicalTitle: title.neutralTitle,
    canonicalSummary: cutSummary(summary.originalSummary),
  }
}

/** Center first, then the earliest seen, then the lowest id. */
function byPreference(a: CanonicalCandidate, b: CanonicalCandidate): number {
  return (
    Number(b.biasLabel === 'center') - Number(a.biasLabel === 'center') ||
    a.seenAt.getTime() - b.seenAt.getTime() ||
    a.articleId - b.articleId
  )
}

/**
 * How much of a summary a reader would see. A summary that the feed itself broke off ("…", "[...]") counts as a
 * third shorter, so that a whole one of similar length wins.
 */
function completeness(summary: string): number {
  const text = summary.trim()
  const length = Math.min([...text].length, LONGEST_SUMMARY)
  return /(?:…|\.\.\.)\]?$/.test(text) ? length * (2 / 3) : length
}

/** Cuts at the last sentence end, or at the last word where the last sentence would lose too much. */
export function cutSummary(summary: string): string {
  const text = summary.trim().replace(/\s+/g, ' ')
  const points = [...text]
  if (points.length <= LONGEST_SUMMARY) return text
  const head = points.slice(0, LONGEST_SUMMARY).join('')
  const sentences = [...head.matchAll(/[.!?]["'”’)\]]*(?=\s)|[。！？]/g)]
  const last = sentences.at(-1)
  if (last !== undefined && last.index >= head.length / 2) return head.slice(0, last.index + last[0].length)
  const shorter = points.slice(0, LONGEST_SUMMARY - 1).join('')
  const space = shorter.lastIndexOf(' ')
  return `${(space > 0 ? shorter.slice(0, space) : shorter).replace(/[\s,;:–—-]+$/, '')}…`
}
