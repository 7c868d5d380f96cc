import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sayRemark } from './remark.ts'

for (const headline of [
  'Maria Ruiz on writing and the harbor vote',
  'Sen. Maria Ruiz on handling of ferry strike',
  'Otavia ferry spokesman on delay of new boats',
  'Maria Ruiz on why dockers still need one another',
  'Maria Ruiz on fares, the harbor, and what is right for islanders',
  'Otho Skerra on how the islands closed their ports',
])
  test(`somebody speaks: ${headline}`, () => {
    const [who, topic] = headline.split(' on ')
    assert.equal(sayRemark(headline)[0], `${who} speaks about ${topic}`)
    assert.equal(sayRemark(headline).length, 5)
  })

for (const headline of [
  // How somebody is, and where.
  'Maria Ruiz on target as Otters win',
  'Maria Ruiz on brink of harbor record',
  "Maria Ruiz on mayor's shortlist for ferry post",
  "Maria Ruiz on Dana Whit's podcast",
  'Maria Ruiz on Monday night',
  'Port Norwell on storm alert for islands',
  // A deed, and things that do not speak.
  'Pupils schooled Maria Ruiz on ferry history',
  'Maria Ruiz on ferry plan upsets islanders',
  'Norwell on new ferry fares',
  "Maria Ruiz' attack on Okafor",
])
  test(`nobody speaks: ${headline}`, () => assert.deepEqual(sayRemark(headline), []))
