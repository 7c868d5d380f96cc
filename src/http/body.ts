/**
 * Reads request bodies: as JSON, whatever their Content-Type says, up to 256 KiB.
 * An oversized body is read to its end where that is near, so that its sender gets to see the 413.
 */
import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { DomainError } from '../domain/errors.ts'
import { UNPARSABLE } from './request-parts.ts'
import type { HttpApp } from './service.ts'

const MOST_BODY_BYTES = 256 * 1024
/** Read and dropped of a body that is too large, before the connection is cut. */
const MOST_DRAINED_BYTES = 16 * 1024 * 1024

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes no payload: what is sent along is dropped unread. */
    ignoresBody?: boolean
    /** The route takes the body as it came, up to so many bytes. */
    mostDocumentBytes?: number
  }
}

/** Makes every body of the interface be read here. */
export function addBodyReader(app: HttpApp): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', async (request: FastifyRequest, payload: IncomingMessage) => {
    if (!hasBody(payload)) return undefined
    const { ignoresBody, mostDocumentBytes } = request.routeOptions.config
    if (request.is404 || ignoresBody === true) {
      payload.resume()
      return undefined
    }
    refuseEncoded(payload)
    if (mostDocumentBytes !== undefined) return readBytes(payload, mostDocumentBytes)
    return parseJson(await readBytes(payload, MOST_BODY_BYTES))
  })
  // Fastify refuses a Content-Type that is absent or no media type before any parser sees the body; ours does not care.
  app.addHook('onRequest', async (request) => {
    request.headers['content-type'] = 'application/json'
  })
}

/** RFC 9112 §6.3: a request has a body when one of these says so. */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}

/** A compressed body may be any size once it is read; taken for JSON it would be told to be none. */
function refuseEncoded(payload: IncomingMessage): void {
  const encoding = payload.headers['content-encoding']?.trim().toLowerCase() ?? ''
  if (encoding === '' || encoding === 'identity') return
  payload.resume()
  throw new DomainError('invalid', 'must not be compressed (Content-Encoding)', { field: 'body' })
}

async function readBytes(payload: IncomingMessage, mostBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = Number(payload.headers['content-length'] ?? 0) > MOST_DRAINED_BYTES ? Number.POSITIVE_INFINITY : 0
  if (length === 0) {
    // Not destroyed when left early: the answer has to go out over the same socket.
    for await (const chunk of payload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      length += chunk.length
      if (length <= mostBytes) chunks.push(chunk)
      else chunks.length = 0
      if (length > MOST_DRAINED_BYTES) break
    }
  }
  if (length > mostBytes) {
    throw new DomainError('too_large', `must be at most ${mostBytes} bytes`, { field: 'body' })
  }
  return Buffer.concat(chunks)
}

/** @returns undefined where there is no body, `UNPARSABLE` where there is one that is no JSON */
function parseJson(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    // Whoever reads the body decides what that means: a missing key, or a body to refuse.
    return UNPARSABLE
  }
}
