/** Whatever is sent, the interface answers within its contract: never 500, and every error is {"detail": string}. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import fc from 'fast-check'
import { API_KEY, startService, type TestService } from './service.ts'

const STATUSES = [200, 202, 304, 308, 400, 401, 404, 405, 413, 422, 429, 431]

describe('anything at all', () => {
  let service: TestService
  before(async () => {
    service = await startService()
  })
  after(() => service.close())

  async function check(path: string, init: RequestInit = {}): Promise<void> {
    const response = await service.fetch(path, init)
    assert.ok(STATUSES.includes(response.status), `${init.method ?? 'GET'} ${path}: ${response.status}`)
    const text = await response.text()
    if (response.status < 400) return
    const body = JSON.parse(text) as { detail: unknown }
    assert.deepEqual([Object.keys(body), typeof body.detail], [['detail'], 'string'], path)
  }

  const text = fc.oneof(
    fc.string({ maxLength: 30 }),
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.constantFrom(
      '"',
      '%',
      '\\',
      "' or 1=1 --",
      'a AND NOT (',
      '*',
      '\u0000',
      '../..',
      '-1',
      '1e9',
      'NaN',
      '٣',
      'null',
    ),
  )
  const encoded = text.map((value) => encodeURIComponent(value.toWellFormed()))
  const raw = fc.string({ unit: fc.constantFrom(...'abc%&=+;,?/.~!$*()019'), maxLength: 30 })

  test('as query of stories, feeds and runs', async () => {
    const names = [
      'page',
      'per_page',
      'sort',
      'search',
      'source',
      'sources',
      'category',
      'title_format',
      'min_sources',
      'limit',
      'x',
    ]
    const pair = fc.tuple(
      fc.constantFrom(...names),
      fc.oneof(encoded, raw, fc.integer().map(String), fc.double().map(String)),
    )
    const path = fc.constantFrom(
      '/api/stories',
      '/api/stories/1',
      '/api/stories/3',
      '/api/ingestion/runs',
      '/api/feeds',
    )
    await fc.assert(
      fc.asyncProperty(path, fc.array(pair, { maxLength: 5 }), (address, pairs) =>
        check(`${address}?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}`),
      ),
      { numRuns: 300 },
    )
  })

  test('as path', async () => {
    const segment = fc.oneof(
      encoded,
      raw.map((value) => value.replace(/[?#]/g, '')),
      fc.constantFrom(
        'api',
        'stories',
        'feeds',
        'health',
        'coverage',
        'articles',
        'history',
        'keys',
        'requests',
        'admin',
        '1',
      ),
    )
    const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE')
    await fc.assert(
      fc.asyncProperty(method, fc.array(segment, { minLength: 1, maxLength: 5 }), async (verb, segments) => {
        const path = `/${segments.join('/')}`
        if (path.startsWith('//')) return
        if (verb === 'HEAD') return void (await service.fetch(path, { method: verb }))
        await check(path, { method: verb })
      }),
      { numRuns: 300 },
    )
  })

  test('as body of debrief and of a key request', async () => {
    const field = fc.constantFrom(
      'headline',
      'system_prompt',
      'num_variations',
      'api_key',
      'name',
      'email',
      'intended_use',
      'website',
      '__proto__',
      'constructor',
    )
    const value = fc.oneof(
      text,
      fc.integer(),
      fc.double(),
      fc.boolean(),
      fc.constant(null),
      fc.array(text, { maxLength: 2 }),
      fc.object({ maxDepth: 1 }),
    )
    const object = fc
      .array(fc.tuple(field, value), { maxLength: 5 })
      .map((pairs) => JSON.stringify(Object.fromEntries(pairs)))
    const body = fc.oneof(
      object,
      fc.json(),
      text.map((chars) => chars.toWellFormed()),
      fc.constantFrom('{', '[1', '"', '\ufeff{}', '{"headline":"\\ud800 lone"}'),
    )
    const headers = fc.constantFrom<Record<string, string>>({}, { 'X-API-Key': API_KEY }, { 'X-API-Key': 'wrong' })
    const path = fc.constantFrom('/api/debrief', '/api/debrief?include=evidence', '/api/keys/requests')
    await fc.assert(
      fc.asyncProperty(path, headers, body, (address, sent, content) =>
        check(address, { method: 'POST', headers: sent, body: content }),
      ),
      { numRuns: 300 },
    )
  })

  test('as header', async () => {
    const name = fc.constantFrom(
      'If-None-Match',
      'Accept-Encoding',
      'X-Request-Id',
      'Authorization',
      'Content-Type',
      'X-API-Key',
      'Accept',
      'X-Forwarded-For',
      'Access-Control-Request-Method',
    )
    const visible = fc.string({
      unit: fc
        .integer({ min: 0x20, max: 0xff })
        .filter((code) => code !== 0x7f)
        .map((code) => String.fromCharCode(code)),
      maxLength: 40,
    })
    const path = fc.constantFrom('/api/stories', '/api/feeds', '/api/health', '/api/admin/keys', '/api/keys/requests/x')
    await fc.assert(
      fc.asyncProperty(path, name, visible, (address, header, value) =>
        check(address, { headers: { [header]: value } }),
      ),
      { numRuns: 200 },
    )
  })

  test('and nothing of it was a bug', () => {
    assert.deepEqual(
      service.log.filter(({ level }) => Number(level) >= 50),
      [],
    )
  })
})
