/**
 * Every fault mode, end to end: a real HTTP request to POST /api/debrief, a real client, a model server that
 * misbehaves. Whatever it does, the caller gets an answer that keeps the contract, or a 502 or 504 that tells nothing.
 */
import assert from 'node:assert/strict'
import { after, afterEach, before, describe, test } from 'node:test'
import { createAiBackend } from '../../src/ai/backend.ts'
import { AI_LIMITS } from '../../src/ai/limits.ts'
import type { Debriefer } from '../../src/domain/debrief.ts'
import { createDebriefer } from '../../src/neutralize/debrief.ts'
import { coreWords, similarity, TOO_SIMILAR } from '../../src/neutralize/distinct.ts'
import { createEngine } from '../../src/neutralize/engine.ts'
import { debriefCall, startService, type TestService } from '../api/service.ts'
import { FAULT_MODES, HEADLINE, TACTICS, VARIATIONS } from './fault-modes.ts'
import { type FaultServer, startFaultServer, UPSTREAM_MARK, type WireFormat } from './fault-server.ts'

const KEY = 'sk-never-to-be-seen-0123456789'
interface Patience {
  /** The whole budget of a debrief. */
  budgetMs: number
  /** What one question may take of it. */
  tryMs: number
}
/** A fault that is waited out takes this long. */
const SHORT: Patience = { budgetMs: 600, tryMs: 250 }
/** What ends in an answer, or must not be asked again, is not to fail because the machine is busy. */
const LONG: Patience = { budgetMs: 6_000, tryMs: 2_500 }

interface WireDebrief {
  variations: string[]
  analysis: { clickbait_tactics_found: string[] }
}

const engine = createEngine()
const NO_CACHE = { getDebrief: async () => null, putDebrief: async () => undefined }

for (const wire of ['openai', 'anthropic'] as const) {
  describe(`a debrief by a model that speaks ${wire}, when there is`, () => {
    let server: FaultServer
    let service: TestService
    let backend: ReturnType<typeof createAiBackend>
    let debriefer: Debriefer

    before(async () => {
      server = await startFaultServer()
      service = await startService({
        debriefer: () => ({ systemPrompt: '', tactics: [], debrief: (request) => debriefer.debrief(request) }),
      })
    })
    after(async () => {
      await service.close()
      await server.close()
    })
    afterEach(async () => {
      await backend.close()
      await server.quiet()
      await server.idle()
    })

    let patience = LONG

    function connect(waits = LONG, baseUrl = server.url): void {
      patience = waits
      backend = createBackend(wire, baseUrl, waits)
      debriefer = createDebriefer({
        engine,
        backend,
        cache: NO_CACHE,
        clock: service.clock,
        timeoutMs: patience.budgetMs,
        fallbackToBuiltin: false,
      })
      // Far from the rate limit.
      service.clock.advance(61_000)
    }

    async function ask(change: object = {}): Promise<Response> {
      const logged = service.log.length
      const startedMs = performance.now()
      const response = await service.fetch('/api/debrief', debriefCall({ headline: HEADLINE, ...change }))
      assert.ok(performance.now() - startedMs < patience.budgetMs + 2_000, 'it ends by its deadline')
      const seen = JSON.stringify(service.log.slice(logged)) + (await response.clone().text())
      for (const secret of [KEY, UPSTREAM_MARK, 'analyst of news headlines']) {
        assert.ok(!seen.includes(secret), `${secret} was seen in ${seen}`)
      }
      assert.ok(!JSON.stringify(service.log.slice(logged)).includes('Northport'), 'no headline is logged')
      return response
    }

    for (const mode of FAULT_MODES) {
      if (mode.wire !== undefined && mode.wire !== wire) continue
      test(`${mode.name}: ${mode.ends === 'answer' ? 'five variations that hold' : '502 or 504'}`, async () => {
        // Where few questions are allowed, no lateness of a busy machine may be the reason for another.
        connect(mode.ends === 'answer' || (mode.mostQuestions ?? 9) <= 2 ? LONG : SHORT)
        server.play(mode.behaviour)
        const response = await ask()
        if (mode.ends === 'answer') await checkAnswer(response, backend.name)
        else await checkFailure(response)
        const { length } = server.questions
        assert.ok(length <= (mode.mostQuestions ?? 9), `${length} questions were asked`)
      })
    }

    test('two variations that hold of five: 200 for a caller who asks for two, 502 for one who asks for three', async () => {
      connect()
      server.play(({ say }) => say(JSON.stringify({ variations: VARIATIONS.slice(0, 2), clickbait_tactics_found: [] })))
      const two = await ask({ num_variations: 2 })
      assert.equal(two.status, 200)
      assert.deepEqual(((await two.json()) as WireDebrief).variations, VARIATIONS.slice(0, 2))
      assert.equal(server.questions.length, 1)
      await checkFailure(await ask({ num_variations: 3 }))
    })

    test('a model that does not speak of tactics: ours are told; one that says there are none is taken at its word', async () => {
      const found = async (): Promise<string[]> =>
        ((await (await ask()).json()) as WireDebrief).analysis.clickbait_tactics_found
      connect()
      server.play(({ say }) => say(JSON.stringify({ variations: VARIATIONS })))
      assert.match((await found()).join(), /^Emotional language: “Shocking” – /)
      connect()
      server.play(({ say }) => say(JSON.stringify({ variations: VARIATIONS, clickbait_tactics_found: [] })))
      assert.deepEqual(await found(), [])
      connect()
      server.play(({ say }) => say(JSON.stringify({ variations: VARIATIONS, tactics: `${TACTICS[0]}; Hyperbole` })))
      assert.deepEqual(await found(), [...TACTICS, 'Hyperbole'])
      connect()
      server.play(({ say }) => say(JSON.stringify({ variations: VARIATIONS, tactics: ['Hyperbole: `Shocking`'] })))
      assert.match((await found()).join(), /^Emotional language: “Shocking” – /)
    })

    test('nothing that listens: 502', async () => {
      const gone = await startFaultServer()
      await gone.close()
      connect(SHORT, gone.url)
      await checkFailure(await ask())
    })

    test('a host that has no address: 502', async () => {
      connect(SHORT, 'http://no-such-host.invalid')
      await checkFailure(await ask())
    })
  })
}

