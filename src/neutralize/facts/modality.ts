/**
 * The modality of every word of a text: whether what it names is told as so, as to come or as open, and whether it is
 * denied. Read from the modal verbs of the clauses and from operators before a word ("considers a ban", "fails to
 * win", "suspected arson") or behind it ("the ban urged by", "merger talks"), because headlines tell in nouns most of
 * what is not yet so.
 */
import type { Clause } from '../clause/clause.ts'
import {
  ADVERB,
  AUXILIARY,
  DETERMINER,
  GERUND,
  MODAL,
  NEGATOR,
  NOUN_TOO,
  PARTICIPLE,
  PAST,
  PREPOSITION,
  THIRD,
} from '../clause/lexicon.ts'
import { BOUNDARY } from '../clause/reading.ts'
import { FACTIVE, OBJECT_CONTROL, PHASE_VERBS, SPEECH } from '../clause/verbs.ts'
import { hasTrait, occurs, trait } from '../clause/word-traits.ts'
import { AFTER_BREAK, AFTER_COMMA, isContent, JOINED, NUMERIC, POSSESSIVE, type Word } from '../clause/words.ts'
import { isCopula } from './clause-match.ts'
import { goesOn, hasModal, levelOf, WANTING } from './modality-clauses.ts'
import {
  EXPECTED,
  isNounOperator,
  isTelling,
  OPEN,
  type Operator,
  opensOperator,
  phraseOperatorAt,
  qualifierOf,
  SO,
  verbOperatorOf,
} from './modality-operators.ts'
import type { ModalityReading, ReadText } from './text.ts'

/** How surely the words of a text are told; read once for each text. */
export function modalityOf(text: ReadText): ModalityReading {
  text.modality ??= isPlainText(text) ? plainReading(text.words.length) : new ModalityReader(text).read()
  return text.modality
}

/** No word operates, and no clause is told but as so. */
function isPlainText({ clauses, flags, traits }: ReadText): boolean {
  if ((flags & NEGATOR) !== 0 || occurs(traits, OPERATING) || occurs(traits, GOVERNING)) return false
  for (const { isQuestion, isConditional, isHedged, isNegated, status, marker } of clauses)
    if (
      isQuestion ||
      isConditional ||
      isHedged ||
      isNegated ||
      status === 'planned' ||
      marker === 'until' ||
      marker === 'till'
    )
      return false
  return true
}

/** Texts of one length in which everything is so share a reading, which nobody changes. */
const plainReadings: ModalityReading[] = []

function plainReading(length: number): ModalityReading {
  const none = new Array<number>(length).fill(0)
  plainReadings[length] ??= {
    levels: new Array<number>(length).fill(SO),
    denied: none,
    operates: none,
    told: none,
    governed: none,
    isPlain: true,
  }
  return plainReadings[length]
}

/** The word may be an operator, or begin a phrase that is one. */
const OPERATING = trait(
  (lexeme) => qualifierOf({ lexeme }) !== null || verbOperatorOf({ lexeme }) !== null || opensOperator(lexeme),
)

const DENIED: Operator = { level: SO, denies: true }

const CLAIMED: Operator = { level: OPEN, denies: false }

/** What follows is said by somebody who may be wrong. */
const CLAIMING = new Set(['allege', 'claim', 'suspect', 'fear', 'accuse'])

const HOPING = new Set(['hope', 'wish', 'pray', 'fear', 'imagine', 'dream'])

const DEALS = new Set(['deal', 'agreement', 'pact', 'settlement', 'truce', 'compromise', 'accord'])

const PROOF = new Set(['evidence', 'proof', 'sign', 'signs', 'indication', 'suggestion', 'guarantee'])

const ASKING = new Set(['ask', 'beg', 'petition', 'press', 'lobby'])

/** Whoever is one does not do it here. */
const PERSONS = new Set(['champion', 'champions', 'advocate', 'advocates'])

/** What is only told, thought or feared. */
const STORIES = new Set(
  'story claim rumour rumor allegation accusation idea theory notion belief suggestion myth legend tale charge assertion impression possibility fear suspicion prospect chance hope risk worry concern speculation hypothesis assumption view argument'.split(
    ' ',
  ),
)

/** Nouns that may be verbs as well, and tell no deed that is still to be done. */
const THINGS = new Set(
  'reward rewards bounty prize view views look glimpse help support cash shelter discount discounts refund refunds rebate rebates guide guides clue clues hint hints boost break treat loan loans grant grants service credit cover'.split(
    ' ',
  ),
)

const DISOWNING = new Set(['deny', 'refute', 'disprove', 'debunk'])

