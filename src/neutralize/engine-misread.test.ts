/** What a strict reader of debriefs found false or broken, by class, each in an invented headline. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from './engine.ts'

const engine = createEngine()

const NEVER: readonly (readonly [headline: string, misreading: string, never: RegExp])[] = [
  ['How Is the Norwell Shooting Suspect Still at Large?', 'whom it is about as what is done', /is shooting|being shot/],
  ['Will a Norwell Ferry Rally Set Up a Good Year?', 'a noun as the verb', /whether|rallied/],
  ['New Skerra and Skerra Air models should be launching soon, but calm down', 'what is likely as a demand', /asks/],
  ['Dorn is dead – or is he?', 'what is doubted as told', /reported to be dead|describes Dorn/],
  ['Holm denies she still thinks Dorn guilty', 'what is denied as more', /denies she thinks/],
  ['Ruiz, who just missed a medal, quits', 'by how little as not at all', /who missed/],
  ['Okafor describes meeting with a thug outside Norwell bar', 'whom the publisher calls so', /thug/],
  ['We should see rain in Norwell by May', 'what is expected as wanted', /calls for|favor/],
  ['House must pass fire test', 'a building as a chamber', /\bThe House/],
  ['Spain hammers Norwell after red card', 'a match as an attack', /\bhit\b/],
  ['Fans mourn Norwell’s greatest poet', 'who does it as who owns it', /one of/i],
  ['Where the hell is Holm’s harbor robot?', 'an oath as a place', /hell/],
  ['Emil Holm’s power extends far beyond Norwell', 'how far as a thing', /of far/],
  ['Can the Ferry Release Rally These Stocks?', 'a noun as the verb', /can release|releasing/],
  ['Did the Norwell Focus on Tolls Leave Skerra Awash in Boats?', 'a noun as the verb', /focused/],
  ['Battlefield 6 is testing the "quietest" mode ever, and I can’t wait', 'a game as a place', /\bbattlefield/],
  ['Kindle’s New AI Helper Can Explain Your Boats', 'a product as a word', /\bkindle/],
  ['Valve should release its new boat early', 'a firm as a thing', /\bvalve/],
  ['You Will Want These Ferries From the ‘Made by Norwell’ Harbor Event', 'a name as words', /made by/],
  ['This Black Friday, crews are slashing tolls', 'one day as any', /\b[Aa] Black Friday/],
  ['Tales of horror emerge from Skerra after crews take control of pier', 'what went as what is left', /of emerge/],
  ['Dick Okafor remains divisive in death, drawing shocking tributes', 'somebody as a word', /\bdick/],
  [
    'The Real Reason the Harbor’s Fury at Dorn’s Rivals Kicked Up a Notch in May',
    'how far it went as what it is',
    /a notch/,
  ],
  [
    'Norland governors look to derail Dorn’s plan to send Harbor Guard to Norwell and other cities',
    'where to as which',
    /about .*Guard to/,
  ],
  ['Okafor’s insane harbor plan is doomed from the start', 'since when as what', /the start/],
  ['Want to strengthen Norland’s economy? The key pier is hiding in plain sight', 'where as what', /and plain sight/],
  ["Monday's biggest analyst calls: Holm, Dorn and Ruiz", 'a noun as a verb', /called|calling/],
  [
    '9 Norwell piers shown in viral film "working as planned," harbor officials say',
    'what describes as what is said',
    /(?:are|been) discussed/,
  ],
  ['Tapes Led to FBI, Navy Battle Over Holm Pier', 'a noun as a verb', /argu/],
  ['Inside the harbor board, strike adds to a shocking sense of crisis', 'where as who', /^The harbor board, strike/],
  ['Dorn floats tariff "dividends" even while plan shows major flaws', 'a small word as a thing', /even (?:is|has)/],
  ['Trial exposes internal tension over Dorn’s use of guards in Norwell', 'of what it is a trial', /trial over/],
  ['What to Watch For as Holm and Pence Visit Skerra', 'somebody as coins', /\bpence/],
  ["Judges hear blockbuster case over Norland's 15-week fishing ban", 'two articles', /[’']s a 15/],
  // Verbs that stand for another time, or attach elsewhere in another form.
  ["Okafor and Ruiz meet today in Skerra. Here's what to know", 'what is to come as done', /\bmet\b/],
  ['Norwell Tide lets you easily chart waves', 'what it does as what it did', /\bhave let\b|has (?:reportedly )?let/],
  ['Eating pickled kelp gets gulls drunk', 'a rule as an event', /\bgot\b/],
  ["These striking photographs warn of Skerra's shrinking rivers", 'what is shown as done', /warned/],
  ["Norwell's harbor failures cost more than 300 lives", 'what is past as going on', /reported to cost/],
  [
    "In another key harbor test, a favored islander is upset in Skerra mayor's race",
    'who is beaten as who beats',
    /islander upset/,
  ],
  ['Six weeks stuck on board, crews find some shore', 'what leans on somebody as what is told', /describes|been stuck/],
  ['Mayor Holm appears, and briefly stars, at his Harbor Games', 'half of what he does', /appearing|appeared/],
  [
    'Missing Norwell boy found safe after mother, aunt arrested for theft: officials',
    'a clause as a noun',
    /following/,
  ],
  [
    "Norwell Gov. Dana Holm cracks down on harbor centers, says speculators are 'scaring our islands'",
    'who does it as what is said',
    /speculators '/,
  ],
  ['Ruiz worried about crew after storm', 'a state as a deed', /have concerned/],
  [
    'Sailors should be given the legal right to work from home',
    'who gets it as who is asked',
    /(?:asks|urges) sailors/,
  ],
  ['Russia hammers Kyiv as Okafor heads to US for talks', 'an attack as words', /critici|fault/],
  ['‘Storm: Skerra’ Flops at Opening Weekend Box Office', 'a verb as a noun', /failure/],
  ['No tram but Okafor visits pier, sailors in Skerra as he touts fare push', 'two things as a delay', /\byet\b/],
  ['How a Skerra jobs apocalypse unfolds', 'one as many', /losses unfolds/],
  ['Dana Okafor says Ruiz’s ferry remarks ‘deeply unfair’', 'what is judged as what is said', /saying|have said/],
  [
    'Okafor’s Post About Slain Norwell Pilot Dismays Her Crew',
    'who is mourned as who does it',
    /pilot (?:disappoint|upsett)ing/,
  ],
  ["What Are Norwell's Stages to Reopen?", 'what they are as what they will do', /stages are to/],
  ["Is what's happening in Skerra theft?", 'one verb as two', /what's is/],
  ['How Grumpy Is Your Crew Being Right Now', 'a torn verb', /being now is/],
  ['People share harbor snaps after seeing ‘faces’ in old objects', 'a thing as a deed', /snapped|objected/],
]

for (const [headline, misreading, never] of NEVER)
  test(`does not take ${misreading}: ${headline}`, () => {
    for (const variation of engine.debriefHeadline(headline, 5).variations) assert.doesNotMatch(variation, never)
  })
