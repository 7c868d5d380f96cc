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
  [
    'an account or denial as what it is of',
    'Rights group says guards beat inmates; prison service disputes account',
    ["Prison service disputes rights group's account that guards beat inmates"],
    ['Guards beat inmates, and prison service disputes number of cases'],
  ],
  [
    'doubts as doubts',
    'Analysts doubt Zephyr will meet its target of 500 stores',
    ["Zephyr's meeting its target of 500 stores is doubted by analysts"],
    ['Analysts believe Zephyr will meet its target of 500 stores'],
  ],
  [
    'which way it does not go',
    'Finance minister rules out tax rise before election',
    ['Tax rise before election is ruled out by finance minister'],
    ['Finance minister rules out tax cut before election'],
  ],
  [
    'what is not caused',
    'Vaccine did not cause rise in heart problems, regulator says',
    ['Vaccine did not cause increase in heart problems, regulator says'],
    ['Vaccine did not cause drop in heart problems, regulator says'],
  ],
  [
    'who loses, told by a noun',
    'Okoro apologises to referee after 2-1 defeat by Leiden',
    ['Okoro apologises to referee after 2-1 loss to Leiden'],
    ['Okoro apologises to referee after 2-1 win over Leiden'],
  ],
  ['intent', 'Court orders Norwell to pay widow over tainted cheese', [], ['Norwell knowingly sold tainted cheese']],
  [
    'what a trial is over, and how long a match',
    'Trial of ex-banker Holm begins over $40m loans to relatives',
    ["Former banker Holm's trial opens; case concerns loans of $40m to relatives"],
    [],
  ],
  [
    'a match over five sets',
    'Ruiz beats Tanaka in five sets',
    ['Ruiz defeats Tanaka over five sets'],
    ['Ruiz defeats Tanaka over six sets'],
  ],
  [
    'who is cleared in a case',
    'Swimmer Lindqvist cleared of doping after lab admits mix-up',
    ['Lindqvist exonerated in doping case after lab admits mix-up'],
    ['Lindqvist fined for doping after lab admits mix-up'],
  ],
  [
    'following as after',
    'Parliament to debate assisted dying bill on Friday after months of delay',
    ['Parliament to debate assisted dying bill on Friday following months of delay'],
    ['Parliament to debate assisted dying bill in following months'],
  ],
  [
    'a fall that is more as a level that is lower',
    'Unemployment falls to 4.1% in March, lower than economists expected',
    ['Unemployment in March fell more than economists expected, to 4.1%'],
    ['Unemployment in March fell less than economists expected, to 4.1%'],
  ],
  [
    'neither as both not',
    'Neither Ruiz nor Okafor backs plan to merge regional hospitals',
    ['Regional hospital merger plan lacks backing of both Ruiz and Okafor'],
    [],
  ],
  [
    'lacking as unavailable',
    'Ministry says 1.2 million people lack clean water after floods',
    ['According to ministry, clean water is unavailable to 1.2m people after floods'],
    ['According to ministry, clean water is available to 1.2m people after floods'],
  ],
  [
    'at large as not caught',
    'Suspect in Aalto stabbing still at large, police warn residents',
    ['Police warn residents that Aalto stabbing suspect has not been caught'],
    ['Suspect in Aalto stabbing caught, police tell residents'],
  ],
  [
    'a rival as somebody, and the sale from the other side',
    'Tycoon Reyes sells newspaper to rival Castell for $90 million',
    ['Castell buys newspaper from Reyes for $90 million'],
    ['Tycoon Reyes buys newspaper from rival Castell for $90 million'],
  ],
  [
    'sets that are played',
    'Ruiz beats Tanaka in five sets to reach first final',
    ['Ruiz defeats Tanaka in five sets and reaches first final'],
    ['Tanaka defeats Ruiz in five sets and reaches first final'],
  ],
]

for (const [what, headline, truths, falsehoods] of CASES)
  test(`reads ${what}`, () => {
    for (const truth of truths) assert.deepEqual(checkCandidate({ headline }, truth, OPTIONS), [], truth)
    for (const falsehood of falsehoods)
      assert.notDeepEqual(checkCandidate({ headline }, falsehood, OPTIONS), [], falsehood)
  })
