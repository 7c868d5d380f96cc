/** What a language model answers to a headline: readings that refused its true wordings, each beside false ones. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { detectTactics } from '../tactics/tactics.ts'
import { checkCandidate } from './guard.ts'

/** A headline, true rewordings, and false ones. */
const CASES: [string, string[], string[]][] = [
  // Who is shocked to learn a thing has learnt it.
  [
    'Norwell residents shocked to learn their water came from quarry',
    [
      'Norwell residents learn that their water came from quarry',
      'Residents of Norwell discover their water came from quarry',
      'Norwell residents learned that their water came from quarry',
    ],
    [
      'Norwell residents have not learned that water came from quarry',
      'Norwell residents will learn that their water came from quarry',
    ],
  ],
  [
    'Holm relieved to find ferry tickets still valid',
    ['Holm finds that ferry tickets are still valid', 'Holm found that ferry tickets are still valid'],
    ['Ferry tickets no longer valid, Holm finds with relief'],
  ],
  [
    "Ruiz 'horrified' to discover camera in Norwell dressing room",
    ['Ruiz discovers camera in Norwell dressing room', 'Camera discovered in Norwell dressing room by Ruiz'],
    ['Ruiz hid camera in Norwell dressing room, police discover'],
  ],
  ['Okafor thrilled to see ferry return to Norwell', ['Okafor sees ferry return to Norwell'], []],
  [
    'Okafor would be shocked to learn ferry was sold',
    [],
    ['Okafor learns that ferry was sold', 'Okafor learned that ferry was sold'],
  ],
  [
    'Norwell residents may be surprised to find fees on bills',
    [],
    ['Norwell residents find fees on bills', 'Norwell residents have found fees on bills'],
  ],
  ["You'll be shocked to learn what Norwell mayor earns", [], ['Readers have learned what Norwell mayor earns']],
  ['Holm set to learn ferry verdict', [], ['Holm learns ferry verdict this week']],
  ['Dorn delighted to join Norwell United', [], ['Dorn has joined Norwell United']],
  ['Norwell expected to be shocked to learn of ferry sale', [], ['Norwell learns of ferry sale']],
  ['Are you shocked to learn ferry fares rose?', [], ['Readers learn that ferry fares rose']],
  [
    'Fans surprised to hear Okafor will retire',
    ['Fans hear that Okafor will retire'],
    ['Fans hear that Okafor has retired'],
  ],
  [
    "Don't be surprised to see Norwell ferry fares rise",
    [],
    ['Norwell ferry fares rise this week', 'Readers see Norwell ferry fares rise'],
  ],
]

for (const [headline, truths, falsehoods] of CASES) {
  const judge = (candidate: string) =>
    checkCandidate({ headline }, candidate, { minWords: 4, maxWords: 15, detectTactics })
  for (const candidate of truths)
    test(`“${headline}” may be told as “${candidate}”`, () => assert.deepEqual(judge(candidate), []))
  for (const candidate of falsehoods)
    test(`“${headline}” is not told as “${candidate}”`, () => assert.notDeepEqual(judge(candidate), []))
}
