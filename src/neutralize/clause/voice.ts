/** Whether a past form without its auxiliary is a passive. */

import { SUPERLATIVE } from '../words/superlative.ts'
import { isPersonNoun } from '../words/vocabulary.ts'
import { ADVERB, BASE, CONJUNCTION, DETERMINER, GERUND, PAST, PLURAL, PREPOSITION } from './lexicon.ts'
import { ClauseLinks, isDay } from './links.ts'
import { BOUNDARY } from './reading.ts'
import { INTRANSITIVE, SMALL_CLAUSE, SPEECH } from './verbs.ts'
import { hasTrait } from './word-traits.ts'
import { AFTER_BREAK, AFTER_COMMA, CAPITAL, IN_QUOTES, isContent, JOINED, NAMED, NUMERIC, type Word } from './words.ts'

/** "Terminals hit in attack": without an object whoever is hurt or hit does not do it. */
const STRUCK = new Set(['hit', 'hurt'])

/** Who is named, elected or crowned something is whom it is done to. */
const APPOINTING = new Set('name elect re-elect reelect appoint crown vote declare select choose'.split(' '))

/** Offices that are no nouns in -er or -or. */
const OFFICES =
  /^(?:president|chairman|chairwoman|chair|chief|head|king|queen|pope|captain|secretary|ceo|coach|premier|prime|mvp)$/

/** Done by whoever stands before them, in summaries as a rule. */
const SPEAKING = new Set(['say', 'add', 'argue', 'insist', 'explain', 'remark'])

/** What is dropped by somebody: prices and leaves drop by themselves. */
const DROPPED = new Set([
  'charge',
  'charges',
  'case',
  'cases',
  'lawsuit',
  'lawsuits',
  'suit',
  'suits',
  'appeal',
  'plan',
  'plans',
])

/** Who does it does himself what follows. */
const WILLING = new Set(
  'offer agree refuse decline plan vow threaten try attempt seek promise pledge fail manage choose decide hope want intend opt volunteer'.split(
    ' ',
  ),
)

/** Past forms that are no passive before these. */
const WITH_PREPOSITION = new Map([
  ['reflect', ['on', 'upon']],
  ['comment', ['on']],
  ['insist', ['on']],
  ['impress', ['in', 'on', 'during', 'with']],
  ['refer', ['to']],
  ['confess', ['to']],
])

const GIVING = new Set(['grant', 'award', 'hand'])

const AUTHORITIES = new Set(
  'court judge panel board council government ministry minister regulator commission city state university committee jury president governor mayor agency senate house parliament authority bank fund tribunal watchdog office officials'.split(
    ' ',
  ),
)

const SCENES = new Set(['in', 'during', 'amid', 'near', 'with'])

/** The reader's questions of voice. */
export class ClauseVoice extends ClauseLinks {
  protected isBarePassive(verb: number, to: number): boolean {
    const { words } = this
    const forms = words[verb]!.lexeme.verbForms
    if ((forms & PAST) === 0) return true
    const after = words[to]
    const lemma = words[verb]!.lexeme.lemma
    if (
      (forms & BASE) !== 0 &&
      after?.lexeme.key !== 'by' &&
      !this.isSingularBefore(verb) &&
      !(STRUCK.has(lemma) && SCENES.has(after?.lexeme.key ?? ''))
    )
      return false
    if (after !== undefined && this.isQuotedBy(to)) return lemma !== 'vote' || this.isDoer(to + 1)
    if (after !== undefined && WITH_PREPOSITION.get(lemma)?.includes(after.lexeme.key)) return false
    if (lemma === 'admit' && after?.lexeme.key === 'to' && ((words[to + 1]?.lexeme.verbForms ?? 0) & GERUND) !== 0)
      return false
    if (lemma === 'drop' && DROPPED.has(words[verb - 1]?.lexeme.key ?? '') && after?.lexeme.key !== 'to') return true
    // "the ministry said on Tuesday": only "said to" is a passive.
    if (INTRANSITIVE.has(lemma) || (SPEAKING.has(lemma) && after?.lexeme.key !== 'to')) return false
    if (after === undefined || (after.marks & (AFTER_BREAK | AFTER_COMMA)) !== 0) return !SPEECH.has(lemma)
    if (GIVING.has(lemma) && this.isGift(to) && !this.isAuthority(verb - 1)) return true
    if (APPOINTING.has(lemma) && this.isOffice(to)) return true
    if (SMALL_CLAUSE.has(after.lexeme.key)) return true
    // "Verdict expected Friday"
    if (isDay(words, to, to + 1)) return !SPEECH.has(lemma) || lemma === 'expect'
    if (after.lexeme.key === 'that') return false
    if (after.lexeme.key === 'to' && SPEECH.has(lemma)) return true
    // "reportedly offered to resign": by himself.
    if (after.lexeme.key === 'to' && WILLING.has(lemma) && (this.words[to + 1]?.lexeme.verbForms ?? 0) & BASE)
      return false
    // "deported nearly 2,300 people": an object stands behind the adverb.
    const behind = (after.lexeme.flags & ADVERB) !== 0 ? this.words[to + 1] : undefined
    if (behind !== undefined && (after.marks & JOINED) === 0 && (behind.marks & (NUMERIC | JOINED)) !== 0) return false
    // "launched nationwide campaign"
    if (behind !== undefined && this.startsNounPhrase(behind) && !isDay(words, to + 1, to + 2)) return false
    return (after.lexeme.flags & (PREPOSITION | CONJUNCTION | ADVERB)) !== 0 || hasTrait(after.lexeme, BOUNDARY)
  }

