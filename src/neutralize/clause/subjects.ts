/** Where the subject of a verb stands: behind adjuncts, before relative clauses, in what another verb governs. */

import { isPersonNoun } from '../words/vocabulary.ts'
import { ClauseAsking } from './asking.ts'
import {
  ADVERB,
  AUXILIARY,
  CONJUNCTION,
  EMPTY,
  MODAL,
  PLACE_NAME,
  PLURAL,
  PREPOSITION,
  PRONOUN,
  THIRD,
} from './lexicon.ts'
import { ADVERBS_IN_GROUP } from './reading.ts'
import type { Clause, FoundVerb, GroupState, Range } from './shape.ts'
import { ACCUSING_OF, FACTIVE, OBJECT_CONTROL, SPEECH } from './verbs.ts'
import { AFTER_COMMA, CAPITAL, NUMERIC, SENTENCE_START } from './words.ts'

export const RELATIVES = new Set(['who', 'which', 'that'])

const SHOWING = new Set(['see', 'watch', 'hear', 'show', 'keep', 'film', 'send'])

/** Nouns that say what is to be done. */
const TO_DO = new Set(
  'bill law bid plan proposal attempt effort move motion push call offer request appeal petition deal order scheme decision plot'.split(
    ' ',
  ),
)

/** What becomes of a bill or a bid. */
const DECIDED = new Set(
  'veto reject approve pass defeat block back delay drop scrap shelve withdraw dismiss refuse oppose support submit criticise criticize condemn welcome thwart foil abandon postpone announce unveil launch'.split(
    ' ',
  ),
)

/** "decision against deporting", "plan to leave": no clause that could stand for itself. */
function isLoosePart({ status, group, verb }: Clause): boolean {
  return (status === 'ongoing' && group.from === verb) || status === 'noun'
}

/** "Judge lets firm go on drilling, strips …": of verbs that govern each other the one that stands by itself. */
function finiteOver(clause: Clause): Clause {
  let over = clause
  for (let depth = 0; over.status !== 'done' && over.governor !== null && depth < 4; depth++) over = over.governor
  return over
}

/** The reader's search for subjects. */
export class ClauseSubjects extends ClauseAsking {
  /** The subject of a verb group, and the clause whose verb governs it. */
  protected subjectOf(found: FoundVerb): { subject: Range | null; governor: Clause | null } {
    const { group, lemma, state } = found
    const { open } = this
    let subject: Range | null = null
    let governor: Clause | null = null
    const regionFrom = open !== null && this.isOpenHere ? open.group.to : this.clauseStart
    const region = this.fromPronoun(this.behindAdjunct(this.trim(regionFrom, group.from)))
    const whose = open !== null && this.marker === ',' ? this.whoseClause() : null
    // "says Holm is to step down": he does.
    const isFull = (this.words[group.from]!.lexeme.flags & (AUXILIARY | MODAL)) !== 0
    if (state.isInfinitive && !isFull && open !== null && group.from - open.group.to <= 12 && this.isOpenHere) {
      governor = open
      subject =
        OBJECT_CONTROL.has(open.lemma) && !open.isPassive && region !== null && !this.isForSomething(region)
          ? this.firstNounPhrase(region)
          : open.subject
    } else if (open !== null && this.isOpenHere) return this.besideOpen(open, region, found)
    else if (region === null && whose !== null) subject = this.beforeWhose(whose)
    else if (region !== null) subject = SPEECH.has(lemma) ? this.afterLastComma(region) : region
    else if (open !== null) {
      subject = this.isFinite(found) && this.marker === ',' ? finiteOver(open).subject : open.subject
      if (this.marker === 'who' || this.marker === 'which' || this.marker === 'that')
        subject = this.antecedent({ from: open.group.to, to: this.clauseStart - 1 }) ?? open.subject
    } else if ((this.marker === 'who' || this.marker === 'which' || this.marker === 'that') && this.clauseStart > 1)
      subject = this.antecedent({ from: 0, to: this.clauseStart - 1 })
    return { subject, governor }
  }

  /** "strips", not "stripping" or "to strip". */
  private isFinite({ group, isGerund, isPassive, state }: FoundVerb): boolean {
    const { verbForms } = this.words[group.to - 1]!.lexeme
    return !isGerund && !isPassive && !state.isInfinitive && (verbForms & THIRD) !== 0
  }

