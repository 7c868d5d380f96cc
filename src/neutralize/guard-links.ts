/**
 * What a candidate ties together: every word may be the source's own and the tie still false.
 */
import { sameWord } from './clause-match.ts'
import { AFTER_BREAK, isContent, type Word } from './clause-words.ts'
import type { SourceFacts } from './facts.ts'
import { checkCauses } from './guard-causes.ts'
import { checkComparison } from './guard-comparison.ts'
import { checkFullNames, checkPlaces } from './guard-names.ts'
import { checkNounWins, checkPlural, checkRoute } from './guard-people.ts'
import { checkFuture } from './guard-plans.ts'
import { type CandidateReading, type Finding, wordFinding } from './guard-rules.ts'

export function checkLinks(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  checkOrder(facts, reading, findings)
  checkCauses(facts, reading, findings)
  checkComparison(facts, reading, findings)
  checkFullNames(facts, reading, findings)
  checkPlaces(facts, reading, findings)
  checkFuture(facts, reading, findings)
  checkRoute(facts, reading, findings)
  checkPlural(facts, reading, findings)
  checkNounWins(facts, reading, findings)
}

const BEFORE = new Set(['before', 'ahead', 'until', 'till'])

const AFTER = new Set(['after', 'following', 'since'])

/** "A before B" must not become "A after B". */
function checkOrder(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const { words } = reading
  for (let i = 0; i < words.length; i++) {
    const key = words[i]!.lexeme.key
    const isBefore = BEFORE.has(key)
    if (!isBefore && !AFTER.has(key)) continue
    const mine = following(words, i)
    if (mine.length === 0) continue
    let isSame = false
    let isOpposite = false
    for (const part of facts.parts) {
      for (let k = 0; k < part.words.length; k++) {
        const other = part.words[k]!.lexeme.key
        if (!BEFORE.has(other) && !AFTER.has(other)) continue
        const theirs = following(part.words, k)
        if (!mine.some((word) => theirs.some((their) => sameWord(word.lexeme, their.lexeme)))) continue
        if (BEFORE.has(other) === isBefore) isSame = true
        else isOpposite = true
      }
    }
    if (isOpposite && !isSame) findings.push(wordFinding('date', reading, i, i, 'turns before and after around'))
  }
}

function following(words: readonly Word[], index: number): Word[] {
  const found: Word[] = []
  for (let i = index + 1; i < words.length && found.length < 3; i++) {
    if (i > index + 1 && (words[i]!.marks & AFTER_BREAK) !== 0) break
    if (isContent(words[i]!)) found.push(words[i]!)
  }
  return found
}
