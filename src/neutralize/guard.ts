/**
 * The fact guard: whether a candidate wording says nothing that its source does not say. It stands behind the
 * built-in engine and behind every language model. Pure and deterministic; the answer is a list of violations, each
 * with its span, and an empty list lets the candidate pass.
 */
import { clausesOf } from './clause.ts'
import { codePointOffset, readWords } from './clause-words.ts'
import { type GuardSource, readSource, type SourceFacts } from './facts.ts'
import { checkCertainty } from './guard-certainty.ts'
import { checkLinks } from './guard-links.ts'
import { checkRoles } from './guard-roles.ts'
import { checkShape } from './guard-shape.ts'
import { checkNumbers } from './guard-numbers.ts'
import { checkWords } from './guard-words.ts'
import { readNumbers } from './numbers.ts'
import type { CandidateReading, Finding, GuardRule } from './guard-rules.ts'

export type { GuardRule } from './guard-rules.ts'
export { type GuardSource, readSource, type SourceFacts } from './facts.ts'

/** One thing wrong with a candidate. Offsets count code points of the text that `side` names. */
export interface Violation {
  rule: GuardRule
  /** `source` where a fact of the headline was lost, else `candidate`. */
  side: 'candidate' | 'source'
  text: string
  start: number
  end: number
  message: string
}

export interface GuardOptions {
  /** Words a candidate must and may have. A publisher's own title is judged with 1 and Infinity. */
  minWords: number
  maxWords: number
  /** What the detector finds in a text; anything found outside quotations is a violation. */
  detectTactics?: (text: string) => { start: number; end: number; text: string; inQuote?: boolean }[]
  /** Facts to keep, each as a list of alternatives of which one must occur. */
  mustKeep?: readonly (readonly string[])[]
  /** Least share of `mustKeep` that must be covered; default 1. */
  minCoverage?: number
  /** ISO 639-1 of the source; other than 'en', every word must be the source's own. */
  language?: string
}

export const DEFAULT_GUARD_OPTIONS: GuardOptions = { minWords: 5, maxWords: 15 }

/** Checks one candidate against a source. Read the source once with `readSource` when there are several. */
export function checkCandidate(source: GuardSource, candidate: string, options: GuardOptions = DEFAULT_GUARD_OPTIONS): Violation[] {
  return checkAgainst(readSource(source), candidate, options)
}

/** Checks one candidate against the facts of its source. */
export function checkAgainst(facts: SourceFacts, candidate: string, options: GuardOptions = DEFAULT_GUARD_OPTIONS): Violation[] {
  const findings: Finding[] = []
  if (!checkShape(candidate, options, findings)) return asViolations(facts, candidate, findings)
  const words = readWords(candidate)
  const reading: CandidateReading = { text: candidate, words, numbers: readNumbers(words), clauses: clausesOf(words) }
  checkNumbers(facts, reading, findings)
  checkWords(facts, reading, options, findings)
  checkRoles(facts, reading, findings)
  checkLinks(facts, reading, findings)
  checkCertainty(facts, reading, findings)
  return asViolations(facts, candidate, findings)
}

function asViolations(facts: SourceFacts, candidate: string, findings: readonly Finding[]): Violation[] {
  return findings.map(({ rule, side, start, end, message }) => {
    const text = side === 'candidate' ? candidate : facts.source.headline
    return { rule, side, text: text.slice(start, end), start: codePointOffset(text, start), end: codePointOffset(text, end), message }
  })
}
