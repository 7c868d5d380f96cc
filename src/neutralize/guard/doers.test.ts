/** A deed that the source tells of one is not told of another who only stands beside. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkCandidate } from './guard.ts'

const judge = (headline: string, candidate: string, summary?: string) =>
  checkCandidate(summary === undefined ? { headline } : { headline, summary }, candidate, {
    minWords: 3,
    maxWords: 20,
  }).map(({ message }) => message)

const BY_ANOTHER = 'is done by another in the source'

test('whoever is only spoken of does not do it', () => {
  const headline = 'Skerra lawmakers urge Governor Holm to stop quay works'
  const summary = 'Lawmakers urged Holm on Friday to put a stop to plans of the ferry ministry.'
  assert.deepEqual(judge(headline, 'Lawmakers urge Holm to stop quay works in Skerra', summary), [])
  assert.ok(judge(headline, 'Ferry ministry urges Holm to stop quay works in Skerra', summary).includes(BY_ANOTHER))
})

test('who explains a deed has not done it', () => {
  const headline = 'Keeper Anna Holm announces retirement'
  const summary = 'Columnist Jens Tessler of the Courier breaks down why Anna Holm is retiring.'
  assert.deepEqual(
    judge(headline, 'Goalkeeper Holm announces retirement from sport', summary).includes(BY_ANOTHER),
    false,
  )
  assert.ok(judge(headline, 'Courier columnist Jens Tessler announces retirement', summary).includes(BY_ANOTHER))
})

test('a name for the doer, and a deed told of both, are no exchange', () => {
  const headline = 'Mayor sees off challenger in Skerra vote'
  assert.deepEqual(
    judge(
      headline,
      'Mayor Holm sees off challenger in Skerra',
      'Lena Holm, the mayor, saw off a challenge from Jens Tessler.',
    ),
    [],
  )
  assert.equal(
    judge('Holm visits Skerra, then Tessler visits Skerra', 'Tessler visits Skerra after Holm').includes(BY_ANOTHER),
    false,
  )
})

test('“this town” and a noun for the one who is named are no others', () => {
  assert.equal(
    judge('This ferry town will soon have two mayors', 'Skerra will soon have two mayors').includes(BY_ANOTHER),
    false,
  )
  assert.equal(
    judge(
      'Coach Tessler praises Holm after striker scores twice',
      'Holm scores twice and is praised by Tessler',
    ).includes(BY_ANOTHER),
    false,
  )
  assert.equal(
    judge(
      'Anna Holm draws laughter from Jens Tessler after medal winner sings anthem',
      'Anna Holm sings anthem and Jens Tessler laughs',
    ).includes(BY_ANOTHER),
    false,
  )
})
