/** What is said to the reader beside the news, or to somebody who is no reader, in invented headlines. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from './engine.ts'

const engine = createEngine()
const told = (headline: string) => engine.debriefHeadline(headline, 5).variations

const TELLS: readonly (readonly [headline: string, why: string, first: RegExp])[] = [
  [
    'Okafor app adds switch to let you limit ‘pier noise’ in your feed',
    'news beside two quoted words',
    /^Okafor app adds switch to let people limit ‘pier noise’ in their feed$/,
  ],
  [
    "Norwell port officials want you to leave the piers in this week's 'nasty' swell",
    'what people are asked',
    /officials want people to leave the piers/,
  ],
  ['I Read the New Harbor Budget So You Don’t Have To', 'what the author did', /^Author .*read the new harbor budget$/],
  [
    'Skerra ferry line gets new timetable, see what it changes',
    'the news before a call',
    /^Skerra ferry line (?:gets|got) new timetable$/,
  ],
  [
    'The three boats I sailed in Norwell (that you can rent now)',
    'the news before an aside',
    /boats the author sailed in Norwell$/,
  ],
  [
    'Don’t expect the new ferry to sail before June',
    'what is not expected',
    /not to expect|against expecting|not expect/,
  ],
  [
    'Let’s scrap the harbor toll debates',
    'what is called for',
    /calls for .*(?:canceling|scrapping) the harbor toll debates/,
  ],
  [
    'The best early October Norwell Day ferry deals on nets, lamps, ropes and more at Skerra',
    'the offers without their praise',
    /^Early October Norwell Day ferry deals on nets, lamps, ropes and more at Skerra$/,
  ],
  [
    '209+ best Norwell Day deals we’re tracking until October 2031, updated on Day 2',
    'how many offers without their praise',
    /^209\+ Norwell Day deals/,
  ],
  [
    'Skerra warns Norland: if you want tolls, then Ruiz will leave you',
    'what one is told as told to that one',
    /^Skerra warns Norland: if you want tolls/,
  ],
  [
    'Norland Sen. Ruiz to Dorn’s nominee: You have no say over ferries',
    'what one is told as told to that one',
    /nominee: You have no say/i,
  ],
]

for (const [headline, why, first] of TELLS)
  test(`tells ${why}: ${headline}`, () =>
    assert.ok(
      told(headline).some((variation) => first.test(variation)),
      told(headline).join(' | '),
    ))

const NEVER: readonly (readonly [headline: string, why: string, never: RegExp])[] = [
  ['Skerra warns Norland: if you want tolls, then Ruiz will leave you', 'people', /people/],
  ["Dorn warns harbor thieves: You 'will be fined'", 'people', /people/],
  ['We smell flowers in Norwell so you don’t have to', 'who does it in the wrong case', /by we\b/],
  ['Norwell’s new ‘Auto Sail’ app tries to steer ferries without you', 'nobody', /without people|no people/],
  ['The best of Norwell in pictures', 'half a phrase', /^Of Norwell|: of Norwell/],
  ['Watch the race, see how it ends', 'a call as news', /^Watch the race$/],
  ['Don’t expect much from the new ferry', 'what nobody says', /expecting much/],
  ['Let’s talk about the Norwell ferry', 'a call for talk', /calls for talking/],
  ['You will never sail alone, so you don’t have to fear', 'half a thought', /^You will never sail alone$/],
]

for (const [headline, why, never] of NEVER)
  test(`does not tell of ${why}: ${headline}`, () => {
    for (const variation of told(headline)) assert.doesNotMatch(variation, never)
  })
