import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stemsOf } from './chunks.ts'
import { plainWord } from './plain-word.ts'
import { MARK_SEVERAL, readMarks, readTitle } from './read-article.ts'

test('reads a number and a people in their plain form, and leaves other words alone', () => {
  assert.deepEqual(['twelve', 'belgians', 'welsh', 'bridge', 'constructor'].map(plainWord), [
    '12',
    'belgium',
    'wales',
    'bridge',
    'constructor',
  ])
})

const stemsOfTitle = (title: string): string[] =>
  readTitle(title, '').segments.flatMap((segment) => segment.chunks.flatMap(stemsOf))

test('reads dotted letters as one word', () => {
  assert.deepEqual(stemsOfTitle('The U.F.O. files'), stemsOfTitle('The UFO files'))
})

test('marks a title of several stories', () => {
  const isSeveral = (title: string, summary = ''): boolean => (readMarks(title, false, summary) & MARK_SEVERAL) !== 0
  assert.ok(isSeveral('Rates fall. And, a bear walks into a bank'))
  assert.ok(isSeveral('A Port Reopens, and a Poet Resigns'))
  assert.ok(isSeveral('A port reopens', 'Plus, who wins the regatta?'))
  assert.ok(!isSeveral('Port reopens after storm and flood', 'Ships left at noon and reached the sea.'))
})

test('titles of one template are told by their words in order, whatever the numbers and the cut', () => {
  const maskOf = (title: string, source = 'daily'): number => readTitle(title, source).maskHash
  const template = maskOf('Quake of 5.1 shakes the north-eastern coast')
  assert.equal(maskOf('Quake of 4 shakes the North eastern coast'), template)
  assert.notEqual(maskOf('Quake of 5.1 shakes the eastern north coast'), template)
  assert.notEqual(maskOf('Quake of 5.1 shakes the north-eastern coasts today'), template)
  assert.notEqual(maskOf('Quake of 5.1 shakes the north-eastern coast', 'weekly'), template)
})
