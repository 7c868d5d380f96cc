/** Whether a word without auxiliary is the verb of a clause: what stands before and behind it. */
import { isPersonNoun } from '../words/vocabulary.ts'
import {
  ADVERB,
  AUXILIARY,
  BASE,
  CONJUNCTION,
  DETERMINER,
  EMPTY,
  GERUND,
  KNOWN,
  MODAL,
  NOUN_TOO,
  PARTICIPLE,
  PAST,
  PLACE_NAME,
  PLURAL,
  PREPOSITION,
  PRONOUN,
  THIRD,
  WH,
} from './lexicon.ts'
import { ADVERBS_IN_GROUP, BOUNDARY, ClauseReading, NEVER_VERB, STRONG_BASE } from './reading.ts'
import type { Clause } from './shape.ts'
import { ACCUSING_OF, FACTIVE, GERUND_PREPOSITIONS, INTRANSITIVE, PHASE_VERBS, SPEECH } from './verbs.ts'
import { hasTrait } from './word-traits.ts'
import { AFTER_BREAK, AFTER_COMMA, CAPITAL, JOINED, NUMERIC, PHRASE_REST, POSSESSIVE, type Word } from './words.ts'

const TITLE_VERBS = new Set(
  'win beat sweep hit cut seek eye face urge vow back edge top rout rally plan vote rise fall claim'.split(' '),
)

/** "claims to be", "needs to be" */
const MEANT = new Set(
  'claim need want hope plan promise look seem appear turn start begin aim set ask seek prove happen tend'.split(' '),
)

/** Behind them a word that may be a noun is one: "small steps", "Finnish schools". */
const ADJECTIVES = new Set(
  'new newer newest old older oldest young younger youngest big bigger biggest small smaller smallest large larger largest huge tiny vast great greater greatest good better best bad worse worst high higher highest low lower lowest long longer longest short shorter shortest full tough tougher toughest strict stricter strictest strong stronger strongest weak weaker hot hotter cold colder warm warmer dry wet fast faster fastest slow slower slowest quick early earlier late later latest next last further more fewer other such same rare deadly daily weekly monthly yearly likely golden wooden foreign modern urban joint extra broad broader wide wider deep deeper heavy heavier sharp sharper steep steeper fresh future current recent ancient violent different permanent urgent silent important significant relevant common senior junior free rich poor unsafe safe elderly costly friendly unlikely major minor key top english irish british spanish polish turkish danish swedish finnish scottish kurdish jewish french dutch swiss welsh chinese japanese vietnamese portuguese taiwanese lebanese'.split(
    ' ',
  ),
)

/** Behind a deed in -ing they say whose or which. */
const DEED_NOUNS = new Set(
  'suspect suspects victim victims trial case cases probe inquiry charge charges spree survivor survivors scandal attack attacks'.split(
    ' ',
  ),
)

const OPINIONS = new Set(['doubt', 'fear', 'hope'])

const BARE_INFINITIVE = new Set('let make help see watch have hear'.split(' '))

/** "Smoking causes": what they tell of is the subject. */
const EFFECTS = new Set(
  'causes makes helps leads boosts prevents kills harms raises lowers reduces increases improves damages protects'.split(
    ' ',
  ),
)

const CURRENCY = /^[$£€¥₱]$/
const ADJECTIVE_ENDING = /(?:less|ful|ous|ive|al|ic|ary)$/

