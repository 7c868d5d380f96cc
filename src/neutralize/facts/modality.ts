/**
 * The modality of every word of a text: whether what it names is told as so, as to come or as open, and whether it is
 * denied. Read from the modal verbs of the clauses and from operators before a word ("considers a ban", "fails to
 * win", "suspected arson") or behind it ("the ban urged by", "merger talks"), because headlines tell in nouns most of
 * what is not yet so.
 */
import type { Clause } from '../clause/clause.ts'
import { AUXILIARY, MODAL, NEGATOR, NOUN_TOO, PREPOSITION, THIRD } from '../clause/lexicon.ts'
import { BOUNDARY } from '../clause/reading.ts'
import { FACTIVE, OBJECT_CONTROL, PHASE_VERBS, SPEECH } from '../clause/verbs.ts'
import { hasTrait, occurs } from '../clause/word-traits.ts'
import { AFTER_BREAK, AFTER_COMMA, isContent, JOINED, NUMERIC, POSSESSIVE, type Word } from '../clause/words.ts'
import { isCopula } from './clause-match.ts'
import { GOVERNING, isClaimed, isDenied, isStory, isUnproven, isWished } from './doubted-clauses.ts'
import { DENIED, type Found, findOperators, OPERATING } from './found-operators.ts'
import { goesOn, hasModal, levelOf } from './modality-clauses.ts'
import { EXPECTED, isNounOperator, isTelling, OPEN, type Operator, SO } from './modality-operators.ts'
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

const NOTHING: Operator = { level: SO, denies: false }

const BACKING = new Set(['back', 'support', 'endorse', 'champion', 'favour', 'favor'])

/** Where they are denied, what they exclude may be so. */
const isRulingOut = (words: readonly Word[], { verb, lemma }: Clause): boolean =>
  lemma === 'exclude' || (lemma === 'rule' && words[verb + 1]?.lexeme.key === 'out')

const CLAIMED: Operator = { level: OPEN, denies: false }

/** "accuses Norland of shelling towns": what follows the accused is only said of him. */
const CHARGING = new Set(['accuse', 'suspect', 'blame'])

const CHARGED_WITH = new Set(['of', 'for'])

const NOBODY = new Set(['neither', 'nobody', 'none', 'no'])

/** "blocks firm from closing": what is not to be done follows. */
const KEEPING_FROM = new Set(['block', 'stop', 'prevent', 'halt'])

const ASKING = new Set(['ask', 'beg', 'petition', 'press', 'lobby'])

/** What follows them belongs to the deed: "could target them for deportation". */
const GOALS = new Set(['for', 'to', 'into', 'from', 'of'])

/** A stretch after the operator holds so many words that carry meaning. */
const REACH = 4

class ModalityReader {
  private readonly words: readonly Word[]
  private readonly clauses: readonly Clause[]
  private readonly levels: number[]
  private readonly denied: number[]
  private readonly operates: number[]
  private readonly told: number[]
  private readonly governed: number[]
  private isPlain = true
  /** Some word may be an operator. */
  private readonly hasOperator: boolean
  private readonly found: readonly (Found | null)[]
  /** The clause whose verb the word is, and the one whose verb group begins with it. */
  private readonly verbAt: (Clause | undefined)[]
  private readonly startAt: (Clause | undefined)[]

  constructor({ words, clauses, flags, traits }: ReadText) {
    const { length } = words
    this.words = words
    this.clauses = clauses
    this.hasOperator = (flags & NEGATOR) !== 0 || occurs(traits, OPERATING)
    this.levels = new Array<number>(length).fill(SO)
    this.denied = new Array<number>(length).fill(0)
    this.operates = new Array<number>(length).fill(0)
    this.told = new Array<number>(length).fill(0)
    this.governed = new Array<number>(length).fill(0)
    this.verbAt = new Array(length).fill(undefined)
    this.startAt = new Array(length).fill(undefined)
    for (const clause of clauses) {
      if (clause.marker === 'label') continue
      this.verbAt[clause.verb] ??= clause
      this.startAt[clause.group.from] ??= clause
    }
    this.found = this.hasOperator ? findOperators(words, this.verbAt, this.operates) : []
  }

