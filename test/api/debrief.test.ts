/** Decisions on POST /api/debrief: order of checks, texts, lengths, cache, headers. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import type { Debriefer, DebriefRequest } from '../../src/domain/debrief.ts'
import { DomainError } from '../../src/domain/errors.ts'
import { createDebriefer } from '../../src/neutralize/debrief.ts'
import { createEngine } from '../../src/neutralize/engine.ts'
import { sendRaw } from './raw-http.ts'
import { API_KEY, debriefCall, REVOKED_API_KEY, startService, type TestService } from './service.ts'

const HEADLINE = 'Council closes river bridge for repairs until spring'

interface WireDebrief {
  original: string
  variations: string[]
  analysis: { clickbait_tactics_found: string[]; evidence?: object[] }
}

describe('debrief: checks', () => {
  let service: TestService
  before(async () => {
    service = await startService()
  })
  after(() => service.close())

  /** A bad request leaves the window as it was before the next test. */
  async function call(
    body: unknown,
    headers?: Record<string, string>,
    query = '',
  ): Promise<[number, string, Response]> {
    service.clock.advance(61_000)
    const response = await service.fetch(`/api/debrief${query}`, debriefCall(body, headers))
    const answer = (await response.clone().json()) as { detail?: string }
    return [response.status, answer.detail ?? '', response]
  }
  async function send(
    body: string | Uint8Array<ArrayBuffer>,
    headers: Record<string, string> = { 'X-API-Key': API_KEY },
  ) {
    service.clock.advance(61_000)
    return service.fetch('/api/debrief', { method: 'POST', headers, body })
  }
  const MISSING = 'API key missing: send it in the X-API-Key header or as api_key in the body'
  const INVALID = 'API key not valid'

  test('a key in the header or in the body opens; the header goes first', async () => {
    assert.equal((await call({ headline: HEADLINE }))[0], 200)
    assert.equal((await call({ headline: HEADLINE, api_key: API_KEY }, {}))[0], 200)
    assert.equal((await call({ headline: HEADLINE, api_key: 'wrong' }, { 'X-API-Key': API_KEY }))[0], 200)
  })

  test('a wrong header key is 401 even if the key of the body is good', async () => {
    const [status, detail] = await call({ headline: HEADLINE, api_key: API_KEY }, { 'X-API-Key': 'wrong' })
    assert.deepEqual([status, detail], [401, INVALID])
  })

  test('an empty header key is none: the key of the body counts', async () => {
    assert.equal((await call({ headline: HEADLINE, api_key: API_KEY }, { 'X-API-Key': '' }))[0], 200)
    assert.deepEqual((await call({ headline: HEADLINE }, { 'X-API-Key': '' })).slice(0, 2), [401, MISSING])
  })

  test('401 has one text for a missing key and one for an invalid or revoked one, and WWW-Authenticate: ApiKey', async () => {
    for (const api_key of [undefined, null, '', '  ', 7, true, {}, [API_KEY]]) {
      const [status, detail, response] = await call({ headline: HEADLINE, api_key }, {})
      assert.deepEqual([status, detail], [401, MISSING], JSON.stringify(api_key))
      assert.equal(response.headers.get('www-authenticate'), 'ApiKey')
    }
    const swapped = API_KEY.slice(0, -1) + (API_KEY.endsWith('A') ? 'B' : 'A')
    for (const key of ['wrong', REVOKED_API_KEY, swapped, `${API_KEY}x`, API_KEY.toLowerCase(), 'hd_', 'é'.repeat(9)]) {
      const [status, detail, response] = await call({ headline: HEADLINE, api_key: key }, {})
      assert.deepEqual([status, detail], [401, INVALID], key)
      assert.equal(response.headers.get('www-authenticate'), 'ApiKey')
    }
  })

  test('no key and a bad body: 401', async () => {
    for (const body of ['{', '', '[]', 'null', '{"headline":"x"}'])
      assert.equal((await send(body, {})).status, 401, body)
  })

  test('a body that does not parse has no body key: 401 without a header key, 422 with a good one', async () => {
    for (const body of [`{"api_key":"${API_KEY}"`, '', 'headline=x', '\u0000', '{"headline": undefined}']) {
      assert.equal((await send(body, {})).status, 401, body)
      const answer = await send(body)
      assert.equal(answer.status, 422, body)
      assert.deepEqual(await answer.json(), { detail: 'body: must be a JSON object' })
      assert.equal(answer.headers.get('x-ratelimit-remaining'), '199', 'it counted against the limit')
    }
  })

  test('a body that is no JSON object is 422', async () => {
    for (const body of ['[]', 'null', '"text"', '1', 'true', `["${HEADLINE}"]`]) {
      assert.equal((await send(body)).status, 422, body)
    }
  })

  test('a body that is not UTF-8 is no JSON: 422', async () => {
    const bytes = Buffer.concat([Buffer.from('{"headline":"Caf'), Buffer.from([0xe9]), Buffer.from(' owners speak"}')])
    assert.equal((await send(new Uint8Array(bytes))).status, 422)
  })

  test('the body is read as JSON whatever its Content-Type says', async () => {
    const body = JSON.stringify({ headline: HEADLINE })
    const types = [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/xml',
      'nonsense',
      'a/b/c; =',
      'multipart/form-data',
      '',
    ]
    for (const type of types) {
      const answer = await send(body, { 'X-API-Key': API_KEY, 'Content-Type': type })
      assert.equal(answer.status, 200, type)
    }
    assert.equal((await send(new TextEncoder().encode(body))).status, 200, 'no Content-Type at all')
  })

  test('a body over 256 KiB is 413, one of exactly 256 KiB is read', async () => {
    const body = (bytes: number) => {
      const frame = JSON.stringify({ headline: HEADLINE, filler: '' })
      return JSON.stringify({ headline: HEADLINE, filler: 'x'.repeat(bytes - frame.length) })
    }
    assert.equal((await send(body(256 * 1024))).status, 200)
    for (const size of [256 * 1024 + 1, 1024 * 1024, 6 * 1024 * 1024]) {
      const answer = await send(body(size))
      assert.equal(answer.status, 413, String(size))
      assert.deepEqual(await answer.json(), { detail: 'body: must be at most 262144 bytes' })
    }
  })

  test('a compressed body is told to be one, not to be no JSON', async () => {
    const packed = gzipSync(JSON.stringify({ headline: HEADLINE }))
    const answer = await send(new Uint8Array(packed), { 'X-API-Key': API_KEY, 'Content-Encoding': 'gzip' })
    assert.equal(answer.status, 422)
    assert.deepEqual(await answer.json(), { detail: 'body: must not be compressed (Content-Encoding)' })
    const plain = { 'X-API-Key': API_KEY, 'Content-Encoding': 'identity' }
    assert.equal((await send(JSON.stringify({ headline: HEADLINE }), plain)).status, 200)
  })

  test('a caller that sends all of an oversized body before it reads still gets the 413', async () => {
    const length = 12 * 1024 * 1024
    const head = `POST /api/debrief HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n`
    assert.equal((await sendRaw(service.port, head + 'x'.repeat(length))).status, 413)
  })

  test('headline: 5 to 500 code points, the least counted on the trimmed text, the most on the raw one', async () => {
    const rule = 'headline: must be 5 to 500 characters'
    for (const headline of [
      '',
      'News',
      '    News    ',
      '\n\t  \n    ',
      '😀'.repeat(4),
      'x'.repeat(501),
      `${'x'.repeat(499)}  `,
    ]) {
      assert.deepEqual((await call({ headline })).slice(0, 2), [422, rule], JSON.stringify(headline))
    }
    for (const headline of [
      'News!',
      '  News!  ',
      '😀'.repeat(5),
      '😀'.repeat(500),
      'x'.repeat(500),
      `${'x'.repeat(498)}  `,
      '👨‍👩‍👧',
    ]) {
      assert.equal((await call({ headline }))[0], 200, headline)
    }
  })

  test('original echoes the input exactly', async () => {
    for (const headline of [
      '  Spaces around  ',
      'Café\u0301 “quoted” <b>&amp;',
      '😀\u200d emoji\r\n\tnews',
      'lone \ud800 surrogate',
    ]) {
      const [, , response] = await call({ headline })
      assert.equal(((await response.json()) as WireDebrief).original, headline)
    }
  })

  test('types are strict', async () => {
    for (const [body, detail] of [
      [{ headline: 12345 }, 'headline: must be a string'],
      [{ headline: [HEADLINE] }, 'headline: must be a string'],
      [{ headline: null }, 'headline: must be a string'],
      [{}, 'headline: is required'],
      [{ headline: HEADLINE, num_variations: '3' }, 'num_variations: must be an integer from 1 to 5'],
      [{ headline: HEADLINE, num_variations: 2.5 }, 'num_variations: must be an integer from 1 to 5'],
      [{ headline: HEADLINE, num_variations: true }, 'num_variations: must be an integer from 1 to 5'],
      [{ headline: HEADLINE, num_variations: 0 }, 'num_variations: must be an integer from 1 to 5'],
      [{ headline: HEADLINE, num_variations: 6 }, 'num_variations: must be an integer from 1 to 5'],
      [{ headline: HEADLINE, system_prompt: 5 }, 'system_prompt: must be a string'],
      [{ headline: HEADLINE, system_prompt: 'x'.repeat(5001) }, 'system_prompt: must be at most 5000 characters'],
      [{ headline: 'News\u0000room opens' }, 'headline: must not hold a NUL character'],
    ] as const) {
      assert.deepEqual((await call(body)).slice(0, 2), [422, detail])
    }
    assert.equal((await call({ headline: HEADLINE, system_prompt: '😀'.repeat(5000) }))[0], 200)
  })

  test('null for an optional field is absent, and unknown fields are ignored', async () => {
    const [status, , response] = await call({
      headline: HEADLINE,
      num_variations: null,
      system_prompt: null,
      extra: { a: 1 },
    })
    assert.equal(status, 200)
    assert.equal(((await response.json()) as WireDebrief).variations.length, 5)
    assert.equal(response.headers.get('x-debrief-prompt'), null)
  })

  test('an empty or blank system_prompt is absent', async () => {
    for (const system_prompt of ['', '   ', '\n']) {
      const [, , response] = await call({ headline: HEADLINE, system_prompt })
      assert.equal(response.headers.get('x-cache'), 'MISS')
    }
  })

  test('num_variations gives exactly so many', async () => {
    for (const num_variations of [1, 2, 3, 4, 5]) {
      const [, , response] = await call({ headline: HEADLINE, num_variations })
      assert.equal(((await response.json()) as WireDebrief).variations.length, num_variations)
    }
  })

  test('include=evidence adds analysis.evidence; any other value is 422, after key and rate limit', async () => {
    const [, , plain] = await call({ headline: HEADLINE })
    assert.equal('evidence' in ((await plain.json()) as WireDebrief).analysis, false)
    const [, , shown] = await call({ headline: HEADLINE }, undefined, '?include=evidence')
    assert.deepEqual(((await shown.json()) as WireDebrief).analysis.evidence, [])
    assert.deepEqual((await call({ headline: HEADLINE }, undefined, '?include=all')).slice(0, 2), [
      422,
      'include: must be one of evidence',
    ])
    assert.equal((await call({ headline: HEADLINE }, {}, '?include=all'))[0], 401)
  })

  test('an answer is never stored: no-store, on errors too', async () => {
    for (const [, , response] of [await call({ headline: HEADLINE }), await call({}), await call({}, {})]) {
      assert.equal(response.headers.get('cache-control'), 'no-store')
    }
  })
})

