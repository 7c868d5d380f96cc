/**
 * JSON that is commonly broken, mended in one pass: line breaks within strings, bare words (NaN, undefined), commas
 * before a closing bracket, and an end that is missing.
 */

/** Lists and objects within each other; a feed has four. */
const DEEPEST = 200

/** Bare words that are mended; what has more of them is no slip. */
const MOST_BARE_WORDS = 20_000

/**
 * @param text JSON that does not parse
 * @returns text that may parse; where the end is missing, it ends after the last whole object of the outermost list
 */
export function mendJson(text: string): string {
  let mended = ''
  /** Up to here the text has been taken over. */
  let taken = 0
  let depth = 0
  /** Where the last whole item ends, in the mended text. */
  let wholeItems = -1
  /** The comma that a closing bracket would make superfluous. */
  let comma = -1
  let bareWords = 0
  let at = 0
  while (at < text.length) {
    const start = at
    const code = text.charCodeAt(at++)
    if (isSpace(code)) continue
    if (code === COMMA) {
      comma = start
      continue
    }
    if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      if (++depth > DEEPEST) return ''
    } else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) {
      if (comma !== -1) {
        mended += text.slice(taken, comma)
        taken = comma + 1
      }
      depth--
      if (depth <= 0) return mended + text.slice(taken, at)
      if (depth === 2) wholeItems = mended.length + at - taken
    } else if (code === QUOTE) {
      const { end, hasBreak } = endOfString(text, at)
      at = end
      if (hasBreak) {
        mended += text.slice(taken, start) + text.slice(start, at).replace(/[\t\r\n]+/g, ' ')
        taken = at
      }
    } else if (code !== COLON) {
      while (at < text.length && !isBoundary(text.charCodeAt(at))) at++
      const word = text.slice(start, at)
      if (!JSON_WORD.test(word)) {
        if (++bareWords > MOST_BARE_WORDS) return ''
        mended += text.slice(taken, start) + JSON.stringify(word)
        taken = at
      }
    }
    comma = -1
  }
  if (wholeItems === -1) return ''
  return `${(mended + text.slice(taken)).slice(0, wholeItems)}]}`
}

/** Whether brackets are nested as no feed nests them; reading such a text costs memory in proportion to its depth. */
export function nestsTooDeep(text: string): boolean {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) at = endOfString(text, at + 1).end - 1
    else if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      if (++depth > DEEPEST) return true
    } else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) depth--
  }
  return false
}

const QUOTE = 0x22
const COMMA = 0x2c
const COLON = 0x3a
const OPEN_BRACKET = 0x5b
const BACKSLASH = 0x5c
const CLOSE_BRACKET = 0x5d
const OPEN_BRACE = 0x7b
const CLOSE_BRACE = 0x7d

const JSON_WORD = /^(?:true|false|null|-?\d[\d.eE+-]{0,30})$/

/** @param from after the opening quote @returns the offset after the closing one */
function endOfString(text: string, from: number): { end: number; hasBreak: boolean } {
  let hasBreak = false
  let at = from
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) return { end: at + 1, hasBreak }
    if (code === BACKSLASH) at++
    else if (code < 0x20) hasBreak = true
  }
  return { end: text.length, hasBreak }
}

function isSpace(code: number): boolean {
  return code === 0x20 || (code >= 0x09 && code <= 0x0d)
}

function isBoundary(code: number): boolean {
  return (
    isSpace(code) ||
    code === QUOTE ||
    code === COMMA ||
    code === COLON ||
    code === OPEN_BRACKET ||
    code === CLOSE_BRACKET ||
    code === OPEN_BRACE ||
    code === CLOSE_BRACE
  )
}
