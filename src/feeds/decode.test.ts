import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { decodeBody } from './decode.ts'

const decode = (body: string | Uint8Array, contentType = '') => decodeBody(Buffer.from(body as string), contentType)
/** A document in single bytes: characters above U+00FF do not occur. */
const bytes = (text: string) => Buffer.from(text, 'latin1')

describe('bytes to text', () => {
  it('believes valid UTF-8 over every label', () => {
    const body = '<?xml version="1.0" encoding="iso-8859-1"?>é'
    assert.equal(decode(body, 'text/xml; charset=windows-1252').encoding, 'utf-8')
    assert.match(decode(body, 'text/xml; charset=windows-1252').text, /é$/)
  })

  it('believes the header over the declaration', () => {
    const body = bytes('<?xml version="1.0" encoding="iso-8859-1"?>\xd0')
    assert.match(decode(body, 'text/xml;charset=windows-1251').text, /Р$/)
    assert.match(decode(body, 'text/xml').text, /Ð$/)
  })

  it('believes the declaration where the bytes mean nothing in what the header says', () => {
    const readings: [header: string, declared: string, body: string, text: string][] = [
      // 東京, 北京 and Příště, each as its document says; no server's default has a place for some of their bytes.
      ['iso-8859-1', 'shift_jis', '\x93\x8c\x8b\x9e\x81', '東京'],
      ['euc-kr', 'windows-1250', 'P\xf8\xed\x9at\xec', 'Příště'],
      ['iso-8859-2', 'windows-1250', 'P\xf8\xed\x9at\xec', 'Příště'],
      ['shift_jis', 'windows-1251', '\xcd\xee\xf0\xe2\xe5\xeb\xeb \xfd', 'Норвелл э'],
    ]
    for (const [header, declared, body, text] of readings) {
      const answer = decode(bytes(`<?xml version="1.0" encoding="${declared}"?>${body}`), `text/xml; charset=${header}`)
      assert.deepEqual([answer.encoding, answer.text.split('?>')[1]], [declared, text])
      assert.deepEqual(answer.problems, [`The body is labelled ${header} but is not valid ${header}.`])
    }
    // Broken in both: the header, as before.
    assert.equal(
      decode(bytes('<?xml encoding="euc-kr"?>\xff<\xff'), 'text/xml;charset=shift_jis').encoding,
      'shift_jis',
    )
  })

  it('reads US-ASCII and ISO-8859-1 as the windows-1252 that they are', () => {
    for (const label of ['us-ascii', 'ISO-8859-1', 'latin1', 'windows-1252', 'cp1252']) {
      assert.match(decode(bytes(`<?xml version="1.0" encoding="${label}"?>\x93\x80`)).text, /“€$/, label)
    }
  })

  it('knows the labels of old systems, in their spellings', () => {
    const readings: [string, number, string][] = [
      ['cp437', 0x81, 'ü'],
      ['IBM437', 0x81, 'ü'],
      ['csPC8CodePage437', 0x81, 'ü'],
      ['cp850', 0xd0, 'ð'],
      ['ibm852', 0x88, 'ł'],
      ['cp866', 0x80, 'А'],
      ['koi8-u', 0xa4, 'є'],
      ['macintosh', 0x8a, 'ä'],
      ['iso-8859-15', 0xa4, '€'],
      ['windows-1257', 0xe0, 'ą'],
    ]
    for (const [label, byte, character] of readings) {
      const body = Buffer.concat([bytes(`<?xml version="1.0" encoding='${label}'?>`), Buffer.from([byte])])
      assert.equal(decode(body).text.at(-1), character, label)
    }
  })

  it('names an encoding that it does not know, and one that is not stated', () => {
    assert.deepEqual(decode(bytes('<?xml version="1.0" encoding="constructor"?>\xe9')).problems, [
      'The encoding constructor is unknown.',
      'Read as windows-1252.',
    ])
    const unstated = decode(bytes('<a>\xe9'))
    assert.equal(unstated.encoding, 'windows-1252')
    assert.deepEqual(unstated.problems, ['The encoding is not stated; read as windows-1252.'])
    assert.deepEqual(decode('<?xml version="1.0" encoding="__proto__"?>').problems, [])
  })

  it('says, once, that header and declaration promise UTF-8 and lie', () => {
    const body = bytes('<?xml version="1.0" encoding="UTF-8"?><a>\xe9</a>')
    assert.deepEqual(decode(body, 'text/xml; charset=utf-8').problems, [
      'The body is labelled utf-8 but is not valid utf-8.',
      'Read as windows-1252.',
    ])
  })

  it('loses one character, not the feed, to a byte that is no UTF-8', () => {
    const body = Buffer.concat([Buffer.from('<a>Zürich — naïve It'), bytes('\x92s a caf\xe9 for \xa35')])
    const promised = decode(body, 'text/xml; charset=utf-8')
    assert.equal(promised.text, '<a>Zürich — naïve It’s a café for £5')
    assert.deepEqual(promised.problems, ['3 characters are not valid UTF-8.'])
    assert.match(decode(Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), body])).text, /^<a>Zürich — naïve It’s/)
    assert.match(decode(Buffer.concat([Buffer.from('<?xml encoding="utf-8"?>'), body])).text, /Zürich/)
    // Nobody says so, but eleven of twelve are UTF-8.
    const mostly = Buffer.concat([Buffer.from('é'.repeat(11)), bytes('\x80<')])
    assert.equal(decode(mostly, 'text/xml; charset=iso-8859-1').text, `${'é'.repeat(11)}€<`)
    assert.equal(decode(Buffer.concat([mostly, mostly.subarray(20)]), 'text/xml; charset=koi8-r').encoding, 'koi8-r')
  })

  it('reads a character that a shortened text breaks off as unreadable', () => {
    const label = 'text/xml; charset=utf-8'
    for (const rest of [[0xe2, 0x80], [0xc3], [0xf0, 0x9f, 0x98], [0xed, 0xa0, 0xbd]]) {
      const body = Buffer.concat([Buffer.from('<a>naïve'), Buffer.from(rest), Buffer.from('…</a>')])
      assert.equal(decode(body, label).text, '<a>naïve\ufffd…</a>')
    }
  })

  it('leaves out a last character that is cut off', () => {
    const whole = Buffer.from('<a>naïve 😀')
    for (const left of [1, 2, 3]) {
      const body = whole.subarray(0, whole.length - left)
      for (const label of ['', 'text/xml; charset=utf-8', 'text/xml; charset=windows-1252']) {
        const { text, encoding, problems } = decode(body, label)
        assert.deepEqual([text, encoding], ['<a>naïve ', 'utf-8'])
        assert.deepEqual(problems, ['The last character is cut off and was left out.'])
      }
    }
  })

  it('leaves out half a character at the end of UTF-16 and of two-byte encodings', () => {
    assert.equal(decode(Buffer.from('\ufeff<a>né', 'utf16le').subarray(0, -1)).text, '<a>n')
    assert.equal(decode(bytes('<a>\xd6\xd0\xb9'), 'text/xml; charset=gb2312').text, '<a>中')
  })

  it('keeps every whole character, wherever a byte is spoilt', () => {
    const text = '<a>Zürich 中国 😀 é</a>'
    const whole = Buffer.from(text)
    for (let at = 0; at < whole.length; at++) {
      const spoilt = Buffer.from(whole)
      spoilt[at] = 0xff
      const kept = decode(spoilt, 'text/xml; charset=utf-8').text
      const lost = [...text].filter((character) => !kept.includes(character))
      assert.ok(lost.length <= 1, `byte ${at}: ${kept}`)
    }
  })

  it('ignores a byte order mark before bytes that are no UTF-8', () => {
    const body = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes('<?xml encoding="iso-8859-1"?>\xe9<')])
    assert.match(decode(body).text, /é<$/)
  })

  it('counts the control characters that it removes', () => {
    const { text, problems } = decode('a\u0000b\u001fc\ufffed\u0099')
    assert.equal(text, 'abcd™')
    assert.deepEqual(problems, ['3 control characters were removed.'])
    assert.deepEqual(decode('a\u0000').problems, ['1 control character was removed.'])
  })
})
