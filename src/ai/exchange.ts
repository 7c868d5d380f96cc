/**
 * One HTTP exchange with an AI backend: a POST, its answer read whole, under one deadline over headers and body and a
 * bound on bytes. Follows no redirect, so that the key goes nowhere but where the operator said.
 */
import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'
import { Agent, type Dispatcher, request } from 'undici'

export interface Post {
  url: string
  headers: Record<string, string>
  body: string
  /** The caller's; ends the exchange at once. */
  signal: AbortSignal
  /** For this exchange, connecting included. */
  timeoutMs: number
  /** Of the answer's body. */
  mostBytes: number
}

export type PostOutcome =
  | { kind: 'answered'; status: number; retryAfter: string | null; text: string }
  | { kind: 'unreachable'; networkCode: string | null }
  | { kind: 'late' }
  | { kind: 'too_large'; status: number }
  /** By the caller's signal. */
  | { kind: 'abandoned' }

/** Shorter than what servers keep a silent connection for, so that they do not close it under a request. */
const KEEP_ALIVE_MS = 4_000
const CONNECT_MS = 10_000
const HEADER_BYTES = 32_768

/** @param connections open at once to the backend */
export function createAgent(connections: number): Dispatcher {
  return new Agent({
    connections,
    pipelining: 1,
    allowH2: false,
    keepAliveTimeout: KEEP_ALIVE_MS,
    keepAliveMaxTimeout: KEEP_ALIVE_MS,
    maxHeaderSize: HEADER_BYTES,
    connect: { timeout: CONNECT_MS },
    // undici's own deadlines begin anew with every byte; ours covers the whole exchange.
    headersTimeout: 0,
    bodyTimeout: 0,
  })
}

/** Never throws. */
export async function post(agent: Dispatcher, asked: Post): Promise<PostOutcome> {
  if (asked.signal.aborted) return { kind: 'abandoned' }
  const stop = new AbortController()
  const abandon = () => stop.abort()
  asked.signal.addEventListener('abort', abandon, { once: true })
  let isLate = false
  const lateness = setTimeout(() => {
    isLate = true
    stop.abort()
  }, asked.timeoutMs)
  try {
    const answer = await request(asked.url, {
      dispatcher: agent,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'accept-encoding': 'identity',
        ...asked.headers,
      },
      body: asked.body,
      signal: stop.signal,
    })
    const bytes = await readBytes(answer.body, asked.mostBytes)
    const text = bytes && (await decode(bytes, answer.headers['content-encoding'], asked.mostBytes))
    if (text === null) return { kind: 'too_large', status: answer.statusCode }
    const retryAfter = answer.headers['retry-after']
    return {
      kind: 'answered',
      status: answer.statusCode,
      retryAfter: typeof retryAfter === 'string' ? retryAfter : null,
      text,
    }
  } catch (error) {
    if (asked.signal.aborted) return { kind: 'abandoned' }
    if (isLate) return { kind: 'late' }
    return { kind: 'unreachable', networkCode: networkCodeOf(error) }
  } finally {
    clearTimeout(lateness)
    asked.signal.removeEventListener('abort', abandon)
  }
}

/** @returns null when there is more than may be; the connection is given up then */
async function readBytes(body: AsyncIterable<Uint8Array>, mostBytes: number): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.byteLength
    if (bytes > mostBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, bytes)
}

const UNPACK: Readonly<
  Record<string, (bytes: Uint8Array, options: { maxOutputLength: number }) => Promise<Uint8Array>>
> = { gzip: promisify(gunzip), deflate: promisify(inflate), br: promisify(brotliDecompress) }

/**
 * The text of a body, unpacked where a gateway packs what nobody asked it to pack; as it is where it does not unpack.
 * @returns null when it unpacks to more than may be
 */
async function decode(
  bytes: Uint8Array,
  encoding: string | string[] | undefined,
  most: number,
): Promise<string | null> {
  const unpack = UNPACK[String(encoding ?? '').toLowerCase()]
  // Decoded in one piece: a character may lie across two chunks. What is no UTF-8 becomes U+FFFD.
  const read = (body: Uint8Array) => new TextDecoder().decode(body)
  try {
    return read((await unpack?.(bytes, { maxOutputLength: most })) ?? bytes)
  } catch (error) {
    // A proxy may have unpacked the body and left its header.
    return (error as { code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE' ? null : read(bytes)
  }
}

function networkCodeOf(error: unknown): string | null {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } }
  const found = typeof code === 'string' ? code : cause?.code
  return typeof found === 'string' && /^[A-Z_0-9]{3,50}$/.test(found) ? found : null
}
