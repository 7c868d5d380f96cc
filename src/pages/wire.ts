/** Nouns as the pages take them: the interface's JSON, as GET /api/… answers it. */
import type { Evidence, Explanation, FeedHealth, FeedSource, IngestionRun, TitleRevision } from '../../web/wire.ts'
import type { TitleRevision as TitleRevisionNoun } from '../domain/article.ts'
import { toTimestamp } from '../domain/clock.ts'
import type { TacticEvidence } from '../domain/debrief.ts'
import type { FeedSource as FeedSourceNoun, FeedState } from '../domain/feed-source.ts'
import type { StoryExplanation } from '../domain/grouping.ts'
import type { IngestionRun as IngestionRunNoun } from '../domain/ingestion-run.ts'

export function presentSource(source: FeedSourceNoun): FeedSource {
  return {
    id: source.id,
    name: source.name,
    slug: source.slug,
    rss_url: source.rssUrl,
    bias_label: source.biasLabel,
    bias_basis: source.biasBasis,
    category: source.category,
    is_active: source.isActive,
  }
}

export function presentHealth(state: FeedState): FeedHealth {
  return {
    last_fetch: toTimestamp(state.lastFetchedAt),
    last_success: toTimestamp(state.lastSuccessAt),
    last_error: state.lastError,
    failures_in_a_row: state.failuresInARow,
    next_fetch: toTimestamp(state.nextFetchAt),
  }
}

export function presentEvidence(evidence: readonly TacticEvidence[]): Evidence[] {
  return evidence.map(({ tacticId, label, severity, start, end, text, inQuote }) => ({
    tactic_id: tacticId,
    label,
    severity,
    start,
    end,
    text,
    in_quote: inQuote,
  }))
}

export function presentExplanation(explanation: StoryExplanation): Explanation {
  return {
    articles: explanation.articles.map((link) => ({
      article_id: link.articleId,
      linked_article_id: link.linkedArticleId,
      similarity: link.similarity,
      likelihood: link.likelihood,
      basis: link.basis,
      shared_terms: link.sharedTerms,
      time_gap_seconds: link.timeGapSeconds,
    })),
    canonical_article_id: explanation.canonicalArticleId,
    canonical_reason: explanation.canonicalReason,
  }
}

export function presentRevisions(revisions: readonly TitleRevisionNoun[]): TitleRevision[] {
  return revisions.map(({ originalTitle, neutralTitle, seenAt }) => ({
    original_title: originalTitle,
    neutral_title: neutralTitle,
    seen_at: toTimestamp(seenAt),
  }))
}

export function presentRun(run: IngestionRunNoun, sources: readonly FeedSourceNoun[]): IngestionRun {
  const slugs = new Map(sources.map((source) => [source.id, source.slug]))
  return {
    id: run.id,
    started_at: toTimestamp(run.startedAt),
    finished_at: toTimestamp(run.finishedAt),
    outcome: run.outcome,
    new_articles: run.newArticles,
    sources: run.sources.map((result) => ({
      slug: slugs.get(result.feedSourceId) ?? null,
      outcome: result.outcome,
      new_articles: result.newArticles,
      retitled_articles: result.retitledArticles,
      problems: result.problems,
    })),
  }
}
