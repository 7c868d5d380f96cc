/** Free rewordings by what makes them hard to read: each true one was refused, or each false one passed, before its rule. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkCandidate } from './guard.ts'

const OPTIONS = { minWords: 4, maxWords: 20 }

/** What is read, a headline, its true rewordings, and false ones. */
const CASES: [string, string, string[], string[]][] = [
  [
    'an age between commas behind a fronted clause',
    'Ines Roth, 71, shuts shop after rent doubles',
    ['After rent doubles, Ines Roth, 71, closes her shop'],
    [],
  ],
  [
    'a participle behind a fronted phrase',
    'Parliament to debate assisted dying bill on Friday after months of delay',
    ['After months of delay, assisted dying bill will be debated in parliament Friday'],
    [],
  ],
  [
    'a deed in -ing behind the name of a place',
    'Suspect in Aalto stabbing still at large, police warn residents',
    ['Aalto stabbing suspect remains free, police tell residents'],
    [],
  ],
  [
    'a verb behind "court" that could be a noun with it',
    'Court orders Sunrise Foods to pay widow $3 million over tainted cheese',
    [],
    ['Court orders widow to pay Sunrise Foods $3 million over tainted cheese'],
  ],
  [
    'a doubt behind a plural',
    'Analysts doubt Zephyr will meet its target of 500 stores',
    [],
    ['Zephyr doubts it will meet its target of 500 stores'],
  ],
  [
    'unless as if not',
    'Teachers union threatens strike unless city raises pay',
    ['Union of teachers warns of strike if city does not raise pay'],
    ['Teachers union threatens strike if city raises pay'],
  ],
  [
    'neither as not',
    'Neither Ruiz nor Okafor backs plan to merge regional hospitals',
    ['Ruiz and Okafor do not support merger of regional hospitals'],
    ['Ruiz and Okafor support merger of regional hospitals'],
  ],
  [
    'what would have allowed it',
    'Governor Pike vetoes bill that would have let towns ban gas stoves',
    ['Governor Pike blocks bill that would have allowed towns to ban gas stoves'],
    ['Governor Pike vetoes bill, and towns ban gas stoves'],
  ],
  [
    'what a win is won for',
    'Dorn beats Okafor to regain seat in council',
    ['Dorn regains seat in council by beating Okafor'],
    ['Okafor regains seat in council by beating Dorn'],
  ],
  [
    'what is blocked behind "from"',
    'Judge blocks Norwell from closing 14 clinics',
    [],
    ['Norwell closes 14 clinics', 'Norwell closed 14 clinics, judge finds'],
  ],
  ['scores, which add up to nothing', 'Leiden beat Rovers 2-1 in cup', [], ['Leiden beat Rovers 3-1 in cup']],
  [
    'two who speak in one headline',
    'Union says bosses knew of asbestos risk; company insists it acted at once',
    ['Company says it acted at once; union says bosses knew of asbestos risk'],
    ['Company says bosses knew of asbestos risk; union insists it acted at once'],
  ],
  [
    'a report that is hidden, which vouches for nothing',
    'Mayor accuses police chief of hiding report on custody deaths',
    [],
    ['Police chief hid report on custody deaths'],
  ],
]

for (const [what, headline, truths, falsehoods] of CASES)
  test(`reads ${what}`, () => {
    for (const truth of truths) assert.deepEqual(checkCandidate({ headline }, truth, OPTIONS), [], truth)
    for (const falsehood of falsehoods)
      assert.notDeepEqual(checkCandidate({ headline }, falsehood, OPTIONS), [], falsehood)
  })