/** What they govern may not be so, whatever else is said of it. */
const GOVERNING = trait(
  ({ lemma, key, singular }) =>
    CLAIMING.has(lemma) || DISOWNING.has(lemma) || WANTING.has(lemma) || STORIES.has(singular ?? key),
)

const MEASURING = new Set(['than', 'as'])

const VERB_NEGATORS = new Set(['not', 'never', 'cannot', 'hardly', 'barely'])

/** What follows them belongs to the deed: "could target them for deportation". */
const GOALS = new Set(['for', 'to', 'into', 'from', 'of'])

/** A stretch after the operator holds so many words that carry meaning. */
const REACH = 4

interface Found extends Operator {
  /** Where what it governs begins. */
  to: number
  kind: 'verb' | 'noun' | 'phrase' | 'qualifier' | 'adverb' | 'not' | 'no'
}

class ModalityReader {
  readonly words: readonly Word[]
  readonly clauses: readonly Clause[]
  readonly levels: number[]
  readonly denied: number[]
  readonly operates: number[]
  readonly told: number[]
  readonly governed: number[]
  isPlain = true
  /** Some word may be an operator. */
  private readonly hasOperator: boolean
  readonly found: (Found | null)[]
  /** The clause whose verb the word is, and the one whose verb group begins with it. */
  readonly verbAt: (Clause | undefined)[]
  readonly startAt: (Clause | undefined)[]

  constructor({ words, clauses, flags, traits }: ReadText) {
    this.words = words
    this.clauses = clauses
    this.hasOperator = (flags & NEGATOR) !== 0 || occurs(traits, OPERATING)
    this.levels = new Array<number>(words.length).fill(SO)
    this.denied = new Array<number>(words.length).fill(0)
    this.operates = new Array<number>(words.length).fill(0)
    this.told = new Array<number>(words.length).fill(0)
    this.governed = new Array<number>(words.length).fill(0)
    this.found = new Array(words.length).fill(null)
    this.verbAt = new Array(words.length).fill(undefined)
    this.startAt = new Array(words.length).fill(undefined)
    for (const clause of clauses) {
      if (clause.marker === 'label') continue
      this.verbAt[clause.verb] ??= clause
      this.startAt[clause.group.from] ??= clause
    }
  }

  read(): ModalityReading {
    const { words, clauses } = this
    if (this.hasOperator)
      for (let i = 0; i < words.length; i++)
        if ((words[i]!.lexeme.flags & NEGATOR) !== 0 || hasTrait(words[i]!.lexeme, OPERATING))
          this.found[i] = this.findAt(i)
    for (const clause of clauses) if (clause.marker !== 'label') this.readClause(clause)
    if (this.hasOperator) {
      for (const clause of clauses) this.readPassive(clause)
      for (let i = 0; i < words.length; i++) this.readWord(i)
    }
    return {
      levels: this.levels,
      denied: this.denied,
      operates: this.operates,
      told: this.told,
      governed: this.governed,
      isPlain: this.isPlain,
    }
  }

  private findAt(i: number): Found | null {
    const word = this.words[i]!
    const { flags, key } = word.lexeme
    const phrase = phraseOperatorAt(this.words, i)
    if (phrase !== null) {
      this.operates.fill(1, i, phrase.to)
      return { ...phrase, kind: 'phrase' }
    }
    if (i > 0 && this.operates[i] === 1) return null
    if ((flags & NEGATOR) !== 0) return { ...DENIED, to: i + 1, kind: VERB_NEGATORS.has(key) ? 'not' : 'no' }
    const qualifier = qualifierOf(word)
    // "more than expected", "as feared": a comparison, not something to come.
    const isMeasure = i > 0 && MEASURING.has(this.words[i - 1]!.lexeme.key)
    if (isMeasure && (word.lexeme.verbForms & PARTICIPLE) !== 0) return null
    if (qualifier !== null) {
      this.operates[i] = 1
      return { ...qualifier, to: i + 1, kind: (flags & ADVERB) !== 0 ? 'adverb' : 'qualifier' }
    }
    const operator = verbOperatorOf(word)
    if (operator === null) return null
    // "near deal" tells of none yet; "near Leeds" is a place.
    if (key === 'near') {
      const next = this.words[i + 1]
      return next !== undefined && DEALS.has(next.lexeme.key) ? { ...operator, to: i + 1, kind: 'qualifier' } : null
    }
    const clause = this.verbAt[i]
    // "prepared meals" are there; "offers advantages" has them.
    if (clause?.marker === 'attribute' && clause.lemma === 'prepare') return null
    if (clause?.lemma === 'offer' && !clause.isPassive && this.hasThing(clause)) return null
    // "the reigning champion", not "champions a bill"
    if (clause === undefined && PERSONS.has(key)) return null
    if (
      clause === undefined &&
      !(isNounOperator(word)
        ? this.isOperatingNoun(i)
        : ((word.lexeme.verbForms & (THIRD | PAST | GERUND)) !== 0 || (flags & NOUN_TOO) === 0) && !this.isNounHere(i))
    )
      return null
    this.operates[i] = 1
    return { ...operator, to: i + 1, kind: clause === undefined ? 'noun' : 'verb' }
  }

