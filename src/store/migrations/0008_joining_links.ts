/** What brought each article into its story group, as grouping judged it then. */
import type { Migration } from './migration.ts'

export const joiningLinks: Migration = {
  id: 8,
  name: 'joining_links',
  file: 'main',
  statements(dialect) {
    const key = dialect === 'sqlite' ? 'integer' : 'bigint'
    return [
      `create table joining_links (
         article_id ${key} primary key references articles (id) on delete cascade,
         -- It may be removed before the article. Null: the group began with the article.
         linked_article_id bigint,
         likelihood double precision not null,
         basis text not null check (basis in ('words', 'embeddings'))
       )`,
    ]
  },
}
