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

/** Article 1 came first. */
const ARTICLES = TITLES.map((title, index) => ({
  id: index + 1,
  originalTitle: title,
  neutralTitle: title,
  originalSummary: '',
  arrivedAt: new Date(Date.UTC(2031, 4, 5, 6, index)),
  firstSeenAt: new Date(Date.UTC(2031, 4, 5, 7, index)),
  source: { biasLabel: 'center' as const },
}))

/** What each is explained by, by the links that were recorded. */
function linkedWith(recorded: [articleId: number, linkedArticleId: number][]): Record<number, number | null> {
  const links = recorded.map(
    ([articleId, linkedArticleId]): JoiningLink => ({ articleId, linkedArticleId, likelihood: 0.9, basis: 'words' }),
  )
  const explained = createStoryExplainer().explain({ articles: ARTICLES, canonicalTitle: '' }, links).articles
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

test('the article that is named is the one whose title the story bears, nearest by its words or not', () => {
  const explain = (canonicalTitle: string) => createStoryExplainer().explain({ articles: ARTICLES, canonicalTitle }, [])
  const explanations = TITLES.map(explain)
  assert.deepEqual(
    explanations.map(({ canonicalArticleId }) => canonicalArticleId),
    [1, 2, 3, 4],
  )
  const reasons = explanations.map(({ canonicalReason }) => canonicalReason.slice(0, 22))
  assert.deepEqual(new Set(reasons), new Set(['It was chosen when the', '2 articles are equally']))
})

test('of two articles, which are equally near, the one seen first gives the title, whatever their dates', () => {
  const [later, earlier] = [ARTICLES[0]!, ARTICLES[1]!]
  const articles = [
    { ...later, firstSeenAt: new Date(Date.UTC(2031, 4, 6)) },
    { ...earlier, firstSeenAt: new Date(Date.UTC(2031, 4, 5)) },
  ]
  const explanation = createStoryExplainer().explain({ articles, canonicalTitle: earlier.neutralTitle }, [])
  assert.equal(explanation.canonicalArticleId, earlier.id)
  assert.equal(explanation.canonicalReason, '2 articles are equally near to all the others; this one was seen first.')
})
