/** Webhooks and the messages that wait for them. */
import type { Migration } from './migration.ts'

export const webhooks: Migration = {
  id: 5,
  name: 'webhooks',
  file: 'main',
  statements(dialect) {
    const key = dialect === 'sqlite' ? 'integer' : 'bigint'
    return [
      `create table webhooks (
         id ${key} primary key,
         name text not null,
         url text not null,
         events text not null,
         secret text not null,
         off_reason text check (off_reason in ('gone', 'failing', 'operator')),
         created_at bigint not null,
         failures_in_a_row bigint not null,
         paused_until bigint,
         last_delivered_at bigint,
         last_error text,
         dropped bigint not null
       )`,
      `create table webhook_deliveries (
         webhook_id ${key} not null references webhooks (id) on delete cascade,
         event_id bigint not null,
         happened_at bigint not null,
         happening text not null,
         -- While it is leased: when the lease ends.
         due_at bigint not null,
         tries bigint not null,
         primary key (webhook_id, event_id)
       )`,
      `insert into id_sequences values ('webhook', 1)`,
    ]
  },
}
