/** The house as docs/ARCHITECTURE.md draws it: imports go down, and nobody walks in a circle. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import { test } from 'node:test'

/** What each room may import; files directly in src/ are rooms of their own. */
const ARROWS: Record<string, readonly string[]> = {
  domain: [],
  text: [],
  config: [],
  group: ['domain', 'text'],
  neutralize: ['domain', 'text'],
  authorize: ['domain'],
  ingest: ['domain', 'text', 'group', 'neutralize'],
  feeds: ['domain', 'text'],
  ai: ['domain'],
  store: ['domain', 'text'],
  webhooks: ['domain'],
  http: ['domain'],
  pages: ['domain', 'web'],
  // Views and browser scripts: they know the service by its addresses and its JSON.
  web: [],
  compose: [
    'config',
    'domain',
    'group',
    'neutralize',
    'authorize',
    'ingest',
    'feeds',
    'ai',
    'store',
    'http',
    'pages',
    'webhooks',
  ],
  main: ['compose', 'config', 'domain'],
  // http for its presenters: with --json a command prints what the interface answers.
  cli: ['compose', 'config', 'domain', 'group', 'neutralize', 'feeds', 'http', 'main'],
}

/** The rooms inside src/neutralize/, and what each may import of the others; its root may import all. */
const NEUTRALIZE_ARROWS: Record<string, readonly string[]> = {
  lexicon: [],
  words: ['lexicon'],
  clause: ['words', 'lexicon'],
  headline: ['clause', 'words', 'lexicon'],
  tactics: ['headline', 'words', 'lexicon'],
  score: [],
  facts: ['clause', 'headline'],
  guard: ['facts', 'clause', 'headline', 'words', 'lexicon'],
  statement: ['clause', 'headline', 'words'],
  plain: ['statement', 'tactics', 'headline', 'words', 'lexicon'],
  paraphrase: ['plain', 'statement', 'clause', 'headline', 'words'],
  length: ['paraphrase', 'plain', 'statement', 'clause', 'headline', 'words'],
  realiser: ['paraphrase', 'plain', 'statement', 'clause', 'headline', 'words', 'lexicon'],
  topics: ['realiser', 'plain', 'statement', 'tactics', 'clause', 'headline', 'words'],
  lists: ['topics', 'plain', 'statement', 'tactics', 'headline', 'words', 'lexicon'],
  teasers: ['lists', 'topics', 'realiser', 'plain', 'statement', 'headline', 'words'],
  plan: [
    ...['teasers', 'lists', 'topics', 'realiser', 'length', 'paraphrase', 'plain'],
    ...['statement', 'tactics', 'clause', 'headline', 'words'],
  ],
}

/** Only these may read what makes a run differ from the next: the environment, the clock, chance, the network. */
const OWNERS: Record<string, { pattern: RegExp; rooms: readonly string[] }> = {
  'process.env': { pattern: /\bprocess\.env\b/, rooms: ['main', 'cli'] },
  'Date.now()': { pattern: /\bDate\.now\(\)/, rooms: [] },
  // web: a browser has its own clock and asks its own origin.
  'new Date()': { pattern: /\bnew Date\(\)/, rooms: ['domain', 'web'] },
  'Math.random': { pattern: /\bMath\.random\b/, rooms: ['compose'] },
  'fetch(': { pattern: /(?:await|return|=>|=)\s+fetch\(|globalThis\.fetch/, rooms: ['feeds', 'ai', 'web'] },
}

interface SourceFile {
  path: string
  room: string
  text: string
  imports: string[]
}

async function readSources(): Promise<SourceFile[]> {
  const files: SourceFile[] = []
  for await (const path of glob('{src,web}/**/*.{ts,tsx}')) {
    if (path.endsWith('.test.ts')) continue
    const text = readFileSync(path, 'utf8')
    const imports = [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map((match) =>
      normalize(join(dirname(path), match[1]!)),
    )
    files.push({ path, room: roomOf(path), text, imports })
  }
  return files.sort((a, b) => a.path.localeCompare(b.path))
}

function roomOf(path: string): string {
  if (path.startsWith('web/')) return 'web'
  const [, first = '', ...rest] = path.split('/')
  return rest.length === 0 ? first.replace(/\.tsx?$/, '') : first
}

test('imports between rooms go down only', async () => {
  const wrong: string[] = []
  for (const file of await readSources()) {
    const allowed = ARROWS[file.room]
    assert.ok(allowed, `${file.path}: the room "${file.room}" is not on the plan`)
    for (const target of file.imports) {
      if (!/^(?:src|web)\//.test(target)) continue
      const room = roomOf(target)
      if (room !== file.room && !allowed.includes(room)) wrong.push(`${file.path} → ${target}`)
    }
  }
  assert.deepEqual(wrong, [])
})

test('imports between the rooms of neutralize go down only', async () => {
  const innerRoomOf = (path: string) => path.match(/^src\/neutralize\/([^/]+)\//)?.[1]
  const wrong: string[] = []
  for (const file of await readSources()) {
    const room = innerRoomOf(file.path)
    if (room === undefined) continue
    const allowed = NEUTRALIZE_ARROWS[room]
    assert.ok(allowed, `${file.path}: the room "neutralize/${room}" is not on the plan`)
    for (const target of file.imports) {
      if (!target.startsWith('src/neutralize/')) continue
      const targetRoom = innerRoomOf(target)
      if (targetRoom !== room && !allowed.includes(targetRoom ?? '')) wrong.push(`${file.path} → ${target}`)
    }
  }
  assert.deepEqual(wrong, [])
})

test('no file imports itself by way of others', async () => {
  const files = new Map((await readSources()).map((file) => [file.path, file]))
  const state = new Map<string, 'open' | 'done'>()
  const circles: string[] = []
  const visit = (path: string, trail: string[]) => {
    if (state.get(path) === 'done' || !files.has(path)) return
    if (state.get(path) === 'open') {
      circles.push([...trail.slice(trail.indexOf(path)), path].join(' → '))
      return
    }
    state.set(path, 'open')
    for (const target of files.get(path)!.imports) visit(target, [...trail, path])
    state.set(path, 'done')
  }
  for (const path of files.keys()) visit(path, [])
  assert.deepEqual(circles, [])
})

test('environment, clock, chance and network are read by their owners only', async () => {
  const wrong: string[] = []
  for (const file of await readSources()) {
    const code = file.text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    for (const [name, { pattern, rooms }] of Object.entries(OWNERS)) {
      if (pattern.test(code) && !rooms.includes(file.room)) wrong.push(`${file.path} uses ${name}`)
    }
  }
  assert.deepEqual(wrong, [])
})

test('what the engine loads makes no pattern of letters at once', async () => {
  // V8 gathers the characters of each \p{…} anew, 25 µs a time: as a function the pattern is made for who asks.
  const atOnce = /^(?:export )?const (\w+)(?:: \w+)? =\s+(?:\/(?![/*])|new RegExp\().*\\p\{/gmu
  const wrong = (await readSources())
    .filter(({ room }) => room === 'neutralize' || room === 'text')
    .flatMap(({ path, text }) => [...text.matchAll(atOnce)].map(([, name]) => `${path}: ${name}`))
  assert.deepEqual(wrong, [])
})

test('no drawer without a name of its own', async () => {
  const drawers = (await readSources()).filter((file) =>
    /(^|\/)(utils?|helpers?|common|shared|types|lib|misc)(\/|\.ts$)/.test(file.path),
  )
  assert.deepEqual(
    drawers.map((file) => file.path),
    [],
  )
})
