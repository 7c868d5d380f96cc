/**
 * Evidence that a word is the verb of a clause: what stands before and behind it. The state of a reading lives here too.
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
} from './lexicon.ts'
import type { Clause } from './shape.ts'
import { FACTIVE, GERUND_PREPOSITIONS, INTRANSITIVE, OBJECT_CONTROL, SPEECH } from './verbs.ts'
import { hasTrait, keyTrait } from './word-traits.ts'
import {
  AFTER_BREAK,
  AFTER_COMMA,
  CAPITAL,
  JOINED,
  NUMERIC,
  PHRASE_REST,
  POSSESSIVE,
  SENTENCE_START,
  type Word,
} from './words.ts'

const BOUNDARIES = new Set(
  'as while because but if whether unless although though whereas that who which when where why how what so once after before since until till than whose'.split(
    ' ',
  ),
)

export const BOUNDARY = keyTrait(BOUNDARIES)

export const ADVERBS_IN_GROUP = new Set(
  'not never also still now then just again already yet even once first soon long often only ever no longer so far further always more less best better almost nearly all both back'.split(
    ' ',
  ),
)

const STRONG_BASES = new Set(
  'rise fall drop kill hit face back demand plan vote protest warn want say vow win lose close open begin end halt remain grow surge slow ease continue cause'.split(
    ' ',
  ),
)

const STRONG_BASE = keyTrait(STRONG_BASES)

const TITLE_VERBS = new Set(
  'win beat sweep hit cut seek eye face urge vow back edge top rout rally plan vote rise fall claim'.split(' '),
)

const COUNTERS = new Set(
  'two three four five six seven eight nine ten eleven twelve dozen dozens several many some few multiple all these those more most'.split(
    ' ',
  ),
)

/** Participles that headlines use as adjectives and prepositions. */
const NEVER_VERBS = new Set(
  'acting missing following including regarding concerning according united alleged leading during pending so-called building meeting housing nursing opening training remaining times states nations sports news series rights affairs services studies works games arts sciences politics politics'.split(
    ' ',
  ),
)

const NEVER_VERB = keyTrait(NEVER_VERBS)

/** "claims to be", "needs to be" */
const MEANT = new Set(
  'claim need want hope plan promise look seem appear turn start begin aim set ask seek prove happen tend'.split(' '),
)

const ARTICLES = new Set(['a', 'an', 'the'])

/** Behind them a word that may be a noun is one: "small steps", "Finnish schools". */
const ADJECTIVES = new Set(
  'new newer newest old older oldest young younger youngest big bigger biggest small smaller smallest large larger largest huge tiny vast great greater greatest good better best bad worse worst high higher highest low lower lowest long longer longest short shorter shortest full tough tougher toughest strict stricter strictest strong stronger strongest weak weaker hot hotter cold colder warm warmer dry wet fast faster fastest slow slower slowest quick early earlier late later latest next last further more fewer other such same rare deadly daily weekly monthly yearly likely golden wooden foreign modern urban joint extra broad broader wide wider deep deeper heavy heavier sharp sharper steep steeper fresh future current recent ancient violent different permanent urgent silent important significant relevant common senior junior free rich poor unsafe safe elderly costly friendly unlikely major minor key top english irish british spanish polish turkish danish swedish finnish scottish kurdish jewish french dutch swiss welsh chinese japanese vietnamese portuguese taiwanese lebanese'.split(
    ' ',
  ),
)

const BARE_INFINITIVE = new Set('let make help see watch have hear'.split(' '))

/** "accused of shooting a man": the deed follows as a verb. */
export const ACCUSING_OF = new Set(
  'accuse suspect convict acquit clear charge blame arrest jail fine sue deny'.split(' '),
)

export class VerbEvidence {
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

  protected isMonthMay(index: number): boolean {
    const next = this.words[index + 1]
    return next === undefined || (next.marks & NUMERIC) !== 0
  }

  protected isNamePart(index: number): boolean {
    const word = this.words[index]!
    return !this.isTitleCase && (word.marks & CAPITAL) !== 0 && (word.marks & SENTENCE_START) === 0
  }

