/**
 * What a word can be: its base forms, its senses (clusters of words that may stand for one another), its verb forms
 * and the small-word classes it belongs to. Built from the lists in `lexicon/` when the first word asks, so that a
 * process that debriefs nothing does not wait for it; each surface form is analysed once and remembered, because a
 * debrief asks for the same words some forty times.
 */
import { stem } from '../../text/analyze.ts'
import { CONFLICT_AND_HARM } from '../lexicon/conflict-and-harm.ts'
import { EVERYDAY_WORDS } from '../lexicon/everyday-words.ts'
import * as grammar from '../lexicon/grammar.ts'
import { IDIOMS } from '../lexicon/idioms.ts'
import { KIN } from '../lexicon/kin.ts'
import { LAW_AND_STATE } from '../lexicon/law-and-state.ts'
import { MONEY_AND_WORK } from '../lexicon/money-and-work.ts'
import { NEAR_WORDS } from '../lexicon/near-words.ts'
import { NEWSROOM } from '../lexicon/newsroom.ts'
import { PLACES } from '../lexicon/places.ts'
import { PLAIN_WORDS } from '../lexicon/plain-words.ts'
import { SPEECH_AND_PEOPLE } from '../lexicon/speech-and-people.ts'
import { TOPICS } from '../lexicon/topics.ts'
import { MORE_IRREGULAR, verbsOf } from '../lexicon/verbs.ts'
import { irregularVerbs } from '../words/word-forms.ts'
import { rootOf } from '../words/word-roots.ts'
import { otherSpelling, positivesOf, singularOf, unsuffixed } from '../words/word-spellings.ts'

/** Verb forms that a surface form can be. */
export const BASE = 1
export const THIRD = 2
export const PAST = 4
export const PARTICIPLE = 8
export const GERUND = 16

/** Classes of a word, as bits. */
export const DETERMINER = 1 << 0
export const PREPOSITION = 1 << 1
export const CONJUNCTION = 1 << 2
export const PRONOUN = 1 << 3
export const AUXILIARY = 1 << 4
export const MODAL = 1 << 5
export const NEGATOR = 1 << 6
export const WH = 1 << 7
export const EMPTY = 1 << 8
export const POSSIBILITY = 1 << 9
export const ALLEGATION = 1 << 10
export const APPROXIMATION = 1 << 11
export const PLANNING = 1 << 12
export const UNIVERSAL = 1 << 13
export const LIMITING = 1 << 14
export const CAUSAL = 1 << 15
export const COMPARATIVE = 1 << 16
export const MONTH = 1 << 17
export const WEEKDAY = 1 << 18
export const RELATIVE_DATE = 1 << 19
export const TIME_UNIT = 1 << 20
export const SECOND_PERSON = 1 << 21
export const ADVERB = 1 << 22
/** The word is also an ordinary noun, so as a predicate it needs evidence. */
export const NOUN_TOO = 1 << 23
export const PLACE_NAME = 1 << 24
export const KNOWN = 1 << 25
/** A verb only by its ending; may as well be a name. */
export const GUESSED = 1 << 27
/** Some sense of the word has an opposite. */
export const HAS_OPPOSITE = 1 << 28
/** A plural or a word that takes a plural verb. */
export const PLURAL = 1 << 26

export interface Lexeme {
  key: string
  stem: string
  /** Base form as a verb, else singular. */
  lemma: string
  /** See `words/word-roots.ts`. */
  root: string
  /** The singular of a plural form, or null. */
  singular: string | null
  flags: number
  verbForms: number
  senses: readonly number[]
  /** Senses that wider words may stand for: see `covers`. */
  narrower: readonly number[]
  /** Topics the word belongs to, as two words of bits. */
  topics: number
  moreTopics: number
  /** The phrases that begin with it, those of its own form first, then those of its base form; longest first. */
  phrases: readonly Phrase[]
  /** Answers to what rules ask of the word: see `clause/word-traits.ts`. */
  traits: readonly number[]
}

export interface Phrase {
  words: readonly string[]
  senses: readonly number[]
  flags: number
  /** Plain words for a figure of speech, whose own words are not meant literally. */
  plain?: readonly string[] | undefined
  /** As of a word. */
  narrower: readonly number[]
}

