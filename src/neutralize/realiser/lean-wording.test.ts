import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withoutArticles } from './lean-wording.ts'

test('as headlines are written, a rate and a number keep their article', () => {
  assert.equal(
    withoutArticles('Ferry takes the 500 rowers a week to an island'),
    'Ferry takes the 500 rowers a week to island',
  )
  assert.equal(withoutArticles('Pier safe for a little longer'), 'Pier safe for a little longer')
  assert.equal(withoutArticles('Decision a setback for the port'), 'Decision a setback for port')
  assert.equal(withoutArticles('Board finds a number of leaks in a hull'), 'Board finds a number of leaks in hull')
})
