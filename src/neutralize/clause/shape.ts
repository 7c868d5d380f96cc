/** The shape of a clause: word ranges for the guard, pieces of text for the realiser. */

/** Word indexes, `to` exclusive. */
export interface Range {
  from: number
  to: number
}

/** `done`: told as a fact of past or present. `ongoing`: under way. `planned`: to come. `noun`: a participle before its noun. */
export type ClauseStatus = 'done' | 'ongoing' | 'planned' | 'noun'

export interface Clause {
  /** Index of the main verb. */
  verb: number
  group: Range
  lemma: string
  senses: readonly number[]
  isPassive: boolean
  isNegated: boolean
  /** Told with may, might, could, reportedly, allegedly… */
  isHedged: boolean
  isQuestion: boolean
  /** After if, whether, unless. */
  isConditional: boolean
  status: ClauseStatus
  subject: Range | null
  object: Range | null
  /** Who does it in a passive: the noun phrase after `by`. */
  agent: Range | null
  adjuncts: { preposition: string; range: Range }[]
  /** The clause whose verb governs this one: "threatens" of "to break", "says" of what is said. */
  governor: Clause | null
  /** The clause is said by somebody: his clause. */
  speaker: Clause | null
  /** as, after, because, that… in front of the clause; '' for none. */
  marker: string
}

/** A clause told as done, in the active, with nothing but a subject. */
export function plainClause({
  verb,
  group,
  lemma,
  senses,
  subject,
  marker,
}: Pick<Clause, 'verb' | 'group' | 'lemma' | 'senses' | 'subject' | 'marker'>): Clause {
  return {
    verb,
    group,
    lemma,
    senses,
    isPassive: false,
    isNegated: false,
    isHedged: false,
    isQuestion: false,
    isConditional: false,
    status: 'done',
    subject,
    object: null,
    agent: null,
    adjuncts: [],
    governor: null,
    speaker: null,
    marker,
  }
}

/** A clause as the realiser takes it: pieces of text with code-point offsets. */
export interface ClauseText {
  lemma: string
  status: ClauseStatus
  isPassive: boolean
  isNegated: boolean
  isHedged: boolean
  isQuestion: boolean
  marker: string
  verb: Piece
  subject: Piece | null
  object: Piece | null
  agent: Piece | null
  adjuncts: { preposition: string; piece: Piece }[]
  speaker: Piece | null
}

export interface Piece {
  text: string
  start: number
  end: number
}

/** What the auxiliaries and small words of a verb group say of its verb. */
export interface GroupState {
  /** The auxiliary stands before its subject, as in a question. */
  isAsked?: boolean
  hasBe: boolean
  /** "feared trapped": a passive that has left its auxiliary out. */
  isBare?: boolean
  hasHave: boolean
  /** The modal verb, or ''. */
  modal: string
  isInfinitive: boolean
  isNegated: boolean
  isHedged: boolean
}

/** A verb group whose subject is looked for. */
export interface FoundVerb {
  /** From its first auxiliary to behind its verb. */
  group: Range
  lemma: string
  state: GroupState
  isGerund: boolean
  isPassive: boolean
}
