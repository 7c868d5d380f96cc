/**
 * Sends what the pages consist of, documents and files, with the headers that make a browser run nothing but ours:
 * no script, style, font, picture or connection of any other origin, nothing inline.
 */
import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const compressWithBrotli = promisify(brotliCompress)
const compressWithGzip = promisify(gzip)

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const DOCUMENT_HEADERS = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
} as const

export type Encoding = 'br' | 'gzip' | 'identity'

/** Sends a document: always asked for anew, answered with 304 where the reader has it. */
export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
  status = 200,
): Promise<FastifyReply> {
  const tag = hash('sha256', html, 'base64url').slice(0, 22)
  reply
    .code(status)
    .headers(DOCUMENT_HEADERS)
    .headers({ 'Cache-Control': status === 200 ? 'no-cache' : 'no-store', Vary: 'Accept-Encoding' })
    .type('text/html; charset=utf-8')
  if (status === 200) {
    // Weak: the same document in whatever compression.
    reply.header('ETag', `W/"${tag}"`)
    if (request.headers['if-none-match']?.includes(tag) === true) return reply.code(304).send()
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding)
  return reply.send(await compress(Buffer.from(html), encoding, 4))
}

/** Documents that browsers fetch by themselves run under the same rules as the pages. */
export function setDocumentHeaders(reply: FastifyReply): FastifyReply {
  return reply.headers(DOCUMENT_HEADERS)
}

/** @param quality of brotli, 0 to 11; gzip has its usual one */
export async function compress(bytes: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === 'br') {
    return compressWithBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
  }
  return encoding === 'gzip' ? compressWithGzip(bytes) : bytes
}

/** The smallest form that an Accept-Encoding allows; a weight of zero forbids one. */
export function chooseEncoding(header: string | undefined): Encoding {
  const accepted = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => !/;\s*q=0(?:\.0*)?$/.test(entry))
    .map((entry) => entry.split(';', 1)[0]?.trim())
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity'
}
