/**
 * Numbers of a headline in one form: digits, words, ordinals, money, percentages, multiples, spans of time and vague
 * quantities, so that "3-minute" equals "three minutes" and "$2.3M" equals "2.3 million dollars".
 * What is compared is value, unit and bound ("up to", "more than"); see `supportsNumber`.
 */

import { dictionary } from '../../text/dictionary.ts'
import { APPROXIMATION, type Lexeme, PAST, PLURAL, PREPOSITION, THIRD, TIME_UNIT } from '../clause/lexicon.ts'
import { hasTrait, keyTrait } from '../clause/word-traits.ts'
import { AFTER_BREAK, AFTER_COMMA, CAPITAL, isContent, JOINED, NEGATIVE, NUMERIC, type Word } from '../clause/words.ts'

export type Bound = 'exact' | 'least' | 'most' | 'about'

export interface NumberMention {
  /** In the smallest natural unit: time in days or months, fractions and percentages as they are. */
  value: number
  /** As written, before units of time are turned into days or months. */
  written: number
  /** '' = a bare count; else %, a currency sign, 'day', 'month', 'fold', 'vague' or a measure. */
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

const SMALL = new Map<string, number>()
'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
  .split(' ')
  .forEach((word, value) => {
    SMALL.set(word, value)
  })
'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').forEach((word, index) => {
  SMALL.set(word, 20 + 10 * index)
})

const ORDINALS = new Map<string, number>()
'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'
  .split(' ')
  .forEach((word, value) => {
    ORDINALS.set(word, value)
  })

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
  triple: 3,
  triples: 3,
  tripled: 3,
  quadruple: 4,
  quadrupled: 4,
  thrice: 3,
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
const CURRENCIES = dictionary<string>({
  $: '$',
  dollar: '$',
  dollars: '$',
  usd: '$',
  '€': '€',
  euro: '€',
  euros: '€',
  eur: '€',
  '£': '£',
  gbp: '£',
  '¥': '¥',
  yen: '¥',
  yuan: 'yuan',
  rupee: 'rupee',
  rupees: 'rupee',
  rand: 'rand',
  peso: 'peso',
  pesos: 'peso',
  won: 'won',
  rouble: 'rouble',
  roubles: 'rouble',
  ruble: 'rouble',
  rubles: 'rouble',
  franc: 'franc',
  francs: 'franc',
  krona: 'krona',
  ringgit: 'ringgit',
  rupiah: 'rupiah',
  shilling: 'shilling',
  shillings: 'shilling',
  taka: 'taka',
  cent: 'cent',
  cents: 'cent',
})
const MEASURES = dictionary<string>({
  mile: 'mi',
  miles: 'mi',
  mi: 'mi',
  km: 'km',
  kilometre: 'km',
  kilometres: 'km',
  kilometer: 'km',
  kilometers: 'km',
  metre: 'm',
  metres: 'm',
  meter: 'm',
  meters: 'm',
  foot: 'ft',
  feet: 'ft',
  ft: 'ft',
  inch: 'in',
  inches: 'in',
  cm: 'cm',
  mm: 'mm',
  kg: 'kg',
  kilo: 'kg',
  kilos: 'kg',
  kilogram: 'kg',
  kilograms: 'kg',
  gram: 'g',
  grams: 'g',
  tonne: 't',
  tonnes: 't',
  ton: 'ton',
  tons: 'ton',
  litre: 'l',
  litres: 'l',
  liter: 'l',
  liters: 'l',
  gallon: 'gal',
  gallons: 'gal',
  barrel: 'bbl',
  barrels: 'bbl',
  mph: 'mph',
  kph: 'kph',
  gb: 'gb',
  tb: 'tb',
  mb: 'mb',
  kb: 'kb',
  gigabyte: 'gb',
  gigabytes: 'gb',
  terabyte: 'tb',
  terabytes: 'tb',
  megabyte: 'mb',
  megabytes: 'mb',
  ghz: 'ghz',
  mhz: 'mhz',
  mw: 'mw',
  gw: 'gw',
  megawatts: 'mw',
  gigawatts: 'gw',
  acre: 'acre',
  acres: 'acre',
  hectare: 'ha',
  hectares: 'ha',
  degrees: 'deg',
  degree: 'deg',
  celsius: 'deg',
  fahrenheit: 'deg',
  bps: 'bp',
  points: 'point',
  point: 'point',
  lb: 'lb',
  lbs: 'lb',
  ounce: 'oz',
  ounces: 'oz',
})
const TIME_VALUES = dictionary<[number, string]>({
  second: [1 / 86400, 'day'],
  minute: [1 / 1440, 'day'],
  hour: [1 / 24, 'day'],
  day: [1, 'day'],
  week: [7, 'day'],
  fortnight: [14, 'day'],
  month: [1, 'month'],
  year: [12, 'month'],
  decade: [120, 'month'],
  century: [1200, 'month'],
})
const PERCENT = new Set(['%', 'percent', 'pct', 'percentage'])

