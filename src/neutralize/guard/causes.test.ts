/** What shares no more than a place with a cause is not its effect. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkCandidate } from './guard.ts'

const causes = (headline: string, summary: string, candidate: string) =>
  checkCandidate({ headline, summary }, candidate, { minWords: 3, maxWords: 20 })
    .filter(({ rule }) => rule === 'cause')
    .map(({ text }) => text)

test('a shared place ties nothing', () => {
  const headline = 'Norwegian shoppers gloomier as economy slows'
  const summary = 'Worries about jobs drove the mood among Norwegian shoppers.'
  assert.deepEqual(causes(headline, summary, 'Norwegian shoppers gloomier because of worries about jobs'), [])
  assert.deepEqual(causes(headline, summary, 'Norwegian economy slows because of worries about jobs'), ['because'])
})

test('two places on both sides tie nothing either', () => {
  const headline = 'Visit to French islands brings protest in Norway'
  assert.deepEqual(causes(headline, '', 'Visit to French islands leads Norway to protest'), [])
  assert.deepEqual(causes(headline, '', 'French protest leads Norway to visit islands'), ['leads'])
})

test('what a thing is meant for is none of its effects', () => {
  const headline = 'Holm wins vote meant to counter ferry inquiry'
  assert.deepEqual(causes(headline, '', 'Holm wins vote thanks to ferry inquiry'), ['thanks'])
  assert.deepEqual(causes('Holm wins vote thanks to ferry inquiry', '', 'Ferry inquiry helps Holm win vote'), [])
})
