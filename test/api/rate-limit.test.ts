/** The rate limit of POST /api/debrief: exact, sliding, told in headers. */
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach, describe, test } from 'node:test'
import fc from 'fast-check'
import { createKeyAuthority } from '../../src/authorize/key-authority.ts'
import type { ApiKey } from '../../src/domain/api-key.ts'
import { openStore } from '../../src/store/open.ts'
import { API_KEY, debriefCall, startService, type TestService } from './service.ts'

const HEADLINE = 'Council closes river bridge for repairs until spring'

describe('rate limit', () => {
  let service: TestService
  before(async () => {
    service = await startService()
  })
  after(() => service.close())
  beforeEach(() => service.clock.advance(120_000))

  const call = (body: unknown = { headline: HEADLINE }, headers?: Record<string, string>) =>
    service.fetch('/api/debrief', debriefCall(body, headers))

  async function use(calls: number): Promise<void> {
    for (let i = 0; i < calls; i++) await service.store.admitCall('api-key:1', 200, 60_000, service.clock.now())
  }

  test('200 calls in 60 seconds pass, the 201st is 429 and says so, with Retry-After', async () => {
    await use(199)
    assert.equal((await call()).status, 200)
    const refused = await call()
    assert.equal(refused.status, 429)
    const { detail } = (await refused.json()) as { detail: string }
    assert.match(detail, /200 requests per minute/)
    assert.match(detail, /try again shortly/)
    assert.equal(refused.headers.get('retry-after'), '60')
  })

  test('every authenticated answer carries the headers, whatever its status', async () => {
    const now = service.clock.now().getTime() / 1000
    const answers = [await call(), await call({}), await call(['no object'])]
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 422, 422],
    )
    for (const [index, { headers }] of answers.entries()) {
      const remaining = 199 - index
      assert.equal(headers.get('ratelimit-policy'), '"debrief";q=200;w=60')
      assert.equal(headers.get('ratelimit'), `"debrief";r=${remaining};t=60`)
      assert.equal(headers.get('x-ratelimit-limit'), '200')
      assert.equal(headers.get('x-ratelimit-remaining'), String(remaining))
      assert.equal(headers.get('x-ratelimit-reset'), String(now + 60))
    }
    await use(200)
    const refused = await call()
    assert.equal(refused.headers.get('ratelimit'), '"debrief";r=0;t=60')
    assert.equal(refused.headers.get('x-ratelimit-remaining'), '0')
  })

  test('401s do not count and carry no rate headers; 422s count', async () => {
    for (const headers of [{}, { 'X-API-Key': 'wrong' }]) {
      const refused = await call({ headline: HEADLINE }, headers)
      assert.equal(refused.status, 401)
      assert.equal(refused.headers.get('ratelimit'), null)
    }
    await call({})
    assert.equal((await call()).headers.get('x-ratelimit-remaining'), '198')
  })

  test('429 goes before 422', async () => {
    await use(200)
    assert.equal((await call({})).status, 429)
    assert.equal((await call('no object')).status, 429)
  })

  test('t and Retry-After are the whole seconds until the oldest call leaves, Retry-After at least 1', async () => {
    await use(1)
    service.clock.advance(20_000)
    await use(199)
    const atFirst = await call()
    assert.equal(atFirst.headers.get('ratelimit'), '"debrief";r=0;t=40')
    assert.equal(atFirst.headers.get('retry-after'), '40')
    assert.equal(atFirst.headers.get('x-ratelimit-reset'), String(service.clock.now().getTime() / 1000 + 40))
    service.clock.advance(39_990)
    assert.equal((await call()).headers.get('retry-after'), '1')
  })

  test('the window slides: a call that leaves it makes room for exactly one', async () => {
    await use(1)
    service.clock.advance(1_000)
    await use(199)
    assert.equal((await call()).status, 429)
    service.clock.advance(59_000)
    assert.equal((await call()).status, 200)
    assert.equal((await call()).status, 429)
    service.clock.advance(1_000)
    assert.equal((await call()).headers.get('x-ratelimit-remaining'), '198')
  })

  test('each key has a window of its own', async () => {
    await use(200)
    const made = await service.fetch('/api/admin/keys', {
      method: 'POST',
      headers: { Authorization: 'Bearer <ADMIN_TOKEN>' },
      body: '{"name":"Other"}',
    })
    const { key } = (await made.json()) as { key: string }
    assert.equal((await call({ headline: HEADLINE }, { 'X-API-Key': key })).status, 200)
    assert.equal((await call({ headline: HEADLINE }, { 'X-API-Key': API_KEY })).status, 429)
  })

  test('200 calls at once: of 230 in flight together exactly 200 are admitted', async () => {
    const statuses = await Promise.all(Array.from({ length: 230 }, async () => (await call()).status))
    assert.equal(statuses.filter((status) => status === 200).length, 200)
    assert.equal(statuses.filter((status) => status === 429).length, 30)
  })

  test('the window survives a restart', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'debrief-restart-'))
    const open = () => openStore({ databaseUrl: null, dataDir, clock: service.clock })
    const key = { id: 1 } as ApiKey
    try {
      let store = await open()
      await store.migrate()
      for (let i = 0; i < 200; i++) await createKeyAuthority({ store, clock: service.clock }).admit(key)
      await store.close()
      store = await open()
      assert.equal((await createKeyAuthority({ store, clock: service.clock }).admit(key)).isAdmitted, false)
      await store.close()
    } finally {
      rmSync(dataDir, { recursive: true })
    }
  })

  test('in no 60 seconds are more than 200 calls admitted, and none is refused without need', async () => {
    let nextKey = 1_000
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 1, max: 90 })), { maxLength: 14 }),
        async (bursts) => {
          const clock = { time: 0, now: () => new Date(1_800_000_000_000 + clock.time) }
          const authority = createKeyAuthority({ store: service.store, clock })
          const key = { id: nextKey++ } as ApiKey
          const admitted: number[] = []
          for (const [pauseMs, calls] of bursts) {
            clock.time += pauseMs
            for (let i = 0; i < calls; i++) {
              const counted = admitted.filter((time) => time > clock.time - 60_000).length
              const { isAdmitted, remaining } = await authority.admit(key)
              assert.equal(isAdmitted, counted < 200)
              if (isAdmitted) admitted.push(clock.time)
              assert.equal(remaining, Math.max(0, 200 - counted - (isAdmitted ? 1 : 0)))
            }
          }
        },
      ),
      { numRuns: 12 },
    )
  })
})
