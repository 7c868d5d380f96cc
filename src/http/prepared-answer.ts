/**
 * One answer as bytes: its text, mostly JSON, once as it is, once per compression, each with its header list and its strong ETag.
 * Sending it costs a few comparisons and one write. Compression happens off the main thread, the first time somebody
 * asks for it; until it is done, the plain bytes go out.
 */
import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { CACHE_PUBLIC, CORS_HEADERS, JSON_TYPE, SECURITY_HEADERS } from './answer-headers.ts'

export type Encoding = 'identity' | 'gzip' | 'br'

/** Shorter texts grow by their compression's frame more than they win. */
const LEAST_COMPRESSED_BYTES = 1_024
const compressWithGzip = promisify(gzip)
const compressWithBrotli = promisify(brotliCompress)
const COMPRESSORS = {
  gzip: (bytes: Buffer) => compressWithGzip(bytes, { level: 6 }),
  // Quality 4 takes half the time of gzip and comes out as small (docs/decisions/0039-prepared-answers.md).
  br: (bytes: Buffer) => compressWithBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
}

interface Form {
  etag: string
  bytes: Buffer
  /** Name, value, name, value…, as `writeHead` takes it; the last value is the request's id, put in at sending. */
  headers: string[]
  unchangedHeaders: string[]
}

export class PreparedAnswer {
  /** Of the content, without quotes; a compressed form appends its name. */
  readonly tag: string
  /** Of the plain form, in bytes. */
  readonly length: number
  readonly #identity: Form
  readonly #type: string
  readonly #compressed: Partial<Record<Encoding, Form>> = {}
  readonly #compressing = new Set<Encoding>()

  /** @param type the Content-Type of the answer */
  constructor(text: string, type = JSON_TYPE) {
    const bytes = Buffer.from(text)
    this.tag = hash('sha256', bytes, 'base64url').slice(0, 27)
    this.length = bytes.length
    this.#type = type
    this.#identity = formOf(bytes, this.tag, 'identity', type)
  }

  /**
   * Answers with 304 when the caller has this content, in whatever form, else with the bytes.
   * @returns the status sent
   */
  send(request: IncomingMessage, response: ServerResponse, requestId: string, isLast: boolean): 200 | 304 {
    const form = this.#choose(request.headers['accept-encoding'])
    const asked = request.headers['if-none-match']
    const isKnown = asked !== undefined && (asked === form.etag || matchesTag(asked, this.tag))
    const headers = isKnown ? form.unchangedHeaders : form.headers
    headers[headers.length - 1] = requestId
    const status = isKnown ? 304 : 200
    response.writeHead(status, isLast ? [...headers, 'Connection', 'close'] : headers)
    response.end(isKnown ? undefined : form.bytes)
    return status
  }

  #choose(acceptEncoding: string | undefined): Form {
    if (acceptEncoding === undefined || this.#identity.bytes.length < LEAST_COMPRESSED_BYTES) return this.#identity
    const encoding = chooseEncoding(acceptEncoding)
    if (encoding === 'identity') return this.#identity
    const form = this.#compressed[encoding]
    if (form !== undefined) return form
    if (!this.#compressing.has(encoding)) void this.#compress(encoding)
    return this.#identity
  }

  async #compress(encoding: 'gzip' | 'br'): Promise<void> {
    this.#compressing.add(encoding)
    const bytes = await COMPRESSORS[encoding](this.#identity.bytes)
    this.#compressed[encoding] = formOf(bytes, this.tag, encoding, this.#type)
  }
}

/**
 * Whether an If-None-Match names this content: `*`, or a list with one of our tags, weak or strong, in any form.
 * @param tag without quotes
 */
export function matchesTag(header: string, tag: string): boolean {
  if (header.trim() === '*') return true
  return header.split(',').some((entry) => {
    const named = /^\s*(?:W\/)?"(.*)"\s*$/.exec(entry)?.[1]
    return named === tag || named === `${tag}-gzip` || named === `${tag}-br`
  })
}

/** Few browsers and clients make up nearly all requests, so their headers are read once. Bounded. */
const knownHeaders = new Map<string, Encoding>()
const MOST_KNOWN_HEADERS = 200

/** The form that an Accept-Encoding prefers; among equals the smallest. */
export function chooseEncoding(header: string): Encoding {
  const known = knownHeaders.get(header)
  if (known !== undefined) return known
  const [br, gzip] = [weightOf(header, 'br'), weightOf(header, 'gzip')]
  const plain = weightOf(header, 'identity')
  const compressed = br >= gzip ? 'br' : 'gzip'
  // Who names no weight for the plain form prefers any compressed one to it.
  const chosen = Math.max(br, gzip) > 0 && Math.max(br, gzip) >= plain ? compressed : 'identity'
  if (knownHeaders.size >= MOST_KNOWN_HEADERS) knownHeaders.clear()
  knownHeaders.set(header, chosen)
  return chosen
}

/** RFC 9110 §12.5.3: the weight of one coding, 0 where it is not acceptable. */
function weightOf(header: string, name: Encoding): number {
  let ofAny = 0
  for (const entry of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = entry.split(';').map((part) => part.trim())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))
    const weight = quality === undefined ? 1 : Number(quality.slice(2)) || 0
    if (coding === name) return weight
    if (coding === '*' && name !== 'identity') ofAny = weight
  }
  return ofAny
}

function formOf(bytes: Buffer, tag: string, encoding: Encoding, type: string): Form {
  const etag = encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`
  const always = {
    ...SECURITY_HEADERS,
    ...CORS_HEADERS,
    'Cache-Control': CACHE_PUBLIC,
    ETag: etag,
    Vary: 'Accept-Encoding',
  }
  const ofContent = { 'Content-Type': type, 'Content-Length': String(bytes.length) }
  const ofEncoding = encoding === 'identity' ? {} : { 'Content-Encoding': encoding }
  const listed = (set: object) => [...Object.entries(set).flat(), 'X-Request-Id', '']
  return {
    etag,
    bytes,
    headers: listed({ ...ofContent, ...ofEncoding, ...always }),
    unchangedHeaders: listed(always),
  }
}
