/**
 * What has happened to stories and runs, numbered in the order of the commits over all processes of a deployment, so
 * that any process can tell it and a listener that was away can catch up.
 */
import type { SourceOutcome } from './ingestion-run.ts'

/** What happened, as the commit that made it so writes it down. */
export type Happening =
  | { type: 'story.created' | 'story.updated'; storyGroupId: number }
  | { type: 'source.finished'; runId: number; feedSourceId: number; outcome: SourceOutcome; newArticles: number }
  | { type: 'ingestion.completed'; runId: number; outcome: 'completed' | 'skipped'; newArticles: number }

export interface LoggedEvent {
  /** Grows from commit to commit; gaps mean nothing. */
  id: number
  happenedAt: Date
  happening: Happening
}

export interface EventLog {
  /** The events after this id, oldest first. */
  listEvents(afterId: number, limit: number): Promise<LoggedEvent[]>
  /** The least and greatest id that are kept; both 0 when nothing is. */
  eventRange(): Promise<{ oldestId: number; newestId: number }>
}
