/** Why the articles of a story are together, on the wire. */
import T, { type Static } from 'typebox'
import type { StoryExplainer, StoryExplanation } from '../../domain/grouping.ts'
import type { StoryGroup } from '../../domain/story-group.ts'

const Share = T.Number({ minimum: 0, maximum: 1 })

export const ExplanationWire = T.Object({
  story_group_id: T.Integer(),
  canonical_article_id: T.Integer({ description: 'The article whose neutral title is the canonical one' }),
  canonical_reason: T.String(),
  articles: T.Array(
    T.Object({
      article_id: T.Integer(),
      linked_article_id: T.Union([T.Integer(), T.Null()], {
        description: 'The earlier article that it resembles most; null for the first',
      }),
      similarity: T.Number({ minimum: 0, maximum: 1, description: 'To that article' }),
      shared_terms: T.Array(T.String(), { description: 'Folded words that both have, at most ten' }),
      time_gap_seconds: T.Integer({ description: 'From that article to this one' }),
      centrality: Share,
    }),
    { description: 'In order of arrival' },
  ),
})

/** What the explainer wants to know of a stored story. */
export function explainStory(explainer: StoryExplainer, story: StoryGroup): StoryExplanation {
  return explainer.explain(
    story.articles.map((article) => ({
      id: article.id,
      title: article.originalTitle,
      neutralTitle: article.neutralTitle,
      summary: article.originalSummary,
      source: article.source.slug,
      biasLabel: article.source.biasLabel,
      seenAt: article.arrivedAt,
      language: '',
    })),
  )
}

export function presentExplanation(id: number, explanation: StoryExplanation): Static<typeof ExplanationWire> {
  return {
    story_group_id: id,
    canonical_article_id: explanation.canonicalArticleId,
    canonical_reason: explanation.canonicalReason,
    articles: explanation.articles.map((article) => ({
      article_id: article.articleId,
      linked_article_id: article.linkedArticleId,
      similarity: rounded(article.similarity),
      shared_terms: article.sharedTerms,
      time_gap_seconds: article.timeGapSeconds,
      centrality: rounded(article.centrality),
    })),
  }
}

function rounded(share: number): number {
  return Math.round(share * 10_000) / 10_000
}
