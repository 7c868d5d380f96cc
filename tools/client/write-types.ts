/** JSON Schemas of the OpenAPI document as TypeScript, and operations as the methods of a client. */

export interface Schema {
  $ref?: string
  type?: string
  enum?: readonly unknown[]
  const?: unknown
  anyOf?: readonly Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: readonly string[]
  description?: string
  default?: unknown
}

export interface DocumentedOperation {
  operationId: string
  summary?: string
  description?: string
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema: Schema }[]
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> }
  responses: Record<string, { description: string; content?: Record<string, { schema: Schema }> }>
  security?: readonly Record<string, unknown>[]
}

/** @param depth of indentation of what encloses it */
export function writeType(schema: Schema, depth = 0): string {
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1) ?? 'unknown'
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.anyOf !== undefined) return schema.anyOf.map((option) => writeType(option, depth)).join(' | ')
  if (schema.type === 'array') {
    const item = writeType(schema.items ?? {}, depth)
    return item.includes('|') ? `(${item})[]` : `${item}[]`
  }
  if (schema.type === 'object') return writeObject(schema, depth)
  if (schema.type === 'integer' || schema.type === 'number') return 'number'
  return ['string', 'boolean', 'null'].includes(schema.type ?? '') ? (schema.type ?? '') : 'unknown'
}

function writeObject({ properties = {}, required = [] }: Schema, depth: number): string {
  const names = Object.keys(properties)
  if (names.length === 0) return 'Record<string, never>'
  const indent = '  '.repeat(depth + 1)
  const lines = names.map((name) => {
    const property = properties[name] ?? {}
    const mark = required.includes(name) ? '' : '?'
    return `${comment(describe(property), indent)}${indent}${name}${mark}: ${writeType(property, depth + 1)}\n`
  })
  return `{\n${lines.join('')}${'  '.repeat(depth)}}`
}

/** The method of one operation in an interface, with its comment. */
export function writeMethod(operation: DocumentedOperation): string {
  const { operationId, summary = '', description } = operation
  const parameters = parametersOf(operation)
  const isOptional = (parameters.required ?? []).length === 0
  const argument =
    Object.keys(parameters.properties ?? {}).length === 0 ? 'Record<string, never>' : writeType(parameters, 1)
  const words = [`${summary}.`, ...(description === undefined ? [] : [description]), failuresOf(operation)]
  return `${comment(words.join('\n'), '  ')}  ${operationId}(parameters${isOptional ? '?' : ''}: ${argument}, options?: CallOptions): ${resultOf(operation)}\n`
}

function parametersOf(operation: DocumentedOperation): Schema {
  const properties: Record<string, Schema> = {}
  const required: string[] = []
  for (const { name, required: isRequired, description, schema } of operation.parameters ?? []) {
    properties[name] = description === undefined ? schema : { ...schema, description }
    if (isRequired === true) required.push(name)
  }
  const body = operation.requestBody
  if (body !== undefined) {
    properties.body = isDocument(operation) ? DOCUMENT : (body.content['application/json']?.schema ?? {})
    required.push('body')
  }
  if (answersOf(operation) === 'events') {
    properties.lastEventId = {
      type: 'string',
      description: 'Id of the last event that was seen: what came after it comes first',
    }
  }
  return { type: 'object', properties, required }
}

const DOCUMENT: Schema = { $ref: '#/Document' }

/** Whether the body is sent as it is. */
export function isDocument({ requestBody }: DocumentedOperation): boolean {
  return requestBody !== undefined && Object.keys(requestBody.content).some((type) => type !== 'application/json')
}

export function answersOf(operation: DocumentedOperation): 'json' | 'text' | 'events' {
  const types = Object.keys(successOf(operation).content ?? {})
  if (types.includes('text/event-stream')) return 'events'
  return types.length === 1 && types[0]?.endsWith('json') ? 'json' : 'text'
}

function resultOf(operation: DocumentedOperation): string {
  const kind = answersOf(operation)
  if (kind === 'events') return 'AsyncGenerator<StoryEvent>'
  const [media] = Object.values(successOf(operation).content ?? {})
  return `Promise<${kind === 'text' ? 'string' : writeType(media?.schema ?? {}, 1)}>`
}

function successOf({ operationId, responses }: DocumentedOperation) {
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))
  if (success === undefined) throw new Error(`${operationId} succeeds never`)
  return success[1]
}

function failuresOf({ responses }: DocumentedOperation): string {
  const failures = Object.entries(responses).filter(([status]) => Number(status) >= 400)
  if (failures.length === 0) return ''
  return `@throws {DebriefError} ${failures.map(([status, { description }]) => `${status}: ${description}`).join('; ')}`
}

function describe({ description, default: fallback }: Schema): string {
  const words = [
    ...(description === undefined ? [] : [description]),
    ...(fallback === undefined ? [] : [`@default ${JSON.stringify(fallback)}`]),
  ]
  return words.join('\n')
}

export function comment(text: string, indent: string): string {
  const lines = text.split('\n').filter((line) => line !== '')
  if (lines.length === 0) return ''
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}\n`).join('')}${indent} */\n`
}
