import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readHeadline } from '../headline/words.ts'
import { verbsOf } from '../lexicon/verbs.ts'
import { adjectives } from '../lexicon/wordings-adjectives.ts'
import { nouns } from '../lexicon/wordings-nouns.ts'
import { verbs } from '../lexicon/wordings-verbs.ts'
import { wordingAt } from '../tactics/wordings.ts'
import { basesOf, plural, verbForms } from './word-forms.ts'

const IRREGULAR = 'be have do go lie die agree free veto box buzz catch cry panic swim stop travel outdo see dye'

test('every form of a word leads back to the word', () => {
  for (const base of [...verbsOf('verb'), ...verbsOf('noun'), ...verbsOf('detector'), ...IRREGULAR.split(' ')])
    for (const form of [...Object.values(verbForms(base)), plural(base)])
      assert.ok(basesOf(form).includes(base), `${form} comes from ${base}`)
})

test('a word is one of its own bases and none of them comes twice', () => {
  for (const word of ['', 's', 'es', 'ed', 'ing', 'ies', 'seeing', 'passed', 'lives', 'was']) {
    assert.equal(basesOf(word)[0], word)
    assert.equal(new Set(basesOf(word)).size, basesOf(word).length)
  }
})

// The forms of a cue are worked out when a headline first asks for them: a bad one must not wait for that headline.
test('every cue of the lexicon of loaded words can be read', () => {
  for (const { cues } of [...adjectives, ...nouns, ...verbs])
    for (const cue of cues.split(',')) {
      const [first = ''] = cue.trim().split(/[ (=]/)
      if (first !== '') assert.doesNotThrow(() => wordingAt(readHeadline(first), 0), cue)
    }
})

test('a verb with a prefix is inflected as the one behind it', () => {
  assert.equal(verbForms('overcome').past, 'overcame')
  assert.equal(verbForms('offset').past, 'offset')
  assert.equal(verbForms('repay').participle, 'repaid')
  assert.equal(verbForms('relay').past, 'relayed')
  assert.equal(verbForms('behave').past, 'behaved')
  assert.equal(verbForms('offset').gerund, 'offsetting')
  assert.equal(verbForms('reset').gerund, 'resetting')
  assert.equal(verbForms('rebel').past, 'rebelled')
})
