/** Two names of the headline joined by "and" in one side of its deed, of which the headline has only one there. */
import type { Clause, Range } from '../clause/clause.ts'
import { PREPOSITION } from '../clause/lexicon.ts'
import { MUTUAL } from '../clause/roles.ts'
import { AFTER_COMMA, isContent, NAMED, POSSESSIVE, type Word } from '../clause/words.ts'
import { sameStem } from '../facts/clause-match.ts'
import type { SourceFacts, SourcePart } from '../facts/facts.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'

/** "Holm presses Ruiz to oust Brun" told as "Holm presses Ruiz and Brun". */
export function checkConjoined(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const { words } = reading
  for (let at = 1; at + 1 < words.length; at++) {
    const [one, and, other] = [words[at - 1]!, words[at]!, words[at + 1]!]
    if (and.lexeme.key !== 'and' || !isName(one) || !isName(other) || describes(reading, at + 1)) continue
    const isMoved = isMovedBehind(facts.headline, words, at)
    if (!isMoved && facts.parts.some((part) => areBeside(part.words, one, other))) continue
    const isMerged =
      isMoved ||
      reading.clauses.some((clause) =>
        (['subject', 'object'] as const).some(
          (side) =>
            clause.governor === null &&
            holdsBoth(words, clause[side], at) &&
            facts.headline.clauses.some((deed) =>
              isSideOfOne(facts.headline.words, deed, side, [words[clause.verb]!, one, other]),
            ),
        ),
      )
    if (!isMerged) continue
    findings.push(wordFinding('roles', reading, at - 1, at + 1, 'joins what the source does not join'))
    return
  }
}

/** "from Holm to Ruiz and Brun" told as "from Holm and Ruiz to Brun": one stands behind it, the other behind another. */
function isMovedBehind(theirs: SourcePart, words: readonly Word[], at: number): boolean {
  const preposition = keyBefore(words, at - 1)
  if (preposition === null || !TOWARDS.has(preposition)) return false
  const behind = [words[at - 1]!, words[at + 1]!].map((name) => prepositionsOf(theirs, name))
  const isThere = behind.map((keys) => keys.has(preposition))
  return isThere[0] !== isThere[1] && behind.every(({ size }) => size > 0)
}

const TOWARDS = new Set(['from', 'to', 'by', 'for', 'against', 'over'])

/** The prepositions behind which the headline has the name, alone or joined to another. */
function prepositionsOf({ words, clauses }: SourcePart, name: Word): ReadonlySet<string> {
  const found = new Set<string>()
  words.forEach((word, i) => {
    if (!sameStem(word.lexeme, name.lexeme)) return
    const key = keyBefore(words, i)
    // "Holm's letters to Ruiz", "Holm writes to Ruiz": they are from Holm.
    const isOwner = (word.marks & POSSESSIVE) !== 0
    if (key !== null) found.add(key)
    else if (isOwner || clauses.some(({ subject }) => subject !== null && i >= subject.from && i < subject.to))
      for (const by of ['from', 'by']) found.add(by)
  })
  return found
}

/** The preposition before a name, over other names: "to Ilse Holm and Jon Ruiz". */
function keyBefore(words: readonly Word[], at: number): string | null {
  for (let i = at - 1; i >= 0; i--) {
    const { lexeme } = words[i]!
    if ((lexeme.flags & PREPOSITION) !== 0 || lexeme.key === 'to') return lexeme.key
    if (!isName(words[i]!) && lexeme.key !== 'and') return null
  }
  return null
}

const isName = (word: Word): boolean => isContent(word) && (word.marks & NAMED) !== 0

/** "Skerra and Norvik officials": the second name only describes. */
function describes({ words, clauses }: CandidateReading, at: number): boolean {
  const next = words[at + 1]
  return (
    next !== undefined &&
    isContent(next) &&
    (next.marks & (NAMED | AFTER_COMMA)) === 0 &&
    !clauses.some(({ group }) => group.from === at + 1)
  )
}

/** Both, and not behind a preposition: "meeting of Holm and Ruiz". */
const holdsBoth = (words: readonly Word[], range: Range | null, at: number): boolean =>
  range !== null &&
  range.from < at &&
  range.to > at + 1 &&
  !words.slice(range.from, at).some(({ lexeme }) => (lexeme.flags & PREPOSITION) !== 0)

/** The same deed, with one of the two on that side and the other further on. */
function isSideOfOne(
  words: readonly Word[],
  deed: Clause,
  side: 'subject' | 'object',
  [verb, ...names]: readonly [Word, Word, Word],
): boolean {
  const range = deed[side]
  if (
    range === null ||
    deed.status === 'noun' ||
    MUTUAL.has(deed.lemma) ||
    !sameStem(words[deed.verb]!.lexeme, verb.lexeme)
  )
    return false
  const places = names.map(({ lexeme }) => words.findIndex((word) => sameStem(word.lexeme, lexeme)))
  const isIn = places.map((at) => at >= range.from && at < range.to)
  return places.every((at) => at >= 0) && isIn[0] !== isIn[1]
}

/** How far apart two who are named together may stand: "Holm, the mayor, and Ruiz". */
const REACH = 5

function areBeside(words: readonly Word[], one: Word, other: Word): boolean {
  return words.some(
    ({ lexeme, marks }, at) =>
      (JOINING.has(lexeme.key) || (marks & AFTER_COMMA) !== 0) &&
      [
        [one, other],
        [other, one],
      ].some(
        ([a, b]) =>
          words.slice(Math.max(0, at - REACH), at).some((word) => sameStem(word.lexeme, a!.lexeme)) &&
          words.slice(at, at + 1 + REACH).some((word) => sameStem(word.lexeme, b!.lexeme)),
      ),
  )
}

const JOINING = new Set(['and', 'or', 'nor', 'with', 'alongside', 'plus', 'together'])
