/** What only the summary of a headline tells takes nobody's place in the headline, and no other number's. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkCandidate } from './guard.ts'

const judge = (headline: string, summary: string, candidate: string) =>
  checkCandidate({ headline, summary, siblingTitles: [] }, candidate, { minWords: 3, maxWords: 18 }).map(
    ({ message }) => message,
  )

const ANOTHER = 'stands where the headline has another'

test('who only speaks in the summary does not do what the headline tells', () => {
  const headline = 'Two climbers rescued from Mount Skerra after three nights'
  const summary = 'The men were found by a helicopter crew on Sunday. Rescue chief Tom Ruiz praised the pilots.'
  assert.deepEqual(judge(headline, summary, 'Helicopter crew rescues two climbers from Mount Skerra'), [])
  assert.ok(judge(headline, summary, 'Tom Ruiz rescued from Mount Skerra after three nights').includes(ANOTHER))
})

test('a name that the summary gives to the one of the headline may stand for him', () => {
  const headline = 'Swimmer rescues two children from lake near Skerra'
  const summary = 'Mia Holm, 22, heard shouts on Saturday. Their mother, Julia Dorn, thanked her.'
  assert.deepEqual(judge(headline, summary, 'Mia Holm rescues two children from lake near Skerra'), [])
  assert.ok(judge(headline, summary, 'Julia Dorn rescues two children from lake near Skerra').includes(ANOTHER))
})

test('nobody is joined to the one of the headline who is told of elsewhere', () => {
  const headline = 'Norland teachers vote to strike over pay in September'
  const summary = 'The ministry has offered a rise of 3 percent. Nurses struck in May over staffing.'
  assert.deepEqual(judge(headline, summary, 'Norland teachers vote to strike in September over pay'), [])
  assert.ok(
    judge(headline, summary, 'Norland teachers and nurses vote to strike over pay in September').includes(ANOTHER),
  )
})

test('a name of the summary does not stand between the words of the headline in the place of its name', () => {
  const headline = 'Skerra United sack coach Ruiz after seventh defeat'
  const summary = 'Marco Ruiz took over in July. Assistant Olaf Dorn will lead the team on Saturday.'
  assert.deepEqual(judge(headline, summary, 'Skerra United sack coach Marco Ruiz after seventh defeat'), [])
  assert.ok(judge(headline, summary, 'Skerra United sack coach Olaf Dorn after seventh defeat').includes(ANOTHER))
})

test('another number of the summary does not stand for that of the headline', () => {
  const headline = 'Bank of Norland holds interest rates at 4.5 percent'
  const summary = 'Governor Paul Okafor said inflation, now at 3.1 percent, was falling more slowly than hoped.'
  const both = 'Bank of Norland holds rates at 4.5 percent with inflation at 3.1 percent'
  assert.deepEqual(judge(headline, summary, both), [])
  assert.ok(judge(headline, summary, 'Bank of Norland holds interest rates at 3.1 percent').includes(ANOTHER))
})

test('a deed of another year is not told as news', () => {
  const headline = 'Skerra museum returns stolen statue to Norwell'
  const summary = 'The museum bought it from a dealer in Norland in 1981. Director Paula Dorn handed it over.'
  assert.deepEqual(judge(headline, summary, 'Skerra museum returns stolen statue bought in 1981 to Norwell'), [])
  assert.ok(
    judge(headline, summary, 'Skerra museum buys stolen statue from dealer in Norland').includes(
      'leaves out that it was at another time',
    ),
  )
})