/** Currencies that stand for a letter of the same word: "P20 million". */
const LETTERED = new Set(['peso', 'rand', 'rupee', 'ringgit', 'rupiah', 'shilling', 'taka'])

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

function numberAt(words: readonly Word[], index: number): NumberMention | null {
  const word = words[index]!
  const key = word.lexeme.key
  let at = index
  let unit = ''
  if (key === '$' || key === '€' || key === '£' || key === '¥') {
    if (index + 1 >= words.length || (words[index + 1]!.marks & NUMERIC) === 0) return null
    unit = key
    at++
  } else if (LETTERED.has(key) && index + 1 < words.length && words[index + 1]!.raw === word.raw) {
    unit = CURRENCIES[key]!
    at++
  } else if (key === '#' && index + 1 < words.length && (words[index + 1]!.marks & NUMERIC) !== 0) at++
  if ((words[at]!.marks & NUMERIC) === 0 && !hasTrait(words[at]!.lexeme, MAY_START)) return null
  // "Covid-19" counts nothing.
  if ((words[at]!.marks & JOINED) !== 0 && words[at - 1]?.lexeme.key === 'covid') return null

  const core = shareAt(words, at) ?? coreAt(words, at)
  if (core === null) return null
  // "70 to 80 million": the scale is of both.
  const scale = core.unit === '' && core.to === at + 1 ? rangeScale(words, core.to) : 1
  let { value, to, isOrdinal, isImplied } = core
  value *= scale
  if (core.unit !== '') unit = core.unit
  // "six long weeks"
  if (LENGTHS.has(words[to]?.lexeme.key ?? '') && ((words[to + 1]?.lexeme.flags ?? 0) & TIME_UNIT) !== 0) to++
  const next = words[to]?.lexeme.key ?? ''
  let written = value
  if (unit === '') {
    if (PERCENT.has(next)) {
      unit = '%'
      to++
    } else if (next === 'per' && words[to + 1]?.lexeme.key === 'cent') {
      unit = '%'
      to += 2
    } else if (CURRENCIES[next] !== undefined && ((words[to + 1]?.marks ?? 0) & JOINED) === 0) {
      unit = CURRENCIES[next]!
      to++
    } else if (next === 'pounds' || next === 'pound') {
      unit = '£'
      to++
    } else if (next === 'times' && isOccasions(words, to)) {
      // "14 times Ruiz fell": so many occasions.
    } else if (next === 'fold' || next === 'times') {
      unit = 'fold'
      to++
    } else if (next === 'bpd' || (next === 'b' && words[to + 1]?.lexeme.key === 'd')) {
      unit = 'bbl'
      to += next === 'b' ? 2 : 1
    } else if (!isOrdinal && MEASURES[next] !== undefined) {
      unit = MEASURES[next]!
      to++
    } else if (!isOrdinal && ((words[to]?.lexeme.flags ?? 0) & TIME_UNIT) !== 0) {
      const scale = TIME_VALUES[next] ?? TIME_VALUES[next.slice(0, -1)]
      if (scale !== undefined) {
        value *= scale[0]
        unit = scale[1]
        to++
        if (next === 'second' && !isImplied && value > 1) value *= 1
      }
    }
  }
  // "137,000 barrels a day" for 137,000 b/d.
  if (unit === 'bbl' && words[to + 1]?.lexeme.key === 'day' && PER.has(words[to]!.lexeme.key)) to += 2
  const isBelowZero = words[to]?.lexeme.key === 'below' && words[to + 1]?.lexeme.key === 'zero'
  if (isBelowZero) to += 2
  if (isBelowZero || (words[index]!.marks & NEGATIVE) !== 0 || words[index - 1]?.lexeme.key === 'minus') {
    value = -value
    written = -written
  }
  const behind = boundBehind(words, to)
  if (words[to]?.lexeme.key === 'plus' && behind !== null) to++
  const counted = to < words.length && (words[to]!.marks & (AFTER_COMMA | AFTER_BREAK)) === 0 ? words[to]!.lexeme : null
  const verb = words[index - 1]
  const countedBy =
    verb !== undefined && HARMING.has(verb.lexeme.lemma) && (words[index]!.marks & (AFTER_COMMA | AFTER_BREAK)) === 0
      ? verb.lexeme
      : null
  const isScore =
    (words[index]!.marks & (JOINED | NUMERIC)) === (JOINED | NUMERIC) ||
    ((words[to]?.marks ?? 0) & (JOINED | NUMERIC)) === (JOINED | NUMERIC)
  return {
    isScore,
    isAsMuch: next === 'as',
    value,
    written,
    unit,
    bound: behind ?? boundBefore(words, index),
    isOrdinal,
    isImplied,
    counted,
    countedBy,
    end: null,
    from: index,
    to,
  }
}

