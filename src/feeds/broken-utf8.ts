/**
 * UTF-8 with faults in it: a byte pasted in from another system, a character that a shortened text breaks off, an end
 * in the middle of one. What is whole is kept as it is, so that one bad byte spoils one character and not the feed.
 * Why, and which faults are read how: docs/decisions/0110-broken-utf-8.md
 */

export interface Utf8Census {
  /** Characters beyond ASCII that are whole. */
  whole: number
  /** Bytes, or beginnings of characters, that are none. */
  broken: number
  /** The body ends within a character; that one is not among the broken. */
  isCut: boolean
}

export function countUtf8(bytes: Uint8Array): Utf8Census {
  let whole = 0
  let broken = 0
  for (let at = 0; at < bytes.length; ) {
    if (bytes[at]! < 0x80) {
      at++
      continue
    }
    const length = sequenceAt(bytes, at)
    if (length > 0) whole++
    else if (isCutAt(bytes, at, length)) return { whole, broken, isCut: true }
    else broken++
    at += Math.abs(length)
  }
  return { whole, broken, isCut: false }
}

/**
 * @param census as `countUtf8` made it
 * @returns the text, without a last character that is cut off; C1 controls stand for bytes of windows-1252
 */
export function decodeBrokenUtf8(bytes: Uint8Array, census: Utf8Census): string {
  const isMostlyUtf8 = census.whole >= census.broken
  const mended = Buffer.allocUnsafe(bytes.length + 2 * (census.broken + 4))
  let end = 0
  for (let at = 0; at < bytes.length; ) {
    const length = bytes[at]! < 0x80 ? 1 : sequenceAt(bytes, at)
    if (length > 0) {
      for (const next = at + length; at < next; at++) mended[end++] = bytes[at]!
    } else if (isCutAt(bytes, at, length)) {
      break
    } else if (length < -1 ? isMostlyUtf8 : isMostlyUtf8 && breaksOff(bytes, at)) {
      end += mended.write('\uFFFD', end)
      at -= length
    } else {
      const byte = bytes[at++]!
      mended[end++] = byte < 0xc0 ? 0xc2 : 0xc3
      mended[end++] = 0x80 | (byte & 0x3f)
    }
  }
  return mended.toString('utf8', 0, end)
}

/** Length of the sequence at an offset; negative: so many bytes begin one that breaks off, or are none. */
function sequenceAt(bytes: Uint8Array, at: number): number {
  const lead = bytes[at]!
  const length = lead < 0x80 ? 1 : lead < 0xc2 ? -1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : -1
  for (let next = 1; next < length; next++) {
    const byte = bytes[at + next] ?? 0
    const lowest = next > 1 ? 0x80 : lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80
    const highest = next === 1 && lead === 0xf4 ? 0x8f : 0xbf
    if (byte < lowest || byte > highest) return -next
  }
  // Half of a surrogate pair, as some databases write characters of the upper planes.
  return lead === 0xed && length === 3 && bytes[at + 1]! > 0x9f ? -3 : length
}

function isCutAt(bytes: Uint8Array, at: number, length: number): boolean {
  const lead = bytes[at]!
  return at - length === bytes.length && lead >= 0xc2 && lead < 0xf5 && !(lead === 0xed && length === -3)
}

/** Whether a lone first byte is the rest of a shortened text, rather than an accented letter of windows-1252. */
function breaksOff(bytes: Uint8Array, at: number): boolean {
  const next = bytes[at + 1]!
  const isWithinText = (next | 0x20) >= 0x61 && (next | 0x20) <= 0x7a
  return bytes[at]! >= 0xc0 && !isWithinText && next !== 0x20 && next !== 0x2c
}
