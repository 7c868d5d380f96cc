/** What stands beside a word of a title-case headline makes a name of it, or shows that it is none. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { trueCase } from './sentence-case.ts'

const CASES: readonly (readonly [title: string, cased: string])[] = [
  // A nickname stands before a name that no noun follows.
  ['12 Ferry Rules Big Zorm Taught All of Us', '12 ferry rules Big Zorm taught all of us'],
  ['Lil Zelmrie Says the Ferry Tour Is Over', 'Lil Zelmrie says the ferry tour is over'],
  ['A Big Zelmrie Ferry Opens in Norwell Today', 'A big Zelmrie ferry opens in Norwell today'],
  ['Big Norwell Fire Closes Three Ferry Stations', 'Big Norwell fire closes three ferry stations'],
  // Of two sides of a quiz both are names.
  ['Are You Busy Zelmrie Or Dana Holm From "Low Tide"', 'Are you Busy Zelmrie or Dana Holm from "Low Tide"'],
  ['Are You Always Late Or Early For The Ferry', 'Are you always late or early for the ferry'],
  ['Which Do You Prefer On Ferries: Marvel Or DC', 'Which do you prefer on ferries: Marvel or DC'],
  // Counted in Roman numbers.
  ['Ferry College Leaps From Division II To Division I', 'Ferry college leaps from Division II to Division I'],
  ['The Division of Ferry Chores Was Never Fair', 'The division of ferry chores was never fair'],
  // A race, and a tour of anything.
  ['Dorn May Lose Tour of California Title Again', 'Dorn may lose Tour of California title again'],
  ['Dorn Gives a Tour of Norwell Ferry Museums', 'Dorn gives a tour of Norwell ferry museums'],
  // The body of a firm that is named.
  ['Oversight Board Rules on a Meta Ferry Post', 'Oversight Board rules on a Meta ferry post'],
  // What was tried out, and what a firm does every year.
  ['My Harbor Communicator Hands-On: Small and Slow', 'My Harbor Communicator hands-on: small and slow'],
  ['SkerraStation Wrap-Up 2025 Counts Your Ferry Trips', 'SkerraStation Wrap-Up 2025 counts your ferry trips'],
  // People, and a colour.
  ['One Black College Bought a Ferry in Norwell', 'One Black college bought a ferry in Norwell'],
  ['One Black Ferry Was Bought by a College', 'One black ferry was bought by a college'],
  // A name makes none of these.
  ['Some See Ferry Drama in the Dorn Accusations', 'Some see ferry drama in the Dorn accusations'],
  ['Dorn Sees the White Christmas of His Childhood', 'Dorn sees the white Christmas of his childhood'],
  ['The Voice-Activated Ferry Sorts Mail at Night', 'The voice-activated ferry sorts mail at night'],
  // Words that the dictionary has not, or spells in another way.
  ['30 Pieces of Minimalist Ferry Jewellery', '30 pieces of minimalist ferry jewellery'],
  ['A Hotfix Is Coming for Ferry Screens', 'A hotfix is coming for ferry screens'],
  ['Grey Pyjamas and Moustaches Win the Ferry Contest', 'Grey pyjamas and moustaches win the ferry contest'],
  // Short, and all of it capital.
  ['2027 Ram TRX Shown: Now With Two Doors', '2027 Ram TRX shown: now with two doors'],
  ['17 Gulls Who Just Fly By', '17 gulls who just fly by'],
  // Ordinary words in marks before pictures, and what an advert asks for.
  ['12 Incredible "First" Pictures of Ferry Pilots', '12 incredible "first" pictures of ferry pilots'],
  ['Ferry Line Advertises For "Good Looking Pilot"', 'Ferry line advertises for "good looking pilot"'],
  // What is about something is a work.
  ['What Is "I Saw Emil Kissing a Gull" Actually About', 'What is "I Saw Emil Kissing a Gull" actually about'],
]

test('a neighbour tells whether a word of a title-case headline is a name', () => {
  for (const [title, cased] of CASES) assert.equal(trueCase(title), cased)
})
