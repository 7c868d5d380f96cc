import assert from 'node:assert/strict'
import { test } from 'node:test'
import { coreWords, similarity, TOO_SIMILAR } from '../distinct.ts'
import { inOtherWords } from './rephrase.ts'

test('says the same in other small words, several at a time', () => {
  const forms = [...inOtherWords("Mayor won't paint 3 schools before the vote because of repairs")]
  assert.equal(new Set(forms).size, forms.length)
  assert.ok(forms.includes('Mayor will not paint three schools ahead of the vote due to repairs'))
  assert.ok(forms.length > 4)
})

const KEPT = [
  ['a clause behind "after" is no noun', 'Ferry stops after captain leaves the harbor', 'following'],
  ['two weeks after is told as two weeks after', 'Bridge closes two weeks after inspection', 'following'],
  ['before is a time of its own', 'Article describes ferries feeling safer than before, in 2025', 'ahead'],
  ['a number in a name stays', 'Harbor Story 5 opens on Friday', 'five'],
  ['more than somebody is no amount', 'Ruiz spends more than Okafor on ads', 'over'],
  ['words inside a quotation stay', 'Mayor says ‘nearly all kids agree’ with plan', 'almost'],
  ['what somebody is taken for is no time', 'Ruiz lists pilot as wrongly held as crews wait', 'while'],
  ['an office is no profession', 'State attorney general opens inquiry', 'lawyer'],
] as const
for (const [why, text, word] of KEPT)
  test(`${why}: ${text}`, () => {
    for (const form of inOtherWords(text)) assert.ok(!form.split(' ').includes(word), form)
  })

test('labels and openings make no other wording', () => {
  const plain = 'Mayor closes school after vote'
  for (const framed of [
    `Headline in plain words: ${plain}`,
    `News item: ${plain}`,
    `As reported by publisher: ${plain}`,
    `It is reported that ${plain}`,
    `Publisher writes that ${plain}`,
  ])
    assert.ok(similarity(coreWords(plain), coreWords(framed)) >= TOO_SIMILAR, framed)
  // A place in front is a fact.
  assert.ok(!coreWords('North Carolina: mayor closes school').every((word) => coreWords(plain).includes(word)))
})
