/**
 * A headline while its clauses are read: its words, the clauses found so far, where the reader stands, and what he asks
 * of the words around one. The reader is built in floors, each a class upon the one below: this file, then evidence.ts
 * (is this word a verb?), links.ts (objects, adjuncts, speakers), voice.ts (passives), asking.ts (questions and claims),
 * subjects.ts, making.ts (a clause of a verb group), groups.ts (verb groups), clause.ts.
 */
import {
  ADVERB,
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
  PREPOSITION,
  PRONOUN,
  THIRD,
} from './lexicon.ts'
import type { Clause } from './shape.ts'
import { INTRANSITIVE, OBJECT_CONTROL, PARTICLES } from './verbs.ts'
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

/** A new clause begins behind these. */
export const BOUNDARY = keyTrait(
  new Set(
    'as while because but if whether unless although though whereas that who which when where why how what so once after before since until till than whose'.split(
      ' ',
    ),
  ),
)

/** They may stand between an auxiliary and its verb. */
export const ADVERBS_IN_GROUP = new Set(
  'not never also still now then just again already yet even once first soon long often only ever no longer so far further always more less best better almost nearly all both back'.split(
    ' ',
  ),
)

/** Nouns too, but verbs behind a plural: "prices rise". */
export const STRONG_BASE = keyTrait(
  new Set(
    'rise fall drop kill hit face back demand plan vote protest warn want say vow win lose close open begin end halt remain grow surge slow ease continue cause'.split(
      ' ',
    ),
  ),
)

/** Nouns, adjectives and prepositions of headlines that look like a form of a verb. */
export const NEVER_VERB = keyTrait(
  new Set(
    'acting missing following including regarding concerning according united alleged leading pending building meeting housing nursing opening training remaining times states services studies works games'.split(
      ' ',
    ),
  ),
)

const COUNTERS = new Set(
  'two three four five six seven eight nine ten eleven twelve dozen dozens several many some few multiple all these those more most'.split(
    ' ',
  ),
)

const ARTICLES = new Set(['a', 'an', 'the'])

/** Nouns that are verbs behind a plural: "unions plan", "mayor backs plan". */
const DEEDS = new Set(['plan', 'vote', 'protest', 'demand', 'halt', 'vow', 'win', 'end', 'close'])
const MOVES = new Set('rise fall drop surge slow ease halt close begin end continue grow open'.split(' '))

/** As plurals they are hardly ever a subject. */
const FOR_OR_AGAINST = new Set(['back', 'want', 'face', 'eye', 'hear', 'support', 'oppose'])
const BRINGING_ABOUT = new Set('order block call plan fear demand debate promise join delay'.split(' '))

export class ClauseReading {
  readonly words: readonly Word[]
  readonly clauses: Clause[] = []
  readonly isTitleCase: boolean
  /** Where the subject of the next clause can begin. */
  clauseStart = 0
  /** The word that opened the stretch: as, who, that…, a comma, or ''. */
  marker = ''
  /** The last clause of the sentence that is no attribute. */
  open: Clause | null = null
  /** The open clause stands in the same stretch, with no boundary since. */
  isOpenHere = false
  /** Indexes of the words that open a stretch. */
  readonly markers = new Set<number>()
  /** Clauses of speech that have no verb: "…: CDC". */
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

