/** The documents tell the truth where a machine can see it: links lead somewhere, addresses are served. */
import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import type { Command } from 'commander'
import { createProgram } from '../src/cli/program.ts'
import { WEBHOOK_EVENTS } from '../src/domain/webhook.ts'
import { createEngine } from '../src/neutralize/engine.ts'
import { ADMIN_TOKEN, startService, type TestService } from './api/service.ts'

const ROOT = new URL('../', import.meta.url)
const FILES = ['README.md', 'CHANGELOG.md', ...globSync('{docs,deploy,examples}/**/*.md', { cwd: ROOT })]
const read = (file: string) => readFileSync(new URL(file, ROOT), 'utf8')

/** As it is written in a link: letters, digits and blanks of a heading, blanks as hyphens. */
function anchorsOf(text: string): Set<string> {
  const headings = [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => heading)
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replace(/\s/g, '-'),
    ),
  )
}

/** From the line of a heading to the next one of the same rank or a higher one. */
function sectionOf(file: string, heading: string): string {
  const [, rest = ''] = read(file).split(`\n${heading}\n`)
  assert.notEqual(rest, '', `${file} has no heading "${heading}"`)
  const rank = heading.indexOf(' ')
  return rest.split(new RegExp(`^#{1,${rank}} `, 'm'))[0] ?? ''
}

