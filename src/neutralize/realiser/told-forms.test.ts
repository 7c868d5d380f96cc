import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keptShare, readFactWords } from './fact-words.ts'
import { inOtherWords } from './rephrase.ts'

/** Sentence, and a part that some other wording of it has. */
const SAID: readonly (readonly [sentence: string, other: string])[] = [
  ['Skerra man accused of hiding eels', 'alleged to have hidden eels'],
  ['Shares sink after Skerra captures quay', 'after Skerra has captured quay'],
  ['Storm leaves two dead in Skerra', 'kills two in Skerra'],
  ['Storm leaves at least two people injured', 'injures at least two people'],
  ['Board fines at least 14 sailors', '14 or more sailors'],
  ['Two dead in Skerra crash', 'Two killed in Skerra crash'],
  ['Novelist Okafor dies in Skerra aged 91', 'at the age of 91'],
  ['Okafor, Ruiz agree on quay', 'Okafor and Ruiz agree on quay'],
  ['Ferries to sail Thursday', 'to sail on Thursday'],
  ['Crowds gather before Norway’s election', 'before Norway election'],
  ['Ferries stop in D.C. for hours', 'in DC for'],
  ['Board ends four-day talks', '4-day talks'],
  ['Okafor says he will sell quay', 'he is going to sell'],
  ['Driest summer on record in Skerra', 'ever recorded'],
  ['Fire kills at least two people in Skerra', 'leaves at least two people dead in Skerra'],
  ['Okafor faces trial in Skerra', 'is facing trial'],
  ['Skerra looks to sell quay', 'is looking to sell'],
  ['Okafor under investigation in Skerra', 'being investigated'],
]

for (const [sentence, other] of SAID)
  test(`${sentence} → ${other}`, () => {
    const forms = [...inOtherWords(sentence)]
    const form = forms.find((text) => text.includes(other))
    assert.ok(form !== undefined, forms.join(' | '))
    assert.equal(keptShare(readFactWords([sentence]), form.toLowerCase()), 1)
  })

/** Sentence, and what none of its wordings may have. */
const NOT_SAID: readonly (readonly [sentence: string, wrong: RegExp])[] = [
  ['Sailor falsely accused of hiding eels', /alleged/],
  ['Sailor accused of hiding and selling eels', /alleged/],
  ['Protest after board arrests of sailors', /has arrested/],
  ['Storm leaves two dead, five injured', /kills/],
  ['Storm kills two, injures five', /leaves/],
  ['Crowd draws new faces to quay', /facing/],
  ['Sailor who considers himself an artist', /is considering/],
  ['Okafor plans party', /is planning/],
  ['Two men left dead on quay', /killed/],
  ['Storm leaves harbour', /kills|injures/],
  ['At least 14 percent of eels', /or more/],
  ['Okafor found dead in crash', /killed/],
  ['Norwell, Ohio schools close', /Norwell and/],
  ['Corvale, Kentucky park shooting kills two', /Corvale and/],
  ['Okafor says he will probably sell quay', /going to/],
  ['Ferries to sail Super Tuesday', /on Tuesday/],
  ['Ferries stop until at least Monday', /on Monday/],
  ['Okafor praises Norway’s economy', /Norway economy/],
  ['Okafor says he’s not hidden eels', /he is/],
  ['Okafor says he will never sell quay', /going to/],
]

for (const [sentence, wrong] of NOT_SAID)
  test(`${sentence}: never ${wrong}`, () => {
    for (const form of inOtherWords(sentence)) assert.doesNotMatch(form, wrong)
  })
