/** What a hostile or broken publisher cannot do: reach inwards, hold us up, fill our memory, leave sockets open. */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { connect as connectTcp } from 'node:net'
import { after, afterEach, before, beforeEach, test } from 'node:test'
import { connect as connectTls } from 'node:tls'
import * as zlib from 'node:zlib'
import fc from 'fast-check'
import {
  type Behaviour,
  body,
  bytes,
  drip,
  dripHeaders,
  endless,
  type FaultPublisher,
  FEED_BODY,
  feed,
  redirect,
  reset,
  silence,
  stall,
  startFaultPublisher,
} from '../../test/fault-publisher.ts'
import { selfSign } from '../../test/self-signed.ts'
import type { HostAddress } from '../domain/address.ts'
import type { FeedFetcher, FetchOutcome } from '../domain/feed.ts'
import type { Dial } from './fetch-connect.ts'
import { createFeedFetcher, type FeedFetcherOptions } from './fetcher.ts'

const NEW = { etag: null, lastModified: null }
const PUBLIC_ADDRESS = '93.184.216.34'
const CERTIFICATE = selfSign(['feeds.example', 'other.example'])

let publisher: FaultPublisher
let secure: FaultPublisher
let fetchers: FeedFetcher[] = []

before(async () => {
  publisher = await startFaultPublisher()
  secure = await startFaultPublisher(CERTIFICATE)
})
after(async () => {
  await publisher.close()
  await secure.close()
})
beforeEach(() => {
  publisher.requests.length = 0
  secure.requests.length = 0
})
afterEach(async () => {
  await Promise.all(fetchers.map((fetcher) => fetcher.close()))
  fetchers = []
})

function createTestFetcher(options: Partial<FeedFetcherOptions> = {}): FeedFetcher {
  const fetcher = createFeedFetcher({
    clock: { now: () => new Date('2026-11-21T07:00:00Z') },
    random: () => 0,
    userAgent: 'Debrief/1.2.3 (+https://debrief.example)',
    allowPrivate: true,
    hostSpacingMs: 0,
    ...options,
  })
  fetchers.push(fetcher)
  return fetcher
}

/** A fetcher in front of a made-up internet: names resolve as told, and public addresses are played by loopback. */
function createPublicFetcher(names: Record<string, string[]>, options: Partial<FeedFetcherOptions> = {}) {
  const dialled: string[] = []
  const resolved: string[] = []
  const dial: Dial = ({ protocol, servername, hostname }, addresses, callback) => {
    dialled.push(...addresses.map(({ address }) => address))
    const isSecure = protocol === 'https:'
    const socket = isSecure
      ? connectTls({ host: '127.0.0.1', port: secure.port, servername: servername ?? hostname, ca: CERTIFICATE.cert })
      : connectTcp({ host: '127.0.0.1', port: publisher.port })
    socket.once(isSecure ? 'secureConnect' : 'connect', () => callback(null, socket))
    socket.once('error', (error) => callback(error, null))
    return socket
  }
  const fetcher = createTestFetcher({
    allowPrivate: false,
    resolve: async (hostname): Promise<HostAddress[]> => {
      resolved.push(hostname)
      const addresses = names[hostname]
      if (addresses === undefined) throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })
      return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
    },
    dial,
    ...options,
  })
  return { fetcher, dialled, resolved }
}

function assertRefused(outcome: FetchOutcome, message: string): void {
  assert.equal(outcome.kind, 'failed', message)
  assert.match(outcome.kind === 'failed' ? outcome.reason : '', /^refused: /, message)
}

test('a public feed is fetched from the very addresses that were judged', async () => {
  const { fetcher, dialled } = createPublicFetcher({ 'feeds.example': [PUBLIC_ADDRESS, '2606:4700::1111'] })
  publisher.serve('/rss', feed())
  secure.serve('/rss', feed())
  assert.equal((await fetcher.fetch('http://feeds.example/rss', NEW)).kind, 'fetched')
  assert.deepEqual(dialled, [PUBLIC_ADDRESS, '2606:4700::1111'])
  assert.equal(publisher.requests[0]?.headers.host, 'feeds.example')
  assert.equal((await fetcher.fetch('https://feeds.example/rss', NEW)).kind, 'fetched')
  assert.equal((await fetcher.fetch(`http://${PUBLIC_ADDRESS}/rss`, NEW)).kind, 'fetched')
})

