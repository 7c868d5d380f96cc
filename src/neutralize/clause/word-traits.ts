/**
 * What rules ask of a single word ("does it deny?", "is it one of these verbs?"), answered once for each lexeme and kept
 * as bits of it. A text holds the bits of all its words, so that a rule whose words occur nowhere returns at once.
 */
import type { Lexeme } from './lexicon.ts'

/** One question: which word of bits, times 32, and which bit of it. */
export type Trait = number

const BITS = 30
const questions: ((lexeme: Lexeme) => boolean)[] = []

/** Registers a question when its module loads. */
export function trait(holds: (lexeme: Lexeme) => boolean): Trait {
  const index = questions.push(holds) - 1
  // The first word of bits is the count of questions that were answered.
  return (1 + Math.floor(index / BITS)) * 32 + (index % BITS)
}

/** Words by their form as written. */
export const keyTrait = (words: ReadonlySet<string>): Trait => trait(({ key }) => words.has(key))

/** Words by their base form. */
export const lemmaTrait = (words: ReadonlySet<string>): Trait => trait(({ lemma }) => words.has(lemma))

/** Words by either. */
export const wordTrait = (words: ReadonlySet<string>): Trait =>
  trait(({ key, lemma }) => words.has(key) || words.has(lemma))

export function hasTrait(lexeme: Lexeme, asked: Trait): boolean {
  return (answersOf(lexeme)[asked >> 5]! & (1 << (asked & 31))) !== 0
}

/** The bits of a text hold some word with the trait. */
export function occurs(traits: readonly number[], asked: Trait): boolean {
  return (traits[asked >> 5]! & (1 << (asked & 31))) !== 0
}

/** The bits of all the words. */
export function traitsIn(words: readonly { lexeme: Lexeme }[]): number[] {
  const traits = new Array<number>(2 + Math.floor(questions.length / BITS)).fill(0)
  for (const { lexeme } of words) {
    const own = answersOf(lexeme)
    for (let i = 1; i < own.length; i++) traits[i]! |= own[i]!
  }
  return traits
}

function answersOf(lexeme: Lexeme): readonly number[] {
  return lexeme.traits[0] === questions.length ? lexeme.traits : answer(lexeme)
}

function answer(lexeme: Lexeme): readonly number[] {
  const traits = new Array<number>(2 + Math.floor(questions.length / BITS)).fill(0)
  traits[0] = questions.length
  questions.forEach((holds, index) => {
    if (holds(lexeme)) traits[1 + Math.floor(index / BITS)]! |= 1 << (index % BITS)
  })
  lexeme.traits = traits
  return traits
}
