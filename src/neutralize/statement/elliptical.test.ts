import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readStatement } from './statement.ts'

const READ: readonly [text: string, kind: string, subject: string, rest: string][] = [
  [
    'Around 9,000 Skerra customers without power Friday morning as officials warn of fires',
    'bare-copula',
    'Around 9,000 Skerra customers',
    'without power Friday morning as officials warn of fires',
  ],
  ['Norland’s foldable phone rumored to feature steel', 'bare-passive', 'Norland’s foldable phone', 'to feature steel'],
  ['Ruiz and Dorn to meet in harbor office on Friday', 'future', 'Ruiz and Dorn', 'in harbor office on Friday'],
  [
    'Ongoing Norland harbor raids leading to fear on the islands',
    'bare-progressive',
    'Ongoing Norland harbor raids',
    'to fear on the islands',
  ],
  ['Dana Holm cast as pilot in a Skerra video game', 'bare-passive', 'Dana Holm', 'as pilot in a Skerra video game'],
  ['Norland bullish on Skerra’s ferry vote', 'bare-copula', 'Norland', 'bullish on Skerra’s ferry vote'],
  [
    'Fans angry after Dana Ruiz again strikes rivals',
    'bare-copula',
    'Fans',
    'angry after Dana Ruiz again strikes rivals',
  ],
  [
    'Doctor accused of secretly recording 4,500 videos in Norwell restrooms released on bail',
    'bare-passive',
    'Doctor accused of secretly recording 4,500 videos in Norwell restrooms',
    'on bail',
  ],
  ['715 new islands discovered in the Norland sea', 'bare-passive', '715 new islands', 'in the Norland sea'],
]

for (const [text, kind, subject, rest] of READ)
  test(`reads what lacks its auxiliary: ${text}`, () => {
    const read = readStatement(text)
    assert.deepEqual([read?.kind, read?.subject, read?.rest], [kind, subject, rest])
  })

for (const text of ['Norwell homes without power get ferry heaters', 'Boats most likely to sink are old'])
  test(`leaves what may be a phrase or have another verb: ${text}`, () => {
    const read = readStatement(text)
    assert.ok(read === null || !/^bare-(?:copula|passive)$/.test(read.kind), JSON.stringify(read))
  })
