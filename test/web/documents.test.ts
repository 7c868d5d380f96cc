/** The pages as documents, without a browser: what is sent, under which headers, and what hostile text comes to. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { DomainError } from '../../src/domain/errors.ts'
import type { Picture } from '../../src/domain/picture.ts'
import { createStoryExplainer } from '../../src/group/explain.ts'
import { readLanguageTag } from '../../src/group/language-tag.ts'
import { problemOf } from '../../src/http/errors.ts'
import { addPages } from '../../src/pages/pages.ts'
import { publishStories } from '../api/fixture.ts'
import { startService, type TestService } from '../api/service.ts'

const JPEG: Picture = { bytes: new Uint8Array([0xff, 0xd8, 0xff]), type: 'image/jpeg' }

describe('documents', () => {
  let service: TestService
  /** What a picture was asked for. */
  const fetched: string[] = []
  let picture: Picture | null = JPEG
  let isMissing = false

  before(async () => {
    service = await startService({
      service: (store) => ({
        additions: [
          (app) =>
            addPages(app, {
              stories: store,
              articles: store,
              sources: store,
              runs: store,
              readsBySchedule: false,
              ingestion: { refresh: () => store.requestRun(false, new Date()) },
              debriefer: { systemPrompt: 'Find the manipulation.', tactics: [] },
              explainer: createStoryExplainer(),
              readTactics: async (titles) => titles.map(() => []),
              readLanguage: readLanguageTag,
              pictures: {
                async getPicture(url) {
                  fetched.push(url)
                  return picture
                },
                isMissing: () => isMissing,
                close: async () => undefined,
              },
              readProblem: problemOf,
              clock: service?.clock ?? { now: () => new Date('2026-11-21T07:00:00Z') },
            }),
        ],
      }),
    })
  })
  after(() => service.close())

  const text = async (path: string) => (await service.fetch(path)).text()

  test('text of publishers stays text', async () => {
    const title = 'Bridge <script>alert(1)</script> & "quotes" <img src=x onerror=alert(1)>'
    const summary = '</p><style>*{display:none}</style>'
    const sources = ['harbor-daily', 'meadow-wire', 'old-mill-gazette']
    const [id] = await publishStories(service.store, [{ title, summary, sources, publishedAt: new Date() }])
    for (const path of ['/', `/stories/${id}`, '/?search=%3Cscript%3E', '/?sources=%22%3E%3Cscript%3E']) {
      const html = await text(path)
      assert.doesNotMatch(html, /<script>|<img src=x|<style>|"><script/i, path)
    }
    assert.match(await text(`/stories/${id}`), /Bridge &lt;script>alert\(1\)&lt;\/script>/)
  })

  test('a title runs in the direction of its script, and turns round nothing else', async () => {
    const title = 'הגשר נפתח \u202eמחדש'
    const [id] = await publishStories(service.store, [{ title, sources: ['harbor-daily'], publishedAt: new Date() }])
    const [list, story] = await Promise.all([text('/'), text(`/stories/${id}`)])
    assert.match(list, new RegExp(`<h2 [^>]*dir="auto"[^>]*id="story-${id}-title"`))
    assert.match(list, /<bdi>Harbor Daily<\/bdi>/i)
    assert.match(story, /<h1 [^>]*dir="auto"/)
  })

  test('a text says its language where that is certain and another than the page', async () => {
    const german = {
      title: 'Der Stadtrat von Kelso schließt das alte Schwimmbad',
      summary: 'Nach dem Beschluss wird das Bad im Mai geschlossen.',
    }
    const [known, page, unsure] = await publishStories(service.store, [
      { ...german, sources: ['harbor-daily', 'meadow-wire', 'old-mill-gazette'], publishedAt: new Date() },
      { title: 'The mayor opens a bridge for the town', sources: ['harbor-daily'], publishedAt: new Date() },
      { title: 'Bad Kissingen 2, Lindos 1', sources: ['harbor-daily'], publishedAt: new Date() },
    ])
    const [list, story] = await Promise.all([text('/'), text(`/stories/${known}`)])
    const card = (id = 0) => list.match(new RegExp(`<li [^>]*id="story-${id}".*?</article>`, 's'))?.[0] ?? ''
    const spoken = (html: string) =>
      [...html.matchAll(/<(\w+) [^>]*lang="de"[^>]*>([^<]*)/g)].map(([, tag, text]) => [tag, text])
    assert.deepEqual(spoken(card(known)), [
      ['span', german.title],
      ['p', german.summary],
    ])
    const titles = ['p', 'bdi'].flatMap((tag) => Array.from({ length: 3 }, () => [tag, german.title]))
    assert.deepEqual(spoken(story), [['span', german.title], ['p', german.summary], ...titles])
    assert.match(story, /<html lang="en"/)
    for (const id of [page, unsure]) assert.doesNotMatch(card(id), /lang=/)
    assert.match(card(page), /opens a bridge/)
  })

  test('a story is of the category of the article that gave its title, not of the newest that bears it', async () => {
    const title = 'Ferry line to Otavia reopens in March'
    const sources = ['harbor-daily', 'meadow-wire'] // The first is center, the second has the newer article.
    const [id] = await publishStories(service.store, [{ title, sources, publishedAt: new Date() }])
    const [list, story] = await Promise.all([text('/'), text(`/stories/${id}`)])
    const card = list.match(new RegExp(`<li [^>]*id="story-${id}".*?</article>`, 's'))?.[0] ?? ''
    for (const html of [card, story]) assert.match(html, /class="kicker-category"[^>]*>U\.?S\.? news</i)
  })

  test('a page is asked for anew and answered with 304 where it is the same', async () => {
    const first = await service.fetch('/debrief')
    assert.equal(first.headers.get('cache-control'), 'no-cache')
    const headers = { 'If-None-Match': first.headers.get('etag') ?? '' }
    const second = await service.fetch('/debrief', { headers })
    assert.deepEqual([second.status, await second.text()], [304, ''])
    assert.equal((await service.fetch('/debrief', { method: 'HEAD' })).status, 200)
  })

  test('comes in the smallest form that the reader takes', async () => {
    const { request } = await import('node:http')
    const get = (encoding: string) =>
      new Promise<{ encoding: string | undefined; body: Buffer }>((resolve, reject) => {
        const headers = { 'Accept-Encoding': encoding }
        const call = request(`${service.url}/keys`, { headers }, async (answer) => {
          const parts: Buffer[] = []
          for await (const part of answer) parts.push(part)
          resolve({ encoding: answer.headers['content-encoding'], body: Buffer.concat(parts) })
        })
        call.on('error', reject).end()
      })
    const [br, gzip, none] = await Promise.all([get('gzip, br'), get('br;q=0, gzip'), get('identity')])
    assert.deepEqual([br.encoding, gzip.encoding, none.encoding], ['br', 'gzip', undefined])
    assert.deepEqual(brotliDecompressSync(br.body), none.body)
    assert.deepEqual(gunzipSync(gzip.body), none.body)
  })

  test('an id that was merged leads to the story, the query with it; one that nobody has is a page of 404', async () => {
    const moved = await service.fetch('/stories/3?title_format=both')
    assert.deepEqual([moved.status, moved.headers.get('location')], [308, '/stories/1?title_format=both'])
    for (const id of ['999', '0', '-1', 'x', '1e3', '9'.repeat(40)]) {
      const answer = await service.fetch(`/stories/${id}`)
      assert.equal(answer.status, 404, id)
      assert.match(await answer.text(), /There is nothing here/)
    }
  })

  test('an unknown address is a page for browsers, and JSON for programs and where programs ask', async () => {
    const headers = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
    const page = await service.fetch('/nowhere', { headers })
    assert.deepEqual([page.status, page.headers.get('content-type')], [404, 'text/html; charset=utf-8'])
    assert.match(await page.text(), /There is nothing here/)
    for (const [path, init] of [
      ['/nowhere', {}],
      ['/nowhere', { headers, method: 'POST' }],
      ['/api/nowhere', { headers }],
      ['/feeds/a/b', { headers }],
    ] as const) {
      const answer = await service.fetch(path, init)
      assert.deepEqual([answer.status, Object.keys((await answer.json()) as object)], [404, ['detail']], path)
    }
  })

  test('a broken percent-encoding is a page for browsers, and JSON for programs and where programs ask', async () => {
    const headers = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
    for (const path of ['/%zz', '/stories/%e2%82', '/?search=%', '/nowhere?a=%f', '/stories/1%00']) {
      const page = await service.fetch(path, { headers })
      assert.deepEqual([page.status, page.headers.get('content-type')], [400, 'text/html; charset=utf-8'], path)
      assert.ok(page.headers.get('content-security-policy'), path)
      assert.match(await page.text(), /This address cannot be read/)
    }
    for (const [path, init] of [
      ['/%zz', {}],
      ['/?search=%', {}],
      ['/%zz', { headers, method: 'POST' }],
      ['/api/stories?search=%', { headers }],
      ['/api/stories/%zz', { headers }],
    ] as const) {
      const answer = await service.fetch(path, init)
      assert.deepEqual([answer.status, Object.keys((await answer.json()) as object)], [400, ['detail']], path)
    }
  })

  test('a page that cannot be made now says when to come back, as the API does', async ({ mock }) => {
    for (const [failure, status, seconds] of [
      [new DomainError('store_unavailable', 'The database is away'), 502, '5'],
      [new DomainError('store_unavailable', 'The database is away', { retryAfterSeconds: 0.2 }), 502, '1'],
      [new DomainError('timeout', 'The database is busy', { retryAfterSeconds: 2.1 }), 504, '3'],
      [new DomainError('timeout', 'The database is busy'), 504, null],
    ] as const) {
      const broken = mock.method(service.store, 'getStory', () => Promise.reject(failure))
      const page = await service.fetch('/stories/1')
      broken.mock.restore()
      assert.deepEqual([page.status, page.headers.get('retry-after')], [status, seconds])
      assert.equal(page.headers.get('content-type'), 'text/html; charset=utf-8')
    }
  })

  test('a page that takes too long is a page that says so, once, whatever comes of it', async ({ mock }) => {
    for (const late of [new DomainError('timeout', 'the database gave up'), { kind: 'moved', id: 2 }]) {
      const asked = Promise.withResolvers<void>()
      const answer = Promise.withResolvers<unknown>()
      const held = mock.method(service.store, 'getStory', () => {
        asked.resolve()
        return answer.promise
      })
      mock.timers.enable({ apis: ['setTimeout'] })
      const refused = service.fetch('/stories/1', { headers: { Accept: 'text/html' } })
      await asked.promise
      mock.timers.tick(15_000)
      const page = await refused
      assert.deepEqual([page.status, page.headers.get('content-type')], [504, 'text/html; charset=utf-8'])
      assert.match(await page.text(), /That took too long/)
      mock.timers.reset()
      const logged = service.log.length
      if (late instanceof DomainError) answer.reject(late)
      else answer.resolve(late)
      assert.equal((await service.fetch('/livez')).status, 200)
      const messages = service.log.slice(logged).map(({ msg }) => msg)
      assert.deepEqual(messages, ['answered'])
      held.mock.restore()
    }
  })

  test('parameters that the API would refuse are forgiven', async () => {
    for (const query of ['page=x', 'min_sources=-4', 'sort=best', 'title_format=loud', 'per_page=9999']) {
      assert.equal((await service.fetch(`/?${query}`)).status, 200, query)
    }
  })

  test('a picture is fetched only where it stands in an article, and says that it is one', async () => {
    fetched.length = 0
    const answer = await service.fetch('/pictures/1/1')
    assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'image/jpeg'])
    assert.match(answer.headers.get('cache-control') ?? '', /max-age=86400/)
    for (const path of ['/pictures/1/2', '/pictures/2/1', '/pictures/9/9', '/pictures/x/1']) {
      assert.equal((await service.fetch(path)).status, 204, path)
    }
    assert.deepEqual(fetched, ['https://harbor-daily.example/images/river-bridge.jpg'])
  })

  test('that there is no picture is kept for a while, that none could be asked for is not', async () => {
    picture = null
    try {
      for (const [missing, kept] of [
        [true, /max-age=300/],
        [false, /^no-store$/],
      ] as const) {
        isMissing = missing
        const answer = await service.fetch('/pictures/1/1')
        assert.equal(answer.status, 204)
        assert.match(answer.headers.get('cache-control') ?? '', kept)
      }
    } finally {
      picture = JPEG
      isMissing = false
    }
  })

  test('a file is kept for ever under its version, and is not there under another', async () => {
    const [, address = ''] = /href="(\/assets\/[^"]+\/site\.css)"/.exec(await text('/')) ?? []
    const sheet = await service.fetch(address)
    assert.match(sheet.headers.get('cache-control') ?? '', /max-age=31536000, immutable/)
    assert.equal((await service.fetch(address.replace(/assets\/[^/]+/, 'assets/older'))).status, 404)
    assert.equal((await service.fetch(address.replace('site.css', '../../package.json'))).status, 404)
  })

  test('browser modules are sent as plain JavaScript, and every one that they import is there', async () => {
    const visited = new Set<string>()
    const visit = async (address: string): Promise<void> => {
      if (visited.has(address)) return
      visited.add(address)
      const answer = await service.fetch(address)
      assert.equal(answer.status, 200, address)
      assert.match(answer.headers.get('content-type') ?? '', /^text\/javascript/)
      const code = await answer.text()
      assert.doesNotMatch(code, /\binterface \w+ \{|: string[,)]/, address)
      for (const [, path = ''] of code.matchAll(/\bfrom\s*["']([^"']+)["']/g)) {
        await visit(new URL(path, service.url + address).pathname)
      }
    }
    for (const page of ['/', '/stories/1', '/debrief', '/sources', '/keys', '/docs', '/offline']) {
      for (const [, address = ''] of (await text(page)).matchAll(/<script[^>]*src="([^"]+)"/g)) await visit(address)
    }
    assert.ok(visited.size > 20)
  })
})
