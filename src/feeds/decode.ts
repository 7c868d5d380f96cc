/**
 * Bytes to text. Publishers' labels lie, so the bytes speak first:
 *
 *     byte order mark  >  zero bytes that betray UTF-16/32  >  valid UTF-8  >  HTTP charset  >  XML declaration
 *                      >  windows-1252
 *
 * Of the two labels the header's counts only while the bytes mean something in it, or in neither. UTF-8 with a few
 * faults is still UTF-8. Characters that no feed may hold are removed; C1 controls (0x80-0x9F) are what windows-1252
 * meant by them.
 */
import { isUtf8 } from 'node:buffer'
import { countUtf8, decodeBrokenUtf8, type Utf8Census } from './broken-utf8.ts'
import { decodeCodePage } from './code-pages.ts'

export interface DecodedBody {
  text: string
  /** Name of the encoding that was used, lower case. */
  encoding: string
  problems: string[]
}

/** How far an XML declaration may reach into a body, in bytes. */
const DECLARATION_BYTES = 1024

/**
 * @param contentType the HTTP Content-Type header, or ''
 */
export function decodeBody(body: Uint8Array, contentType: string): DecodedBody {
  const problems: string[] = []
  const { encoding, skip, census } = chooseEncoding(body, contentType, problems)
  const bytes = skip === 0 ? body : body.subarray(skip)
  const text = census === undefined ? decodeAs(encoding, bytes) : decodeBrokenUtf8(bytes, census)
  return { text: removeControls(text, problems), encoding, problems }
}

interface Choice {
  encoding: string
  /** Bytes of a mark before the text. */
  skip: number
  /** For UTF-8 that is not valid. */
  census?: Utf8Census
}

function chooseEncoding(body: Uint8Array, contentType: string, problems: string[]): Choice {
  const marked = byteOrderMark(body) ?? zeroBytePattern(body)
  if (marked) return marked

  const stated = [charsetOf(contentType), declaredEncoding(body)].filter((label) => label !== '')
  const labels = [...new Set(stated)]
  // These spell everything in 7 bits, so their bytes always look like UTF-8.
  const shifted = labels.find((label) => label.startsWith('iso-2022') || label === 'hz-gb-2312')
  if (shifted && isSupported(shifted) && body.includes(0x1b)) return { encoding: shifted, skip: 0 }
  const ebcdic = body[0] === 0x4c && body[1] === 0x6f
  if (!ebcdic && isUtf8(body)) return { encoding: 'utf-8', skip: 0 }
  const broken = brokenUtf8(body, labels.includes('utf-8'), problems)
  if (broken) return broken

  const possible: string[] = []
  for (const label of labels) {
    if (isUnicodeLabel(label)) problems.push(`The body is labelled ${label} but is not valid ${label}.`)
    else if (isSupported(label)) possible.push(label)
    else problems.push(`The encoding ${label} is unknown.`)
  }
  const [first, second] = possible
  if (first !== undefined) {
    // A header is often the server's default; what is written in the document was written by whoever knew it.
    const isFirstWrong = second !== undefined && !spellsOut(first, body) && spellsOut(second, body)
    if (!isFirstWrong) return { encoding: first, skip: 0 }
    problems.push(`The body is labelled ${first} but is not valid ${first}.`)
    return { encoding: second, skip: 0 }
  }
  if (ebcdic) return { encoding: 'ibm037', skip: 0 }
  problems.push(labels.length === 0 ? 'The encoding is not stated; read as windows-1252.' : 'Read as windows-1252.')
  return { encoding: 'windows-1252', skip: 0 }
}

/** Broken characters among whole ones that are still an accident: one in ten. */
const WHOLE_PER_BROKEN = 10

/** UTF-8 with faults; null where it is none. A promise alone does not make it UTF-8: something has to be. */
function brokenUtf8(body: Uint8Array, isPromised: boolean, problems: string[]): Choice | null {
  const skip = hasUtf8Mark(body) ? 3 : 0
  const census = countUtf8(skip === 0 ? body : body.subarray(skip))
  const { whole, broken, isCut } = census
  const isAccident = whole > 0 && broken * WHOLE_PER_BROKEN <= whole
  if (!isAccident && !((isPromised || skip > 0) && (whole > 0 || broken === 0))) return null
  if (broken > 0) problems.push(`${broken} ${broken === 1 ? 'character is' : 'characters are'} not valid UTF-8.`)
  if (isCut) problems.push('The last character is cut off and was left out.')
  return { encoding: 'utf-8', skip, census }
}

function hasUtf8Mark(body: Uint8Array): boolean {
  return body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf
}

function byteOrderMark(body: Uint8Array): Choice | null {
  const [a, b, c, d] = body
  if (hasUtf8Mark(body) && isUtf8(body)) return { encoding: 'utf-8', skip: 3 }
  if (a === 0xff && b === 0xfe) {
    return c === 0 && d === 0 ? { encoding: 'utf-32le', skip: 4 } : { encoding: 'utf-16le', skip: 2 }
  }
  if (a === 0xfe && b === 0xff) return { encoding: 'utf-16be', skip: 2 }
  if (a === 0 && b === 0 && c === 0xfe && d === 0xff) return { encoding: 'utf-32be', skip: 4 }
  return null
}

/** A document starts with "<" or white space: where its zero bytes lie tells the width and the order. */
function zeroBytePattern(body: Uint8Array): Choice | null {
  if (body.length < 4) return null
  const zeros = (body[0] === 0 ? 8 : 0) + (body[1] === 0 ? 4 : 0) + (body[2] === 0 ? 2 : 0) + (body[3] === 0 ? 1 : 0)
  const encoding = { 14: 'utf-32be', 7: 'utf-32le', 10: 'utf-16be', 5: 'utf-16le' }[zeros]
  return encoding === undefined ? null : { encoding, skip: 0 }
}

