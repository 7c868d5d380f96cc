/** What may go from a headline and what it leaves behind: invented headlines, and what no variation of them may say. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from './engine.ts'

const engine = createEngine()

const NEVER: readonly (readonly [headline: string, fault: string, never: RegExp])[] = [
  // Cuts.
  [
    'Norland under pressure amid reports Skerra and Holm have a secret',
    'one of two who do it alone',
    /reports Skerra$/,
  ],
  [
    'EU boats agree on 90 million-euro loan to Norwell after a plan to use Skerra tolls unravels',
    'a plan without its end',
    /plan$/,
  ],
  ["Ruiz's fall leaves the Norwell Gulls trying to figure out what happens next", 'a verb without its object', /out$/],
  [
    'A war on tolls or a war on ferries? Okafor’s new pressure on Norwell blurs the lines',
    'half an answer',
    /pressure$/,
  ],
  ['How this week’s vote in Norwell became about ... everything', 'a preposition without its noun', /about$/],
  ['Bad Dream: Dana Ruiz Forgets To Put On Shoes Before ...', 'a verb without its object', /to put$/],
  ['Dana Ruiz And Emil Dorn Reunited? Former Couple Indulge In Some ...', 'a verb without its end', /indulge$/],
  [
    "I tested the Skerra 17 Pro rowing boat, and here's one big reason for a trip around the island",
    'a reason without what it is for',
    /reason$/,
  ],
  [
    'Norwell star proves as talented at racing small boats as he is at the real thing',
    'half a comparison',
    /racing small boats$|he's at|at real/,
  ],
  ['Emil Dorn: Identity Politics Destroyed the Gulls. Terns Are Next.', 'half of what is told', /next/],
  // What tells which.
  [
    "The Skerra 2 is a tribute to Holm's wackiest console",
    'one of several as the only one',
    /to (?:a )?Holm's console/,
  ],
  ['Ruiz sells the town’s ugliest house', 'one of several as the only one', /sells the town’s house/],
  ['The coolest pier in Norwell is a tunnel', 'a thing without an article', /(?<!a )pier in Norwell is/i],
  ['Okafor reveals how to cook all your favourite stews at home', 'some as all', /all stews/],
  ['The 10 Least Stressful Jobs In 2031', 'what is ranked as any', /10 jobs/],
  ['15 Most Walkable Towns In Norland', 'what is ranked as any', /15 towns/],
  // Small words.
  [
    'It Was a Failing Pier. Then It Started Offering Holm’s Help in Getting a Boat.',
    'a noun as a verb',
    /was reportedly failing/,
  ],
  ['The pier is now a park', 'a state without an article', /now park|currently park/],
  ['Ferry winners: the crews making a mint in Norwell', 'half a fixed phrase', /making mint/],
  [
    'You can now play boat games you own over the cloud on the Skerra Portal',
    'a known thing as one of many',
    /a cloud/,
  ],
  ['No patrol but Ruiz visits crews in Norwell as she praises harbor plan', 'a contrast as a time', /yet|though/],
  ['175 Black Friday deals that are still live, vetted by deals experts', 'a bargain as an agreement', /agreements/],
  ["Ruiz unveils new ferry 'Norwell Queen.' Here's what to know", 'a full stop inside a sentence', /\.'/],
  [
    'It’s Ferry Week 2031 part two, and here are the best deals we could find',
    'half a clause',
    /and (?:the )?best|^(?!.*Week)/,
  ],
  ['Why some crews are happier now, and other effects of the flood', 'an effect as a reason', /other effects/],
  ['The harbor board asks court to close Norwell family piers over safety', 'half an article', /^The \S+ \S+ reported/],
  ['Fear In Norwell: I Painted My Fear And This Is What It Looks Like', 'a verb that does not agree', /I has/],
  [
    "Meet The Norwell Superfan Who's Going To Hilarious Lengths Just For A Reply From Her Captain",
    'half a fixed phrase',
    /to lengths/,
  ],
  // Lists.
  ['23 Things All Harbor Best Friends Know To Be True', 'what is known as wares', /things for/],
  ['Reopening Norwell schools: 4 things you need to know', 'a list of nothing', /things$/],
]
for (const [headline, fault, never] of NEVER)
  test(`does not tell ${fault}: ${headline}`, () => {
    for (const variation of engine.debriefHeadline(headline, 5).variations) assert.doesNotMatch(variation, never)
  })

const STAYS: readonly (readonly [headline: string, says: RegExp])[] = [
  // The news itself, whatever goes.
  ['Dana Ruiz Forgets To Close The Pier Before ...', /[Cc]los\p{L}* (?:the )?pier/u],
  ['Skerra has drawn up a secret peace plan', /secret peace plan/],
  ["Norland's weirdest ferries return", /Norland's ferries/],
  ['Why Dorn, Holm, and other captains quit', /other captains/],
  ['Skerra will be as safe as it is now', /as it is now|as it's now|as safe/],
  ['The ferry is about to... sink?', /about to sink/],
  ["Ruiz joins cast of 'Dr.'", /'Dr\.'/],
]
for (const [headline, says] of STAYS)
  test(`says ${says.source}: ${headline}`, () => {
    for (const variation of engine.debriefHeadline(headline, 5).variations) assert.match(variation, says)
  })
