/** debrief/client: made from the OpenAPI document, kept up to date, and true to it operation by operation. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import { type Client, createClient, DebriefError, type StoryEvent } from 'debrief/client'
import { generateClient } from '../tools/generate-client.ts'
import { publishStories } from './api/fixture.ts'
import { ADMIN_TOKEN, API_KEY, CLAIM_TOKENS, REVOKED_API_KEY, startService, type TestService } from './api/service.ts'

test('the files of the client are those that the document of this code makes', async () => {
  for (const [name, text] of Object.entries(await generateClient())) {
    const written = readFileSync(new URL(`../client/${name}`, import.meta.url), 'utf8')
    assert.equal(written, text, `client/${name} is out of date: run node tools/generate-client.ts`)
  }
})

interface Documented {
  operationId: string
  parameters?: { name: string; in: string; schema: { type?: string } }[]
  requestBody?: object
  responses: Record<string, { content?: Record<string, { examples?: Record<string, DocumentedExample> }> }>
}
interface DocumentedExample {
  value: unknown
  'x-request': { path: string; headers?: Record<string, string>; body?: unknown }
  'x-given'?: string
}

const KEYS = { apiKey: API_KEY, adminToken: ADMIN_TOKEN }

describe('the client', () => {
  let service: TestService
  let client: Client
  before(async () => {
    service = await startService({ service: () => ({ probeFeed: () => assert.fail('nothing is probed here') }) })
    client = createClient({ ...KEYS, baseUrl: service.url })
  })
  after(() => service.close())

  test('has a method for every operation but that of the Model Context Protocol', async () => {
    const operations = (await readOperations()).map(({ operation }) => operation.operationId)
    assert.deepEqual(Object.keys(client).sort(), operations.filter((name) => name !== 'callMcp').sort())
  })

  test('sends what the examples of the document send, and gets what they get', async () => {
    let sent = 0
    for (const { method, path, operation } of await readOperations()) {
      if (method !== 'get' || operation.operationId === 'streamEvents') continue
      for (const { mediaType, example } of successesOf(operation)) {
        // What depends on what went before, or on chance, is sent by the test of the document.
        if (example['x-given'] !== undefined || JSON.stringify(example.value).includes('<NEW_')) continue
        const parameters = readParameters(operation, path, example['x-request'].path)
        const holder = createClient({ ...KEYS, baseUrl: service.url, claimToken: claimTokenOf(example) })
        const call = holder[operation.operationId as 'getHealth'] as (given: object) => Promise<unknown>
        // Texts of an imaginary debriefer and explainer are not asked for here.
        if (['getDefaultPrompt', 'listTactics', 'explainStory'].includes(operation.operationId)) continue
        const answer = await call(parameters)
        const isJson = mediaType.endsWith('json') && typeof answer !== 'string'
        const expected = JSON.parse(JSON.stringify(example.value).replaceAll('<BASE_URL>', service.url))
        if (isJson) assert.deepEqual(answer, expected, operation.operationId)
        else if (typeof expected === 'string') assert.equal(answer, expected, operation.operationId)
        else assert.deepEqual(JSON.parse(String(answer)), expected, operation.operationId)
        sent += 1
      }
    }
    assert.ok(sent >= 20, `only ${sent} examples were sent`)
  })

  test('debriefs a headline and lets its headers be seen', async () => {
    const seen: Record<string, string | null> = {}
    const watching = createClient({
      baseUrl: service.url,
      apiKey: API_KEY,
      onResponse: ({ headers }, operation) => {
        seen[operation] = headers.get('x-debrief-backend')
      },
    })
    const debrief = await watching.debriefHeadline({
      include: 'evidence',
      body: { headline: 'This one trick will shock you', num_variations: 3 },
    })
    assert.equal(debrief.variations.length, 3)
    assert.deepEqual(debrief.analysis.evidence, [])
    assert.deepEqual(seen, { debriefHeadline: 'builtin' })
  })

  test('throws what the service refuses, in its words', async () => {
    const stranger = createClient({ baseUrl: service.url, apiKey: REVOKED_API_KEY })
    const refusals: [call: () => Promise<unknown>, status: number, sentence: RegExp][] = [
      [() => client.getStory({ story_group_id: 404 }), 404, /no such story group/],
      [() => client.listStories({ per_page: 101 }), 422, /^per_page: /],
      [() => stranger.debriefHeadline({ body: { headline: 'This one trick' } }), 401, /API key/],
      [() => stranger.listKeys(), 401, /Admin token missing/],
    ]
    for (const [call, status, sentence] of refusals) {
      const error = await call().then(
        () => assert.fail('it was not refused'),
        (thrown: unknown) => thrown,
      )
      assert.ok(error instanceof DebriefError)
      assert.equal(error.status, status)
      assert.match(error.message, sentence)
    }
  })

  test('says when another try makes sense, also where something in between has answered', async () => {
    for (const body of ['<h1>Bad gateway</h1>', '{"error":"Bad gateway"}', '{"detail":{"code":7}}', 'null']) {
      const proxied = createClient({
        baseUrl: service.url,
        fetch: async () => new Response(body, { status: 502, headers: { 'Retry-After': '7' } }),
      })
      await assert.rejects(proxied.getHealth(), {
        status: 502,
        retryAfterSeconds: 7,
        message: 'The service answered 502',
      })
    }
  })

  test('joins lists, leaves out what is not given, follows merged stories, escapes what goes into a path', async () => {
    const page = await client.listStories({ sources: ['meadow-wire', 'harbor-daily'], search: 'river & "bridge"' })
    assert.equal(page.total, 1)
    assert.equal((await client.getStory({ story_group_id: 3 })).id, 1)
    await assert.rejects(client.getFeedHealth({ slug: '../health' }), { status: 404 })
  })

  test('stays below the path of its base address', async () => {
    for (const [baseUrl, sent] of [
      ['https://news.example/debrief', 'https://news.example/debrief/api/feeds/owl/health'],
      ['https://news.example/debrief/?a=b#c', 'https://news.example/debrief/api/feeds/owl/health'],
      ['https://news.example', 'https://news.example/api/feeds/owl/health'],
    ] as const) {
      const urls: string[] = []
      const below = createClient({
        baseUrl,
        async fetch(url) {
          urls.push(url)
          return new Response('{}')
        },
      })
      await below.getFeedHealth({ slug: 'owl' })
      assert.deepEqual(urls, [sent])
    }
  })

  test('sends nothing that would ask for something else, and names what is wrong', async () => {
    const mute = createClient({ baseUrl: service.url, apiKey: 'hd_ключ', fetch: () => assert.fail('it was sent') })
    for (const slug of ['..', '.', '', undefined as unknown as string, '\ud83d'])
      await assert.rejects(mute.getFeedHealth({ slug }), { name: 'TypeError', message: /^slug: / })
    await assert.rejects(mute.debriefHeadline({ body: { headline: 'Bus is late' } }), {
      name: 'TypeError',
      message: 'apiKey: holds a character that no header can',
    })
    const nowhere = createClient({ baseUrl: 'news.example' })
    await assert.rejects(nowhere.streamEvents().next(), { name: 'TypeError' })
  })

  test('takes the longest of deadlines, and a key with the end of its line', async () => {
    const patient = createClient({ baseUrl: service.url, apiKey: `${API_KEY}\r\n`, timeoutMs: Infinity })
    assert.equal((await patient.debriefHeadline({ body: { headline: 'Bus is late' } })).variations.length, 5)
  })

  test('takes documents as they are', async () => {
    const { added } = await client.importFeeds({
      body: '<opml version="2.0"><body><outline text="Owl Watch" xmlUrl="https://owl-watch.example/rss"/></body></opml>',
    })
    assert.equal(added, 1)
  })

  test('gives up at its deadline and when it is told to', async () => {
    const never = (_url: string, { signal }: RequestInit) =>
      new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    const slow = createClient({ baseUrl: service.url, timeoutMs: 20, fetch: never })
    await assert.rejects(slow.getHealth(), { name: 'TimeoutError' })
    const abort = new AbortController()
    const call = createClient({ baseUrl: service.url, fetch: never }).getHealth({}, { signal: abort.signal })
    abort.abort(new Error('enough'))
    await assert.rejects(call, /enough/)
  })

  test('streams events, and comes back where the connection broke', async () => {
    let connections = 0
    const breaking = createClient({
      baseUrl: service.url,
      async fetch(url, init) {
        connections += 1
        const response = await fetch(url, init)
        if (connections > 1) return response
        // The first connection ends after its first event.
        const text = await readUntil(response, /data: .*\n\n/)
        return new Response(text.replace('retry: 3000', 'retry: 1'), { headers: response.headers })
      },
    })
    const { newestId } = await service.store.eventRange()
    await publishStories(service.store, [
      { title: 'Ferry sails', sources: ['harbor-daily'], publishedAt: new Date('2026-11-21T06:59:00Z') },
    ])
    const abort = new AbortController()
    const events: StoryEvent[] = []
    for await (const event of breaking.streamEvents({ lastEventId: String(newestId) }, { signal: abort.signal })) {
      events.push(event)
      if (event.type === 'ingestion.completed') abort.abort()
    }
    assert.deepEqual(
      events.map(({ type }) => type),
      ['story.created', 'source.finished', 'ingestion.completed'],
    )
    assert.deepEqual(
      events.map(({ id }) => Number(id)),
      [1, 2, 3].map((step) => newestId + step),
    )
    assert.ok(connections > 1)
  })

  test('a stream that is refused for good says so', async () => {
    await assert.rejects(client.streamEvents({ lastEventId: 'yesterday' }).next(), { status: 400 })
  })

  async function readOperations(): Promise<{ method: string; path: string; operation: Documented }[]> {
    const document = (await (await service.fetch('/api/openapi.json')).json()) as {
      paths: Record<string, Record<string, Documented>>
    }
    return Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
    )
  }
})

function successesOf(operation: Documented): { mediaType: string; example: DocumentedExample }[] {
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1]
  return Object.entries(success?.content ?? {}).flatMap(([mediaType, { examples = {} }]) =>
    Object.values(examples).map((example) => ({ mediaType, example })),
  )
}

/** `Bearer <PENDING_CLAIM_TOKEN>` names one of the fixture's. */
function claimTokenOf(example: DocumentedExample): string {
  const name = /<(\w+)_CLAIM_TOKEN>/.exec(example['x-request'].headers?.Authorization ?? '')?.[1]?.toLowerCase()
  return CLAIM_TOKENS[name as keyof typeof CLAIM_TOKENS] ?? ''
}

/** What the client has to be given so that it sends the request of an example. */
function readParameters({ parameters = [] }: Documented, path: string, sent: string): Record<string, unknown> {
  const url = new URL(sent, 'http://service')
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
  const pattern = new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '([^/]+)')}$`)
  const values = pattern.exec(url.pathname)?.slice(1) ?? []
  const given = new Map([...names.map((name, index) => [name, values[index] ?? ''] as const), ...url.searchParams])
  return Object.fromEntries(
    [...given].map(([name, text]) => {
      const type = parameters.find((parameter) => parameter.name === name)?.schema.type
      return [name, type === 'integer' ? Number(text) : type === 'array' ? text.split(',') : text]
    }),
  )
}

async function readUntil(response: Response, pattern: RegExp): Promise<string> {
  let text = ''
  for await (const part of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    text += part
    const found = pattern.exec(text)
    if (found !== null) return text.slice(0, found.index + found[0].length)
  }
  return text
}
