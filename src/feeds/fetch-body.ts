/**
 * Reads the body of an answer into memory within bounds: bytes on the wire, bytes after decoding, and the ratio
 * of the two. Bounds are known before decoding starts, so that a bomb is refused after its first megabyte.
 */
import { promisify } from 'node:util'
import * as zlib from 'node:zlib'
import { DomainError } from '../domain/errors.ts'
import { dictionary } from '../text/dictionary.ts'
import { header, type ResponseHeaders } from './fetch-headers.ts'

export interface BodyLimits {
  /** Of a compressed body as it travels. */
  compressedBytes: number
  /** Of any body as it is read. */
  decodedBytes: number
  /** Decoded to compressed size; counts once `freeBytes` are passed. */
  ratio: number
  /** Below this decoded size, no ratio is too great. */
  freeBytes: number
}

export const BODY_LIMITS: BodyLimits = {
  compressedBytes: 2_000_000,
  decodedBytes: 10_000_000,
  ratio: 100,
  freeBytes: 1_000_000,
}

const MOST_CODINGS = 2
/** RFC 9659: a zstd body may not ask for a larger window than 8 MB. */
const ZSTD_WINDOW_LOG = 23
const CHUNK_BYTES = 65_536

/**
 * @param chunks the body as it travels; left half read when a bound is passed, so that its owner destroys it
 * @throws DomainError 'invalid' with what was wrong with the body; whatever the transfer throws
 */
export async function readBody(
  chunks: AsyncIterable<Uint8Array>,
  headers: ResponseHeaders,
  limits: BodyLimits,
): Promise<Uint8Array> {
  const { codings, isUnderstood } = readCodings(headers)
  const raw = await collect(chunks, codings.length > 0, Number(headers['content-length'] ?? 0), limits)
  if (codings.length === 0 && !isGzip(raw)) {
    if (!isUnderstood && !looksLikeText(raw)) {
      throw new DomainError('invalid', 'the body is compressed in a way that is not understood')
    }
    return ownBytes(raw)
  }
  const byRatio = Math.max(limits.freeBytes, limits.ratio * raw.byteLength)
  const mostBytes = Math.min(limits.decodedBytes, byRatio)
  const excess = byRatio < limits.decodedBytes ? grownTooMuch(limits.ratio) : tooLarge(limits.decodedBytes)
  // A body of a stated length that ends early ends so at its source, and what there is of it is taken.
  const isWhole = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
  let body = raw
  for (const coding of codings.length === 0 ? ['gzip'] : codings.reverse()) {
    body = await decode(body, coding, { mostBytes, excess, isWhole })
  }
  return ownBytes(body)
}

/** With a buffer of their own, so that they can be handed to another thread without what lies beside them. */
function ownBytes(bytes: Uint8Array): Uint8Array {
  return bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes)
}

/** The codings of a body in the order they were applied; names that are no coding ("none", "utf-8") are passed over. */
function readCodings(headers: ResponseHeaders): { codings: string[]; isUnderstood: boolean } {
  const named = [headers['content-encoding'] ?? '']
    .flat()
    .join(',')
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim())
    .filter((coding) => coding !== '' && coding !== 'identity')
  const codings = named.filter((coding) => Object.hasOwn(DECODERS, coding))
  if (codings.length > MOST_CODINGS) throw new DomainError('invalid', 'the body is compressed more than twice over')
  return { codings, isUnderstood: codings.length === named.length }
}

async function collect(
  chunks: AsyncIterable<Uint8Array>,
  isCoded: boolean,
  statedBytes: number,
  limits: BodyLimits,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let size = 0
  let mostBytes = isCoded ? limits.compressedBytes : limits.decodedBytes
  if (statedBytes > mostBytes) throw tooLarge(mostBytes)
  for await (const chunk of chunks) {
    if (size === 0 && isGzip(chunk)) mostBytes = limits.compressedBytes
    size += chunk.byteLength
    if (size > mostBytes) throw tooLarge(mostBytes)
    parts.push(chunk)
  }
  return Buffer.concat(parts, size)
}

interface DecodeLimits {
  mostBytes: number
  /** Thrown where `mostBytes` are passed. */
  excess: DomainError
  /** The transfer was complete, so that an early end is the sender's doing. */
  isWhole: boolean
}

type Decoder = (body: Uint8Array, mostBytes: number, isWhole: boolean) => Promise<Uint8Array>

const gunzip = promisify(zlib.gunzip)
const inflate = promisify(zlib.inflate)
const inflateRaw = promisify(zlib.inflateRaw)
const brotliDecompress = promisify(zlib.brotliDecompress)
const zstdDecompress = promisify(zlib.zstdDecompress)