const INWARD = [
  'http://127.0.0.1/',
  'http://0x7f.1/',
  'http://2130706433/',
  'http://017700000001/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::127.0.0.1]/',
  'http://0.0.0.0/',
  'http://localhost/',
  'http://localhost./',
  'http://db.internal/',
  'http://10.0.0.1/',
  'http://192.168.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://[fe80::1]/',
  'http://[fd00:ec2::254]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[2002:7f00:1::]/',
  'http://metadata.google.internal/',
  'http://user:secret@feeds.example/',
  'http://feeds.example:6379/',
  'file:///etc/passwd',
  'ftp://feeds.example/',
  'gopher://feeds.example/',
  '//127.0.0.1/',
  '//inward.example/',
  'http://inward.example/',
  'http://mixed.example/',
  'http://mapped.example/',
  'http://metadata.example/',
] as const

const NAMES = {
  'feeds.example': [PUBLIC_ADDRESS],
  'other.example': [PUBLIC_ADDRESS],
  'inward.example': ['127.0.0.1'],
  'mixed.example': [PUBLIC_ADDRESS, '10.0.0.1'],
  'mapped.example': ['::ffff:127.0.0.1'],
  'metadata.example': ['169.254.169.254'],
}

test('no spelling of an inward address is dialled, neither as a feed nor at any hop of a redirect', async () => {
  for (const target of INWARD) {
    const { fetcher, dialled } = createPublicFetcher(NAMES)
    const asFeed = target.startsWith('//') ? `http:${target}` : target
    assertRefused(await fetcher.fetch(asFeed, NEW), asFeed)
    assert.deepEqual(dialled, [], asFeed)

    publisher.serve('/first', redirect(301, target))
    publisher.serve('/second', redirect(302, 'http://other.example/first'))
    for (const path of ['/first', '/second']) {
      assertRefused(await fetcher.fetch(`http://feeds.example${path}`, NEW), `${path} to ${target}`)
      assert.ok(dialled.length <= 3 && dialled.every((address) => address === PUBLIC_ADDRESS), `${target}: ${dialled}`)
    }
    assert.ok(publisher.requests.every(({ path }) => path === '/first' || path === '/second'))
  }
})

test('a name that turns inwards between two connections is refused at the second', async () => {
  const names: Record<string, string[]> = { 'feeds.example': [PUBLIC_ADDRESS] }
  const { fetcher, dialled, resolved } = createPublicFetcher(names)
  publisher.serve('/rss', body(FEED_BODY, { connection: 'close' }))
  assert.equal((await fetcher.fetch('http://feeds.example/rss', NEW)).kind, 'fetched')
  names['feeds.example'] = ['127.0.0.1']
  assertRefused(await fetcher.fetch('http://feeds.example/rss', NEW), 'rebound')
  assert.deepEqual(dialled, [PUBLIC_ADDRESS])
  assert.equal(resolved.length, 2, 'a name is resolved once per connection: what is judged is what is dialled')
})

test('with private addresses allowed, a public host still cannot send us to one', async () => {
  const names = { 'feeds.example': [PUBLIC_ADDRESS], 'wiki.example': ['10.0.0.7'], 'files.example': ['10.0.0.8'] }
  const { fetcher, dialled } = createPublicFetcher(names, { allowPrivate: true })
  publisher.serve('/rss', feed())
  publisher.serve('/in', redirect(302, 'http://wiki.example/rss'))
  publisher.serve('/across', redirect(302, 'http://files.example/rss'))
  publisher.serve('/out', redirect(302, 'http://feeds.example/in'))
  assertRefused(await fetcher.fetch('http://feeds.example/in', NEW), 'from outside in')
  assertRefused(await fetcher.fetch('http://wiki.example/out', NEW), 'by way of outside')
  assert.deepEqual(dialled, [PUBLIC_ADDRESS, '10.0.0.7'], 'the connection to the public host is kept')
  assert.equal((await fetcher.fetch('http://wiki.example/across', NEW)).kind, 'fetched', 'within the intranet')
})

