/** Events and webhooks over processes: one serves, one ingests and delivers, the command line keeps the list. */
import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { EventReader } from '../api/event-reader.ts'
import { type Receiver, startReceiver } from './receiver.ts'

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
const CLI = fileURLToPath(new URL('../../src/cli.ts', import.meta.url))
const FEED = `<rss version="2.0"><channel><title>Harbour</title>
  <item><title>Harbour board approves new crane for pier four</title><link>http://news.example/1</link></item>
  <item><title>Orchestra tours island schools this winter</title><link>http://news.example/2</link></item>
</channel></rss>`

let folder: string
let publisher: Server
let receiver: Receiver
let env: NodeJS.ProcessEnv
const started: ChildProcess[] = []

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'debrief-doors-'))
  publisher = createServer((_request, response) => response.end(FEED)).listen(0, '127.0.0.1')
  await once(publisher, 'listening')
  receiver = await startReceiver()
  const feedsFile = join(folder, 'sources.json')
  const rss_url = `http://127.0.0.1:${(publisher.address() as AddressInfo).port}/`
  writeFileSync(feedsFile, JSON.stringify([{ name: 'Harbour News', rss_url }]))
  env = {
    PATH: process.env.PATH,
    DATA_DIR: join(folder, 'data'),
    FEEDS_FILE: feedsFile,
    PORT: '0',
    LOG_LEVEL: 'warn',
    FETCH_ALLOW_PRIVATE: 'true',
    REFRESH_MINUTES: '0',
  }
})

after(async () => {
  for (const child of started) if (child.exitCode === null) child.kill('SIGKILL')
  publisher.closeAllConnections()
  publisher.close()
  await receiver.close()
  rmSync(folder, { recursive: true, force: true })
})

/** @returns where it listens; '' where it only ingests */
async function start(role: string): Promise<string> {
  const child = spawn(process.execPath, [MAIN], { env: { ...env, ROLE: role }, stdio: ['ignore', 'ignore', 'pipe'] })
  started.push(child)
  let printed = ''
  for await (const text of child.stderr.setEncoding('utf8')) {
    printed += text
    if (!/listening on|is ingesting/.test(printed)) continue
    child.stderr.resume()
    return /listening on (\S+)/.exec(printed)?.[1] ?? ''
  }
  throw new Error(`it did not start: ${printed}`)
}

async function webhooks(...args: string[]): Promise<{ code: number | null; text: string; errors: string }> {
  const child = spawn(process.execPath, [CLI, 'webhooks', ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  let errors = ''
  child.stdout.setEncoding('utf8').on('data', (part: string) => (text += part))
  child.stderr.setEncoding('utf8').on('data', (part: string) => (errors += part))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, text, errors }
}

test('a process that only serves tells of what another ingests, and that one delivers it to webhooks', async () => {
  const added = await webhooks('add', receiver.url, '--name', 'Newsroom', '--json')
  assert.equal(added.code, 0, added.errors)
  const { id, secret, events } = JSON.parse(added.text)
  assert.deepEqual(events, ['story.created', 'story.updated', 'ingestion.completed'])
  receiver.secret = secret

  const url = await start('api')
  await start('worker')
  const reader = await EventReader.open(url)
  await reader.nextBlock()
  assert.equal((await fetch(`${url}/api/feeds/refresh`, { method: 'POST' })).status, 202)
  const told = []
  do told.push(await reader.next())
  while (told.at(-1)?.event !== 'ingestion.completed')
  reader.close()
  assert.deepEqual(
    told.map(({ event }) => event),
    ['story.created', 'story.created', 'source.finished', 'ingestion.completed'],
  )

  const deadline = performance.now() + 20_000
  while (receiver.received.length < 3) {
    assert.ok(performance.now() < deadline, 'the webhook was not told within 20 s')
    await pause(20)
  }
  assert.deepEqual(
    receiver.received.map(({ body, isSigned }) => [body.type, isSigned]),
    [
      ['story.created', true],
      ['story.created', true],
      ['ingestion.completed', true],
    ],
  )

  const tested = await webhooks('test', String(id), '--json')
  assert.deepEqual([tested.code, JSON.parse(tested.text).status], [0, 204])
  receiver.behave = (response) => response.writeHead(500).end()
  const refused = await webhooks('test', String(id))
  assert.equal(refused.code, 1)
  assert.match(refused.text, /not taken: the receiver answered 500/)

  const listed = JSON.parse((await webhooks('list', '--json')).text)
  assert.deepEqual([listed.length, listed[0].waiting, listed[0].secret], [1, 0, undefined])
  assert.match((await webhooks('disable', String(id))).text, /is off/)
  assert.match((await webhooks('list')).text, /off \(operator\)/)
  assert.match((await webhooks('enable', String(id))).text, /is on/)
  assert.equal((await webhooks('remove', String(id))).code, 0)
  const gone = await webhooks('remove', String(id))
  assert.equal(gone.code, 1)
  assert.match(gone.errors, /There is no such webhook/)
})

test('wrong usage is told apart from failure', async () => {
  for (const args of [[], ['add', 'https://hooks.example/'], ['remove', 'first'], ['frobnicate']]) {
    assert.equal((await webhooks(...args)).code, 2, args.join(' '))
  }
  const refused = await webhooks('add', 'ftp://hooks.example/', '--name', 'Old')
  assert.equal(refused.code, 2)
  assert.match(refused.errors, /url: must be an http or https address/)
})
