/** The conversation with a publisher: what is sent, what each answer means, what is remembered. */
import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, test } from 'node:test'
import {
  body,
  type FaultPublisher,
  FEED_BODY,
  feed,
  inTurn,
  redirect,
  startFaultPublisher,
  status,
} from '../../test/fault-publisher.ts'
import type { FeedFetcher, FetchOutcome } from '../domain/feed.ts'
import { createFeedFetcher } from './fetcher.ts'

const START = new Date('2026-11-21T07:00:00Z')
const NEW = { etag: null, lastModified: null }

let publisher: FaultPublisher
let other: FaultPublisher
let fetcher: FeedFetcher
let now = START
let pausesTold: [string, Date][] = []

before(async () => {
  publisher = await startFaultPublisher()
  other = await startFaultPublisher()
})
after(async () => {
  await publisher.close()
  await other.close()
})
beforeEach(() => {
  now = START
  pausesTold = []
  publisher.requests.length = 0
  other.requests.length = 0
  fetcher = createTestFetcher()
})
afterEach(() => fetcher.close())

function createTestFetcher(): FeedFetcher {
  return createFeedFetcher({
    clock: { now: () => now },
    random: () => 0,
    userAgent: 'Debrief/1.2.3 (+https://debrief.example)',
    allowPrivate: true,
    hostSpacingMs: 0,
    onHostPause: (host, until) => pausesTold.push([host, until]),
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  })
}

/** The publisher under a name, which makes it a host as any other. */
function hosted(path: string): string {
  return `http://gazette.example:${publisher.port}${path}`
}

/** The outcome, known to be of this kind. */
async function fetchAs<K extends FetchOutcome['kind']>(
  kind: K,
  path: string,
  validators: { etag: string | null; lastModified: string | null } = NEW,
): Promise<Extract<FetchOutcome, { kind: K }>> {
  const outcome = await fetcher.fetch(path.startsWith('/') ? publisher.url(path) : path, validators)
  assert.equal(outcome.kind, kind, JSON.stringify(outcome))
  return outcome as Extract<FetchOutcome, { kind: K }>
}

test('fetches a feed with one plain GET under an honest name', async () => {
  publisher.serve('/feed', body(FEED_BODY, { 'content-type': 'text/xml; charset=utf-8', 'set-cookie': 'id=1' }))
  const outcome = await fetchAs('fetched', '/feed?format=rss')
  assert.equal(Buffer.from(outcome.body).toString(), FEED_BODY)
  assert.equal(outcome.contentType, 'text/xml; charset=utf-8')
  assert.equal(outcome.finalUrl, publisher.url('/feed?format=rss'))
  assert.equal(outcome.permanentUrl, null)
  await fetchAs('fetched', '/feed')
  for (const { method, headers } of publisher.requests) {
    assert.equal(method, 'GET')
    assert.equal(headers['user-agent'], 'Debrief/1.2.3 (+https://debrief.example)')
    assert.match(headers.accept ?? '', /application\/rss\+xml.*application\/atom\+xml/)
    for (const name of ['cookie', 'referer', 'authorization', 'if-none-match', 'if-modified-since']) {
      assert.equal(headers[name], undefined, name)
    }
  }
  assert.equal(publisher.requests.length, 2)
})

test('sends validators back as the very characters that came', async () => {
  const lastModified = 'sometime last week'
  for (const etag of ['"plain"', 'W/"weak"', 'no-quotes', '"with, comma"', '"caf\xe9"', '""']) {
    publisher.serve('/feed', feed({ etag, lastModified }))
    const first = await fetchAs('fetched', '/feed')
    assert.deepEqual(first.validators, { etag, lastModified, validatorsFrom: publisher.url('') })
    await fetchAs('unchanged', '/feed', first.validators)
    assert.equal(publisher.requests.at(-1)?.headers['if-none-match'], etag)
    assert.equal(publisher.requests.at(-1)?.headers['if-modified-since'], lastModified)
  }
  publisher.serve('/feed', feed({ etag: ` "a" ` }))
  assert.equal((await fetchAs('fetched', '/feed')).validators.etag, '"a"', 'space around a header is no part of it')
  publisher.serve('/feed', feed({ etag: `"${'a'.repeat(5_000)}"` }))
  assert.equal((await fetchAs('fetched', '/feed')).validators.etag, null, 'one without measure is left out')
})