  protected isNamePart(index: number): boolean {
    const word = this.words[index]!
    return !this.isTitleCase && (word.marks & CAPITAL) !== 0 && (word.marks & SENTENCE_START) === 0
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
      if (this.isOpenHere && this.marker === 'who' && this.open!.verb < i)
        return ((this.words[this.clauseStart - 2]?.lexeme.flags ?? 0) & PLURAL) !== 0
      if (isPlural(this.words[i]!) || (this.words[i]!.marks & NUMERIC) !== 0) return true
      // "Sydney, Catalina win": a list.
      for (let k = i; k > this.clauseStart; k--)
        if ((this.words[k]!.marks & AFTER_COMMA) !== 0) return !ARTICLES.has(this.words[k]!.lexeme.key)
      // "Harry and Meghan return", "Red Sox sweep", "BAR win".
      for (let k = i - 1; k >= this.clauseStart; k--) if (this.words[k]!.lexeme.key === 'and') return true
      return this.isTitleCase && this.words[i]!.lexeme.senses.length === 0
    }
    return false
  }

  /** "Masks in public get": the plural stands before the prepositional phrase. */
  protected isPluralHead(index: number): boolean {
    if (this.isOpenHere) return false
    for (let i = index - 1; i > this.clauseStart; i--) {
      if ((this.words[i]!.marks & AFTER_COMMA) !== 0) return false
      if ((this.words[i]!.lexeme.flags & PREPOSITION) !== 0)
        return isPlural(this.words[i - 1]!) && (this.words[i - 1]!.marks & NUMERIC) === 0
    }
    return false
  }

  /** "Lawmakers in Norwell open inquiry", "Sales at Kordex drop": the verb of a plural that a phrase has parted from it. */
  protected isVerbOfPluralHead(index: number, hasObject: boolean): boolean {
    const { lexeme } = this.words[index]!
    if (!hasTrait(lexeme, STRONG_BASE) || !this.isPluralHead(index) || this.hasVerbAhead(index + 1)) return false
    const before = this.words[index - 1]!
    if ((before.lexeme.flags & (PREPOSITION | DETERMINER)) !== 0 || (before.marks & POSSESSIVE) !== 0) return false
    // "homes in Norwell plan office": behind a name alone what moves needs no object.
    return hasObject || (MOVES.has(lexeme.key) && this.isNamePart(index - 1))
  }

  /** "with Norland begin", "with Norland yet to begin": a base form right behind a name, and a name is no plural. */
  protected isVerbBehindName(from: number): boolean {
    for (let i = from + 1; i < this.words.length; i++) {
      const { lexeme, marks } = this.words[i]!
      if ((marks & (AFTER_BREAK | AFTER_COMMA)) !== 0 || hasTrait(lexeme, BOUNDARY)) return false
      if (lexeme.key === 'yet') return this.words[i + 1]?.lexeme.key === 'to'
      if ((lexeme.flags & NOUN_TOO) === 0 && hasTrait(lexeme, STRONG_BASE)) return this.isNamePart(i - 1)
    }
    return false
  }

  /** "Mayor backs plan", "court orders halt": the deed is the object, unless several do it. */
  protected takesDeed(index: number): boolean {
    const { lemma } = this.words[index]!.lexeme
    const deed = this.words[index + 1]!.lexeme
    if ((this.words[index - 1]!.lexeme.flags & PLURAL) !== 0 || (deed.flags & NOUN_TOO) === 0) return false
    if (!DEEDS.has(deed.key)) return FOR_OR_AGAINST.has(lemma) && MOVES.has(deed.key)
    return FOR_OR_AGAINST.has(lemma) || BRINGING_ABOUT.has(lemma)
  }

  /** "as Skerra crash out", "as Norwell hit back": a team, and what it does with a particle. */
  protected isTeamVerb(index: number): boolean {
    const { lexeme, marks } = this.words[index]!
    const next = this.words[index + 1]
    return (
      (lexeme.verbForms & BASE) !== 0 &&
      (marks & POSSESSIVE) === 0 &&
      this.isNamePart(index - 1) &&
      next !== undefined &&
      PARTICLES.has(next.lexeme.key) &&
      (next.marks & (JOINED | AFTER_BREAK | AFTER_COMMA)) === 0
    )
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
    // "Holm, 71, closes": an age counts nothing.
    if ((this.words[index]!.marks & AFTER_COMMA) !== 0) return false
    for (let i = index - 1; i >= Math.max(this.clauseStart, index - 3); i--) {
      const word = this.words[i]!
      // "COVID-19 survivor leads": the number belongs to the name.
      if ((word.marks & (NUMERIC | JOINED)) === NUMERIC || COUNTERS.has(word.lexeme.key)) return word.lexeme.key !== '1'
      if ((word.lexeme.flags & (PREPOSITION | CONJUNCTION)) !== 0 || (word.marks & AFTER_COMMA) !== 0) return false
    }
    return false
  }

  protected isNounBefore(index: number): boolean {
    const { flags } = this.words[index - 1]!.lexeme
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
    if ((word.marks & (AFTER_BREAK | AFTER_COMMA | PHRASE_REST)) !== 0) return false
    // "strikes killed 10"
    if ((word.lexeme.verbForms & (BASE | PAST)) === PAST && (word.lexeme.flags & NOUN_TOO) === 0)
      return ((this.words[index + 1]?.marks ?? 0) & NUMERIC) !== 0
    if ((word.lexeme.verbForms & BASE) === 0) return false
    if (hasTrait(word.lexeme, STRONG_BASE)) return true
    // "Visa delays lead orchestra to cancel".
    if (OBJECT_CONTROL.has(word.lexeme.lemma) && this.hasInfinitiveAhead(index + 2)) return true
    const next = this.words[index + 1]
    // "Passenger numbers drive up fares".
    if (next !== undefined && PARTICLES.has(next.lexeme.key) && this.isNounAhead(index + 1)) return true
    return (
      next !== undefined &&
      ((next.marks & NUMERIC) !== 0 ||
        ((next.lexeme.flags & DETERMINER) !== 0 &&
          next.lexeme.key !== 'that' &&
          (next.marks & (AFTER_BREAK | AFTER_COMMA)) === 0))
    )
  }

  protected hasInfinitiveAhead(from: number): boolean {
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
      !this.isLoneAdverb(index + 1) &&
      (after.lexeme.verbForms === 0 ||
        (after.lexeme.flags & NOUN_TOO) !== 0 ||
        hasTrait(after.lexeme, NEVER_VERB) ||
        this.isBehindParticiple(index + 1) ||
        ((after.lexeme.verbForms & GERUND) !== 0 && INTRANSITIVE.has(after.lexeme.lemma)))
    )
  }

  /** "near flooded quarry": between a preposition and a base form the participle makes it a noun, whatever else it may be. */
  private isBehindParticiple(index: number): boolean {
    const { words } = this
    const next = words[index + 1]
    return (
      words[index]!.lexeme.verbForms === BASE &&
      (words[index - 1]!.lexeme.verbForms & (PARTICIPLE | BASE | THIRD | GERUND)) === PARTICIPLE &&
      ((words[index - 2]?.lexeme.flags ?? 0) & (PREPOSITION | DETERMINER)) !== 0 &&
      (next === undefined || !this.startsNounPhrase(next))
    )
  }

  /** "recalled nationwide over risk", and no "nationwide ban". */
  private isLoneAdverb(index: number): boolean {
    const { lexeme } = this.words[index]!
    const next = this.words[index + 1]
    return (
      (lexeme.flags & ADVERB) !== 0 &&
      !lexeme.key.endsWith('ly') &&
      (next === undefined ||
        (next.marks & (AFTER_BREAK | AFTER_COMMA)) !== 0 ||
        (next.lexeme.flags & (PREPOSITION | CONJUNCTION)) !== 0)
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

/** "councils", "MPs". */
function isPlural({ lexeme, raw }: Word): boolean {
  return (lexeme.flags & PLURAL) !== 0 || /^\p{Lu}{2,}s$/u.test(raw)
}
