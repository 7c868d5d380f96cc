/** What the client of a language model remembers, shares and lets go of, from question to question. */
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { type AiBackendOptions, createAiBackend } from '../../src/ai/backend.ts'
import { AI_LIMITS, DEBRIEF_BREAKER } from '../../src/ai/limits.ts'
import type { AiRequest } from '../../src/domain/debrief.ts'
import { DomainError } from '../../src/domain/errors.ts'
import { GOOD_REPLY, good, streaming } from './fault-modes.ts'
import {
  type Behaviour,
  type Exchange,
  type FaultServer,
  failing,
  inTurn,
  silence,
  startFaultServer,
  TOKENS,
} from './fault-server.ts'

let server: FaultServer
let nowMs = 0

before(async () => {
  server = await startFaultServer()
})
beforeEach(() => {
  nowMs = Date.parse('2026-11-21T07:00:00Z')
})
after(() => server.close())

type Backend = ReturnType<typeof createAiBackend>

/** A backend for the length of one test, closed with nothing left open. */
async function withBackend(options: Partial<AiBackendOptions>, use: (backend: Backend) => Promise<void>) {
  const backend = createAiBackend({
    provider: 'openai',
    baseUrl: server.url,
    model: 'test-model',
    apiKey: null,
    clock: { now: () => new Date(nowMs) },
    random: () => 0,
    ...options,
  })
  try {
    await use(backend)
  } finally {
    await backend.close()
    await server.quiet()
    await server.idle()
  }
}

function question(change: Partial<AiRequest> = {}): AiRequest {
  const { signal } = new AbortController()
  return { system: 'Be plain.', user: '{}', schema: { type: 'object' }, lane: 'debrief', signal, ...change }
}

const isCode = (code: string) => (error: unknown) => error instanceof DomainError && error.code === code

test('answers the text and counts the tokens, though it come as a stream', async () => {
  for (const [provider, answer] of [
    ['openai', good],
    ['anthropic', good],
    ['openai', streaming(GOOD_REPLY)],
    ['anthropic', streaming(GOOD_REPLY)],
  ] as const) {
    await withBackend({ provider, apiKey: 'k-1' }, async (backend) => {
      server.play(answer)
      assert.deepEqual(await backend.complete(question()), {
        text: GOOD_REPLY,
        tokens: TOKENS.prompt + TOKENS.completion,
        isCut: false,
      })
      assert.equal(backend.name, `${provider}/test-model`)
      const [{ headers, body }] = server.questions as [FaultServer['questions'][0]]
      assert.equal(
        provider === 'openai' ? headers.authorization : headers['x-api-key'],
        provider === 'openai' ? 'Bearer k-1' : 'k-1',
      )
      assert.equal(body.model, 'test-model')
    })
  }
})

test('a stream that says it is done is whole, though it give no reason; one that only ends was cut', async () => {
  for (const [ending, isCut] of [
    ['done', false],
    ['silent', true],
  ] as const) {
    await withBackend({}, async (backend) => {
      server.play(streaming(GOOD_REPLY, { ending }))
      const answer = await backend.complete(question())
      assert.deepEqual([answer.text, answer.isCut], [GOOD_REPLY, isCut])
    })
  }
})

test('a way of asking for JSON that was refused once is not tried again', async () => {
  await withBackend({}, async (backend) => {
    server.play(({ question: { structure }, fail, say }) =>
      structure === 'json_schema' || structure === 'tool' ? fail(400) : say(GOOD_REPLY),
    )
    await backend.complete(question())
    await backend.complete(question())
    assert.deepEqual(
      server.questions.map(({ structure }) => structure),
      ['json_schema', 'tool', 'json_object', 'json_object'],
    )
  })
})

test('a question that is refused however it is asked changes nothing for the next', async () => {
  await withBackend({}, async (backend) => {
    server.play(failing(400))
    await assert.rejects(backend.complete(question()), isCode('ai_refused'))
    server.play(good)
    await backend.complete(question())
    assert.equal(server.questions[0]?.structure, 'json_schema')
  })
})

test('an empty answer leads one step down for that question only, a refusal before it for good', async () => {
  const empty: Behaviour = ({ say }) => say(' ')
  for (const [turns, next] of [
    [[empty, good, good], 'json_schema'],
    [[failing(400), empty, good, good], 'tool'],
    [[empty, failing(400), good, good], 'json_schema'],
    [[empty, empty, empty, empty, good], 'json_schema'],
  ] as const) {
    await withBackend({}, async (backend) => {
      server.play(inTurn(...turns))
      await backend.complete(question())
      await backend.complete(question())
      assert.equal(server.questions.at(-1)?.structure, next)
    })
  }
})

