/** What only shows from outside a process: its memory under attack, and trust in certificates. */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import * as zlib from 'node:zlib'
import { body, endless, feed, startFaultPublisher } from '../../test/fault-publisher.ts'
import { selfSign } from '../../test/self-signed.ts'

const MEGABYTE = 1_000_000

/** Fetches in a process of its own; says what came of each and how far its memory grew, in MB. */
const FETCH_ALL = `
  import { createFeedFetcher } from './src/feeds/fetcher.ts'
  const fetcher = createFeedFetcher({
    clock: { now: () => new Date() }, random: Math.random, userAgent: 'Debrief/0 (+http://debrief.example)', allowPrivate: true,
  })
  const urls = process.argv.slice(1)
  const outcomes = []
  await fetcher.fetch(urls[0], { etag: null, lastModified: null })
  const before = process.resourceUsage().maxRSS
  for (const url of urls) {
    const outcome = await fetcher.fetch(url, { etag: null, lastModified: null })
    outcomes.push(outcome.reason ?? outcome.kind)
  }
  const grownMegabytes = (process.resourceUsage().maxRSS - before) / 1000
  await fetcher.close()
  console.log(JSON.stringify({ outcomes, grownMegabytes }))
`

function fetchAll(
  urls: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ outcomes: string[]; grownMegabytes: number }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', FETCH_ALL, ...urls], {
      cwd: join(import.meta.dirname, '../..'),
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const output = buffer(child.stdout)
    child.once('error', reject)
    child.once('close', (code) => {
      if (code !== 0) reject(new Error(`the fetching process ended with ${code}`))
      else output.then((text) => resolve(JSON.parse(text.toString())), reject)
    })
  })
}

/** So many megabytes of zeros, compressed. */
function bomb(megabytes: number, coder: NodeJS.ReadWriteStream): Promise<Buffer> {
  const chunk = Buffer.alloc(MEGABYTE)
  return buffer(Readable.from(Array(megabytes).fill(chunk)).pipe(coder))
}

test('no body makes the memory of its reader grow by more than 100 MB', async () => {
  const publisher = await startFaultPublisher()
  const quickBrotli = zlib.createBrotliCompress({ params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 1 } })
  publisher.serve('/feed', feed())
  publisher.serve('/br', body(await bomb(500, quickBrotli), { 'content-encoding': 'br' }))
  publisher.serve('/gzip', body(await bomb(200, zlib.createGzip({ level: 1 })), { 'content-encoding': 'gzip' }))
  publisher.serve('/zstd', body(await bomb(500, zlib.createZstdCompress()), { 'content-encoding': 'zstd' }))
  const twice = zlib.gzipSync(await bomb(200, zlib.createGzip()))
  publisher.serve('/twice', body(twice, { 'content-encoding': 'gzip, gzip' }))
  publisher.serve('/endless', endless())
  publisher.serve('/endless-gzip', endless({ 'content-encoding': 'gzip' }))

  const bombs = ['/br', '/gzip', '/zstd', '/twice', '/endless', '/endless-gzip']
  const result = await fetchAll(['/feed', ...bombs].map((path) => publisher.url(path)))
  await publisher.close()
  assert.equal(result.outcomes.shift(), 'fetched')
  for (const [index, bombPath] of bombs.entries()) {
    assert.match(result.outcomes[index] ?? '', /the body (?:is larger than|grows)/, bombPath)
  }
  assert.ok(result.grownMegabytes <= 100, `grew by ${result.grownMegabytes} MB`)
})

test('a certificate that the operator trusts is trusted, for its own name only', async () => {
  const certificate = selfSign(['localhost'])
  const publisher = await startFaultPublisher(certificate)
  publisher.serve('/feed', feed())
  const folder = await mkdtemp(join(tmpdir(), 'debrief-fetcher-'))
  const file = join(folder, 'trusted.pem')
  await writeFile(file, certificate.cert)
  const urls = [`https://localhost:${publisher.port}/feed`, publisher.url('/feed')]
  const { outcomes } = await fetchAll(urls, { NODE_EXTRA_CA_CERTS: file })
  await publisher.close()
  await rm(folder, { recursive: true })
  assert.deepEqual(outcomes, ['fetched', 'the certificate is not for this host'])
})
