/**
 * Embeddings as one more piece of evidence: a server on loopback that answers well or misbehaves. Whatever it does,
 * grouping ends where it ends without embeddings, and no feed waits longer than the deadline.
 */
import assert from 'node:assert/strict'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, beforeEach, describe, test } from 'node:test'
import { createEmbedder, type EmbedderLimits } from '../../src/ai/embedder.ts'
import type { Embedder } from '../../src/domain/embedder.ts'
import { Newsroom } from '../ingest/newsroom.ts'
import { TestClock, useStore } from '../store/backends.ts'
import { bytes, drip, dripHeaders, type Exchange, endless, reset, silence, stall } from './fault-server.ts'

interface Ask {
  input: string[]
  model: string
  response: ServerResponse
}
type Answer = (ask: Ask) => void

let server: Server
let asked: { input: string[]; path: string; authorization: string | undefined }[] = []
let answer: Answer = () => undefined

before(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = JSON.parse(Buffer.concat(chunks).toString()) as { input: string[]; model: string }
    asked.push({ input: body.input, path: request.url!, authorization: request.headers.authorization })
    answer({ ...body, response })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
after(() => {
  server.close()
  server.closeAllConnections()
})
beforeEach(() => {
  asked = []
  answer = good
})

/** A bag of letters: enough to tell the like from the unlike. */
function vectorOf(text: string): number[] {
  const vector = Array.from({ length: 26 }, () => 0.1)
  for (const letter of text.toLowerCase()) {
    const index = letter.charCodeAt(0) - 97
    if (index >= 0 && index < 26) vector[index]! += 1
  }
  return vector
}

function items(input: readonly string[]): { index: number; embedding: number[] }[] {
  return input.map((text, index) => ({ index, embedding: vectorOf(text) }))
}

function send(response: ServerResponse, data: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ object: 'list', data }))
}

const good: Answer = ({ input, response }) => send(response, items(input))

/** A fault of the transport, whatever is asked. */
const playing =
  (behaviour: (exchange: Exchange) => void): Answer =>
  ({ response }) =>
    behaviour({ response } as Exchange)

const FAULTS: Record<string, Answer> = {
  'says nothing': playing(silence),
  'stalls in its body': playing(stall),
  'drips its body': playing(drip(20)),
  'drips its headers': playing(dripHeaders(20)),
  'never ends': playing(endless),
  'resets the connection': playing(reset()),
  'resets it in its body': playing(reset('HTTP/1.1 200 OK\r\ncontent-length: 900\r\n\r\n{"data":[')),
  'speaks no HTTP': playing(bytes('hello\r\n\r\n')),
  'answers 429': ({ response }) => send(response, [], 429),
  'answers 500': ({ response }) => send(response, [], 500),
  'answers 401': ({ response }) => send(response, [], 401),
  redirects: ({ response }) => response.writeHead(307, { location: '/elsewhere' }).end(),
  'answers too few': ({ input, response }) => send(response, items(input).slice(1)),
  'answers too many': ({ input, response }) => send(response, items([...input, 'more'])),
  'names one twice': ({ input, response }) =>
    send(
      response,
      items(input).map((one) => ({ ...one, index: 0 })),
    ),
  'names one that is none': ({ input, response }) =>
    send(
      response,
      items(input).map((one) => ({ ...one, index: one.index + 1 })),
    ),
  'answers vectors of two lengths': ({ input, response }) =>
    send(
      response,
      items(input).map((one, index) => ({ ...one, embedding: one.embedding.slice(index % 2) })),
    ),
  'answers what is no number': ({ input, response }) =>
    send(
      response,
      items(input).map((one) => ({ ...one, embedding: one.embedding.map(() => Number.NaN) })),
    ),
  'answers what is too great': ({ input, response }) => {
    const text = JSON.stringify({ data: items(input) }).replaceAll('0.1', '1e999')
    response.writeHead(200, { 'content-type': 'application/json' }).end(text)
  },
  'answers nothing but zeros': ({ input, response }) =>
    send(
      response,
      items(input).map((one) => ({ ...one, embedding: one.embedding.map(() => 0) })),
    ),
  'answers empty vectors': ({ input, response }) =>
    send(
      response,
      items(input).map((one) => ({ ...one, embedding: [] })),
    ),
  'answers base64': ({ input, response }) =>
    send(
      response,
      items(input).map((one) => ({ ...one, embedding: 'AAAA' })),
    ),
  'is cut off in its JSON': ({ input, response }) => {
    const text = JSON.stringify({ data: items(input) })
    response.writeHead(200, { 'content-type': 'application/json' }).end(text.slice(0, -9))
  },
  'answers another shape': ({ response }) => response.writeHead(200).end('[1, 2, 3]'),
}