test('a server whose endpoint has no version is found, and remembered', async () => {
  await withBackend({}, async (backend) => {
    server.play(({ question: { path }, fail, say }) => (path.startsWith('/v1/') ? fail(404) : say(GOOD_REPLY)))
    await backend.complete(question())
    await backend.complete(question())
    assert.deepEqual(
      server.questions.map(({ path }) => path),
      ['/v1/chat/completions', '/chat/completions', '/chat/completions'],
    )
  })
})

test('after five failures in a row the backend is left alone, then probed by one, then used again', async () => {
  await withBackend({ limits: { tries: 1 } }, async (backend) => {
    server.play(failing(500))
    for (let call = 0; call < 8; call++) await assert.rejects(backend.complete(question()), isCode('ai_unavailable'))
    assert.equal(server.questions.length, 5)

    nowMs += AI_LIMITS.breaker.firstPauseMs
    server.play(inTurn(({ say }) => setTimeout(() => say(GOOD_REPLY), 30), good))
    const answers = await Promise.allSettled([1, 2, 3].map(() => backend.complete(question())))
    assert.deepEqual(
      answers.map(({ status }) => status),
      ['fulfilled', 'rejected', 'rejected'],
    )
    assert.equal(server.questions.length, 1)
    await backend.complete(question())
  })
})

test('a debrief is asked after four that failed, three tries each, and answered as soon as the backend is back', async () => {
  await withBackend(
    { limits: { breaker: DEBRIEF_BREAKER, backoff: { firstMs: 0, longestMs: 0 } } },
    async (backend) => {
      server.play(failing(500))
      for (let call = 0; call < 4; call++) await assert.rejects(backend.complete(question()), isCode('ai_unavailable'))
      server.play(good)
      await backend.complete(question())
      assert.equal(server.questions.length, 1)
    },
  )
})

test('what is refused whatever is asked rests the backend of debriefs after the third, that of titles after the fifth', async () => {
  const breakers = { debrief: DEBRIEF_BREAKER, ingestion: AI_LIMITS.breaker }
  for (const [refusal, lane, asked] of [
    [failing(401), 'debrief', 3],
    [failing(403), 'debrief', 3],
    [failing(429, {}, { code: 'insufficient_quota' }), 'debrief', 3],
    [failing(307, { location: '/' }), 'debrief', 3],
    // Of one question, its end says nothing about the next.
    [failing(413), 'debrief', 10],
    [failing(401), 'ingestion', 5],
  ] as const) {
    await withBackend({ limits: { breaker: breakers[lane] } }, async (backend) => {
      server.play(refusal)
      for (let call = 0; call < 10; call++) await assert.rejects(backend.complete(question({ lane })), DomainError)
      assert.equal(server.questions.length, asked)
    })
  }
})

test('who is turned away is told when to come back', async () => {
  await withBackend({}, async (backend) => {
    server.play(failing(429, { 'retry-after': '277403' }))
    const retryAfter = (error: unknown) => error instanceof DomainError && error.retryAfterSeconds === 60
    await assert.rejects(backend.complete(question()), retryAfter)
    await assert.rejects(backend.complete(question()), retryAfter)
    assert.equal(server.questions.length, 1)
  })
})

test('a rest of a minute is waited for by ingestion and not by a debrief', async () => {
  const lanes = { debrief: { ...AI_LIMITS.lanes.debrief, longestRestMs: 0 }, ingestion: AI_LIMITS.lanes.ingestion }
  await withBackend({ limits: { lanes } }, async (backend) => {
    server.play(inTurn(failing(429, { 'retry-after': '0.02' }), good))
    await assert.rejects(backend.complete(question()), isCode('ai_unavailable'))
  })
  await withBackend({ limits: { lanes } }, async (backend) => {
    server.play(inTurn(failing(429, { 'retry-after': '0.02' }), good))
    assert.equal((await backend.complete(question({ lane: 'ingestion' }))).text, GOOD_REPLY)
  })
})

