/** Every example of the OpenAPI document is sent, and answered as the document says. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { formApiKey, formClaimToken } from '../../src/authorize/key-format.ts'
import type { Debriefer } from '../../src/domain/debrief.ts'
import { DomainError } from '../../src/domain/errors.ts'
import type { ParsedFeed } from '../../src/domain/feed.ts'
import type { StoryExplainer } from '../../src/domain/grouping.ts'
import type { Store } from '../../src/domain/store.ts'
import { EVENT_STREAM_LIMITS } from '../../src/http/event-streams.ts'
import { createWebhookDesk } from '../../src/webhooks/desk.ts'
import { formSecret } from '../../src/webhooks/sign.ts'
import { FIXTURE_SECRETS, NOW } from './fixture.ts'
import {
  ADMIN_TOKEN,
  API_KEY,
  CLAIM_TOKENS,
  REVOKED_API_KEY,
  startService,
  type TestOptions,
  type TestService,
} from './service.ts'

interface Operation {
  operationId: string
  parameters?: { in: string; schema?: { type?: string } }[]
  requestBody?: object
  responses: Record<string, { content?: Record<string, Media> }>
}
interface Media {
  schema: object
  examples?: Record<string, DocumentedExample>
}
interface DocumentedExample {
  summary: string
  value: unknown
  'x-request': { method?: string; path: string; headers?: Record<string, string>; body?: unknown }
  'x-given'?: string
}

const PLACEHOLDERS: Record<string, string> = {
  '<API_KEY>': API_KEY,
  '<REVOKED_API_KEY>': REVOKED_API_KEY,
  '<ADMIN_TOKEN>': ADMIN_TOKEN,
  '<PENDING_CLAIM_TOKEN>': CLAIM_TOKENS.pending,
  '<APPROVED_CLAIM_TOKEN>': CLAIM_TOKENS.approved,
  '<REJECTED_CLAIM_TOKEN>': CLAIM_TOKENS.rejected,
  // What the desk makes next: an id comes before a claim token, a key comes alone.
  '<NEW_API_KEY>': formApiKey(new Uint8Array(32).fill(FIXTURE_SECRETS + 1)).key,
  '<NEW_WEBHOOK_SECRET>': formSecret(new Uint8Array(32).fill(FIXTURE_SECRETS + 1)),
  '<NEW_CLAIM_TOKEN>': formClaimToken(new Uint8Array(32).fill(FIXTURE_SECRETS + 2)),
}

/** The imaginary language model of the examples. */
function exampleDebriefer(failure: DomainError | null = null): Debriefer {
  return {
    systemPrompt: 'Identify every manipulative tactic in the headline…',
    tactics: [
      {
        id: 'curiosity-gap',
        label: 'Curiosity gap',
        definition: 'Holds back the very fact that the reader came for.',
        example: "You won't believe what happened next",
      },
    ],
    async debrief() {
      if (failure !== null) throw failure
      return {
        cache: 'MISS',
        debrief: {
          variations: [
            'City council decides to close the river bridge',
            'River bridge to close after decision by council',
          ],
          tacticsFound: ["Curiosity gap: “You won't believe what” – holds back what happened"],
          evidence: [
            {
              tacticId: 'curiosity-gap',
              label: 'Curiosity gap',
              severity: 3,
              start: 0,
              end: 22,
              text: "You won't believe what",
              inQuote: false,
            },
          ],
          backend: 'imaginary/model',
          isPromptIgnored: false,
        },
      }
    },
  }
}

const LANTERN_FEED: ParsedFeed = {
  format: 'rss',
  title: 'Lantern Weekly',
  link: 'https://lantern-weekly.example/',
  items: [
    {
      guid: '',
      title: 'A lamp that needs no switch',
      isTitled: true,
      link: 'https://lantern-weekly.example/lamp',
      summary: '',
      publishedAt: new Date('2026-11-20T09:00:00Z'),
      imageUrl: null,
      isCut: false,
    },
  ],
  problems: [],
  pollHintMinutes: null,
}

async function probeFeed(rssUrl: string): Promise<ParsedFeed> {
  if (rssUrl.endsWith('/rss')) return LANTERN_FEED
  throw new DomainError('invalid', 'this is no feed')
}

async function addWebhooks(store: Store, count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    await store.createWebhook({
      name: 'Newsroom chat',
      url: 'https://chat.newsroom.example/hooks/debrief',
      events: ['story.created'],
      secret: formSecret(new Uint8Array(32)),
      createdAt: NOW,
    })
  }
}

