/** Compounds of a title-case headline (“US-South”, “High-Risk”), whose parts are names or not one by one. */

import { isGerund, isParticiple } from '../words/vocabulary.ts'
import { isCommonWord, isOddlyCased, knownNames, TEAMS } from './true-case.ts'
import { isNameOnly } from './true-case-names.ts'
import type { Headline, Word } from './words.ts'

/** A headline whose compounds stand as words of their own. */
export interface Parted {
  headline: Headline
  /** Of each part, whether the rules keep its capital. */
  rules: boolean[]
  /** Of each part, the word that it belongs to. */
  wordOf: number[]
}

/** @param rules of each word, whether the rules keep its capital */
export function inParts(headline: Headline, rules: readonly boolean[]): Parted {
  const parted: Parted = { headline, rules: [], wordOf: [] }
  const words: Word[] = []
  headline.words.forEach((word, i) => {
    const isQuoted = word.quote >= 0
    const parts = (rules[i] && !isQuoted) || !isParted(word.text) ? [word.text] : word.text.split('-')
    const keep = parts.length === 1 || rules[i] ? parts.map(() => rules[i]!) : keptParts(parts)
    parts.forEach((text, part) => {
      parted.rules.push(keep[part]!)
      parted.wordOf.push(i)
      words.push(parts.length === 1 ? word : partOf(word, text, part === 0 ? word.gap : '-'))
    })
  })
  const { wordOf } = parted
  const quotes = headline.quotes.map((quote) => ({
    ...quote,
    firstWord: wordOf.indexOf(quote.firstWord),
    lastWord: wordOf.lastIndexOf(quote.lastWord),
  }))
  return { ...parted, headline: { ...headline, words, quotes } }
}

function partOf(word: Word, text: string, gap: string): Word {
  const key = text.toLowerCase().replace(/[’‘ʼ]/g, "'")
  return { ...word, text, key, base: key.replace(/'s$|(?<=s)'$/, ''), gap }
}

// "H-1B", "F-35": letter and number name a kind. "F-word", "T-shirt": the letter is a name, the rest a word.
const isKind = (text: string): boolean => /^\p{Lu}{1,2}-\d/u.test(text)
const WHOLE =
  /^(?:Metro-North|Mercedes-Benz|Mercedes-AMG|Hewlett-Packard|Kimberly-Clark|Rolls-Royce|Coca-Cola|Pepsi-Cola|Wal-Mart|Chick-fil-A|Mar-a-Lago|Spider-Man|Frito-Lay|Harley-Davidson)(?:['’]s?)?$/i

// "El-Sayed", "Al-Hashimi": one name.
const isNamed = (text: string): boolean => /^(?:El|Al|Ul|Abu|Ibn|Bin|Ben)-\p{Lu}/u.test(text)
const PLAIN = /^(?:rare-earth|op-ed|check-in)s?$/i

const isLettered = (text: string): boolean =>
  /^\p{Lu}-\p{Lu}\p{Ll}+$/u.test(text) && isCommonWord(text.slice(2).toLowerCase())

const isParted = (text: string): boolean =>
  text.includes('-') && !isKind(text) && !isNamed(text) && !WHOLE.test(text) && !PLAIN.test(text) && !isLettered(text)

/** A compound whose parts the model does not judge; null for one that it does. */
export function casedWhole(text: string): string | null {
  if (isParted(text)) return null
  // "e-bike" is electronic.
  if (isLettered(text)) return (text.startsWith('E') ? 'e' : text[0]) + text.slice(1).toLowerCase()
  return PLAIN.test(text) ? text.toLowerCase() : text
}

// Second parts of compounds that make no name of what is before them.
const PLAIN_PART =
  /^(?:era|style|led|backed|based|released|like|linked|born|owned|run|themed|inspired|endorsed|aligned|type|wide|only|free|made|area|bound|focused|appointed|affiliated|funded|supported|controlled|occupied|held|shaped|sized|year|old|day|hour|minute|mile|century|level|bred|obsessed|loving|hating|fueled|related|hit|ravaged|trained|educated|winning|turned|to|and|in|on|the|of|vs)$/

/** "51-Year-Old" → "51-year-old", "Biden-Era" → "Biden-era": every part by itself. */
function keptParts(parts: readonly string[]): boolean[] {
  const first = parts[0]!
  return parts.map((part, i) => {
    const key = part.toLowerCase().replace(/[’']s?$/, '')
    const isName =
      (key === 'may' && /^(?:mid|late|early)$/i.test(first)) ||
      isOddlyCased(part) ||
      knownNames().has(key) ||
      isNameOnly(key) ||
      !(part.length < 2 || /\d/.test(part) || isCommonWord(key))
    const isSecond =
      i > 0 &&
      !PLAIN_PART.test(key) &&
      !isParticiple(key) &&
      !isGerund(key) &&
      /^\p{Lu}/u.test(first) &&
      !isCommonWord(first.toLowerCase()) &&
      !isOddlyCased(first)
    return isName || isSecond || (TEAMS.test(key) && !/^co$/i.test(first))
  })
}
