import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, type TestContext, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { serveDemo } from '../tools/demo-site.ts'

const CLI = fileURLToPath(new URL('../src/cli.ts', import.meta.url))
const LAUNCHER = fileURLToPath(new URL('../tools/runtime/debrief.mjs', import.meta.url))
const LOADING = fileURLToPath(new URL('../src/loading.mjs', import.meta.url))
const FEED = fileURLToPath(new URL('../data/demo/common-ground-weekly.xml', import.meta.url))

const folder = mkdtempSync(join(tmpdir(), 'debrief-cli-'))
after(() => rmSync(folder, { recursive: true, force: true }))

interface Answer {
  code: number | null
  stdout: string
  stderr: string
}

/** Runs one command in a store of its own; `input` is its stdin. */
function debrief(args: string[], { input = '', env = {}, program = [process.execPath, CLI] } = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const [node = '', ...before] = program
    const child = spawn(node, [...before, ...args], {
      env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'data'), FEEDS_FILE: feedsFile(), ...env },
    })
    let stdout = ''
    let stderr = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, stdout, stderr }))
    child.stdin.on('error', () => undefined)
    child.stdin.end(input)
  })
}

function feedsFile(): string {
  const file = join(folder, 'feeds.json')
  const list = [
    { name: 'Harbour Wire', rss_url: 'https://harbour.example/feed', category: 'business' },
    { name: 'Northport Ledger', rss_url: 'https://ledger.example/rss', bias_label: 'center', bias_basis: 'Plain.' },
  ]
  if (!existsSync(file)) writeFileSync(file, JSON.stringify(list))
  return file
}

