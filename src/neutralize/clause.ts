/**
 * Reads who does what to whom in a headline: clauses with subject, verb group, object, adjuncts, by-agent and the
 * speaker who vouches for them. Small and dependency-free (docs/decisions/0050): it reads headline English, where
 * the present tense tells the past, `to` tells the future and the auxiliary of a passive is left out.
 *
 *     "Two injured as Kyiv says Russian drone hit bridge"
 *      ~~~ ^^^^^^^    ~~~~ ^^^^ ~~~~~~~~~~~~~ ^^^ ------     ~ subject  ^ verb group  - object
 */
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
import {
  FACTIVE,
  GERUND_PREPOSITIONS,
  INTRANSITIVE,
  OBJECT_CONTROL,
  PHASE_VERBS,
  SMALL_CLAUSE,
  SPEECH,
} from './clause-verbs.ts'
import {
  AFTER_BREAK,
  AFTER_COLON,
  AFTER_COMMA,
  CAPITAL,
  codePointOffset,
  IN_QUESTION,
  IN_QUOTES,
  JOINED,
  NUMERIC,
  PHRASE_REST,
  POSSESSIVE,
  readWords,
  SENTENCE_START,
  type Word,
} from './clause-words.ts'

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

const BOUNDARIES = new Set(
  'as while because but if whether unless although though whereas that who which when where why how what so once after before since until till than whose'.split(
    ' ',
  ),
)
const CONDITIONS = new Set(['if', 'whether', 'unless'])
const ADVERBS_IN_GROUP = new Set(
  'not never also still now then just again already yet even once first soon long often only ever no longer so far further always more less best better almost nearly all both back'.split(
    ' ',
  ),
)
const ALLEGED_NOUNS = new Set(
  'claim claims allegation allegations accusation accusations reports rumors rumours suspicion suspicions fears hopes threat threats proposal accusation'.split(
    ' ',
  ),
)
const EMBEDDED = new Set(['who', 'which', 'what', 'whether', 'why'])
const STRONG_BASES = new Set(
  'rise fall drop kill hit face back demand plan vote protest warn want say vow win lose close open begin end halt remain grow surge slow ease continue'.split(
    ' ',
  ),
)
const TITLE_VERBS = new Set(
  'win beat sweep hit cut seek eye face urge vow back edge top rout rally plan vote rise fall claim'.split(' '),
)
const COUNTERS = new Set(
  'two three four five six seven eight nine ten eleven twelve dozen dozens several many some few multiple all these those more most'.split(
    ' ',
  ),
)
const SUBORDINATES = new Set('as after before while because since though although when'.split(' '))
/** Participles that headlines use as adjectives and prepositions. */
const NEVER_VERBS = new Set(
  'acting missing following including regarding concerning according united alleged leading during pending so-called building meeting housing opening training remaining times states nations sports news series rights affairs services studies works games arts sciences politics politics'.split(
    ' ',
  ),
)
const BARE_INFINITIVE = new Set('let make help see watch have hear'.split(' '))
const BE = new Set('be is are was were been being am'.split(' '))
const HAVE = new Set(['have', 'has', 'had', 'having'])
const FUTURE = new Set(['will', 'shall', 'would', "'ll"])
const POSSIBLE = new Set(['may', 'might', 'could', 'can'])
const READY = new Set(
  'set poised expected due going about likely ready planned scheduled slated prepared supposed bound unlikely willing'.split(
    ' ',
  ),
)

class ClauseReader {
  readonly words: readonly Word[]
  readonly clauses: Clause[] = []
  readonly isTitleCase: boolean
  /** Where the subject of the next clause can begin. */
  clauseStart = 0
  marker = ''
  open: Clause | null = null
  /** The open clause stands in the same stretch, with no boundary since. */
  isOpenHere = false
  readonly markers = new Set<number>()
  readonly labels: Clause[] = []

