/**
 * From the start of the process to its first answer, and what it weighs then: with an empty store and with 100,000
 * articles, each started twice (the second start finds compiled code). Peer in the same run: a bare node:http server.
 *
 *   node bench/start.bench.ts [articles=100000]
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillStore } from './store-news.ts'

const [articles = 100_000] = process.argv.slice(2).map(Number)
const START_DEADLINE_MS = 30_000
const SETTLE_MS = 3_000

const BARE = `require('node:http').createServer((q, s) => s.end('{}')).listen(0, '127.0.0.1', function () {
  process.stderr.write('listening on http://127.0.0.1:' + this.address().port + '\\n') })`

/** Starts a server, waits for the first answer and lets it settle. */
async function measureStart(args: string[], dataDir: string): Promise<{ firstAnswerMs: number; rssMb: number }> {
  const began = performance.now()
  const child = spawn(process.execPath, args, {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: '0',
      REFRESH_MINUTES: '0',
      LOG_LEVEL: 'warn',
      MALLOC_ARENA_MAX: '2',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const deadline = setTimeout(() => child.kill('SIGKILL'), START_DEADLINE_MS)
  try {
    let printed = ''
    for await (const text of child.stderr.setEncoding('utf8')) {
      printed += text
      if (printed.includes('listening on')) break
    }
    const url = /listening on (\S+)/.exec(printed)?.[1]
    if (url === undefined) throw new Error(`it did not start: ${printed}`)
    const answer = await fetch(`${url}/api/stories`)
    if (!answer.ok) throw new Error(`it answered ${answer.status}`)
    await answer.arrayBuffer()
    const firstAnswerMs = performance.now() - began
    await new Promise((done) => setTimeout(done, SETTLE_MS))
    const rssKb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]
    return { firstAnswerMs, rssMb: Number(rssKb) / 1024 }
  } finally {
    clearTimeout(deadline)
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
}

function report(name: string, { firstAnswerMs, rssMb }: { firstAnswerMs: number; rssMb: number }): void {
  console.log(
    `${name.padEnd(38)} first answer ${firstAnswerMs.toFixed(0).padStart(5)} ms   RSS ${rssMb.toFixed(0).padStart(4)} MB`,
  )
}

const folder = mkdtempSync(join(tmpdir(), 'debrief-start-'))
try {
  report('peer, bare node:http', await measureStart(['-e', BARE], folder))
  for (const [name, dir] of [
    ['empty store', 'empty'],
    [`${articles} articles`, 'full'],
  ] as const) {
    if (dir === 'full') await fillStore(join(folder, dir), articles)
    for (const turn of ['first start', 'second start']) {
      report(`${name}, ${turn}`, await measureStart(['--max-semi-space-size=4', 'src/start.mjs'], join(folder, dir)))
    }
  }
  report('peer, bare node:http', await measureStart(['-e', BARE], folder))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
