/** For tests of exchanges: which other wordings a sentence gets, and which it never does. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keptShare, readFactWords } from './fact-words.ts'
import { inOtherWords } from './rephrase.ts'

/** @param cases a sentence, and a part that some other wording of it has without losing a fact */
export function testSaid(cases: readonly (readonly [sentence: string, other: string])[]): void {
  for (const [sentence, other] of cases)
    test(`${sentence} → ${other}`, () => {
      const forms = [...inOtherWords(sentence)]
      const form = forms.find((text) => text.includes(other))
      assert.ok(form !== undefined, forms.join(' | '))
      assert.equal(keptShare(readFactWords([sentence]), form.toLowerCase()), 1)
    })
}

/** @param cases a sentence, and a part that some other wording of it has; null where it has no other wording */
export function testSaidOrKept(cases: readonly (readonly [sentence: string, other: string | null])[]): void {
  testSaid(cases.filter((row): row is readonly [string, string] => row[1] !== null))
  for (const [sentence, other] of cases)
    if (other === null) test(`${sentence}: as it is`, () => assert.deepEqual([...inOtherWords(sentence)], [sentence]))
}

/** @param cases a sentence, and what none of its wordings may have */
export function testNotSaid(cases: readonly (readonly [sentence: string, wrong: RegExp])[]): void {
  for (const [sentence, wrong] of cases)
    test(`${sentence}: never ${wrong}`, () => {
      for (const form of inOtherWords(sentence)) assert.doesNotMatch(form, wrong)
    })
}
