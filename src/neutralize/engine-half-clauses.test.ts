/** Whole headlines: no half of a clause, no question inside another, nothing that the article only announces. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from './engine.ts'

const engine = createEngine()

const NEVER = [
  ['Norwell ferry hubs - or are they cages?', /hubs or are/],
  ['Is Kelp Life-Changing Or A Total Disgrace', /kelp life-changing or is/],
  ["What is a 'kelp cake,' or a 'gull cake'?", /or is a/],
  ['How much power does the Norwell chair really have? : Harbor Hour', /Harbor Hour/],
  ['Norcom retired its oldest ferry – leaving crews angry and grieving: ‘I can’t sail like this’', /; leaving/],
  ["Harbor raid in Skerra highlights Ruiz's 2030 ferry obsession and hints at more raids to come", / hints$/],
  ['Need a new trade at fifty? There’s a harbor course for that and a test to begin it', /course$/],
  ['Will Ruiz Sue Norcom Over Dana Holm? Why Claims About ‘Illegal Fares’ Are False', / that claims$/],
  ['Skerra fires have burned land four times the size of Norwell. Here are some key fires', /; some key/],
  [
    'How Ruiz’s budget would gut Norland: Massive cuts to ferries and harbor schools will have devastating ripple effects',
    /; cuts to \S+$/,
  ],
  ['A Seat on Ruiz’s “Board of Gulls” Costs $1 Million. Guess Who Gets the Money.', /; who/],
  ['Will Ruiz run or is she too old?', /whether/],
  ['Ruiz sells boats - or is she giving them away?', /reported|describes|whether/],
] as const

for (const [headline, wrong] of NEVER)
  test(`no half of it: ${headline}`, () => {
    for (const variation of engine.debriefHeadline(headline, 5).variations) assert.doesNotMatch(variation, wrong)
  })

test('what goes along behind a dash stands behind a comma', () => {
  const { variations } = engine.debriefHeadline('Norcom retired its oldest ferry – leaving crews angry', 5)
  assert.ok(
    variations.some((variation) => variation.includes(', leaving crews angry')),
    variations.join('\n'),
  )
})
