import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { DomainError, describeError } from '../domain/errors.ts'
import { parseLine, readId, readLines, readText, requireText } from './input.ts'

const folder = mkdtempSync(join(tmpdir(), 'debrief-input-'))
after(() => rmSync(folder, { recursive: true }))

async function linesOf(content: string | Uint8Array): Promise<[number, string][]> {
  const file = join(folder, 'lines.jsonl')
  writeFileSync(file, content)
  const lines: [number, string][] = []
  for await (const { number, text } of readLines(file)) lines.push([number, text])
  return lines
}

test('numbers lines from 1 and leaves blank ones out, whatever their line end', async () => {
  assert.deepEqual(await linesOf('a\n\n  \r\nb\r\nc'), [
    [1, 'a'],
    [4, 'b'],
    [5, 'c'],
  ])
  assert.deepEqual(await linesOf(''), [])
  assert.deepEqual(await linesOf('\n\n'), [])
})

test('keeps the line ends of Unicode that a JSON string may hold', async () => {
  const text = JSON.stringify({ title: 'one\u2028two\u2029three\u0085four' })
  assert.deepEqual(await linesOf(`${text}\n`), [[1, text]])
})

test('drops a byte order mark and joins characters split between two reads', async () => {
  assert.deepEqual(await linesOf('\ufeff{"id":1}\n'), [[1, '{"id":1}']])
  const long = 'é'.repeat(100_001)
  assert.deepEqual(await linesOf(`a${long}\nb`), [
    [1, `a${long}`],
    [2, 'b'],
  ])
})

test('names the file that cannot be read', async () => {
  await assert.rejects(
    async () => {
      for await (const _ of readLines(join(folder, 'absent'))) assert.fail('there is no line')
    },
    (error) => {
      assert.ok(error instanceof DomainError)
      // Its cause says the same in the words of the system.
      assert.match(describeError(error), /^cannot read \S+absent \(ENOENT\)$/)
      return true
    },
  )
  await assert.rejects(async () => {
    for await (const _ of readLines(folder)) assert.fail('there is no line')
  }, /EISDIR/)
})

test('names the line that is no JSON object', () => {
  assert.deepEqual(parseLine({ text: '{"id":1}', number: 1 }), { id: 1 })
  for (const text of ['{"id":', 'null', '[1]', '"text"', '3']) {
    assert.throws(() => parseLine({ text, number: 7 }), /^DomainError: line 7: /)
  }
})

test('names the line and the field that is not what it should be', () => {
  const line = { text: '', number: 4 }
  assert.equal(readId(line, { id: 'x' }), 'x')
  assert.equal(readId(line, { id: 1.5 }), 1.5)
  for (const id of [undefined, null, {}, 2 ** 53, Number.POSITIVE_INFINITY]) {
    assert.throws(() => readId(line, { id }), /^DomainError: line 4: id: /)
  }
  assert.equal(requireText(line, { title: '' }, 'title'), '')
  for (const title of [undefined, null, 3]) {
    assert.throws(() => requireText(line, { title }, 'title'), /^DomainError: line 4: title: must be a string/)
  }
  assert.deepEqual([readText(line, { lang: 'en' }, 'lang'), readText(line, { lang: null }, 'lang')], ['en', ''])
  assert.throws(() => readText(line, { lang: 3 }, 'lang'), /^DomainError: line 4: lang: must be a string/)
})
