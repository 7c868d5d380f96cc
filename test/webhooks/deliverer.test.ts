/** Delivery to webhooks: over a real store and a real receiver that fails in every way it can. */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { afterEach, before, beforeEach, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock } from '../../src/domain/clock.ts'
import { MOST_WEBHOOKS } from '../../src/domain/webhook.ts'
import { createGuardedAgent, type GuardedAgent } from '../../src/feeds/fetch-connect.ts'
import { describeFailure } from '../../src/feeds/fetch-failure.ts'
import { presentHappening } from '../../src/http/wire/event.ts'
import { MOST_FAILURES, MOST_TRIES } from '../../src/webhooks/backoff.ts'
import { createDeliverer, type Deliverer } from '../../src/webhooks/deliverer.ts'
import { createWebhookDesk } from '../../src/webhooks/desk.ts'
import { onEachBackend, useStore } from '../store/backends.ts'
import { Publisher, sourceDraft } from '../store/publisher.ts'
import { ACCEPT, type Receiver, startReceiver } from './receiver.ts'

const HOUR = 3_600_000

onEachBackend('webhooks', (backend) => {
  const fixture = useStore(backend)
  const agents: GuardedAgent[] = []
  let publisher: Publisher
  let receiver: Receiver
  let deliverer: Deliverer
  let clock: Clock & { offset: number }
  let stories = 0

  const route = (allowPrivate = true) => {
    const agent = createGuardedAgent({ policy: { allowPrivate }, connectMs: 500, headerBytes: 16_384 })
    agents.push(agent)
    return { policy: agent.policy, dispatcher: agent.dispatcher, describeFailure }
  }
  const makeDeliverer = (more: { store?: typeof fixture.store; allowPrivate?: boolean; attemptMs?: number } = {}) =>
    createDeliverer({
      store: more.store ?? fixture.store,
      clock,
      random: () => 0.5,
      route: route(more.allowPrivate),
      present: presentHappening,
      userAgent: 'Debrief/test',
      reportFailure: (error) => assert.fail(error as Error),
      pollMs: 10,
      attemptMs: more.attemptMs ?? 300,
    })
  const makeDesk = (allowPrivate = true) =>
    createWebhookDesk({
      store: fixture.store,
      clock,
      randomBytes,
      policy: { allowPrivate },
      openRoute: async () => route(allowPrivate),
      userAgent: 'Debrief/test',
      attemptMs: 300,
    })

  before(async () => {
    await fixture.store.saveFeedSources([sourceDraft('daily')])
    publisher = new Publisher(fixture.store, fixture.clock)
  })
  beforeEach(async () => {
    // Real time, since signatures are judged by it, moved on by the test.
    clock = { offset: 0, now: () => new Date(Date.now() + clock.offset) }
    receiver = await startReceiver()
    deliverer = makeDeliverer()
  })
  afterEach(async () => {
    await deliverer.close()
    for (const webhook of await fixture.store.listWebhooks()) await fixture.store.removeWebhook(webhook.id)
    await receiver.close()
    for (const agent of agents.splice(0)) await agent.destroy()
  })

  async function addWebhook(events: string[] = []): Promise<number> {
    const { webhook, secret } = await makeDesk().add({ name: 'Newsroom', url: receiver.url, events })
    receiver.secret = secret
    return webhook.id
  }
  /** A run with one new story per name. */
  async function publish(...titles: string[]): Promise<number[]> {
    const groups = titles.map((title) => ({ group: `${title} ${++stories}`, title }))
    await publisher.publish('daily', groups)
    await publisher.end()
    return groups.map(({ group }) => publisher.groupId(group))
  }
  const stateOf = async (id: number) => (await fixture.store.listWebhooks()).find((webhook) => webhook.id === id)!

  test('are never more than there may be, however many are added at once', async () => {
    const added = await Promise.allSettled(Array.from({ length: MOST_WEBHOOKS + 5 }, () => addWebhook()))
    for (const one of added) if (one.status === 'rejected') assert.equal(one.reason.code, 'conflict')
    assert.equal((await fixture.store.listWebhooks()).length, MOST_WEBHOOKS)
  })

  test('are told of everything in order, signed, once', async () => {
    const id = await addWebhook()
    const [first, second] = await publish('Bridge', 'Bread')
    await deliverer.work()
    assert.deepEqual(
      receiver.received.map(({ body }) => [body.type, body.data.story_group_id ?? body.data.outcome]),
      [
        ['story.created', first],
        ['story.created', second],
        ['ingestion.completed', 'completed'],
      ],
    )
    assert.ok(receiver.received.every(({ isSigned }) => isSigned))
    assert.equal(new Set(receiver.received.map((message) => message.id)).size, 3)
    const [message] = receiver.received
    assert.equal(message?.path, '/hook?from=debrief')
    assert.equal(message?.headers['user-agent'], 'Debrief/test')
    assert.match(message?.body.timestamp ?? '', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
    await deliverer.work()
    assert.equal(receiver.received.length, 3)
    const { waiting, failuresInARow, lastError, lastDeliveredAt } = await stateOf(id)
    assert.deepEqual([waiting, failuresInARow, lastError, lastDeliveredAt !== null], [0, 0, null, true])
  })

  test('are told only of what they asked for', async () => {
    await addWebhook(['ingestion.completed'])
    await publish('Ferry')
    await deliverer.work()
    assert.deepEqual(
      receiver.received.map(({ body }) => body.type),
      ['ingestion.completed'],
    )
  })

  test('a message that failed comes again later, the same, and the webhook rests meanwhile', async () => {
    const id = await addWebhook(['story.created'])
    await publish('One', 'Two')
    receiver.behave = (response, count) => response.writeHead(count === 1 ? 500 : 200).end()
    await deliverer.work()
    assert.equal(receiver.received.length, 1)
    const failed = await stateOf(id)
    assert.deepEqual([failed.waiting, failed.failuresInARow, failed.lastError], [2, 1, 'the receiver answered 500'])
    clock.offset += 4_900
    await deliverer.work()
    assert.equal(receiver.received.length, 1)
    clock.offset += 200
    await deliverer.work()
    const [first, again, second] = receiver.received
    assert.equal(again?.id, first?.id)
    assert.deepEqual(again?.body, first?.body)
    assert.notEqual(second?.id, first?.id)
    assert.ok(again?.isSigned)
    assert.deepEqual([(await stateOf(id)).failuresInARow, (await stateOf(id)).waiting], [0, 0])
  })

  test('what waits for a webhook is sent at once when it is switched on after its receiver was mended', async () => {
    const id = await addWebhook(['story.created'])
    const told = await publish('Five', 'Six')
    receiver.behave = (response) => response.writeHead(500).end()
    for (let tries = 0; tries < 5; tries++, clock.offset += HOUR) await deliverer.work()
    receiver.behave = ACCEPT
    receiver.received.length = 0
    clock.offset -= HOUR
    await deliverer.work()
    assert.equal(receiver.received.length, 0)
    await makeDesk().switch(id, true)
    await deliverer.work()
    assert.deepEqual(
      receiver.received.map(({ body }) => body.data.story_group_id),
      told,
    )
  })

  test('a receiver that is slow keeps no other one waiting, whatever comes while it is sent to', async () => {
    await addWebhook(['story.created'])
    const slow = receiver
    let release = () => undefined as unknown
    slow.behave = (response) => {
      release = () => response.writeHead(204).end()
    }
    const working = makeDeliverer({ attemptMs: 20_000 })
    await publish('Long', 'Queue')
    working.start()
    while (slow.received.length === 0) await sleep(5)
    const quick = await startReceiver()
    await makeDesk().add({ name: 'Desk', url: quick.url, events: ['story.created'] })
    await publish('Later')
    while (quick.received.length === 0) await sleep(5)
    assert.equal(slow.received.length, 1)
    release()
    while (slow.received.length === 1) await sleep(5)
    await working.close()
    await quick.close()
  })

  test('a receiver that asks for rest gets it', async () => {
    await addWebhook(['story.created'])
    await publish('Rest')
    receiver.behave = (response, count) =>
      count === 1 ? response.writeHead(429, { 'Retry-After': '600' }).end() : ACCEPT(response, count)
    await deliverer.work()
    clock.offset += 590_000
    await deliverer.work()
    assert.equal(receiver.received.length, 1)
    clock.offset += 11_000
    await deliverer.work()
    assert.equal(receiver.received.length, 2)
  })

  test('410 switches a webhook off, and nothing waits for it any more', async () => {
    const id = await addWebhook()
    await publish('Gone', 'Too')
    receiver.behave = (response) => response.writeHead(410).end()
    await deliverer.work()
    await publish('Later')
    await deliverer.work()
    assert.equal(receiver.received.length, 1)
    const { offReason, waiting, lastError } = await stateOf(id)
    assert.deepEqual([offReason, waiting, lastError], ['gone', 0, 'the receiver answered 410'])
    receiver.behave = ACCEPT
    await makeDesk().switch(id, true)
    await publish('Back')
    await deliverer.work()
    assert.equal(receiver.received.length, 3)
  })

  test('a message that is never taken is given up on, and the webhook goes on', async () => {
    const id = await addWebhook(['story.created'])
    const [poison, good] = await publish('Poison', 'Good')
    receiver.behave = (response) =>
      response.writeHead(receiver.received.at(-1)?.body.data.story_group_id === poison ? 400 : 200).end()
    for (let round = 0; round <= MOST_TRIES; round++) {
      await deliverer.work()
      clock.offset += 7 * HOUR
    }
    const tries = receiver.received.filter(({ body }) => body.data.story_group_id === poison)
    assert.equal(tries.length, MOST_TRIES)
    assert.ok(receiver.received.some(({ body }) => body.data.story_group_id === good))
    const { dropped, waiting, offReason } = await stateOf(id)
    assert.deepEqual([dropped, waiting, offReason], [1, 0, null])
  })

  test('a receiver that fails for days is switched off', async () => {
    const id = await addWebhook(['story.created'])
    receiver.behave = (response) => response.writeHead(503).end()
    for (let round = 0; round < MOST_FAILURES + 5; round++) {
      await publish('Again')
      await deliverer.work()
      clock.offset += 8 * HOUR
    }
    assert.equal(receiver.received.length, MOST_FAILURES)
    const { offReason, lastError } = await stateOf(id)
    assert.deepEqual([offReason, lastError], ['failing', 'the receiver answered 503'])
  })

  for (const [status, isOn, offReason] of [
    [503, true, null],
    [410, true, null],
    [410, false, 'operator'],
  ] as const) {
    test(`switched ${isOn ? 'on' : 'off'} while its last attempt is under way, it stays so, though that ends with ${status}`, async () => {
      const id = await addWebhook(['story.created'])
      await publish('Last')
      receiver.behave = (response) => response.writeHead(503).end()
      for (let round = 0; round < MOST_FAILURES - 1; round++) {
        await publish('Again')
        await deliverer.work()
        clock.offset += 8 * HOUR
      }
      let release: () => unknown = () => assert.fail('nothing was sent')
      const { promise: sent, resolve } = Promise.withResolvers<void>()
      receiver.behave = (response) => {
        release = () => response.writeHead(status).end()
        resolve()
      }
      const patient = makeDeliverer({ attemptMs: 20_000 })
      const working = patient.work()
      await sent
      await makeDesk().switch(id, isOn)
      receiver.behave = ACCEPT
      release()
      await working
      await patient.close()
      assert.equal((await stateOf(id)).offReason, offReason)
      await deliverer.work()
      assert.deepEqual([(await stateOf(id)).waiting, (await stateOf(id)).offReason], [0, offReason])
    })
  }

  const SILENT: Receiver['behave'] = () => undefined
  const FAULTS: [name: string, behave: Receiver['behave'], reason: RegExp][] = [
    ['does not answer', SILENT, /did not answer within 0\.3 seconds/],
    ['breaks off', (response) => response.destroy(), /broken off/],
    ['answers with a redirect', (response) => response.writeHead(302, { Location: '/other' }).end(), /answered 302/],
    ['answers with no HTTP', (response) => response.socket?.end('what?\r\n\r\n'), /not valid HTTP/],
    [
      'answers with endless headers',
      (response) => response.writeHead(200, { 'X-Long': 'x'.repeat(30_000) }).end(),
      /headers of the answer are too large/,
    ],
  ]
  for (const [name, behave, reason] of FAULTS) {
    test(`a receiver that ${name} has failed, and is tried again`, async () => {
      const id = await addWebhook(['story.created'])
      await publish('Fault')
      receiver.behave = behave
      // Only who never answers is waited for: on a busy machine the others may be late.
      const waiting = behave === SILENT ? deliverer : makeDeliverer({ attemptMs: 20_000 })
      await waiting.work()
      if (waiting !== deliverer) await waiting.close()
      assert.match((await stateOf(id)).lastError ?? '', reason)
      receiver.behave = ACCEPT
      clock.offset += 10_000
      await deliverer.work()
      assert.equal((await stateOf(id)).waiting, 0)
      assert.ok(receiver.received.every(({ path }) => path.startsWith('/hook')))
    })
  }

  test('an answer without end is cut off, and what it said first counts', async () => {
    const id = await addWebhook(['story.created'])
    await publish('Endless')
    receiver.behave = (response) => {
      response.writeHead(200)
      const pour = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
      }
      response.on('drain', pour).on('error', () => undefined)
      pour()
    }
    // What cuts it off is the amount: the deadline stays out of the way of a busy machine.
    const patient = makeDeliverer({ attemptMs: 20_000 })
    await patient.work()
    assert.deepEqual([(await stateOf(id)).waiting, (await stateOf(id)).lastError], [0, null])
    await patient.close()
  })

  test('an address that turns out not to be public is never connected to', async () => {
    const id = await addWebhook(['story.created'])
    await publish('Inside')
    const strict = makeDeliverer({ allowPrivate: false })
    await strict.work()
    assert.equal(receiver.received.length, 0)
    assert.match((await stateOf(id)).lastError ?? '', /refused: the host has a loopback address/)
    await strict.close()
  })

  test('two processes send each message once between them', async () => {
    await addWebhook(['story.created'])
    await publish(...Array.from({ length: 20 }, (_, index) => `Shared ${index}`))
    const other = makeDeliverer({ store: await fixture.openAnother() })
    await Promise.all([deliverer.work(), other.work(), deliverer.work()])
    assert.equal(receiver.received.length, 20)
    assert.equal(new Set(receiver.received.map(({ id }) => id)).size, 20)
    await other.close()
  })

  test('a message whose process died is sent again by another once its lease is over', async () => {
    const id = await addWebhook(['story.created'])
    await publish('Orphan')
    const now = clock.now()
    const lease = await fixture.store.leaseDelivery(id, now, new Date(now.getTime() + 60_000))
    assert.ok(lease !== null)
    await deliverer.work()
    assert.equal(receiver.received.length, 0)
    clock.offset += 61_000
    await deliverer.work()
    assert.equal(receiver.received.length, 1)
    // The dead one comes back to life and says that it failed: nobody listens.
    const late = { reason: 'late', retryAt: clock.now(), pausedUntil: clock.now(), mostFailures: 1 }
    await fixture.store.settleDelivery(lease, { kind: 'failed', ...late }, clock.now())
    assert.deepEqual([(await stateOf(id)).lastError, (await stateOf(id)).waiting], [null, 0])
  })

  test('a message waits for no clock that has been set back: neither a new one nor a webhook that rests', async () => {
    const id = await addWebhook(['story.created'])
    receiver.behave = (response, count) => response.writeHead(count === 1 ? 500 : 200).end()
    await publish('Failed in the future')
    await deliverer.work()
    assert.equal((await stateOf(id)).failuresInARow, 1)
    clock.offset -= 30 * 24 * HOUR
    await deliverer.work()
    assert.equal((await stateOf(id)).waiting, 0)
    await publish('Ahead by an hour')
    clock.offset = fixture.clock.now().getTime() - HOUR - Date.now()
    await deliverer.work()
    assert.equal((await stateOf(id)).waiting, 0)
  })

  test('closing gives back what is on its way, uncounted', async () => {
    const id = await addWebhook(['story.created'])
    await publish('Closing')
    receiver.behave = () => undefined
    const working = deliverer.work()
    while (receiver.received.length === 0) await sleep(5)
    await deliverer.close()
    await working
    assert.deepEqual([(await stateOf(id)).waiting, (await stateOf(id)).failuresInARow], [1, 0])
    receiver.behave = ACCEPT
    const next = makeDeliverer()
    await next.work()
    assert.equal((await stateOf(id)).waiting, 0)
    await next.close()
  })

  test('started, it finds what is due by itself', async () => {
    await addWebhook(['ingestion.completed'])
    deliverer.start()
    await publish('By itself')
    while (receiver.received.length === 0) await sleep(5)
    assert.ok(receiver.received[0]?.isSigned)
  })

  test('a test message is sent at once and says what came of it', async () => {
    const id = await addWebhook()
    const desk = makeDesk()
    const good = await desk.test(id)
    assert.deepEqual([good.isDelivered, good.status, good.reason], [true, 204, null])
    assert.equal(receiver.received[0]?.body.type, 'webhook.test')
    assert.ok(receiver.received[0]?.isSigned)
    receiver.behave = (response) => response.writeHead(500).end()
    const bad = await desk.test(id)
    assert.deepEqual([bad.isDelivered, bad.status, bad.reason], [false, 500, 'the receiver answered 500'])
    assert.equal((await stateOf(id)).failuresInARow, 0)
    await assert.rejects(desk.test(id + 1), { code: 'not_found' })
  })
})