/** The reader's questions of a word that has the form of a verb. */
export class VerbEvidence extends ClauseReading {
  /** A verb without auxiliary: finite, passive without its auxiliary, participle or gerund. */
  protected isPlainVerb(index: number): boolean {
    const { verbForms, key } = this.words[index]!.lexeme
    if (verbForms === 0 || !this.mayBeVerb(index)) return false
    const before = this.words[index - 1]
    const after = this.words[index + 1]
    if (key === 'hit' && before?.lexeme.key === 'direct') return false
    if (key === 'hit' && after?.lexeme.key === 'with' && before !== undefined)
      return (before.lexeme.flags & (DETERMINER | PREPOSITION)) === 0
    if ((verbForms & PARTICIPLE) !== 0 && (after?.lexeme.key === 'by' || this.wordAfter(index)?.lexeme.key === 'by'))
      return index > 0
    if (this.isBareInfinitive(index)) return true
    const isPastOnly = (verbForms & (PAST | PARTICIPLE)) !== 0 && (verbForms & (THIRD | BASE)) === 0
    if (index === this.clauseStart) {
      // "who forged certificate": the relative pronoun wants its verb.
      if (isPastOnly && this.marker !== 'who' && this.isNounAhead(index))
        return this.hasVerbAhead(index + 1) || this.open === null
    } else if (before !== undefined) {
      if (isOwner(before)) return (verbForms & PARTICIPLE) !== 0 && this.isNounAhead(index)
      const isBehind = (before.lexeme.flags & PREPOSITION) !== 0 && (before.marks & JOINED) === 0
      if (isBehind && !mayFollowPreposition(verbForms, before)) return false
    }
    if ((verbForms & GERUND) !== 0) return this.isGerundVerb(index)
    if (isPastOnly) return index > 0 || this.isNounAhead(index)
    return this.isPresentVerb(index)
  }

  /** Not a small word, a name, or part of a compound. */
  private mayBeVerb(index: number): boolean {
    const { lexeme, marks, raw } = this.words[index]!
    if ((marks & PHRASE_REST) !== 0 && !this.isVerbInPhrase(index)) return false
    if ((lexeme.flags & (DETERMINER | PRONOUN | WH | EMPTY)) !== 0) return false
    if ((lexeme.flags & (PREPOSITION | CONJUNCTION)) !== 0 && (lexeme.verbForms & GERUND) === 0) return false
    const after = this.words[index + 1]
    return (
      !this.isNamePart(index) &&
      // "CDC states that …": whoever stands in front of a clause says it.
      (!hasTrait(lexeme, NEVER_VERB) ||
        (lexeme.key === 'states' &&
          (after?.lexeme.key === 'that' || isPersonNoun(this.words[index - 1]?.lexeme.key ?? '')))) &&
      // The Fed is a bank, and feeds nobody.
      raw !== 'Fed' &&
      ((marks & JOINED) === 0 || this.isJoinedVerb(index)) &&
      (after === undefined || (after.marks & JOINED) === 0)
    )
  }

  /** "cross-examines", "cross-examined by", and no "air-strikes". */
  private isJoinedVerb(index: number): boolean {
    const { verbForms, flags } = this.words[index]!.lexeme
    const isPassive = (verbForms & PARTICIPLE) !== 0 && this.words[index + 1]?.lexeme.key === 'by'
    return (flags & NOUN_TOO) === 0 && (verbForms === THIRD || isPassive)
  }

  /** "court orders ChatLine", "court orders firm to pay", "court ordered by": the phrase "court order" is none where its last word is a verb. */
  private isVerbInPhrase(index: number): boolean {
    const { lexeme } = this.words[index]!
    const after = this.words[index + 1]
    if (after === undefined || (after.marks & PHRASE_REST) !== 0) return false
    if ((lexeme.verbForms & PAST) !== 0) return after.lexeme.key === 'by'
    return (
      (lexeme.verbForms & THIRD) !== 0 &&
      (lexeme.flags & NOUN_TOO) !== 0 &&
      ((!this.isTitleCase && this.isNamePart(index + 1)) || this.hasInfinitiveAhead(index + 2))
    )
  }

  /** "helps prices fall", "lets council sell" */
  private isBareInfinitive(index: number): boolean {
    const { verbForms, flags } = this.words[index]!.lexeme
    const before = this.words[index - 1]
    return (
      (verbForms & BASE) !== 0 &&
      (flags & NOUN_TOO) === 0 &&
      this.isOpenHere &&
      BARE_INFINITIVE.has(this.open!.lemma) &&
      this.open!.group.to < index &&
      before !== undefined &&
      (before.lexeme.flags & (DETERMINER | PREPOSITION)) === 0
    )
  }