function embedder(limits: Partial<EmbedderLimits> = {}, clock = new TestClock(), told: string[] = []): Embedder {
  const { port } = server.address() as AddressInfo
  return createEmbedder({
    baseUrl: `http://127.0.0.1:${port}/v1`,
    model: 'some-model',
    apiKey: 'sk-never-to-be-seen',
    clock,
    reportFailure: (reason) => told.push(reason),
    limits: { deadlineMs: 300, ...limits },
  })
}

test('asks in batches, and never twice for one text', async () => {
  const one = embedder({ textsPerBatch: 3 })
  const texts = ['red', 'green', 'blue', 'red', 'yellow', 'pink']
  const vectors = await one.embed(texts)
  assert.deepEqual(
    asked.map(({ input }) => input),
    [
      ['red', 'green', 'blue'],
      ['yellow', 'pink'],
    ],
  )
  assert.deepEqual(
    vectors,
    texts.map((text) => Float32Array.from(vectorOf(text))),
  )
  assert.deepEqual(await one.embed(['pink', 'blue']), [vectors[5], vectors[2]])
  assert.equal(asked.length, 2)
  assert.deepEqual([asked[0]!.path, asked[0]!.authorization], ['/v1/embeddings', 'Bearer sk-never-to-be-seen'])
  await one.close()
})

test('a text is cut, and never amid a character', async () => {
  const one = embedder({ characters: 4 })
  await one.embed(['red😀'])
  assert.deepEqual(asked[0]!.input, ['red\uFFFD'])
  await one.close()
})

test('takes vectors in any order, by their numbers', async () => {
  answer = ({ input, response }) => send(response, items(input).reverse())
  const one = embedder()
  assert.deepEqual(
    await one.embed(['red', 'green']),
    ['red', 'green'].map((text) => Float32Array.from(vectorOf(text))),
  )
  await one.close()
})

test('refuses vectors of another length than before', async () => {
  const one = embedder()
  await one.embed(['red'])
  answer = ({ input, response }) =>
    send(
      response,
      items(input).map((item) => ({ ...item, embedding: [1, 2] })),
    )
  assert.deepEqual(await one.embed(['green']), [null])
  await one.close()
})

test('remembers so many vectors and no more', async () => {
  const one = embedder({ cached: 2 })
  await one.embed(['red', 'green', 'blue'])
  await one.embed(['blue', 'green'])
  assert.equal(asked.length, 1)
  await one.embed(['red'])
  assert.equal(asked.length, 2)
  await one.close()
})

test('answers with what it remembered even if another call pushed it out meanwhile', async () => {
  const one = embedder({ cached: 2 })
  const [red] = await one.embed(['red'])
  const others = one.embed(['blue', 'pink', 'grey'])
  const waiting = one.embed(['red', 'green'])
  assert.ok((await others).every((vector) => vector !== null))
  assert.deepEqual((await waiting)[0], red)
  assert.ok((await one.embed(['red']))[0] instanceof Float32Array)
  await one.close()
})

