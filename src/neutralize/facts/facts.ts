/**
 * The facts of a source (headline, summary, titles of the same story) in the form in which the guard asks for them:
 * which words, senses, names and numbers it holds, and what its clauses say. Built once per source, asked by every
 * candidate.
 */
import { isAccusing, KNOWN, lexemeOf, PLACE_NAME } from '../clause/lexicon.ts'
import { traitsIn } from '../clause/word-traits.ts'
import {
  AFTER_BREAK,
  AFTER_COMMA,
  ALL_CAPITALS,
  CAPITAL,
  isContent,
  NAMED,
  readWords,
  SENTENCE_START,
  WHO_BODY,
  type Word,
} from '../clause/words.ts'
import { isCommonWord } from '../headline/true-case.ts'
import type { NumberMention } from './numbers.ts'
import { type ReadText, readText } from './text.ts'

export interface GuardSource {
  headline: string
  summary?: string
  siblingTitles?: readonly string[]
  /** The headline again in words of ours: they are borne out by it, and tell nothing more. */
  rewordings?: readonly string[]
}

/** One text of the source, read. */
export type SourcePart = ReadText

export interface SourceFacts {
  source: GuardSource
  headline: SourcePart
  /** The headline first, then the summary, the sibling titles and the rewordings. */
  parts: SourcePart[]
  /** Whether nobody but the headline tells of it: no summary, no sibling title. */
  isAlone: boolean
  /** Word keys and stems that occur anywhere in the source. */
  keys: Set<string>
  stems: Set<string>
  roots: Set<string>
  /** Senses of the source's words. */
  senses: Set<number>
  /** Senses of the words that are written with a capital. */
  nameSenses: Set<number>
  /** Senses that a wider word may stand for. */
  narrower: Set<number>
  /** Topics that the source speaks of. */
  topics: number
  moreTopics: number
  /** Some word of the source accuses or tells a stage of a legal process. */
  accuses: boolean
  /** Some word of the source tells of a claim or a report. */
  claims: boolean
  /** Some clause of the source tells what is to come. */
  hasPlan: boolean
  acronyms: Set<string>
  /** Keys of words that a part in sentence case writes with a capital: Bacon, Sellers. */
  names: Set<string>
  numbers: NumberMention[]
  /** Union of the class bits of the headline's words, and of all words. */
  headlineFlags: number
  allFlags: number
  /** Union of what the words of all parts answer to the rules: see `clause/word-traits.ts`. */
  traits: readonly number[]
  /** What `oncePerSource` has read. */
  answers: unknown[]
}

let questionsOfSources = 0

/** What a rule asks of a source, read when the first candidate asks and kept for all others. */
export function oncePerSource<T extends NonNullable<unknown>>(
  read: (facts: SourceFacts) => T,
): (facts: SourceFacts) => T {
  const at = questionsOfSources++
  return (facts) => {
    facts.answers[at] ??= read(facts)
    return facts.answers[at] as T
  }
}

/** Summaries are cut by publishers and by us; the guard never reads more than this of one. */
const LONGEST_PART = 1_000
const MOST_SIBLINGS = 12

