/**
 * Attribution: whoever says it in the source says it in the candidate, and a headline that is said by somebody stays so.
 */

import type { Clause, Range } from './clause.ts'
import { KNOWN, PLACE_NAME, PRONOUN } from './clause-lexicon.ts'
import { isContent, overlaps, sameHead, sameWord } from './clause-match.ts'
import { SPEECH } from './clause-verbs.ts'
import { AFTER_COLON, AFTER_COMMA, CAPITAL, SENTENCE_START, type Word } from './clause-words.ts'
import type { SourceFacts, SourcePart } from './facts.ts'
import { type CandidateReading, type Finding, wordFinding } from './guard-rules.ts'
import { flagsOf, HEDGES, isVouched, SAYING } from './guard-surety.ts'

const ANYBODY = new Set(
  'report article data study survey poll official source people column columnist author writer expert analyst it he she they who researcher email document filing company video footage ruling story spokesman spokesperson spokeswoman agency statement indictment figure letter memo court explainer guide review customer witness scientist'.split(
    ' ',
  ),
)

export function checkSpeaker(facts: SourceFacts, reading: CandidateReading, clause: Clause, findings: Finding[]): void {
  if (!SAYING.has(clause.lemma) || clause.isPassive || clause.subject === null || clause.status === 'noun') return
  const { words } = reading
  if (clause.object === null && !reading.clauses.some((other) => other.speaker === clause || other.governor === clause))
    return
  for (let i = clause.subject.from; i < clause.subject.to; i++)
    if (ANYBODY.has(words[i]!.lexeme.lemma) || ANYBODY.has(words[i]!.lexeme.key)) return
  let hasSpeaker = false
  for (const part of facts.parts) {
    for (const other of part.clauses) {
      if (
        other.subject === null ||
        other.marker === 'attribute' ||
        !(SPEECH.has(other.lemma) || other.lemma === clause.lemma || other.marker === 'label')
      )
        continue
      if ((part.words[other.subject.from]!.lexeme.flags & PRONOUN) !== 0) continue
      hasSpeaker = true
      if (
        isSameSpeaker(words, clause.subject, part, other.subject) ||
        isUntoldName(words, clause.subject, part, other.subject)
      )
        return
      if (
        (part.words[other.subject.from]!.marks & AFTER_COMMA) === 0 &&
        !isOtherNation(words, clause.subject, part.words, other.subject) &&
        isNamedBefore(words, clause.subject, part, other.verb)
      )
        return
    }
    if (isKicker(words, clause.subject, part)) return
  }
  // A source that only says "she says" may mean whomever we name.
  if (hasSpeaker)
    findings.push(
      wordFinding('attribution', reading, clause.subject.from, clause.group.to - 1, 'lets somebody else say it'),
    )
}

/** "Israeli envoy" is not "US envoy". */
function isOtherNation(aWords: readonly Word[], a: Range, bWords: readonly Word[], b: Range): boolean {
  const mine = placesOf(aWords, a)
  const theirs = placesOf(bWords, b)
  return (
    mine.length > 0 &&
    theirs.length > 0 &&
    !mine.some((one) => theirs.some((other) => sameWord(one.lexeme, other.lexeme)))
  )
}

function placesOf(words: readonly Word[], range: Range): Word[] {
  const places: Word[] = []
  for (let i = range.from; i < range.to; i++) if ((words[i]!.lexeme.flags & PLACE_NAME) !== 0) places.push(words[i]!)
  return places
}

/** "US president" may be the one we call by name: nobody tells. */
function isUntoldName(words: readonly Word[], mine: Range, part: SourcePart, theirs: Range): boolean {
  return (
    (isTitled(words, mine) && isProperPhrase(part.words, theirs)) ||
    (isTitled(part.words, theirs) && isProperPhrase(words, mine))
  )
}

function isProperPhrase(words: readonly Word[], range: Range): boolean {
  for (let i = range.from; i < range.to; i++)
    if ((words[i]!.marks & CAPITAL) !== 0 && (words[i]!.lexeme.flags & KNOWN) === 0) return true
  return false
}

function isTitled(words: readonly Word[], range: Range): boolean {
  for (let i = range.from; i < range.to; i++) if (TITLES.has(words[i]!.lexeme.lemma)) return true
  return false
}

const TITLES = new Set(
  'president leader minister secretary candidate mayor governor ambassador spokesman spokeswoman chief sister brother mother father wife husband envoy prince king queen senator lawmaker congressman aide coach captain star actor actress author director boss premier chancellor owner founder chair chairman ceo pastor pope lawyer attorney judge'.split(
    ' ',
  ),
)