test('refuses to go from https to http, and follows the other way', async () => {
  const { fetcher } = createPublicFetcher(NAMES)
  secure.serve('/down', redirect(301, 'http://feeds.example/rss'))
  publisher.serve('/up', redirect(301, 'https://feeds.example/rss'))
  publisher.serve('/rss', feed())
  secure.serve('/rss', feed({ etag: '"s"' }))
  assertRefused(await fetcher.fetch('https://feeds.example/down', NEW), 'downgrade')
  assert.equal(publisher.requests.length, 0)
  const ours = { etag: '"s"', lastModified: null, validatorsFrom: 'http://feeds.example' }
  const up = await fetcher.fetch('http://feeds.example/up', ours)
  assert.equal(up.kind, 'fetched', 'another scheme is another origin, to which its validators do not go')
  assert.equal(up.kind === 'fetched' && up.permanentUrl, 'https://feeds.example/rss')
  const theirs = up.kind === 'fetched' ? up.validators : ours
  assert.equal((await fetcher.fetch('http://feeds.example/up', theirs)).kind, 'unchanged')
})

test('a certificate that proves nothing ends the fetch', async () => {
  const certificates: [ReturnType<typeof selfSign>, RegExp][] = [
    [selfSign(['localhost']), /certificate of the host is not trusted/],
    [selfSign(['localhost'], -1), /certificate of the host/],
  ]
  for (const [certificate, reason] of certificates) {
    const server = await startFaultPublisher(certificate)
    server.serve('/rss', feed())
    const outcome = await createTestFetcher().fetch(`https://localhost:${server.port}/rss`, NEW)
    assert.match(outcome.kind === 'failed' ? outcome.reason : outcome.kind, reason)
    assert.equal(server.requests.length, 0)
    await server.close()
  }
  const { fetcher } = createPublicFetcher({ 'third.example': [PUBLIC_ADDRESS] })
  const outcome = await fetcher.fetch('https://third.example/rss', NEW)
  assert.match(outcome.kind === 'failed' ? outcome.reason : outcome.kind, /certificate is not for this host/)
})

test('a publisher that stalls at any point is given up at its deadline', async () => {
  const soonToBegin = { headersMs: 150, wholeMs: 600_000 }
  const soonToEnd = { headersMs: 600_000, wholeMs: 300 }
  const slowly: Behaviour = (request, response) => setTimeout(() => redirect(302, '/rss')(request, response), 150)
  const stalls: [Behaviour, typeof soonToEnd, RegExp][] = [
    [silence, soonToBegin, /did not begin in time/],
    [dripHeaders(20), soonToBegin, /did not begin in time/],
    [silence, soonToEnd, /not complete in time/],
    [stall, soonToEnd, /not complete in time/],
    [drip(20), soonToEnd, /not complete in time/],
    // All hops share one deadline.
    [slowly, soonToEnd, /not complete in time/],
  ]
  for (const [behaviour, limits, reason] of stalls) {
    publisher.serve('/rss', behaviour)
    const outcome = await createTestFetcher({ limits }).fetch(publisher.url('/rss'), NEW)
    assert.match(outcome.kind === 'failed' ? outcome.reason : outcome.kind, reason)
  }
})

test('a name server or a host that never answers is given up at the deadline of connecting', async () => {
  const limits = { connectMs: 100 }
  const never = () => new Promise<never>(() => undefined)
  const mute = createTestFetcher({ limits, resolve: never })
  const unresolved = await mute.fetch('http://feeds.example/', NEW)
  assert.match(unresolved.kind === 'failed' ? unresolved.reason : '', /connection was not made in time/)

  const hasty = createTestFetcher({ limits: { connectMs: 600_000, wholeMs: 100 }, resolve: never })
  const late = await hasty.fetch('http://feeds.example/', NEW)
  assert.match(late.kind === 'failed' ? late.reason : '', /not complete in time/, 'connecting is part of the whole')

  const sockets: { destroyed: boolean }[] = []
  const unconnected = await createTestFetcher({
    limits,
    dial: () => {
      const socket = connectTcp({ host: '127.0.0.1', port: publisher.port })
      sockets.push(socket)
      return socket
    },
  }).fetch('http://127.0.0.1/', NEW)
  assert.match(unconnected.kind === 'failed' ? unconnected.reason : '', /connection was not made in time/)
  assert.deepEqual(
    sockets.map(({ destroyed }) => destroyed),
    [true],
  )
})

