import assert from 'node:assert/strict'
import { test } from 'node:test'
import { differentSet, likeness, WordNumbers } from './different-set.ts'
import { coreWords, similarity, TOO_SIMILAR } from './distinct.ts'
import { inOtherWords } from './rephrase.ts'

test('says the same in other small words, several at a time', () => {
  const forms = [...inOtherWords("Mayor won't reopen 3 schools before the vote because of repairs")]
  assert.equal(new Set(forms).size, forms.length)
  assert.ok(forms.includes('Mayor will not reopen three schools ahead of the vote due to repairs'))
  assert.ok(forms.length > 4)
})

const KEPT = [
  ['a clause behind "after" is no noun', 'Ferry stops after captain leaves the harbor', 'following'],
  ['two weeks after is told as two weeks after', 'Bridge closes two weeks after inspection', 'following'],
  ['a number in a name stays', 'Harbor Story 5 opens on Friday', 'five'],
  ['more than somebody is no amount', 'Ruiz spends more than Okafor on ads', 'over'],
  ['words inside a quotation stay', 'Mayor says ‘nearly all kids agree’ with plan', 'almost'],
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

test('finds a set of wordings that all differ, where taking the first that fits would find none', () => {
  // 0 fits only 1; 1 to 4 fit one another but 0.
  const alike = (a: number, b: number) => (a === 0 && b > 1) || (b === 0 && a > 1)
  assert.deepEqual(differentSet(5, 3, alike), [1, 2, 3])
})

test('finds the largest set where as many as wanted do not differ', () => {
  // 0 fits nobody; 1, 2 and 4 fit one another; 3 fits only 4.
  const alike = (a: number, b: number) => a * b === 0 || (Math.min(a, b) === 3 ? a + b !== 7 : a === 3 || b === 3)
  assert.deepEqual(differentSet(5, 5, alike), [1, 2, 4])
  assert.equal(differentSet(3, 3, () => true).length, 1)
})

test('compares sets of numbered words as lists of words', () => {
  const numbers = new WordNumbers()
  const [a, b] = ['a b c d'.split(' '), 'c d e'.split(' ')]
  assert.equal(likeness(numbers.setOf(a), numbers.setOf(b)), similarity(a, b))
})
