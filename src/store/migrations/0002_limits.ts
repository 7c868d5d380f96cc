/**
 * Rate limit and debrief cache. In embedded mode they have a file of their own, so that a call of POST /api/debrief
 * never waits for an ingestion that is writing.
 */
import type { Migration } from './migration.ts'

export const limits: Migration = {
  id: 2,
  name: 'limits',
  file: 'limits',
  statements(dialect) {
    return [
      // The calls that were admitted. SQLite keeps a row a call, PostgreSQL an array a subject: one statement each.
      ...(dialect === 'sqlite'
        ? [
            `create table admitted_calls (subject text not null, called_at bigint not null)`,
            `create index admitted_calls_subject on admitted_calls (subject, called_at)`,
          ]
        : [
            `create table admitted_calls (subject text primary key, calls bigint[] not null, last_at bigint not null)`,
            `create index admitted_calls_last on admitted_calls (last_at)`,
          ]),
      `create table debriefs (
         key text primary key,
         debrief text not null,
         position bigint not null,
         expires_at bigint not null
       )`,
      `create index debriefs_position on debriefs (position)`,
    ]
  },
}
