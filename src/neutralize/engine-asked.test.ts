/** What is asked, and of whom: invented headlines, what their variations say and what none of them may. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from './engine.ts'

const engine = createEngine()
const variationsOf = (headline: string): readonly string[] => engine.debriefHeadline(headline, 5).variations

const NEVER: readonly (readonly [headline: string, fault: string, never: RegExp])[] = [
  ['The ferry plan failed because of Norwell’s new harbor chief. Who is she?', 'a pronoun profiled', /profile of she/i],
  [
    'My Limp Never Bothers Me. Why Should It Bother You',
    'a doubt as a premise',
    /(?:examines|considers) why it should/,
  ],
  [
    'Why Didn’t Ruiz And Emil Dorn Invite The Crew To Skerra Last Night',
    'a question out of its order',
    /^Didn|(?:on|learn|explains) why didn/,
  ],
  ['Why are fares at record highs despite looming strikes?', 'a form in -ing as the verb', /despite are/],
  ['Here’s a puzzling question: Why are ferries full despite looming strikes?', 'a call as a label', /puzzling/],
  ['Is Norwell’s largest ferry ever finally coming to Skerra?', 'of all ferries, told of the coming', /is ever coming/],
  [
    'But Seriously, Who Is Ruiz’s Freaking Match On "Harbor Love"',
    'a joint without its other half',
    /\b(?:but|though|yet),/i,
  ],
  ['Wait, WTF Is "The Gull Song" Actually About', 'a cry as the subject', /WTF/],
  [
    'Stop everything, gull lovers, because Norwell’s choir is reuniting',
    'a reason without its sentence',
    /\bbecause\b/,
  ],
  [
    'A ‘quiet’ town? Crime worries grip Skerra ahead of harbor vote',
    'what is asked, taken as so',
    /(?:discusses|coverage is of|considers) a ‘quiet’/,
  ],
  ['Why is Okafor demanding sailors’ boat papers; how will it work?', 'a question run into the next', /papers, /],
  [
    'We Know What Kind Of Sailor You Are Based On Your Choice Of Hat',
    'a boast told as so',
    /^Readers (?:can learn|are to be told)/,
  ],
  ['What’s The Strangest Way You’ve Seen A Boat Named', 'a measure that is asked for', /about a way|concerns a way/],
  ['Is your company watching you? How to keep your messages private', 'any company', /is company/i],
  ['12 Perfect Gifts Your Naughty Friends Will Love', 'friends of nobody', /their friends/],
  ['A Paper Just for You Arrives With Glitches', 'one reader as all people', /just for people/],
  ['If I hadnt met Dana Ruiz, I may not be a sailor today', 'half in another person', /\bI\b.*author/],
  ['Norwell’s latest app lets you add your own maps to trips', 'a possessive lost', /the own/],
  ['Salt & Tide review cute comedy turns into a bitter feud', 'a critic’s verdict as an event', /turn(?:s|ed|ing)/],
]

const SAYS: readonly (readonly [headline: string, says: RegExp])[] = [
  ['What’s The Strangest Way You’ve Seen A Boat Named', /^Readers are asked for the strangest way they have seen/],
  ['What’s your most embarrassing school memory', /their most embarrassing school memory is$/],
  ['Why Doesn’t Norwell Have A Harbor Police', /^Article asks: why doesn’t Norwell have a harbor police\?$/],
  ['Why should crews pay for the council’s error?', /: why should crews pay for the council’s error\?$/],
  ['Is your company watching you? How to keep your messages private', /readers' company is watching them/],
  ['The new Norwell ferry makes me miss the old one', /makes the author miss/],
  ['Norwell’s latest app lets you add your own maps to trips', /add their own maps/],
  ['Salt & Tide review cute comedy turns into a bitter feud', /^Publisher reviews Salt & Tide$|reviewed in an article/],
  ['Norwell ferry radio reaches your kitchen by autumn', /reaches kitchens by autumn/],
  ['Kelp tea is bad for your brain', /bad for the brain/],
  ['Is it legal to moor your boats in Norwell?', /^Article examines whether it is legal to moor boats/],
  // Look-alikes: what comes behind is the thing, an order, what readers alone know.
  ['Norwell wants to photograph your dog walker', /photograph dog walker/],
  ['Bring your boat to Skerra', /: bring boat to Skerra/],
  ['Is Ruiz in your crew?', /whether Ruiz is in their crew/],
  ['Is your boat older than you?', /^Readers are asked whether their boat is older/],
  // An office, a verb and a name.
  ['Skerra Ferries review new rules for crews', /review/],
  ['Will Norwell ever win the cup?', /whether Norwell will ever win the cup/],
  ['Why the pier closed', /reasons that the pier closed/],
]

for (const [headline, fault, never] of NEVER)
  test(`${fault}: ${headline}`, () => {
    for (const variation of variationsOf(headline)) assert.doesNotMatch(variation, never)
  })

for (const [headline, says] of SAYS)
  test(`says ${says.source}: ${headline}`, () => {
    const variations = variationsOf(headline)
    assert.ok(
      variations.some((variation) => says.test(variation)),
      variations.join(' | '),
    )
  })
