import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type CanonicalCandidate, chooseCanonical, cutSummary, LONGEST_SUMMARY } from './canonical.ts'

function candidate(articleId: number, part: Partial<CanonicalCandidate> = {}): CanonicalCandidate {
  return {
    articleId,
    neutralTitle: `Title ${articleId}`,
    originalSummary: '',
    biasLabel: 'unrated',
    seenAt: new Date(1_700_000_000_000 + articleId * 1000),
    ...part,
  }
}

test('takes the neutral title of the medoid article', () => {
  const chosen = chooseCanonical([candidate(1), candidate(2), candidate(3)], [2])
  assert.deepEqual([chosen.articleId, chosen.canonicalTitle], [2, 'Title 2'])
})

test('breaks a tie of medoids by the center label, then by the earliest seen', () => {
  const members = [candidate(1, { biasLabel: 'left' }), candidate(2, { biasLabel: 'center' }), candidate(3)]
  assert.equal(chooseCanonical(members, [1, 2, 3]).articleId, 2)
  assert.equal(chooseCanonical(members, [1, 3]).articleId, 1)
  const later = [candidate(1, { seenAt: new Date(1_800_000_000_000) }), candidate(2)]
  assert.equal(chooseCanonical(later, [1, 2]).articleId, 2)
})

test('takes the most complete summary, a broken-off one counting less', () => {
  const members = [
    candidate(1, { originalSummary: 'Short.' }),
    candidate(2, { originalSummary: 'The council voted to close the bridge for a month.' }),
    candidate(3, { originalSummary: 'The council voted to close the bridge for a month and then…' }),
  ]
  assert.equal(chooseCanonical(members, [1]).canonicalSummary, members[1]!.originalSummary)
})

test('cuts a long summary at a sentence end, and within a long sentence at a word', () => {
  const sentence = 'The harbour was closed on Monday after the storm. '
  const cut = cutSummary(sentence.repeat(20))
  assert.ok([...cut].length <= LONGEST_SUMMARY && cut.endsWith('storm.'))
  const words = cutSummary('breakwater '.repeat(100))
  assert.ok([...words].length <= LONGEST_SUMMARY && words.endsWith('breakwater…'))
  assert.ok([...cutSummary('暴'.repeat(2000))].length <= LONGEST_SUMMARY)
})
