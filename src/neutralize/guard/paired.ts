/** Two of one kind, each with its own: “coast guard blames fog, owner blames radar” is not told the other way about. */
import type { Clause } from '../clause/clause.ts'
import { overlaps, sameHead, sameStem } from '../facts/clause-match.ts'
import type { SourceFacts } from '../facts/facts.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'

/** Adds a finding for a deed with the doer of one clause of the headline and the object of another with the same verb. */
export function checkPaired({ headline }: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  if (headline.clauses.length < 2) return
  const { words } = reading
  for (const clause of reading.clauses) {
    if (!isWhole(clause)) continue
    const alike = headline.clauses.filter(
      (other) => isWhole(other) && sameStem(headline.words[other.verb]!.lexeme, words[clause.verb]!.lexeme),
    )
    if (alike.length < 2) continue
    const isDoer = ({ subject }: Clause) => overlaps(words, clause.subject, headline.words, subject)
    const isDone = ({ object }: Clause) => sameHead(words, clause.object, headline.words, object)
    if (alike.some((other) => isDoer(other) && isDone(other))) continue
    if (!alike.some(isDoer) || !alike.some(isDone)) continue
    findings.push(wordFinding('roles', reading, clause.verb, clause.verb, 'has the object of another in the source'))
    return
  }
}

const isWhole = ({ subject, object, isPassive, status }: Clause): boolean =>
  subject !== null && object !== null && !isPassive && status !== 'noun'
