/** One text as the rules of the guard read it, a part of a source or a candidate: its words and what follows from them. */
import { type Clause, clausesOf } from '../clause/clause.ts'
import { traitsIn } from '../clause/word-traits.ts'
import type { Word } from '../clause/words.ts'
import { type NumberMention, readNumbers } from './numbers.ts'

export interface ReadText {
  text: string
  words: Word[]
  numbers: NumberMention[]
  clauses: Clause[]
  /** Union of the class bits of its words and phrases. */
  flags: number
  /** See `clause/word-traits.ts`. */
  traits: readonly number[]
  /** Read when the first rule asks: see `facts/modality.ts`. */
  modality: ModalityReading | null
  /** Read when the first rule asks: see `guard/negation.ts`. */
  negations: readonly Negation[] | null
  /** For each clause those of the source whose verb means its own, once a rule has asked: see `facts/clause-match.ts`. */
  matches: (readonly ClauseMatch[] | undefined)[]
  /** Whether the clause stands in the source word for word, once a rule has asked. */
  verbatim: (boolean | undefined)[]
}

/** A candidate is read like any other text. */
export type CandidateReading = ReadText

/** A clause of the source that may tell what a clause of the candidate tells. */
export interface ClauseMatch {
  clause: Clause
  part: ReadText
  isHeadline: boolean
}

export interface Negation {
  /** Index of the negator. */
  at: number
  /** Indexes of the content words it denies. */
  targets: number[]
}

export interface ModalityReading {
  /** OPEN, TO_COME or SO for each word. */
  levels: number[]
  /** 1 where the word is denied: two denials cancel out. */
  denied: number[]
  /** 1 where the word is an operator of its own. */
  operates: number[]
  /** 1 where it is open only because somebody else says so: reportedly, allegedly. */
  told: number[]
  /** 1 where an operator governs it, not only a modal verb. */
  governed: number[]
  /** Nothing is open, to come or denied. */
  isPlain: boolean
}

/** Reads words already split. */
export function readText(text: string, words: Word[]): ReadText {
  let flags = 0
  for (const { lexeme, phrase } of words) flags |= lexeme.flags | (phrase?.flags ?? 0)
  return {
    text,
    words,
    numbers: readNumbers(words),
    clauses: clausesOf(words),
    flags,
    traits: traitsIn(words),
    modality: null,
    negations: null,
    matches: [],
    verbatim: [],
  }
}
