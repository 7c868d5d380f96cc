/** A limit that a headline sets on what it tells, and what those who look for one ask of words. */
import { NEGATOR, PREPOSITION } from '../clause/lexicon.ts'
import { AFTER_BREAK, AFTER_COMMA, isContent, type Word } from '../clause/words.ts'
import { sameStem } from '../facts/clause-match.ts'
import type { GuardRule } from './rules.ts'

export interface Limit {
  rule: GuardRule
  message: string
  /** Where a candidate tells the deed without its limit, or -1. */
  lostAt: (words: readonly Word[]) => number
}

export const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))
export const has = (words: readonly Word[], any: ReadonlySet<string>): boolean =>
  words.some(({ lexeme }) => any.has(lexeme.key) || any.has(lexeme.lemma))
export const denies = (words: readonly Word[]): boolean => words.some(({ lexeme }) => (lexeme.flags & NEGATOR) !== 0)
export const keyAt = (words: readonly Word[], at: number): string => words[at]?.lexeme.key ?? ''
export const lemmaAt = (words: readonly Word[], at: number): string => words[at]?.lexeme.lemma ?? ''

export type Finder = (words: readonly Word[], at: number) => Limit | null

export const same = (word: Word) => (other: Word) => sameStem(word.lexeme, other.lexeme)

/** The last content word of the phrase that begins here. */
export function headBehind(words: readonly Word[], from: number): Word | undefined {
  let head: Word | undefined
  for (let i = from; i < words.length && i < from + 5; i++) {
    const word = words[i]!
    if ((word.lexeme.flags & PREPOSITION) !== 0) break
    if (i > from && (word.marks & (AFTER_BREAK | AFTER_COMMA)) !== 0) break
    if (isContent(word)) head = word
    else if (head !== undefined) break
  }
  return head
}
