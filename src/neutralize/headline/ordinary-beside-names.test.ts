/** Ordinary words beside a name that are no part of it, and names that look like them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { trueCase } from './sentence-case.ts'

const CASES: readonly (readonly [title: string, cased: string])[] = [
  // What is counted by quarters, and what a firm earns.
  ['Norvex Q2 Profit Rises as Ferry Fares Go Up', 'Norvex Q2 profit rises as ferry fares go up'],
  ['CA Inc. Profit Beats Ferry Estimates', 'CA Inc. profit beats ferry estimates'],
  // What happens around somebody who is named, and a film.
  ['The UPS Chaos Delays Every Ferry in Norwell', 'The UPS chaos delays every ferry in Norwell'],
  ['Which Ferry Pilots Are in the Pope’s Squad', 'Which ferry pilots are in the Pope’s squad'],
  ['Okafor Sees Suicide Squad on a Norwell Ferry', 'Okafor sees Suicide Squad on a Norwell ferry'],
  ['Witness of Skerra Bay Shooting Takes a Ferry', 'Witness of Skerra Bay shooting takes a ferry'],
  ['The Trump Administration Sues a Ferry Line', 'The Trump administration sues a ferry line'],
  ['Small Business Administration Lends to Ferry Crews', 'Small Business Administration lends to ferry crews'],
  // Whose paper it is, what is made about a work, what helps by belief.
  ['Okelmo Paper Slams Ruiz Over Ferry Fares', 'Okelmo paper slams Ruiz over ferry fares'],
  ['Some Star Wars Art Hangs on the Skerra Ferry', 'Some Star Wars art hangs on the Skerra ferry'],
  ['Ferry Crews Fall for the Zelmrie Placebo Effect', 'Ferry crews fall for the Zelmrie placebo effect'],
  // Actors, and a club by its town.
  ['HARBOR Stars Dana Holm & Zelmrie Ruiz Take a Ferry', 'HARBOR stars Dana Holm & Zelmrie Ruiz take a ferry'],
  ['Dallas Stars Dana Holm and Zelmrie Ruiz Take a Ferry', 'Dallas Stars Dana Holm and Zelmrie Ruiz take a ferry'],
  // Whose trade it is, and a product.
  ['Ferry Crews Play Chess Against Pro Gamers', 'Ferry crews play chess against pro gamers'],
  ['18-Year-Old Pro Golfer Sinks a Ferry', '18-year-old pro golfer sinks a ferry'],
  // Prices, and a club.
  ['Dow Rockets 400 Points as Ferry Fares Fall', 'Dow rockets 400 points as ferry fares fall'],
  ['Houston Rockets Take a Ferry to Norwell', 'Houston Rockets take a ferry to Norwell'],
  // One of several, and one that is called so.
  ['This Tiny Canadian House Has a Ferry of Its Own', 'This tiny Canadian house has a ferry of its own'],
  ['Okafor Buys an Irish Castle Near the Ferry', 'Okafor buys an Irish castle near the ferry'],
  ['The British Museum Buys a Norwell Ferry', 'The British Museum buys a Norwell ferry'],
  ['An American Airlines Jet Lands Near the Ferry', 'An American Airlines jet lands near the ferry'],
  ['Which Ferry Fits Your "Game of Thrones" House', 'Which ferry fits your "Game of Thrones" house'],
  // Deeds that are given names as well.
  ['Will Ruiz Sue CBS Over the Ferry Film? He May Not', 'Will Ruiz sue CBS over the ferry film? He may not'],
  ['Singer Sue Okafor Opens a Ferry Museum', 'Singer Sue Okafor opens a ferry museum'],
  ['Norwell Protesters Don Animal Costumes on a Ferry', 'Norwell protesters don animal costumes on a ferry'],
  ['Brothers Don and Phil Okafor Sing on a Ferry', 'Brothers Don and Phil Okafor sing on a ferry'],
  ['Ferry Owners Don Baker and Ana Holm Quit', 'Ferry owners Don Baker and Ana Holm quit'],
  // What a drug is made of, and words that are young.
  ['Trial of Zelmachloroquine Ends on a Ferry', 'Trial of zelmachloroquine ends on a ferry'],
  ['Norwell Ends an Hourslong Ferry Delay', 'Norwell ends an hourslong ferry delay'],
  ['The Best Boops Of 2015 on a Ferry', 'The best boops of 2015 on a ferry'],
  ['A Ferry Pilot Found a Way To Beatbox Along', 'A ferry pilot found a way to beatbox along'],
  ['Norwell Opens a Patient-Centric Ferry Museum', 'Norwell opens a patient-centric ferry museum'],
]

test('a name makes no part of itself of the word beside it', () => {
  for (const [title, cased] of CASES) assert.equal(trueCase(title), cased)
})
