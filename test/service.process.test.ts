/** The service as processes: started as a user starts it, stopped by signals, split into roles, killed. */
import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'

let folder: string
let publisher: Server
let isSlow = false
let edition = 1
const started: ChildProcess[] = []

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'debrief-service-test-'))
  publisher = createServer((_request, response) => {
    const items = Array.from(
      { length: 40 * edition },
      (_, index) =>
        `<item><title>Harbour board report number ${index} published</title><link>http://news.example/${index}</link><guid>g${index}</guid></item>`,
    )
    const body = `<rss version="2.0"><channel><title>Harbour</title>${items.join('')}</channel></rss>`
    setTimeout(() => response.writeHead(200, { 'content-type': 'application/rss+xml' }).end(body), isSlow ? 1_500 : 0)
  })
  await new Promise<void>((done) => publisher.listen(0, '127.0.0.1', done))
  const { port } = publisher.address() as AddressInfo
  writeFileSync(
    join(folder, 'sources.json'),
    JSON.stringify([{ name: 'Harbour News', rss_url: `http://127.0.0.1:${port}/` }]),
  )
})

after(async () => {
  for (const child of started) if (child.exitCode === null) child.kill('SIGKILL')
  publisher.closeAllConnections()
  publisher.close()
  rmSync(folder, { recursive: true, force: true })
})

interface Running {
  child: ChildProcess
  url: string
}

/** Starts the service and waits for the line that says where it listens, or that it only ingests. */
async function start(command: [string, ...string[]], settings: Record<string, string>): Promise<Running> {
  const [program, ...args] = command
  const child = spawn(program, args, {
    env: {
      ...process.env,
      PORT: '0',
      LOG_LEVEL: 'warn',
      FETCH_ALLOW_PRIVATE: 'true',
      FEEDS_FILE: join(folder, 'sources.json'),
      REFRESH_MINUTES: '0',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  started.push(child)
  let printed = ''
  for await (const text of child.stderr!.setEncoding('utf8')) {
    printed += text
    const url = /listening on (\S+)/.exec(printed)?.[1] ?? ''
    if (url !== '' || printed.includes('is ingesting')) {
      // Keep reading, or the child would block on a full pipe.
      child.stderr!.resume()
      return { child, url }
    }
  }
  throw new Error(`it did not start: ${printed}`)
}

async function stopped(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return child.exitCode
  const [code] = (await once(child, 'exit')) as [number | null]
  return code
}

async function json(
  url: string,
  init?: RequestInit,
): Promise<{ status: number; headers: Headers; body: Record<string, unknown> }> {
  const response = await fetch(url, init)
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  }
}

/** Asks until `isTrue` holds; every question has its answer awaited, and the whole a deadline. */
async function eventually<T>(ask: () => Promise<T>, isTrue: (value: T) => boolean): Promise<T> {
  const deadline = performance.now() + 20_000
  for (;;) {
    const value = await ask()
    if (isTrue(value)) return value
    assert.ok(performance.now() < deadline, `not within 20 s: ${JSON.stringify(value)}`)
    await pause(50)
  }
}

const NODE: [string, ...string[]] = [process.execPath, 'src/main.ts']

test('npm start serves, and a SIGTERM to npm ends it with exit code 0', async () => {
  const { child, url } = await start(['npm', 'start'], { DATA_DIR: join(folder, 'npm') })
  assert.equal((await json(`${url}/api/health`)).body.status, 'healthy')
  child.kill('SIGTERM')
  assert.equal(await stopped(child), 0)
  await assert.rejects(fetch(`${url}/api/health`), 'nothing is left listening')
})

test('a refresh asked of a process that only serves is worked by the one that only ingests', async () => {
  const DATA_DIR = join(folder, 'roles')
  const api = await start(NODE, { DATA_DIR, ROLE: 'api' })
  const asked = await json(`${api.url}/api/feeds/refresh`, { method: 'POST' })
  assert.equal(asked.status, 202)
  assert.equal(asked.body.status, 'ingestion_started')
  const run = `${api.url}${asked.headers.get('location')}`
  assert.equal((await json(run)).body.outcome, 'queued')

  const worker = await start(NODE, { DATA_DIR, ROLE: 'worker' })
  await eventually(
    () => json(run),
    ({ body }) => body.outcome === 'completed',
  )
  assert.equal((await json(`${api.url}/api/health`)).body.article_count, 40)
  for (const { child } of [api, worker]) {
    child.kill('SIGTERM')
    assert.equal(await stopped(child), 0)
  }
})

test('a process that only serves, without a list of its own, leaves the list of the one that ingests as it is', async () => {
  const DATA_DIR = join(folder, 'lists')
  const worker = await start(NODE, { DATA_DIR, ROLE: 'worker' })
  const api = await start(NODE, { DATA_DIR, ROLE: 'api', FEEDS_FILE: '' })
  const { body } = await json(`${api.url}/api/feeds`)
  assert.deepEqual(
    (body.feeds as { name: string }[]).map(({ name }) => name),
    ['Harbour News'],
  )
  for (const { child } of [api, worker]) {
    child.kill('SIGTERM')
    assert.equal(await stopped(child), 0)
  }
})

test('a service killed in the middle of a run starts again, finishes the work and doubles nothing', async () => {
  const DATA_DIR = join(folder, 'killed')
  const first = await start(NODE, { DATA_DIR })
  const asked = await json(`${first.url}/api/feeds/refresh`, { method: 'POST' })
  await eventually(
    () => json(`${first.url}${asked.headers.get('location')}`),
    ({ body }) => body.outcome === 'completed',
  )
  isSlow = true
  edition = 2
  await json(`${first.url}/api/feeds/refresh`, { method: 'POST' })
  first.child.kill('SIGKILL')
  await stopped(first.child)
  isSlow = false

  const second = await start(NODE, { DATA_DIR })
  const { body } = await json(`${second.url}/api/stories?per_page=100`)
  const articles = (body.stories as { article_count: number; articles: { id: number }[] }[]).flatMap((story) => {
    assert.equal(story.article_count, story.articles.length)
    return story.articles.map((article) => article.id)
  })
  assert.equal(new Set(articles).size, articles.length)
  assert.equal(articles.length, (await json(`${second.url}/api/health`)).body.article_count)
  second.child.kill('SIGINT')
  assert.equal(await stopped(second.child), 0)
})

test('a SIGTERM in the midst of the start ends the service with exit code 0', async () => {
  // A database that takes the connection and says nothing keeps the start waiting.
  const silent = createTcpServer()
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done))
  const { port } = silent.address() as AddressInfo
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const connected = once(silent, 'connection') as Promise<[Socket]>
    const child = spawn(NODE[0], NODE.slice(1), {
      env: { ...process.env, PORT: '0', DATABASE_URL: `postgres://root@127.0.0.1:${port}/debrief` },
      stdio: 'ignore',
    })
    started.push(child)
    const [socket] = await connected
    child.kill(signal)
    assert.equal(await stopped(child), 0, signal)
    socket.destroy()
  }
  silent.close()
})

