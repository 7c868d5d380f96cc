import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Operation, operationsByTag, type Schema, schemaText } from './openapi.ts'

test('a schema in a few words', () => {
  const cases: [Schema, string][] = [
    [{ type: 'integer', minimum: 1, maximum: 100 }, 'integer, 1 to 100'],
    [{ type: 'integer', minimum: 1 }, 'integer, at least 1'],
    [{ type: 'string', maxLength: 200 }, 'string, at most 200 characters'],
    [{ enum: ['latest', 'sources'] }, 'latest, sources'],
    [{ type: 'array', items: { $ref: '#/components/schemas/Story' } }, 'list of Story'],
    [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string or null'],
    [{ type: 'string', format: 'date-time' }, 'time'],
    [{}, 'anything'],
  ]
  for (const [schema, text] of cases) assert.equal(schemaText(schema), text)
})

test('operations go by their first tag, in the order of the tags; those without one come last', () => {
  const operation = (tags?: string[]) => ({ operationId: 'x', responses: {}, ...(tags ? { tags } : {}) }) as Operation
  const groups = operationsByTag({
    info: { title: '', version: '', description: '' },
    tags: [{ name: 'stories' }, { name: 'empty' }, { name: 'feeds' }],
    paths: { '/b': { get: operation(['feeds']) }, '/a': { get: operation(['stories']), post: operation() } },
  } as Parameters<typeof operationsByTag>[0])
  assert.deepEqual(
    groups.map(({ name, operations }) => [name, operations.map(({ method, path }) => `${method} ${path}`)]),
    [
      ['stories', ['GET /a']],
      ['feeds', ['GET /b']],
      ['more', ['POST /a']],
    ],
  )
})