interface Core {
  value: number
  unit: string
  to: number
  isOrdinal: boolean
  isImplied: boolean
}

const DIGITS = /^(\d[\d,]*(?:\.\d+)?)([a-z]*)$/
const MAY_START = keyTrait(
  new Set([
    ...[...SMALL.keys()].filter((word) => word !== 'one'),
    'one',
    ...ORDINALS.keys(),
    ...Object.keys(SCALES),
    ...Object.keys(VAGUE),
    ...Object.keys(TIMES),
    'half',
    'halved',
    'quarter',
    'a',
    'an',
    'decade',
    'century',
    'sevenfold',
    'twofold',
    'threefold',
    'fourfold',
    'fivefold',
    'sixfold',
    'eightfold',
    'ninefold',
    'tenfold',
    'pair',
  ]),
)

function coreAt(words: readonly Word[], at: number): Core | null {
  const word = words[at]!
  const key = word.lexeme.key
  if ((word.marks & NUMERIC) !== 0) return digitsAt(words, at)
  const fold = /^(\w+)fold$/.exec(key)
  if (fold && SMALL.has(fold[1]!))
    return { value: SMALL.get(fold[1]!)!, unit: 'fold', to: at + 1, isOrdinal: false, isImplied: false }
  const nextKey = words[at + 1]?.lexeme.key ?? ''
  if (key === 'a' || key === 'an') {
    if (SCALES[nextKey] !== undefined) return scaled(words, at + 1, 1)
    if (
      FRACTIONS[nextKey] !== undefined &&
      (words[at + 2]?.lexeme.key === 'of' || BEFORE_SHARES.has(words[at - 1]?.lexeme.key ?? ''))
    )
      return { value: FRACTIONS[nextKey]!, unit: 'part', to: at + 2, isOrdinal: false, isImplied: false }
    if (
      ((words[at + 1]?.lexeme.flags ?? 0) & TIME_UNIT) !== 0 &&
      nextKey !== 'second' &&
      nextKey !== 'quarter' &&
      nextKey !== 'season'
    )
      return { value: 1, unit: '', to: at + 1, isOrdinal: false, isImplied: true }
    return null
  }
  if (key === 'decade' || key === 'century')
    return { value: key === 'decade' ? 120 : 1200, unit: 'month', to: at + 1, isOrdinal: false, isImplied: true }
  if (key === 'scores' && nextKey !== 'of') return null
  if (VAGUE[key] !== undefined) {
    let value = VAGUE[key]!
    let to = at + 1
    if (nextKey === 'of' && VAGUE[words[at + 2]?.lexeme.key ?? ''] !== undefined) {
      value *= VAGUE[words[at + 2]!.lexeme.key]!
      to = at + 3
    }
    return { value, unit: 'vague', to, isOrdinal: false, isImplied: false }
  }
  if (TIMES[key] !== undefined)
    return { value: TIMES[key]!, unit: 'fold', to: at + 1, isOrdinal: false, isImplied: false }
  if (key === 'half' && (nextKey === 'a' || nextKey === 'an')) {
    const behind = words[at + 2]
    if (behind !== undefined && SCALES[behind.lexeme.key] !== undefined) return scaled(words, at + 2, 0.5)
    if (((behind?.lexeme.flags ?? 0) & TIME_UNIT) !== 0 && behind!.lexeme.key !== 'season')
      return { value: 0.5, unit: '', to: at + 2, isOrdinal: false, isImplied: false }
  }
  if (key === 'half' || key === 'halved')
    return { value: 0.5, unit: 'part', to: at + 1, isOrdinal: false, isImplied: false }
  if (key === 'quarter')
    return nextKey === 'of' ? { value: 0.25, unit: 'part', to: at + 1, isOrdinal: false, isImplied: false } : null
  // "a risk to tenth of population"
  if (FRACTIONS[key] !== undefined && nextKey === 'of' && ((words[at - 1]?.lexeme.flags ?? 0) & PREPOSITION) !== 0)
    return { value: FRACTIONS[key]!, unit: 'part', to: at + 1, isOrdinal: false, isImplied: false }
  if (ORDINALS.has(key)) return { value: ORDINALS.get(key)!, unit: '', to: at + 1, isOrdinal: true, isImplied: false }
  const small = SMALL.get(key)
  if (small === undefined) return null
  let value = small
  let to = at + 1
  if (small >= 20 && small % 10 === 0) {
    const unit = SMALL.get(nextKey)
    const ordinal = ORDINALS.get(nextKey)
    if (unit !== undefined && unit > 0 && unit < 10) {
      value += unit
      to++
    } else if (ordinal !== undefined && ordinal > 0 && ordinal < 10)
      return { value: value + ordinal, unit: '', to: at + 2, isOrdinal: true, isImplied: false }
  }
  const fraction = FRACTIONS[words[to]?.lexeme.key ?? '']
  if (fraction !== undefined && (small === 1 || (words[to]!.lexeme.key.endsWith('s') && small < 5)))
    return { value: value * fraction, unit: 'part', to: to + 1, isOrdinal: false, isImplied: false }
  const scaledCore = scaled(words, to, value)
  // "one" alone is a pronoun or an article more often than a number.
  if (
    small === 1 &&
    scaledCore.to === at + 1 &&
    (words[to]?.marks ?? 0) < CAPITAL &&
    !COUNTS_ONE.has(words[to]?.lexeme.key ?? '') &&
    words[at - 1]?.lexeme.key !== 'least' &&
    (words[at - 1]?.lexeme.verbForms ?? 0) === 0
  )
    return null
  return scaledCore
}

