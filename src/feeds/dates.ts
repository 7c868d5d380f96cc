/**
 * Dates as feeds write them. RFC 822 and ISO 8601 are read at once; everything else goes through a reader that looks
 * for a time, a zone and a date in turn and gives up when anything is left over: a date that is not understood
 * whole is no date. A missing zone means UTC. The rules: docs/decisions/0013-dates.md
 */
import { monthNumber } from './months.ts'
import { abbreviationMinutes, momentInZone, offsetMinutes } from './zones.ts'

/** No date is longer; what is, is prose. */
const LONGEST_DATE = 100

/** @returns null where the text is no date, or one that does not exist */
export function parseDate(text: string): Date | null {
  const written = text.trim()
  if (written.length < 4 || written.length > LONGEST_DATE) return null
  return read(written) ?? readSpeltOut(written)
}

function read(text: string): Date | null {
  return parseRfc822(text) ?? parseIso(text) ?? parseNumber(text) ?? parseLoosely(text)
}

/** Single digits (1:2:3), an hour without minutes (T10Z) and dots in place of colons (10.30.00), as a clock shows them. */
function readSpeltOut(text: string): Date | null {
  const spelt = text
    .replace(
      /([A-Za-z\d],? )(\d{1,2})\.(\d{2})(?:\.(\d{2}))?(?= |$)/,
      (_, lead, hour, minute, second = '00') => `${lead}${hour}:${minute}:${second}`,
    )
    .replace(/^(\d{4}-\d{1,2}-\d{1,2}[Tt]\d{1,2})(?=[Zz+-]|$)/, '$1:00')
    .replace(/:(?=\d(?!\d))/g, ':0')
  return spelt === text ? null : read(spelt)
}

interface Wall {
  year: number
  month: number
  day: number
  hour: number
  minute: number
  second: number
}

const RFC_822 =
  /^(?:[A-Za-z]{3},? )?(\d{1,2}) ([A-Za-z]{3}) (\d{4}) (\d{2}):(\d{2}):(\d{2}) (?:([A-Z]{1,4})|([+-])(\d{2}):?(\d{2}))$/

function parseRfc822(text: string): Date | null {
  const match = RFC_822.exec(text)
  if (match === null) return null
  const month = SHORT_MONTHS.indexOf(match[2]!.toLowerCase()) / 3 + 1
  if (!Number.isInteger(month) || month < 1) return null
  const east =
    match[8] === undefined
      ? (abbreviationMinutes(match[7]!.toLowerCase()) ?? 0)
      : offsetMinutes(match[8], Number(match[9]), Number(match[10]))
  if (east === null) return null
  const [, day, , year, hour, minute, second] = match
  return moment(
    { year: Number(year), month, day: Number(day), hour: Number(hour), minute: Number(minute), second: Number(second) },
    east,
  )
}
const SHORT_MONTHS = 'janfebmaraprmayjunjulaugsepoctnovdec'

/** Year first; month and day may be missing, or be the day of the year. */
const ISO_8601 =
  /^(\d{4})(?:-(\d{1,3})(?:-(\d{1,2}))?|(\d{2})(\d{2}))?(?:(?:[Tt]| {1,4})(\d{1,2}):?(\d{2})(?::?(\d{2})(?:[.,]\d{1,9})?)?)?(?: ?([Zz])| ?([+-])(\d{2}):?(\d{2})?[Zz]?)?$/

function parseIso(text: string): Date | null {
  const match = ISO_8601.exec(text)
  if (match === null) return null
  const [, year, second, third, compactMonth, compactDay, hour, minute, seconds, , sign, offsetHour, offsetMinute] =
    match
  if (hour === undefined && sign !== undefined) return null
  const east = sign === undefined ? 0 : offsetMinutes(sign, Number(offsetHour), Number(offsetMinute ?? 0))
  if (east === null) return null
  const time = { hour: Number(hour ?? 0), minute: Number(minute ?? 0), second: Number(seconds ?? 0) }
  if (second?.length === 3 && third === undefined) {
    return dayOfYear(Number(year), Number(second), time, east)
  }
  const month = Number(second ?? compactMonth ?? 1)
  return moment({ year: Number(year), month, day: Number(third ?? compactDay ?? 1), ...time }, east)
}

/** Bare digits. A number is no date unless its length or its leading zero says so. */
function parseNumber(text: string): Date | null {
  if (/^1\d{9}$/.test(text)) return new Date(Number(text) * 1000)
  if (/^1\d{12}$/.test(text)) return new Date(Number(text))
  const midnight = { hour: 0, minute: 0, second: 0 }
  const ordinal = /^(0\d)(\d{3})$/.exec(text)
  if (ordinal) return dayOfYear(2000 + Number(ordinal[1]), Number(ordinal[2]), midnight, 0)
  const short = /^(0\d)(\d{2})(\d{2})$/.exec(text) ?? /^-(\d{2})-?(\d{2})$/.exec(text)
  if (short === null) return null
  return moment({ year: fullYear(short[1]!), month: Number(short[2]), day: Number(short[3] ?? 1), ...midnight }, 0)
}

