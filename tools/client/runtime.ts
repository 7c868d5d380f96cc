/**
 * What the generated client is made of: one call of one operation, its errors, and the stream of events. Becomes a part
 * of client/index.js (tools/generate-client.ts), so it uses nothing but what browsers and Node.js both have.
 */

/** Method, path, names of the query parameters, what kind of key it asks for, what it takes and answers. */
export interface Operation {
  method: string
  path: string
  query: readonly string[]
  key: 'none' | 'apiKey' | 'adminToken' | 'claimToken'
  takes: 'nothing' | 'json' | 'document'
  answers: 'json' | 'text' | 'events'
}

export interface ClientOptions {
  baseUrl: string
  apiKey?: string
  adminToken?: string
  claimToken?: string
  timeoutMs?: number
  fetch?: (url: string, init: RequestInit) => Promise<Response>
  onResponse?: (response: Response, operation: string) => void
}

export interface CallOptions {
  signal?: AbortSignal
}

type Parameters = Record<string, unknown>

const DEFAULT_TIMEOUT_MS = 60_000
const DEFAULT_RETRY_MS = 3_000
/** Of timers: what waits for longer goes off at once. */
const LONGEST_MS = 2 ** 31 - 1

/** What the service refused or could not do, in its own words. */
export class DebriefError extends Error {
  readonly status: number
  readonly retryAfterSeconds: number | null

  constructor(status: number, detail: string, retryAfterSeconds: number | null) {
    super(detail)
    this.name = 'DebriefError'
    this.status = status
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** One method per operation. */
export function createClientOf(operations: Record<string, Operation>, options: ClientOptions): object {
  return Object.fromEntries(
    Object.entries(operations).map(([name, operation]) => [
      name,
      operation.answers === 'events'
        ? (parameters: Parameters = {}, call: CallOptions = {}) => streamEvents(operation, options, parameters, call)
        : (parameters: Parameters = {}, call: CallOptions = {}) => send(name, operation, options, parameters, call),
    ]),
  )
}

async function send(
  name: string,
  operation: Operation,
  options: ClientOptions,
  parameters: Parameters,
  { signal }: CallOptions,
): Promise<unknown> {
  const deadline = AbortSignal.timeout(Math.min(options.timeoutMs ?? DEFAULT_TIMEOUT_MS, LONGEST_MS))
  const headers: Record<string, string> = keyHeaders(operation, options)
  const init: RequestInit = {
    method: operation.method,
    headers,
    signal: signal === undefined ? deadline : AbortSignal.any([signal, deadline]),
  }
  if (operation.takes !== 'nothing') {
    const { body } = parameters
    const isDocument = operation.takes === 'document'
    headers['Content-Type'] = isDocument ? 'application/octet-stream' : 'application/json'
    init.body = isDocument ? (body as BodyInit) : JSON.stringify(body ?? {})
  }
  const response = await fetchOf(options)(addressOf(operation, options, parameters), init)
  options.onResponse?.(response, name)
  if (!response.ok) throw await readError(response)
  return operation.answers === 'json' ? response.json() : response.text()
}

/** Comes back after the end of a connection with the id of the last event, until it is told to stop. */
async function* streamEvents(
  operation: Operation,
  options: ClientOptions,
  parameters: Parameters,
  { signal }: CallOptions,
): AsyncGenerator<{ id: string; type: string; data: unknown }> {
  let lastEventId = parameters.lastEventId as string | undefined
  let retryMs = DEFAULT_RETRY_MS
  // What is wrong with the options stays wrong: it is thrown, and not tried again.
  const url = addressOf(operation, options, {})
  while (!isAborted(signal)) {
    let askedMs = 0
    const abort = new AbortController()
    const stop = () => abort.abort(signal?.reason)
    signal?.addEventListener('abort', stop, { once: true })
    try {
      const headers: Record<string, string> = { Accept: 'text/event-stream' }
      if (lastEventId !== undefined) headers['Last-Event-ID'] = lastEventId
      const response = await fetchOf(options)(url, { headers, signal: abort.signal })
      if (!response.ok) throw await readError(response)
      for await (const block of readBlocks(response)) {
        const fields = readFields(block)
        if (/^\d+$/.test(fields.retry ?? '')) retryMs = Number(fields.retry)
        if (fields.id !== undefined) lastEventId = fields.id
        if (fields.data === undefined) continue
        yield { id: fields.id ?? lastEventId ?? '', type: fields.event ?? 'message', data: JSON.parse(fields.data) }
      }
    } catch (error) {
      if (isAborted(signal)) return
      // A refusal that waiting does not change.
      if (error instanceof DebriefError && error.status < 500) throw error
      if (error instanceof DebriefError) askedMs = (error.retryAfterSeconds ?? 0) * 1_000
    } finally {
      signal?.removeEventListener('abort', stop)
      abort.abort()
    }
    await pause(Math.min(Math.max(retryMs, askedMs), LONGEST_MS), signal)
  }
}

function isAborted(signal: AbortSignal | undefined): boolean {
  return signal?.aborted ?? false
}

/** The blocks of a stream, each without the empty line that ends it. */
async function* readBlocks(response: Response): AsyncGenerator<string> {
  if (response.body === null) return
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    text += decoder.decode(value, { stream: true })
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    yield* blocks
  }
}

function readFields(block: string): { id?: string; event?: string; data?: string; retry?: string } {
  const fields: Record<string, string> = {}
  for (const line of block.split('\n')) {
    const at = line.indexOf(':')
    if (at <= 0) continue
    const value = line.slice(at + 1).replace(/^ /, '')
    const name = line.slice(0, at)
    fields[name] = name === 'data' && fields.data !== undefined ? `${fields.data}\n${value}` : value
  }
  return fields
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', stop)
      resolve()
    }
    const timer = setTimeout(stop, ms)
    signal?.addEventListener('abort', stop, { once: true })
    if (isAborted(signal)) stop()
  })
}

