import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from '../engine.ts'
import { themesOf } from './list-theme.ts'

test('what the tail of a list names is what its things have to do with', () => {
  for (const [after, themes] of [
    ['who slayed the anchovy game', ['in connection with anchovy']],
    ['who totally get your kelp addiction', ['in connection with kelp']],
    ["that'll make Dana Ruiz Holm your new favourite pilot", ['in connection with Dana Ruiz Holm']],
    ['you can relate to if you were once broke in Norwell', ['in connection with Norwell']],
    [
      'you need for your gull if you sailed for Norwell or Skerra',
      ['for the gull, in connection with Norwell and Skerra', 'for the gull', 'in connection with Norwell and Skerra'],
    ],
    ["we own in 2031 which we didn't own ten years before", ['in connection with 2031']],
    ['that will comfort your crew during storm season', ['in connection with storm season']],
    ['who failed out of social media in 2031', ['in connection with social media']],
    // Nothing is named: praise, figures of speech, half of a name, what is only outdone or said.
    ['that will change your life', []],
    ['who just know', []],
    ['that speak to your soul', []],
    ['that are way better than Norwell', []],
    ['that will make you say "Skerra"', []],
    ['that were drawn by The Friends of Skerra', []],
    ["you won't miss in Norwell if you don't sail", []],
    ['that changed the game', []],
  ] as const)
    assert.deepEqual(themesOf(after), themes, after)
})

test('no variation of a list is a bare number where its tail names something', () => {
  const engine = createEngine()
  for (const headline of [
    '17 People Who Slayed The Anchovy Game',
    '14 Gulls Who Totally Get Your Kelp Addiction',
    "24 Things You'll Get If You've Ever Been Poor In Norwell",
    "15 Things We Own In 2031 Which We Didn't Own Ten Years Before",
  ])
    for (const variation of engine.debriefHeadline(headline, 5).variations)
      assert.match(variation, / in connection with \S/, variation)
})

test('people have to do with whom their list names, and are no relatives', () => {
  const [first = ''] = createEngine().debriefHeadline(
    '19 People Who Were Thirsty For Emil Okafor At The Harbor During Storms',
    5,
  ).variations
  assert.match(first, /in connection with Emil Okafor/)
})
