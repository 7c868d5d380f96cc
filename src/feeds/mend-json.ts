/**
 * JSON that is commonly broken, mended in one pass: line breaks within strings, bare words (NaN, undefined), commas
 * before a closing bracket, and an end that is missing.
 */

/**
 * @param text JSON that does not parse
 * @returns text that may parse; where the end is missing, it ends after the last whole object of the outermost list
 */
export function mendJson(text: string): string {
  const pieces: string[] = []
  let depth = 0
  let wholeItems = -1
  for (let at = 0; at < text.length; ) {
    const { end, isWord } = nextToken(text, at)
    const piece = text.slice(at, end)
    at = end
    const first = piece[0]!
    if (first === '"') pieces.push(piece.replace(/[\t\r\n]+/g, ' '))
    else if (isWord) pieces.push(JSON_WORD.test(piece) ? piece : JSON.stringify(piece))
    else pieces.push(piece)
    if (first === '{' || first === '[') depth++
    if (first !== '}' && first !== ']') continue
    depth--
    const before = lastSolid(pieces)
    if (pieces[before] === ',') pieces[before] = ''
    if (depth === 2) wholeItems = pieces.length
    if (depth === 0) return pieces.join('')
  }
  return wholeItems === -1 ? '' : `${pieces.slice(0, wholeItems).join('')}]}`
}

const JSON_WORD = /^(?:true|false|null|-?\d[\d.eE+-]{0,30})$/

/** The end of the string, word, run of spaces or single character that starts at an offset. */
function nextToken(text: string, from: number): { end: number; isWord: boolean } {
  const first = text.charCodeAt(from)
  let end = from + 1
  if (first === 0x22) {
    while (end < text.length && text.charCodeAt(end) !== 0x22) end += text.charCodeAt(end) === 0x5c ? 2 : 1
    return { end: end + 1, isWord: false }
  }
  if (isSpace(first)) {
    while (isSpace(text.charCodeAt(end))) end++
    return { end, isWord: false }
  }
  if (isPunctuation(first)) return { end, isWord: false }
  while (end < text.length && !isSpace(text.charCodeAt(end)) && !isPunctuation(text.charCodeAt(end))) end++
  return { end, isWord: true }
}

/** The piece before the last one, spaces left out; -1 when there is none. */
function lastSolid(pieces: string[]): number {
  let index = pieces.length - 2
  while (index >= 0 && (pieces[index] === '' || isSpace(pieces[index]!.charCodeAt(0)))) index--
  return index
}

function isSpace(code: number): boolean {
  return code === 0x20 || (code >= 0x09 && code <= 0x0d)
}

/** `"`, `,`, `:` and the brackets. */
function isPunctuation(code: number): boolean {
  return code === 0x22 || code === 0x2c || code === 0x3a || BRACKETS.has(code)
}
const BRACKETS = new Set([0x5b, 0x5d, 0x7b, 0x7d])
