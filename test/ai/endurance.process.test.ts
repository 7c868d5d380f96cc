/**
 * Thousands of debriefs by a model that does everything wrong: nothing piles up, neither memory nor connections nor
 * deadlines nor questions under way.
 */
import assert from 'node:assert/strict'
import process from 'node:process'
import { test } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createAiBackend } from '../../src/ai/backend.ts'
import { AI_LIMITS } from '../../src/ai/limits.ts'
import type { AiBackend } from '../../src/domain/debrief.ts'
import { DomainError } from '../../src/domain/errors.ts'
import { createDebriefer } from '../../src/neutralize/debrief.ts'
import { createEngine } from '../../src/neutralize/engine.ts'
import { FAULT_MODES, HEADLINE } from './fault-modes.ts'
import { type FaultServer, silence, startFaultServer } from './fault-server.ts'

const CALLS = 5_000
const AT_ONCE = 16
/** The guard takes most of the time, and is no client: under a prompt of the caller's own it has little to say. */
const DEFAULT_PROMPT_EVERY = 10
/** A tenth of what a leak of 10 KB a call would come to. */
const GROWTH_TOLERATED_BYTES = 5_000_000

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

// What is as large as the bound itself says nothing about leaks and takes its time; a long rest would spare us the faults.
const MODES = FAULT_MODES.filter(
  ({ name, wire }) => wire !== 'anthropic' && !/10 MB|endless|brackets|277403/.test(name),
)

/** One backend for every call: what it remembers of one must not weigh on the next. */
function connect(server: FaultServer) {
  return createAiBackend({
    provider: 'openai',
    baseUrl: server.url,
    model: 'test-model',
    apiKey: null,
    clock: { now: () => new Date() },
    random: Math.random,
    limits: {
      lanes: { ...AI_LIMITS.lanes, debrief: { ...AI_LIMITS.lanes.debrief, places: AT_ONCE, tryMs: 40 } },
      backoff: { firstMs: 1, longestMs: 2 },
      // Open, the breaker would, too.
      breaker: { failures: Number.POSITIVE_INFINITY, firstPauseMs: 1, longestPauseMs: 1, longestRestMs: 1 },
    },
  })
}

test('memory stays flat over 5,000 faulty calls, and no connection is left behind', async () => {
  const server = await startFaultServer()
  const backend = connect(server)
  try {
    await endure(server, backend)
    await backend.close()
    // Resolves when the last connection is closed; one that is left behind would hold the test up.
    await server.idle()
  } finally {
    await backend.close()
    await server.close()
  }
})

async function endure(server: FaultServer, backend: AiBackend): Promise<void> {
  const debriefer = createDebriefer({
    engine: createEngine(),
    backend,
    cache: { getDebrief: async () => null, putDebrief: async () => undefined },
    clock: { now: () => new Date() },
    timeoutMs: 300,
    fallbackToBuiltin: false,
  })
  let calls = 0
  const ends = { answer: 0, failure: 0 }

  async function call(): Promise<void> {
    // Another headline for each, or they would share one flight.
    const headline = `${HEADLINE}${' '.repeat(++calls % 400)}`
    const systemPrompt = calls % DEFAULT_PROMPT_EVERY === 0 ? null : 'Answer as JSON.'
    try {
      await debriefer.debrief({ headline, systemPrompt, variationCount: 1 })
      ends.answer += 1
    } catch (error) {
      assert.ok(
        error instanceof DomainError && ['ai_unavailable', 'ai_refused', 'timeout'].includes(error.code),
        String(error),
      )
      ends.failure += 1
    }
  }

  /** Every question meets the next mode. */
  async function run(count: number): Promise<void> {
    let asked = 0
    server.play((exchange) => MODES[asked++ % MODES.length]!.behaviour(exchange))
    let left = count
    const worker = async () => {
      while (left-- > 0) await call()
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    await server.quiet()
    // What the server remembers of the questions is not the client's.
    server.play(silence)
  }

  const memory = () => {
    collectGarbage()
    return process.memoryUsage().heapUsed
  }

  await run(CALLS / 5)
  const before = memory()
  await run(CALLS)
  const growth = memory() - before
  assert.ok(growth < GROWTH_TOLERATED_BYTES, `the heap grew by ${growth} bytes`)
  // Most modes can be read; what cannot is one call in ten, a little less on a busy machine.
  assert.ok(ends.answer > CALLS / 10 && ends.failure > CALLS / 20, JSON.stringify(ends))
  assert.ok(server.connections <= AT_ONCE + 1, `${server.connections} connections are open`)
}