  read(): ModalityReading {
    for (const clause of this.clauses) if (clause.marker !== 'label') this.readClause(clause)
    if (this.hasOperator) {
      for (const clause of this.clauses) this.readPassive(clause)
      for (let i = 0; i < this.words.length; i++) this.readOperator(i)
    }
    const { levels, denied, operates, told, governed, isPlain } = this
    return { levels, denied, operates, told, governed, isPlain }
  }

  /** What the verb group itself says (will, may, not, whether, a question), and what the words over it make of that. */
  private readClause(clause: Clause): void {
    const { governor, group } = clause
    const over = (governor === null ? null : this.found[governor.verb]) ?? null
    // "expects that prices will rise": no surer than whoever expects it.
    const isExpected = over?.level === EXPECTED && clause.status === 'planned'
    const most = isExpected ? EXPECTED : isWished(this.words, clause) ? OPEN : SO
    const level = Math.min(levelOf(this.words, clause, over !== null), most)
    const isClaim = level === SO && isClaimed(clause)
    if (isClaim) this.apply(group.from, endWithObject(clause), CLAIMED, true)
    if (isStory(this.words, clause, this.verbAt)) this.apply(group.from, group.to, CLAIMED, true)
    if (isDenied(this.words, clause)) this.apply(group.from, group.to, DENIED)
    if (isUnproven(this.words, clause)) this.apply(group.from, group.to, { level: OPEN, denies: true })
    this.readLevel(clause, level)
    this.readDenial(clause, over)
    // "cannot rule out that water was tainted": nobody says that it was.
    if (governor !== null && clause.marker === 'that' && isRulingOut(this.words, governor))
      this.apply(group.from, group.to, { level: governor.isNegated ? OPEN : SO, denies: !governor.isNegated })
  }

  /** What is told of the verb is told of its object, of the subject it is done to, and of its goal. */
  private readLevel(clause: Clause, level: number): void {
    const { group, subject } = clause
    const operator = { level, denies: false }
    const isTold = level === OPEN && clause.isHedged && !clause.isQuestion && !hasModal(this.words, clause)
    const isBeing = isCopula(clause)
    this.apply(group.from, isBeing ? group.to : endWithObject(clause), operator, isTold)
    if (clause.isPassive && subject !== null) this.apply(subject.from, subject.to, operator)
    if (isBeing) return
    for (const { preposition, range } of clause.adjuncts)
      if (GOALS.has(preposition)) this.apply(range.from, range.to, operator)
  }

  /** @param over the operator that the verb over the clause is */
  private readDenial(clause: Clause, over: Found | null): void {
    const { governor, group, object } = clause
    if (clause.isNegated) {
      // "is unlikely to": the qualifier denies.
      if (!this.words.slice(group.from, clause.verb).some(({ lexeme }) => lexeme.key === 'unlikely')) this.deny(clause)
      return
    }
    // "files no charges"; but who finds no link has looked.
    // "backed by neither Holm nor Brun"
    if (clause.agent !== null && NOBODY.has(this.words[clause.agent.from]!.lexeme.key)) this.deny(clause)
    // "unless it pays": if it does not.
    if (clause.marker === 'unless') this.apply(clause.verb, endWithObject(clause), DENIED)
    if (object !== null && this.isNone(object.from) && !FACTIVE.has(clause.lemma) && !SPEECH.has(clause.lemma))
      this.apply(clause.verb, clause.verb + 1, DENIED)
    // "is not leading students to rethink": who is not led does not.
    if (
      governor?.isNegated === true &&
      clause.status !== 'done' &&
      over === null &&
      (OBJECT_CONTROL.has(governor.lemma) || PHASE_VERBS.has(governor.lemma))
    )
      this.apply(clause.verb, group.to, DENIED)
  }

  /** "no charges", not "No. 1". */
  private isNone(at: number): boolean {
    return this.words[at]!.lexeme.key === 'no' && ((this.words[at + 1]?.marks ?? NUMERIC) & NUMERIC) === 0
  }