  /** What a relative pronoun stands for: in "the doctor from Norland, who" no country. */
  private antecedent(before: Range): Range | null {
    const last = this.lastNounPhrase(before)
    if (this.marker !== 'who' || last === null || last.from - 1 <= before.from) return last
    // "man in doll mask who": no mask.
    const isThing =
      !this.isSomebody(last) && this.isSomebody(this.lastNounPhrase({ from: before.from, to: last.from - 1 }))
    const isPlace =
      isThing || this.words.slice(last.from, last.to).every(({ lexeme }) => (lexeme.flags & PLACE_NAME) !== 0)
    const isBehindPreposition = (this.words[last.from - 1]!.lexeme.flags & PREPOSITION) !== 0
    return isPlace && isBehindPreposition ? this.lastNounPhrase({ from: before.from, to: last.from - 1 }) : last
  }

  private isSomebody(range: Range | null): boolean {
    if (range === null) return false
    const { lexeme, marks } = this.words[range.to - 1]!
    return isPersonNoun(lexeme.singular ?? lexeme.key) || ((marks & CAPITAL) !== 0 && (lexeme.flags & PLACE_NAME) === 0)
  }

  /** Another verb stands before this one with no boundary between them. */
  private besideOpen(
    open: Clause,
    region: Range | null,
    { group, lemma, state, isGerund, isPassive }: FoundVerb,
  ): { subject: Range | null; governor: Clause | null } {
    const { words } = this
    let subject: Range | null = null
    let governor: Clause | null = null
    const isBehindInfinitive =
      open.status === 'planned' &&
      open.group.from > 0 &&
      words[open.group.from]!.lexeme.key === 'to' &&
      !SPEECH.has(open.lemma) &&
      !FACTIVE.has(open.lemma) &&
      !state.isInfinitive
    if (isGerund && region !== null && this.isSeenDoing(open, region, group)) return { subject: region, governor: open }
    const main =
      this.behindRelative(region, state, isGerund || isPassive) ??
      (region === null && open.marker === 'that' && (state.hasBe || state.hasHave) ? this.beforeThat(open) : null)
    if (main !== null) subject = main
    // "keeps tenants from being evicted"
    else if (region !== null && words[group.from - 1]!.lexeme.key === 'from' && (isGerund || state.hasBe))
      subject = this.firstNounPhrase(region)
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
    else if (open.isPassive || (open.status === 'ongoing' && !SPEECH.has(open.lemma)) || open.marker === 'attribute') {
      // "Advocate removed from flight receives apology": the participle belonged to the subject.
      subject = isGerund || (isPassive && !state.hasBe) ? (this.lastNounPhrase(region) ?? open.subject) : open.subject
      if (isGerund && ACCUSING_OF.has(open.lemma)) governor = open
    } else if (isBehindInfinitive && isPassive && DECIDED.has(lemma) && this.isPlanBefore(open)) {
      // "Bill to ban nets vetoed by governor"
      subject = this.trim(open.governor?.group.to ?? this.clauseStart, open.group.from) ?? open.subject
    } else if (
      isGerund ||
      (isPassive && !(isBehindInfinitive && state.hasBe) && !SPEECH.has(open.lemma) && !FACTIVE.has(open.lemma))
    ) {
      // "Paul accuses Fauci of lying": the accused does it.
      subject = isPassive
        ? this.lastNounPhrase(region)
        : ACCUSING_OF.has(open.lemma) && !open.isPassive
          ? this.firstNounPhrase(region)
          : open.subject
      if (isGerund) governor = open
    } else if (isBehindInfinitive) {
      // "The window to find survivors has passed": what stood in front of the infinitive is the subject.
      subject = this.trim(this.clauseStart, open.group.from) ?? open.subject
    } else {
      const and = SPEECH.has(open.lemma) || FACTIVE.has(open.lemma) ? -1 : this.lastAnd(region)
      governor = and < 0 ? open : null
      subject = and < 0 ? region : { from: and + 1, to: region.to }
    }
    return { subject, governor }
  }

  /** "bill to ban", "bid to unseal", with no verb in front of it. */
  private isPlanBefore(open: Clause): boolean {
    const before = this.words[open.group.from - 1]
    return (
      (open.governor === null || SPEECH.has(open.governor.lemma)) &&
      before !== undefined &&
      TO_DO.has(before.lexeme.singular ?? before.lexeme.key)
    )
  }

  /** "video shows guards hiding files", "keeps prices rising": the one who is seen does it. */
  private isSeenDoing(open: Clause, region: Range, group: Range): boolean {
    return (
      SHOWING.has(open.lemma) &&
      !open.isPassive &&
      region.to === group.from &&
      !this.words
        .slice(region.from, region.to)
        .some(({ lexeme, marks }) => (lexeme.flags & (PREPOSITION | CONJUNCTION)) !== 0 || (marks & AFTER_COMMA) !== 0)
    )
  }

