/** The queue of titles that the AI backend may word better; a row leaves when it has, or has failed too often. */
import type { Migration } from './migration.ts'

export const titlesToImprove: Migration = {
  id: 4,
  name: 'titles_to_improve',
  file: 'main',
  statements(dialect) {
    const key = dialect === 'sqlite' ? 'integer' : 'bigint'
    return [
      `create table titles_to_improve (
         article_id ${key} primary key references articles (id) on delete cascade,
         queued_at bigint not null,
         tries bigint not null,
         -- The run that asked last; 0 = none has.
         asked_run_id bigint not null
       )`,
    ]
  },
}
