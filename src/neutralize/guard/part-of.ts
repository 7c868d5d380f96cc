/** A part is not the whole, nor whose it is: “storm destroys roof of church” told as “storm destroys church”. */
import type { Clause, Range } from '../clause/clause.ts'
import { isContent, type Word } from '../clause/words.ts'
import { sameStem, sameWord } from '../facts/clause-match.ts'
import type { SourceFacts } from '../facts/facts.ts'
import { headWord } from '../facts/same-one.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'

/** Of these the whole is more than its part; who praises a part may be said to praise the whole. */
const WHOLLY = new Set(
  'destroy demolish gut raze level wreck ruin burn close shut ban sell buy arrest jail kill sink seize evacuate'.split(
    ' ',
  ),
)

/** They count or describe what stands behind "of", and are no part of it. */
const MEASURES = new Set(
  'number group lot dozen hundred thousand million billion type kind sort pair set series handful majority cluster couple host string wave range array member crowd ton bunch batch case use sale city town village island acre hectare tonne pound kilo kilogram gram ounce liter litre gallon barrel mile kilometer kilometre meter metre foot bag box crate truckload boatload shipment consignment haul cache stash hoard trove stockpile load amount quantity volume collection chain block row fleet network flock herd pack stack pile score supply'.split(
    ' ',
  ),
)

/** Adds a finding for a deed done to the whole that the headline tells as done to a part of it. */
export function checkPartOf({ headline }: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const { words } = reading
  for (const clause of reading.clauses) {
    const mine = themeOf(clause)
    if (mine === null || !WHOLLY.has(clause.lemma) || clause.status === 'noun') continue
    const whole = words[headWord(words, mine)]
    if (whole === undefined) continue
    const isPartOnly = headline.clauses.some((other) => {
      if (!sameStem(words[clause.verb]!.lexeme, headline.words[other.verb]!.lexeme)) return false
      const theirs = themeOf(other)
      if (theirs === null || headline.words[theirs.to]?.lexeme.key !== 'of') return false
      const part = headline.words[theirs.to - 1]!
      if (MEASURES.has(part.lexeme.singular ?? part.lexeme.key)) return false
      const behind = other.adjuncts.find(({ preposition, range }) => preposition === 'of' && range.from >= theirs.to)
      return (
        behind !== undefined &&
        isSame(headline.words, behind.range, whole) &&
        !words.some((word) => isContent(word) && sameWord(word.lexeme, part.lexeme))
      )
    })
    if (!isPartOnly) continue
    findings.push(wordFinding('scope', reading, clause.verb, clause.verb, 'is done to a part of it alone'))
    return
  }
}

const themeOf = ({ isPassive, subject, object }: Clause): Range | null => (isPassive ? subject : object)

function isSame(words: readonly Word[], range: Range, word: Word): boolean {
  const head = words[headWord(words, range)]
  return head !== undefined && sameStem(head.lexeme, word.lexeme)
}
