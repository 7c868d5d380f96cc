import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readStatement } from '../statement/statement.ts'
import { sayAttributed, sayStatement } from './statement.ts'

const waysOf = (headline: string): string[] => {
  const statement = readStatement(headline)
  return statement === null ? [] : sayStatement(statement).map(({ text }) => text)
}

const TOLD = [
  ['Bridge could be closed until May', 'It is possible that bridge could be closed until May'],
  ['Fever can spread in old ferries', 'Fever is able to spread in old ferries'],
  ['Fever can spread in old ferries', 'It is possible for fever to spread in old ferries'],
  ['Council will close harbor bridge', 'Council will reportedly close harbor bridge'],
  ['Otavia to borrow money for ferries', 'Otavia will reportedly borrow money for ferries'],
  ['Otavia to borrow money for ferries', 'Article tells how Otavia will borrow money for ferries'],
  ['Otavia to borrow money for ferries', 'There are plans for Otavia to borrow money for ferries'],
  ['Ruiz to host talks in Skerra', 'Ruiz will be hosting talks in Skerra'],
  ['Old pier to be turned into museum', 'There are plans for old pier to be turned into museum'],
  ['Firm is selling seats on old ferries', 'Firm has been selling seats on old ferries'],
  ['Firm has sold old ferries', 'Firm sold old ferries'],
  ['Pier has been closed by council', 'Pier was closed by council'],
  ['Loan doesn’t save harbor firm', 'Loan is reported not to save harbor firm'],
  ['Okafor hasn’t paid ferry fine', 'Okafor is reported not to have paid ferry fine'],
  ['Islanders can’t leave Skerra after storm', 'Islanders are unable to leave Skerra after storm'],
  ['Pilot did not close the gate', 'Pilot is reported not to have closed the gate'],
  [
    'Seventeen-year-old girl killed in old ferry fire',
    'A seventeen-year-old girl is reported to have been killed in old ferry fire',
  ],
  ['Firm is pausing some ferry work', 'Some ferry work is being paused by firm'],
  ['Grain is falling again after harvest reports', 'Grain is reported to be falling again after harvest reports'],
  ['Islanders warned not to swim in harbor', 'Islanders have been warned not to swim in harbor'],
  ['Sailor charged with theft of harbor cables', 'Sailor faces a charge of theft of harbor cables'],
  ['Sailor charged with 12 felony counts', 'Sailor faces 12 felony counts'],
  ['Pilot hit with 8-week ban', 'Pilot receives 8-week ban'],
  ['Old pier will be turned into a museum', 'Old pier is to be turned into a museum'],
  ['Footage shows pilot leaving the ferry', 'Pilot is shown in footage leaving the ferry'],
  ['Study finds ferries are slower in winter', 'According to study, ferries are slower in winter'],
  ['Harbor plan is a risk for ferries', 'Harbor plan is described as a risk for ferries'],
  ['Council closes harbor bridge', 'Council is described as closing harbor bridge'],
  ['Mayor closed harbor bridge', 'Article tells how mayor closed harbor bridge'],
  ['Harbor bridge is safe for trucks', 'Article tells how harbor bridge is safe for trucks'],
  ['Pilots under pressure to strike', 'Pilots are described as being under pressure to strike'],
] as const

for (const [headline, told] of TOLD)
  test(`told in another tense or mood: ${told}`, () =>
    assert.ok(waysOf(headline).includes(told), waysOf(headline).join('; ')))

const NEVER = [
  // A hedge keeps its strength, a plan is no deed, what lasts is not over, what is denied is not done.
  ['Storm could not close harbor bridge', /possible that/],
  ['Storm may close bridge if wind grows', /possible that/],
  ['Gunman shoots two and himself on ferry', /(?:are|been) shot|himself on ferry are/],
  ['Ruiz scored as well as Okafor', /(?:is|been|being) scored/],
  ['Firm is closing pier on Friday', /has been closing/],
  ['Firm has lived on loans since 2011', /^Firm lived/],
  ['Firm has closed pier for two years', /^Firm closed/],
  ['Council will not close harbor bridge', /will reportedly|tells how/],
  ['Sailor charged with three crimes in Skerra', /a charge/],
  ['Town will be missed by sailors', /is to be missed|set to be/],
  ['Study suggests ferries are slower in winter', /according to/i],
  ['Otters are set to be island champions', /plans/],
  ['Ferry fares to rise in Skerra', /plans/],
  ['Demands to release ferry report', /plans|will release/],
  ['Harbor pilot killed in storm', /described/],
  ['Harbor pilot is dead at 83', /described/],
  ['Footage shows how pilot left the ferry', /is shown/],
  ['Harbor pilot dies at 83', /described as|tells how/],
  ['Harbor pilot killed by storm', /tells how/],
  ['Harbor pilot says ferries are late', /tells how/],
  ['Only one ferry is safe for trucks', /tells how/],
  ['Pilot found dead in Skerra', /described as being/],
  ['Harbor purchase delayed due to storm', /have delayed|has delayed/],
  ['Demands to release report on ferry grow', /have reported|described as reporting/],
  ['Ruiz can’t wait to sail', /unable|not able/],
] as const

for (const [headline, wrong] of NEVER)
  test(`told in no tense or mood that says another thing: ${headline}`, () => {
    for (const way of waysOf(headline)) assert.doesNotMatch(way, wrong)
  })

test('who says it has said it', () => {
  assert.ok(
    sayAttributed('Ferry is safe', { who: 'pilots', verb: 'say' }).includes('Pilots have said that ferry is safe'),
  )
  assert.ok(
    sayAttributed('Ferry is safe', { who: 'study', verb: 'shows' }).includes('A study has shown that ferry is safe'),
  )
  assert.deepEqual(sayAttributed('My job is safe', { who: 'pilots', verb: 'say' }), [
    'My job is safe, pilots say',
    'Pilots: my job is safe',
  ])
  assert.ok(!sayAttributed('Ferry is safe', { who: 'court', verb: 'told' }).some((text) => / has told/.test(text)))
})

test('what is told of “my ferry” is reported by nobody', () => {
  assert.ok(waysOf('My old ferry needed new sails').length > 0)
  for (const text of waysOf('My old ferry needed new sails')) assert.doesNotMatch(text, /reported/)
})
