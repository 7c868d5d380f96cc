/** Decisions on API keys: request, review, collection, rotation, revocation; and on the routes that do it. */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, beforeEach, describe, test } from 'node:test'
import { createKeyAuthority } from '../../src/authorize/key-authority.ts'
import { createKeyDesk } from '../../src/authorize/key-desk.ts'
import {
  ADMIN_TOKEN,
  API_KEY,
  CLAIM_TOKENS,
  debriefCall,
  REVOKED_API_KEY,
  startService,
  type TestService,
} from './service.ts'

const HEADLINE = 'Council closes river bridge for repairs until spring'
const REQUEST = { name: 'Classroom', email: 'teacher@school.example', intended_use: 'Media lessons' }

describe('API keys', () => {
  let service: TestService
  before(async () => {
    service = await startService({ service: () => ({ trustedProxies: ['127.0.0.1'] }) })
  })
  after(() => service.close())
  beforeEach(() => service.clock.advance(25 * 3_600_000))

  async function send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) }
    const response = await service.fetch(path, init)
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as Record<string, string>,
    }
  }
  const admin = (method: string, path: string, body?: unknown) =>
    send(method, `/api/admin${path}`, body, { Authorization: `Bearer ${ADMIN_TOKEN}` })
  const claim = (requestId: string, token: string) =>
    send('GET', `/api/keys/requests/${requestId}`, undefined, { Authorization: `Bearer ${token}` })
  const works = async (key: string) =>
    (await service.fetch('/api/debrief', debriefCall({ headline: HEADLINE }, { 'X-API-Key': key }))).status === 200

  test('request, review, approve: the key is collected exactly once and works', async () => {
    const asked = await send('POST', '/api/keys/requests', REQUEST)
    assert.equal(asked.status, 202)
    assert.deepEqual(Object.keys(asked.body), ['request_id', 'status', 'claim_token', 'message'])
    const { request_id: id = '', claim_token: token = '' } = asked.body
    assert.equal(asked.headers.get('location'), `/api/keys/requests/${id}`)
    assert.equal((await claim(id, token)).body.status, 'pending')
    assert.equal((await admin('POST', `/keys/requests/${id}/approve`)).body.status, 'approved')
    const first = await claim(id, token)
    const { api_key: key = '' } = first.body
    assert.match(key, /^hd_/)
    assert.ok(await works(key))
    const second = await claim(id, token)
    assert.equal(second.body.status, 'approved')
    assert.equal('api_key' in second.body, false)
  })

  test('of many that collect at once, one gets the key', async () => {
    const { request_id: id = '', claim_token: token = '' } = (await send('POST', '/api/keys/requests', REQUEST)).body
    await admin('POST', `/keys/requests/${id}/approve`)
    const answers = await Promise.all(Array.from({ length: 8 }, () => claim(id, token)))
    assert.equal(answers.filter(({ body }) => 'api_key' in body).length, 1)
    assert.ok(answers.every(({ status }) => status === 200))
  })

  test('HEAD does not collect the key', async () => {
    const { request_id: id = '', claim_token: token = '' } = (await send('POST', '/api/keys/requests', REQUEST)).body
    await admin('POST', `/keys/requests/${id}/approve`)
    const headers = { Authorization: `Bearer ${token}` }
    assert.equal((await service.fetch(`/api/keys/requests/${id}`, { method: 'HEAD', headers })).status, 405)
    assert.ok('api_key' in (await claim(id, token)).body)
  })

  test('a rejected request says so and never gives a key; a decision stands', async () => {
    const { request_id: id = '', claim_token: token = '' } = (await send('POST', '/api/keys/requests', REQUEST)).body
    await admin('POST', `/keys/requests/${id}/reject`)
    assert.deepEqual(Object.keys((await claim(id, token)).body), ['request_id', 'status', 'message'])
    assert.equal((await admin('POST', `/keys/requests/${id}/approve`)).status, 409)
  })

  test('a claim token opens its own request only; a wrong or missing one is 401 with WWW-Authenticate', async () => {
    const id = '030303030303030303030303'
    for (const token of [CLAIM_TOKENS.approved, 'wrong', API_KEY]) {
      const { status, headers } = await claim(id, token)
      assert.deepEqual([status, headers.get('www-authenticate')], [401, 'Bearer'])
    }
    assert.equal((await send('GET', `/api/keys/requests/${id}`)).status, 401)
    assert.equal((await claim(id, CLAIM_TOKENS.pending)).status, 200)
    assert.equal((await claim('unknown', CLAIM_TOKENS.pending)).status, 404)
  })

  test('five requests a day from one address, then 429 with Retry-After', async () => {
    for (let i = 0; i < 5; i++) assert.equal((await send('POST', '/api/keys/requests', REQUEST)).status, 202)
    const refused = await send('POST', '/api/keys/requests', REQUEST)
    assert.equal(refused.status, 429)
    assert.equal(refused.headers.get('retry-after'), '86400')
    const elsewhere = await send('POST', '/api/keys/requests', REQUEST, { 'X-Forwarded-For': '203.0.113.9' })
    assert.equal(elsewhere.status, 202, 'behind a trusted proxy the caller counts, not the proxy')
    service.clock.advance(24 * 3_600_000 + 1)
    assert.equal((await send('POST', '/api/keys/requests', REQUEST)).status, 202)
  })

  test('fifty waiting requests of one network, then 429 that says so; others are still taken', async () => {
    const ask = (address: string) => send('POST', '/api/keys/requests', REQUEST, { 'X-Forwarded-For': address })
    const first = await ask('2001:db8:5::1')
    for (let subnet = 1; subnet < 50; subnet++) {
      assert.equal((await ask(`2001:db8:5:${subnet.toString(16)}::1`)).status, 202)
    }
    const refused = await ask('2001:db8:5:ffff::1')
    assert.equal(refused.status, 429)
    const detail = 'Too many key requests from this network are waiting: try again when some have been reviewed'
    assert.equal(refused.body.detail, detail)
    assert.equal(refused.headers.get('retry-after'), '86400')
    assert.equal((await ask('2001:db8:6::1')).status, 202)
    await admin('POST', `/keys/requests/${first.body.request_id}/reject`)
    assert.equal((await ask('2001:db8:5:ffff::1')).status, 202, 'a decision makes room')
  })

  test('more waiting requests than anybody reviews: 429 for everybody', async () => {
    const store: typeof service.store = {
      ...service.store,
      createKeyRequest: (request, limits) => service.store.createKeyRequest(request, { ...limits, pending: 1 }),
    }
    const desk = createKeyDesk({ store, clock: service.clock, randomBytes })
    const asked = { name: 'Late', email: 'late@school.example', intendedUse: 'Lessons', website: null }
    await assert.rejects(desk.requestKey(asked, '198.51.100.4'), { code: 'rate_limited' })
  })

  test('fields of a request are checked: 422 naming the field', async () => {
    for (const [change, detail] of [
      [{ name: '  ' }, 'name: must be 1 to 100 characters'],
      [{ name: 'x'.repeat(101) }, 'name: must be 1 to 100 characters'],
      [{ name: 5 }, 'name: must be a string'],
      [{ email: 'nobody' }, 'email: must be an e-mail address'],
      [{ email: 'a b@c.example' }, 'email: must be an e-mail address'],
      [{ intended_use: '' }, 'intended_use: must be 1 to 2000 characters'],
      [{ website: 'javascript:alert(1)' }, 'website: must be an http or https address'],
      [{ name: 'a\u0000b' }, 'name: must not hold a NUL character'],
    ] as const) {
      const { status, body } = await send('POST', '/api/keys/requests', { ...REQUEST, ...change })
      assert.deepEqual([status, body.detail], [422, detail])
    }
    assert.equal((await send('POST', '/api/keys/requests', 'text')).status, 422)
    const { status } = await send('POST', '/api/keys/requests', { ...REQUEST, website: null })
    assert.equal(status, 202, 'null for an optional field is absent')
  })

  test('rotation: the old key works for the grace, the new one at once', async () => {
    const { id, key: oldKey = '' } = (await admin('POST', '/keys', { name: 'Rotating' })).body
    const rotated = await admin('POST', `/keys/${id}/rotate`, { grace_hours: 2 })
    assert.equal(rotated.status, 200)
    const { key: newKey = '', name } = rotated.body
    assert.equal(name, 'Rotating')
    assert.deepEqual([await works(oldKey), await works(newKey)], [true, true])
    service.clock.advance(2 * 3_600_000 - 1)
    assert.equal(await works(oldKey), true)
    service.clock.advance(1)
    assert.deepEqual([await works(oldKey), await works(newKey)], [false, true])
    assert.equal((await admin('POST', `/keys/${id}/rotate`)).status, 409)
  })

  test('rotation without grace ends the old key at once; the grace is 0 to 720 whole hours', async () => {
    const { id, key = '' } = (await admin('POST', '/keys', { name: 'Leaked' })).body
    for (const grace_hours of [-1, 721, 1.5, '2']) {
      assert.equal((await admin('POST', `/keys/${id}/rotate`, { grace_hours })).status, 422)
    }
    assert.equal((await admin('POST', `/keys/${id}/rotate`)).status, 200)
    assert.equal(await works(key), false)
  })

  test('a revoked key is refused from the next call on, and revoking ends a grace', async () => {
    const { id, key = '' } = (await admin('POST', '/keys', { name: 'Short' })).body
    await admin('POST', `/keys/${id}/rotate`, { grace_hours: 720 })
    assert.equal(await works(key), true)
    assert.equal((await admin('POST', `/keys/${id}/revoke`)).status, 200)
    assert.equal(await works(key), false)
    assert.equal((await admin('POST', '/keys/404/revoke')).status, 404)
    assert.equal((await admin('POST', '/keys/abc/revoke')).status, 422)
  })

  test('keys are listed by their first ten characters; neither key nor hash is shown', async () => {
    const { keys } = (await admin('GET', '/keys')).body as unknown as { keys: { prefix: string }[] }
    assert.equal(keys[0]?.prefix, API_KEY.slice(0, 10))
    const text = JSON.stringify(keys)
    assert.equal(text.includes(API_KEY) || text.includes(REVOKED_API_KEY), false)
    assert.deepEqual(Object.keys(keys[0] ?? {}), [
      'id',
      'name',
      'prefix',
      'created_at',
      'revoked_at',
      'last_used_at',
      'replaced_by_id',
    ])
  })

  test('last_used_at is written once a minute, beside the call', async () => {
    const used = async () => {
      const { keys } = (await admin('GET', '/keys')).body as unknown as { keys: { last_used_at: string | null }[] }
      return keys[0]?.last_used_at
    }
    const until = async (time: string) => {
      for (let turn = 0; turn < 1_000 && (await used()) !== time; turn++)
        await new Promise((resolve) => setImmediate(resolve))
      assert.equal(await used(), time)
    }
    const timestamp = () => `${service.clock.now().toISOString().slice(0, 19)}Z`
    await works(API_KEY)
    const first = timestamp()
    await until(first)
    service.clock.advance(59_000)
    await works(API_KEY)
    assert.equal(await used(), first)
    service.clock.advance(2_000)
    await works(API_KEY)
    await until(timestamp())
  })

  test('a store that cannot write "last used" costs the call nothing and is told of', async () => {
    const failures: unknown[] = []
    const store = { ...service.store, touchApiKey: () => Promise.reject(new Error('disk full')) }
    const authority = createKeyAuthority({
      store,
      clock: service.clock,
      onTouchFailed: (error) => failures.push(error),
    })
    assert.equal((await authority.authenticate(API_KEY)).id, 1)
    await new Promise((resolve) => setImmediate(resolve))
    assert.equal(failures.length, 1)
  })

  test('what has no form of a key is refused without asking the store', async () => {
    let asked = 0
    const store = {
      ...service.store,
      findApiKey: async () => {
        asked += 1
        return null
      },
    }
    const authority = createKeyAuthority({ store, clock: service.clock })
    const forged = API_KEY.slice(0, -1) + (API_KEY.endsWith('0') ? '1' : '0')
    for (const key of ['wrong', forged, 'x'.repeat(100_000)]) {
      await assert.rejects(authority.authenticate(key), { code: 'unauthorized' })
    }
    assert.equal(asked, 0)
    await assert.rejects(authority.authenticate(API_KEY), { code: 'unauthorized' })
    assert.equal(asked, 1)
  })

  test('admin routes ask for the admin token: 401 with WWW-Authenticate, before anything else is looked at', async () => {
    for (const headers of [
      {},
      { Authorization: 'Bearer wrong' },
      { Authorization: ADMIN_TOKEN },
      { 'X-API-Key': ADMIN_TOKEN },
    ]) {
      for (const [method, path] of [
        ['GET', '/api/admin/keys'],
        ['POST', '/api/admin/keys'],
        ['POST', '/api/admin/keys/abc/revoke'],
        ['PATCH', '/api/admin/feeds/x'],
      ] as const) {
        const answer = await send(method, path, method === 'GET' ? undefined : { bad: true }, headers)
        assert.deepEqual([answer.status, answer.headers.get('www-authenticate')], [401, 'Bearer'], path)
      }
    }
  })

  test('a feed source can be added, changed and disabled; what it publishes shows at once', async () => {
    const added = await admin('POST', '/feeds', { name: 'Lighthouse Post', rss_url: 'https://lighthouse.example/rss' })
    assert.equal(added.status, 201)
    assert.equal(added.body.slug, 'lighthouse-post')
    assert.equal(
      (await admin('PATCH', '/feeds/lighthouse-post', { name: 'The Lighthouse Post', category: 'business' })).body.name,
      'The Lighthouse Post',
    )
    for (const slug of ['', ' ', null]) {
      assert.equal((await admin('PATCH', '/feeds/lighthouse-post', { slug })).body.slug, 'lighthouse-post')
    }
    assert.equal((await admin('POST', '/feeds/Lighthouse-Post/disable')).status, 200)
    const { feeds } = (await (await service.fetch('/api/feeds')).json()) as { feeds: Record<string, unknown>[] }
    const { id: _id, ...lighthouse } = feeds.at(-1) ?? {}
    assert.deepEqual(lighthouse, {
      name: 'The Lighthouse Post',
      slug: 'lighthouse-post',
      rss_url: 'https://lighthouse.example/rss',
      bias_label: 'unrated',
      category: 'business',
      is_active: false,
    })
  })
})