const sensesOf = new Map<string, readonly number[]>()
let sensesOfStem: Map<string, number[]> | null = null
const flagsOf = new Map<string, number>()
const phrasesFrom = new Map<string, Phrase[]>()
const irregularForms = new Map<string, { lemma: string; forms: number }[]>()
let verbs: ReadonlySet<string> = new Set()
let nounVerbs: ReadonlySet<string> = new Set()
/** What is told of a sense, as bits: there are a few thousand, and rules ask for each pair of words. */
const senseKinds: number[] = []
const OPPOSED = 1
const ACCUSATION = 2
const PLACE = 4
/** Sense of a wider word → it stands for these narrower words' own sense ids. */
const narrowerOf = new Map<string, number[]>()
const topicsOf = new Map<string, readonly [number, number]>()
let senseCount = 0
/** A phrase, an abbreviation, or a word with a hyphen. */
const COMPOSED = /[_.-]/

/** The sense on the other side of the line, or -1. */
export function oppositeOf(sense: number): number {
  return (senseKinds[sense]! & OPPOSED) !== 0 ? sense ^ 1 : -1
}

/** True for senses that accuse somebody of something, or tell a stage of a legal process. */
export function isAccusing(sense: number): boolean {
  return (senseKinds[sense]! & ACCUSATION) !== 0
}

/** True for countries, their people and capitals, institutions and their initials. */
function isPlaceSense(sense: number): boolean {
  return (senseKinds[sense]! & PLACE) !== 0
}

const LEXEME_CACHE_SIZE = 60_000
const lexemes = new Map<string, Lexeme>()

/** Analyses one folded word (lower case, plain apostrophes). */
export function lexemeOf(key: string): Lexeme {
  let lexeme = lexemes.get(key)
  if (lexeme === undefined) {
    if (senseCount === 0) load()
    lexeme = analyze(key)
    if (lexemes.size >= LEXEME_CACHE_SIZE) lexemes.clear()
    lexemes.set(key, lexeme)
  }
  return lexeme
}

function analyze(key: string): Lexeme {
  const readings = verbReadings(key)
  let verbForms = 0
  for (const reading of readings) verbForms |= reading.forms
  const singular = singularOf(key)
  const bases = new Set([key, ...readings.map((reading) => reading.lemma)])
  if (singular !== null) bases.add(singular)
  // "reaffirms" means what "affirms" means, where it has no sense of its own.
  for (const base of [...bases])
    if (/^re\w{5,}/.test(base) && !sensesOf.has(base) && verbs.has(base.slice(2))) bases.add(base.slice(2))
  let flags = flagsOf.get(key) ?? 0
  if (!sensesOf.has(key) && !topicsOf.has(key))
    for (const base of positivesOf(key)) if (sensesOf.has(base)) bases.add(base)
  for (const base of [...bases]) {
    const other = otherSpelling(base)
    if (other !== null && sensesOf.has(other)) bases.add(other)
  }
  const senses = new Set<number>()
  const narrower = new Set<number>()
  for (const base of bases) {
    for (const sense of sensesOf.get(base) ?? []) senses.add(sense)
    for (const sense of narrowerOf.get(base) ?? []) narrower.add(sense)
    if (nounVerbs.has(base) && ((verbForms & (BASE | THIRD)) !== 0 || GERUND_NOUNS.has(key))) flags |= NOUN_TOO
  }
  const wordStem = stem(key)
  if (senses.size === 0) for (const sense of sensesByStem().get(wordStem) ?? []) senses.add(sense)
  if ((/ly$/.test(key) && key.length > 4 && verbForms === 0 && !NO_ADVERBS.has(key)) || ADVERBS.has(key))
    flags |= ADVERB
  if (singular !== null || PLURAL_NOUNS.has(key)) flags |= PLURAL
  flags |= (flagsOf.get(key) ?? 0) & GUESSED
  if (senses.size > 0 || (verbForms > 0 && (flags & GUESSED) === 0)) flags |= KNOWN
  for (const sense of senses) {
    if (isPlaceSense(sense)) flags |= PLACE_NAME
    if (oppositeOf(sense) >= 0) flags |= HAS_OPPOSITE
  }
  const lemma = readings[0]?.lemma ?? singular ?? key
  let topics = 0
  let moreTopics = 0
  for (const base of bases) {
    const bits = topicsOf.get(base)
    if (bits === undefined) continue
    topics |= bits[0]
    moreTopics |= bits[1]
  }
  if ((topics | moreTopics) !== 0) flags |= KNOWN
  return {
    key,
    stem: wordStem,
    lemma,
    root: rootOf(key),
    singular,
    flags,
    verbForms,
    senses: [...senses],
    narrower: [...narrower],
    topics,
    moreTopics,
    phrases: phrasesOf(key, lemma),
    traits: UNASKED,
  }
}

