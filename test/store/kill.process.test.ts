/**
 * Kill -9 at random moments of a process that commits feeds. On SQLite that process holds the database itself; on
 * PostgreSQL it is the client: the server's own recovery is PostgreSQL's to test.
 */
import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { openStore } from '../../src/store/open.ts'
import { type Fixture, onEachBackend, useStore } from './backends.ts'
import { checkConsistency } from './consistency.ts'
import { sourceDraft } from './publisher.ts'

const KILLS = 30
/** A full look at the store takes a while; what is broken once stays so. */
const CHECK_EVERY = 6
const WRITER = new URL('./kill-writer.ts', import.meta.url).pathname

/** Starts a writer, kills it at a random moment after its first commit. @returns the articles it was told are stored */
function writeUntilKilled(fixture: Fixture): Promise<number[]> {
  const { databaseUrl, dataDir } = fixture.place
  // The writer before is dead: its lease has to run out.
  const startMs = fixture.clock.advance(60_000).getTime()
  const place = JSON.stringify({ databaseUrl, dataDir })
  const child: ChildProcess = spawn(process.execPath, [WRITER, place, String(startMs)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let errors = ''
  return new Promise((resolve, reject) => {
    child.stderr!.on('data', (text: Buffer) => {
      errors += text
    })
    child.stdout!.on('data', (text: Buffer) => {
      if (output === '') setTimeout(() => child.kill('SIGKILL'), Math.random() * 250)
      output += text
    })
    child.on('close', (_code, signal) => {
      if (signal !== 'SIGKILL') return reject(new Error(`the writer ended by itself: ${errors}`))
      // A last line without its end was being written when the kill came; its commit is not acknowledged.
      const lines = output.split('\n').slice(0, -1)
      resolve(lines.flatMap((line) => JSON.parse(line) as number[]))
    })
  })
}

onEachBackend(
  'kill -9',
  (backend) => {
    const fixture = useStore(backend)

    test(`of a writer, ${KILLS} times, loses nothing acknowledged and leaves everything in line`, async () => {
      await fixture.store.saveFeedSources(['a', 'b', 'c'].map((slug) => sourceDraft(slug)))
      const acknowledged = new Set<number>()
      for (let kill = 1; kill <= KILLS; kill++) {
        for (const id of await writeUntilKilled(fixture)) {
          assert.ok(!acknowledged.has(id), `article ${id} was acknowledged twice`)
          acknowledged.add(id)
        }
        if (kill % CHECK_EVERY !== 0) continue
        const store = await openStore({ ...fixture.place, clock: fixture.clock })
        try {
          await store.migrate()
          const stored = await checkConsistency(store)
          const lost = [...acknowledged].filter((id) => !stored.has(id))
          assert.deepEqual(lost, [], `lost after ${kill} kills`)
          // A commit may have come through whose acknowledgement did not; never more than one for each kill.
          assert.ok(stored.size - acknowledged.size <= kill * 8)
        } finally {
          await store.close()
        }
      }
      assert.ok(acknowledged.size > KILLS)
      if (backend === 'sqlite') checkIntegrity(join(fixture.place.dataDir, 'debrief.db'))
      const interrupted = (await fixture.store.listRuns(KILLS)).filter(({ outcome }) => outcome === 'interrupted')
      assert.equal(interrupted.length, KILLS - 1)
    })
  },
  { withThread: false },
)

function checkIntegrity(file: string): void {
  const db = new DatabaseSync(file)
  assert.deepEqual({ ...db.prepare('pragma integrity_check').get() }, { integrity_check: 'ok' })
  assert.deepEqual(db.prepare('pragma foreign_key_check').all(), [])
  db.exec(`insert into search_documents (search_documents) values ('integrity-check')`)
  db.close()
}
