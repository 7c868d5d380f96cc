/**
 * Reads who does what to whom in a headline: clauses with subject, verb group, object, adjuncts, by-agent and the
 * speaker who vouches for them. Small and dependency-free (docs/decisions/0050): it reads headline English, where
 * the present tense tells the past, `to` tells the future and the auxiliary of a passive is left out.
 *
 *     "Two injured as Kyiv says Russian drone hit bridge"
 *      ~~~ ^^^^^^^    ~~~~ ^^^^ ~~~~~~~~~~~~~ ^^^ ------     ~ subject  ^ verb group  - object
 */
import { ClauseGroups, PLAIN_GROUP } from './groups.ts'
import {
  ADVERB,
  AUXILIARY,
  BASE,
  DETERMINER,
  GERUND,
  KNOWN,
  MODAL,
  NEGATOR,
  NOUN_TOO,
  PARTICIPLE,
  PAST,
  PLURAL,
  PREPOSITION,
  PRONOUN,
  THIRD,
  WH,
} from './lexicon.ts'
import { BOUNDARY } from './reading.ts'
import type { Clause, ClauseText, Piece, Range } from './shape.ts'
import { PROOF } from './verbs.ts'
import { hasTrait } from './word-traits.ts'
import {
  AFTER_BREAK,
  AFTER_COMMA,
  codePointOffset,
  IN_QUESTION,
  JOINED,
  NUMERIC,
  readWords,
  SENTENCE_START,
  type Word,
} from './words.ts'

export type { Clause, ClauseStatus, ClauseText, Piece, Range } from './shape.ts'

/** Reads the clauses of a headline in order, with code-point offsets. */
export function readClauses(text: string): ClauseText[] {
  const words = readWords(text)
  const piece = (range: Range | null): Piece | null => {
    if (range === null || range.to <= range.from) return null
    const start = words[range.from]!.start
    const end = words[range.to - 1]!.end
    return { text: text.slice(start, end), start: codePointOffset(text, start), end: codePointOffset(text, end) }
  }
  const clauses = clausesOf(words).filter((clause) => clause.marker !== 'label')
  return clauses.map((clause) => ({
    lemma: clause.lemma,
    status: clause.status,
    isPassive: clause.isPassive,
    isNegated: clause.isNegated,
    isHedged: clause.isHedged,
    isQuestion: clause.isQuestion,
    marker: clause.marker,
    verb: piece(clause.group)!,
    subject: piece(clause.subject),
    object: piece(clause.object),
    agent: piece(clause.agent),
    adjuncts: clause.adjuncts.flatMap(({ preposition, range }) => {
      const adjunct = piece(range)
      return adjunct === null ? [] : [{ preposition, piece: adjunct }]
    }),
    speaker: piece(clause.speaker?.subject ?? null),
  }))
}

/** Reads the clauses of words already split. */
export function clausesOf(words: readonly Word[]): Clause[] {
  return new ClauseReader(words).read()
}

/** Of the words that open a clause, those that open a phrase as well. */
const PREPOSITIONS_TOO = new Set('as after before since until till than once so'.split(' '))

class ClauseReader extends ClauseGroups {
  read(): Clause[] {
    const { words } = this
    let i = 0
    while (i < words.length) {
      const word = words[i]!
      if (i > 0 && (word.marks & (AFTER_BREAK | SENTENCE_START)) !== 0)
        this.boundary(i, '', (word.marks & SENTENCE_START) !== 0)
      else if ((word.marks & AFTER_COMMA) !== 0 && (this.open !== null ? !this.isAge(i) : this.endsFrontedPhrase(i)))
        this.boundary(i, ',', false)
      const key = word.lexeme.key
      const isPronoun =
        (word.marks & JOINED) !== 0 || (key === 'that' && i > 0 && (words[i - 1]!.lexeme.flags & AUXILIARY) !== 0)
      if (key === 'should' && this.isInvertedCondition(i)) {
        i = this.conditionAt(i)
        continue
      }
      // "more than 30 firms": one noun phrase.
      const isCounting =
        key === 'than' && (((words[i + 1]?.marks ?? 0) & NUMERIC) !== 0 || words[i - 1]?.lexeme.key === 'rather')
      if (hasTrait(word.lexeme, BOUNDARY) && !isPronoun && !isCounting && !this.isPrepositional(i)) {
        this.markers.add(i)
        // "as long as the rain holds off": if.
        this.boundary(i + 1, key === 'as' && words[i - 1]?.lexeme.key === 'long' ? 'if' : key, false)
        i++
        continue
      }
      // "No evidence crew ignored warnings": the "that" is left out.
      if (key === 'no' && PROOF.has(words[i + 1]?.lexeme.key ?? '') && this.isSentenceAhead(i + 2)) {
        this.boundary(i + 2, 'that', false)
        i += 2
        continue
      }
      const end = this.groupAt(i)
      i = end > i ? end : i + 1
    }
    this.fillObjects()
    this.turnQuestions()
    this.attribute()
    return this.labels.length === 0 ? this.clauses : [...this.clauses, ...this.labels]
  }

