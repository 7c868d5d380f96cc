import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from '../engine.ts'
import { candidatesOf } from './candidates.ts'
import { planHeadline } from './headline-plan.ts'

const wordings = (headline: string): string[] => [...candidatesOf(planHeadline(headline))].map(({ text }) => text)

test('behind a topic an article may explain, describe and report', () => {
  assert.ok(
    wordings('Ferry fares: how to save on tickets').includes('Ferry fares: explanation of how to save on tickets'),
  )
  assert.ok(
    wordings('Harbor crisis: pilots face hard winter').includes(
      'Harbor crisis: article describes pilots facing hard winter',
    ),
  )
})

test('behind a name it may not: he may be the one who says it', () => {
  for (const text of wordings('Okafor: pilots face hard winter'))
    assert.doesNotMatch(text, /report on pilots|article describes/i)
})

test('a news item is about a topic, and about nothing where the label is a speaker or no thing', () => {
  assert.ok(
    wordings('Harbor crisis: pilots face hard winter').includes('News about harbor crisis: pilots face hard winter'),
  )
  for (const headline of ['Okafor: pilots face hard winter', 'Too late to sail: pilots face hard winter'])
    for (const text of wordings(headline))
      assert.doesNotMatch(text, /^(?:News|Story|Article|Report) (?:on|about) [^:]+: /)
})

test('whoever speaks as a rule is nothing to look at, though nobody is read to say it', () => {
  for (const text of wordings('Police: monster killed three'))
    assert.doesNotMatch(text, /^(?:A look at|Publishe|News(?! item:)|Story|Article|Report) /)
})

test('a title makes a name of a common word, and its owner a speaker', () => {
  for (const text of wordings('Rep. Bacon: Okafor doesn’t sail old ferries'))
    assert.doesNotMatch(text, /^(?:News|Story|Article|Report) (?:on|about) |Okafor is reported/)
})

test('an article on the topic asks and explains, and who may speak says none of it', () => {
  const fares = wordings('Ferry fares: how Norland will bring trams back')
  assert.ok(fares.includes('Article on ferry fares explains how Norland will bring trams back'), fares.join('\n'))
  assert.ok(
    fares.includes('How Norland will bring trams back is explained in an article on ferry fares'),
    fares.join('\n'),
  )
  const okafor = wordings('Dana Okafor: will Norland bring trams back?')
  assert.ok(okafor.includes('Dana Okafor: article examines whether Norland will bring trams back'), okafor.join('\n'))
  for (const text of okafor) assert.doesNotMatch(text, /report on|^Article on/i)
})

test('a question is put about a topic, and is no news of it', () => {
  const ways = createEngine().debriefHeadline('Harbor dues: what are they and what do they pay for?', 5).variations
  for (const way of ways) assert.doesNotMatch(way, /^(?:News|Story) (?:on|about)/)
})

test('what an explanation is of is not cut off behind a label', () => {
  for (const text of wordings(
    'Chief pilot on the harbor flood: How water got into the engine room, killed six sailors from Skerra',
  ))
    assert.doesNotMatch(text, /: report, /)
})
