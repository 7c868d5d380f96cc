/** Makes a clause of a verb group: active or passive, done or to come, who does it, and what governs it. */
import {
  AUXILIARY,
  BASE,
  CONJUNCTION,
  DETERMINER,
  GERUND,
  type Lexeme,
  lexemeOf,
  NOUN_TOO,
  PARTICIPLE,
  PAST,
  PREPOSITION,
  THIRD,
} from './lexicon.ts'
import { type Clause, type ClauseStatus, type GroupState, plainClause, type Range } from './shape.ts'
import { ClauseSubjects, RELATIVES } from './subjects.ts'
import { INTRANSITIVE, OBJECT_CONTROL, PHASE_VERBS, SPEECH } from './verbs.ts'
import { AFTER_BREAK, AFTER_COMMA, IN_QUESTION, JOINED, NUMERIC, POSSESSIVE, type Word } from './words.ts'

const CONDITIONS = new Set(['if', 'whether', 'unless'])

/** "should resign" is no deed either. */
const FUTURE = new Set(['will', 'shall', 'would', "'ll", 'should', 'must', 'ought'])

const POSSIBLE = new Set(['may', 'might', 'could', 'can'])

/** "Girl hurt in attack": after a singular the form can be no present tense. */
const BASE_PARTICIPLES = new Set(['hurt', 'hit', 'shut'])

/** They stand for "is about to": "set to sell", "likely to rise". */
export const READY = new Set(
  'set poised expected due going about likely ready planned scheduled slated prepared supposed bound unlikely willing'.split(
    ' ',
  ),
)

/** Nouns with an infinitive: whose refusal it is refuses. */
const REFUSALS = new Set(['refusal', 'failure', 'inability', 'reluctance', 'unwillingness'])

/** What follows them at once is so: "comes to know"; what comes later is what for. */
const COMING = new Set(['come', 'go', 'be', 'get'])

/** The reader's making of clauses. */
export class ClauseMaking extends ClauseSubjects {
  /** @returns where the group ends, the rest of a phrase of the lexicon included */
  protected addClause(group: Range, verb: number, state: GroupState): number {
    const { lexeme, marks, phrase } = this.words[verb]!
    const whole = { from: group.from, to: this.endOfPhrase(verb, group.to) }
    const senses = phrase !== null && phrase.senses.length > 0 ? phrase.senses : lexeme.senses
    const isQuestioned = (marks & IN_QUESTION) !== 0
    if (this.isAttribute(verb, state)) {
      const to = this.nounPhraseEnd(whole.to)
      // "for lost jobs": the phrase that is known as one has taken its noun along.
      const subject = to > whole.to ? { from: whole.to, to } : null
      const plain = plainClause({ verb, group: whole, lemma: lexeme.lemma, senses, subject, marker: 'attribute' })
      const { isHedged } = state
      this.pushClause({ ...plain, isPassive: true, isHedged, isQuestion: isQuestioned, status: 'noun' }, false)
      return whole.to
    }
    const isGerund = (lexeme.verbForms & GERUND) !== 0 && !state.hasBe
    const lemma = state.hasBe ? doneIn(lexeme) : lexeme.lemma
    const isPassive = this.isPassive(verb, whole.to, state)
    const known = state.isBare ? { ...state, hasBe: false } : state
    const found = this.subjectOf({ group, lemma, state: known, isGerund, isPassive })
    // "doctor said to have warned club": what is said of him, and nothing that he is told to do.
    const isHearsay = state.isInfinitive && state.hasHave && isSaidOf(found.governor)
    const over = isHearsay ? null : found.governor
    const governor = this.marker === 'that' && this.open !== null ? this.open : over
    const clause: Clause = {
      verb,
      group: whole,
      lemma,
      senses,
      isPassive,
      isNegated: state.isNegated,
      isHedged: isHearsay || state.isHedged || POSSIBLE.has(state.modal) || this.isAllegedBefore(group.from),
      isQuestion: (isQuestioned && this.isAskedHere(verb, state)) || this.isEmbeddedQuestion(),
      isConditional: CONDITIONS.has(this.marker),
      status: isHearsay ? 'done' : this.statusUnder(governor, this.statusOf(verb, group, state), verb, group),
      subject: state.isInfinitive ? this.withoutReady(found.subject, group) : found.subject,
      object: null,
      agent: null,
      adjuncts: [],
      governor,
      speaker: null,
      marker: this.marker,
    }
    this.pushClause(clause, true)
    return whole.to
  }

