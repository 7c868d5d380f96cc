/**
 * What a title-case headline tells of which of its words are names: for each word the slots of its features in the table
 * of weights, and those of its pair with the word before. The trainer and the reader share this file; a change here
 * needs a new model.
 */

import { memoize, once, WORDS_KEPT } from '../../text/memoize.ts'
import {
  isBaseVerb,
  isGerund,
  isNoun,
  isParticiple,
  isPast,
  isPersonNoun,
  isPlace,
  isThirdPerson,
} from '../words/vocabulary.ts'
import { SURNAME_TOO } from './names-of-people.ts'
import { tellsOfWork } from './quoted-words.ts'
import { FUNCTION_WORD, HEAD_OF_NAME, isCommonWord, isOddlyCased, knownNames, TEAMS } from './true-case.ts'
import { firstNames, isNameOnly, nameHeads, personTitles } from './true-case-names.ts'
import { type Headline, isCapital, type Quote, type Word } from './words.ts'

/** Length of the table of weights, a power of two. */
export const SLOTS = 1 << 18

/** The slots of one word. */
export interface Clues {
  /** They tell how likely it is a name. */
  word: Uint32Array
  /** They tell how much more likely it is one when the word before is. */
  pair: Uint32Array
}

/**
 * Whether the model decides: not on small words outside quotations, numbers, units (“$40/Hour”) and what may be the rest
 * of a name (“El-Sayed”).
 */
export const isOpen = ({ text, key, base, quote, gap }: Word, isInCapitals: boolean): boolean =>
  /^\p{Lu}[^\d-]+$/u.test(text) &&
  gap !== '/' &&
  (gap !== '-' || isCommonWord(base)) &&
  (!FUNCTION_WORD.test(key) ||
    quote >= 0 ||
    /^(?:us|may|will)$/.test(key) ||
    (isInCapitals && /^(?:who|it)$/.test(key)))

/** A word as the features see it, wherever it stands. */
interface Sign {
  id: number
  /** Without a possessive ending. */
  base: number
  /** All its classes. */
  kind: number
  /** The class that matters most. */
  role: number
  /** Whether it is known as a name of some kind, as an ordinary word, as both or as neither. */
  group: number
  ending: number
  length: number
  shape: number
  isFunction: boolean
  isPlural: boolean
  isOwner: boolean
  isVerb: boolean
  /** A form that is no noun as well. */
  isThird: boolean
}

const CAPITAL = 64

const hashOf = (text: string): number => {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return value
}

const bitsOf = (claims: readonly boolean[]): number =>
  claims.reduce((bits, holds, i) => (holds ? bits | (1 << i) : bits), 0)

const signOf = memoize((text): Sign => {
  const key = text.toLowerCase().replace(/[’‘ʼ]/g, "'")
  const base = key.replace(/'s$|(?<=s)'$/, '')
  const isFunction = FUNCTION_WORD.test(key)
  const isCommon = isCommonWord(base)
  const isName = knownNames().has(base) || isNameOnly(base) || isPlace(base)
  const isThird = isThirdPerson(key)
  const isOwner = key !== base
  const classes = bitsOf([
    isCommon,
    knownNames().has(base),
    isNameOnly(base),
    firstNames.has(base),
    isPlace(base),
    personTitles.has(base),
    nameHeads.has(base),
    SURNAME_TOO.test(base),
    TEAMS.test(base),
    HEAD_OF_NAME.test(base),
    isNoun(key),
    isPersonNoun(base),
    isThird,
    isPast(key),
    isGerund(key),
    isBaseVerb(key),
    isParticiple(key),
  ])
  const shape = bitsOf([
    text.length === 1,
    /\d/.test(text),
    text.length > 1 && text === text.toUpperCase() && /\p{Lu}/u.test(text),
    isOddlyCased(text),
    text.includes('-'),
    isOwner,
    /^\p{Lu}/u.test(text),
    /[&.]/.test(text),
  ])
  // "ICE" is another word than "Ice".
  const isOther = isCommon && (shape & 4) !== 0
  return {
    id: hashOf(isOther ? text : key),
    base: hashOf(isOther ? `${base} in capitals` : base),
    kind: hashOf(isFunction ? key : `${classes} ${shape & 63}`),
    role: hashOf(isFunction ? key : roleOf(key, base, shape, isCommon)),
    group: bitsOf([isCommon, isName, firstNames.has(base), isFunction]),
    ending: hashOf(base.slice(-3)),
    length: Math.min(key.length, 9),
    shape,
    isFunction,
    isPlural: /[^su]s$/.test(base),
    isOwner,
    isVerb: isThird || isPast(key) || isBaseVerb(key),
    isThird: isThird && !isNoun(key),
  }
}, WORDS_KEPT)

