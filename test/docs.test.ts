/** The documents tell the truth where a machine can see it: links lead somewhere, addresses are served. */
import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import { startService, type TestService } from './api/service.ts'

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

  test('every decision stands once in the index by topic', () => {
    const index = [...read('docs/decisions/README.md').matchAll(/^- \[\d{4}\]\((.+)\)/gm)].map(([, file]) => file)
    const records = globSync('[0-9]*.md', { cwd: new URL('docs/decisions/', ROOT) })
    assert.deepEqual(index.toSorted(), records.toSorted())
  })

  test('the picture of the README is there, and light', () => {
    const [, path = ''] = /!\[[^\]]+\]\(([^)]+)\)/.exec(read('README.md')) ?? []
    assert.ok(readFileSync(new URL(path, ROOT)).byteLength <= 250_000)
  })
})
