import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plainWording } from './plain-wording.ts'

test('an evaluation that is all that is said of its noun is told as a degree', () => {
  for (const [headline, plain] of [
    ['Harbor model brings grim news', 'Harbor model brings bad news'],
    ['Norwell shares dip on dismal fundraising', 'Norwell shares dip on weak fundraising'],
    ['Storm brings catastrophic winds to Skerra', 'Storm brings severe winds to Skerra'],
    ['Ferry strike causes massive unemployment', 'Ferry strike causes high unemployment'],
    ['New ferry has wide deck, astronomical price', 'New ferry has wide deck, very high price'],
    ['Skerra metals post blockbuster annual gains', 'Skerra metals post large annual gains'],
    ['Mystery drones seen over Norwell', 'Unidentified drones seen over Norwell'],
    ['Skerra phones will have massive batteries', 'Skerra phones will have large batteries'],
    ['Wild week on Norwell stock market ends', 'Volatile week on Norwell stock market ends'],
  ] as const)
    assert.equal(plainWording(headline).text, plain)
})

test('what tells which kind there was stays', () => {
  for (const headline of [
    'Return of ferry revives painful memories',
    'Ferry theft was work of petty criminals',
    'Norland approves mega embassy in Norwell',
    'Fire destroys historic Norwell dairy building',
    'Skerra seamen killed two in botched 2031 mission',
    'Sailor filmed wrestling wild crocodiles',
    'Sailor who ate raw snake liver falls ill',
    'Norwell leaders fear high-profile prisoners may go',
    'Holm caused disastrous ferry trip where sailor fell',
    'Norwell ends disloyal crews’ pay',
  ])
    assert.equal(plainWording(headline).text, headline)
})

test('of several the most striking are some, and no more', () => {
  for (const [headline, plain] of [
    ["Here's where Ruiz's most shocking promises stand", "Here's where some of Ruiz's promises stand"],
    ['The most fascinating boats at the Norwell show', 'Boats at the Norwell show'],
    ['Wildest markets since 2031 worry Skerra', 'Wildest markets since 2031 worry Skerra'],
    ["Fire shuts Norwell's iconic museum", "Fire shuts Norwell's iconic museum"],
    ['The most popular ferries in Skerra are slow', 'The most popular ferries in Skerra are slow'],
  ] as const)
    assert.equal(plainWording(headline).text, plain)
})

test('names and set terms keep their loaded word', () => {
  for (const headline of [
    'Norwell sailors form a Brave Gulls club',
    'Holm shows shock tactics, and talent, at Norwell hall',
    'Doomsday Clock 2031: Skerra sailors set new time',
    'Ruiz joins Magnificent Seven as Norwell trade slows',
    'Super Puma crash shuts Norwell harbor',
    'Will early super withdrawals weigh on Norwell?',
    'Ferry game gets battle royale mode',
    'New buds support head-shaking gestures',
    'Ruiz is no friend of culture wars in Skerra',
    'After crushing protests, Dorn tries to avert strike',
  ])
    assert.equal(plainWording(headline).text, headline)
})

test('said to one person it is not said of people', () => {
  for (const headline of [
    'Ruiz to Dorn: You can fix it',
    'Norland to Ruiz: Your ferry plan is no plan',
    'You cannot fish here, Norland leaders tell Ruiz',
    'Dorn has more boats than you',
    'What do you know about Skerra?',
    'Have you seen the Norwell ferry?',
    'Better make sure you are ready for the ferry',
    'Holm: Don’t sail if you care about gulls',
    'Dispute over £900 Your Party fees',
    'Crews ask about stand-your-ground laws in Skerra',
  ])
    assert.equal(plainWording(headline).text, headline)
  assert.equal(
    plainWording('What your taxes pay for in Skerra').text,
    'What people’s taxes pay for in Skerra'.replace('’', "'"),
  )
})

test('what is pointed at stays what it is', () => {
  for (const [headline, plain] of [
    ['Dorn: Norland is spying on this show', 'Dorn: Norland is spying on this show'],
    ['She filmed gulls. Now this sailor is in jail', 'She filmed gulls. Now this sailor is in jail'],
    ['Ruiz can survive this Skerra trip', 'Ruiz can survive the Skerra trip'],
    ['These ferries sank near Norwell', 'Certain ferries sank near Norwell'],
    ['The bill would shut down these ferry lines', 'The bill would shut down certain ferry lines'],
  ] as const)
    assert.equal(plainWording(headline).text, plain)
})

test('a quoted word of kind or degree stays, as does what is attacked', () => {
  for (const headline of [
    "Dorn launches attack on 'predatory' trade",
    '"Horrible" ferry growth ends talk of fares',
    "Norwell approves 'mega' pier despite gulls",
    'Dorn attacks harbor board as feckless and weak',
  ])
    assert.equal(plainWording(headline).text, headline)
})

test('how much, how big and how likely is told', () => {
  for (const [headline, plain] of [
    ['Norland mill offers staggering salary to sailors', 'Norland mill offers very high salary to sailors'],
    ['Pier sinks a tiny amount each year', 'Pier sinks a small amount each year'],
    ['Skerra council returns to a messy fall', 'Skerra council returns to a complicated fall'],
    [
      'How crews should treat what could be a historic strike',
      'How crews should treat what could be a significant strike',
    ],
    ["Tech giant's harbor plan sinks", "Tech company's harbor plan sinks"],
  ] as const)
    assert.equal(plainWording(headline).text, plain)
})

test('an adverb that carries the statement stays', () => {
  for (const headline of [
    'Norwell day starts by taking sailors seriously',
    'Skerra crews are suddenly conservationists',
    'Holm clearly described theft by Dorn, Okafor says',
    'Ships can sink from surprisingly few leaks',
    'Norwell opens probe after crashes of its so-called full autopilot',
  ])
    assert.equal(plainWording(headline).text, headline)
})