const { Z_FINISH, Z_SYNC_FLUSH, BROTLI_OPERATION_FINISH, BROTLI_OPERATION_FLUSH } = zlib.constants

function zlibOptions(mostBytes: number, isWhole: boolean): zlib.ZlibOptions {
  return { maxOutputLength: mostBytes, chunkSize: CHUNK_BYTES, finishFlush: isWhole ? Z_SYNC_FLUSH : Z_FINISH }
}

const ungzip: Decoder = async (body, mostBytes, isWhole) => {
  try {
    return await gunzip(body, zlibOptions(mostBytes, isWhole))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'Z_DATA_ERROR') throw error
    const member = await firstMember(body, mostBytes)
    if (member === null) throw error
    return member
  }
}

/** The text of a gzip member that something follows which is no gzip; null where its own checksum says it is broken. */
async function firstMember(body: Uint8Array, mostBytes: number): Promise<Uint8Array | null> {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  const start = gzipHeaderLength(bytes)
  const inflater = zlib.createInflateRaw({ chunkSize: CHUNK_BYTES })
  const parts: Buffer[] = []
  let size = 0
  inflater.end(bytes.subarray(start))
  for await (const part of inflater as AsyncIterable<Buffer>) {
    size += part.byteLength
    if (size > mostBytes) throw Object.assign(new Error('too large'), { code: 'ERR_BUFFER_TOO_LARGE' })
    parts.push(part)
  }
  const text = Buffer.concat(parts, size)
  const trailer = bytes.subarray(start + inflater.bytesWritten)
  const isIntact = trailer.length >= 8 && trailer.readUInt32LE(0) === zlib.crc32(text)
  return isIntact && !isGzip(trailer.subarray(8)) ? text : null
}

/** RFC 1952, 2.3: ten bytes, and after them the fields that the flags name. */
function gzipHeaderLength(bytes: Buffer): number {
  const flags = bytes[3] ?? 0
  let at = 10
  if ((flags & 4) !== 0) at += 2 + (bytes[at] ?? 0) + 256 * (bytes[at + 1] ?? 0)
  for (const flag of [8, 16]) if ((flags & flag) !== 0) at = bytes.indexOf(0, at) + 1 || bytes.length
  return (flags & 2) !== 0 ? at + 2 : at
}

const DECODERS = dictionary<Decoder>({
  gzip: ungzip,
  'x-gzip': ungzip,
  // By the book a zlib stream; some servers send the bare one.
  deflate: (body, mostBytes, isWhole) =>
    isZlib(body) ? inflate(body, zlibOptions(mostBytes, isWhole)) : inflateRaw(body, zlibOptions(mostBytes, isWhole)),
  br: (body, mostBytes, isWhole) =>
    brotliDecompress(body, {
      maxOutputLength: mostBytes,
      chunkSize: CHUNK_BYTES,
      finishFlush: isWhole ? BROTLI_OPERATION_FLUSH : BROTLI_OPERATION_FINISH,
    }),
  zstd: (body, mostBytes) =>
    zstdDecompress(body, {
      maxOutputLength: mostBytes,
      chunkSize: CHUNK_BYTES,
      params: { [zlib.constants.ZSTD_d_windowLogMax]: ZSTD_WINDOW_LOG },
    }),
})

async function decode(body: Uint8Array, coding: string, limits: DecodeLimits): Promise<Uint8Array> {
  try {
    return await DECODERS[coding]!(body, limits.mostBytes, limits.isWhole)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw limits.excess
    // Labelled as compressed, and plain: a common slip of proxies.
    if (looksLikeText(body)) return body
    throw new DomainError('invalid', `the body is not the ${coding} that its header says`, { cause: error })
  }
}

function tooLarge(bytes: number): DomainError {
  return new DomainError('invalid', `the body is larger than the ${(bytes / 1_000_000).toFixed(1)} MB allowed`)
}

function grownTooMuch(ratio: number): DomainError {
  return new DomainError('invalid', `the body grows more than ${ratio} times when it is decompressed`)
}

function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b
}

function isZlib(bytes: Uint8Array): boolean {
  return ((bytes[0] ?? 0) & 0x0f) === 8 && (((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0)) % 31 === 0
}

/** Begins as every feed does: perhaps a byte order mark, perhaps space, then `<` or `{`. */
function looksLikeText(bytes: Uint8Array): boolean {
  return /^\s*[<{]/.test(
    Buffer.from(bytes.subarray(0, 200))
      .toString('utf8')
      .replace(/^\uFEFF/, ''),
  )
}

/** The content type of an answer, or ''. */
export function contentTypeOf(headers: ResponseHeaders): string {
  return header(headers, 'content-type') ?? ''
}
