/**
 * Cuts a text into segments that can recur as a whole, and those at white space into chunks with their stems. Every
 * article that comes is read so, so the text is gone through once, unit by unit, and what a chunk was read into is
 * remembered: few words make up most of the news.
 */
import { stemAnew, tokenize } from '../text/analyze.ts'
import { plainWord } from './plain-word.ts'

/** One run of text without white space; further stems in it follow in a chain, each of the same form. */
export interface Chunk {
  /** '' where there is no word in it. */
  stem: string
  /** The stem's id in the vocabulary that read it last, and the stamp that the id had: as long as it has it, it is right. */
  wordId: number
  stamp: number
  readonly next: Chunk | null
  /** Bits, as below. */
  readonly form: number
}

/** Begins with a capital letter. */
export const CAPITAL = 1
/** Is of four letters or more. */
export const LONG = 2
/** Punctuation before or after that makes a capital letter say nothing about the next word. */
export const OPENS_CLAUSE = 4
export const ENDS_CLAUSE = 8

/** A part of a title or summary that can recur as a whole, with the hash it is recognised by. */
export interface Segment {
  text: string
  hash: number
  chunks: readonly Chunk[]
}

const OPENING = `"'“‘(`
const ENDING = '.!?:;|–—"”'
/** Behind one of the first, space parts two segments; the others part them between spaces, as two slashes do. */
const SENTENCE_END = 1
const PARTING_MARK = 2
const PARTING = new Uint8Array(0x10000)
for (const mark of '.!?…') PARTING[mark.charCodeAt(0)] = SENTENCE_END
for (const mark of '|•·-–—') PARTING[mark.charCodeAt(0)] = PARTING_MARK
/** Longer ones are cut, by `tokenize`. */
const LONGEST_PLAIN_WORD = 64
/** A very long run (a script without spaces) hardly comes back. */
const LONGEST_REMEMBERED = 40
/** A part of a string that is this long is no string of its own: it keeps the whole one in memory. */
const SHARED_FROM = 13
/** Chunks remembered, a power of 2. */
const CHUNKS_REMEMBERED = 1 << 15
/** A run of so many units below 256 is told by four numbers that hold them all. */
const LONGEST_PACKED = 16
/** No packed run has this for its fourth number. */
const NOT_PACKED = -1
/** Of a chunk that no vocabulary has read. */
const UNREAD = -1
const SLASH = 47
const LINE_FEED = 10

/** By hash: a chunk is at its place or in the one beside, and gives way to the next that belongs there. */
const remembered: (Chunk | undefined)[] = new Array(CHUNKS_REMEMBERED)
/** By place, the four numbers; the fourth is NOT_PACKED where the run itself stands beside. */
const keys = new Int32Array(CHUNKS_REMEMBERED * 4)
const runs: string[] = new Array(CHUNKS_REMEMBERED).fill('')

/** The parts of a text that have words: sentences, lines, and what bars, dots and dashes between spaces part. */
export function readSegments(text: string): Segment[] {
  const segments: Segment[] = []
  let chunks: Chunk[] = []
  /** Where the segment's first run begins, and its last one ends. */
  let from = -1
  let to = 0
  const close = (): void => {
    if (chunks.length > 0) {
      const part = text.slice(from, to)
      segments.push({ text: part, hash: hashText(part, 3), chunks })
      chunks = []
    }
    from = -1
  }
  let place = 0
  while (place < text.length) {
    let unit = text.charCodeAt(place)
    if (isSpace(unit)) {
      const after = endOfSpace(text, place)
      const next = afterParting(text, place, after)
      if (next > 0) close()
      place = next > 0 ? next : after
      continue
    }
    const start = place
    let k0 = 0
    let k1 = 0
    let k2 = 0
    let k3 = 0
    let length = 0
    let wide = 0
    while (place < text.length) {
      unit = text.charCodeAt(place)
      if (isSpace(unit)) break
      // A shift takes the lowest 5 bits of its number alone.
      if (length < 4) k0 |= unit << (length << 3)
      else if (length < 8) k1 |= unit << (length << 3)
      else if (length < 12) k2 |= unit << (length << 3)
      else k3 |= unit << (length << 3)
      wide |= unit | (unit - 1)
      length++
      place++
    }
    if (from < 0) from = start
    to = place
    const isPacked = length <= LONGEST_PACKED && wide >>> 8 === 0 && k3 !== NOT_PACKED
    const chunk = isPacked ? recall(text, start, place, k0, k1, k2, k3) : recallUnpacked(text, start, place)
    if (chunk.stem !== '') chunks.push(chunk)
  }
  close()
  return segments
}

export function stemsOf(chunk: Chunk): string[] {
  const stems: string[] = []
  for (let part: Chunk | null = chunk; part !== null; part = part.next) if (part.stem !== '') stems.push(part.stem)
  return stems
}