  protected isNegatedBefore(index: number): boolean {
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

  protected isHedgedBefore(index: number): boolean {
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
  protected isPlainVerb(index: number): boolean {
    const { words } = this
    const word = words[index]!
    const { verbForms, flags } = word.lexeme
    if ((word.marks & PHRASE_REST) !== 0 && !this.isVerbInPhrase(index)) return false
    if (verbForms === 0 || (flags & (DETERMINER | PRONOUN | WH)) !== 0) return false
    if ((flags & (PREPOSITION | CONJUNCTION)) !== 0 && (verbForms & GERUND) === 0) return false
    if ((flags & EMPTY) !== 0) return false
    if (this.isNamePart(index)) return false
    const before = words[index - 1]
    const after = words[index + 1]
    // The Fed is a bank, and feeds nobody.
    if (hasTrait(word.lexeme, NEVER_VERB) || word.raw === 'Fed') return false
    if ((word.marks & JOINED) !== 0 || (after !== undefined && (after.marks & JOINED) !== 0)) return false
    const startsClause = index === this.clauseStart
    if (word.lexeme.key === 'hit' && after?.lexeme.key === 'with' && before !== undefined)
      return (before.lexeme.flags & (DETERMINER | PREPOSITION)) === 0
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
      // "who forged certificate": the relative pronoun wants its verb.
      this.marker !== 'who' &&
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
    // "Smoking causes memory loss": what is done is the subject.
    if ((verbForms & GERUND) !== 0 && startsClause && this.open === null && EFFECTS.has(after?.lexeme.key ?? ''))
      return false
    // "says warming has halved", "warming drives": a noun.
    if (
      (verbForms & GERUND) !== 0 &&
      (!startsClause || this.open === null) &&
      after !== undefined &&
      (after.marks & (AFTER_BREAK | AFTER_COMMA)) === 0 &&
      ((after.lexeme.flags & (AUXILIARY | MODAL)) !== 0 ||
        (!startsClause &&
          (after.lexeme.verbForms & (PAST | THIRD)) !== 0 &&
          (after.lexeme.flags & NOUN_TOO) === 0 &&
          !((after.lexeme.verbForms & PARTICIPLE) !== 0 && this.isNounAhead(index + 1))))
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
    // "shows shooting suspect's mother": the noun that says which suspect.
    if ((verbForms & GERUND) !== 0 && isNounToo && after !== undefined && (after.marks & POSSESSIVE) !== 0) return false
    if (
      (verbForms & GERUND) !== 0 &&
      isNounToo &&
      before !== undefined &&
      (before.lexeme.flags & PREPOSITION) !== 0 &&
      !(this.isOpenHere && ACCUSING_OF.has(this.open!.lemma) && after !== undefined && this.startsNounPhrase(after))
    )
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
    // "Kestrel stock plunges": what is bought and sold.
    if (word.lexeme.key === 'stock' && after !== undefined && (after.lexeme.verbForms & THIRD) !== 0) return false
    // Present tense or a form that is base and past at once.
    if (after !== undefined && after.lexeme.key === 'of' && isNounToo) return false
    if (
      isNounToo &&
      before !== undefined &&
      (ADJECTIVES.has(before.lexeme.key) ||
        (/(?:less|ful|ous|ive|al|ic|ary)$/.test(before.lexeme.key) && (before.marks & CAPITAL) === 0))
    )
      return false
    // "keep rates", "streets to be closed"
    if (
      isNounToo &&
      (verbForms & THIRD) !== 0 &&
      ((before !== undefined &&
        !startsClause &&
        before.lexeme.verbForms === BASE &&
        ((before.marks & AFTER_COMMA) !== 0 || words[index - 2]?.lexeme.key === 'and') &&
        (before.lexeme.flags & (NOUN_TOO | PLURAL)) === 0) ||
        (after?.lexeme.key === 'to' && words[index + 2]?.lexeme.key === 'be' && !MEANT.has(word.lexeme.lemma)))
    )
      return false
    // "dates back", "her mother": the word before has taken the verb, or owns the noun.
    if (before !== undefined && word.lexeme.key === 'back' && (before.lexeme.verbForms & (THIRD | PAST)) !== 0)
      return false
    if (isNounToo && before?.lexeme.key === 'her' && !(this.isOpenHere && BARE_INFINITIVE.has(this.open!.lemma)))
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
      // "Closure of harbours leads to shortages"
      if (word.lexeme.key === 'leads' && after?.lexeme.key === 'to' && !this.isOpenHere) return true
      // "in early talks about", "warn against beach crowds": the noun of the phrase that a preposition opens.
      if (
        (this.isOpenHere || (after !== undefined && (after.lexeme.flags & PREPOSITION) !== 0)) &&
        this.isBehindPreposition(index)
      )
        return false
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
        (this.marker === '' || this.open.marker === this.marker)
      )
        return false
      return (
        after === undefined ||
        this.startsNounPhrase(after) ||
        (after.lexeme.flags & (PREPOSITION | CONJUNCTION | ADVERB)) !== 0 ||
        (after.marks & (AFTER_COMMA | AFTER_BREAK)) !== 0 ||
        hasTrait(after.lexeme, BOUNDARY) ||
        !this.hasVerbAhead(index + 1)
      )
    }
    if (!isNounToo) {
      if ((verbForms & PAST) !== 0) return true
      return coordinates || this.isPluralBefore(index) || this.isPluralHead(index)
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
        (words[this.open.verb]!.lexeme.verbForms === verbForms ||
          ((verbForms & BASE) !== 0 && this.open.status === 'planned' && this.open.verb > this.open.group.from))
      )
    // "as shutdown holds back jobs report": the stretch has its verb.
    if (
      this.open !== null &&
      this.isOpenHere &&
      (this.marker === '' || this.open.marker === this.marker) &&
      !SPEECH.has(this.open.lemma)
    )
      return false
    // "announces $300 reward": an amount does nothing.
    if (before !== undefined && (before.marks & NUMERIC) !== 0 && CURRENCY.test(words[index - 2]?.raw ?? ''))
      return false
    return this.isPluralBefore(index) && (hasTrait(word.lexeme, STRONG_BASE) || !this.hasVerbAhead(index + 1))
  }

  /** "court orders ChatLine", "court ordered by": the phrase "court order" is none where its last word is a verb. */
  private isVerbInPhrase(index: number): boolean {
    const { lexeme } = this.words[index]!
    const after = this.words[index + 1]
    if (after === undefined || (after.marks & PHRASE_REST) !== 0) return false
    if ((lexeme.verbForms & PAST) !== 0) return after.lexeme.key === 'by'
    return (
      (lexeme.verbForms & THIRD) !== 0 &&
      (lexeme.flags & NOUN_TOO) !== 0 &&
      !this.isTitleCase &&
      this.isNamePart(index + 1)
    )
  }

  protected wordAfter(index: number): Word | undefined {
    const { phrase } = this.words[index]!
    return this.words[index + (phrase === null ? 1 : phrase.words.length)]
  }

  protected isPluralBefore(index: number): boolean {
    for (let i = index - 1; i >= this.clauseStart; i--) {
      const { flags, key } = this.words[i]!.lexeme
      if ((flags & ADVERB) !== 0 || ADVERBS_IN_GROUP.has(key)) continue
      if (key === 'who' || key === 'that' || key === 'which' || key === 'they' || key === 'we' || key === 'i')
        return true
      // "Scientists who mapped reef say": what stands before the relative clause.
      if (this.isOpenHere && this.marker === 'who' && i < index && this.open!.verb < i)
        return ((this.words[this.clauseStart - 2]?.lexeme.flags ?? 0) & PLURAL) !== 0
      if (isPlural(this.words[i]!) || (this.words[i]!.marks & NUMERIC) !== 0) return true
      // "Sydney, Catalina win": a list.
      for (let k = i; k > this.clauseStart; k--)
        if ((this.words[k]!.marks & AFTER_COMMA) !== 0) return !ARTICLES.has(this.words[k]!.lexeme.key)
      // "Harry and Meghan return", "Red Sox sweep", "BAR win".
      for (let k = i - 1; k >= this.clauseStart; k--) if (this.words[k]!.lexeme.key === 'and') return true
      return (this.words[i]!.marks & CAPITAL) !== 0 && (flags & NOUN_TOO) === 0 && !this.isTitleCase
        ? false
        : this.isTitleCase && this.words[i]!.lexeme.senses.length === 0
    }
    return false
  }

  /** "Masks in public get": the plural stands before the prepositional phrase. */
  private isPluralHead(index: number): boolean {
    if (this.isOpenHere) return false
    for (let i = index - 1; i > this.clauseStart; i--) {
      if ((this.words[i]!.marks & AFTER_COMMA) !== 0) return false
      if ((this.words[i]!.lexeme.flags & PREPOSITION) !== 0)
        return isPlural(this.words[i - 1]!) && (this.words[i - 1]!.marks & NUMERIC) === 0
    }
    return false
  }

  protected isBehindPreposition(index: number): boolean {
    for (let i = index - 1; i >= Math.max(this.clauseStart, index - 2); i--) {
      const { flags } = this.words[i]!.lexeme
      if ((flags & PREPOSITION) !== 0) return true
      if ((this.words[i]!.marks & CAPITAL) !== 0 && !this.isTitleCase) return false
    }
    return false
  }

  /** "300 Texas projects": a number in front makes the word a plural noun. */
  protected isCounted(index: number): boolean {
    for (let i = index - 1; i >= Math.max(this.clauseStart, index - 3); i--) {
      const word = this.words[i]!
      // "COVID-19 survivor leads": the number belongs to the name.
      if ((word.marks & (NUMERIC | JOINED)) === NUMERIC || COUNTERS.has(word.lexeme.key)) return word.lexeme.key !== '1'
      if ((word.lexeme.flags & (PREPOSITION | CONJUNCTION)) !== 0 || (word.marks & AFTER_COMMA) !== 0) return false
    }
    return false
  }

  protected isNounBefore(index: number): boolean {
    const before = this.words[index - 1]
    if (before === undefined) return false
    const { flags } = before.lexeme
    if ((flags & ADVERB) !== 0 && index - 2 >= this.clauseStart) return this.isNounBefore(index - 1)
    return (
      (flags & (DETERMINER | PREPOSITION | CONJUNCTION | AUXILIARY | MODAL | NEGATOR)) === 0 || (flags & PRONOUN) !== 0
    )
  }

  protected startsNounPhrase(word: Word): boolean {
    const { flags, verbForms } = word.lexeme
    if ((word.marks & (AFTER_BREAK | AFTER_COMMA)) !== 0) return false
    if ((flags & (DETERMINER | PRONOUN)) !== 0 || (word.marks & NUMERIC) !== 0) return true
    if ((flags & (PREPOSITION | CONJUNCTION | AUXILIARY | MODAL | ADVERB)) !== 0) return false
    return verbForms === 0 || (flags & NOUN_TOO) !== 0 || (verbForms & (GERUND | PARTICIPLE)) !== 0
  }

  /** "Drone strikes kill 14", "Dairy prices rise for": the second word is the verb. */
  protected isPredicateAfterPlural(index: number): boolean {
    const word = this.words[index]!
    if ((word.lexeme.verbForms & BASE) === 0 || (word.marks & (AFTER_BREAK | AFTER_COMMA | PHRASE_REST)) !== 0)
      return false
    if (hasTrait(word.lexeme, STRONG_BASE)) return true
    // "Visa delays lead orchestra to cancel".
    if (OBJECT_CONTROL.has(word.lexeme.lemma) && this.hasInfinitiveAhead(index + 2)) return true
    const next = this.words[index + 1]
    return (
      next !== undefined &&
      ((next.marks & NUMERIC) !== 0 ||
        ((next.lexeme.flags & DETERMINER) !== 0 &&
          next.lexeme.key !== 'that' &&
          (next.marks & (AFTER_BREAK | AFTER_COMMA)) === 0))
    )
  }

  private hasInfinitiveAhead(from: number): boolean {
    for (let i = from; i < Math.min(this.words.length - 1, from + 4); i++) {
      if ((this.words[i]!.marks & (AFTER_BREAK | AFTER_COMMA)) !== 0) return false
      if (this.words[i]!.lexeme.key === 'to') return (this.words[i + 1]!.lexeme.verbForms & BASE) !== 0
    }
    return false
  }

  protected isNounAhead(index: number): boolean {
    const after = this.words[index + 1]
    return (
      after !== undefined &&
      (after.marks & (AFTER_BREAK | AFTER_COMMA)) === 0 &&
      (after.lexeme.flags & (DETERMINER | PREPOSITION | CONJUNCTION | AUXILIARY | MODAL | PRONOUN)) === 0 &&
      (after.lexeme.verbForms === 0 ||
        (after.lexeme.flags & NOUN_TOO) !== 0 ||
        hasTrait(after.lexeme, NEVER_VERB) ||
        ((after.lexeme.verbForms & GERUND) !== 0 && INTRANSITIVE.has(after.lexeme.lemma)))
    )
  }

  protected isSurelyFinite(index: number): boolean {
    const word = this.words[index]!
    if ((word.marks & (AFTER_BREAK | AFTER_COMMA)) !== 0) return false
    const { flags, verbForms, key } = word.lexeme
    if ((flags & (MODAL | AUXILIARY)) !== 0) return key !== 'being' && key !== 'been'
    if (this.isNamePart(index) || (flags & NOUN_TOO) !== 0) return false
    return (
      ((verbForms & (THIRD | PAST)) !== 0 && (verbForms & PARTICIPLE) === 0) ||
      (verbForms === BASE &&
        (flags & (PREPOSITION | EMPTY)) === 0 &&
        (this.words[index - 1]!.lexeme.flags & PLURAL) !== 0 &&
        ((this.words[index - 1]!.lexeme.verbForms & THIRD) === 0 ||
          (this.words[index - 1]!.lexeme.flags & NOUN_TOO) !== 0))
    )
  }

  protected hasVerbAhead(from: number): boolean {
    for (let i = from; i < this.words.length; i++) {
      const word = this.words[i]!
      if (
        (word.marks & (AFTER_BREAK | AFTER_COMMA)) !== 0 ||
        hasTrait(word.lexeme, BOUNDARY) ||
        word.lexeme.key === 'and'
      )
        return false
      if ((word.lexeme.flags & (MODAL | AUXILIARY)) !== 0) return true
      if (hasTrait(word.lexeme, STRONG_BASE) && (this.words[i - 1]!.lexeme.flags & PLURAL) !== 0) return true
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
  protected isLooseParticiple(index: number): boolean {
    const { words } = this
    if ((words[index]!.lexeme.verbForms & PARTICIPLE) === 0) return false
    const next = words[index + 1]
    return (
      (words[index - 1]!.lexeme.flags & (PREPOSITION | DETERMINER)) !== 0 ||
      next === undefined ||
      (next.marks & (AFTER_BREAK | AFTER_COMMA)) !== 0
    )
  }
}

/** "cyclist hit by car": the phrase of the lexicon has taken the small word in. */
export function isDoneBy({ phrase, lexeme }: Word): boolean {
  return phrase?.words.at(-1) === 'by' && !INTRANSITIVE.has(lexeme.lemma)
}

/** "councils", "MPs". */
function isPlural({ lexeme, raw }: Word): boolean {
  return (lexeme.flags & PLURAL) !== 0 || /^\p{Lu}{2,}s$/u.test(raw)
}

const CURRENCY = /^[$£€¥₱]$/

const EFFECTS = new Set(
  'causes makes helps leads boosts prevents kills harms raises lowers reduces increases improves damages protects'.split(
    ' ',
  ),
)
