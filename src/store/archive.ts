/**
 * Export and import of the published data, a record a line. Import of an export into an empty store is the identity;
 * what follows from the articles (counts, documents, index) is derived anew.
 */
import type { Clock } from '../domain/clock.ts'
import type { ArchiveStore } from '../domain/store.ts'
import { exportRecords } from './archive-export.ts'
import { importRecords } from './archive-import.ts'
import type { Database } from './database.ts'

export function archiveStore(db: Database, clock: Clock): ArchiveStore {
  return {
    exportRecords: () => db.snapshot((tx) => exportRecords(tx, clock.now())),
    importRecords: (records) => db.transaction((tx) => importRecords(tx, records)),
  }
}
