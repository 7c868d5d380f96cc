/**
 * The files behind the pages, straight from web/ and node_modules: browser modules with their types stripped, one
 * style sheet out of several, typefaces, icons. All of them live under one version, a hash over their content, so
 * that browsers may keep them for ever. There is no bundler: docs/decisions/0080-pages-without-a-build.md
 */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { extname } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import type { Assets } from '../../web/views/shell.ts'
import { compress, type Encoding } from './answer.ts'

export interface AssetFile {
  type: string
  /** The bytes in a coding; made when first asked for. */
  bytes(encoding: Encoding): Promise<Buffer>
  /** Smaller when compressed. */
  isText: boolean
}

export interface AssetSet extends Assets {
  readonly version: string
  find(file: string): AssetFile | undefined
  /** The service worker: its text for this version. */
  worker(shell: readonly string[]): string
}

const WEB = new URL('../../web/', import.meta.url)
const MODULE_FOLDERS = ['.', 'views', 'browser']
/** In this order they make up the one style sheet. */
const STYLE_SHEETS = ['tokens', 'base', 'shell', 'stories', 'story', 'tools', 'reference', 'print']
/** Browser modules import these by name; they are served from where npm put them. */
const PACKAGES: Readonly<Record<string, string>> = {
  preact: 'vendor/preact.mjs',
  'preact/hooks': 'vendor/preact-hooks.mjs',
}
const FONT_FILES = ['newsreader-latin', 'newsreader-latin-ext', 'public-sans-latin', 'public-sans-latin-ext'].map(
  (name) => `${name}-wght-normal.woff2`,
)
const BEST_BROTLI = 9

const TYPES: Readonly<Record<string, string>> = {
  '.ts': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

/** Reads everything once; stripping and compressing wait until a file is asked for. */
export async function loadAssets(): Promise<AssetSet> {
  const [sources, worker] = await Promise.all([readSources(), readFile(new URL('worker/sw.ts', WEB), 'utf8')])
  const version = versionOf(sources)
  const url = (file: string) => `/assets/${version}/${file}`
  const files = new Map([...sources].map(([name, source]) => [name, createFile(name, source, url)]))
  return {
    version,
    url,
    modules: (entry) => moduleClosure(entry, sources),
    find: (file) => files.get(file),
    worker: (shell) =>
      `const VERSION = ${JSON.stringify(version)}\nconst SHELL = ${JSON.stringify(shell)}\n${stripTypes(worker)}`,
  }
}

/** Name under which a file is served → its content. Test files are none of the pages'. */
async function readSources(): Promise<Map<string, Buffer>> {
  const sources = new Map<string, Buffer>()
  for (const folder of MODULE_FOLDERS) {
    for (const name of await readdir(new URL(`${folder}/`, WEB))) {
      if (!name.endsWith('.ts') || name.includes('.test.')) continue
      const file = folder === '.' ? name : `${folder}/${name}`
      sources.set(file, await readFile(new URL(file, WEB)))
    }
  }
  const sheets = await Promise.all(STYLE_SHEETS.map((name) => readFile(new URL(`styles/${name}.css`, WEB))))
  sources.set('site.css', Buffer.concat(sheets))
  for (const name of await readdir(new URL('icons/', WEB))) {
    if (extname(name) in TYPES) sources.set(`icons/${name}`, await readFile(new URL(`icons/${name}`, WEB)))
  }
  for (const [name, file] of Object.entries(PACKAGES)) sources.set(file, await readPackageFile(name))
  for (const name of FONT_FILES) {
    const family = name.startsWith('newsreader') ? 'newsreader' : 'public-sans'
    sources.set(`fonts/${name}`, await readPackageFile(`@fontsource-variable/${family}/files/${name}`))
  }
  return sources
}

function readPackageFile(specifier: string): Promise<Buffer> {
  return readFile(fileURLToPath(import.meta.resolve(specifier)))
}

/** In the order of their names, so that the same files have the same version everywhere. */
function versionOf(sources: ReadonlyMap<string, Buffer>): string {
  const content = createHash('sha256')
  for (const name of [...sources.keys()].sort()) content.update(name).update('\0').update(sources.get(name)!)
  return content.digest('base64url').slice(0, 12)
}

function createFile(name: string, source: Buffer, url: (file: string) => string): AssetFile {
  const isText = !/\.(?:woff2|png)$/.test(name)
  let plain: Buffer | undefined
  const made = new Map<Encoding, Promise<Buffer>>()
  return {
    type: TYPES[extname(name)] ?? 'application/octet-stream',
    isText,
    bytes(encoding) {
      plain ??= isText && /\.(?:ts|mjs)$/.test(name) ? browserModule(name, source, url) : source
      const wanted = isText ? encoding : 'identity'
      let bytes = made.get(wanted)
      if (bytes === undefined) {
        bytes = compress(plain, wanted, BEST_BROTLI)
        made.set(wanted, bytes)
      }
      return bytes
    },
  }
}

/** What a browser can run: without types, without source maps that are not there, packages by their address. */
function browserModule(name: string, source: Buffer, url: (file: string) => string): Buffer {
  const code = name.endsWith('.ts') ? stripTypes(source.toString('utf8')) : source.toString('utf8')
  const linked = code
    .replace(/\/\/# sourceMappingURL=.*$/m, '')
    .replace(
      /(\bfrom\s*|\bimport\s*)(["'])([\w@][^"']*)\2/g,
      (whole, before: string, quote: string, specifier: string) => {
        const file = PACKAGES[specifier]
        return file === undefined ? whole : `${before}${quote}${url(file)}${quote}`
      },
    )
  return Buffer.from(linked)
}

/**
 * What Node.js does to our own modules, for those of the browser. It warns once that its function is experimental;
 * the version that runs us is pinned, and an operator can do nothing about it, so the warning is not passed on.
 */
function stripTypes(source: string): string {
  const { emitWarning } = process
  process.emitWarning = () => undefined
  try {
    return stripTypeScriptTypes(source)
  } finally {
    process.emitWarning = emitWarning
  }
}

const IMPORTS = /^(?:import|export)\s(?!type\b)[^'"]*?from\s*'([^']+)'/gm

/** A module and all that it imports, however far. Imports of types alone are gone before a browser sees them. */
function moduleClosure(entry: string, sources: ReadonlyMap<string, Buffer>): string[] {
  const found = new Set<string>()
  const visit = (file: string) => {
    if (found.has(file)) return
    const source = sources.get(file)
    if (source === undefined) throw new Error(`web/${file} is imported and not there`)
    found.add(file)
    for (const [, specifier = ''] of source.toString('utf8').matchAll(IMPORTS)) {
      const target = PACKAGES[specifier] ?? new URL(specifier, `file:///${file}`).pathname.slice(1)
      visit(target)
    }
  }
  visit(entry)
  return [...found]
}
