import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wordingsOf } from '../tactics/wordings.ts'
import { PLAIN_UNREAD } from './plain-unread.ts'

test('every row is an entry of the lexicon that is a tactic: what was read is what is used', () => {
  for (const [kind, rows] of Object.entries(PLAIN_UNREAD)) {
    const entries = rows.split('\n').flatMap((row) => row.split(';')[0]!.trim() || [])
    assert.deepEqual(entries, [...new Set(entries)].sort())
    for (const entry of entries) {
      const [cue, plain = ''] = entry.split('=') as [string, string?]
      const key = cue.split(' ')[0]!
      const isKnown = wordingsOf({ key, base: key }).some(
        ({ kind: own, tactic, base, words, neutral, neutralBase }) =>
          own === kind &&
          tactic !== null &&
          (kind === 'verb' ? base === cue && neutralBase === plain : words.join(' ') === cue && neutral === plain),
      )
      assert.ok(isKnown, `${kind} ${entry}`)
    }
  }
})
