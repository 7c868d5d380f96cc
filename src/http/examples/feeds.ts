import type { Example } from '../openapi.ts'
export const FEED_EXAMPLES = {
  listFeeds: {} as Record<string, Example>,
  refreshFeeds: {} as Record<string, Example>,
  getFeedHealth: {} as Record<string, Example>,
}
export const INGESTION_EXAMPLES = {
  listRuns: {} as Record<string, Example>,
  getRun: {} as Record<string, Example>,
}
