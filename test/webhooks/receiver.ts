/** A receiver of webhooks on this machine, with faults on demand: it keeps what it got and checks every signature. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'

interface Received {
  path: string
  id: string
  body: { type: string; timestamp: string; data: Record<string, unknown> }
  isSigned: boolean
  headers: IncomingMessage['headers']
}

/** What the receiver does with a request; nothing given: it answers 204. */
export type Behaviour = (response: ServerResponse, count: number) => void

export interface Receiver {
  readonly url: string
  readonly received: Received[]
  /** Set by the test, once it knows it. */
  secret: string
  behave: Behaviour
  close(): Promise<void>
}

export const ACCEPT: Behaviour = (response) => response.writeHead(204).end()

export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const text = Buffer.concat(chunks).toString()
    received.push({
      path: request.url ?? '',
      id: String(request.headers['webhook-id']),
      body: JSON.parse(text),
      isSigned: isSigned(receiver.secret, text, request.headers),
      headers: request.headers,
    })
    receiver.behave(response, received.length)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook?from=debrief`,
    received,
    secret: '',
    behave: ACCEPT,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return receiver
}

function isSigned(secret: string, text: string, headers: IncomingMessage['headers']): boolean {
  try {
    new Webhook(secret).verify(text, headers as Record<string, string>)
    return true
  } catch {
    return false
  }
}