  /** "not win the contract", "the decision not taken": the verb and what it is done to. */
  private deny(clause: Clause): void {
    const operator = this.found[clause.verb]
    // "does not exclude tax rise", "tax rise cannot be ruled out"
    if (isRulingOut(this.words, clause)) {
      const theme = clause.isPassive ? clause.subject : clause.object
      this.apply(clause.verb, operator ? operator.to : clause.group.to, DENIED)
      if (theme !== null) this.apply(theme.from, theme.to, { level: OPEN, denies: false })
      return
    }
    this.apply(clause.verb, operator ? operator.to : endWithObject(clause), DENIED)
    if (operator || !clause.isPassive || clause.subject === null) return
    // "No decision has been made": the small word denies the noun already.
    for (let i = Math.max(0, clause.subject.from - 1); i < clause.subject.to; i++)
      if ((this.words[i]!.lexeme.flags & NEGATOR) !== 0) return
    this.apply(clause.subject.from, clause.subject.to, DENIED)
  }

  /** "strike threatened by union", "bid to unseal emails rejected": the operator stands behind what it governs. */
  private readPassive(clause: Clause): void {
    const found = this.found[clause.verb]
    if (!found || !clause.isPassive || clause.subject === null || clause.marker === 'attribute') return
    const { from } = clause.subject
    let to = from
    while (to < clause.subject.to && !this.found[to]) to++
    to = Math.min(to + 1, clause.subject.to)
    this.governed.fill(1, from, to)
    this.apply(from, to, this.under(found, clause.verb))
  }

  /** What an operator takes away, it takes away under those that stand over it as well. */
  private under({ level, denies }: Operator, at: number): Operator {
    const clause = this.verbAt[at]
    if (clause?.isNegated === true && isRulingOut(this.words, clause)) return { level: OPEN, denies: false }
    // "does not back plan to merge": the plan may go on.
    const isDenied = this.denied[at] === 1 && (denies || !BACKING.has(this.words[at]!.lexeme.lemma))
    return { level: Math.min(level, this.levels[at]!), denies: denies !== isDenied }
  }

  private readOperator(i: number): void {
    const found = this.found[i]
    if (!found) return
    if (found.kind === 'not') {
      this.readNot(i, found)
      return
    }
    const word = this.words[i]!
    const isTold = isTelling(word)
    if (found.kind === 'no') {
      // "has no": the verb group has denied it.
      if (!this.clauses.some(({ group, isNegated }) => isNegated && group.from <= i && group.to > i))
        this.ahead(found.to, found, { isTold, isBare: true })
      return
    }
    const clause = this.verbAt[i]
    const operator = clause !== undefined && goesOn(clause) ? NOTHING : this.under(found, i)
    if (found.kind === 'adverb') {
      this.clauseAround(i, operator, isTold)
      return
    }
    const isVerb = found.kind === 'verb' || found.kind === 'phrase'
    if (isVerb && clause?.isPassive === true && clause.marker !== 'attribute' && clause.subject !== null) {
      if (this.words[found.to]?.lexeme.key === 'by') this.readAsked(clause, operator, isTold)
      else this.ahead(found.to, operator)
      return
    }
    if (found.kind === 'noun' && isNounOperator(word) && this.isCompound(i)) this.apply(i - 1, i, found)
    this.ahead(found.to, operator, { isTold, isBare: found.denies && found.kind !== 'phrase' })
  }

  /** "not yet taken" denies the verb, "snow, not ice" the noun. */
  private readNot(i: number, operator: Operator): void {
    const next = this.words[i + 1]
    const isBeside = next !== undefined && !isContent(next)
    const clause = this.verbAt[i + 1] ?? (isBeside ? (this.verbAt[i + 2] ?? this.verbAt[i + 3]) : undefined)
    if (clause === undefined) this.ahead(i + 1, operator)
    else if (!clause.isNegated) this.deny(clause)
  }

