/** Deeds told as done that are only planned, asked for, ordered or expected. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkCandidate } from './guard.ts'

const judge = (headline: string, candidate: string) =>
  checkCandidate({ headline }, candidate, { minWords: 3, maxWords: 20 }).map(({ rule, text }) => `${rule}: ${text}`)

/** A headline, its true rewordings, and false ones. */
const CASES: [string, string[], string[]][] = [
  [
    'Harbor board talks about plans for disused ferry piers',
    ['Plans for disused ferry piers discussed by harbor board'],
    ['Harbor board has carried out plans for disused ferry piers', 'Harbor board has rebuilt disused ferry piers'],
  ],
  [
    'Mayor orders fire crews to go back to diesel engines',
    ['Fire crews ordered by mayor to go back to diesel engines'],
    ['Fire crews have gone back to diesel engines after order by mayor'],
  ],
  [
    'Council pushes law shielding tenants from sudden rent rises',
    ['Council pushes for law to shield tenants from sudden rent rises'],
    ['Law shielding tenants from sudden rent rises takes effect'],
  ],
  [
    'Law shielding tenants from rent rises enters into force',
    ['Law shielding tenants from rent rises takes effect', 'Rent law to shield tenants has taken effect'],
    [],
  ],
  [
    'Mayor eyes imposing night curfew in harbor district',
    ['Night curfew in harbor district considered by mayor'],
    ['Night curfew begins in harbor district'],
  ],
  [
    'Inquest fuels talk of guilty plea by banker over harbor fraud',
    ['Talk of guilty plea by banker over harbor fraud follows inquest'],
    ['Banker will plead guilty over harbor fraud, inquest hears'],
  ],
  ['Banker vows to repay harbor loan', ['Banker says he will repay harbor loan'], ['Banker has repaid harbor loan']],
  [
    'Banker and his clerk expected to plead guilty over fraud',
    [
      'Banker and his clerk expected to enter guilty plea over fraud',
      'Guilty plea over fraud expected from banker and his clerk',
    ],
    [
      'Banker and his clerk will plead guilty over fraud',
      'Banker and his clerk to plead guilty over fraud',
      'Banker and his clerk certain to plead guilty over fraud',
    ],
  ],
  [
    'Storm expected to become hurricane near Skagen, forecasters say',
    ['Storm near Skagen to become hurricane, forecasters say'],
    ['Storm near Skagen will become hurricane'],
  ],
  [
    'Mira Holm hopes her raft helps the reef survey',
    ['Mira Holm hopes her raft will help the reef survey'],
    ['Raft of Mira Holm helps the reef survey'],
  ],
  [
    'Ferry firm gets council nod to hire 40 deckhands',
    ['Council lets ferry firm hire 40 deckhands'],
    ['Ferry firm hires 40 deckhands'],
  ],
  [
    'Letter urges that harbor master be reappointed',
    ['Letter calls for harbor master to be reappointed'],
    ['Harbor master has been reappointed after letter'],
  ],
  [
    'Draining the strait would cut risk to ferries',
    ['Risk to ferries would be cut by draining the strait'],
    ['Risk to ferries has been cut by draining the strait'],
  ],
  [
    'Girl kidnapped in Skagen is released',
    ['Girl kidnapped in Skagen has been released'],
    ['Girl kidnapped in Skagen to be released'],
  ],
  [
    'Mayor hopes longer quay can draw ferries',
    ['Longer quay could draw ferries, mayor hopes'],
    ['Longer quay will fill harbor'],
  ],
  ['Harbor firms agree to merger', ['Harbor firms will merge'], []],
  ['Harbor master is leaving Skagen', ['Harbor master will leave Skagen'], []],
  [
    'Ferry cancelled due to the rain in Skagen',
    ['Ferry in Skagen cancelled because of rain'],
    ['Ferry in Skagen will be cancelled because of rain'],
  ],
  [
    'Port to reopen on Friday',
    ['Port will reopen on Friday', 'Port expected to reopen on Friday'],
    ['Port certain to reopen on Friday', 'Port has reopened'],
  ],
]

for (const [headline, truths, falsehoods] of CASES) {
  for (const candidate of truths)
    test(`“${headline}” may be told as “${candidate}”`, () => assert.deepEqual(judge(headline, candidate), []))
  for (const candidate of falsehoods)
    test(`“${headline}” is not told as “${candidate}”`, () => assert.notDeepEqual(judge(headline, candidate), []))
}
