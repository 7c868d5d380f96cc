import assert from 'node:assert/strict'
import { test } from 'node:test'
import { candidatesOf } from '../plan/candidates.ts'
import { planHeadline } from '../plan/headline-plan.ts'
import { splitAttribution } from '../realiser/attribution.ts'
import { joinedAs } from './joined.ts'
import { readBySplit } from './split.ts'
import { readStatement } from './statement.ts'

test('finds the verb of a headline among words that may be nouns', () => {
  for (const [subject, verb, rest] of [
    ['Finnish strikes on the old harbor', 'kill', '9 in dawn raid'],
    ['Northport Water Board', 'shares', 'new plans despite court ruling'],
    ['Plans to improve local schools', 'depend', 'on the budget'],
    ['Maria Ruiz', 'comments', 'on the harbor vote'],
    ['Harbor trial of former banker', 'begins', 'in Northport'],
    ['The Harbor Lights', 'are', 'the pride of Northport'],
    ['Council', 'once promised', 'new ferries for the islands'],
    ['Repair bill for sunken barge near Northport', 'rises', 'to $12m'],
    ['Judge accused of bias in Northport', 'faced', 'new lawsuit'],
  ]) {
    const statement = readBySplit(`${subject} ${verb} ${rest}`)
    assert.deepEqual([statement?.subject, statement?.group, statement?.rest], [subject, verb, rest])
  }
})

test('reads nothing where two words may be the verb, or none', () => {
  for (const text of [
    'Bishop intervened in club grants review',
    'Ruiz elected mayor of Northport',
    'Harbor lights in a small village',
    'Map shows impacted area of Northport',
    'Northport Open picks and best bets',
    'The short life of a harbor seal',
  ])
    assert.equal(readBySplit(text), null, text)
})

test('a time in front is nobody', () => {
  for (const [prefix, rest] of [
    ['Now', 'sells the ferry to Northport'],
    ['Last year', 'closed the harbor school'],
    ['Years ago', 'received a boat'],
    ['Once a sailor', 'runs the harbor school'],
    ['Two years before the vote', 'closed the harbor school'],
    ['Just hours before the vote', 'closed the harbor school'],
  ]) {
    const statement = readStatement(`${prefix}, Ruiz ${rest}`)
    assert.deepEqual([statement?.prefix, statement?.subject], [prefix, 'Ruiz'])
  }
})

test('joined verbs take the tense of the first', () => {
  const told = (text: string, form: 'past' | 'participle' | 'gerund') => joinedAs(readStatement(text)!, form)
  assert.equal(told('Blast kills 12, injures 30 near Northport', 'past'), '12 and injured 30 near Northport')
  assert.equal(told('Ruiz rejects the plan and says talks are over', 'gerund'), 'the plan and saying talks are over')
  assert.equal(told('Storms hit the coast and destroy ferries', 'participle'), 'the coast and destroyed ferries')
  assert.equal(told('Okafor opens ferry line, cuts fares in Norwell', 'past'), 'ferry line and cut fares in Norwell')
  assert.equal(told('Dorn breaks streak, searches for form', 'participle'), 'streak and searched for form')
  assert.equal(told('Skerra cuts ferry drills, as Dorn courts Ruiz', 'past'), 'ferry drills, as Dorn courts Ruiz')
  assert.equal(told('Storm leaves six dead, thousands stranded', 'past'), 'six dead, thousands stranded')
  assert.equal(
    told('Okafor says Dorn, harbor lawyer, is leaving', 'past'),
    'Dorn, harbor lawyer, is leaving',
    'the verb of whom he speaks of',
  )
  assert.equal(
    told('Case becomes obsession as Dorn, sleuths debate it', 'past'),
    'obsession as Dorn, sleuths debate it',
  )
  assert.equal(told('Skerra opens camp after anger, reports of abuse', 'past'), 'camp after anger, reports of abuse')
  // A list of things stays one; what may be either is left alone.
  for (const text of [
    'Okafor opens schools, sports halls in Norwell',
    'Okafor buys trucks, parts suppliers and shops in Norwell',
    'Okafor bans ferries, boats drivers own',
    'Okafor faces anger in Norwell, calls for resignation',
    'Ferry sails after storm, sinks pier',
    'Okafor resigns as chair, leaves Norwell',
  ])
    assert.equal(told(text, 'past'), null)
  assert.equal(told('Ruiz announces tariffs and support for farmers', 'past'), 'tariffs and support for farmers')
  assert.equal(told('Landslides kill eight, strand dozens near Northport', 'past'), null)
})

test('a speaker behind his verb is a source, an object is none', () => {
  assert.deepEqual(splitAttribution('Ferries could run again in June, says minister').attribution, {
    who: 'minister',
    verb: 'says',
  })
  assert.equal(splitAttribution('Ruiz plays down fears of strike, shows restraint').attribution, null)
  assert.equal(splitAttribution('Ruiz slams harbor board, warns investors').attribution, null)
  assert.equal(
    planHeadline('Northport has the best case for a bridge: Harbor Trust CEO').attribution?.who,
    'Harbor Trust CEO',
  )
})

test('what is told in a clause, or by a participle, goes on in its own tense', () => {
  assert.equal(
    joinedAs(readStatement('Okafor describes how she sailed and sank her ferry')!, 'participle'),
    'how she sailed and sank her ferry',
  )
  assert.equal(joinedAs(readStatement('Fires expose, and detonate, buried Norwell bombs')!, 'participle'), null)
  assert.equal(
    joinedAs(readStatement('Ruiz pauses ferry tolls, and hints at return of fares')!, 'gerund'),
    'ferry tolls, and hinting at return of fares',
  )
})

test('two verbs are told in one tense in every candidate', () => {
  for (const { text } of candidatesOf(planHeadline('Ruiz temporarily closes ferry line, orders new boats for island')))
    assert.doesNotMatch(text, /closed .* orders|has (?!been reported).*clos\w+ .*, orders|to have .* orders/, text)
})
