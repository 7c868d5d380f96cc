/**
 * Numbers of a headline in one form: digits, words, ordinals, money, percentages, multiples, spans of time and vague
 * quantities, so that "3-minute" equals "three minutes" and "$2.3M" equals "2.3 million dollars".
 * When two are the same number: `same-number.ts`.
 */
import type { Lexeme } from '../clause/lexicon.ts'
import { TIME_UNIT } from '../clause/lexicon.ts'
import { AFTER_BREAK, AFTER_COMMA, JOINED, NEGATIVE, NUMERIC, type Word } from '../clause/words.ts'
import { amountAt } from './amounts.ts'
import { type Bound, boundBefore, boundBehind } from './number-bounds.ts'
import { currencyAt, isPerDay, unitBehind } from './number-units.ts'

export interface NumberMention {
  /** In the smallest natural unit: time in days or months, fractions and percentages as they are. */
  value: number
  /** As written, before units of time are turned into days or months. */
  written: number
  /** '' = a bare count; else %, a currency, 'day', 'month', 'fold', 'part', 'vague', 'era' or a measure. */
  unit: string
  bound: Bound
  isOrdinal: boolean
  /** Written as `a month`, `a decade`: one of the unit, not counted. */
  isImplied: boolean
  /** The word that is counted; null where none follows. */
  counted: Lexeme | null
  /** The verb right before it ("injures 15"). */
  countedBy: Lexeme | null
  /** One side of a score such as "4-3". */
  isScore: boolean
  /** "twice as much", "half as many". */
  isAsMuch: boolean
  /** The lower or the higher end of a range: "75 to 100". */
  end: 'low' | 'high' | null
  /** Index of the first and past the last word. */
  from: number
  to: number
}

/** The numbers of a text in order. */
export function readNumbers(words: readonly Word[]): NumberMention[] {
  const mentions: NumberMention[] = []
  let i = 0
  while (i < words.length) {
    const mention = numberAt(words, i)
    if (mention === null) {
      i++
      continue
    }
    const low = mentions.at(-1)
    if (low !== undefined) readRange(words, low, mention)
    mentions.push(mention)
    i = mention.to
  }
  return mentions
}

/** "70 to 80 million euros": what the second counts, the first counts as well. */
function readRange(words: readonly Word[], low: NumberMention, high: NumberMention): void {
  const tie = words[low.to]?.lexeme.key
  const isRange =
    (low.to === high.from - 1 && (tie === 'to' || (tie === 'and' && words[low.from - 1]?.lexeme.key === 'between'))) ||
    (low.to === high.from && ((words[high.from]!.marks | words[high.to - 1]!.marks) & JOINED) !== 0)
  if (!isRange || low.isOrdinal || high.isOrdinal || low.written >= high.written) return
  if (low.unit === '' && high.unit !== '') {
    low.unit = high.unit
    low.value *= high.value / high.written
  }
  if (low.unit !== high.unit) return
  low.counted = high.counted
  low.end = 'low'
  high.end = 'high'
}

const LENGTHS = new Set('long full whole straight consecutive more further difficult'.split(' '))

function numberAt(words: readonly Word[], from: number): NumberMention | null {
  const currency = currencyAt(words, from)
  const amount = amountAt(words, currency !== '' || isNumberSign(words, from) ? from + 1 : from)
  if (amount === null) return null
  const { isOrdinal, isImplied } = amount
  let { to } = amount
  // "six long weeks"
  if (LENGTHS.has(keyAt(words, to)) && ((words[to + 1]?.lexeme.flags ?? 0) & TIME_UNIT) !== 0) to++
  const isAsMuch = keyAt(words, to) === 'as'
  const known = amount.unit !== '' ? amount.unit : currency
  const behind = known === '' ? unitBehind(words, to, isOrdinal) : null
  if (behind !== null) to = behind.to
  const unit = behind?.name ?? known
  if (unit === 'bbl' && isPerDay(words, to)) to += 2
  const isBelowZero = keyAt(words, to) === 'below' && keyAt(words, to + 1) === 'zero'
  if (isBelowZero) to += 2
  const isNegative = isBelowZero || (words[from]!.marks & NEGATIVE) !== 0 || keyAt(words, from - 1) === 'minus'
  const written = isNegative ? -amount.value : amount.value
  const bound = boundBehind(words, to)
  if (bound !== null && keyAt(words, to) === 'plus') to++
  return {
    value: written * (behind?.factor ?? 1),
    written,
    unit,
    // "less than first film", "lower than ten years ago" bound nothing.
    bound:
      bound ??
      ((isOrdinal || keyAt(words, to) === 'ago') && keyAt(words, from - 1) === 'than'
        ? 'exact'
        : boundBefore(words, from)),
    isOrdinal,
    isImplied,
    counted: to < words.length && !isApart(words[to]!) ? words[to]!.lexeme : null,
    countedBy: harmBefore(words, from),
    isScore: isJoinedNumber(words[from]) || isJoinedNumber(words[to]),
    isAsMuch,
    end: null,
    from,
    to,
  }
}

const keyAt = (words: readonly Word[], at: number): string => words[at]?.lexeme.key ?? ''

/** "#3" */
function isNumberSign(words: readonly Word[], index: number): boolean {
  return keyAt(words, index) === '#' && ((words[index + 1]?.marks ?? 0) & NUMERIC) !== 0
}

const isApart = ({ marks }: Word): boolean => (marks & (AFTER_COMMA | AFTER_BREAK)) !== 0

function isJoinedNumber(word: Word | undefined): boolean {
  return word !== undefined && (word.marks & (JOINED | NUMERIC)) === (JOINED | NUMERIC)
}

/** Verbs whose object is a count of people. */
const HARMING = new Set(
  'kill injure wound hurt arrest rescue save hire fire sack detain charge evacuate infect strand trap displace free release'.split(
    ' ',
  ),
)

function harmBefore(words: readonly Word[], from: number): Lexeme | null {
  const verb = words[from - 1]
  return verb !== undefined && HARMING.has(verb.lexeme.lemma) && !isApart(words[from]!) ? verb.lexeme : null
}
