/**
 * Verbs that say no more than the source does with a noun of its own: "threat made by Ruiz" for "Ruiz threatens",
 * "closure approved" for "votes to close".
 */
import type { Clause } from '../clause/clause.ts'
import { isContent, POSSESSIVE, type Word } from '../clause/words.ts'
import { sameStem } from '../facts/clause-match.ts'
import { oncePerSource, type SourceFacts, type SourcePart } from '../facts/facts.ts'
import type { CandidateReading } from './rules.ts'

/** Whether the verb at `index` only lends itself to a deed that the source tells. */
export function isLentVerb(facts: SourceFacts, reading: CandidateReading, index: number): boolean {
  const { words, clauses } = reading
  const { lemma } = words[index]!.lexeme
  const before = words.slice(0, index).filter(isContent)
  const isPassive = clauses.some((clause) => clause.verb === index && clause.isPassive)
  const next = words[index + 1]?.lexeme.key
  const doer = next === 'by' ? lastOfName(reading, index + 2) : undefined
  if (lemma === 'approve' && (isPassive || next === 'in'))
    return votesOf(facts).some(
      ({ verb, voters }) =>
        before.some((word) => isKin(verb, word)) &&
        // "approved by mayor": the vote was not the mayor's.
        (doer === undefined || voters.some(({ lexeme }) => sameStem(lexeme, doer.lexeme))),
    )
  if (lemma !== 'make' || doer === undefined) return false
  return facts.parts.some((part) => before.some((word) => doesSo(part, doer, word)))
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
  // What he threatens to do he has not done.
  return clauses.some((clause) => isHappening(clause) && isKin(words[clause.verb]!, deed) && does(clause))
}

const isHappening = ({ status, isNegated }: Clause): boolean =>
  !isNegated && (status === 'done' || status === 'ongoing')

/** Their votes decide nothing. */
const TOO_FEW = new Set('minority opposition some few several half nobody none'.split(' '))

/** Who voted and for what: "votes to close the pier". */
const votesOf = oncePerSource(({ parts }) =>
  parts.flatMap(({ words, clauses }) =>
    clauses.flatMap((clause) => {
      const { lemma, verb: at, subject } = clause
      const verb = words[at + 2]
      // "fails to vote to close": no vote.
      const isVote = lemma === 'vote' && isHappening(clause) && words[at - 1]?.lexeme.key !== 'to'
      if (!isVote || verb === undefined || words[at + 1]!.lexeme.key !== 'to') return []
      const voters = subject === null ? [] : words.slice(subject.from, subject.to)
      return voters.some(({ lexeme }) => TOO_FEW.has(lexeme.key)) ? [] : [{ verb, voters }]
    }),
  ),
)
