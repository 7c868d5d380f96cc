/**
 * Up and down, win and lose, open and close: a candidate does not say the contrary of its source.
 */

import { HAS_OPPOSITE, NEGATOR, oppositeOf } from './clause-lexicon.ts'
import { isOpposite, LIGHT, overlaps, sameLast, sameWord } from './clause-match.ts'
import { VAGUE_DIRECTIONS } from './clause-verbs.ts'
import type { Word } from './clause-words.ts'
import { isContent } from './clause-words.ts'
import type { SourceFacts } from './facts.ts'
import { isDenied } from './guard-negation.ts'
import { isConverseTold } from './guard-roles.ts'
import { type CandidateReading, type Finding, wordFinding } from './guard-rules.ts'
import { isTurned, isTurnedDeed } from './guard-turned.ts'

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
    if (!opposite || isTurned(facts, words, i)) continue
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
  checkContraryDeed(facts, reading, findings)
  checkSteady(facts, reading, findings)
  checkMovedDirection(facts, reading, findings)
  checkTurnedWay(facts, reading, findings)
  checkContraryWords(facts, reading, findings)
  checkEndedNoun(facts, reading, findings)
}

const KEEPING = new Set(['keep', 'hold'])

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

/** "holds rates at 4%" told as "raises rates to 4%", and the other way round: what stays does not move. */
function checkSteady(
  { headline, stems }: SourceFacts,
  { words, clauses, ...reading }: CandidateReading,
  findings: Finding[],
): void {
  for (const { lemma, object, verb, isPassive, isNegated, status } of clauses) {
    const contraries = HOLDING.has(lemma) ? MOVING : MOVING.has(lemma) ? HOLDING : null
    if (contraries === null || object === null || isPassive || isNegated || status === 'planned') continue
    if (stems.has(words[verb]!.lexeme.stem)) continue
    const isContrary = headline.clauses.some(
      (other) =>
        contraries.has(other.lemma) &&
        !other.isNegated &&
        other.status === 'done' &&
        other.adjuncts.length > 0 &&
        words[verb]!.lexeme.senses.every((sense) => !other.senses.includes(sense)) &&
        sameLast(words, object, headline.words, other.object),
    )
    if (!isContrary) continue
    findings.push(
      wordFinding(
        'direction',
        { words, clauses, ...reading },
        verb,
        verb,
        'moves what the source keeps, or keeps what it moves',
      ),
    )
    return
  }
}

const TURNED = new Map([
  ['for', 'against'],
  ['against', 'for'],
  ['above', 'below'],
  ['below', 'above'],
  ['up', 'down'],
  ['down', 'up'],
])

/** Contraries that stand before what they are said of, or behind it: "less likely", "record high". */
const CONTRARIES = new Map(
  [
    ['more', 'less fewer'],
    ['less', 'more'],
    ['fewer', 'more'],
    ['few', 'many most'],
    ['many', 'few'],
    ['high', 'low'],
    ['low', 'high'],
    ['highest', 'lowest'],
    ['lowest', 'highest'],
    ['best', 'worst'],
    ['worst', 'best'],
    ['better', 'worse'],
    ['worse', 'better'],
    ['first', 'last'],
    ['last', 'first'],
    ['early', 'late'],
    ['late', 'early'],
    ['largest', 'smallest'],
    ['smallest', 'largest'],
    ['oldest', 'youngest'],
    ['youngest', 'oldest'],
  ].map(([word, others]) => [word!, new Set(others!.split(' '))]),
)

