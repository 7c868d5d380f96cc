/** What belongs to a verb group once all groups are found: objects, adjuncts, by-agents, and who vouches for it. */

import { isPersonNoun } from '../words/vocabulary.ts'
import { VerbEvidence } from './evidence.ts'
import {
  ADVERB,
  AUXILIARY,
  CONJUNCTION,
  DETERMINER,
  MODAL,
  MONTH,
  NOUN_TOO,
  PAST,
  PREPOSITION,
  THIRD,
  TIME_UNIT,
  WEEKDAY,
} from './lexicon.ts'
import { BOUNDARY } from './reading.ts'
import { type Clause, plainClause, type Range } from './shape.ts'
import { OBJECT_CONTROL, SPEECH } from './verbs.ts'
import { hasTrait } from './word-traits.ts'
import { AFTER_BREAK, AFTER_COLON, AFTER_COMMA, IN_QUOTES, JOINED, NUMERIC, type Word } from './words.ts'

const COUNTED = new Set('a two three four five six seven eight nine ten'.split(' '))

/** "…, affidavit shows". */
const SHOWING = new Set(['show', 'find', 'reveal', 'rule'])

/** "…, minister tells paper". */
const TO_HEARERS = new Set(['tell', 'say', 'assure', 'warn', 'inform', 'remind'])

/** They are subjects only. */
const SUBJECT_PRONOUNS = new Set(['he', 'she', 'they', 'we', 'i'])

const SPEAKERS = new Set(
  'president leader minister secretary candidate mayor governor ambassador spokesman spokeswoman spokesperson chief envoy senator lawmaker official prosecutor coach premier chancellor owner founder chairman chair ceo lawyer attorney judge expert scientist doctor researcher police union critic report study poll survey analysis inquiry watchdog regulator court ministry witness source economist analyst'.split(
    ' ',
  ),
)

/** "Health minister: …": the label in front says what follows. */
export function isSpeaking(word: Word): boolean {
  const { key, lemma, singular } = word.lexeme
  return (
    SPEAKERS.has(lemma) ||
    SPEAKERS.has(singular ?? '') ||
    BODIES.has(key) ||
    isPersonNoun(singular ?? key) ||
    key.endsWith('-in-law')
  )
}

/** Bodies that speak in front of a colon: "UN: …". */
const BODIES = new Set(
  'un w.h.o cdc fda nhs nasa eu fbi imf nato unicef unesco epa nhtsa doj wto oecd survey poll'.split(' '),
)

const UTTERANCES = new Set('warning statement claim message comment word verdict'.split(' '))

/** What stands behind a colon and says nothing: "…: key takeaways". */
const UNSPOKEN = new Set('takeaway thing fact photo picture highlight lesson question tip'.split(' '))

/** "returns Sunday", "opens next week": when it is, and no object. */
export function isDay(words: readonly Word[], from: number, to: number): boolean {
  const first = words[from]!.lexeme
  if ((first.flags & WEEKDAY) !== 0) return to === from + 1 || PARTS_OF_DAY.has(words[from + 1]!.lexeme.key)
  if (TODAY.has(first.key)) return to === from + 1
  return (
    to === from + 2 && POINTING.has(first.key) && (words[from + 1]!.lexeme.flags & (TIME_UNIT | WEEKDAY | MONTH)) !== 0
  )
}

const PARTS_OF_DAY = new Set('morning afternoon evening night'.split(' '))

const TODAY = new Set('today tomorrow tonight yesterday'.split(' '))

const POINTING = new Set('next last this each every'.split(' '))