const TIME = /(?:^|[^\d:.])(\d{1,2})[:h](\d{2})(?::(\d{1,2})(?:[.,]\d{1,9})?)?(?![\d:])(?:\s{0,3}([ap])\.?m\b\.?)?/i

function parseLoosely(text: string): Date | null {
  let rest = withoutComment(text)
  let zone: string | number = 0
  let isAfternoon: boolean | null = null
  if (/[\u3131-\u318e\uac00-\ud7a3]/.test(rest)) {
    // Korean: the halves of the day stand before the hour, and the clock is Seoul's.
    zone = 540
    if (rest.includes('오후')) isAfternoon = true
    else if (rest.includes('오전')) isAfternoon = false
    rest = rest
      .replace(/오[전후]/, ' ')
      .replace(/([년월])\s{0,2}/g, '-')
      .replace('일', ' ')
      .replace(/시\s?|분\s?/g, ':')
      .replace(/:?초/, '')
  } else if (rest.includes('年')) {
    rest = rest.replace(/[年月]\s{0,2}/g, '-').replace('日', ' ')
  }

  const time = { hour: 0, minute: 0, second: 0 }
  let before = rest
  let after = ''
  const clock = TIME.exec(rest)
  if (clock !== null) {
    const lead = clock[0].length - clock[0].replace(/^[^\d]/, '').length
    before = rest.slice(0, clock.index + lead)
    after = rest.slice(clock.index + clock[0].length)
    time.hour = Number(clock[1])
    time.minute = Number(clock[2])
    time.second = Number(clock[3] ?? 0)
    if (clock[4] !== undefined) isAfternoon = clock[4].toLowerCase() === 'p'
    if (isAfternoon !== null && time.hour <= 12) time.hour = (time.hour % 12) + (isAfternoon ? 12 : 0)
    const found = readZone(after)
    if (found === null) return null
    if (found.zone !== null) zone = found.zone
    after = found.rest
  } else if (rest.includes(':')) {
    return null
  } else {
    const tail = /^(.*\d) (gmt|utc)$/i.exec(rest)
    if (tail) before = tail[1]!
  }

  // "2004-07-13T9:15": the letter belongs to the time.
  const date = readDate(`${before.replace(/(\d)[Tt]$/, '$1')} ${after}`)
  return date === null ? null : moment({ ...date, ...time }, zone)
}

function withoutComment(text: string): string {
  const open = text.indexOf('(')
  const close = text.indexOf(')', open)
  return open === -1 || close === -1 ? text : `${text.slice(0, open).trim()} ${text.slice(close + 1).trim()}`.trim()
}

/**
 * A zone at the start of what follows a time.
 * @returns the zone (minutes east, or an IANA name; null: none stated) and what comes after; null for a broken one
 */
function readZone(after: string): { zone: string | number | null; rest: string } | null {
  const text = after.trimStart()
  // With its name before it or behind it ("+0100 BST"), the offset is what counts.
  const offset = /^([a-z]{1,4})? ?([+-]) ?(\d{1,2})(?::?(\d{2}))?(?![\w:])z?/i.exec(text)
  if (offset && !isMonth(offset[1])) {
    const minutes = offsetMinutes(offset[2]!, Number(offset[3]), Number(offset[4] ?? 0))
    const rest = text.slice(offset[0].length)
    const name = /^ ([A-Z]{2,5})(?= |$)/.exec(rest)
    return minutes === null
      ? null
      : { zone: minutes, rest: name && !isMonth(name[1]) ? rest.slice(name[0].length) : rest }
  }
  const named = /^([A-Za-z_]{1,20}(?:\/[A-Za-z_+\-0-9]{1,20}){1,2})(?=\s|$)/.exec(text)
  if (named) return { zone: named[1]!, rest: text.slice(named[0].length) }
  const word = /^([A-Za-z]{1,5})(?=[\s,]|$)/.exec(text)
  if (word && !isMonth(word[1])) {
    // An abbreviation that nobody knows says as much as none.
    const minutes = abbreviationMinutes(word[1]!.toLowerCase()) ?? (word[1] === word[1]!.toUpperCase() ? 0 : null)
    return minutes === null ? null : { zone: minutes, rest: text.slice(word[0].length) }
  }
  return { zone: null, rest: text }
}

function isMonth(word: string | undefined): boolean {
  return word !== undefined && monthNumber(word) !== null
}