/** "record high" where the source has "record low", "more likely" where it has "less likely". */
function checkContraryWords({ parts }: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const { words } = reading
  for (let i = 0; i < words.length; i++) {
    const contraries = CONTRARIES.get(words[i]!.lexeme.key)
    if (contraries === undefined) continue
    for (const step of [1, -1]) {
      const beside = words[i + step]
      if (beside === undefined || !isContent(beside)) continue
      let isSame = false
      let isContrary = false
      for (const part of parts)
        for (let k = 0; k < part.words.length; k++) {
          const { key } = part.words[k]!.lexeme
          const theirs = part.words[k + step]
          if (theirs === undefined || theirs.lexeme.stem !== beside.lexeme.stem) continue
          if (key === words[i]!.lexeme.key) isSame = true
          else if (contraries.has(key)) isContrary = true
        }
      if (!isContrary || isSame) continue
      findings.push(
        wordFinding(
          'direction',
          reading,
          Math.min(i, i + step),
          Math.max(i, i + step),
          'says the opposite of the source',
        ),
      )
      return
    }
  }
}

/** "vote for" where the source has "vote against". */
function checkTurnedWay(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const { words } = reading
  for (let i = 1; i < words.length; i++) {
    if (isVotedDown(facts, words, i)) {
      findings.push(wordFinding('direction', reading, i - 1, i + 1, 'says the opposite of the source'))
      return
    }
    const turned = TURNED.get(words[i]!.lexeme.key)
    const before = words[i - 1]!
    if (turned === undefined || !isContent(before)) continue
    let isSame = false
    let isTurned = false
    for (const part of facts.parts)
      for (let k = 1; k < part.words.length; k++) {
        const { key } = part.words[k]!.lexeme
        if ((key !== turned && key !== words[i]!.lexeme.key) || part.words[k - 1]!.lexeme.stem !== before.lexeme.stem)
          continue
        if (key === turned) isTurned = true
        else isSame = true
      }
    if (isTurned && !isSame)
      findings.push(wordFinding('direction', reading, i - 1, i, 'says the opposite of the source'))
  }
}

const VOTING = new Set(['vote', 'decide', 'rule', 'argue', 'advise'])

/** "votes to lower" where the source has "votes against lowering". */
function isVotedDown(facts: SourceFacts, words: readonly Word[], index: number): boolean {
  const deed = words[index + 1]?.lexeme
  const { lemma } = words[index - 1]!.lexeme
  if (words[index]!.lexeme.key !== 'to' || deed === undefined || !VOTING.has(lemma)) return false
  return facts.parts.some((part) =>
    part.words.some(
      ({ lexeme }, at) =>
        lexeme.key === 'against' &&
        part.words[at - 1]?.lexeme.lemma === lemma &&
        part.words[at + 1]?.lexeme.lemma === deed.lemma,
    ),
  )
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
  for (let i = Math.max(0, index - 5); i < Math.min(words.length, index + 6); i++)
    if (i !== index && isContent(words[i]!)) near.push(words[i]!)
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

/** The same subject moves the other way: "cases rise, deaths fall" told as "cases fall". */
function checkMovedDirection(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  for (const clause of reading.clauses) {
    if (
      clause.subject === null ||
      clause.marker === 'label' ||
      clause.isNegated ||
      VAGUE_DIRECTIONS.has(clause.lemma) ||
      reading.words[clause.verb]!.phrase?.plain !== undefined
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
    if (isOpposed && !isSame && !LIGHT.has(clause.lemma) && !isTurnedDeed(facts, reading.words, clause))
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

const ENDS = new Set(['end', 'lift', 'scrap', 'halt', 'stop', 'repeal', 'abolish', 'suspend'])

const FAVOURING = new Set(['vote', 'call', 'push', 'campaign', 'opt'])

/** "votes to end strike" told as "votes for strike". */
function checkEndedNoun({ headline }: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const { words, clauses } = reading
  for (const { lemma, adjuncts, verb } of clauses) {
    if (!FAVOURING.has(lemma)) continue
    const aim = adjuncts.find(({ preposition }) => preposition === 'for')
    if (aim === undefined) continue
    const isEnded = headline.clauses.some(
      (other) => ENDS.has(other.lemma) && sameLast(words, aim.range, headline.words, other.object),
    )
    if (!isEnded) continue
    findings.push(wordFinding('direction', reading, verb, aim.range.to - 1, 'favours what the source ends'))
    return
  }
}