const UNASKED: readonly number[] = [0]
const NO_PHRASES: readonly Phrase[] = []
const NONE: readonly number[] = []

function phrasesOf(key: string, lemma: string): readonly Phrase[] {
  const own = phrasesFrom.get(key) ?? NO_PHRASES
  const base = lemma === key ? undefined : phrasesFrom.get(lemma)
  return base === undefined ? own : [...own, ...base]
}

const PLURAL_NOUNS = new Set('people police men women children troops staff data sox cattle'.split(' '))

function verbReadings(key: string): { lemma: string; forms: number }[] {
  const readings = [...(irregularForms.get(key) ?? [])]
  const add = (lemma: string, forms: number) => {
    if (
      (verbs.has(lemma) || nounVerbs.has(lemma)) &&
      !readings.some((r) => r.lemma === lemma && (r.forms & forms) === forms)
    )
      readings.push({ lemma, forms })
  }
  add(key, BASE)
  if (key.endsWith('s') && !key.endsWith('ss')) {
    add(key.slice(0, -1), THIRD)
    if (key.endsWith('es')) add(key.slice(0, -2), THIRD)
    if (key.endsWith('ies')) add(`${key.slice(0, -3)}y`, THIRD)
  }
  if (key.endsWith('ed') && key !== 'seed')
    for (const base of unsuffixed(key.slice(0, -2))) add(base, PAST | PARTICIPLE)
  if (key.endsWith('ing')) for (const base of unsuffixed(key.slice(0, -3))) add(base, GERUND)
  if (readings.length === 0 && !PREFIXED_NOUNS.has(singularOf(key) ?? key)) {
    // "unseal", "miscount": as their verb is formed.
    const bare = /^(?:under|un|re|over|out|mis|dis)(\w{4,})$/.exec(key)
    if (bare !== null) {
      const prefix = key.slice(0, key.length - bare[1]!.length)
      for (const reading of verbReadings(bare[1]!))
        if (verbs.has(reading.lemma)) readings.push({ lemma: prefix + reading.lemma, forms: reading.forms })
      if (readings.length > 0) return readings
    }
  }
  // An unknown word in -ed or -ing is a verb we do not list.
  if (readings.length === 0 && key.length > 5) {
    flagsOf.set(key, (flagsOf.get(key) ?? 0) | GUESSED)
    if (
      /[^aeu]ed$/.test(key) &&
      !/(?:eed|bed|shred|thread|hundred|sacred|naked|wicked|rugged|kindred|biped|sled|infrared|bred)$/.test(key)
    )
      readings.push({ lemma: key.slice(0, -2), forms: PAST | PARTICIPLE })
    else if (/[^aeiou]{1,2}ing$/.test(key) && /[aeiou].*ing$/.test(key) && !NOUNS_IN_ING.has(key))
      readings.push({ lemma: key.slice(0, -3), forms: GERUND })
  }
  return readings
}

/** They begin like "undo" and "outdo", and are nouns. */
const PREFIXED_NOUNS = new Set('disease disorder outbreak outburst outcome outlook outpost underground'.split(' '))

