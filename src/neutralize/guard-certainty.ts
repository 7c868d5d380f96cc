/**
 * How sure a candidate is of what it says, against how sure the source is: the rules in the order they are asked.
 */
import { matchingClauses } from './clause-match.ts'
import type { SourceFacts } from './facts.ts'
import { checkDirection } from './guard-direction.ts'
import { checkClaims, checkHedges } from './guard-hedges.ts'
import { checkNegators, checkPolarity } from './guard-negation.ts'
import { checkQuotes } from './guard-quotes.ts'
import type { CandidateReading, Finding } from './guard-rules.ts'
import { checkSaid, checkSaidWords, checkSpeaker } from './guard-speakers.ts'
import { checkPurpose, checkSureness } from './guard-sureness.ts'
import { checkNoun } from './guard-vouching.ts'

export function checkCertainty(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  checkNegators(facts, reading, findings)
  checkDirection(facts, reading, findings)
  checkHedges(facts, reading, findings)
  checkClaims(facts, reading, findings)
  for (const clause of reading.clauses) {
    if (clause.marker === 'label') continue
    const matches = matchingClauses(facts, reading.words, clause)
    checkSureness(facts, reading, clause, matches, findings)
    checkPolarity(facts, reading, clause, matches, findings)
    checkNoun(facts, reading, clause, matches, findings)
    checkSpeaker(facts, reading, clause, findings)
    checkSaidWords(facts, reading, clause, findings)
  }
  checkPurpose(facts, reading, findings)
  checkQuotes(facts, reading, findings)
  if (findings.length === 0) checkSaid(facts, reading, findings)
}
