import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from '../engine.ts'
import { checkCandidate } from './guard.ts'

const engine = createEngine()
const problems = (headline: string, candidate: string) =>
  checkCandidate({ headline }, candidate).map(({ message }) => message)

test('how a trial ended well for the accused is not left out', () => {
  const headline = 'Norwell pilot burned his boat, hid it in the harbor. He is found not guilty'
  assert.deepEqual(problems(headline, 'Norwell pilot burned his boat and hid it in the harbor'), [
    'leaves out what is denied',
  ])
  assert.deepEqual(problems(headline, 'Norwell pilot burned his boat; he is acquitted'), [])
  assert.deepEqual(problems(headline, 'Article explains what its headline is about'), [])
  // A plea is no end.
  assert.deepEqual(
    problems(
      'Norwell pilot pleads not guilty after burning boat in harbor',
      'Norwell pilot enters plea after burning boat',
    ),
    [],
  )
})

test('a denial in the words that are all the news is not left out', () => {
  const headline = 'Coach Ana Ruiz on Okafor return to the Skerra Rovers: ‘We are not there yet’'
  assert.ok(problems(headline, 'Coach Ana Ruiz comments on Okafor return to Skerra Rovers').length > 0)
  assert.deepEqual(problems(headline, 'Coach Ana Ruiz comments on Okafor return: ‘We are not there yet’'), [])
  // Something else is told.
  assert.deepEqual(
    problems('Ruiz criticizes Dorn on pier plan: ‘It will not do’', 'Ruiz criticizes Dorn on pier plan'),
    [],
  )
})

for (const [headline, told] of [
  ['Norwell man sank brother’s boat, hid it in the old harbor. He’s found not guilty due to insanity', /not guilty/],
  [
    'Coach Ana Ruiz on Emil Dorn return to the Norwell Harbor Rovers: ‘We are not at that point quite yet’',
    /not at that point/,
  ],
  [
    'Norwell nurse accused of killing six patients with insulin walks free from the court after jury acquits her',
    /walks free|^(?!.*killed)/,
  ],
] as const)
  test(`every variation tells it: ${headline}`, () => {
    const { variations } = engine.debriefHeadline(headline, 3)
    assert.match(variations[0]!, told)
    for (const variation of variations)
      assert.ok(told.test(variation) || /^(?:The )?(?:article|publisher|readers)/i.test(variation), variation)
  })
