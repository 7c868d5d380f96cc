/** Constructions that make the variations of one sentence differ by more than a frame. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from '../engine.ts'
import { withoutLesserWords } from '../length/lesser-words.ts'
import { finished } from '../length/to-length.ts'
import { framed } from '../plan/frames.ts'
import { sayStatement } from '../realiser/statement.ts'
import { readStatement } from '../statement/statement.ts'

const waysOf = (headline: string): string[] => sayStatement(readStatement(headline)!).map(({ text }) => text)
const engine = createEngine()
const variationsOf = (headline: string): string[] => engine.debriefHeadline(headline, 5).variations

const SAID = [
  ['Okafor explains how ferry lost its map', 'Okafor’s explanation of how ferry lost its map'],
  ['Dana Ruiz describes why pier was closed', 'Dana Ruiz’s account of why pier was closed'],
  ['Dockers are angry over ferry toll', 'Anger among dockers over ferry toll'],
  ['Okafor is angry at harbor board', 'Okafor’s anger at harbor board'],
  ['Storm may have closed Norwell pier', 'It is possible that storm has closed Norwell pier'],
  ['Pilot charged over ferry crash', 'Pilot faces charges over ferry crash'],
  ['Ferry board is being accused of theft', 'Ferry board is reportedly being accused of theft'],
  ['A sailor found a map at harbor', 'Report on how a sailor found a map at harbor'],
  ['Mayor closes pier in Norwell', 'Story recounts mayor closing pier in Norwell'],
  ['Only rain can save Norwell crops', 'Article tells how only rain can save Norwell crops'],
  ['Norwell ferry will stop if wind drops', 'Norwell ferry will reportedly stop if wind drops'],
  ['People can now rent ferries in Skerra', 'Ferries in Skerra can now be rented'],
] as const
for (const [headline, told] of SAID)
  test(`another construction: ${told}`, () => assert.ok(waysOf(headline).includes(told), waysOf(headline).join(' | ')))

const NEVER = [
  // A sentence goes on in no gerund.
  ['A sailor found a map at harbor and it still works', /^(?:Article describes|Report on a sailor|Story)/],
  ['Ruiz sold boat and Skerra is angry', /selling/],
  // Nobody tells it, or more than one.
  ['Timeline describes how ferry sank', /account/],
  ['Okafor and Ruiz describe how ferry sank', /account/],
  ['Few dockers are angry over ferry toll', /^Anger/],
  // What is so is no event.
  ['Okafor owns ferry in Norwell', /recounts/],
  ['Storm could close pier if wind rises', /^It is possible/],
  // One doubt is enough.
  ['Ferry ban may be a disaster for gulls', /^It is possible/],
  ['People may now watch ferries', /^It is possible/],
  ['People can now watch ferries', /to now/],
  // Nobody is accused.
  ['Phones charged in summer heat', /face charges/],
  ['Fans charged over odds for parking', /face charges/],
  ['Drivers charged in euros', /face charges/],
] as const
for (const [headline, said] of NEVER)
  test(`not said of “${headline}”`, () => assert.doesNotMatch(waysOf(headline).join('\n'), new RegExp(said, 'm')))

const LESSER = [
  ['Skerra Rowers star Dana Ruiz closes pier', 'Dana Ruiz closes pier'],
  ['Pier is closed by actress Dana Ruiz', 'Pier is closed by Dana Ruiz'],
  ['Gaming company Norwell opens office', 'Norwell opens office'],
  ['Dana Ruiz is back at Norwell pier today', 'Dana Ruiz is back at Norwell pier'],
] as const
for (const [text, less] of LESSER) test(`goes: ${text}`, () => assert.equal(withoutLesserWords(text), less))

const KEPT = [
  // An office tells what the deed is worth.
  'Governor Dana Ruiz closes pier',
  // How a firm fares, what may be a town, and who is dead.
  'Bankrupt airline Skerra is closing pier',
  'Water company Norwell has been sued over leak',
  'Statue of dead actor Dana Ruiz unveiled',
  'Fugitive singer Dana Ruiz closes pier',
  'Rowers pitcher Dana Ruiz dead at 83',
  'Police arrest Rowers star Dana Ruiz',
  'Fake actress Dana Ruiz closes pier',
  'Actress Ruiz closes pier',
  'No actress Dana Ruiz knows closed pier',
  'Ferries are what they look like today',
  'Norwell pier, then and today',
  'Ferry sinks, ‘actress Dana Ruiz’ says',
]
for (const text of KEPT) test(`stays: ${text}`, () => assert.equal(withoutLesserWords(text), text))

test('where room is short, headlines go without “is”', () => {
  const long = 'Okafor is reported to have closed pier after storm that sank two old ferries near Norwell'
  assert.equal(finished(long, false), long.replace('is reported', 'reported'))
  const who = 'Pilot who is reported to have closed pier after storm that sank two ferries sails to Norwell'
  assert.doesNotMatch(finished(who, false), /who reported/)
})

test('frames differ from one another by their words', () => {
  const openings = framed('council closes pier', true).map((text) => text.slice(0, text.indexOf(' council')))
  for (const opening of ['Readers are told that', 'It has been reported that', 'According to a published report,'])
    assert.ok(openings.includes(opening), openings.join(' | '))
  // A phrase is told by nobody.
  assert.ok(framed('ferries of Norwell', false).every((text) => text.includes(':')))
})

test('what a columnist holds is argued', () => {
  const said = variationsOf('The ferry toll is a shameful burden on Norwell | Dana Holm').join('\n')
  assert.match(said, /^Column calls the ferry toll a burden on Norwell$/m)
  assert.match(
    variationsOf('The ferry toll will have shameful consequences | Dana Holm').join('\n'),
    /^(?:Columnist (?:argues|contends) that|In a columnist’s view,) the ferry toll will have consequences$/m,
  )
})

test('what happened is told by a columnist, and is nobody’s opinion', () => {
  const said = variationsOf('Norwell council just quietly closed the pier | Dana Holm').join('\n')
  assert.doesNotMatch(said, /argues|view|makes the case/)
  assert.match(said, /column/i)
})

test('whoever writes a column is no columnist beside its author', () => {
  const said = variationsOf('I am so ashamed: I have little to regret about our ferry | Dana Holm').join('\n')
  assert.doesNotMatch(said, /columnist.*author|author.*columnist/i)
})
