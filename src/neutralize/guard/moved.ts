/**
 * What has moved from one deed to another: "backs bill on guns, opposes bill on schools" told with the bills exchanged,
 * and "mayor resigns after wife's arrest" told with the mayor arrested.
 */
import type { Clause, Range } from '../clause/clause.ts'
import { PREPOSITION } from '../clause/lexicon.ts'
import { hasTrait, occurs, trait } from '../clause/word-traits.ts'
import { isContent, NAMED, POSSESSIVE, type Word } from '../clause/words.ts'
import { isCopula, LIGHT, overlaps, sameLast, sameStem } from '../facts/clause-match.ts'
import { oncePerSource, type SourceFacts, type SourcePart } from '../facts/facts.ts'
import { isRelative } from '../facts/same-one.ts'
import { isPersonNoun } from '../words/vocabulary.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'

export function checkMoved(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  checkPairs(facts, reading, findings)
  checkOwnersOfKin(facts, reading, findings)
  for (const clause of reading.clauses) {
    if (isCopula(clause) || clause.status === 'noun' || clause.marker === 'label') continue
    const moved = movedAdjunct(facts, reading, clause)
    if (moved !== null) {
      findings.push(wordFinding('roles', reading, moved.from, moved.to - 1, 'belongs to another deed of the source'))
      return
    }
    if (!isOthersDeed(facts, reading, clause) && !isTurnedAdjunct(facts, reading, clause)) continue
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

function hasAnother({ adjuncts }: Clause, preposition: string): boolean {
  return adjuncts.some((adjunct) => adjunct.preposition === preposition)
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

interface Pair {
  head: Word
  preposition: string
  of: Word
  at: number
}

/** "gold in rowing": a noun, a preposition and the noun behind it. */
function pairsIn({ words, clauses, numbers }: Pick<SourcePart, 'words' | 'clauses' | 'numbers'>): Pair[] {
  const pairs: Pair[] = []
  for (let i = 1; i + 1 < words.length; i++) {
    const head = words[i - 1]!
    const of = words[i + 1]!
    if ((words[i]!.lexeme.flags & PREPOSITION) === 0 || !isContent(head) || !isContent(of)) continue
    // "three hurt in crash, five in fire": whom it happened to, and no thing of its own.
    if (clauses.some(({ verb }) => verb === i - 1) || numbers.some(({ from, to }) => from < i && to >= i)) continue
    pairs.push({ head, preposition: words[i]!.lexeme.key, of, at: i })
  }
  return pairs
}

const pairsOf = oncePerSource(({ headline }) => pairsIn(headline))

/** "gold in rowing, silver in judo" told as "gold in judo, silver in rowing". */
function checkPairs(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const theirs = pairsOf(facts)
  if (theirs.length < 2) return
  for (const mine of pairsIn(reading)) {
    const own = theirs.find(
      ({ head, preposition, of }) =>
        preposition === mine.preposition &&
        sameStem(head.lexeme, mine.head.lexeme) &&
        !sameStem(of.lexeme, mine.of.lexeme),
    )
    const other = theirs.find(
      ({ head, preposition, of }) =>
        preposition === mine.preposition &&
        sameStem(of.lexeme, mine.of.lexeme) &&
        !sameStem(head.lexeme, mine.head.lexeme),
    )
    if (own === undefined || other === undefined || own === other) continue
    const isTold = facts.parts.some((part) =>
      pairsIn(part).some(
        ({ head, of }) => sameStem(head.lexeme, mine.head.lexeme) && sameStem(of.lexeme, mine.of.lexeme),
      ),
    )
    if (isTold) continue
    findings.push(wordFinding('roles', reading, mine.at - 1, mine.at + 1, 'belongs to another thing in the source'))
    return
  }
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

function sharesSense(a: Word['lexeme'], b: Word['lexeme']): boolean {
  return a.senses.some((sense) => b.senses.includes(sense))
}

/** Whose kin: "senator's aide", "wife of jailed editor". */
function ownerOfKin(words: readonly Word[], index: number): number {
  const before = words[index - 1]
  if (before !== undefined && (before.marks & POSSESSIVE) !== 0 && isContent(before)) return index - 1
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