const YEAR_BEFORE_CHRIST = /(?:^|[ ,])-\d{3}/
const TOKEN = /(\d+)(?:st|nd|rd|th)?(?=$|[^\p{L}\d])|([\p{L}\p{M}.'’]+)|([/\-,. ]+)/guy

/** Day, month and year among what is left; null when something else is left, or one of them is missing. */
function readDate(text: string): Pick<Wall, 'year' | 'month' | 'day'> | null {
  const numbers: string[] = []
  const words: string[] = []
  let separator = ''
  let isWordFirst = false
  TOKEN.lastIndex = 0
  const trimmed = text.trim()
  // What databases make of no date at all.
  if (YEAR_BEFORE_CHRIST.test(trimmed)) return null
  while (TOKEN.lastIndex < trimmed.length) {
    const match = TOKEN.exec(trimmed)
    if (match === null) return null
    if (match[1] !== undefined) numbers.push(match[1])
    else if (match[2] !== undefined) {
      if (numbers.length === 0 && words.length === 0) isWordFirst = true
      words.push(match[2])
    } else if (numbers.length === 1 && words.length <= 1) separator = match[3]!.trim()
  }
  const month = readMonth(words, isWordFirst)
  if (month === null) return null
  return month === 0 ? fromNumbers(numbers, separator) : fromNumbersAndMonth(numbers, month)
}

const FILLERS = new Set(['at', 'of', 'de', 'um', 'à', 'a', 'kl', 'den', 'le', 'the', 'uhr', 'the'])

/** @returns 0 when no word is a month; null when a word is neither month nor weekday nor filler */
function readMonth(words: string[], isWordFirst: boolean): number | null {
  let month = 0
  for (const [index, word] of words.entries()) {
    const bare = word.toLowerCase().replace(/\.$/, '')
    if (bare === '' || FILLERS.has(bare)) continue
    const number = monthNumber(bare)
    // The first word is a weekday, in whatever language, unless it is the only month there is ("mar." is both).
    const isWeekdayPlace = index === 0 && isWordFirst
    if (number !== null && !(isWeekdayPlace && words.slice(1).some((other) => monthNumber(other) !== null))) {
      if (month !== 0) return null
      month = number
    } else if (!isWeekdayPlace || bare.length > 14) {
      return null
    }
  }
  return month
}

function fromNumbersAndMonth(numbers: string[], month: number): Pick<Wall, 'year' | 'month' | 'day'> | null {
  const [first, second] = numbers
  if (numbers.length === 1) return first!.length === 4 ? { year: Number(first), month, day: 1 } : null
  if (numbers.length !== 2) return null
  if (first!.length === 4) return { year: Number(first), month, day: Number(second) }
  if (second!.length !== 2 && second!.length !== 4) return null
  return { year: fullYear(second!), month, day: Number(first) }
}

/**
 *     2004/07/13 → year first        30.10.23, 26-06-2020, 11 04 2020 → day first
 *     03-12-31   → year first        10/30/23 → month first, unless it cannot be one
 */
function fromNumbers(numbers: string[], separator: string): Pick<Wall, 'year' | 'month' | 'day'> | null {
  if (numbers.length !== 3) return null
  const [first, second, third] = numbers as [string, string, string]
  if (first.length === 4) return { year: Number(first), month: Number(second), day: Number(third) }
  if (third.length !== 4 && third.length !== 2) return null
  if (separator === '-' && third.length === 2 && first.length === 2) {
    return { year: fullYear(first), month: Number(second), day: Number(third) }
  }
  const isMonthFirst = separator === '/' && Number(first) <= 12
  const [month, day] = isMonthFirst ? [first, second] : [second, first]
  return { year: fullYear(third), month: Number(month), day: Number(day) }
}

/** Two digits: 1970 to 2069. */
function fullYear(digits: string): number {
  const year = Number(digits)
  if (digits.length > 2) return year
  return year + (year < 70 ? 2000 : 1900)
}

function dayOfYear(
  year: number,
  day: number,
  time: Pick<Wall, 'hour' | 'minute' | 'second'>,
  east: number,
): Date | null {
  if (day < 1 || day > (isLeap(year) ? 366 : 365)) return null
  const start = moment({ year, month: 1, day: 1, ...time }, east)
  return start === null ? null : new Date(start.getTime() + (day - 1) * 86_400_000)
}

/** @param zone minutes east of UTC, or an IANA name */
function moment(wall: Wall, zone: number | string): Date | null {
  const { year, month, day, hour, minute, second } = wall
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return null
  if (minute > 59 || second > 60 || hour > 24 || (hour === 24 && (minute > 0 || second > 0))) return null
  let shown = Date.UTC(year, month - 1, day, hour, minute, second)
  // To Date.UTC the years 0 to 99 are those of the last century; 400 years are a whole number of weeks and leap years.
  if (year < 100) shown = Date.UTC(year + 400, month - 1, day, hour, minute, second) - FOUR_CENTURIES_MS
  const ms = typeof zone === 'number' ? shown - zone * 60_000 : momentInZone(zone, shown)
  return ms === null || ms < YEAR_1_MS || ms >= YEAR_10000_MS ? null : new Date(ms)
}
const FOUR_CENTURIES_MS = 146_097 * 86_400_000
const YEAR_1_MS = Date.UTC(401, 0, 1) - FOUR_CENTURIES_MS
const YEAR_10000_MS = Date.UTC(10_000, 0, 1)

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

function daysIn(year: number, month: number): number {
  return month === 2 && isLeap(year) ? 29 : MONTH_DAYS[month - 1]!
}

function isLeap(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
}
