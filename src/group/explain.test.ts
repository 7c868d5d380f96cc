import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { JoiningLink } from '../domain/grouping.ts'
import { createStoryExplainer } from './explain.ts'

const TITLES = [
  'Dam at Orsk bursts',
  'Thousands flee after dam at Orsk bursts',
  'Dam at Orsk bursts at night and thousands flee',
  'Orsk dam bursts at night and thousands flee',
]

/** Article 1 came first. What each is explained by, by the links that were recorded. */
function linkedWith(recorded: [articleId: number, linkedArticleId: number][]): Record<number, number | null> {
  const articles = TITLES.map((title, index) => ({
    id: index + 1,
    title,
    summary: '',
    source: `outlet-${index}`,
    seenAt: new Date(Date.UTC(2031, 4, 5, 6, index)),
    language: '',
    neutralTitle: title,
    biasLabel: 'center' as const,
  }))
  const links = recorded.map(
    ([articleId, linkedArticleId]): JoiningLink => ({ articleId, linkedArticleId, likelihood: 0.9, basis: 'words' }),
  )
  const explained = createStoryExplainer().explain(articles, links).articles
  return Object.fromEntries(explained.map(({ articleId, linkedArticleId }) => [articleId, linkedArticleId]))
}

test('links that were recorded round in a circle still lead to the article that the story began with', () => {
  assert.deepEqual(
    linkedWith([
      [2, 3],
      [3, 4],
      [4, 2],
    ]),
    { 1: null, 2: 1, 3: 4, 4: 2 },
  )
})

test('an article without a recorded link is not explained by one that was joined through it', () => {
  const linked = linkedWith([[3, 4]])
  assert.equal(linked[3], 4)
  assert.ok(linked[4] === 1 || linked[4] === 2)
})
