/** Finds verb groups: auxiliaries with their verb, verbs without one, and speakers behind their verb. */
import { BE, HAVE } from '../lexicon/grammar.ts'
import { EMBEDDED, wantedForms } from './asking.ts'
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
  POSSIBILITY,
  PREPOSITION,
  WH,
} from './lexicon.ts'
import { isSpeaking } from './links.ts'
import { ClauseMaking, READY } from './making.ts'
import { ADVERBS_IN_GROUP } from './reading.ts'
import { type GroupState, plainClause } from './shape.ts'
import { RELATIVES } from './subjects.ts'
import { SPEECH } from './verbs.ts'
import {
  AFTER_BREAK,
  AFTER_COMMA,
  CAPITAL,
  IN_QUESTION,
  IN_QUOTES,
  JOINED,
  NUMERIC,
  POSSESSIVE,
  SENTENCE_START,
} from './words.ts'

const GIVING = new Set('sell lose give send hand leave switch move go defect cede lend offer transfer'.split(' '))

const INVERTED = new Set('say warn claim argue insist'.split(' '))

const BE_FORMS = new Set(BE.split(' '))

const SUPPOSED = new Set('feared believed thought presumed assumed reported'.split(' '))

const LIKELY = new Set(['likely'])

const HAVE_FORMS = new Set(HAVE.split(' '))

/** A verb group before its auxiliaries are read. */
export const PLAIN_GROUP: GroupState = {
  hasBe: false,
  hasHave: false,
  modal: '',
  isInfinitive: false,
  isNegated: false,
  isHedged: false,
}

/** The reader's search for verb groups. */
export class ClauseGroups extends ClauseMaking {
  /** Reads a verb group at `index`. @returns where it ends, or `index` when there is none */
  protected groupAt(index: number): number {
    const { words } = this
    const { flags, key } = words[index]!.lexeme
    const isAuxiliary =
      (flags & (AUXILIARY | MODAL)) !== 0 &&
      !(key === 'may' && this.isMonthMay(index)) &&
      !(key === 'will' && (this.isNamePart(index) || this.isFirstName(index)))
    // "according to survey"; "driver to blame for crash": nobody is to blame anybody.
    if (this.isToBlame(index)) return index
    if (key === 'to' && words[index - 1]?.lexeme.key === 'according') return index
    if (isAuxiliary || key === 'to' || (index > this.clauseStart && this.isSupposed(index)))
      return this.auxiliaryGroup(index)
    if (this.isInvertedSpeech(index) || this.isUnparted(index)) return this.addInvertedSpeech(index)
    if (this.isPlainVerb(index)) return this.addClause({ from: index, to: index + 1 }, index, this.bareGroup(index))
    return index
  }

