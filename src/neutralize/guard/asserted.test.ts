/** What is denied, backed, left unsaid or compared is told as such. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkCandidate } from './guard.ts'

const OPTIONS = { minWords: 4, maxWords: 20 }

/** A headline, its true rewordings, and false ones. */
const CASES: [string, string[], string[]][] = [
  [
    'Skerra denies toxic spill caused fish deaths',
    ['Fish deaths were not caused by toxic spill, Skerra says'],
    ['Skerra attributes fish deaths to toxic spill'],
  ],
  [
    'Bank denies rates will rise this year',
    ['Bank denies that rates will rise this year'],
    ['Bank expects rates to rise this year', 'Rates will rise this year, bank expects'],
  ],
  ["Okafor backs tax cut, doesn't support wage rise", [], ['Okafor declines to back tax cut']],
  [
    "Dorn backs Ruiz, doesn't support Okafor",
    ['Dorn declines to support Okafor'],
    ['Dorn declines to back Ruiz', 'Dorn refuses to back Ruiz'],
  ],
  [
    'Okafor refuses to say if he supports Dorn',
    ['Okafor declines to say whether he backs Dorn'],
    ['Okafor declines to support Dorn'],
  ],
  [
    'Letters from Okafor to Ruiz and Dorn are published',
    ['Letters to Ruiz and Dorn from Okafor are published'],
    ['Letters from Okafor and Ruiz to Dorn are published'],
  ],
  [
    'Okafor sent emails to Ruiz and Dorn, court hears',
    ['Emails from Okafor to Ruiz and Dorn, court hears'],
    ['Emails from Okafor and Ruiz to Dorn, court hears'],
  ],
  [
    'Skerra profit lower than expected in March',
    ["Skerra's March profit is lower than forecast"],
    ['Skerra reports low profit in March'],
  ],
  ['Fewer voters than last year turn out in Lund', [], ['Few voters turn out in Lund']],
  ['Losses smaller than expected at Norwell', [], ['Norwell has small losses, report says']],
]

for (const [headline, truths, falsehoods] of CASES)
  test(headline, () => {
    for (const truth of truths) assert.deepEqual(checkCandidate({ headline }, truth, OPTIONS), [], truth)
    for (const falsehood of falsehoods)
      assert.notDeepEqual(checkCandidate({ headline }, falsehood, OPTIONS), [], falsehood)
  })
