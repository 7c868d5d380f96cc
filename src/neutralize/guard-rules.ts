/** The rules of the fact guard by name, and what a rule hands back. */
import type { Clause } from './clause.ts'
import type { Word } from './clause-words.ts'
import type { NumberMention } from './numbers.ts'

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

export interface CandidateReading {
  text: string
  words: Word[]
  numbers: NumberMention[]
  clauses: Clause[]
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
