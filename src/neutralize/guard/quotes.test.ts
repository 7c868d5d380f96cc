/** Quoted words belong to somebody whom the source shows in their sentence. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkCandidate } from './guard.ts'

const ANOTHERS = 'says what the source quotes from another'

const isAnothers = (headline: string, summary: string, candidate: string) =>
  checkCandidate({ headline, summary }, candidate, { minWords: 3, maxWords: 20 }).some(
    ({ message }) => message === ANOTHERS,
  )

test('whoever is not in the sentence of the quoted words has not said them', () => {
  const headline = "Holm's ex-rival hits back at mayor's critics: 'Stop being sore losers'"
  const summary = 'Jens Tessler has come to the defense of Mayor Anna Holm.'
  assert.equal(isAnothers(headline, summary, "Mayor Anna Holm calls critics 'sore losers'"), true)
  assert.equal(isAnothers(headline, summary, "Ex-rival of Holm tells critics to stop being 'sore losers'"), false)
})

test('a name told later may be the one who was quoted', () => {
  const headline = "Keeper says ferry crew 'saved my life' after fall"
  const summary = 'Anna Holm credits the crew with pulling her out.'
  assert.equal(isAnothers(headline, summary, "Anna Holm says ferry crew 'saved my life' after fall"), false)
})

test('a title is nobody’s words', () => {
  const headline = "'Harbor Lights' film opens in Skerra, crowds cheer"
  const summary = 'Director Anna Holm says the sea inspired her.'
  assert.equal(isAnothers(headline, summary, "Anna Holm says the sea inspired 'Harbor Lights'"), false)
})
