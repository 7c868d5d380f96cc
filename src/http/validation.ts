/**
 * Checks query strings, path parameters and bodies against the very schemas that the OpenAPI document shows, and
 * words what is wrong as `field: sentence`.
 *
 * Ajv, because it counts characters as JSON Schema says, in code points; TypeBox's own checker counts graphemes.
 */
import { Ajv, type ErrorObject } from 'ajv'
import type { FastifySchemaCompiler } from 'fastify'
import { DomainError } from '../domain/errors.ts'
import { readBody, readParameters } from './request-parts.ts'

interface FieldSchema {
  type?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  maxItems?: number
  enum?: readonly unknown[]
  'x-rule'?: string
}

/** One Ajv for the process: it keeps compiled schemas, which are constants of ours. */
const ajv = new Ajv({ useDefaults: true, verbose: true, keywords: ['x-rule'] })

// The least length counts the text without the blanks around it, the greatest the text as it came.
ajv.addKeyword({
  keyword: 'x-trimmed-minimum',
  type: 'string',
  schemaType: 'boolean',
  validate: (isOn: boolean, text: string, schema?: object) =>
    !isOn || [...text.trim()].length >= ((schema as FieldSchema | undefined)?.minLength ?? 0),
})

/** For Fastify: reads the raw part, then checks it. The result is what routes see. */
export const compileSchema: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
  const check = ajv.compile(schema)
  const read = httpPart === 'body' ? readBody : readParameters
  return (raw: unknown) => {
    try {
      const value = read(raw, schema)
      if (check(value)) return { value }
      return { error: refusalOf(check.errors?.[0]) }
    } catch (error) {
      // Handed back, not thrown: Fastify would turn a throw into a 500.
      if (error instanceof DomainError) return { error }
      throw error
    }
  }
}

function refusalOf(error: ErrorObject | undefined): DomainError {
  if (error === undefined) return new DomainError('invalid', 'The request is not valid')
  if (error.keyword === 'required') {
    return new DomainError('invalid', 'is required', { field: String(error.params.missingProperty) })
  }
  const [, field = 'body', ...rest] = error.instancePath.split('/')
  // An item of a list is named by the list.
  const sentence = rest.length > 0 ? 'has an entry that is not valid' : ruleOf(error)
  return new DomainError('invalid', sentence, { field })
}

/** One sentence that tells the field's rule, whichever part of it was broken. */
function ruleOf(error: ErrorObject): string {
  const schema = (error.parentSchema ?? {}) as FieldSchema
  if (error.keyword === 'enum') return `must be one of ${schema.enum?.join(', ')}`
  if (error.keyword === 'maxItems') return `must name at most ${schema.maxItems}`
  if (schema.type === 'integer') return integerRule(schema)
  if (error.keyword === 'type') return TYPE_RULES[schema.type ?? ''] ?? 'is of the wrong type'
  if (error.keyword === 'pattern') return schema['x-rule'] ?? 'has the wrong form'
  return lengthRule(schema)
}

const TYPE_RULES: Record<string, string> = {
  string: 'must be a string',
  boolean: 'must be true or false',
  object: 'must be a JSON object',
  array: 'must be a list',
}

function integerRule({ minimum, maximum }: FieldSchema): string {
  if (minimum !== undefined && maximum !== undefined) return `must be an integer from ${minimum} to ${maximum}`
  return minimum === undefined ? 'must be an integer' : `must be an integer of at least ${minimum}`
}

function lengthRule({ minLength, maxLength }: FieldSchema): string {
  if (minLength !== undefined && maxLength !== undefined) return `must be ${minLength} to ${maxLength} characters`
  return maxLength === undefined
    ? `must be at least ${minLength} characters`
    : `must be at most ${maxLength} characters`
}
