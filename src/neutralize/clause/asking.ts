/** What a clause leaves open: questions, claims, a second infinitive. */

import {
  AUXILIARY,
  BASE,
  DETERMINER,
  GERUND,
  MODAL,
  NOUN_TOO,
  PARTICIPLE,
  PAST,
  PREPOSITION,
  THIRD,
  WH,
} from './lexicon.ts'
import type { Clause, GroupState, Range } from './shape.ts'
import { ClauseVoice } from './voice.ts'
import { AFTER_BREAK, AFTER_COMMA, SENTENCE_START } from './words.ts'

export const EMBEDDED = new Set(['who', 'which', 'what', 'whether', 'why'])

const SUBORDINATES = new Set('as after before while because since though although when'.split(' '))

const ALLEGED_NOUNS = new Set(
  'claim claims allegation allegations accusation accusations reports rumors rumours suspicion suspicions fears hopes threat threats proposal'.split(
    ' ',
  ),
)

/** The forms that the verb behind these auxiliaries can have. */
export function wantedForms({ hasBe, hasHave }: GroupState): number {
  if (hasBe) return GERUND | PARTICIPLE
  return hasHave ? PARTICIPLE : BASE
}

/** The reader's questions of what is asked, claimed or still to be done. */
export class ClauseAsking extends ClauseVoice {
  /** The verb of a question whose auxiliary stands before the subject: a sure verb first, else a noun that is a verb too. */
  protected askedVerb(from: number, state: GroupState): number {
    const { words } = this
    const wants = wantedForms(state)
    let second = -1
    for (let k = from + 1; k < Math.min(words.length, from + 9); k++) {
      if ((words[k]!.marks & AFTER_BREAK) !== 0) break
      const { verbForms, flags } = words[k]!.lexeme
      if ((verbForms & wants) === 0 || (words[k - 1]!.lexeme.flags & (DETERMINER | PREPOSITION)) !== 0) continue
      if ((flags & NOUN_TOO) === 0) return k
      // "ferry service ease traffic": of two nouns that are verbs too, the later one.
      const next = words[k + 1]
      if (second < 0 || (second === k - 1 && next !== undefined && this.startsNounPhrase(next))) second = k
    }
    return second
  }

  /** "to call Schumer and delay the vote": the second of two infinitives. */
  protected isSecondInfinitive(verb: number, group: Range, open: Clause | null): boolean {
    const before = this.words[group.from - 1]?.lexeme.key
    return (
      (before === 'and' || before === 'or') &&
      group.to - group.from === 1 &&
      this.isOpenHere &&
      open !== null &&
      open.status === 'planned' &&
      ((this.words[verb]!.lexeme.verbForms & (BASE | THIRD | PAST)) === BASE ||
        // "to close pools and cut grants": the two forms are spelled alike.
        ((this.words[verb]!.lexeme.verbForms & (BASE | PAST)) === (BASE | PAST) &&
          this.words[open.group.from]!.lexeme.key === 'to'))
    )
  }

  /** "claims he hosted", "reports that ships left", "plan to leave": the noun in front takes the surety away. */
  protected isEmbeddedQuestion(): boolean {
    if (!EMBEDDED.has(this.marker) || this.clauseStart < 2) return false
    const at = this.clauseStart - 2
    return this.clauses.some((clause) => clause.group.to - 1 === at && clause.marker !== 'attribute')
  }

  protected isAllegedBefore(index: number): boolean {
    for (let i = index - 1; i >= Math.max(0, index - 6); i--) {
      if (this.clauses.some((clause) => clause.verb === i)) return false
      const { lexeme, marks } = this.words[i]!
      if (
        (ALLEGED_NOUNS.has(lexeme.key) || (lexeme.key === 'report' && this.words[i + 1]?.lexeme.key === 'that')) &&
        !this.clauses.some((clause) => clause.verb === i)
      )
        return true
      if ((marks & (AFTER_BREAK | AFTER_COMMA)) !== 0) return false
    }
    return false
  }

  protected isAskedHere(verb: number, state: GroupState): boolean {
    if (state.isAsked) return true
    if (SUBORDINATES.has(this.marker)) return false
    if (this.isOpenHere && this.open!.isQuestion) return true
    let hasQuestionWord = false
    for (let i = verb; i >= 0; i--) {
      const word = this.words[i]!
      if (i <= this.clauseStart + 1 && (word.lexeme.flags & WH) !== 0 && i >= this.clauseStart - 1) return true
      if ((word.marks & SENTENCE_START) !== 0) break
    }
    let from = verb
    while (from > 0 && (this.words[from]!.marks & SENTENCE_START) === 0) from--
    for (let i = from; i < this.words.length && (i === from || (this.words[i]!.marks & SENTENCE_START) === 0); i++) {
      const { flags } = this.words[i]!.lexeme
      const opens =
        i === from ||
        (this.words[i]!.marks & (AFTER_BREAK | AFTER_COMMA)) !== 0 ||
        (i > 0 && this.words[i - 1]!.lexeme.key === 'but')
      if (opens && (flags & (WH | AUXILIARY | MODAL)) !== 0) hasQuestionWord = true
    }
    return !hasQuestionWord
  }
}