test('takes the validators of every answer, and of a 304 those that it repeats', async () => {
  publisher.serve('/feed', status(304, { etag: '"new"' }))
  const unchanged = await fetchAs('unchanged', '/feed', {
    etag: '"old"',
    lastModified: 'Sat, 21 Nov 2026 06:00:00 GMT',
  })
  const validatorsFrom = publisher.url('')
  assert.deepEqual(unchanged.validators, {
    etag: '"new"',
    lastModified: 'Sat, 21 Nov 2026 06:00:00 GMT',
    validatorsFrom,
  })
  publisher.serve('/feed', body(FEED_BODY))
  const fetched = await fetchAs('fetched', '/feed', { etag: '"old"', lastModified: null })
  assert.deepEqual(fetched.validators, { ...NEW, validatorsFrom }, 'what a 200 leaves out is not kept')
})

test('a 304 that nobody asked for is a failure', async () => {
  publisher.serve('/feed', status(304))
  await fetchAs('failed', '/feed')
})

test('reads how long an answer stays fresh', async () => {
  const cases: [Record<string, string>, number | null][] = [
    [{ 'cache-control': 'public, max-age=900' }, 900],
    [{ 'cache-control': 'Max-Age="60"' }, 60],
    [{ 'cache-control': 's-maxage=1, max-age=300', age: '100' }, 200],
    [{ 'cache-control': 'max-age=10', age: '100' }, 0],
    [{ 'cache-control': 'no-cache, max-age=900' }, null],
    [{ 'cache-control': 'max-age=soon' }, null],
    [{ expires: 'Sat, 21 Nov 2026 07:10:00 GMT', date: 'Sat, 21 Nov 2026 07:00:00 GMT' }, 600],
    [{ expires: 'Saturday, 21-Nov-26 07:10:00 GMT', date: 'Sat, 21 Nov 2026 07:00:00 GMT' }, 600],
    [{ expires: '0' }, null],
    [{ expires: '-1' }, null],
    [{}, null],
  ]
  for (const [headers, seconds] of cases) {
    publisher.serve('/feed', body(FEED_BODY, headers))
    const outcome = await fetchAs('fetched', '/feed')
    assert.equal(outcome.hints.maxAgeSeconds, seconds, JSON.stringify(headers))
  }
})

test('follows redirects one GET a hop, and reports a chain that is permanent throughout', async () => {
  publisher.serve('/feed', feed({ etag: '"a"' }))
  publisher.serve('/301', redirect(301, '/feed'))
  publisher.serve('/308', redirect(308, publisher.url('/301#fragment')))
  publisher.serve('/302', redirect(302, '/301'))
  publisher.serve('/then-307', redirect(301, '/307'))
  publisher.serve('/307', redirect(307, '/feed'))
  publisher.serve('/303', redirect(303, 'feed'))

  const chain = await fetchAs('fetched', '/308')
  assert.equal(chain.permanentUrl, publisher.url('/feed'))
  assert.equal(chain.finalUrl, publisher.url('/feed'))
  assert.deepEqual(
    publisher.requests.map(({ path }) => path),
    ['/308', '/301', '/feed'],
  )
  for (const path of ['/302', '/then-307', '/303'])
    assert.equal((await fetchAs('fetched', path)).permanentUrl, null, path)
  const unchanged = await fetchAs('unchanged', '/301', { etag: '"a"', lastModified: null })
  assert.equal(unchanged.permanentUrl, publisher.url('/feed'), 'a 304 at the end confirms the chain too')
})

test('gives up on redirects that never end or lead nowhere', async () => {
  publisher.serve('/loop', redirect(301, '/loop'))
  const loop = await fetchAs('failed', '/loop')
  assert.match(loop.reason, /redirects more than 5 times/)
  assert.equal(publisher.requests.length, 6, 'the first request and five redirects')
  for (let hop = 0; hop < 5; hop++)
    publisher.serve(`/five${hop}`, redirect(302, hop === 4 ? '/feed' : `/five${hop + 1}`))
  publisher.serve('/feed', feed())
  await fetchAs('fetched', '/five0')
  publisher.serve('/nowhere', status(301))
  await fetchAs('failed', '/nowhere')
  publisher.serve('/garbage', redirect(301, 'http://'))
  await fetchAs('failed', '/garbage')
})

test('goes where a redirect says in letters beyond ASCII', async () => {
  publisher.serve('/moved', redirect(301, Buffer.from('/café').toString('latin1')))
  publisher.serve('/caf%C3%A9', feed())
  assert.equal((await fetchAs('fetched', '/moved#top')).finalUrl, publisher.url('/caf%C3%A9'))
})

