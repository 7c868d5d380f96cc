/** What a number counts or measures: a currency before it, a currency, a measure, a span of time or a multiple behind it. */
import { dictionary } from '../../text/dictionary.ts'
import { PAST, THIRD, TIME_UNIT } from '../clause/lexicon.ts'
import { CAPITAL, JOINED, NUMERIC, type Word } from '../clause/words.ts'

/** Unit → the words that name it, told as word → unit. */
function unitsByWord(wordsOf: Record<string, string>): Record<string, string> {
  const units: Record<string, string> = {}
  for (const [unit, words] of Object.entries(wordsOf)) for (const word of words.split(' ')) units[word] = unit
  return dictionary(units)
}

const CURRENCIES = unitsByWord({
  $: '$ dollar dollars usd',
  '€': '€ euro euros eur',
  '£': '£ gbp',
  '¥': '¥ yen',
  yuan: 'yuan',
  rupee: 'rupee rupees',
  rand: 'rand',
  peso: 'peso pesos',
  won: 'won',
  rouble: 'rouble roubles ruble rubles',
  franc: 'franc francs',
  krona: 'krona',
  ringgit: 'ringgit',
  rupiah: 'rupiah',
  shilling: 'shilling shillings',
  taka: 'taka',
  cent: 'cent cents',
})
/** The units that are sums of money. */
export const MONEY: ReadonlySet<string> = new Set(Object.values(CURRENCIES))

/** Measures of length, weight, content, speed, storage, power, area and heat, by the words for them. */
export const MEASURES = unitsByWord({
  mi: 'mile miles mi',
  km: 'km kilometre kilometres kilometer kilometers',
  m: 'metre metres meter meters',
  ft: 'foot feet ft',
  in: 'inch inches',
  cm: 'cm',
  mm: 'mm',
  kg: 'kg kilo kilos kilogram kilograms',
  g: 'gram grams',
  t: 'tonne tonnes',
  ton: 'ton tons',
  lb: 'lb lbs',
  oz: 'ounce ounces',
  l: 'litre litres liter liters',
  gal: 'gallon gallons',
  bbl: 'barrel barrels',
  mph: 'mph',
  kph: 'kph',
  kb: 'kb',
  mb: 'mb megabyte megabytes',
  gb: 'gb gigabyte gigabytes',
  tb: 'tb terabyte terabytes',
  mhz: 'mhz',
  ghz: 'ghz',
  mw: 'mw megawatts',
  gw: 'gw gigawatts',
  acre: 'acre acres',
  ha: 'hectare hectares',
  deg: 'degrees degree celsius fahrenheit',
  bp: 'bps',
  point: 'points point',
})

/** Spans of time, in days or months: the two do not divide one another. */
const SPANS = dictionary<readonly [number, 'day' | 'month']>({
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

const SIGNS = new Set(['$', '€', '£', '¥'])
/** Currencies that stand for a letter of the same word: "P20 million". */
const LETTERED = new Set(['peso', 'rand', 'rupee', 'ringgit', 'rupiah', 'shilling', 'taka'])

/** The currency that begins a sum; '' where the word before the number is none. */
export function currencyAt(words: readonly Word[], index: number): string {
  const { lexeme, raw } = words[index]!
  const next = words[index + 1]
  if (next === undefined) return ''
  if (SIGNS.has(lexeme.key)) return (next.marks & NUMERIC) !== 0 ? lexeme.key : ''
  return LETTERED.has(lexeme.key) && next.raw === raw ? CURRENCIES[lexeme.key]! : ''
}

export interface Unit {
  name: string
  /** How much one of what is counted is in this unit: 7 for weeks told in days. */
  factor: number
  /** Index past its last word. */
  to: number
}

/**
 * The unit behind a number; null where none stands there.
 * @param isOrdinal "third mile", "second day" measure nothing
 */
export function unitBehind(words: readonly Word[], at: number, isOrdinal: boolean): Unit | null {
  const word = words[at]
  if (word === undefined) return null
  const { key, flags } = word.lexeme
  const next = words[at + 1]
  if (PERCENT.has(key)) return unit('%', at + 1)
  if (key === 'per' && next?.lexeme.key === 'cent') return unit('%', at + 2)
  if (CURRENCIES[key] !== undefined && ((next?.marks ?? 0) & JOINED) === 0) return unit(CURRENCIES[key], at + 1)
  if (key === 'pounds' || key === 'pound') return unit('£', at + 1)
  if (key === 'times' && isOccasions(words, at)) return null
  if (key === 'fold' || key === 'times') return unit('fold', at + 1)
  if (key === 'bpd') return unit('bbl', at + 1)
  if (key === 'b' && next?.lexeme.key === 'd') return unit('bbl', at + 2)
  if (isOrdinal) return null
  if (MEASURES[key] !== undefined) return unit(MEASURES[key], at + 1)
  const span = (flags & TIME_UNIT) !== 0 ? (SPANS[key] ?? SPANS[key.slice(0, -1)]) : undefined
  return span === undefined ? null : { name: span[1], factor: span[0], to: at + 1 }
}

const unit = (name: string, to: number): Unit => ({ name, factor: 1, to })

const PER = new Set(['a', 'per', 'each'])

/** "137,000 barrels a day" says what 137,000 b/d says. @param at behind the unit */
export function isPerDay(words: readonly Word[], at: number): boolean {
  return words[at + 1]?.lexeme.key === 'day' && PER.has(words[at]!.lexeme.key)
}

/** "14 times Ruiz sang", "20 times the mayor fell": so many occasions, nothing that is multiplied. */
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
