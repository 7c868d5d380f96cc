/** Light rewordings, as a language model makes them: synonyms, nouns for deeds, the other side of a comparison. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkCandidate } from './guard.ts'

const judge = (headline: string, candidate: string) =>
  checkCandidate({ headline }, candidate, { minWords: 3, maxWords: 20 }).map(({ rule, text }) => `${rule}: ${text}`)

/** A headline, its true rewordings, and false ones. */
const CASES: [string, string[], string[]][] = [
  // Words of one family, and the wider word.
  [
    'Ruiz resolves row over urgent visa rule and describes fault',
    ['Resolution of row over urgency of visa rule and description of fault by Ruiz'],
    [],
  ],
  ['Norwell police trace escapee near colliery', ['Norwell police locate fugitive near pit'], []],
  // What is told side by side.
  [
    'Bus fares rise in Norwell as passenger numbers hit record',
    [],
    ['Record passenger numbers drive up bus fares in Norwell'],
  ],
  ['Hospital closes ward amid outbreak of norovirus', [], ['Closed ward causes outbreak of norovirus at hospital']],
  ['Norwell crime falls as street lighting is renewed', [], ['Renewed street lighting cuts crime in Norwell']],
  // Numbers.
  ['One in five adults skips dental checks', [], ['One in four adults skips dental checks']],
  ['Marathon runner covers 300 miles in eight days', ['Runner covers 300 miles over eight days'], []],
  [
    'Norland hands over 200 prisoners to Dorn in exchange',
    ['Dorn receives 200 prisoners from Norland in exchange'],
    [],
  ],
  ['Okafor loses to Ruiz in opening round', ['Ruiz beats Okafor in first round'], []],
  // The other side of a comparison.
  [
    'Women wait longer than men for heart surgery, study finds',
    ['Study finds men get heart surgery sooner than women'],
    [],
  ],
  ['Imports grew faster than exports this year', ['Exports grew more slowly than imports this year'], []],
  // Voice and infinitives.
  ['Judge calls conduct of Okafor ‘shameful’', ['Conduct of Okafor labelled ‘shameful’ by judge'], []],
  [
    'Two ministers reportedly offered to resign over tax row',
    ['Two ministers said to have offered resignations in tax row'],
    [],
  ],
  ['Skerra blames supplier for battery fires', ['Supplier to blame for battery fires, according to Skerra'], []],
  ['Dorn cancels planned visit to Brussels over storm', ['Dorn calls off Brussels trip because of storm'], []],
  ['Parents of pupils criticise teacher over phone ban', ['Teacher criticised by pupils’ parents over phone ban'], []],
  // Denied in another word, and told from the other side.
  [
    'Airline refuses to refund passengers stranded by snow',
    ['Passengers stranded by snow denied refunds by airline'],
    [],
  ],
  ['Ruiz denies taking bribe from builder', ['Ruiz denies accepting a bribe from builder'], []],
  ['Parade draws 60,000 people despite rain', ['60,000 attend parade in spite of rain'], []],
]

for (const [headline, truths, falsehoods] of CASES) {
  for (const truth of truths) test(`accepts: ${truth}`, () => assert.deepEqual(judge(headline, truth), []))
  for (const falsehood of falsehoods)
    test(`refuses: ${falsehood}`, () => assert.notDeepEqual(judge(headline, falsehood), []))
}