test('ingestion has a lane of its own: however much it asks, a debrief is answered', async () => {
  await withBackend({}, async (backend) => {
    const held: Exchange[] = []
    server.play((exchange) =>
      exchange.question.user === 'titles' ? void held.push(exchange) : exchange.say(GOOD_REPLY),
    )
    const batches = [1, 2, 3, 4].map(() => backend.complete(question({ lane: 'ingestion', user: 'titles' })))
    for (let call = 0; call < 20; call++) await backend.complete(question())
    assert.deepEqual([held.length, server.mostInFlight], [1, 2], 'one batch at a time')
    for (let batch = 0; batch < batches.length; batch++) {
      while (held.at(-1) === undefined) await new Promise((resolve) => setImmediate(resolve))
      held.pop()?.say('[]')
    }
    await Promise.all(batches)
  })
})

test('no more questions are under way than there are places, and no more wait than may', async () => {
  const lanes = { ...AI_LIMITS.lanes, debrief: { ...AI_LIMITS.lanes.debrief, places: 3, mostWaiting: 5 } }
  await withBackend({ limits: { lanes } }, async (backend) => {
    server.play(({ say }) => setTimeout(() => say(GOOD_REPLY), 10))
    const answers = await Promise.allSettled(Array.from({ length: 12 }, () => backend.complete(question())))
    assert.equal(answers.filter(({ status }) => status === 'fulfilled').length, 8)
    assert.equal(server.mostInFlight, 3)
  })
})

test('a caller who leaves ends the request on the wire, and its leaving counts against nobody', async () => {
  await withBackend({}, async (backend) => {
    server.play(silence)
    for (let call = 0; call < 6; call++) {
      const caller = new AbortController()
      const answer = backend.complete(question({ signal: caller.signal }))
      while (server.inFlight === 0) await new Promise((resolve) => setImmediate(resolve))
      caller.abort()
      await assert.rejects(answer, isCode('timeout'))
      await server.quiet()
    }
    server.play(good)
    await backend.complete(question())
  })
})

test('deadlines that pass count as failures of the backend', async () => {
  await withBackend({}, async (backend) => {
    server.play(silence)
    for (let call = 0; call < 5; call++) {
      await assert.rejects(backend.complete(question({ signal: AbortSignal.timeout(20) })), isCode('timeout'))
    }
    await assert.rejects(backend.complete(question()), isCode('ai_unavailable'))
    assert.equal(server.questions.length, 5)
  })
})

test('a signal that has fired already asks nothing', async () => {
  await withBackend({}, async (backend) => {
    server.play(good)
    await assert.rejects(backend.complete(question({ signal: AbortSignal.abort() })), isCode('timeout'))
    assert.equal(server.questions.length, 0)
  })
})

test('closing ends what is under way, and what comes later is refused', async () => {
  await withBackend({}, async (backend) => {
    server.play(silence)
    const answer = backend.complete(question())
    const refused = assert.rejects(answer, isCode('ai_unavailable'))
    while (server.inFlight === 0) await new Promise((resolve) => setImmediate(resolve))
    await backend.close()
    await refused
    await assert.rejects(backend.complete(question()), isCode('ai_unavailable'))
  })
})

test('a redirect takes no key anywhere', async () => {
  const elsewhere = await startFaultServer()
  try {
    await withBackend({ apiKey: 'k-1' }, async (backend) => {
      elsewhere.play(good)
      server.play(failing(307, { location: `${elsewhere.url}/v1/chat/completions` }))
      await assert.rejects(backend.complete(question()), isCode('ai_unavailable'))
      assert.equal(elsewhere.questions.length, 0)
    })
  } finally {
    await elsewhere.close()
  }
})

test('a failure told beside what there is of a message is a failure, and no answer', async () => {
  await withBackend({ limits: { backoff: { firstMs: 0, longestMs: 0 } } }, async (backend) => {
    const choice = { message: { content: '{"variations":["Northport cou' }, error: { code: 502, message: 'gone' } }
    server.play(inTurn(({ send }) => send(JSON.stringify({ choices: [choice] })), good))
    assert.equal((await backend.complete(question())).text, GOOD_REPLY)
  })
})

test('errors say what happened by a code of our own, and nothing of what came from upstream', async () => {
  for (const [status, code] of [
    [401, 'key_refused 401'],
    [402, 'quota_exhausted 402'],
    [404, 'request_refused 404'],
    [500, 'broken 500'],
  ] as const) {
    await withBackend({ limits: { tries: 1 } }, async (backend) => {
      server.play(failing(status))
      const error = await backend.complete(question()).then(
        () => assert.fail('it answered'),
        (thrown: unknown) => thrown as DomainError,
      )
      assert.equal((error.cause as { code?: string }).code, code)
      assert.doesNotMatch(`${error.stack}${(error.cause as Error).stack}`, /zebra/)
    })
  }
})