/** What an example may presuppose: a service started otherwise, or something done before. */
const GIVENS: Record<string, { options?: TestOptions; bringAbout?: (service: TestService) => Promise<void> }> = {
  'the rate limit is used up': {
    async bringAbout({ store }) {
      for (let call = 0; call < 200; call++) await store.admitCall('api-key:1', 200, 60_000, NOW)
    },
  },
  'the AI backend fails': {
    options: {
      debriefer: () =>
        exampleDebriefer(new DomainError('ai_unavailable', 'The AI backend gave no usable answer: try again')),
    },
  },
  'the AI backend is too slow': {
    options: { debriefer: () => exampleDebriefer(new DomainError('timeout', 'The AI backend took too long')) },
  },
  'the default prompt is a short one': {},
  'the taxonomy has one tactic': {},
  'five requests came from this address today': {
    async bringAbout(service) {
      const body = JSON.stringify({ name: 'N', email: 'n@n.example', intended_use: 'U' })
      for (let i = 0; i < 5; i++) await service.fetch('/api/keys/requests', { method: 'POST', body })
    },
  },
  'every place for a listener is taken': {
    options: { service: () => ({ eventStreamLimits: { ...EVENT_STREAM_LIMITS, listeners: 0 } }) },
  },
  'there is one webhook': {
    options: {
      service: (store) => ({
        webhooks: {
          ...createWebhookDesk({
            store,
            clock: { now: () => NOW },
            randomBytes: (size) => new Uint8Array(size),
            policy: { allowPrivate: false },
            openRoute: () => Promise.reject(new Error('not asked for')),
            userAgent: '',
          }),
          // The imaginary receiver.
          async test(id) {
            if (id !== 1) throw new DomainError('not_found', 'There is no such webhook')
            return { isDelivered: false, status: null, reason: 'the host refused the connection', elapsedMs: 12 }
          },
        },
      }),
    },
    bringAbout: ({ store }) => addWebhooks(store, 1),
  },
  'there are fifty webhooks': { bringAbout: ({ store }) => addWebhooks(store, 50) },
  'the database is down': {
    options: { service: () => ({ probeFeed, findOutage: async () => new DomainError('store_unavailable', 'gone') }) },
  },
}

/** The imaginary explainer: what the words of two articles have in common is the business of `group/`. */
const explainer: StoryExplainer = {
  explain: ({ articles }) => ({
    canonicalArticleId: 1,
    canonicalReason: '2 articles are equally near to all the others; this one is of a source labelled center.',
    articles: articles
      .toSorted((a, b) => a.id - b.id)
      .map(({ id }, index) => ({
        articleId: id,
        linkedArticleId: index === 0 ? null : 1,
        similarity: index === 0 ? 0 : 0.57891,
        likelihood: index === 0 ? null : 0.91234,
        basis: index === 0 ? null : 'words',
        sharedTerms: index === 0 ? [] : ['council', 'repairs', 'bridge'],
        timeGapSeconds: 0,
        centrality: 0.57891,
      })),
  }),
}

const COMMON: TestOptions = { debriefer: () => exampleDebriefer(), service: () => ({ probeFeed, explainer }) }

function fill<Value>(value: Value): Value {
  let text = JSON.stringify(value)
  for (const [placeholder, real] of Object.entries(PLACEHOLDERS)) text = text.replaceAll(placeholder, real)
  return JSON.parse(text)
}

