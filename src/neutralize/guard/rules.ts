/** The rules of the fact guard by name, and what a rule hands back. */

import type { CandidateReading } from '../facts/text.ts'

export type { CandidateReading } from '../facts/text.ts'

export type GuardRule =
  | 'shape'
  | 'length'
  | 'second-person'
  | 'number'
  | 'unit'
  | 'date'
  | 'name'
  | 'place'
  | 'negation'
  | 'hedge'
  | 'attribution'
  | 'quote'
  | 'accusation'
  | 'roles'
  | 'plan'
  | 'cause'
  | 'scope'
  | 'direction'
  | 'comparison'
  | 'question'
  | 'opinion'
  | 'new-fact'
  | 'loaded'
  | 'must-keep'

/** A violation before its offsets are turned into code points. */
export interface Finding {
  rule: GuardRule
  side: 'candidate' | 'source'
  start: number
  end: number
  message: string
}

/** A finding on words of the candidate, from the first to the last index inclusive. */
export function wordFinding(
  rule: GuardRule,
  reading: CandidateReading,
  from: number,
  to: number,
  message: string,
): Finding {
  return { rule, side: 'candidate', start: reading.words[from]!.start, end: reading.words[to]!.end, message }
}

export interface GuardOptions {
  /** Words a candidate must and may have. A publisher's own title is judged with 1 and Infinity. */
  minWords: number
  maxWords: number
  /** What the detector finds in a text, offsets in code points; anything found outside quotations is a violation. */
  detectTactics?: (
    text: string,
  ) => readonly { tacticId?: string; start: number; end: number; text: string; inQuote?: boolean }[]
  /** Facts to keep, each as a list of alternatives of which one must occur. */
  mustKeep?: readonly (readonly string[])[]
  /** Least share of `mustKeep` that must be covered; default 1. */
  minCoverage?: number
  /** ISO 639-1 of the source; other than 'en', every word must be the source's own. */
  language?: string
}

export const DEFAULT_GUARD_OPTIONS: GuardOptions = { minWords: 5, maxWords: 15 }
