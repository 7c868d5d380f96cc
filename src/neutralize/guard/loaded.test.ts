/** What a rewording may keep of a headline's manner, and what is a manipulation left in. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { detectTactics } from '../tactics/tactics.ts'
import { checkCandidate } from './guard.ts'

const judge = (headline: string, candidate: string) =>
  checkCandidate({ headline }, candidate, { minWords: 4, maxWords: 15, detectTactics }).map(
    ({ rule, text }) => `${rule}: ${text}`,
  )

/** A headline, rewordings that lure nobody, and such as do. */
const CASES: [string, string[], string[]][] = [
  // A question that an article asks or explains.
  [
    'What went wrong for the Norwell ferry?',
    [
      'Article examines what went wrong for the Norwell ferry',
      'What went wrong for the Norwell ferry is examined',
      'Norwell ferry: article explains what went wrong',
    ],
    ['Article reveals what went wrong for the Norwell ferry', 'What went wrong for the Norwell ferry'],
  ],
  [
    'Okafor reveals what happens next for the Norwell ferry',
    ['Article looks at what happens next for the Norwell ferry'],
    ['Okafor explains what happens next for the Norwell ferry'],
  ],
  // A rank that somebody gives, and one that the publisher gives.
  [
    'This pier may be the most important in Norland, historian says',
    ['Pier may be most important in Norland, historian says'],
    ['Pier may be the most important in Norland'],
  ],
  [
    'The Norwell pier is the most important in Norland',
    [],
    ['Norwell pier is the most important in Norland', 'Article says Norwell pier is the most important in Norland'],
  ],
  // The name of a series.
  ['Make It Last: Is there such a thing as a quiet drill?', ['Make It Last considers quiet drills'], []],
  // Words in their plain sense.
  [
    'Five families sue Skerra Chat over role in suicides, delusions',
    ['Skerra Chat sued by five families over suicides and delusions'],
    [],
  ],
  ['Norwell council suffers from delusion over harbor deal', [], ['Norwell council has a delusion over harbor deal']],
  [
    'Tide Pool 3, harbor ghost horror and other indie games to try',
    ['Tide Pool 3 and harbor ghost horror among indie games to try'],
    [],
  ],
  ['Horror at Norwell harbor as ferry sinks', [], ['Ferry sinks in Norwell harbor horror']],
  [
    'Skerra sells lunch boxes with a hidden key compartment',
    ['Lunch boxes with a hidden key compartment sold by Skerra'],
    [],
  ],
  ['The hidden cost of Norwell ferry fares', [], ['Article describes the hidden cost of Norwell ferry fares']],
  ['The Norland plan for cleaner harbors includes 128 ideas', ['Norland plan for cleaner harbors has 128 ideas'], []],
  ['Dorn has a surprising idea for Norwell harbor', [], ['Dorn has a surprising idea for Norwell harbor']],
  [
    'Winners and losers in Norland ferry vote',
    ['Article lists winners and losers in Norland ferry vote'],
    ['Losers named in Norland ferry vote'],
  ],
  [
    'Norland just passed a ferry law that helps Norwell',
    ['Norwell is helped under ferry law just passed by Norland'],
    ['Norland just passed a ferry law that helps Norwell'],
  ],
]

for (const [headline, plain, luring] of CASES) {
  for (const text of plain) test(`passes “${text}”`, () => assert.deepEqual(judge(headline, text), []))
  for (const text of luring)
    test(`finds manipulation in “${text}” of “${headline}”`, () =>
      assert.ok(judge(headline, text).some((problem) => problem.startsWith('loaded: '))))
}
