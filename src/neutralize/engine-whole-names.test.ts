/** A name, a date or a title is told whole: nothing in it is comment, an abbreviation, a command or a question. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from './engine.ts'

const engine = createEngine()
const linesOf = (headline: string): readonly string[] => engine.debriefHeadline(headline, 5).variations

/** No variation says so. */
const NEVER: readonly (readonly [headline: string, never: RegExp])[] = [
  // A surname that would judge elsewhere.
  ['Harbor Star Skander Lame Signs $90 Million Deal With Norwell', /Skander (?:signs|has|is|signing)/i],
  ['La Grand Macabre and The First Tide: the best concerts in Norland', /Grand The First/],
  // A date.
  ['4 things to know for Sept. 9: Mayor Ruiz, ferry strike, Skerra storm', /Sept(?!\. 9)/],
  ['6 things to know for Oct. 21: Mayor Ruiz, ferry strike', /Oct(?!\. 21)/],
  ['How much hail from harbor storm 11/21/31: Hail totals from Norwell and Skerra', /storm 11(?!\/)/],
  // An article inside a name.
  [
    'Apparently Plank The Sailor Is Going To Be On The New Album Of The Norwell Harbor Orchestra Tomorrow',
    /Plank Sailor/,
  ],
  ['Gulls lose their minds at the thought of Wendy the Whale being a boat', /about the Whale|mentions the Whale/i],
  // What is given for a year.
  ["Here's What Everyone Sang At The Norwell Women Of The Year Awards", /of the year(?! awards)/i],
  // Half of a choice.
  ['Are You And Your S.O. More Gull & Whale Or Ruiz & Dorn', /(?:about|on) S\.O\.|names S\.O\. more/],
  // A title that commands, in a list of titles.
  ["Sunday's best TV: Harbor; Let it Sail", /\bdiscusses|(?:about|at|with|and) sail\b/i],
  // A title that only looks like a question.
  ['When Sailing Is a Family Affair', /explains|sets out|are told|tells when|detail on/],
  ["When the Wind Can't Find Norwell", /as reported in an article on when|^Article asks/],
  // The verb of the question is nobody's name.
  [
    'Will Your Future Partner Stare At Your Gulls The Way Will Holm Stares At Hers',
    /Will partner|future will|partner stare$/,
  ],
  // A show, where its episode is told of.
  ['The Harbor Star Reacts To The Finale’s Ugliest Twist', /the harbor star/],
]
for (const [headline, never] of NEVER)
  test(`never so: ${headline}`, () => {
    for (const line of linesOf(headline)) assert.doesNotMatch(line, never)
  })

/** Some variation says so: what looks alike is read as before. */
const SOMETIMES: readonly (readonly [headline: string, says: RegExp])[] = [
  ['Norwell Brutal Cuts Hit 900 Workers', /^Norwell cuts hit 900 workers/m],
  ['When shops are closed in Norwell for Easter', /explains when shops are closed/],
  ['When ferries will sail again', /explains when ferries will sail again/],
  ['Ruiz tells Dorn the Senate will vote on ferries', /the Senate/],
  ['Harbor Star Skander Lame Signs $90 Million Deal With Norwell', /Skander Lame signs \$90 million deal/],
  ['4 things to know for Sept. 9: Mayor Ruiz, ferry strike, Skerra storm', /4 things to know for Sept\. 9/],
  ['How much hail from harbor storm 11/21/31: Hail totals from Norwell and Skerra', /storm 11\/21\/31/],
]
for (const [headline, says] of SOMETIMES)
  test(`told: ${headline}`, () => {
    assert.match(linesOf(headline).join('\n'), says)
  })
