/**
 * Verbs that say no more than the source does with a noun of its own: "threat made by Ruiz" for "Ruiz threatens", "prisons
 * run by Dorn" for "Dorn's prisons", "closure approved" for "votes to close", "column outlines …" for any column.
 */
import type { Clause } from '../clause/clause.ts'
import { isContent, POSSESSIVE, type Word } from '../clause/words.ts'
import { sameStem } from '../facts/clause-match.ts'
import { oncePerSource, type SourceFacts, type SourcePart } from '../facts/facts.ts'
import { isPersonNoun } from '../words/vocabulary.ts'
import type { CandidateReading } from './rules.ts'

const OWNING = new Set(['run', 'own', 'operate', 'hold'])

/** Whether the verb at `index` only lends itself to a deed or a belonging that the source tells. */
export function isLentVerb(facts: SourceFacts, reading: CandidateReading, index: number): boolean {
  const { words, clauses } = reading
  const { lemma } = words[index]!.lexeme
  const before = words.slice(0, index).filter(isContent)
  const isPassive = clauses.some((clause) => clause.verb === index && clause.isPassive)
  if (lemma === 'approve' && (isPassive || words[index + 1]?.lexeme.key === 'in'))
    return votedOn(facts).some((verb) => before.some((word) => isKin(verb, word)))
  if (words[index + 1]?.lexeme.key !== 'by') return false
  const doer = lastOfName(reading, index + 2)
  if (doer === undefined) return false
  if (lemma === 'make') return facts.parts.some((part) => before.some((word) => doesSo(part, doer, word)))
  return OWNING.has(lemma) && before.length > 0 && facts.parts.some((part) => ownsIt(part, doer, before.at(-1)!))
}

/** The last of the words that name the doer: "by the Norland banker in May". */
function lastOfName({ words, clauses }: CandidateReading, from: number): Word | undefined {
  const start = words[from] !== undefined && !isContent(words[from]!) ? from + 1 : from
  let at = start
  const goesOn = (next: Word | undefined) =>
    next !== undefined &&
    isContent(next) &&
    (words[at]!.marks & POSSESSIVE) === 0 &&
    !clauses.some(({ verb }) => verb === at + 1)
  while (goesOn(words[at + 1])) at++
  return words[at]
}

/** "threatens" and "threat", "close" and "closure" */
const isKin = ({ lexeme: a }: Word, { lexeme: b }: Word): boolean =>
  a.stem === b.stem || a.root === b.root || a.senses.some((sense) => b.senses.includes(sense))

/** The doer does in the source what the noun tells. */
function doesSo({ words, clauses }: SourcePart, doer: Word, deed: Word): boolean {
  const does = (clause: Clause) => {
    const range = clause.isPassive ? clause.agent : clause.subject
    return range !== null && words.slice(range.from, range.to).some(({ lexeme }) => sameStem(lexeme, doer.lexeme))
  }
  return clauses.some((clause) => isKin(words[clause.verb]!, deed) && does(clause))
}

const LONGEST_NAME = 4

/** "Dorn's juvenile prisons" */
function ownsIt({ words, clauses }: SourcePart, owner: Word, thing: Word): boolean {
  return words.some(({ marks, lexeme }, i) => {
    if ((marks & POSSESSIVE) === 0 || !sameStem(lexeme, owner.lexeme)) return false
    const owned = words.slice(i + 1, i + 1 + LONGEST_NAME)
    const end = owned.findIndex((word, k) => !isContent(word) || clauses.some(({ verb }) => verb === i + 1 + k))
    const last = (end < 0 ? owned : owned.slice(0, end)).at(-1)
    return (
      last !== undefined &&
      sameStem(last.lexeme, thing.lexeme) &&
      !isPersonNoun(thing.lexeme.singular ?? thing.lexeme.key)
    )
  })
}

/** What a vote is for: "votes to close the pier". */
const votedOn = oncePerSource(({ parts }) =>
  parts.flatMap(({ words }) =>
    words.filter(
      (word, i) => isContent(word) && words[i - 1]?.lexeme.key === 'to' && words[i - 2]?.lexeme.lemma === 'vote',
    ),
  ),
)
