import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from '../engine.ts'
import { planHeadline } from '../plan/headline-plan.ts'
import { readReview } from './review.ts'

const TITLES = [
  ['Salt & Tide review – a slow, sad triumph', 'Salt & Tide'],
  ['Dana Okafor: Low Water review: brave, glorious set', 'Dana Okafor: Low Water'],
  ['The Pier by Emil Dorn review – a masterpiece about fog', 'The Pier by Emil Dorn'],
] as const

for (const [headline, title] of TITLES)
  test(`what is reviewed is told, the verdict is the critic's: ${title}`, () =>
    assert.equal(readReview(headline)?.core, title))

test('five wordings, none with the verdict', () =>
  assert.deepEqual(createEngine().debriefHeadline('Salt & Tide review – a slow, sad triumph', 5).variations, [
    'Salt & Tide is reviewed in an article',
    'Article gives a critic’s opinion of Salt & Tide',
    'A review of Salt & Tide is published',
    'What a critic makes of Salt & Tide',
    'Publisher carries a review of Salt & Tide',
  ]))

test('what bodies review, and verdicts that name somebody, are left', () => {
  for (const headline of [
    'Norwell Council review a blow to ferry crews',
    'Pentagon review finds no fault with crews',
    'Spending review: a blow to ferry crews',
    'Skerra Harbor review panel meets on ferry fares',
    'Skerra Harbor review delayed by two years',
    'Judges to review ferry ban in Norwell',
    'Salt Tide review Dana Okafor shines in a slow film',
    'The Pier by Emil Dorn review',
    'Skerra Ferries review safety rules after shocking crash',
    'Norwell Hospital review – dozens of babies harmed',
    'Covid Response review: shocking failures of leadership',
    'Skerra United review – a shocking season',
    'Low Water review – a culture of neglect',
  ])
    assert.equal(readReview(headline), null, headline)
})

for (const [headline, who] of [
  ['Review: ‘The Last Ferry’ is a moving portrait of grief', 'review'],
  ['Review: Norwell council spent too much on bridge', 'review'],
  ['Letter: Dorn has not kept his word', 'letter'],
] as const)
  test(`what a review or a letter holds is told as its own: ${headline}`, () =>
    assert.equal(planHeadline(headline).attribution?.who, who))

test('a review that states nothing holds nothing', () =>
  assert.equal(planHeadline('Review: Harbor Games at the Norwell Theatre').attribution, null))
