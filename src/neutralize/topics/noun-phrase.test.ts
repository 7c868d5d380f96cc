import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isLonePhrase, isPhraseWithArticle } from './noun-phrase.ts'

for (const phrase of [
  'The grove that fed a town',
  'A hunt for lamps that need no oil',
  'The rower who lost her seat',
  'The failed efforts to dredge the canal',
  'The arithmetic of small ferries',
  'The rule that put a rower behind bars',
  'The hours when every ferry sails',
  'A ferry tale that’s suitable for a film',
  'Nine situations in which it is rude to row',
  'All the boats from the harbor show',
  '41 lamps to buy before winter',
])
  test(`a noun phrase: ${phrase}`, () => assert.ok(isPhraseWithArticle(phrase)))

for (const clause of [
  'The board plans new quay',
  'Six rowers taken into custody',
  'Two rowers held over fire',
  'Five rowers as captains',
  'The rower who lost her seat sues board',
  'The mayors oppose dredging',
  'The storm killed six in Lindhaven',
  'The board paves way for dredging',
  'A rower and other stories fact-checked',
  'Dana Whit’s plan for the quay',
])
  test(`no noun phrase for sure: ${clause}`, () => assert.ok(!isPhraseWithArticle(clause)))

for (const phrase of [
  'Takeaways from a regatta in Norland',
  'Ferry times for Friday, May 22',
  'Riding the tide of harbor gossip',
  'Five facts about the harbor deal',
])
  test(`nothing but a noun phrase: ${phrase}`, () => assert.ok(isLonePhrase(phrase)))

for (const text of [
  'Millions of Islanders download FerryApp',
  'Dana Whit on the harbor vote',
  'Islanders to mark harbor day at home',
  'Harbor tolls down by a quarter since May',
  'Opposed to tolls, but happy with higher fares',
  'Court ruling a setback for growers',
])
  test(`more than a noun phrase, or a part of one: ${text}`, () => assert.ok(!isLonePhrase(text)))
