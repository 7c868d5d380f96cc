/**
 * How much a number says before its unit is read: digits, words, ordinals, fractions, multiples, vague quantities and
 * shares ("two in five"), with the scale behind them ("2.3 million", "$5bn").
 */
import { dictionary } from '../../text/dictionary.ts'
import { PREPOSITION, TIME_UNIT } from '../clause/lexicon.ts'
import { hasTrait, keyTrait } from '../clause/word-traits.ts'
import { CAPITAL, JOINED, NUMERIC, type Word } from '../clause/words.ts'
import { MEASURES } from './number-units.ts'

export interface Amount {
  value: number
  /** Where the number itself tells it: 'fold', 'part', 'vague', 'month', 'era' or a measure ("5km"); else ''. */
  unit: string
  /** Index past its last word. */
  to: number
  isOrdinal: boolean
  /** One of the unit, not counted: "a month", "decade". */
  isImplied: boolean
}

const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const SMALL = new Map<string, number>([
  ...'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value): [string, number] => [word, value]),
  ...TENS.map((word, index): [string, number] => [word, 20 + 10 * index]),
])
const ORDINALS = new Map<string, number>(
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'
    .split(' ')
    .map((word, value) => [word, value]),
)
const SCALES = dictionary<number>({
  hundred: 100,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
  dozen: 12,
  score: 20,
})
const SUFFIX_SCALES = dictionary<number>({
  k: 1e3,
  m: 1e6,
  mn: 1e6,
  mln: 1e6,
  b: 1e9,
  bn: 1e9,
  bln: 1e9,
  tn: 1e12,
  trn: 1e12,
})
const VAGUE = dictionary<number>({
  dozens: 12,
  scores: 20,
  tens: 10,
  hundreds: 100,
  thousands: 1e3,
  millions: 1e6,
  billions: 1e9,
  trillions: 1e12,
})
const TIMES = dictionary<number>({
  twice: 2,
  double: 2,
  doubles: 2,
  doubled: 2,
  doubling: 2,
  twofold: 2,
  triple: 3,
  triples: 3,
  tripled: 3,
  thrice: 3,
  threefold: 3,
  quadruple: 4,
  quadrupled: 4,
  fourfold: 4,
  fivefold: 5,
  sixfold: 6,
  sevenfold: 7,
  eightfold: 8,
  ninefold: 9,
  tenfold: 10,
})
const FRACTIONS = dictionary<number>({
  half: 0.5,
  halves: 0.5,
  halved: 0.5,
  quarter: 0.25,
  quarters: 0.25,
  third: 1 / 3,
  thirds: 1 / 3,
  fifth: 0.2,
  fifths: 0.2,
  sixth: 1 / 6,
  sixths: 1 / 6,
  eighth: 0.125,
  eighths: 0.125,
  tenth: 0.1,
  tenths: 0.1,
})
/** Months of a span that is one without "a": "decade of delays". */
const SPANS = dictionary<number>({ decade: 120, century: 1200 })

const MAY_START = keyTrait(
  new Set([
    ...SMALL.keys(),
    ...ORDINALS.keys(),
    ...Object.keys(VAGUE),
    ...Object.keys(TIMES),
    ...Object.keys(SPANS),
    ...'a an half halved quarter'.split(' '),
  ]),
)

/** What the number that begins at `at` amounts to, a currency sign being read already; null where none begins. */
export function amountAt(words: readonly Word[], at: number): Amount | null {
  const { lexeme, marks } = words[at]!
  if ((marks & NUMERIC) === 0 && !hasTrait(lexeme, MAY_START)) return null
  // "Covid-19" counts nothing.
  if ((marks & JOINED) !== 0 && words[at - 1]?.lexeme.key === 'covid') return null
  const amount = shareAt(words, at) ?? ((marks & NUMERIC) !== 0 ? digitsAt(words, at) : spelledAt(words, at))
  if (amount !== null && amount.unit === '' && amount.to === at + 1) amount.value *= rangeScale(words, amount.to)
  return amount
}

