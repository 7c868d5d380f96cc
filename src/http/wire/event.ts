/** Events on the wire: as a stream of server-sent events. */
import { toTimestamp } from '../../domain/clock.ts'
import type { Happening, LoggedEvent } from '../../domain/event-log.ts'

/** What an event says beside its type and its time. */
export function presentHappening(happening: Happening): Record<string, unknown> {
  switch (happening.type) {
    case 'story.created':
    case 'story.updated':
      return { story_group_id: happening.storyGroupId }
    case 'source.finished':
      return {
        run_id: happening.runId,
        feed_id: happening.feedSourceId,
        outcome: happening.outcome,
        new_articles: happening.newArticles,
      }
    case 'ingestion.completed':
      return { run_id: happening.runId, outcome: happening.outcome, new_articles: happening.newArticles }
  }
}

/** One event as the lines of a stream, with the empty one that ends it. */
export function presentEvent({ id, happenedAt, happening }: LoggedEvent): string {
  const data = JSON.stringify({ ...presentHappening(happening), timestamp: toTimestamp(happenedAt) })
  return `id: ${id}\nevent: ${happening.type}\ndata: ${data}\n\n`
}
