/**
 * Up and down, win and lose, open and close: a candidate does not say the contrary of its source.
 */

import { HAS_OPPOSITE, NEGATOR, oppositeOf } from '../clause/lexicon.ts'
import { VAGUE_DIRECTIONS } from '../clause/verbs.ts'
import { lemmaTrait, occurs, trait } from '../clause/word-traits.ts'
import type { Word } from '../clause/words.ts'
import { IN_QUOTES, isContent } from '../clause/words.ts'
import { isOpposite, LIGHT, overlaps, sameLast, sameWord } from '../facts/clause-match.ts'
import type { SourceFacts } from '../facts/facts.ts'
import { modalityOf } from '../facts/modality.ts'
import { isCompared } from './comparison.ts'
import { isConverseTold } from './converses.ts'
import { isDenied } from './denying.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'
import { isTurned, isTurnedDeed } from './turned.ts'

export function checkDirection(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const { words } = reading
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!
    const senses = word.phrase !== null && word.phrase.senses.length > 0 ? word.phrase.senses : word.lexeme.senses
    if (
      ((word.lexeme.flags & HAS_OPPOSITE) === 0 && word.phrase === null) ||
      // "falls short" goes nowhere.
      word.phrase?.plain !== undefined ||
      senses.length === 0 ||
      !isContent(word) ||
      VAGUE_DIRECTIONS.has(word.lexeme.lemma) ||
      standsInHeadline(facts, word)
    )
      continue
    const isSaid = facts.keys.has(word.lexeme.key) || facts.stems.has(word.lexeme.stem)
    let isKnown = false
    let opposite = false
    for (const sense of senses) {
      if (facts.senses.has(sense)) isKnown = true
      const other = oppositeOf(sense)
      if (other >= 0 && facts.senses.has(other) && saysPlainly(facts, other)) opposite = true
    }
    if (!opposite || isTurned(facts, words, i) || isDenialOf(facts, words, i) || isCompared(facts, words, i)) continue
    if (reading.clauses.some((clause) => clause.verb === i && isConverseTold(facts, words, clause))) continue
    // Said of one thing in the source and the contrary of another: the nearer one counts.
    const [same, contrary] = nearest(facts, reading, i, senses)
    if (contrary === 0 || (isSaid && contrary < same + 3) || (!isSaid && (isKnown || same > 0) && contrary < same + 2))
      continue
    const before = words[i - 1]?.lexeme.key === 'longer' ? words[i - 2] : words[i - 1]
    if (before !== undefined && (before.lexeme.flags & NEGATOR) !== 0) continue
    if (isConverse(reading, i)) continue
    findings.push(wordFinding('direction', reading, i, i, 'says the opposite of the source'))
  }
  if (occurs(reading.traits, KEPT)) checkContraryDeed(facts, reading, findings)
  if (occurs(reading.traits, STEADY) && occurs(facts.headline.traits, STEADY)) checkSteady(facts, reading, findings)
  checkMovedDirection(facts, reading, findings)
  if (facts.headlineFlags & HAS_OPPOSITE) checkDeniedDirection(facts, reading, findings)
}

/** "rules out tax rise" told as "rules out tax cut": both are denied, and they are not the same. */
function checkDeniedDirection({ headline, senses }: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const { words } = reading
  const { denied, isPlain } = modalityOf(reading)
  if (isPlain) return
  for (let i = 0; i < words.length; i++) {
    const { lexeme } = words[i]!
    if ((lexeme.flags & HAS_OPPOSITE) === 0 || denied[i] === 0 || reading.clauses.some(({ verb }) => verb === i))
      continue
    if (lexeme.senses.some((sense) => senses.has(sense))) continue
    const theirs = modalityOf(headline).denied
    const isOther = headline.words.some(
      (word, k) =>
        theirs[k] === 1 &&
        isOpposite(lexeme.senses, word.lexeme.senses) &&
        (sameThing(words[i - 1], headline.words[k - 1]) ||
          (words[i + 1]?.lexeme.key === headline.words[k + 1]?.lexeme.key &&
            sameThing(words[i + 2], headline.words[k + 2]))),
    )
    if (!isOther) continue
    findings.push(wordFinding('direction', reading, i, i, 'says the opposite of the source'))
    return
  }
}

const sameThing = (a: Word | undefined, b: Word | undefined): boolean =>
  a !== undefined && b !== undefined && isContent(a) && isContent(b) && sameWord(a.lexeme, b.lexeme)

const KEEPING = new Set(['keep', 'hold'])

const KEPT = lemmaTrait(KEEPING)

/** "loses striker" told as "keeps striker": verbs of many meanings, held together by what they are done to. */
function checkContraryDeed(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const { headline } = facts
  const { words, clauses } = reading
  for (const clause of clauses) {
    if (!KEEPING.has(clause.lemma) || clause.object === null || clause.isPassive || clause.isNegated) continue
    const isContrary = headline.clauses.some(
      (other) =>
        !other.isNegated &&
        !other.isPassive &&
        isOpposite(clause.senses, other.senses) &&
        sameLast(words, clause.object, headline.words, other.object),
    )
    if (!isContrary || standsInHeadline(facts, words[clause.verb]!)) continue
    findings.push(wordFinding('direction', reading, clause.verb, clause.verb, 'says the opposite of the source'))
    return
  }
}

const HOLDING = new Set(['hold', 'keep', 'leave', 'maintain', 'freeze'])

const MOVING = new Set('raise increase hike lift boost double cut lower reduce trim slash halve drop change'.split(' '))

const LEVELS = new Set('rate price tax fee fare wage forecast target toll tariff'.split(' '))