function createBackend(provider: WireFormat, baseUrl: string, { tryMs }: Patience): ReturnType<typeof createAiBackend> {
  return createAiBackend({
    provider,
    baseUrl,
    model: 'test-model',
    apiKey: KEY,
    clock: { now: () => new Date() },
    random: Math.random,
    limits: {
      lanes: { ...AI_LIMITS.lanes, debrief: { ...AI_LIMITS.lanes.debrief, tryMs } },
      backoff: { firstMs: 4, longestMs: 16 },
    },
  })
}

async function checkAnswer(response: Response, name: string): Promise<void> {
  assert.equal(response.status, 200, await response.clone().text())
  assert.equal(response.headers.get('x-debrief-backend'), name)
  const { variations, analysis } = (await response.json()) as WireDebrief
  assert.equal(variations.length, 5)
  for (const [index, text] of variations.entries()) {
    // All that a mode makes of these is false, or no wording of its own.
    assert.ok((VARIATIONS as readonly string[]).includes(text), text)
    const words = text.split(/\s+/).length
    assert.ok(words >= 5 && words <= 15, text)
    for (const other of variations.slice(0, index)) {
      assert.ok(similarity(coreWords(text), coreWords(other)) < TOO_SIMILAR, `${text} / ${other}`)
    }
  }
  for (const tactic of analysis.clickbait_tactics_found) {
    // Where the model names none at all, ours stand in.
    assert.ok(TACTICS.includes(tactic) || tactic.startsWith('Emotional language: “Shocking” – '), tactic)
  }
}

async function checkFailure(response: Response): Promise<void> {
  assert.ok([502, 504].includes(response.status), `${response.status}: ${await response.clone().text()}`)
  const body = (await response.json()) as { detail: string }
  assert.deepEqual(Object.keys(body), ['detail'])
  assert.match(body.detail, /^The AI service .+\.$/)
  if (response.status === 502) assert.match(response.headers.get('retry-after') ?? '', /^[1-9]\d*$/)
}
