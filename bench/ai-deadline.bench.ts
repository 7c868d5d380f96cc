/**
 * How long a debrief lasts when the language model does not play along: every fault mode, against a budget of a
 * second. Target: the budget and 50 ms. `node bench/ai-deadline.bench.ts`
 */
import { createAiBackend } from '../src/ai/backend.ts'
import { AI_LIMITS } from '../src/ai/limits.ts'
import { systemClock } from '../src/domain/clock.ts'
import { createDebriefer } from '../src/neutralize/debrief.ts'
import { createEngine } from '../src/neutralize/engine.ts'
import { FAULT_MODES, HEADLINE } from '../test/ai/fault-modes.ts'
import { startFaultServer } from '../test/ai/fault-server.ts'

const BUDGET_MS = 1_000

const server = await startFaultServer()
const measured: { name: string; elapsedMs: number }[] = []
for (const { name, behaviour, wire } of FAULT_MODES) {
  if (wire === 'anthropic') continue
  const { lanes } = AI_LIMITS
  const backend = createAiBackend({
    provider: 'openai',
    baseUrl: server.url,
    model: 'm',
    apiKey: null,
    clock: systemClock,
    random: Math.random,
    limits: { lanes: { ...lanes, debrief: { ...lanes.debrief, tryMs: (BUDGET_MS * 2) / 3 } } },
  })
  const debriefer = createDebriefer({
    engine: createEngine(),
    backend,
    cache: { getDebrief: async () => null, putDebrief: async () => undefined },
    clock: systemClock,
    timeoutMs: BUDGET_MS,
    fallbackToBuiltin: false,
  })
  server.play(behaviour)
  const startedMs = performance.now()
  const request = { headline: HEADLINE, systemPrompt: null, variationCount: 5 }
  await debriefer.debrief(request).catch(() => undefined)
  measured.push({ name, elapsedMs: performance.now() - startedMs })
  await backend.close()
  await server.idle()
}
await server.close()

measured.sort((a, b) => b.elapsedMs - a.elapsedMs)
for (const { name, elapsedMs } of measured.slice(0, 10)) console.log(`${elapsedMs.toFixed(0).padStart(6)} ms  ${name}`)
const late = measured.filter(({ elapsedMs }) => elapsedMs > BUDGET_MS + 50)
console.log(`${measured.length} modes, ${late.length} later than the budget of ${BUDGET_MS} ms and 50 ms`)
