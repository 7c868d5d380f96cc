/** What somebody signs behind a bar, and what readers write, is held by them: told as theirs or by its topic, never as news. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from './engine.ts'

const engine = createEngine()
const linesOf = (headline: string): readonly string[] => engine.debriefHeadline(headline, 5).variations

/** Every variation names who holds it. */
const HELD: readonly (readonly [headline: string, holder: RegExp])[] = [
  ['This Skerra tram plan finally strips the harbor of all charm | Phoebe-Jane Dorn', /column/i],
  ['Norwell needs a new pier, not another tunnel | Dana P Okafor', /column/i],
  ['Norwell is not the town to run a ferry fleet | DJ Okafor', /column/i],
  ['Skerra Rail: fares remain far too high despite the refund | Nils Okafor', /column/i],
  ['How will Mayor Ruiz defend the harbor when she wants to sell it? | Emil Okafor', /column/i],
  ['Why Dorn is the wrong captain for the island ferry | Emil Okafor', /column/i],
  ['The island tram is slower than the old ferry | Letters', /letters/i],
  ['Islanders knew what the ferry vote meant | Brief letters', /letters/i],
  ['The harbor council has let the pier rot | Norwell editorial', /column|editorial/i],
]
for (const [headline, holder] of HELD)
  test(`told as held: ${headline}`, () => {
    for (const line of linesOf(headline)) assert.match(line, holder)
  })

/** Readers' letters on a thing are no report of it. */
test('letters report nothing', () => {
  for (const line of linesOf('Okafor plot behind the ferry crew’s walkout | Letters'))
    assert.doesNotMatch(line, /reported by|published report|subject of (?:the )?report|in the news|column/i)
})

/** Whom it is about, a section and an outlet sign nothing. */
const NEWS = [
  'Emil Okafor sails to Skerra after vote | Emil Okafor',
  'Norwell council closes old pier after storm | Local Weather',
  'Norwell council closes old pier after storm | Fox Norland',
  'Norwell council closes old pier after storm | The Gull',
]
for (const headline of NEWS)
  test(`no column: ${headline}`, () => {
    for (const line of linesOf(headline)) assert.doesNotMatch(line, /column|letters/i)
  })