/** The charset parameter of a media type, lower case; '' where there is none. */
function charsetOf(contentType: string): string {
  const at = contentType.toLowerCase().indexOf('charset=')
  if (at === -1) return ''
  return cleanLabel(contentType.slice(at + 8, at + 72).split(/[;,\s]/, 1)[0] ?? '')
}

function declaredEncoding(body: Uint8Array): string {
  const head = Buffer.from(body.buffer, body.byteOffset, Math.min(body.byteLength, DECLARATION_BYTES))
  const isEbcdic = head[0] === 0x4c && head[1] === 0x6f
  const text = (isEbcdic ? decodeCodePage('ibm037', head) : null) ?? head.toString('latin1')
  const start = text.indexOf('<?xml')
  const end = text.indexOf('>', start)
  if (start === -1 || end === -1) return ''
  const declaration = text.slice(start, end)
  const at = declaration.indexOf('encoding')
  if (at === -1) return ''
  const value = declaration.slice(at + 8).trimStart()
  if (!value.startsWith('=')) return ''
  const quoted = value.slice(1).trimStart()
  const quote = quoted[0]
  if (quote !== '"' && quote !== "'") return ''
  const close = quoted.indexOf(quote, 1)
  return close === -1 ? '' : cleanLabel(quoted.slice(1, close))
}

function cleanLabel(label: string): string {
  const bare = label.replace(/["']/g, '').trim().toLowerCase()
  return LABEL_ALIASES.get(bare.replace(/[-_ ]/g, '')) ?? bare
}

/** Labels seen in feeds that `TextDecoder` does not take, without their separators. */
const LABEL_ALIASES = new Map([
  // US-ASCII is what windows-1252 is called by those who never looked.
  ['usascii', 'windows-1252'],
  ['ascii', 'windows-1252'],
  ['ansix3.41968', 'windows-1252'],
  ['latin1', 'windows-1252'],
  ['88591', 'windows-1252'],
  ['utf8', 'utf-8'],
  ['cp65001', 'utf-8'],
  ['cp932', 'shift_jis'],
  ['ms932', 'shift_jis'],
  ['cp936', 'gbk'],
  ['cp949', 'euc-kr'],
  ['uhc', 'euc-kr'],
  ['cp950', 'big5'],
  ['big5hkscs', 'big5'],
  ['eucjp', 'euc-jp'],
  ['euckr', 'euc-kr'],
  ['gb2312', 'gbk'],
  ['koi8r', 'koi8-r'],
  ['koi8u', 'koi8-u'],
  ['cskoi8r', 'koi8-r'],
  ['csmacintosh', 'macintosh'],
  ['mac', 'macintosh'],
  ['macroman', 'macintosh'],
  ['maccyrillic', 'x-mac-cyrillic'],
])

/** Whether every byte stands for a character in this encoding; half a one at the very end is where the body was cut. */
function spellsOut(label: string, body: Uint8Array): boolean {
  try {
    return !C1.test(new TextDecoder(label, { ignoreBOM: true, fatal: true }).decode(body, { stream: true }))
  } catch {
    return decoderFor(label) === null
  }
}

/** What no text holds: where it comes from a body, the body was written in another encoding. */
const C1 = /[\x80-\x9f]/

function isUnicodeLabel(label: string): boolean {
  return label.startsWith('utf') || label.startsWith('ucs') || label.startsWith('unicode') || label.includes('10646')
}

function isSupported(label: string): boolean {
  return decoderFor(label) !== null || decodeCodePage(label, new Uint8Array(0)) !== null
}

function decoderFor(label: string): TextDecoder | null {
  try {
    return new TextDecoder(label, { ignoreBOM: true })
  } catch {
    return null
  }
}

function decodeAs(encoding: string, bytes: Uint8Array): string {
  if (encoding === 'utf-8') return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8')
  if (encoding === 'utf-32le' || encoding === 'utf-32be') return decodeUtf32(bytes, encoding === 'utf-32le')
  const decoder = decoderFor(encoding)
  // What stands for half a character at the very end is where the body was cut.
  return decoder ? decoder.decode(bytes).replace(/\uFFFD$/, '') : (decodeCodePage(encoding, bytes) ?? '')
}

function decodeUtf32(bytes: Uint8Array, isLittleEndian: boolean): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const pieces: string[] = []
  for (let at = 0; at + 4 <= bytes.byteLength; at += 4) {
    const point = view.getUint32(at, isLittleEndian)
    pieces.push(point <= 0x10ffff ? String.fromCodePoint(point) : '\uFFFD')
  }
  return pieces.join('')
}

const SUSPECT = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufffe\uffff]/
const FORBIDDEN = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\x81\x8d\x8f\x90\x9d\ufffe\uffff]+/g
const MEANT_AS_1252 = /[\x80-\x9f]/g

/** 0x80 to 0x9F as windows-1252 has them; five of the places are empty there. */
const C1_AS_1252 =
  '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178'

function removeControls(text: string, problems: string[]): string {
  if (!SUSPECT.test(text)) return text
  const allowed = text.replace(FORBIDDEN, '')
  const removed = text.length - allowed.length
  if (removed > 0)
    problems.push(removed === 1 ? '1 control character was removed.' : `${removed} control characters were removed.`)
  return allowed.replace(MEANT_AS_1252, (character) => C1_AS_1252[character.charCodeAt(0) - 0x80]!)
}
