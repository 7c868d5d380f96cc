/** Decision 0100: whose word counts about where a request came from. */
import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { EVENT_STREAM_LIMITS } from '../../src/http/event-streams.ts'
import { EventReader } from './event-reader.ts'
import { startService, type TestService } from './service.ts'

const REQUEST = JSON.stringify({ name: 'Classroom', email: 'teacher@school.example', intended_use: 'Media lessons' })
/** Of one address in a day. */
const REQUESTS_A_DAY = 5

function startBehind(trustedProxies: string[]): Promise<TestService> {
  const eventStreamLimits = { ...EVENT_STREAM_LIMITS, listenersPerAddress: 1 }
  return startService({ service: () => ({ trustedProxies, eventStreamLimits }) })
}

async function requestKey(service: TestService, forwardedFor: string): Promise<number> {
  const headers = { 'X-Forwarded-For': forwardedFor }
  return (await service.fetch('/api/keys/requests', { method: 'POST', body: REQUEST, headers })).status
}

/** Asks for keys until one is refused, under ever another address. @returns how many were taken */
async function takenUnder(service: TestService, forwardedFor: (attempt: number) => string): Promise<number> {
  for (let attempt = 1; attempt <= REQUESTS_A_DAY + 3; attempt++) {
    if ((await requestKey(service, forwardedFor(attempt))) === 429) return attempt - 1
  }
  return Number.POSITIVE_INFINITY
}

describe('without a trusted proxy', () => {
  let service: TestService
  before(async () => {
    service = await startBehind([])
  })
  after(() => service.close())

  test('nobody gets another turn by claiming another address', async () => {
    assert.equal(await takenUnder(service, (attempt) => `203.0.113.${attempt}`), REQUESTS_A_DAY)
  })

  test('nobody gets another event stream by claiming another address', async () => {
    const first = await EventReader.open(service.url)
    const second = await service.fetch('/api/events', { headers: { 'X-Forwarded-For': '203.0.113.1' } })
    assert.equal(second.status, 503)
    first.close()
  })

  test('a claimed host or protocol names no feed', async () => {
    const headers = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'elsewhere.example' }
    const feed = (await (await service.fetch('/feeds/stories.json', { headers })).json()) as { feed_url: string }
    assert.equal(feed.feed_url, `${service.url}/feeds/stories.json`)
  })

  test('the log names who connected', async () => {
    await service.fetch('/api/feeds?logged', { headers: { 'X-Forwarded-For': '203.0.113.1' } })
    await service.fetch('/livez', { headers: { 'X-Forwarded-For': '203.0.113.1' } })
    const line = service.log.findLast(({ path }) => path === '/livez')
    assert.equal(line?.client, '127.0.0.1')
  })
})

describe('behind trusted proxies', () => {
  let service: TestService
  before(async () => {
    service = await startBehind(['127.0.0.1', '10.0.0.0/8'])
  })
  after(() => service.close())
  beforeEach(() => service.clock.advance(25 * 3_600_000))

  test('every caller has turns of its own', async () => {
    assert.equal(await takenUnder(service, () => '203.0.113.9'), REQUESTS_A_DAY)
    assert.equal(await requestKey(service, '203.0.113.10'), 202)
  })

  test('what a caller wrote before the proxy added its address counts for nothing', async () => {
    assert.equal(await takenUnder(service, (attempt) => `198.51.100.${attempt}, 203.0.113.9`), REQUESTS_A_DAY)
  })

  test('a chain is read from the near end up to the first that is not trusted', async () => {
    assert.equal(await takenUnder(service, (attempt) => `1.1.1.${attempt}, 203.0.113.9, 10.1.2.3`), REQUESTS_A_DAY)
    assert.equal(await requestKey(service, '1.1.1.1, 203.0.113.10, 10.1.2.3'), 202)
  })

  test('a caller that claims to be a proxy gains nothing', async () => {
    assert.equal(await takenUnder(service, (attempt) => `10.0.0.${attempt}, 203.0.113.9`), REQUESTS_A_DAY)
  })

  test('the addresses of one IPv6 network count as one caller', async () => {
    assert.equal(await takenUnder(service, (attempt) => `2001:db8:1:2::${attempt}`), REQUESTS_A_DAY)
  })

  test('what is no address counts as one caller', async () => {
    assert.equal(await takenUnder(service, (attempt) => `hidden-${attempt}`), REQUESTS_A_DAY)
  })

  test('event streams are counted, and requests logged, by the address that the proxy names', async () => {
    const first = await service.fetch('/api/events', { headers: { 'X-Forwarded-For': '203.0.113.1' } })
    const second = await service.fetch('/api/events', { headers: { 'X-Forwarded-For': '203.0.113.2' } })
    const third = await service.fetch('/api/events', { headers: { 'X-Forwarded-For': '9.9.9.9, 203.0.113.2' } })
    assert.deepEqual([first.status, second.status, third.status], [200, 200, 503])
    await Promise.all([first.body?.cancel(), second.body?.cancel()])
    await service.fetch('/livez', { headers: { 'X-Forwarded-For': '203.0.113.7' } })
    assert.equal(service.log.findLast(({ path }) => path === '/livez')?.client, '203.0.113.7')
  })

  test('a refused address is logged as it came, by the address that the proxy names', async () => {
    await service.fetch('/api/stories/%zz?search=secret', { headers: { 'X-Forwarded-For': '203.0.113.7' } })
    const line = service.log.findLast(({ path }) => path === '/api/stories/%zz')
    assert.deepEqual([line?.client, line?.status, line?.route], ['203.0.113.7', 400, '/api/stories/:story_group_id'])
  })
})
