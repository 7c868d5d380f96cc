/** Where the words and marks of a text begin and end, told by kinds of characters and by a pattern only where those do not tell. */

/** Where the token that begins at `start` ends; `start` where none does. */
export function tokenEnd(text: string, start: number): number {
  let kind = kindAt(text, start)
  if (kind === GAP) return start
  if (kind === STOP || (kind === SIGN && kindAt(text, start + 1) < SIGN && kindAt(text, start + 1) > 0))
    return start + 1
  if (kind !== LETTER && kind !== DIGIT) return matchedEnd(text, start)
  for (let i = start + 1; ; i++) {
    kind = kindAt(text, i)
    if (kind === LETTER || kind === DIGIT) continue
    if (kind === GAP && text.charCodeAt(i) !== 0x26) return i
    const code = text.charCodeAt(i)
    // A full stop, comma, apostrophe or ampersand may belong to the word, and letters of other scripts do.
    if (code === 0x2e || code === 0x2c || code === 0x27 || code === 0x26 || kind === 0) {
      if (i === text.length) return i
      if (kind !== 0 && kindAt(text, i + 1) === GAP && code !== 0x2e) return i
      return matchedEnd(text, start)
    }
    return i
  }
}

/** 0 for the end of the text and for what only the pattern can tell. */
function kindAt(text: string, index: number): number {
  const code = index < text.length ? text.charCodeAt(index) : 0x80
  return code < 0x80 ? KINDS[code]! : 0
}

function matchedEnd(text: string, start: number): number {
  // A word, or a mark or run of dashes between words. Few texts ask for it.
  const token =
    /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|[.,](?=\p{N})|['’ʼ&](?=\p{L})|\.(?=\p{L}\.)|(?<=\.\p{L})\.)*|[$€£¥%#@]|(?<=\p{N})\+|["“”«»]|['‘’‚‛]|[,;:.!?()[\]|/…]|[-–—‑−]+/uy
  token.lastIndex = start
  return token.test(text) ? token.lastIndex : start
}

/** Kinds of characters of which a token can be told without the pattern. */
const LETTER = 1

const DIGIT = 2

const GAP = 3

const STOP = 4

const SIGN = 5

const KINDS = new Uint8Array(0x80)
for (const character of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz') KINDS[character.charCodeAt(0)] = LETTER
for (const character of '0123456789') KINDS[character.charCodeAt(0)] = DIGIT
for (const character of ' &*<=>\\^_`{}~') KINDS[character.charCodeAt(0)] = GAP
for (const character of '$%#@"\',;:.!?()[]|/') KINDS[character.charCodeAt(0)] = STOP
KINDS[0x2d] = SIGN