/** The digits that a word begins with, as a number: 20 of "20", "20,5" aside, and of "20bn". */
export function leadingDigits({ lexeme }: Word): number | null {
  const digits = DIGITS.exec(lexeme.key)?.[1]
  return digits === undefined ? null : Number(digits.replaceAll(',', ''))
}

const amount = (value: number, to: number, unit = ''): Amount => ({
  value,
  unit,
  to,
  isOrdinal: false,
  isImplied: false,
})
const ordinal = (value: number, to: number): Amount => ({ value, unit: '', to, isOrdinal: true, isImplied: false })
const implied = (value: number, to: number, unit = ''): Amount => ({
  value,
  unit,
  to,
  isOrdinal: false,
  isImplied: true,
})

const keyAt = (words: readonly Word[], at: number): string => words[at]?.lexeme.key ?? ''
const flagsAt = (words: readonly Word[], at: number): number => words[at]?.lexeme.flags ?? 0

/** "two in five", "1 in 10": a share. */
function shareAt(words: readonly Word[], at: number): Amount | null {
  const part = plainNumber(words[at])
  const whole = keyAt(words, at + 1) === 'in' ? plainNumber(words[at + 2]) : null
  if (part === null || whole === null || part >= whole || whole > 1_000) return null
  return amount(part / whole, at + 3, 'part')
}

/** "70 to 80 million": the scale is of both. */
function rangeScale(words: readonly Word[], at: number): number {
  if (keyAt(words, at) !== 'to') return 1
  const scale = SCALES[keyAt(words, at + 2)]
  return scale !== undefined && scale >= 1e3 && plainNumber(words[at + 1]) !== null ? scale : 1
}

function plainNumber(word: Word | undefined): number | null {
  if (word === undefined) return null
  const { key } = word.lexeme
  return SMALL.get(key) ?? (/^\d{1,4}$/.test(key) ? Number(key) : null)
}

/** Digits, then letters: "1,200", "2.3m", "21st", "5km", "1990s". */
const DIGITS = /^(\d[\d,]*(?:\.\d+)?)([a-z]*)$/
const ORDINAL_SUFFIXES = new Set(['st', 'nd', 'rd', 'th', 'q'])

function digitsAt(words: readonly Word[], at: number): Amount | null {
  const match = DIGITS.exec(words[at]!.lexeme.key)
  if (match === null) return null
  const value = Number(match[1]!.replaceAll(',', ''))
  if (!Number.isFinite(value)) return null
  const suffix = match[2]!
  if (suffix === '') return scaled(words, at + 1, value)
  if (ORDINAL_SUFFIXES.has(suffix)) return ordinal(value, at + 1)
  const scale = SUFFIX_SCALES[suffix] ?? SCALES[suffix]
  if (scale !== undefined) return amount(value * scale, at + 1)
  if (suffix === 'x') return amount(value, at + 1, 'fold')
  return amount(value, at + 1, MEASURES[suffix] ?? (suffix === 's' ? 'era' : suffix))
}

/** A number that is told in words. */
function spelledAt(words: readonly Word[], at: number): Amount | null {
  const { key } = words[at]!.lexeme
  if (key === 'a' || key === 'an') return afterArticle(words, at + 1)
  if (SPANS[key] !== undefined) return implied(SPANS[key], at + 1, 'month')
  if (VAGUE[key] !== undefined) return vagueAt(words, at)
  if (TIMES[key] !== undefined) return amount(TIMES[key], at + 1, 'fold')
  if (FRACTIONS[key] !== undefined) {
    const part = fractionAt(words, at)
    if (part !== null) return part
  }
  if (ORDINALS.has(key)) return ordinal(ORDINALS.get(key)!, at + 1)
  return smallAt(words, at)
}

/** "falls by a fifth", "more than a quarter". */
const BEFORE_SHARES = new Set('by than over nearly almost about roughly around under least up'.split(' '))
/** "a quarter", "a season", "a second" are no spans of time to reckon with. */
const NO_SPANS = new Set(['second', 'quarter', 'season'])

