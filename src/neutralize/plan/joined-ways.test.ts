import assert from 'node:assert/strict'
import { test } from 'node:test'
import { coreWords, similarity, TOO_SIMILAR } from '../distinct.ts'
import { createEngine } from '../engine.ts'

const engine = createEngine()
const variationsOf = (headline: string): string[] => engine.debriefHeadline(headline, 5).variations

/** A headline of several parts, and what some variation of it says. */
const JOINED: [headline: string, said: RegExp][] = [
  ['Okafor Quits Ferry Board. Her Rivals Are Celebrating.', /; article also says that her rivals are celebrating$/],
  ['Ferry Fares Rise Again. How Will Skerra Cope?', /; publisher looks into how Skerra will cope$/],
  ['Skerra Closes Its Oldest Pier. Here’s How Crews Reacted', /; publisher sets out how crews reacted$/],
  ['A New Pier for Norwell? Okafor May Have a Point', /; publisher raises question of a new pier for Norwell$/],
  ['Opportunity or threat? Norwell pier plan divides Skerra', /^Skerra is divided by a Norwell pier plan$/],
  ['This Really Happened: Ruiz Met With Dorn In Norwell', /^Ruiz met with Dorn in Norwell$/],
]

/** … and what none of them says. */
const NEVER: [headline: string, never: RegExp][] = [
  // What follows is said by her, and by no article.
  ['Ruiz warns crews: Storms are near the pier', /article (?:also )?says|publisher reports/],
  ['Yahoo! Launches A New Boat For Skerra', /^Launches|launches are/],
  ['Chance or risk? It may sink Norwell', /^It may/],
  // Who it was stays with the denial, and a plain thing is said.
  ['Mayor never met shameless crook Dorn', /what mayor never met/i],
  ['Ruiz did not sell a boat, so shameless rivals bought everything', /what Ruiz did not sell|boat rivals/i],
  ['Ruiz sold the boat, shameless rivals bought it', /boat rivals/],
  ['Skerra reduces ferry deaths but still hasn’t met 2030 targets', /by Skerra but/],
]

/** Headlines of which only names can be said, and a denial that stays beside loaded words. */
const NAMED: [headline: string, each: RegExp][] = [
  ['Norwell council won’t fund a shameful vanity pier', /what Norwell council won’t fund/i],
  ['A Norland Baker Didn’t Sell Any Cakes At The Fair So Strangers Bought Everything', /did(?:n’t| not)|not to have/],
  ['There’s a dark reason Skerra pilots never sail on Fridays', /never sail on Fridays/],
  ['14 Years Later, Skerra Still Hasn’t Paid Its Pilots', /has(?:n’t| not) paid/],
  ['This Is What Happens When Strangers Share Secrets With Okafor', /Okafor/],
]

for (const [headline, said] of JOINED)
  test(`joined: ${headline}`, () => {
    const variations = variationsOf(headline)
    assert.ok(
      variations.some((text) => said.test(text)),
      variations.join('\n'),
    )
  })

for (const [headline] of JOINED.slice(0, 3))
  test(`no two alike: ${headline}`, () => {
    const cores = variationsOf(headline).map(coreWords)
    for (const [i, core] of cores.entries())
      for (const other of cores.slice(0, i)) assert.ok(similarity(core, other) < TOO_SIMILAR)
  })

for (const [headline, never] of NEVER)
  test(`never ${never}: ${headline}`, () => {
    for (const text of variationsOf(headline)) assert.doesNotMatch(text, never)
  })

for (const [headline, each] of NAMED)
  test(`named: ${headline}`, () => {
    for (const text of variationsOf(headline)) assert.match(text, each)
  })
