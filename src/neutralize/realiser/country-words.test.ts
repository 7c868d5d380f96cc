import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keptShare, readFactWords } from './fact-words.ts'
import { inOtherWords } from './rephrase.ts'

const SAID: readonly (readonly [sentence: string, other: string])[] = [
  ['Okafor flies to US in May', 'to the US in May'],
  ['US has an eel quota', 'The US has'],
  ['Okafor lands in UK', 'in the U'],
  ['Quay closed by police in Corvale', 'by the police in'],
]
for (const [sentence, other] of SAID)
  test(`${sentence} → ${other}`, () => {
    const form = [...inOtherWords(sentence)].find((text) => text.includes(other))
    assert.ok(form !== undefined)
    assert.equal(keptShare(readFactWords([sentence]), form.toLowerCase()), 1)
  })

const NOT_SAID: readonly (readonly [sentence: string, wrong: RegExp])[] = [
  // The verb, and names that begin with it.
  ['US sanctions Corvale ferry line', /the US/i],
  ['US strikes Corvale', /the US/i],
  ['US Open begins in Corvale', /the US/i],
  ['Okafor joins US Airways', /the US/i],
  ['Let us go', /U\.S\./],
  ['Okafor thanks police chief', /the police/],
  ['Police station closes', /The police/],
]
for (const [sentence, wrong] of NOT_SAID)
  test(`${sentence}: never ${wrong}`, () => {
    for (const form of inOtherWords(sentence)) assert.doesNotMatch(form, wrong)
  })
