/** Words taken for another part of speech, sentences cut or joined at the wrong place, and the look-alikes that are not. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from './engine.ts'

const engine = createEngine()

const NEVER: readonly (readonly [headline: string, misreading: string, never: RegExp])[] = [
  // Roles.
  [
    'Dana Okafor confirmation hearing for envoy to Norland: the main points',
    'a hearing as what hears',
    /\bis (?:reported to be )?hearing/,
  ],
  ['Okafor hearing in Norwell court over pier row', 'a hearing as what hears', /\bis hearing|be hearing|as hearing/],
  [
    'Skerra breaks 40 year old pier lease; moves to evict crews',
    'what it does as things',
    /moves (?:will|are)|that moves/,
  ],
  [
    'The Grey Tide review Okafor brings fog but Holm, joy',
    'a review as who does it',
    /is reported|bringing|has brought/,
  ],
  ['Ruiz run at Norland Open ends', 'a run as running', /\bran\b|running|have run/],
  ['Men Dressed as Police Free Skerra Prisoners', 'what they do as what is done', /been dressed|are dressed|freeing/],
  [
    'Skerra harbor guarantees to include new tolls, draft pact says',
    'guarantees as a deed',
    /guaranteed|guaranteeing|guarantee to/,
  ],
  [
    'Okafor, Dana Holm star as Rovers take 2-0 lead against Norwell',
    'what they do as who they are',
    /\bHolm star,|and Holm star\b|actor/,
  ],
  ['A gale is set to near the Skerra coast soon', 'what it does as where it is', /close to/],
  [
    'Dorn hosts Holm at Harbor House after months of rowing with Norwell mayor',
    'whose deed it is as another’s',
    /hosted by/,
  ],
  ['Will Your Ideal Partner Sail Like Will Holm', 'what asks as a name', /\bWill sail/],
  ['Will Your Future Partner Row The Way Will Holm Does', 'a noun as the verb', /future Will|future will/],
  // Denials without their apostrophe.
  ['Norwell crews cant stop the ferry, Holm says', 'a denial as a noun', /cant|stopped/],
  ['Holm wont close the pier', 'a denial as a name', /wont|closed/],
  // Questions.
  ['After a crew member’s fall, Holm threatens to sail to D.C. Can he?', 'what is told as asked', /whether after/],
  [
    'Did you solve it? The harbor puzzle about three boats',
    'what readers are asked as what people did',
    /people solved/,
  ],
  [
    'Nurses, What Do You Actually Want For Lunch This Year',
    'whom is asked as who is told',
    /explains what do|^For nurses/,
  ],
  [
    'Is it theft if a crew keeps a boat, asks Norwell court to higher bench',
    'a court’s question as the article’s',
    /^(?:Article|Publisher|Question|Discussion)/,
  ],
  ['Who Is Actually The Best "Norland Tides" Captain', 'a contest as a portrait', /profile|introduces|background/i],
  ['Watch out, Otto! Making a knot might help crooks take your boat', 'who is called as what it is about', /Otto/],
  ['Send us a tip on Skerra and win a 300 boat voucher', 'who wins as who gives', /Publisher asks to get/],
  // Cuts.
  [
    'Norcom updates its Gull, Heron and Tern boats with fog-piercing lamps, turning screens and lots of nets',
    'how as what',
    /boats, turning|lamps, lots/,
  ],
  [
    'Why the $2 billion harbor prize is the latest in a growing list of large payouts',
    'one of many as all there is',
    /the latest(?:$|;)/,
  ],
  [
    'More than 300,000 people have moved from farms in Norland as officials race to build more homes',
    'a total of one land as all',
    /farms$/,
  ],
  [
    'Early voting, ferry lines: What’s in the Norwell council’s tolls bill coming up for a vote this week?',
    'a bill cut off',
    /coming up$/,
  ],
  ['Why I love... Dana Holm', 'what is loved cut off', /loves;|loves are|loves$/],
  [
    'I talked myself into a Norwell harbor card — but the yearly toll increase makes me second-guess it',
    'half of what is said',
    /^(?!.*second-guess).*talk/,
  ],
  ['SHOCKING VIDEO: Norwell girl, friend beaten by gang of youths in Skerra', 'two as one', /friend (?:is|has)\b/],
  // Small words.
  ['Death due to gull bite an accident, says Norland Consumer Commission', 'two nouns as one', /bite accident/],
  ['Harbor Board Finally Gives The Public The Data Behind Its New Fog Rules', 'to whom as of what kind', /public data/],
  [
    'Dorn And Norland Put Pier Prices Near Six-Year Highs But This Ferry Industry Was Already Rallying',
    'one as all',
    /but ferry industry|yet ferry industry/,
  ],
  // Whose it is.
  ['Dorn’s Toll Pain Is Knocking at Your Door', 'everybody’s as some door', /\ba door|at door/],
  ['What Do Tides Mean? Whatever Your Captain Says', 'one’s own as any', /[Ww]hatever captain/],
  ['17 Struggles Of Having Parents Who Hate The Way You Sail', 'one as people', /way people/],
  // What it is about.
  [
    'What’s open, what’s closed on Harbor Day? Opening hours for Norcom, Skerramart, Holmco, Dornway and more',
    'hours of many as of one',
    /hours for Norcom/,
  ],
  [
    'Here’s how much gull drugs could cost you under Dorn’s deals with Norcom, Skerramart',
    'what costs as people',
    /(?:on|about|and|with) people under/,
  ],
  ['Blame tolls, not lazy crews, for fat cat harbor chiefs | Dana Okafor', 'a call as a thing', /\bblame\b/],
  [
    'I can’t wait to try these 5 LED and RGB lamps shown at Norland 2031 from Norcom, Holmco',
    'a count of both as of one',
    /5 LED(?:,| and)/,
  ],
]

for (const [headline, misreading, never] of NEVER)
  test(`does not take ${misreading}: ${headline}`, () => {
    for (const variation of engine.debriefHeadline(headline, 5).variations) assert.doesNotMatch(variation, never)
  })

/** Look-alikes: what the conditions above must leave as it is. */
const SAYS: readonly (readonly [headline: string, right: string, says: RegExp])[] = [
  ['Police hearing from witnesses after Norwell fire', 'that they hear', /hear/],
  ['Norwell plans to close pier by June', 'that it plans to', /plan/i],
  ['Holm moves to close the pier', 'that she does', /Holm (?:moves|has moved|moved|is moving)/],
  ['Norwell star Dana Holm sails to Skerra', 'who she is', /Dana Holm/],
  ['Skerra guarantees to pay crews', 'that it does', /Skerra (?:guarantees|guaranteed|has guaranteed)/],
  ['Dorn hosts Holm at Harbor House after months of talks', 'by whom she is hosted', /hosted by Dorn/],
  ['Norwell mayor speaks as is his wont on the pier', 'a habit, and no denial', /wont/],
  ['Who is Dana Okafor, the new pilot of Norwell?', 'whom it portrays', /profile|background|about/i],
  ['Holm moves to the U.S. as Norwell pier closes', 'that a sentence goes on', /pier/],
  ['Should ferries be free? asks Holm', 'who asks', /Holm (?:asks|asked|has asked|is asking|is reported)/],
  ['What is holding Norwell back? Holm points to tolls', 'what is told behind it', /tolls/],
  ['Storm nears Norwell pier with high winds, police say', 'who says so', /police/i],
]

for (const [headline, right, says] of SAYS)
  test(`still tells ${right}: ${headline}`, () => {
    assert.ok(engine.debriefHeadline(headline, 5).variations.some((variation) => says.test(variation)))
  })
