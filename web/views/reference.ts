/** The reference of the API, made from its OpenAPI document: what can be asked, what is answered, and a try of it. */
import { type ComponentChild, h } from 'preact'
import { type OpenApi, operationsByTag, type Schema, type ShownOperation, schemaText } from '../openapi.ts'
import { answers, withCode } from './reference-answers.ts'
import { tryForm } from './reference-try.ts'

const KEYS: Readonly<Record<string, string>> = {
  apiKey: 'X-API-Key header',
  claimToken: 'Authorization: Bearer with the claim token',
  adminToken: 'Authorization: Bearer with the ADMIN_TOKEN',
}

export function referenceMain(document: OpenApi): ComponentChild {
  const groups = operationsByTag(document)
  return h(
    'div',
    { class: 'page reference' },
    h(
      'nav',
      { class: 'reference-nav', 'aria-label': 'Operations' },
      groups.map(({ name, operations }) =>
        h(
          'div',
          null,
          h('p', { class: 'reference-nav-title' }, name),
          h(
            'ul',
            null,
            operations.map(({ method, path, operation }) =>
              h(
                'li',
                null,
                h('a', { href: `#${operation.operationId}` }, methodTag(method), h('span', null, shortPath(path))),
              ),
            ),
          ),
        ),
      ),
    ),
    h(
      'div',
      { class: 'reference-body' },
      h(
        'div',
        { class: 'page-intro' },
        h('h1', null, 'API'),
        h('p', { class: 'lead' }, document.info.description),
        h(
          'p',
          { class: 'note' },
          `Version ${document.info.version}. Every example below is executed by the tests. The document itself: `,
          h('a', { href: '/api/openapi.json' }, '/api/openapi.json'),
        ),
      ),
      // Where there is no room for the list of all operations.
      h(
        'nav',
        { class: 'tabs reference-groups', 'aria-label': 'Groups of operations' },
        groups.map(({ name }) => h('a', { href: `#tag-${name}` }, capitalized(name))),
        h('a', { href: '#schemas-title' }, 'Shapes'),
      ),
      groups.map(({ name, description, operations }) =>
        h(
          'section',
          { class: 'reference-group', 'aria-labelledby': `tag-${name}` },
          h('h2', { id: `tag-${name}` }, capitalized(name)),
          h('p', { class: 'note' }, description),
          operations.map(operationCard),
        ),
      ),
      schemas(document.components?.schemas ?? {}),
    ),
  )
}

function operationCard(shown: ShownOperation): ComponentChild {
  const { method, path, operation } = shown
  const key = operation.security?.flatMap((scheme) => Object.keys(scheme))[0]
  const body = operation.requestBody?.content['application/json']?.schema
  return h(
    'article',
    { class: 'operation', id: operation.operationId, 'aria-labelledby': `${operation.operationId}-title` },
    h('h3', { id: `${operation.operationId}-title` }, methodTag(method), h('code', null, path)),
    h('p', { class: 'operation-summary' }, operation.summary),
    operation.description === undefined ? null : h('p', { class: 'note' }, withCode(operation.description)),
    key === undefined ? null : h('p', { class: 'note' }, 'Needs the ', h('code', null, KEYS[key] ?? key)),
    fields(
      'Parameters',
      (operation.parameters ?? []).map((parameter) => ({
        ...parameter,
        isRequired: parameter.required === true,
        hint: parameter.in === 'query' ? '' : parameter.in,
      })),
    ),
    body === undefined ? null : fields('Body', propertiesOf(body)),
    answers(operation.responses),
    tryForm(shown),
  )
}

interface FieldRow {
  name: string
  schema: Schema
  isRequired: boolean
  description?: string | undefined
  hint?: string
}

function propertiesOf(schema: Schema): FieldRow[] {
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    schema: property,
    isRequired: schema.required?.includes(name) === true,
    description: property.description,
  }))
}

function fields(title: string, rows: readonly FieldRow[]): ComponentChild {
  if (rows.length === 0) return null
  return h(
    'div',
    { class: 'fields' },
    h('h4', null, title),
    h(
      'dl',
      null,
      rows.map(({ name, schema, isRequired, description, hint = '' }) =>
        h(
          'div',
          null,
          h('dt', null, h('code', null, name), isRequired ? h('span', { class: 'required' }, 'required') : null),
          h(
            'dd',
            null,
            h('span', { class: 'field-type' }, typeText(schema), hint === '' ? '' : `, in the ${hint}`),
            schema.default === undefined
              ? null
              : h('span', { class: 'field-type' }, `default ${String(schema.default)}`),
            description === undefined ? null : h('span', { class: 'field-text' }, withCode(description)),
          ),
        ),
      ),
    ),
  )
}

/** Names of schemas lead to them. */
function typeText(schema: Schema): ComponentChild {
  const ref = schema.$ref ?? schema.items?.$ref
  if (ref === undefined) return schemaText(schema)
  const name = schemaText(schema.$ref === undefined ? (schema.items ?? {}) : schema)
  return [schema.type === 'array' ? 'list of ' : '', h('a', { href: `#schema-${name}` }, name)]
}

function schemas(all: Record<string, Schema>): ComponentChild {
  return h(
    'section',
    { class: 'reference-group', 'aria-labelledby': 'schemas-title' },
    h('h2', { id: 'schemas-title' }, 'Shapes'),
    Object.entries(all).map(([name, schema]) =>
      h(
        'article',
        { class: 'operation', id: `schema-${name}`, 'aria-labelledby': `schema-${name}-title` },
        h('h3', { id: `schema-${name}-title` }, name),
        fields('Fields', propertiesOf(schema)),
      ),
    ),
  )
}

function methodTag(method: string): ComponentChild {
  return h('span', { class: `method method-${method.toLowerCase()}` }, method)
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function shortPath(path: string): string {
  return path.replace(/^\/api\//, '/').replace(/\{\w*id\}/, '{id}')
}