  /** A form in -ing that is no noun. */
  private isGerundVerb(index: number): boolean {
    const { lexeme } = this.words[index]!
    const before = this.words[index - 1]
    const after = this.words[index + 1]
    const startsClause = index === this.clauseStart
    // "spending by shoppers", "selling of homes"; not "rising by half"
    if (after?.lexeme.key === 'of' || (after?.lexeme.key === 'by' && !INTRANSITIVE.has(lexeme.lemma))) {
      if (this.open === null && this.hasVerbAhead(index + 1)) return false
    }
    // "lacks backing of both", and no "keeps thinking of"
    if (
      after?.lexeme.key === 'of' &&
      this.isOpenHere &&
      this.open!.group.to === index &&
      !PHASE_VERBS.has(this.open!.lemma)
    )
      return false
    if (startsClause && this.open === null) {
      if (this.isNounAhead(index) && this.hasVerbAhead(index + 1)) return false
      // "Smoking causes memory loss": what is done is the subject.
      if (EFFECTS.has(after?.lexeme.key ?? '')) return false
    }
    if ((!startsClause || this.open === null) && after !== undefined && this.isVerbOfNoun(index + 1, startsClause))
      return false
    if (
      !startsClause &&
      INTRANSITIVE.has(lexeme.lemma) &&
      this.isNounAhead(index) &&
      (after!.marks & PHRASE_REST) === 0 &&
      !ADVERBS_IN_GROUP.has(after!.lexeme.key)
    )
      return false
    // "street lighting cuts crime": the word behind it has an object of its own.
    if (
      !startsClause &&
      this.open === null &&
      after !== undefined &&
      (after.lexeme.verbForms & THIRD) !== 0 &&
      (after.marks & (AFTER_COMMA | AFTER_BREAK)) === 0 &&
      this.isNounAhead(index + 1)
    )
      return false
    if (!startsClause && this.isDeedOfNoun(index)) return false
    if ((lexeme.flags & NOUN_TOO) === 0) return true
    const hasObject = after !== undefined && this.startsNounPhrase(after)
    if (!startsClause && !hasObject) return false
    // "shows shooting suspect's mother": the noun that says which suspect.
    if (after !== undefined && (after.marks & POSSESSIVE) !== 0) return false
    const isAccused = this.isOpenHere && ACCUSING_OF.has(this.open!.lemma) && hasObject
    if (before !== undefined && (before.lexeme.flags & PREPOSITION) !== 0 && !isAccused)
      return after !== undefined && (after.lexeme.flags & DETERMINER) !== 0
    return true
  }

  /** "Lund stabbing suspect", "in Lund stabbing": what a place or body is known for. */
  private isDeedOfNoun(index: number): boolean {
    const after = this.words[index + 1]
    const { flags } = this.words[index - 1]!.lexeme
    const isFirstName = index === 1 && ((flags & KNOWN) === 0 || (flags & PLACE_NAME) !== 0)
    const isBehindName = this.isNamePart(index - 1) || isFirstName
    if (!isBehindName) return false
    if (after !== undefined && (after.marks & (AFTER_BREAK | AFTER_COMMA)) === 0 && DEED_NOUNS.has(after.lexeme.key))
      return true
    const preposition = this.words[index - 2]?.lexeme.flags ?? 0
    return (
      (preposition & PREPOSITION) !== 0 &&
      (after === undefined || ADVERBS_IN_GROUP.has(after.lexeme.key) || !this.startsNounPhrase(after))
    )
  }

  /** "says warming has halved", "warming drives": behind a noun in -ing stands its verb. */
  private isVerbOfNoun(index: number, startsClause: boolean): boolean {
    const { lexeme, marks } = this.words[index]!
    if ((marks & (AFTER_BREAK | AFTER_COMMA)) !== 0) return false
    if ((lexeme.flags & (AUXILIARY | MODAL)) !== 0) return true
    return (
      !startsClause &&
      (lexeme.verbForms & (PAST | THIRD)) !== 0 &&
      (lexeme.flags & NOUN_TOO) === 0 &&
      !((lexeme.verbForms & PARTICIPLE) !== 0 && this.isNounAhead(index))
    )
  }

