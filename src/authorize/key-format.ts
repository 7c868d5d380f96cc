/**
 * What an API key looks like, and how one is made, checked by its form, and turned into what is stored of it.
 *
 *     hd_ 4fKq…(43 characters: 32 random bytes in base62)… 0x1Zb9 (6 characters: CRC-32 of what stands before)
 *
 * The checksum lets a mistyped or made-up key be refused without asking the store. It protects nothing: the secret
 * is the 256 random bits. Stored is the SHA-256 of the whole key, which for so much chance needs no slow hash.
 */
import { createHash, timingSafeEqual } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** How many bytes of chance the caller hands in per secret. */
export const SECRET_BYTES = 32

/** Letters of a key that are kept in clear, to recognise it by. */
const PREFIX_LENGTH = 10

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const SECRET_LENGTH = 43 // 62^43 > 2^256
const CHECKSUM_LENGTH = 6 // 62^6 > 2^32
const KEY_FORM = /^hd_[0-9A-Za-z]{49}$/

export interface NewApiKey {
  /** The whole key: for its owner's eyes, once. */
  key: string
  prefix: string
  /** SHA-256 of the key, hex. */
  hash: string
}

/** @param secret SECRET_BYTES random bytes */
export function formApiKey(secret: Uint8Array): NewApiKey {
  const body = `hd_${toBase62(secret, SECRET_LENGTH)}`
  const key = body + checksumOf(body)
  return { key, prefix: key.slice(0, PREFIX_LENGTH), hash: hashSecret(key) }
}

/** @param secret SECRET_BYTES random bytes */
export function formClaimToken(secret: Uint8Array): string {
  return `hc_${toBase62(secret, SECRET_LENGTH)}`
}

/** Whether a text can be a key of ours: form and checksum, compared in constant time. */
export function isKeyForm(text: string): boolean {
  if (!KEY_FORM.test(text)) return false
  const end = text.length - CHECKSUM_LENGTH
  return timingSafeEqual(Buffer.from(text.slice(end)), Buffer.from(checksumOf(text.slice(0, end))))
}

/** SHA-256 in hex: what is stored of a key, a claim token or an address. */
export function hashSecret(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Whether a presented secret has this stored hash, in a time that says nothing about either. */
export function hasHash(presented: string, storedHash: string): boolean {
  const stored = Buffer.from(storedHash, 'hex')
  const given = createHash('sha256').update(presented).digest()
  return stored.length === given.length && timingSafeEqual(stored, given)
}

function checksumOf(text: string): string {
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(text))
  return toBase62(sum, CHECKSUM_LENGTH)
}

function toBase62(bytes: Uint8Array, length: number): string {
  let rest = BigInt(`0x${Buffer.from(bytes).toString('hex')}`)
  let text = ''
  for (; rest > 0n; rest /= 62n) text = ALPHABET[Number(rest % 62n)] + text
  return text.padStart(length, '0')
}
