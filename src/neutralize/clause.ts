/**
 * Reads who does what to whom in a headline: clauses with subject, verb group, object, adjuncts, by-agent and the
 * speaker who vouches for them. Small and dependency-free (docs/decisions/0050): it reads headline English, where
 * the present tense tells the past, `to` tells the future and the auxiliary of a passive is left out.
 *
 *     "Two injured as Kyiv says Russian drone hit bridge"
 *      ~~~ ^^^^^^^    ~~~~ ^^^^ ~~~~~~~~~~~~~ ^^^ ------     ~ subject  ^ verb group  - object
 */

import { ACCUSING_OF, ADVERBS_IN_GROUP, BOUNDARIES } from './clause-evidence.ts'
import {
  ADVERB,
  ALLEGATION,
  AUXILIARY,
  BASE,
  CONJUNCTION,
  DETERMINER,
  EMPTY,
  GERUND,
  MODAL,
  NEGATOR,
  NOUN_TOO,
  PARTICIPLE,
  PAST,
  PLURAL,
  POSSIBILITY,
  PREPOSITION,
  PRONOUN,
  THIRD,
  WH,
} from './clause-lexicon.ts'
import { ClauseLinks, SUBJECT_PRONOUNS } from './clause-links.ts'
import { type Clause, type ClauseStatus, type ClauseText, type Piece, plainClause, type Range } from './clause-shape.ts'
import { FACTIVE, INTRANSITIVE, OBJECT_CONTROL, PHASE_VERBS, SMALL_CLAUSE, SPEECH } from './clause-verbs.ts'
import {
  AFTER_BREAK,
  AFTER_COMMA,
  CAPITAL,
  codePointOffset,
  IN_QUESTION,
  isContent,
  JOINED,
  NUMERIC,
  POSSESSIVE,
  readWords,
  SENTENCE_START,
  type Word,
} from './clause-words.ts'

export type { Clause, ClauseStatus, ClauseText, Piece, Range } from './clause-shape.ts'

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

const ALLEGED_NOUNS = new Set(
  'claim claims allegation allegations accusation accusations reports rumors rumours suspicion suspicions fears hopes threat threats proposal accusation'.split(
    ' ',
  ),
)

const EMBEDDED = new Set(['who', 'which', 'what', 'whether', 'why'])

const RELATIVES = new Set(['who', 'which', 'that'])

const INVERTED = new Set('say warn claim argue insist'.split(' '))

const SUBORDINATES = new Set('as after before while because since though although when'.split(' '))

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

class ClauseReader extends ClauseLinks {
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
      if (BOUNDARIES.has(key) && !isPronoun && !this.isPrepositional(i)) {
        this.markers.add(i)
        this.boundary(i + 1, key, false)
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
      if ((word.marks & (AFTER_BREAK | AFTER_COMMA)) !== 0 || BOUNDARIES.has(word.lexeme.key)) return true
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
    if (isAuxiliary || key === 'to') return this.auxiliaryGroup(index)
    if (this.isInvertedSpeech(index)) return this.addInvertedSpeech(index)
    if (this.isPlainVerb(index))
      return this.addClause({ from: index, to: index + 1 }, index, {
        hasBe: false,
        hasHave: false,
        modal: '',
        isInfinitive: false,
        isNegated: this.isNegatedBefore(index),
        isHedged: this.isHedgedBefore(index),
      })
    return index
  }

