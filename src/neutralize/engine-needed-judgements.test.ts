/** A judging word goes only where nothing behind it needs it, and is exchanged only for what it means there. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from './engine.ts'

const engine = createEngine()
const linesOf = (headline: string): readonly string[] => engine.debriefHeadline(headline, 5).variations

/** What some variation says, and what none may. */
const CASES: readonly (readonly [headline: string, says: RegExp, never: RegExp])[] = [
  // A record is a record of something.
  [
    'Norland swelters in heatwave as hottest March on record nears',
    /hottest March on record/,
    /(?:as|while) March on record/,
  ],
  ['Skerra endures the worst drought on record', /worst drought on record/, /\ba drought on record/],
  [
    '14 Of The Worst Things Sailors Have Ever Swallowed',
    /bad things sailors have swallowed/,
    /\bever\b|14 things sailors/,
  ],
  // How high a level is.
  ['Skerra faces dire levels of hunger', /serious levels of hunger/, /(?:faces|facing) levels of/],
  ['Norwell sees dire shortage of boats', /shortage of boats/, /serious shortage levels/],
  // Which speakers, which neighbors.
  [
    'Norland removes propaganda loudspeakers at Skerra border',
    /propaganda loudspeakers/,
    /(?:removes|and) (?:loud)?speakers/,
  ],
  ['Storm und Tide About Pint-Size Sailors', /small sailors/, /about sailors/],
  // What would be meant.
  ['We All Keep The Weirdest Shit In Our Boats', /unusual things/, /\bshit\b/],
  ['What It’s Like To Sail The Most Hyped Boat Of The Year', /most publicized boat/, /emphasized/],
  ['Ferry giant Norcom makes bid to buy out Skerra Lines for $7 per share', /bid to buy/, /attempt|effort/],
  ['Okafor makes bid to save harbor', /attempt|effort/, /offer to save/],
  ['Norcom layoffs hit harbor news: streaming shows axed', /canceled/, /called off/],
  ['Storm set to near the Skerra coast soon', /will near|set to near/, /close to/],
  // Two works are two.
  ['La Grand Macabre and The First Tide: this week in Norland halls', /Macabre and The First Tide/, /Grand The First/],
]
for (const [headline, says, never] of CASES)
  test(`needed: ${headline}`, () => {
    const lines = linesOf(headline)
    assert.match(lines.join('\n'), says)
    for (const line of lines) assert.doesNotMatch(line, never)
  })
