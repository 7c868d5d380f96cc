/** The larger network that a key request came from, as a hash: no network may take all the places of those waiting. */
import type { Migration } from './migration.ts'

export const networksOfKeyRequests: Migration = {
  id: 10,
  name: 'networks_of_key_requests',
  file: 'main',
  statements: () => [
    // null: kept by an earlier version, and counted with no network.
    'alter table key_requests add column network_hash text',
    `create index key_requests_network on key_requests (network_hash) where status = 'pending'`,
  ],
}
