import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkCandidate } from './guard.ts'

const judge = (headline: string, candidate: string) =>
  checkCandidate({ headline }, candidate, { minWords: 3, maxWords: 20 }).map(({ rule, text }) => `${rule}: ${text}`)

/** A headline, its true rewordings, and false ones. */
const CASES: [string, string[], string[]][] = [
  [
    "Judge refuses to overturn mayor's bribery conviction",
    ["Judge upholds mayor's bribery conviction", "Mayor's bribery conviction upheld by judge"],
    ["Judge overturns mayor's bribery conviction", "Judge refuses to uphold mayor's bribery conviction"],
  ],
  [
    'Senate rejects bid to block arms sale',
    ['Senate allows arms sale to go ahead', 'Senate clears way for arms sale'],
    ['Senate blocks arms sale', 'Senate does not allow arms sale'],
  ],
  [
    'Supreme Court declines to halt execution in Ohio',
    ['Supreme Court allows execution in Ohio to proceed'],
    ['Supreme Court halts execution in Ohio'],
  ],
  [
    'Council drops plan to close swimming pool',
    ['Council keeps swimming pool open', 'Swimming pool to stay open after council drops closure plan'],
    ['Council closes swimming pool'],
  ],
  ['Airline ends hiring freeze', ['Airline resumes hiring'], ['Airline freezes hiring']],
  [
    'Regulator withdraws objection to merger',
    ['Regulator no longer objects to merger'],
    ['Regulator objects to merger'],
  ],
  [
    'Veteran keeper leaves Dunmore Rovers for Hartwell',
    ['Keeper leaves Dunmore Rovers to join Hartwell'],
    ['Keeper leaves Hartwell to join Dunmore Rovers'],
  ],
  [
    "Plan to drain marsh 'reckless', say biologists",
    ['Biologists criticise plan to drain marsh', 'Plan to drain marsh criticised by biologists'],
    ['Minister criticises biologists over plan to drain marsh'],
  ],
  [
    'Storm Edda batters Skagen with 90mph gusts',
    ['Gusts of 90mph hit Skagen as Storm Edda arrives'],
    ['Skagen hits Storm Edda with 90mph gusts'],
  ],
  [
    'Talks at shipyard collapse without deal',
    ['Talks at shipyard end without a deal'],
    ['Talks at shipyard end with deal'],
  ],
  [
    'Parliament votes against lowering voting age',
    ['Parliament decides not to lower voting age'],
    ['Parliament votes to lower voting age'],
  ],
  [
    'Singer pulls out of festival days before opening',
    ['Singer will not perform at festival'],
    ['Singer does not pull out of festival'],
  ],
  ['City council bars cars from old town', ['Cars no longer allowed in old town'], ['Cars allowed in old town']],
  [
    'Tanker runs aground off Crete, no injuries',
    ['Nobody injured after tanker runs aground near Crete'],
    ['Crew injured as tanker runs aground off Crete'],
  ],
  ['Army says it did not target clinic', ['Army denies targeting clinic'], ['Army targeted clinic']],
  ["Talks fail to avert teachers' strike", ['Teachers to strike after talks fail'], ["Talks avert teachers' strike"]],
  [
    'Chess champion Ilves loses title to teenager Okoro',
    ['Teenager Okoro beats Ilves to win chess title'],
    ['Ilves beats teenager Okoro to win chess title'],
  ],
  [
    "Actor's daughter sells letters to Dublin library",
    ["Dublin library buys letters from actor's daughter"],
    ["Actor's daughter buys letters from Dublin library"],
  ],
  [
    'Firefighters pull boy from burning flat in Lyon',
    ['Firefighters rescue boy from flat fire in Lyon'],
    ['Boy rescues firefighters from flat fire in Lyon'],
  ],
  [
    'Pharmacists warn of insulin shortage as factory burns',
    ['Insulin could run short after factory fire, pharmacists warn'],
    ['Factory fires pharmacists as insulin runs short'],
  ],
  [
    'Merrow unlikely to play in Ashes opener',
    ['Merrow is unlikely to play in first Ashes match'],
    ['Merrow is unlikely to play in second Ashes match'],
  ],
  [
    'Suspected arson destroys Dunmore library',
    ['Library in Dunmore destroyed by suspected arson attack'],
    ['Library in Dunmore destroyed by suspected knife attack'],
  ],
  [
    'Olsen set to miss final with knee injury',
    ['Olsen to miss final because of knee injury'],
    ['Olsen to miss final because of suspension'],
  ],
  [
    'Orsic labels map of fjord new province after talks',
    ['Map posted by Orsic labels fjord as new province'],
    ['Map labels Orsic as new province'],
  ],
  ['Wildfire destroys school near Brod', ['School near Brod destroyed by wildfire'], []],
  ['Senator destroys rival in debate', [], ['Senator destroys rival in television debate']],
]

for (const [headline, accepted, refused] of CASES)
  test(`reads what is denied, ended or judged: ${headline}`, () => {
    for (const text of accepted) assert.deepEqual(judge(headline, text), [], text)
    for (const text of refused) assert.notDeepEqual(judge(headline, text), [], text)
  })