const ENDING =
  /(?:ly|ing|ed|tion|sion|ment|ness|ity|al|ic|ous|ive|ful|less|[ai]ble|ish|ian|ese|ist|ism|er|or|son|man|ez|ski|ov|ton|ville|[aeiou]|ss|s)$/

function roleOf(key: string, base: string, shape: number, isCommon: boolean): string {
  const owner = key !== base ? "'s" : ''
  if ((shape & 2) !== 0) return 'number'
  if ((shape & 8) !== 0) return `odd${owner}`
  if ((shape & 1) !== 0) return 'letter'
  if (firstNames.has(base)) return `first ${isCommon}${owner}`
  if (isPlace(base)) return `place${owner}`
  if (knownNames().has(base) || isNameOnly(base)) return `name${owner}`
  if (!isCommon) return `unknown${owner}`
  if (personTitles.has(base)) return 'title'
  if (nameHeads.has(base)) return `head${owner}`
  if (isPersonNoun(base)) return `person${owner}`
  if (!isNoun(key)) {
    if (isThirdPerson(key)) return 'third'
    if (isPast(key)) return 'past'
    if (isGerund(key)) return 'gerund'
    if (isBaseVerb(key)) return 'base'
  }
  return `${ENDING.exec(base)?.[0] ?? ''}${owner}`
}

const NOWHERE = once(
  (): Sign => ({ ...signOf(''), id: 1, base: 1, kind: 1, role: 1, ending: 1, isFunction: true, isPlural: false }),
)

/** What stands between two words. */
function markOf(gap: string): number {
  if (gap === ' ') return 0
  if (/["“‘']$/.test(gap)) return /^\s/.test(gap) ? 1 : 2
  return 3 + ['["”’\']', ',', '[:;]', '[.!?|]', '\\s?[–—-]', '\\s?&', ''].findIndex((mark) => gap.search(mark) === 0)
}

const [START, END] = [10, 11]

let slots: number[] = []
function put(template: number, a = 0, b = 0, c = 0): void {
  let mixed = Math.imul(template + 1, 0x9e3779b1) ^ a
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) ^ b
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35) ^ c
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x2c1b3c6d)
  slots.push((mixed ^ (mixed >>> 13)) & (SLOTS - 1))
}

/** A headline as the features see it. */
interface Phrase {
  signs: readonly Sign[]
  /** What stands before each word. */
  marks: readonly number[]
  /** What the rules say of each word. */
  rules: readonly boolean[]
  isInCapitals: boolean
}

/**
 * @param rules of each word, whether the rules keep its capital
 * @param isInCapitals whether the headline was set in capitals, in which "US" and "us" are one word
 */
export function cluesOf({ words, quotes }: Headline, rules: readonly boolean[], isInCapitals: boolean): Clues[] {
  const marks = words.map(({ gap }, i) => (i === 0 ? START : markOf(gap)))
  const phrase: Phrase = { signs: words.map(({ text }) => signOf(text)), marks, rules, isInCapitals }
  const isOfWork = quotes.length > 0 && tellsOfWork(words) ? 1 : 2
  return words.map((word, at) => {
    if (!isCapital(word)) return NO_CLUES
    slots = []
    ofWord(phrase, at, word.quote < 0 ? 0 : placeInQuote(words, quotes[word.quote]!, at))
    if (word.quote >= 0) ofQuoted(phrase, at, quotes[word.quote]!, isOfWork)
    const clues = Uint32Array.from(slots)
    slots = []
    if (at > 0 && isCapital(words[at - 1])) ofPair(phrase, at)
    return { word: clues, pair: Uint32Array.from(slots) }
  })
}

/** Words that in capitals are one with an acronym: learned apart from those of title case. */
const ACRONYM_TOO: ReadonlySet<number> = new Set(['us', 'who', 'it', 'ice', 'aids', 'nice', 'cop'].map(hashOf))
const asAcronym = (sign: Sign): Sign => ({ ...sign, id: ~sign.id, base: ~sign.base })

