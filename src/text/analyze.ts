/**
 * Text analysis that search and grouping share: fold, tokenise, stem. Pure and deterministic, so that both store
 * backends index and ask the very same tokens and therefore give the same answers.
 *
 *     "Café owners' 3.5% rise at AT&T"  →  cafe owner 3.5 rise at att   (stemmed: cafe owner 3.5 rise at att)
 *
 * Scripts without spaces (Han, Kana, Hangul, Thai…) become overlapping character pairs.
 */
import { stem as porter2 } from 'porter2'

/** Grows whenever the same text would give other tokens: stored indexes of an older version are rebuilt. */
export const ANALYSIS_VERSION = 2

/** A token of at most this many code units is kept; longer ones are cut. */
const LONGEST_TOKEN = 64

/** Lower case, compatibility forms and accents folded away, apostrophes made plain. */
export function foldText(text: string): string {
  // A pure-ASCII text, the common case, needs no normal form.
  if (/^[\x00-\x7f]*$/.test(text)) return text.toLowerCase()
  // Nor do the quotation marks and dashes of print, which fold into nothing else.
  if (/^[\x00-\x7f‘’“”–—]*$/.test(text)) return text.replace(/[‘’]/g, "'").toLowerCase()
  return text
    .normalize('NFKD')
    .replace(unwritten(), '')
    .normalize('NFC')
    .replace(/[‘’ʼ＇]/g, "'")
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/æ/g, 'ae')
    .replace(/œ/g, 'oe')
    .replace(/ø/g, 'o')
    .replace(/đ/g, 'd')
    .replace(/ł/g, 'l')
    .replace(/ı/g, 'i')
}

/**
 * What a word is known without: accents, points, the nukta of Indic letters, soft hyphens. Not the vowel signs of Hindi or
 * Thai, nor the voicing of kana: without them a bridge (पुल) is a moment (पल), and glass (ガラス) is a crow (カラス).
 */
function unwritten(): RegExp {
  return /[[\p{M}&&[\p{Script=Inherited}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}]]--[\u3099\u309A]]+|[\u00AD\u093C\u09BC\u0A3C\u0ABC\u0B3C\u0CBC]/gv
}

/** With the mark that lengthens a vowel of kana, which Unicode counts to no script. */
const UNSPACED =
  '\\u30FC\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}'

/** Made for the first text that is not plain ASCII: tables of so many characters take their time. */
let unicode: { token: RegExp; unspacedStart: RegExp } | null = null

function unicodePatterns(): { token: RegExp; unspacedStart: RegExp } {
  const word = `(?![${UNSPACED}])[\\p{L}\\p{N}](?:(?![${UNSPACED}])[\\p{L}\\p{N}\\p{M}])*`
  return {
    // Numbers keep their inner separators; words keep inner apostrophes and ampersands until they are cleaned below.
    token: new RegExp(`[${UNSPACED}]+|\\p{Nd}+(?:[.,]\\p{Nd}+)*(?![\\p{L}\\p{N}])|${word}(?:['&]${word})*`, 'gu'),
    unspacedStart: new RegExp(`^[${UNSPACED}]`, 'u'),
  }
}

const ASCII_TOKEN = /[0-9]+(?:[.,][0-9]+)*(?![a-z0-9])|[a-z0-9]+(?:['&][a-z0-9]+)*/g

/** The folded words of a text in order, not stemmed: possessives cut, contractions and ampersands closed up. */
export function tokenize(text: string): string[] {
  const folded = foldText(text)
  const isAscii = /^[\x00-\x7f]*$/.test(folded)
  if (!isAscii) unicode ??= unicodePatterns()
  const other = isAscii ? null : unicode
  const tokens: string[] = []
  for (const match of folded.match(other === null ? ASCII_TOKEN : other.token) ?? []) {
    if (other?.unspacedStart.test(match)) {
      const characters = [...match]
      if (characters.length === 1) tokens.push(match)
      for (let i = 0; i + 1 < characters.length; i++) tokens.push(characters[i]! + characters[i + 1]!)
      continue
    }
    let token = match
    if (token.includes("'")) token = token.replace(/'s$/, '').replaceAll("'", '')
    if (token.includes('&')) token = token.replaceAll('&', '')
    // 1,000 and 1000 are one number; 3.5 stays.
    if (token.includes(',')) token = token.replace(/,(?=\d{3}(?!\d))/g, '')
    tokens.push(token.length > LONGEST_TOKEN ? token.slice(0, LONGEST_TOKEN) : token)
  }
  return tokens
}

/** Whether a token is of a script without spaces: a character, or a pair of them. */
export function isUnspaced(token: string): boolean {
  // None of them begins before Thai.
  if (token.charCodeAt(0) < 0x0e00) return false
  unicode ??= unicodePatterns()
  return unicode.unspacedStart.test(token)
}

const STEM_CACHE_SIZE = 50_000
const stems = new Map<string, string>()

/** The English stem (Snowball Porter 2) of one folded token; tokens with digits or other letters stay as they are. */
export function stem(token: string): string {
  if (!isStemmed(token)) return token
  let stemmed = stems.get(token)
  if (stemmed === undefined) {
    stemmed = porter2(token)
    if (stems.size >= STEM_CACHE_SIZE) stems.clear()
    stems.set(token, stemmed)
  }
  return stemmed
}

/** The same, remembering nothing: for who remembers the words read. */
export function stemAnew(token: string): string {
  return isStemmed(token) ? porter2(token) : token
}

function isStemmed(token: string): boolean {
  return token.length >= 3 && /^[a-z]+$/.test(token)
}

/** What is indexed and asked: the stems of a text in order. */
export function analyze(text: string): string[] {
  return tokenize(text).map(stem)
}
