/** What retention has removed while its feed may still show it. */
import type { Migration } from './migration.ts'

export const removedItems: Migration = {
  id: 7,
  name: 'removed_items',
  file: 'main',
  statements: () => [
    `create table removed_items (
       feed_source_id bigint not null references feed_sources (id),
       canonical_link text not null,
       primary key (feed_source_id, canonical_link)
     )`,
  ],
}