  /** What the verb group itself says: will, may, not, whether, a question. */
  private readClause(clause: Clause): void {
    const over = clause.governor === null ? null : this.found[clause.governor.verb]!
    // "expects that prices will rise": no surer than whoever expects it.
    const most = over?.level === EXPECTED && clause.status === 'planned' ? EXPECTED : this.isWished(clause) ? OPEN : SO
    const level = Math.min(levelOf(this.words, clause, over !== null), most)
    const isTold = level === OPEN && clause.isHedged && !clause.isQuestion && !hasModal(this.words, clause)
    const { governor } = clause
    if (governor !== null && CLAIMING.has(governor.lemma) && level === SO && clause.status === 'done')
      this.apply(clause.group.from, Math.max(clause.group.to, clause.object?.to ?? 0), CLAIMED, true)
    // "story that nurse invented it"
    if (this.isTold(clause)) this.apply(clause.group.from, clause.group.to, CLAIMED, true)
    // "denies it plans to leave": nothing of it is so.
    if (this.isDisowned(clause) || (clause.status === 'planned' && governor !== null && this.isDisowned(governor)))
      this.apply(clause.group.from, clause.group.to, DENIED)
    if (this.isUnproven(clause)) this.apply(clause.group.from, clause.group.to, { level: OPEN, denies: true })
    const from = clause.group.from
    const to = isCopula(clause) ? clause.group.to : Math.max(clause.group.to, clause.object?.to ?? 0)
    this.apply(from, to, { level, denies: false }, isTold)
    if (clause.isPassive && clause.subject !== null)
      this.apply(clause.subject.from, clause.subject.to, { level, denies: false })
    if (!isCopula(clause))
      for (const { preposition, range } of clause.adjuncts)
        if (GOALS.has(preposition)) this.apply(range.from, range.to, { level, denies: false })
    // "files no charges"; but who finds no link has looked.
    if (
      !clause.isNegated &&
      !FACTIVE.has(clause.lemma) &&
      !SPEECH.has(clause.lemma) &&
      clause.object !== null &&
      this.isNone(clause.object.from)
    )
      this.apply(clause.verb, clause.verb + 1, DENIED)
    // "is unlikely to": the qualifier denies.
    if (
      clause.isNegated &&
      !this.words.slice(clause.group.from, clause.verb).some((word) => word.lexeme.key === 'unlikely')
    )
      this.deny(clause)
    // "is not leading students to rethink": who is not led does not.
    if (
      governor?.isNegated === true &&
      !clause.isNegated &&
      clause.status !== 'done' &&
      over === null &&
      (OBJECT_CONTROL.has(governor.lemma) || PHASE_VERBS.has(governor.lemma))
    )
      this.apply(clause.verb, clause.group.to, DENIED)
  }

  /** "no charges", not "No. 1". */
  private isNone(at: number): boolean {
    return this.words[at]!.lexeme.key === 'no' && ((this.words[at + 1]?.marks ?? NUMERIC) & NUMERIC) === 0
  }

  /** "offers a reward", not "offers talks": who offers a thing has it. */
  private hasThing({ object }: Clause): boolean {
    return (
      object !== null &&
      (this.words[object.to - 1]!.lexeme.verbForms === 0 || THINGS.has(this.words[object.to - 1]!.lexeme.key))
    )
  }

  private isTold({ marker, subject, group }: Clause): boolean {
    const at = Math.min(subject?.from ?? group.from, group.from) - 2
    return (
      marker === 'that' &&
      at >= 0 &&
      this.words[at + 1]!.lexeme.key === 'that' &&
      this.verbAt[at] === undefined &&
      STORIES.has(this.words[at]!.lexeme.singular ?? this.words[at]!.lexeme.key)
    )
  }

  /** "hopes their blood helps", "demands he be freed" */
  private isWished({ governor, group }: Clause): boolean {
    return (
      (governor !== null && HOPING.has(governor.lemma)) ||
      (this.words[group.from]!.lexeme.key === 'be' && this.words[group.from - 1]?.lexeme.key !== 'to')
    )
  }

