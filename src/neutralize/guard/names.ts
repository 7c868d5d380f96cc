/**
 * Names and places: parts of names stay together, events stay where they were.
 */

import type { Clause, Range } from '../clause/clause.ts'
import { KNOWN } from '../clause/lexicon.ts'
import {
  AFTER_BREAK,
  AFTER_COMMA,
  CAPITAL,
  isContent,
  NAMED,
  POSSESSIVE,
  SENTENCE_START,
  type Word,
} from '../clause/words.ts'
import { isCopula, matchingClauses, sameStem, sameWord } from '../facts/clause-match.ts'
import type { SourceFacts, SourcePart } from '../facts/facts.ts'
import { isCommonWord } from '../headline/true-case.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'

/** The headline itself says "in Minnesota". */
function isInHeadline(facts: SourceFacts, words: readonly Word[], preposition: string, range: Range): boolean {
  const theirs = facts.headline.words
  return theirs.some(
    (word, at) =>
      word.lexeme.key === preposition &&
      sharesCapital(words, range, theirs, { from: at + 1, to: Math.min(theirs.length, at + 4) }),
  )
}

/** "Finlay Tarling" where the source has "Josh Tarling" and, elsewhere, a Finlay. */
export function checkFullNames(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const { words } = reading
  for (let i = 1; i < words.length; i++) {
    const first = words[i - 1]!
    const last = words[i]!
    if (
      !isNamePart(first) ||
      !isNamePart(last) ||
      (last.marks & (SENTENCE_START | AFTER_BREAK | AFTER_COMMA)) !== 0 ||
      (first.marks & POSSESSIVE) !== 0
    )
      continue
    let isKnown = false
    let hasOther = false
    for (const part of facts.parts) {
      for (let k = 1; k < part.words.length; k++) {
        if (part.words[k]!.lexeme.key !== last.lexeme.key) continue
        const before = part.words[k - 1]!
        if (before.lexeme.key === first.lexeme.key || part.words[k - 2]?.lexeme.key === first.lexeme.key) isKnown = true
        else if (isNamePart(before) && (before.marks & POSSESSIVE) === 0) hasOther = true
      }
    }
    if (hasOther && !isKnown)
      findings.push(wordFinding('name', reading, i - 1, i, 'puts together names that belong to different people'))
  }
}

export function isNamePart(word: Word): boolean {
  return (
    (word.marks & CAPITAL) !== 0 &&
    (word.lexeme.flags & KNOWN) === 0 &&
    isContent(word) &&
    ((word.marks & SENTENCE_START) === 0 || !isCommonWord(word.lexeme.key))
  )
}

/** "compete in Tour of Portugal" where the source says "compete in Tour of Spain". */
export function checkPlaces(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  for (const clause of reading.clauses) {
    const isPlaced = clause.adjuncts.some(
      ({ preposition, range }) => LOCAL.has(preposition) && hasName(reading.words, range),
    )
    if (!isPlaced || isCopula(clause)) continue
    const matches = matchingClauses(facts, reading, clause).filter(({ clause: other, part }) =>
      sameStem(reading.words[clause.verb]!.lexeme, part.words[other.verb]!.lexeme),
    )
    if (matches.length === 0) continue
    for (const { preposition, range } of clause.adjuncts) {
      if (!LOCAL.has(preposition) || !hasName(reading.words, range)) continue
      const rivals = matches.flatMap(({ clause: other, part }) =>
        other.adjuncts
          .filter(
            (adjunct) =>
              adjunct.preposition === preposition &&
              // "turns to a Familiar Face": whoever it is, it is no name.
              !/^an?$/.test(part.words[adjunct.range.from]!.lexeme.key) &&
              isNamed(part.words, adjunct.range),
          )
          .map((adjunct) => ({ range: adjunct.range, part })),
      )
      if (rivals.length === 0) continue
      if (
        matches.some(({ clause: other, part }) => mentions(reading.words, range, part, other)) ||
        isInHeadline(facts, reading.words, preposition, range) ||
        rivals.some((rival) => facts.parts.some((any) => isNested(reading.words, range, rival, any)))
      )
        continue
      findings.push(
        wordFinding(
          'place',
          reading,
          range.from,
          range.to - 1,
          'sets the event in another place or with another party',
        ),
      )
    }
  }
}

/** "Edmonton, Canada": the one lies in the other. */
function isNested(
  words: readonly Word[],
  range: Range,
  rival: { range: Range; part: SourcePart },
  any: SourcePart,
): boolean {
  for (let i = range.from; i < range.to; i++) {
    if ((words[i]!.marks & CAPITAL) === 0) continue
    for (let k = rival.range.from; k < rival.range.to; k++) {
      if ((rival.part.words[k]!.marks & CAPITAL) === 0) continue
      const { key } = rival.part.words[k]!.lexeme
      for (let n = 1; n < any.words.length; n++)
        for (let back = 1; back <= 3 && n >= back; back++)
          if (
            any.words[n - back]!.lexeme.key === key &&
            any.words[n]!.lexeme.key === words[i]!.lexeme.key &&
            (any.words[n]!.marks & AFTER_COMMA) !== 0
          )
            return true
          else if (
            any.words[n]!.lexeme.key === key &&
            any.words[n - back]!.lexeme.key === words[i]!.lexeme.key &&
            (any.words[n]!.marks & AFTER_COMMA) !== 0
          )
            return true
    }
  }
  return false
}

function isNamed(words: readonly Word[], range: Range): boolean {
  for (let i = range.from; i < range.to; i++) if ((words[i]!.marks & NAMED) !== 0) return true
  return false
}

const LOCAL = new Set(['in', 'at', 'near', 'of', 'from', 'to'])

function hasName(words: readonly Word[], range: Range): boolean {
  for (let i = range.from; i < range.to; i++) if ((words[i]!.marks & CAPITAL) !== 0 && isContent(words[i]!)) return true
  return false
}

/** The whole sentence of the source clause holds a name of the range. */
function mentions(words: readonly Word[], range: Range, part: SourcePart, clause: Clause): boolean {
  const ranges = [clause.subject, clause.object, clause.agent, ...clause.adjuncts.map((adjunct) => adjunct.range)]
  return ranges.some((other) => other !== null && sharesCapital(words, range, part.words, other))
}

function sharesCapital(aWords: readonly Word[], a: Range, bWords: readonly Word[], b: Range): boolean {
  for (let i = a.from; i < a.to; i++) {
    if ((aWords[i]!.marks & CAPITAL) === 0 || !isContent(aWords[i]!)) continue
    for (let k = b.from; k < b.to; k++) if (sameWord(aWords[i]!.lexeme, bWords[k]!.lexeme)) return true
  }
  return false
}
