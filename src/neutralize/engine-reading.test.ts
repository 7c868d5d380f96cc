/** More readings that go wrong easily, each by an invented headline: what every variation says, or none may say. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from './engine.ts'

const engine = createEngine()
const say = (headline: string): string[] => engine.debriefHeadline(headline, 5).variations

const NEVER: readonly (readonly [headline: string, misreading: string, never: RegExp])[] = [
  [
    'Harbor Levy Forecast Revised Lower',
    'what is done to something as its deed',
    /lower was|have revised|to have revised/i,
  ],
  ['Norwell Rejects Ferries for All, Union Agenda', 'a list as what follows the deed', /by Norwell for/i],
  ['Norwell closes school for orphans', 'what the object is for as what the deed is for', /by Norwell for/i],
  ['Mayor Busted Getting a Lift From Smugglers', 'somebody caught at it as arrested', /arrest/i],
  ['Two sailors dead and a young pilot still awaiting trial', 'two statements as one', /pilot are|are still awaiting/],
  [
    'Ferries between Norwell and Skerra halted as Storm Lala hits the coast',
    'a clause as the verb',
    /Lala have|have hit/,
  ],
  [
    'Temperatures of 40C expected in Skerra',
    'a plural with a phrase behind it as one thing',
    /Temperatures of 40C is/i,
  ],
  ['Marsh claims misleading, downplays harbor losses, report says', 'two statements as one', /misleading downplay/],
  ['Skerra braces for storm', 'what goes on as done', /has (?:reportedly )?prepared/],
  ['The moment of the first ferry launch in Skerra', 'a phrase without its noun', /(?:^|: )of the/i],
]

test('is not misread', () => {
  for (const [headline, misreading, never] of NEVER)
    for (const variation of say(headline)) assert.doesNotMatch(variation, never, `${misreading}: ${headline}`)
})

const ALWAYS: readonly (readonly [headline: string, kept: RegExp])[] = [
  // What a plural could not do shows a name.
  ['Bridges says harbor plan is not ready', /Bridges/],
  ['Skerra police warn of Flock cameras on ferries', /Flock/],
  ['Shell cuts jobs at Norwell refinery', /Shell/],
  ['Harbor Coach Reveals Timeline for Zacheriah Love’s Return', /Zacheriah Love’s/],
  // However long: who says it.
  [
    'Harbor politics: Marsh’s new ferry timetable will win older island voters to her bid for mayor next spring, pollsters say',
    /^(?!.*\bwin\b)|pollsters/,
  ],
]

test('every variation keeps its names, and who says it', () => {
  for (const [headline, kept] of ALWAYS) for (const variation of say(headline)) assert.match(variation, kept, headline)
})