const linesOf = (text: string): unknown[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

test('every command explains itself', async () => {
  const help = await debrief(['--help'])
  assert.equal(help.code, 0)
  const names = ['serve', 'refresh', 'headline', 'neutralize', 'keys', 'feeds', 'group', 'export', 'import']
  for (const name of names) assert.match(help.stdout, new RegExp(`^  ${name}\\b`, 'm'))
  for (const args of [['keys'], ['keys', 'rotate'], ['feeds'], ['feeds', 'check'], ['headline']]) {
    const { code, stdout } = await debrief([...args, '--help'])
    assert.equal(code, 0)
    assert.match(stdout, new RegExp(`^Usage: debrief ${args.join(' ')}`))
  }
})

test('answers wrong usage with exit code 2 and nothing on stdout', async () => {
  const wrong = [
    ['frobnicate'],
    ['keys', 'frobnicate'],
    ['--frobnicate'],
    ['group'],
    ['headline', 'abc'],
    ['headline', 'A headline', '--variations', '6'],
    ['keys', 'create'],
    ['keys', 'create', '--name', ' '],
    ['keys', 'revoke', 'first'],
    ['feeds', 'check', '-', FEED],
    ['feeds', 'add', 'ftp://news.example/', '--name', 'News'],
    ['webhooks', 'add', 'ftp://desk.example/', '--name', 'desk'],
    ['webhooks', 'add', 'http://desk.example/', '--name', 'desk', '--event', 'story.read'],
  ]
  const answers = await Promise.all(wrong.map((args) => debrief(args)))
  answers.forEach(({ code, stdout, stderr }, index) => {
    assert.equal(code, 2, `${wrong[index]?.join(' ')}: ${stderr}`)
    assert.equal(stdout, '')
    assert.notEqual(stderr, '')
  })
})

test('reports all bad settings together, the content of the source list too, and exits with 2', async () => {
  const list = join(folder, 'bad.json')
  writeFileSync(list, '[{"name": "No address"}]')
  const env = { PORT: 'x', AI_PROVIDER: 'oracle', FEEDS_FILE: list }
  for (const args of [['serve'], ['keys', 'list']]) {
    const { code, stdout, stderr } = await debrief(args, { env })
    assert.equal(code, 2)
    assert.equal(stdout, '')
    assert.match(stderr, /PORT: .*\nFEEDS_FILE: entry 1 \(No address\): rss_url: is missing\nAI_PROVIDER: /)
  }
})

test('group reads lines and prints a cluster for each, in order', async () => {
  const articles = [
    { id: 'a', title: 'Northport council approves harbour tram line in 7-4 vote', source: 'one' },
    { id: 2, title: 'Bank of Eastvale holds key rate at 3.25 percent', source: 'two' },
    { id: 'c', title: 'Council of Northport approves harbour tram line', source: 'three' },
  ]
  const input = articles.map((article) => JSON.stringify(article)).join('\n')
  const { code, stdout } = await debrief(['group', '-'], { input })
  assert.equal(code, 0)
  const [first, second, third] = linesOf(stdout) as { id: unknown; cluster: number }[]
  assert.deepEqual([first?.id, second?.id, third?.id], ['a', 2, 'c'])
  assert.equal(first?.cluster, third?.cluster)
  assert.notEqual(first?.cluster, second?.cluster)
})

test('neutralize prints a line for each headline, and names the line that is broken', async () => {
  const input = '{"id":1,"title":"Bank of Eastvale holds key rate at 3.25 percent"}\n\n{"id":2,"title":\n'
  const { code, stdout, stderr } = await debrief(['neutralize', '-', '--json'], { input })
  assert.equal(code, 1)
  assert.match(stderr, /line 3/)
  const [line] = linesOf(stdout) as Record<string, unknown>[]
  assert.deepEqual(Object.keys(line ?? {}), ['id', 'neutral_title', 'tactics', 'clickbait_score', 'backend'])
  assert.equal(line?.neutral_title, 'Bank of Eastvale holds key rate at 3.25 percent')
  assert.deepEqual([line?.id, line?.tactics, line?.backend], [1, [], 'builtin'])
})

test('an empty id is refused: no answer could be told from another by it', async () => {
  for (const command of ['group', 'neutralize']) {
    const { code, stdout, stderr } = await debrief([command, '-'], { input: '{"id":"","title":"A title"}\n' })
    assert.deepEqual([code, stdout], [1, ''])
    assert.match(stderr, /line 1: id: must be a string or a number/)
  }
})

test('a number that is too large to be kept exactly is refused as an id, since it would come back as another one', async () => {
  const input = '{"id":9007199254740991,"title":"A title"}\n{"id":1789012345678901249,"title":"A title"}\n'
  for (const command of ['group', 'neutralize']) {
    const { code, stdout, stderr } = await debrief([command, '-'], { input })
    assert.deepEqual([code, (linesOf(stdout) as { id: number }[]).map(({ id }) => id)], [1, [9007199254740991]])
    assert.match(stderr, /line 2: id: is too large a number to be kept exactly; make it a string/)
  }
})

test('check prints one line per source and fails when one of them is no feed', async () => {
  const { code, stdout } = await debrief([
    'feeds',
    'check',
    FEED,
    join(folder, 'absent.xml'),
    '--json',
    '--base-url',
    'https://weekly.example/feed',
  ])
  assert.equal(code, 1)
  const [good, absent] = linesOf(stdout) as { source: string; title: string; items: object[]; problems: string[] }[]
  assert.equal(good?.source, FEED)
  assert.equal(good?.title, 'Common Ground Weekly')
  assert.equal(good?.items.length, 5)
  assert.deepEqual(Object.keys(good?.items[0] ?? {}), ['guid', 'title', 'link', 'summary', 'published_at', 'image_url'])
  assert.match(absent?.problems[0] ?? '', /ENOENT/)
})

test('check answers requests from stdin in order, each before the next has to come', async () => {
  const child = spawn(process.execPath, [CLI, 'feeds', 'check', '-'], { stdio: ['pipe', 'pipe', 'inherit'] })
  const answers = child.stdout.setEncoding('utf8')[Symbol.asyncIterator]()
  for (const base of ['https://one.example/', 'https://two.example/']) {
    const request = { source: FEED, base_url: base, headers: { 'Content-Type': 'application/atom+xml' } }
    child.stdin.write(`${JSON.stringify(request)}\n`)
    const { value } = await answers.next()
    assert.ok((JSON.parse(value) as { link: string }).link.startsWith(base))
  }
  child.stdin.end()
  assert.equal(await new Promise((resolve) => child.on('close', resolve)), 0)
})

test('check fetches an address by the rules of the service', async () => {
  const demo = await serveDemo(new Date('2026-11-21T12:00:00Z'))
  try {
    const address = `${demo.url}/city-of-northport.json`
    const refused = await debrief(['feeds', 'check', address, '--json'])
    assert.equal(refused.code, 1)
    assert.equal((linesOf(refused.stdout) as { items: object[] }[])[0]?.items.length, 0)
    const allowed = await debrief(['feeds', 'check', address, '--json'], { env: { FETCH_ALLOW_PRIVATE: 'true' } })
    assert.equal(allowed.code, 0)
    const [report] = linesOf(allowed.stdout) as { items: { published_at: string }[] }[]
    assert.equal(report?.items[0]?.published_at, '2026-11-21T11:18:00Z')
  } finally {
    demo.server.close()
    demo.server.closeAllConnections()
  }
})

test('a reader that has seen enough is no failure', async () => {
  const input = join(folder, 'many.jsonl')
  writeFileSync(input, '{"id":1,"title":"Bank of Eastvale holds key rate"}\n'.repeat(20_000))
  const child = spawn(process.execPath, [CLI, 'neutralize', input], { stdio: ['ignore', 'pipe', 'pipe'] })
  let stderr = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  child.stdout.once('data', () => child.stdout.destroy())
  assert.equal(await new Promise((resolve) => child.on('close', resolve)), 0)
  assert.equal(stderr, '')
})

test('sources are added, disabled, exported and read back', async () => {
  const env = { DATA_DIR: join(folder, 'sources') }
  const added = await debrief(['feeds', 'add', 'https://lab.example/rss', '--name', 'Orbit & Lab', '--json'], { env })
  assert.equal(added.code, 0)
  assert.deepEqual(JSON.parse(added.stdout), {
    id: 3,
    name: 'Orbit & Lab',
    slug: 'orbit-lab',
    rss_url: 'https://lab.example/rss',
    bias_label: 'unrated',
    category: 'uncategorized',
    is_active: true,
    bias_basis: '',
  })
  const taken = await debrief(['feeds', 'add', 'https://lab.example/2', '--name', 'Orbit Lab'], { env })
  assert.equal(taken.code, 1)
  assert.match(taken.stderr, /has the slug "orbit-lab"; --slug gives/)
  const known = await debrief(['feeds', 'add', 'https://LAB.example:443/rss', '--name', 'Laboratory'], { env })
  assert.equal(known.code, 1)
  assert.match(known.stderr, /the feed source "orbit-lab" has this address/)
  assert.equal((await debrief(['feeds', 'disable', 'orbit-lab'], { env })).code, 0)
  assert.equal((await debrief(['feeds', 'disable', 'absent'], { env })).code, 1)

  const opml = (await debrief(['feeds', 'export'], { env })).stdout
  assert.match(opml, /<outline type="rss" text="Orbit &amp; Lab"/)
  const other = { DATA_DIR: join(folder, 'other-sources') }
  const imported = await debrief(['feeds', 'import', '-', '--json'], { env: other, input: opml })
  assert.deepEqual(JSON.parse(imported.stdout), { added: 1, changed: 0 })
  const [here, there] = await Promise.all(
    [env, other].map(async (one) => JSON.parse((await debrief(['feeds', 'list', '--json'], { env: one })).stdout)),
  )
  assert.deepEqual(there, here)
})

test('a source that the operator has disabled stays so although the source list says active, until an import says otherwise', async () => {
  const env = { DATA_DIR: join(folder, 'disabled') }
  assert.equal((await debrief(['feeds', 'disable', 'harbour-wire'], { env })).code, 0)
  const { stdout } = await debrief(['feeds', 'list', '--json'], { env })
  const sources = JSON.parse(stdout) as { slug: string; is_active: boolean }[]
  assert.equal(sources.find((source) => source.slug === 'harbour-wire')?.is_active, false)

  const input = JSON.stringify(sources.map((source) => ({ ...source, is_active: true })))
  const imported = await debrief(['feeds', 'import', '-', '--json'], { env, input })
  assert.deepEqual(JSON.parse(imported.stdout), { added: 0, changed: 1 })
})

test('a key is created, listed without its secret, rotated and revoked', async () => {
  const env = { DATA_DIR: join(folder, 'keys') }
  const run = (...args: string[]) => debrief(['keys', ...args], { env })
  const created = JSON.parse((await run('create', '--name', 'Reader', '--json')).stdout)
  assert.deepEqual(Object.keys(created), ['id', 'name', 'key'])
  assert.match(created.key, /^hd_/)
  const listed = (await run('list', '--json')).stdout
  assert.ok(!listed.includes(created.key))
  assert.equal(JSON.parse(listed)[0].prefix, created.key.slice(0, 10))
  const rotated = JSON.parse((await run('rotate', String(created.id), '--grace-hours', '2', '--json')).stdout)
  assert.notEqual(rotated.key, created.key)
  assert.equal((await run('revoke', String(rotated.id))).code, 0)
  assert.equal((await run('revoke', '999')).code, 1)
  const table = (await run('list')).stdout
  assert.match(table, /Reader .*until/)
  assert.match(table, /Reader .*revoked/)
  assert.deepEqual(JSON.parse((await run('requests', '--json')).stdout), [])
  assert.equal((await run('approve', 'nothing-there')).code, 1)
})

test('headline prints the response of POST /api/debrief', async () => {
  const text = "You Won't BELIEVE What the Council Just Approved: A $40 Million Tram Line"
  const { code, stdout } = await debrief(['headline', text, '--variations', '3', '--json'])
  assert.equal(code, 0)
  const answer = JSON.parse(stdout)
  assert.deepEqual(Object.keys(answer), ['original', 'variations', 'analysis'])
  assert.equal(answer.original, text)
  assert.equal(new Set(answer.variations).size, 3)
  assert.ok(answer.analysis.clickbait_tactics_found.length > 0)
  assert.deepEqual(Object.keys(answer.analysis), ['clickbait_tactics_found'])
})

test('no text steers the terminal of whoever reads it: control and direction go', async () => {
  const { code, stdout } = await debrief([
    'headline',
    'Dorn \u202Esteps\u202C down\u001b[31m in Norwell \u2067today',
    '--variations',
    '1',
  ])
  assert.equal(code, 0)
  assert.doesNotMatch(stdout, /[\u001b\u202A-\u202E\u2066-\u2069]/)
  assert.match(stdout, /^Dorn {2}steps {2}down \[31m in Norwell {2}today\n/)
})

test('refresh ingests in the foreground; export and import carry the result into an empty store', async () => {
  const demo = await serveDemo(new Date())
  const list = join(folder, 'demo.json')
  writeFileSync(list, demo.sourceList)
  const env = { DATA_DIR: join(folder, 'first'), FEEDS_FILE: list, FETCH_ALLOW_PRIVATE: 'true' }
  try {
    const refreshed = await debrief(['refresh', '--json'], { env })
    assert.equal(refreshed.code, 0, refreshed.stderr)
    const run = JSON.parse(refreshed.stdout)
    assert.equal(run.outcome, 'completed')
    assert.equal(run.sources.length, 6)
    assert.ok(run.new_articles > 25)

    const again = JSON.parse((await debrief(['refresh', '--json'], { env })).stdout)
    assert.equal(again.outcome, 'skipped')
    const forced = JSON.parse((await debrief(['refresh', '--force', '--json'], { env })).stdout)
    assert.deepEqual([forced.outcome, forced.new_articles], ['completed', 0])
  } finally {
    demo.server.close()
    demo.server.closeAllConnections()
  }
  const backup = join(folder, 'backup.ndjson')
  assert.equal((await debrief(['export', backup], { env })).code, 0)
  const nowhere = join(folder, 'absent', 'backup.ndjson')
  const { code, stderr } = await debrief(['export', nowhere], { env })
  assert.deepEqual([code, stderr], [1, `debrief: cannot write ${nowhere} (ENOENT)\n`])
  const second = { ...env, DATA_DIR: join(folder, 'second') }
  const imported = await debrief(['import', backup, '--json'], { env: second })
  assert.equal(imported.code, 0, imported.stderr)
  assert.deepEqual(JSON.parse(imported.stdout).feed_sources, 6)
  const records = async (one: object) =>
    linesOf((await debrief(['export'], { env: one as typeof env })).stdout).slice(1)
  assert.deepEqual(await records(second), await records(env))
  assert.equal((await debrief(['import', backup], { env: second })).code, 1)
})

test('the launcher runs the command under this Node.js and under an older one', async () => {
  for (const node of [process.execPath, ...olderNodes()]) {
    const program = [node, LAUNCHER]
    assert.equal((await debrief(['--help'], { program })).code, 0, node)
    assert.equal((await debrief(['frobnicate'], { program })).code, 2, node)
    const grouped = await debrief(['group', '-'], { program, input: '{"id":1,"title":"A title of five words"}\n' })
    assert.deepEqual(linesOf(grouped.stdout), [{ id: 1, cluster: 1 }], node)
  }
})

test('the launcher keeps compiled code for the next start, under an older Node.js as well', async () => {
  const root = join(folder, 'kept')
  for (const part of ['src', 'tools/runtime', 'node_modules/.bin']) mkdirSync(join(root, part), { recursive: true })
  const launcher = join(root, 'tools', 'runtime', 'debrief.mjs')
  cpSync(LAUNCHER, launcher)
  cpSync(LOADING, join(root, 'src', 'loading.mjs'))
  symlinkSync(process.execPath, join(root, 'node_modules', '.bin', 'node'))
  writeFileSync(join(root, 'src', 'cli.ts'), 'console.log(process.env.NODE_COMPILE_CACHE as string)')
  for (const node of [process.execPath, ...olderNodes()]) {
    const kept = await debrief([], { program: [node, launcher] })
    assert.equal(kept.stdout.trim(), join(realpathSync(root), 'node_modules', '.cache', 'debrief'), node)
  }
})

test('serve listens until it is told to stop, and then exits with 0 however often it is told', async () => {
  const env = { PATH: process.env.PATH, PORT: '0', DATA_DIR: join(folder, 'serve'), FEEDS_FILE: feedsFile() }
  for (const node of [process.execPath, ...olderNodes()]) {
    const child = spawn(node, [LAUNCHER, 'serve'], {
      env: { ...env, REFRESH_MINUTES: '0' },
      stdio: ['ignore', 'ignore', 'pipe'],
      // A group of its own, so that a signal reaches launcher and service alike, as Ctrl-C in a terminal does.
      detached: true,
    })
    let stderr = ''
    await new Promise<void>((resolve, reject) => {
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        stderr += text
        if (/listening on http:\/\/127\.0\.0\.1:\d+/.test(stderr)) resolve()
      })
      child.on('close', () => reject(new Error(stderr)))
    })
    child.removeAllListeners('close')
    process.kill(-(child.pid ?? 0), 'SIGINT')
    assert.equal(await new Promise((resolve) => child.on('close', resolve)), 0, stderr)
  }
})

