/** Several processes on one store at once. */
import assert from 'node:assert/strict'
import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { openStore } from '../../src/store/open.ts'
import { makePlace, onEachBackend, type Place, TestClock, useStore } from './backends.ts'
import { checkConsistency } from './consistency.ts'

const PROCESSES = 4
const MIGRATOR = new URL('./migrator.ts', import.meta.url).pathname
const FILE_MAKER = new URL('./file-maker.ts', import.meta.url).pathname
const RATE_CALLER = new URL('./rate-caller.ts', import.meta.url).pathname

function run(script: string, place: Place, ...args: (string | number)[]): Promise<string> {
  const { databaseUrl, dataDir } = place
  const child = spawn(process.execPath, [script, JSON.stringify({ databaseUrl, dataDir }), ...args.map(String)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let errors = ''
  child.stdout.on('data', (text: Buffer) => {
    output += text
  })
  child.stderr.on('data', (text: Buffer) => {
    errors += text
  })
  return new Promise((resolve, reject) => {
    child.on('close', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`${script} ended with ${code}: ${errors}`)),
    )
  })
}

function inParallel<T>(work: () => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: PROCESSES }, work))
}

onEachBackend(
  'several processes',
  (backend) => {
    test('may bring the schema of an empty database up to date at once', async () => {
      const place = await makePlace(backend)
      try {
        await inParallel(() => run(MIGRATOR, place))
        const store = await openStore({ ...place, clock: new TestClock() })
        await store.migrate()
        // Each laid in its list too, one source of it its own.
        assert.equal((await store.listFeedSources()).length, PROCESSES + 1)
        await checkConsistency(store)
        await store.close()
      } finally {
        await place.remove()
      }
    })

    const fixture = useStore(backend)

    test('together get exactly the limit in every window, and all of it', async () => {
      const [limit, windowMs, forMs] = [50, 800, 3_000]
      const answers = await inParallel(() => run(RATE_CALLER, fixture.place, limit, windowMs, forMs))
      const calls = answers.flatMap((answer) => JSON.parse(answer) as number[]).sort((a, b) => a - b)
      for (const [index, time] of calls.entries()) {
        const next = calls[index + limit]
        assert.ok(next === undefined || next - time >= windowMs, `${limit + 1} calls within ${next! - time} ms`)
      }
      // The processes start apart, but over the windows that all of them share the limit is used up.
      assert.ok(calls.length >= limit * 2, `${calls.length} calls were admitted`)
    })
  },
  { withThread: false },
)

test('several processes may make the files of one data directory at once, time and again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'debrief-together-'))
  const makers = Array.from({ length: PROCESSES }, () => fork(FILE_MAKER))
  try {
    await Promise.all(makers.map((maker) => once(maker, 'message')))
    for (let round = 0; round < 40; round += 1) {
      const task = { dataDir: join(folder, String(round)), at: Date.now() + 10 }
      const answers = await Promise.all(
        makers.map(async (maker) => {
          maker.send(task)
          return (await once(maker, 'message'))[0] as string
        }),
      )
      assert.deepEqual(
        answers,
        makers.map(() => 'made'),
      )
    }
  } finally {
    for (const maker of makers) maker.disconnect()
    await Promise.all(makers.map((maker) => maker.exitCode ?? once(maker, 'exit')))
    rmSync(folder, { recursive: true, force: true })
  }
})
