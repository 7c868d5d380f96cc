/** A statement as the rules that doubt it see it. */
import type { Statement } from './kind.ts'

export interface Doubtful extends Statement {
  /** The last word of the subject but one, in small letters; of a single word this one. */
  before: string
  /** The last word of the subject, in small letters; '' of a single word. */
  last: string
}

/** @returns true where the word taken for the verb is not that of this subject */
export type Doubt = (statement: Doubtful) => boolean

/** The last two words as they stand; of a single one [it, '']. */
export function lastTwo(subject: string): readonly [before: string, last: string] {
  const [before = '', last = ''] = subject.split(/\s+/).slice(-2)
  return [before, last]
}

/** Behind these a word is still part of what they open. */
export const NO_CLAUSE_YET = /^(?:of|in|on|at|for|from|with|to|by|over|the|a|an|his|her|its|their|and|or|\d.*)$|[’']s?$/
