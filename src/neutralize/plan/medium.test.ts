import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from '../engine.ts'

const engine = createEngine()
const say = (headline: string): string => engine.debriefHeadline(headline, 5).variations.join('\n')

/** A headline, what some variation says, and what none may. */
const CASES: [string, RegExp, RegExp][] = [
  ['Podcast: How Norwell lost its river', /^Podcast explains how Norwell lost its river$/m, /\barticle\b|publisher/i],
  ['Podcast: Will Norwell get a tram?', /^Podcast examines whether Norwell will get a tram$/m, /\barticle\b/i],
  ['How Norwell lost its river', /^Article explains how Norwell lost its river$/m, /podcast/i],
  ['Editorial: Norwell is wrong to close its library', /^Editorial argues that Norwell is wrong/m, /column/i],
  ['How Norwell lost its river | Podcast', /^Podcast explains how Norwell lost its river$/m, /\barticle\b/i],
  // Behind the headline the label holds of it as well; an analysis is no view.
  ['Norwell needs a tram | Editorial', /^Norwell needs a tram, editorial says$/m, /report|article/i],
  ['Norwell needs a tram – Opinion', /column says$/m, /reported|article|; opinion/i],
  ['Comment: Norwell needs a tram', /column says$/m, /reported|article/i],
  ['Norwell council votes for tram | Analysis', /^Norwell council votes for tram$/m, /column/i],
  ['Opinion: Norwell’s tram is not the answer', /column/i, /report/i],
  ['The Gazette view on trams: Norwell needs one', /^The Gazette view on trams/m, /reported to|article describes/i],
  // Who knows such things explains it; pilots may be those it is about.
  ['Surgeon: how to sleep better', /^Surgeon explains how to sleep better$/m, /article|publisher/i],
  ['Experts: why Norland ferries sink', /^Experts explain the reasons/m, /Experts explains/],
  ['Pilots: how Norwell trains them', /^Pilots: article explains/m, /Pilots explain/],
  // What a column gives reasons for is no fact.
  [
    'Opinion: Why Norwell needs a tram',
    /^Column explains the reasons that Norwell needs a tram$/m,
    /; article gives|report/i,
  ],
  ['Why Norwell needs a tram', /^Norwell needs a tram; article gives reasons$/m, /column/i],
]

for (const [headline, says, never] of CASES)
  test(`what a label calls the text is named: ${headline}`, () => {
    assert.match(say(headline), says)
    assert.doesNotMatch(say(headline), never)
  })

test('an obituary or a recipe is no subject of an article', () => {
  assert.doesNotMatch(say('Obituary: Ruiz Holm, painter of the sea'), /(?:on|about|at) obituary/i)
  assert.doesNotMatch(say('Recipe: Norland fish stew'), /(?:on|about|at) recipe/i)
  assert.doesNotMatch(say('Cartoon: the ferry tax'), /(?:on|about|at) cartoon/i)
  assert.doesNotMatch(say('Rest in peace: the phone that changed everything'), /rest in peace/i)
  assert.match(say('Harbor crisis: boats and tides'), /(?:on|about|at) harbor crisis/i)
})

test('how somebody is, its verb left out, is no thing', () => {
  assert.doesNotMatch(say('Holm sorry for joke'), /(?:on|about|at|with) Holm sorry/)
  assert.doesNotMatch(say('Holm sorry for joke about Skerra: everything you need to know'), /(?:on|about) Holm sorry/)
  assert.match(say('What Holm said as he pleaded guilty in Norwell'), /^Article explains what Holm said/m)
  assert.match(say('The grove that fed a Norwell school'), /(?:on|about|at) the grove/i)
})

test('persons in the plural say', () => {
  assert.match(say('Ferry was overloaded, according to passengers'), /^Passengers say/m)
  assert.doesNotMatch(say('According to firefighters in Skerra, nine people are safe'), /Skerra (?:says|has|states)/)
  assert.match(say('Ferry was overloaded, according to a passenger'), /passenger (?:says|has said|states)/i)
})
