/** Who does the deed of a clause and to whom it is done, whatever its grammar: passives and verbs without an object turned. */

import type { Clause, Range } from './clause.ts'
import { CONJUNCTION, MONTH, WEEKDAY, WH } from './lexicon.ts'
import { SPEECH } from './verbs.ts'
import { AFTER_BREAK, AFTER_COMMA, NUMERIC, type Word } from './words.ts'

/** null where the clause does not say. */
export interface Roles {
  doer: Range | null
  done: Range | null
}

/** Without an object their subject is what it happens to. */
export const ERGATIVE = new Set(
  'die dead rise fall increase decrease grow drop decline climb slide open close begin start end stop continue change move return break sell collapse spread expand shrink improve worsen resume halt burn explode resolve launch advance reopen surge ease jump soar plunge slip rebound recover slow accelerate finish conclude run sink crash reduce drown restart relaunch reconvene adjourn pause lessen weaken strengthen deepen widen narrow tighten loosen soften harden intensify double triple halve quadruple freeze melt thaw heal cool warm lighten darken'.split(
    ' ',
  ),
)

/** Whoever moves may be moved by somebody: "pulls club out". */
export const MOVING = new Set(
  'pull withdraw move turn return roll evacuate relocate dock land march transfer shift merge retire enter reopen open close start stop'.split(
    ' ',
  ),
)

/** Verbs whose two sides may change places. */
export const MUTUAL = new Set(
  'meet marry agree clash reunite talk merge join discuss face fight divorce link tie connect compare associate speak debate negotiate settle sign split match feud date partner cooperate play draw'.split(
    ' ',
  ),
)

/** @param words of the clause's text */
export function rolesOf(clause: Clause, words: readonly Word[]): Roles {
  // "inflation rises 0.1%": a figure is no object.
  const isFigure = clause.object !== null && (words[clause.object.from]!.marks & NUMERIC) !== 0
  if (
    !clause.isPassive &&
    (clause.object === null || (isFigure && clause.object.to - clause.object.from <= 2)) &&
    ERGATIVE.has(clause.lemma) &&
    !SPEECH.has(clause.lemma)
  )
    return { doer: null, done: clause.subject }
  if (clause.isPassive)
    return {
      doer: clause.agent,
      done: isReduced(words, clause) ? null : clause.subject,
    }
  // "bill passes Senate": the Senate passes it.
  if (clause.lemma === 'pass' && isChamber(words, clause.object)) return { doer: clause.object, done: clause.subject }
  return { doer: clause.subject, done: clause.object ?? firstAdjunct(clause, words) }
}

const CHAMBERS = new Set(
  'senate house congress parliament assembly committee council legislature commons lords panel chamber bundestag knesset'.split(
    ' ',
  ),
)

function isChamber(words: readonly Word[], range: Range | null): boolean {
  return range !== null && CHAMBERS.has(words[range.to - 1]!.lexeme.key)
}

/** "man convicted of shooting wife executed": the noun before a bare participle may be another verb's. */
function isReduced(words: readonly Word[], clause: Clause): boolean {
  const from = clause.subject?.from ?? 0
  if (clause.group.from !== clause.verb || clause.marker === 'attribute' || from === 0) return false
  const before = words[from - 1]!.lexeme
  return (
    (words[from]!.marks & (AFTER_COMMA | AFTER_BREAK)) === 0 &&
    (before.flags & (CONJUNCTION | WH)) === 0 &&
    !SPEECH.has(before.lemma)
  )
}

function firstAdjunct(clause: Clause, words: readonly Word[]): Range | null {
  // "lands on Friday": a day suffers nothing.
  for (const { preposition, range } of clause.adjuncts)
    if ((words[range.from]!.lexeme.flags & (WEEKDAY | MONTH)) !== 0) continue
    else if (
      preposition === 'to' ||
      preposition === 'against' ||
      preposition === 'with' ||
      preposition === 'on' ||
      preposition === 'over' ||
      preposition === 'at' ||
      preposition === 'for'
    )
      return range
  return null
}