export class ClauseLinks extends VerbEvidence {
  protected nounPhraseEnd(from: number): number {
    let i = from
    while (i < this.words.length) {
      const word = this.words[i]!
      if (i > from && (word.marks & (AFTER_BREAK | AFTER_COMMA)) !== 0) break
      const { flags, key } = word.lexeme
      const isJoined = (word.marks & JOINED) !== 0
      if ((!isJoined && (flags & PREPOSITION) !== 0) || (flags & (MODAL | AUXILIARY)) !== 0) break
      if (hasTrait(word.lexeme, BOUNDARY) || key === 'to') break
      if (i > from && this.isSpan(i)) break
      // "told police he owned it": the sentence told begins.
      if (i > from && this.isSubjectPronoun(i)) break
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

  /** "told police he owned it", "told court it owed money" */
  protected isSubjectPronoun(index: number): boolean {
    const { key } = this.words[index]!.lexeme
    const next = this.words[index + 1]?.lexeme
    if (key !== 'it') return SUBJECT_PRONOUNS.has(key)
    return (
      next !== undefined &&
      ((next.flags & (AUXILIARY | MODAL)) !== 0 ||
        ((next.verbForms & (PAST | THIRD)) !== 0 && (next.flags & NOUN_TOO) === 0))
    )
  }

  /** "hours after", "two days before": how long, and no object. */
  private isSpan(index: number): boolean {
    const at =
      (this.words[index]!.marks & NUMERIC) !== 0 || COUNTED.has(this.words[index]!.lexeme.key) ? index + 1 : index
    const word = this.words[at]
    const next = this.words[at + 1]
    return (
      word !== undefined &&
      (word.lexeme.flags & TIME_UNIT) !== 0 &&
      next !== undefined &&
      (next.lexeme.key === 'after' || next.lexeme.key === 'before' || next.lexeme.key === 'into')
    )
  }

  /** "Are Gunners in crisis?": what follows the verb is the subject. */
  protected turnQuestions(): void {
    for (const clause of this.clauses)
      if (
        clause.isQuestion &&
        clause.subject === null &&
        clause.object !== null &&
        /^(?:is|are|was|were|be)$/.test(clause.lemma) &&
        clause.adjuncts.length > 0
      ) {
        clause.subject = clause.object
        clause.object = null
      }
  }

  /** Objects, adjuncts and by-agents stand between a verb group and whatever comes next. */
  protected fillObjects(): void {
    const { words, clauses } = this
    for (const clause of clauses) {
      if (clause.marker === 'attribute') continue
      // "says Smith": what follows is the subject.
      if (clause.subject !== null && clause.subject.from === clause.group.to && !clause.isQuestion) continue
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
        (first.lexeme.flags & PREPOSITION) === 0 &&
        // "dies aged 94"
        first.lexeme.key !== 'aged'
      ) {
        const to = this.nounPhraseEnd(i)
        if (to > i && isDay(words, i, to)) i = to
        else if (to > i) {
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
          !this.markers.has(i + 1) &&
          !clauses.some((other) => other.group.from === i + 1)
        )
          i++
        // "the war is over after …": it governs nothing.
        if (this.markers.has(i + 1)) break
        const to = this.nounPhraseEnd(i + 1)
        if (to <= i + 1) break
        const range = { from: i + 1, to }
        if (preposition === 'by' && clause.isPassive && clause.agent === null) clause.agent = range
        else clause.adjuncts.push({ preposition, range })
        i = to
      }
    }
  }

  /** Who vouches for what: "X says …", "…, police say", "…: CDC", "according to X". */
  protected attribute(): void {
    const { words, clauses } = this
    this.attributeToLabels()
    for (const clause of clauses) {
      const isShown = SHOWING.has(clause.lemma)
      if (!SPEECH.has(clause.lemma) && !isShown) continue
      // "…, state adds rules": only who is told stands behind a trailing verb.
      const isTrailing =
        (clause.object === null ||
          (TO_HEARERS.has(clause.lemma) && !clauses.some((other) => other.governor === clause))) &&
        clause.subject !== null &&
        clause.subject.from > 0 &&
        (words[Math.min(clause.subject.from, clause.verb)]!.marks & AFTER_COMMA) !== 0
      if (isShown && !isTrailing) continue
      // "doctor said to have warned club": who is said to do it does not say so.
      if (clause.isPassive && words[clause.group.to]?.lexeme.key === 'to') continue
      for (const other of clauses) {
        if (other === clause || other.speaker !== null) continue
        if (
          isTrailing ? other.group.to <= Math.min(clause.subject!.from, clause.verb) : this.isGovernedBy(other, clause)
        )
          other.speaker = clause
        else if (
          !isTrailing &&
          other.subject !== null &&
          other.verb > clause.verb &&
          isWithin(clause.verb, other.subject)
        ) {
          // "Lawmakers say move to cut pay is hasty": what is said begins behind the verb.
          const from = clause.group.to + (words[clause.group.to]!.lexeme.key === 'that' ? 1 : 0)
          other.subject = { from, to: other.subject.to }
          other.speaker = clause
        } else if (!isTrailing && this.goesOnIn(clause, other)) {
          other.speaker = clause
          other.subject = clause.object
          clause.object = null
        }
      }
    }
  }

  /** "Company says poll showing losses was fake": behind a participle the verb of what is said. */
  private goesOnIn(speech: Clause, other: Clause): boolean {
    if (speech.object === null || other.verb < speech.object.to || other.marker !== '') return false
    // "Iran says strait under its control and rejects claims"
    if (this.words[other.group.from - 1]?.lexeme.key === 'and') return false
    if (other.subject === null || other.subject !== speech.subject) return false
    for (let i = speech.verb + 1; i <= other.verb; i++)
      if ((this.words[i]!.marks & (AFTER_BREAK | AFTER_COMMA)) !== 0) return false
    return true
  }

  /** "…: CDC" and "…, according to CDC" vouch for everything before them. */
  protected attributeToLabels(): void {
    const { words, clauses } = this
    const colon = words.findIndex((word, at) => at > 0 && (word.marks & AFTER_COLON) !== 0)
    // "Warning from port chief: …"
    const from = words[1]?.lexeme.key === 'from' && UTTERANCES.has(words[0]!.lexeme.key) ? 2 : 0
    const isFirst = clauses.every(({ verb }) => verb >= colon || verb < from)
    if (colon > 0 && colon - from <= 6 && isFirst && isSpeaking(words[colon - 1]!)) {
      const label = labelClause(0, { from, to: colon })
      for (const clause of clauses) if (clause.verb >= colon) clause.speaker ??= label
      this.labels.push(label)
    }
    for (let i = 0; i < words.length; i++) {
      const isLabel =
        i > 0 &&
        (words[i]!.marks & AFTER_COLON) !== 0 &&
        words.length - i <= 4 &&
        !clauses.some((clause) => clause.verb >= i)
      const isAccording = words[i]!.lexeme.key === 'according' && words[i + 1]?.lexeme.key === 'to'
      if (!isLabel && !isAccording) continue
      const from = isLabel ? i : i + 2
      const to = isLabel ? words.length : this.nounPhraseEnd(from)
      if (
        to <= from ||
        (isLabel &&
          ((words[from]!.marks & (NUMERIC | IN_QUOTES)) !== 0 ||
            (words[from]!.lexeme.flags & (DETERMINER | ADVERB | PREPOSITION)) !== 0 ||
            UNSPOKEN.has(words[to - 1]!.lexeme.singular ?? '')))
      )
        continue
      const label = labelClause(i, { from, to })
      for (const clause of clauses) if (clause.verb < i || i === 0) clause.speaker ??= label
      this.labels.push(label)
    }
  }

  protected isGovernedBy(clause: Clause, governor: Clause): boolean {
    for (let up = clause.governor, depth = 0; up !== null && depth < 8; up = up.governor, depth++)
      if (up === governor) return true
    return false
  }
}

const isWithin = (at: number, { from, to }: Range): boolean => from <= at && at < to

/** Somebody speaks, and no verb says so. @param at where the verb would stand */
function labelClause(at: number, subject: Range): Clause {
  return plainClause({ verb: at, group: { from: at, to: at }, lemma: 'say', senses: [], subject, marker: 'label' })
}
