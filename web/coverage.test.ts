import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countOf, coverageOf, describeCoverage } from './coverage.ts'
import type { BiasLabel } from './wire.ts'

const article = (slug: string, label: BiasLabel) => ({ source: { name: slug, slug, bias_label: label } })

test('a source counts once, however often it wrote', () => {
  const coverage = coverageOf([article('ledger', 'center'), article('ledger', 'center'), article('comet', 'right')])
  assert.deepEqual([coverage.sourceCount, coverage.counts.center, coverage.counts.right], [2, 1, 1])
})

test('unrated and mixed stand apart and are never counted as center', () => {
  const { counts } = coverageOf([article('a', 'unrated'), article('b', 'mixed'), article('c', 'unrated')])
  assert.deepEqual([counts.center, counts.unrated, counts.mixed], [0, 2, 1])
})

test('the bar in words names every label that occurs, from left to right', () => {
  const coverage = coverageOf([article('a', 'unrated'), article('b', 'right'), article('c', 'lean_left')])
  assert.equal(describeCoverage(coverage), '3 sources: 1 lean left, 1 right, 1 unrated')
  assert.equal(describeCoverage(coverageOf([article('a', 'center')])), '1 source: 1 center')
})

test('one is one, and many are what the noun says', () => {
  assert.deepEqual(
    [countOf(1, 'story', 'stories'), countOf(0, 'story', 'stories'), countOf(1, 'article'), countOf(1200, 'article')],
    ['1 story', '0 stories', '1 article', '1,200 articles'],
  )
})
