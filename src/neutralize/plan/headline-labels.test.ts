import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withoutOutlet } from './headline-labels.ts'
import { planHeadline } from './headline-plan.ts'

for (const outlet of [
  ' - CBS News',
  ' | Skerra Gazette',
  ' – The Nation',
  ' - WSKR-TV 4, Skerra’s News ...',
  ' - skerranews.com',
  '- The Times of Norland',
  ' - Times of Norland',
])
  test(`whose headline it is, is no part of it:${outlet}`, () =>
    assert.equal(withoutOutlet(`Ferry sinks off Dunmore pier${outlet}`), 'Ferry sinks off Dunmore pier'))

for (const text of [
  'Ferry sinks off Dunmore pier – Ruiz',
  'Ferry sinks off Dunmore pier - Skerra Harbor Board',
  'What the island says - Skerra’s Good News',
  'The Skerra Times',
])
  test(`who says it or where it is stays: ${text}`, () => assert.equal(withoutOutlet(text), text))

for (const [headline, label] of [
  ['The best goals of the week: Dana Bent, Emil Holm and Ana Ruiz', 'Goals of the week'],
  ['Ferry goals: Dana Bent, Emil Holm and Ana Ruiz', 'Ferry goals'],
] as const)
  test(`of what a row of names is stays, without its praise: ${headline}`, () =>
    assert.equal(planHeadline(headline).label, label))

test('what stands in front of an outlet is read as if it ended there', () =>
  assert.deepEqual(planHeadline('Clerks resigned over ferry tolls: Sources - CBS News').attribution, {
    who: 'Sources',
    verb: 'say',
  }))

test('the part of the paper it stands in goes, a topic stays', () => {
  assert.equal(planHeadline('Cricket: Norland regain the harbor cup').label, '')
  assert.equal(planHeadline('Skerra fire: ferry halted off Dunmore').label, 'Skerra fire')
  assert.equal(planHeadline('Business news and markets: March 11, 2031').label, 'Business news and markets')
})

test('what a series is called and what cries to the reader go', () => {
  assert.equal(planHeadline('Reminder: Dana Okafor sank the ferry in May').label, '')
  assert.equal(planHeadline('Start your engines: Norwell opens its ferry race').label, '')
  assert.equal(planHeadline('Plan for ferries: Norwell opens its new pier').label, 'Plan for ferries')
})