/** "falls by a fifth", "more than a quarter". */
const BEFORE_SHARES = new Set('by than over nearly almost about roughly around under least up'.split(' '))

const LENGTHS = new Set('long full whole straight consecutive more further difficult'.split(' '))

const PER = new Set(['a', 'per', 'each'])

const COUNTS_ONE = new Set('percent % day week month year hour minute decade dead killed injured'.split(' '))

function rangeScale(words: readonly Word[], at: number): number {
  if (words[at]?.lexeme.key !== 'to') return 1
  const scale = SCALES[words[at + 2]?.lexeme.key ?? '']
  return scale !== undefined && scale >= 1e3 && plainNumber(words[at + 1]) !== null ? scale : 1
}

/** "two in five", "1 in 10": a share. */
function shareAt(words: readonly Word[], at: number): Core | null {
  const part = plainNumber(words[at])
  const whole = words[at + 1]?.lexeme.key === 'in' ? plainNumber(words[at + 2]) : null
  if (part === null || whole === null || part >= whole || whole > 1_000) return null
  return { value: part / whole, unit: 'part', to: at + 3, isOrdinal: false, isImplied: false }
}

function plainNumber(word: Word | undefined): number | null {
  if (word === undefined) return null
  const small = SMALL.get(word.lexeme.key)
  if (small !== undefined) return small
  return /^\d{1,4}$/.test(word.lexeme.key) ? Number(word.lexeme.key) : null
}

function digitsAt(words: readonly Word[], at: number): Core | null {
  const match = DIGITS.exec(words[at]!.lexeme.key)
  if (match === null) return null
  const value = Number(match[1]!.replaceAll(',', ''))
  if (!Number.isFinite(value)) return null
  const suffix = match[2]!
  if (suffix === '') return scaled(words, at + 1, value)
  if (suffix === 'st' || suffix === 'nd' || suffix === 'rd' || suffix === 'th')
    return { value, unit: '', to: at + 1, isOrdinal: true, isImplied: false }
  const scale = SUFFIX_SCALES[suffix] ?? SCALES[suffix]
  if (scale !== undefined) return { value: value * scale, unit: '', to: at + 1, isOrdinal: false, isImplied: false }
  if (suffix === 'q') return { value, unit: '', to: at + 1, isOrdinal: true, isImplied: false }
  if (suffix === 'x') return { value, unit: 'fold', to: at + 1, isOrdinal: false, isImplied: false }
  const unit = MEASURES[suffix] ?? (suffix === 's' ? 'era' : suffix)
  return { value, unit, to: at + 1, isOrdinal: false, isImplied: false }
}

