/** Invented headlines that turn or are limited, and wordings with and without what does it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keepsTurn, tellsTurns } from './kept-turn.ts'

const LOST: readonly (readonly [text: string, whole: string])[] = [
  ['Ruiz blames crews for delays', 'Ruiz blames crews for delays but concedes the harbor plan was late'],
  ['A man began a row with his neighbor', 'He began a row with his neighbor. Then his boat and pier were burned'],
  ['Norwell loses a saint, column says', 'Norwell loses a saint. But a sinner may make a better mayor'],
  [
    'Judge rules Holm can remain captain',
    'Judge rules Holm can remain captain while fighting an attempt to remove him',
  ],
  ['Sailors are keeping their boats', 'Sailors are keeping their boats because of a levy'],
]

const KEPT: readonly (readonly [text: string, whole: string])[] = [
  ['Ruiz blames crews, though she concedes a late plan', 'Ruiz blames crews but concedes the harbor plan was late'],
  ['Crews are shouting', 'Crews are shouting, but at whom?'],
  ['Sailors are keeping their boats over a levy', 'Sailors are keeping their boats because of a levy'],
  // Nothing is turned, and what somebody is quoted with may go.
  ['Norwell is nothing but sand', 'Norwell is nothing but sand'],
  ['Crews sail while Ruiz waits', 'Crews sail while Ruiz waits in Skerra'],
  ['Ruiz speaks of the harbor', 'Ruiz speaks of the harbor: “Fine, but far too small”'],
]

for (const [text, whole] of LOST)
  test(`lost: ${text}`, () => {
    assert.equal(tellsTurns(text, whole), false)
    // A sentence of its own may not go even where no whole stands.
    assert.equal(keepsTurn(text, whole), !/[.] (?:But|Then)/.test(whole))
  })

for (const [text, whole] of KEPT)
  test(`kept: ${text}`, () => {
    assert.equal(keepsTurn(text, whole), true)
    assert.equal(tellsTurns(text, whole), true)
  })