  /** "are urged by mayor to open": the one who urges stands between. */
  private readAsked(asking: Clause, operator: Operator, isTold: boolean): void {
    for (const clause of this.clauses)
      if (clause.governor === asking && clause.status === 'planned')
        this.apply(clause.group.from, endWithObject(clause), operator, isTold)
  }

  /** "merger talks", "the strike threat": what stands before the noun in the same breath. */
  private isCompound(i: number): boolean {
    const before = this.words[i - 1]
    return (
      before !== undefined &&
      isContent(before) &&
      this.verbAt[i - 1] === undefined &&
      (this.words[i]!.marks & (AFTER_BREAK | AFTER_COMMA)) === 0 &&
      (before.marks & POSSESSIVE) === 0
    )
  }

  /**
   * The words behind an operator, as far as its reach: one noun phrase, or one infinitive and its object.
   * @param isBare it governs what stands right behind it, not what a preposition adds: "no charges in March"
   */
  private ahead(from: number, operator: Operator, { isTold = false, isBare = false } = {}): void {
    let content = 0
    let to = from
    for (; to < this.words.length && content < REACH; to++) {
      const word = this.words[to]!
      if ((word.marks & AFTER_BREAK) !== 0 || (to > from && (word.marks & AFTER_COMMA) !== 0)) break
      if (this.endsReach(from, to, { content, isBare }) || this.startsPredicate(to, content)) break
      // The accused stand between.
      if (this.isBehindAccused(from, word.lexeme.key)) content = 0
      if (isContent(word)) content++
      // "without losing capacity": it is kept.
      if (operator.denies && word.lexeme.lemma === 'lose') {
        to++
        break
      }
      // It governs what follows by itself.
      const inner = this.found[to]
      if (inner && inner.kind !== 'not') {
        to = inner.to
        break
      }
    }
    this.apply(from, to, operator, isTold)
    if (operator.level < SO) this.governed.fill(1, from, to)
  }

  /** "accuses guards of hiding", "stops guards from hiding" */
  private isBehindAccused(from: number, key: string): boolean {
    const over = this.words[from - 1]?.lexeme.lemma ?? ''
    return (CHARGED_WITH.has(key) && CHARGING.has(over)) || (key === 'from' && KEEPING_FROM.has(over))
  }

  /** A small word that opens something else than what the operator at `from` governs. */
  private endsReach(from: number, at: number, { content, isBare }: { content: number; isBare: boolean }): boolean {
    const { lexeme } = this.words[at]!
    const { key, flags } = lexeme
    if (hasTrait(lexeme, BOUNDARY) && key !== 'that' && key !== 'whether') return true
    if ((flags & PREPOSITION) !== 0 && this.startAt[at] === undefined) {
      // "asks embassy for drug": what is asked for, behind whom it is asked of.
      const over = this.words[from - 1]?.lexeme.lemma ?? ''
      const isGoal = (key === 'for' && ASKING.has(over)) || this.isBehindAccused(from, key)
      if (!isGoal && (content > 0 || (isBare && !OF_DENIED.has(key)))) return true
    }
    return (flags & (AUXILIARY | MODAL)) !== 0 && !IN_INFINITIVE.has(key)
  }

  /** The predicate of what stands ahead is told beside it: "plan to leave draws criticism". */
  private startsPredicate(index: number, content: number): boolean {
    const clause = this.startAt[index]
    return (
      clause !== undefined &&
      clause.marker !== 'attribute' &&
      this.words[index]!.lexeme.key !== 'to' &&
      // "appears to be over"
      (this.words[index - 1]?.lexeme.key !== 'to' || !isCopula(clause)) &&
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

/** "lack of", "refrains from", "refuses to": what is denied follows. */
const OF_DENIED = new Set(['of', 'from', 'to'])

/** "plans to be sold", "to have left" */
const IN_INFINITIVE = new Set(['be', 'been', 'being', 'have'])

/** Past the verb group and the object that follows it. */
const endWithObject = ({ group, object }: Clause): number => Math.max(group.to, object?.to ?? 0)
