/** What a strict reader of debriefs found false or broken, by class, each in an invented headline. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from './engine.ts'

const engine = createEngine()

const NEVER: readonly (readonly [headline: string, misreading: string, never: RegExp])[] = [
  ['How Is the Norwell Shooting Suspect Still at Large?', 'whom it is about as what is done', /is shooting|being shot/],
  ['Will a Norwell Ferry Rally Set Up a Good Year?', 'a noun as the verb', /whether|rallied/],
  ['Can the Ferry Release Rally These Stocks?', 'a noun as the verb', /can release|releasing/],
  ['Did the Norwell Focus on Tolls Leave Skerra Awash in Boats?', 'a noun as the verb', /focused/],
  ['Battlefield 6 is testing the "quietest" mode ever, and I can’t wait', 'a game as a place', /\bbattlefield/],
  ['Kindle’s New AI Feature Can Answer Questions About Your Boats', 'a product as a word', /\bkindle/],
  ['Valve should release its new boat early', 'a firm as a thing', /\bvalve/],
  ['Basalt, Montana shooting: Police find boat of man suspected of deadly attack', 'a town as a stone', /\bbasalt/],
  ['You Will Want These Ferries From the ‘Made by Norwell’ Harbor Event', 'a name as words', /made by/],
  ['This Black Friday, crews are slashing tolls', 'one day as any', /\b[Aa] Black Friday/],
  ['Tales of horror emerge from Skerra after crews take control of pier', 'what went as what is left', /of emerge/],
  ['Dick Okafor remains divisive in death, drawing shocking tributes', 'somebody as a word', /\bdick/],
  ['The Real Reason Norwell’s Rampage Against Dorn Kicked Up a Notch', 'how far it went as what it is', /a notch/],
  [
    'Norland governors look to derail Dorn’s plan to send Harbor Guard to Norwell and other cities',
    'where to as which',
    /about .*Guard to/,
  ],
  ['Dana Ruiz’s Joke About Drowning Isn’t So Funny! The Harbor Star Blames ...', 'a joke as two things', /joke and/],
  ['Okafor’s insane harbor plan is doomed from the start', 'since when as what', /the start/],
  ['Dorn takes sides: Ruiz theories a ‘cancer’ for Norwell, while Okafor has ‘courage’', 'a verdict', /a ‘cancer’/],
  ['Want to strengthen Norland’s economy? The key pier is hiding in plain sight', 'where as what', /and plain sight/],
  ['Can Norwell legally ban Emil Dorn and Ruiz from the pier?', 'a verb as a thing', /about ban/],
]

for (const [headline, misreading, never] of NEVER)
  test(`does not take ${misreading}: ${headline}`, () => {
    for (const variation of engine.debriefHeadline(headline, 5).variations) assert.doesNotMatch(variation, never)
  })
