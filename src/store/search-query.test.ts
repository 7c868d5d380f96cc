import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { afterPrefix, parseSearch } from './search-query.ts'

test('reads words, phrases and a last word', () => {
  assert.deepEqual(parseSearch('white house "prime ministers" electio'), {
    stems: ['white', 'hous'],
    phrases: [['prime', 'minist']],
    characters: [],
    last: { stem: 'electio', word: 'electio' },
  })
})

test('takes no word of a closed quotation for a prefix', () => {
  assert.deepEqual(parseSearch('jobs "interest rates"'), {
    stems: ['job'],
    phrases: [['interest', 'rate']],
    characters: [],
    last: null,
  })
  assert.deepEqual(parseSearch('"rates"'), { stems: ['rate'], phrases: [], characters: [], last: null })
})

test('takes a quotation that is never closed for plain words', () => {
  assert.deepEqual(parseSearch('"interest rat'), {
    stems: ['interest'],
    phrases: [],
    characters: [],
    last: { stem: 'rat', word: 'rat' },
  })
})

test('takes a single character of a script without spaces for a beginning, and ends runs within a phrase', () => {
  assert.deepEqual(parseSearch('震 "京" "東京 地震" 火山 雨'), {
    stems: ['火山'],
    phrases: [['東京', '京', '地震']],
    characters: ['震', '京'],
    last: { stem: '雨', word: '雨' },
  })
})

test('lets single characters go beyond the eighth, and no word', () => {
  const query = parseSearch('一 二 三 四 五 六 七 八 九 十 harbour 雨')
  assert.deepEqual(query?.characters, [...'一二三四五六七八'])
  assert.deepEqual([query?.stems, query?.last?.word], [['harbour'], '雨'])
})

test('reads a text without letter or digit as nothing', () => {
  for (const text of ['', ' ', '!?', '""', '" "', '*', '–']) assert.equal(parseSearch(text), null)
})

test('finds something to ask for exactly where there is a letter or a digit', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', '7', ' ', '"', '-', '*', "'", 'é', '東', '“', '.', ',') }),
      (text) => {
        assert.equal(parseSearch(text) !== null, /[a7é東]/.test(text))
      },
    ),
  )
})

test('gives the bound of a prefix: above every text with it, at or below every later text', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 6 })
  // Code points, as both databases compare.
  const compare = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b))
  fc.assert(
    fc.property(text, text, (prefix, other) => {
      if (prefix === '') return
      const bound = afterPrefix(prefix)
      assert.ok(compare(`${prefix}${other}`, bound) < 0)
      if (!other.startsWith(prefix) && compare(other, prefix) > 0) assert.ok(compare(other, bound) >= 0)
    }),
  )
})
