/**
 * The contrary of what the headline denies or ends: who refuses to overturn a verdict upholds it, a bid to block a sale
 * that is rejected leaves the sale allowed, and after a freeze has ended things resume. The rules of words and of
 * direction ask here before they call a contrary new.
 */
import type { Clause } from '../clause/clause.ts'
import { HAS_OPPOSITE, lexemeOf, oppositeOf, PREPOSITION } from '../clause/lexicon.ts'
import { AFTER_BREAK, AFTER_COMMA, isContent, type Word } from '../clause/words.ts'
import { lastContent, sameWord } from '../facts/clause-match.ts'
import { oncePerSource, type SourceFacts, type SourcePart } from '../facts/facts.ts'
import { modalityOf } from '../facts/modality.ts'
import { isDenied } from './denying.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'

interface Undone {
  at: number
  /** Brought to an end, and so at work before. */
  isEnded: boolean
  /** Senses of the contrary. */
  turned: readonly number[]
  /** Where the other side of a move stands, or null. */
  goal: readonly Word[] | null
}

const ENDING = new Set('end lift remove reverse rescind revoke waive withdraw'.split(' '))

/** "unlikely to block" denies too little. */
const DOUBTS = new Set('unlikely doubtful may might could hardly reluctant'.split(' '))

/** "leaves X for Y" is to join Y. */
const LEAVING = new Set(['leave', 'quit', 'depart', 'swap', 'ditch'])

const joinSenses = () => lexemeOf('join').senses

/** How far a word may stand from what it does something to. */
const NEAR = 5

/** The words of the headline that are denied or ended, and told nowhere else in the source. */
const undoneIn = oncePerSource((facts): readonly Undone[] => {
  const { words, clauses } = facts.headline
  const { denied, operates } = modalityOf(facts.headline)
  const undone: Undone[] = []
  words.forEach((word, at) => {
    if (!isContent(word)) return
    const isEnded = endingBefore(facts.headline, at)
    if (!isEnded && (denied[at] === 0 || isDoubted(words, at))) return
    const turned = (word.lexeme.flags & HAS_OPPOSITE) === 0 ? [] : sensesAt(word).map(oppositeOf)
    undone.push({ at, isEnded, turned: turned.filter((sense) => sense >= 0), goal: null })
  })
  const plain = new Set<number>()
  for (const part of facts.parts)
    part.words.forEach((word, i) => {
      const isHeadline = part === facts.headline
      if (isHeadline && undone.some(({ at }) => at === i)) return
      // What undoes it says nothing of its own: "rejects bid to block".
      if (isHeadline && (operates[i] === 1 || ENDING.has(word.lexeme.lemma))) return
      for (const sense of sensesAt(word)) plain.add(oppositeOf(sense))
    })
  const moves = clauses.flatMap(({ verb, adjuncts, isNegated }): Undone[] => {
    const goal = adjuncts.find(({ preposition }) => preposition === 'for')?.range
    if (goal === undefined || isNegated || !LEAVING.has(words[verb]!.lexeme.lemma)) return []
    return [{ at: verb, isEnded: false, turned: joinSenses(), goal: words.slice(goal.from, goal.to) }]
  })
  return moves.concat(undone.map((entry) => ({ ...entry, turned: entry.turned.filter((sense) => !plain.has(sense)) })))
})

/** "ends hiring freeze": the last noun behind a verb that ends something. */
function endingBefore({ words, clauses }: SourcePart, at: number): boolean {
  const next = words[at + 1]
  if (clauses.some((clause) => isEndedBy(words, clause, at))) return true
  if (next !== undefined && isContent(next) && (next.marks & (AFTER_COMMA | AFTER_BREAK)) === 0) return false
  for (let i = at - 1; i >= Math.max(0, at - 4); i--) {
    if ((words[i + 1]!.marks & (AFTER_COMMA | AFTER_BREAK)) !== 0) return false
    const { lemma, flags } = words[i]!.lexeme
    if (ENDING.has(lemma))
      return clauses.some(({ verb, isNegated, isPassive }) => verb === i && !isNegated && !isPassive)
    if ((flags & PREPOSITION) !== 0) return false
  }
  return false
}

const EXPIRING = new Set(['end', 'expire', 'lapse'])

/** "ban lifted", "freeze ends": the last noun before the verb. */
function isEndedBy(
  words: readonly Word[],
  { lemma, subject, isPassive, isNegated, status, object }: Clause,
  at: number,
) {
  if (subject === null || isNegated || status !== 'done' || lastContent(words, subject) !== at) return false
  return isPassive ? ENDING.has(lemma) : EXPIRING.has(lemma) && object === null
}

function isDoubted(words: readonly Word[], index: number): boolean {
  return words.slice(Math.max(0, index - NEAR), index).some(({ lexeme }) => DOUBTS.has(lexeme.key))
}

function sensesAt(word: Word): readonly number[] {
  return word.phrase !== null && word.phrase.senses.length > 0 ? word.phrase.senses : word.lexeme.senses
}

/** The word is the contrary of what the headline denies of the same thing, and is not denied itself. */
export function isTurned(facts: SourceFacts, words: readonly Word[], index: number): boolean {
  const undone = undoneIn(facts)
  if (undone.length === 0) return false
  const senses = sensesAt(words[index]!)
  // "refuses to free jailed mayor": what is denied itself is no contrary of what else is.
  if (undone.some(({ at }) => facts.headline.words[at]!.lexeme.stem === words[index]!.lexeme.stem)) return false
  return (
    undone.some(
      ({ at, turned, goal }) =>
        turned.some((sense) => senses.includes(sense)) &&
        (goal === null
          ? sharesNear(words, index, facts.headline.words, at)
          : words.slice(index + 1, index + 4).some((word) => isAmong(word, goal))),
    ) && !isDenied(words, index)
  )
}

function sharesNear(mine: readonly Word[], index: number, theirs: readonly Word[], at: number): boolean {
  const around = theirs.slice(at + 1, at + 1 + NEAR).concat(theirs.slice(Math.max(0, at - 2), at))
  return mine.some((word, i) => i !== index && Math.abs(i - index) <= NEAR && isAmong(word, around))
}

function isAmong(word: Word, others: readonly Word[]): boolean {
  return isContent(word) && others.some((other) => isContent(other) && sameWord(word.lexeme, other.lexeme))
}

/** The deed of the clause is such a contrary. */
export function isTurnedDeed(facts: SourceFacts, words: readonly Word[], clause: Clause): boolean {
  return !clause.isNegated && isTurned(facts, words, clause.verb)
}

/** "ends hiring freeze" told as "freezes hiring". */
export function checkEnded(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const { words } = facts.headline
  for (const { at, isEnded } of undoneIn(facts)) {
    if (!isEnded) continue
    const { stem } = words[at]!.lexeme
    if (words.some((word, i) => i !== at && word.lexeme.stem === stem)) continue
    for (const { verb, marker, status, isNegated } of reading.clauses)
      if (
        reading.words[verb]!.lexeme.stem === stem &&
        status !== 'noun' &&
        marker !== 'attribute' &&
        !isNegated &&
        !isDenied(reading.words, verb) &&
        !reading.words.some((word) => ENDING.has(word.lexeme.lemma))
      ) {
        findings.push(wordFinding('direction', reading, verb, verb, 'tells what the source ends'))
        return
      }
  }
}