/** The speaker's name stands before the verb of saying in the same sentence. */
function isNamedBefore(words: readonly Word[], mine: Range, part: SourcePart, verb: number): boolean {
  for (let i = verb - 1; i >= Math.max(0, verb - 12); i--) {
    const word = part.words[i]!
    if (isContent(word))
      for (let k = mine.from; k < mine.to; k++) if (words[k]!.lexeme.key === word.lexeme.key) return true
    if ((word.marks & SENTENCE_START) !== 0) return false
  }
  return false
}

/** "U.N.: Robot use to surge": the label in front may be the speaker. */
function isKicker(words: readonly Word[], mine: Range, part: SourcePart): boolean {
  for (let i = 1; i < Math.min(part.words.length, 5); i++)
    if ((part.words[i]!.marks & AFTER_COLON) !== 0) return overlaps(words, mine, part.words, { from: 0, to: i })
  return false
}

function isSameSpeaker(words: readonly Word[], mine: Range, part: SourcePart, theirs: Range): boolean {
  if (isOtherNation(words, mine, part.words, theirs)) return false
  return sameHead(words, mine, part.words, theirs)
}

const VOUCHED_BY = new Set('say claim argue allege insist suggest report warn contend state'.split(' '))

const LEAST_SAID = 0.75

/** "X is so, Y says" told as "X is so": nearly all our words come from what Y says. */
export function checkSaid(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  if (isVouched(reading) || (flagsOf(reading.words) & HEDGES) !== 0) return
  for (const part of facts.parts) {
    const said = saidIn(part, part === facts.headline)
    if (said === null) continue
    const inside = shareOf(reading.words, part.words, said)
    // What the headline itself tells in its own voice needs no speaker.
    const isElsewhere =
      part !== facts.headline &&
      shareOf(reading.words, facts.headline.words, { from: 0, to: facts.headline.words.length }) > MOST_ELSEWHERE
    if (inside < LEAST_SAID || isElsewhere) continue
    findings.push(wordFinding('attribution', reading, 0, reading.words.length - 1, 'drops who says it'))
    return
  }
}

const MOST_ELSEWHERE = 0.5

/** The stretch of a text that somebody says: before a trailing "…, she says", or behind "She says …". */
function saidIn(part: SourcePart, isHeadline: boolean): Range | null {
  const { words, clauses } = part
  const speech = clauses.find(
    (clause) =>
      (VOUCHED_BY.has(clause.lemma) || clause.marker === 'label') &&
      clause.subject !== null &&
      !clause.isPassive &&
      clause.status !== 'noun',
  )
  if (speech === undefined || speech.subject === null) return null
  // Reports by police and officials in a summary are what newspapers take for facts.
  if (!isHeadline && !ARGUING.has(speech.lemma) && !isParty(words, speech.subject)) return null
  const isTrailing =
    speech.subject.from > 0 && speech.object === null && !clauses.some((clause) => clause.governor === speech)
  if (!isTrailing && speech.object !== null && !clauses.some((clause) => clause.governor === speech)) return null
  if (isTrailing) return { from: sentenceStart(words, speech.subject.from), to: speech.subject.from }
  let to = speech.group.to
  while (to < words.length && (words[to]!.marks & SENTENCE_START) === 0) to++
  return { from: speech.group.to, to }
}

const ARGUING = new Set('claim argue allege insist contend warn suggest'.split(' '))
const PARTIES = new Set(
  'suit lawsuit complaint filing senator sen lawmaker congressman congresswoman party critic activist union employer opponent supporter campaign lawyer attorney network'.split(
    ' ',
  ),
)

function isParty(words: readonly Word[], range: Range): boolean {
  for (let i = range.from; i < range.to; i++)
    if (PARTIES.has(words[i]!.lexeme.lemma) || PARTIES.has(words[i]!.lexeme.key)) return true
  return false
}

function sentenceStart(words: readonly Word[], index: number): number {
  let from = index
  while (from > 0 && (words[from]!.marks & SENTENCE_START) === 0) from--
  return from
}

/** The share of our content words that mean a word of the stretch. */
function shareOf(mine: readonly Word[], words: readonly Word[], range: Range): number {
  let total = 0
  let found = 0
  for (const word of mine) {
    if (!isContent(word)) continue
    total++
    for (let i = range.from; i < range.to; i++)
      if (isContent(words[i]!) && sameWord(word.lexeme, words[i]!.lexeme)) {
        found++
        break
      }
  }
  return total === 0 ? 0 : found / total
}
