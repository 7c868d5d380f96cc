/**
 * Verbs that say no more than the source does with a noun of its own: "threat made by Ruiz" for "Ruiz threatens",
 * "closure approved" for "votes to close".
 */
import type { Clause, Range } from '../clause/clause.ts'
import { isContent, POSSESSIVE, type Word } from '../clause/words.ts'
import { lastContent, sameStem } from '../facts/clause-match.ts'
import { oncePerSource, type SourceFacts, type SourcePart } from '../facts/facts.ts'
import { owningsOf } from './owners.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'

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
  if (lemma !== 'make') return false
  if (doer !== undefined && facts.parts.some((part) => before.some((word) => doesSo(part, doer, word)))) return true
  const made = deedMade(reading, index)
  return (
    made !== null &&
    facts.parts.some((part) => ownersOfDeed(part, made.deed).some((owner) => isOwner(part, owner, reading, made)))
  )
}

/** What is done by being spoken: whose threat it is made it. */
const SPOKEN = new Set(
  'threat offer promise claim proposal request demand plea appeal comment remark statement accusation allegation pledge vow announcement suggestion warning complaint criticism'.split(
    ' ',
  ),
)

interface Made {
  deed: Word
  maker: Range
}

/** "threats made by Dorn", "offer of aid made to Norwell by Dorn" */
function deedMade({ words, clauses }: CandidateReading, verb: number): Made | null {
  const clause = clauses.find((other) => other.verb === verb && other.isPassive)
  const maker = clause?.agent ?? null
  if (maker === null || words[verb]!.lexeme.lemma !== 'make') return null
  const deed = words.slice(Math.max(0, verb - 5), verb).findLast(isSpokenDeed)
  return deed === undefined ? null : { deed, maker }
}

const isSpokenDeed = ({ lexeme }: Word): boolean => SPOKEN.has(lexeme.singular ?? lexeme.key)

function ownersOfDeed({ words, clauses }: SourcePart, { lexeme }: Word): Range[] {
  return owningsOf(words, clauses)
    .filter(({ thing }) => sameStem(words[thing]!.lexeme, lexeme))
    .map(({ owner }) => owner)
}

/** By the last word: the Norwell captain is not the Norwell mayor. */
function isOwner({ words }: SourcePart, owner: Range, reading: CandidateReading, { maker }: Made): boolean {
  const name = reading.words[lastContent(reading.words, maker)]!
  return words.slice(owner.from, owner.to).some(({ lexeme }) => sameStem(lexeme, name.lexeme))
}

/** "threats made by Holm" where the source has Dorn's threats. */
export function checkMade(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  for (const { verb, lemma } of reading.clauses) {
    const made = lemma === 'make' ? deedMade(reading, verb) : null
    if (made === null) continue
    const owners = facts.parts.flatMap((part) => ownersOfDeed(part, made.deed).map((owner) => ({ part, owner })))
    if (owners.length === 0 || owners.some(({ part, owner }) => isOwner(part, owner, reading, made))) continue
    const { from, to } = made.maker
    // "Dorn's threats" may be "threats made by the mayor": nobody tells.
    const isTold = reading.words.slice(from, to).some((word) => isContent(word) && facts.stems.has(word.lexeme.stem))
    if (isTold) findings.push(wordFinding('roles', reading, from, to - 1, 'gives the deed to somebody else'))
  }
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
