/** The parser as the service uses it: in a thread of its own, which may be ended. */
import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { pathToFileURL } from 'node:url'
import { HOSTILE_FEEDS } from '../../test/hostile-feeds.ts'
import { checkFeed } from './check.ts'
import { createFeedParser } from './parser.ts'

const FEED = Buffer.from(
  '<rss><channel><title>t</title><item><title>a</title><pubDate>Fri, 07 Mar 2025 06:30:00 GMT</pubDate></item></channel></rss>',
)
const request = (body: Uint8Array = FEED) => ({ body, contentType: '', baseUrl: 'https://news.example/' })
const code = (expected: string) => (error: unknown) => (error as { code?: string }).code === expected

describe('the feed parser in its thread', () => {
  let folder = ''
  /** A worker that obeys the first byte: h hangs, d dies, g grows, anything else answers with an empty feed. */
  let obedient: URL

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'feed-worker-'))
    const path = join(folder, 'worker.mjs')
    writeFileSync(
      path,
      `import { parentPort } from 'node:worker_threads'
       parentPort.on('message', ({ body }) => {
         const order = String.fromCharCode(body[0])
         if (order === 'h') for (;;);
         if (order === 'd') process.exit(3)
         if (order === 't') throw new Error('a bug')
         if (order === 'g') { const kept = []; for (;;) kept.push(new Array(100_000).fill(kept.length)) }
         parentPort.postMessage({ format: 'rss', title: order, link: '', items: [], problems: [], pollHintMinutes: null })
       })`,
    )
    obedient = pathToFileURL(path)
  })

  after(() => rm(folder, { recursive: true }))

  it('answers with dates as dates, and leaves the bytes to their owner', async () => {
    const parser = createFeedParser()
    const body = Uint8Array.from(FEED)
    const feed = await parser.parse(request(body))
    assert.deepEqual(feed.items[0]?.publishedAt, new Date('2025-03-07T06:30:00Z'))
    assert.equal(body.length, FEED.length)
    await parser.close()
  })

  it('answers many at once, each with its own', async () => {
    const parser = createFeedParser({ workerUrl: obedient })
    const letters = [...'abcefijklmnop']
    const feeds = await Promise.all(letters.map((letter) => parser.parse(request(Buffer.from(letter)))))
    assert.deepEqual(
      feeds.map((feed) => feed.title),
      letters,
    )
    await parser.close()
  })

  it('refuses what is no feed, naming what it is', async () => {
    const parser = createFeedParser()
    await assert.rejects(parser.parse(request(Buffer.from('<html><body>Just a moment...'))), /challenge page/)
    await assert.rejects(parser.parse(request(Buffer.from('<html><body>hello'))), code('invalid'))
    await assert.rejects(parser.parse(request(Buffer.alloc(0))), /empty/)
    await parser.close()
  })

  it('ends a body that takes too long, and goes on with the next one', async () => {
    const parser = createFeedParser({ workerUrl: obedient, deadlineMs: 100, startMs: 400 })
    const outcomes = await Promise.allSettled([...'ahb'].map((order) => parser.parse(request(Buffer.from(order)))))
    assert.deepEqual(
      outcomes.map((outcome) => outcome.status),
      ['fulfilled', 'rejected', 'fulfilled'],
    )
    assert.ok(code('timeout')((outcomes[1] as PromiseRejectedResult).reason))
    await parser.close()
  })

  it('survives a thread that dies, throws or runs out of memory', async () => {
    const parser = createFeedParser({ workerUrl: obedient, memoryMb: 32, deadlineMs: 60_000 })
    for (const order of 'dtg') {
      await assert.rejects(parser.parse(request(Buffer.from(order))), code('invalid'), order)
      assert.equal((await parser.parse(request(Buffer.from('a')))).title, 'a')
    }
    await parser.close()
  })

  it('refuses bodies beyond its queue, and everything once it is closed', async () => {
    const parser = createFeedParser({ workerUrl: obedient, queueLength: 1 })
    const running = parser.parse(request(Buffer.from('h')))
    const waiting = parser.parse(request(Buffer.from('a')))
    await assert.rejects(parser.parse(request()), /waiting/)
    const ends = Promise.allSettled([running, waiting])
    await parser.close()
    assert.deepEqual(
      (await ends).map((end) => end.status),
      ['rejected', 'rejected'],
    )
    await assert.rejects(parser.parse(request()), /closed/)
  })

  it('needs the deadline for none of the feeds made to hurt', async () => {
    const parser = createFeedParser()
    for (const { name, make } of HOSTILE_FEEDS) {
      for (const size of [10_000, 1_000_000]) {
        const end = await parser.parse(request(make(size))).then(
          () => 'read',
          (error: { code?: string }) => error.code,
        )
        assert.ok(end === 'read' || end === 'invalid', `${name}, ${size} bytes: ${end}`)
      }
    }
    await parser.close()
  })

  it('reports a check with nulls for what is absent, and the reason where there is no feed', async () => {
    const parser = createFeedParser()
    const headers = { 'Content-Location': '/elsewhere/feed', 'content-type': 'text/xml' }
    const body = Buffer.from('<rss><channel><item><link>a.html</link></item></channel></rss>')
    assert.deepEqual(await checkFeed(parser, { source: 'x', body, baseUrl: 'https://news.example/f', headers }), {
      source: 'x',
      title: null,
      link: null,
      items: [
        {
          guid: null,
          title: 'https://news.example/elsewhere/a.html',
          link: 'https://news.example/elsewhere/a.html',
          summary: null,
          published_at: null,
          image_url: null,
        },
      ],
      problems: ['1 item without a title.', '1 item without a guid.'],
    })
    assert.deepEqual(await checkFeed(parser, { source: 'y', body: Buffer.from('x'), baseUrl: '', headers: {} }), {
      source: 'y',
      title: null,
      link: null,
      items: [],
      problems: ['The body is not a feed.'],
    })
    await parser.close()
  })
})
