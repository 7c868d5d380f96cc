/** Times as readers see them. The server writes them in UTC; in the browser they are put into the reader's own zone. */

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** `just now`, `12 min ago`, `3 h ago`, `yesterday` of the day before, and of days before that the date. */
export function relativeTime(time: Date, now: Date, timeZone?: string): string {
  const age = now.getTime() - time.getTime()
  if (age < -5 * MINUTE_MS) return shortDate(time, now, timeZone)
  if (age < MINUTE_MS) return 'just now'
  if (age < HOUR_MS) return `${Math.floor(age / MINUTE_MS)} min ago`
  if (age < DAY_MS) return `${Math.floor(age / HOUR_MS)} h ago`
  const date = shortDate(time, now, timeZone)
  return date === shortDate(new Date(now.getTime() - DAY_MS), now, timeZone) ? 'yesterday' : date
}

/** `in 12 min`, for what lies ahead; `due now` when it does not. */
export function timeAhead(time: Date, now: Date): string {
  const wait = time.getTime() - now.getTime()
  if (wait <= 0) return 'due now'
  if (wait < HOUR_MS) return `in ${Math.max(1, Math.round(wait / MINUTE_MS))} min`
  if (wait < 2 * DAY_MS) return `in ${Math.round(wait / HOUR_MS)} h`
  return `in ${Math.round(wait / DAY_MS)} days`
}

/** `Saturday, 21 November 2026 at 07:00`, with the zone where it is UTC. */
export function fullTime(time: Date, timeZone?: string): string {
  const text = format(time, { dateStyle: 'full', timeStyle: 'short' }, timeZone)
  return timeZone === 'UTC' ? `${text} UTC` : text
}

/** `Saturday, 21 November` */
export function longDate(time: Date, timeZone?: string): string {
  return format(time, { weekday: 'long', day: 'numeric', month: 'long' }, timeZone)
}

/** `2 h 5 min`, for the time between two things. */
export function duration(seconds: number): string {
  const minutes = Math.round(Math.abs(seconds) / 60)
  if (minutes < 1) return 'under a minute'
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 48) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`
  return `${Math.round(hours / 24)} days`
}

function shortDate(time: Date, now: Date, timeZone?: string): string {
  const year = (of: Date) => format(of, { year: 'numeric' }, timeZone)
  const isThisYear = year(time) === year(now)
  return format(time, { day: 'numeric', month: 'short', ...(isThisYear ? {} : { year: 'numeric' }) }, timeZone)
}

/** By zone and shape: making one costs more than a hundred uses, and there are a handful. */
const formatters = new Map<string, Intl.DateTimeFormat>()

function format(time: Date, shape: Intl.DateTimeFormatOptions, timeZone: string | undefined): string {
  const key = `${timeZone} ${Object.keys(shape).join()}`
  let formatter = formatters.get(key)
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat('en-GB', timeZone === undefined ? shape : { ...shape, timeZone })
    formatters.set(key, formatter)
  }
  return formatter.format(time)
}
