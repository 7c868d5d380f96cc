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
  ['Teen driver fined over dent in Dunmore ferry gate', /teenager driver/i],
  ['Ruiz urges caution in Dunmore as river rises', /calls? on caution/],
  ['Norvel to train AI with data of its users in Dunmore', /train Artificial/],
  ['Skipper questioned after cyclist, 15, dies near pier', /following cyclist, 15, dies/],
  ['Cyclist fined after motor vehicle crash near pier', /motor motor/],
  ['Night ferries could be cancelled by end of May', /called off/],
  ['Why you should buy a boat in winter', /that to buy|^To buy/],
  ['Ruiz begins an aggressive, costly campaign to buy every Dunmore tug', /\ban?,/],
  ['Ferry clerks created so many forms that pilots went home', /are created|been created/],
  ['Who will be named Dunmore press chief?', /who be|will press/],
  ['Merger shakes up market for ferries in Dunmore', /affects up/],
]

for (const [headline, broken] of CASES)
  test(`never ${broken}: ${headline}`, () => {
    for (const variation of engine.debriefHeadline(headline, 5).variations) assert.doesNotMatch(variation, broken)
  })
