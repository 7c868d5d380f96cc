/** The shape of a candidate: plain text of 5 to 15 words that neither links, commands nor addresses the reader. */

import type { SourceFacts } from '../facts/facts.ts'
import { withEnglishQuotes } from '../words/quotation-marks.ts'
import { cutOffFrom } from './cut-off.ts'
import type { Finding, GuardOptions, GuardRule } from './rules.ts'

const SHOUTS = 'shouts or trails off'

/** Made for the first text that is no plain one: tables of so many characters take their time. */
const patterns = (): [GuardRule, RegExp, string][] => [
  ['shape', /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/u, 'holds a control, bidi or zero-width character'],
  ['shape', /[<>{}\\^~`|]|&(?:#\d+|#x[0-9a-f]+|[a-z]+);|\*\*|__|\]\(/iu, 'holds markup'],
  [
    'shape',
    /\b(?:https?:|www\.|ftp:|mailto:|javascript:)|\b[\p{L}\p{N}-]+\.(?:com|org|net|io|gov|edu|info|biz|co|uk|de|ru|cn)(?:\/|\b)|@[\p{L}\p{N}_]+/iu,
    'holds a link or an address',
  ],
  ['shape', /\p{Extended_Pictographic}|[\u{1F1E6}-\u{1F1FF}]|️/u, 'holds an emoji'],
  ['shape', /\uFFFD/u, 'holds a broken character'],
  ['shape', /^\s|\s$|\s{2}/u, 'has loose white space'],
  ['shape', /[!]|\.{3}|…|\?\?/u, SHOUTS],
  [
    'shape',
    /^["“'‘]?(?:headline|title|variation|option|answer|output|note|json|sure|here (?:is|are)|as an ai)\s*\d*\s*[:\-–—]/iu,
    'is an answer about a headline and not a headline',
  ],
  [
    'shape',
    /\b(?:ignore|disregard|forget|override)\b.{0,24}\b(?:previous|prior|above|all|your|the|system|earlier)\b.{0,24}\b(?:instructions?|prompts?|rules?|messages?)\b|\bsystem prompt\b|\bas an? (?:ai|language model)\b|\bi (?:cannot|can't|am unable|can not|won't) (?:help|assist|comply|provide|do)\b/iu,
    'reads as an instruction or a refusal',
  ],
  [
    'second-person',
    /(?<![\p{L}\p{N}])(?:you|your|yours|yourself|yourselves|you['’](?:re|ve|ll|d))(?![\p{L}\p{N}])/iu,
    'addresses the reader',
  ],
]

/** Kinds of characters in a plain text; what has none may be part of markup, an emoji or a control. */
const LETTER_OR_DIGIT = 1
const SPACE = 2
const MARK = 3
const KINDS = new Uint8Array(0x2020)
for (const character of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789')
  KINDS[character.charCodeAt(0)] = LETTER_OR_DIGIT
for (const character of ',.\'’‘“”"$%():;?/–—-') KINDS[character.charCodeAt(0)] = MARK
KINDS[0x20] = SPACE

/** Words of which no neutral wording has need. */
const COMMANDS = new Set('ignore disregard forget override you your yours yourself yourselves'.split(' '))

/** Words that begin something unfit where certain others follow. */
const OPENERS = new Set('system as i headline title variation option answer output note json sure here'.split(' '))

const LONGEST_SUSPECT = 10

/** What a text with an opener or a full stop inside a word can be guilty of. */
const UNFIT =
  /https?:|www\.|ftp:|mailto:|javascript:|\.(?:com|org|net|io|gov|edu|info|biz|co|uk|de|ru|cn)(?:\/|\b)|\bsystem prompt\b|\bas an? (?:ai|language model)\b|\bi (?:cannot|can't|am unable|can not|won't) |^["“'‘]?(?:headline|title|variation|option|answer|output|note|json|sure|here (?:is|are)|as an ai)\s*\d*\s*[:\-–—]/iu

/** What else is wrong with the text, if anything, may be a matter of its patterns. */
interface Outline {
  isSuspect: boolean
  words: number
}

/** Goes once through a text: nearly every one is plain and needs no pattern at all. */
function outlineOf(text: string): Outline {
  let words = 0
  let isSuspect = text.charCodeAt(0) === 0x20
  let isOpened = false
  let isCounted = false
  let from = 0
  let before = 0
  for (let i = 0; i <= text.length; i++) {
    const code = i < text.length ? text.charCodeAt(i) : 0x20
    const kind = code < KINDS.length ? KINDS[code]! : 0
    if (kind === 0) return { isSuspect: true, words: countWords(text) }
    if (kind === LETTER_OR_DIGIT) {
      if (before !== LETTER_OR_DIGIT) {
        isOpened ||= i > 1 && text.charCodeAt(i - 1) === 0x2e && KINDS[text.charCodeAt(i - 2)] === LETTER_OR_DIGIT
        from = i
      }
      isCounted = true
    } else {
      if (before === LETTER_OR_DIGIT && i - from <= LONGEST_SUSPECT) {
        const word = wordAt(text, from, i)
        isSuspect ||= COMMANDS.has(word)
        isOpened ||= OPENERS.has(word)
      }
      if (kind === SPACE) {
        if (isCounted) words++
        isCounted = false
        isSuspect ||= before === SPACE
      } else if (code === 0x2f || (i > 0 && (code === 0x2e || code === 0x3f) && text.charCodeAt(i - 1) === code))
        isSuspect = true
    }
    before = kind
  }
  return { isSuspect: isSuspect || (isOpened && UNFIT.test(text)), words }
}

/** First letters and lengths of the words that are looked for: most words are told apart by these alone. */
const OUTLINES = new Uint8Array(26 * (LONGEST_SUSPECT + 1))
for (const word of [...COMMANDS, ...OPENERS])
  OUTLINES[(word.charCodeAt(0) - 0x61) * (LONGEST_SUSPECT + 1) + word.length] = 1

/** The word in small letters where it may be one of those that are looked for. */
function wordAt(text: string, from: number, to: number): string {
  const letter = (text.charCodeAt(from) | 0x20) - 0x61
  if (letter < 0 || OUTLINES[letter * (LONGEST_SUSPECT + 1) + to - from] !== 1) return ''
  return text.slice(from, to).toLowerCase()
}

const QUOTED = () => /["“][^"“”]*["”]|(?<![\p{L}\p{N}])['‘][^'‘’]*(?:['’][\p{L}][^'‘’]*)*['’](?![\p{L}\p{N}])/gu

/**
 * Adds what is wrong with the shape.
 * @returns false when the text is too broken to be read further
 */
export function checkShape(facts: SourceFacts, candidate: string, options: GuardOptions, findings: Finding[]): boolean {
  const before = findings.length
  if (candidate.length > 1_000) {
    findings.push({ rule: 'length', side: 'candidate', start: 0, end: candidate.length, message: 'is far too long' })
    return false
  }
  const { isSuspect, words } = outlineOf(candidate)
  if (isSuspect) checkPatterns(candidate, /[!…]|\.{3}/.test(facts.source.headline), findings)
  const cutFrom = cutOffFrom(facts, candidate)
  if (cutFrom !== null)
    findings.push({
      rule: 'shape',
      side: 'candidate',
      start: cutFrom,
      end: candidate.length,
      message: 'has nothing after it',
    })
  if (words < options.minWords || words > options.maxWords)
    findings.push({
      rule: 'length',
      side: 'candidate',
      start: 0,
      end: candidate.length,
      message: `has ${words} words; allowed are ${options.minWords} to ${options.maxWords}`,
    })
  return findings.length === before || !findings.slice(before).some((finding) => finding.rule === 'shape')
}

function checkPatterns(candidate: string, isShouted: boolean, findings: Finding[]): void {
  const unquoted = withEnglishQuotes(candidate).replace(QUOTED(), (quote) => ' '.repeat(quote.length))
  for (const [rule, pattern, message] of patterns()) {
    // What a quoted speaker says to somebody is not said to the reader, and a title keeps its mark: “Tide Pool: Live!”.
    const isOfQuote = rule === 'second-person' || (message === SHOUTS && isShouted)
    const match = pattern.exec(isOfQuote ? unquoted : candidate)
    if (match)
      findings.push({ rule, side: 'candidate', start: match.index, end: match.index + match[0].length, message })
  }
}

const COUNTED_WORD = () => /\S*[\p{L}\p{N}]\S*/gu

/** Words as the contract counts them: what white space separates and holds a letter or digit. */
function countWords(text: string): number {
  return text.match(COUNTED_WORD())?.length ?? 0
}
