/** The source list as a document: what is exported is imported again as it was, and other readers' lists are taken. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { parseOpml } from 'feedsmith'
import type { FeedSource } from '../../src/domain/feed-source.ts'
import { ADMIN_TOKEN, startService, type TestService } from './service.ts'

const AS_ADMIN = { Authorization: `Bearer ${ADMIN_TOKEN}` }

describe('the source list as a document', () => {
  let service: TestService
  before(async () => {
    service = await startService()
  })
  after(() => service.close())

  const load = (body: string | Uint8Array<ArrayBuffer>) =>
    service.fetch('/api/admin/feeds/import', { method: 'POST', headers: AS_ADMIN, body })
  const withoutIds = (sources: FeedSource[]) => sources.map(({ id: _, ...rest }) => rest)

  test('another reader understands the OPML', async () => {
    const response = await service.fetch('/opml')
    assert.equal(response.headers.get('content-type'), 'text/x-opml; charset=utf-8')
    const opml = parseOpml(await response.text())
    const feeds = (opml.body?.outlines ?? []).flatMap((folder) => folder.outlines ?? [])
    assert.deepEqual(
      feeds.map(({ text, xmlUrl }) => ({ text, xmlUrl })),
      (await service.store.listFeedSources()).map(({ name, rssUrl }) => ({ text: name, xmlUrl: rssUrl })),
    )
  })

  test('answers 304 to whoever has it', async () => {
    const etag = (await service.fetch('/opml')).headers.get('etag') ?? ''
    service.clock.advance(60_000)
    assert.equal((await service.fetch('/opml', { headers: { 'If-None-Match': etag } })).status, 304)
  })

  test('what was exported brings a changed list back to what it was', async () => {
    const before = withoutIds(await service.store.listFeedSources())
    const exported = await (await service.fetch('/opml')).text()
    await service.store.updateFeedSource(1, { biasLabel: 'right', biasBasis: 'Changed', category: 'business' })
    await service.store.updateFeedSource(2, { isActive: false, name: 'Other' })
    const answer = await load(exported)
    assert.deepEqual([answer.status, await answer.json()], [200, { added: 0, changed: 2 }])
    assert.deepEqual(withoutIds(await service.store.listFeedSources()), before)
    assert.deepEqual(await (await load(exported)).json(), { added: 0, changed: 0 })
  })

  test('outlines of other readers are taken, nested as they are, in UTF-16 too', async () => {
    const outline = '<outline text="Woods"><outline text="Owl Watch" xmlurl="https://owl-watch.example/rss"/></outline>'
    const opml = `<opml version="1.0"><body><outline text="Nature">${outline}</outline></body></opml>`
    const bytes = new Uint8Array([0xff, 0xfe, ...Buffer.from(opml, 'utf16le')])
    assert.deepEqual(await (await load(bytes)).json(), { added: 1, changed: 0 })
    const owl = (await service.store.listFeedSources()).find(({ slug }) => slug === 'owl-watch')
    assert.deepEqual([owl?.category, owl?.biasLabel], ['woods', 'unrated'])
  })

  test('a list with a bad entry, no list at all, or nothing is refused, and changes nothing', async () => {
    const before = await service.store.listFeedSources()
    const good = { name: 'Kite Watch', rss_url: 'https://kite-watch.example/rss' }
    for (const body of [JSON.stringify([good, { name: 'No address' }]), '{"a": 1}', '<html></html>', 'words', '']) {
      const answer = await load(body)
      assert.equal(answer.status, 422, body)
      assert.equal(typeof ((await answer.json()) as { detail: string }).detail, 'string')
    }
    assert.deepEqual(await service.store.listFeedSources(), before)
  })

  test('takes a list larger than any other body, up to its own bound', async () => {
    const entries = Array.from({ length: 3_000 }, () => ({
      name: 'Owl Watch',
      rss_url: 'https://owl-watch.example/rss',
    }))
    const twins = await load(JSON.stringify(entries.map((entry) => ({ ...entry, padding: 'x'.repeat(100) }))))
    assert.equal(twins.status, 422) // Read as a whole: the entries name one source.
    assert.match(((await twins.json()) as { detail: string }).detail, /owl-watch/)
    assert.equal((await load(`[${' '.repeat(10 * 1024 * 1024)}]`)).status, 413)
  })

  test('is for the operator only', async () => {
    const answer = await service.fetch('/api/admin/feeds/import', { method: 'POST', body: '[]' })
    assert.equal(answer.status, 401)
  })
})
