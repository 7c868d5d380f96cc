/**
 * Export and import of the published data, a record a line. Import of an export into an empty store is the identity;
 * what follows from the articles (counts, documents, index) is derived anew. The code is loaded by the first use:
 * its schemas weigh more than the rest of the store, and a serving process never needs them.
 */
import type { Clock } from '../domain/clock.ts'
import type { ArchiveStore } from '../domain/store.ts'
import type { Database } from './database.ts'

export function archiveStore(db: Database, clock: Clock): ArchiveStore {
  return {
    async *exportRecords() {
      const { exportRecords } = await import('./archive-export.ts')
      yield* db.snapshot((tx) => exportRecords(tx, clock.now()))
    },
    async importRecords(lines) {
      const { importRecords } = await import('./archive-import.ts')
      return db.transaction((tx) => importRecords(tx, lines))
    },
  }
}