test('broken answers are failures that say what broke', async () => {
  const fetcher = createTestFetcher()
  const head = 'HTTP/1.1 200 OK\r\ncontent-type: application/rss+xml\r\n'
  const broken: [string, Behaviour, RegExp][] = [
    ['reset at once', reset(), /broken off/],
    ['reset in the body', reset(`${head}content-length: 900\r\n\r\n<rss>`), /broken off/],
    ['closed early', bytes(`${head}content-length: 900\r\n\r\n<rss>`), /broken off|not as long/],
    ['chunks cut off', bytes(`${head}transfer-encoding: chunked\r\n\r\n5\r\n<rss>\r\n`), /broken off/],
    ['bad chunk size', bytes(`${head}transfer-encoding: chunked\r\n\r\nzz\r\n<rss>\r\n`), /not valid HTTP/],
    ['two lengths', bytes(`${head}content-length: 5\r\ncontent-length: 6\r\n\r\n<rss>`), /not valid HTTP|not as long/],
    ['no HTTP', bytes('220 mail.example ESMTP\r\n'), /not valid HTTP/],
    ['closed without a word', bytes(''), /broken off/],
    [
      'huge headers',
      bytes(`HTTP/1.1 200 OK\r\n${`x-filler: ${'x'.repeat(1_000)}\r\n`.repeat(100)}\r\n`),
      /headers.*too large/,
    ],
    ['an endless header', bytes(`HTTP/1.1 200 OK\r\nx: ${'x'.repeat(200_000)}`), /headers.*too large/],
  ]
  for (const [name, behaviour, reason] of broken) {
    publisher.serve('/rss', behaviour)
    const outcome = await fetcher.fetch(publisher.url('/rss'), NEW)
    assert.match(outcome.kind === 'failed' ? outcome.reason : outcome.kind, reason, name)
  }
  const refused = await fetcher.fetch('http://127.0.0.1:1/', NEW)
  assert.match(refused.kind === 'failed' ? refused.reason : '', /refused the connection/)
  const unknown = await createPublicFetcher({}).fetcher.fetch('http://nowhere.example/', NEW)
  assert.match(unknown.kind === 'failed' ? unknown.reason : '', /could not be resolved/)
})

test('reads bodies in every coding, stacked ones and mislabelled ones too', async () => {
  const fetcher = createTestFetcher()
  const plain = Buffer.from(FEED_BODY)
  const bodies: [string, Uint8Array, Record<string, string>][] = [
    ['gzip', zlib.gzipSync(plain), { 'content-encoding': 'gzip' }],
    ['x-gzip', zlib.gzipSync(plain), { 'content-encoding': 'X-GZIP' }],
    ['two members', Buffer.concat([zlib.gzipSync('<rss>'), zlib.gzipSync('</rss>')]), { 'content-encoding': 'gzip' }],
    ['deflate', zlib.deflateSync(plain), { 'content-encoding': 'deflate' }],
    ['bare deflate', zlib.deflateRawSync(plain), { 'content-encoding': 'deflate' }],
    ['br', zlib.brotliCompressSync(plain), { 'content-encoding': 'br' }],
    ['zstd', zlib.zstdCompressSync(plain), { 'content-encoding': 'zstd' }],
    ['identity', plain, { 'content-encoding': 'identity' }],
    ['stacked', zlib.brotliCompressSync(zlib.gzipSync(plain)), { 'content-encoding': 'gzip, br' }],
    ['unlabelled gzip', zlib.gzipSync(plain), {}],
    ['plain labelled gzip', plain, { 'content-encoding': 'gzip' }],
    ['plain labelled br', plain, { 'content-encoding': 'br' }],
    ['no coding at all', plain, { 'content-encoding': 'none' }],
    ['a character set', plain, { 'content-encoding': 'UTF-8' }],
    ['the rest of an upload', zlib.gzipSync(plain), { 'content-encoding': 'aws-chunked, gzip' }],
    ['junk behind gzip', Buffer.concat([zlib.gzipSync(plain), Buffer.from('junk')]), { 'content-encoding': 'gzip' }],
    ['junk behind gzip with a name', Buffer.concat([gzipWithName(plain), Buffer.from('-')]), {}],
  ]
  for (const [name, content, headers] of bodies) {
    publisher.serve('/rss', body(content, headers))
    const outcome = await fetcher.fetch(publisher.url('/rss'), NEW)
    assert.equal(outcome.kind, 'fetched', `${name}: ${JSON.stringify(outcome)}`)
    const expected = name === 'two members' ? '<rss></rss>' : FEED_BODY
    assert.equal(outcome.kind === 'fetched' && Buffer.from(outcome.body).toString(), expected, name)
  }
})

