/**
 * A headline as words: where each stands, how it is cased, and whether it stands inside quotation marks.
 * Offsets are UTF-16 positions of the given text; `tactics/tactics.ts` turns them into code points at the end.
 */
import { memoize, WORDS_KEPT } from '../../text/memoize.ts'
import type { TacticId } from '../lexicon/taxonomy.ts'
import type { Wording } from '../lexicon/wording.ts'
import { withEnglishQuotes } from '../words/quotation-marks.ts'

export interface Word {
  text: string
  /** Lower case, plain apostrophes and hyphens: what cues are written in. */
  key: string
  /** `key` without a possessive ending. */
  base: string
  start: number
  end: number
  /** What stands between the word before and this one. */
  gap: string
  /** Index into `Headline.quotes`, or -1. */
  quote: number
  spelling: Spelling
}

export const isCapital = (word: Word | undefined): word is Word => word !== undefined && /^\p{Lu}/u.test(word.text)
/** Whether nothing but a space parts a word from the one before it. */
export const isJoined = (word: Word | undefined): word is Word => word !== undefined && /^\s$/.test(word.gap)

export interface Quote {
  start: number
  end: number
  /** First and last word, inclusive; last < first when the quotation is empty. */
  firstWord: number
  lastWord: number
}

/** One cue: words first to last of the headline, inclusive. */
export interface Cue {
  tactic: TacticId
  severity: 1 | 2 | 3
  first: number
  last: number
  reason: string
  /** Where the cue stands when it is no word but marks behind word `last`: "!!!", an emoji, "…". UTF-16, end exclusive. */
  marks?: { start: number; end: number }
}

export interface Headline {
  text: string
  words: Word[]
  quotes: Quote[]
  /** What follows the last word. */
  tail: string
  /** Most words of letters are capitalised (and not because there are only two of them). */
  isTitleCase: boolean
  /** The whole headline is in capitals: then capitals emphasize nothing. */
  isAllCapitals: boolean
}

