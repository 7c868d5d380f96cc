/** What has happened, in the order of the commits: read by the stream of events in every process. */
import type { Migration } from './migration.ts'

export const eventLog: Migration = {
  id: 3,
  name: 'event_log',
  file: 'main',
  statements(dialect) {
    const key = dialect === 'sqlite' ? 'integer' : 'bigint'
    return [
      `create table events (id ${key} primary key, happened_at bigint not null, happening text not null)`,
      `insert into id_sequences values ('event', 1)`,
    ]
  },
}