/** "a million", "a third of", "a month". @param at of the word behind the article */
function afterArticle(words: readonly Word[], at: number): Amount | null {
  const key = keyAt(words, at)
  if (SCALES[key] !== undefined) return scaled(words, at, 1)
  if (FRACTIONS[key] !== undefined && (keyAt(words, at + 1) === 'of' || BEFORE_SHARES.has(keyAt(words, at - 2))))
    return amount(FRACTIONS[key], at + 1, 'part')
  return (flagsAt(words, at) & TIME_UNIT) !== 0 && !NO_SPANS.has(key) ? implied(1, at) : null
}

/** "hundreds", "tens of thousands"; scores are told of something, or they are goals. */
function vagueAt(words: readonly Word[], at: number): Amount | null {
  const { key } = words[at]!.lexeme
  const isOf = keyAt(words, at + 1) === 'of'
  if (key === 'scores' && !isOf) return null
  const more = isOf ? VAGUE[keyAt(words, at + 2)] : undefined
  return more === undefined ? amount(VAGUE[key]!, at + 1, 'vague') : amount(VAGUE[key]! * more, at + 3, 'vague')
}

/** "half", "half a million", "quarter of", "a risk to tenth of the town"; else the word is an ordinal or a name. */
function fractionAt(words: readonly Word[], at: number): Amount | null {
  const { key } = words[at]!.lexeme
  const next = keyAt(words, at + 1)
  if (key === 'half' && (next === 'a' || next === 'an')) {
    if (SCALES[keyAt(words, at + 2)] !== undefined) return scaled(words, at + 2, 0.5)
    if ((flagsAt(words, at + 2) & TIME_UNIT) !== 0 && keyAt(words, at + 2) !== 'season') return amount(0.5, at + 2)
  }
  const isPart =
    key === 'half' ||
    key === 'halved' ||
    (next === 'of' &&
      (key === 'quarter' ||
        (flagsAt(words, at - 1) & PREPOSITION) !== 0 ||
        // "Third of patients wait", not "Third of three bridges"
        (at === 0 && !SMALL.has(keyAt(words, 2)))))
  return isPart ? amount(FRACTIONS[key]!, at + 1, 'part') : null
}

/** "three", "twenty-one", "thirty-first", "two thirds", "five million". */
function smallAt(words: readonly Word[], at: number): Amount | null {
  const small = SMALL.get(words[at]!.lexeme.key)
  if (small === undefined) return null
  let value = small
  let to = at + 1
  if (small >= 20) {
    const ones = SMALL.get(keyAt(words, to)) ?? 0
    const last = ORDINALS.get(keyAt(words, to)) ?? 0
    if (last > 0 && last < 10) return ordinal(value + last, to + 1)
    if (ones > 0 && ones < 10) {
      value += ones
      to++
    }
  }
  const part = keyAt(words, to)
  if (FRACTIONS[part] !== undefined && (small === 1 || (part.endsWith('s') && small < 5)))
    return amount(value * FRACTIONS[part], to + 1, 'part')
  const whole = scaled(words, to, value)
  return small === 1 && whole.to === at + 1 && !isCountedOne(words, at) ? null : whole
}

const COUNTS_ONE = new Set('percent % day week month year hour minute decade dead killed injured'.split(' '))

/** "one" alone is a pronoun or an article more often than a number. */
function isCountedOne(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]?.lexeme
  return (
    (words[at + 1]?.marks ?? 0) >= CAPITAL ||
    COUNTS_ONE.has(keyAt(words, at + 1)) ||
    before?.key === 'least' ||
    (before?.verbForms ?? 0) !== 0
  )
}

/** A value with the scales behind it: "2.3 million", "three hundred thousand", "two hundred six", "$5 bn". */
function scaled(words: readonly Word[], at: number, value: number): Amount {
  let to = at
  for (; to < words.length; to++) {
    const { key } = words[to]!.lexeme
    const small = SMALL.get(key)
    if (SCALES[key] !== undefined) value *= SCALES[key]
    else if (SUFFIX_SCALES[key] !== undefined && to === at && key !== 'b') value *= SUFFIX_SCALES[key]
    else if (small !== undefined && to > at && value >= 100 && small < 100) value += small
    else break
  }
  return amount(value, to)
}
