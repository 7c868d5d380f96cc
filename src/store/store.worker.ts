/** The thread of an offloaded store: the same store on the same files, called by message. */
import { parentPort, workerData } from 'node:worker_threads'
import type { Store } from '../domain/store.ts'
import { type CallMessage, type ReplyMessage, writeError } from './offload.ts'
import { openSqlite } from './open-sqlite.ts'

/** How often what the calling thread has written to the limits is moved into their file. */
const CHECKPOINT_MS = 5_000
/** The start of the process comes first. */
const WARM_UP_AFTER_MS = 1_000

const port = parentPort!
const time = { now: 0 }
const { store, stories, limits } = openSqlite((workerData as { dataDir: string }).dataDir, {
  now: () => new Date(time.now),
})

// The calling thread leaves this to us: a checkpoint waits for the disk.
const checkpoints = setInterval(() => {
  limits.checkpoint().catch(() => undefined)
}, CHECKPOINT_MS)

const warmUp = setTimeout(() => {
  stories.warmUp().catch(() => undefined)
}, WARM_UP_AFTER_MS)

port.on('message', async ({ id, method, args, now }: CallMessage) => {
  time.now = now
  try {
    const call = store[method as keyof Store] as (...args: unknown[]) => unknown
    port.postMessage({ id, result: await call(...args) } satisfies ReplyMessage)
  } catch (error) {
    port.postMessage({ id, error: writeError(error) } satisfies ReplyMessage)
  }
  if (method === 'close') {
    clearTimeout(warmUp)
    clearInterval(checkpoints)
    port.close()
  }
})
