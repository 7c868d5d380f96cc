/** Ingestion runs on the wire. */
import T, { type Static } from 'typebox'
import { toTimestamp } from '../../domain/clock.ts'
import type { FeedSource } from '../../domain/feed-source.ts'
import type { IngestionRun } from '../../domain/ingestion-run.ts'
import { Timestamp } from './timestamp.ts'

export const RunPath = T.Object({ run_id: T.Integer() })
export const RunListParameters = T.Object({
  limit: T.Optional(T.Integer({ minimum: 1, maximum: 100, default: 20, description: 'Newest runs first' })),
})

export const IngestionRunWire = T.Object(
  {
    id: T.Integer(),
    started_at: Timestamp,
    finished_at: T.Union([Timestamp, T.Null()]),
    outcome: T.Enum(['queued', 'running', 'completed', 'skipped', 'interrupted'], { type: 'string' }),
    new_articles: T.Integer(),
    ai_tokens: T.Integer({ description: 'Counted by the AI backend for this run' }),
    sources: T.Array(
      T.Object({
        slug: T.Union([T.String(), T.Null()], { description: 'null where the source is no more' }),
        outcome: T.Enum(['new_items', 'no_new_items', 'unchanged', 'skipped', 'paused', 'failed', 'gone'], {
          type: 'string',
        }),
        new_articles: T.Integer(),
        retitled_articles: T.Integer(),
        problems: T.Array(T.String()),
        elapsed_ms: T.Integer(),
      }),
    ),
  },
  { $id: 'IngestionRun' },
)

export const RunListWire = T.Object({ runs: T.Array(T.Ref('IngestionRun#')) })

export function presentRun(run: IngestionRun, sources: FeedSource[]): Static<typeof IngestionRunWire> {
  const slugs = new Map(sources.map((source) => [source.id, source.slug]))
  return {
    id: run.id,
    started_at: toTimestamp(run.startedAt),
    finished_at: toTimestamp(run.finishedAt),
    outcome: run.outcome,
    new_articles: run.newArticles,
    ai_tokens: run.aiTokens,
    sources: run.sources.map((result) => ({
      slug: slugs.get(result.feedSourceId) ?? null,
      outcome: result.outcome,
      new_articles: result.newArticles,
      retitled_articles: result.retitledArticles,
      problems: result.problems,
      elapsed_ms: Math.round(result.elapsedMs),
    })),
  }
}
