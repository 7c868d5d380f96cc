/**
 * Sentence case for a headline that its publisher set in title case or capitals: names stay, other words go small.
 * What is a name is read from `true-case.ts` and from the neighbours of a word; an unknown word keeps its capital.
 * Quotations keep theirs, they may be the names of works, unless they are surely somebody's words (`quoted-words.ts`).
 */

import { memoize } from '../../text/memoize.ts'
import { isGerund, isParticiple } from '../words/vocabulary.ts'
import { judgeCapitals } from './capitals.ts'
import { isKept } from './kept-capitals.ts'
import { markBodies } from './names-of-bodies.ts'
import { markProducts } from './names-of-products.ts'
import { isBehindColon } from './quoted-words.ts'
import { isCommonWord, isOddlyCased, knownNames, phrasesByFirst, TEAMS } from './true-case.ts'
import { isNameOnly } from './true-case-names.ts'
import { type Headline, readHeadline, type Word } from './words.ts'

/** The headline in sentence case; unchanged where its capitals already tell names. */
export const trueCase = memoize(caseAfresh, 64)

function caseAfresh(text: string): string {
  const given = readHeadline(text)
  if (!given.isTitleCase && !given.isAllCapitals) return text
  // Of capitals alone every word is written as in title case: they tell nothing more.
  const headline = given.isAllCapitals ? readHeadline(text.replace(/\p{Lu}[\p{Lu}\p{M}'’]+/gu, capitalOnly)) : given
  const keep = judgeCapitals(headline, keptByRules(headline))
  markPhrases(headline, keep)
  let result = ''
  headline.words.forEach((word, i) => {
    const isStart =
      i === 0 ||
      isBehindColon(word) ||
      (startsSentence(word.gap) && !ABBREVIATION.test(headline.words[i - 1]!.key) && !goesOn(headline, i))
    const cased = casedWord(word, keep[i]!, isStart)
    result += word.gap + (given.isAllCapitals && keep[i] ? casedName(word, cased) : cased)
  })
  return result + headline.tail
}

const capitalOnly = (run: string): string => run[0] + run.slice(1).toLowerCase()

/** A name of a headline in capitals: "Fbi" and "O'brien" are "FBI" and "O'Brien". */
const casedName = (word: Word, cased: string): string =>
  /^\p{L}{2,3}$/u.test(word.text) && !(isCommonWord(word.base) && word.key !== 'us')
    ? word.text.toUpperCase()
    : cased.replace(/(['’])(\p{L})(?=\p{L})/gu, (_, mark: string, letter: string) => mark + letter.toUpperCase())

/** Of each word, whether the rules keep its capital. */
export function keptByRules(headline: Headline): boolean[] {
  const keep = headline.words.map(() => false)
  markPhrases(headline, keep)
  markBodies(headline, keep)
  markProducts(headline, keep)
  headline.words.forEach((_, i) => {
    if (!keep[i]) keep[i] = isKept(headline, i, keep)
  })
  return keep
}

/** Their full stop ends no sentence: "RFK Jr. says". */
const ABBREVIATION =
  /^(?:jr|sr|mr|mrs|ms|dr|st|gov|sen|rep|gen|lt|col|sgt|no|vs|inc|co|corp|ltd|prof|rev|hon|dept|mt|ft|[a-z])$/

/** "10 “Would You Rather?” questions": what is quoted inside a sentence does not end it. */
function goesOn({ words, quotes }: Headline, at: number): boolean {
  const quote = quotes[words[at - 1]!.quote]
  return (
    quote !== undefined &&
    quote.firstWord > 0 &&
    /^[?!]["”]\s$/.test(words[at]!.gap) &&
    /^\s["“]$/.test(words[quote.firstWord]!.gap)
  )
}

function startsSentence(gap: string): boolean {
  return /[.!?]["”’)]*\s|\|/.test(gap)
}

function casedWord(word: Word, isKept: boolean, isStart: boolean): string {
  if (isKept || /^I(?:['’]\p{Ll}+)?$/u.test(word.text)) return word.text
  if (word.text.includes('-')) return casedCompound(word.text, isStart)
  const small = word.text.replace(/(?<![\p{L}])\p{Lu}(?=[\p{Ll}'’]|$|-)/gu, (letter) => letter.toLowerCase())
  return isStart ? capitalize(small) : small
}

// Second parts of compounds that make no name of what is before them.
const PLAIN_PART =
  /^(?:era|style|led|backed|based|released|like|linked|born|owned|run|themed|inspired|endorsed|aligned|type|wide|only|free|made|area|bound|focused|appointed|affiliated|funded|supported|controlled|occupied|held|shaped|sized|year|old|day|hour|minute|mile|century|level|bred|obsessed|loving|hating|fueled|related|hit|ravaged|trained|educated|winning|turned|to|and|in|on|the|of|vs)$/

const NAMES_WITH_HYPHEN =
  /^(?:Metro-North|Rolls-Royce|Coca-Cola|Pepsi-Cola|Wal-Mart|Chick-fil-A|Mar-a-Lago|Spider-Man|Frito-Lay|Harley-Davidson)(?:['’]s?)?$/i

/** "51-Year-Old" → "51-year-old", "Biden-Era" → "Biden-era": every part by itself. */
function casedCompound(text: string, isStart: boolean): string {
  // "H-1B", "F-35": letter and number name a kind.
  if (/^\p{Lu}{1,2}-\d/u.test(text)) return text
  // "F-word", "T-shirt": the letter is a name, the rest a word.
  if (/^\p{Lu}-\p{Lu}\p{Ll}+$/u.test(text) && isCommonWord(text.slice(2).toLowerCase()))
    return text[0] + text.slice(1).toLowerCase()
  if (NAMES_WITH_HYPHEN.test(text)) return text
  if (/^rare-earths?$/i.test(text)) return isStart ? capitalize(text.toLowerCase()) : text.toLowerCase()
  const parts = text.split('-').map((part, i) => {
    const key = part.toLowerCase().replace(/[’']s?$/, '')
    const isName =
      (key === 'may' && /^(?:mid|late|early)-/i.test(text)) ||
      isOddlyCased(part) ||
      knownNames().has(key) ||
      isNameOnly(key) ||
      !(part.length < 2 || /\d/.test(part) || isCommonWord(key))
    const isSecond =
      i > 0 &&
      !PLAIN_PART.test(key) &&
      !isParticiple(key) &&
      !isGerund(key) &&
      /^\p{Lu}/u.test(text) &&
      !isCommonWord(text.split('-')[0]!.toLowerCase()) &&
      !isOddlyCased(text.split('-')[0]!)
    return isName || isSecond || (TEAMS.test(key) && !/^co-/i.test(text)) || (isStart && i === 0)
      ? part
      : part.toLowerCase()
  })
  return parts.join('-')
}

const capitalize = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

/** What somebody is: a name together with the name behind it. */
const OFFICE = /^(?:prime minister|attorney general|vice president)$/
const isName = (word: Word | undefined): boolean =>
  word !== undefined && /^\.?\s$/.test(word.gap) && /^\p{Lu}/u.test(word.text) && !isCommonWord(word.base)

/** Known names of several words keep all their capitals. */
function markPhrases(headline: Headline, keep: boolean[]): void {
  headline.words.forEach((word, at) => {
    for (const parts of phrasesByFirst().get(word.base) ?? phrasesByFirst().get(word.key) ?? []) {
      const isHere = parts.every((part, i) => {
        const other = headline.words[at + i]
        return (
          other !== undefined && (other.base === part || other.key === part) && (i === 0 || /^\s*$/.test(other.gap))
        )
      })
      if (isHere && (!OFFICE.test(parts.join(' ')) || isName(headline.words[at + parts.length])))
        parts.forEach((part, i) => {
          keep[at + i] = !/^(?:of|the|and|in|for|on)$/.test(part)
        })
    }
  })
}
