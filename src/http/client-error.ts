/**
 * Answers what never becomes a request of the router: what Node's parser refuses, and CONNECT. They are written by hand,
 * with all that other answers carry: headers, a request id, a line in the log, a count.
 */
import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import { networkOf } from '../domain/client-network.ts'
import { JSON_TYPE, SECURITY_HEADERS } from './answer-headers.ts'
import { errorBody, problemOfStatus } from './errors.ts'
import type { Metrics } from './metrics.ts'

interface EarlyAnswerNeeds {
  /** The caller's id where there is a request that may carry one. */
  requestIdOf: (request: Pick<IncomingMessage, 'headers'>) => string
  /** What `Allow` says of a path; null where there is nothing. */
  allowAt: (path: string) => string | null
  metrics: Pick<Metrics, 'countRequest'>
  logger: FastifyBaseLogger
}

export interface EarlyAnswers {
  /** Whether a connection ended with such an answer, as to a body that breaks off being one: its request is told of. */
  hasAnswered(socket: Duplex): boolean
  answerClientError(error: NodeJS.ErrnoException, socket: Duplex): void
  answerConnect(request: IncomingMessage, socket: Duplex): void
}

const STATUS_OF_FAULT: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}
/** Typed as it is read, `?search=café`: programs such as curl send it so. */
const BAD_ADDRESS = 'The address holds a character that must be percent-encoded, such as é as %C3%A9'
const UNENCODED = /^[^\r\n]*[\x80-\xff]/
/** A request line that is good but for its method, which Node does not know: a token, RFC 9112 §3. */
const REQUEST_LINE = /^([!#$%&'*+.^_`|~\w-]{1,40}) (?:https?:\/\/[^/?\s]+)?(\/[^?\s]*)(?:\?\S*)? HTTP\/1\.[01]\r?\n/i
const LONGEST_REQUEST_LINE = 16_384
/** What a caller has to take the answer and to close its side; cut at once, it might never read it. */
const LINGER_MS = 5_000

export function createEarlyAnswers({ requestIdOf, allowAt, metrics, logger }: EarlyAnswerNeeds): EarlyAnswers {
  const answered = new WeakSet<Duplex>()
  function answer(
    socket: Duplex,
    status: number,
    told: { requestId: string; detail?: string | undefined; allow?: string | null; line: object },
  ): void {
    answered.add(socket)
    const { detail = problemOfStatus(status).detail } = told
    const body = errorBody(detail)
    const headers = {
      ...SECURITY_HEADERS,
      'X-Request-Id': told.requestId,
      'Content-Type': JSON_TYPE,
      'Content-Length': String(Buffer.byteLength(body)),
      'Cache-Control': 'no-store',
      ...(typeof told.allow === 'string' ? { Allow: told.allow } : {}),
      Connection: 'close',
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
    // Nothing else would ever end a connection whose caller does not end it.
    const cut = setTimeout(() => socket.destroy(), LINGER_MS).unref()
    socket.once('close', () => clearTimeout(cut))
    metrics.countRequest({ method: 'none', route: 'none', status }, 0)
    const client = networkOf((socket as { remoteAddress?: string }).remoteAddress ?? '')
    logger.info({ requestId: told.requestId, ...told.line, route: 'none', status, client }, 'answered')
  }

  return {
    hasAnswered: (socket) => answered.has(socket),

    answerClientError(error, socket) {
      if (error.code === 'ECONNRESET' || !socket.writable) {
        socket.destroy()
        return
      }
      const requestId = requestIdOf({ headers: {} })
      const asked = error.code === 'HPE_INVALID_METHOD' ? readRequestLine(error) : null
      if (asked === null) {
        const status = STATUS_OF_FAULT[error.code ?? ''] ?? 400
        const detail = error.code === 'HPE_INVALID_URL' && UNENCODED.test(readPacket(error)) ? BAD_ADDRESS : undefined
        answer(socket, status, { requestId, detail, line: { fault: error.code } })
        return
      }
      const allow = allowAt(asked.path)
      answer(socket, allow === null ? 404 : 405, { requestId, allow, line: asked })
    },

    // Its target is another host: this is no proxy, and nothing of ours is at stake.
    answerConnect(request, socket) {
      socket.on('error', () => socket.destroy())
      // Unread, what was sent behind it would hide that the caller has left.
      socket.resume()
      answer(socket, 405, { requestId: requestIdOf(request), allow: '', line: { method: 'CONNECT' } })
    },
  }
}

function readRequestLine(error: NodeJS.ErrnoException): { method: string; path: string } | null {
  const [, method, path] = REQUEST_LINE.exec(readPacket(error)) ?? []
  return method === undefined || path === undefined ? null : { method, path }
}

/** The bytes that Node could not read, a character each. */
function readPacket(error: NodeJS.ErrnoException): string {
  const { rawPacket } = error as { rawPacket?: Buffer }
  return rawPacket?.toString('latin1', 0, LONGEST_REQUEST_LINE) ?? ''
}