  /** "…, say doctors in Arkansas": the speaker stands behind his verb, at the end of the sentence. */
  private isInvertedSpeech(index: number): boolean {
    const { words } = this
    const after = words[index + 1]
    if (
      index === 0 ||
      !INVERTED.has(words[index]!.lexeme.lemma) ||
      (words[index]!.lexeme.verbForms & GERUND) !== 0 ||
      (words[index]!.marks & (AFTER_COMMA | AFTER_BREAK)) === 0 ||
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

  private auxiliaryGroup(index: number): number {
    const { words } = this
    const state: GroupState = {
      hasBe: false,
      hasHave: false,
      modal: '',
      isInfinitive: false,
      isNegated: this.isNegatedBefore(index),
      isHedged: this.isHedgedBefore(index),
    }
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
        if (state.hasBe) state.hasBe = false
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

  /** The verb of a question whose auxiliary stands before the subject: a sure verb first, else a noun that is a verb too. */
  private askedVerb(from: number, state: GroupState): number {
    const { words } = this
    const wants = state.hasBe ? GERUND | PARTICIPLE : state.hasHave ? PARTICIPLE : BASE
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
      // "trying to send": the phrase leaves the `to` to the infinitive.
      const isInfinitive = word.phrase.words.at(-1) === 'to' && ((words[end]?.lexeme.verbForms ?? 0) & BASE) !== 0
      to = Math.max(to, isInfinitive ? end - 1 : end)
    }
    const isGerund = (forms & GERUND) !== 0 && !state.hasBe
    const before = words[verb - 1]
    const isAttribute =
      !state.hasBe &&
      !state.hasHave &&
      !isGerund &&
      (forms & PARTICIPLE) !== 0 &&
      (forms & (BASE | THIRD)) === 0 &&
      ((verb === this.clauseStart && this.open === null && !RELATIVES.has(this.marker)) ||
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
        : (forms & GERUND) !== 0
          ? 'ongoing'
          : 'done'
    let subject: Range | null = null
    let governor: Clause | null = null
    const open = this.open
    if (isAttribute) {
      subject = { from: to, to: this.nounPhraseEnd(to) }
      this.pushClause(
        {
          verb,
          group: { from: group.from, to },
          lemma: lexeme.lemma,
          senses,
          isPassive,
          isNegated: false,
          isHedged: state.isHedged,
          isQuestion: (word.marks & IN_QUESTION) !== 0,
          isConditional: false,
          status,
          subject,
          object: null,
          agent: null,
          adjuncts: [],
          governor: null,
          speaker: null,
          marker: 'attribute',
        },
        false,
      )
      return to
    }
    const regionFrom = open !== null && this.isOpenHere ? open.group.to : this.clauseStart
    const region = this.fromPronoun(this.behindAdjunct(this.trim(regionFrom, group.from)))
    if (state.isInfinitive && open !== null && group.from - open.group.to <= 12 && this.isOpenHere) {
      governor = open
      subject =
        OBJECT_CONTROL.has(open.lemma) && !open.isPassive && region !== null && !this.isForSomething(region)
          ? this.firstNounPhrase(region)
          : open.subject
    } else if (open !== null && this.isOpenHere) {
      const main =
        this.behindRelative(region, state, isGerund || isPassive) ??
        (region === null && open.marker === 'that' && (state.hasBe || state.hasHave) ? this.beforeThat(open) : null)
      if (main !== null) subject = main
      else if (region === null || this.isOnlyAdverbs(region)) {
        subject = open.subject
        if (isGerund) governor = open
      } else if (
        words[region.from]!.lexeme.key === 'and' ||
        words[group.from - 1]!.lexeme.key === 'and' ||
        words[group.from - 1]!.lexeme.key === 'or' ||
        words[group.from - 1]!.lexeme.key === 'but'
      )
        // "accuses Iran of firing and halts trade": the accuser goes on.
        subject = open.governor !== null && ACCUSING_OF.has(open.governor.lemma) ? open.governor.subject : open.subject
      else if (
        open.isPassive ||
        (open.status === 'ongoing' && !SPEECH.has(open.lemma)) ||
        open.marker === 'attribute'
      ) {
        // "Advocate removed from flight receives apology": the participle belonged to the subject.
        subject = isGerund || (isPassive && !state.hasBe) ? (this.lastNounPhrase(region) ?? open.subject) : open.subject
        if (isGerund && ACCUSING_OF.has(open.lemma)) governor = open
      } else if (isGerund || (isPassive && !SPEECH.has(open.lemma) && !FACTIVE.has(open.lemma))) {
        // "Paul accuses Fauci of lying": the accused does it.
        subject = isPassive
          ? this.lastNounPhrase(region)
          : ACCUSING_OF.has(open.lemma) && !open.isPassive
            ? this.firstNounPhrase(region)
            : open.subject
        if (isGerund) governor = open
      } else if (
        open.status === 'planned' &&
        open.group.from > 0 &&
        words[open.group.from]!.lexeme.key === 'to' &&
        !SPEECH.has(open.lemma) &&
        !FACTIVE.has(open.lemma) &&
        !state.isInfinitive
      ) {
        // "The window to find survivors has passed": what stood in front of the infinitive is the subject.
        subject = this.trim(this.clauseStart, open.group.from) ?? open.subject
      } else {
        const and = SPEECH.has(open.lemma) || FACTIVE.has(open.lemma) ? -1 : this.lastAnd(region)
        governor = and < 0 ? open : null
        subject = and < 0 ? region : { from: and + 1, to: region.to }
      }
    } else if (region !== null) subject = SPEECH.has(lexeme.lemma) ? this.afterLastComma(region) : region
    else if (open !== null) {
      subject = open.subject
      if (this.marker === 'who' || this.marker === 'which' || this.marker === 'that')
        subject = this.lastNounPhrase({ from: open.group.to, to: this.clauseStart - 1 }) ?? open.subject
    } else if ((this.marker === 'who' || this.marker === 'which' || this.marker === 'that') && this.clauseStart > 1)
      subject = this.lastNounPhrase({ from: 0, to: this.clauseStart - 1 })
    if (this.marker === 'that' && open !== null) governor = open
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
        (isBareInfinitive(words[verb]!, governor, group) || this.isSecondInfinitive(verb, group, open))
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

  /** "to call Schumer and delay the vote": the second of two infinitives. */
  private isSecondInfinitive(verb: number, group: Range, open: Clause | null): boolean {
    const before = this.words[group.from - 1]?.lexeme.key
    return (
      (before === 'and' || before === 'or') &&
      group.to - group.from === 1 &&
      this.isOpenHere &&
      open !== null &&
      open.status === 'planned' &&
      (this.words[verb]!.lexeme.verbForms & (BASE | THIRD | PAST)) === BASE
    )
  }

  /** Of a sentence with a question mark only the part that is put as a question is asked. */
  /** "claims he hosted", "reports that ships left", "plan to leave": the noun in front takes the surety away. */
  private isEmbeddedQuestion(): boolean {
    if (!EMBEDDED.has(this.marker) || this.clauseStart < 2) return false
    const at = this.clauseStart - 2
    return this.clauses.some((clause) => clause.group.to - 1 === at && clause.marker !== 'attribute')
  }

  private isAllegedBefore(index: number): boolean {
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

  private isAskedHere(verb: number, state: GroupState): boolean {
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

  private pushClause(clause: Clause, opens: boolean): void {
    this.clauses.push(clause)
    if (!opens) return
    this.open = clause
    this.isOpenHere = true
  }

  private isBarePassive(verb: number, to: number): boolean {
    const { words } = this
    const forms = words[verb]!.lexeme.verbForms
    if ((forms & PAST) === 0) return true
    const after = words[to]
    const lemma = words[verb]!.lexeme.lemma
    if ((forms & BASE) !== 0 && after?.lexeme.key !== 'by' && !this.isSingularBefore(verb)) return false
    if (after !== undefined && after.lexeme.key === 'by') return true
    if (INTRANSITIVE.has(lemma)) return false
    if (after === undefined || (after.marks & (AFTER_BREAK | AFTER_COMMA)) !== 0) return !SPEECH.has(lemma)
    if (SMALL_CLAUSE.has(after.lexeme.key)) return true
    if (after.lexeme.key === 'that') return false
    if (after.lexeme.key === 'to' && SPEECH.has(lemma)) return true
    return (after.lexeme.flags & (PREPOSITION | CONJUNCTION | ADVERB)) !== 0 || BOUNDARIES.has(after.lexeme.key)
  }

  /** "fined €4m by regulator", "handed 12 years by court": the object stays behind, the doer follows. */
  private isPaidBy(from: number): boolean {
    let to = from
    while (to < this.words.length && to < from + 6 && this.words[to]!.lexeme.key !== 'by') {
      const { marks, lexeme } = this.words[to]!
      if ((marks & (AFTER_BREAK | AFTER_COMMA)) !== 0 || (lexeme.flags & (PREPOSITION | CONJUNCTION)) !== 0)
        return false
      to++
    }
    const next = this.words[to + 1]
    return (
      to > from &&
      this.words[to]?.lexeme.key === 'by' &&
      next !== undefined &&
      (next.marks & NUMERIC) === 0 &&
      isMoney(this.words, from, to)
    )
  }

  /** "convoy that UN envoy blocked": what stands before the pronoun is the object. */
  private isObjectRelative(verb: number, to: number): boolean {
    const after = this.words[to]
    return (
      (this.marker === 'that' || this.marker === 'which') &&
      !this.isOpenHere &&
      verb > this.clauseStart &&
      this.clauseStart > 1 &&
      !this.clauses.some((clause) => clause.verb === this.clauseStart - 2 && clause.marker !== 'attribute') &&
      (after === undefined || (after.marks & (AFTER_BREAK | AFTER_COMMA)) !== 0)
    )
  }

  private isSingularBefore(verb: number): boolean {
    for (let i = verb - 1; i >= this.clauseStart; i--)
      if (isContent(this.words[i]!)) return (this.words[i]!.lexeme.flags & PLURAL) === 0
    return false
  }

  private trim(from: number, to: number): Range | null {
    while (
      from < to &&
      (this.words[from]!.lexeme.flags & (CONJUNCTION | ADVERB)) !== 0 &&
      (this.words[from]!.lexeme.flags & PRONOUN) === 0
    )
      from++
    while (
      to > from &&
      ((this.words[to - 1]!.lexeme.flags & (ADVERB | CONJUNCTION)) !== 0 ||
        ADVERBS_IN_GROUP.has(this.words[to - 1]!.lexeme.key))
    )
      to--
    return to > from ? { from, to } : null
  }

  /** "Nurse who warned of delays was dismissed", "Scientists who mapped reef say": the main verb behind a relative clause. */
  private behindRelative(region: Range | null, state: GroupState, isLoose: boolean): Range | null {
    const { words, open } = this
    if (open === null || !RELATIVES.has(this.marker) || open.marker !== this.marker || state.isInfinitive) return null
    if ((isLoose && !state.hasBe) || this.clauses.some((clause) => clause.verb < this.clauseStart)) return null
    const isSpeech = SPEECH.has(open.lemma) || FACTIVE.has(open.lemma)
    if (isSpeech && (region === null || (words[region.from]!.lexeme.flags & PREPOSITION) === 0)) return null
    let from = this.clauseStart - 1
    while (from > 0 && (words[from]!.marks & SENTENCE_START) === 0) from--
    return this.trim(from, this.clauseStart - 1)
  }

  /** "claim that he was held is denied": the second verb's subject stands before the first one's sentence. */
  private beforeThat(open: Clause): Range | null {
    const from = open.subject === null ? open.group.from : Math.min(open.subject.from, open.group.from)
    if (this.words[from - 1]?.lexeme.key !== 'that' || this.clauses[0] !== open) return null
    return this.trim(0, from - 1)
  }

  /** "Despite doubts, regulator approves": the subject begins behind the comma. */
  private behindAdjunct(region: Range | null): Range | null {
    if (region === null || (this.words[region.from]!.lexeme.flags & PREPOSITION) === 0) return region
    for (let i = region.from + 1; i < region.to; i++)
      if ((this.words[i]!.marks & AFTER_COMMA) !== 0) return { from: i, to: region.to }
    return region
  }

  /** "told police he owned it": the subject begins with the pronoun. */
  private fromPronoun(region: Range | null): Range | null {
    if (region === null || this.open === null || !this.isOpenHere) return region
    for (let i = region.from + 1; i < region.to; i++)
      if (SUBJECT_PRONOUNS.has(this.words[i]!.lexeme.key)) return { from: i, to: region.to }
    return region
  }

  private lastAnd(region: Range): number {
    for (let i = region.to - 2; i > region.from; i--)
      if (this.words[i]!.lexeme.key === 'and' || this.words[i]!.lexeme.key === 'but') return i
    return -1
  }

  /** "…, BBC understands": the speaker stands behind the comma. */
  private afterLastComma(region: Range): Range {
    for (let i = region.to - 1; i > region.from && region.to - i <= 5; i--)
      if ((this.words[i]!.marks & AFTER_COMMA) !== 0) return { from: i, to: region.to }
    return region
  }

  /** "asks court for permission to": whoever asks does it. */
  private isForSomething(region: Range): boolean {
    return this.words.slice(region.from, region.to).some((word) => word.lexeme.key === 'for')
  }

  private isOnlyAdverbs(region: Range): boolean {
    for (let i = region.from; i < region.to; i++)
      if ((this.words[i]!.lexeme.flags & (ADVERB | EMPTY)) === 0) return false
    return true
  }

  private firstNounPhrase(region: Range): Range | null {
    let to = region.from
    while (to < region.to && (this.words[to]!.lexeme.flags & PREPOSITION) === 0) to++
    return to > region.from ? { from: region.from, to } : region
  }

  private lastNounPhrase(region: Range): Range | null {
    let from = region.to
    while (from > region.from && (this.words[from - 1]!.lexeme.flags & (PREPOSITION | CONJUNCTION)) === 0) from--
    return from < region.to ? { from, to: region.to } : null
  }
}

/** A figure stands at either end of the stretch: "€4m", "12 years", "record 12 years". */
function isMoney(words: readonly Word[], from: number, to: number): boolean {
  for (let i = from; i < Math.min(to, from + 2); i++)
    if ((words[i]!.marks & NUMERIC) !== 0 || /^[$€£¥]$/.test(words[i]!.raw)) return true
  return false
}

/** "lets the administration end it": allowed, not done. */
function isBareInfinitive(word: Word, governor: Clause | null, group: Range): boolean {
  return (
    governor !== null && governor.lemma === 'let' && group.to - group.from === 1 && (word.lexeme.verbForms & BASE) !== 0
  )
}

interface GroupState {
  /** The auxiliary stands before its subject, as in a question. */
  isAsked?: boolean
  hasBe: boolean
  hasHave: boolean
  modal: string
  isInfinitive: boolean
  isNegated: boolean
  isHedged: boolean
}