  protected pushClause(clause: Clause, opens: boolean): void {
    this.clauses.push(clause)
    if (!opens) return
    this.open = clause
    this.isOpenHere = true
  }

  /** Where a group ends whose verb begins a phrase of the lexicon. */
  private endOfPhrase(verb: number, groupTo: number): number {
    const word = this.words[verb]!
    if (word.phrase === null || word.phrase.senses.length === 0) return groupTo
    const end = verb + word.phrase.words.length
    // "asks court to free her": the court is to do it.
    if (OBJECT_CONTROL.has(word.lexeme.lemma) && this.words[end]?.lexeme.key === 'to') return groupTo
    // "trying to send": the phrase leaves the `to` to the infinitive; "hit by car": the `by` to the doer.
    const isInfinitive = word.phrase.words.at(-1) === 'to' && ((this.words[end]?.lexeme.verbForms ?? 0) & BASE) !== 0
    return Math.max(groupTo, isInfinitive || isDoneBy(word) ? end - 1 : end)
  }

  /** "the convicted mayor", "Elected officials resign": a participle that says which noun is meant. */
  private isAttribute(verb: number, state: GroupState): boolean {
    const forms = this.words[verb]!.lexeme.verbForms
    if (state.hasBe || state.hasHave || (forms & PARTICIPLE) === 0 || (forms & (BASE | THIRD | GERUND)) !== 0)
      return false
    if (this.opensStated(verb)) return true
    const isPlaced =
      verb === this.clauseStart
        ? (this.open === null || this.hasVerbAhead(verb + 1)) && !RELATIVES.has(this.marker)
        : verb > 0 && this.isBeforeAttribute(verb - 1)
    return isPlaced && this.isNounAhead(verb)
  }

  /** "but stolen crown still missing", "and stolen crown recovered": what the participle stands before has its own predicate. */
  private opensStated(verb: number): boolean {
    const { words } = this
    const before = words[verb - 1]?.lexeme.key
    if (this.open === null || (before !== 'and' && before !== 'but')) return false
    for (let i = verb + 1; i < words.length; i++) {
      const { lexeme, marks } = words[i]!
      if ((marks & (AFTER_BREAK | AFTER_COMMA)) !== 0 || (lexeme.flags & (PREPOSITION | CONJUNCTION)) !== 0)
        return false
      if (lexeme.key === 'still') return true
      const next = words[i + 1]
      const isLast = next === undefined || (next.marks & (AFTER_BREAK | AFTER_COMMA)) !== 0
      if (isLast) return i > verb + 1 && (lexeme.verbForms & PARTICIPLE) !== 0 && (lexeme.flags & NOUN_TOO) === 0
    }
    return false
  }

  private isBeforeAttribute(index: number): boolean {
    const { lexeme, marks } = this.words[index]!
    const { open } = this
    return (
      // "White House mix-up delayed rule"
      ((lexeme.flags & (DETERMINER | PREPOSITION)) !== 0 && (marks & JOINED) === 0) ||
      (marks & (POSSESSIVE | NUMERIC)) !== 0 ||
      (this.isOpenHere &&
        open!.group.to === index + 1 &&
        !open!.isPassive &&
        (this.words[open!.verb]!.lexeme.flags & AUXILIARY) === 0)
    )
  }

  private isPassive(verb: number, to: number, state: GroupState): boolean {
    const { verbForms, lemma } = this.words[verb]!.lexeme
    if ((verbForms & PARTICIPLE) === 0) return false
    if (state.hasBe) return true
    if (state.hasHave || state.modal !== '' || state.isInfinitive) return false
    const mayBePresent = (verbForms & BASE) !== 0 && !BASE_PARTICIPLES.has(lemma)
    if (mayBePresent && this.words[to]?.lexeme.key !== 'by') return false
    return (this.isBarePassive(verb, to) || this.isPaidBy(to)) && !this.isObjectRelative(verb, to)
  }

