/** As much of an OpenAPI 3.1 document as the reference shows. */

export interface Schema {
  $ref?: string
  type?: string
  const?: unknown
  enum?: unknown[]
  format?: string
  description?: string
  default?: unknown
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  maxItems?: number
  items?: Schema
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
}

export interface Parameter {
  name: string
  in: 'query' | 'path' | 'header'
  required?: boolean
  description?: string
  schema: Schema
}

export interface Example {
  summary?: string
  value: unknown
  'x-request'?: { method?: string; path: string; headers?: Record<string, string>; body?: unknown }
  'x-given'?: string
}

export interface Media {
  schema?: Schema
  examples?: Record<string, Example>
}

export interface Operation {
  operationId: string
  summary?: string
  description?: string
  tags?: string[]
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Record<string, Media> }
  responses: Record<string, { description?: string; content?: Record<string, Media> }>
  security?: Record<string, string[]>[]
}

export interface OpenApi {
  info: { title: string; version: string; description?: string }
  tags?: { name: string; description?: string }[]
  paths: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, Schema> }
}

export interface ShownOperation {
  method: string
  path: string
  operation: Operation
}

/** Operations by tag, in the order of the tags; those without one come last. */
export function operationsByTag({
  tags = [],
  paths,
}: OpenApi): { name: string; description: string; operations: ShownOperation[] }[] {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
  const groups = tags.map(({ name, description = '' }) => ({
    name,
    description,
    operations: all.filter(({ operation }) => operation.tags?.[0] === name),
  }))
  const known = new Set(tags.map(({ name }) => name))
  const rest = all.filter(({ operation }) => !known.has(operation.tags?.[0] ?? ''))
  return [...groups, { name: 'more', description: '', operations: rest }].filter(
    ({ operations }) => operations.length > 0,
  )
}

/** A schema in a few words: `integer, 1 to 100`, `latest or sources`, `list of strings`. */
export function schemaText(schema: Schema): string {
  if (schema.$ref !== undefined) return refName(schema.$ref)
  if (schema.anyOf !== undefined) return schema.anyOf.map(schemaText).join(' or ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum !== undefined) return schema.enum.map(String).join(', ')
  if (schema.type === 'array') return `list of ${schema.items === undefined ? 'anything' : schemaText(schema.items)}`
  if (schema.type === 'integer' || schema.type === 'number')
    return withRange(schema.type, schema.minimum, schema.maximum, '')
  if (schema.format === 'date-time') return 'time'
  if (schema.type === 'string') return withRange('string', schema.minLength, schema.maxLength, ' characters')
  return schema.type ?? 'anything'
}

export function refName(ref: string): string {
  return ref.split('/').at(-1) ?? ref
}

function withRange(type: string, least: number | undefined, most: number | undefined, unit: string): string {
  if (least !== undefined && most !== undefined) return `${type}, ${least} to ${most}${unit}`
  if (least !== undefined) return `${type}, at least ${least}${unit}`
  return most === undefined ? type : `${type}, at most ${most}${unit}`
}
