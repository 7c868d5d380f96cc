/** A service that stops: answers in flight finish, /readyz is 503 at once, connections end. */
import assert from 'node:assert/strict'
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { describe, test } from 'node:test'
import type { Debriefer } from '../../src/domain/debrief.ts'
import { ANY_DEBRIEF, debriefCall, startService, type TestService } from './service.ts'

const HEADLINE = 'Council closes river bridge for repairs until spring'

/** A debrief that lasts until it is let go. */
function heldDebriefer(): { debriefer: Debriefer; begun: Promise<void>; release(): void } {
  let begin = () => {}
  let release = () => {}
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  const debriefer: Debriefer = {
    systemPrompt: '',
    tactics: [],
    async debrief() {
      begin()
      await gate
      return { cache: 'MISS', debrief: ANY_DEBRIEF }
    },
  }
  return { debriefer, begun, release: () => release() }
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

async function stopsListening({ app }: TestService): Promise<void> {
  while (app.server.listening) await nextTurn()
}

/** Sends a request but for its last line. @returns a function that sends that too and gives all that came back */
async function sendHalf({ app, port }: TestService, path: string): Promise<() => Promise<string>> {
  const accepted = new Promise<Socket>((resolve) => app.server.once('connection', resolve))
  const socket = connect(port, '127.0.0.1', () => socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n`))
  let seen = ''
  socket.on('data', (chunk: Buffer) => {
    seen += chunk.toString()
  })
  const ended = new Promise((resolve) => socket.once('close', resolve))
  const received = await accepted
  while (received.bytesRead === 0) await nextTurn()
  return async () => {
    socket.write('\r\n')
    await ended
    return seen
  }
}

describe('closing', () => {
  test('an answer in flight finishes, whole, and its connection ends', async () => {
    const { debriefer, begun, release } = heldDebriefer()
    const service = await startService({ debriefer: () => debriefer })
    const answer = service.fetch('/api/debrief', debriefCall({ headline: HEADLINE }))
    await begun
    const closed = service.close()
    await stopsListening(service)
    release()
    const response = await answer
    assert.equal(response.status, 200)
    assert.equal(((await response.json()) as { original: string }).original, HEADLINE)
    assert.equal(response.headers.get('connection'), 'close')
    await closed
  })

  test('/readyz turns 503 at once, while an answer is still in flight on the same connection', async () => {
    const { debriefer, begun, release } = heldDebriefer()
    const service = await startService({ debriefer: () => debriefer })
    const body = JSON.stringify({ headline: HEADLINE })
    const { headers } = debriefCall({})
    const held = service.fetch('/api/debrief', { method: 'POST', headers: headers as Record<string, string>, body })
    await begun
    // Half sent before the stop, the probe still gets its answer; a new connection would be refused.
    const finish = await sendHalf(service, '/readyz')
    const closed = service.close()
    await stopsListening(service)
    const text = await finish()
    assert.match(text, /^HTTP\/1\.1 503 /)
    assert.match(text, /connection: close/i)
    assert.match(text, /\{"detail":"The service is stopping"\}$/)
    release()
    assert.equal((await held).status, 200)
    await closed
  })

  test('idle connections are ended and new ones refused', async () => {
    const service = await startService()
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const status = await new Promise((resolve, reject) => {
      request({ port: service.port, path: '/api/stories', agent }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode))
      })
        .on('error', reject)
        .end()
    })
    assert.equal(status, 200)
    await service.close()
    await assert.rejects(service.fetch('/api/health'))
    agent.destroy()
  })

  test('an answer from prepared bytes ends its connection too while the service stops', async () => {
    const { debriefer, begun, release } = heldDebriefer()
    const service = await startService({ debriefer: () => debriefer })
    await service.fetch('/api/stories')
    const held = service.fetch('/api/debrief', debriefCall({ headline: HEADLINE }))
    await begun
    const finish = await sendHalf(service, '/api/stories')
    const closed = service.close()
    await stopsListening(service)
    const text = await finish()
    assert.match(text, /^HTTP\/1\.1 200 /)
    assert.match(text, /connection: close/i)
    release()
    await held
    await closed
  })
})

test('a service whose store is not ready yet is alive, answers 503 to all else, and then answers', async () => {
  let isStarted = false
  const service = await startService({ service: () => ({ isStarted: () => isStarted }) })
  assert.equal((await service.fetch('/livez')).status, 200)
  const detail = 'The service is starting'
  for (const path of ['/api/stories', '/api/health', '/readyz', '/api/nothing']) {
    const answer = await service.fetch(path)
    assert.equal(answer.status, 503, path)
    assert.equal(answer.headers.get('retry-after'), '1')
    const { timestamp, ...body } = (await answer.json()) as Record<string, string>
    const isHealth = path === '/api/health'
    assert.deepEqual(body, isHealth ? { status: 'unhealthy', db: 'disconnected', detail } : { detail }, path)
    assert.equal(timestamp !== undefined, isHealth)
  }
  isStarted = true
  for (const path of ['/api/stories', '/api/health', '/readyz']) assert.equal((await service.fetch(path)).status, 200)
  await service.close()
})
