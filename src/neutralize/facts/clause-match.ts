/** Compares words, noun phrases and clauses of two texts: same word, same sense, same doer. */
import type { Clause, Range } from '../clause/clause.ts'
import { CONJUNCTION, DETERMINER, KNOWN, type Lexeme, oppositeOf, PLACE_NAME, PREPOSITION } from '../clause/lexicon.ts'
import { hasTrait, lemmaTrait, trait } from '../clause/word-traits.ts'
import { AFTER_BREAK, AFTER_COMMA, CAPITAL, isContent, POSSESSIVE, type Word } from '../clause/words.ts'
import type { SourceFacts } from './facts.ts'
import type { CandidateReading, ClauseMatch } from './text.ts'

/** Verbs that say too little to be compared by sense. */
export const LIGHT = new Set(
  'be is are was were have has had do make take get go come see put give keep set use work feel look face follow mark include involve become remain bring draw need want'.split(
    ' ',
  ),
)

/** Same word, same stem or a shared sense. */
export function sameWord(a: Lexeme, b: Lexeme): boolean {
  if (a === b || a.stem === b.stem || a.lemma === b.lemma) return true
  for (const sense of a.senses) if (b.senses.includes(sense)) return true
  return false
}

/** Same word, or a phrase that means the word: "Justice Department" and DOJ. */
function sameMeaning(a: Word, b: Word): boolean {
  if (sameWord(a.lexeme, b.lexeme)) return true
  if (a.phrase === null && b.phrase === null) return false
  const mine = a.phrase?.senses ?? a.lexeme.senses
  const theirs = b.phrase?.senses ?? b.lexeme.senses
  return mine.some((sense) => theirs.includes(sense))
}

/** Same word or stem, no sense. */
export function sameStem(a: Lexeme, b: Lexeme): boolean {
  return a === b || a.stem === b.stem || a.lemma === b.lemma || a.root === b.root
}

/** True when a content word of one range means a content word of the other. */
export function overlaps(aWords: readonly Word[], a: Range | null, bWords: readonly Word[], b: Range | null): boolean {
  if (a === null || b === null) return false
  for (let i = a.from; i < a.to; i++) {
    const left = aWords[i]!
    if (!isContent(left)) continue
    for (let k = b.from; k < b.to; k++) {
      const right = bWords[k]!
      if (isContent(right) && sameMeaning(left, right) && !isOtherName(aWords, i, bWords, k)) return true
    }
  }
  return false
}

const WOMEN = new Set(
  'woman girl mother wife sister daughter actress queen princess widow grandmother aunt niece waitress female mom girlfriend'.split(
    ' ',
  ),
)

const MEN = new Set(
  'man boy father husband brother son actor king prince widower grandfather uncle nephew waiter male dad boyfriend'.split(
    ' ',
  ),
)

/** "woman" may share the sense of a person with "man" and is somebody else. */
export function isOtherSex(a: Lexeme, b: Lexeme): boolean {
  return (hasTrait(a, WOMAN) && hasTrait(b, MAN)) || (hasTrait(a, MAN) && hasTrait(b, WOMAN))
}

const WOMAN = lemmaTrait(WOMEN)
const MAN = lemmaTrait(MEN)

/** Nouns of somebody who acts, by their endings and the commonest others. */
const AGENTIVE =
  /(?:[^aeiou](?:er|or)|ist|ian|man|woman|men|women|people|court|police|government|company|group|team|army|judge|agent|party|troops|parent|student|president|boy|girl|child|children|critic|bank|firm|newspaper|paper|magazine|school|hospital|church|city|state|aide|airline|family|union|council|minister|lawmaker|republican|democrat|families|parties|companies|armies|cities)s?$/

export const AGENT = trait(({ key }) => AGENTIVE.test(key))

/** Bodies of which one is never the other. */
const RIVALS = [
  ['house', 'senate', 'senator', 'representative'],
  ['republican', 'democrat', 'democratic', 'gop', 'dem', 'democrats', 'republicans'],
  ['army', 'navy', 'marine', 'police'],
  ['north', 'south', 'east', 'west'],
  ['plaintiff', 'defendant'],
  ['teacher', 'student', 'pupil'],
  ['landlord', 'tenant'],
  ['employer', 'employee', 'worker'],
  ['buyer', 'seller'],
]

const PARTY = new Map([
  ['gop', 'republican'],
  ['republicans', 'republican'],
  ['democratic', 'democrat'],
  ['dem', 'democrat'],
  ['democrats', 'democrat'],
  ['senator', 'senate'],
  ['representative', 'house'],
  ['pupil', 'student'],
  ['worker', 'employee'],
])