test('remembers every vector of a live window that is filled again', async () => {
  const one = embedder({ deadlineMs: 10_000 })
  const texts = Array.from({ length: 5_000 }, (_, index) => `report ${index}`)
  for (let round = 0; round < 2; round++) {
    for (let from = 0; from < texts.length; from += 100) await one.embed(texts.slice(from, from + 100))
  }
  assert.equal(asked.flatMap(({ input }) => input).length, texts.length)
  await one.close()
})

test('leaves a backend that fails alone for a while', async () => {
  const clock = new TestClock()
  const told: string[] = []
  const one = embedder({ failures: 2, firstPauseMs: 30_000 }, clock, told)
  answer = FAULTS['answers 500']!
  for (const text of ['a', 'b', 'c', 'd']) assert.deepEqual(await one.embed([text]), [null])
  assert.equal(asked.length, 2)
  assert.deepEqual(told, ['status 500', 'status 500'])
  answer = good
  clock.advance(30_001)
  assert.ok((await one.embed(['e']))[0] instanceof Float32Array)
  await one.close()
})

test('ends at once when it is closed', async () => {
  answer = playing(silence)
  const one = embedder({ deadlineMs: 60_000 })
  const waiting = one.embed(['red'])
  await one.close()
  assert.deepEqual(await waiting, [null])
})

const FIRST = [
  { key: 'ferry', title: 'Ferry sinks off Lindos, 40 passengers rescued by coast guard' },
  { key: 'baths', title: 'Kelso council votes to close the old swimming baths' },
]
const SECOND = [
  { key: 'ferry', title: 'All 40 aboard saved after ferry sinks near Lindos' },
  { key: 'baths', title: 'Swimmers protest as Kelso council closes baths' },
  { key: 'silo', title: 'Fire destroys grain silo at Millbrook mill' },
]

async function groupsWith(
  fixture: ReturnType<typeof useStore>,
  one: Embedder | null,
  name: string,
): Promise<number[][]> {
  const newsroom = new Newsroom(fixture.store, fixture.clock)
  newsroom.embedder = one
  await newsroom.publish(`${name}-a`, FIRST)
  await newsroom.publish(`${name}-b`, SECOND)
  await newsroom.run()
  assert.deepEqual(newsroom.failures, [])
  await newsroom.close()
  await one?.close()
  const groups = new Map<number, number[]>()
  let first = Number.POSITIVE_INFINITY
  for await (const record of fixture.store.exportRecords()) {
    const article = record as { type: string; id: number; story_group_id: number; canonical_link: string }
    if (article.type !== 'article' || !article.canonical_link.includes(`//${name}-`)) continue
    first = Math.min(first, article.id)
    const members = groups.get(article.story_group_id) ?? []
    groups.set(article.story_group_id, [...members, article.id - first])
  }
  return [...groups.values()]
}

describe('a backend for embeddings that', () => {
  const fixture = useStore('sqlite')
  let plain: number[][]
  before(async () => {
    plain = await groupsWith(fixture, null, 'plain')
  })
  // What was taken in before is out of the live window by then.
  beforeEach(() => fixture.clock.advance(100 * 3_600_000))

  for (const [index, [name, behaviour]] of Object.entries(FAULTS).entries()) {
    test(`${name} leaves the groups as they are without it`, async () => {
      answer = behaviour
      const told: string[] = []
      const limits = { replyBytes: 100_000, deadlineMs: 150 }
      assert.deepEqual(await groupsWith(fixture, embedder(limits, new TestClock(), told), `s${index}`), plain)
      assert.ok(asked.length > 0)
      assert.ok(told.length > 0)
    })
  }

  test('answers well is asked about every new article, once', async () => {
    const groups = await groupsWith(fixture, embedder(), 'good')
    assert.equal(groups.flat().length, 5)
    assert.deepEqual(asked.flatMap(({ input }) => input).sort(), [...FIRST, ...SECOND].map(({ title }) => title).sort())
  })
})