test('a SIGTERM while the code of the service is being read ends it with exit code 0', async () => {
  for (const [door, read] of [
    ['src/start.mjs', 'src/main.ts'],
    ['tools/runtime/debrief.mjs', 'src/cli.ts'],
    ['tools/runtime/debrief.mjs', 'src/main.ts'],
  ] as const) {
    const hook = `import { registerHooks } from 'node:module'
      registerHooks({
        load(url, context, load) {
          if (url.endsWith('/${read}')) process.kill(process.pid, 'SIGTERM')
          return load(url, context)
        },
      })`
    const preload = ['--import', `data:text/javascript,${encodeURIComponent(hook)}`]
    const child = spawn(process.execPath, [...preload, door, 'serve'], {
      env: { ...process.env, PORT: '0', DATA_DIR: join(folder, 'early') },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    started.push(child)
    let printed = ''
    for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (text) => (printed += text))
    assert.deepEqual([await stopped(child), child.signalCode, printed], [0, null, ''], `${door} ${read}`)
  }
})

test('a start that cannot have its port leaves the source list of the running service as it is', async () => {
  const DATA_DIR = join(folder, 'port')
  const running = await start(NODE, { DATA_DIR })
  const before = (await json(`${running.url}/api/feeds`)).body
  const other = join(folder, 'other-sources.json')
  writeFileSync(
    other,
    JSON.stringify([
      { name: 'Harbour News', rss_url: 'http://127.0.0.1:1/' },
      { name: 'Stranger', rss_url: 'http://127.0.0.1:2/' },
    ]),
  )
  const { port } = new URL(running.url)
  await assert.rejects(start(NODE, { DATA_DIR, PORT: port, FEEDS_FILE: other }), /did not start: .*EADDRINUSE/)
  assert.deepEqual((await json(`${running.url}/api/feeds`)).body, before)
  running.child.kill('SIGTERM')
  assert.equal(await stopped(running.child), 0)
})

for (const settings of [
  { DATA_DIR: '/etc/passwd/x' },
  { DATA_DIR: '/proc/nope' },
  { HOST: '999.1.1.1' },
  { HOST: 'nowhere.invalid' },
  { DATABASE_URL: 'postgres://' },
]) {
  const [[name, value]] = Object.entries(settings) as [[string, string]]
  test(`${name}=${value} is a bad setting, told together with the others`, async () => {
    const child = spawn(NODE[0], NODE.slice(1), {
      env: { ...process.env, ROLE: 'boss', ...settings },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    started.push(child)
    let printed = ''
    for await (const text of child.stderr!.setEncoding('utf8')) printed += text
    assert.equal(await stopped(child), 2, printed)
    for (const bad of [name, 'ROLE']) assert.match(printed, new RegExp(`^${bad}: `, 'm'))
  })
}

test('bad settings stop the start with exit code 2 and are all named', async () => {
  const child = spawn(NODE[0], NODE.slice(1), {
    env: { ...process.env, PORT: 'eighty', ROLE: 'boss', DATABASE_URL: 'mysql://user:secret@host/x' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let printed = ''
  for await (const text of child.stderr!.setEncoding('utf8')) printed += text
  assert.equal(await stopped(child), 2)
  for (const name of ['PORT', 'ROLE', 'DATABASE_URL']) assert.match(printed, new RegExp(`^${name}: `, 'm'))
  assert.doesNotMatch(printed, /secret/)
})

test('asking again for what was read a moment ago makes no more than a run a second', async () => {
  const { url, child } = await start(NODE, { DATA_DIR: join(folder, 'asked-again'), ADMIN_TOKEN: 'token-of-the-test' })
  const ask = async () => {
    const answer = await fetch(`${url}/api/feeds/refresh`, { method: 'POST' })
    assert.equal(answer.status, 202)
    const address = answer.headers.get('location')!
    for (;;) {
      const run = (await (await fetch(url + address)).json()) as { id: number; outcome: string }
      if (!['queued', 'running'].includes(run.outcome)) return run
      await pause(20)
    }
  }
  const first = await ask()
  assert.equal(first.outcome, 'completed')
  const second = await ask()
  assert.deepEqual([second.id, second.outcome], [first.id + 1, 'skipped'])
  const startedMs = performance.now()
  let last = second
  for (let times = 0; times < 20; times++) last = await ask()
  assert.ok(last.id - second.id <= (performance.now() - startedMs) / 1_000, `${last.id - second.id} runs`)
  await fetch(`${url}/api/admin/feeds`, {
    method: 'POST',
    headers: { authorization: 'Bearer token-of-the-test' },
    body: JSON.stringify({ name: 'New', rss_url: `${url}/feeds/stories.rss` }),
  })
  const third = await ask()
  assert.deepEqual([third.id, third.outcome], [last.id + 1, 'completed'], 'a source not yet read is read at once')
  child.kill()
  assert.equal(await stopped(child), 0)
})

test('a database file that only another user may write is a bad setting', {
  skip: process.getuid?.() === 0 ? 'root may write to any file' : false,
}, async () => {
  const dataDir = join(folder, 'of-root')
  mkdirSync(dataDir)
  writeFileSync(join(dataDir, 'debrief.db'), '', { mode: 0o444 })
  const child = spawn(NODE[0], NODE.slice(1), {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  started.push(child)
  let printed = ''
  for await (const text of child.stderr!.setEncoding('utf8')) printed += text
  assert.equal(await stopped(child), 2, printed)
  assert.match(printed, /^DATA_DIR: holds debrief\.db, which cannot be written to \(EACCES\)/m)
})

test('a HOST that is the name of nothing is a bad setting', async () => {
  const child = spawn(NODE[0], NODE.slice(1), {
    env: { ...process.env, DATA_DIR: join(folder, 'nowhere'), HOST: 'nowhere.invalid', PORT: '0' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let printed = ''
  for await (const text of child.stderr!.setEncoding('utf8')) printed += text
  assert.equal(await stopped(child), 2, printed)
  assert.match(printed, /^debrief: bad settings:\nHOST: .*not "nowhere\.invalid"$/m)
})
