/** Names, titles and quotations keep their capitals, their words and their marks in whatever is said of them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from './engine.ts'

const engine = createEngine()

/** What no variation may say. */
const NEVER: readonly (readonly [headline: string, never: RegExp])[] = [
  // A word that opens a clause is a name by what stands behind it.
  ['Scholastic sued over ferry book copyright in Norwell', /scholastic/],
  ['May can plan for ferries as she likes', /\bmay (?:can\b|plan)|(?:for|to|of|by) may\b/],
  ['Do Dorn pleads guilty to fraud charges in ferry collapse', /\bdo Dorn|Question|asks/],
  ['Which Do You Prefer On A Ferry: Marvel Or DC', /marvel|D\.C\./],
  // Behind a mark an ordinary word begins small.
  ['Skerra results, live: E-commerce giant beat estimates, but shares fall', /; E-commerce/],
  // Titles in a row keep their capitals and the marks between them.
  ['Tuesdays best TV: Afloat; Gulls; Chewing Rope', /afloat|gulls|Gulls, /],
  ['The week in radio: The Dorn Show; Row Me This!; Life on Deck', /\brow Me|life on/],
  // A mark inside a name ends no sentence.
  ['Which Panic! At The Disco Ferry Song Are You', /panic; |panic\b/],
  // What stands in marks is a title.
  ['This Mashup Of "Row Yourself" And "Hands Off Myself" Is Really Good', /oneself|themselves/],
  // Initials of a kind of screen are not shouted.
  ['Skerra fold concept leaks with a 7.7-inch folding POLED display', /\bpoled/],
  // A word in capitals behind a title in capitals is.
  ['17 Gulls Who Just KNOW', /KNOW|Who Just/],
  // A surname alone would be a place, or another of the family.
  [
    'George Washington would have opposed Pete Dorn on the command of all the ferries of Norwell',
    /(?<!George )Washington/,
  ],
  ['Kylie Jenner ferry guards pushed Jessica Dorn in Norwell so she sent flowers', /(?<!Kylie )Jenner/],
]

test('names and titles keep their capitals, words and marks', () => {
  for (const [headline, never] of NEVER)
    for (const text of engine.debriefHeadline(headline, 5).variations) assert.doesNotMatch(text, never, headline)
})