test('sends validators only to the origin that issued them, by another process too', async () => {
  publisher.serve('/moved', redirect(302, other.url('/feed')))
  other.serve('/feed', feed({ etag: '"theirs"' }))
  const fetched = await fetchAs('fetched', '/moved', { etag: '"ours"', lastModified: null })
  assert.equal(publisher.requests[0]?.headers['if-none-match'], '"ours"')
  assert.equal(other.requests[0]?.headers['if-none-match'], undefined)

  publisher.requests.length = 0
  await fetcher.close()
  fetcher = createTestFetcher()
  assert.equal(fetched.validators.validatorsFrom, other.url(''))
  await fetchAs('unchanged', '/moved', fetched.validators)
  assert.equal(publisher.requests[0]?.headers['if-none-match'], undefined)
  assert.equal(other.requests.at(-1)?.headers['if-none-match'], '"theirs"')
})

test('a feed that is gone is gone, also at the end of a redirect', async () => {
  publisher.serve('/gone', status(410))
  publisher.serve('/moved', redirect(301, '/gone'))
  await fetchAs('gone', '/gone')
  await fetchAs('gone', '/moved')
})

test('other statuses are failures that say what came', async () => {
  for (const code of [204, 205, 206, 300, 400, 401, 403, 404, 418, 500, 502, 503, 504]) {
    publisher.serve('/feed', status(code))
    const outcome = await fetchAs('failed', '/feed')
    assert.equal(outcome.status, code)
    assert.match(outcome.reason, new RegExp(`answered ${code}`))
  }
  assert.deepEqual(pausesTold, [])
  publisher.serve('/feed', body(''))
  assert.equal((await fetchAs('failed', '/feed')).reason, 'the answer is empty')
})

test('a pause that a host asks for counts for all its feeds, and its end is kept', async () => {
  const cases: [number, Record<string, string>, number][] = [
    [429, { 'retry-after': '120' }, 120],
    [503, { 'retry-after': '3600' }, 3600],
    [403, { 'retry-after': '90' }, 90],
    [429, { 'retry-after': 'Sat, 21 Nov 2026 07:30:00 GMT', date: 'Sat, 21 Nov 2026 07:00:00 GMT' }, 1800],
    // The clock of the host is an hour behind, and it wants a quarter of an hour.
    [429, { 'retry-after': 'Sat, 21 Nov 2026 06:15:00 GMT', date: 'Sat, 21 Nov 2026 06:00:00 GMT' }, 900],
    [429, { 'retry-after': '0' }, 60],
    [429, { 'retry-after': 'Sat, 21 Nov 2026 05:00:00 GMT', date: 'Sat, 21 Nov 2026 07:00:00 GMT' }, 60],
    [503, { 'retry-after': '99999999' }, 86_400],
    [429, { 'retry-after': 'later' }, 300],
    [429, {}, 300],
  ]
  publisher.serve('/feed', feed())
  const host = `gazette.example:${publisher.port}`
  for (const [code, headers, seconds] of cases) {
    fetcher = createTestFetcher()
    pausesTold = []
    now = START
    publisher.requests.length = 0
    publisher.serve('/busy', status(code, headers))
    const until = new Date(START.getTime() + seconds * 1000)

    const outcome = await fetchAs('paused', hosted('/busy'))
    assert.deepEqual([outcome.host, outcome.until], [host, until], JSON.stringify(headers))
    assert.deepEqual(pausesTold, [[host, until]])
    now = new Date(until.getTime() - 1)
    assert.deepEqual((await fetchAs('paused', hosted('/feed'))).until, until)
    assert.equal(publisher.requests.length, 1, 'nothing is asked during the pause')
    now = until
    await fetchAs('fetched', hosted('/feed'))
    await fetcher.close()
  }
})

test('a host that keeps refusing without a number is left alone twice as long each time', async () => {
  publisher.serve('/busy', inTurn(status(429), status(429), status(429), feed(), status(429)))
  const pausedSeconds: number[] = []
  for (let round = 0; round < 5; round++) {
    const outcome = await fetcher.fetch(publisher.url('/busy'), NEW)
    if (outcome.kind !== 'paused') continue
    pausedSeconds.push((outcome.until.getTime() - now.getTime()) / 1000)
    now = outcome.until
  }
  assert.deepEqual(pausedSeconds, [300, 600, 1200, 300])
})

test('a pause from before the start of this process is kept', async () => {
  await fetcher.close()
  const until = new Date(START.getTime() + 5_000)
  fetcher = createTestFetcher()
  fetcher.learnPauses(new Map([[`gazette.example:${publisher.port}`, until]]))
  publisher.serve('/feed', feed())
  await fetchAs('paused', hosted('/feed'))
  assert.equal(publisher.requests.length, 0)
  other.serve('/feed', feed())
  await fetchAs('fetched', other.url('/feed'))
})

