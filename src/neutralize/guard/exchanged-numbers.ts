/** A number of the summary, or of another title, in the place of the headline's own: “holds rates at 4.5 %” told with 3.1. */
import { sameWord } from '../facts/clause-match.ts'
import type { SourceFacts } from '../facts/facts.ts'
import type { NumberMention } from '../facts/numbers.ts'
import { sameNumber } from '../facts/same-number.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'

/** Adds a finding for a number that the headline lacks, where it has another that counts the same and is told no more. */
export function checkExchangedNumber(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  if (facts.isAlone) return
  const theirs = facts.headline.numbers
  for (const mention of reading.numbers) {
    if (isLoose(mention) || theirs.some((other) => sameNumber(mention, other) || mention.value === other.value))
      continue
    const isExchanged = theirs.some(
      (other) =>
        !isLoose(other) &&
        countsLike(mention, other) &&
        reading.words[mention.from - 1]?.lexeme.stem === facts.headline.words[other.from - 1]?.lexeme.stem &&
        !reading.numbers.some((mine) => mine.value === other.value),
    )
    const isKnown = facts.numbers.some((other) => sameNumber(mention, other))
    if (!isExchanged || !isKnown) continue
    findings.push(wordFinding('number', reading, mention.from, mention.to - 1, 'stands where the headline has another'))
    return
  }
}

/** A multiple, a rank or a score says what other numbers come to. */
const isLoose = ({ unit, isOrdinal, isScore, isImplied }: NumberMention): boolean =>
  isOrdinal || isScore || isImplied || unit === 'vague' || unit === 'fold' || unit === 'part' || unit === 'era'

function countsLike(a: NumberMention, b: NumberMention): boolean {
  if (a.unit !== b.unit || a.bound !== b.bound) return false
  if (a.unit !== '') return true
  return a.counted !== null && b.counted !== null && sameWord(a.counted, b.counted)
}
