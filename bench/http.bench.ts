/**
 * GET /api/stories, first page, data unchanged: ours against a bare node:http server that sends the same bytes and
 * headers, and against Fastify doing so; whole answers and 304. Every server runs in a process of its own. Measured
 * twice a round: one server after the other, in answers per second, which other load on the machine bends; and all at
 * the same time, in answers per second of the server's own processor time, which it hardly does. Ratios are the median
 * of the rounds' ratios.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasWrk, measure } from './http-load.ts'
import type { RecordedAnswer } from './http-server.ts'

const ROUNDS = 5
const CONNECTIONS = 50
const SECONDS = 1
const PATH = '/api/stories'
const TARGETS = { 200: 0.85, 304: 0.9 }

const children: ChildProcess[] = []
const folder = mkdtempSync(join(tmpdir(), 'debrief-bench-'))

interface Server {
  port: number
  /** Processor time used so far, in seconds. */
  used(): Promise<number>
}

async function start(...options: string[]): Promise<Server> {
  const script = new URL('./http-server.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [script, ...options], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  children.push(child)
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (text: Buffer) => resolve(text.toString()))
    child.once('exit', () => reject(new Error('a server ended early')))
  })
  const used = () =>
    new Promise<number>((resolve) => {
      child.once('message', (usage: NodeJS.CpuUsage) => resolve((usage.user + usage.system) / 1e6))
      child.send('cpu')
    })
  return { port: Number(line), used }
}

interface Rates {
  /** Answers per second. */
  wall: number[]
  /** Answers per second of processor time. */
  cpu: number[]
}

/** What ours answers once its compressed form is ready. */
async function record(port: number, headers: Record<string, string>): Promise<RecordedAnswer> {
  const { request } = await import('node:http')
  return new Promise((resolve, reject) => {
    const sent = request({ port, path: PATH, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const kept = Object.entries(answer.headers).filter(
          ([name]) => !['date', 'connection', 'keep-alive'].includes(name),
        )
        const body = Buffer.concat(chunks).toString('base64')
        resolve({ status: answer.statusCode ?? 0, headers: Object.fromEntries(kept) as Record<string, string>, body })
      })
    })
    sent.once('error', reject).end()
  })
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

async function compare(title: string, status: 200 | 304, headers: Record<string, string>, ours: Server): Promise<void> {
  const file = join(folder, `${title}.json`)
  const recorded = await record(ours.port, headers)
  if (recorded.status !== status) throw new Error(`expected ${status}, got ${recorded.status}`)
  writeFileSync(file, JSON.stringify(recorded))
  const servers = { bare: await start('bare', file), fastify: await start('fastify', file), ours }
  const rates: Record<string, Rates> = Object.fromEntries(
    Object.keys(servers).map((name) => [name, { wall: [], cpu: [] }]),
  )
  const load = { path: PATH, headers, connections: CONNECTIONS }
  for (const { port } of Object.values(servers)) await measure({ ...load, port, seconds: 1 })
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, { port }] of Object.entries(servers)) {
      rates[name]?.wall.push(await measure({ ...load, port, seconds: SECONDS }))
    }
    const sideBySide = Object.entries(servers).map(async ([name, { port, used }]) => {
      const before = await used()
      const answers = (await measure({ ...load, port, seconds: 2 * SECONDS })) * 2 * SECONDS
      rates[name]?.cpu.push(answers / ((await used()) - before))
    })
    await Promise.all(sideBySide)
  }
  report(title, Buffer.from(recorded.body, 'base64').length, rates, TARGETS[status])
}

function report(title: string, length: number, rates: Record<string, Rates>, target: number): void {
  console.log(`${title} (${length} bytes)`)
  const bare = rates.bare ?? { wall: [], cpu: [] }
  for (const [name, rate] of Object.entries(rates)) {
    const ratio = (kind: 'wall' | 'cpu') =>
      median(rate[kind].map((value, round) => value / (bare[kind][round] ?? Number.NaN))).toFixed(2)
    const aim = name === 'ours' ? `   target >= ${target.toFixed(2)}` : ''
    const perSecond = `${Math.round(median(rate.wall))} /s`.padStart(9)
    console.log(
      `  ${name.padEnd(8)} ${perSecond}   ${ratio('wall')} x bare   by processor time ${ratio('cpu')} x${aim}`,
    )
  }
}

try {
  console.log(hasWrk ? 'load: wrk' : 'load: our own generator (wrk is not installed)')
  const ours = await start('ours')
  const compressed = { 'Accept-Encoding': 'gzip' }
  await record(ours.port, compressed)
  await new Promise((resolve) => setTimeout(resolve, 300))
  await compare('first page, gzip', 200, compressed, ours)
  await compare('first page, plain', 200, {}, ours)
  const { headers } = await record(ours.port, {})
  await compare('not modified', 304, { 'If-None-Match': headers.etag ?? '' }, ours)
} finally {
  for (const child of children) child.kill()
  rmSync(folder, { recursive: true })
}
