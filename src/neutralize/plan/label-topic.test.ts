import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from '../engine.ts'
import { mayBeAbout } from './labelled.ts'

test('a place, an event, a thing under discussion and things of somebody are topics', () => {
  for (const label of [
    ...[
      'Norway',
      'Coronavirus in Norway',
      'War on ferries',
      'Harbor crisis',
      'Dana Ruiz sentencing',
      'Norwell rowing league',
    ],
    ...[
      'Norway vs. Sweden',
      'Ruiz’s new plan',
      'Boat weddings',
      'Masks on ferries',
      'Sailing',
      'Marijuana',
      'Gulls 330',
    ],
  ])
    assert.equal(mayBeAbout(label), true, label)
})

test('columns, bodies, names, plays on words and kinds of pieces are none', () => {
  for (const label of [
    ...['The Long Tack', 'Dock hours', 'News Wrap', 'Ferry tracker', 'Week in Skerra', 'Gull crossword', '8/20'],
    ...['WHO', 'UNHCR', 'Harbor department head', 'Dana Okafor', 'Okafor', 'DR DANA HOLM', 'Sink it or skip it'],
    ...['Full freight', 'Drastic tides', 'Predicting the gull prizes', '‘That’s not the Skerra way’', 'A burst of joy'],
    ...['Week 3', 'Battle', 'Gull 7 review', 'The Tides'],
  ])
    assert.equal(mayBeAbout(label), false, label)
})

const NEVER: readonly (readonly [headline: string, never: RegExp])[] = [
  [
    'The Long Tack: Will early pay weigh on the Norwell ferry fund?',
    /(?:about|on) The Long Tack|^(?:News|In the news|Reported)\b/,
  ],
  ['WHO: 6 candidate ferries under study', /(?:on|at|about) WHO/],
  ['DRAMATIC VIDEO: Man flung from mast onto deck in dramatic sailing mishap', /VIDEO/],
  ['Severe ferry rules are taking a grave toll on crews: Holm', /^(?:Article|Report) |reported/],
]
for (const [headline, never] of NEVER)
  test(`never of what is no topic: ${headline}`, () => {
    for (const line of createEngine().debriefHeadline(headline, 5).variations) assert.doesNotMatch(line, never)
  })