/** Feeds that escape twice leave " #39;s" behind. */
function withoutEntities(text: string): string {
  return text.includes('#3')
    ? text.replace(/\s?&?#39;/g, "'").replace(/&?#3[46];/g, (entity) => (entity.includes('36') ? '$' : '"'))
    : text
}

const CLAIMS = /^(?:claim|alleg|report|rumo|accusation|suspicion|fears)/

/** Reads a source once, for any number of candidates. */
export function readSource(source: GuardSource): SourceFacts {
  const texts = [source.headline.slice(0, LONGEST_PART)]
  if (source.summary) texts.push(withoutEntities(source.summary.slice(0, LONGEST_PART)))
  for (const title of (source.siblingTitles ?? []).slice(0, MOST_SIBLINGS)) texts.push(title.slice(0, LONGEST_PART))
  const isAlone = texts.length === 1
  for (const title of source.rewordings ?? []) texts.push(title.slice(0, LONGEST_PART))
  const parts = texts.map((text) => {
    return readText(text, readWords(text))
  })
  const facts: SourceFacts = {
    source,
    headline: parts[0]!,
    parts,
    isAlone,
    keys: new Set(),
    stems: new Set(),
    roots: new Set(),
    senses: new Set(),
    nameSenses: new Set(),
    narrower: new Set(),
    topics: 0,
    moreTopics: 0,
    accuses: false,
    claims: false,
    hasPlan: parts.some((part) =>
      part.clauses.some((clause) => clause.status === 'planned' && clause.governor === null),
    ),
    acronyms: new Set(),
    names: new Set(),
    numbers: parts.flatMap((part) => part.numbers),
    headlineFlags: 0,
    allFlags: 0,
    traits: traitsIn(parts.flatMap((part) => part.words)),
    answers: new Array(questionsOfSources).fill(undefined),
  }
  for (const part of parts) addNames(facts, part.words)
  parts.forEach((part, index) => {
    let figureTo = 0
    part.words.forEach((word, at) => {
      if (word.phrase?.plain !== undefined) figureTo = at + word.phrase.words.length
      // "strike over pay": the small word ends nothing.
      const next = part.words[at + 1]
      const isSmall =
        word.lexeme.key === 'over' && next !== undefined && (next.marks & (AFTER_COMMA | AFTER_BREAK)) === 0
      addWord(facts, word, index === 0, part.words[at - 1]?.lexeme.key === 'not', at < figureTo || isSmall)
    })
    markNames(facts, part.words)
  })
  return facts
}

/** @param isDenied "not guilty": nobody is accused of what is denied in one breath */
function addWord(facts: SourceFacts, word: Word, isHeadline: boolean, isDenied: boolean, isFigure: boolean): void {
  const { lexeme } = word
  facts.keys.add(lexeme.key)
  facts.stems.add(lexeme.stem)
  facts.roots.add(lexeme.root)
  if (lexeme.lemma !== lexeme.key) {
    facts.keys.add(lexeme.lemma)
    facts.stems.add(lexemeOf(lexeme.lemma).stem)
  }
  // What stands in for the words of a figure is no fact.
  for (const sense of isFigure ? [] : lexeme.senses) {
    if (isDenied && isAccusing(sense)) continue
    facts.senses.add(sense)
    if ((word.marks & CAPITAL) !== 0) facts.nameSenses.add(sense)
    facts.accuses ||= isAccusing(sense)
  }
  if (!isFigure) {
    for (const sense of lexeme.narrower) facts.narrower.add(sense)
    facts.topics |= lexeme.topics
    facts.moreTopics |= lexeme.moreTopics
  }
  facts.claims ||= CLAIMS.test(lexeme.key)
  let flags = lexeme.flags
  if (word.phrase !== null) {
    for (const sense of word.phrase.senses) facts.senses.add(sense)
    for (const sense of word.phrase.narrower) facts.narrower.add(sense)
    flags |= word.phrase.flags
    for (const plain of word.phrase.plain ?? []) {
      facts.keys.add(plain)
      facts.stems.add(lexemeOf(plain).stem)
    }
  }
  facts.allFlags |= flags
  if (isHeadline) facts.headlineFlags |= flags
  if ((word.marks & ALL_CAPITALS) !== 0) facts.acronyms.add(lexeme.key === WHO_BODY ? 'who' : lexeme.key)
}

function addNames(facts: SourceFacts, words: readonly Word[]): void {
  if (isTitleCase(words)) return
  for (const word of words)
    if ((word.marks & CAPITAL) !== 0 && (word.marks & SENTENCE_START) === 0) facts.names.add(word.lexeme.key)
}

function isTitleCase(words: readonly Word[]): boolean {
  let long = 0
  let capital = 0
  for (const { lexeme, marks } of words) {
    if (lexeme.key.length < 4) continue
    long++
    if ((marks & CAPITAL) !== 0) capital++
  }
  return capital > long * 0.7
}

/** Marks the words that are names, in a text of the source or in a candidate. */
export function markNames(facts: SourceFacts, words: readonly Word[]): void {
  const isPlain = !isTitleCase(words)
  for (const word of words) {
    if ((word.marks & CAPITAL) === 0 || !isContent(word)) continue
    const { flags, key } = word.lexeme
    const isInside = (word.marks & SENTENCE_START) === 0
    if (
      (flags & PLACE_NAME) !== 0 ||
      facts.names.has(key) ||
      (isPlain && isInside) ||
      ((flags & KNOWN) === 0 && (isInside || !isCommonWord(key)))
    )
      word.marks |= NAMED
  }
}

/** Initials of runs of capitalised words: "New South Wales" → nsw. */
export const initialsOf = oncePerSource((facts) => {
  const found = new Set<string>()
  for (const part of facts.parts) addInitials(found, part.words)
  return found
})

function addInitials(found: Set<string>, words: readonly Word[]): void {
  for (let from = 0; from < words.length; from++) {
    let initials = ''
    // "BOJ" counts the small word, too.
    let spelt = ''
    for (let i = from; i < words.length && i < from + 9; i++) {
      const word = words[i]!
      const first = word.raw[0]!
      if (first === first.toLowerCase()) {
        if (
          word.lexeme.key === 'of' ||
          word.lexeme.key === 'for' ||
          word.lexeme.key === 'the' ||
          word.lexeme.key === 'and'
        ) {
          spelt += first
          continue
        }
        break
      }
      initials += first.toLowerCase()
      spelt += first.toLowerCase()
      if (initials.length >= 2) found.add(initials === 'who' ? WHO_BODY : initials).add(spelt)
    }
  }
}