  /** "Nurse who warned of delays was dismissed", "Scientists who mapped reef say": the main verb behind a relative clause. */
  private behindRelative(region: Range | null, state: GroupState, isLoose: boolean): Range | null {
    const { words, open } = this
    if (open === null || !RELATIVES.has(this.marker) || open.marker !== this.marker || state.isInfinitive) return null
    if (
      (isLoose && !state.hasBe) ||
      this.clauses.some((clause) => clause.verb < this.clauseStart && !isLoosePart(clause))
    )
      return null
    const isSpeech = SPEECH.has(open.lemma) || FACTIVE.has(open.lemma)
    if (
      isSpeech &&
      !this.isOtherNumber(region) &&
      (region === null || (words[region.from]!.lexeme.flags & PREPOSITION) === 0)
    )
      return null
    let from = this.clauseStart - 1
    while (from > 0 && (words[from]!.marks & SENTENCE_START) === 0) from--
    return this.trim(from, this.clauses.find(isLoosePart)?.group.from ?? this.clauseStart - 1)
  }

  /** "Neighbour who reported screams was not heard": screams were. */
  private isOtherNumber(region: Range | null): boolean {
    if (region === null) return false
    const verb = this.words[region.to]?.lexeme.key ?? ''
    const isPlural = (this.words[region.to - 1]!.lexeme.flags & PLURAL) !== 0
    return isPlural && (verb === 'was' || verb === 'is' || verb === 'has')
  }

  /** "claim that he was held is denied": the second verb's subject stands before the first one's sentence. */
  private beforeThat(open: Clause): Range | null {
    const from = open.subject === null ? open.group.from : Math.min(open.subject.from, open.group.from)
    if (this.words[from - 1]?.lexeme.key !== 'that' || this.clauses[0] !== open) return null
    return this.trim(0, from - 1)
  }

  /** The clause of the sentence that "whose" opens: "Potter, whose bowls sold after being shown, retires". */
  private whoseClause(): Clause | null {
    let from = this.clauseStart - 1
    while (from > 0 && (this.words[from]!.marks & SENTENCE_START) === 0) from--
    return this.clauses.findLast(({ marker, verb }) => marker === 'whose' && verb > from) ?? null
  }

  /** "Potter, whose bowls fed a town, retires": the subject stands before the relative clause. */
  private beforeWhose({ subject, group }: Clause): Range | null {
    const to = Math.min(subject?.from ?? group.from, group.from) - 1
    let from = to
    while (from > 0 && (this.words[from]!.marks & SENTENCE_START) === 0) from--
    return this.trim(from, to)
  }

  /** "Despite doubts, regulator approves": the subject begins behind the comma. */
  private behindAdjunct(region: Range | null): Range | null {
    if (region === null || (this.words[region.from]!.lexeme.flags & PREPOSITION) === 0) return region
    // "with a guilty plea expected"
    if (this.words[region.from]!.lexeme.key === 'with' && region.to - region.from > 1 && this.isNotAhead(region))
      return { from: region.from + 1, to: region.to }
    for (let i = region.from + 1; i < region.to; i++)
      if ((this.words[i]!.marks & AFTER_COMMA) !== 0) return { from: i, to: region.to }
    return region
  }

  private isNotAhead({ from, to }: Range): boolean {
    for (let i = from + 1; i < to; i++) if ((this.words[i]!.marks & AFTER_COMMA) !== 0) return false
    return true
  }

  /** "told police he owned it": the subject begins with the pronoun. */
  private fromPronoun(region: Range | null): Range | null {
    if (region === null) return region
    // "As president, he expanded"
    if (this.isSubjectPronoun(region.to - 1)) return { from: region.to - 1, to: region.to }
    if (this.open === null || !this.isOpenHere) return region
    for (let i = region.from + 1; i < region.to; i++) if (this.isSubjectPronoun(i)) return { from: i, to: region.to }
    return region
  }

  private lastAnd(region: Range): number {
    for (let i = region.to - 2; i > region.from; i--)
      if (this.words[i]!.lexeme.key === 'and' || this.words[i]!.lexeme.key === 'but') return i
    return -1
  }

  /** "…, BBC understands": the speaker stands behind the comma; "Holm, 71, claims": an age does not. */
  private afterLastComma(region: Range): Range {
    for (let i = region.to - 1; i > region.from && region.to - i <= 5; i--)
      if ((this.words[i]!.marks & (AFTER_COMMA | NUMERIC)) === AFTER_COMMA) return { from: i, to: region.to }
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
}
