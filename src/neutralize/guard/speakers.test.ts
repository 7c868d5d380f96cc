/** Who says it: the speaker of the source, by whatever name, and nobody else. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkCandidate } from './guard.ts'

const judge = (headline: string, candidate: string) =>
  checkCandidate({ headline }, candidate, { minWords: 3, maxWords: 20 }).map(({ rule, text }) => `${rule}: ${text}`)

/** A headline, its true rewordings, and false ones. */
const CASES: [string, string[], string[]][] = [
  [
    'Ferry expected to be sold to rival on Friday, sources say',
    ['Sources say ferry is expected to be sold to rival on Friday'],
    ['Ferry expected to be sold to rival on Friday, judge says'],
  ],
  [
    'Video shows protesters removed from harbor hall',
    ['Protesters removed from harbor hall, video shows'],
    ["Protesters removed from harbor hall, governor's office says"],
  ],
  [
    "Reports on ferry 'not based on facts' says former harbor pilot",
    ["Former harbor pilot says reports on ferry are 'not based on facts'"],
    ['Reports on ferry have no basis in fact'],
  ],
  [
    'WHO warns of new measles wave in Skagen',
    ['New measles wave in Skagen, WHO warns', 'World Health Organization warns of new measles wave in Skagen'],
    ['New measles wave in Skagen, health ministry warns'],
  ],
  [
    'New measles wave feared in Skagen, health ministry says',
    ['Health ministry says new measles wave is feared in Skagen'],
    ['New measles wave feared in Skagen, according to WHO', 'WHO says new measles wave is feared in Skagen'],
  ],
  [
    'Holm agreed to weigh ferry request, Prime Minister Anna Lind says',
    ['Prime Minister Anna Lind says Holm agreed to weigh ferry request'],
    ['Holm says she agreed to weigh ferry request'],
  ],
  [
    "Holm agreed to weigh ferry request, Norway's Prime Minister Anna Lind says",
    ["Norway's Prime Minister Anna Lind says Holm agreed to weigh ferry request"],
    ['Holm says she agreed to weigh ferry request'],
  ],
  [
    'Ferry fares are hard on pupils despite help from bus and tram providers, survey finds',
    ['Survey finds ferry fares are hard on pupils', 'Ferry fares are hard on pupils, researchers say'],
    ['Ferry fares are hard on pupils, bus and tram providers say'],
  ],
  [
    'Holm asks if ferry can sail. ‘Not in thick fog,’ Lind says.',
    ['Holm asks if ferry can sail; Lind says not in thick fog'],
    ["Ferry can sail but 'not in thick fog,' Holm says"],
  ],
  [
    "Skagen coach on Lind injury: 'Can he walk by Friday?'",
    ["Skagen coach asks 'can he walk by Friday?' after Lind injury"],
    ["Lind says 'can he walk by Friday?' after Skagen injury"],
  ],
  ['FDA warns six firms over claims', ['Food and Drug Administration warns six firms over claims'], []],
]

for (const [headline, truths, falsehoods] of CASES) {
  for (const candidate of truths)
    test(`“${headline}” may be told as “${candidate}”`, () => assert.deepEqual(judge(headline, candidate), []))
  for (const candidate of falsehoods)
    test(`“${headline}” is not told as “${candidate}”`, () => assert.notDeepEqual(judge(headline, candidate), []))
}