  /** A form of the present tense, or one that is base and past at once. */
  private isPresentVerb(index: number): boolean {
    if (this.isNounBeside(index)) return false
    const { verbForms, flags } = this.words[index]!.lexeme
    const before = this.words[index - 1]
    const after = this.words[index + 1]
    const isAfterAnd = before !== undefined && TYING.has(before.lexeme.key)
    const coordinates = isAfterAnd && this.open !== null
    if (!coordinates) {
      if (this.isOpenHere && this.open!.group.to === index) return false
      if (!this.hasSubjectBefore(index)) return false
    }
    if (after !== undefined && this.isSurelyFinite(index + 1)) return false
    const isNounToo = (flags & NOUN_TOO) !== 0
    if ((verbForms & THIRD) !== 0) return !isNounToo || this.isThirdPerson(index, coordinates)
    if (isNounToo) return this.isBaseVerb(index, coordinates)
    // "stolen crown recovered": the noun that the participle stands before.
    const last = this.clauses.at(-1)
    if (last?.marker === 'attribute' && last.verb === index - 1) return false
    return (verbForms & PAST) !== 0 || coordinates || this.isPluralBefore(index) || this.isPluralHead(index)
  }

  /** Where the words beside it make a noun of it, though it is a verb elsewhere. */
  private isNounBeside(index: number): boolean {
    const { key, lemma, verbForms, flags } = this.words[index]!.lexeme
    const before = this.words[index - 1]
    const after = this.words[index + 1]
    // "Kestrel stock plunges": what is bought and sold.
    if (key === 'stock' && after !== undefined && (after.lexeme.verbForms & THIRD) !== 0) return true
    // "dates back": the word before has taken the verb.
    if (key === 'back' && before !== undefined && (before.lexeme.verbForms & (THIRD | PAST)) !== 0) return true
    if ((flags & NOUN_TOO) === 0) return false
    if (after?.lexeme.key === 'of') return true
    if ((verbForms & THIRD) !== 0) {
      // "streets to be closed"
      if (after?.lexeme.key === 'to' && this.words[index + 2]?.lexeme.key === 'be' && !MEANT.has(lemma)) return true
      if (index !== this.clauseStart && before !== undefined && this.isListedBase(index - 1)) return true
    }
    if (before === undefined) return false
    // "her mother": the word before owns the noun.
    if (before.lexeme.key === 'her') return !(this.isOpenHere && BARE_INFINITIVE.has(this.open!.lemma))
    return (
      ADJECTIVES.has(before.lexeme.key) || (ADJECTIVE_ENDING.test(before.lexeme.key) && (before.marks & CAPITAL) === 0)
    )
  }

  /** "cut taxes and keep rates", "…, keep rates": the verb of the word behind it. */
  private isListedBase(index: number): boolean {
    const { lexeme, marks } = this.words[index]!
    return (
      lexeme.verbForms === BASE &&
      (lexeme.flags & (NOUN_TOO | PLURAL)) === 0 &&
      ((marks & AFTER_COMMA) !== 0 || this.words[index - 1]?.lexeme.key === 'and')
    )
  }

  /** A noun or pronoun stands before it, or it goes on behind a comma with the subject of the clause before. */
  private hasSubjectBefore(index: number): boolean {
    if (index === this.clauseStart) return (this.words[index]!.marks & AFTER_COMMA) !== 0 && this.open !== null
    const { flags, key } = this.words[index - 1]!.lexeme
    return this.isNounBefore(index) || (flags & (PRONOUN | ADVERB)) !== 0 || ADVERBS_IN_GROUP.has(key)
  }

