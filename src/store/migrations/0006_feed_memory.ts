/** What is remembered of a feed besides: which origin gave its validators, and how often its document asks to be read. */
import type { Migration } from './migration.ts'

export const feedMemory: Migration = {
  id: 6,
  name: 'feed_memory',
  file: 'main',
  statements: () => [
    'alter table feed_states add column validators_from text',
    'alter table feed_states add column poll_hint_minutes double precision',
  ],
}
