import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { packKnownNames } from '../../../tools/train-known-names.ts'
import { trueCase } from './sentence-case.ts'

const lines = readFileSync(new URL('../../../docs/reading/known-names.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')

test('what the engine reads is what npm run train packs', () => {
  assert.ok(packKnownNames().equals(readFileSync(new URL('./known-names.model.bin', import.meta.url))))
})

test('names stand in small letters, each once, in order, of two to six words', () => {
  assert.deepEqual(lines, [...new Set(lines)].sort())
  for (const line of lines) assert.match(line, /^[a-z0-9'&.-]+(?: [a-z0-9'&.-]+){1,5}$/)
})

test('names of ordinary words keep their capitals in title case', () => {
  assert.equal(
    trueCase('Okafor Tells How Legend Of Zelda Came To Norwell'),
    'Okafor tells how Legend of Zelda came to Norwell',
  )
  assert.equal(trueCase('Crews Watch Pulp Fiction On Skerra Ferry'), 'Crews watch Pulp Fiction on Skerra ferry')
})
