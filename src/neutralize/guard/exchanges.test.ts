import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkCandidate } from './guard.ts'

const judge = (headline: string, candidate: string, summary?: string) =>
  checkCandidate({ headline, ...(summary === undefined ? {} : { summary }) }, candidate, {
    minWords: 3,
    maxWords: 20,
  }).map(({ rule, text }) => `${rule}: ${text}`)

/** A headline, its true rewordings, and the ones in which figures have changed places. */
const CASES: [string, string[], string[]][] = [
  [
    'Bluewave wins 3-1 against Kingsley in cup',
    [
      'Bluewave beats Kingsley 3-1 in cup',
      'Kingsley loses 1-3 to Bluewave in cup',
      'Kingsley beaten 3-1 by Bluewave in cup',
      'In cup, Bluewave wins 3-1 against Kingsley',
    ],
    [
      'Bluewave wins 1-3 against Kingsley in cup',
      'In cup, Bluewave wins 1-3 against Kingsley',
      'Bluewave beats Kingsley 1-3 in cup',
    ],
  ],
  [
    'Council votes 7-4 to close Northport school',
    ['Northport school to close after council votes 7-4', 'Council votes to close Northport school, 7-4'],
    ['Council votes 4-7 to close Northport school'],
  ],
  [
    'Northport councillor, 54, and brother, 61, fined over pier',
    [
      'Brother, 61, and councillor, 54, fined over Northport pier',
      'Northport councillor, 54, fined over pier with brother, 61',
      'Councillor aged 54 and 61-year-old brother fined over Northport pier',
      '54-year-old Northport councillor and brother, 61, fined',
    ],
    [
      'Northport councillor, 61, and brother, 54, fined over pier',
      'Brother, 54, and councillor, 61, fined over Northport pier',
      '61-year-old Northport councillor and brother, 54, fined',
    ],
  ],
  [
    'Bluewave buys Northline for $3m, sells Ferryco for $5m',
    [
      'Bluewave sells Ferryco for $5m, buys Northline for $3m',
      'Bluewave buys Northline for $3m and sells Ferryco for $5m',
      'Northline bought for $3m, Ferryco sold for $5m by Bluewave',
    ],
    [
      'Bluewave buys Northline for $5m, sells Ferryco for $3m',
      'Bluewave sells Ferryco for $3m, buys Northline for $5m',
      'Northline bought for $5m and Ferryco sold for $3m by Bluewave',
    ],
  ],
  [
    'Ferries to run on Monday, trams on Tuesday in Northport',
    [
      'Trams on Tuesday and ferries on Monday in Northport',
      'On Monday, ferries to run in Northport, trams on Tuesday',
      'In Northport, ferries to run on Monday and trams on Tuesday',
    ],
    [
      'Ferries to run on Tuesday, trams on Monday in Northport',
      'Northport trams to run on Monday and ferries on Tuesday',
    ],
  ],
  [
    'Two of three Northport ferries out of service',
    ['Two out of three Northport ferries out of service', 'In Northport, two of three ferries out of service'],
    ['Three of two Northport ferries out of service', 'Three Northport ferries out of service'],
  ],
  [
    'Mayor Anna Holm meets Minister Jo Berg in Paris',
    ['Minister Jo Berg and Mayor Anna Holm meet in Paris', 'In Paris, Mayor Anna Holm meets Minister Jo Berg'],
    ['Minister Anna Holm meets Mayor Jo Berg in Paris'],
  ],
  [
    'Northport opening moved from Monday to Friday',
    ['Northport opening moved to Friday from Monday'],
    ['Northport opening moved from Friday to Monday', 'Northport opening moved to Monday from Friday'],
  ],
  [
    'Bluewave profit rises 5% after 3% fall in sales',
    ['After 3% fall in sales, Bluewave profit rises 5%'],
    ['Bluewave profit rises 3% after 5% fall in sales'],
  ],
  [
    'Three hurt in Northport crash, five in Kingsley fire',
    ['Five hurt in Kingsley fire, three in Northport crash', 'Kingsley fire hurts five; Northport crash hurts three'],
    ['Five hurt in Northport crash, three in Kingsley fire'],
  ],
  [
    'Fares up 4% in Northport, 9% in Kingsley',
    ['Kingsley fares rise 9%, Northport fares 4%', 'Fares rise 9% in Kingsley and 4% in Northport'],
    ['Fares up 9% in Northport, 4% in Kingsley'],
  ],
  [
    'Driver, 30, charged after cyclist, 45, dies in Northport',
    [
      'Cyclist, 45, dies in Northport; driver, 30, charged',
      'Driver aged 30 charged after 45-year-old cyclist dies in Northport',
    ],
    ['Driver, 45, charged after cyclist, 30, dies in Northport', 'Cyclist, 30, dies in Northport; driver, 45, charged'],
  ],
  [
    'Hartwell beats Dunmore 6-4, 3-6, 7-5',
    ['Dunmore loses to Hartwell 4-6, 6-3, 5-7', 'Hartwell wins 6-4, 3-6, 7-5 against Dunmore'],
    ['Hartwell beats Dunmore 4-6, 6-3, 5-7'],
  ],
  [
    'Three of five suspects in Northport theft released',
    [
      'Three suspects of five released in Northport theft',
      'Three suspects in Northport theft released',
      'Of five suspects in Northport theft, three released',
    ],
    ['Five suspects in Northport theft released'],
  ],
  [
    'Five Northport sailors among seven rescued from ferry',
    ['Five sailors from Northport among seven rescued from ferry'],
    ['Seven Northport sailors among five rescued from ferry'],
  ],
  [
    'Museum opens in March, gallery in May in Northport',
    ['Northport museum opens in March and gallery in May'],
    ['Museum opens in May, gallery in March in Northport'],
  ],
  [
    'Actor Lena Moss sues director Karl Voss',
    ['Director Karl Voss sued by actor Lena Moss'],
    ['Director Lena Moss sues actor Karl Voss'],
  ],
]

for (const [headline, accepted, refused] of CASES)
  test(`figures stay with what they belong to: ${headline}`, () => {
    for (const text of accepted) assert.deepEqual(judge(headline, text), [], text)
    for (const text of refused) assert.notDeepEqual(judge(headline, text), [], text)
  })

test('the summary may bind the figures the other way', () => {
  const summary = 'Trams will run on Monday. Ferries follow on Tuesday.'
  const told = 'Ferries to run on Tuesday, trams on Monday in Northport'
  const headline = 'Ferries to run on Monday, trams on Tuesday in Northport'
  assert.ok(judge(headline, told).some((finding) => finding.startsWith('date')))
  assert.ok(!judge(headline, told, summary).some((finding) => finding.startsWith('date')))
})
