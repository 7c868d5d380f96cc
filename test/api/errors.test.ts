/** Decisions on errors: one shape, one table, 400 against 422, unknown addresses and methods. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { DomainError } from '../../src/domain/errors.ts'
import { sendRaw } from './raw-http.ts'
import { ADMIN_TOKEN, startService, type TestService } from './service.ts'

describe('errors', () => {
  let service: TestService
  before(async () => {
    service = await startService()
  })
  after(() => service.close())

  /** Every error is {"detail": "<one string>"} and nothing else. */
  async function refuse(path: string, init: RequestInit = {}): Promise<[number, string, Response]> {
    const response = await service.fetch(path, init)
    assert.ok(response.status >= 400, `${path} gave ${response.status}`)
    assert.match(response.headers.get('content-type') ?? '', /^application\/json/)
    assert.equal(response.headers.get('cache-control'), 'no-store')
    const body = (await response.json()) as { detail: string }
    assert.deepEqual(Object.keys(body), ['detail'], path)
    assert.equal(typeof body.detail, 'string')
    assert.notEqual(body.detail, '')
    return [response.status, body.detail, response]
  }

  test('422 for an invalid value in a query or path, the field named first', async () => {
    for (const [query, detail] of [
      ['page=0', 'page: must be an integer of at least 1'],
      ['page=-1', 'page: must be an integer of at least 1'],
      ['page=abc', 'page: must be an integer of at least 1'],
      ['page=1.5', 'page: must be an integer of at least 1'],
      ['page=1e3', 'page: must be an integer of at least 1'],
      ['page=%2B1', 'page: must be an integer of at least 1'],
      ['page=%201', 'page: must be an integer of at least 1'],
      ['page=-99999999999999999999', 'page: must be an integer of at least 1'],
      ['per_page=99999999999999999999', 'per_page: must be an integer from 1 to 100'],
      ['per_page=0', 'per_page: must be an integer from 1 to 100'],
      ['per_page=101', 'per_page: must be an integer from 1 to 100'],
      ['sort=x', 'sort: must be one of latest, sources'],
      ['sort=LATEST', 'sort: must be one of latest, sources'],
      ['title_format=x', 'title_format: must be one of both, neutral, original'],
      [`search=${'x'.repeat(201)}`, 'search: must be at most 200 characters'],
      ['min_sources=0', 'min_sources: must be an integer of at least 1'],
    ] as const) {
      assert.deepEqual((await refuse(`/api/stories?${query}`)).slice(0, 2), [422, detail], query)
    }
  })

  test('400 for a scalar parameter given twice, even with the same or an empty value', async () => {
    for (const name of ['page', 'per_page', 'sort', 'search', 'source', 'category', 'title_format', 'min_sources']) {
      assert.deepEqual((await refuse(`/api/stories?${name}=1&${name}=1`)).slice(0, 2), [
        400,
        `${name}: must not be given twice`,
      ])
      assert.equal((await refuse(`/api/stories?${name}=&${name}=`))[0], 400)
    }
  })

  test('400 for bad percent-encoding, in the path or any query parameter', async () => {
    for (const path of [
      '/api/stories?search=%',
      '/api/stories?search=%zz',
      '/api/stories?x=%e2%82',
      '/api/stories/%zz',
      '/api/feeds?%c0%80',
      '/%',
      '/nowhere?a=%f',
    ]) {
      assert.deepEqual((await refuse(path)).slice(0, 2), [400, 'The address has a broken percent-encoding'], path)
    }
  })

  test('400 for a NUL byte in an address', async () => {
    for (const path of ['/api/stories?search=a%00b', '/api/stories/1%00', '/api/feeds?x=%00', '/%00']) {
      assert.equal((await refuse(path))[0], 400, path)
    }
  })

  test('504 for an answer that takes too long, whether the request has a body or not', async ({ mock }) => {
    const body = JSON.stringify({ name: 'Reader', email: 'reader@school.example', intended_use: 'Lessons' })
    for (const [path, init, slow] of [
      ['/opml', {}, 'listFeedSources'],
      ['/api/keys/requests', { method: 'POST', body }, 'createKeyRequest'],
    ] as const) {
      const asked = Promise.withResolvers<void>()
      const never = mock.method(service.store, slow, () => {
        asked.resolve()
        return new Promise<never>(() => undefined)
      })
      mock.timers.enable({ apis: ['setTimeout'] })
      const answer = refuse(path, init)
      await asked.promise
      mock.timers.tick(15_000)
      assert.deepEqual((await answer).slice(0, 2), [504, 'The request took too long to answer'], path)
      mock.timers.reset()
      never.mock.restore()
    }
  })

  test('what comes after its 504 is dropped, and no bug', async ({ mock }) => {
    const body = JSON.stringify({ name: 'Reader', email: 'reader@school.example', intended_use: 'Lessons' })
    for (const [path, init, slow, late] of [
      ['/api/feeds', {}, 'listFeedSources', []],
      ['/api/feeds', {}, 'listFeedSources', new DomainError('timeout', 'the database gave up')],
      ['/api/keys/requests', { method: 'POST', body }, 'createKeyRequest', 'created'],
    ] as const) {
      const asked = Promise.withResolvers<void>()
      const answer = Promise.withResolvers<unknown>()
      const held = mock.method(service.store, slow, () => {
        asked.resolve()
        return answer.promise
      })
      mock.timers.enable({ apis: ['setTimeout'] })
      const refused = refuse(path, init)
      await asked.promise
      mock.timers.tick(15_000)
      assert.equal((await refused)[0], 504, path)
      mock.timers.reset()
      const logged = service.log.length
      if (late instanceof DomainError) answer.reject(late)
      else answer.resolve(late)
      assert.equal((await service.fetch('/livez')).status, 200)
      const levels = service.log.slice(logged).map(({ level, msg }) => [level, msg])
      assert.deepEqual(levels, [[30, 'answered']], path)
      held.mock.restore()
    }
  })

  test('404 for unknown routes, whatever the method', async () => {
    for (const path of ['/api', '/api/', '/api/storys', '/api/stories/1/2', '/API/stories', '/api//stories', '/.env']) {
      assert.equal((await refuse(path))[0], 404, path)
      assert.equal((await refuse(path, { method: 'POST', body: '{' }))[0], 404, path)
    }
  })

  test('405 for a wrong method, with Allow', async () => {
    for (const [method, path, allow] of [
      ['POST', '/api/stories', 'GET, HEAD, OPTIONS'],
      ['DELETE', '/api/stories/1', 'GET, HEAD, OPTIONS'],
      ['PUT', '/api/feeds', 'GET, HEAD, OPTIONS'],
      ['GET', '/api/feeds/refresh', 'OPTIONS, POST'],
      ['HEAD', '/api/feeds/refresh', 'OPTIONS, POST'],
      ['GET', '/api/debrief', 'OPTIONS, POST'],
      ['PATCH', '/api/debrief', 'OPTIONS, POST'],
      ['POST', '/api/health', 'GET, HEAD, OPTIONS'],
      ['POST', '/api/stories/abc', 'GET, HEAD, OPTIONS'],
    ] as const) {
      const response = await service.fetch(path, { method })
      assert.equal(response.status, 405, `${method} ${path}`)
      assert.equal(response.headers.get('allow'), allow)
      if (method !== 'HEAD') assert.deepEqual(await response.json(), { detail: 'This method is not allowed here' })
    }
  })

  test('a slash at the end of an address changes nothing', async () => {
    for (const path of ['/api/stories', '/api/stories/1', '/api/feeds', '/api/health']) {
      assert.equal((await service.fetch(`${path}/`)).status, 200, path)
    }
    assert.equal((await service.fetch('/api/feeds/', { method: 'POST' })).status, 405)
  })

  test('without ADMIN_TOKEN the admin routes do not exist: 404', async () => {
    const bare = await startService({ service: () => ({ adminToken: null }) })
    try {
      const { paths } = (await (await service.fetch('/api/openapi.json')).json()) as { paths: Record<string, object> }
      const adminPaths = Object.keys(paths).filter((path) => path.startsWith('/api/admin'))
      assert.ok(adminPaths.length > 5)
      for (const path of adminPaths) {
        for (const method of ['GET', 'POST', 'PATCH', 'OPTIONS']) {
          const headers = { Authorization: `Bearer ${ADMIN_TOKEN}` }
          assert.equal((await bare.fetch(path.replace(/\{\w+\}/, '1'), { method, headers })).status, 404, path)
        }
      }
    } finally {
      await bare.close()
    }
  })

  test('OPTIONS * tells the methods of the whole service', async () => {
    const { status, headers, body } = await sendRaw(
      Number(new URL(service.url).port),
      'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    )
    assert.deepEqual([status, body], [204, ''])
    assert.equal(headers.get('allow'), 'DELETE, GET, HEAD, OPTIONS, PATCH, POST')
  })

  test('HTTP/1.0, an absolute address and an unknown expectation are served', async () => {
    for (const sent of [
      'GET /api/health HTTP/1.0\r\n\r\n',
      'GET http://elsewhere.example/api/stories HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      'GET /api/stories HTTP/1.1\r\nHost: x\r\nExpect: wonders\r\nConnection: close\r\n\r\n',
    ]) {
      assert.equal((await sendRaw(service.port, sent)).status, 200, sent)
    }
  })

  test('letters that an address must encode are named as what is wrong', async () => {
    for (const path of ['/api/stories?search=café', '/api/feeds/café/health']) {
      const { status, body } = await sendRaw(service.port, `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
      assert.equal(status, 400)
      assert.match((JSON.parse(body) as { detail: string }).detail, /must be percent-encoded/)
    }
    const { body } = await sendRaw(service.port, 'GET api/stories HTTP/1.1\r\nHost: x\r\n\r\n')
    assert.equal((JSON.parse(body) as { detail: string }).detail, 'The request is not well-formed HTTP')
  })

  test('what is no HTTP, or no request of ours, is answered in the same shape', async () => {
    const end = 'Host: x\r\nConnection: close\r\n\r\n'
    for (const [sent, status] of [
      ['nonsense\r\n\r\n', 400],
      ['GET /api/stories HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
      [`PROPFIND /api/stories HTTP/1.1\r\n${end}`, 405],
      [`QUERY /api/stories HTTP/1.1\r\n${end}`, 405],
      [`FOO /api/stories HTTP/1.1\r\n${end}`, 405],
      [`FOO http://x/api/stories?a=b HTTP/1.1\r\n${end}`, 405],
      [`FOO /api/nothing HTTP/1.1\r\n${end}`, 404],
      [`FOO api HTTP/1.1\r\n${end}`, 400],
      ['\u0016\u0003\u0001\u0002', 400],
      [`CONNECT elsewhere.example:443 HTTP/1.1\r\n${end}`, 405],
      [`GET * HTTP/1.1\r\n${end}`, 400],
      [`GET /api/stories/%zz HTTP/1.1\r\n${end}`, 400],
      [`GET /%e2%82 HTTP/1.1\r\n${end}`, 400],
      [`GET http:///api/stories HTTP/1.1\r\n${end}`, 400],
      [`GET /api/stories HTTP/1.1\r\nHost: y\r\n${end}`, 400],
      [`GET /api/stories HTTP/1.1\r\nhost: x\r\n${end}`, 400],
      [`POST /api/debrief HTTP/1.1\r\nTransfer-Encoding: chunked\r\n${end}zz\r\n\r\n`, 400],
      [`GET /api/stories?a\u0000b HTTP/1.1\r\n${end}`, 400],
      [`GET /api/stories HTTP/1.1\r\nX-Api-Key: a\u0001b\r\n${end}`, 400],
      [`GET /api/stories HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n${end}`, 400],
      [`GET /api/stories?${'x'.repeat(20_000)} HTTP/1.1\r\n${end}`, 431],
      [`GET /api/stories HTTP/1.1\r\nX-Long: ${'x'.repeat(20_000)}\r\n${end}`, 431],
    ] as const) {
      const { status: got, headers, body } = await sendRaw(service.port, sent)
      assert.equal(got, status, sent.slice(0, 60))
      assert.match(headers.get('content-type') ?? '', /^application\/json/)
      assert.deepEqual(Object.keys(JSON.parse(body)), ['detail'])
      if (status === 405) assert.ok(headers.has('allow'), sent)
      // Whatever was answered can be found in the log.
      const requestId = headers.get('x-request-id')
      const line = service.log.find((one) => one.requestId === requestId && one.msg === 'answered')
      assert.equal(line?.status, status, sent.slice(0, 60))
      assert.equal(line?.client, '127.0.0.1', sent.slice(0, 60))
    }
    // Once, and not as a request that was left, too.
    assert.deepEqual(
      service.log.filter(({ status }) => status === 499),
      [],
    )
  })

  test('a CONNECT leaves no connection behind, whatever is sent after it', async () => {
    for (const rest of ['', 'x'.repeat(200_000)]) {
      const ended = new Promise((resolve) => {
        service.app.server.once('connect', (_request, socket) => socket.once('close', resolve))
      })
      await sendRaw(service.port, `CONNECT elsewhere.example:443 HTTP/1.1\r\nHost: x\r\n\r\n${rest}`)
      await ended
    }
  })
})
