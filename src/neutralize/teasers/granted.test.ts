/** Explanations, questions with their answers, and what people can do: told by more than an opening. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from '../engine.ts'
import { sayWhatPeopleCan } from '../plan/people-can.ts'
import { sayAnswered, withAskedOnes, withItsDeed } from './answered.ts'
import { takenForGranted } from './granted.ts'
import { sayQuestion } from './question.ts'

const engine = createEngine()
const variationsOf = (headline: string): string[] => engine.debriefHeadline(headline, 5).variations

const GRANTED: [kind: 'why' | 'how', clause: string, told: RegExp | null][] = [
  ['how', 'Norland is trying to turn frozen harbor assets into cash for Skerra', /^Norland has been trying to turn/],
  ['how', 'Okafor sold the oldest ferry in Norwell', /^The oldest ferry in Norwell was sold by Okafor$/],
  // What it does still, it has not done.
  ['how', 'Norland hides its harbor debts from the council', null],
  // Of words in quotes nobody knows where they end.
  ['why', 'adults pursuing boats or ferries are the ‘new crew’ of Norwell', null],
  // The manner is what the verb is of.
  ['how', 'Norwell crews feel about the new ferry plan', null],
  ['how', 'the new plan would close the harbor of Norwell', null],
  ['why', 'Norwell should close its oldest harbor this year', null],
  ['how', 'not all crews back the new ferry deal', null],
  ['why', 'Norland may raise its harbor fees in May', /^Norland may raise its harbor fees in May$/],
  ['why', 'Skerra crews avoid the oldest harbor in Norland', /^Skerra crews avoid the oldest harbor in Norland$/],
]

/** What is not told, whatever else is. */
const NOT_GRANTED: [kind: 'why' | 'how', clause: string, told: RegExp][] = [
  ['why', 'Norland might have stopped the Skerra attack in Norwell', /./],
  ['why', 'Norland will close its harbor in May', /./],
  ['how', 'Norland will close its harbor in May', /./],
  ['how', 'Ruiz to win the harbor vote in Norwell', /./],
  ['how', 'voters in Norland pick a president from the ten towns', /./],
  ['why', 'voters in Norland pick a president from the ten towns', /picked/],
  ['how', 'Norwell stocks have fared since the ban', /./],
  ['how', 'deep the harbor of Norwell was dug', /./],
  ['how', 'close Norwell has come to a ferry deal', /./],
  ['how', 'Holm’s fraud case stacks up to other classified files probes', /./],
  ['how', 'Okafor sold the oldest ferry in Norwell', / has /],
]
for (const [kind, clause, told] of NOT_GRANTED)
  test(`does not take for granted: ${kind} ${clause}`, () => {
    const ways = takenForGranted(kind, clause)
    assert.ok(!ways.some((way) => told.test(way)), ways.join(' | '))
  })

for (const [kind, clause, told] of GRANTED)
  test(`takes for granted: ${kind} ${clause}`, () => {
    const ways = takenForGranted(kind, clause)
    if (told !== null)
      assert.ok(
        ways.some((way) => told.test(way)),
        ways.join(' | '),
      )
    else
      assert.ok(
        !ways.some((way) => / (?:has|have) |hid |are pursuing|felt|should|would|not all/.test(way)),
        ways.join(' | '),
      )
  })

const CAN: [text: string, told: string | null][] = [
  ['Skerra’s new app lets people book ferries at night', 'With Skerra’s new app, people can book ferries at night'],
  ['Skerra now lets people book ferries', 'Skerra now makes it possible for people to book ferries'],
  ['People can now easily zorb in Norwell', 'It is now possible to easily zorb in Norwell'],
  ['People won’t be able to book the night ferry', 'People will be unable to book the night ferry'],
  // Nobody has a law in hand.
  ['Norland law lets people book ferries', null],
  ['People can’t stop talking about the ferry', null],
  ['Skerra won’t let people book ferries', null],
  ['Skerra app lets people book ferries and pay by phone', 'With Skerra app, people can book ferries and pay by phone'],
  // Which people are meant.
  ['Skerra app lets people with guns enter', null],
  ['Skerra app lets people without homes vote', null],
  ['Skerra app lets people aged 16 vote', null],
  ['Skerra app lets people over 60 sail free', null],
  ['Skerra app lets people from Skerra work', null],
  ['Skerra app lets people who lost homes sue', null],
  ['Skerra app lets people themselves vote', null],
  ['Skerra app lets people need help call', null],
  // Somebody else does something behind it.
  ['Skerra app lets people pay Dorn says', null],
  ['Skerra app lets people vote Dorn warns', null],
  ['Skerra app lets people cheat and Ruiz wants it banned', null],
  ['Skerra app lets people vote as Dorn warns of fraud', null],
]
for (const [text, told] of CAN)
  test(`what people can: ${text}`, () => {
    const ways = sayWhatPeopleCan(text)
    if (told !== null) assert.ok(ways.includes(told), ways.join(' | '))
    else assert.ok(!ways.some((way) => /^With |unable|able to|^Skerra/.test(way)), ways.join(' | '))
  })

