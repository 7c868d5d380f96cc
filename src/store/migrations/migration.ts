/** What a migration is. Once released it is never edited; the next one mends it. */
import type { Dialect } from '../database.ts'

export interface Migration {
  id: number
  name: string
  /** In embedded mode the file it belongs to; PostgreSQL has them all in one database. */
  file: 'main' | 'limits'
  statements(dialect: Dialect): string[]
}
