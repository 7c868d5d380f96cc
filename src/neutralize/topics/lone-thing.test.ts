import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from '../engine.ts'
import { statementItem } from '../plan/headline-items.ts'
import { planHeadline } from '../plan/headline-plan.ts'
import { waysOf } from '../plan/item-ways.ts'
import { comparedIn, isToldThing, loneThing } from './lone-thing.ts'
import { isPhraseWithArticle } from './noun-phrase.ts'

const engine = createEngine()

test('finds things that are named and of which nothing is told', () => {
  for (const thing of [
    'The harbor lab where ferries are tested and tuned',
    'The Norwell designer who took ideas from quays, boats and gull nests for Dana Ruiz’s campaign',
    'The engineers in their 80s who found no post and are building boats',
    'Norland’s engine that’s helped it quickly outrun the ferry lines',
    'Every public appearance Dana Ruiz has made during Emil Holm’s second term',
    'Ferry closure in Norwell south and west due to loose screws',
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
    'Crew in disbelief after pilot’s fall in Norwell',
    'Tensions flare on Skerra over the harbor shutdown',
    'Norwell GOP closer to passing a funding bill',
    'The pilot who landed a plane was sentenced on Monday',
    'The sailor who says he saw a gull denies it all',
  ])
    assert.equal(loneThing(sentence), '', sentence)
})

test('takes no sentence for a thing that its first noun is', () => {
  for (const sentence of [
    'The house where Emil Holm died is a ruin',
    'The pier where crews wait is a ruin',
    'The boat that Emil Holm sailed was a wreck',
    'The Norwell raid that killed three shocks Norland',
  ]) {
    assert.ok(!isPhraseWithArticle(sentence), sentence)
    assert.equal(loneThing(sentence), '', sentence)
    assert.ok(!isToldThing(sentence), sentence)
  }
})

test('knows what stands behind a word that opens things', () => {
  for (const thing of [
    'the Norland ministry’s push to prosecute Dana Ruiz',
    'Norland’s race to sell its ferries',
    'the harbor meeting that launched new talks',
    'Dana Holm’s split from Emil Ruiz',
  ])
    assert.ok(isToldThing(thing), thing)
  for (const sentence of [
    'Skerra crews sleep on the floor',
    'the harbor crews pray for rain',
    'Norland ready to sell its ferries',
    'Norwell hospital struggling to cope',
    'Norwell’s plan to ban ferries fails',
  ])
    assert.ok(!isToldThing(sentence), sentence)
})

test('tells what two products are compared for, and leaves matches alone', () => {
  const told = engine.debriefHeadline('Skerra Phone 7 vs. Norland Galaxy 10: the shocking truth', 5).variations
  assert.ok(
    told.some((line) => /^Comparison of Skerra Phone 7 with Norland Galaxy 10/.test(line)),
    told.join('\n'),
  )
  assert.equal(loneThing('Norwell vs. Skerra'), '')
  const cards = waysOf(statementItem('Okafor credit cards vs. Norland credit cards', true), planHeadline('x'))
  assert.ok(cards.some(({ text }) => text === 'How Okafor credit cards differ from Norland credit cards'))
  const cars = waysOf(statementItem('Electric cars vs. electric cars', true), planHeadline('x'))
  assert.ok(cars.some(({ text }) => text === 'How electric cars differ from electric cars'))
})

test('compares nothing but products', () => {
  for (const [one, other] of [
    ['Skerra Phone 7', 'Norland Phone 8 Pro'],
    ['Skerra 7', 'Skerra 8'],
    ['Skerra laptops', 'Norland laptops'],
    ['Skerra Watch', 'Norland Watch'],
    ['Galaxy S26', 'iPhone 17'],
  ])
    assert.deepEqual(comparedIn(`${one} vs. ${other}`), { one, other })
  for (const sides of [
    'Norwell under-21s vs. Skerra under-21s',
    'Norwell U21 vs. Skerra U21',
    'Human rights group Watch v. Windows maker',
    'Skerra Phone 7 v. Norland Phone 8',
    'Norland Watch vs. Okafor Phone Co. ruling',
    'Section 230 vs. Norland app law',
    'Case 12 vs. Case 14',
    'Match 5 vs. Skerra 7',
    'Norwell 5 vs. Skerra 7',
    'Team Phone 5 vs. Team Watch 7',
    'Credit cards vs. loans',
    'Skerra phone ruling vs. Norland phone order',
    'Human Rights Watch vs. Norland Watch',
    'Boat 7 vs. Boat 8',
    'Norland 2031 vs. Norland 2032',
  ])
    assert.equal(comparedIn(sides), null, sides)
})

test('tells of a thing in five ways that are no labels', () => {
  const { variations } = engine.debriefHeadline(
    'Terrifying ferry closure in Norwell south and west due to loose screws',
    5,
  )
  assert.equal(
    variations.filter((line) => /^(?:As reported|Subject of|From the|In the news|News item)/.test(line)).length,
    0,
    variations.join('\n'),
  )
})
