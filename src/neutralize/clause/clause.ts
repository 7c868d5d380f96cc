/**
 * Reads who does what to whom in a headline: clauses with subject, verb group, object, adjuncts, by-agent and the
 * speaker who vouches for them. Small and dependency-free (docs/decisions/0050): it reads headline English, where
 * the present tense tells the past, `to` tells the future and the auxiliary of a passive is left out.
 *
 *     "Two injured as Kyiv says Russian drone hit bridge"
 *      ~~~ ^^^^^^^    ~~~~ ^^^^ ~~~~~~~~~~~~~ ^^^ ------     ~ subject  ^ verb group  - object
 */

import { EMBEDDED } from './asking.ts'
import {
  ADVERB,
  ALLEGATION,
  AUXILIARY,
  BASE,
  DETERMINER,
  GERUND,
  MODAL,
  NEGATOR,
  NOUN_TOO,
  PARTICIPLE,
  PAST,
  PLURAL,
  POSSIBILITY,
  PREPOSITION,
  THIRD,
  WH,
} from './lexicon.ts'
import { ADVERBS_IN_GROUP, BOUNDARY } from './reading.ts'
import {
  type Clause,
  type ClauseStatus,
  type ClauseText,
  type GroupState,
  type Piece,
  plainClause,
  type Range,
} from './shape.ts'
import { ClauseSubjects, RELATIVES } from './subjects.ts'
import { INTRANSITIVE, PHASE_VERBS } from './verbs.ts'
import { hasTrait } from './word-traits.ts'
import {
  AFTER_BREAK,
  AFTER_COMMA,
  CAPITAL,
  codePointOffset,
  IN_QUESTION,
  IN_QUOTES,
  JOINED,
  NUMERIC,
  POSSESSIVE,
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
  const reader = new ClauseReader(words)
  return reader.read()
}

const CONDITIONS = new Set(['if', 'whether', 'unless'])

const INVERTED = new Set('say warn claim argue insist'.split(' '))

const BE = new Set('be is are was were been being am'.split(' '))

const HAVE = new Set(['have', 'has', 'had', 'having'])

/** "should resign" is no deed either. */
const FUTURE = new Set(['will', 'shall', 'would', "'ll", 'should', 'must', 'ought'])

const POSSIBLE = new Set(['may', 'might', 'could', 'can'])

/** "Girl hurt in attack": after a singular the form can be no present tense. */
const BASE_PARTICIPLES = new Set(['hurt', 'hit', 'shut'])

const READY = new Set(
  'set poised expected due going about likely ready planned scheduled slated prepared supposed bound unlikely willing'.split(
    ' ',
  ),
)

