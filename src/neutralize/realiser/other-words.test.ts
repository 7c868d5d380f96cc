import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inOtherWords } from './rephrase.ts'

/** Sentence, and a part that some other wording of it has; null where it has none. */
const CASES: readonly (readonly [sentence: string, other: string | null])[] = [
  ['Ferry crews may strike in Corvale', 'might strike'],
  ['Storm may be worst since spring', 'might be'],
  ['Board has failed to dredge harbour', null],
  ['Study finds eels in three lakes', 'Study shows eels'],
  ['Okafor finds ferry line negligent', null],
  ['Mayor plans to widen quay', 'intends to widen'],
  ['Council adds plans to widen quay', null],
  ['Rental prices rise in Lindhaven', 'prices increase'],
  ['Crews rise at dawn', null],
  ['Two hikers injured in rockfall', 'hurt in rockfall'],
  ['Coach rests injured goalkeeper', null],
  ['Lindhaven urges Corvale to lift quota', 'calls on Corvale to lift'],
  ['Minister urges reform over quota', null],
  ['Traders sign peace deal in Corvale', 'peace agreement'],
  ['Two plans deal with dredging', null],
  ['Fishers demand answers in spite of meeting on quota', 'despite meeting'],
  ['Minister supports dredging', 'Minister backs dredging'],
  ['Corvale law firm moves', null],
  ['Corvale firm moves', 'Corvale company moves'],
  ['Lindhaven court reporter retires', null],
  ['Experts probe eel deaths', null],
  ['Crews hear of strike but must sail', null],
  ['Board wants not just a pier but a port', null],
  ['Mayor leaves amid ferry talks', 'during ferry talks'],
  ['Mayor leaves amid anger', 'in the midst of anger'],
  ['Otavia TV show ends', null],
  ['Shops cut Friday deals on kettles', null],
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
