/** Whether the embedded store can be kept where DATA_DIR says; found out before anything is opened. */
import { accessSync, constants, mkdtempSync, readdirSync, rmdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { existingPart } from './setting-reader.ts'

/** The folder is tried, not asked about: what the mode allows a read-only disk may refuse, and /proc does. */
export function checkWritable(path: string): void {
  const folder = existingPart(path)
  try {
    rmdirSync(mkdtempSync(join(folder, '.debrief-')))
  } catch (error) {
    throw new Error(`must be a folder that can be written to (${(error as NodeJS.ErrnoException).code})`, {
      cause: error,
    })
  }
  if (folder === resolve(path)) checkDatabaseFiles(folder)
}

/**
 * Files of another user, such as root's after a restore: SQLite would open them to read, and every run would fail.
 * Asked about and not opened: closing a database file takes along the locks that this process holds on it.
 */
function checkDatabaseFiles(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!/\.db(?:-wal|-shm)?$/.test(name)) continue
    try {
      accessSync(join(folder, name), constants.W_OK)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      // One that went away meanwhile is no obstacle.
      if (code !== 'ENOENT') throw new Error(`holds ${name}, which cannot be written to (${code})`, { cause: error })
    }
  }
}
