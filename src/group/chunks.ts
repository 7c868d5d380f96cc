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
  /** Hash of the stem; one and the same for all numbers. */
  readonly mask: number
}

/**
 * A chunk's place in `records`, with the number of its use above: as long as the record has that number, the chunk is
 * remembered there, and the record says all that is mostly asked of it.
 */
export type Place = number
export const NO_PLACE: Place = -1

/** Begins with a capital letter. */
export const CAPITAL = 1
/** Is of four letters or more. */
export const LONG = 2
/** Punctuation before or after that makes a capital letter say nothing about the next word. */
export const OPENS_CLAUSE = 4
export const ENDS_CLAUSE = 8
/** Others follow in its chain. */
export const CHAINED = 16
const WORDLESS = 32
/** In a record: the chunk was met again since a place beside was last sought. */
const MET = 64
/** In a record: above the form, which of its uses this is. */
const USE_BITS = 16
const MOST_USES = 0x7fff
const PLACE = (1 << USE_BITS) - 1

/** A part of a title or summary that can recur as a whole, with the hash it is recognised by. */
export interface Segment {
  text: string
  hash: number
  chunks: readonly Chunk[]
  /** Of each chunk, or NO_PLACE. */
  places: readonly Place[]
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
const CHUNKS_REMEMBERED = 1 << 16
/** A run of so many units below 256 is told by four numbers that hold them all. */
const LONGEST_PACKED = 16
/** No packed run has this for its fourth number. */
const NOT_PACKED = -1
/** Of a chunk that no vocabulary has read. */
const UNREAD = -1
const SLASH = 47
const LINE_FEED = 10

/** By hash: a chunk is at its place or in one of the three beside, and gives way to another when nobody has met it lately. */
const remembered: (Chunk | undefined)[] = new Array(CHUNKS_REMEMBERED)
/**
 * By place eight numbers, so that a word costs one look into memory: four that hold the run, its form, the id of its
 * stem, the id's stamp and its mask. The fourth is NOT_PACKED where the run itself stands in `runs`.
 */
const records = new Int32Array(CHUNKS_REMEMBERED * 8)
const FORM = 4
const WORD_ID = 5
const STAMP = 6
const MASK = 7
/** Places that a chunk may have, a power of 2. */
const WAYS = 4
const runs: string[] = new Array(CHUNKS_REMEMBERED).fill('')

/** The parts of a text that have words: sentences, lines, and what bars, dots and dashes between spaces part. */
export function readSegments(text: string): Segment[] {
  const segments: Segment[] = []
  let chunks: Chunk[] = []
  let places: Place[] = []
  /** Where the segment's first run begins, and its last one ends. */
  let from = -1
  let to = 0
  const close = (): void => {
    if (chunks.length > 0) {
      const part = text.slice(from, to)
      segments.push({ text: part, hash: hashText(part, 3), chunks, places })
      chunks = []
      places = []
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
    const known = isPacked ? recall(text, start, place, k0, k1, k2, k3) : recallUnpacked(text, start, place)
    if (known === NO_PLACE) {
      const chunk = readChunk(text.slice(start, place))
      if ((chunk.form & WORDLESS) !== 0) continue
      chunks.push(chunk)
      places.push(NO_PLACE)
    } else if ((records[(known & PLACE) * 8 + FORM]! & WORDLESS) === 0) {
      chunks.push(remembered[known & PLACE]!)
      places.push(known)
    }
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

function recall(text: string, start: number, end: number, k0: number, k1: number, k2: number, k3: number): Place {
  const mixed =
    Math.imul(k0, 0x9e3779b1) ^ Math.imul(k1, 0x85ebca6b) ^ Math.imul(k2, 0xc2b2ae35) ^ Math.imul(k3, 0x27d4eb2f)
  const home = homeOf(mixed)
  for (let way = 0; way < WAYS; way++) {
    const at = (home ^ way) * 8
    if (records[at] !== k0 || records[at + 1] !== k1 || records[at + 2] !== k2 || records[at + 3] !== k3) continue
    records[at + FORM]! |= MET
    return inUse(home ^ way)
  }
  const run = text.slice(start, end)
  const place = remember(home, readChunk(run.length < SHARED_FROM ? run : copyOf(run)), '')
  records[place * 8] = k0
  records[place * 8 + 1] = k1
  records[place * 8 + 2] = k2
  records[place * 8 + 3] = k3
  return inUse(place)
}

/** The same for a run in another script or a long one, which is compared unit by unit; NO_PLACE for a very long one. */
function recallUnpacked(text: string, start: number, end: number): Place {
  if (end - start > LONGEST_REMEMBERED) return NO_PLACE
  let hash = 0
  for (let i = start; i < end; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  const home = homeOf(hash)
  for (let way = 0; way < WAYS; way++) {
    const place = home ^ way
    if (records[place * 8 + 3] !== NOT_PACKED || !isAt(text, start, end, runs[place]!)) continue
    records[place * 8 + FORM]! |= MET
    return inUse(place)
  }
  const run = text.slice(start, end)
  const copy = run.length < SHARED_FROM ? run : copyOf(run)
  const place = remember(home, readChunk(copy), copy)
  records[place * 8 + 3] = NOT_PACKED
  return inUse(place)
}

function homeOf(hash: number): number {
  return (hash ^ (hash >>> 15)) & (CHUNKS_REMEMBERED - 1)
}

function inUse(place: number): Place {
  return place | ((records[place * 8 + FORM]! >>> USE_BITS) << USE_BITS)
}

/** @returns the place alone */
function remember(home: number, chunk: Chunk, run: string): number {
  const place = placeFor(home)
  remembered[place] = chunk
  runs[place] = run
  const use = ((records[place * 8 + FORM]! >>> USE_BITS) + 1) & MOST_USES
  records[place * 8 + FORM] = chunk.form | (use << USE_BITS)
  records[place * 8 + WORD_ID] = chunk.wordId
  records[place * 8 + STAMP] = chunk.stamp
  records[place * 8 + MASK] = chunk.mask
  return place
}

/** An empty place, or that of a chunk which was not met again, or else the first: the others have to be met anew, too. */
function placeFor(home: number): number {
  for (let way = 0; way < WAYS; way++) if (remembered[home ^ way] === undefined) return home ^ way
  for (let way = 0; way < WAYS; way++) if ((records[(home ^ way) * 8 + FORM]! & MET) === 0) return home ^ way
  for (let way = 0; way < WAYS; way++) records[(home ^ way) * 8 + FORM]! &= ~MET
  return home
}

/** The form of a chunk, from its record if it still has one. */
export function formOf(chunk: Chunk, place: Place): number {
  const at = (place & PLACE) * 8
  return isRemembered(place) ? records[at + FORM]! & PLACE : chunk.form
}

export function maskOf(chunk: Chunk, place: Place): number {
  return isRemembered(place) ? records[(place & PLACE) * 8 + MASK]! : chunk.mask
}

/** The id of a chunk's stem if some id has the stamp that was noted with it; else -1. */
export function noteOf(chunk: Chunk, place: Place, stamps: Int32Array): number {
  const at = (place & PLACE) * 8
  const isRecord = isRemembered(place)
  const id = isRecord ? records[at + WORD_ID]! : chunk.wordId
  return stamps[id] === (isRecord ? records[at + STAMP]! : chunk.stamp) ? id : -1
}

/** Notes the id of a chunk's stem. */
export function note(chunk: Chunk, place: Place, wordId: number, stamp: number): void {
  chunk.wordId = wordId
  chunk.stamp = stamp
  if (!isRemembered(place)) return
  records[(place & PLACE) * 8 + WORD_ID] = wordId
  records[(place & PLACE) * 8 + STAMP] = stamp
}

/** No use has the number that NO_PLACE would ask for. */
function isRemembered(place: Place): boolean {
  return records[(place & PLACE) * 8 + FORM]! >>> USE_BITS === place >>> USE_BITS
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
  return chunkOf(stemAnew(plainWord(run.slice(start, end).toLowerCase())), null, form)
}

export function readAnyChunk(run: string): Chunk {
  const bare = run.replace(/^[^\p{L}\p{N}]+/u, '')
  let form = (/^\p{Lu}/u.test(bare) ? CAPITAL : 0) | (bare.length >= 4 ? LONG : 0) | clauseForm(run)
  const stems = tokenize(run).map((token) => stemAnew(plainWord(token)))
  if (stems.length === 0) form |= WORDLESS
  if (stems.length > 1) form |= CHAINED
  let next: Chunk | null = null
  for (const further of stems.slice(1).reverse()) next = chunkOf(further, next, form)
  return chunkOf(stems[0] ?? '', next, form)
}

function chunkOf(stem: string, next: Chunk | null, form: number): Chunk {
  return { stem, wordId: 0, stamp: UNREAD, next, form, mask: isNumber(stem) ? 0 : hashText(stem, 0) | 0 }
}

/** Whether a stem is a number; numbers are compared apart from words. */
export function isNumber(stem: string): boolean {
  const first = stem.charCodeAt(0)
  return first >= 48 && first <= 57
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
