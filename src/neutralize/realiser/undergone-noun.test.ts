import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readStatement } from '../statement/statement.ts'
import { asUndergoneNoun } from './undergone-noun.ts'

const named = (headline: string): string[] => asUndergoneNoun(readStatement(headline)!)

const NAMED = [
  ['Ferry pilot arrested over stolen boats', 'Arrest of ferry pilot over stolen boats'],
  ['Otters rescued from harbor after storm', 'Rescue of otters from harbor after storm'],
  ['Ferry captain killed in crash near Skerra', 'Death of ferry captain in crash near Skerra'],
  ['Ferry captain killed by falling mast in Skerra', 'Killing of ferry captain by falling mast in Skerra'],
  ['Harbor trial has been postponed after guilty plea', 'Postponement of harbor trial after guilty plea'],
  ['Norwell sued by islanders over ferry fares', 'Lawsuit against Norwell by islanders over ferry fares'],
] as const

for (const [headline, told] of NAMED) test(`by its noun: ${told}`, () => assert.deepEqual(named(headline), [told]))

const NEVER = [
  // Behind the noun these would belong to something else, or to nothing.
  'Okafor was appointed captain of the ferry fleet',
  'Man arrested from Skerra for ferry theft',
  'Islander who stole boat arrested for fraud',
  'Pilot hospitalized after using flare near Skerra',
  'Ferry chief convicted of fraud in Skerra',
  'No boats were seized in Skerra harbor',
  'Old ferry was sold in March, captain tells inquiry',
  // Not done yet.
  'Ferry pilot is being arrested in Skerra',
] as const

for (const headline of NEVER)
  test(`not by its noun: ${headline}`, () => {
    assert.notEqual(readStatement(headline), null)
    assert.deepEqual(named(headline), [])
  })
