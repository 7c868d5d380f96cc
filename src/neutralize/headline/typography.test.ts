import assert from 'node:assert/strict'
import { test } from 'node:test'
import { repairEnglish } from './typography.ts'

test('contractions without their apostrophe get it back', () => {
  for (const [text, repaired] of [
    ['The Boat I Never Thought Id Have', "The Boat I Never Thought I'd Have"],
    ['9 Gulls Who Think Theyre Captains', "9 Gulls Who Think They're Captains"],
    ['Whats Wrong, and Why Sailors Dont Ask', "What's Wrong, and Why Sailors Don't Ask"],
    ['Boats Thatll Float', "Boats That'll Float"],
    ['Someone Whod Know', "Someone Who'd Know"],
    ['Were Going to Look at the Sea', "We're Going to Look at the Sea"],
    // Words of their own.
    ['Dana Im and Ive Dorn Show Their Id', 'Dana Im and Ive Dorn Show Their Id'],
    ['Were We Well', 'Were We Well'],
  ] as const)
    assert.equal(repairEnglish(text), repaired)
})
