/**
 * What the words of a headline tell of where its main verb stands: places that may be it, each with the slots of its
 * features in the table of weights. The trainer and the reader share this file; a change here needs a new model.
 */

import { memoize, WORDS_KEPT } from '../../text/memoize.ts'
import { isCommonWord } from '../headline/true-case.ts'
import { firstNames } from '../headline/true-case-names.ts'
import { AUXILIARIES } from '../words/closed-classes.ts'
import {
  isBaseVerb,
  isGerund,
  isNoun,
  isParticiple,
  isPast,
  isPersonNoun,
  isThirdPerson,
  verbLemma,
} from '../words/vocabulary.ts'
import { ACTS_ITSELF } from './verbs.ts'

/** How a verb tells: the last three leave a form of "be" or "will" out. */
export type VerbReading = 'present' | 'past' | 'auxiliary' | 'passive' | 'progressive' | 'future'

/** A place where the main verb may begin. */
export interface VerbPlace {
  /** Index of the word: the auxiliary, the "to" of a plan or the verb itself. */
  at: number
  reading: VerbReading
}

/** Length of the table of weights, a power of two. */
export const SLOTS = 1 << 15

const THIRD = 1
const BASE = 2
const PAST = 4
const PARTICIPLE = 8
const GERUND = 16
const NOUN = 32
const PERSON = 64
const AUXILIARY = 128
const CAPITAL = 256
const CLOSED = 512
const BOUNDARY = 1024
const HOLDS_NOUN = 2048
const ADVERB = 4096
const PLURAL = 8192
/** A past of what somebody does without an object. */
const ACTS = 16384
const VERBAL = THIRD | BASE | PAST | PARTICIPLE | GERUND

/** One word as the features see it. */
export interface Token {
  /** In small letters, without marks. */
  key: string
  id: number
  /** Number of its class: of small words the word itself. */
  kind: number
  lemma: number
  flags: number
  hasComma: boolean
  isQuoted: boolean
}

const AUXILIARY_WORD = new RegExp(
  `^(?:${AUXILIARIES}|am|shall|be|(?:is|are|was|were|has|have|had|wo|would|could|ca|should|does|do|did|must)n't|cannot)$`,
)
const SMALL_WORDS =
  /^(?:the|a|an|his|her|its|their|my|your|our|this|that|these|those|no|not|never|some|all|both|every|each|any|of|in|on|at|to|for|from|by|with|as|after|before|over|about|amid|during|while|despite|against|into|near|and|but|or|if|when|who|which|because|since|until|through|under|between|among|following|how|why|what|where|whose|than|up|down|out|off|back|away|more|most|less|new|first|last|he|she|it|they|we|you|i|him|them|himself|themselves|there|here|so|just|also|still|now|again|set|one|two|three|four|five|six|ten|dead|per|like|via|without|ahead|around|behind|toward|towards|across)$/
const SMALL_VERBS = /^(?:set|like|back)$/
const BOUNDARIES =
  /^(?:as|after|before|while|that|who|which|when|if|because|since|until|though|although|whether|how|why|what|where|but|amid|despite|following|whose|and|or)$/
