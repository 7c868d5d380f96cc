/** "… at Skerra this year and Norwell in 2027": what shares the verb of a surer piece is no surer than the source tells it. */
import { PREPOSITION } from '../clause/lexicon.ts'
import { isContent, NAMED, NUMERIC, type Word } from '../clause/words.ts'
import { sameStem } from '../facts/clause-match.ts'
import type { SourceFacts, SourcePart } from '../facts/facts.ts'
import { modalityOf } from '../facts/modality.ts'
import { OPEN } from '../facts/modality-operators.ts'
import { HEDGES } from '../facts/sureness.ts'
import { DATED } from './dates.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'

/** Adds a finding for a name and its time behind "and" that every part of the source only thinks possible. */
export function checkSharedVerb(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  if ((facts.allFlags & HEDGES) === 0 || (reading.flags & HEDGES) !== 0) return
  const { words, clauses } = reading
  for (let and = 1; and + 3 < words.length; and++) {
    const [name, preposition, time] = [words[and + 1]!, words[and + 2]!, words[and + 3]!]
    if (words[and]!.lexeme.key !== 'and' || !isName(name) || !isTime(time)) continue
    if ((preposition.lexeme.flags & PREPOSITION) === 0 || clauses.some(({ verb }) => verb > and)) continue
    const told = facts.parts.flatMap((part) => placesOf(part, name, time).map((at) => modalityOf(part).levels[at]))
    if (told.length === 0 || told.some((level) => level !== OPEN)) continue
    findings.push(wordFinding('hedge', reading, and + 1, and + 3, 'tells as so what the source leaves open'))
    return
  }
}

const isName = (word: Word): boolean => isContent(word) && (word.marks & NAMED) !== 0

const isTime = ({ lexeme, marks }: Word): boolean => (marks & NUMERIC) !== 0 || (lexeme.flags & DATED) !== 0

/** How many words may stand between a name and its time. */
const REACH = 4

/** Where the source has the name with that time behind it. */
function placesOf({ words }: SourcePart, name: Word, time: Word): number[] {
  return words.flatMap(({ lexeme }, at) =>
    sameStem(lexeme, name.lexeme) &&
    words.slice(at + 1, at + 1 + REACH).some((word) => word.lexeme.key === time.lexeme.key)
      ? [at]
      : [],
  )
}
