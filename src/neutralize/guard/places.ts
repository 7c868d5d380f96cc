/** Places that describe a noun: strikes of one country in the other are none of the other in the one. */
import type { Clause } from '../clause/clause.ts'
import { AFTER_BREAK, AFTER_COMMA, isContent, POSSESSIVE, type Word } from '../clause/words.ts'
import { sameStem, sameWord } from '../facts/clause-match.ts'
import type { SourceFacts } from '../facts/facts.ts'
import { isState } from '../facts/same-one.ts'
import type { ReadText } from '../facts/text.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'

type Text = Pick<ReadText, 'words' | 'clauses'>

/** How far before its noun a place may stand. */
const BEFORE = 3

/** How far behind its noun the other place may stand. */
const BEHIND = 6

/** The places that describe the noun: "Norland", "Norlandic" in "Norlandic air strikes". */
function placesBefore({ words, clauses }: Text, at: number): Word[] {
  const places: Word[] = []
  for (let i = at - 1; i >= Math.max(0, at - BEFORE); i--) {
    if ((words[i + 1]!.marks & (AFTER_BREAK | AFTER_COMMA)) !== 0 || !isContent(words[i]!) || isVerb(clauses, i)) break
    if (isState(words[i]!)) places.push(words[i]!)
  }
  return places
}

function isVerb(clauses: readonly Clause[], at: number): boolean {
  return clauses.some(({ verb, status, marker }) => verb === at && status !== 'noun' && marker !== 'attribute')
}

/** "Norlandic strikes in Sudmark" told as "Sudmark's strikes in Norland": the noun has gone over to the other place. */
export function checkPlaceOfNoun(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const { words, clauses } = reading
  if (words.filter(isState).length < 2) return
  for (let at = 1; at < words.length; at++) {
    const noun = words[at]!
    if (!isContent(noun) || isState(noun) || !facts.stems.has(noun.lexeme.stem) || isVerb(clauses, at)) continue
    const mine = placesBefore(reading, at)
    if (mine.length === 0 || !isOfAnother(facts, noun, mine, words.slice(at + 1).filter(isState))) continue
    findings.push(wordFinding('roles', reading, at - 1, at, 'belongs to another in the source'))
    return
  }
}

/** "Turkish president meets Greek leader in Athens" told as "in Ankara": that the country is told of makes it no scene. */
export function checkScene(
  { headline, isAlone, keys }: SourceFacts,
  reading: CandidateReading,
  findings: Finding[],
): void {
  if (!isAlone || findings.length > 0) return
  const mine = scenesOf(reading.words)
  const theirs = scenesOf(headline.words)
  for (const at of mine) {
    const { lexeme } = reading.words[at]!
    if (keys.has(lexeme.key)) continue
    const isGone = theirs.some(
      (other) => !mine.some((one) => sameWord(reading.words[one]!.lexeme, headline.words[other]!.lexeme)),
    )
    if (!isGone) continue
    findings.push(wordFinding('place', reading, at, at, 'is another place than in the source'))
    return
  }
}

/** Where places stand behind "in" or "near". */
const scenesOf = (words: readonly Word[]): number[] =>
  words.flatMap((word, i) => (i > 0 && isState(word) && SCENE.has(words[i - 1]!.lexeme.key) ? [i] : []))

const SCENE = new Set(['in', 'at', 'near', 'outside'])

function isOfAnother(facts: SourceFacts, noun: Word, mine: readonly Word[], places: readonly Word[]): boolean {
  let isFound = false
  for (const part of facts.parts)
    for (let i = 0; i < part.words.length; i++) {
      if (!sameStem(part.words[i]!.lexeme, noun.lexeme)) continue
      const theirs = placesBefore(part, i)
      if (meets(mine, theirs) || isSetIn(part.words, i, mine)) return false
      isFound ||= meets(theirs, places) && meets(mine, part.words.slice(i + 1, i + 1 + BEHIND).filter(isState))
    }
  return isFound
}

const meets = (some: readonly Word[], others: readonly Word[]): boolean =>
  some.some((one) => others.some((other) => sameWord(one.lexeme, other.lexeme)))

const SETTING = new Set(['in', 'on', 'over', 'against'])

/** "Norland war" is a war in Norland; "Norlandic strikes" are not strikes in Norland. */
function isSetIn(words: readonly Word[], noun: number, mine: readonly Word[]): boolean {
  let end = noun + 1
  while (end < words.length && isContent(words[end]!) && (words[end]!.marks & (AFTER_BREAK | AFTER_COMMA)) === 0) end++
  const place = words[end + 1]
  return (
    place !== undefined &&
    SETTING.has(words[end]!.lexeme.key) &&
    mine.some(({ lexeme, marks }) => lexeme === place.lexeme && (marks & POSSESSIVE) === 0)
  )
}
