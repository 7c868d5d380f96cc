/** What a language model's variations are judged by: the headline and its plain wording. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Findings } from './findings.ts'

const rejected = (headline: string, variation: string) =>
  new Findings(headline, true).take({ variations: [variation], tactics: [] }, 5).map(({ text }) => text)

/** A headline, variations that pass, and such as do not. */
const CASES: [string, string[], string[]][] = [
  [
    'Skerra captain’s widow shares anguish over ferry loss',
    ['Widow of Skerra captain speaks of grief over ferry loss'],
    ['Widow of Skerra captain speaks of grief over ferry repairs'],
  ],
  [
    'Ruiz slams harbor deal in brutal speech',
    ['Harbor deal criticized by Ruiz in speech'],
    ['Ruiz criticized over harbor deal in speech'],
  ],
  // No plainer word is known for the first; the second lures all the same.
  ['Holm slams Norwell mayor over cronyism', ['Norwell mayor criticized by Holm over cronyism'], []],
  ['Okafor reveals what happens next for the ferry', [], ['Okafor tells what happens next for the ferry']],
]

for (const [headline, passing, failing] of CASES) {
  for (const text of passing) test(`takes “${text}”`, () => assert.deepEqual(rejected(headline, text), []))
  for (const text of failing) test(`rejects “${text}”`, () => assert.deepEqual(rejected(headline, text), [text]))
}

test('under a custom prompt, texts that look the same are one', () => {
  const findings = new Findings('Norwell council votes', false)
  const variations = [
    'Norwell votes',
    'NORWELL votes',
    'Nor\u00ADwell votes',
    'Norwell\u180E votes',
    'Norwell \u2061 votes',
    'Vote',
  ]
  findings.take({ variations, tactics: [] }, 5)
  assert.deepEqual(findings.usable(5, 5), ['Norwell votes', 'Vote'])
})

test('a tactic with half a character is not told', () => {
  const findings = new Findings('Norwell council votes', true)
  findings.take({ variations: [], tactics: ['Shouting: “\uD83D” – emoji', 'Hyperbole'] }, 5)
  assert.deepEqual(findings.tactics, ['Hyperbole'])
})