  /** "no evidence that diet cures" */
  private isUnproven({ marker, subject, group }: Clause): boolean {
    if (marker !== 'that') return false
    const at = Math.min(subject?.from ?? group.from, group.from) - 2
    return (
      at > 0 &&
      this.words[at + 1]!.lexeme.key === 'that' &&
      PROOF.has(this.words[at]!.lexeme.key) &&
      this.words.slice(Math.max(0, at - 2), at).some(({ lexeme }) => (lexeme.flags & NEGATOR) !== 0)
    )
  }

  /** "denies it plans", not "denies a claim that it plans". */
  private isDisowned({ governor, status, subject }: Clause): boolean {
    if (governor === null || !DISOWNING.has(governor.lemma) || governor.isNegated || status !== 'done') return false
    const { to } = governor.group
    return subject?.from === (this.words[to]?.lexeme.key === 'that' ? to + 1 : to)
  }

  /** "not win the contract", "the decision not taken": the verb and what it is done to. */
  private deny(clause: Clause): void {
    const operator = this.found[clause.verb]
    this.apply(clause.verb, operator ? operator.to : Math.max(clause.group.to, clause.object?.to ?? 0), DENIED)
    if (operator) return
    if (!clause.isPassive || clause.subject === null) return
    // "No decision has been made": the small word denies the noun already.
    for (let i = Math.max(0, clause.subject.from - 1); i < clause.subject.to; i++)
      if ((this.words[i]!.lexeme.flags & NEGATOR) !== 0) return
    this.apply(clause.subject.from, clause.subject.to, DENIED)
  }

  /** "strike threatened by union", "bid to unseal emails rejected": the operator stands behind what it governs. */
  private readPassive(clause: Clause): void {
    const found = this.found[clause.verb]
    if (
      !found ||
      !clause.isPassive ||
      clause.subject === null ||
      clause.marker === 'attribute' ||
      clause.marker === 'label'
    )
      return
    const { from } = clause.subject
    let to = from
    while (to < clause.subject.to && !this.found[to]) to++
    const denies = found.denies !== (this.denied[clause.verb] === 1)
    this.governed.fill(1, from, Math.min(to + 1, clause.subject.to))
    this.apply(from, Math.min(to + 1, clause.subject.to), {
      level: Math.min(found.level, this.levels[clause.verb]!),
      denies,
    })
  }

  private readWord(i: number): void {
    const found = this.found[i]
    if (found === null || found === undefined) return
    const word = this.words[i]!
    // What an operator takes away, it takes away under those that stand over it as well.
    const operator: Operator =
      found.kind === 'not' || found.kind === 'no'
        ? found
        : this.verbAt[i] !== undefined && goesOn(this.verbAt[i])
          ? { level: SO, denies: false }
          : { level: Math.min(found.level, this.levels[i]!), denies: found.denies !== (this.denied[i] === 1) }
    const isTold = isTelling(word)
    if (found.kind === 'adverb') {
      this.clauseAround(i, operator, isTold)
      return
    }
    // "has no": the verb group has denied it.
    if (
      found.kind === 'no' &&
      this.clauses.some(({ group, isNegated }) => isNegated && group.from <= i && group.to > i)
    )
      return
    if (found.kind === 'not') {
      // "not yet taken" denies the verb, "snow, not ice" the noun.
      const isBeside = this.words[i + 1] !== undefined && !isContent(this.words[i + 1]!)
      const clause = this.verbAt[i + 1] ?? (isBeside ? (this.verbAt[i + 2] ?? this.verbAt[i + 3]) : undefined)
      if (clause === undefined) this.ahead(i + 1, operator)
      else if (!clause.isNegated) this.deny(clause)
      return
    }
    const clause = found.kind === 'verb' || found.kind === 'phrase' ? this.verbAt[i] : undefined
    if (clause?.isPassive === true && clause.marker !== 'attribute' && clause.subject !== null) {
      if (this.words[found.to]?.lexeme.key !== 'by') this.ahead(found.to, operator)
      // "are urged by mayor to open": the one who urges stands between.
      else
        for (const { governor, status, group, object } of this.clauses)
          if (governor === clause && status === 'planned')
            this.apply(group.from, Math.max(group.to, object?.to ?? 0), operator, isTold)
      return
    }
    // "merger talks", "the strike threat": what stands before the noun in the same breath.
    if (found.kind === 'noun' && i > 0 && isNounOperator(word)) {
      const before = this.words[i - 1]!
      if (
        isContent(before) &&
        this.verbAt[i - 1] === undefined &&
        (word.marks & (AFTER_BREAK | AFTER_COMMA)) === 0 &&
        (before.marks & POSSESSIVE) === 0
      )
        this.apply(i - 1, i, found)
    }
    this.ahead(found.to, operator, isTold, found.denies && found.kind !== 'phrase')
  }

