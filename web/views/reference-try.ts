/** A form for every operation: sends the request from this page and shows the answer as it came. */
import { type ComponentChild, h } from 'preact'
import type { Parameter, ShownOperation } from '../openapi.ts'

const KEY_FIELDS: Readonly<Record<string, readonly [header: string, label: string]>> = {
  apiKey: ['X-API-Key', 'API key'],
  claimToken: ['Authorization', 'Claim token'],
  adminToken: ['Authorization', 'Admin token'],
}

export function tryForm({ method, path, operation }: ShownOperation): ComponentChild {
  const { operationId, parameters = [], requestBody, security } = operation
  const scheme = security?.flatMap((entry) => Object.keys(entry))[0]
  const keyField = scheme === undefined ? undefined : KEY_FIELDS[scheme]
  return h(
    'details',
    { class: 'try needs-script' },
    h('summary', null, 'Try it'),
    h(
      'form',
      { 'data-method': method, 'data-path': path },
      parameters.map((parameter) => parameterField(parameter, operationId)),
      keyField === undefined
        ? null
        : h(
            'div',
            { class: 'field' },
            h('label', { for: `${operationId}-key` }, keyField[1]),
            h('input', { id: `${operationId}-key`, type: 'password', autocomplete: 'off', 'data-header': keyField[0] }),
          ),
      requestBody === undefined
        ? null
        : h(
            'div',
            { class: 'field field-wide' },
            h('label', { for: `${operationId}-body` }, 'Body'),
            h(
              'textarea',
              { id: `${operationId}-body`, rows: 6, spellcheck: false, 'data-body': '', class: 'code-field' },
              bodyOf(operation),
            ),
          ),
      h(
        'div',
        { class: 'form-foot' },
        h('button', { class: 'button button-strong', type: 'submit' }, 'Send'),
        h('button', { class: 'button', type: 'button', 'data-stop': '', hidden: true }, 'Stop'),
      ),
      h('div', { class: 'try-answer', role: 'status', 'data-answer': '' }),
    ),
  )
}

function parameterField({ name, in: place, required, schema }: Parameter, operationId: string): ComponentChild {
  const id = `${operationId}-${name}`
  const attributes = { id, 'data-parameter': name, 'data-in': place, required: required === true }
  return h(
    'div',
    { class: 'field' },
    h('label', { for: id }, name),
    schema.enum === undefined
      ? h('input', {
          ...attributes,
          type: 'text',
          autocomplete: 'off',
          spellcheck: false,
          placeholder: String(schema.default ?? ''),
        })
      : h(
          'select',
          attributes,
          h('option', { value: '' }, schema.default === undefined ? '' : `${String(schema.default)} (default)`),
          schema.enum.map((value) => h('option', null, String(value))),
        ),
  )
}

/** The body of the first example that was answered well, else the fields that are required. */
function bodyOf({ responses, requestBody }: ShownOperation['operation']): string {
  for (const [status, { content = {} }] of Object.entries(responses)) {
    if (!status.startsWith('2')) continue
    for (const media of Object.values(content)) {
      for (const example of Object.values(media.examples ?? {})) {
        const body = example['x-request']?.body
        if (typeof body === 'object' && body !== null) return JSON.stringify(withoutKey(body), null, 2)
      }
    }
  }
  const required = requestBody?.content['application/json']?.schema?.required ?? []
  return JSON.stringify(Object.fromEntries(required.map((name) => [name, ''])), null, 2)
}

/** The key has a field of its own. */
function withoutKey(body: object): object {
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'api_key'))
}