function scaled(words: readonly Word[], at: number, value: number): Core {
  let to = at
  while (to < words.length) {
    const scale = SCALES[words[to]!.lexeme.key]
    const small = SMALL.get(words[to]!.lexeme.key)
    if (scale !== undefined) value *= scale
    else if (SUFFIX_SCALES[words[to]!.lexeme.key] !== undefined && to === at && words[to]!.lexeme.key !== 'b')
      value *= SUFFIX_SCALES[words[to]!.lexeme.key]!
    else if (small !== undefined && to > at && value >= 100 && small < 100) value += small
    else break
    to++
  }
  return { value, unit: '', to, isOrdinal: false, isImplied: false }
}

/** Verbs whose object is a count of people. */
const HARMING = new Set(
  'kill injure wound hurt arrest rescue save hire fire sack detain charge evacuate infect strand trap displace free release'.split(
    ' ',
  ),
)
const MOTIONS = new Set('edge rise climb go move inch tick creep push drive jump'.split(' '))
const LEAST = new Set(
  'over above exceeding topping beyond past exceeds exceed exceeded surpassing surpasses surpass surpassed tops topped'.split(
    ' ',
  ),
)
const DISPUTES = new Set(
  'suit lawsuit sue row dispute fight feud battle debate criticism criticise criticize anger concern question probe inquiry investigation trial case charge clash protest complaint arrest'.split(
    ' ',
  ),
)
const PASSING = new Set('pass passes passed passing cross crosses crossed exceed top'.split(' '))
const MOST = new Set('under below nearly almost near nears nearing approaches approaching'.split(' '))
const OF_BOUND = new Set(['minimum', 'maximum', 'upwards', 'excess'])
const ABOUT = new Set('about around approximately roughly some estimated circa'.split(' '))

const plainDigits = ({ lexeme }: Word): number | null => {
  const digits = DIGITS.exec(lexeme.key)?.[1]
  return digits === undefined ? null : Number(digits.replaceAll(',', ''))
}

/** "10 or more", "5 per cent at least", "1,000-plus". */
function boundBehind(words: readonly Word[], to: number): Bound | null {
  const one = words[to]?.lexeme.key
  if (one === 'plus' && (words[to]!.marks & JOINED) !== 0) return 'least'
  const two = words[to + 1]?.lexeme.key
  if (one === 'or' && words[to + 2]?.lexeme.key !== 'than') {
    if (two === 'more' || two === 'higher' || two === 'over') return 'least'
    if (two === 'fewer' || two === 'less' || two === 'under') return 'most'
    if (two === 'so') return 'about'
  }
  return null
}

function boundBefore(words: readonly Word[], index: number): Bound {
  const one = words[index - 1]?.lexeme.key ?? ''
  // "coverage under 2026 plans": a year has no bound.
  if ((one === 'under' || one === 'over') && /^(?:19|20)\d\d$/.test(words[index]!.lexeme.key)) {
    const next = words[index + 1]
    if (next !== undefined && isContent(next)) return 'exact'
  }
  const two = words[index - 2]?.lexeme.key ?? ''
  const three = words[index - 3]?.lexeme.key ?? ''
  if (one === 'than')
    return two === 'more' || two === 'greater' || two === 'higher'
      ? three === 'no' || three === 'not'
        ? 'most'
        : 'least'
      : two === 'fewer' || two === 'less' || two === 'lower'
        ? three === 'no' || three === 'not'
          ? 'least'
          : 'most'
        : 'exact'
  if (one === 'least' && two === 'at') return 'least'
  if (one === 'most' && two === 'at') return 'most'
  // "edges up to 373,000" tells where a rise ends.
  if (one === 'to' && two === 'up')
    return (words[index - 3]?.lexeme.verbForms ?? 0) !== 0 && MOTIONS.has(words[index - 3]!.lexeme.lemma)
      ? 'exact'
      : 'most'
  if (one === 'to' && two === 'close') return 'about'
  // "a minimum of 12", "upwards of 300"
  if (one === 'of' && OF_BOUND.has(two)) return two === 'maximum' ? 'most' : 'least'
  if (one === 'as' && (two === 'many' || two === 'much')) return 'most'
  if (MOST.has(one)) return 'most'
  // "suit over $75m plan": what the dispute is about.
  if (one === 'over' && DISPUTES.has(words[index - 2]?.lexeme.lemma ?? '')) return 'exact'
  // "cases top one million", not "the top 10".
  if (one === 'top' && words[index - 2] !== undefined && (words[index - 2]!.lexeme.flags & PLURAL) !== 0) return 'least'
  if (LEAST.has(one)) return 'least'
  // "deaths pass 20,000", not "passes 20 bills".
  if (PASSING.has(one) && (plainDigits(words[index]!) ?? 0) >= 1_000) return 'least'
  if (ABOUT.has(one) && ((words[index - 1]!.lexeme.flags & APPROXIMATION) !== 0 || one === 'circa')) return 'about'
  return 'exact'
}

