/** Why the articles of a story are together, on the wire. */
import T, { type Static } from 'typebox'
import type { StoryExplanation } from '../../domain/grouping.ts'

const Share = T.Number({ minimum: 0, maximum: 1 })

export const ExplanationWire = T.Object({
  story_group_id: T.Integer(),
  canonical_article_id: T.Integer({ description: 'The article whose neutral title is the canonical one' }),
  canonical_reason: T.String(),
  articles: T.Array(
    T.Object({
      article_id: T.Integer(),
      linked_article_id: T.Union([T.Integer(), T.Null()], {
        description: 'The article whose likeness brought it in; null for the one that the story began with',
      }),
      similarity: T.Number({ minimum: 0, maximum: 1, description: 'Of its words to those of that article' }),
      likelihood: T.Union([Share, T.Null()], {
        description:
          'How likely the two were taken to tell one event when it came; null where that was not recorded, and the article that it resembles most is named',
      }),
      basis: T.Union([T.Literal('words'), T.Literal('embeddings'), T.Null()], {
        description: 'What decided: embeddings where the words alone would not have joined the two',
      }),
      shared_terms: T.Array(T.String(), { description: 'Folded words that both have, at most ten' }),
      time_gap_seconds: T.Integer({
        description: 'From that article to this one; negative where that one is dated later',
      }),
      centrality: Share,
    }),
    { description: 'In order of arrival' },
  ),
})

export function presentExplanation(id: number, explanation: StoryExplanation): Static<typeof ExplanationWire> {
  return {
    story_group_id: id,
    canonical_article_id: explanation.canonicalArticleId,
    canonical_reason: explanation.canonicalReason,
    articles: explanation.articles.map((article) => ({
      article_id: article.articleId,
      linked_article_id: article.linkedArticleId,
      similarity: rounded(article.similarity),
      likelihood: article.likelihood === null ? null : rounded(article.likelihood),
      basis: article.basis,
      shared_terms: article.sharedTerms,
      time_gap_seconds: article.timeGapSeconds,
      centrality: rounded(article.centrality),
    })),
  }
}

function rounded(share: number): number {
  return Math.round(share * 10_000) / 10_000
}
