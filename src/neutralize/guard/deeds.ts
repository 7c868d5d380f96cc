/** A deed of the candidate beside a deed of the source: whether it is the same, and who stands where in both. */
import type { Clause, Range } from '../clause/clause.ts'
import { PREPOSITION } from '../clause/lexicon.ts'
import { ERGATIVE, MOVING, rolesOf } from '../clause/roles.ts'
import { FACTIVE, SPEECH } from '../clause/verbs.ts'
import { hasTrait } from '../clause/word-traits.ts'
import { NAMED, type Word } from '../clause/words.ts'
import { AGENT, isCopula, overlaps, sameHead, sameStem, sharesSense } from '../facts/clause-match.ts'
import type { SourcePart } from '../facts/facts.ts'
import { headWord } from '../facts/same-one.ts'
import { isSaying, SAYING } from '../facts/sureness.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'

/** A clause of the candidate and one of the source. */
export interface DeedPair {
  words: readonly Word[]
  clause: Clause
  part: SourcePart
  other: Clause
}

/** @param mayDiffer verbs of like meaning tell the same deed, too */
export function isSameDeed({ words, clause, part, other }: DeedPair, mayDiffer: boolean): boolean {
  if (other.status === 'noun' || isCopula(other)) return false
  if (isSaying(words, clause) || clause.marker === 'label')
    return (
      // "stronger than expected": nobody in particular expects it.
      other.marker !== 'than' && (isSaying(part.words, other) || FACTIVE.has(other.lemma) || other.marker === 'label')
    )
  if (other.marker === 'label' || other.marker === 'than') return false
  return (
    sameStem(words[clause.verb]!.lexeme, part.words[other.verb]!.lexeme) || (mayDiffer && sharesSense(clause, other))
  )
}

export function isSameVerb({ words, clause, part, other }: DeedPair): boolean {
  return (
    SAYING.has(clause.lemma) ||
    clause.marker === 'label' ||
    sameStem(words[clause.verb]!.lexeme, part.words[other.verb]!.lexeme)
  )
}

/** A verb of like meaning tells the same deed where it is done to the same thing. */
export function isSameObject({ words, clause, part, other }: DeedPair): boolean {
  return overlaps(words, rolesOf(clause, words).done, part.words, rolesOf(other, part.words).done)
}

/** Done to somebody here, and by himself there. */
export function isMovedBy({ words, clause, part, other }: DeedPair): boolean {
  return (
    !clause.isPassive &&
    clause.object !== null &&
    (ERGATIVE.has(other.lemma) || MOVING.has(other.lemma)) &&
    isWithoutObject(other) &&
    sameHead(words, clause.object, part.words, other.subject)
  )
}

/** "…to end", "…ending": who does it is told by the clause above. */
export function isGoverned(clause: Clause): boolean {
  return (
    (clause.status === 'planned' && clause.governor !== null) ||
    (clause.status === 'ongoing' && clause.group.from === clause.verb)
  )
}

export function isWithoutObject(clause: Clause): boolean {
  return !clause.isPassive && clause.object === null
}

/** The reader has taken too much into the phrase, or begins it with the end of another. */
export function isMisread(words: readonly Word[], clauses: readonly Clause[], range: Range): boolean {
  if ((words[range.from]!.lexeme.flags & PREPOSITION) !== 0) return true
  return clauses.some((clause) => clause.verb >= range.from && clause.verb < range.to && clause.marker !== 'attribute')
}

/** Somebody who can do things himself: a name, or a court, a leader, a group. */
export function isActing(words: readonly Word[], range: Range): boolean {
  const head = words[headWord(words, range)]
  return head !== undefined && ((head.marks & NAMED) !== 0 || hasTrait(head.lexeme, AGENT))
}

/** "Map posted by X labels strait" for "X labels strait": what somebody puts forth speaks for him. */
export function isPutForth(
  reading: CandidateReading,
  { clause, part }: DeedPair,
  { mine, theirs }: { mine: Range; theirs: Range },
): boolean {
  return reading.clauses.some(
    ({ verb, isPassive, agent, subject }) =>
      isPassive &&
      verb < clause.verb &&
      agent !== null &&
      overlaps(reading.words, agent, part.words, theirs) &&
      (overlaps(reading.words, subject, reading.words, mine) || (verb >= mine.from && verb < mine.to)),
  )
}

export function swapFinding(reading: CandidateReading, clause: Clause, mine: Range): Finding {
  return wordFinding(
    SPEECH.has(clause.lemma) ? 'attribution' : 'roles',
    reading,
    Math.min(mine.from, clause.group.from),
    Math.max(mine.to, clause.group.to, mine.from + 1) - 1,
    'lets two change places',
  )
}