function fetchOf({ fetch: given }: ClientOptions): (url: string, init: RequestInit) => Promise<Response> {
  return given ?? ((url, init) => globalThis.fetch(url, init))
}

function keyHeaders({ key }: Operation, options: ClientOptions): Record<string, string> {
  if (key === 'none') return {}
  const value = options[key]?.trim()
  if (value === undefined) return {}
  // Else fetch would refuse it, and show the key in what it says.
  if (/[^\t\x20-\x7e\x80-\xff]/.test(value)) throw new TypeError(`${key}: holds a character that no header can`)
  return key === 'apiKey' ? { 'X-API-Key': value } : { Authorization: `Bearer ${value}` }
}

function addressOf({ path, query }: Operation, { baseUrl }: ClientOptions, parameters: Parameters): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => segmentOf(name, parameters[name]))
  const url = new URL(baseUrl)
  url.pathname = url.pathname.replace(/\/+$/, '') + filled
  url.search = ''
  url.hash = ''
  for (const name of query) {
    const value = parameters[name]
    if (value !== undefined && value !== null) url.searchParams.set(name, String(value))
  }
  return url.href
}

/** One step of a path. Two dots would lead to another operation, however they are written. */
function segmentOf(name: string, value: unknown): string {
  const text = String(value ?? '')
  if (/^\.{0,2}$/.test(text)) throw new TypeError(`${name}: must not be empty, "." or ".."`)
  // Half a pair of surrogates is no text that can be sent.
  if (/\p{Surrogate}/u.test(text)) throw new TypeError(`${name}: is not valid text`)
  return encodeURIComponent(text)
}

async function readError(response: Response): Promise<DebriefError> {
  const wait = Number(response.headers.get('retry-after'))
  const retryAfterSeconds = response.headers.has('retry-after') && !Number.isNaN(wait) ? wait : null
  const text = await response.text().catch(() => '')
  return new DebriefError(
    response.status,
    readDetail(text) ?? `The service answered ${response.status}`,
    retryAfterSeconds,
  )
}

/** @returns null where something between the service and us has answered, with JSON of its own or none */
function readDetail(text: string): string | null {
  try {
    const { detail } = JSON.parse(text) as { detail?: unknown }
    return typeof detail === 'string' ? detail : null
  } catch {
    return null
  }
}