class ClauseReader extends ClauseSubjects {
  read(): Clause[] {
    const { words } = this
    let i = 0
    while (i < words.length) {
      const word = words[i]!
      if (i > 0 && (word.marks & (AFTER_BREAK | SENTENCE_START)) !== 0)
        this.boundary(i, '', (word.marks & SENTENCE_START) !== 0)
      else if ((word.marks & AFTER_COMMA) !== 0 && this.open !== null) this.boundary(i, ',', false)
      const key = word.lexeme.key
      const isPronoun =
        (word.marks & JOINED) !== 0 || (key === 'that' && i > 0 && (words[i - 1]!.lexeme.flags & AUXILIARY) !== 0)
      if (key === 'should' && this.isInvertedCondition(i)) {
        i = this.conditionAt(i)
        continue
      }
      // "more than 30 firms": one noun phrase.
      const isCounting = key === 'than' && ((words[i + 1]?.marks ?? 0) & NUMERIC) !== 0
      if (hasTrait(word.lexeme, BOUNDARY) && !isPronoun && !isCounting && !this.isPrepositional(i)) {
        this.markers.add(i)
        // "as long as the rain holds off": if.
        this.boundary(i + 1, key === 'as' && words[i - 1]?.lexeme.key === 'long' ? 'if' : key, false)
        i++
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

  /** "ready should the ministry change its rules": if it does. */
  private isInvertedCondition(index: number): boolean {
    const next = this.words[index + 1]
    return (
      index > 0 &&
      next !== undefined &&
      (next.lexeme.flags & DETERMINER) !== 0 &&
      (this.words[index]!.marks & (SENTENCE_START | IN_QUESTION | AFTER_BREAK)) === 0 &&
      (this.words[index - 1]!.lexeme.flags & WH) === 0
    )
  }

  private conditionAt(index: number): number {
    const state = {
      hasBe: false,
      hasHave: false,
      modal: 'should',
      isInfinitive: false,
      isNegated: false,
      isHedged: false,
    }
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

  /** "as chief of staff", "after talks", "before the vote": no verb comes before the next boundary. */
  private isPrepositional(index: number): boolean {
    const key = this.words[index]!.lexeme.key
    if (
      key !== 'as' &&
      key !== 'after' &&
      key !== 'before' &&
      key !== 'since' &&
      key !== 'until' &&
      key !== 'till' &&
      key !== 'than' &&
      key !== 'once' &&
      key !== 'so'
    )
      return false
    for (let i = index + 1; i < this.words.length; i++) {
      const word = this.words[i]!
      if ((word.marks & (AFTER_BREAK | AFTER_COMMA)) !== 0 || hasTrait(word.lexeme, BOUNDARY)) return true
      const { verbForms, flags } = word.lexeme
      if ((flags & (AUXILIARY | MODAL)) !== 0) return false
      if ((verbForms & (PAST | THIRD | BASE | PARTICIPLE | GERUND)) !== 0 && (flags & NOUN_TOO) === 0) return false
      if ((verbForms & BASE) !== 0 && i > index + 1 && (this.words[i - 1]!.lexeme.flags & PLURAL) !== 0) return false
      const next = this.words[i + 1]
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

  /** Reads a verb group at `index`. @returns where it ends, or `index` when there is none */
  private groupAt(index: number): number {
    const { words } = this
    const { flags, key } = words[index]!.lexeme
    const isAuxiliary =
      (flags & (AUXILIARY | MODAL)) !== 0 &&
      !(key === 'may' && this.isMonthMay(index)) &&
      !(key === 'will' && (this.isNamePart(index) || this.isFirstName(index)))
    // "according to survey"
    if (key === 'to' && words[index - 1]?.lexeme.key === 'according') return index
    if (isAuxiliary || key === 'to') return this.auxiliaryGroup(index)
    if (this.isInvertedSpeech(index)) return this.addInvertedSpeech(index)
    if (this.isPlainVerb(index)) return this.addClause({ from: index, to: index + 1 }, index, this.bareGroup(index))
    return index
  }

  /** "…, say doctors in Arkansas": the speaker stands behind his verb, at the end of the sentence. */
  private isInvertedSpeech(index: number): boolean {
    const { words } = this
    const after = words[index + 1]
    if (
      index === 0 ||
      ((words[index]!.marks & (AFTER_COMMA | AFTER_BREAK)) === 0 && !this.isBehindQuote(index)) ||
      !INVERTED.has(words[index]!.lexeme.lemma) ||
      (words[index]!.lexeme.verbForms & GERUND) !== 0 ||
      (words[index]!.marks & SENTENCE_START) !== 0 ||
      after === undefined ||
      !this.startsNounPhrase(after) ||
      (after.lexeme.verbForms & GERUND) !== 0
    )
      return false
    for (let i = index + 1; i < words.length; i++) {
      const { flags } = words[i]!.lexeme
      if ((words[i]!.marks & (AFTER_BREAK | AFTER_COMMA)) !== 0) return (words[i]!.marks & SENTENCE_START) !== 0
      if ((flags & (AUXILIARY | MODAL)) !== 0 || this.isSurelyFinite(i)) return false
    }
    return true
  }

  /** "Ferry 'not safe' says captain" */
  private isBehindQuote(index: number): boolean {
    return (this.words[index - 1]!.marks & IN_QUOTES) !== 0 && (this.words[index]!.marks & IN_QUOTES) === 0
  }

  private addInvertedSpeech(index: number): number {
    const { lexeme } = this.words[index]!
    const group = { from: index, to: index + 1 }
    const to = Math.max(this.nounPhraseEnd(index + 1), index + 2)
    const clause = plainClause(index, group, lexeme.lemma, lexeme.senses, { from: index + 1, to }, ',')
    this.pushClause(clause, true)
    return to
  }

  /** "Will Scharf appoints", not "Will Scharf appoint …?". */
  private isFirstName(index: number): boolean {
    const word = this.words[index]!
    const next = this.words[index + 1]
    return (
      (word.marks & (SENTENCE_START | CAPITAL | IN_QUESTION)) === (SENTENCE_START | CAPITAL) &&
      !this.isTitleCase &&
      next !== undefined &&
      (next.marks & CAPITAL) !== 0
    )
  }

  /** A verb group before its auxiliaries are read. */
  private bareGroup(index: number): GroupState {
    return {
      hasBe: false,
      hasHave: false,
      modal: '',
      isInfinitive: false,
      isNegated: this.isNegatedBefore(index),
      isHedged: this.isHedgedBefore(index),
    }
  }

  private isMonthMay(index: number): boolean {
    const next = this.words[index + 1]
    return next === undefined || (next.marks & NUMERIC) !== 0
  }

  private isNegatedBefore(index: number): boolean {
    const before = this.words[index - 1]
    if (before === undefined) return false
    if ((before.lexeme.flags & NEGATOR) !== 0)
      return (
        before.lexeme.key === 'never' ||
        before.lexeme.key === 'not' ||
        before.lexeme.key === 'hardly' ||
        before.lexeme.key === 'barely'
      )
    for (let i = index - 1; i >= Math.max(this.clauseStart, index - 12); i--) {
      const key = this.words[i]!.lexeme.key
      // "has no deaths from syndrome linked to": the small word has its own noun.
      if (
        this.clauses.some(
          ({ verb, group, marker }) => (verb === i || (group.from <= i && group.to > i)) && marker !== 'attribute',
        )
      )
        return false
      if (key === 'no' || key === 'nobody' || key === 'none' || key === 'neither') return true
    }
    return false
  }

  private isHedgedBefore(index: number): boolean {
    const before = this.words[index - 1]
    return (
      before !== undefined &&
      (before.lexeme.flags & (POSSIBILITY | ALLEGATION)) !== 0 &&
      (before.lexeme.verbForms === 0 || before.lexeme.key === 'reportedly') &&
      before.lexeme.key !== 'if' &&
      before.lexeme.key !== 'whether'
    )
  }

  private auxiliaryGroup(index: number): number {
    const { words } = this
    const state = this.bareGroup(index)
    let i = index
    let ready = false
    for (; i < words.length; i++) {
      const { key, flags } = words[i]!.lexeme
      if (i > index && (words[i]!.marks & AFTER_BREAK) !== 0) break
      if (key === 'to') {
        if (i > index && !ready && !state.hasBe && !state.hasHave && state.modal === '') break
        const next = words[i + 1]
        if (
          next === undefined ||
          ((next.lexeme.verbForms & BASE) === 0 &&
            !BE.has(next.lexeme.key) &&
            next.lexeme.key !== 'have' &&
            (next.lexeme.flags & (ADVERB | NEGATOR)) === 0)
        )
          break
        state.isInfinitive = true
        state.hasBe = false
        // "may have to repay"
        state.hasHave = false
        continue
      }
      if ((flags & MODAL) !== 0) state.modal = key
      else if (BE.has(key)) state.hasBe = true
      else if (HAVE.has(key)) state.hasHave = true
      else if ((flags & AUXILIARY) !== 0) continue
      else if ((flags & NEGATOR) !== 0 && key !== 'without' && key !== 'nothing' && key !== 'nobody' && key !== 'none')
        state.isNegated = true
      else if ((flags & ADVERB) !== 0 || ADVERBS_IN_GROUP.has(key))
        state.isHedged ||= (flags & (POSSIBILITY | ALLEGATION)) !== 0
      else if (READY.has(key) && words[i + 1]?.lexeme.key === 'to') {
        ready = true
        state.hasBe = false
        state.hasHave = false
        if (key === 'unlikely') state.isNegated = true
      } else break
      if (i > index && (flags & MODAL) !== 0) state.modal = key
    }
    if (i >= words.length && i === index) return index
    const main = words[i]
    const wants = state.hasBe ? PARTICIPLE | GERUND : state.hasHave ? PARTICIPLE : BASE
    // Questions put the subject between auxiliary and verb: "Will Harry return", "Is Trump planning".
    const asksFirst =
      (index === this.clauseStart || (index > 0 && (words[index - 1]!.lexeme.flags & WH) !== 0)) &&
      main !== undefined &&
      (main.lexeme.flags & NOUN_TOO) !== 0 &&
      (main.marks & IN_QUESTION) !== 0 &&
      this.askedVerb(i, state) > i
    if (
      !asksFirst &&
      main !== undefined &&
      (main.lexeme.verbForms & wants) !== 0 &&
      (main.marks & AFTER_BREAK) === 0 &&
      !this.isNamePart(i)
    )
      return this.addClause({ from: index, to: i + 1 }, i, state)
    if (
      main !== undefined &&
      state.modal !== '' &&
      !state.hasBe &&
      !state.hasHave &&
      main.lexeme.verbForms === 0 &&
      main.lexeme.flags === 0 &&
      (main.marks & (AFTER_BREAK | NUMERIC)) === 0 &&
      !this.isNamePart(i) &&
      (index > this.clauseStart || EMBEDDED.has(this.marker))
    )
      return this.addClause({ from: index, to: i + 1 }, i, state)
    if (state.isInfinitive && !state.hasBe) return index
    if (words[index]!.lexeme.key === 'to') return index
    const isAsking = index === 0 || index === this.clauseStart || (words[index - 1]!.lexeme.flags & WH) !== 0
    if (isAsking && (state.hasBe || state.modal !== '' || (words[index]!.lexeme.flags & AUXILIARY) !== 0)) {
      const asked = this.askedVerb(i, state)
      if (asked > index) {
        this.clauseStart = i
        this.isOpenHere = false
        return this.addClause({ from: asked, to: asked + 1 }, asked, { ...state, isAsked: true })
      }
    }
    if (state.hasBe || state.hasHave) {
      // A copula or a plain "has": the verb is the auxiliary itself.
      let verb = i - 1
      while (verb > index && !BE.has(words[verb]!.lexeme.key) && !HAVE.has(words[verb]!.lexeme.key)) verb--
      return this.addClause({ from: index, to: i }, verb, { ...state, hasBe: false, hasHave: false, isAsked: isAsking })
    }
    return index
  }

  private addClause(group: Range, verb: number, state: GroupState): number {
    const { words } = this
    const word = words[verb]!
    const { lexeme } = word
    const forms = lexeme.verbForms
    let to = group.to
    let senses = lexeme.senses
    if (word.phrase !== null && word.phrase.senses.length > 0) {
      senses = word.phrase.senses
      const end = verb + word.phrase.words.length
      // "trying to send": the phrase leaves the `to` to the infinitive; "hit by car": the `by` to the doer.
      const isInfinitive = word.phrase.words.at(-1) === 'to' && ((words[end]?.lexeme.verbForms ?? 0) & BASE) !== 0
      to = Math.max(to, isInfinitive || isDoneBy(word) ? end - 1 : end)
    }
    const isGerund = (forms & GERUND) !== 0 && !state.hasBe
    const before = words[verb - 1]
    const isAttribute =
      !state.hasBe &&
      !state.hasHave &&
      !isGerund &&
      (forms & PARTICIPLE) !== 0 &&
      (forms & (BASE | THIRD)) === 0 &&
      ((verb === this.clauseStart &&
        (this.open === null || this.hasVerbAhead(verb + 1)) &&
        !RELATIVES.has(this.marker)) ||
        (before !== undefined &&
          verb !== this.clauseStart &&
          ((before.lexeme.flags & (DETERMINER | PREPOSITION)) !== 0 ||
            (this.isOpenHere &&
              this.open!.group.to === verb &&
              !this.open!.isPassive &&
              (this.words[this.open!.verb]!.lexeme.flags & AUXILIARY) === 0) ||
            (before.marks & (POSSESSIVE | NUMERIC)) !== 0))) &&
      this.isNounAhead(verb)
    let isPassive = false
    if (state.hasBe) isPassive = (forms & (PARTICIPLE | GERUND)) === PARTICIPLE || (forms & PARTICIPLE) !== 0
    else if (isAttribute) isPassive = true
    else if (
      !state.hasHave &&
      state.modal === '' &&
      !state.isInfinitive &&
      (forms & PARTICIPLE) !== 0 &&
      ((forms & BASE) === 0 || words[to]?.lexeme.key === 'by' || BASE_PARTICIPLES.has(lexeme.lemma))
    )
      isPassive = (this.isBarePassive(verb, to) || this.isPaidBy(to)) && !this.isObjectRelative(verb, to)
    const status: ClauseStatus = isAttribute
      ? 'noun'
      : FUTURE.has(state.modal) || state.isInfinitive
        ? 'planned'
        : (forms & GERUND) !== 0 || (state.hasBe && this.isUnderWay(group))
          ? 'ongoing'
          : 'done'
    const { open } = this
    if (isAttribute) {
      const subject = { from: to, to: this.nounPhraseEnd(to) }
      const attribute = plainClause(verb, { from: group.from, to }, lexeme.lemma, senses, subject, 'attribute')
      const isQuestion = (word.marks & IN_QUESTION) !== 0
      this.pushClause({ ...attribute, isPassive, isHedged: state.isHedged, isQuestion, status }, false)
      return to
    }
    const found = this.subjectOf(group, lexeme.lemma, state, isGerund, isPassive)
    const subject = state.isInfinitive ? this.withoutReady(found.subject, group) : found.subject
    const governor = this.marker === 'that' && open !== null ? open : found.governor
    const modalHedge = POSSIBLE.has(state.modal)
    const clause: Clause = {
      verb,
      group: { from: group.from, to },
      lemma: lexeme.lemma,
      senses,
      isPassive,
      isNegated: state.isNegated,
      isHedged: state.isHedged || modalHedge || this.isAllegedBefore(group.from),
      isQuestion: ((word.marks & IN_QUESTION) !== 0 && this.isAskedHere(verb, state)) || this.isEmbeddedQuestion(),
      isConditional: CONDITIONS.has(this.marker),
      status:
        status === 'done' &&
        (isBareInfinitive(words[verb]!, governor, group) ||
          this.isSecondInfinitive(verb, group, open) ||
          isSecondDemand(words[verb]!, open, group))
          ? 'planned'
          : status === 'planned' &&
              governor !== null &&
              PHASE_VERBS.has(governor.lemma) &&
              governor.status !== 'planned'
            ? 'done'
            : status,
      subject,
      object: null,
      agent: null,
      adjuncts: [],
      governor,
      speaker: null,
      marker: this.marker,
    }
    this.pushClause(clause, true)
    return to
  }

  /** "being sold", "are being sold". */
  private isUnderWay({ from, to }: Range): boolean {
    for (let i = from; i < to; i++) if (this.words[i]!.lexeme.key === 'being') return true
    return false
  }

  /** "Kordex set to sell": the word that stands for "is set" is no part of the subject. */
  private withoutReady(subject: Range | null, group: Range): Range | null {
    if (subject === null || subject.to !== group.from || subject.to - subject.from < 2) return subject
    return READY.has(this.words[subject.to - 1]!.lexeme.key) ? { from: subject.from, to: subject.to - 1 } : subject
  }

  private pushClause(clause: Clause, opens: boolean): void {
    this.clauses.push(clause)
    if (!opens) return
    this.open = clause
    this.isOpenHere = true
  }
}

/** "cyclist hit by car": the phrase of the lexicon has taken the small word in. */
function isDoneBy({ phrase, lexeme }: Word): boolean {
  return phrase?.words.at(-1) === 'by' && !INTRANSITIVE.has(lexeme.lemma)
}

/** "demands the club come clean and reveal its debts" */
function isSecondDemand({ lexeme }: Word, open: Clause | null, group: Range): boolean {
  return (
    open !== null &&
    MANDATIVE.has(open.lemma) &&
    group.to - group.from === 1 &&
    (lexeme.verbForms & BASE) !== 0 &&
    (lexeme.verbForms & (THIRD | PAST)) === 0
  )
}

/** "demands the club come clean": asked for. */
const MANDATIVE = new Set('demand request recommend require propose'.split(' '))

/** "lets the administration end it": allowed, not done; "would help prices fall": no nearer than the help. */
function isBareInfinitive(word: Word, governor: Clause | null, group: Range): boolean {
  return (
    governor !== null &&
    (governor.lemma === 'let' ||
      (MANDATIVE.has(governor.lemma) && (word.lexeme.verbForms & (THIRD | PAST)) === 0) ||
      ((governor.lemma === 'help' || governor.lemma === 'make') &&
        (governor.status === 'planned' || governor.isHedged))) &&
    group.to - group.from === 1 &&
    (word.lexeme.verbForms & BASE) !== 0
  )
}
