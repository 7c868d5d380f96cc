import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from '../engine.ts'
import { planHeadline } from './headline-plan.ts'
import { isCalled, speakerOf } from './label-speaker.ts'

const SPEAKERS = [
  ['Prosecutors', 'captain hid the log', 'prosecutors', 'say'],
  ['Norwell police', 'ferry attack was planned', 'Norwell police', 'say'],
  ['Pentagon', 'strike hit no ship', 'the Pentagon', 'says'],
  ['Judge', 'ferry ban is legal', 'judge', 'says'],
  ['Sources', 'thefts fell in 2031', 'sources', 'say'],
  ['FBI', 'thefts fell in 2031', 'FBI', 'says'],
] as const

for (const [label, text, who, verb] of SPEAKERS)
  test(`who tells the news by saying it: ${label}`, () => assert.deepEqual(speakerOf(label, text), { who, verb }))

test('a topic, a name and a phrase are said by nobody', () => {
  assert.equal(speakerOf('Harbor', 'ferry ban is legal'), null)
  assert.equal(speakerOf('Okafor', 'ferry ban is legal'), null)
  assert.equal(speakerOf('Police', 'a life at sea'), null)
  assert.equal(speakerOf('Police', 'ferry ban is legal, Ruiz says'), null)
})

test('what is said has its verb', () => {
  const { variations } = createEngine().debriefHeadline('Norwell police: six dead in insane crash', 5)
  assert.ok(variations.includes('Norwell police say six are dead in crash'), variations.join('\n'))
  for (const line of variations) assert.doesNotMatch(line, / say (?:that )?six (?:dead|killed)/)
})

test('what somebody is called, he does not say', () => {
  assert.ok(isCalled('more than just a friend of the ferries'))
  assert.ok(!isCalled('the ferry sank off Skerra'))
  assert.equal(planHeadline('Lord Dorn: more than just a friend of the ferries').attribution, null)
  assert.equal(planHeadline('Lord Dorn: the ferry sank off Skerra').attribution?.who, 'Lord Dorn')
})

test('what somebody says is no quotation of him once it is said otherwise', () => {
  const { variations } = createEngine().debriefHeadline('People are obsessed with free ferries, says Dana Okafor', 5)
  for (const line of variations) {
    assert.match(line, /Okafor/)
    assert.doesNotMatch(line, /account|quoted/)
  }
})

test('no study has an account of its own', () => {
  for (const line of createEngine().debriefHeadline('Ferries are shockingly safe, says study', 5).variations)
    assert.doesNotMatch(line, /account|quoted/)
})

test('what a tribunal hears it is told', () => {
  const { variations } = createEngine().debriefHeadline('Captain was savagely beaten over fares, tribunal hears', 5)
  assert.ok(
    variations.some((line) => line.startsWith('Tribunal is told that captain')),
    variations.join('\n'),
  )
})
