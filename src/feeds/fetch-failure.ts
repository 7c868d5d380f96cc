/** Says in one plain sentence why a fetch failed. Never a URL or a password, and no address of our own network. */
import { STATUS_CODES } from 'node:http'
import { DomainError } from '../domain/errors.ts'
import { dictionary } from '../text/dictionary.ts'

const BY_CODE = dictionary<string>({
  ENOTFOUND: 'the name of the host could not be resolved',
  EAI_AGAIN: 'the name of the host could not be resolved for now',
  ECONNREFUSED: 'the host refused the connection',
  ECONNRESET: 'the connection was broken off',
  EPIPE: 'the connection was broken off',
  ETIMEDOUT: 'the connection was not made in time',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the host cannot be reached',
  EMFILE: 'this machine has no file handles left',
  ENFILE: 'this machine has no file handles left',
  ENOBUFS: 'this machine has no memory left for connections',
  ENOMEM: 'this machine has no memory left for connections',
  EADDRNOTAVAIL: 'this machine has no address left to connect from',
  ENETDOWN: 'this machine has no network',
  UND_ERR_SOCKET: 'the connection was broken off',
  UND_ERR_HEADERS_OVERFLOW: 'the headers of the answer are too large',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'the answer is not as long as its header says',
  CERT_HAS_EXPIRED: 'the certificate of the host has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the certificate of the host is not trusted',
  SELF_SIGNED_CERT_IN_CHAIN: 'the certificate of the host is not trusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'the certificate of the host is not trusted',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'the certificate of the host is not trusted',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate is not for this host',
})

/** @param error whatever a connection, a transfer or a decoder threw */
export function describeFailure(error: unknown): string {
  if (error instanceof DomainError) return error.message
  const code = codeOf(error)
  if (code !== null && BY_CODE[code] !== undefined) return BY_CODE[code]
  // Not every parser error of undici has a code.
  if (code?.startsWith('HPE_') || (error instanceof Error && error.name === 'HTTPParserError'))
    return 'the answer is not valid HTTP'
  if (code?.startsWith('ERR_SSL') || code === 'EPROTO') return 'no secure connection could be agreed on'
  return `the fetch failed (${code ?? 'for an unknown reason'})`
}

/** Where nobody could be asked: whatever stopped us is of this machine, its network or its name server. */
const OURS: ReadonlySet<string | null> = new Set([
  'EMFILE',
  'ENFILE',
  'ENOBUFS',
  'ENOMEM',
  'EADDRNOTAVAIL',
  'ENETDOWN',
  'ENETUNREACH',
  'EAI_AGAIN',
])

/** Whether a failure is this machine's: at every one of the addresses that were tried, a single one of the host's is his. */
export function isOurFailure(error: unknown): boolean {
  const { errors } = error as { errors?: unknown }
  return Array.isArray(errors) && errors.length > 0 ? errors.every(isOurFailure) : OURS.has(codeOf(error))
}

/** A status that is no answer to the question, as people write it: `answered 404 Not Found`. */
export function describeStatus(status: number): string {
  return `the host answered ${status}${STATUS_CODES[status] === undefined ? '' : ` ${STATUS_CODES[status]}`}`
}

/** The first code in the error, its causes and its parts. */
function codeOf(error: unknown): string | null {
  for (let depth = 0, current = error; depth < 5 && current instanceof Error; depth++) {
    const { code, errors } = current as NodeJS.ErrnoException & { errors?: unknown[] }
    if (typeof code === 'string') return code
    current = current.cause ?? errors?.[0]
  }
  return null
}
