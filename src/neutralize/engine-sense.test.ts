/** Wordings that read well and say another thing: what lasts told as an event, a scope widened, a phrase bereft of its verb. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from './engine.ts'

const engine = createEngine()

/** Of none of the five variations of the headline may this be said. */
const NEVER: readonly (readonly [headline: string, misreading: string, never: RegExp])[] = [
  ['Norwell bus line runs through Brenton valley', 'where a line lies as a deed', /\bran\b|has run|have run/],
  ['Winter looms as Norwell shops reopen', 'what lies ahead as past', /loomed/],
  ['Ferry meal kit feeds a family for under $16', 'what a ware does as done once', /\bfed\b/],
  [
    'Harbor plan gives ferry pupils an advantage, Brenton teachers warn',
    'what a plan will do as done',
    /gave|has given|have given/,
  ],
  ['Norwell expands ferry tests to pharmacies, Marsh announces', 'what is announced as done', /expanded/],
  ['Skerra names first harbor ship after an old poem', 'whom it is named for as a time', /following/i],
  [
    'Only Dorn clinic is allowed to test ferry crews',
    'one of all as one of those reported',
    /(?:describes|on) only|only Dorn clinic (?:is|has) reported/i,
  ],
  [
    'Norwell patrol boat downs drone breaching Brenton airspace',
    'an unknown verb as a noun',
    /drone is|drone (?:has|have)|downs drone is/,
  ],
  ['We’re about to find many more harbor seals', 'what all of us will do as the deed of writers', /writers/i],
  [
    'Norwell market reopening reveals the secret of Brenton',
    'a secret as a basis',
    /basis|(?:discloses|discloses the) Brenton/,
  ],
  ['Rosa Dorn: You will survive without ferry coffee', 'an assurance as a plan', /are (?:set|due)? ?to survive/],
  [
    'Ferry captain fired over virus warning',
    'why somebody was dismissed as what about',
    /fired (?:concerning|regarding)/,
  ],
  ['Ferry plotters coming to a harbor town near you', 'readers as a place', /near people|close to people/],
  [
    'With Norwell council in doubt, can its ferry firms chart their own course?',
    'a question as a clause',
    /whether with|if with/i,
  ],
  [
    'To understand the Norwell council, you need to understand one clerk',
    'a need without those who need',
    /, to understand one/,
  ],
  ['Small joys the highlight for Brenton crews on first day of ferry ban', 'two things as one', /joys highlight/],
  ['Cook charged after horror ferry crash killed four Brenton officers', 'a deed as a thing', /crash killed/],
  ['Norwell mayor tells pupils from Brenton: “Stay at home”', 'words told without what they are', /from Brenton$/],
  ['Ferry League clubs are on a debt binge', 'a name in small letters', /ferry League/],
]

test('says what lasts as lasting, keeps a scope and leaves no phrase without its verb', () => {
  for (const [headline, misreading, never] of NEVER)
    for (const variation of engine.debriefHeadline(headline, 5).variations)
      assert.doesNotMatch(variation, never, `${misreading}: ${headline}`)
})
