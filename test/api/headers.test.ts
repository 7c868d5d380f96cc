/** Decisions on what every answer carries: CORS, request ids, security headers; and on what a log never holds. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { DomainError } from '../../src/domain/errors.ts'
import { ADMIN_TOKEN, API_KEY, CLAIM_TOKENS, debriefCall, startService, type TestService } from './service.ts'

const HEADLINE = 'Council closes river bridge for repairs until spring'

describe('headers', () => {
  let service: TestService
  before(async () => {
    service = await startService({ logLevel: 'debug' })
  })
  after(() => service.close())

  const PUBLIC = [
    '/api/stories',
    '/api/stories/1',
    '/api/stories/1/coverage',
    '/api/articles/1/history',
    '/api/feeds',
    '/api/feeds/harbor-daily/health',
    '/api/health',
    '/api/debrief/prompt',
    '/api/tactics',
    '/api/ingestion/runs',
    '/api/ingestion/runs/1',
    '/api/openapi.json',
  ] // prettier-ignore

  test('CORS: * on the public GETs and on debrief, on their errors too, without credentials', async () => {
    const answers = [
      ...PUBLIC.map((path) => service.fetch(path, { headers: { Origin: 'https://reader.example' } })),
      service.fetch('/api/stories', { headers: { Origin: 'https://reader.example' } }),
      service.fetch('/api/stories?page=0'),
      service.fetch('/api/stories/404'),
      service.fetch('/api/stories', { method: 'DELETE' }),
      service.fetch('/api/debrief', debriefCall({ headline: HEADLINE })),
      service.fetch('/api/debrief', debriefCall({}, {})),
    ]
    for (const { headers, url } of await Promise.all(answers)) {
      assert.equal(headers.get('access-control-allow-origin'), '*', url)
      assert.equal(headers.get('access-control-allow-credentials'), null)
      const exposed = (headers.get('access-control-expose-headers') ?? '').toLowerCase().split(', ')
      for (const name of [
        'ratelimit',
        'ratelimit-policy',
        'x-ratelimit-limit',
        'x-ratelimit-remaining',
        'x-ratelimit-reset',
        'retry-after',
        'x-request-id',
        'x-cache',
        'x-debrief-backend',
      ]) {
        assert.ok(exposed.includes(name), name)
      }
    }
  })

  test('CORS: a preflight allows X-API-Key and Content-Type', async () => {
    const response = await service.fetch('/api/debrief', {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://reader.example',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'x-api-key',
      },
    })
    assert.equal(response.status, 204)
    assert.equal(response.headers.get('access-control-allow-origin'), '*')
    assert.match(response.headers.get('access-control-allow-headers') ?? '', /Content-Type.*X-API-Key/)
    assert.match(response.headers.get('access-control-allow-methods') ?? '', /POST/)
  })

  test('CORS: a preflight allows what a page needs for a 304 and to take up its stream of events again', async () => {
    for (const [path, name] of [
      ['/api/stories', 'If-None-Match'],
      ['/api/events', 'Last-Event-ID'],
    ] as const) {
      const asked = { 'Access-Control-Request-Method': 'GET', 'Access-Control-Request-Headers': name.toLowerCase() }
      const { headers } = await service.fetch(path, { method: 'OPTIONS', headers: asked })
      assert.ok((headers.get('access-control-allow-headers') ?? '').split(', ').includes(name), path)
    }
  })

  test('CORS: none on admin routes, key requests and refresh', async () => {
    const preflight = { 'Access-Control-Request-Method': 'POST', Origin: 'https://reader.example' }
    for (const [path, init] of [
      ['/api/admin/keys', { headers: { Authorization: `Bearer ${ADMIN_TOKEN}` } }],
      ['/api/admin/keys', {}],
      ['/api/admin/keys', { method: 'OPTIONS', headers: preflight }],
      ['/api/keys/requests', { method: 'OPTIONS', headers: preflight }],
      ['/api/feeds/refresh', { method: 'OPTIONS', headers: preflight }],
    ] as const) {
      const { headers } = await service.fetch(path, init)
      const names = [...headers.keys()].filter((name) => name.startsWith('access-control-'))
      assert.deepEqual(names, [], path)
    }
  })

  test('OPTIONS answers 204 with Allow', async () => {
    const response = await service.fetch('/api/stories', { method: 'OPTIONS' })
    assert.deepEqual([response.status, response.headers.get('allow')], [204, 'GET, HEAD, OPTIONS'])
  })

  test('a sane X-Request-Id is echoed, any other is replaced, and it is in the log line', async () => {
    const echoed = await service.fetch('/api/health', { headers: { 'X-Request-Id': 'trace-1.a_b:C' } })
    assert.equal(echoed.headers.get('x-request-id'), 'trace-1.a_b:C')
    await seen(() => service.log.some(({ requestId, path }) => requestId === 'trace-1.a_b:C' && path === '/api/health'))
    const made = new Set<string | null>()
    for (const id of ['', 'with space', 'x'.repeat(129), 'semi;colon', '"quoted"', 'é']) {
      const { headers } = await service.fetch('/api/health', { headers: { 'X-Request-Id': id } })
      assert.match(headers.get('x-request-id') ?? '', /^[0-9a-f]{12}-[0-9a-z]+$/)
      made.add(headers.get('x-request-id'))
    }
    assert.equal(made.size, 6, 'each one is its own')
  })

  test('every answer has a request id and the security headers: prepared, small, refused, unknown', async () => {
    for (const path of [
      '/api/stories',
      '/api/stories',
      '/api/health',
      '/api/stories?page=0',
      '/nowhere',
      '/%zz',
      '/metrics',
    ]) {
      const { headers } = await service.fetch(path)
      assert.ok(headers.get('x-request-id'), path)
      assert.equal(headers.get('x-content-type-options'), 'nosniff')
      assert.equal(headers.get('content-security-policy'), "default-src 'none'; frame-ancestors 'none'")
      assert.equal(headers.get('referrer-policy'), 'no-referrer')
    }
  })

  test('one line per answer at info, without the query; an answer from prepared bytes one at debug', async () => {
    await service.fetch('/api/stories?search=private+matter')
    await service.fetch('/api/stories?search=private+matter')
    await seen(() =>
      service.log
        .filter(({ path }) => path === '/api/stories')
        .some(({ msg }) => msg === 'answered from prepared bytes'),
    )
    const lines = service.log.filter(({ path, msg }) => path === '/api/stories' && msg === 'answered')
    assert.ok(lines.length >= 1)
    assert.ok(lines.every(({ level, status, ms }) => level === 30 && status !== undefined && typeof ms === 'number'))
    assert.ok(service.log.every(({ msg, level }) => msg !== 'answered from prepared bytes' || level === 20))
    assert.doesNotMatch(JSON.stringify(service.log), /private/)
  })

  test('a caller who leaves before there is an answer is logged and counted all the same, and is no failure', async ({
    mock,
  }) => {
    const caller = new AbortController()
    const slow = mock.method(service.store, 'listFeedSources', async () => {
      caller.abort()
      await seen(() => service.log.some(({ msg }) => msg === 'left unanswered'))
      throw new DomainError('timeout', 'The database is busy')
    })
    await assert.rejects(service.fetch('/opml', { signal: caller.signal }), { name: 'AbortError' })
    await slow.mock.calls[0]?.result?.catch(() => undefined)
    slow.mock.restore()
    const count = /debrief_http_requests_total\{method="GET",route="\/opml",status="(\d+)"\} (\d+)/
    assert.deepEqual(count.exec(await (await service.fetch('/metrics')).text())?.slice(1), ['499', '1'])
    const lines = service.log.filter(({ path }) => path === '/opml')
    assert.deepEqual(
      lines.map(({ level, msg, status, client }) => [level, msg, status, client]),
      [[30, 'left unanswered', 499, '127.0.0.1']],
    )
  })

  test('no key, token, prompt or headline ever reaches the log', async () => {
    const secretPrompt = 'My very own prompt'
    await service.fetch('/api/debrief', debriefCall({ headline: HEADLINE, system_prompt: secretPrompt }))
    await service.fetch('/api/debrief', debriefCall({ headline: HEADLINE, api_key: API_KEY }, {}))
    await service.fetch('/api/debrief', debriefCall({ headline: 1 }))
    await service.fetch('/api/admin/keys', { headers: { Authorization: `Bearer ${ADMIN_TOKEN}` } })
    const claim = { headers: { Authorization: `Bearer ${CLAIM_TOKENS.approved}` } }
    const collected = (await (await service.fetch('/api/keys/requests/050505050505050505050505', claim)).json()) as {
      api_key: string
    }
    assert.ok(collected.api_key.startsWith('hd_'))
    await seen(() => service.log.some(({ path }) => String(path).startsWith('/api/keys/requests')))
    const text = JSON.stringify(service.log)
    for (const secret of [API_KEY, ADMIN_TOKEN, CLAIM_TOKENS.approved, collected.api_key, secretPrompt, HEADLINE]) {
      assert.equal(text.includes(secret), false)
    }
    assert.ok(
      service.log.some(({ apiKeyId }) => apiKeyId === 1),
      'a debrief is logged with the id of its key',
    )
  })

  test('HEAD answers like GET, without a body', async () => {
    for (const path of PUBLIC) {
      const [head, get] = [await service.fetch(path, { method: 'HEAD' }), await service.fetch(path)]
      assert.equal(head.status, get.status, path)
      assert.equal(await head.text(), '')
      assert.equal(head.headers.get('content-type'), get.headers.get('content-type'))
      assert.equal(head.headers.get('etag'), get.headers.get('etag'))
    }
    assert.equal((await service.fetch('/api/stories/404', { method: 'HEAD' })).status, 404)
  })
})

/** Log lines are written just after the answer has gone out. */
async function seen(condition: () => boolean): Promise<void> {
  for (let turn = 0; turn < 1_000 && !condition(); turn++) await new Promise((resolve) => setImmediate(resolve))
  assert.ok(condition(), 'the line is in the log')
}
