import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readWords } from '../clause/words.ts'
import { readNumbers } from './numbers.ts'
import { sameNumber } from './same-number.ts'

const read = (text: string) => readNumbers(readWords(text))

/** The first number of one text may stand for some number of the other. */
const isSame = (a: string, b: string) => read(b).some((number) => sameNumber(read(a)[0]!, number))

const EQUAL: [string, string][] = [
  ['a 3-minute walk', 'three minutes on foot'],
  ['$2.3M paid', '2.3 million dollars paid'],
  ['€9m of art', '9 million euros of art'],
  ['sixty cats', '60 cats'],
  ['14 times Ruiz sang', '14 moments with Ruiz'],
  ['a dozen ships', '12 ships'],
  ['twenty-one seats', '21 seats'],
  ['1,200 pupils', '1200 pupils'],
  ['half of voters', '50 percent of voters'],
  ['two weeks of rain', '14 days of rain'],
  ['72 hours', 'three days'],
  ['a decade', '10 years'],
  ['ninth win', '9 in a row'],
  ['sevenfold rise', 'a rise of 7-fold'],
  ['man, 51', '51-year-old man'],
  ['102K voters', '102,000 voters'],
  ['twice as much as tea', 'half as much as coffee'],
  ['-5 degrees', 'a low of minus five degrees'],
  ['−5 degrees', '5 degrees below zero'],
  ['-$3m', 'a balance of minus 3 million dollars'],
]
for (const [a, b] of EQUAL) test(`takes “${a}” and “${b}” for the same number`, () => assert.ok(isSame(a, b)))

const DIFFERENT: [string, string][] = [
  ['14 times Ruiz’s wage', '14 wages'],
  ['17 dollars', '17 percent'],
  ['four weeks', 'four days'],
  ['133TB', '133GB'],
  ['$3 million', '$3,000'],
  ['70 million coins', '$70 million'],
  ['dozens of women', 'hundreds of women'],
  ['a quarter of sales', 'half of sales'],
  ['doubles output', 'half of output'],
  ['over a decade', 'over a year'],
  ['5 degrees', 'down to -5 degrees'],
  ['minus 5 degrees', 'up to 5 degrees'],
  ['5 degrees below zero', '5 degrees'],
]
for (const [a, b] of DIFFERENT) test(`tells “${a}” from “${b}”`, () => assert.ok(!isSame(a, b)))

test('reads the bound in front of a number', () => {
  const bounds = [
    'up to 300 homes',
    'more than 300 homes',
    'nearly 300 homes',
    'about 300 homes',
    '300 homes',
    'fewer than 300 homes',
    'at least 300 homes',
  ].map((text) => read(text)[0]!.bound)
  assert.deepEqual(bounds, ['most', 'least', 'most', 'about', 'exact', 'most', 'least'])
})

test('reads the unit of a range for both of its ends', () => {
  assert.deepEqual(
    read('70 to 80 million euros').map(({ value, unit, end }) => ({ value, unit, end })),
    [
      { value: 7e7, unit: '€', end: 'low' },
      { value: 8e7, unit: '€', end: 'high' },
    ],
  )
  assert.equal(read('2 to 3 weeks')[0]!.value, 14)
  assert.equal(read('80 to 70 ferries')[0]!.end, null)
})

test('takes the dash of a range, a score or a compound for no minus', () => {
  for (const text of ['from 10 -12 degrees', 'a 10-12 win', 'the B-12 ferry'])
    assert.ok(
      read(text).every(({ value }) => value > 0),
      text,
    )
})

test('does not take a pronoun or the end of a rise for a number or a bound', () => {
  assert.equal(read('No one of the crew was hurt').length, 0)
  assert.equal(read('Claims edge up to 373,000')[0]!.bound, 'exact')
})
