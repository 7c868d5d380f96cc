import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isLonePhrase, isPhraseWithArticle } from './noun-phrase.ts'

for (const phrase of [
  'The grove that fed a town',
  'A scramble for maps that do no harm',
  'The rower who lost her seat',
  'The failed efforts to dredge the canal',
  'The economics of small ferries',
])
  test(`a noun phrase: ${phrase}`, () => assert.ok(isPhraseWithArticle(phrase)))

for (const clause of [
  'The board plans new quay',
  'The rower who lost her seat sues board',
  'The mayors oppose dredging',
  'The storm killed six in Lindhaven',
  'The board paves way for dredging',
  'A rower and other stories fact-checked',
  'Dana Whit’s plan for the quay',
])
  test(`no noun phrase for sure: ${clause}`, () => assert.ok(!isPhraseWithArticle(clause)))

for (const phrase of [
  'Takeaways from the primaries in Norland',
  'Ferry times for Friday, May 22',
  'Riding the wave of harbor coverage',
  'Five facts about the harbor deal',
])
  test(`nothing but a noun phrase: ${phrase}`, () => assert.ok(isLonePhrase(phrase)))

for (const text of [
  'Millions of Islanders download FerryApp',
  'Dana Whit on the harbor vote',
  'Islanders to mark harbor day at home',
  'Harbor tolls down by a quarter since May',
  'Opposed to tolls, but in this case for them',
  'Court ruling a setback for growers',
])
  test(`more than a noun phrase, or a part of one: ${text}`, () => assert.ok(!isLonePhrase(text)))