/** True when the mention may stand where the source mention stands: same value, no other unit. Bounds are judged apart. */
/** "14 times Ruiz sang", "20 times the mayor fell": somebody and what he did, nothing that is multiplied. */
function isOccasions(words: readonly Word[], times: number): boolean {
  const after = words[times + 1]
  if (after === undefined || /^(?:an?|as|more|less|in|its|their|his|her|what)$/.test(after.lexeme.key)) return false
  const isSomebody = (after.marks & CAPITAL) !== 0 || /^(?:the|people|we|you|they|he|she|it|i)$/.test(after.lexeme.key)
  return (
    isSomebody &&
    !MULTIPLIED.test(words[times + 2]?.lexeme.key ?? '') &&
    words.slice(times + 2, times + 9).some(({ lexeme }) => (lexeme.verbForms & (PAST | THIRD)) !== 0)
  )
}

const MULTIPLIED =
  /^(?:number|size|amount|rate|average|price|cost|limit|speed|value|level|share|normal|usual|legal|national|original|recommended|population|total|budget|area|weight|length|height)$/

export function sameNumber(candidate: NumberMention, source: NumberMention): boolean {
  // "man, 51" for "51-year-old man": the unit goes without saying.
  if (
    candidate.unit === '' &&
    (source.unit === 'day' || source.unit === 'month') &&
    candidate.written === source.written &&
    !source.isImplied
  )
    return true
  if (!sameValue(candidate, source)) return false
  if (candidate.unit === source.unit) return true
  if (candidate.unit === 'vague' || source.unit === 'vague' || candidate.unit === '%' || source.unit === '%')
    return isHalf(candidate, source)
  if (source.isImplied) return false
  if ((candidate.unit === 'fold' && source.unit === '') || (source.unit === 'fold' && candidate.unit === ''))
    return false
  if (
    (CURRENCY_SIGNS.has(source.unit) && candidate.unit === '') ||
    (CURRENCY_SIGNS.has(candidate.unit) && source.unit === '')
  )
    return false
  return (
    candidate.unit === '' ||
    source.unit === '' ||
    (candidate.unit === 'fold' && source.unit === 'part') ||
    (candidate.unit === 'part' && source.unit === 'fold')
  )
}

const CURRENCY_SIGNS = new Set(Object.values(CURRENCIES))

function isHalf(a: NumberMention, b: NumberMention): boolean {
  return (a.unit === '%' && b.unit === 'part') || (a.unit === 'part' && b.unit === '%')
}

function sameValue(a: NumberMention, b: NumberMention): boolean {
  const left = a.unit === '%' && b.unit === 'part' ? a.value / 100 : a.value
  const right = b.unit === '%' && a.unit === 'part' ? b.value / 100 : b.value
  if (Math.abs(left - right) <= 1e-6 * Math.max(1, Math.abs(right))) return true
  // "the '90s" are the 1990s.
  if (a.unit === 'era' && b.unit === 'era' && (left < 100 || right < 100)) return left % 100 === right % 100
  // Twice as much one way is half as much the other way.
  return (
    a.isAsMuch &&
    b.isAsMuch &&
    ((a.unit === 'fold' && b.unit === 'part') || (a.unit === 'part' && b.unit === 'fold')) &&
    Math.abs(a.value * b.value - 1) < 1e-6
  )
}
