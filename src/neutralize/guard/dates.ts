/** Dates, days and spans of time of a candidate: each stands in the source, and shifted as it is there. */
import { MONTH, RELATIVE_DATE, TIME_UNIT, WEEKDAY } from '../clause/lexicon.ts'
import { CAPITAL, NUMERIC, SENTENCE_START, type Word } from '../clause/words.ts'
import type { SourceFacts } from '../facts/facts.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'

/** Classes of the words that tell a time. */
export const DATED = MONTH | WEEKDAY | RELATIVE_DATE | TIME_UNIT

const DATE_FRAME = new Set(
  'in on since until by from late early mid last next this of through before after end during for'.split(' '),
)

const SHIFTS = new Set('last next this past coming previous following every each upcoming current'.split(' '))

/** Adds a finding where the word at `index` tells a time that the source does not tell. */
export function checkDate(facts: SourceFacts, reading: CandidateReading, index: number, findings: Finding[]): void {
  const word = reading.words[index]!
  const { flags } = word.lexeme
  if ((flags & DATED) === 0) return
  if ((flags & WEEKDAY) !== 0 || ((flags & MONTH) !== 0 && isMonth(reading.words, index))) {
    if (!isWordKnown(facts, word))
      findings.push(wordFinding('date', reading, index, index, 'is a date the source does not have'))
  } else if ((flags & RELATIVE_DATE) !== 0) {
    if (!isTimeKnown(facts, reading.words, index))
      findings.push(wordFinding('date', reading, index, index, 'is a time the source does not have'))
  } else if ((flags & TIME_UNIT) !== 0 && isShiftedAnew(facts, reading, index))
    findings.push(wordFinding('date', reading, index - 1, index, 'places the event at another time than the source'))
}

/** The word, or one that may stand for it, is in the source. */
export function isWordKnown(facts: SourceFacts, { lexeme }: Word): boolean {
  return facts.keys.has(lexeme.key) || lexeme.senses.some((sense) => facts.senses.has(sense))
}

function isMonth(words: readonly Word[], index: number): boolean {
  const word = words[index]!
  const key = word.lexeme.key
  if (key !== 'may' && key !== 'march') return (word.marks & CAPITAL) !== 0
  if ((word.marks & CAPITAL) === 0 || (word.marks & SENTENCE_START) !== 0) return false
  const before = words[index - 1]
  const after = words[index + 1]
  return (
    (after !== undefined && (after.marks & NUMERIC) !== 0) ||
    (before !== undefined && (DATE_FRAME.has(before.lexeme.key) || (before.marks & NUMERIC) !== 0))
  )
}

/** "1:30 a.m." is in the morning. */
const HALVES: Readonly<Record<string, readonly string[]>> = {
  morning: ['am', 'a.m'],
  afternoon: ['pm', 'p.m'],
  evening: ['pm', 'p.m'],
}

/** "tonight", "autumn", "the evening". */
function isTimeKnown({ keys }: SourceFacts, words: readonly Word[], index: number): boolean {
  const { key } = words[index]!.lexeme
  if (keys.has(key) || keys.has(`${key}s`) || HALVES[key]?.some((half) => keys.has(half))) return true
  switch (key) {
    case 'evening':
      return keys.has('night')
    case 'autumn':
      return keys.has('fall')
    // Prices fall and leaves spring, too.
    case 'fall':
      return true
    case 'spring':
      return !DATE_FRAME.has(words[index - 1]?.lexeme.key ?? '')
    default:
      return false
  }
}

/** "next week" where the source has "last week". */
function isShiftedAnew(facts: SourceFacts, { words, numbers }: CandidateReading, index: number): boolean {
  const { key, lemma } = words[index]!.lexeme
  const shift = words[index - 1]?.lexeme.key ?? ''
  if (!SHIFTS.has(shift) || key === 'second') return false
  // "following months of delay": after them.
  if (shift === 'following' && words[index + 1]?.lexeme.key === 'of') return false
  if (numbers.some(({ from, to }) => from <= index && to > index)) return false
  return !isShiftedAlike(facts, shift, lemma) && !(shift === 'this' && isEndOf(facts, lemma))
}

/** "by the end of the year" is this year. */
function isEndOf(facts: SourceFacts, unit: string): boolean {
  return facts.parts.some((part) =>
    part.words.some((word, at) => word.lexeme.lemma === unit && part.words[at - 1]?.lexeme.key === 'the'),
  )
}

/** Some part of the source has the unit shifted the same way. */
function isShiftedAlike(facts: SourceFacts, shift: string, unit: string): boolean {
  return facts.parts.some(({ words }) =>
    words.some(({ lexeme }, at) => {
      if (lexeme.lemma !== unit && lexeme.key !== unit) return false
      if (isSameShift(shift, words[at - 1]?.lexeme.key ?? '')) return true
      // "Week ahead" is this week, or the coming one.
      return (NEAR.has(shift) || NEXT.has(shift)) && words[at + 1]?.lexeme.key === 'ahead'
    }),
  )
}

const NEAR = new Set(['this', 'current'])
const NEXT = new Set(['next', 'coming', 'following', 'upcoming'])
const EACH = new Set(['each', 'every', 'a', 'per'])
const LAST = new Set(['past', 'previous', 'final'])

function isSameShift(mine: string, theirs: string): boolean {
  if (mine === theirs || [NEAR, NEXT, EACH].some((kin) => kin.has(mine) && kin.has(theirs))) return true
  return mine === 'last' ? LAST.has(theirs) : mine === 'past' && theirs === 'last'
}
