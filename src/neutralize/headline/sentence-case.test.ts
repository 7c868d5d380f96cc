import assert from 'node:assert/strict'
import { test } from 'node:test'
import { trueCase } from './sentence-case.ts'

const CASES: readonly (readonly [title: string, cased: string])[] = [
  ['9 Days Zelmrie Hart Was Late for Work', '9 days Zelmrie Hart was late for work'],
  ['Only Soup Lovers Ask Where a Real New Yorker Eats', 'Only soup lovers ask where a real New Yorker eats'],
  ['Six Found Safe, Clay County Sheriff Says', 'Six found safe, Clay County sheriff says'],
  ['Local County Votes on Ferry Plan Today', 'Local county votes on ferry plan today'],
  ['Dell CEO Opens Ferry Museum on Monday', 'Dell CEO opens ferry museum on Monday'],
  ['Former CEO Opens Ferry Museum on Monday', 'Former CEO opens ferry museum on Monday'],
  ['Super Micro Stock Rises After Ferry Deal', 'Super Micro stock rises after ferry deal'],
  // Words that the dictionary says by their parts, or spells in another way.
  ['Zelmrie Bakes an Incredibly Swoonworthy Cake', 'Zelmrie bakes an incredibly swoonworthy cake'],
  ['Skerra Opens a Colourful Fibre Museum at Night', 'Skerra opens a colourful fibre museum at night'],
  ['Ferry Pilot Pleads Insanity After Disgraced Run', 'Ferry pilot pleads insanity after disgraced run'],
  ['Polenta and Churros Win the Ferry League Contest', 'Polenta and churros win the ferry league contest'],
  ['Nurses of Skerra March for Human Rights Today', 'Nurses of Skerra march for human rights today'],
  // What a name is made of is none of these.
  ['Dana Kenworthy Sails to Skerra on a Ferry', 'Dana Kenworthy sails to Skerra on a ferry'],
  // People called by ordinary words.
  ['Candy Skerra Sells Her Ferry to Ginger Okelmo', 'Candy Skerra sells her ferry to Ginger Okelmo'],
  ['Festival Invites Ginger Okelmo to Sing Twice', 'Festival invites Ginger Okelmo to sing twice'],
  ['Bakers Sell Fresh Ginger Bread at Skerra Market', 'Bakers sell fresh ginger bread at Skerra market'],
  ['Museum Honours Zelmrie A. Fox for Ferry Paintings', 'Museum honours Zelmrie A. Fox for ferry paintings'],
  ['Winston Peters Reveals Plan for Ferry Museum', 'Winston Peters reveals plan for ferry museum'],
  ['Ferry Museum Remembers Captain Cook at Last', 'Ferry museum remembers Captain Cook at last'],
  ['Ferry Owners Fear a Judge Long Before Trial', 'Ferry owners fear a judge long before trial'],
  ['Survivors Sue Skerra Over Ferry Safety Rules', 'Survivors sue Skerra over ferry safety rules'],
  ['Nurse Linked to Mark Okelmo Wins Ferry Race', 'Nurse linked to Mark Okelmo wins ferry race'],
  ['Frances Knocks Out Power at Ferry Museum', 'Frances knocks out power at ferry museum'],
  ['Fans Queue for Adele Lyrics at Ferry Museum', 'Fans queue for Adele lyrics at ferry museum'],
  ['Woman Stabbed in Sydney Unit Thanks Nurses', 'Woman stabbed in Sydney unit thanks nurses'],
  // Bodies, laws, cases, storms and clubs called by ordinary words.
  ['House Freedom Caucus Visits Ferry in Skerra', 'House Freedom Caucus visits ferry in Skerra'],
  ['Transport for London Cuts Fares on Every Ferry', 'Transport for London cuts fares on every ferry'],
  ['Transport for Every Nurse Promised by Ferry Firm', 'Transport for every nurse promised by ferry firm'],
  ['Storm in Bay of Bengal Halts Every Ferry', 'Storm in Bay of Bengal halts every ferry'],
  ['Ministry of Defence Buys Three Old Ferries', 'Ministry of Defence buys three old ferries'],
  ['National Ferry Safety Agency Warns of Fog', 'National Ferry Safety Agency warns of fog'],
  ['Senate Passes Harbor Safety Act After Long Debate', 'Senate passes Harbor Safety Act after long debate'],
  ['Senate Must Act on Harbor Safety, Nurses Say', 'Senate must act on harbor safety, nurses say'],
  ['Judges Hear Arguments in Stone v. Harbor', 'Judges hear arguments in Stone v. Harbor'],
  ['Hurricane Zelmer Nears Mount Skerra by Night', 'Hurricane Zelmer nears Mount Skerra by night'],
  ['Hurricane Season Nears Its End in Skerra', 'Hurricane season nears its end in Skerra'],
  ['Ohio State Beats Okelmo in Final Minutes', 'Ohio State beats Okelmo in final minutes'],
  ['Ohio State Police Search for Missing Ferry', 'Ohio state police search for missing ferry'],
  ['Quarterback Leaves Falcons for a Ferry Firm', 'Quarterback leaves Falcons for a ferry firm'],
  ['Two Falcons Nest on Roof of Ferry Museum', 'Two falcons nest on roof of ferry museum'],
  ['As Prices Rise, Fed Holds Rates Again', 'As prices rise, Fed holds rates again'],
  ['Ferry Song Stays at No. 5 for Weeks', 'Ferry song stays at No. 5 for weeks'],
  // What stands behind a known name is not always a part of it.
  ['Swedish Police Search Every Ferry in Harbour', 'Swedish police search every ferry in harbour'],
  ['Ferry Pilot Treated in San Diego Hospital', 'Ferry pilot treated in San Diego hospital'],
  ['Okelmo Museum and Sydney Museum Share a Ferry', 'Okelmo Museum and Sydney Museum share a ferry'],
  ['Heat Beat Rivals as Miami Heat Wave Ends', 'Heat beat rivals as Miami heat wave ends'],
  ['Japan’s Next Prime Minister Loves Ferry Museums', 'Japan’s next prime minister loves ferry museums'],
  ['Japan’s Prime Minister Okelmo Visits Ferry Museum', 'Japan’s Prime Minister Okelmo visits ferry museum'],
  ['Okelmo-Promoted Drug Sold on Ferry Since Mid-May', 'Okelmo-promoted drug sold on ferry since mid-May'],
  ['Opinion | Can the Skerra Ferry Be Saved', 'Opinion | Can the Skerra ferry be saved'],
]
for (const [title, cased] of CASES) test(`"${title}" in sentence case`, () => assert.equal(trueCase(title), cased))
