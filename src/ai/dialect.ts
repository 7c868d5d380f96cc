/** What a wire format is to the rest of this room: how a question is written and an answer read. */
import querystring from 'node:querystring'
import type { AiRequest } from '../domain/debrief.ts'

/**
 * Ways to ask for JSON, the strictest first. Not every backend takes every one, and some take one and ignore it: a
 * hint at best, since our own reading of the reply is what counts.
 */
export const STRUCTURES = ['json_schema', 'tool', 'json_object', 'plain'] as const
export type Structure = (typeof STRUCTURES)[number]

export interface WireReply {
  /** '' when the model said nothing. */
  text: string
  /** As counted by the backend; 0 where it does not say. */
  tokens: number
  /** The model or its provider would not answer. */
  isDeclined: boolean
  /** There was no room for the rest of it. */
  isCut: boolean
}

/** An answer that came as a stream of events. */
export interface EventStream {
  /** What each event says, in order; nothing where the text is no such stream. */
  events: Record<string, unknown>[]
  /** It says "[DONE]", as chat completions do where they end: what broke off does not come so far. */
  isDone: boolean
}

export interface Dialect {
  /** Where the endpoint is; the second, if any, is tried where nothing is found at the first. */
  readonly urls: readonly string[]
  readonly headers: Record<string, string>
  /** What the wire format knows of `STRUCTURES`, in that order; 'plain' always. */
  readonly structures: readonly Structure[]
  writeBody(request: Pick<AiRequest, 'system' | 'user' | 'schema'>, structure: Structure): string
  /** @param body parsed JSON; @returns null when it is no answer of this wire format */
  readReply(body: unknown): WireReply | null
  /** What the answer would be had it come in one piece; one that ends before its end was cut. */
  joinEvents(stream: EventStream): unknown
}

export interface DialectOptions {
  /** null = the provider's own. */
  baseUrl: string | null
  model: string
  apiKey: string | null
}

/** What the one tool, or the schema, is called on the wire. */
export const ANSWER_NAME = 'answer'
export const ANSWER_PURPOSE = 'Gives the answer in the required form.'

/**
 * The addresses of an endpoint below a base address, given with or without its version: `https://host`,
 * `https://host/v1/` and `https://host/v1/chat/completions` are one. A query (`?api-version=…`) is kept.
 * @param version such as 'v1'; put in where the base names none, and left out again in a second address, since some
 *   servers have none
 */
export function endpointUrls(
  baseUrl: string,
  version: string,
  path: string,
): { urls: string[]; basicAuth: string | null } {
  const url = new URL(baseUrl)
  const parts = url.pathname.split('/').filter((part) => part !== '')
  const base = parts.join('/').endsWith(path) ? parts.slice(0, -path.split('/').length) : parts
  const isWhole = base.length < parts.length
  const isVersioned = isWhole || base.some((part) => /^v\d/i.test(part))
  const folders = isVersioned ? [base] : [[...base, version], base]
  url.hash = ''
  // A user name in the address is for a proxy in front of the backend; HTTP clients want it in a header.
  // A per cent sign that encodes nothing stands for itself, as browsers and curl have it.
  const credentials = `${querystring.unescape(url.username)}:${querystring.unescape(url.password)}`
  url.username = ''
  url.password = ''
  const basicAuth = credentials === ':' ? null : `Basic ${Buffer.from(credentials).toString('base64')}`
  const urls = folders.map((folder) => {
    url.pathname = `/${[...folder, path].join('/')}`
    return url.href
  })
  return { urls, basicAuth }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** No answer costs as much. Sums of what is above it could be more than a number, or a column, can hold. */
const MOST_TOKENS = 1_000_000_000

/** A count of tokens as it came over the wire; 0 where it is none. */
export function readCount(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST_TOKENS ? value : 0
}