  /** A noun phrase with its verb, and not "no evidence of fraud found", "no sign yet". */
  private isSentenceAhead(index: number): boolean {
    const first = this.words[index]
    if (first === undefined || !this.startsNounPhrase(first)) return false
    if (this.isSurelyFinite(index)) return false
    for (let i = index + 1; i < this.words.length; i++) {
      const { marks, lexeme } = this.words[i]!
      if ((marks & (AFTER_BREAK | AFTER_COMMA)) !== 0 || hasTrait(lexeme, BOUNDARY)) return false
      if (this.isSurelyFinite(i)) return true
      const next = this.words[i + 1]
      const isPast = (lexeme.verbForms & PAST) !== 0 && (lexeme.flags & NOUN_TOO) === 0 && !this.isNamePart(i)
      if (isPast && next !== undefined && this.startsNounPhrase(next)) return true
    }
    return false
  }

  /** "ready should the ministry change its rules": if it does. */
  private isInvertedCondition(index: number): boolean {
    const next = this.words[index + 1]
    return (
      index > 0 &&
      next !== undefined &&
      ((next.lexeme.flags & DETERMINER) !== 0 || this.isSubjectOfShould(index)) &&
      (this.words[index]!.marks & (SENTENCE_START | IN_QUESTION | AFTER_BREAK)) === 0 &&
      (this.words[index - 1]!.lexeme.flags & WH) === 0
    )
  }

  /** "until spring should talks break down": behind a verb and before a noun that is no base form. */
  private isSubjectOfShould(index: number): boolean {
    const { flags, verbForms } = this.words[index + 1]!.lexeme
    return (
      this.open !== null &&
      ((verbForms & THIRD) !== 0 || ((flags & KNOWN) !== 0 && verbForms === 0)) &&
      (flags & PLURAL) !== 0 &&
      (flags & (ADVERB | NEGATOR)) === 0 &&
      (this.words[index - 1]!.lexeme.flags & PRONOUN) === 0
    )
  }

  private conditionAt(index: number): number {
    const state = { ...PLAIN_GROUP, modal: 'should' }
    this.markers.add(index)
    this.boundary(index + 1, 'if', false)
    const asked = this.askedVerb(index + 1, state)
    return asked < 0 ? index + 1 : this.addClause({ from: asked, to: asked + 1 }, asked, state)
  }

  private boundary(at: number, marker: string, isSentence: boolean): void {
    this.clauseStart = at
    this.marker = marker
    this.isOpenHere = false
    if (isSentence) this.open = null
  }

  /** "After rent doubles, Holm, 71, closes shop": neither comma ends what the name begins. */
  private isAge(index: number): boolean {
    const age = (this.words[index]!.marks & NUMERIC) !== 0 ? index : index - 1
    return (
      !this.isOpenHere &&
      age > this.clauseStart &&
      (this.words[age]!.marks & (NUMERIC | AFTER_COMMA)) === (NUMERIC | AFTER_COMMA) &&
      ((this.words[age + 1]?.marks ?? 0) & AFTER_COMMA) !== 0
    )
  }

  /** "After months of delay, assisted dying bill …": the comma ends the phrase that opens the sentence. */
  private endsFrontedPhrase(index: number): boolean {
    const first = this.words[this.clauseStart]!.lexeme
    return (
      index > this.clauseStart + 1 && (first.key === 'after' || first.key === 'before' || first.key === 'following')
    )
  }

  /** "as chief of staff", "after talks", "before the vote": no verb comes before the next boundary. */
  private isPrepositional(index: number): boolean {
    if (!PREPOSITIONS_TOO.has(this.words[index]!.lexeme.key)) return false
    for (let i = index + 1; i < this.words.length; i++) {
      const word = this.words[i]!
      if ((word.marks & (AFTER_BREAK | AFTER_COMMA)) !== 0 || hasTrait(word.lexeme, BOUNDARY)) return true
      const { verbForms, flags } = word.lexeme
      if ((flags & (AUXILIARY | MODAL)) !== 0) return false
      if ((verbForms & (PAST | THIRD | BASE | PARTICIPLE | GERUND)) !== 0 && (flags & NOUN_TOO) === 0) return false
      if ((verbForms & BASE) !== 0 && i > index + 1 && (this.words[i - 1]!.lexeme.flags & PLURAL) !== 0) return false
      const next = this.words[i + 1]
      // "as Skerra crash out": a team.
      if (i > index + 1 && this.isTeamVerb(i)) return false
      if (
        (verbForms & (PAST | THIRD)) !== 0 &&
        i > index + 1 &&
        next !== undefined &&
        (this.startsNounPhrase(next) || (next.lexeme.flags & ADVERB) !== 0) &&
        (this.words[i - 1]!.lexeme.flags & (PREPOSITION | PLURAL)) === 0
      )
        return false
    }
    return true
  }
}
