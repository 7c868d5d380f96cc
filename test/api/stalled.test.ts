/** Connections over which nothing moves any more. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { test } from 'node:test'
import { ANY_DEBRIEF, debriefCall, startService } from './service.ts'

const STALLED_MS = 50

test('a caller who takes nothing of its answers is cut off, whichever way they are made', async () => {
  const service = await startService()
  assert.equal(service.app.server.timeout, 60_000)
  service.app.server.timeout = STALLED_MS
  for (const address of [() => '/api/openapi.json', (count: number) => `/api/stories?other=${count}`]) {
    const accepted = once(service.app.server, 'connection') as Promise<[Socket]>
    const caller = connect(service.port, '127.0.0.1').pause()
    caller.on('error', () => undefined)
    const [socket] = await accepted
    const cut = once(socket, 'close')
    // Until the sockets hold no more: then this service reads no more either, and the caller's writing stops.
    let count = 0
    while (caller.write(`GET ${address(count++)} HTTP/1.1\r\nHost: x\r\n\r\n`)) {
      if (count % 50 === 0) await new Promise((resolve) => setImmediate(resolve))
    }
    await cut
    caller.destroy()
  }
  await service.close()
})

test('an answer that is long in the making keeps its connection', async () => {
  let connection: Socket | undefined
  const service = await startService({
    debriefer: () => ({
      systemPrompt: '',
      tactics: [],
      async debrief() {
        connection?.setTimeout(STALLED_MS)
        await once(connection!, 'timeout')
        return { cache: 'MISS', debrief: ANY_DEBRIEF }
      },
    }),
  })
  service.app.server.once('connection', (socket: Socket) => {
    connection = socket
  })
  const answer = await service.fetch('/api/debrief', debriefCall({ headline: 'Council closes river bridge' }))
  assert.equal(answer.status, 200)
  await service.close()
})
