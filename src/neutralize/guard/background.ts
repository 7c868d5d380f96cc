/**
 * Background: what a summary tells of another year. It may be told with its date; without one it would be news.
 * “In 2013 floods forced 5,000 from their homes” is not told as “Floods force 5,000 from their homes”.
 */
import type { Clause } from '../clause/clause.ts'
import { BASE, MONTH, THIRD, TIME_UNIT } from '../clause/lexicon.ts'
import { AFTER_BREAK, AFTER_COMMA, NUMERIC, SENTENCE_START, type Word } from '../clause/words.ts'
import { isCopula, LIGHT, matchingClauses } from '../facts/clause-match.ts'
import type { SourceFacts, SourcePart } from '../facts/facts.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'

/** Adds a finding for a deed told as news that only a dated sentence of the summary has. */
export function checkBackground(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  if (facts.isAlone) return
  for (const clause of reading.clauses) {
    if (clause.marker === 'label' || isCopula(clause) || LIGHT.has(clause.lemma) || !isNews(reading, clause)) continue
    const matches = matchingClauses(facts, reading, clause)
    const isOld = matches.every(
      ({ part, clause: told, isHeadline }) => !isHeadline && isBackground(part, told, reading),
    )
    if (matches.length === 0 || !isOld) continue
    findings.push(wordFinding('date', reading, clause.verb, clause.verb, 'leaves out that it was at another time'))
    return
  }
}

/** “buys”, “fined”: as headlines tell what is new. */
function isNews({ words }: CandidateReading, { verb, group, status, isPassive }: Clause): boolean {
  if (status === 'noun' || status === 'planned' || WAS.has(words[group.from]!.lexeme.key)) return false
  return isPassive || (words[verb]!.lexeme.verbForms & (BASE | THIRD)) !== 0
}

const WAS = new Set(['was', 'were', 'had'])

/** The clause tells of another time, which the candidate does not name. */
export function isBackground({ words, clauses }: SourcePart, { verb }: Clause, reading: CandidateReading): boolean {
  let from = verb
  while (from > 0 && (words[from]!.marks & SENTENCE_START) === 0) from--
  for (let at = from; at < words.length && (at <= verb || (words[at]!.marks & SENTENCE_START) === 0); at++)
    if (
      isOtherTime(words, at) &&
      goesFor(words, at, verb, from) &&
      !clauses.some((other) => other.verb > verb && other.verb < at)
    )
      return !reading.words.some(({ lexeme }) => lexeme.key === words[at]!.lexeme.key)
  return false
}

/** No clause of its own stands between; a date in front of the sentence goes for all of it. */
function goesFor(words: readonly Word[], at: number, verb: number, start: number): boolean {
  const [from, to] = at < verb ? [at, verb] : [verb, at]
  for (let i = from + 1; i <= to; i++) {
    const { lexeme, marks } = words[i]!
    if (OPENING.has(lexeme.key) || (marks & AFTER_BREAK) !== 0) return false
    if ((marks & AFTER_COMMA) !== 0 && !(i === at + 1 && at <= start + 1)) return false
  }
  return true
}

const OPENING = new Set('who which whose that when where but while since'.split(' '))

/** “in 2013”, “last year”, “three years ago”. */
function isOtherTime(words: readonly Word[], at: number): boolean {
  const { lexeme } = words[at]!
  const before = words[at - 1]?.lexeme
  if (isYear(words[at]!)) return before !== undefined && (before.key === 'in' || (before.flags & MONTH) !== 0)
  if (lexeme.key === 'ago') return true
  return (lexeme.flags & TIME_UNIT) !== 0 && before?.key === 'last' && LONG.has(lexeme.lemma)
}

const LONG = new Set(['year', 'season', 'decade', 'century'])

const isYear = ({ raw, marks }: Word): boolean => (marks & NUMERIC) !== 0 && /^(?:1[5-9]|20)\d\d$/.test(raw)