/** As the gzip program writes it: with the name of the file in the header. */
function gzipWithName(plain: Uint8Array): Buffer {
  const bare = zlib.gzipSync(plain)
  bare[3] = 8
  return Buffer.concat([bare.subarray(0, 10), Buffer.from('feed.xml\0'), bare.subarray(10)])
}

test('refuses gzip whose content does not agree with its checksum, whatever follows it', async () => {
  const fetcher = createTestFetcher()
  const spoilt = zlib.gzipSync(Buffer.from(FEED_BODY), { level: 0 })
  spoilt[40]! ^= 1
  for (const rest of ['', 'junk']) {
    publisher.serve('/rss', body(Buffer.concat([spoilt, Buffer.from(rest)]), { 'content-encoding': 'gzip' }))
    assert.equal((await fetcher.fetch(publisher.url('/rss'), NEW)).kind, 'failed')
  }
})

test('takes what a compressed body holds that was cut off before it was sent, not one cut off on the way', async () => {
  const fetcher = createTestFetcher()
  const text = `<rss>${randomBytes(20_000).toString('hex')}`
  for (const [coding, whole] of [
    ['gzip', zlib.gzipSync(text)],
    ['br', zlib.brotliCompressSync(text)],
  ] as const) {
    const cut = whole.subarray(0, whole.byteLength / 2)
    publisher.serve('/rss', body(cut, { 'content-encoding': coding }))
    const outcome = await fetcher.fetch(publisher.url('/rss'), NEW)
    assert.ok(outcome.kind === 'fetched' && text.startsWith(Buffer.from(outcome.body).toString()), coding)

    const head = `HTTP/1.1 200 OK\r\ncontent-encoding: ${coding}\r\nconnection: close\r\n\r\n`
    publisher.serve('/rss', bytes(Buffer.concat([Buffer.from(head), cut])))
    assert.equal((await fetcher.fetch(publisher.url('/rss'), NEW)).kind, 'failed', `${coding} without a length`)
  }
})

test('refuses codings that it does not know, three of them, and ones that the body belies', async () => {
  const fetcher = createTestFetcher()
  const noise = Buffer.alloc(500, 0xff)
  for (const coding of ['compress', 'gzip, sdch', 'gzip, gzip, gzip', 'gzip', 'br', 'zstd', 'deflate']) {
    publisher.serve('/rss', body(noise, { 'content-encoding': coding }))
    const outcome = await fetcher.fetch(publisher.url('/rss'), NEW)
    assert.match(outcome.kind === 'failed' ? outcome.reason : outcome.kind, /^the body is /, coding)
  }
})