/** Some body is its rival. */
export function mayHaveRival({ lemma }: Lexeme): boolean {
  const one = PARTY.get(lemma) ?? lemma
  return RIVALS.some((set) => set.includes(one))
}

/** House and Senate, Republicans and Democrats: one is never the other. */
export function isRival(a: Lexeme, b: Lexeme): boolean {
  const one = PARTY.get(a.lemma) ?? a.lemma
  const other = PARTY.get(b.lemma) ?? b.lemma
  return one !== other && RIVALS.some((set) => set.includes(one) && set.includes(other))
}

/** "Kansas State" beside "Fresno State", "Josh Tarling" beside "Finlay Tarling": the last word is common, the name is not. */
function isOtherName(aWords: readonly Word[], a: number, bWords: readonly Word[], b: number): boolean {
  if (isOtherSex(aWords[a]!.lexeme, bWords[b]!.lexeme)) return true
  if ((aWords[a]!.marks & CAPITAL) === 0 || (bWords[b]!.marks & CAPITAL) === 0) return false
  // "praised by Ruiz, Holm says": no name goes on behind a comma.
  if (((aWords[a]!.marks | bWords[b]!.marks) & (AFTER_COMMA | AFTER_BREAK)) !== 0) return false
  const one = aWords[a - 1]
  const other = bWords[b - 1]
  if (one === undefined || other === undefined || !isProper(one) || !isProper(other)) return false
  return !sameWord(one.lexeme, other.lexeme)
}

function isProper(word: Word): boolean {
  return (
    (word.marks & CAPITAL) !== 0 &&
    (word.marks & POSSESSIVE) === 0 &&
    ((word.lexeme.flags & KNOWN) === 0 || (word.lexeme.flags & PLACE_NAME) !== 0) &&
    isContent(word)
  )
}

/** "pay widow $3 million": whom, not how much. */
const NO_HEAD = new Set(['to', 'aged', '$', '£', '€', '¥'])

/**
 * The part of a noun phrase that names the thing itself: without what follows a preposition, without owners and
 * without what stands in front of the last words. "Lindsey Graham's sister in debate" → "sister".
 */
export function headOf(words: readonly Word[], range: Range | null): Range | null {
  if (range === null) return null
  let to = range.from
  let from = range.from
  while (to < range.to) {
    const word = words[to]!
    if (to > range.from && ((word.lexeme.flags & PREPOSITION) !== 0 || NO_HEAD.has(word.lexeme.key))) break
    to++
    if ((word.marks & POSSESSIVE) !== 0 && to < range.to && isContent(words[to]!)) from = to
  }
  return to > from ? { from, to } : range
}

/** True when the heads of two noun phrases share a name, or their last nouns mean the same. */
export function sameHead(aWords: readonly Word[], a: Range | null, bWords: readonly Word[], b: Range | null): boolean {
  const left = headOf(aWords, a)
  const right = headOf(bWords, b)
  if (left === null || right === null) return false
  for (let i = left.from; i < left.to; i++) {
    const one = aWords[i]!
    if (!isContent(one)) continue
    for (let k = right.from; k < right.to; k++) {
      const other = bWords[k]!
      if (!isContent(other) || !sameWord(one.lexeme, other.lexeme) || isOtherName(aWords, i, bWords, k)) continue
      if (
        ((one.marks & CAPITAL) !== 0 && (other.marks & CAPITAL) !== 0) ||
        (i === lastContent(aWords, left) && k === lastContent(bWords, right))
      )
        return true
    }
  }
  return false
}

/** True when the last content words of the heads mean the same. */
export function sameLast(aWords: readonly Word[], a: Range | null, bWords: readonly Word[], b: Range | null): boolean {
  const left = headOf(aWords, a)
  const right = headOf(bWords, b)
  if (left === null || right === null) return false
  return sameWord(aWords[lastContent(aWords, left)]!.lexeme, bWords[lastContent(bWords, right)]!.lexeme)
}

/** The last content word of a phrase. */
export function lastContent(words: readonly Word[], range: Range): number {
  for (let i = range.to - 1; i >= range.from; i--) if (isContent(words[i]!)) return i
  return range.to - 1
}

/** The clause stands word for word in the source, from its subject to its object. */
export function isVerbatim(facts: SourceFacts, reading: CandidateReading, clause: Clause): boolean {
  const at = reading.clauses.indexOf(clause)
  reading.verbatim[at] ??= standsVerbatim(facts, reading.words, clause)
  return reading.verbatim[at]
}

