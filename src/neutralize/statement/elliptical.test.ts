import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readElliptical } from './elliptical.ts'
import { readStatement } from './statement.ts'

const READ: readonly [text: string, kind: string, subject: string, rest: string][] = [
  [
    'Around 9,000 Skerra customers without power on Friday as crews fear fires',
    'bare-copula',
    'Around 9,000 Skerra customers',
    'without power on Friday as crews fear fires',
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
    'Pilot accused of secretly copying 4,500 charts in Norwell offices released on bail',
    'bare-passive',
    'Pilot accused of secretly copying 4,500 charts in Norwell offices',
    'on bail',
  ],
  ['715 new islands discovered in the Norland sea', 'bare-passive', '715 new islands', 'in the Norland sea'],
]

for (const [text, kind, subject, rest] of READ)
  test(`reads what lacks its auxiliary: ${text}`, () => {
    const read = readStatement(text)
    assert.deepEqual([read?.kind, read?.subject, read?.rest], [kind, subject, rest])
  })

for (const text of [
  'Norwell homes without power get ferry heaters',
  'Boats most likely to sink are old',
  // The true verb stands behind, and may be a noun as well.
  '900 homes without power get heaters',
  'Families without water protest in Norwell',
  'Dozens without power blame Ruiz',
  'Skerra homes without power as storm nears get heaters',
  '15 bodies found in Skerra house identify gang',
  'Norland investors nervous over vote sell shares',
  'Skerra voters hopeful after talks back Ruiz',
  'Dorn nervous before trial, lawyer denies',
  'Skerra crew thought to be dead found alive',
  'Skerra crew nervous over vote sell shares',
])
  test(`leaves what may be a phrase or have another verb: ${text}`, () => {
    const read = readStatement(text)
    assert.ok(read === null || !/^bare-(?:copula|passive)$/.test(read.kind), JSON.stringify(read))
  })

for (const text of [
  'Skerra ferries gaining speed hit pier',
  'Norland banks raising fees lose clients',
  'Norwell schools causing stress cut hours',
  'Norland banks struggling lose clients',
  'Norwell fans upset at loss riot in streets',
  'Ruiz and Dorn to meet in Norwell walk out',
  'Ruiz likely to win race denies fraud',
])
  test(`is sure of no reading of its own: ${text}`, () => assert.equal(readElliptical(text), null))