describe('the OpenAPI document', () => {
  let service: TestService
  let operations: Operation[]
  let components: object

  before(async () => {
    service = await startService(COMMON)
    const document = (await (await service.fetch('/api/openapi.json')).json()) as {
      openapi: string
      paths: Record<string, Record<string, Operation>>
      components: object
    }
    components = document.components
    assert.equal(document.openapi, '3.1.0')
    operations = Object.values(document.paths).flatMap((path) => Object.values(path))
  })
  after(() => service.close())

  test('tells of every operation that a malformed request is refused', () => {
    for (const { operationId, responses } of operations) assert.ok('400' in responses, operationId)
  })

  test('tells of every answer with a tag that it may be unchanged, and of every operation that it may fail otherwise', async () => {
    for (const { operationId, responses } of operations) {
      assert.ok('default' in responses, operationId)
      const [example] = mediaOf(responses[200]?.content).flatMap(([, { examples = {} }]) => Object.values(examples))
      if (example === undefined || (example['x-request'].method ?? 'GET') !== 'GET') continue
      const { path, headers = {} } = fill(example['x-request'])
      const { headers: got, body } = await service.fetch(path, { headers })
      await body?.cancel()
      assert.equal('304' in responses, got.has('etag'), operationId)
      assert.equal(responses[304]?.content, undefined, operationId)
    }
  })

  test('the health of a service that is starting has the documented shape', async () => {
    const starting = await startService({ service: () => ({ isStarted: () => false }) })
    const answer = await starting.fetch('/api/health')
    const { schema } = operations.find(({ operationId }) => operationId === 'getHealth')!.responses[503]!.content![
      'application/json'
    ]!
    assert.ok(
      new Ajv2020({ strict: false, validateFormats: false }).validate({ ...schema, components }, await answer.json()),
    )
    await starting.close()
  })

  test('tells of every body that it may be too large, and of every numeric id that it may be none', () => {
    for (const { operationId, responses, requestBody, parameters = [] } of operations) {
      if (requestBody !== undefined) assert.ok('413' in responses, operationId)
      const hasNumber = parameters.some(({ in: place, schema }) => place === 'path' && schema?.type === 'integer')
      if (hasNumber) assert.ok('422' in responses, operationId)
    }
  })

  test('shows an example of every operation but the metrics, and of each error that is its own', () => {
    for (const { operationId, responses } of operations) {
      for (const [status, { content }] of Object.entries(responses)) {
        const examples = mediaOf(content).flatMap(([, media]) => Object.keys(media.examples ?? {}))
        // What many operations may answer, or no body at all. And metrics are other ones each time.
        const isCommon = ['304', '400', '413', 'default'].includes(status) || operationId === 'getMetrics'
        assert.ok(examples.length > 0 || isCommon, `${operationId} shows no ${status}`)
      }
    }
  })

  test('every example has the documented shape', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false })
    for (const { operationId, responses } of operations) {
      for (const [status, { content }] of Object.entries(responses)) {
        for (const [, { schema, examples = {} }] of mediaOf(content)) {
          for (const [name, { value }] of Object.entries(examples)) {
            const isValid = ajv.validate({ ...schema, components }, value)
            assert.ok(isValid, `${operationId} ${status} ${name}: ${ajv.errorsText()}`)
          }
        }
      }
    }
  })

  test('names every route of the interface', async () => {
    const documented = operations.map(({ operationId }) => operationId).toSorted()
    assert.deepEqual(documented, [
      'addFeed',
      'addWebhook',
      'approveKeyRequest',
      'callMcp',
      'changeFeed',
      'createKey',
      'debriefHeadline',
      'disableFeed',
      'disableWebhook',
      'enableWebhook',
      'explainStory',
      'getCoverage',
      'getDefaultPrompt',
      'getFeedHealth',
      'getHealth',
      'getKeyRequest',
      'getLiveness',
      'getMetrics',
      'getOpml',
      'getReadiness',
      'getRun',
      'getSourceFeed',
      'getStoriesAsAtom',
      'getStoriesAsJsonFeed',
      'getStoriesAsRss',
      'getStory',
      'getTitleHistory',
      'importFeeds',
      'listFeeds',
      'listKeyRequests',
      'listKeys',
      'listRuns',
      'listStories',
      'listTactics',
      'listWebhooks',
      'probeFeed',
      'refreshFeeds',
      'rejectKeyRequest',
      'removeWebhook',
      'requestKey',
      'revokeKey',
      'rotateKey',
      'streamEvents',
      'testWebhook',
    ])
  })

  test('every documented example gets the documented answer', async (context) => {
    for (const { operationId, responses } of operations) {
      for (const [status, { content }] of Object.entries(responses)) {
        for (const [mediaType, { examples = {} }] of mediaOf(content)) {
          for (const [name, example] of Object.entries(examples)) {
            await context.test(`${operationId} ${status} ${name}`, () => runExample(Number(status), mediaType, example))
          }
        }
      }
    }
  })
})

/** Feeds name themselves by the address that they were asked for under. */
function fillBase(value: unknown, baseUrl: string): unknown {
  return JSON.parse(JSON.stringify(value).replaceAll('<BASE_URL>', baseUrl))
}

function mediaOf(content: Record<string, Media> | undefined): [string, Media][] {
  return Object.entries(content ?? {})
}

/** As much of an answer as there is of the expected one: a stream of events has no end. */
async function readText(response: Response, length: number): Promise<string> {
  let text = ''
  for await (const part of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    text += part
    if (text.length >= length) break
  }
  return text
}

async function runExample(status: number, mediaType: string, example: DocumentedExample): Promise<void> {
  const givenName = example['x-given']
  const given = givenName === undefined ? {} : GIVENS[givenName]
  assert.ok(given !== undefined, `no test knows how to bring about: ${givenName}`)
  const service = await startService({ ...COMMON, ...given.options })
  try {
    await given.bringAbout?.(service)
    const { method = 'GET', path, headers = {}, body } = fill(example['x-request'])
    // A document goes as it is, anything else as JSON.
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const sent = body === undefined ? { method, headers } : { method, headers, body: text }
    const response = await service.fetch(path, sent)
    assert.equal(response.status, status)
    assert.equal(response.headers.get('content-type')?.split(';')[0], mediaType)
    const expected = fillBase(fill(example.value), service.url)
    if (typeof expected === 'string') assert.equal(await readText(response, expected.length), expected)
    else assert.deepEqual(await response.json(), expected)
  } finally {
    await service.close()
  }
}
