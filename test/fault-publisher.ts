/**
 * A publisher on loopback that misbehaves on demand: every path is given a behaviour, and every request is noted.
 * For tests of whatever fetches. Listens on a port of its own choosing; speaks TLS when given a key.
 */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'

export type Behaviour = (request: IncomingMessage, response: ServerResponse) => void

interface SeenRequest {
  method: string
  path: string
  headers: IncomingHttpHeaders
  /** Milliseconds since the publisher started; `endedAt` is null while the answer is under way. */
  startedAt: number
  endedAt: number | null
}

export interface FaultPublisher {
  readonly port: number
  /** Of every request, in order. */
  readonly requests: SeenRequest[]
  /** The most requests that were under way at once. */
  readonly mostInFlight: number
  /** Connections open now. */
  readonly connections: number
  url(path: string): string
  serve(path: string, behaviour: Behaviour): void
  /** Resolves when no connection is open. */
  idle(): Promise<void>
  close(): Promise<void>
}

export async function startFaultPublisher(tls?: { key: string; cert: string }): Promise<FaultPublisher> {
  const behaviours = new Map<string, Behaviour>()
  const requests: SeenRequest[] = []
  const sockets = new Set<Socket>()
  const waiting: (() => void)[] = []
  const startedAt = performance.now()
  let inFlight = 0
  let mostInFlight = 0

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? ''
    const seen: SeenRequest = {
      method: request.method ?? '',
      path,
      headers: request.headers,
      startedAt: performance.now() - startedAt,
      endedAt: null,
    }
    requests.push(seen)
    inFlight += 1
    mostInFlight = Math.max(mostInFlight, inFlight)
    response.once('close', () => {
      inFlight -= 1
      seen.endedAt = performance.now() - startedAt
    })
    response.on('error', () => undefined)
    const behaviour = behaviours.get(path) ?? behaviours.get(path.split('?')[0]!) ?? status(404)
    behaviour(request, response)
  }
  const server = tls === undefined ? createServer(answer) : createTlsServer(tls, answer)
  server.on(tls === undefined ? 'connection' : 'secureConnection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => {
      sockets.delete(socket)
      if (sockets.size === 0) for (const resolve of waiting.splice(0)) resolve()
    })
    socket.on('error', () => undefined)
  })
  server.on('tlsClientError', () => undefined)
  server.keepAliveTimeout = 60_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    port,
    requests,
    get mostInFlight() {
      return mostInFlight
    },
    get connections() {
      return sockets.size
    },
    url: (path) => `${tls === undefined ? 'http' : 'https'}://127.0.0.1:${port}${path}`,
    serve: (path, behaviour) => void behaviours.set(path, behaviour),
    idle: () => new Promise((resolve) => (sockets.size === 0 ? resolve() : waiting.push(resolve))),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

type Headers = Record<string, string | string[]>

export const FEED_BODY = `<?xml version="1.0"?>
<rss version="2.0"><channel><title>Harbour Gazette</title><link>http://gazette.example/</link>
<item><title>Ferry timetable changes in spring</title><link>http://gazette.example/1</link><guid>1</guid></item>
</channel></rss>`

/** Answers a body in one piece. */
export function body(content: string | Uint8Array, headers: Headers = {}): Behaviour {
  return (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/rss+xml', ...headers }).end(content)
  }
}

/** A good feed that honours its validators, as a good publisher does. */
export function feed(validators: { etag?: string; lastModified?: string } = {}, headers: Headers = {}): Behaviour {
  return (request, response) => {
    const own: Headers = {
      ...(validators.etag === undefined ? {} : { etag: validators.etag }),
      ...(validators.lastModified === undefined ? {} : { 'last-modified': validators.lastModified }),
      ...headers,
    }
    const asked = request.headers['if-none-match']
    const since = request.headers['if-modified-since']
    const isKnown =
      asked === undefined ? since !== undefined && since === validators.lastModified : asked === validators.etag
    if (isKnown) response.writeHead(304, own).end()
    else body(FEED_BODY, own)(request, response)
  }
}

export function status(code: number, headers: Headers = {}): Behaviour {
  return (_request, response) => {
    response.writeHead(code, headers).end()
  }
}

export function redirect(code: number, location: string): Behaviour {
  return status(code, { location })
}

/** One behaviour per request, the last one for all that follow. */
export function inTurn(...turns: Behaviour[]): Behaviour {
  let turn = 0
  return (request, response) => turns[Math.min(turn++, turns.length - 1)]!(request, response)
}

/** Says nothing at all. */
export const silence: Behaviour = () => undefined

/** Sends headers and a beginning, then nothing more. */
export const stall: Behaviour = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/rss+xml' }).write('<rss>')
}

/** Sends one byte after the other, for ever. */
export function drip(everyMs: number): Behaviour {
  return (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/rss+xml' })
    const timer = setInterval(() => response.write(' '), everyMs)
    response.once('close', () => clearInterval(timer))
  }
}

/** Sends one header line after the other, for ever. */
export function dripHeaders(everyMs: number): Behaviour {
  return (_request, response) => {
    const { socket } = response
    socket?.write('HTTP/1.1 200 OK\r\n')
    let line = 0
    const timer = setInterval(() => socket?.write(`x-line-${line++}: slow\r\n`), everyMs)
    socket?.once('close', () => clearInterval(timer))
  }
}

/** Sends a body as fast as it is taken, for ever. */
export function endless(headers: Headers = {}): Behaviour {
  return (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/rss+xml', ...headers })
    const chunk = Buffer.alloc(65_536, 'x')
    const pour = () => {
      while (!response.destroyed && response.write(chunk));
      if (!response.destroyed) response.once('drain', pour)
    }
    pour()
  }
}

/** Writes these very bytes to the socket in place of an HTTP answer, and ends the connection. */
export function bytes(content: string | Uint8Array): Behaviour {
  return (_request, response) => {
    response.socket?.end(content)
  }
}

/** Cuts the connection with a reset, after these bytes if any. */
export function reset(content?: string): Behaviour {
  return (_request, response) => {
    const { socket } = response
    if (content === undefined) socket?.resetAndDestroy()
    else socket?.write(content, () => setImmediate(() => socket.resetAndDestroy()))
  }
}
