/** A headline that tells two events, "…; …": who did the one did not do the other, and neither came of the other. */
import type { Clause, Range } from '../clause/clause.ts'
import { SPEECH } from '../clause/verbs.ts'
import { AFTER_BREAK, AFTER_COLON, isContent, NAMED, type Word } from '../clause/words.ts'
import { LIGHT, sameStem } from '../facts/clause-match.ts'
import { oncePerSource, type SourceFacts } from '../facts/facts.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'

/** One event: its words, the verbs of its clauses, and those who do something in it. */
interface Segment {
  words: readonly Word[]
  verbs: readonly Word[]
}

/** "Fire in Norwell kills two; flood hits Skerra" told as "Flood kills two". */
export function checkSegments(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const segments = segmentsOf(facts)
  if (segments.length < 2) return
  const { words } = reading
  for (const clause of reading.clauses) {
    if (clause.status === 'noun' || clause.marker === 'label') continue
    const verb = words[clause.verb]!
    const own = segmentOfVerb(segments, verb)
    if (own < 0) continue
    const doer = clause.subject === null ? undefined : lastContent(words, clause.subject)
    if (doer !== undefined && doer !== verb && !LIGHT.has(clause.lemma) && !SPEECH.has(clause.lemma)) {
      const theirs = segmentOf(segments, doer)
      if (theirs >= 0 && theirs !== own) {
        findings.push(wordFinding('roles', reading, words.indexOf(doer), clause.verb, 'makes one of two events'))
        return
      }
    }
    const main = isLinked(clause) ? mainOf(reading.clauses, clause) : undefined
    const other = main === undefined ? -1 : segmentOfVerb(segments, words[main.verb]!)
    if (other < 0 || other === own) continue
    findings.push(
      wordFinding('cause', reading, clause.verb, clause.verb, 'ties events that the source tells side by side'),
    )
    return
  }
}

const LINKS = new Set('after because since following before'.split(' '))

const isLinked = ({ marker }: Clause): boolean => LINKS.has(marker)

const mainOf = (clauses: readonly Clause[], linked: Clause): Clause | undefined =>
  clauses.find((clause) => clause !== linked && clause.marker === '' && clause.status !== 'noun')

/** The only segment with this verb, or -1. */
const segmentOfVerb = (segments: readonly Segment[], verb: Word): number =>
  onlyOne(segments, ({ verbs }) => verbs.some(({ lexeme }) => sameStem(lexeme, verb.lexeme)))

/** The only segment with this word, or -1. */
const segmentOf = (segments: readonly Segment[], word: Word): number =>
  onlyOne(segments, ({ words }) => words.some(({ lexeme }) => sameStem(lexeme, word.lexeme)))

function onlyOne(segments: readonly Segment[], holds: (segment: Segment) => boolean): number {
  const found = segments.flatMap((segment, i) => (holds(segment) ? [i] : []))
  return found.length === 1 ? found[0]! : -1
}

function lastContent(words: readonly Word[], { from, to }: Range): Word | undefined {
  return words.slice(from, to).findLast(isContent)
}

/** The parts of a headline that are sentences of their own, each with somebody who does something. */
const segmentsOf = oncePerSource(({ headline: { words, clauses }, parts }): readonly Segment[] => {
  if (parts.length > 1) return []
  const starts = words.flatMap(({ marks }, i) => ((marks & AFTER_BREAK) !== 0 ? [i] : []))
  if (starts.length < 2 || words.some(({ marks }) => (marks & AFTER_COLON) !== 0)) return []
  const segments = starts.map((from, i) => {
    const to = starts[i + 1] ?? words.length
    const own = clauses.filter(
      ({ verb, status, marker }) => verb >= from && verb < to && status !== 'noun' && marker !== 'label',
    )
    return { words: words.slice(from, to), own }
  })
  const isWhole = segments.every(({ own }) => own.some(({ subject }) => subject !== null && isNamed(words, subject)))
  return isWhole
    ? segments.map(({ words: its, own }) => ({ words: its, verbs: own.map(({ verb }) => words[verb]!) }))
    : []
})

/** Not "she" or "it", who may be told of before. */
const isNamed = (words: readonly Word[], { from, to }: Range): boolean =>
  words.slice(from, to).some((word) => isContent(word) || (word.marks & NAMED) !== 0)