const STEADY = trait(({ lemma }) => HOLDING.has(lemma) || MOVING.has(lemma))

/** "holds rates at 4%" told as "raises rates to 4%", and the other way round: what stays does not move. */
function checkSteady({ headline, stems }: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const { words, clauses } = reading
  for (const { lemma, object, verb, isPassive, isNegated, status } of clauses) {
    const contraries = HOLDING.has(lemma) ? MOVING : MOVING.has(lemma) ? HOLDING : null
    if (contraries === null || object === null || isPassive || isNegated || status === 'planned') continue
    if (stems.has(words[verb]!.lexeme.stem)) continue
    const isContrary = headline.clauses.some(
      (other) =>
        contraries.has(other.lemma) &&
        !other.isNegated &&
        other.status === 'done' &&
        (other.adjuncts.length > 0 || LEVELS.has(headline.words[(other.object?.to ?? 1) - 1]!.lexeme.lemma)) &&
        words[verb]!.lexeme.senses.every((sense) => !other.senses.includes(sense)) &&
        sameLast(words, object, headline.words, other.object),
    )
    if (!isContrary) continue
    findings.push(wordFinding('direction', reading, verb, verb, 'moves what the source keeps, or keeps what it moves'))
    return
  }
}

/** How many words around this one stand around a word of the same sense, and around one of the opposite sense. */
function nearest(
  facts: SourceFacts,
  reading: CandidateReading,
  index: number,
  senses: readonly number[],
): [number, number] {
  const mine = neighbors(reading.words, index)
  let same = 0
  let contrary = 0
  for (const part of facts.parts) {
    for (let i = 0; i < part.words.length; i++) {
      const word = part.words[i]!
      const theirs = word.phrase?.senses.length ? word.phrase.senses : word.lexeme.senses
      const isContrary = isOpposite(senses, theirs)
      if (!isContrary && !sharesAny(senses, theirs)) continue
      let common = 0
      for (const near of neighbors(part.words, i))
        if (mine.some((other) => sameWord(other.lexeme, near.lexeme))) common++
      if (isContrary && !isDenied(part.words, i)) contrary = Math.max(contrary, common)
      else same = Math.max(same, common)
    }
  }
  return [same, contrary]
}

function neighbors(words: readonly Word[], index: number): Word[] {
  const near: Word[] = []
  // "'I missed you': Holm appears": what is missed is told in the quotation, and Holm beside it.
  const isBeside = (word: Word) => ((word.marks ^ words[index]!.marks) & IN_QUOTES) === 0
  for (let i = Math.max(0, index - 5); i < Math.min(words.length, index + 6); i++)
    if (i !== index && isContent(words[i]!) && isBeside(words[i]!)) near.push(words[i]!)
  return near
}

const CONVERSE_LOSERS = new Set('lose trail sell receive lost loss less half'.split(' '))

function isConverse(reading: CandidateReading, index: number): boolean {
  return CONVERSE_LOSERS.has(reading.words[index]!.lexeme.lemma)
}

/** Some word of this sense stands in the source undenied. */
function saysPlainly(facts: SourceFacts, sense: number): boolean {
  if ((facts.allFlags & NEGATOR) === 0) return true
  return facts.parts.some((part) =>
    part.words.some(
      (word, at) =>
        (word.lexeme.senses.includes(sense) || word.phrase?.senses.includes(sense)) && !isDenied(part.words, at),
    ),
  )
}

/** "denies taking bribe" told as "denies accepting bribe": the contrary is the denial, and stands in both. */
function isDenialOf(facts: SourceFacts, words: readonly Word[], index: number): boolean {
  const before = words[index - 1]
  return (
    before !== undefined &&
    facts.stems.has(before.lexeme.stem) &&
    isOpposite(words[index]!.lexeme.senses, before.lexeme.senses)
  )
}

/** The same subject moves the other way: "cases rise, deaths fall" told as "cases fall". */
function checkMovedDirection(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  for (const clause of reading.clauses) {
    const verb = reading.words[clause.verb]!
    if (
      // Without an opposite there is nothing that says the opposite.
      ((verb.lexeme.flags & HAS_OPPOSITE) === 0 && verb.phrase === null) ||
      clause.subject === null ||
      clause.marker === 'label' ||
      clause.isNegated ||
      VAGUE_DIRECTIONS.has(clause.lemma) ||
      verb.phrase?.plain !== undefined
    )
      continue
    let isOpposed = false
    let isSame = false
    for (const part of facts.parts) {
      for (const other of part.clauses) {
        if (other.subject === null || other.isNegated) continue
        const isLike = sharesAny(clause.senses, other.senses)
        if (!isLike && !isOpposite(clause.senses, other.senses)) continue
        if (!sameLast(reading.words, clause.subject, part.words, other.subject)) continue
        if (isLike) isSame = true
        else if (
          clause.object === null ||
          other.object === null ||
          overlaps(reading.words, clause.object, part.words, other.object)
        )
          isOpposed = true
      }
    }
    if (
      isOpposed &&
      !isSame &&
      !LIGHT.has(clause.lemma) &&
      !isTurnedDeed(facts, reading.words, clause) &&
      !isDenialOf(facts, reading.words, clause.verb)
    )
      findings.push(
        wordFinding('direction', reading, clause.group.from, clause.group.to - 1, 'says the opposite of the source'),
      )
  }
}

function sharesAny(a: readonly number[], b: readonly number[]): boolean {
  for (const sense of a) if (b.includes(sense)) return true
  return false
}

function standsInHeadline(facts: SourceFacts, word: Word): boolean {
  return facts.headline.words.some((other) => other.lexeme.stem === word.lexeme.stem)
}