/** Node.js versions on the PATH that cannot run TypeScript themselves; there may be none. */
function olderNodes(): string[] {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((entry) => !entry.includes('node_modules'))
    .map((entry) => join(entry, 'node'))
    .filter((node) => existsSync(node) && Number(execFileSync(node, ['-p', 'parseInt(process.versions.node)'])) < 24)
    .slice(0, 1)
}

/** A publisher that takes a connection and says nothing. @returns the settings that make a run wait for it */
async function listenSilently(t: TestContext): Promise<{ env: Record<string, string>; asked: Promise<unknown> }> {
  const silent = createServer((connection) => connection.on('error', () => undefined)).listen(0, '127.0.0.1')
  t.after(() => silent.close())
  await once(silent, 'listening')
  const list = join(folder, 'silent.json')
  const { port } = silent.address() as AddressInfo
  writeFileSync(list, JSON.stringify([{ name: 'Silent', rss_url: `http://127.0.0.1:${port}/rss` }]))
  const env = { DATA_DIR: join(folder, `silent-${port}`), FEEDS_FILE: list, FETCH_ALLOW_PRIVATE: 'true' }
  return { env, asked: once(silent, 'connection') }
}

test('a run goes with the npx that started it', async (t) => {
  const { env, asked } = await listenSilently(t)
  // As npx does: a shell in between that passes no signal on.
  const shell = spawn('/bin/sh', ['-c', '"$0" "$@"; true', process.execPath, CLI, 'refresh', '--json'], {
    env: { ...env, npm_command: 'exec' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await asked
  shell.kill('SIGKILL')
  assert.equal(JSON.parse(await text(shell.stdout)).outcome, 'interrupted')
})

test('a run that is told to stop twice ends as if told once', async (t) => {
  const { env, asked } = await listenSilently(t)
  const child = spawn(process.execPath, [CLI, 'refresh', '--json'], { env, stdio: ['ignore', 'pipe', 'ignore'] })
  const closed = once(child, 'close')
  await asked
  child.kill('SIGINT')
  await once(child.stdout, 'data')
  child.kill('SIGINT')
  assert.deepEqual(await closed, [1, null])
})

test('group prints the groups of the articles before a broken line, and names the line', async () => {
  const input = '{"id":1,"title":"Bank of Eastvale holds key rate at 3.25 percent"}\n{"id":2}\n'
  const { code, stdout, stderr } = await debrief(['group', '-'], { input })
  assert.equal(code, 1)
  assert.deepEqual(linesOf(stdout), [{ id: 1, cluster: 1 }])
  assert.match(stderr, /line 2: title/)
})

test('check answers a request with bad headers under its source, and reads no more of a file than a feed may have', async () => {
  const input = `${JSON.stringify({ source: FEED, headers: [] })}\n${JSON.stringify({ source: 7 })}\n`
  const answers = linesOf((await debrief(['feeds', 'check', '-'], { input })).stdout) as Record<string, unknown>[]
  assert.deepEqual(
    answers.map(({ source }) => source),
    [FEED, ''],
  )
  const endless = await debrief(['feeds', 'check', '/dev/zero', '--json'])
  assert.equal(endless.code, 1)
  assert.match(endless.stdout, /larger than 10 MB/)
  assert.match((await debrief(['feeds', 'check', join(folder, 'nowhere.xml')])).stdout, /cannot be read \(ENOENT\)/)
  assert.match((await debrief(['feeds', 'check', 'ftp://127.0.0.1/feed.xml'])).stdout, /begin with http:\/\//)
})

test('an answer that cannot be written is one sentence on stderr, and exit code 1', {
  skip: existsSync('/dev/full') ? false : 'there is no /dev/full',
}, async () => {
  const child = spawn(process.execPath, [CLI, 'feeds', 'check', FEED, '--json'], {
    stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
  })
  let stderr = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  assert.equal(await new Promise((resolve) => child.on('close', resolve)), 1)
  assert.equal(stderr, 'debrief: stdout cannot be written (ENOSPC)\n')
})

test('commands that only look lay no other list into the store of the service', async () => {
  const own = { DATA_DIR: join(folder, 'looked-at') }
  assert.equal((await debrief(['keys', 'create', '--name', 'Reader'], { env: own })).code, 0)
  assert.deepEqual(
    linesOf((await debrief(['export'], { env: own })).stdout).map((record) => (record as { type: string }).type),
    ['header'],
  )
  const before = (await debrief(['feeds', 'list', '--json'], { env: own })).stdout
  assert.match(before, /harbour-wire/)
  const list = join(folder, 'another-list.json')
  writeFileSync(list, JSON.stringify([{ name: 'Stranger', rss_url: 'https://stranger.example/feed' }]))
  const other = { ...own, FEEDS_FILE: list }
  for (const args of [['keys', 'list'], ['export'], ['feeds', 'export']]) await debrief(args, { env: other })
  assert.equal((await debrief(['feeds', 'list', '--json'], { env: other })).stdout, before)
})

test('an archive without an article replaces no backup', async () => {
  const env = { DATA_DIR: join(folder, 'empty-store') }
  assert.equal((await debrief(['keys', 'create', '--name', 'Reader'], { env })).code, 0)
  const backup = join(folder, 'kept-backup.ndjson')
  writeFileSync(backup, 'good')
  const { code, stderr } = await debrief(['export', backup], { env })
  assert.equal(code, 1)
  assert.match(stderr, /holds no article/)
  assert.equal(readFileSync(backup, 'utf8'), 'good')
})

test('what reads a store says where there is none, and what needs none makes none', async () => {
  const env = { DATA_DIR: join(folder, 'nowhere-yet'), TMPDIR: mkdtempSync(join(folder, 'passing-')) }
  const backup = join(folder, 'good-backup.ndjson')
  writeFileSync(backup, 'good')
  for (const args of [
    ['export', backup],
    ['keys', 'approve', 'some-id'],
    ['webhooks', 'remove', '1'],
  ]) {
    const { code, stdout, stderr } = await debrief(args, { env })
    assert.deepEqual([code, stdout], [1, ''], args.join(' '))
    assert.match(stderr, /^debrief: there is no store in \S+nowhere-yet: /)
  }
  assert.equal(readFileSync(backup, 'utf8'), 'good')
  assert.match((await debrief(['feeds', 'list', '--json'], { env })).stdout, /harbour-wire/)
  assert.match((await debrief(['feeds', 'export'], { env })).stdout, /Harbour Wire/)
  assert.equal((await debrief(['keys', 'list', '--json'], { env })).stdout.trim(), '[]')
  assert.match((await debrief(['headline', 'Mayor slams rivals'], { env })).stdout, /criticize/)
  assert.deepEqual([existsSync(env.DATA_DIR), readdirSync(env.TMPDIR)], [false, []])
})

test('a refresh lays a list that the settings name, and the bundled one into an empty store only', async () => {
  const demo = await serveDemo(new Date())
  const list = join(folder, 'own-list.json')
  const own = { DATA_DIR: join(folder, 'own'), FEEDS_FILE: list, FETCH_ALLOW_PRIVATE: 'true' }
  const sources = JSON.parse(demo.sourceList) as { name: string }[]
  const refresh = async (env: object): Promise<string[]> => {
    const { code, stdout, stderr } = await debrief(['refresh', '--json'], { env: env as typeof own })
    assert.equal(code, 0, stderr)
    return JSON.parse(stdout).sources.map(({ slug }: { slug: string }) => slug)
  }
  try {
    writeFileSync(list, JSON.stringify(sources.slice(0, 1)))
    assert.equal((await refresh(own)).length, 1)
    writeFileSync(list, JSON.stringify(sources.slice(0, 2)))
    assert.equal((await refresh(own)).length, 2)
    assert.equal((await refresh({ ...own, FEEDS_FILE: '' })).length, 2)
  } finally {
    demo.server.close()
    demo.server.closeAllConnections()
  }
})

test('a start on a taken port, in a terminal or as npm run dev, says so in one sentence', async () => {
  const holder = createServer()
  await new Promise<void>((done) => holder.listen(0, '127.0.0.1', done))
  const { port } = holder.address() as AddressInfo
  const dev = [process.execPath, fileURLToPath(new URL('../tools/dev.ts', import.meta.url))]
  for (const [args, program] of [
    [['serve'], [process.execPath, CLI]],
    [[], dev],
  ] as const) {
    const { code, stderr } = await debrief([...args], { env: { PORT: String(port) }, program: [...program] })
    assert.equal(code, 1)
    assert.match(stderr, /could not start: .*EADDRINUSE/)
    assert.doesNotMatch(stderr, /\n {4}at /)
  }
  holder.close()
})

test('npm run dev that is stopped while it starts leaves nothing behind', async () => {
  const temporary = join(folder, 'temporary')
  mkdirSync(temporary)
  const dev = spawn(process.execPath, [fileURLToPath(new URL('../tools/dev.ts', import.meta.url))], {
    env: { PATH: process.env.PATH, PORT: '0', TMPDIR: temporary },
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => dev.on('close', resolve))
  while (readdirSync(temporary).length === 0) await new Promise((resolve) => setImmediate(resolve))
  dev.kill('SIGTERM')
  assert.equal(await ended, 0)
  assert.deepEqual(readdirSync(temporary), [])
})

test('replay explains itself', async () => {
  const program = [process.execPath, fileURLToPath(new URL('../tools/replay.ts', import.meta.url))]
  const { code, stdout } = await debrief(['DIR', '--help'], { program })
  assert.equal(code, 0)
  assert.match(stdout, /^usage: npm run replay/)
  const nowhere = await debrief([join(folder, 'no-stream')], { program })
  assert.equal(nowhere.code, 1)
  assert.match(nowhere.stderr, /^replay: \S+no-stream is no recorded stream: ENOENT.*\n$/)
})
