import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chooseVariations } from '../choose.ts'
import { sayTopics, topicsOf } from './topic.ts'

for (const [text, topics] of [
  ['Skerra’s ferry business is on fire', ['Skerra’s ferry business']],
  ['Dana Whit’s stint on the quay was a feminist extravaganza', ['Dana Whit’s stint on the quay']],
  ['Winners and losers on Skerra’s east coast ferry line', ['Skerra’s east coast ferry line']],
  ['Norland made more money than everyone else last year', ['Norland']],
  ['Islanders rule Skerra in the new harbor film', ['Islanders', 'Skerra']],
  ['Dana Whit, harbor pilot in Norland, sues Skerra', ['Dana Whit', 'Skerra']],
  ['Ruiz sticks to ferry plan as resistance mounts', ['Ruiz', 'ferry plan']],
] as const)
  test(`what is named is a whole phrase: ${text}`, () => assert.deepEqual(topicsOf(text), topics))

for (const text of [
  'Dunmore boats worldwide fall',
  'Norland parties with Dana Whit after ferry debut',
  'Harbor futures tick lower following losing weeks',
  'Review towers above',
  'Norland Posts 14 billion Crown Loss For 2031',
])
  test(`what may be a clause is no topic: ${text}`, () => assert.ok(!topicsOf(text).includes(text)))

test('what stands behind a preposition has no second thing listed after it', () =>
  assert.ok(
    sayTopics(['the row with Ruiz', 'Dana Whit'], false).includes('Article is about Dana Whit and the row with Ruiz'),
  ))

test('a headline that is one phrase stands first, with its article', () => {
  const said = chooseVariations('An overlooked detail in the Skerra harbor video', 5)
  assert.equal(said[0], 'An overlooked detail in the Skerra harbor video')
  for (const line of said) assert.match(line, /\ban overlooked detail/i)
})
