import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statementItem } from './headline-items.ts'

for (const text of [
  'Hide from gulls with a new hat',
  'Cook better soup with these five fish',
  'Stay warm using the sun',
])
  test(`told how to: ${text}`, () => {
    const { kind, text: told } = statementItem(text, true)
    assert.deepEqual([kind, told.slice(0, 7)], ['how', 'how to '])
  })

// Nouns, what a thing is like, and who else takes part.
for (const text of [
  'Boost for Ruiz with win in Norwell',
  'Boost for Ruiz with a win in Norwell',
  'Track meet with Skerra',
  'Track record with a catch in Norwell',
  'Build a ferry with a hole',
  'Avoid ferries with cracks',
  'Avoid ferries with a crack',
  'Avoid trade war with Skerra',
  'Save money with Okafor Bank',
  'Prepare for talks with a Skerra envoy',
  'Prepare for storms with Ruiz in charge',
  'Celebrate ferry win with Dorn',
])
  test(`not told how to: ${text}`, () => assert.notEqual(statementItem(text, true).kind, 'how'))

for (const [text, kind] of [
  ['Who is Emil Holm', 'question'],
  ['Who is Emil Holm, the new mayor of Norwell', 'question'],
  ['Who is Emil Holm suing', 'statement'],
  ['Who was Emil Holm at sea', 'statement'],
] as const)
  test(`${kind}: ${text}`, () => assert.equal(statementItem(text, true).kind, kind))

for (const [text, thing] of [
  ['Inside Norland’s race to sell its ferries', 'Norland’s race to sell its ferries'],
  ['Here’s my best boat of 2031', 'The author’s best boat of 2031'],
  ['Here’s Dana Holm in a sailor’s hat', 'Dana Holm in a sailor’s hat'],
] as const)
  test(`a thing: ${text}`, () => {
    const { text: told, isThing } = statementItem(text, true)
    assert.deepEqual([told, isThing], [thing, true])
  })

for (const text of [
  'Inside Skerra crews sleep on the floor',
  'Inside Norwell’s plan to ban ferries fails',
  'Inside Norland’s spy ring, and how it fell',
  'Here’s Norland on the brink of war',
  'Here’s Dorn with a warning',
  'Here’s my dog eating a shoe',
])
  test(`no thing: ${text}`, () => assert.notEqual(statementItem(text, true).isThing, true))

for (const text of [
  'What Ruiz and the harbor crews want from Norland',
  'What costs and two strikes tell us about Norwell harbor',
  'What Ruiz says is the cause of the fire',
])
  test(`a clause: ${text}`, () => assert.equal(statementItem(text, true).kind, 'how'))

// What it is or does, is told.
for (const text of [
  'What Norwell needs is a pier',
  'What Norland wants is peace',
  'What makes Norwell great is its harbor',
  'What keeps crews awake could harm them',
  'What made Dana Ruiz quit shocked fans',
])
  test(`no clause: ${text}`, () => assert.equal(statementItem(text, true).kind, 'statement'))