const ASKED: [question: string, told: string][] = [
  ['What do we know about the tanker seized by Norland', 'Known facts about the tanker seized by Norland'],
  ['What do US fees mean for the harbor', 'Report on the significance of US fees for the harbor'],
  ['Can the US legally close the harbor', 'Article asks whether the US can legally close the harbor'],
  ['What is the poison allegedly used to kill Dorn', 'Report on what the poison allegedly used to kill Dorn is'],
]
for (const [question, told] of ASKED)
  test(`asked: ${question}`, () => assert.ok(sayQuestion(question).includes(told), sayQuestion(question).join(' | ')))

const BEHIND: [question: string, told: string][] = [
  [
    'Five years after Norland closed the harbor, does Skerra have any ferries',
    'Article examines whether Skerra has any ferries five years after Norland closed the harbor',
  ],
]
for (const [question, told] of BEHIND)
  test(`asked behind: ${question}`, () =>
    assert.ok(sayQuestion(question).includes(told), sayQuestion(question).join(' | ')))

const ANSWERED: [text: string, told: string | null][] = [
  ['The winner of the debate? Ruiz', 'Ruiz is the winner of the debate'],
  ['The target? Norwell ferries', 'Norwell ferries are the target'],
  ['The culprit? His brother', 'Article names his brother as the culprit'],
  ['The cost? 6 lost lives', 'The cost is 6 lost lives'],
  ['The winner of the debate? Not clear', null],
  ['The culprit? Unclear', null],
  ['The culprit? Under investigation', null],
  ['The problem? Too high', null],
  ['The culprit? Possibly Holm', null],
  ['The winner? Ruiz by far', null],
  ['The goal? To ban ferries', null],
  ['The solution? Ban ferries', null],
  ['The result? Norland lost', null],
  ['The key to the plan? Holm staying', null],
  ['The cost? 500 jobs lost', null],
  ['The winner? Ruiz for now', null],
  ['The culprit? The police suspect Holm', null],
]
for (const [text, told] of ANSWERED)
  test(`answered: ${text}`, () => {
    const ways = sayAnswered(text)
    if (told === null) assert.deepEqual(ways, [])
    else assert.ok(ways.includes(told), ways.join(' | '))
  })

const OF_MANY: [say: (text: string) => string, text: string, told: string][] = [
  [withItsDeed, 'The film about Ruiz? They’re suing', 'The film about Ruiz? They’re suing'],
  [withItsDeed, 'The ferries of Norwell? It’s coming back', 'The ferries of Norwell? It’s coming back'],
  [withItsDeed, 'The ferries of Norwell? They’re coming back', 'The ferries of Norwell are coming back'],
  [withAskedOnes, 'Moving to Norland? You must pay', 'People moving to Norland have to pay'],
  [withAskedOnes, 'Moving to Norland? You must be dreaming', 'Moving to Norland? You must be dreaming'],
]
for (const [say, text, told] of OF_MANY) test(`of one or of many: ${text}`, () => assert.equal(say(text), told))

const SAID: [headline: string, told: RegExp][] = [
  [
    'The Key to the Norwell Harbor Plan? The Ferry Owners.',
    /^Article names the ferry owners as the key to the Norwell harbor plan$/,
  ],
  [
    'Planning to Return Unwanted Boats? You May Be Charged Fees.',
    /^People planning to return unwanted boats may be charged/,
  ],
  ['The Norwell Harbor Film? It’s Getting Mixed Reviews.', /^The Norwell harbor film is getting mixed reviews$/],
  ['Remember Rowing in School? The Norwell Boat Race Is Coming Back', /^Report on the Norwell boat race coming back$/],
  [
    'Two Norwell ferries are idle. What does that mean for Skerra?',
    /; publisher looks into what that means for Skerra$/,
  ],
  ['Here’s everything announced at the Norwell boat show', /^Report on announcements at the Norwell boat show$/],
  [
    'Here’s your chance to sail around Norwell with captain Dana Holm',
    /^Article informs readers about a chance to sail/,
  ],
  ['Who Were the Norwell Sailors Killed in a Storm off Skerra?', /^Background on the Norwell sailors killed/],
]
for (const [headline, told] of SAID)
  test(`told: ${headline}`, () =>
    assert.ok(
      variationsOf(headline).some((line) => told.test(line)),
      variationsOf(headline).join(' | '),
    ))