describe('debrief: answers', () => {
  /** A backend that answers what it is told to, through the real debriefer, its cache and its guard. */
  async function startWithBackend(
    reply: () => string | Promise<string>,
    name = 'imaginary/model',
  ): Promise<TestService & { calls(): number }> {
    let calls = 0
    const backend = {
      name,
      async complete() {
        calls += 1
        return { text: await reply(), tokens: 10 }
      },
    }
    const service = await startService({
      debriefer: (store, clock) =>
        createDebriefer({
          engine: createEngine(),
          backend,
          cache: store,
          clock,
          timeoutMs: 2_000,
          fallbackToBuiltin: false,
        }),
    })
    return Object.assign(service, { calls: () => calls })
  }
  // More than five: which of them pass is the guard's to say.
  const REPLY = JSON.stringify({
    variations: [
      'Council closes river bridge for repairs until spring',
      'Until spring, river bridge is closed by the council for repairs',
      'Closure of river bridge by council for repairs lasts until spring',
      'Repairs: river bridge closed until spring, council decides',
      'Council shuts river bridge until spring for repairs',
      'Council closure of river bridge for repairs runs until spring',
      'For repairs, the council closes the bridge over the river until spring',
    ],
    clickbait_tactics_found: [],
  })

  test('X-Cache: MISS, then HIT for the same headline by any key and any number of variations', async () => {
    const service = await startWithBackend(() => REPLY)
    try {
      const other = (await service.fetch('/api/admin/keys', {
        method: 'POST',
        headers: { Authorization: 'Bearer <ADMIN_TOKEN>' },
        body: '{"name":"Other"}',
      })) as Response
      const { key } = (await other.json()) as { key: string }
      const first = await service.fetch('/api/debrief', debriefCall({ headline: HEADLINE }))
      assert.equal(first.status, 200, await first.clone().text())
      const second = await service.fetch(
        '/api/debrief',
        debriefCall({ headline: HEADLINE, num_variations: 2 }, { 'X-API-Key': key }),
      )
      assert.deepEqual([first.headers.get('x-cache'), second.headers.get('x-cache')], ['MISS', 'HIT'])
      const five = ((await first.json()) as WireDebrief).variations
      assert.deepEqual(((await second.json()) as WireDebrief).variations, five.slice(0, 2))
      assert.equal(service.calls(), 1)
    } finally {
      await service.close()
    }
  })

  test('the key of the cache is the exact headline, and what is kept ends after 24 hours', async () => {
    const service = await startWithBackend(() => REPLY)
    try {
      const ask = async (headline: string) =>
        (await service.fetch('/api/debrief', debriefCall({ headline }))).headers.get('x-cache')
      assert.equal(await ask(HEADLINE), 'MISS')
      assert.equal(await ask(`${HEADLINE} `), 'MISS')
      assert.equal(await ask(HEADLINE), 'HIT')
      service.clock.advance(24 * 3_600_000 + 1_000)
      assert.equal(await ask(HEADLINE), 'MISS')
    } finally {
      await service.close()
    }
  })

  test('a custom system_prompt neither reads nor writes the cache: BYPASS', async () => {
    const service = await startWithBackend(() => REPLY)
    try {
      const ask = async (body: object) =>
        (await service.fetch('/api/debrief', debriefCall({ headline: HEADLINE, ...body }))).headers.get('x-cache')
      const custom = { system_prompt: 'Write five neutral headlines as JSON.' }
      assert.deepEqual(
        [await ask(custom), await ask({}), await ask(custom), await ask({})],
        ['BYPASS', 'MISS', 'BYPASS', 'HIT'],
      )
    } finally {
      await service.close()
    }
  })

  test('equal headlines in flight ask the AI backend once', async () => {
    let release = () => {}
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    const service = await startWithBackend(() => gate.then(() => REPLY))
    try {
      // However many each of them wants, the first ones the fewest.
      const counts = [1, 2, 3, 4, 5, 5, 1, 3]
      const calls = counts.map((count) =>
        service.fetch('/api/debrief', debriefCall({ headline: HEADLINE, num_variations: count })),
      )
      while (service.calls() === 0) await new Promise((resolve) => setImmediate(resolve))
      release()
      const answers = (await Promise.all(calls)).map(async (answer) => {
        const { variations } = (await answer.json()) as { variations: string[] }
        return [answer.status, variations.length]
      })
      assert.deepEqual(
        await Promise.all(answers),
        counts.map((count) => [200, count]),
      )
      assert.equal(service.calls(), 1)
    } finally {
      await service.close()
    }
  })

  test('X-Debrief-Backend names what answered: <provider>/<model>', async () => {
    const service = await startWithBackend(() => REPLY)
    try {
      const answer = await service.fetch('/api/debrief', debriefCall({ headline: HEADLINE }))
      assert.equal(answer.headers.get('x-debrief-backend'), 'imaginary/model')
    } finally {
      await service.close()
    }
  })

  test('X-Debrief-Backend names a model of any script, percent-encoded', async () => {
    const service = await startWithBackend(() => REPLY, 'imaginary/модель 100% é')
    try {
      const answer = await service.fetch('/api/debrief', debriefCall({ headline: HEADLINE }))
      assert.equal(answer.status, 200)
      const name = answer.headers.get('x-debrief-backend') ?? ''
      assert.match(name, /^imaginary\/[%\w]+ 100%25 %C3%A9$/)
      assert.equal(decodeURIComponent(name), 'imaginary/модель 100% é')
    } finally {
      await service.close()
    }
  })

  test('the built-in engine says builtin, and X-Debrief-Prompt: ignored for a custom prompt', async () => {
    const service = await startService({
      debriefer: (store, clock) =>
        createDebriefer({
          engine: createEngine(),
          backend: null,
          cache: store,
          clock,
          timeoutMs: 2_000,
          fallbackToBuiltin: false,
        }),
    })
    try {
      const ask = (body: object) => service.fetch('/api/debrief', debriefCall({ headline: HEADLINE, ...body }))
      const [plain, custom] = [await ask({}), await ask({ system_prompt: 'As a pirate.' })]
      assert.deepEqual(
        [plain.headers.get('x-debrief-backend'), plain.headers.get('x-debrief-prompt')],
        ['builtin', null],
      )
      assert.deepEqual(
        [custom.headers.get('x-debrief-backend'), custom.headers.get('x-debrief-prompt')],
        ['builtin', 'ignored'],
      )
      assert.equal(custom.headers.get('x-cache'), 'BYPASS')
    } finally {
      await service.close()
    }
  })

  test('under a custom prompt, too, no variation holds markup', async () => {
    for (const marked of ['<b>closes</b>', '**closes**', '__closes__', '`closes`', '[closes](x)', '&lt;closes&gt;']) {
      const variations = [`Council ${marked} river bridge until spring`]
      const service = await startWithBackend(() => JSON.stringify({ variations, clickbait_tactics_found: [] }))
      try {
        const body = { headline: HEADLINE, system_prompt: 'As a pirate.', num_variations: 1 }
        assert.equal((await service.fetch('/api/debrief', debriefCall(body))).status, 502, marked)
      } finally {
        await service.close()
      }
    }
  })

  test('an AI backend that stays unusable is 502 with Retry-After, and errors are not cached', async () => {
    let reply = 'I cannot help with that.'
    const service = await startWithBackend(() => reply)
    try {
      const failed = await service.fetch('/api/debrief', debriefCall({ headline: HEADLINE }))
      assert.equal(failed.status, 502)
      assert.match(failed.headers.get('retry-after') ?? '', /^[1-9]\d*$/)
      assert.equal(failed.headers.get('x-ratelimit-remaining'), '199')
      assert.doesNotMatch(await failed.text(), /cannot help/)
      reply = REPLY
      const mended = await service.fetch('/api/debrief', debriefCall({ headline: HEADLINE }))
      assert.deepEqual([mended.status, mended.headers.get('x-cache')], [200, 'MISS'])
    } finally {
      await service.close()
    }
  })

  test('a deadline that passes is 504; a database that is down is 502', async () => {
    for (const [code, status] of [
      ['timeout', 504],
      ['store_unavailable', 502],
    ] as const) {
      const service = await startService({ debriefer: () => failing(new DomainError(code, 'It took too long')) })
      try {
        const answer = await service.fetch('/api/debrief', debriefCall({ headline: HEADLINE }))
        assert.deepEqual([answer.status, await answer.json()], [status, { detail: 'It took too long' }])
      } finally {
        await service.close()
      }
    }
  })

  test('a bug is 500, says nothing of our insides, and is logged once with its cause', async () => {
    const service = await startService({ debriefer: () => failing(new TypeError('secret insides of row 17')) })
    try {
      const answer = await service.fetch('/api/debrief', debriefCall({ headline: HEADLINE }))
      assert.deepEqual([answer.status, await answer.json()], [500, { detail: 'Something went wrong on our side' }])
      const errors = service.log.filter(({ level }) => level === 50)
      assert.equal(errors.length, 1)
      assert.match(JSON.stringify(errors[0]), /secret insides of row 17/)
    } finally {
      await service.close()
    }
  })

  test('GET /api/debrief/prompt shows the default prompt, whose five variations have 5-15 words', async () => {
    const service = await startService({
      debriefer: (store, clock) =>
        createDebriefer({
          engine: createEngine(),
          backend: null,
          cache: store,
          clock,
          timeoutMs: 2_000,
          fallbackToBuiltin: false,
        }),
    })
    try {
      const answer = (await (await service.fetch('/api/debrief/prompt')).json()) as { system_prompt: string }
      assert.deepEqual(Object.keys(answer), ['system_prompt'])
      assert.match(answer.system_prompt, /exactly 5/i)
      assert.match(answer.system_prompt, /clickbait_tactics_found/)
      const { tactics } = (await (await service.fetch('/api/tactics')).json()) as { tactics: object[] }
      assert.ok(tactics.length >= 20)
      for (const tactic of tactics) assert.deepEqual(Object.keys(tactic), ['id', 'label', 'definition', 'example'])
    } finally {
      await service.close()
    }
  })
})

function failing(error: Error): Debriefer {
  return {
    systemPrompt: '',
    tactics: [],
    debrief: async (_request: DebriefRequest) => {
      throw error
    },
  }
}