/** Inside a quotation headlines keep their capitals. */
const QUOTED = /^[“"‘']/
const PREPOSITIONS = /^(?:of|in|on|at|for|from|with|over|against|by|to)$/
const ADVERBS = /^(?:also|still|now|just|again|never|always|often|soon|then|long|even|ever|not|once)$|ly$/
/** Behind "has" these make a perfect. */
const PERFECT = /^(?:been|not|to|had|never|also|already|just|long|yet)$|ly$/

const hashOf = (text: string): number => {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return value
}

type WordFacts = Pick<Token, 'key' | 'id' | 'kind' | 'lemma' | 'flags'>

/** @param word as it stands, with a mark in front when it is the first */
const factsOf = memoize((word): WordFacts => {
  const isFirst = word.charCodeAt(0) === 1
  const plain = isFirst ? word.slice(1) : word
  const key = plain
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/^[“”"‘'([]+|[,;:.!?”"')\]]+$/g, '')
  const isCapital =
    /^[“"‘'(]*\p{Lu}/u.test(plain) && (!(isFirst || QUOTED.test(plain)) || !isCommonWord(key) || firstNames.has(key))
  let flags = isCapital ? CAPITAL : 0
  if (AUXILIARY_WORD.test(key)) flags |= AUXILIARY
  if (!isCapital) {
    if (isThirdPerson(key)) flags |= THIRD
    if (isBaseVerb(key)) flags |= BASE
    if (isPast(key)) flags |= PAST
    if (isParticiple(key)) flags |= PARTICIPLE
    if (isGerund(key)) flags |= GERUND
    if (SMALL_WORDS.test(key)) flags |= CLOSED
    if (ADVERBS.test(key)) flags |= ADVERB
    if (ACTS_ITSELF.test(key)) flags |= ACTS
  }
  if (isNoun(key)) flags |= NOUN
  if (isPersonNoun(key)) flags |= PERSON
  if (BOUNDARIES.test(key)) flags |= BOUNDARY
  if (PREPOSITIONS.test(key)) flags |= HOLDS_NOUN
  if (/[^su]s$|^(?:people|men|women|children|police|teens)$/.test(key)) flags |= PLURAL
  return { key, id: hashOf(key), kind: hashOf(classOf(key, flags)), lemma: hashOf(verbLemma(key) ?? key), flags }
}, WORDS_KEPT)

function classOf(key: string, flags: number): string {
  if ((flags & AUXILIARY) !== 0) return 'auxiliary'
  if ((flags & CLOSED) !== 0) return `=${key}`
  if (/^[$£€]?\d/.test(key)) return 'number'
  if ((flags & CAPITAL) !== 0) return /'s$/.test(key) ? "Name's" : `Name ${flags & (PERSON | PLURAL)}`
  if (/'s$|s'$/.test(key)) return "'s"
  const known = flags & (VERBAL | NOUN | PERSON)
  return known !== 0
    ? `${known}`
    : (/(?:ly|ing|ed|al|ic|ous|ive|ful|less|[ai]ble|ish|ian|ese|[^su]s)$/.exec(key)?.[0] ?? 'word').replace(/^.s$/, 's')
}

/** @param words of one statement, without a mark at its end */
export function tokensOf(words: readonly string[]): Token[] {
  let isQuoted = false
  return words.map((word, i) => {
    if (/^[“"‘']/.test(word)) isQuoted = true
    const token = { ...factsOf(i === 0 ? `\u0001${word}` : word), hasComma: /,['"”’]?$/.test(word), isQuoted }
    if (/[”"]$|[’'][,.]?$/.test(word)) isQuoted = false
    return token
  })
}

/** Every place where the main verb may begin, in order. */
export function verbPlaces(tokens: readonly Token[]): VerbPlace[] {
  const places: VerbPlace[] = []
  for (let at = 1; at < tokens.length; at++) {
    const { key, flags } = tokens[at]!
    if ((flags & CAPITAL) !== 0) continue
    const next = tokens[at + 1]
    const put = (reading: VerbReading) => places.push({ at, reading })
    if ((flags & AUXILIARY) !== 0) {
      if (key !== 'be') put('auxiliary')
      const isPerfect = next !== undefined && (PERFECT.test(next.key) || (next.flags & PARTICIPLE) !== 0)
      if (!isPerfect && /^ha(?:s|ve)$/.test(key)) put('present')
      if (!isPerfect && key === 'had') put('past')
    } else if (key === 'to') {
      if (next !== undefined && ((next.flags & BASE) !== 0 || /^(?:be|have|do)$/.test(next.key))) put('future')
    } else if ((flags & CLOSED) === 0 || SMALL_VERBS.test(key)) {
      const isUnknown = (flags & VERBAL) === 0
      if ((flags & (THIRD | BASE)) !== 0 || (isUnknown && /[^su]s$/.test(key))) put('present')
      if ((flags & PAST) !== 0 || (isUnknown && /ed$/.test(key))) put('past')
      if ((flags & PARTICIPLE) !== 0 || (isUnknown && /ed$/.test(key))) put('passive')
      if ((flags & GERUND) !== 0 || (isUnknown && /ing$/.test(key))) put('progressive')
    }
  }
  return places
}

const READINGS: readonly VerbReading[] = ['present', 'past', 'auxiliary', 'passive', 'progressive', 'future']
const NOWHERE: Token = { key: '', id: 1, kind: 1, lemma: 1, flags: 0, hasComma: false, isQuoted: false }

const slots = new Uint16Array(128)
let count = 0
let salt = 0

function put(template: number, a = 0, b = 0, c = 0): void {
  let mixed = Math.imul(salt ^ template, 0x9e3779b1) ^ a
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) ^ b
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35) ^ c
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x2c1b3c6d)
  slots[count++] = (mixed ^ (mixed >>> 13)) & (SLOTS - 1)
}

/** What stands around a place, counted: verbs, auxiliaries, commas, prepositions. */
interface Around {
  sure: number
  likely: number
  auxiliaries: number
  commas: number
  prepositions: number
  boundary: number
}

function around(tokens: readonly Token[], from: number, to: number, stopsAtBoundary: boolean): Around {
  const found: Around = { sure: 0, likely: 0, auxiliaries: 0, commas: 0, prepositions: 0, boundary: 0 }
  for (let j = from; j < to; j++) {
    const { flags, id, key, hasComma } = tokens[j]!
    if ((flags & BOUNDARY) !== 0) {
      if (!stopsAtBoundary) found.boundary = id
      else if (key !== 'and' && key !== 'or') {
        found.boundary = id
        break
      }
    }
    if (j > 0 && (flags & (CAPITAL | CLOSED)) === 0) {
      const isSure =
        ((flags & THIRD) !== 0 && (flags & NOUN) === 0) ||
        ((flags & PAST) !== 0 && ((flags & PARTICIPLE) === 0 || (flags & ACTS) !== 0))
      if (isSure) found.sure++
      else if ((flags & VERBAL) !== 0) found.likely++
    }
    if ((flags & AUXILIARY) !== 0) found.auxiliaries++
    if (hasComma) found.commas++
    if ((flags & HOLDS_NOUN) !== 0) found.prepositions++
  }
  return found
}

const most = Math.min

/**
 * The slots of a place's features, or of there being none.
 * @returns a view that the next call overwrites
 */
export function featuresOf(
  tokens: readonly Token[],
  places: readonly VerbPlace[],
  place: VerbPlace | null,
): Uint16Array {
  count = 0
  if (place === null) ofNone(tokens, places)
  else ofPlace(tokens, places, place)
  return slots.subarray(0, count)
}

function ofNone(tokens: readonly Token[], places: readonly VerbPlace[]): void {
  salt = 99
  const [first = NOWHERE, second = NOWHERE] = tokens
  const all = around(tokens, 1, tokens.length, false)
  put(0)
  put(1, first.id)
  put(2, first.kind)
  put(3, second.kind)
  put(4, first.kind, second.kind)
  put(5, most(tokens.length, 14))
  put(6, tokens.at(-1)!.kind)
  put(7, most(all.auxiliaries, 2), most(all.sure, 2))
  put(8, most(all.sure, 3), most(all.likely, 3))
  put(9, most(places.length, 5))
  put(10, tokens.some(({ key }) => /^(?:how|why|what|who|when|where)$/.test(key)) ? 1 : 0)
  put(
    11,
    tokens.findIndex(({ key }) => key === 'of'),
  )
  put(12, readingsIn(places))
}

/** A bit for each reading that occurs. */
function readingsIn(places: readonly VerbPlace[], holds: (at: number) => boolean = () => true): number {
  return places.reduce((bits, { at, reading }) => (holds(at) ? bits | (1 << READINGS.indexOf(reading)) : bits), 0)
}

function ofPlace(tokens: readonly Token[], places: readonly VerbPlace[], { at, reading }: VerbPlace): void {
  salt = READINGS.indexOf(reading) + 1
  const n = tokens.length
  const word = tokens[at]!
  let behind = at - 1
  while (behind > 0 && (tokens[behind]!.flags & (ADVERB | CAPITAL)) === ADVERB) behind--
  const p1 = tokens[behind] ?? NOWHERE
  const p2 = tokens[behind - 1] ?? NOWHERE
  const p3 = tokens[behind - 2] ?? NOWHERE
  const verbAt = reading === 'future' ? at + 1 : at
  const verb = tokens[verbAt]!
  const n1 = tokens[verbAt + 1] ?? NOWHERE
  const n2 = tokens[verbAt + 2] ?? NOWHERE
  put(0)
  put(1, verb.id)
  put(2, verb.lemma)
  put(3, verb.kind)
  put(4, hashOf(verb.key.slice(-3)))
  put(5, p1.kind)
  put(6, p1.id)
  put(7, p2.kind)
  put(8, p2.kind, p1.kind)
  put(9, p3.kind, p2.kind, p1.kind)
  put(10, n1.kind)
  put(11, n1.id)
  put(12, n2.kind)
  put(13, n1.kind, n2.kind)
  put(14, verb.kind, p1.kind)
  put(15, verb.kind, n1.kind)
  put(16, p1.kind, n1.kind)
  put(17, p1.kind, verb.kind, n1.kind)
  put(18, verb.lemma, n1.kind)
  put(19, verb.lemma, p1.kind)
  put(20, (behind < at - 1 ? 1 : 0) + (p1.hasComma ? 2 : 0) + (word.hasComma ? 4 : 0) + (word.isQuoted ? 8 : 0))
  put(21, p1.hasComma ? 1 : 0)
  put(22, word.hasComma ? 1 : 0)
  put(23, word.isQuoted ? 1 : 0)
  const before = around(tokens, 0, at, false)
  const after = around(tokens, verbAt + 1, n, true)
  put(24, p1.flags & (PLURAL | CAPITAL), verb.flags & (THIRD | BASE), before.prepositions > 0 ? 1 : 0)
  put(25, most(at, 8))
  put(26, most(n - 1 - at, 5))
  put(27, p1.flags & PERSON, tokens.slice(0, at).some(({ flags }) => (flags & PERSON) !== 0) ? 1 : 0)
  put(28, before.boundary)
  put(29, most(before.likely, 3))
  put(30, most(before.sure, 2))
  put(31, most(before.auxiliaries, 2))
  put(32, most(before.commas, 2))
  put(33, most(before.prepositions, 2))
  put(34, before.boundary, most(2, before.likely + before.sure + before.auxiliaries))
  put(35, most(after.likely, 3))
  put(36, most(after.sure, 2))
  put(37, most(after.auxiliaries, 2))
  put(38, after.boundary)
  put(39, after.likely + after.sure + after.auxiliaries > 0 ? 1 : 0, verb.kind)
  put(40, tokens[0]!.kind)
  put(41, tokens[0]!.id)
  put(42, tokens.slice(verbAt + 1).some(({ key }) => key === 'by') ? 1 : 0, n1.key === 'by' ? 1 : 0)
  put(43, most(3, places.filter((other) => other.reading === reading && other.at < at).length))
  put(
    44,
    readingsIn(places, (other) => other !== at),
  )
  put(
    45,
    readingsIn(places, (other) => other < at),
    readingsIn(places, (other) => other > at),
  )
  put(46, verb.flags & ACTS, n1.flags & HOLDS_NOUN, n1 === NOWHERE ? 1 : 0)
  put(47, verb.flags & ACTS, n1.kind)
}
