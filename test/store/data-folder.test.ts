/** Where the embedded store lives, however its folder is called. */
import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { test } from 'node:test'
import { systemClock } from '../../src/domain/clock.ts'
import { openStore } from '../../src/store/open.ts'

test('a relative folder whose name reads like an address, or is in any script, is a folder like another', async (t) => {
  const home = mkdtempSync(join(tmpdir(), 'debrief-folder-'))
  const before = process.cwd()
  t.after(() => {
    process.chdir(before)
    rmSync(home, { recursive: true })
  })
  process.chdir(home)
  for (const dataDir of ['file:news', 'a?mode=memory#b', '%41', 'with space', 'ünï 日本', 'a/b/c']) {
    const store = await openStore({ databaseUrl: null, dataDir, clock: systemClock })
    await store.migrate()
    await store.close()
    assert.ok(readdirSync(join(home, dataDir)).includes('debrief.db'), dataDir)
  }
})