  /** "to blame for crash", "to blame, report says" */
  private isToBlame(to: number): boolean {
    if (this.words[to]!.lexeme.key !== 'to' || this.words[to + 1]?.lexeme.key !== 'blame') return false
    const next = this.words[to + 2]
    return next === undefined || next.lexeme.key === 'for' || (next.marks & (AFTER_BREAK | AFTER_COMMA)) !== 0
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

  /** "Ferry will cut jobs says its owner Dorn": no comma parts the words from whoever says them, who is all that follows. */
  private isUnparted(index: number): boolean {
    const { words, open } = this
    const { key } = words[index]!.lexeme
    if ((key !== 'says' && key !== 'say') || index + 1 >= words.length) return false
    // "Man who sank ferry says sorry": he says it himself.
    if (open === null || RELATIVES.has(open.marker) || open.marker === 'whose' || SPEECH.has(open.lemma)) return false
    if (open.status === 'ongoing' || open.status === 'noun') return false
    if (!words.slice(open.verb, index).every(({ marks }, at) => at === 0 || (marks & SENTENCE_START) === 0))
      return false
    let isName = false
    for (let i = index + 1; i < words.length; i++) {
      const { lexeme, marks } = words[i]!
      if ((marks & (AFTER_BREAK | AFTER_COMMA | NUMERIC | IN_QUOTES)) !== 0) return false
      isName = this.isNamePart(i)
      const isOfName = isName || (marks & POSSESSIVE) !== 0 || (lexeme.flags & (DETERMINER | PREPOSITION)) !== 0
      if (!isOfName && lexeme.verbForms !== 0 && !isSpeaking(words[i]!)) return false
    }
    return isName || isSpeaking(words.at(-1)!)
  }

  /** "Ferry 'not safe' says captain" */
  private isBehindQuote(index: number): boolean {
    return (this.words[index - 1]!.marks & IN_QUOTES) !== 0 && (this.words[index]!.marks & IN_QUOTES) === 0
  }

  private addInvertedSpeech(index: number): number {
    const { lemma, senses } = this.words[index]!.lexeme
    const to = Math.max(this.nounPhraseEnd(index + 1), index + 2)
    const group = { from: index, to: index + 1 }
    const subject = { from: index + 1, to }
    // The comma that stands there, or should.
    if ((this.words[index]!.marks & IN_QUOTES) === 0 && !this.isBehindQuote(index))
      this.words[index]!.marks |= AFTER_COMMA
    this.pushClause(plainClause({ verb: index, group, lemma, senses, subject, marker: ',' }), true)
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

  private isMonthMay(index: number): boolean {
    const next = this.words[index + 1]
    return next === undefined || (next.marks & NUMERIC) !== 0
  }

  private bareGroup(index: number): GroupState {
    return { ...PLAIN_GROUP, isNegated: this.isNegatedBefore(index), isHedged: this.isHedgedBefore(index) }
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

  /** "may be sold", "has left", "to be announced"; the verb of a question stands behind its subject. */
  private auxiliaryGroup(index: number): number {
    const { words } = this
    const state = this.bareGroup(index)
    const at = this.readAuxiliaries(index, state)
    const isBehindWh = index > 0 && (words[index - 1]!.lexeme.flags & WH) !== 0
    const isAsking = index === this.clauseStart || isBehindWh
    if (!(isAsking && this.asksFirst(at, state)) && this.isVerbOfGroup(at, state))
      return this.addClause({ from: index, to: at + 1 }, at, state)
    if (this.isUnknownVerb(at, state) && (index > this.clauseStart || EMBEDDED.has(this.marker)))
      return this.addClause({ from: index, to: at + 1 }, at, state)
    if ((state.isInfinitive && !state.hasBe) || words[index]!.lexeme.key === 'to') return index
    const opens = isAsking || index === 0
    if (opens && (state.hasBe || state.modal !== '' || (words[index]!.lexeme.flags & AUXILIARY) !== 0)) {
      const asked = this.askedVerb(at, state)
      if (asked > index) {
        this.clauseStart = at
        this.isOpenHere = false
        return this.addClause({ from: asked, to: asked + 1 }, asked, { ...state, isAsked: true })
      }
    }
    if (!state.hasBe && !state.hasHave) return index
    // A copula or a plain "has": the verb is the auxiliary itself.
    let verb = at - 1
    while (verb > index && !BE_FORMS.has(words[verb]!.lexeme.key) && !HAVE_FORMS.has(words[verb]!.lexeme.key)) verb--
    return this.addClause({ from: index, to: at }, verb, { ...state, hasBe: false, hasHave: false, isAsked: opens })
  }

  /** Reads auxiliaries, denials and adverbs into `state`. @returns the index of the word behind them */
  private readAuxiliaries(index: number, state: GroupState): number {
    const { words } = this
    let isReady = false
    let i = index
    for (; i < words.length; i++) {
      const { key, flags } = words[i]!.lexeme
      if (i > index && (words[i]!.marks & AFTER_BREAK) !== 0) break
      if (key === 'to') {
        const continues = isReady || state.hasBe || state.hasHave || state.modal !== ''
        if ((i > index && !continues) || !this.opensInfinitive(i + 1) || this.isToBlame(i)) break
        // "has yet to begin", "talks yet to begin": they have not.
        const isYet =
          words[i - 1]?.lexeme.key === 'yet' &&
          words[i + 1]?.lexeme.key !== 'come' &&
          !READY.has(words[i - 2]?.lexeme.key ?? '')
        state.isInfinitive = !isYet
        state.isNegated ||= isYet
        state.hasBe = false
        // "may have to repay"
        state.hasHave = false
      } else if (this.isSupposed(i)) {
        state.isHedged = true
        state.isBare = !state.hasBe
        state.hasBe = true
      } else if (this.isBacking(i, state)) break
      else if ((flags & MODAL) !== 0) state.modal = key
      else if (BE_FORMS.has(key)) state.hasBe = true
      else if (HAVE_FORMS.has(key)) state.hasHave = true
      else if ((flags & AUXILIARY) !== 0) continue
      else if ((flags & NEGATOR) !== 0 && !NO_ADVERBS.has(key)) state.isNegated = true
      else if ((flags & ADVERB) !== 0 || ADVERBS_IN_GROUP.has(key) || this.isLikely(i, state))
        state.isHedged ||= (flags & (POSSIBILITY | ALLEGATION)) !== 0
      else if (READY.has(key) && words[i + 1]?.lexeme.key === 'to') {
        isReady = true
        state.hasBe = false
        state.hasHave = false
        state.isNegated ||= key === 'unlikely'
      } else break
    }
    return i
  }

  /** "feared trapped", "believed killed": no more than somebody thinks. */
  private isSupposed(index: number): boolean {
    const next = this.words[index + 1]
    return (
      SUPPOSED.has(this.words[index]!.lexeme.key) &&
      next !== undefined &&
      (next.marks & (AFTER_BREAK | AFTER_COMMA)) === 0 &&
      (next.lexeme.verbForms & (PARTICIPLE | BASE)) === PARTICIPLE &&
      (next.lexeme.flags & (AUXILIARY | NOUN_TOO)) === 0
    )
  }

  /** "does not back plan": the verb, and no adverb before one. */
  private isBacking(index: number, state: GroupState): boolean {
    const next = this.words[index + 1]?.lexeme
    return (
      this.words[index]!.lexeme.key === 'back' &&
      (this.words[index]!.marks & JOINED) === 0 &&
      wantedForms(state) === BASE &&
      next !== undefined &&
      (!state.isInfinitive || this.open === null || (next.verbForms & BASE) !== 0)
    )
  }

  /** "will likely win": an adverb behind a modal verb. */
  private isLikely(index: number, { modal }: GroupState): boolean {
    return modal !== '' && LIKELY.has(this.words[index]!.lexeme.key) && this.words[index + 1]?.lexeme.key !== 'to'
  }

  /** What follows "to" may be a verb. */
  private opensInfinitive(index: number): boolean {
    const next = this.words[index]?.lexeme
    // "sells paper to rival Holm": to whom.
    if (next?.key === 'rival' && this.isOpenHere && GIVING.has(this.open!.lemma)) return false
    return (
      next !== undefined &&
      ((next.verbForms & BASE) !== 0 ||
        BE_FORMS.has(next.key) ||
        next.key === 'have' ||
        (next.flags & (ADVERB | NEGATOR)) !== 0)
    )
  }

  private isVerbOfGroup(index: number, state: GroupState): boolean {
    const word = this.words[index]
    return (
      word !== undefined &&
      (word.lexeme.verbForms & wantedForms(state)) !== 0 &&
      (word.marks & AFTER_BREAK) === 0 &&
      !this.isNamePart(index)
    )
  }

  /** Questions put the subject between auxiliary and verb: "Will Harry return", "Is Trump planning". */
  private asksFirst(index: number, state: GroupState): boolean {
    const word = this.words[index]
    return (
      word !== undefined &&
      (word.lexeme.flags & NOUN_TOO) !== 0 &&
      (word.marks & IN_QUESTION) !== 0 &&
      this.askedVerb(index, state) > index
    )
  }

  /** "may Skype": behind a modal verb a word that nobody knows is a verb. */
  private isUnknownVerb(index: number, { modal, hasBe, hasHave }: GroupState): boolean {
    const word = this.words[index]
    return (
      word !== undefined &&
      modal !== '' &&
      !hasBe &&
      !hasHave &&
      word.lexeme.verbForms === 0 &&
      word.lexeme.flags === 0 &&
      (word.marks & (AFTER_BREAK | NUMERIC)) === 0 &&
      !this.isNamePart(index)
    )
  }
}

/** They deny a thing or a deed of its own. */
const NO_ADVERBS = new Set(['without', 'nothing', 'nobody', 'none'])