const NO_CLUES: Clues = { word: new Uint32Array(), pair: new Uint32Array() }

function ofWord(phrase: Phrase, at: number, quote: number): void {
  const { signs, marks, rules, isInCapitals } = phrase
  const own = isInCapitals && ACRONYM_TOO.has(signs[at]!.base) ? asAcronym(signs[at]!) : signs[at]!
  const [before2, before] = [signs[at - 2] ?? NOWHERE(), signs[at - 1] ?? NOWHERE()]
  const [after, after2] = [signs[at + 1] ?? NOWHERE(), signs[at + 2] ?? NOWHERE()]
  const [mark, markAfter] = [marks[at]!, marks[at + 1] ?? END]
  const [rule, ruleBefore, ruleAfter] = [verdict(rules[at]), verdict(rules[at - 1]), verdict(rules[at + 1])]
  const determiner = determinerBefore(phrase, at)
  const head = headBehind(phrase, at)
  const headSign = signs[head]!
  const [nameBefore, nameBehind] = [nameNear(phrase, at, -1), nameNear(phrase, at, 1)]
  const number = own.isPlural ? 1 : 2

  // Known by heart: the word, and beside others.
  put(1, own.base)
  put(2, own.id)
  put(3, before.id, own.base, mark)
  put(4, own.base, after.base, markAfter)
  put(5, own.base, before.role)
  put(6, own.base, after.role)
  put(7, own.base, rule)
  put(8, own.base, quote)
  put(9, own.base, determiner)
  // It may be an acronym.
  if (isInCapitals && own.length < 5) put(10, own.base)

  put(11, own.kind)
  put(12, own.role)
  put(13, rule, own.role)
  put(14, own.role, before.role, mark)
  put(15, own.role, after.role, markAfter)
  put(16, before.id, own.role)
  put(17, after.base, own.role)
  put(18, mark, markAfter, own.role)
  put(19, quote, own.role)
  put(20, determiner, number, own.role)
  put(21, determiner, after.role)
  put(22, before2.role, own.role)
  put(23, after2.role, own.role)
  put(24, Math.min(at, 3), own.role)
  put(25, headSign.role, own.role, head - at)
  put(26, nameBefore, nameBehind, own.role)

  // The rest says other things of a known name than of an ordinary word.
  const grouped = (template: number, a = 0, b = 0, c = 0) => put(30 + template + 100 * own.group, a, b, c)
  grouped(0)
  grouped(1, own.ending, own.isOwner ? 1 : 2)
  grouped(2, own.shape)
  grouped(3, own.length)
  grouped(4, rule)
  grouped(5, rule, ruleBefore, ruleAfter)
  grouped(6, before.role, mark)
  grouped(7, after.role, markAfter)
  grouped(8, before.role, after.role)
  grouped(9, before.id, mark)
  grouped(10, after.base, markAfter)
  grouped(11, rule, ruleBefore, before.role)
  grouped(12, rule, ruleAfter, after.role)
  grouped(13, quote, rule, mark)
  grouped(14, own.ending, before.role)
  grouped(15, own.ending, after.role)
  grouped(16, headSign.base, head - at)
  grouped(17, nameBefore, nameBehind, rule)
  grouped(18, after.isVerb ? 1 : 2, number, determiner)
  grouped(21, before2.role, before.role, after.isVerb ? 1 : 2)
  grouped(22, before2.group, before.group, after.role)
  if (before.id === OF) grouped(19, before2.base, verdict(rules[at - 2]))
  if (after.id === OF || after.id === AND) grouped(20, verdict(rules[at + 2]), after2.role)
}

