/**
 * What has moved from one deed to another: "backs bill on guns, opposes bill on schools" told with the bills exchanged,
 * and "mayor resigns after wife's arrest" told with the mayor arrested.
 */
import type { Clause, Range } from './clause.ts'
import { isCopula, LIGHT, overlaps, sameLast, sameStem } from './clause-match.ts'
import { isContent, NAMED, POSSESSIVE, type Word } from './clause-words.ts'
import type { SourceFacts, SourcePart } from './facts.ts'
import { type CandidateReading, type Finding, wordFinding } from './guard-rules.ts'
import { isRelative } from './same-one.ts'
import { isPersonNoun } from './vocabulary.ts'

export function checkMoved(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  for (const clause of reading.clauses) {
    if (isCopula(clause) || clause.status === 'noun' || clause.marker === 'label') continue
    const moved = movedAdjunct(facts, reading, clause)
    if (moved !== null) {
      findings.push(wordFinding('roles', reading, moved.from, moved.to - 1, 'belongs to another deed of the source'))
      return
    }
    if (!isOthersDeed(facts, reading, clause)) continue
    findings.push(wordFinding('roles', reading, clause.verb, clause.verb, 'is told of another in the source'))
    return
  }
}

/** The phrase behind a preposition stands behind it in another clause of the headline, which has another verb. */
function movedAdjunct({ headline }: SourceFacts, { words }: CandidateReading, clause: Clause): Range | null {
  if (LIGHT.has(clause.lemma)) return null
  const isSame = (other: Clause) => sameStem(words[clause.verb]!.lexeme, headline.words[other.verb]!.lexeme)
  for (const { preposition, range } of clause.adjuncts) {
    let isMoved = false
    let isKept = false
    for (const other of headline.clauses)
      for (const theirs of other.adjuncts) {
        if (theirs.preposition !== preposition) continue
        const isHere = sameLast(words, range, headline.words, theirs.range)
        if (isSame(other)) isKept ||= isHere
        else isMoved ||= isHere && headline.clauses.some((own) => isSame(own) && hasAnother(own, preposition))
      }
    if (isMoved && !isKept) return range
  }
  return null
}

function hasAnother({ adjuncts }: Clause, preposition: string): boolean {
  return adjuncts.some((adjunct) => adjunct.preposition === preposition)
}

/** "wife's arrest" told as "mayor arrested": the source has the deed as a noun, and the noun belongs to somebody else. */
function isOthersDeed(facts: SourceFacts, { words }: CandidateReading, clause: Clause): boolean {
  const { subject, object, agent } = clause
  if (subject === null || !isPerson(words, subject)) return false
  let isFound = false
  for (const part of facts.parts)
    for (let i = 0; i < part.words.length; i++) {
      if (!sameStem(part.words[i]!.lexeme, words[clause.verb]!.lexeme)) continue
      if (part.clauses.some(({ verb }) => verb === i)) return false
      const owner = ownerOf(part, i)
      if (owner === null) return false
      if ([subject, object, agent].some((range) => overlaps(words, range, part.words, owner))) return false
      isFound = true
    }
  return isFound
}

/** Whose deed it is: a person right before the noun. */
function ownerOf({ words }: SourcePart, index: number): Range | null {
  const before = words[index - 1]
  const isOwner =
    before !== undefined &&
    (before.marks & POSSESSIVE) !== 0 &&
    ((before.marks & NAMED) !== 0 || isRelative(before.lexeme.lemma) || isPersonNoun(before.lexeme.key))
  return isOwner ? { from: index - 1, to: index } : null
}

function isPerson(words: readonly Word[], { from, to }: Range): boolean {
  return words
    .slice(from, to)
    .some((word) => isContent(word) && ((word.marks & NAMED) !== 0 || isPersonNoun(word.lexeme.key)))
}