  private statusOf(verb: number, group: Range, state: GroupState): ClauseStatus {
    if (FUTURE.has(state.modal) || state.isInfinitive) return 'planned'
    const isGerund = (this.words[verb]!.lexeme.verbForms & GERUND) !== 0
    return isGerund || (state.hasBe && this.isUnderWay(group)) ? 'ongoing' : 'done'
  }

  /** What the verb that governs it, or the verb before it, makes of a deed: asked for, allowed, begun. */
  private statusUnder(governor: Clause | null, status: ClauseStatus, verb: number, group: Range): ClauseStatus {
    const { open } = this
    if (status === 'done') {
      const word = this.words[verb]!
      const isToCome =
        group.to - group.from === 1 &&
        (isBareInfinitive(word, governor) || this.isSecondInfinitive(verb, group, open) || isSecondDemand(word, open))
      return isToCome ? 'planned' : 'done'
    }
    const isBegun =
      governor !== null &&
      PHASE_VERBS.has(governor.lemma) &&
      governor.status !== 'planned' &&
      // "goes back to island to survey damage"
      (!COMING.has(governor.lemma) || governor.group.to === group.from)
    return status === 'planned' && isBegun ? 'done' : status
  }

  /** "being sold", "are being sold". */
  private isUnderWay({ from, to }: Range): boolean {
    for (let i = from; i < to; i++) if (this.words[i]!.lexeme.key === 'being') return true
    return false
  }

  /** "Kordex set to sell": the word that stands for "is set" is no part of the subject. */
  private withoutReady(subject: Range | null, group: Range): Range | null {
    if (subject === null || subject.to !== group.from || subject.to - subject.from < 2) return subject
    // "judge's refusal to dismiss case": the judge does not.
    const owner = subject.to - 2
    if (REFUSALS.has(this.words[owner + 1]!.lexeme.key) && (this.words[owner]!.marks & POSSESSIVE) !== 0)
      return { from: subject.from, to: owner + 1 }
    return READY.has(this.words[subject.to - 1]!.lexeme.key) ? { from: subject.from, to: subject.to - 1 } : subject
  }
}

/** "cyclist hit by car": the phrase of the lexicon has taken the small word in. */
function isDoneBy({ phrase, lexeme }: Word): boolean {
  return phrase?.words.at(-1) === 'by' && !INTRANSITIVE.has(lexeme.lemma)
}

/** "demands the club come clean": asked for. */
const MANDATIVE = new Set('demand request recommend require propose'.split(' '))

const isPlainBase = ({ lexeme }: Word): boolean =>
  (lexeme.verbForms & BASE) !== 0 && (lexeme.verbForms & (THIRD | PAST)) === 0

/** "demands the club come clean and reveal its debts" */
const isSecondDemand = (word: Word, open: Clause | null): boolean =>
  open !== null && MANDATIVE.has(open.lemma) && isPlainBase(word)

/** "is warning": the verb, though the form is a noun as well. */
function doneIn({ key, lemma, stem, verbForms }: Lexeme): string {
  const isNoun = lemma === key && (verbForms & (GERUND | BASE)) === (GERUND | BASE)
  return isNoun && (lexemeOf(stem).verbForms & BASE) !== 0 ? stem : lemma
}

const isSaidOf = (governor: Clause | null): boolean => governor?.isPassive === true && SPEECH.has(governor.lemma)

/** "lets the administration end it": allowed, not done; "would help prices fall": no nearer than the help. */
function isBareInfinitive(word: Word, governor: Clause | null): boolean {
  if (governor === null || (word.lexeme.verbForms & BASE) === 0) return false
  const { lemma, status, isHedged } = governor
  if (lemma === 'help' || lemma === 'make') return status === 'planned' || isHedged
  return lemma === 'let' || (MANDATIVE.has(lemma) && isPlainBase(word))
}
