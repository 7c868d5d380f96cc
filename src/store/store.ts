/** The whole store over one database, put together from one part per noun. */
import { type Clock, systemClock } from '../domain/clock.ts'
import type { Store } from '../domain/store.ts'
import type { StoryStore } from '../domain/story-group.ts'
import { apiKeyStore } from './api-keys.ts'
import { archiveStore } from './archive.ts'
import { articleStore } from './articles.ts'
import type { Database } from './database.ts'
import { debriefCache } from './debrief-cache.ts'
import { eventLog } from './event-log.ts'
import { feedSourceStore } from './feed-sources.ts'
import { ingestionStore } from './ingestion.ts'
import { migrateDatabase } from './migrate.ts'
import { rateLimitStore } from './rate-limit.ts'
import { rebuildSearchIndex } from './search-rebuild.ts'
import { titleStore } from './titles.ts'
import { webhookStore } from './webhooks.ts'

export interface StoreParts {
  /** Everything but the limits. */
  main: Database
  /** Rate limit and debrief cache; the same database as `main` on PostgreSQL. */
  limits: Database
  stories: StoryStore
  clock: Clock
}

export function createStore({ main, limits, stories, clock }: StoreParts): Store {
  return {
    dialect: main.dialect,
    ...feedSourceStore(main),
    ...articleStore(main),
    ...ingestionStore(main, clock),
    ...titleStore(main, clock),
    ...eventLog(main),
    ...webhookStore(main),
    ...apiKeyStore(main),
    ...archiveStore(main, clock),
    // Whoever hands in a clock of their own means it to count.
    ...rateLimitStore(limits, clock === systemClock ? 'database' : 'caller'),
    ...debriefCache(limits),

    revision: () => stories.revision(),
    listStories: (query, titleFormat) => stories.listStories(query, titleFormat),
    findStory: (id, titleFormat) => stories.findStory(id, titleFormat),
    getStory: (id) => stories.getStory(id),
    countPublished: () => stories.countPublished(),

    async migrate() {
      await migrateDatabase(main, limits === main ? null : 'main')
      if (limits !== main) await migrateDatabase(limits, 'limits')
      await rebuildSearchIndex(main)
    },

    findOutage: () => main.findOutage(),

    async close() {
      await main.close()
      if (limits !== main) await limits.close()
    },
  }
}
