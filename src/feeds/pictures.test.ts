import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { body, type FaultPublisher, startFaultPublisher, status } from '../../test/fault-publisher.ts'
import type { PictureSource } from '../domain/picture.ts'
import { createPictureSource, type PictureLimits } from './pictures.ts'

const JPEG = Buffer.from('ffd8ffe000104a46', 'hex')
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

describe('pictures', () => {
  let publisher: FaultPublisher
  let now = new Date('2026-11-21T07:00:00Z')
  const sources: PictureSource[] = []
  const asked = (path: string) => publisher.requests.filter((request) => request.path === path).length

  before(async () => {
    publisher = await startFaultPublisher()
  })
  after(async () => {
    for (const source of sources) await source.close()
    await publisher.close()
  })

  function createSource(limits: Partial<PictureLimits> = {}, allowPrivate = true): PictureSource {
    const source = createPictureSource({ clock: { now: () => now }, userAgent: 'Debrief/test', allowPrivate, limits })
    sources.push(source)
    return source
  }

  test('is what its first bytes say, whatever the publisher calls it', async () => {
    const source = createSource()
    publisher.serve('/a.txt', body(JPEG, { 'content-type': 'text/plain' }))
    assert.equal((await source.getPicture(publisher.url('/a.txt')))?.type, 'image/jpeg')
    for (const [path, content] of Object.entries({ '/svg': SVG, '/page': '<html>', '/empty': '' })) {
      publisher.serve(path, body(content, { 'content-type': 'image/jpeg' }))
      assert.equal(await source.getPicture(publisher.url(path)), null, path)
    }
  })

  test('is fetched once and kept; asked for twice at a time, it is fetched once', async () => {
    const source = createSource()
    publisher.serve('/kept', body(JPEG))
    await Promise.all([source.getPicture(publisher.url('/kept')), source.getPicture(publisher.url('/kept'))])
    await source.getPicture(publisher.url('/kept'))
    assert.equal(asked('/kept'), 1)
  })

  test('one that is missing is not asked for again for ten minutes', async () => {
    const source = createSource()
    publisher.serve('/gone', status(404))
    assert.equal(await source.getPicture(publisher.url('/gone')), null)
    assert.ok(source.isMissing(publisher.url('/gone')))
    assert.equal(await source.getPicture(publisher.url('/gone')), null)
    assert.equal(asked('/gone'), 1)
    now = new Date(now.getTime() + 10 * 60_000 + 1)
    publisher.serve('/gone', body(JPEG))
    assert.notEqual(await source.getPicture(publisher.url('/gone')), null)
  })

  test('one that was missing is asked for again once the clock has been set back', async () => {
    const source = createSource()
    publisher.serve('/back', status(404))
    assert.equal(await source.getPicture(publisher.url('/back')), null)
    now = new Date(now.getTime() - 24 * 3_600_000)
    publisher.serve('/back', body(JPEG))
    assert.notEqual(await source.getPicture(publisher.url('/back')), null)
  })

  test('addresses of our own network are refused unless they are allowed, on every hop', async () => {
    publisher.serve('/inside', body(JPEG))
    assert.equal(await createSource({}, false).getPicture(publisher.url('/inside')), null)
    assert.equal(asked('/inside'), 0)
    const source = createSource()
    for (const target of ['http://169.254.169.254/latest/meta-data/', 'file:///etc/passwd', '/hop']) {
      publisher.serve('/hop', status(302, { location: target }))
      assert.equal(await source.getPicture(publisher.url('/hop')), null, target)
      now = new Date(now.getTime() + 20 * 60_000)
    }
  })

  test('one that is too large, or does not come to an end, is none', async () => {
    const source = createSource({ compressedBytes: 1_000, decodedBytes: 1_000, freeBytes: 1_000, wholeMs: 300 })
    publisher.serve('/large', body(Buffer.concat([JPEG, Buffer.alloc(5_000)])))
    assert.equal(await source.getPicture(publisher.url('/large')), null)
    publisher.serve('/slow', (_request, response) => void response.writeHead(200).write(JPEG))
    assert.equal(await source.getPicture(publisher.url('/slow')), null)
  })

  test('so many are fetched at once, so many wait, and the rest goes without', async () => {
    const source = createSource({ atOnce: 2, waiting: 3 })
    const held: (() => void)[] = []
    const paths = Array.from({ length: 7 }, (_, index) => `/many-${index}`)
    for (const path of paths) {
      publisher.serve(path, (_request, response) => void held.push(() => response.writeHead(200).end(JPEG)))
    }
    const answers = Promise.all(paths.map((path) => source.getPicture(publisher.url(path))))
    let answered = 0
    while (answered < 5) {
      held.shift()?.()
      answered = paths.filter((path) => publisher.requests.some((seen) => seen.path === path && seen.endedAt)).length
      await new Promise((resolve) => setImmediate(resolve))
    }
    assert.equal((await answers).filter((picture) => picture !== null).length, 5)
    assert.ok(publisher.mostInFlight <= 2)
    // Nobody has seen that those are missing.
    for (const path of paths.slice(5)) {
      assert.equal(source.isMissing(publisher.url(path)), false)
      publisher.serve(path, body(JPEG))
      assert.notEqual(await source.getPicture(publisher.url(path)), null)
    }
  })
})
