/** What a model has right is never lost because something else in its answer is wrong: real server, store and client. */
import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, describe, test } from 'node:test'
import { createAiBackend } from '../../src/ai/backend.ts'
import { createDebriefer } from '../../src/neutralize/debrief.ts'
import { coreWords, similarity, TOO_SIMILAR } from '../../src/neutralize/distinct.ts'
import { createEngine } from '../../src/neutralize/engine.ts'
import { debriefCall, startService, type TestService } from '../api/service.ts'
import { HEADLINE, TACTICS, VARIATIONS } from './fault-modes.ts'
import { type Behaviour, type FaultServer, failing, inTurn, silence, startFaultServer } from './fault-server.ts'

const FALSE = 'Northport council sells 14 city buses before June, report says'
/** The first variation, its words in another order. */
const REORDERED = 'Report says before June, Northport council may not sell 12 city buses'

const replying =
  (...variations: string[]): Behaviour =>
  ({ say }) =>
    say(JSON.stringify({ variations, clickbait_tactics_found: TACTICS }))

const areAlike = (one: string, other: string) => similarity(coreWords(one), coreWords(other)) >= TOO_SIMILAR

describe('an answer of a model of which something holds', () => {
  let server: FaultServer
  let service: TestService
  let backend: ReturnType<typeof createAiBackend>
  let fallbackToBuiltin = false
  let timeoutMs = 6_000
  let computed = 0

  before(async () => {
    server = await startFaultServer()
  })
  after(() => server.close())
  beforeEach(async () => {
    backend = createAiBackend({
      provider: 'openai',
      baseUrl: server.url,
      model: 'test-model',
      apiKey: null,
      clock: { now: () => new Date() },
      random: Math.random,
      limits: { backoff: { firstMs: 1, longestMs: 2 } },
    })
    const engine = createEngine()
    const counted = {
      ...engine,
      debriefHeadline: (...asked: Parameters<typeof engine.debriefHeadline>) => {
        computed++
        return engine.debriefHeadline(...asked)
      },
    }
    computed = 0
    service = await startService({
      debriefer: (store, clock) =>
        createDebriefer({
          engine: counted,
          backend,
          cache: store,
          clock,
          // Asked anew for each debrief.
          get timeoutMs() {
            return timeoutMs
          },
          fallbackToBuiltin,
        }),
    })
  })
  afterEach(async () => {
    fallbackToBuiltin = false
    timeoutMs = 6_000
    await backend.close()
    await service.close()
    await server.idle()
  })

  async function ask(change: object = {}) {
    const response = await service.fetch('/api/debrief', debriefCall({ headline: HEADLINE, ...change }))
    const { variations = [] } = (await response.json()) as { variations?: string[] }
    const { status, headers } = response
    return { status, variations, cache: headers.get('x-cache'), backend: headers.get('x-debrief-backend') }
  }

  const asked = (index: number) =>
    JSON.parse(server.questions[index]!.user) as {
      num_variations: number
      accepted?: string[]
      rejected?: { text: string; problems: string[] }[]
    }

  test('is asked about again for the rest alone, and both answers are put together', async () => {
    server.play(
      inTurn(replying(...VARIATIONS.slice(0, 2), FALSE, VARIATIONS[2], FALSE), replying(...VARIATIONS.slice(3, 5))),
    )
    const { status, variations } = await ask()
    assert.equal(status, 200)
    assert.deepEqual(variations, VARIATIONS.slice(0, 5))
    assert.equal(server.questions.length, 2)
    // Three more than are missing, since not every one will hold.
    assert.equal(asked(0).num_variations, 8)
    const again = asked(1)
    assert.equal(again.num_variations, 5)
    assert.deepEqual(again.accepted, VARIATIONS.slice(0, 3))
    assert.deepEqual(
      again.rejected?.map(({ text }) => text),
      [FALSE, FALSE],
    )
    // A model can mend only what it is shown.
    assert.match(again.rejected![0]!.problems[0]!, /^“.+” /)
  })

  test('gives up one variation for two that it is like', async () => {
    const between = 'Report: Northport council may not sell 12 buses of the city before June'
    const likes = VARIATIONS.filter((text) => areAlike(text, between))
    assert.ok(likes.length >= 2, likes.join(' / '))
    const others = VARIATIONS.filter((text) => !likes.includes(text)).slice(0, 3)
    server.play(replying(between, ...likes.slice(0, 2), ...others))
    const { status, variations } = await ask()
    assert.equal(status, 200)
    assert.deepEqual(variations, [...likes.slice(0, 2), ...others])
    assert.equal(server.questions.length, 1)
  })

  test('is completed by a variation that only puts the words otherwise, as the last of them, where no other comes', async () => {
    assert.ok(areAlike(REORDERED, VARIATIONS[0]))
    server.play(replying(VARIATIONS[0], REORDERED, ...VARIATIONS.slice(1, 4)))
    const { status, variations } = await ask()
    assert.equal(status, 200)
    assert.deepEqual(variations, [...VARIATIONS.slice(0, 4), REORDERED])
    assert.equal(server.questions.length, 2, 'another one is asked for first')
    assert.equal((await ask()).cache, 'HIT')
  })

  test('is kept for the next caller, who is the sooner answered', async () => {
    server.play(replying(...VARIATIONS.slice(0, 3)))
    assert.equal((await ask()).status, 502)
    server.play(replying(...VARIATIONS.slice(3, 5)))
    assert.deepEqual(await ask({ num_variations: 3 }).then(({ cache, variations }) => ({ cache, variations })), {
      cache: 'HIT',
      variations: VARIATIONS.slice(0, 3),
    })
    const { status, variations, cache } = await ask()
    assert.deepEqual({ status, variations, cache }, { status: 200, variations: VARIATIONS.slice(0, 5), cache: 'MISS' })
    assert.equal(server.questions.length, 1)
    assert.deepEqual(asked(0).accepted, VARIATIONS.slice(0, 3))
  })

  test('is kept where the second question meets a failure, and answers where it is enough after all', async () => {
    server.play(inTurn(replying(...VARIATIONS.slice(0, 3)), failing(401)))
    assert.equal((await ask()).status, 502)
    assert.equal((await ask({ num_variations: 3 })).cache, 'HIT')
    service.clock.advance(25 * 3_600_000)
    server.play(inTurn(replying(...VARIATIONS.slice(0, 4), REORDERED), failing(401)))
    assert.deepEqual((await ask()).variations, [...VARIATIONS.slice(0, 4), REORDERED])
  })

  describe('with AI_FALLBACK=builtin', () => {
    before(() => {
      fallbackToBuiltin = true
    })

    test('is not mixed with the words of the engine, and waits for the next question', async () => {
      server.play(replying(...VARIATIONS.slice(0, 3)))
      const first = await ask()
      assert.deepEqual([first.status, first.backend, first.cache], [200, 'builtin', 'MISS'])
      assert.ok(VARIATIONS.every((text) => !first.variations.includes(text)))
      server.play(replying(...VARIATIONS.slice(3, 5)))
      const second = await ask()
      assert.deepEqual([second.backend, second.variations], [backend.name, VARIATIONS.slice(0, 5)])
    })
  })

  test('under a custom prompt is asked about again for the rest alone, and kept for nobody', async () => {
    const custom = { system_prompt: 'As a pirate.' }
    const lines = [
      'Five words make a line',
      'Another five words make one',
      'A third line is here',
      'And a fourth is too',
    ]
    server.play(inTurn(replying(lines[0]!, 'a <b>bold</b> line', ...lines.slice(1, 3)), replying(lines[3]!)))
    const four = await ask({ ...custom, num_variations: 4 })
    assert.deepEqual([four.status, four.variations, four.cache], [200, lines, 'BYPASS'])
    assert.equal(asked(0).num_variations, 4, 'that prompt may know of no more')
    assert.deepEqual(asked(1).accepted, lines.slice(0, 3))
    server.play(replying(lines[0]!))
    assert.equal((await ask({ ...custom, num_variations: 2 })).status, 502)
    assert.equal(asked(0).accepted, undefined)
  })

  test('under a custom prompt may be as short or as long as that prompt wants, in any script', async () => {
    const custom = { system_prompt: 'One in two words, one in twenty, one in Japanese.', num_variations: 3 }
    const lines = [
      'Buses stay',
      `Northport keeps ${'its twelve old city '.repeat(4)}buses`,
      '市議会、バスの売却を見送り',
    ]
    server.play(replying(...lines, '?!', '…'))
    const { status, variations } = await ask(custom)
    assert.deepEqual([status, variations], [200, lines])
    assert.equal(server.questions.length, 1)
    server.play(replying(...lines.slice(0, 2), '?!'))
    assert.equal((await ask(custom)).status, 502)
    const joined = ['شورا اتوبوس‌ها را نمی‌فروشد', 'परिषद् बसें नहीं बेचेगी, पक्‍का', 'Families 👨‍👩‍👧 keep twelve buses']
    server.play(replying(...joined))
    assert.deepEqual((await ask(custom)).variations, joined)
    for (const hidden of ['Bu\u200Dses stay', 'Buses\u200C stay', 'Buses stay\u200D', 'Bu\u200Bses stay']) {
      server.play(replying(hidden))
      assert.equal((await ask({ ...custom, num_variations: 1 })).status, 502, hidden)
    }
    const long = `Northport keeps ${'its twelve old city '.repeat(30)}buses`
    server.play(replying(long))
    assert.deepEqual((await ask({ ...custom, num_variations: 1 })).variations, [long])
  })

  test('that comes too late costs nothing more: nobody reads what would be worked out', async () => {
    timeoutMs = 50
    server.play(() => undefined)
    assert.equal((await ask()).status, 504)
    assert.equal(computed, 0)
    timeoutMs = 6_000
    server.play(({ say }) => say(JSON.stringify({ variations: VARIATIONS.slice(0, 5) })))
    // Of an answer in time that names no tactics the engine tells them.
    assert.equal((await ask()).status, 200)
    assert.equal(computed, 1)
  })

  describe('that nobody waits for any more', () => {
    before(() => {
      fallbackToBuiltin = true
    })

    async function askAndLeave(change: object = {}) {
      const caller = new AbortController()
      const init = { ...debriefCall({ headline: HEADLINE, ...change }), signal: caller.signal }
      const left = assert.rejects(service.fetch('/api/debrief', init), { name: 'AbortError' })
      while (server.inFlight === 0) await new Promise((resolve) => setImmediate(resolve))
      caller.abort()
      await left
    }

    test('is given up under a custom prompt, by the engine as well', async () => {
      server.play(silence)
      const custom = { system_prompt: 'As a pirate.' }
      await askAndLeave(custom)
      await server.quiet()
      server.play(replying(...VARIATIONS.slice(0, 5)))
      assert.equal((await ask(custom)).backend, backend.name)
      assert.equal(computed, 0)
    })

    test('is kept for the next caller under the default prompt', async () => {
      const late = Promise.withResolvers<void>()
      server.play(async ({ say }) => {
        await late.promise
        say(JSON.stringify({ variations: VARIATIONS.slice(0, 5), clickbait_tactics_found: TACTICS }))
      })
      await askAndLeave()
      late.resolve()
      const { status, variations } = await ask()
      assert.deepEqual({ status, variations }, { status: 200, variations: VARIATIONS.slice(0, 5) })
      assert.equal(server.questions.length, 1)
    })
  })
})
