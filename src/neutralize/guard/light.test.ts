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
  // Limits and conditions in other words.
  ['Norwell to host final if stadium is finished', ['Norwell to stage final as long as stadium is finished'], []],
  ['Unless rain comes, growers lose crop', ['Growers lose crop without rain'], []],
  ['Without union deal, ferries will not run on Sunday', ['No Sunday ferries without deal with union'], []],
  [
    'Merger of Skerra and Dorn awaits regulator’s approval',
    ['Regulator has yet to approve merger of Skerra and Dorn'],
    [],
  ],
  ['Mayor-elect Skerra names deputy', ['Skerra, incoming mayor, picks deputy'], []],
  [
    'Few voters know name of new chancellor',
    ['Most voters do not know new chancellor’s name', 'Name of new chancellor known to only a handful of voters'],
    [],
  ],
  ['Whale too weak to swim back to sea, vets say', ['Vets: whale is so weak it cannot return to sea'], []],
  ['Road too icy to clear before Friday', ['Icy road impossible to clear before Friday'], []],
  ['Old cinema too damaged to reopen in spring', ['Old cinema cannot reopen in spring because of damage'], []],
  ['Only one of 12 jurors voted to acquit', ['Just 1 of 12 jurors voted for acquittal'], []],
  ['Glacier shrank by 40 metres in one summer', ['Glacier lost 40 metres in a single summer'], []],
  ['Two women win bravery medals after river rescue', ['Two people honoured for bravery after river rescue'], []],
  ['Poorer families pay more for food', ['Families on low incomes pay more for food'], []],
  ['All but two miners rescued from flooded shaft', ['Two miners still in flooded shaft after rescue of others'], []],
  // What is only a part, another scene, or denied.
  ['Nearly half of rural surgeries have no doctor', [], ['Rural surgeries have no doctor']],
  ['Heatwave warnings issued for three regions of Spain', [], ['Heatwave warnings issued for Spain']],
  ['Turkish president meets Greek leader in Athens', [], ['Turkish president meets Greek leader in Ankara']],
  ['Ruiz meets pope in Rome hours after Madrid bombing', [], ['Ruiz meets pope hours after bombing in Rome']],
  ['Skerra has begun building factory in Norwell', [], ['Skerra plans to build factory in Norwell']],
  ['Should schools teach pupils how to invest?', [], ['Schools should teach pupils how to invest']],
  ['Study finds no link between tea and lower blood pressure', [], ['Tea tied to lower blood pressure, study finds']],
  ['Recall does not affect electric vans, Skerra says', [], ['Electric vans covered by recall, Skerra says']],
  ['Lawyer for Okafor cross-examines detective Ruiz', [], ['Lawyer for detective Ruiz cross-examines Okafor']],
  ['Okafor sails through first round', [], ['Okafor travels by boat to first round']],
]

for (const [headline, truths, falsehoods] of CASES) {
  for (const truth of truths) test(`accepts: ${truth}`, () => assert.deepEqual(judge(headline, truth), []))
  for (const falsehood of falsehoods)
    test(`refuses: ${falsehood}`, () => assert.notDeepEqual(judge(headline, falsehood), []))
}
