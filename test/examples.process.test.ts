/** Every script in examples/ is run against a service, as it stands. */
import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { signMessage } from '../src/webhooks/sign.ts'
import { publishStories } from './api/fixture.ts'
import { ADMIN_TOKEN, API_KEY, startService, type TestService } from './api/service.ts'

const FOLDER = fileURLToPath(new URL('../examples/', import.meta.url))
const run = new Set<string>()
const started: ChildProcess[] = []
let service: TestService
let folder: string

before(async () => {
  service = await startService()
  folder = mkdtempSync(join(tmpdir(), 'debrief-examples-'))
})
after(async () => {
  for (const child of started) if (child.exitCode === null) child.kill('SIGKILL')
  await service.close()
  rmSync(folder, { recursive: true })
})

function start(script: string, args: string[], env: Record<string, string>): ChildProcess {
  run.add(script)
  const child = spawn(process.execPath, [join(FOLDER, script), ...args], {
    env: { PATH: process.env.PATH, DEBRIEF_URL: service.url, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  return child
}

async function runToEnd(script: string, args: string[] = [], env: Record<string, string> = {}) {
  const child = start(script, args, env)
  let output = ''
  let errors = ''
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text))
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (errors += text))
  const [code] = (await once(child, 'close')) as [number]
  return { code, output, errors }
}

test('stories.ts prints every wording of a story', async () => {
  const { code, output, errors } = await runToEnd('stories.ts', ['bridge'])
  assert.equal(code, 0, errors)
  assert.match(output, /^1 stories\n/)
  assert.match(output, /Harbor Daily \[center\]\n {4}was: You won't believe .*\n {4}now: Council closes river bridge/)
})

test('debrief.ts prints a debrief, and fails without a key', async () => {
  const { code, output, errors } = await runToEnd('debrief.ts', [], { DEBRIEF_API_KEY: API_KEY })
  assert.equal(code, 0, errors)
  assert.match(output, /^Answered by builtin\n/)
  assert.equal(output.match(/^> /gm)?.length, 3)
  const refused = await runToEnd('debrief.ts')
  assert.equal(refused.code, 1)
  assert.match(refused.errors, /^Refused with 401: API key missing/)
})

test('request-key.ts waits for the operator and prints the key', async () => {
  const child = start('request-key.ts', ['Reading club', 'club@example.org', 'Reading'], { POLL_MS: '20' })
  let output = ''
  for await (const text of child.stdout!.setEncoding('utf8')) {
    output += text
    const id = /as request (\w+)/.exec(output)?.[1]
    if (id === undefined || output.includes('hd_')) continue
    await service.fetch(`/api/admin/keys/requests/${id}/approve`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${ADMIN_TOKEN}` },
    })
  }
  assert.match(output, /\nhd_\w{49}\n$/)
})

test('events.ts tells of what happened', async () => {
  const { newestId } = await service.store.eventRange()
  const publishedAt = new Date('2026-11-21T06:59:00Z')
  await publishStories(service.store, [{ title: 'Ferry adds a crossing', sources: ['harbor-daily'], publishedAt }])
  const { code, output, errors } = await runToEnd('events.ts', ['3'], { LAST_EVENT_ID: String(newestId) })
  assert.equal(code, 0, errors)
  assert.match(output, /story\.created: Ferry adds a crossing\n.*source\.finished.*\n.*ingestion\.completed/)
})

test('feed-reader.ts reads a feed and asks only for news', async () => {
  const { code, output, errors } = await runToEnd('feed-reader.ts', ['/feeds/stories.json?search=bread'])
  assert.equal(code, 0, errors)
  assert.match(output, /Bakery wins regional prize for rye bread\n {2}https:\/\/harbor-daily\.example/)
  assert.match(output, /Nothing new since\n$/)
})

test('opml.ts writes the list, and lays one in', async () => {
  const { output } = await runToEnd('opml.ts')
  assert.match(output, /<opml version="2\.0"/)
  const file = join(folder, 'subscriptions.opml')
  writeFileSync(file, output.replace('https://harbor-daily.example/rss', 'https://harbor-daily.example/feed'))
  const laidIn = await runToEnd('opml.ts', [file], { ADMIN_TOKEN })
  assert.equal(laidIn.output, '0 sources added, 1 changed\n', laidIn.errors)
})

test('webhook-receiver.ts takes a genuine message once, and no other', async () => {
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
  const child = start('webhook-receiver.ts', ['0'], { DEBRIEF_WEBHOOK_SECRET: secret })
  const lines = child.stdout!.setEncoding('utf8')[Symbol.asyncIterator]()
  const url = /http:\S+/.exec(String((await lines.next()).value))?.[0] ?? ''
  const body = JSON.stringify({ type: 'story.created', timestamp: '2026-11-21T07:00:00Z', data: { story_group_id: 1 } })
  const send = async (id: string, sent = body, timestamp = Math.floor(Date.now() / 1000)) => {
    const headers = {
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signMessage(secret, id, timestamp, body),
    }
    return (await fetch(url, { method: 'POST', headers, body: sent })).status
  }
  assert.deepEqual(
    [await send('evt_1'), await send('evt_1'), await send('evt_2', `${body} `), await send('evt_3', body, 1_000)],
    [204, 204, 401, 401],
  )
  await breakOff(url)
  assert.equal(await send('evt_4'), 204)
  let output = ''
  while (output.split('\n').length < 3) output += (await lines.next()).value
  assert.equal(output, 'story.created {"story_group_id":1}\n'.repeat(2))
  child.kill('SIGTERM')
  await once(child, 'close')
  const { code, errors } = await runToEnd('webhook-receiver.ts', ['0'])
  assert.equal(code, 1)
  assert.match(errors, /Set DEBRIEF_WEBHOOK_SECRET/)
})

/** Sends a part of a body and leaves; resolves when the receiver has let go, too. */
async function breakOff(url: string): Promise<void> {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
  socket.end('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{')
  await once(socket.resume(), 'close')
}

test('mcp.ts lists the tools, searches and debriefs', async () => {
  const { code, output, errors } = await runToEnd('mcp.ts', [], { DEBRIEF_API_KEY: API_KEY })
  assert.equal(code, 0, errors)
  assert.match(output, /^search_stories: Search news stories\n/)
  assert.match(output, /\nsearch_stories\n\{"notice"/)
  assert.match(output, /\ndebrief_headline\n\{"notice".*variations/)
})

test('every example was run', () => {
  const scripts = readdirSync(FOLDER).filter((name) => name.endsWith('.ts'))
  assert.deepEqual([...run].sort(), scripts.sort())
})
