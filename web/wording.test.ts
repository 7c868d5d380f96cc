import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { compareWordings, type WordRun } from './wording.ts'

const changed = (runs: WordRun[]) => runs.filter((run) => run.isChanged).map((run) => run.text)
const whole = (runs: WordRun[]) => runs.map((run) => run.text).join('')

test('marks the words that only one wording has', () => {
  const { original, neutral } = compareWordings('Mayor SLAMS rivals over tram', 'Mayor criticizes rivals over tram')
  assert.deepEqual([changed(original), changed(neutral)], [['SLAMS'], ['criticizes']])
})

test('a change of capitals counts only where a word was shouted', () => {
  const titleCase = compareWordings('Mayor Slams Rivals', 'Mayor slams rivals')
  assert.deepEqual([changed(titleCase.original), changed(titleCase.neutral)], [[], []])
  assert.deepEqual(changed(compareWordings('Mayor SLAMS rivals', 'Mayor slams rivals').original), ['SLAMS'])
})

test('neighbours are one run, and a mark ends where its word ends', () => {
  const { original } = compareWordings('You won’t BELIEVE this: bridge closed', 'Bridge closed')
  assert.deepEqual(original, [
    { text: 'You won’t BELIEVE this:', isChanged: true },
    { text: ' bridge closed', isChanged: false },
  ])
})

test('equal wordings, and those too long to compare, carry no mark', () => {
  assert.deepEqual(compareWordings('Bridge closed', 'Bridge closed').isSame, true)
  const long = 'word '.repeat(200).trim()
  assert.deepEqual(changed(compareWordings(long, 'short').original), [])
})

test('no word of either side is lost or added, whatever the wordings', () => {
  const text = fc.array(fc.constantFrom('a', 'B', 'BB', 'tram', 'Tram,', '7', '“x”')).map((words) => words.join(' '))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const { original, neutral } = compareWordings(before, after)
      assert.deepEqual([whole(original), whole(neutral)], [before, after])
    }),
  )
})
