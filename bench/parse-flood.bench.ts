/**
 * 5,300 hostile and odd files through the parser's thread, while an HTTP server answers on the main one: files that
 * nobody survived, files over 500 ms, and how long the server stood still. The files are the shapes of
 * test/hostile-feeds.ts at five sizes, and our test feeds cut, spliced, flipped and filled with noise; the same on
 * every run. Peer in the same run: feedsmith in a thread of its own, ended after a second.
 *
 *   node bench/parse-flood.bench.ts [files=5300]
 */
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Worker } from 'node:worker_threads'
import { DomainError } from '../src/domain/errors.ts'
import { createFeedParser } from '../src/feeds/parser.ts'
import { HOSTILE_FEEDS } from '../test/hostile-feeds.ts'

const [files = 5_300] = process.argv.slice(2).map(Number)
const SIZES = [1_000, 10_000, 100_000, 500_000, 1_000_000]
const SLOW_MS = 500
const PEER_DEADLINE_MS = 1_000
const REQUEST_EVERY_MS = 5

const FIXTURES = new URL('../test/fixtures/feeds/', import.meta.url)
const fixtures = readdirSync(FIXTURES)
  .filter((name) => !/expected|README/.test(name))
  .map((name) => readFileSync(new URL(name, FIXTURES)))

/** The bodies one after the other; only one is in memory at a time. */
function* bodies(): Generator<{ name: string; body: Buffer }> {
  let made = 0
  for (const { name, make } of HOSTILE_FEEDS) {
    for (const size of SIZES) if (made++ < files) yield { name: `${name}, ${size} bytes`, body: make(size) }
  }
  let state = 11
  const below = (bound: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * bound)
  }
  const pick = () => fixtures[below(fixtures.length)]!
  for (; made < files; made++) {
    const body = Buffer.from(pick())
    const kind = ['cut', 'spliced', 'flipped', 'doubled', 'noise'][made % 5]!
    if (kind === 'cut') yield { name: kind, body: body.subarray(0, below(body.length)) }
    else if (kind === 'spliced') {
      const other = pick()
      yield {
        name: kind,
        body: Buffer.concat([body.subarray(0, below(body.length)), other.subarray(below(other.length))]),
      }
    } else if (kind === 'doubled') yield { name: kind, body: Buffer.concat(new Array(below(200) + 2).fill(body)) }
    else {
      const share = kind === 'flipped' ? 0.01 : 0.3
      for (let count = Math.ceil(body.length * share); count > 0; count--) body[below(body.length)] = below(256)
      yield { name: kind, body }
    }
  }
}

interface Tally {
  parsed: number
  refused: number
  /** Given up by a deadline or dead with the thread. */
  lost: string[]
  slow: string[]
  longestMs: number
}

async function run(parse: (body: Buffer) => Promise<'parsed' | 'refused' | 'lost'>): Promise<Tally> {
  const tally: Tally = { parsed: 0, refused: 0, lost: [], slow: [], longestMs: 0 }
  for (const { name, body } of bodies()) {
    const from = performance.now()
    const outcome = await parse(body)
    const took = performance.now() - from
    tally.longestMs = Math.max(tally.longestMs, took)
    if (took > SLOW_MS) tally.slow.push(`${name} (${took.toFixed(0)} ms)`)
    if (outcome === 'lost') tally.lost.push(name)
    else tally[outcome]++
  }
  return tally
}

function report(name: string, tally: Tally): void {
  const { parsed, refused, lost, slow, longestMs } = tally
  console.log(
    `${name.padEnd(18)} ${parsed} parsed, ${refused} refused, ${lost.length} lost, ${slow.length} over ${SLOW_MS} ms, longest ${longestMs.toFixed(0)} ms`,
  )
  for (const line of [...new Set([...slow, ...lost])].slice(0, 8)) console.log(`    ${line}`)
}

/** A server on this thread, asked all the time by another: what a reader feels of the parsing beside. */
async function measureServer<T>(work: () => Promise<T>): Promise<{ result: T; waits: number[]; stalls: string }> {
  const server = createServer((_, response) => response.end('{}')).listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  const { port } = server.address() as AddressInfo
  const asker = new Worker(
    `const { parentPort, workerData } = require('node:worker_threads')
     const waits = []; let isOver = false
     parentPort.on('message', () => { isOver = true })
     const ask = async () => {
       while (!isOver) {
         const from = performance.now()
         await (await fetch('http://127.0.0.1:' + workerData.port)).text()
         waits.push(performance.now() - from)
         await new Promise((done) => setTimeout(done, workerData.every))
       }
       parentPort.postMessage(waits); parentPort.close()
     }
     ask()`,
    { eval: true, workerData: { port, every: REQUEST_EVERY_MS } },
  )
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const result = await work()
  delay.disable()
  const waits = await new Promise<number[]>((resolve) => {
    asker.once('message', resolve)
    asker.postMessage('over')
  })
  server.close()
  server.closeAllConnections()
  const stalls = `p99 ${(delay.percentile(99) / 1e6).toFixed(1)} ms, worst ${(delay.max / 1e6).toFixed(1)} ms`
  return { result, waits: waits.sort((a, b) => a - b), stalls }
}

const parser = createFeedParser()
// The start of the thread is no file's fault.
await parser.parse({ body: fixtures[0]!, contentType: '', baseUrl: 'https://news.example/feed' }).catch(() => undefined)
const { result, waits, stalls } = await measureServer(() =>
  run(async (body) => {
    try {
      await parser.parse({ body, contentType: '', baseUrl: 'https://news.example/feed' })
      return 'parsed'
    } catch (error) {
      return error instanceof DomainError && error.code === 'invalid' && error.cause === undefined ? 'refused' : 'lost'
    }
  }),
)
await parser.close()
console.log(`${files} hostile and odd files`)
report('ours', result)
console.log(
  `  beside it, a server: event loop ${stalls}; ${waits.length} answers, p99 ${waits[Math.floor(waits.length * 0.99)]?.toFixed(1)} ms   target <= 20 ms`,
)

const peerSource = `const { parentPort } = require('node:worker_threads')
  import('feedsmith').then(({ parseFeed }) => parentPort.on('message', (body) => {
    try { parseFeed(Buffer.from(body).toString('utf8')); parentPort.postMessage('parsed') }
    catch { parentPort.postMessage('refused') }
  }))`
let peer: Worker | null = null
report(
  'feedsmith',
  await run(
    (body) =>
      new Promise((resolve) => {
        peer ??= new Worker(peerSource, { eval: true, stderr: true })
        const worker = peer
        const settle = (outcome: 'parsed' | 'refused' | 'lost') => {
          clearTimeout(timer)
          worker.removeAllListeners()
          if (outcome === 'lost') {
            peer = null
            worker.on('error', () => undefined)
            void worker.terminate()
          }
          resolve(outcome)
        }
        const timer = setTimeout(settle, PEER_DEADLINE_MS, 'lost')
        worker.once('message', settle)
        worker.once('error', () => settle('lost'))
        worker.postMessage(body)
      }),
  ),
)
await (peer as Worker | null)?.terminate()