function standsVerbatim(facts: SourceFacts, words: readonly Word[], clause: Clause): boolean {
  if (clause.subject === null) return false
  const from = Math.min(clause.subject.from, clause.group.from)
  const to = Math.max(clause.subject.to, clause.group.to, clause.object?.to ?? 0)
  return facts.parts.some((part) => {
    for (let at = 0; at + to - from <= part.words.length; at++) {
      let i = from
      while (i < to && part.words[at + i - from]!.lexeme.key === words[i]!.lexeme.key) i++
      if (i === to && opensPhrase(part.words, at)) return true
    }
    return false
  })
}

/** No phrase goes on here from before: "minister charged" is not told by "aide of minister charged". */
function opensPhrase(words: readonly Word[], at: number): boolean {
  if (at === 0 || (words[at]!.marks & (AFTER_BREAK | AFTER_COMMA)) !== 0) return true
  const { flags, key } = words[at - 1]!.lexeme
  return (flags & (CONJUNCTION | DETERMINER)) !== 0 || key === 'says' || key === 'said'
}

/** The source clauses whose verb means what the candidate's verb means. */
export function matchingClauses(facts: SourceFacts, reading: CandidateReading, clause: Clause): readonly ClauseMatch[] {
  // Every rule asks for the matches of the same clauses.
  const at = reading.clauses.indexOf(clause)
  reading.matches[at] ??= findMatches(facts, reading.words, clause)
  return reading.matches[at]
}

function findMatches(facts: SourceFacts, words: readonly Word[], clause: Clause): ClauseMatch[] {
  const matches: ClauseMatch[] = []
  const verb = words[clause.verb]!.lexeme
  const isBe = isCopula(clause)
  facts.parts.forEach((part, index) => {
    for (const other of part.clauses) {
      const verbOther = part.words[other.verb]!.lexeme
      if (other.marker === 'label') continue
      const isSame = isBe
        ? isCopula(other) && isSameState(words, clause, part.words, other)
        : !isCopula(other) &&
          (sameStem(verb, verbOther) ||
            (!LIGHT.has(clause.lemma) &&
              !LIGHT.has(other.lemma) &&
              sharesSense(clause, other) &&
              touches(words, clause, part.words, other)))
      if (isSame) matches.push({ clause: other, part, isHeadline: index === 0 })
    }
  })
  // The very verb tells more than a verb that may stand for it.
  const exact = matches.filter((match) => sameStem(verb, match.part.words[match.clause.verb]!.lexeme))
  return exact.length > 0
    ? [...exact, ...matches.filter((match) => match.isHeadline && !exact.includes(match))]
    : matches
}

/** They say the same of something; "is over" says it without a noun. */
function isSameState(aWords: readonly Word[], a: Clause, bWords: readonly Word[], b: Clause): boolean {
  const mine = complementOf(a)
  const theirs = complementOf(b)
  if (mine !== null || theirs !== null) return overlaps(aWords, mine, bWords, theirs)
  return (
    aWords[a.group.to]?.lexeme.key === 'over' &&
    bWords[b.group.to]?.lexeme.key === 'over' &&
    overlaps(aWords, a.subject, bWords, b.subject)
  )
}

/** What somebody or something is: the object of a copula, or "in crisis". */
function complementOf(clause: Clause): Range | null {
  return clause.object ?? clause.adjuncts[0]?.range ?? null
}

/** Some noun phrase of one clause means a noun phrase of the other. */
function touches(aWords: readonly Word[], a: Clause, bWords: readonly Word[], b: Clause): boolean {
  const theirs = [b.subject, b.object, b.agent, ...b.adjuncts.map((adjunct) => adjunct.range)]
  for (const mine of [a.subject, a.object, a.agent])
    for (const range of theirs) if (overlaps(aWords, mine, bWords, range)) return true
  return false
}

export function isCopula(clause: Clause): boolean {
  return (
    clause.lemma === 'be' ||
    clause.lemma === 'is' ||
    clause.lemma === 'are' ||
    clause.lemma === 'was' ||
    clause.lemma === 'were' ||
    clause.lemma === 'been'
  )
}

export function sharesSense(a: Clause, b: Clause): boolean {
  for (const sense of a.senses) if (b.senses.includes(sense)) return true
  return false
}

/** Some sense of one is the opposite of some sense of the other, and they share none. */
export function isOpposite(a: readonly number[], b: readonly number[]): boolean {
  let isFound = false
  for (const sense of a) {
    if (b.includes(sense)) return false
    const other = oppositeOf(sense)
    if (other >= 0 && b.includes(other)) isFound = true
  }
  return isFound
}
