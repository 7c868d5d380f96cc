import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inOtherWords } from './rephrase.ts'

/** Sentence, and a part that some other wording of it has; null where it has none. */
const CASES: readonly (readonly [sentence: string, other: string | null])[] = [
  // How old somebody is.
  ['Ferry line sued by sailor, 18, who fell', 'by 18-year-old sailor who fell'],
  ['Ferry line is sued by Dana Whit, 41, over fall', '41-year-old Dana Whit over fall'],
  ['Harbour crew of sailors, 18, wins', null],
  // Whose something is.
  ["Board discusses Dana Whit's dredging plan", 'dredging plan by Dana Whit'],
  ["Crowds gather after Dana Whit's wedding", 'wedding of Dana Whit'],
  ['Crowds gather after the wedding of Dana Whit', 'after Dana Whit’s wedding'],
  ["Board questions Dana Whit's support", null],
  ["Dana Whit's aide, 35, leaves", null],
  ["Crowds cheer Dana Whit's son Will", null],
  ["Crowds gather with Dana Whit's son Will", null],
  // What a clause tells of somebody.
  ['Harbour fines residents who live on barges', 'residents living on barges'],
  ['Harbour fines residents living on barges', 'residents who live on barges'],
  ['Judge frees sailor accused of arson', 'sailor who is accused of arson'],
  ['Sailor accused of arson', null],
  ['Crews find raft that carried eels', 'raft which carried'],
  ['Board bans nets that harm eels', 'nets harming eels'],
  ['Board fears that ferries will stop', null],
  // What came first.
  ['Rower retires after losing her seat', 'after having lost her seat'],
  ['Coach leaves after losing season', null],
  ['Rower leaves after being fined', 'after having been fined'],
  // Bounds and times.
  ['Canal closed for two years', 'for a period of two years'],
  ['Flood drives out at least 40 families', 'no fewer than 40 families'],
  ['Council to spend up to $4m on canal', 'as much as $4'],
  ['Board elected in 2019', 'in the year 2019'],
  ['Council to spend most in 2019 budget', null],
  // What joins two.
  ['Police search barge for drugs and weapons', 'drugs as well as weapons'],
  ['Party of law and order wins', null],
  ['Ferries stop as crews seek higher pay', 'while crews'],
  ['Dana Whit stays on as crew chief', null],
  ['Article explains how the canal fills', 'the way in which the canal'],
  ['Article explains how to fill canal', null],
]

for (const [sentence, other] of CASES)
  test(`${sentence} → ${other ?? 'as it is'}`, () => {
    const forms = [...inOtherWords(sentence)]
    if (other === null) assert.deepEqual(forms, [sentence])
    else
      assert.ok(
        forms.some((form) => form.includes(other)),
        forms.join(' | '),
      )
  })
