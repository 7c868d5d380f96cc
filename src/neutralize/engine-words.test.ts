import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from './engine.ts'

const engine = createEngine()

/** A headline, and what none of its variations may say. */
const CASES: [string, RegExp][] = [
  ['Ruiz tries to quiet his critics in Dunmore', /to his critics/],
  ['Rules aim to quiet the streets near the old harbor', /aim(?:ing)? to (?:the )?streets/],
  ['Mother begged for help before house fire', /been begged|is begged|being begged/],
  ['Crews searched for missing hikers in Dunmore', /been searched|being searched|are searched/],
  ['Widow cared for twelve orphans in Dunmore', /been cared|being cared|is cared/],
  ['Ruiz homers twice to help power Harbor team past rivals', /(?:twice|times) (?:will|is set)/],
  ['Brunmar dunks twice to beat Kelverton in overtime', /(?:twice|times) will|beaten by Brunmar dunks/],
  ['Teen driver charged after crash injures cyclist in Dunmore', /teenager driver/i],
  ['Ruiz urges caution in Dunmore as river rises', /calls? on caution/],
  ['Norvel to train AI with data of its users in Dunmore', /train Artificial/],
  ['Man, 32, is arrested after cyclist, 15, dies in hospital', /following cyclist, 15, dies/],
  ['Driver charged after motor vehicle crash in Dunmore', /motor motor/],
  ['Contract for ferries could be cancelled by end of year', /called off/],
  ['Why you should buy your employer’s shares', /that to buy|^To buy/],
  ['The Ruiz brothers’ lawyer is on an aggressive, costly quest to win their release', /\ban?,/],
  ['Providers created so many fees that regulator will drop rule', /are created|been created/],
  ['Who will be the next Dunmore press secretary?', /who be|will press/],
  ['Merger shakes up market for ferries in Dunmore', /affects up/],
]

for (const [headline, broken] of CASES)
  test(`never ${broken}: ${headline}`, () => {
    for (const variation of engine.debriefHeadline(headline, 5).variations) assert.doesNotMatch(variation, broken)
  })
