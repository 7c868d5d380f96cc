/**
 * Turns an article's title and summary into what grouping compares: stems in order, numbers written alike, dates
 * set apart, and a few marks of form (live page, opinion, roundup…). Pure; what recurs in a source's items is told
 * by the caller, who drops it.
 */
import { dictionary } from '../text/dictionary.ts'
import { CAPITAL, CHAINED, formOf, hashText, LONG, maskOf, readSegments, type Segment } from './chunks.ts'

export interface ReadTitle {
  /** The title's parts, at least one. */
  segments: Segment[]
  /** Explicit dates in the title, lower case. */
  dates: string[]
  /** Hash of the title as published, and of the title with its numbers and dates masked. */
  exactHash: number
  maskHash: number
  /** True where capitals tell nothing, because every word has one. */
  isTitleCase: boolean
}

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const DATE = new RegExp(
  `\\b(?:${MONTH}\\.? \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?|\\d{1,2}(?:st|nd|rd|th)? ${MONTH}(?:,? \\d{4})?|\\d{1,2}/\\d{1,2}/\\d{2,4}|\\d{4}-\\d{2}-\\d{2})\\b`,
  'gi',
)
const ADDRESS = /https?:\/\/\S+|www\.\S+/g
const DOTTED = /\b\p{Lu}\.(?:\p{Lu}\.)+(?:\p{Lu}\b)?/gu

/** What a title's form says, bit by bit. The order is part of the trained model. */
const TITLE_MARKS: readonly RegExp[] = [
  /\b(live|as it happened|live updates?|live blog|minute by minute|latest)\b/i,
  /\b(opinion|editorial|column|letters?|commentary|analysis|explainer|perspective|review)\b|\?$/i,
  /\b(watch|video|photos?|pictures?|gallery|listen|podcast)\b/i,
  /(;| plus[ ,:]|\band more\b|, and more|newsletter|briefing|roundup|round-up|morning|evening|today in|this week|the week|daily|quiz|crossword|horoscope|things to know|what to know|open thread|cartoon)/i,
  /\b[Pp]lus\b[ .,:…]|;|\. [Aa]nd,? |, and:|\band more\b|, [Aa]nd (?:an? |the )?\p{Lu}/u,
  // 32: an explicit date, set below.
  /$^/,
  /^(how|why|what|who|when|where|is|are|can|will|should|could|here's|here’s|inside|meet)\b/i,
  /^\p{L}[\p{L}.'’ -]{3,30}:\s/u,
]
export const MARK_LIVE = 1
export const MARK_OPINION = 2
export const MARK_PICTURES = 4
export const MARK_ROUNDUP = 8
export const MARK_SEVERAL = 16
export const MARK_DATED = 32
export const MARK_QUESTION = 64
export const MARK_NAMED_COLUMN = 128
const SEVERAL_STORIES =
  /in today.?s (issue|edition|newsletter)|newsletter|^(plus|also|and)\b|\bplus:|\. (plus|also),|here.s (the latest|what you need to know)|things (you need )?to know/i

/** Characters of a summary that are read at all. */
const LONGEST_SUMMARY_READ = 1200
/** @param source decides, with the masked words, whether two titles have one template */
export function readTitle(title: string, source: string): ReadTitle {
  const published = mendText(title)
  const dates = /\d/.test(published) ? (published.match(DATE)?.map((date) => date.toLowerCase()) ?? []) : []
  const text = dates.length > 0 ? published.replace(DATE, ' ') : published
  const segments = readSegments(text)
  return {
    segments,
    dates,
    exactHash: hashText(published.toLowerCase(), 7),
    maskHash: maskedHash(segments, dates.length, source),
    isTitleCase: isTitleCase(segments),
  }
}

/** The summary's sentences, without the title where it is repeated in it. */
export function readSummary(summary: string, title: string): Segment[] {
  if (summary === '') return []
  let text = mendText(summary.slice(0, LONGEST_SUMMARY_READ))
  if (text.includes('http') || text.includes('www.')) text = text.replace(ADDRESS, ' ')
  const repeated = mendText(title)
  if (repeated !== '' && text.includes(repeated)) text = text.replaceAll(repeated, ' ')
  return readSegments(text)
}

/** What the form of an article says, in bits of TITLE_MARKS. */
export function readMarks(title: string, isDated: boolean, summary: string): number {
  const published = mendText(title)
  let marks = isDated ? MARK_DATED : 0
  for (let bit = 0; bit < TITLE_MARKS.length; bit++) if (TITLE_MARKS[bit]!.test(published)) marks |= 1 << bit
  if (SEVERAL_STORIES.test(summary)) marks |= MARK_SEVERAL
  return marks
}

function isTitleCase(segments: readonly Segment[]): boolean {
  let long = 0
  let capital = 0
  for (const { chunks, places } of segments) {
    for (let i = 0; i < chunks.length; i++) {
      const form = formOf(chunks[i]!, places[i]!)
      if ((form & LONG) === 0) continue
      long++
      if ((form & CAPITAL) !== 0) capital++
    }
  }
  return long < 3 || capital / long > 0.62
}

function maskedHash(segments: readonly Segment[], dateCount: number, source: string): number {
  let hash = hashText(source, dateCount)
  for (const { chunks, places } of segments) {
    for (let i = 0; i < chunks.length; i++) {
      hash = mix(hash, maskOf(chunks[i]!, places[i]!))
      if ((formOf(chunks[i]!, places[i]!) & CHAINED) === 0) continue
      for (let part = chunks[i]!.next; part !== null; part = part.next) hash = mix(hash, part.mask)
    }
  }
  return hash
}

function mix(hash: number, mask: number): number {
  const mixed = Math.imul(hash ^ mask, 0x9e3779b1)
  return mixed ^ (mixed >>> 15)
}

/** Entities that feeds leave in plain text, and invisible characters. */
function mendText(text: string): string {
  let mended = text
  if (text.includes('&')) {
    mended = mended
      .replace(/&amp;/g, '&')
      .replace(/&(quot|apos|lt|gt|nbsp);/g, (_, name: string) => NAMED_ENTITIES[name]!)
      .replace(/&#(x?)([0-9a-f]{1,6});/gi, (_, isHex: string, digits: string) => {
        const point = Number.parseInt(digits, isHex === '' ? 10 : 16)
        return point > 31 && point < 0x110000 ? String.fromCodePoint(point) : ' '
      })
  }
  // U.F.O. and UFO are one word.
  if (/\..{1,2}\./s.test(mended)) mended = mended.replace(DOTTED, (letters) => letters.replaceAll('.', ''))
  return /[\u200b-\u200f\u2028-\u202f\ufeff\u2060\u00a0]/.test(mended)
    ? mended.replace(/[\u200b-\u200f\u2028-\u202f\ufeff\u2060\u00a0]/g, ' ')
    : mended
}

const NAMED_ENTITIES = dictionary<string>({ quot: '"', apos: "'", lt: '<', gt: '>', nbsp: ' ' })
