/**
 * Titles that the AI backend may word better than the built-in engine has: queued in the commit that stores them,
 * asked about after the run, replaced when the fact guard has passed the answer. Nothing waits for any of it.
 */
import type { IngestionLease } from './ingestion-run.ts'

export interface TitleToImprove {
  articleId: number
  storyGroupId: number
  originalTitle: string
  originalSummary: string
}

/** What came of asking about some titles: committed whole or not at all. */
export interface TitleCommit {
  /** Taken only where the article still has the original title that was asked about. */
  improved: { articleId: number; originalTitle: string; neutralTitle: string }[]
  /** Ids of articles for which no usable title came; a later run asks again, a few times. */
  failed: number[]
  /** Canonical titles that follow; taken only where the group still has the previous one. */
  storyGroups: { id: number; previousTitle: string; canonicalTitle: string }[]
  /** Counted for the run of the lease. */
  aiTokens: number
}

export interface TitleStore {
  /** Titles that are queued and that this run has not asked about in vain, the newest article first. */
  listTitlesToImprove(runId: number, limit: number): Promise<TitleToImprove[]>
  /**
   * One transaction.
   * @param lease of the run that asked; it may be over, but no other run may have begun since
   * @returns the groups whose published titles changed
   * @throws DomainError 'conflict' when another run has begun; nothing is written then
   */
  commitTitles(lease: IngestionLease, commit: TitleCommit): Promise<number[]>
}