test('a pause longer than any that is given, from before the clock was set back, is none', async () => {
  await fetcher.close()
  fetcher = createTestFetcher()
  fetcher.learnPauses(new Map([[`gazette.example:${publisher.port}`, new Date(START.getTime() + 2 * 86_400_000)]]))
  publisher.serve('/feed', feed())
  await fetchAs('fetched', hosted('/feed'))
})

test('a pause met on the way of a redirect is one of the host that asked for it', async () => {
  publisher.serve('/moved', redirect(302, other.url('/busy')))
  other.serve('/busy', status(429, { 'retry-after': '600' }))
  const outcome = await fetchAs('paused', '/moved')
  assert.equal(outcome.host, `127.0.0.1:${other.port}`)
  publisher.serve('/feed', feed())
  await fetchAs('fetched', '/feed')
  await fetchAs('paused', '/moved')
  assert.equal(other.requests.length, 1)
})

test('feeds that wait for a host when it asks for rest are not asked', async () => {
  publisher.serve('/busy', status(429, { 'retry-after': '600' }))
  publisher.serve('/feed', feed())
  const outcomes = await Promise.all(
    ['/busy', '/feed', '/feed?2', '/feed?3'].map((path) => fetcher.fetch(hosted(path), NEW)),
  )
  assert.deepEqual(
    outcomes.map(({ kind }) => kind),
    ['paused', 'paused', 'paused', 'paused'],
  )
  assert.equal(publisher.requests.length, 1)
})

test('on this machine a pause is of the address that asked for it: one server may speak for many publishers', async () => {
  publisher.serve('/busy', status(429, { 'retry-after': '600' }))
  publisher.serve('/feed', feed())
  const { until } = await fetchAs('paused', '/busy')
  assert.deepEqual(pausesTold, [[publisher.url('/busy'), until]])
  await fetchAs('fetched', '/feed')
  await fetcher.close()
  fetcher = createTestFetcher()
  fetcher.learnPauses(new Map(pausesTold))
  await fetchAs('paused', '/busy')
  assert.equal(publisher.requests.length, 2)
})

test('a web page in place of a feed is told by what it says, whatever its label', async () => {
  const page = (text: string) => `<!DOCTYPE html><html><head><title>x</title></head><body>${text}</body></html>`
  const pages: [string, Record<string, string>, RegExp][] = [
    [page('Welcome to our paper'), { 'content-type': 'text/html' }, /a web page, not a feed/],
    [page('Welcome'), { 'content-type': 'application/rss+xml' }, /a web page, not a feed/],
    [`\uFEFF <!-- hello --> ${page('Welcome')}`, {}, /a web page, not a feed/],
    [`<?xml version="1.0"?>\n${page('xhtml')}`, {}, /a web page, not a feed/],
    ['<html><head><title>Just a moment...</title></head></html>', {}, /a bot check, not a feed/],
    [page('<script src="/cdn-cgi/challenge-platform/x.js"></script>'), {}, /a bot check, not a feed/],
    [page('Solve the captcha to comment'), {}, /a web page, not a feed/],
    [page('Please wait'), { 'cf-mitigated': 'challenge' }, /a bot check, not a feed/],
    [page('<form><input name="p" type="password"></form>'), {}, /a login page, not a feed/],
  ]
  for (const [text, headers, reason] of pages) {
    publisher.serve('/feed', body(text, headers))
    assert.match((await fetchAs('failed', '/feed')).reason, reason, text)
  }
  publisher.serve('/feed', status(403, { 'cf-mitigated': 'challenge' }))
  assert.match((await fetchAs('failed', '/feed')).reason, /a bot check, not a feed/)

  for (const text of [FEED_BODY, `\n\n${FEED_BODY}`, `<!-- made by hand -->${FEED_BODY}`, `junk ${FEED_BODY}`]) {
    publisher.serve('/feed', body(text, { 'content-type': 'text/html' }))
    await fetchAs('fetched', '/feed')
  }
  publisher.serve('/feed', body(Buffer.from(FEED_BODY, 'utf16le'), { 'content-type': 'text/html' }))
  await fetchAs('fetched', '/feed')
})

test('an address that is no URL is a failure, not an exception', async () => {
  for (const url of ['', 'feed', 'http://', 'http://[::1', `http://127.0.0.1:${publisher.port}0000/`]) {
    assert.equal((await fetchAs('failed', url === '' ? ' ' : url)).status, null)
  }
})