/** What stands as code in the first cell of each row of the tables. */
function codeOfRows(text: string): string[][] {
  const cells = [...text.matchAll(/^\| (`.+?) \|/gm)].map(([, cell = '']) => cell)
  return cells.map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code))
}

/** Commands without commands of their own, by their full names. */
function leavesOf(command: Command, path: readonly string[] = []): { name: string; command: Command }[] {
  if (command.commands.length === 0) return [{ name: path.join(' '), command }]
  return command.commands.flatMap((child) => leavesOf(child, [...path, child.name()]))
}

describe('documents', () => {
  let service: TestService
  before(async () => {
    service = await startService()
  })
  after(() => service.close())

  test('every link within the repository leads to a file, and to a heading of it', () => {
    const broken: string[] = []
    for (const file of FILES) {
      for (const [, target = ''] of read(file).matchAll(/\]\((?!\w+:)([^)\s]+)\)/g)) {
        const [path = '', anchor] = target.split('#')
        const url = path === '' ? new URL(file, ROOT) : new URL(path, new URL(file, ROOT))
        const isThere = existsSync(url)
        const isReached = anchor === undefined || (isThere && anchorsOf(readFileSync(url, 'utf8')).has(anchor))
        if (!isThere || !isReached) broken.push(`${file} → ${target}`)
      }
    }
    assert.ok(FILES.length > 20)
    assert.deepEqual(broken, [])
  })

  test('every address of the interface that they name is one', async () => {
    const { paths } = (await (await service.fetch('/api/openapi.json')).json()) as { paths: Record<string, object> }
    // The document does not list its own address.
    const shapes = [...Object.keys(paths), '/api/openapi.json'].map(
      (path) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
    )
    const unknown: string[] = []
    for (const file of FILES.filter((name) => !name.includes('decisions/'))) {
      for (const [, path = ''] of read(file).matchAll(
        /(?:127\.0\.0\.1:\d+|`(?:GET|POST|PATCH) )(\/(?:api|feeds)\/[\w/{}.-]+)/g,
      )) {
        if (!shapes.some((shape) => shape.test(path.replace(/[./]+$/, '')))) unknown.push(`${file}: ${path}`)
      }
    }
    assert.deepEqual(unknown, [])
  })

  test('docs/api.md names every address of the interface, and every status of an error', async () => {
    const answer = await service.fetch('/api/openapi.json', { headers: { Authorization: `Bearer ${ADMIN_TOKEN}` } })
    const { paths } = (await answer.json()) as {
      paths: Record<string, Record<string, { responses?: Record<string, unknown> }>>
    }
    const plain = (path: string) => path.replace(/\{\w+\}/g, '{}')
    const lines = read('docs/api.md').split('\n').map(plain)
    // Feeds are told of by their endings.
    const addresses = Object.keys(paths).filter((path) => !path.startsWith('/feeds/'))
    const isNamed = (path: string) => {
      const whole = new RegExp(`${RegExp.escape(path)}(?![\\w/{])`)
      const last = path.slice(path.lastIndexOf('/'))
      const before = path.slice(0, -last.length)
      return lines.some((line) => whole.test(line) || (line.includes(`\`${last}\``) && line.includes(before)))
    }
    assert.ok(addresses.some((path) => path.startsWith('/api/admin/')))
    assert.deepEqual(
      addresses.filter((path) => !isNamed(plain(path))),
      [],
    )
    const statuses = Object.values(paths).flatMap((methods) =>
      Object.values(methods).flatMap(({ responses = {} }) => Object.keys(responses)),
    )
    const table = sectionOf('docs/api.md', '## What holds everywhere')
    const told = new Set(
      [...table.matchAll(/^\| (\d{3}(?:, \d{3})*) \|/gm)].flatMap(([, cell = '']) => cell.split(', ')),
    )
    assert.deepEqual(
      [...new Set(statuses)].filter((status) => Number(status) >= 400 && !told.has(status)),
      [],
    )
  })

  test('docs/operating.md names every command and option, and no other', () => {
    const text = sectionOf('docs/operating.md', '## The command')
    const leaves = leavesOf(createProgram())
    const groups = new Set(
      leaves.map(({ name }) => name.split(' ')).flatMap(([first, second]) => (second ? [first] : [])),
    )
    const told = codeOfRows(text.split('\n| Exit code')[0] ?? '').flatMap(([first = '', ...others]) => {
      const [group = '', name = ''] = first.split(' ')
      if (!groups.has(group)) return [first, ...others].map((code) => code.split(' ')[0] ?? '')
      return [name, ...others.map((code) => code.split(' ')[0])].map((each) => `${group} ${each}`)
    })
    assert.deepEqual([...new Set(told)].sort(), leaves.map(({ name }) => name).sort())
    const options = leaves.flatMap(({ command }) => command.options.map(({ long }) => long ?? ''))
    const toldOptions = [...text.matchAll(/--[a-z][\w-]*/g)].map(([option]) => option)
    const unique = (names: string[]) => [...new Set(names)].filter((name) => name !== '--help').sort()
    assert.deepEqual(unique(toldOptions), unique(options))
  })

  test('docs/operating.md names every metric of ours, and no other', async () => {
    const metrics = await (await service.fetch('/metrics')).text()
    const served = [...metrics.matchAll(/^# TYPE (debrief_\w+)/gm)].map(([, name = '']) => name)
    const told = [...read('docs/operating.md').matchAll(/`(debrief_\w+)/g)].map(([, name = '']) => name)
    assert.ok(served.length > 3)
    assert.deepEqual([...new Set(told)].sort(), served.sort())
  })

  test('docs/doors.md names the events of webhooks, and the tools for language models', async () => {
    for (const event of WEBHOOK_EVENTS)
      assert.ok(sectionOf('docs/doors.md', '## Webhooks').includes(`\`${event}\``), event)
    const answer = await service.fetch('/mcp', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    })
    const { result } = (await answer.json()) as { result: { tools: { name: string }[] } }
    const told = codeOfRows(sectionOf('docs/doors.md', '## Model Context Protocol')).map(([name]) => name)
    assert.deepEqual(
      told,
      result.tools.map(({ name }) => name),
    )
  })

  test('every decision stands once in the index by topic', () => {
    const index = [...read('docs/decisions/README.md').matchAll(/^- \[\d{4}\]\((.+)\)/gm)].map(([, file]) => file)
    const records = globSync('[0-9]*.md', { cwd: new URL('docs/decisions/', ROOT) })
    assert.deepEqual(index.toSorted(), records.toSorted())
  })

  test('the debriefs shown are those that the engine of today gives', () => {
    const engine = createEngine()
    const [, shown = '{}'] = /```json\n(\{\s+"original": [\s\S]+?)```/.exec(read('docs/api.md')) ?? []
    const { original, variations, analysis } = JSON.parse(shown)
    const told = engine.debriefHeadline(original, variations.length)
    assert.deepEqual([variations, analysis.clickbait_tactics_found], [told.variations, told.tacticsFound])
    const readme = read('README.md')
    const [, headline = ''] = /debrief headline "(.+)" --variations 2/.exec(readme) ?? []
    const answer = engine.debriefHeadline(headline, 2)
    for (const [at, variation] of answer.variations.entries()) {
      assert.ok(readme.includes(`\n  ${at + 1}. ${variation}\n`), variation)
    }
    const tactics = [...readme.matchAll(/^ {2}- (.+)$/gm)].map(([, tactic]) => tactic)
    assert.deepEqual(tactics, answer.tacticsFound)
  })

  test('every decision that the code names is there', () => {
    const records = globSync('[0-9]*.md', { cwd: new URL('docs/decisions/', ROOT) })
    const missing: string[] = []
    for (const file of globSync('{src,web,test,tools,bench,client,deploy,examples}/**/*.{ts,mjs,md}', { cwd: ROOT })) {
      for (const [, name = ''] of read(file).matchAll(/decisions\/(\d{4}[\w-]*(?:\.md)?)/g)) {
        const isThere = name.endsWith('.md')
          ? records.includes(name)
          : records.some((one) => one.startsWith(`${name}-`))
        if (!isThere) missing.push(`${file} → ${name}`)
      }
    }
    assert.deepEqual(missing, [])
  })

  test('the picture of the README is there, and light', () => {
    const [, path = ''] = /!\[[^\]]+\]\(([^)]+)\)/.exec(read('README.md')) ?? []
    assert.ok(readFileSync(new URL(path, ROOT)).byteLength <= 250_000)
  })
})
