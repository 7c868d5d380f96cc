/** Deeds that no list and no model reads, and what only looks like one. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readStatement } from './statement.ts'

const read = (text: string): string => {
  const statement = readStatement(text)
  return statement === null ? '' : `${statement.kind}: ${statement.subject} | ${statement.group} | ${statement.rest}`
}

const DEEDS: readonly [text: string, read: string][] = [
  ['A pilot shellacked her boat with harbor tar', 'past: A pilot | shellacked | her boat with harbor tar'],
  ['A teen handed out 40 tickets to islanders', 'past: A teen | handed | out 40 tickets to islanders'],
  ['A Santa refused to leave the ferry and sang', 'past: A Santa | refused | to leave the ferry and sang'],
  ['A sailor pretended to be asleep in Norwell', 'past: A sailor | pretended | to be asleep in Norwell'],
  ['A goat head-butted the mayor of Skerra twice', 'past: A goat | head-butted | the mayor of Skerra twice'],
  ['A guy proposed to his girlfriend on a ferry', 'past: A guy | proposed | to his girlfriend on a ferry'],
  ['A teen figured out how to tame gulls', 'past: A teen | figured | out how to tame gulls'],
]

for (const [text, expected] of DEEDS) test(`reads a deed: ${text}`, () => assert.equal(read(text), expected))

const NO_DEEDS = [
  'A pilot handed a prison term in Skerra',
  'A teen accused of piracy in Norwell',
  'Minister resigned to losing the harbor',
  'A crew dubbed the kings of Norwell',
  'A diver refused his medal',
  'A sailor dressed as a gull on the pier',
  'Marsh visits contested Skerra lighthouse',
]

for (const text of NO_DEEDS) test(`is no deed: ${text}`, () => assert.notEqual(readStatement(text)?.kind, 'past'))

const CERTAIN: readonly [text: string, read: string][] = [
  ['Dana Ruiz talks about the boats she lost', 'present: Dana Ruiz | talks | about the boats she lost'],
  ['Norland rescuers race to find six in cave', 'present: Norland rescuers | race | to find six in cave'],
  ['Mayor made fun of over her boat', 'bare-passive: Mayor | made fun of | over her boat'],
  ['Norwell reskins its ferries', 'present: Norwell | reskins | its ferries'],
  ['Skerra mayor made fun of over odd hat', 'bare-passive: Skerra mayor | made fun of | over odd hat'],
  ['A data team tied to the mayor has an odd past', 'present: A data team tied to the mayor | has | an odd past'],
]

for (const [text, expected] of CERTAIN) test(`is certain: ${text}`, () => assert.equal(read(text), expected))

const DOUBTFUL = [
  'Norwell talks about fares stall',
  'Dana Ruiz talks about fares stall',
  'The crew that said Dorn is lost',
]

for (const text of DOUBTFUL)
  test(`stays doubtful: ${text}`, () => assert.ok(!/^(?:present|bare-passive|copula):/.test(read(text)), read(text)))