/** FNV-1a over the UTF-16 units; 32 bits. */
export function hashText(text: string, seed: number): number {
  let hash = 0x811c9dc5 ^ seed
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

/** @returns where the next segment begins if white space at that place parts two; else 0 */
function afterParting(text: string, place: number, after: number): number {
  if (place > 0 && PARTING[text.charCodeAt(place - 1)] === SENTENCE_END) return after
  if (after < text.length) {
    const unit = text.charCodeAt(after)
    const behind =
      PARTING[unit] === PARTING_MARK
        ? after + 1
        : unit === SLASH && text.charCodeAt(after + 1) === SLASH
          ? after + 2
          : text.length
    if (behind < text.length && isSpace(text.charCodeAt(behind))) return endOfSpace(text, behind)
  }
  for (let i = place; i < after; i++) if (text.charCodeAt(i) === LINE_FEED) return after
  return 0
}

function endOfSpace(text: string, start: number): number {
  let end = start + 1
  while (end < text.length && isSpace(text.charCodeAt(end))) end++
  return end
}

/** What a regular expression calls \s. */
function isSpace(unit: number): boolean {
  if (unit <= 32) return unit === 32 || (unit >= 9 && unit <= 13)
  if (unit < 0xa0) return false
  return (
    unit === 0xa0 ||
    unit === 0x1680 ||
    (unit >= 0x2000 && unit <= 0x200a) ||
    unit === 0x2028 ||
    unit === 0x2029 ||
    unit === 0x202f ||
    unit === 0x205f ||
    unit === 0x3000 ||
    unit === 0xfeff
  )
}

function recall(text: string, start: number, end: number, k0: number, k1: number, k2: number, k3: number): Chunk {
  const mixed =
    Math.imul(k0, 0x9e3779b1) ^ Math.imul(k1, 0x85ebca6b) ^ Math.imul(k2, 0xc2b2ae35) ^ Math.imul(k3, 0x27d4eb2f)
  const home = homeOf(mixed)
  let at = home * 4
  if (keys[at] === k0 && keys[at + 1] === k1 && keys[at + 2] === k2 && keys[at + 3] === k3) {
    const chunk = remembered[home]
    if (chunk !== undefined) return chunk
  }
  at ^= 4
  if (keys[at] === k0 && keys[at + 1] === k1 && keys[at + 2] === k2 && keys[at + 3] === k3) {
    const chunk = remembered[home ^ 1]
    if (chunk !== undefined) return chunk
  }
  const run = text.slice(start, end)
  const chunk = readChunk(run.length < SHARED_FROM ? run : copyOf(run))
  const place = remember(home, chunk, '')
  keys[place * 4] = k0
  keys[place * 4 + 1] = k1
  keys[place * 4 + 2] = k2
  keys[place * 4 + 3] = k3
  return chunk
}

/** The same for a long run, or one in another script: compared unit by unit. */
function recallUnpacked(text: string, start: number, end: number): Chunk {
  let hash = 0
  for (let i = start; i < end; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  const home = homeOf(hash)
  for (let place = home, turn = 0; turn < 2; place ^= 1, turn++) {
    const chunk = remembered[place]
    if (chunk !== undefined && isAt(text, start, end, runs[place]!)) return chunk
  }
  const run = text.slice(start, end)
  if (run.length > LONGEST_REMEMBERED) return readChunk(run)
  const copy = run.length < SHARED_FROM ? run : copyOf(run)
  const chunk = readChunk(copy)
  keys[remember(home, chunk, copy) * 4 + 3] = NOT_PACKED
  return chunk
}

function homeOf(hash: number): number {
  return (hash ^ (hash >>> 15)) & (CHUNKS_REMEMBERED - 1)
}

/** @returns the place */
function remember(home: number, chunk: Chunk, run: string): number {
  const place = remembered[home] === undefined || remembered[home ^ 1] !== undefined ? home : home ^ 1
  remembered[place] = chunk
  runs[place] = run
  return place
}

function isAt(text: string, start: number, end: number, run: string): boolean {
  if (end - start !== run.length) return false
  for (let i = 0; i < run.length; i++) if (text.charCodeAt(start + i) !== run.charCodeAt(i)) return false
  return true
}

function copyOf(run: string): string {
  return JSON.parse(JSON.stringify(run)) as string
}

export function readChunk(run: string): Chunk {
  return readPlainChunk(run) ?? readAnyChunk(run)
}

/** One word of ASCII letters with punctuation around it, as nearly all are: read without a regular expression. */
export function readPlainChunk(run: string): Chunk | null {
  const length = run.length
  let start = 0
  while (start < length && isPlainMark(run.charCodeAt(start))) start++
  let end = start
  while (end < length && isPlainLetter(run.charCodeAt(end))) end++
  if (end === start || end - start > LONGEST_PLAIN_WORD) return null
  for (let i = end; i < length; i++) if (!isPlainMark(run.charCodeAt(i))) return null
  const form = (run.charCodeAt(start) < 97 ? CAPITAL : 0) | (length - start >= 4 ? LONG : 0) | clauseForm(run)
  return { stem: stemAnew(plainWord(run.slice(start, end).toLowerCase())), wordId: 0, stamp: UNREAD, next: null, form }
}

export function readAnyChunk(run: string): Chunk {
  const bare = run.replace(/^[^\p{L}\p{N}]+/u, '')
  const form = (/^\p{Lu}/u.test(bare) ? CAPITAL : 0) | (bare.length >= 4 ? LONG : 0) | clauseForm(run)
  const stems = tokenize(run).map((token) => stemAnew(plainWord(token)))
  let next: Chunk | null = null
  for (const further of stems.slice(1).reverse()) next = { stem: further, wordId: 0, stamp: UNREAD, next, form }
  return { stem: stems[0] ?? '', wordId: 0, stamp: UNREAD, next, form }
}

function clauseForm(run: string): number {
  return (OPENING.includes(run[0]!) ? OPENS_CLAUSE : 0) | (ENDING.includes(run[run.length - 1]!) ? ENDS_CLAUSE : 0)
}

function isPlainLetter(unit: number): boolean {
  return (unit >= 97 && unit <= 122) || (unit >= 65 && unit <= 90)
}

/** ASCII, and neither letter nor digit. */
function isPlainMark(unit: number): boolean {
  return unit < 128 && !isPlainLetter(unit) && !(unit >= 48 && unit <= 57)
}
