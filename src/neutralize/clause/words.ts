/**
 * Splits a headline into words for the clause reader and the fact guard: folded, contractions opened, hyphens split,
 * initials closed up, possessives cut, quotation marked. Offsets count UTF-16 code units of the given text;
 * `codePointOffset` turns them into code points where a span leaves the room.
 */
import { foldText } from '../../text/analyze.ts'
import { dictionary } from '../../text/dictionary.ts'
import { withEnglishQuotes } from '../words/quotation-marks.ts'
import {
  ADVERB,
  AUXILIARY,
  CONJUNCTION,
  DETERMINER,
  EMPTY,
  KNOWN,
  type Lexeme,
  lexemeOf,
  MODAL,
  NEGATOR,
  type Phrase,
  PREPOSITION,
  PRONOUN,
} from './lexicon.ts'
import { tokenEnd } from './tokens.ts'

export const CAPITAL = 1
export const ALL_CAPITALS = 2
export const IN_QUOTES = 4
export const POSSESSIVE = 8
/** A comma, colon, dash, bracket or full stop stands before the word. */
export const AFTER_COMMA = 16
export const AFTER_BREAK = 32
export const SENTENCE_START = 64
/** The word was joined to the one before by a hyphen. */
export const JOINED = 128
export const AFTER_COLON = 256
/** The sentence this word stands in ends with a question mark. */
export const IN_QUESTION = 512
export const NUMERIC = 1024
/** The word continues a phrase of the lexicon that began before it. */
export const PHRASE_REST = 2048
/** A name of a person, place or body, as far as its source can tell: set by `markNames`. */
export const NAMED = 4096
/** A minus sign stands before the number. */
export const NEGATIVE = 8192

export interface Word {
  raw: string
  lexeme: Lexeme
  marks: number
  start: number
  end: number
  /** The phrase of the lexicon that begins here. */
  phrase: Phrase | null
}

/** A full stop behind these ends no sentence. */
const ABBREVIATED = new Set(
  'rep sen gov dr mr mrs ms st jr sr no lt gen col maj sgt capt inc corp co ltd dept vs jan feb aug sept oct nov dec calif fla tex ala ariz ill mass mich minn pa va wis ga ky md mo prof rev hon pres ave blvd mt ft etc eg ie'.split(
    ' ',
  ),
)

const CONTRACTED_NOT = /^(.+)n't$/
/** As headlines shorten them. */
const SHORTENED = dictionary<string>({
  "gov't": 'government',
  "nat'l": 'national',
  "int'l": 'international',
  "dep't": 'department',
  "ass'n": 'association',
  sans: 'without',
})

const BARE = dictionary<string>({ ca: 'can', wo: 'will', sha: 'shall', ai: 'is' })
const CONTRACTED_VERB = dictionary<string>({ s: 'is', re: 'are', ve: 'have', ll: 'will', d: 'would', m: 'am' })
const TAKES_IS = new Set('it he she that there here who what where how why let this when'.split(' '))