  /** The form in -s of a verb that may be the plural of a noun: "strikes", "talks". */
  private isThirdPerson(index: number, coordinates: boolean): boolean {
    const { words } = this
    const after = words[index + 1]
    if (after !== undefined && !coordinates && this.isPredicateOfPlural(index + 1) && !this.takesDeed(index))
      return false
    if (this.clauses.some((clause) => clause.marker === 'attribute' && clause.group.to === index)) return false
    // "Closure of harbours leads to shortages"
    if (words[index]!.lexeme.key === 'leads' && after?.lexeme.key === 'to' && !this.isOpenHere) return true
    // "Trade talks with Norland begin": the verb stands behind what the noun is about.
    if (after !== undefined && (after.lexeme.flags & PREPOSITION) !== 0 && this.isVerbBehindName(index + 1))
      return false
    // "in early talks about", "warn against beach crowds": the noun of the phrase that a preposition opens.
    const isPhrase = this.isOpenHere || (after !== undefined && (after.lexeme.flags & PREPOSITION) !== 0)
    if (isPhrase && this.isBehindPreposition(index)) return false
    if (this.isCounted(index)) return false
    if (coordinates) return after !== undefined && this.startsNounPhrase(after)
    const before = words[index - 1]!
    if ((before.lexeme.flags & PLURAL) !== 0 && (before.marks & CAPITAL) === 0) return false
    const taken = this.verbOfStretch()
    if (taken !== null && taken.subject !== null && !taken.isPassive && !FACTIVE.has(taken.lemma)) return false
    return (
      after === undefined ||
      this.startsNounPhrase(after) ||
      (after.lexeme.flags & (PREPOSITION | CONJUNCTION | ADVERB)) !== 0 ||
      (after.marks & (AFTER_COMMA | AFTER_BREAK)) !== 0 ||
      hasTrait(after.lexeme, BOUNDARY) ||
      !this.hasVerbAhead(index + 1)
    )
  }

  /** "Drone strikes kill", "Two strikes reported": the word behind the plural is its verb. */
  private isPredicateOfPlural(index: number): boolean {
    const { lexeme, marks } = this.words[index]!
    const isLoneParticiple =
      (lexeme.verbForms & PARTICIPLE) !== 0 &&
      (lexeme.flags & NOUN_TOO) === 0 &&
      (marks & (AFTER_BREAK | AFTER_COMMA)) === 0 &&
      !this.isNounAhead(index)
    return isLoneParticiple || this.isPredicateAfterPlural(index)
  }

  /** "strike", "cut", "vote": only after a plural, or where nothing else can be the verb. */
  private isBaseVerb(index: number, coordinates: boolean): boolean {
    const { words, open } = this
    const { lexeme } = words[index]!
    const before = words[index - 1]!
    const after = words[index + 1]
    const hasObject = after !== undefined && this.startsNounPhrase(after)
    if (open === null && hasObject) {
      const isTitled = this.isTitleCase && TITLE_VERBS.has(lexeme.lemma) && index - this.clauseStart <= 4
      if (isTitled && !this.hasVerbAhead(index + 1)) return true
      if ((lexeme.verbForms & PAST) !== 0 && (before.marks & CAPITAL) !== 0) return true
    }
    if (coordinates)
      return (
        hasObject &&
        (words[open!.verb]!.lexeme.verbForms === lexeme.verbForms ||
          (open!.status === 'planned' && open!.verb > open!.group.from))
      )
    if (this.verbOfStretch() !== null) return false
    // "as Skerra crash out": a team, and what it does with a particle.
    if (this.marker === 'as' && this.isTeamVerb(index)) return true
    // "announces $300 reward": an amount does nothing.
    if ((before.marks & NUMERIC) !== 0 && CURRENCY.test(words[index - 2]?.raw ?? '')) return false
    if (!this.isPluralBefore(index)) return this.isVerbOfPluralHead(index, hasObject)
    // "Analysts doubt firm will pay": what they doubt is a clause.
    return (hasObject && OPINIONS.has(lexeme.lemma)) || hasTrait(lexeme, STRONG_BASE) || !this.hasVerbAhead(index + 1)
  }

  /** "as shutdown holds back jobs report": the clause whose verb this stretch has already. */
  private verbOfStretch(): Clause | null {
    const { open, marker } = this
    const isItsVerb = this.isOpenHere && (marker === '' || open!.marker === marker) && !SPEECH.has(open!.lemma)
    return isItsVerb ? open : null
  }
}

const TYING = new Set(['and', 'or', 'but', 'then'])

/** "the", "council's": what follows is a noun, or a participle before one. */
function isOwner({ lexeme, marks }: Word): boolean {
  return (marks & POSSESSIVE) !== 0 || ((lexeme.flags & DETERMINER) !== 0 && (lexeme.flags & PRONOUN) === 0)
}

/** "after closing", "by appointed judges"; not "for close". */
function mayFollowPreposition(verbForms: number, preposition: Word): boolean {
  return (
    (verbForms & PARTICIPLE) !== 0 || ((verbForms & GERUND) !== 0 && GERUND_PREPOSITIONS.has(preposition.lexeme.key))
  )
}
