import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { countPlainSmallWords, countSmallWords, detectLanguage, isSameLanguage } from './language.ts'

test('counts small words letter by letter as it does token by token', () => {
  const piece = fc.constantFrom(
    ...[
      'the',
      'The',
      'der',
      'und',
      "it's",
      "l'",
      'une',
      'AT&T',
      'in',
      'die',
      "'",
      '&',
      '7',
      's',
      "'s",
      'werden',
      'x',
      'contra',
    ],
    ...[' ', ' ', ' ', '. ', ', ', '-', '/', '1,000', '"', '\n'],
  )
  let counted = 0
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(piece).map((pieces) => pieces.join('')),
        fc.string(),
      ),
      (text) => {
        if (!/^[\x00-\x7f]*$/.test(text)) return
        const expected = new Int32Array(7)
        const found = new Int32Array(7)
        countSmallWords(text, expected)
        countPlainSmallWords(text, found)
        assert.deepEqual(found, expected)
        counted += expected[0]!
      },
    ),
    { numRuns: 3000 },
  )
  assert.ok(counted > 100, `${counted} counted`)
})

test('tells languages apart, and scripts where words do not help', () => {
  const language = (title: string, summary = ''): string => {
    const { script, language } = detectLanguage(title, summary, '')
    return `${script} ${language}`
  }
  assert.equal(language('The mayor of the town says it will not pay for the bridge'), 'latn en')
  assert.equal(language('Der Bürgermeister sagt, dass die Stadt nicht für die Brücke zahlt'), 'latn de')
  assert.equal(language('Le maire de la ville ne paiera pas pour le pont dans les prochains mois'), 'latn fr')
  assert.equal(language('Мэр города отказался платить за мост'), 'cyrl ')
  assert.equal(language('市长拒绝为这座桥付款'), 'hani ')
  assert.equal(language('市長は橋の費用を支払わないと述べた'), 'kana ')
  assert.equal(language('시장은 다리 비용을 내지 않겠다고 말했다'), 'hang ')
  assert.equal(language('Mayor refuses bridge payment'), 'latn ')
})

test('a text of unknown language may meet any other of its script, and none of another', () => {
  const unknown = detectLanguage('Mayor refuses bridge payment', '', '')
  const german = detectLanguage('', '', 'de-AT')
  const english = detectLanguage('', '', 'EN')
  assert.ok(isSameLanguage(unknown, german))
  assert.ok(!isSameLanguage(english, german))
  assert.ok(!isSameLanguage(unknown, detectLanguage('Мэр города отказался платить за мост', '', '')))
})
