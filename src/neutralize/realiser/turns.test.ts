import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inOtherWords } from '../paraphrase/rephrase.ts'
import { candidatesOf } from '../plan/candidates.ts'
import { planHeadline } from '../plan/headline-plan.ts'
import { readState } from '../statement/state.ts'
import { readStatement } from '../statement/statement.ts'
import { asDuty, asLeftDead, asPossible, withItsArticle, withSpeakerApart, withVerdict } from './turns.ts'

const read = (text: string) => readStatement(text)!

test('the speaker is set apart where all that follows is his', () => {
  assert.deepEqual(withSpeakerApart(read('Ruiz says harbor bridge is safe')), [
    'According to Ruiz, harbor bridge is safe',
    'Harbor bridge is safe, according to Ruiz',
    'Harbor bridge is safe, Ruiz says',
  ])
  // Who "she" is would come too late; "as" may belong to the saying; a claim is not told as known.
  assert.equal(withSpeakerApart(read('Ruiz says acne was so bad her friends left')).length, 1)
  assert.deepEqual(withSpeakerApart(read('Ruiz says she is ready for talks')), [])
  assert.deepEqual(withSpeakerApart(read('Ruiz says bridge is safe as vote nears')), [])
  assert.deepEqual(withSpeakerApart(read('Ruiz claims bridge is safe')), [])
})

test('what could be stays what could be, and a duty a duty', () => {
  assert.deepEqual(asPossible(read('Storm could close the port')), ['It is possible that storm could close the port'])
  assert.deepEqual(asPossible(read('Storm will close the port')), [])
  assert.deepEqual(asDuty(read('Council must repair the bridge')), ['Council has to repair the bridge'])
  assert.deepEqual(asDuty(read('Airlines must refund people')), ['Airlines have to refund people'])
  assert.deepEqual(asDuty(read('Council should repair the bridge')), ['Council ought to repair the bridge'])
})

test('the killed are left dead only where their number stands alone', () => {
  assert.deepEqual(asLeftDead(read('Blast kills six people in Northport')), [
    'Blast leaves six people dead in Northport',
    'Blast has left six people dead in Northport',
  ])
  assert.deepEqual(asLeftDead(read('Blast kills six, injures two in Northport')), [])
  assert.deepEqual(asLeftDead(read('Frost kills hopes of early harvest')), [])
})

test('a subject takes the article that it must have in full English', () => {
  const subject = (text: string) => withItsArticle(read(text))?.subject ?? null
  assert.equal(subject('Retired teacher finds old map'), 'A retired teacher')
  assert.equal(subject('Supreme Court rejects the appeal'), 'The Supreme Court')
  // There is one of each, or it is a name.
  assert.equal(subject('Mayor rejects the plan'), null)
  assert.equal(subject('Ruiz rejects the plan'), null)
  assert.equal(subject('Teachers reject the plan'), null)
})

test('reads a state where "is" is left out, and only there', () => {
  for (const [subject, rest] of [
    ['Ferry captain Ana Ruiz', 'dead at 61'],
    ['Bridge plan', 'under scrutiny as vote nears'],
    ['Baby in custody dispute', 'now in hiding'],
    ['Nearly 40', 'dead in fire at market'],
  ]) {
    const state = readState(`${subject} ${rest}`, () => false)
    assert.deepEqual([state?.kind, state?.subject, state?.rest], ['bare-copula', subject, rest])
  }
  assert.equal(readState('Nearly 40 dead in fire at market', () => false)?.isPlural, true)
  for (const text of [
    'Divers missing for 2 weeks found alive beneath pier',
    'Songs from an island in lockdown',
    'Silence for sailors dead on Tuesday',
    'Plan to get harbor back in shape',
    'Two sailors among 7 dead after crash',
  ])
    assert.equal(
      readState(text, () => false),
      null,
      text,
    )
  const texts = [...candidatesOf(planHeadline('Ferry captain Ana Ruiz dead at 61'))].map(({ text }) => text)
  assert.ok(texts.includes('Ferry captain Ana Ruiz has died at 61'))
  assert.ok(!texts.some((text) => /describes/.test(text)))
})

test('small words that full English has and headlines drop', () => {
  const has = (text: string, other: string) => assert.ok([...inOtherWords(text)].includes(other), other)
  has('Ruiz says rates are too high', 'Ruiz says that rates are too high')
  has('Prices hit highest level', 'Prices hit the highest level')
  has('Painter dies at 94', 'Painter dies at the age of 94')
  const never = (text: string, other: RegExp) => {
    for (const form of inOtherWords(text)) assert.doesNotMatch(form, other, form)
  }
  never('Ruiz says rates cut in June', /that/)
  never('Prices hit their highest level', /their the/)
  never('Shop sold at 94 percent of value', /age/)
  never('Whether there is such thing as a good harbor is asked', /while|at a time/)
  never('Bridge is due to open on Friday', /because of|owing to/)
})

test('a verdict in quotation marks is what somebody takes something for', () => {
  assert.deepEqual(withVerdict('mayor', 'says', 'ferry plan a ‘disgrace’'), [
    'Mayor calls ferry plan a ‘disgrace’',
    'Mayor describes ferry plan as a ‘disgrace’',
    'Mayor calls ferry plan ‘disgrace’',
  ])
  // A sentence in quotation marks is said, and nobody is called it.
  assert.deepEqual(withVerdict('Mayor', 'says', 'ferry plan ‘will fail’'), [])
  assert.deepEqual(withVerdict('Mayor', 'says', 'ferry plan is a ‘disgrace’'), [])
})
