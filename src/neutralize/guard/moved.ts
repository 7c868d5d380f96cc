/**
 * What has moved from one deed to another: “mayor resigns after wife's arrest” told with the mayor arrested, and “club to
 * be sold to Holm” told as “Holm to sell club”.
 */
import type { Clause, Range } from '../clause/clause.ts'
import { NOUN_TOO } from '../clause/lexicon.ts'
import { hasTrait, occurs, trait } from '../clause/word-traits.ts'
import { isContent, NAMED, POSSESSIVE, type Word } from '../clause/words.ts'
import { isCopula, LIGHT, overlaps, sameLast, sameStem } from '../facts/clause-match.ts'
import type { SourceFacts, SourcePart } from '../facts/facts.ts'
import { isRelative } from '../facts/same-one.ts'
import { isPersonNoun } from '../words/vocabulary.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'

export function checkMoved(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  checkOwnersOfKin(facts, reading, findings)
  for (const clause of reading.clauses) {
    if (isCopula(clause) || clause.status === 'noun' || clause.marker === 'label') continue
    const moved = movedAdjunct(facts, reading, clause)
    if (moved !== null) {
      findings.push(wordFinding('roles', reading, moved.from, moved.to - 1, 'belongs to another deed of the source'))
      return
    }
    if (
      !isOthersDeed(facts, reading, clause) &&
      !isAttached(facts, reading, clause) &&
      !isTurnedAdjunct(facts, reading, clause) &&
      !isReceiverActing(facts, reading, clause)
    )
      continue
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

/** "Norland takes stake in Corvale" told as "Corvale takes stake in Norland": the doer has gone behind the preposition. */
function isTurnedAdjunct({ headline }: SourceFacts, { words }: CandidateReading, clause: Clause): boolean {
  const { subject, object, isPassive } = clause
  if (subject === null || object === null || isPassive) return false
  return headline.clauses.some(
    (other) =>
      other.subject !== null &&
      !other.isPassive &&
      sameStem(words[clause.verb]!.lexeme, headline.words[other.verb]!.lexeme) &&
      sameLast(words, object, headline.words, other.object) &&
      !overlaps(words, subject, headline.words, other.subject) &&
      clause.adjuncts.some(({ preposition, range }) =>
        other.adjuncts.some(
          (theirs) =>
            theirs.preposition === preposition &&
            overlaps(words, range, headline.words, other.subject) &&
            overlaps(words, subject, headline.words, theirs.range),
        ),
      ),
  )
}

const ENDS = new Set(['to', 'from'])

/** "club to be sold to Holm" told as "Holm to sell club", "answer needed from bank" as "bank needs answer". */
function isReceiverActing({ parts, stems }: SourceFacts, { words }: CandidateReading, clause: Clause): boolean {
  const { subject, object, isPassive, verb } = clause
  if (subject === null || object === null || isPassive || !stems.has(words[verb]!.lexeme.stem)) return false
  let isFound = false
  for (const part of parts)
    for (const other of part.clauses) {
      if (!sameStem(words[verb]!.lexeme, part.words[other.verb]!.lexeme)) continue
      if (!other.isPassive || overlaps(words, subject, part.words, other.agent)) return false
      isFound ||=
        overlaps(words, object, part.words, other.subject) &&
        other.adjuncts.some(
          ({ preposition, range }) => ENDS.has(preposition) && overlaps(words, subject, part.words, range),
        )
    }
  return isFound
}

function hasAnother({ adjuncts }: Clause, preposition: string): boolean {
  return adjuncts.some((adjunct) => adjunct.preposition === preposition)
}

/** "Firm linked to mayor's brother wins" told as "mayor's brother wins": he is named only to say which firm it is. */
function isAttached({ headline, parts }: SourceFacts, { words }: CandidateReading, clause: Clause): boolean {
  const doer = clause.isPassive ? null : clause.subject
  if (doer === null || LIGHT.has(clause.lemma)) return false
  const isHis = (part: SourcePart, { verb, subject }: Clause) =>
    sameStem(words[clause.verb]!.lexeme, part.words[verb]!.lexeme) && overlaps(words, doer, part.words, subject)
  if (parts.some((part) => part.clauses.some((other) => isHis(part, other)))) return false
  return headline.clauses.some(
    (other) =>
      sameStem(words[clause.verb]!.lexeme, headline.words[other.verb]!.lexeme) &&
      // "killed in Norland strikes": a noun that the reader took for a verb.
      (headline.words[other.verb]!.lexeme.flags & NOUN_TOO) === 0 &&
      headline.clauses.some(
        ({ subject, isPassive, verb, group, adjuncts, agent }) =>
          isPassive &&
          group.from === verb &&
          verb < other.verb &&
          other.governor === null &&
          subject !== null &&
          subject.from === other.subject?.from &&
          [agent, ...adjuncts.map(({ range }) => range)].some(
            (range) => range !== null && range.to === other.group.from && sameLast(words, doer, headline.words, range),
          ),
      ),
  )
}

/** "wife's arrest" told as "mayor arrested": the source has the deed as a noun, and the noun belongs to somebody else. */
function isOthersDeed(facts: SourceFacts, { words }: CandidateReading, clause: Clause): boolean {
  const { subject, object, agent } = clause
  const { stem, root } = words[clause.verb]!.lexeme
  if (subject === null || (!facts.stems.has(stem) && !facts.roots.has(root)) || !isPerson(words, subject)) return false
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
    ((before.marks & NAMED) !== 0 || isRelative(before.lexeme.lemma) || hasTrait(before.lexeme, PERSON))
  return isOwner ? { from: index - 1, to: index } : null
}

const PERSON = trait(({ key }) => isPersonNoun(key))

function isPerson(words: readonly Word[], { from, to }: Range): boolean {
  for (let i = from; i < to; i++) {
    const word = words[i]!
    if (isContent(word) && ((word.marks & NAMED) !== 0 || hasTrait(word.lexeme, PERSON))) return true
  }
  return false
}

const KIN = trait(({ lemma }) => isRelative(lemma))

/** "wife of jailed editor wins" told as "jailed editor wins": whoever is named only for his kin is not told of alone. */
function checkOwnersOfKin(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const { words, traits } = facts.headline
  if (!occurs(traits, KIN)) return
  for (let i = 0; i < words.length; i++) {
    const kin = words[i]!
    if (!isRelative(kin.lexeme.lemma)) continue
    if (reading.words.some(({ lexeme }) => isRelative(lexeme.lemma) || sharesSense(lexeme, kin.lexeme))) return
    const owner = ownerOfKin(words, i)
    if (owner < 0) continue
    const { lexeme } = words[owner]!
    const named = namedFor(facts, reading, i, lexeme)
    if (named !== null) {
      findings.push(wordFinding('roles', reading, named.from, named.to - 1, 'is told of instead of his kin'))
      return
    }
    const isOnlyOwner = facts.parts.every((part) =>
      part.words.every((word, at) => !sameStem(word.lexeme, lexeme) || isKinsOwner(part.words, at)),
    )
    if (!isOnlyOwner) continue
    const at = reading.words.findIndex((word) => sameStem(word.lexeme, lexeme))
    if (at < 0) continue
    findings.push(wordFinding('roles', reading, at, at, 'is told of instead of his kin'))
    return
  }
}

/** "leader's sister denies talks" told as "Holm denies talks", where the summary has "leader Holm". */
function namedFor(facts: SourceFacts, reading: CandidateReading, kin: number, owner: Word['lexeme']): Range | null {
  const names = facts.parts.flatMap(({ words }) =>
    words.filter((word, at) => (word.marks & NAMED) !== 0 && sameTitle(words[at - 1], owner)),
  )
  if (names.length === 0) return null
  const isHis = (words: readonly Word[], range: Range | null) =>
    range !== null &&
    words
      .slice(range.from, range.to)
      .some((word) => sameStem(word.lexeme, owner) || names.some((name) => sameStem(word.lexeme, name.lexeme)))
  for (const { verb, subject, isPassive } of reading.clauses) {
    if (isPassive || !isHis(reading.words, subject)) continue
    const deeds = facts.parts.flatMap((part) =>
      part.clauses.flatMap((clause) =>
        sameStem(part.words[clause.verb]!.lexeme, reading.words[verb]!.lexeme) ? [{ part, clause }] : [],
      ),
    )
    const isKins = deeds.some(
      ({ part, clause }) =>
        part === facts.headline && clause.subject !== null && clause.subject.from <= kin && clause.subject.to > kin,
    )
    if (isKins && deeds.every(({ part, clause }) => part === facts.headline || !isHis(part.words, clause.subject)))
      return subject
  }
  return null
}

const sameTitle = (before: Word | undefined, owner: Word['lexeme']): boolean =>
  before !== undefined && (before.marks & POSSESSIVE) === 0 && sameStem(before.lexeme, owner)

function sharesSense(a: Word['lexeme'], b: Word['lexeme']): boolean {
  return a.senses.some((sense) => b.senses.includes(sense))
}

/** Whose kin: "senator's aide", "wife of jailed editor". */
function ownerOfKin(words: readonly Word[], index: number): number {
  const before = words[index - 1]
  if (before !== undefined && (before.marks & POSSESSIVE) !== 0 && isContent(before)) return index - 1
  // "Ruiz family", "Ruiz campaign"
  if (before !== undefined && (before.marks & NAMED) !== 0 && /^(?:family|campaign)$/.test(words[index]!.lexeme.key))
    return index - 1
  if (words[index + 1]?.lexeme.key !== 'of') return -1
  for (let i = index + 2; i < Math.min(words.length, index + 6); i++)
    if (
      isPersonNoun(words[i]!.lexeme.key) ||
      ((words[i]!.marks & NAMED) !== 0 && ((words[i + 1]?.marks ?? 0) & NAMED) === 0)
    )
      return i
  return -1
}

function isKinsOwner(words: readonly Word[], index: number): boolean {
  for (let i = Math.max(0, index - 5); i <= Math.min(words.length - 1, index + 1); i++)
    if (isRelative(words[i]!.lexeme.lemma) && ownerOfKin(words, i) === index) return true
  return false
}
