/**
 * Writes the typed client, client/index.js and client/index.d.ts, from the OpenAPI document of this very code.
 * Run after a change of the interface: `node tools/generate-client.ts`. A test fails while the files are not up to date.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { createServer } from '../src/http/server.ts'
import type { Service } from '../src/http/service.ts'
import type { Operation } from './client/runtime.ts'
import {
  answersOf,
  comment,
  type DocumentedOperation,
  isDocument,
  type Schema,
  writeMethod,
  writeType,
} from './client/write-types.ts'

interface OpenApi {
  paths: Record<string, Record<string, DocumentedOperation>>
  components: { schemas: Record<string, Schema> }
}

interface Found {
  method: string
  path: string
  operation: DocumentedOperation
}

/** Spoken by clients of its own protocol. */
const LEFT_OUT = ['callMcp']
/** What errors look like on the wire: here they are thrown. */
const THROWN = 'Error'
const HEAD = '// Made from the OpenAPI document by tools/generate-client.ts: do not edit.\n'

/** @returns the two files as they ought to be, by name */
export async function generateClient(): Promise<Record<'index.js' | 'index.d.ts', string>> {
  const document = await readDocument()
  const found = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
  const used = found.filter(({ operation }) => !LEFT_OUT.includes(operation.operationId))
  return { 'index.js': writeCode(used), 'index.d.ts': writeDeclarations(used, document.components.schemas) }
}

/** The document needs the routes and nothing behind them. */
async function readDocument(): Promise<OpenApi> {
  const app = await createServer({
    stories: { revision: () => 0 },
    ingestion: { subscribe: () => () => undefined },
    debriefer: { systemPrompt: '', tactics: [] },
    probeFeed: () => Promise.reject(new Error('nothing is fetched here')),
    logger: pino({ level: 'silent' }),
    adminToken: 'shown in the document as what it is for',
    version: '',
  } as unknown as Service)
  try {
    return app.swagger() as unknown as OpenApi
  } finally {
    await app.close()
  }
}

function writeCode(found: Found[]): string {
  const operations = Object.fromEntries(found.map((entry) => [entry.operation.operationId, readOperation(entry)]))
  const rows = Object.entries(operations).map(([name, operation]) => `  ${name}: ${JSON.stringify(operation)},`)
  const runtime = readFileSync(new URL('./client/runtime.ts', import.meta.url), 'utf8')
  const code = stripTypeScriptTypes(runtime)
    .replace(/^\/\*\*.*?\*\/\n/s, '')
    // Types leave blanks and blank lines behind.
    .replace(/(\S)[ \t]{2,}/g, '$1 ')
    .replace(/ ([),;])/g, '$1')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .replace('export function createClientOf', 'function createClientOf')
  return `${HEAD}${code.trimEnd()}

const OPERATIONS = {
${rows.join('\n')}
}

export function createClient(options) {
  return createClientOf(OPERATIONS, options)
}
`
}

function readOperation({ method, path, operation }: Found): Operation {
  const keys = (operation.security ?? []).flatMap((kind) => Object.keys(kind))
  return {
    method,
    path,
    query: (operation.parameters ?? []).filter((parameter) => parameter.in === 'query').map(({ name }) => name),
    key: (keys[0] ?? 'none') as Operation['key'],
    takes: operation.requestBody === undefined ? 'nothing' : isDocument(operation) ? 'document' : 'json',
    answers: answersOf(operation),
  }
}

function writeDeclarations(found: Found[], schemas: Record<string, Schema>): string {
  const named = Object.entries(schemas).filter(([name]) => name !== THROWN)
  const shapes = named.map(([name, schema]) => `export type ${name} = ${writeType(schema)}\n`)
  const methods = found.map(({ operation }) => writeMethod(operation))
  const fixed = readFileSync(new URL('./client/fixed-types.d.ts', import.meta.url), 'utf8')
  const body = fixed.replace(/^\/\*\*.*?\*\/\n/s, '').trim()
  const title = comment('The interface of a Debrief service, one method per operation.', '')
  return `${HEAD}\n${body}\n\n${shapes.join('\n')}\n${title}export interface Client {\n${methods.join('\n')}}\n`
}

if (import.meta.main) {
  for (const [name, text] of Object.entries(await generateClient())) {
    writeFileSync(fileURLToPath(new URL(`../client/${name}`, import.meta.url)), text)
  }
}