const GERUND_NOUNS = new Set(
  'warning counting building ruling meeting filing spending killing shooting bombing funding hearing opening training finding feeling painting recording reading writing listing rating ranking rising trading voting parking shopping planning hiring holding offering setting hacking gathering beginning ending landing crossing boarding polling pricing strike stabbing beating shelling fighting smuggling trafficking lending borrowing mining fishing farming drilling testing banking engineering advertising publishing reporting timing following understanding swimming boxing racing'.split(
    ' ',
  ),
)
/** Behind a verb they say where or how often, and begin no object. */
const ADVERBS = new Set('again twice nationwide statewide worldwide abroad overseas'.split(' '))
/** Adjectives and nouns in -ly. */
const NO_ADVERBS = new Set(
  'daily weekly monthly quarterly yearly early likely unlikely only deadly elderly family ally supply rally reply apply july italy assembly friendly lovely costly ugly belly bully fly lonely holy anomaly rely multiply comply imply orderly hourly timely scholarly'.split(
    ' ',
  ),
)

const NOUNS_IN_ING = new Set(
  'nothing something anything everything morning evening during building meeting housing ceiling spring string clothing wedding lightning outing offspring sibling earring darling beijing boeing viking king'.split(
    ' ',
  ),
)

const inThree = (forms: string) => forms.split(' ') as [base: string, past: string, participle: string]

function load(): void {
  verbs = new Set(verbsOf('verb'))
  nounVerbs = new Set(verbsOf('noun'))
  for (const line of `${LAW_AND_STATE}${CONFLICT_AND_HARM}${MONEY_AND_WORK}${SPEECH_AND_PEOPLE}${NEWSROOM}${KIN}${PLAIN_WORDS}${EVERYDAY_WORDS}${NEAR_WORDS}`.split(
    '\n',
  ))
    addLine(line, false)
  for (const line of PLACES.split('\n')) addLine(line, true)
  for (const line of IDIOMS.trim().split('\n')) addIdioms(line)
  TOPICS.trim()
    .split('\n')
    .forEach((line, index) => {
      const own = index < 30 ? ([1 << index, 0] as const) : ([0, 1 << (index - 30)] as const)
      for (const word of line.split(' ').slice(1)) {
        const bits = topicsOf.get(word)
        topicsOf.set(word, bits === undefined ? own : [bits[0] | own[0], bits[1] | own[1]])
      }
    })
  for (const [lemma, past, participle] of [...irregularVerbs(), ...MORE_IRREGULAR.split(',').map(inThree)]) {
    addIrregular(past, lemma, PAST)
    addIrregular(participle, lemma, PARTICIPLE)
    if (lemma !== past) addIrregular(lemma, lemma, BASE)
  }
  const classes: [string, number][] = [
    [grammar.DETERMINERS, DETERMINER],
    [grammar.PREPOSITIONS, PREPOSITION],
    [grammar.CONJUNCTIONS, CONJUNCTION],
    [grammar.PRONOUNS, PRONOUN],
    [grammar.BE, AUXILIARY],
    [grammar.HAVE, AUXILIARY],
    [grammar.DO, AUXILIARY],
    [grammar.MODALS, MODAL],
    [grammar.NEGATORS, NEGATOR],
    [grammar.WH, WH],
    [grammar.EMPTY_WORDS, EMPTY],
    [grammar.POSSIBILITY, POSSIBILITY],
    [grammar.ALLEGATION, ALLEGATION],
    [grammar.APPROXIMATION, APPROXIMATION],
    [grammar.PLANNING, PLANNING],
    [grammar.UNIVERSAL, UNIVERSAL],
    [grammar.LIMITING, LIMITING],
    [grammar.CAUSAL, CAUSAL],
    [grammar.COMPARATIVE, COMPARATIVE],
    [grammar.MONTHS, MONTH],
    [grammar.WEEKDAYS, WEEKDAY],
    [grammar.RELATIVE_DATES, RELATIVE_DATE],
    [grammar.TIME_UNITS, TIME_UNIT],
    [grammar.SECOND_PERSON, SECOND_PERSON],
  ]
  for (const [words, flag] of classes) {
    for (const word of words.split(' ')) {
      if (word.includes('_')) addPhrase(word, [], flag)
      else flagsOf.set(word, (flagsOf.get(word) ?? 0) | flag)
    }
  }
  for (const unit of grammar.TIME_UNITS.split(' ')) flagsOf.set(`${unit}s`, (flagsOf.get(`${unit}s`) ?? 0) | TIME_UNIT)
  for (const phrases of phrasesFrom.values())
    if (phrases.length > 1) phrases.sort((a, b) => b.words.length - a.words.length)
}

