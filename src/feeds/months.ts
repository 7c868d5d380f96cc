/** Month names in the languages of the feeds we have met, full and cut short, taken from the runtime's own locales. */

const ENGLISH = 'january february march april may june july august september october november december'.split(' ')

/** In this order a short form is given to the first language that has it. */
const LOCALES = 'de fr es it nl pt hu el pl cs sk ro sv da nb fi ru uk bg tr hr sl id ca'.split(' ')

/** Month names of each other language, twelve times the spellings; made when first asked for. */
let foreign: string[][][] | null = null

/** What was found for the words met; bounded, since a hostile feed has many. */
const met = new Map<string, number | null>()

/**
 * @param word as written, with or without a closing dot, at least three letters
 * @returns 1 to 12; null when it is no month, or could be two
 */
export function monthNumber(word: string): number | null {
  const name = fold(word)
  if (name.length < 3 || name.length > 20) return null
  const english = ENGLISH.findIndex((month) => month.startsWith(name))
  if (english !== -1) return english + 1
  let number = met.get(name)
  if (number === undefined) {
    number = foreignMonth(name)
    if (met.size >= 1000) met.clear()
    met.set(name, number)
  }
  return number
}

function foreignMonth(name: string): number | null {
  foreign ??= LOCALES.map(monthsOf)
  for (const months of foreign) {
    const found = months.flatMap((spellings, index) =>
      spellings.some((month) => month.startsWith(name)) ? [index + 1] : [],
    )
    if (found.length === 1) return found[0]!
  }
  return null
}

function monthsOf(locale: string): string[][] {
  const alone = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  // Beside a day many languages inflect the name.
  const inflected = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  const short = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return ENGLISH.map((_, month) => {
    const day = new Date(Date.UTC(2004, month, 13))
    const spellings = [alone, inflected, short].map(
      (format) => format.formatToParts(day).find((part) => part.type === 'month')?.value ?? '',
    )
    return [...new Set(spellings.map(fold))].filter((name) => name.length >= 3)
  })
}

/** Lower case, accents and dots off. */
function fold(word: string): string {
  return word
    .normalize('NFD')
    .replace(/[\u0300-\u036f.]/g, '')
    .toLowerCase()
}
