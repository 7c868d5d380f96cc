/** The shape of a candidate: plain text of 5 to 15 words that neither links, commands nor addresses the reader. */
import type { Finding, GuardOptions, GuardRule } from './guard-rules.ts'
import { withEnglishQuotes } from './quotation-marks.ts'

const PATTERNS: [GuardRule, RegExp, string][] = [
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
  ['shape', /[!]|\.{3}|…|\?\?/u, 'shouts or trails off'],
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

/** What only a text with other than plain letters, digits and gentle punctuation can be guilty of. */
const PLAIN = /^[A-Za-z0-9 ,.'’‘“”"$%():;?/–—-]*$/u

const SUSPECT =
  /[@/]|\w\.\w| {2}|\.\.|\?\?|^\s|\s$|\b(?:ignore|disregard|forget|override|system|as an?|i (?:cannot|can|am|won)|you|your|yours|yourself|yourselves|headline|title|variation|option|answer|output|note|json|sure|here)\b/iu

const QUOTED = /["“][^"“”]*["”]|(?<![\p{L}\p{N}])['‘][^'‘’]*(?:['’][\p{L}][^'‘’]*)*['’](?![\p{L}\p{N}])/gu

/**
 * Adds what is wrong with the shape.
 * @returns false when the text is too broken to be read further
 */
export function checkShape(candidate: string, options: GuardOptions, findings: Finding[]): boolean {
  const before = findings.length
  if (candidate.length > 1_000) {
    findings.push({ rule: 'length', side: 'candidate', start: 0, end: candidate.length, message: 'is far too long' })
    return false
  }
  if (!PLAIN.test(candidate) || SUSPECT.test(candidate)) checkPatterns(candidate, findings)
  const words = countWords(candidate)
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

function checkPatterns(candidate: string, findings: Finding[]): void {
  const unquoted = withEnglishQuotes(candidate).replace(QUOTED, (quote) => ' '.repeat(quote.length))
  for (const [rule, pattern, message] of PATTERNS) {
    // What a quoted speaker says to somebody is not said to the reader.
    const match = pattern.exec(rule === 'second-person' ? unquoted : candidate)
    if (match)
      findings.push({ rule, side: 'candidate', start: match.index, end: match.index + match[0].length, message })
  }
}

const COUNTED_WORD = /\S*[\p{L}\p{N}]\S*/gu

/** Words as the contract counts them: what white space separates and holds a letter or digit. */
export function countWords(text: string): number {
  return text.match(COUNTED_WORD)?.length ?? 0
}