/** Reads the words of a text in order. Bounded by the text; never throws. */
export function readWords(asWritten: string): Word[] {
  const text = withEnglishQuotes(asWritten)
  const words: Word[] = []
  let pending = SENTENCE_START | AFTER_BREAK
  let doubleOpen = false
  let singleOpen = false
  let sentenceFrom = 0
  let end = 0
  for (let start = 0; start < text.length; start = end) {
    end = tokenEnd(text, start)
    if (end === start) {
      end++
      continue
    }
    const raw = text.slice(start, end)
    const code = raw.charCodeAt(0)
    if (isWordCode(raw)) {
      const marks = pending | (doubleOpen || singleOpen ? IN_QUOTES : 0)
      pending = 0
      pushWord(words, raw, start, marks)
      continue
    }
    const before = start === 0 ? ' ' : text[start - 1]!
    const after = text[start + raw.length] ?? ' '
    switch (raw) {
      case '"':
        doubleOpen = !doubleOpen
        break
      case '“':
      case '«':
        doubleOpen = true
        break
      case '”':
      case '»':
        doubleOpen = false
        break
      case "'":
      case '‘':
      case '’':
      case '‚':
      case '‛':
        if (!singleOpen && /[\s([{“"—–-]/.test(before) && /\S/.test(after)) singleOpen = hasClosing(text, start + 1)
        else if (singleOpen && !/[\p{L}\p{N}]/u.test(after)) singleOpen = false
        else if (words.length > 0 && /s/i.test(before)) words[words.length - 1]!.marks |= POSSESSIVE
        break
      case '.':
        if (
          raw === '.' &&
          words.length > 0 &&
          words[words.length - 1]!.end === start &&
          (ABBREVIATED.has(words[words.length - 1]!.lexeme.key) ||
            isInitial(words, after, text.slice(end + 1, end + 3)))
        )
          break
        pending |= SENTENCE_START | AFTER_BREAK
        sentenceFrom = words.length
        break
      case '!':
      case '?':
      case '…':
        if (raw === '?') for (let i = sentenceFrom; i < words.length; i++) words[i]!.marks |= IN_QUESTION
        pending |= SENTENCE_START | AFTER_BREAK
        sentenceFrom = words.length
        break
      case '(':
      case ')':
        break
      case ',':
        pending |= AFTER_COMMA
        break
      case ':':
        pending |= AFTER_COLON | AFTER_BREAK
        break
      case '-':
      case '‑':
      case '−':
        if (/[\p{L}\p{N}]/u.test(before) && /[\p{L}\p{N}]/u.test(after)) pending |= JOINED
        else if (isMinus(text, start)) pending |= NEGATIVE
        else pending |= AFTER_BREAK
        break
      case '+':
        // "88,000+": or more.
        if (
          words.length > 0 &&
          words[words.length - 1]!.end === start &&
          (words[words.length - 1]!.marks & NUMERIC) !== 0
        )
          words.push({ raw, lexeme: lexemeOf('plus'), marks: JOINED, start, end: start + 1, phrase: null })
        else pending |= AFTER_BREAK
        break
      case '$':
      case '€':
      case '£':
      case '¥':
      case '%':
      case '#':
      case '@':
        words.push({ raw, lexeme: lexemeOf(raw), marks: pending, start, end: start + raw.length, phrase: null })
        pending = 0
        break
      default:
        if (code === 0x2f) pending |= 0
        else pending |= AFTER_BREAK
    }
  }
  joinAgain(words)
  markBody(words)
  readNo(words, text)
  readUnlikely(words)
  findPhrases(words)
  return words
}

/** The World Health Organization, which is spelled like the pronoun. */
export const WHO_BODY = 'w.h.o'

function markBody(words: Word[]): void {
  for (const word of words)
    if (word.raw === 'WHO' && words.some(({ raw }) => raw !== raw.toUpperCase())) word.lexeme = lexemeOf(WHO_BODY)
}

/** "No. 5" is a number; "No, Holm, ferries aren't slow" answers, and denies by the word behind. */
function readNo(words: Word[], text: string): void {
  words.forEach((word, i) => {
    const next = words[i + 1]
    if (word.lexeme.key !== 'no' || next === undefined) return
    const isNumber = text[word.end] === '.' && (next.marks & NUMERIC) !== 0
    const isAnswer =
      i === 0 && (next.marks & AFTER_COMMA) !== 0 && words.slice(1).some(({ lexeme }) => (lexeme.flags & NEGATOR) !== 0)
    // An empty word, which denies nothing.
    if (isNumber || isAnswer) word.lexeme = lexemeOf('oh')
  })
}

/** Who is there, and what is heard, surprises where it is unlikely. */
const IS_THERE = new Set('hero heroine star friend ally pair duo fan appeal plea'.split(' '))

/** "an unlikely hero" surprises, and is one; "rain unlikely before weekend" is in doubt. */
function readUnlikely(words: Word[]): void {
  words.forEach((word, i) => {
    const before = words[i - 1]?.lexeme
    const next = words[i + 1]
    if (word.lexeme.key !== 'unlikely' || next === undefined || (next.marks & (AFTER_COMMA | AFTER_BREAK)) !== 0) return
    // "an unlikely sale" may never come.
    if (!words.slice(i + 1, i + 4).some(({ lexeme }) => IS_THERE.has(lexeme.singular ?? lexeme.key))) return
    if (before === undefined || (before.flags & DETERMINER) !== 0 || before.key === 'most')
      word.lexeme = lexemeOf('surprising')
  })
}

/** "re-open" is one verb and "cease-fire" one noun, however they are written. */
function joinAgain(words: Word[]): void {
  for (let i = 0; i + 1 < words.length; i++) {
    const { key } = words[i]!.lexeme
    const next = words[i + 1]!
    if ((key !== 're' && key !== 'cease') || (next.marks & JOINED) === 0) continue
    const lexeme = lexemeOf(key + next.lexeme.key)
    if (key === 're' ? lexeme.verbForms === 0 : !next.lexeme.key.startsWith('fire')) continue
    const { start, marks, raw } = words[i]!
    const { end, raw: rest } = words[i + 1]!
    words.splice(i, 2, { raw: `${raw}-${rest}`, lexeme, marks, start, end, phrase: null })
  }
}

/** "Ada L. Brun": a letter between two names ends no sentence. */
function isInitial(words: readonly Word[], after: string, next: string): boolean {
  const before = words[words.length - 2]
  return (
    after === ' ' &&
    /^\p{Lu}\p{Ll}/u.test(next) &&
    /^\p{Lu}$/u.test(words[words.length - 1]!.raw) &&
    before !== undefined &&
    (before.marks & CAPITAL) !== 0 &&
    (before.lexeme.flags & KNOWN) === 0
  )
}

/** "to -5 degrees", "−$3m"; not the "-12" of "10 -12". */
function isMinus(text: string, at: number): boolean {
  return /^[$€£¥]?\p{N}/u.test(text.slice(at + 1, at + 3)) && /(?:^|[^\p{N}\s%]\s+|\()$/u.test(text.slice(0, at))
}

const SMALL = DETERMINER | PREPOSITION | CONJUNCTION | PRONOUN | AUXILIARY | MODAL | NEGATOR | EMPTY | ADVERB

/** A word that carries meaning of its own. */
export function isContent(word: Word): boolean {
  return (word.lexeme.flags & SMALL) === 0 && (word.marks & NUMERIC) === 0
}

/** Turns a UTF-16 offset of `text` into a code-point offset. */
export function codePointOffset(text: string, offset: number): number {
  let count = 0
  for (let i = 0; i < offset; i++) {
    const code = text.charCodeAt(i)
    if (code >= 0xdc00 && code <= 0xdfff && i > 0) {
      const high = text.charCodeAt(i - 1)
      if (high >= 0xd800 && high <= 0xdbff) continue
    }
    count++
  }
  return count
}

function isWordCode(raw: string): boolean {
  const code = raw.charCodeAt(0)
  if (code < 0x80)
    return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || (code >= 0x30 && code <= 0x39)
  return /^[\p{L}\p{N}]/u.test(raw)
}

function hasClosing(text: string, from: number): boolean {
  for (let i = from; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if ((code === 0x27 || code === 0x2019) && !/[\p{L}\p{N}]/u.test(text[i + 1] ?? ' ')) return true
  }
  return false
}

interface Part {
  lexeme: Lexeme
  /** Marks of the word itself, whatever stands around it. */
  own: number
}

const PART_CACHE_SIZE = 60_000
const partsOf = new Map<string, Part[]>()

function pushWord(words: Word[], raw: string, start: number, marks: number): void {
  let parts = partsOf.get(raw)
  if (parts === undefined) {
    parts = splitWord(raw)
    if (partsOf.size >= PART_CACHE_SIZE) partsOf.clear()
    partsOf.set(raw, parts)
  }
  const end = start + raw.length
  for (let i = 0; i < parts.length; i++) {
    const { lexeme, own } = parts[i]!
    words.push({ raw, lexeme, marks: own | (i === 0 ? marks : marks & IN_QUOTES), start, end, phrase: null })
  }
}

function splitWord(raw: string): Part[] {
  let marks = 0
  let folded = foldText(raw)
  if (folded.charCodeAt(folded.length - 1) === 0x2e) folded = folded.slice(0, -1)
  const first = raw[0]!
  if (first !== first.toLowerCase()) {
    marks |= CAPITAL
    if (raw.length > 1 && raw === raw.toUpperCase()) marks |= ALL_CAPITALS
  }
  const code = folded.charCodeAt(0)
  if (code >= 0x30 && code <= 0x39) marks |= NUMERIC
  if (raw === 'US' || raw === 'U.S' || raw === 'U.S.' || folded === 'u.s') folded = 'usa'
  folded = SHORTENED[folded] ?? folded
  const apostrophe = folded.indexOf("'")
  if (apostrophe > 0) {
    const negated = CONTRACTED_NOT.exec(folded)
    const head = folded.slice(0, apostrophe)
    const tail = folded.slice(apostrophe + 1)
    if (negated) {
      const bare = negated[1]!
      return [partOf(BARE[bare] ?? bare, marks), partOf('not', 0)]
    }
    if (tail === 's' && !TAKES_IS.has(head)) {
      return [partOf(head === 'u.s' ? 'usa' : head, marks | POSSESSIVE)]
    }
    const verb = CONTRACTED_VERB[tail]
    if (verb !== undefined) {
      return [partOf(head, marks), partOf(verb, 0)]
    }
  }
  // "P20 million", "Rs500 crore": the currency, and what it counts.
  const sum = CURRENCY_LETTERS.exec(raw)
  if (sum !== null) return [partOf(LETTERED[sum[1]!.toLowerCase()]!, marks), partOf(sum[2]!.toLowerCase(), NUMERIC)]
  if (folded === 'cannot') {
    return [partOf('can', marks), partOf('not', 0)]
  }
  return [partOf(folded, marks)]
}

/** Letters of a currency right before a sum of two digits and more, or of one with its scale; "P1", "R2" are names. */
const CURRENCY_LETTERS = /^(P|Php|PHP|R|Rs|RM|Rp|INR|Sh|KSh|Ksh|KES|Tk|PKR)(\d(?:[\d.,]+|(?=bn|m|mn|k))(?:bn|m|mn|k)?)$/

const LETTERED = dictionary<string>({
  p: 'peso',
  php: 'peso',
  r: 'rand',
  rs: 'rupee',
  inr: 'rupee',
  pkr: 'rupee',
  rm: 'ringgit',
  rp: 'rupiah',
  sh: 'shilling',
  ksh: 'shilling',
  kes: 'shilling',
  tk: 'taka',
})

function partOf(key: string, own: number): Part {
  return { lexeme: lexemeOf(key.indexOf('.') > 0 && (own & NUMERIC) === 0 ? key.replaceAll('.', '') : key), own }
}

function findPhrases(words: Word[]): void {
  for (let i = 0; i < words.length; i++) {
    const { phrases } = words[i]!.lexeme
    if (phrases.length === 0) continue
    const phrase = phraseAt(words, i, phrases)
    if (phrase === null) continue
    words[i]!.phrase = phrase
    for (let k = 1; k < phrase.words.length; k++) words[i + k]!.marks |= PHRASE_REST
  }
}

function phraseAt(words: Word[], index: number, phrases: readonly Phrase[]): Phrase | null {
  for (const phrase of phrases) {
    let matches = index + phrase.words.length <= words.length
    for (let k = 1; matches && k < phrase.words.length; k++) {
      const { key, lemma } = words[index + k]!.lexeme
      const wanted = phrase.words[k]!
      matches = key === wanted || lemma === wanted || (key.length === wanted.length + 1 && key === `${wanted}s`)
    }
    if (matches && !isUpToAmount(words, index + phrase.words.length - 1)) return phrase
  }
  return null
}

const AMOUNTS = new Set(
  'one two three four five six seven eight nine ten eleven twelve dozen half quarter third hundred thousand million billion'.split(
    ' ',
  ),
)

/** "make up to 300 redundant", "give up to a dozen homes": the word bounds what is counted, and belongs to no verb. */
export function isUpToAmount(words: readonly Word[], at: number): boolean {
  if (words[at]!.lexeme.key !== 'up' || words[at + 1]?.lexeme.key !== 'to') return false
  const first = words[at + 2]
  const counted = first?.lexeme.key === 'a' ? words[at + 3] : first
  return counted !== undefined && ((counted.marks & NUMERIC) !== 0 || AMOUNTS.has(counted.lexeme.key))
}