function addIdioms(line: string): void {
  const entries = line.split(' ')
  const plain = entries.filter((entry) => !entry.includes('_'))
  for (const idiom of entries) if (idiom.includes('_')) addPhrase(idiom, [], 0, plain)
}

function addIrregular(form: string, lemma: string, forms: number): void {
  const readings = irregularForms.get(form) ?? []
  const known = readings.find((reading) => reading.lemma === lemma)
  if (known) known.forms |= forms
  else readings.push({ lemma, forms })
  irregularForms.set(form, readings)
}

function addLine(line: string, isPlace: boolean): void {
  let text = line.trim()
  if (text === '') return
  const isAccusation = text.startsWith('!')
  if (isAccusation) text = text.slice(1).trim()
  senseCount += 2
  while (senseKinds.length < senseCount + 2) senseKinds.push(0)
  if (text.includes('<')) {
    const [wide, narrow] = text.split('<') as [string, string]
    addSenses(wide, senseCount)
    if (isAccusation) senseKinds[senseCount]! |= ACCUSATION
    if (isPlace) senseKinds[senseCount]! |= PLACE
    for (const word of narrow.trim().split(' '))
      if (word.includes('_')) addPhrase(word, [], 0, undefined, [senseCount])
      else narrowerOf.set(word, [...(narrowerOf.get(word) ?? []), senseCount])
    return
  }
  const sides = text.split('|')
  for (const [index, side] of sides.entries()) {
    const sense = senseCount + index
    if (sides.length === 2) senseKinds[sense]! |= OPPOSED
    if (isAccusation && index === 0) senseKinds[sense]! |= ACCUSATION
    if (isPlace) senseKinds[sense]! |= PLACE
    addSenses(side, sense)
  }
}

function addSenses(list: string, sense: number): void {
  const words = list.trim().split(' ')
  // Most words have one sense: they share its list.
  const own = [sense]
  if (COMPOSED.test(list)) for (const word of words) addSense(word, own)
  else for (const word of words) addPlainSense(word, own)
}

function addSense(word: string, own: readonly number[]): void {
  if (word.includes('_')) {
    addPhrase(word, own, 0)
    return
  }
  const plain = word.replaceAll('.', '')
  addPlainSense(plain, own)
  if (!word.includes('-')) return
  addPlainSense(plain.replaceAll('-', ''), own)
  addPhrase(word.replaceAll('-', '_'), own, 0)
}

function addPlainSense(word: string, own: readonly number[]): void {
  const senses = sensesOf.get(word)
  if (senses === undefined) sensesOf.set(word, own)
  else if (!senses.includes(own[0]!)) sensesOf.set(word, [...senses, own[0]!])
}

/** Built when first asked: stemming the whole lexicon would double the time to load. */
function sensesByStem(): Map<string, number[]> {
  if (sensesOfStem !== null) return sensesOfStem
  sensesOfStem = new Map()
  for (const [word, senses] of sensesOf) {
    const wordStem = stem(word)
    sensesOfStem.set(wordStem, [...new Set([...(sensesOfStem.get(wordStem) ?? []), ...senses])])
  }
  return sensesOfStem
}

function addPhrase(
  phrase: string,
  senses: readonly number[],
  flags: number,
  plain?: readonly string[],
  narrower: readonly number[] = NONE,
): void {
  const words = phrase.replaceAll('-', '_').split('_')
  const first = words[0]!
  const known = phrasesFrom.get(first)
  if (known === undefined) {
    phrasesFrom.set(first, [{ words, senses, flags, plain, narrower }])
    return
  }
  const same = known.findIndex(
    (entry) => entry.words.length === words.length && entry.words.every((word, i) => word === words[i]),
  )
  if (same < 0) known.push({ words, senses, flags, plain, narrower })
  else {
    const other = known[same]!
    known[same] = {
      words,
      senses: [...new Set([...other.senses, ...senses])],
      flags: other.flags | flags,
      plain: plain ?? other.plain,
      narrower: [...other.narrower, ...narrower],
    }
  }
}
