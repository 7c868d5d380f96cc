/** What a number counts: a candidate may not give it to another thing than the source does. */
import { JOINED, NUMERIC } from '../clause/words.ts'
import { sameWord } from '../facts/clause-match.ts'
import type { SourceFacts } from '../facts/facts.ts'
import type { NumberMention } from '../facts/numbers.ts'
import { sameNumber } from '../facts/same-number.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'

/** The same number counts something else, and that something has another number in the source. */
export function checkCounted(
  facts: SourceFacts,
  reading: CandidateReading,
  mention: NumberMention,
  findings: Finding[],
): void {
  if (mention.isScore) return
  const other = facts.numbers.find(
    (number) =>
      !sameNumber(mention, number) &&
      number.isOrdinal === mention.isOrdinal &&
      !number.isScore &&
      countsSame(mention, number),
  )
  if (other === undefined) return
  // "three hurt in crash, five in fire", "three of five suspects": five are hurt, three are suspects.
  if (facts.numbers.some((number) => sameNumber(mention, number) && ELLIPTIC.has(number.counted?.key ?? ''))) return
  findings.push(countedFinding('number', reading, mention, 'gives the number to another thing than the source'))
}

/** Behind a number that leaves out what it counts. */
const ELLIPTIC = new Set('in at near of out'.split(' '))

/** Both count the same thing: "15 injured", "injures 15", "two dead", "two die". */
export function countsSame(a: NumberMention, b: NumberMention): boolean {
  for (const mine of [a.counted, a.countedBy]) {
    if (mine === null || FUNCTIONAL.has(mine.stem)) continue
    for (const theirs of [b.counted, b.countedBy])
      if (theirs !== null && !FUNCTIONAL.has(theirs.stem) && sameWord(mine, theirs)) return true
  }
  return false
}

const FUNCTIONAL = new Set('of in to at for and on by from the after with as a peopl'.split(' '))

/** "26-volume" where the source has "26-page". */
export function checkCompound(
  facts: SourceFacts,
  reading: CandidateReading,
  mention: NumberMention,
  findings: Finding[],
): void {
  if (isOtherCompound(facts, reading, mention))
    findings.push(countedFinding('unit', reading, mention, 'counts something else than the source'))
}

function isOtherCompound(facts: SourceFacts, reading: CandidateReading, mention: NumberMention): boolean {
  const mine = reading.words[mention.to]
  if (mine === undefined || mention.unit === 'era') return false
  if ((mine.marks & JOINED) === 0 || (mine.marks & NUMERIC) !== 0) return false
  let isOther = false
  for (const part of facts.parts)
    for (const number of part.numbers) {
      const theirs = part.words[number.to]
      if (!sameNumber(mention, number) || theirs === undefined) continue
      if (sameWord(mine.lexeme, theirs.lexeme)) return false
      if ((theirs.marks & JOINED) !== 0 && (theirs.marks & NUMERIC) === 0) isOther = true
    }
  return isOther
}

/** The number and the word behind it. */
function countedFinding(
  rule: 'number' | 'unit',
  reading: CandidateReading,
  { from, to }: NumberMention,
  message: string,
): Finding {
  return wordFinding(rule, reading, from, Math.min(to, reading.words.length - 1), message)
}
