import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isOwnSpeech, isQuotation, sayQuoted } from './quoted.ts'

const SAID = [
  ['Harbor flood', '‘We lost all our boats’', 'Quoted in an article about harbor flood: ‘We lost all our boats’'],
  ['Ana Ruiz on ferry vote', "'It is not over'", "Ana Ruiz comments on ferry vote: 'It is not over'"],
  ['Ana Ruiz on ferry vote', "'It is not over'", "Comment by Ana Ruiz about ferry vote: 'It is not over'"],
  ['Harbor pilot Ana Ruiz', '“I sleep on board”', 'In the words of harbor pilot Ana Ruiz: “I sleep on board”'],
  ['Former pilot on harbor paint', '“It is too dark”', 'Comment by former pilot about harbor paint: “It is too dark”'],
  [
    'Ana Ruiz at Skerra Fair',
    "'Boats are too cheap'",
    "Ana Ruiz is quoted at Skerra Fair as saying: 'Boats are too cheap'",
  ],
  ["Harbor pilot's diary", '“I sleep on board”', "Quoted in harbor pilot's diary: “I sleep on board”"],
  ['Dana Okafor to Mayor Ruiz', '“Grow up”', 'Dana Okafor tells Mayor Ruiz: “Grow up”'],
  ['Okafor to voters', '“Grow up”', 'Okafor tells voters: “Grow up”'],
  ['Ferry union leader', '“This is no boatyard”', 'In the words of ferry union leader: “This is no boatyard”'],
] as const

for (const [label, words, said] of SAID)
  test(`whose words they are, or of what: ${said}`, () =>
    assert.ok(sayQuoted(label, words).includes(said), sayQuoted(label, words).join(' | ')))

for (const label of ['Okafor to wed sailors', 'Okafor to face voters', 'Ferries to islanders', 'Return to voters'])
  test(`nobody is told: ${label}`, () =>
    assert.ok(sayQuoted(label, '“Grow up”').every((text) => !/ tells /.test(text))))

test('the words that are said need the room that the end of their topic takes', () => {
  assert.equal(
    sayQuoted('Coach Ana Ruiz on Emil Dorn return to the Norwell Harbor Rovers', "'We are not there quite yet'")[1],
    "Coach Ana Ruiz comments on Emil Dorn return: 'We are not there quite yet'",
  )
  assert.equal(sayQuoted('Sen. Skerrit on ferry conditions', "'It is no place'").length, 5)
})

test('a title is no topic, and a word in quotation marks no quotation', () => {
  assert.equal(sayQuoted('From the Archives, 1975', '‘Save our pier’').length, 1)
  assert.equal(isQuotation("'Ghost ship' found in harbor"), false)
  assert.equal(isQuotation("'Ghost ship' or 'floating hotel'"), false)
  assert.equal(isQuotation("'I didn't see the pier'"), true)
})

test('the title of a work is no speech, and the words of somebody named are none about him', () => {
  assert.equal(sayQuoted("'Tidelands' season 2, episode 5", "'The Harbor Auditions Continue'").length, 1)
  assert.equal(sayQuoted('Skerra mayor vs. Ana Ruiz', "'The boats are too cheap'").length, 1)
})

test('a name and what it says of itself need no quotation marks', () => {
  assert.ok(isOwnSpeech('Ana Ruiz', 'I’m not leaving the harbor'))
  assert.ok(!isOwnSpeech('Harbor fire', 'I’m not leaving the harbor'))
  assert.ok(!isOwnSpeech('Ana Ruiz', 'Boats are too cheap'))
})

for (const [label, words, wrong] of [
  ['Missing pilot', '‘We want her home’', /saying|has said|In the words|Statement by/],
  ['Pilot Ana Ruiz', '‘A life on the water’', /saying|has said|In the words|Statement by/],
  ['Corvale on alert', '‘We are afraid’', /comments|Comment/],
  ['Spotlight on ferry tolls', '‘We pay too much’', /comments|Comment/],
  ['Norway on ferry tolls', '‘We pay too much’', /comments|Comment/],
] as const)
  test(`nobody is made to say it: ${label}`, () => {
    for (const way of sayQuoted(label, words)) assert.doesNotMatch(way, wrong)
  })

test('of a country nobody knows whether it speaks', () => {
  for (const way of sayQuoted('Norway', "'Ferry papers are as absurd as fog'"))
    assert.doesNotMatch(way, /regarding|about|on Norway/)
})

test('only a name by itself is named', () =>
  assert.equal(sayQuoted('Whitlow on USS Skerra conditions', "'It makes one sad'").join().includes('naming'), false))
