/** Hype in the publisher's own voice that only looks like what somebody else says, measures or tells as a fact. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { detectTactics } from './tactics.ts'

const KEPT: readonly (readonly [headline: string, tactic: string])[] = [
  ['Dorn says goodbye to her worst year ever', 'hyperbole'],
  ['Ruiz claims the most humiliating victory ever', 'hyperbole'],
  ['People who think Ruiz is honest are delusional', 'loaded-label'],
  ['All Holm said was moronic', 'loaded-label'],
  ['Okafor sets Norwell on fire with new show', 'hyperbole'],
  ['This store is on fire: ferry sales soar', 'hyperbole'],
  ['Dana Ruiz looks hotter than ever in Norwell', 'hyperbole'],
  ['Emil Dorn tells all 20 years after split', 'curiosity-gap'],
  ['Okafor surprises fans with heartbreaking post', 'curiosity-gap'],
  ['Dorn declares victory, but we must never forget', 'moralizing'],
  ['Norland police warn Zorm: change your lock now', 'second-person'],
  ['Ruiz takedown video is all over Norwell', 'hyperbole'],
  ['Crooked Holm smile seen in Norwell', 'loaded-label'],
]

for (const [headline, tactic] of KEPT)
  test(`keeps its flag: ${headline}`, () =>
    assert.ok(
      detectTactics(headline).some(({ tacticId, inQuote }) => tacticId === tactic && !inQuote),
      JSON.stringify(detectTactics(headline).map(({ tacticId, text }) => [tacticId, text])),
    ))
