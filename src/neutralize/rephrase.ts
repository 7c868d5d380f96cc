/**
 * The same sentence in other small words: prepositions, number forms, abbreviations. Each change keeps the meaning in
 * every sentence in which it applies; where that depends on what follows, it is looked at.
 */
import { isPast, isThirdPerson } from './vocabulary.ts'

type Change = (text: string) => string

/** A text, then the text in the first, the second and both sets of other small words; only those that differ. */
export function inOtherWords(text: string): string[] {
  const parts = text.split(/([“"][^”"]*[”"]|(?<![\p{L}\p{N}])[‘'][^’']*[’'](?![\p{L}\p{N}]))/u)
  const apply = (changes: readonly Change[]) =>
    parts.map((part, i) => (i % 2 === 1 ? part : changes.reduce((changed, change) => change(changed), part))).join('')
  const first = apply(FIRST)
  const second = apply(SECOND)
  const both = apply([...FIRST, ...SECOND])
  return [...new Set([text, first, second, both])]
}

const DIGITS = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

const swap =
  (pattern: RegExp, put: string): Change =>
  (text) =>
    text.replace(pattern, put)

/** Only where a noun phrase follows: "after the vote", not "after voting" or "after he voted". */
const beforeNoun =
  (word: string, put: string): Change =>
  (text) =>
    text.replace(new RegExp(`\\b${word} (?=\\S)`, 'gi'), (match, at: number) => {
      const ahead = text
        .slice(at + match.length)
        .split(/[,;:]/)[0]!
        .split(/\s+/)
      const first = ahead[0]!.toLowerCase()
      const isClause = ahead
        .slice(0, 8)
        .some(
          (next, i) =>
            i > 0 &&
            /^\p{Ll}/u.test(next) &&
            (isThirdPerson(next) ||
              isPast(next) ||
              /^(?:is|are|was|were|has|have|had|will|would|could|may)$/.test(next)),
        )
      if (isClause || /ing$|^(?:he|she|they|it|i|we|that|all|\d)/.test(first)) return match
      return (/^\p{Lu}/u.test(match) ? put.replace(/^./, (letter) => letter.toUpperCase()) : put) + ' '
    })

const FIRST: readonly Change[] = [
  beforeNoun('after', 'following'),
  beforeNoun('before', 'ahead of'),
  swap(/\bahead of\b(?! (?:time|schedule))/g, 'before'),
  swap(/\bahead of\b/g, 'before'),
  swap(/(?<=\p{L}) over (?=\$?\d)/gu, ' more than '),
  swap(
    /(?<=\b(?:dispute|criticism|concerns?|questions?|comments?|remarks|lawsuit|talks|fight|battle|debate|criticizes?|criticized|sues?|sued|protest|protests|row|clash|anger|fears|tensions|investigation|probe)\b(?: \S+){0,4}) over (?=\p{L})/giu,
    ' concerning ',
  ),
  swap(/\bnearly\b/g, 'almost'),
  swap(/\bNearly\b/g, 'Almost'),
  swap(/\bamid\b/g, 'at a time of'),
  swap(/\bAmid\b/g, 'At a time of'),
  swap(/(?<=\d)%(?!\p{L})/gu, ' percent'),
  swap(/(\$|£|€)(\d[\d.,]*)(?:B|bn)\b/g, '$1$2 billion'),
  swap(/(\$|£|€)(\d[\d.,]*)(?:M|m|mn)\b/g, '$1$2 million'),
  swap(/(?<![\p{L}.])U\.S\.(?=\s|$|,)/gu, 'US'),
]

const SECOND: readonly Change[] = [
  swap(
    /(?<=\b(?:comments?|commented|remarks?|questions?|concerns?|talks?|talking|talked|speaks?|spoke|speaking|statement|article|report|discussion|debate|warning|facts|details|information)\b(?: \S+){0,3}) about (?=\p{L})/giu,
    ' regarding ',
  ),
  swap(
    /(?<=\b(?:comments?|commented|remarks?|criticism|statement|talks)\b(?: by \S+(?: \p{Lu}\S+)*)?) on (?=\p{L})/gu,
    ' regarding ',
  ),
  swap(/\bduring\b/g, 'in the course of'),
  swap(/\bdespite\b/g, 'in spite of'),
  swap(/\bDespite\b/g, 'In spite of'),
  swap(/\bbecause of\b/g, 'due to'),
  swap(/\bless than\b/g, 'under'),
  swap(/(?<=\p{L}) more than (?=\$?\d)/gu, ' over '),
  swap(/(?<![\p{L}.-])US(?= \p{Ll}| [A-Z]\p{Ll}|$)/gu, 'U.S.'),
  swap(/(?<![\p{L}.-])UK(?= \p{Ll}|$)/gu, 'U.K.'),
  (text) =>
    text.replace(
      /(?<=\s)([2-9]|10) (?=\p{Ll})(?!percent|million|billion|trillion)/gu,
      (_, digit: string) => `${DIGITS[Number(digit)]} `,
    ),
  swap(/\bmom\b/g, 'mother'),
  swap(/\bdad\b/g, 'father'),
  swap(/\bkids\b/g, 'children'),
  swap(/\bsays\b(?! (?:who|what))/g, 'states'),
]
