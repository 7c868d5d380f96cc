/** What stands in front of a label, and how a thing is read that the headline shows or tells of. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { candidatesOf } from './candidates.ts'
import { planHeadline } from './headline-plan.ts'
import { repeated } from './introduced.ts'
import { withoutStanding } from './lead-ins.ts'

const textsOf = (headline: string): string[] => [...candidatesOf(planHeadline(headline))].map(({ text }) => text)

const SAID: readonly [headline: string, said: string][] = [
  ['Boat weddings: dances and gifts', 'A look at boat weddings: dances and gifts'],
  ['The Shocking Story Of How Dana Ruiz Lost Her Boat', 'Article explains how Dana Ruiz lost her boat'],
  ['What Your Boat Lamps Say About You', "Article explains what people's boat lamps say about them"],
  ['Make Your Boat Better Using These Lamps', 'Article explains how to make boat better using lamps'],
  ['Read the memo Ruiz sent to pilots', 'Published article on the memo Ruiz sent to pilots'],
  [
    'Angry protests in Norwell over ferry fares',
    'Article informs readers about angry protests in Norwell over ferry fares',
  ],
  ['Here’s One Pilot Who Is Sailing To Skerra', 'A pilot is reported to be sailing to Skerra'],
  ['A history of the boats of Norwell', 'Coverage centers on a history of the boats of Norwell'],
]

for (const [headline, said] of SAID)
  test(`says ${said}`, () => assert.ok(textsOf(headline).includes(said), textsOf(headline).join('\n')))

const NEVER: readonly [headline: string, never: RegExp][] = [
  ['Norway: fire kills six in harbor', /^(?:A look at|Readers learn about) /],
  ['Here’s One Pilot Who Is Taking Gulls Seriously', /^A pilot /],
]

for (const [headline, never] of NEVER)
  test(`never says so: ${headline}`, () =>
    assert.deepEqual(
      textsOf(headline).filter((text) => never.test(text)),
      [],
    ))

test('a cry to the reader goes, and an order that the news is of stays', () => {
  assert.equal(withoutStanding('Start your engines: Skerra opens ferry race'), 'Skerra opens ferry race')
  for (const headline of [
    'Hit your children: judge rules parents may',
    'Lose your job: shameless firm tells staff who strike',
  ])
    assert.equal(withoutStanding(headline), headline)
})

test('what speaks of the article is not summed up', () => {
  assert.deepEqual(
    repeated([
      'Column gives an opinion on ferries',
      'Article is about Norwell pilots and ferries',
      'Publisher’s report deals with Norwell pilots',
      'How the old pier sank is explained in an article',
    ]),
    [],
  )
  assert.ok(repeated(['Crews repair the old pier']).includes('In brief: crews repair the old pier'))
})
