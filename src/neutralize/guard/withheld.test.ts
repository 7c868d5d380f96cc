/** That a headline keeps a fact back may be said of it; what it tells, or nobody told, may not. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkCandidate } from './guard.ts'

const judge = (headline: string, candidate: string) => checkCandidate({ headline }, candidate).map(({ rule }) => rule)

const TRUE: [string, string][] = [
  ['Why Norwell closed its harbour bridge', 'Norwell closed its harbour bridge; headline does not say why'],
  ['Why Norwell closed its harbour bridge', 'Norwell closed its harbour bridge, with no reason given in the headline'],
  ['Why Norwell closed its harbour bridge', 'Norwell closed harbour bridge, but headline doesn’t state the reason'],
  [
    'Former captain arrested over missing ferry',
    'Former captain, who is not named in the headline, arrested over missing ferry',
  ],
  [
    'Former captain arrested over missing ferry',
    'Former captain arrested over missing ferry; headline does not say who he is',
  ],
  [
    'Former captain arrested over missing ferry',
    'Former captain arrested over missing ferry; headline does not name him',
  ],
  ['New ferry rules draw warnings', 'New ferry rules draw warnings; headline does not say from whom'],
  ['Here is how ferry fares could change', 'Ferry fares could change soon, with details not stated in headline'],
  ['Ferry service gets a new captain', 'Ferry service gets a new captain, whose name the headline does not give'],
]

const FALSE: [string, string][] = [
  ['Ruiz arrested over ferry fraud in Norwell', 'Ruiz, who is not named in the headline, arrested over ferry fraud'],
  ['Captain Holm fired over ferry fraud', 'Captain Holm is fired from job; headline does not say why'],
  // The headline tells it.
  ['Norwell closed harbour bridge because of rust', 'Norwell closed its harbour bridge; headline does not say why'],
  ['Ferry sinks on Sunday off Norwell, 12 hurt', 'Ferry sinks off Norwell; headline does not say when'],
  ['Ferry sinks on Sunday off Norwell, 12 hurt', 'Ferry sinks on Sunday off Norwell, number of hurt not stated'],
  ['Two councillors quit after leaked emails', 'Councillors quit after emails, number of councillors not stated'],
  ['Ferry sinks off Norwell in storm', 'Ferry sinks in storm; headline does not say where'],
  ['Two councillors quit over harbour deal', 'Two councillors quit; headline does not mention harbour deal'],
  ['Norwell firm recalls kettles as fire risk', 'Norwell firm recalls kettles, with no risk given in headline'],
  ['Holm hides flood report from residents', 'Holm hides flood report; headline does not say from whom'],
  ['Dorn leads as Ruiz demands recount', 'Dorn leads; headline does not say who demands recount'],
  // More is told than that.
  ['Teenager dies after fall', 'Teenager dies after fall; headline does not say who pushed him'],
  ['Police seek driver who hit cyclist', 'Police seek driver who hit cyclist; headline does not say why he fled'],
  ['Dorn resigns, denies taking money', 'Dorn resigns over money; headline does not say how much money he took'],
  ['Minister Dorn resigns over ferry contract', 'Minister Dorn resigns over ferry contract, with no reason given'],
  [
    'Former captain arrested over missing ferry',
    'Former captain arrested; headline does not mention his murder conviction',
  ],
  ['Former captain arrested over missing ferry', 'Former captain arrested; headline does not say where Ruiz was'],
  ['Former captain arrested over missing ferry', 'Former captain arrested; headline does not say whom he murdered'],
  [
    'Former captain arrested over missing ferry',
    'Former captain arrested over missing ferry, 40 passengers not stated',
  ],
  // Of the event, not of the headline.
  ['Former captain arrested over missing ferry', 'Former captain was not arrested over missing ferry'],
  [
    'Former captain arrested over missing ferry',
    'Former captain arrested, ferry not given in headline to Norwell police',
  ],
]

for (const [headline, candidate] of TRUE)
  test(`passes “${candidate}”`, () => assert.deepEqual(judge(headline, candidate), []))

for (const [headline, candidate] of FALSE)
  test(`refuses “${candidate}”`, () => assert.notDeepEqual(judge(headline, candidate), []))
