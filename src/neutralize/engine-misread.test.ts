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
  // Forms that tore a sentence, or told it of somebody else.
  [
    'Norwell’s robot boat is as cute as its rivals are big',
    'what it is as nothing',
    /is(?: reported to be| reportedly)?$|being$/,
  ],
  [
    'Norwell outraged at 20 crew members held as ‘spies’ in Skerra port',
    'who is angry as who is held',
    /is held|been held|being held/,
  ],
  ['Norwell Sets Up ‘Tide Boards’ to Stop Shoppers in Their Tracks', 'a look as a hindrance', /shoppers$/],
  ['Holm cuts lonely figure after harbor vote', 'what somebody looks like as what is cut', /\bfigure\b/],
  [
    'Even in old age Dana Okafor could still sail to Skerra',
    'what was as what may be',
    /\b(?:may|might|possibly|perhaps|possible)\b/,
  ],
  ['Can a $26m-a-year harbor manager really rethink ferry pay?', 'a noun as the verb', /year can|harboring/],
  ['What are the Norwell lottery winning numbers for Friday?', 'what is asked for as a deed', /lottery are/],
  ['What’s open and closed on Harbor Day in Norwell?', 'how it is as what it is', /Norwell is$|what open/],
  ['How do you prosecute another harbor’s mayor?', 'anybody as the reader', /readers|how they/],
  [
    'Harbor firms double down on ferries and dial back on piers',
    'half of what they do',
    /(?:ting|ted|have .*) further to ferries and dial /,
  ],
  ['Lawmakers meet Dorn, praise in public', 'a noun as a deed', /and praised/],
  [
    'Open or not, Norwell, Emil Holm get ready for joint harbor ride',
    'an aside as somebody',
    /describes open|Report on open|have got/,
  ],
  [
    'The legal tactic Holm and Emil Dorn are using against their rivals',
    'a thing as a sentence',
    /Dorn using|have been using|told that/,
  ],
  [
    'New harbor filings reveal who the mayor alleges Holm hired to leak maps',
    'what is told inside as what is told',
    /alleging|reportedly|alleged/,
  ],
  [
    'Norwell teacher was robbed by crew stealing her boat, records state',
    'who says it as what is told',
    /boat, records state$/,
  ],
  ['As Norwell spills over, floodwater creeps closer', 'where to as what is done', /crept by/],
  ['Holm reports biggest loss in a decade', 'since when as when', /reported by Holm/],
  ['Holm’s Boat S26 Ultra renders display all six of its decks', 'a noun as the verb', /rendered|rendering/],
  ['Plea by Holm appears to be in trouble', 'how it seems as an appearance', /appearance/i],
  [
    'A knife, a net and a bell: 25 surprisingly handy uses you can find for your boat',
    'examples as the news',
    /\bknife\b/,
  ],
  [
    '18 Times The Harbor Board Perfectly Summed Up Sailing "Norland Tides"',
    'who says it as what it is about',
    /involving/,
  ],
  ['The 10 votes that will determine who runs Norland', 'any as these', /10 votes(?:$| are|:|,)/],
  ['How we fixed our sick dad and saved his boat', 'a family as the publisher', /explains|Publisher|detail/],
  ['Emil Holm: What if I’m not Norlandic enough any more?', 'who is named as an author', /author/],
  ['What to know about Adm. Holm, head of the Norwell fleet', 'a rank as a sentence', /Adm;/],
  ['Skerra salutes Capt. Okafor. Norwell needs new ferry crews', 'a rank as a sentence', /Capt;/],
  ['Selling harbor shares for fun. What’s the big deal? (HARB:NYSE)', 'letters as a sentence', /HARB/],
  ['Lets move to Norwell, south-west Skerra: forget what you know', 'a call as somebody', /\b[Ll]ets\b/],
  ['Norlanders are disgusting. Most of it came from Skerra', 'of what is not told', /ost of it/],
  ['Lose the harbor feed? Here’s how to watch boats with a one-day pass', 'a sentence as none', /\? article/],
  [
    'Why You Should Never Google Your Captain',
    'a clause without its doer',
    /that never|ever to Google their captain(?:;| are)/,
  ],
]

for (const [headline, misreading, never] of NEVER)
  test(`does not take ${misreading}: ${headline}`, () => {
    for (const variation of engine.debriefHeadline(headline, 5).variations) assert.doesNotMatch(variation, never)
  })