function ofQuoted({ signs, marks, rules }: Phrase, at: number, { firstWord, lastWord }: Quote, isOfWork: number): void {
  const [before, behind] = [signs[firstWord - 1] ?? NOWHERE(), signs[lastWord + 1] ?? NOWHERE()]
  const length = Math.min(lastWord - firstWord, 4)
  const rule = verdict(rules[at])
  put(60, isOfWork, length)
  put(61, isOfWork, length, rule)
  put(62, before.role, length)
  put(63, behind.role, length)
  put(64, before.id, isOfWork)
  put(65, behind.id, isOfWork)
  put(66, marks[firstWord]!, marks[lastWord + 1] ?? END, length)
  put(67, isOfWork, signs[at]!.role)
  // What is said has verbs and pronouns in it, a name hardly ever.
  const inside = signs.slice(firstWord, lastWord + 1)
  const first = inside[0]!
  const last = inside.at(-1)!
  const [closing, opening] = [marks[lastWord + 1] ?? END, marks[firstWord]!]
  const makeup = bitsOf([
    inside.some(({ id }) => PERSON.has(id)),
    inside.some(({ id }) => AUXILIARY.has(id)),
    inside.some(({ isThird }) => isThird),
    inside.some(({ isFunction }) => isFunction),
    inside.some(({ group }) => (group & 2) !== 0),
    inside.some(({ group }) => group === 0),
  ])
  put(68, makeup, length)
  put(69, makeup, signs[at]!.role)
  put(70, makeup, isOfWork, opening)
  put(71, first.role, length)
  put(72, last.role, length, closing)
  put(73, first.role, last.role)
  put(74, before.role, behind.role, isOfWork)
  put(75, before.base, length)
  put(76, behind.base, length)
  put(77, opening, behind.role, length)
  put(78, before.role, first.role)
  put(79, last.role, behind.role)
  put(80, first.isFunction ? first.id : 0, length)
  for (let i = firstWord - 4; i <= lastWord + 4; i++) {
    if (i >= firstWord && i <= lastWord) continue
    const near = signs[i]
    if (near !== undefined && !near.isFunction) put(81, near.base)
  }
}

const idsOf = (words: string): ReadonlySet<number> => new Set(words.split(' ').map(hashOf))
const PERSON = idsOf(
  "i we you he she they me us my our your his her their it i'm i've i'll we're we've you're it's he's she's they're let's",
)
const AUXILIARY = idsOf(
  "is are was were be been has have had will would can could may might must should do does did don't doesn't didn't can't won't isn't aren't not never no",
)

function ofPair({ signs, marks }: Phrase, at: number): void {
  const [before, own, mark] = [signs[at - 1]!, signs[at]!, marks[at]!]
  put(90, mark)
  put(91, before.role, mark)
  put(92, own.role, mark)
  put(93, before.role, own.role, mark)
  put(94, own.base, mark)
  put(95, before.base, mark)
  put(96, before.isOwner ? 1 : 2, mark, own.isPlural ? 1 : 2)
}

const [OF, AND] = [hashOf('of'), hashOf('and')]
const verdict = (rule: boolean | undefined): number => (rule === undefined ? 0 : rule ? 1 : 2)

/** The small word or the owner that begins the phrase of a word, and how far it is. */
function determinerBefore({ signs, marks }: Phrase, at: number): number {
  for (let i = at; i > Math.max(0, at - 4); i--) {
    if (marks[i] !== 0) return marks[i]! + 100
    const { isFunction, isOwner, id } = signs[i - 1]!
    if (isFunction) return id + (at - i)
    if (isOwner) return 200 + (at - i)
  }
  return at < 4 ? 300 : 301
}

/** Where the last word of the phrase stands. */
function headBehind({ signs, marks }: Phrase, at: number): number {
  let head = at
  while (head < at + 3 && marks[head + 1] === 0) {
    const next = signs[head + 1]!
    if (next.isFunction || next.isThird || (next.shape & CAPITAL) === 0) break
    head++
  }
  return head
}

/** How far in its phrase the nearest word is that the rules take for a name. */
function nameNear({ signs, marks, rules }: Phrase, at: number, step: 1 | -1): number {
  for (let i = 1; i <= 3; i++) {
    const j = at + i * step
    if ((step === 1 ? marks[j] : marks[j + 1]) !== 0 || signs[j] === undefined || signs[j].isFunction) return 9
    if (rules[j]) return i
  }
  return 8
}

/** How long the quotation is, what opens it, and whether the word does. */
const placeInQuote = (words: readonly Word[], { firstWord, lastWord }: Quote, at: number): number =>
  1 +
  Math.min(lastWord - firstWord + 1, 6) * 4 +
  (at === firstWord ? 1 : 0) +
  (words[firstWord]!.gap.endsWith('"') ? 2 : 0)
