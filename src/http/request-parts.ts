/**
 * Reads the parts of a request into what the schemas speak of. Strict on purpose: `page=1.5`, `page=+1` or the JSON
 * string "3" are no integers. What is broken below the level of values is 'malformed', a bad value is left for the
 * schema to refuse.
 */
import type { IncomingMessage } from 'node:http'
import { DomainError } from '../domain/errors.ts'

interface PartSchema {
  properties?: Record<string, { type?: string }>
  required?: string[]
}

/** Stands for a body that is no JSON at all. */
export const UNPARSABLE = Symbol('a body that is not JSON')

/** Where the exact digits of integers are kept that a number cannot hold. */
const EXACT = Symbol('exact integers')

/** What stands before the path where the host is named in the address. */
const ABSOLUTE = /^https?:\/\/[^/?#]+/i

const WHOLE_NUMBER = /^-?\d+$/

/** Whether a request names its host exactly once. A later one would be dropped by Node, and obeyed by a proxy. */
export function hasOneHost({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts === 1
}

/** @throws DomainError 'malformed' when a request names several hosts, or none in HTTP/1.1: RFC 9112 §3.2 */
export function checkHost(request: IncomingMessage): void {
  if (hasOneHost(request)) return
  if (request.headers.host !== undefined) throw new DomainError('malformed', 'The Host header must not be given twice')
  if (request.httpVersion === '1.1') throw new DomainError('malformed', 'The Host header is missing')
}

/**
 * What the router is given. It would refuse by itself what it cannot decode, past all hooks and so past the access log:
 * of such an address it gets the text as it stands, and `checkAddress` refuses it where every other request goes through.
 */
export function toRoutable(url: string): string {
  const path = url.replace(ABSOLUTE, '').replace(/^(?!\/)/, '/')
  return canDecode(path) ? path : path.replaceAll('%', '%25')
}

function canDecode(url: string): boolean {
  if (!url.includes('%')) return true
  try {
    decodeURIComponent(url)
    return true
  } catch {
    return false
  }
}

/**
 * @param url as it came
 * @throws DomainError 'malformed' when it is no path, cannot be decoded, or hides a NUL byte
 */
export function checkAddress(url: string, method: string): void {
  // Absolute addresses are for proxies, and served; `*` is for OPTIONS alone.
  if (!url.startsWith('/') && !ABSOLUTE.test(url) && !(url === '*' && method === 'OPTIONS')) {
    throw new DomainError('malformed', 'The address must begin with a slash')
  }
  if (url.includes('%00')) throw new DomainError('malformed', 'The address must not hold a NUL byte')
  if (!canDecode(url)) throw new DomainError('malformed', 'The address has a broken percent-encoding')
}

/** For Fastify's router: every value of every name, in order. Never throws; `checkAddress` refuses what is broken. */
export function parseQueryString(text: string): Record<string, string[]> {
  const values: Record<string, string[]> = Object.create(null)
  for (const pair of text.split('&')) {
    if (pair === '') continue
    const at = pair.indexOf('=')
    const name = decodeForm(at === -1 ? pair : pair.slice(0, at))
    const value = at === -1 ? '' : decodeForm(pair.slice(at + 1))
    const list = values[name]
    if (list === undefined) values[name] = [value]
    else list.push(value)
  }
  return values
}

/**
 * Reads a query string or path parameters: integers as numbers, lists split at their commas, empty values away.
 * Unknown names are ignored. An integer too large to hold reads as the largest one: no id, page or count is as large.
 * @throws DomainError 'malformed' when a parameter that takes one value is given twice
 */
export function readParameters(raw: unknown, schema: PartSchema): Record<string, unknown> {
  const given = (raw ?? {}) as Record<string, string | string[] | undefined>
  const read: Record<string, unknown> & { [EXACT]?: Record<string, string> } = {}
  for (const [name, { type }] of Object.entries(schema.properties ?? {})) {
    const values = [given[name] ?? []].flat()
    if (type === 'array') {
      const items = values.flatMap((value) => value.split(',')).map((item) => item.trim())
      const named = items.filter((item) => item !== '')
      if (named.length > 0) read[name] = named
      continue
    }
    if (values.length > 1) throw new DomainError('malformed', 'must not be given twice', { field: name })
    const value = values[0]
    if (value === undefined || value === '') continue
    if (type === 'integer' && WHOLE_NUMBER.test(value)) {
      const number = Number(value)
      read[name] = Number.isSafeInteger(number) ? number : Number.MAX_SAFE_INTEGER * Math.sign(number)
      if (number !== read[name]) read[EXACT] = { ...read[EXACT], [name]: BigInt(value).toString() }
    } else {
      read[name] = value // The text itself where it is no integer, for the schema to refuse.
    }
  }
  return read
}

/** The digits of an integer parameter that `readParameters` has read, beyond what a number can hold too. */
export function digitsOf(parameters: object, name: string): string | undefined {
  const read = parameters as Record<string, unknown> & { [EXACT]?: Record<string, string> }
  return read[EXACT]?.[name] ?? (read[name] === undefined ? undefined : String(read[name]))
}

/**
 * Reads a JSON body: `null` for an optional field counts as absent; no body counts as an empty one where nothing is
 * required.
 * @throws DomainError 'invalid' when it is no JSON object
 */
export function readBody(raw: unknown, schema: PartSchema): object {
  const required = schema.required ?? []
  if (raw === null && required.length === 0) return {}
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    throw new DomainError('invalid', 'must be a JSON object', { field: 'body' })
  }
  const body: Record<string, unknown> = { ...raw }
  for (const name of Object.keys(schema.properties ?? {})) {
    if (body[name] === null && !required.includes(name)) delete body[name]
  }
  return body
}

function decodeForm(text: string): string {
  const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text
  if (!spaced.includes('%')) return spaced
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced // The router reads queries before `checkAddress` gets to refuse the request.
  }
}