describe('the desk for webhooks', () => {
  const refused: [draft: { name?: string; url?: string; events?: string[] }, field: string, rule?: RegExp][] = [
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ url: 'ftp://hooks.example/' }, 'url'],
    [{ url: 'hooks.example' }, 'url'],
    [{ url: 'https://user:secret@hooks.example/' }, 'url'],
    [{ url: 'http://127.0.0.1/' }, 'url'],
    [{ url: 'http://169.254.169.254/latest/meta-data/' }, 'url'],
    [{ url: 'https://hooks.example:22/' }, 'url'],
    [{ url: `https://hooks.example/${'x'.repeat(2_048)}` }, 'url', /^must be at most 2048 characters$/],
    [{ events: ['story.deleted'] }, 'events'],
  ]
  for (const [draft, field, message = /./] of refused) {
    test(`refuses ${JSON.stringify(draft).slice(0, 60)}`, async () => {
      const desk = createWebhookDesk({
        store: { createWebhook: () => assert.fail('was stored') } as never,
        clock: { now: () => new Date(0) },
        randomBytes,
        policy: { allowPrivate: false },
        openRoute: () => assert.fail('a connection was made'),
        userAgent: '',
      })
      const whole = { name: 'Newsroom', url: 'https://hooks.example/debrief', events: [], ...draft }
      await assert.rejects(desk.add(whole), { code: 'invalid', field, message })
    })
  }

  test('counts the length of an address in code points, as every length of the interface', async () => {
    const stored: string[] = []
    const desk = createWebhookDesk({
      store: { createWebhook: async ({ url }: { url: string }) => stored.push(url) } as never,
      clock: { now: () => new Date(0) },
      randomBytes,
      policy: { allowPrivate: false },
      openRoute: () => assert.fail('a connection was made'),
      userAgent: '',
    })
    await desk.add({ name: 'Newsroom', url: `https://hooks.example/${'\u{1F4EE}'.repeat(2_026)}`, events: [] })
    assert.equal(stored.length, 1)
  })
})
