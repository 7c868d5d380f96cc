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
    const source = createPictureSource({
      clock: { now: () => now },
      userAgent: 'Debrief/test',
      allowPrivate,
      limits,
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    })
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
    const source = createSource({ atOnce: 2, atOnceOfHost: 2, waiting: 3 })
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

  test('a host that never answers holds up no other one, however many of its pictures are asked for', async () => {
    const source = createSource({ atOnce: 3, atOnceOfHost: 2, waiting: 4, waitingOfHost: 3 })
    const hanging = Array.from({ length: 6 }, (_, index) => `/hanging-${index}`)
    const held: (() => void)[] = []
    for (const path of hanging) {
      publisher.serve(path, (_request, response) => void held.push(() => response.writeHead(200).end(JPEG)))
    }
    const answers = hanging.map((path) => source.getPicture(publisher.url(path)))
    assert.equal(await answers[5], null, 'two are fetched, three wait, the sixth is turned away')
    assert.equal(source.isMissing(publisher.url(hanging[5]!)), false)
    while (held.length < 2) await new Promise((resolve) => setImmediate(resolve))
    for (const host of ['gazette.example', 'ledger.example']) {
      publisher.serve('/prompt', body(JPEG))
      assert.notEqual(await source.getPicture(`http://${host}:${publisher.port}/prompt`), null, host)
    }
    assert.equal(publisher.requests.filter(({ path }) => hanging.includes(path)).length, 2)
    for (const path of hanging) publisher.serve(path, body(JPEG))
    for (const answer of held) answer()
    assert.equal((await Promise.all(answers)).filter((picture) => picture !== null).length, 5)
  })

  test('one that has waited too long for its turn goes without, and is not missing', async () => {
    const source = createSource({ atOnce: 1, atOnceOfHost: 1, waitMs: 50 })
    const held: (() => void)[] = []
    publisher.serve('/first', (_request, response) => void held.push(() => response.writeHead(200).end(JPEG)))
    publisher.serve('/second', body(JPEG))
    const first = source.getPicture(publisher.url('/first'))
    assert.equal(await source.getPicture(publisher.url('/second')), null)
    assert.equal(source.isMissing(publisher.url('/second')), false)
    assert.equal(asked('/second'), 0)
    while (held.length < 1) await new Promise((resolve) => setImmediate(resolve))
    held[0]?.()
    assert.notEqual(await first, null)
    assert.notEqual(await source.getPicture(publisher.url('/second')), null)
  })
})
