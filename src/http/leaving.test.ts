import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import type { FastifyReply } from 'fastify'
import { signalOfLeaving } from './leaving.ts'

test('who left before the handler asked has left', async (t) => {
  const server = createServer().listen(0, '127.0.0.1')
  t.after(() => server.close())
  await once(server, 'listening')
  const caller = request({ host: '127.0.0.1', port: (server.address() as AddressInfo).port })
  caller.on('error', () => {})
  caller.end()
  const [, raw] = await once(server, 'request')
  const isClosed = once(raw, 'close')
  caller.destroy()
  await isClosed
  assert.equal(signalOfLeaving({ raw } as FastifyReply).aborted, true)
})
