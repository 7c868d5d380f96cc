/** One line of the log for each ingestion run, so that an operator sees news come, or not come, without asking. */
import type { Logger } from 'pino'
import type { Ingestion } from '../domain/ingestion-run.ts'

/** A run that asked no publisher is left out: anybody may ask for one. Which sources failed, and why, the run says. */
export function logRuns(ingestion: Pick<Ingestion, 'subscribe'>, logger: Logger): void {
  let current = { run: 0, sources: 0, failed: 0 }
  ingestion.subscribe((event) => {
    if (event.type === 'source.finished') {
      // A run that was interrupted has left its counts behind.
      if (current.run !== event.runId) current = { run: event.runId, sources: 0, failed: 0 }
      current.sources++
      if (event.result.outcome === 'failed' || event.result.outcome === 'gone') current.failed++
    } else if (event.type === 'ingestion.completed' && current.run === event.runId) {
      logger.info({ ...current, newArticles: event.newArticles }, 'feeds were read')
    }
  })
}