  constructor(words: readonly Word[]) {
    this.words = words
    let capitals = 0
    let all = 0
    for (const word of words) {
      if (word.lexeme.key.length < 4) continue
      all++
      if ((word.marks & CAPITAL) !== 0) capitals++
    }
    this.isTitleCase = all > 0 && capitals / all > 0.7
  }

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
      !(key === 'will' && this.isNamePart(index))
    if (isAuxiliary || key === 'to') return this.auxiliaryGroup(index)
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

  private isMonthMay(index: number): boolean {
    const next = this.words[index + 1]
    return next === undefined || (next.marks & NUMERIC) !== 0
  }

  private isNamePart(index: number): boolean {
    const word = this.words[index]!
    return !this.isTitleCase && (word.marks & CAPITAL) !== 0 && (word.marks & SENTENCE_START) === 0
  }

  private auxiliaryGroup(index: number): number {
    const { words } = this
    const state: GroupState = {
      hasBe: false,
      hasHave: false,
      modal: '',
      isInfinitive: false,
      isNegated: false,
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

  /** A verb without auxiliary: finite, passive without its auxiliary, participle or gerund. */
  private isPlainVerb(index: number): boolean {
    const { words } = this
    const word = words[index]!
    const { verbForms, flags } = word.lexeme
    if ((word.marks & PHRASE_REST) !== 0) return false
    if (verbForms === 0 || (flags & (DETERMINER | PRONOUN | WH)) !== 0) return false
    if ((flags & (PREPOSITION | CONJUNCTION)) !== 0 && (verbForms & GERUND) === 0) return false
    if ((flags & EMPTY) !== 0) return false
    if (this.isNamePart(index)) return false
    const before = words[index - 1]
    const after = words[index + 1]
    if (NEVER_VERBS.has(word.lexeme.key)) return false
    if ((word.marks & JOINED) !== 0 || (after !== undefined && (after.marks & JOINED) !== 0)) return false
    const startsClause = index === this.clauseStart
    if ((verbForms & PARTICIPLE) !== 0 && after !== undefined && this.wordAfter(index)?.lexeme.key === 'by')
      return index > 0
    if (
      (verbForms & BASE) !== 0 &&
      this.open !== null &&
      BARE_INFINITIVE.has(this.open.lemma) &&
      this.open.group.to < index &&
      this.isOpenHere &&
      before !== undefined &&
      (before.lexeme.flags & (DETERMINER | PREPOSITION)) === 0 &&
      (flags & NOUN_TOO) === 0
    )
      return true
    if (
      startsClause &&
      (verbForms & (PAST | PARTICIPLE)) !== 0 &&
      (verbForms & (THIRD | BASE)) === 0 &&
      this.isNounAhead(index)
    )
      return this.hasVerbAhead(index + 1) || this.open === null
    const afterAnd =
      before !== undefined &&
      (before.lexeme.key === 'and' ||
        before.lexeme.key === 'or' ||
        before.lexeme.key === 'but' ||
        before.lexeme.key === 'then')
    const afterComma = (word.marks & AFTER_COMMA) !== 0
    if (before !== undefined && !startsClause) {
      if ((before.lexeme.flags & DETERMINER) !== 0 && (before.lexeme.flags & PRONOUN) === 0)
        return (verbForms & PARTICIPLE) !== 0 && this.isNounAhead(index)
      if ((before.marks & POSSESSIVE) !== 0) return (verbForms & PARTICIPLE) !== 0 && this.isNounAhead(index)
      if (
        (before.lexeme.flags & PREPOSITION) !== 0 &&
        !GERUND_PREPOSITIONS.has(before.lexeme.key) &&
        (verbForms & PARTICIPLE) === 0
      )
        return false
      if ((before.lexeme.flags & PREPOSITION) !== 0 && (verbForms & (GERUND | PARTICIPLE)) === 0) return false
    }
    const isNounToo = (flags & NOUN_TOO) !== 0
    if (
      (verbForms & GERUND) !== 0 &&
      startsClause &&
      this.open === null &&
      this.isNounAhead(index) &&
      this.hasVerbAhead(index + 1)
    )
      return false
    if (
      (verbForms & GERUND) !== 0 &&
      !startsClause &&
      after !== undefined &&
      (after.marks & (AFTER_BREAK | AFTER_COMMA)) === 0 &&
      (after.lexeme.verbForms & (PAST | THIRD)) !== 0 &&
      (after.lexeme.flags & NOUN_TOO) === 0
    )
      return false
    if (
      (verbForms & GERUND) !== 0 &&
      INTRANSITIVE.has(word.lexeme.lemma) &&
      this.isNounAhead(index) &&
      !startsClause &&
      (after!.marks & PHRASE_REST) === 0 &&
      !ADVERBS_IN_GROUP.has(after!.lexeme.key)
    )
      return false
    if (
      (verbForms & GERUND) !== 0 &&
      isNounToo &&
      !startsClause &&
      (after === undefined || !this.startsNounPhrase(after))
    )
      return false
    if ((verbForms & GERUND) !== 0 && isNounToo && before !== undefined && (before.lexeme.flags & PREPOSITION) !== 0)
      return after !== undefined && (after.lexeme.flags & DETERMINER) !== 0
    if ((verbForms & GERUND) !== 0)
      return (
        !isNounToo ||
        startsClause ||
        before === undefined ||
        !this.isNounBefore(index) ||
        (after !== undefined && this.startsNounPhrase(after)) ||
        this.open === null
      )
    if ((verbForms & (PAST | PARTICIPLE)) !== 0 && (verbForms & (THIRD | BASE)) === 0)
      return index > 0 || this.isNounAhead(index)
    // Present tense or a form that is base and past at once.
    if (after !== undefined && after.lexeme.key === 'of' && isNounToo) return false
    if (
      isNounToo &&
      before !== undefined &&
      /(?:less|ful|ous|ive|al|ic|ary)$/.test(before.lexeme.key) &&
      (before.marks & CAPITAL) === 0
    )
      return false
    const hasSubject =
      index > this.clauseStart
        ? this.isNounBefore(index) ||
          (before!.lexeme.flags & (PRONOUN | ADVERB)) !== 0 ||
          ADVERBS_IN_GROUP.has(before!.lexeme.key)
        : (afterAnd || afterComma) && this.open !== null
    const coordinates = afterAnd && this.open !== null
    if (this.isOpenHere && this.open!.group.to === index && !coordinates) return false
    if (!hasSubject && !coordinates) return false
    if (after !== undefined && this.isSurelyFinite(index + 1)) return false
    if ((verbForms & THIRD) !== 0) {
      if (
        isNounToo &&
        after !== undefined &&
        (after.lexeme.verbForms & PARTICIPLE) !== 0 &&
        (after.lexeme.flags & NOUN_TOO) === 0 &&
        (after.marks & (AFTER_BREAK | AFTER_COMMA)) === 0 &&
        !coordinates &&
        !this.isNounAhead(index + 1)
      )
        return false
      if (isNounToo && after !== undefined && !coordinates && this.isPredicateAfterPlural(index + 1)) return false
      if (isNounToo && this.clauses.some((clause) => clause.marker === 'attribute' && clause.group.to === index))
        return false
      if (!isNounToo) return true
      if (this.isCounted(index)) return false
      if (coordinates) return after !== undefined && this.startsNounPhrase(after)
      if (before !== undefined && (before.lexeme.flags & PLURAL) !== 0 && (before.marks & CAPITAL) === 0) return false
      if (
        this.open !== null &&
        this.open.subject !== null &&
        this.isOpenHere &&
        !this.open.isPassive &&
        !SPEECH.has(this.open.lemma) &&
        !FACTIVE.has(this.open.lemma) &&
        this.marker === ''
      )
        return false
      return (
        after === undefined ||
        this.startsNounPhrase(after) ||
        (after.lexeme.flags & (PREPOSITION | CONJUNCTION | ADVERB)) !== 0 ||
        (after.marks & (AFTER_COMMA | AFTER_BREAK)) !== 0 ||
        BOUNDARIES.has(after.lexeme.key) ||
        !this.hasVerbAhead(index + 1)
      )
    }
    if (!isNounToo) {
      if ((verbForms & PAST) !== 0) return true
      return coordinates || this.isPluralBefore(index)
    }
    if (
      this.isTitleCase &&
      this.open === null &&
      TITLE_VERBS.has(word.lexeme.lemma) &&
      after !== undefined &&
      this.startsNounPhrase(after) &&
      index - this.clauseStart <= 4 &&
      !this.hasVerbAhead(index + 1)
    )
      return true
    // "strike", "cut", "vote": only after a plural, or where nothing else can be the verb.
    if (
      (verbForms & PAST) !== 0 &&
      before !== undefined &&
      (before.marks & CAPITAL) !== 0 &&
      after !== undefined &&
      this.startsNounPhrase(after) &&
      this.open === null
    )
      return true
    if (coordinates)
      return (
        after !== undefined &&
        this.startsNounPhrase(after) &&
        this.open !== null &&
        words[this.open.verb]!.lexeme.verbForms === verbForms
      )
    if (this.open !== null && this.isOpenHere && this.marker === '' && !SPEECH.has(this.open.lemma)) return false
    return this.isPluralBefore(index) && (STRONG_BASES.has(word.lexeme.key) || !this.hasVerbAhead(index + 1))
  }

  private wordAfter(index: number): Word | undefined {
    const { phrase } = this.words[index]!
    return this.words[index + (phrase === null ? 1 : phrase.words.length)]
  }

  private isPluralBefore(index: number): boolean {
    for (let i = index - 1; i >= this.clauseStart; i--) {
      const { flags, key } = this.words[i]!.lexeme
      if ((flags & ADVERB) !== 0 || ADVERBS_IN_GROUP.has(key)) continue
      if (key === 'who' || key === 'that' || key === 'which' || key === 'they' || key === 'we' || key === 'i')
        return true
      if ((flags & PLURAL) !== 0 || (this.words[i]!.marks & NUMERIC) !== 0) return true
      // "Harry and Meghan return", "Red Sox sweep", "BAR win".
      for (let k = i - 1; k >= this.clauseStart; k--) if (this.words[k]!.lexeme.key === 'and') return true
      return (this.words[i]!.marks & CAPITAL) !== 0 && (flags & NOUN_TOO) === 0 && !this.isTitleCase
        ? false
        : this.isTitleCase && this.words[i]!.lexeme.senses.length === 0
    }
    return false
  }

  /** "300 Texas projects": a number in front makes the word a plural noun. */
  private isCounted(index: number): boolean {
    for (let i = index - 1; i >= Math.max(this.clauseStart, index - 3); i--) {
      const word = this.words[i]!
      if ((word.marks & NUMERIC) !== 0 || COUNTERS.has(word.lexeme.key)) return word.lexeme.key !== '1'
      if ((word.lexeme.flags & (PREPOSITION | CONJUNCTION)) !== 0 || (word.marks & AFTER_COMMA) !== 0) return false
    }
    return false
  }

  private isNounBefore(index: number): boolean {
    const before = this.words[index - 1]
    if (before === undefined) return false
    const { flags } = before.lexeme
    if ((flags & ADVERB) !== 0 && index - 2 >= this.clauseStart) return this.isNounBefore(index - 1)
    return (
      (flags & (DETERMINER | PREPOSITION | CONJUNCTION | AUXILIARY | MODAL | NEGATOR)) === 0 || (flags & PRONOUN) !== 0
    )
  }

  private startsNounPhrase(word: Word): boolean {
    const { flags, verbForms } = word.lexeme
    if ((word.marks & (AFTER_BREAK | AFTER_COMMA)) !== 0) return false
    if ((flags & (DETERMINER | PRONOUN)) !== 0 || (word.marks & NUMERIC) !== 0) return true
    if ((flags & (PREPOSITION | CONJUNCTION | AUXILIARY | MODAL | ADVERB)) !== 0) return false
    return verbForms === 0 || (flags & NOUN_TOO) !== 0 || (verbForms & (GERUND | PARTICIPLE)) !== 0
  }

  /** "Drone strikes kill 14", "Dairy prices rise for": the second word is the verb. */
  private isPredicateAfterPlural(index: number): boolean {
    const word = this.words[index]!
    if ((word.lexeme.verbForms & BASE) === 0 || (word.marks & (AFTER_BREAK | AFTER_COMMA | PHRASE_REST)) !== 0)
      return false
    if (STRONG_BASES.has(word.lexeme.key)) return true
    const next = this.words[index + 1]
    return (
      next !== undefined &&
      ((next.marks & NUMERIC) !== 0 ||
        ((next.lexeme.flags & DETERMINER) !== 0 && (next.marks & (AFTER_BREAK | AFTER_COMMA)) === 0))
    )
  }

  private isNounAhead(index: number): boolean {
    const after = this.words[index + 1]
    return (
      after !== undefined &&
      (after.marks & (AFTER_BREAK | AFTER_COMMA)) === 0 &&
      (after.lexeme.flags & (DETERMINER | PREPOSITION | CONJUNCTION | AUXILIARY | MODAL | PRONOUN)) === 0 &&
      (after.lexeme.verbForms === 0 ||
        (after.lexeme.flags & NOUN_TOO) !== 0 ||
        NEVER_VERBS.has(after.lexeme.key) ||
        ((after.lexeme.verbForms & GERUND) !== 0 && INTRANSITIVE.has(after.lexeme.lemma)))
    )
  }

  private isSurelyFinite(index: number): boolean {
    const word = this.words[index]!
    if ((word.marks & (AFTER_BREAK | AFTER_COMMA)) !== 0) return false
    const { flags, verbForms, key } = word.lexeme
    if ((flags & (MODAL | AUXILIARY)) !== 0) return key !== 'being' && key !== 'been'
    if (this.isNamePart(index) || (flags & NOUN_TOO) !== 0) return false
    return (
      ((verbForms & (THIRD | PAST)) !== 0 && (verbForms & PARTICIPLE) === 0) ||
      (verbForms === BASE &&
        (flags & (PREPOSITION | EMPTY)) === 0 &&
        (this.words[index - 1]!.lexeme.flags & PLURAL) !== 0)
    )
  }

  private hasVerbAhead(from: number): boolean {
    for (let i = from; i < this.words.length; i++) {
      const word = this.words[i]!
      if (
        (word.marks & (AFTER_BREAK | AFTER_COMMA)) !== 0 ||
        BOUNDARIES.has(word.lexeme.key) ||
        word.lexeme.key === 'and'
      )
        return false
      if ((word.lexeme.flags & (MODAL | AUXILIARY)) !== 0) return true
      if (STRONG_BASES.has(word.lexeme.key) && (this.words[i - 1]!.lexeme.flags & PLURAL) !== 0) return true
      if (
        (word.lexeme.flags & NOUN_TOO) === 0 &&
        (word.lexeme.verbForms & (THIRD | PAST)) !== 0 &&
        !this.isNamePart(i) &&
        !this.isLooseParticiple(i)
      )
        return true
    }
    return false
  }

  /** A participle that belongs to a noun: behind a preposition, or with nothing after it. */
  private isLooseParticiple(index: number): boolean {
    const { words } = this
    if ((words[index]!.lexeme.verbForms & PARTICIPLE) === 0) return false
    const next = words[index + 1]
    return (
      (words[index - 1]!.lexeme.flags & (PREPOSITION | DETERMINER)) !== 0 ||
      next === undefined ||
      (next.marks & (AFTER_BREAK | AFTER_COMMA)) !== 0
    )
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
      ((verb === this.clauseStart && this.open === null) ||
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
      ((forms & BASE) === 0 || words[to]?.lexeme.key === 'by')
    )
      isPassive = this.isBarePassive(verb, to)
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
    const region = this.trim(regionFrom, group.from)
    if (state.isInfinitive && open !== null && group.from - open.group.to <= 12 && this.isOpenHere) {
      governor = open
      subject =
        OBJECT_CONTROL.has(open.lemma) && !open.isPassive && region !== null
          ? this.firstNounPhrase(region)
          : open.subject
    } else if (open !== null && this.isOpenHere) {
      if (region === null || this.isOnlyAdverbs(region)) {
        subject = open.subject
        if (isGerund) governor = open
      } else if (
        words[region.from]!.lexeme.key === 'and' ||
        words[group.from - 1]!.lexeme.key === 'and' ||
        words[group.from - 1]!.lexeme.key === 'or' ||
        words[group.from - 1]!.lexeme.key === 'but'
      )
        subject = open.subject
      else if (open.isPassive || open.status === 'ongoing' || open.marker === 'attribute') {
        // "Advocate removed from flight receives apology": the participle belonged to the subject.
        subject = isGerund || (isPassive && !state.hasBe) ? this.lastNounPhrase(region) : open.subject
      } else if (isGerund || (isPassive && !SPEECH.has(open.lemma) && !FACTIVE.has(open.lemma))) {
        subject = isPassive ? this.lastNounPhrase(region) : open.subject
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
        status === 'planned' && governor !== null && PHASE_VERBS.has(governor.lemma) && governor.status !== 'planned'
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
    if (after !== undefined && after.lexeme.key === 'by') return true
    if (INTRANSITIVE.has(lemma)) return false
    if (after === undefined || (after.marks & (AFTER_BREAK | AFTER_COMMA)) !== 0) return !SPEECH.has(lemma)
    if (SMALL_CLAUSE.has(after.lexeme.key)) return true
    if (after.lexeme.key === 'that') return false
    if (after.lexeme.key === 'to' && SPEECH.has(lemma)) return true
    return (after.lexeme.flags & (PREPOSITION | CONJUNCTION | ADVERB)) !== 0 || BOUNDARIES.has(after.lexeme.key)
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

  private isOnlyAdverbs(region: Range): boolean {
    for (let i = region.from; i < region.to; i++)
      if ((this.words[i]!.lexeme.flags & (ADVERB | EMPTY)) === 0) return false
    return true
  }

  private nounPhraseEnd(from: number): number {
    let i = from
    while (i < this.words.length) {
      const word = this.words[i]!
      if (i > from && (word.marks & (AFTER_BREAK | AFTER_COMMA)) !== 0) break
      const { flags, key } = word.lexeme
      if ((flags & (PREPOSITION | MODAL | AUXILIARY)) !== 0 || BOUNDARIES.has(key) || key === 'to') break
      if (key === 'and' || key === 'or') {
        const next = this.words[i + 1]
        if (
          next === undefined ||
          this.clauses.some((clause) => clause.group.from === i + 1 || clause.subject?.from === i + 1)
        )
          break
      }
      if (this.clauses.some((clause) => clause.group.from === i && clause.marker !== 'attribute')) break
      i++
    }
    return i
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

  /** Objects, adjuncts and by-agents stand between a verb group and whatever comes next. */
  private fillObjects(): void {
    const { words, clauses } = this
    clauses.forEach((clause) => {
      if (clause.marker === 'attribute') return
      let i = clause.group.to
      while (
        i < words.length &&
        (words[i]!.lexeme.flags & ADVERB) !== 0 &&
        (words[i]!.marks & (AFTER_BREAK | AFTER_COMMA)) === 0
      )
        i++
      const first = words[i]
      if (
        first !== undefined &&
        ((first.lexeme.flags & CONJUNCTION) === 0 || ((first.lexeme.flags & DETERMINER) !== 0 && clause.isQuestion)) &&
        (first.marks & (AFTER_BREAK | AFTER_COMMA)) === 0 &&
        (first.lexeme.flags & PREPOSITION) === 0
      ) {
        const to = this.nounPhraseEnd(i)
        if (to > i) {
          const governed = clauses.find(
            (other) => other.governor === clause && other.subject !== null && other.subject.from === i,
          )
          if (governed === undefined || (governed.status === 'planned' && OBJECT_CONTROL.has(clause.lemma)))
            clause.object = { from: i, to }
          i = to
        }
      }
      while (i < words.length && ((words[i]!.lexeme.flags & PREPOSITION) !== 0 || words[i]!.lexeme.key === 'to')) {
        if ((words[i]!.marks & AFTER_BREAK) !== 0) break
        const preposition = words[i]!.lexeme.key
        if (this.markers.has(i) || clauses.some((other) => other.group.from === i)) break
        // "ahead of", "out of": the second preposition goes on where the first began.
        while (
          i + 1 < words.length &&
          (words[i + 1]!.lexeme.flags & PREPOSITION) !== 0 &&
          (words[i + 1]!.marks & AFTER_BREAK) === 0 &&
          !clauses.some((other) => other.group.from === i + 1)
        )
          i++
        const to = this.nounPhraseEnd(i + 1)
        if (to <= i + 1) break
        const range = { from: i + 1, to }
        if (preposition === 'by' && clause.isPassive && clause.agent === null) clause.agent = range
        else clause.adjuncts.push({ preposition, range })
        i = to
      }
    })
  }

  /** Who vouches for what: "X says …", "…, police say", "…: CDC", "according to X". */
  private attribute(): void {
    const { words, clauses } = this
    this.attributeToLabels()
    for (const clause of clauses) {
      if (!SPEECH.has(clause.lemma)) continue
      const isTrailing =
        clause.object === null &&
        clause.subject !== null &&
        clause.subject.from > 0 &&
        (words[clause.subject.from]!.marks & AFTER_COMMA) !== 0
      for (const other of clauses) {
        if (other === clause || other.speaker !== null) continue
        if (isTrailing ? other.group.to <= clause.subject!.from : this.isGovernedBy(other, clause))
          other.speaker = clause
      }
    }
  }

  /** "…: CDC" and "…, according to CDC" vouch for everything before them. */
  private attributeToLabels(): void {
    const { words, clauses } = this
    for (let i = 1; i < words.length; i++) {
      const isLabel =
        (words[i]!.marks & AFTER_COLON) !== 0 && words.length - i <= 4 && !clauses.some((clause) => clause.verb >= i)
      const isAccording = words[i]!.lexeme.key === 'according' && words[i + 1]?.lexeme.key === 'to'
      if (!isLabel && !isAccording) continue
      const from = isLabel ? i : i + 2
      const to = isLabel ? words.length : this.nounPhraseEnd(from)
      if (
        to <= from ||
        (isLabel &&
          ((words[from]!.marks & (NUMERIC | IN_QUOTES)) !== 0 || (words[from]!.lexeme.flags & DETERMINER) !== 0))
      )
        continue
      const label: Clause = {
        verb: i,
        group: { from: i, to: i },
        lemma: 'say',
        senses: [],
        isPassive: false,
        isNegated: false,
        isHedged: false,
        isQuestion: false,
        isConditional: false,
        status: 'done',
        subject: { from, to },
        object: null,
        agent: null,
        adjuncts: [],
        governor: null,
        speaker: null,
        marker: 'label',
      }
      for (const clause of clauses) if (clause.verb < i) clause.speaker ??= label
      this.labels.push(label)
    }
  }

  private isGovernedBy(clause: Clause, governor: Clause): boolean {
    for (let up = clause.governor, depth = 0; up !== null && depth < 8; up = up.governor, depth++)
      if (up === governor) return true
    return false
  }
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