const WORD = () =>
  /[#@$£€¥]?[\p{L}\p{N}]+(?:\p{M}+[\p{L}\p{N}]*)*(?:(?:[’'‘ʼ.,&‑-]|(?<=\p{N}):(?=\p{N}))[\p{L}\p{N}]+\p{M}*)*(?:%|(?<=\.\p{Lu})\.)?/gu

const SMALL_IN_TITLES =
  /^(?:with|from|over|after|into|onto|upon|than|that|this|when|while|amid|amidst|during|before|about|against|among|between|through|under|until|without|within|toward|towards|across|along|around|behind|below|beyond|despite|except|inside|near|since|their|they|your|like|were|been|have|will|would|could|should|because|what|where|whose|whom|who|how|why|them|then|also|just|even|more|most|much|some|such|very)$|-/

/** What the spelling of a word tells by itself: read once, and kept for all headlines that spell it so. */
export interface Spelling {
  text: string
  key: string
  base: string
  hasLetterFirst: boolean
  /** Title case would give it a capital. */
  isLong: boolean
  isLower: boolean
  isUpper: boolean
  /** The loaded words and phrases that may begin with it; filled in by `tactics/wordings.ts`. */
  wordings: readonly Wording[] | null
  /** Whether a cue phrase may begin with it; filled in by `tactics/phrase-matcher.ts`. */
  opensPhrase: boolean | null
  /** The shapes that need such a word, a bit each; filled in by `tactics/shape.ts`. */
  shapes: number | null
}

/** Contractions that feeds deliver without their apostrophe and that are no other word. */
const UNMARKED =
  /^(?:heres|thats|whats|theres|youll|youre|youve|theyre|theyll|dont|doesnt|didnt|isnt|arent|wasnt|werent|wouldnt|couldnt|shouldnt|havent|hasnt|hadnt)$/

const withApostrophe = (key: string): string =>
  UNMARKED.test(key) ? key.replace(/nt$/, "n't").replace(/(?:ll|re|ve|s)$/, "'$&") : key

/** One headline and its rewordings spell the same words over and over. */
const spellingOf = memoize((text): Spelling => {
  const key = withApostrophe(text.toLowerCase().replace(/[’‘ʼ]/g, "'").replace(/‑/g, '-'))
  const hasLetterFirst = /^\p{L}/u.test(text)
  return {
    text,
    key,
    base: key.replace(/'s$|(?<=s)'$/, ''),
    hasLetterFirst,
    isLong: hasLetterFirst && text.length > 3 && !SMALL_IN_TITLES.test(key),
    // "iPhone" shows nothing.
    isLower: /^\p{Ll}(?!\p{Lu})/u.test(text),
    // Most scripts know no small letters, and shout with none.
    isUpper: hasLetterFirst && text.length > 1 && text === text.toUpperCase() && text !== text.toLowerCase(),
    wordings: null,
    opensPhrase: null,
    shapes: null,
  }
}, WORDS_KEPT)

/** "Are You More Ruiz Or Okafor": a short headline shows its title case by the capitals of small words. */
const isTitled = ({ text, gap, quote }: Word, at: number): boolean =>
  at > 0 &&
  quote < 0 &&
  gap === ' ' &&
  /^(?:You|Your|Is|Are|Was|Were|Do|Does|Did|Has|Have|Had|Can|Will|Would|Should|My|We|If|Than|To|Be|It|This|These|That|When|Why|How|They|Not|Too|An?|Or)$/.test(
    text,
  )

/** "2027 Skerra Revealed: Now With Two Doors": five words and more, all capital, and a small one among them. */
const isTitledWhole = (words: readonly Word[]): boolean =>
  words.length > 4 &&
  words.every(({ spelling }) => !/^\p{Ll}(?!\p{Lu})/u.test(spelling.text)) &&
  words.some(
    ({ text, gap, quote }, at) =>
      at > 0 &&
      at < words.length - 1 &&
      quote < 0 &&
      gap === ' ' &&
      /^(?:About|After|And|At|Before|By|For|From|Has|In|Into|Just|Now|Of|On|Only|Than|That|The|Up|Who|With)$/.test(
        text,
      ),
  )

/** Tactics, letter case and wordings are read of the same texts. */
export const readHeadline = memoize(readAfresh, 64)

function readAfresh(text: string): Headline {
  const words: Word[] = []
  let lettered = 0
  let long = 0
  let lower = 0
  let upper = 0
  let end = 0
  for (const found of text.match(WORD()) ?? []) {
    const spelling = spellingOf(found)
    // No letter and no digit stands between two words: the next place of the word is its own.
    const start = text.indexOf(found, end)
    const gap = start === end + 1 && text.charCodeAt(end) === 0x20 ? ' ' : text.slice(end, start)
    end = start + found.length
    words.push({ text: spelling.text, key: spelling.key, base: spelling.base, start, end, gap, quote: -1, spelling })
    if (spelling.hasLetterFirst) lettered++
    if (spelling.isUpper) upper++
    // "F**king": the rest of a word that stars hide shows nothing.
    if (!spelling.isLong || gap.endsWith('*')) continue
    long++
    if (spelling.isLower) lower++
  }
  const quotes = readQuotes(withEnglishQuotes(text), words)
  quotes.forEach((quote, index) => {
    for (let i = quote.firstWord; i <= quote.lastWord; i++) words[i]!.quote = index
  })
  return {
    text,
    words,
    quotes,
    tail: text.slice(end),
    // One small word of content shows a headline in sentence case, however many names it has.
    isTitleCase: long > 2 ? lower / long < 0.12 : lower === 0 && (words.some(isTitled) || isTitledWhole(words)),
    isAllCapitals: lettered > 2 && upper >= lettered * 0.75 && text === text.toUpperCase(),
  }
}

const OPENING = new Map([
  ['“', '”'],
  ['‘', '’'],
  ['"', '"'],
  ["'", "'"],
])

/** Finds quotations; an apostrophe inside or at the end of a word opens and closes none. */
function readQuotes(text: string, words: Word[]): Quote[] {
  const quotes: Quote[] = []
  if (!/[“‘"']/.test(text)) return quotes
  let at = 0
  while (at < text.length) {
    const closing = OPENING.get(text[at]!)
    // French sets its marks apart: “ they are read as these ”.
    const opensHere =
      closing !== undefined &&
      !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '') &&
      (text[at] === '“' || /\S/.test(text[at + 1] ?? ''))
    const end = opensHere ? closingAt(text, at, closing) : -1
    if (end < 0) {
      at++
      continue
    }
    const firstWord = words.findIndex((word) => word.start > at)
    const lastWord = words.findLastIndex((word) => word.end <= end)
    if (firstWord >= 0 && lastWord >= firstWord) quotes.push({ start: at, end: end + 1, firstWord, lastWord })
    at = end + 1
  }
  return quotes
}

function closingAt(text: string, open: number, closing: string): number {
  for (let at = open + 1; at < text.length; at++) {
    if (text[at] !== closing) continue
    const isApostrophe = closing === "'" || closing === '’'
    if (!isApostrophe || !/[\p{L}\p{N}]/u.test(text[at + 1] ?? '')) {
      // A plural possessive inside the quotation ("the workers' pay'") closes only when nothing else does.
      return at
    }
  }
  return -1
}
