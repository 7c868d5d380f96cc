import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from '../engine.ts'
import { readItem } from './read-item.ts'

const read = (text: string, isDoer = false) => readItem({ kind: 'statement', text, left: [], isDoer })

const READ: readonly (readonly [text: string, isDoer: boolean, subject: string, group: string])[] = [
  ['Grandmother, 71, fights off armed robber with frying pan', false, 'Grandmother, 71,', 'fights off'],
  ['A woman quit her $90,000 job to live on a boat', true, 'A woman', 'quit'],
  ['Author paid $2,292 for their ferry trips last year', true, 'Author', 'paid'],
  ['Skerra plan to cut ferry fares made public in leaked memo', false, 'Skerra plan to cut ferry fares', 'made public'],
  ['One text message cost a teacher her career', false, 'One text message', 'cost'],
  ['Mayor Skerra under pressure to quit over secret deal', false, 'Mayor Skerra', ''],
]

for (const [text, isDoer, subject, group] of READ)
  test(`read: ${text}`, () => {
    const statement = read(text, isDoer)
    assert.equal(statement?.subject, subject)
    assert.equal(statement?.group, group)
  })

for (const text of ['Plan to sell boats painted in Norwell made public in leaked memo', 'Boats that cut the old line'])
  test(`not read: ${text}`, () => assert.equal(read(text), null))

const { debriefHeadline } = createEngine()

for (const [headline, said] of [
  ['Fury as Council ‘Bans’ Ferry Lights in Norwell', 'Ferry lights in Norwell are ‘banned’ by council'],
  ['Skerra’s Dana Whit ‘contesting’ vote on ferry', 'Skerra’s Dana Whit is reported to be ‘contesting’ vote on ferry'],
  ['The teen who built a ferry in his garden', 'A teen is reported to have built a ferry in his garden'],
  ['The song Dana Ruiz wrote in jail', 'Dana Ruiz wrote a song in jail'],
  ['Skerra Kills Photo Feature, and Users Are Furious', 'Skerra killed photo feature, and users are angry'],
  [
    'Dorn authorizes harbor guard in Norwell as judge temporarily blocks his plan to deploy federal troops in Portland',
    'Dorn authorized harbor guard in Norwell',
  ],
  ['Measles Nightmare: Cases Explode to 900 in Norwell', 'Measles: cases rise to 900 in Norwell'],
  ['Record rainfall leaves four dead in Norwell', 'Record rainfall left four dead in Norwell'],
] as const)
  test(`five wordings of their own: ${headline}`, () => {
    const { variations } = debriefHeadline(headline, 5)
    assert.ok(variations.includes(said), variations.join('\n'))
    assert.ok(
      !variations.some((text) => /^(?:Article is about|In the news|As reported)/.test(text)),
      variations.join('\n'),
    )
  })

for (const [headline, said] of [
  ['Skerra ferry is all but confirmed, and Norwell should be worried', /\ball$/],
  ['Norland PM Oli quits as anti-ferry protests spiral, his aide says', /^(?!.*aide).*\b(?:quit|quits|quitting)$/],
  ['Ruiz: Dorn “stole” boat from harbor', /stolen/],
] as const)
  test(`is cut to nothing false: ${headline}`, () => {
    const { variations } = debriefHeadline(headline, 5)
    assert.ok(!variations.some((text) => said.test(text)), variations.join('\n'))
  })
