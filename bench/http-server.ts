/**
 * One server for `http.bench.ts`, in a process of its own: ours on a real embedded store, or a bare one that sends
 * the very bytes and headers it is told. Prints its port.
 *
 *     node bench/http-server.ts ours | bare FILE | fastify FILE
 */
import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import process from 'node:process'
import Fastify from 'fastify'
import { startBenchService } from './http-service.ts'

/** An answer as it came from ours: what the peers repeat. */
export interface RecordedAnswer {
  status: number
  headers: Record<string, string>
  /** base64 */
  body: string
}

const [kind, file = ''] = process.argv.slice(2)
process.on('message', () => process.send?.(process.cpuUsage()))
if (kind === 'ours') {
  console.log(await startBenchService())
} else {
  const { status, headers, body } = JSON.parse(readFileSync(file, 'utf8')) as RecordedAnswer
  const bytes = status === 304 ? undefined : Buffer.from(body, 'base64')
  const send = (response: ServerResponse) => {
    response.writeHead(status, headers)
    response.end(bytes)
  }
  if (kind === 'bare') {
    const server = createServer((_request, response) => send(response)).listen(0, '127.0.0.1', () => {
      console.log((server.address() as AddressInfo).port)
    })
  } else {
    const app = Fastify()
    app.get('/api/stories', (_request, reply) => reply.code(status).headers(headers).send(bytes))
    await app.listen({ port: 0, host: '127.0.0.1' })
    console.log((app.server.address() as AddressInfo).port)
  }
}