test('a body is given up where it passes a bound, on the wire or decoded', async () => {
  const limits = { compressedBytes: 20_000, decodedBytes: 100_000, freeBytes: 10_000, ratio: 10 }
  const fetcher = createTestFetcher({ limits })
  const zeros = (size: number) => Buffer.alloc(size)
  const tooLarge: [string, Behaviour][] = [
    ['endless', endless()],
    ['endless and compressed', endless({ 'content-encoding': 'gzip' })],
    ['a stated length', body(zeros(100_001))],
    ['ratio, gzip', body(zlib.gzipSync(zeros(90_000)), { 'content-encoding': 'gzip' })],
    ['ratio, br', body(zlib.brotliCompressSync(zeros(90_000)), { 'content-encoding': 'br' })],
    ['ratio, zstd', body(zlib.zstdCompressSync(zeros(90_000)), { 'content-encoding': 'zstd' })],
    ['ratio, deflate', body(zlib.deflateSync(zeros(90_000)), { 'content-encoding': 'deflate' })],
    ['ratio, unlabelled', body(zlib.gzipSync(zeros(90_000)))],
    ['stacked', body(zlib.gzipSync(zlib.gzipSync(zeros(5_000_000))), { 'content-encoding': 'gzip, gzip' })],
    ['wire, gzip', body(zlib.gzipSync(randomBytes(21_000)), { 'content-encoding': 'gzip' })],
    ['wire, unlabelled gzip', body(zlib.gzipSync(randomBytes(21_000)))],
  ]
  for (const [name, behaviour] of tooLarge) {
    publisher.serve('/rss', behaviour)
    const outcome = await fetcher.fetch(publisher.url('/rss'), NEW)
    assert.match(outcome.kind === 'failed' ? outcome.reason : outcome.kind, /the body (?:is larger than|grows)/, name)
  }
  for (const [name, behaviour] of [
    ['plain, below', body(`<rss>${'x'.repeat(99_000)}`)],
    ['small, any ratio', body(zlib.gzipSync(`<rss>${'x'.repeat(9_000)}`), { 'content-encoding': 'gzip' })],
    [
      'below the ratio',
      body(zlib.gzipSync(`<rss>${randomBytes(9_000).toString('hex')}`), { 'content-encoding': 'gzip' }),
    ],
  ] as const) {
    publisher.serve('/rss', behaviour)
    assert.equal((await fetcher.fetch(publisher.url('/rss'), NEW)).kind, 'fetched', name)
  }
})

test('asks a host one thing at a time, and no more than eight hosts at once', async () => {
  const publishers = await Promise.all(Array.from({ length: 12 }, () => startFaultPublisher()))
  const held: (() => void)[] = []
  let inFlight = 0
  let mostInFlight = 0
  const answerHeld = () => {
    for (const answer of held.splice(0)) answer()
  }
  // The first eight are answered when all eight have come, so that the test does not depend on who is quick.
  const slow: Behaviour = (request, response) => {
    mostInFlight = Math.max(mostInFlight, ++inFlight)
    held.push(() => {
      inFlight -= 1
      feed()(request, response)
    })
    if (mostInFlight >= 8) setImmediate(answerHeld)
  }
  for (const one of publishers) one.serve('/rss', slow)
  const fetcher = createTestFetcher()
  const urls = publishers.flatMap((one) => Array.from({ length: 4 }, (_, index) => one.url(`/rss?${index}`)))
  const outcomes = await Promise.all(urls.map((url) => fetcher.fetch(url, NEW)))
  assert.ok(outcomes.every(({ kind }) => kind === 'fetched'))
  assert.deepEqual(
    publishers.map((one) => one.mostInFlight),
    publishers.map(() => 1),
  )
  assert.deepEqual(
    publishers.map((one) => one.requests.length),
    publishers.map(() => 4),
  )
  assert.equal(mostInFlight, 8)
  await Promise.all(publishers.map((one) => one.close()))
})

test('a fetch that is no longer wanted ends at once, while it waits and while it runs', async () => {
  const fetcher = createTestFetcher()
  publisher.serve('/rss', silence)
  const stop = new AbortController()
  const running = fetcher.fetch(publisher.url('/rss'), NEW, stop.signal)
  const waiting = fetcher.fetch(publisher.url('/rss?2'), NEW, stop.signal)
  stop.abort()
  for (const outcome of await Promise.all([running, waiting, fetcher.fetch(publisher.url('/rss'), NEW, stop.signal)])) {
    assert.deepEqual(outcome, { kind: 'failed', reason: 'the fetch was given up', status: null })
  }
  publisher.serve('/rss', feed())
  assert.equal((await fetcher.fetch(publisher.url('/rss'), NEW)).kind, 'fetched', 'and its host is free again')
})

test('a fetch that is still connecting ends at once when it is no longer wanted', async () => {
  const fetcher = createTestFetcher({ limits: { connectMs: 600_000 }, resolve: () => new Promise(() => undefined) })
  const stop = new AbortController()
  const stopped = fetcher.fetch('http://feeds.example/', NEW, stop.signal)
  const closed = fetcher.fetch('http://other.example/', NEW)
  await new Promise((resolve) => setImmediate(resolve))
  stop.abort()
  assert.equal((await stopped).kind, 'failed')
  await fetcher.close()
  assert.equal((await closed).kind, 'failed')
})

