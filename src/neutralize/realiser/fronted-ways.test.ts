import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readStatement } from '../statement/statement.ts'
import { sayStatement } from './statement.ts'

const waysOf = (headline: string) => {
  const statement = readStatement(headline)
  return statement === null ? [] : sayStatement(statement)
}

test('what leans on the subject stays in front of it', () => {
  const ways = waysOf('Tired of the tolls, Norwell closes harbor bridge')
  assert.ok(ways.some(({ text }) => text === 'Tired of the tolls, Norwell closed harbor bridge'))
  assert.ok(ways.every(({ text }) => !/^(?:Article|Report)/.test(text)))
  // "It is reported that tired of the tolls, Norwell …"
  assert.ok(ways.every(({ kind }) => kind !== 'clause'))
})

test('what leans on who does it stands before nobody whom it is done to', () => {
  const texts = waysOf('Furious at Dorn, Ruiz fires Holm').map(({ text }) => text)
  assert.ok(texts.length > 0)
  assert.ok(texts.every((text) => !/, Holm/.test(text)))
})

test('… also behind a time', () => {
  for (const headline of ['A day after being fired, Ruiz fires Holm', 'Two days after losing Norwell, Ruiz fires Holm'])
    for (const { text } of waysOf(headline)) assert.doesNotMatch(text, /, Holm/)
})

test('what goes on behind a comma stays there in every tense', () => {
  const texts = waysOf('Norwell shares rise, extending rally to two weeks').map(({ text }) => text)
  assert.ok(texts.includes('Norwell shares have risen, extending rally to two weeks'))
  assert.ok(texts.every((text) => !/ ,/.test(text)))
})

test('a rumor is not reported to be one, however it is spelled', () => {
  for (const headline of [
    'Skerra phone rumored to feature two screens',
    'Skerra phone rumoured to feature two screens',
    'Norwell deal rumoured to fail',
    'Norland ferry now rumoured to cost millions',
  ])
    for (const { text } of waysOf(headline)) assert.doesNotMatch(text, / reported/)
  const [american, british] = ['rumored', 'rumoured'].map((word) =>
    waysOf(`Norwell deal ${word} to fail`).map(({ text }) => text.replace('rumoured', 'rumored')),
  )
  assert.deepEqual(american, british)
})

test('how something stands was not so before', () =>
  assert.ok(
    waysOf('Harbor coach who went missing before game is wanted on charges').every(
      ({ text }) => !/been wanted/.test(text),
    ),
  ))
