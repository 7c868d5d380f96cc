import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngine } from '../engine.ts'
import { placesInSource, withoutReferences } from './references.ts'

test('character references are read as what they stand for, however often they were escaped', () => {
  for (const [text, read] of [
    ['Dorn&#039;s &quot;pier&quot;', 'Dorn\'s "pier"'],
    ['Dorn&#x27;s pier', "Dorn's pier"],
    ['Ruiz &amp;#8216;sails&amp;#8217; &amp;amp; Holm', 'Ruiz ‘sails’ & Holm'],
    ['Okafor says &#039;never&#039', "Okafor says 'never'"],
    // None of HTML.
    ['Q&A; R&B, AT&T &c; Holm & Dorn &#;', 'Q&A; R&B, AT&T &c; Holm & Dorn &#;'],
  ] as const)
    assert.equal(withoutReferences(text), read)
})

test('places are those of the text as it was given', () => {
  const text = '&quot;Dorn&amp;#039;s&quot; pier 😀&hellip; burns'
  const read = withoutReferences(text)
  const place = placesInSource(text)
  for (const word of ['Dorn', 'pier', 'burns', '😀']) {
    const at = read.indexOf(word)
    assert.equal(text.slice(place(at), place(at + word.length)).startsWith(word), true)
  }
  assert.equal(place(read.length), text.length)
})

test('a stored title keeps what nobody sees, and marks of a tag, as they were given', () => {
  const titleOf = (title: string) =>
    createEngine().neutralizeTitle({ title, summary: '', siblingTitles: [] }).neutralTitle
  assert.equal(titleOf('Dorn&#039;s pier opens in Norwell'), "Dorn's pier opens in Norwell")
  for (const title of [
    'Dorn&lt;img src=x&gt; opens pier in Norwell',
    'Dorn &#x202e;opens pier in Norwell',
    'Dorn opens&#10;pier in Norwell',
  ])
    assert.equal(titleOf(title), title)
})
