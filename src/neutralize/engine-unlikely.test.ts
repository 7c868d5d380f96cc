/**
 * Wordings whose words stand beside each other as they hardly ever do in prose: found by ranking those of 93,000 titles
 * by a table of neighbours. What every variation of an invented headline of the same kind may not say.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from './engine.ts'

const engine = createEngine()

const NEVER: readonly (readonly [headline: string, misreading: string, never: RegExp])[] = [
  ['Neighbors in Skerra recall ferry suspect as quiet, reclusive sailor', 'a mark left where a word went', /as, /],
  ['Okafor waves ferry banner at Norwell summit — no thanks to Ruiz, he says', 'a pronoun as a source', /to he,/],
  [
    'Okafor could leave Norwell by spring, according to report',
    'the source as a verb',
    /According to (?:state|according|:)/,
  ],
  ['What are older Skerrans up to during this storm?', 'half of “up to”', /up are/],
  ['Can people in your town sail', 'the verb before the place', /people can in/],
  ['Where is oil going next?', 'a form in -ing as a noun', /going is/],
  ['Did anyone in Norwell win last night?', 'when as a deed', /lasted/],
  ['Pilot shot and killed by Norwell guard last year, new records show', 'when as a deed', /lasted/],
  ['Are these Norwell’s boats?', 'whose they are as what they are', /Norwell[’']s are/],
  ['We bet you didn’t know this about your boat', '“this” as an article', /an about/],
  ['23 thoughts I have every time I watch ferries', 'one who does it as many', /they watches/],
  [
    'Major League Rowing 2031: Week 7 roundup',
    'a contest as an officer who speaks',
    /Rowing 2031 says|to Major League/,
  ],
  ['Islands in storm-hit Skerra still cut off as waves climb', 'cut off as cutting off', /have (?:still|reportedly)/],
  [
    'Norwell’s Ruiz places his top pilot under investigation as storms near',
    'where to as what is',
    /being investigated/,
  ],
  [
    'It’s June and Ana Marsh is still sailing round Skerra',
    'two sentences as one subject',
    /describes it|Report on it/i,
  ],
  [
    'In case you’re interested here is the Skerra timetable',
    'a condition as a subject',
    /reported to be|in case people being/,
  ],
  ['First a storm, now a strike. Waves damage ferries in Skerra.', 'when as a subject', /[Ff]irst is/],
  ['Our Favorite Norwell Boats of the Skerra Regatta', 'whose as a subject', /our (?:is|are|being)/i],
  [
    'Last-Second Shot Sends Norwell Past Skerra and Into Final Four',
    'a noun as the verb',
    /shooting|been shot|have shot|was shot/,
  ],
  ['Skerra port reveals ‘42’ is its Boat of the Year', 'what is revealed as made public', /public/],
  ['Ruiz says deal near for new ferries in Skerra', 'near as a preposition', /close to for/],
  ['The era of the night ferry is upon us', 'upon somebody as on him', / on us/],
  [
    'Norwell strike has hit an estimated 20,000 ferry passengers across Skerra this summer, union tells court',
    'a number without its article',
    /hit estimated/,
  ],
  [
    'Battleship 6 has the Potential to do “The Best Ship Has Ever Done,” with Over 600K Orders on Skerra Alone, and 1M+ Predicted, according to Analyst',
    'the name of a thing as a number',
    /six/i,
  ],
  ['Met chief issues warning over rise in boat theft', 'a body as meeting', / met chief/],
  ['Kohl’s to buy ferry firm for $8 million', 'a shop as a common word', /kohl/],
  ['Ferry fares fall below \\$49 in Skerra', 'a mark of typesetting', /\\/],
  ['A Storm at Sea . . . If You Sail to Norwell', 'dots set apart', /;\.|\. \./],
  ['Theresa May to say Skerra is ready to sail', 'a name as what may be', /could to|might to|possibly to|perhaps to/],
  ['Norwell peace talks progressing, Skerra open to ferries, officials say', 'a thing as the verb', /talked/],
  [
    'Ferry officials responding to storm lacked proper boats, inquiry finds',
    'which of them as what they do',
    /are responding/,
  ],
  ['Norwell speaks to island leaders in defiant, calm speech', 'a mark left where a word went', /in, /],
  ['Make sailors pay for Skerra lighthouses | Letters', 'a demand as a deed', /paid|paying/],
  ['Today more islanders support than oppose closing ferries', 'half of a comparison', /supported|supporting/],
  [
    'Plans in the works for Skerra workers detained in raid',
    'whom it happened to',
    /(?:Plans|works for Skerra workers) (?:are|have|is)/,
  ],
  ['Aid for sailors stranded by storm', 'whom it happened to', /sailors (?:is|are|has|have) /],
  [
    'Report faults treatment of sailors held at Norwell port',
    'a deed as part of its doer',
    /sailors (?:is|are|has|have) /,
  ],
  [
    'Norwegian Volunteers Keep Eye on Ferries, and the Police',
    'who they are as their deed',
    /volunteered|volunteering/,
  ],
  ['MOM 2031 Released to Shipyards', 'letters as a word', /Mother/],
  ['Firefighters tackle blaze in Skerra after pier explosion', 'what goes on as over', /have tackled|been tackled/],
  [
    'Report from scene of Skerran homes besieged by settlers',
    'what is told of as the report',
    /been besieged|being besieged|is besieged/,
  ],
  [
    'Norwell Grooming Syndicate and SBC Sue Port over Early Renewal Demand',
    'a name as a deed',
    /(?:is|reportedly) grooming/,
  ],
  ['Dana Whit, star of Skerra drama, dies at 36', 'a death as hearsay', /reportedly|is reported/],
]

test('no wording puts words together that do not belong together', () => {
  for (const [headline, misreading, never] of NEVER)
    for (const variation of engine.debriefHeadline(headline, 5).variations)
      assert.doesNotMatch(variation, never, `${misreading}: ${headline}`)
})
