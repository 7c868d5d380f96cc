// Made from the OpenAPI document by tools/generate-client.ts: do not edit.

/** Method, path, names of the query parameters, what kind of key it asks for, what it takes and answers. */

const DEFAULT_TIMEOUT_MS = 60_000
const DEFAULT_RETRY_MS = 3_000
/** Of timers: what waits for longer goes off at once. */
const LONGEST_MS = 2 ** 31 - 1

/** What the service refused or could not do, in its own words. */
export class DebriefError extends Error {
           status
           retryAfterSeconds

  constructor(status, detail, retryAfterSeconds) {
    super(detail)
    this.name = 'DebriefError'
    this.status = status
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** One method per operation. */
function createClientOf(operations, options) {
  return Object.fromEntries(
    Object.entries(operations).map(([name, operation]) => [
      name,
      operation.answers === 'events'
        ? (parameters = {}, call = {}) => streamEvents(operation, options, parameters, call)
        : (parameters = {}, call = {}) => send(name, operation, options, parameters, call),
    ]),
 )
}

async function send(
  name,
  operation,
  options,
  parameters,
  { signal },
) {
  const deadline = AbortSignal.timeout(Math.min(options.timeoutMs ?? DEFAULT_TIMEOUT_MS, LONGEST_MS))
  const headers = keyHeaders(operation, options)
  const init = {
    method: operation.method,
    headers,
    signal: signal === undefined ? deadline : AbortSignal.any([signal, deadline]),
  }
  if (operation.takes !== 'nothing') {
    const { body } = parameters
    const isDocument = operation.takes === 'document'
    headers['Content-Type'] = isDocument ? 'application/octet-stream' : 'application/json'
    init.body = isDocument ? (body) : JSON.stringify(body ?? {})
  }
  const response = await fetchOf(options)(addressOf(operation, options, parameters), init)
  options.onResponse?.(response, name)
  if (!response.ok) throw await readError(response)
  return operation.answers === 'json' ? response.json() : response.text()
}

/** Comes back after the end of a connection with the id of the last event, until it is told to stop. */
async function* streamEvents(
  operation,
  options,
  parameters,
  { signal },
) {
  let lastEventId = parameters.lastEventId
  let retryMs = DEFAULT_RETRY_MS
  // What is wrong with the options stays wrong: it is thrown, and not tried again.
  const url = addressOf(operation, options, {})
  while (!isAborted(signal)) {
    let askedMs = 0
    const abort = new AbortController()
    const stop = () => abort.abort(signal?.reason)
    signal?.addEventListener('abort', stop, { once: true })
    try {
      const headers = { Accept: 'text/event-stream' }
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

function isAborted(signal) {
  return signal?.aborted ?? false
}

/** The blocks of a stream, each without the empty line that ends it. */
async function* readBlocks(response) {
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

function readFields(block) {
  const fields = {}
  for (const line of block.split('\n')) {
    const at = line.indexOf(':')
    if (at <= 0) continue
    const value = line.slice(at + 1).replace(/^ /, '')
    const name = line.slice(0, at)
    fields[name] = name === 'data' && fields.data !== undefined ? `${fields.data}\n${value}` : value
  }
  return fields
}

function pause(ms, signal) {
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

function fetchOf({ fetch: given }) {
  return given ?? ((url, init) => globalThis.fetch(url, init))
}

function keyHeaders({ key }, options) {
  if (key === 'none') return {}
  const value = options[key]?.trim()
  if (value === undefined) return {}
  // Else fetch would refuse it, and show the key in what it says.
  if (/[^\t\x20-\x7e\x80-\xff]/.test(value)) throw new TypeError(`${key}: holds a character that no header can`)
  return key === 'apiKey' ? { 'X-API-Key': value } : { Authorization: `Bearer ${value}` }
}

function addressOf({ path, query }, { baseUrl }, parameters) {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => segmentOf(name, parameters[name]))
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
function segmentOf(name, value) {
  const text = String(value ?? '')
  if (/^\.{0,2}$/.test(text)) throw new TypeError(`${name}: must not be empty, "." or ".."`)
  // Half a pair of surrogates is no text that can be sent.
  if (/\p{Surrogate}/u.test(text)) throw new TypeError(`${name}: is not valid text`)
  return encodeURIComponent(text)
}

async function readError(response) {
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
function readDetail(text) {
  try {
    const { detail } = JSON.parse(text)
    return typeof detail === 'string' ? detail : null
  } catch {
    return null
  }
}

const OPERATIONS = {
  listStories: {"method":"GET","path":"/api/stories","query":["page","per_page","sort","search","source","sources","category","min_sources","title_format"],"key":"none","takes":"nothing","answers":"json"},
  getStory: {"method":"GET","path":"/api/stories/{story_group_id}","query":["title_format"],"key":"none","takes":"nothing","answers":"json"},
  getCoverage: {"method":"GET","path":"/api/stories/{story_group_id}/coverage","query":[],"key":"none","takes":"nothing","answers":"json"},
  explainStory: {"method":"GET","path":"/api/stories/{story_group_id}/explain","query":[],"key":"none","takes":"nothing","answers":"json"},
  getTitleHistory: {"method":"GET","path":"/api/articles/{article_id}/history","query":[],"key":"none","takes":"nothing","answers":"json"},
  listFeeds: {"method":"GET","path":"/api/feeds","query":[],"key":"none","takes":"nothing","answers":"json"},
  refreshFeeds: {"method":"POST","path":"/api/feeds/refresh","query":[],"key":"none","takes":"nothing","answers":"json"},
  getFeedHealth: {"method":"GET","path":"/api/feeds/{slug}/health","query":[],"key":"none","takes":"nothing","answers":"json"},
  debriefHeadline: {"method":"POST","path":"/api/debrief","query":["include"],"key":"apiKey","takes":"json","answers":"json"},
  getDefaultPrompt: {"method":"GET","path":"/api/debrief/prompt","query":[],"key":"none","takes":"nothing","answers":"json"},
  listTactics: {"method":"GET","path":"/api/tactics","query":[],"key":"none","takes":"nothing","answers":"json"},
  listRuns: {"method":"GET","path":"/api/ingestion/runs","query":["limit"],"key":"none","takes":"nothing","answers":"json"},
  getRun: {"method":"GET","path":"/api/ingestion/runs/{run_id}","query":[],"key":"none","takes":"nothing","answers":"json"},
  streamEvents: {"method":"GET","path":"/api/events","query":[],"key":"none","takes":"nothing","answers":"events"},
  getStoriesAsRss: {"method":"GET","path":"/feeds/stories.rss","query":["page","per_page","sort","search","source","sources","category","min_sources"],"key":"none","takes":"nothing","answers":"text"},
  getStoriesAsAtom: {"method":"GET","path":"/feeds/stories.atom","query":["page","per_page","sort","search","source","sources","category","min_sources"],"key":"none","takes":"nothing","answers":"text"},
  getStoriesAsJsonFeed: {"method":"GET","path":"/feeds/stories.json","query":["page","per_page","sort","search","source","sources","category","min_sources"],"key":"none","takes":"nothing","answers":"json"},
  getSourceFeed: {"method":"GET","path":"/feeds/{file}","query":[],"key":"none","takes":"nothing","answers":"text"},
  getOpml: {"method":"GET","path":"/opml","query":[],"key":"none","takes":"nothing","answers":"text"},
  requestKey: {"method":"POST","path":"/api/keys/requests","query":[],"key":"none","takes":"json","answers":"json"},
  getKeyRequest: {"method":"GET","path":"/api/keys/requests/{request_id}","query":[],"key":"claimToken","takes":"nothing","answers":"json"},
  getHealth: {"method":"GET","path":"/api/health","query":[],"key":"none","takes":"nothing","answers":"json"},
  getLiveness: {"method":"GET","path":"/livez","query":[],"key":"none","takes":"nothing","answers":"json"},
  getReadiness: {"method":"GET","path":"/readyz","query":[],"key":"none","takes":"nothing","answers":"json"},
  getMetrics: {"method":"GET","path":"/metrics","query":[],"key":"none","takes":"nothing","answers":"text"},
  listKeyRequests: {"method":"GET","path":"/api/admin/keys/requests","query":["status"],"key":"adminToken","takes":"nothing","answers":"json"},
  approveKeyRequest: {"method":"POST","path":"/api/admin/keys/requests/{request_id}/approve","query":[],"key":"adminToken","takes":"nothing","answers":"json"},
  rejectKeyRequest: {"method":"POST","path":"/api/admin/keys/requests/{request_id}/reject","query":[],"key":"adminToken","takes":"nothing","answers":"json"},
  listKeys: {"method":"GET","path":"/api/admin/keys","query":[],"key":"adminToken","takes":"nothing","answers":"json"},
  createKey: {"method":"POST","path":"/api/admin/keys","query":[],"key":"adminToken","takes":"json","answers":"json"},
  revokeKey: {"method":"POST","path":"/api/admin/keys/{key_id}/revoke","query":[],"key":"adminToken","takes":"nothing","answers":"json"},
  rotateKey: {"method":"POST","path":"/api/admin/keys/{key_id}/rotate","query":[],"key":"adminToken","takes":"json","answers":"json"},
  addFeed: {"method":"POST","path":"/api/admin/feeds","query":[],"key":"adminToken","takes":"json","answers":"json"},
  changeFeed: {"method":"PATCH","path":"/api/admin/feeds/{slug}","query":[],"key":"adminToken","takes":"json","answers":"json"},
  disableFeed: {"method":"POST","path":"/api/admin/feeds/{slug}/disable","query":[],"key":"adminToken","takes":"nothing","answers":"json"},
  probeFeed: {"method":"POST","path":"/api/admin/feeds/probe","query":[],"key":"adminToken","takes":"json","answers":"json"},
  importFeeds: {"method":"POST","path":"/api/admin/feeds/import","query":[],"key":"adminToken","takes":"document","answers":"json"},
  listWebhooks: {"method":"GET","path":"/api/admin/webhooks","query":[],"key":"adminToken","takes":"nothing","answers":"json"},
  addWebhook: {"method":"POST","path":"/api/admin/webhooks","query":[],"key":"adminToken","takes":"json","answers":"json"},
  removeWebhook: {"method":"DELETE","path":"/api/admin/webhooks/{webhook_id}","query":[],"key":"adminToken","takes":"nothing","answers":"json"},
  enableWebhook: {"method":"POST","path":"/api/admin/webhooks/{webhook_id}/enable","query":[],"key":"adminToken","takes":"nothing","answers":"json"},
  disableWebhook: {"method":"POST","path":"/api/admin/webhooks/{webhook_id}/disable","query":[],"key":"adminToken","takes":"nothing","answers":"json"},
  testWebhook: {"method":"POST","path":"/api/admin/webhooks/{webhook_id}/test","query":[],"key":"adminToken","takes":"nothing","answers":"json"},
}

export function createClient(options) {
  return createClientOf(OPERATIONS, options)
}
