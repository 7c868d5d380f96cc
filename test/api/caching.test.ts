/** Decisions on HTTP caching, and the laws of the answers prepared for it. */
import assert from 'node:assert/strict'
import { request } from 'node:http'
import { after, before, describe, test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { publishStories } from './fixture.ts'
import { startService, type TestService } from './service.ts'

interface Answer {
  status: number
  headers: Record<string, string | undefined>
  bytes: Buffer
}

describe('caching', () => {
  let service: TestService
  before(async () => {
    service = await startService()
  })
  after(() => service.close())

  /** The bytes as they travel: fetch would unpack them. */
  function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const sent = request({ port: service.port, path, headers, method, agent: false }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers as Answer['headers'],
            bytes: Buffer.concat(chunks),
          }),
        )
      })
      sent.on('error', reject).end()
    })
  }
  /** Compression runs beside the answers; asks until it is done. */
  async function getCompressed(path: string, encoding: string): Promise<Answer> {
    for (;;) {
      const answer = await get(path, { 'Accept-Encoding': encoding })
      if (answer.headers['content-encoding'] !== undefined) return answer
      await new Promise((resolve) => setImmediate(resolve))
    }
  }

  const CACHED = [
    '/api/stories',
    '/api/stories?per_page=1',
    '/api/stories/1',
    '/api/stories/1/explain',
    '/opml',
    '/api/feeds',
    '/api/debrief/prompt',
    '/api/tactics',
  ]

  test('stories, feeds and prompt carry a strong ETag and Cache-Control, and answer 304', async () => {
    for (const path of CACHED) {
      for (let round = 0; round < 2; round++) {
        const answer = await get(path)
        const etag = answer.headers.etag ?? ''
        assert.match(etag, /^"[^"]+"$/, path)
        assert.equal(answer.headers['cache-control'], 'public, max-age=30, stale-while-revalidate=60')
        const unchanged = await get(path, { 'If-None-Match': etag })
        assert.equal(unchanged.status, 304)
        assert.equal(unchanged.bytes.length, 0)
        assert.equal(unchanged.headers.etag, etag)
        assert.equal(unchanged.headers['cache-control'], answer.headers['cache-control'])
        assert.equal(unchanged.headers.vary, 'Accept-Encoding')
        assert.equal(unchanged.headers['content-length'], undefined)
      }
    }
  })

  test('health, debrief, runs and every error are no-store and carry no ETag', async () => {
    for (const path of [
      '/api/health',
      '/api/debrief',
      '/api/ingestion/runs',
      '/api/stories/404',
      '/api/stories?page=0',
      '/readyz',
    ]) {
      const { headers } = await get(path)
      assert.equal(headers['cache-control'], 'no-store', path)
      assert.equal(headers.etag, undefined)
    }
  })

  test('If-None-Match: lists, weak tags and * match; other tags do not', async () => {
    const { headers } = await get('/api/stories')
    const etag = headers.etag ?? ''
    for (const value of [etag, `W/${etag}`, `"other", ${etag}`, `${etag},"other"`, ` "x" ,  W/${etag} `, '*', ' * ']) {
      assert.equal((await get('/api/stories', { 'If-None-Match': value })).status, 304, value)
    }
    for (const value of ['"other"', etag.slice(1, -1), `${etag.slice(0, -1)}x"`, '""', 'W/', ',', '"*"', '']) {
      assert.equal((await get('/api/stories', { 'If-None-Match': value })).status, 200, value)
    }
  })

  test('HEAD answers 304 too', async () => {
    const { headers } = await get('/api/stories')
    assert.equal((await get('/api/stories', { 'If-None-Match': headers.etag ?? '' }, 'HEAD')).status, 304)
  })

  test('each compressed form unpacks to the same JSON, has a tag of its own, and any of them gives 304', async () => {
    const plain = await get('/api/stories')
    const tags = [plain.headers.etag]
    for (const [encoding, unpack] of [
      ['gzip', gunzipSync],
      ['br', brotliDecompressSync],
    ] as const) {
      const answer = await getCompressed('/api/stories', encoding)
      assert.equal(answer.headers['content-encoding'], encoding)
      assert.equal(answer.headers['content-length'], String(answer.bytes.length))
      assert.deepEqual(unpack(answer.bytes), plain.bytes)
      tags.push(answer.headers.etag)
    }
    assert.equal(new Set(tags).size, 3)
    for (const tag of tags) {
      assert.equal((await get('/api/stories', { 'If-None-Match': tag ?? '', 'Accept-Encoding': 'br' })).status, 304)
    }
  })

  test('Accept-Encoding is obeyed: q=0, *, nothing acceptable', async () => {
    await getCompressed('/api/stories', 'gzip')
    await getCompressed('/api/stories', 'br')
    const encodingFor = async (header: string) =>
      (await get('/api/stories', { 'Accept-Encoding': header })).headers['content-encoding']
    assert.equal(await encodingFor('gzip, deflate, br, zstd'), 'br')
    assert.equal(await encodingFor('gzip;q=1.0, br;q=0'), 'gzip')
    assert.equal(await encodingFor('*'), 'br')
    assert.equal(await encodingFor('br;q=0, *;q=0.1'), 'gzip')
    for (const header of ['identity', 'gzip;q=0', 'deflate', '', 'gzip;q=0, br;q=0.0']) {
      assert.equal(await encodingFor(header), undefined, header)
    }
  })

  test('equal questions share an answer however they are written; different ones never do', async () => {
    const tagOf = async (path: string) => (await get(path)).headers.etag
    const same = [
      '/api/stories?sources=meadow-wire,harbor-daily',
      '/api/stories?sources=Harbor-Daily&sources=meadow-wire',
      '/api/stories/?page=1&source=meadow-wire&sources=harbor-daily,&x=y',
    ]
    assert.equal(new Set(await Promise.all(same.map(tagOf))).size, 1)
    const different = [
      '',
      '?per_page=1',
      '?title_format=neutral',
      '?title_format=original',
      '?page=2',
      '?search=bridge',
      '?per_page=1&sort=sources&page=2',
    ]
    assert.equal(
      new Set(await Promise.all(different.map((query) => tagOf(`/api/stories${query}`)))).size,
      different.length,
    )
  })

  test('what is published shows at once: new ETag, new body, the old tag no longer gives 304', async () => {
    const before = await get('/api/stories')
    await get('/api/stories')
    await publishStories(service.store, [
      { title: 'Library extends its hours', sources: ['harbor-daily'], publishedAt: new Date('2026-11-21T06:59:00Z') },
    ])
    const after = await get('/api/stories', { 'If-None-Match': before.headers.etag ?? '' })
    assert.equal(after.status, 200)
    assert.notEqual(after.headers.etag, before.headers.etag)
    assert.match(after.bytes.toString(), /Library extends its hours/)
  })

  test('a changed feed source shows at once in feeds and stories', async () => {
    const tags = async () => [(await get('/api/feeds')).headers.etag, (await get('/api/stories/1')).headers.etag]
    const [feedsBefore, storyBefore] = await tags()
    await service.store.updateFeedSource(1, { biasLabel: 'lean_right' })
    const [feedsAfter, storyAfter] = await tags()
    assert.notEqual(feedsAfter, feedsBefore)
    assert.notEqual(storyAfter, storyBefore)
    assert.match((await get('/api/stories/1')).bytes.toString(), /"bias_label":"lean_right"/)
  })

  test('a change that leaves an answer as it was keeps its ETag', async () => {
    const before = await get('/api/stories/2')
    await publishStories(service.store, [
      { title: 'Museum shows maps', sources: ['meadow-wire'], publishedAt: new Date('2026-11-20T05:00:00Z') },
    ])
    assert.equal((await get('/api/stories/2')).headers.etag, before.headers.etag)
  })
})