  /** The word before it makes it a noun: "the order", "Trump's order". */
  private isNounHere(index: number): boolean {
    const before = this.words[index - 1]
    return (
      before !== undefined &&
      ((before.lexeme.flags & (DETERMINER | PREPOSITION)) !== 0 || (before.marks & POSSESSIVE) !== 0)
    )
  }

  /** A noun is an operator where it says of what: "plan for", "threat of", "talks over"; or at the end of a compound. */
  private isOperatingNoun(index: number): boolean {
    const next = this.words[index + 1]
    if (next === undefined || (next.marks & AFTER_BREAK) !== 0) return true
    return (
      (next.lexeme.flags & (PREPOSITION | DETERMINER)) !== 0 ||
      (next.marks & NUMERIC) !== 0 ||
      next.raw === '$' ||
      next.lexeme.key === 'to' ||
      next.lexeme.key === 'that'
    )
  }

  /** The words behind an operator, as far as its reach: one noun phrase, or one infinitive and its object. */
  private ahead(from: number, operator: Operator, isTold = false, isBare = false): void {
    // "asks embassy for drug": what is asked for, behind whom it is asked of.
    const isAsking = ASKING.has(this.words[from - 1]?.lexeme.lemma ?? '')
    let content = 0
    let to = from
    for (; to < this.words.length && content < REACH; to++) {
      const word = this.words[to]!
      const { key, flags } = word.lexeme
      if ((word.marks & AFTER_BREAK) !== 0 || (to > from && (word.marks & AFTER_COMMA) !== 0)) break
      if (hasTrait(word.lexeme, BOUNDARY) && key !== 'that' && key !== 'whether') break
      if (
        (flags & PREPOSITION) !== 0 &&
        !(key === 'for' && isAsking) &&
        (content > 0 || (isBare && key !== 'of' && key !== 'from' && key !== 'to')) &&
        this.startAt[to] === undefined
      )
        break
      if ((flags & (AUXILIARY | MODAL)) !== 0 && key !== 'be' && key !== 'been' && key !== 'being' && key !== 'have')
        break
      // The predicate of what stands ahead is told beside it: "plan to leave draws criticism".
      if (this.startsPredicate(to, content)) break
      if (isContent(word)) content++
      // It governs what follows by itself.
      const inner = this.found[to]
      if (inner !== null && inner !== undefined && inner.kind !== 'not') {
        to = inner.to
        break
      }
    }
    this.apply(from, to, operator, isTold)
    if (operator.level < SO) this.governed.fill(1, from, to)
  }

  private startsPredicate(index: number, content: number): boolean {
    const clause = this.startAt[index]
    return (
      clause !== undefined &&
      clause.marker !== 'attribute' &&
      this.words[index]!.lexeme.key !== 'to' &&
      (content > 0 || (clause.status !== 'ongoing' && !this.isMisread(index)))
    )
  }

  /** "Judge blocks plan to leave": a verb that was taken for a plural, and its object for the verb. */
  private isMisread(index: number): boolean {
    const before = this.words[index - 1]!
    return (
      (before.lexeme.verbForms & THIRD) !== 0 &&
      !isNounOperator(before) &&
      (this.words[index]!.lexeme.flags & NOUN_TOO) !== 0
    )
  }

  /** "reportedly in talks": all of the stretch that the adverb stands in. */
  private clauseAround(index: number, operator: Operator, isTold: boolean): void {
    let to = index + 1
    while (
      to < this.words.length &&
      (this.words[to]!.marks & (AFTER_BREAK | AFTER_COMMA)) === 0 &&
      !hasTrait(this.words[to]!.lexeme, BOUNDARY)
    )
      to++
    const clause = this.clauses.find(
      (other) => other.verb < index && other.verb >= index - 3 && other.group.to >= index,
    )
    this.apply(clause?.verb ?? index, to, operator, isTold)
  }

  private apply(from: number, to: number, { level, denies }: Operator, isTold = false): void {
    for (let i = from; i < to; i++) {
      if (level < this.levels[i]!) {
        this.isPlain = false
        this.levels[i] = level
        if (isTold) this.told[i] = 1
      }
      if (denies && (this.words[i]!.marks & (NUMERIC | JOINED)) === 0) {
        this.isPlain = false
        this.denied[i]! ^= 1
      }
    }
  }
}