test('closing gives up what runs and leaves no connection open', async () => {
  const server = await startFaultPublisher()
  server.serve('/rss', feed())
  server.serve('/silence', silence)
  const fetcher = createTestFetcher()
  await fetcher.fetch(server.url('/rss'), NEW)
  await fetcher.fetch(server.url('/rss'), NEW)
  assert.equal(server.connections, 1, 'one connection is kept and used again')
  const hanging = fetcher.fetch(server.url('/silence'), NEW)
  await fetcher.close()
  assert.equal((await hanging).kind, 'failed')
  assert.equal((await fetcher.fetch(server.url('/rss'), NEW)).kind, 'failed')
  await server.idle()
  await server.close()
})

test('what this machine lacks is told as its own failure, what a host does is not', async () => {
  const withCode = (code: string) => Object.assign(new Error(code), { code })
  const fetchWith = async (error: Error) => {
    const outcome = await createTestFetcher({ resolve: () => Promise.reject(error) }).fetch(
      'http://feeds.example/',
      NEW,
    )
    return outcome.kind === 'failed' ? [outcome.reason, outcome.isOurs ?? false] : outcome
  }
  assert.deepEqual(await fetchWith(withCode('EMFILE')), ['this machine has no file handles left', true])
  assert.deepEqual(await fetchWith(withCode('EAI_AGAIN')), ['the name of the host could not be resolved for now', true])
  assert.deepEqual(await fetchWith(withCode('ENOTFOUND')), ['the name of the host could not be resolved', false])
  const tried = (...codes: string[]) => new AggregateError(codes.map(withCode), 'tried in vain')
  assert.deepEqual(await fetchWith(tried('ENETUNREACH', 'ENETUNREACH')), ['the host cannot be reached', true])
  assert.deepEqual(await fetchWith(tried('ENETUNREACH', 'ECONNREFUSED')), ['the host cannot be reached', false])
})

test('whatever bytes come back, a fetch ends in an outcome', async () => {
  const fetcher = createTestFetcher({ resolve: async () => [{ address: '127.0.0.1', family: 4 }] })
  const plain = Buffer.from(
    `HTTP/1.1 200 OK\r\ncontent-type: text/xml\r\ncontent-length: ${FEED_BODY.length}\r\netag: "a"\r\n\r\n${FEED_BODY}`,
  )
  const coded = zlib.gzipSync(FEED_BODY)
  const compressed = Buffer.concat([
    Buffer.from(`HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ncontent-length: ${coded.byteLength}\r\n\r\n`),
    coded,
  ])
  const moved = Buffer.from('HTTP/1.1 301 Moved\r\nlocation: /elsewhere\r\ncontent-length: 0\r\n\r\n')
  const later = Buffer.from('HTTP/1.1 429 Later\r\nretry-after: 120\r\ncontent-length: 0\r\n\r\n')
  const damage = fc.array(fc.tuple(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), fc.nat(255)), {
    minLength: 1,
    maxLength: 6,
  })
  const answers = fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    fc.tuple(fc.constantFrom(plain, compressed, moved, later), damage).map(([whole, changes]) => {
      const damaged = Buffer.from(whole)
      for (const [place, value] of changes) damaged[Math.floor(place * damaged.byteLength)] = value
      return damaged
    }),
    fc
      .tuple(fc.constantFrom(plain, compressed, moved, later), fc.nat(400))
      .map(([whole, end]) => whole.subarray(0, end)),
  )
  let requests = 0
  await fc.assert(
    fc.asyncProperty(answers, async (answer) => {
      // A new host each time, so that no pause hides what follows.
      const url = `http://run${requests++}.example:${publisher.port}/rss`
      publisher.serve('/rss', bytes(answer))
      const outcome = await fetcher.fetch(url, { etag: '"a"', lastModified: null })
      assert.ok(['fetched', 'unchanged', 'gone', 'paused', 'failed'].includes(outcome.kind))
      if (outcome.kind === 'failed') assert.ok(!outcome.reason.includes('unknown reason'), outcome.reason)
    }),
    { numRuns: 300 },
  )
})
