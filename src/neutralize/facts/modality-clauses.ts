/** How much of its deed a clause tells by its own verb group and by the clauses over it. */
import type { Clause } from '../clause/clause.ts'
import { MODAL, PLANNING } from '../clause/lexicon.ts'
import { OBJECT_CONTROL, SPEECH } from '../clause/verbs.ts'
import type { Word } from '../clause/words.ts'
import { isTelling, OPEN, SO, TO_COME } from './modality-operators.ts'
import { isOpenQuestion } from './sureness.ts'

/** Who wins has what he wins it for: "beats rival to reach final". */
const WINNING = new Set('beat defeat edge rout upset overcome overtake outlast outpoll survive recover'.split(' '))

const OUTCOMES = new Set('win claim become reach secure clinch earn seal'.split(' '))

/** Who comes together to do something does it: "gathered to protest". */
const GATHERING = new Set('gather assemble convene meet march queue congregate unite'.split(' '))

/** "votes to keep rate": what is kept by a decision is kept at once. */
const LASTING = new Set('keep hold maintain leave retain stay remain uphold continue'.split(' '))

const DECIDING = new Set('vote decide choose opt elect rule'.split(' '))

/** What they govern is wanted and not there. */
export const WANTING = new Set(['want', 'seek', 'need', 'demand'])

const FUTURE = new Set(['will', 'shall', 'must'])

/**
 * What will, may, whether, until and a question say of the deed.
 * @param isGoverned the clause above has an operator for its verb
 */
export function levelOf(words: readonly Word[], clause: Clause, isGoverned: boolean): number {
  let level = SO
  if (
    (clause.isQuestion && isOpenQuestion(words, clause)) ||
    clause.isConditional ||
    (clause.isHedged && !isOnlyTold(words, clause) && !isImpossible(words, clause))
  )
    level = OPEN
  else if (clause.marker === 'until' || clause.marker === 'till') level = TO_COME
  else if (clause.status === 'planned' && !isOutcome(words, clause, isGoverned)) {
    level = TO_COME
    if (isOnlyPossible(words, clause)) level = OPEN
  }
  // "wants the trade regulated", "bid to have emails unsealed".
  const { governor } = clause
  if (clause.isPassive && clause.group.from === clause.verb && governor !== null) {
    if (WANTING.has(governor.lemma)) return OPEN
    if (governor.lemma === 'have' && governor.status === 'planned') level = Math.min(level, TO_COME)
  }
  // A finite clause stands for itself.
  if (clause.status === 'done' && words[clause.group.from]!.lexeme.key !== 'to') return level
  for (let up = clause.governor, depth = 0; up !== null && depth < 6; up = up.governor, depth++) {
    if (up.isConditional || (up.isHedged && up.speaker !== clause && !goesOn(up))) level = OPEN
    else if (up.status === 'planned' && !SPEECH.has(up.lemma) && !goesOn(up))
      // "would have allowed towns to ban"
      level = !LIKING.has(up.lemma) && isOnlyPossible(words, up) ? OPEN : Math.min(level, TO_COME)
  }
  return level
}

/** "would", "may", not "will". */
function isOnlyPossible(words: readonly Word[], { group, verb, speaker }: Clause): boolean {
  for (let i = group.from; i < verb; i++) {
    const { key, flags } = words[i]!.lexeme
    if ((flags & MODAL) !== 0 && !FUTURE.has(key) && !(key === 'would' && speaker !== null)) return true
  }
  return false
}

/** "gifts you would want to find": what they govern is no less likely. */
const LIKING = new Set(['be', 'want', 'like', 'love', 'need', 'have'])

const STOPPING = new Set(['stop', 'cease', 'quit'])

/** "won't stop singing": who does not stop does it, whatever is to come. */
export function goesOn({ isNegated, lemma }: Clause): boolean {
  return isNegated && STOPPING.has(lemma)
}

/** "overtakes rival to win", "gathers to protest": what came of a deed that is done. */
function isOutcome(words: readonly Word[], clause: Clause, isGoverned: boolean): boolean {
  return (
    clause.governor !== null &&
    (OUTCOMES.has(clause.lemma) ||
      WINNING.has(clause.governor.lemma) ||
      GATHERING.has(clause.governor.lemma) ||
      (LASTING.has(clause.lemma) && DECIDING.has(clause.governor.lemma))) &&
    clause.governor.status === 'done' &&
    !clause.governor.isPassive &&
    !isGoverned &&
    (words[clause.governor.verb]!.lexeme.flags & PLANNING) === 0 &&
    !OBJECT_CONTROL.has(clause.governor.lemma) &&
    words[clause.group.from]!.lexeme.key === 'to'
  )
}

/** "cannot win": no more open than "does not win". */
function isImpossible(words: readonly Word[], clause: Clause): boolean {
  if (!clause.isNegated) return false
  for (let i = clause.group.from; i < clause.verb; i++) {
    const { key } = words[i]!.lexeme
    if (key === 'can' || key === 'could' || key === 'cannot') return true
  }
  return false
}

export function hasModal(words: readonly Word[], clause: Clause): boolean {
  for (let i = clause.group.from; i < clause.verb; i++) if ((words[i]!.lexeme.flags & MODAL) !== 0) return true
  return false
}

/** Hedged by no more than an adverb that is read as a qualifier. */
function isOnlyTold(words: readonly Word[], clause: Clause): boolean {
  for (let i = Math.max(0, clause.group.from - 1); i < clause.verb; i++) if (isTelling(words[i]!)) return true
  return false
}