  /** "voted by mail", and "won by Holm" */
  private isDoer(index: number): boolean {
    const word = this.words[index]
    return (
      word !== undefined &&
      ((word.marks & (CAPITAL | NAMED)) !== 0 ||
        (word.lexeme.flags & DETERMINER) !== 0 ||
        isPersonNoun(word.lexeme.singular ?? word.lexeme.key))
    )
  }

  /** "granted licence", and no "handed Holm billions" */
  private isGift(index: number): boolean {
    const word = this.words[index]!
    return (
      this.startsNounPhrase(word) &&
      (this.isTitleCase || (word.marks & CAPITAL) === 0) &&
      !isPersonNoun(word.lexeme.singular ?? word.lexeme.key)
    )
  }

  /** "Court granted licence": it gives; "firm granted licence" is given it. */
  private isAuthority(index: number): boolean {
    const { key, singular } = this.words[index]!.lexeme
    return AUTHORITIES.has(singular ?? key)
  }

  /** "backed by council", "labelled 'unfit' by judge" */
  private isQuotedBy(from: number): boolean {
    let to = from
    while (to < from + 6 && ((this.words[to]?.marks ?? 0) & IN_QUOTES) !== 0) to++
    return this.words[to]?.lexeme.key === 'by'
  }

  /** "elected speaker", "named worst for service": what somebody is made, not whom somebody names. */
  private isOffice(from: number): boolean {
    let head: Word | undefined
    for (let i = from; i < Math.min(this.words.length, from + 4); i++) {
      const word = this.words[i]!
      const isEnd = i > from && (word.marks & (AFTER_BREAK | AFTER_COMMA)) !== 0
      if (isEnd || (word.lexeme.flags & (PREPOSITION | CONJUNCTION)) !== 0) break
      if ((word.marks & (NAMED | CAPITAL)) !== 0 || (word.lexeme.flags & DETERMINER) !== 0) return false
      head = word
    }
    return (
      head !== undefined &&
      (isPersonNoun(head.lexeme.key) ||
        OFFICES.test(head.lexeme.key) ||
        /[a-z]{3}(?:er|or)$/.test(head.lexeme.key) ||
        SUPERLATIVE.test(head.lexeme.key))
    )
  }

  /** "fined €4m by regulator", "handed 12 years by court": the object stays behind, the doer follows. */
  protected isPaidBy(from: number): boolean {
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
  protected isObjectRelative(verb: number, to: number): boolean {
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

  protected isSingularBefore(verb: number): boolean {
    for (let i = verb - 1; i >= this.clauseStart; i--)
      if (isContent(this.words[i]!)) return (this.words[i]!.lexeme.flags & PLURAL) === 0
    return false
  }
}

/** A figure stands at either end of the stretch: "€4m", "12 years", "record 12 years". */
function isMoney(words: readonly Word[], from: number, to: number): boolean {
  for (let i = from; i < Math.min(to, from + 2); i++)
    if ((words[i]!.marks & NUMERIC) !== 0 || /^[$€£¥]$/.test(words[i]!.raw)) return true
  return false
}
