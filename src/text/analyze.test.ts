import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { analyze, tokenize } from './analyze.ts'

test('folds case, accents, possessives, contractions and ampersands', () => {
  assert.deepEqual(tokenize("Café owners' 3.5% rise: AT&T's boss can’t, Łódź"), [
    'cafe',
    'owners',
    '3.5',
    'rise',
    'att',
    'boss',
    'cant',
    'lodz',
  ])
})

test('reads 1,000 and 1000 as one number and keeps decimals apart', () => {
  assert.deepEqual(tokenize('1,000 1000 3.5 2026-11-21 F-16 5G'), [
    '1000',
    '1000',
    '3.5',
    '2026',
    '11',
    '21',
    'f',
    '16',
    '5g',
  ])
})

test('stems English words and nothing else', () => {
  assert.deepEqual(analyze('Elections nationally выборы 5G'), ['elect', 'nation', 'выборы', '5g'])
})

test('cuts scripts without spaces into character pairs', () => {
  assert.deepEqual(tokenize('東京都で地震 한국 quake'), ['東京', '京都', '都で', 'で地', '地震', '한국', 'quake'])
})

test('keeps the marks that make another word, and reads no soft hyphen', () => {
  assert.deepEqual(tokenize('पुल पल ज़रूरत ガラス コーヒー กิน Do\u00adnau'), [
    ...['पुल', 'पल', 'जरूरत'],
    ...['ガラ', 'ラス', 'コー', 'ーヒ', 'ヒー', 'กิ', 'ิน'],
    'donau',
  ])
  // As typed by hand, in pieces or half as wide.
  assert.deepEqual(tokenize('カ\u3099ラス ｶﾞﾗｽ ज\u093cरूरत'), ['ガラ', 'ラス', 'ガラ', 'ラス', 'जरूरत'])
  assert.deepEqual(tokenize('كِتَاب שָׁלוֹם Ёлка'), ['كتاب', 'שלום', 'елка'])
})

test('gives the same tokens whether or not the rest of the text is ASCII', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9 ,.'&-]{0,40}$/), (text) => {
      assert.deepEqual(tokenize(`${text} é`), [...tokenize(text), 'e'])
    }),
  )
})

test('never throws and never gives an empty or unbounded token, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const token of analyze(text)) assert.ok(token.length > 0 && token.length <= 64)
    }),
  )
})
