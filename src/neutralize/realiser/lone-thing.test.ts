import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from '../engine.ts'
import { loneThing } from './lone-thing.ts'

const engine = createEngine()

test('finds things that are named and of which nothing is told', () => {
  for (const thing of [
    'The harbor lab where ferries are tested and tuned',
    'The Norwell designer who took ideas from quays, boats and gull nests for Dana Ruiz’s campaign',
    'The engineers in their 80s who can’t get hired and are building boats instead',
    'Norland’s engine that’s helped it quickly take on the ferry companies',
    'Every public appearance Dana Ruiz has made during Emil Holm’s second term',
    'Ferry recall in Norwell south and west due to loose screws',
    'Skerra 7 tablet release date & specs',
    'Gulls of Norwell season 4 spoilers, rumors and news',
    'Dana Ruiz and Emil Holm’s dance routine',
    'Five days of disruption as ferry grants are cut and then restored',
  ])
    assert.equal(loneThing(thing), thing)
  assert.equal(
    loneThing('End of an era as Norwell subway switches payment system'),
    'the end of an era as Norwell subway switches payment system',
  )
})

test('takes no sentence for a thing', () => {
  for (const sentence of [
    'Dana Ruiz and Emil Holm cuddle in Norwell',
    'Norland officials blast Skerra’s cheap ferry deal',
    '6 hospitals deny refusing a woman who died after a fall',
    'Ruiz and Dorn brawl over the future of the harbor',
    'Norland anxious over Ruiz ahead of ferry vote',
    'Family in disbelief after father’s death in Norwell accident',
    'Tensions flare on Skerra over the harbor shutdown',
    'Norwell GOP closer to passing a funding bill',
    'The pilot who landed a plane was sentenced on Monday',
    'The sailor who says he saw a gull denies it all',
  ])
    assert.equal(loneThing(sentence), '', sentence)
})

test('tells what two products are compared for, and leaves matches alone', () => {
  const told = engine.debriefHeadline('Skerra Phone 7 vs. Norland Galaxy 10: the shocking truth', 5).variations
  assert.ok(
    told.some((line) => /^Comparison of Skerra Phone 7 with Norland Galaxy 10/.test(line)),
    told.join('\n'),
  )
  assert.equal(loneThing('Norwell vs. Skerra'), '')
})

test('tells of a thing in five ways that are no labels', () => {
  const { variations } = engine.debriefHeadline(
    'Terrifying ferry recall in Norwell south and west due to loose screws',
    5,
  )
  assert.equal(
    variations.filter((line) => /^(?:As reported|Subject of|From the|In the news|News item)/.test(line)).length,
    0,
    variations.join('\n'),
  )
})
