/**
 * Other forms of figures and dates that cost no word: "25 percent" and "25%", "Aug. 1" and "August 1". Each is a place of
 * its own among those that `paraphrase/rephrase.ts` changes.
 */
import { dictionary } from '../../text/dictionary.ts'
import type { Change } from './owners.ts'

type Form = (keys: readonly string[], words: readonly string[], at: number) => Change | null

/** "25 percent" → "25%", "6 per cent" → "6%". */
export const percentSign: Form = (_, words, at) => {
  if (!/^\d[\d.,]*$/.test(words[at]!) || /[.,]$/.test(words[at]!)) return null
  const one = /^percent([,;:]?)$/.exec(words[at + 1] ?? '')
  if (one !== null) return { at, end: at + 1, puts: [`${words[at]}%${one[1]}`] }
  const two = words[at + 1] === 'per' ? /^cent([,;:]?)$/.exec(words[at + 2] ?? '') : null
  return two === null ? null : { at, end: at + 2, puts: [`${words[at]}%${two[1]}`] }
}

export const SHORT_MONTHS = dictionary<string>({
  January: 'Jan.',
  February: 'Feb.',
  August: 'Aug.',
  September: 'Sept.',
  October: 'Oct.',
  November: 'Nov.',
  December: 'Dec.',
})
const LONG_MONTHS = dictionary<string>({
  ...Object.fromEntries(Object.entries(SHORT_MONTHS).map(([long, short]) => [short, long])),
  'Sep.': 'September',
})

/** "Aug. 1" → "August 1". */
export const monthSpelled: Form = (_, words, at) => {
  const month = words[at]!
  const other = LONG_MONTHS[month]
  if (other === undefined || !/^\d{1,2}[,;:]?$/.test(words[at + 1] ?? '')) return null
  return { at, end: at, puts: [other] }
}

/** The short form of a month's long name. */
export const shortMonth = (month: string): string | undefined => SHORT_MONTHS[month]
