/**
 * What only the summary or a title of the same story tells: it may add to the news of the headline, and takes nobody's
 * place in it. “Two climbers rescued”, where rescue chief Holm praised the pilots, is not told as “Holm rescued”.
 */
import type { Clause, Range } from '../clause/clause.ts'
import { CONJUNCTION, PREPOSITION } from '../clause/lexicon.ts'
import { AFTER_BREAK, AFTER_COMMA, isContent, NAMED, NUMERIC, POSSESSIVE, type Word } from '../clause/words.ts'
import { headOf, isCopula, matchingClauses, overlaps, sameStem, sameWord } from '../facts/clause-match.ts'
import type { SourceFacts, SourcePart } from '../facts/facts.ts'
import { headWord, isAnaphor } from '../facts/same-one.ts'
import { isCommonWord } from '../headline/true-case.ts'
import { isPersonNoun } from '../words/vocabulary.ts'
import { isBackground } from './background.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'

type Side = 'doer' | 'target'

/** Adds a finding for a name that the headline lacks where the headline has another. */
export function checkReplaced(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  if (facts.isAlone) return
  for (const clause of reading.clauses) {
    if (clause.marker === 'label' || isCopula(clause)) continue
    for (const { clause: told, isHeadline } of matchingClauses(facts, reading, clause)) {
      if (!isHeadline || !sameStem(reading.words[clause.verb]!.lexeme, facts.headline.words[told.verb]!.lexeme))
        continue
      const at = replacedAt(facts, reading, clause, told)
      if (at === null) continue
      findings.push(wordFinding('roles', reading, at, at, 'stands where the headline has another'))
      return
    }
  }
}

/** Adds a finding for a name between the words that stand beside another name in the headline, which is told of no more. */
export function checkSwapped(
  { headline, isAlone, stems, parts }: SourceFacts,
  { words }: CandidateReading,
  findings: Finding[],
): void {
  if (isAlone) return
  const theirs = headline.words
  const isAt = (mine: number, other: number) => words[mine]?.lexeme.key === theirs[other]?.lexeme.key
  for (let at = 0; at < words.length; at++) {
    const from = nameStart(words, at, 0)
    if (!isLastOfName(words, at) || !stems.has(words[at]!.lexeme.stem)) continue
    if (words.slice(from, at + 1).some(({ lexeme }) => theirs.some((word) => sameWord(lexeme, word.lexeme)))) continue
    for (let other = 0; other < theirs.length; other++) {
      if (!isLastOfName(theirs, other) || words.some(({ lexeme }) => sameStem(lexeme, theirs[other]!.lexeme))) continue
      const before = nameStart(theirs, other, 0)
      const isSame = isAt(from - 1, before - 1) && (from === 0 || isAt(from - 2, before - 2) || from === 1)
      if (!isSame || !isAt(at + 1, other + 1) || !isTrueName(theirs[other]!) || isShort(theirs[other]!)) continue
      if (parts.some((part) => areNear(part.words, words[at]!, theirs[other]!))) continue
      findings.push(
        wordFinding('name', { words } as CandidateReading, from, at, 'stands where the headline has another'),
      )
      return
    }
  }
}

/** NYC, U.S.: the name is written out elsewhere. */
const isShort = ({ raw }: Word): boolean => /^[A-Z.]{2,6}$/.test(raw)

/** One right behind the other: “Skerra, Norland”, “Holm's Norcom”. */
const areNear = (words: readonly Word[], one: Word, other: Word): boolean =>
  words.some(({ lexeme }, at) => {
    const next = words[at + 1]
    if (next === undefined) return false
    return (
      (sameStem(lexeme, one.lexeme) && sameStem(next.lexeme, other.lexeme)) ||
      (sameStem(lexeme, other.lexeme) && sameStem(next.lexeme, one.lexeme))
    )
  })

function replacedAt(facts: SourceFacts, reading: CandidateReading, clause: Clause, told: Clause): number | null {
  const { words } = reading
  for (const side of ['doer', 'target'] as const) {
    const mine = sideOf(clause, side)
    const theirs = sideOf(told, side)
    if (mine === null || theirs === null || isAnaphor(facts.headline.words, theirs)) continue
    const halves = halvesOf(facts, reading, mine, theirs)
    // “Holm pulls Norcom out” for “Norcom pulls out”: nobody has taken its place.
    if (halves.length === 1 && staysIn(facts.headline.words, theirs, words)) continue
    for (const half of halves) {
      const at = strangerIn(facts, words, half, halves.length > 1)
      if (at === null || isToldOf(facts, reading, clause, side, words[at]!)) continue
      if (halves.length > 1 ? areJoined(facts, words, mine, words[at]!) : isCalled(facts, words, at, theirs)) continue
      return at
    }
  }
  return null
}

/** The head of the phrase stands in the words. */
function staysIn(theirs: readonly Word[], range: Range, words: readonly Word[]): boolean {
  const head = theirs[headWord(theirs, range)]
  return head !== undefined && words.some(({ lexeme }) => sameStem(lexeme, head.lexeme))
}

function sideOf({ isPassive, subject, object, agent }: Clause, side: Side): Range | null {
  if (side === 'doer') return isPassive ? agent : subject
  return isPassive ? subject : object
}

/** “teachers and nurses”, where the headline has only teachers: each of them alone; else the whole. */
function halvesOf({ headline }: SourceFacts, reading: CandidateReading, range: Range, theirs: Range): Range[] {
  const { words } = reading
  if (headline.words.slice(theirs.from, theirs.to).some(isMany)) return [range]
  const { from, to } = headOf(words, range) ?? range
  for (let at = from + 1; at + 1 < to; at++) {
    if (words[at]!.lexeme.key !== 'and' || words[at + 1]!.lexeme.key === 'another') continue
    const halves = [
      { from, to: at },
      { from: at + 1, to },
    ]
    const isJoined = halves.some((half) => overlaps(words, half, headline.words, theirs))
    const isCounted = reading.numbers.some((number) => number.from >= from && number.to <= to)
    return isJoined && !isCounted ? halves : [range]
  }
  return [range]
}

const isMany = ({ lexeme, marks }: Word): boolean =>
  (marks & NUMERIC) !== 0 || lexeme.key === 'and' || lexeme.key === 'two'

/** The head of the phrase, where only other parts have its word: a name, or anything where another stands beside. */
function strangerIn(facts: SourceFacts, words: readonly Word[], range: Range, isAny: boolean): number | null {
  const { headline, stems } = facts
  const at = headWord(words, range)
  if (at < 0) return null
  const { lexeme, marks } = words[at]!
  if (((marks & NAMED) === 0 && !(isAny && isThing(words[at]!))) || !stems.has(lexeme.stem)) return null
  const name = { from: nameStart(words, at, range.from), to: at + 1 }
  if (overlaps(words, name, headline.words, whole(headline))) return null
  // “Bank of England” for BOE.
  if (
    headline.words.some((word) => /^[A-Z]{2,}$/.test(word.lexeme.key.toUpperCase()) && isInitials(words, range, word))
  )
    return null
  return at
}

const isThing = ({ lexeme }: Word): boolean => lexeme.verbForms === 0 || isPersonNoun(lexeme.singular ?? lexeme.key)

const whole = ({ words }: SourcePart): Range => ({ from: 0, to: words.length })

/** Where the name begins that ends here: first names go with it. */
function nameStart(words: readonly Word[], at: number, least: number): number {
  let from = at
  while (from > least && !opens(words[from]!) && (words[from - 1]!.marks & (NAMED | POSSESSIVE)) === NAMED) from--
  return from
}

function isInitials(words: readonly Word[], { from, to }: Range, { raw }: Word): boolean {
  const initials = words
    .slice(from, to)
    .map((word) => word.raw[0]!)
    .filter((letter) => letter !== letter.toLowerCase())
  return initials.length > 1 && raw.replaceAll('.', '').toUpperCase() === initials.join('')
}

/** Some clause outside of the headline tells the same deed of the name itself, and of no other day. */
function isToldOf(facts: SourceFacts, reading: CandidateReading, clause: Clause, side: Side, name: Word): boolean {
  return facts.parts.slice(1).some((part) =>
    part.clauses.some((told) => {
      const range = sideOf(told, side)
      if (range === null || !holds(part.words, range, name) || isBackground(part, told, reading)) return false
      return (
        sameStem(part.words[told.verb]!.lexeme, reading.words[clause.verb]!.lexeme) ||
        told.senses.some((sense) => clause.senses.includes(sense))
      )
    }),
  )
}

const holds = (words: readonly Word[], { from, to }: Range, name: Word): boolean =>
  words.slice(from, to).some(({ lexeme }) => sameStem(lexeme, name.lexeme))

/** The source joins the name to another word of the phrase: “the prince and Lia Holm”. */
function areJoined(facts: SourceFacts, words: readonly Word[], range: Range, name: Word): boolean {
  const others = words.slice(range.from, range.to).filter((word) => isContent(word) && word !== name)
  return facts.parts.some((part) =>
    part.words.some(({ lexeme }, and) => {
      if (lexeme.key !== 'and') return false
      const before = part.words.slice(Math.max(0, and - BESIDE), and)
      const behind = part.words.slice(and + 1, and + 1 + BESIDE)
      const has = (side: readonly Word[], word: Word) => side.some((other) => sameStem(other.lexeme, word.lexeme))
      return others.some((word) => (has(before, name) && has(behind, word)) || (has(behind, name) && has(before, word)))
    }),
  )
}

const BESIDE = 5

/**
 * The name may be whom the headline has there: the source gives it no title of another, or that of the headline's,
 * and to nobody before. “Finance minister Holm” is the minister, “rescue chief Dorn” is no climber.
 */
function isCalled({ headline, parts }: SourceFacts, words: readonly Word[], at: number, theirs: Range): boolean {
  const wanted = headline.words.slice(theirs.from, theirs.to).filter(isContent)
  const isWanted = ({ lexeme }: Word) => wanted.some((other) => sameWord(lexeme, other.lexeme))
  const name = words.slice(nameStart(words, at, 0), at + 1)
  let isTitled = false
  for (const part of parts.slice(1))
    for (const [index, word] of part.words.entries()) {
      if (!isLastOfName(part.words, index)) continue
      const title = titleOf(part.words, index)
      const run = [...title, word]
      const isMine = name.every((mine) => run.some(({ lexeme }) => sameStem(lexeme, mine.lexeme)))
      const beside = besideOf(part.words, index)
      if ([...title, ...beside].some(isWanted) && (isMine || !isWanted(word))) return isMine
      isTitled ||= isMine && isTitle([...title, ...beside])
    }
  return !isTitled
}

/** They call somebody what he is: a chief, a wife. A doctorate says nothing of it. */
const isTitle = (title: readonly Word[]): boolean =>
  title.some(({ lexeme }) => isPersonNoun(lexeme.key)) && !title.some(({ lexeme }) => lexeme.key === 'dr')

const isTrueName = ({ lexeme, marks }: Word): boolean =>
  (marks & NAMED) !== 0 && !isPersonNoun(lexeme.key) && !isCommonWord(lexeme.key)

function isLastOfName(words: readonly Word[], at: number): boolean {
  if ((words[at]!.marks & NAMED) === 0) return false
  const next = words[at + 1]
  return next === undefined || (next.marks & NAMED) === 0 || opens(next) || (words[at]!.marks & POSSESSIVE) !== 0
}

/** The words right before a name and its first names: “Finance minister” of “Finance minister Elias Dorn”. */
function titleOf(words: readonly Word[], at: number): Word[] {
  let from = at
  while (from > 0 && !opens(words[from]!) && isPhraseWord(words[from - 1]!)) from--
  return words.slice(from, at).filter(isContent)
}

/** What is set beside a name with a comma: “Elias Dorn, the finance minister,”, “her teacher, Rita Dorn,”. */
function besideOf(words: readonly Word[], at: number): Word[] {
  let from = at
  while (from > 0 && !opens(words[from]!) && isPhraseWord(words[from - 1]!)) from--
  const beside: Word[] = []
  if ((words[from]!.marks & AFTER_COMMA) !== 0)
    for (let i = from - 1; i >= 0 && isPhraseWord(words[i]!); i--) {
      beside.push(words[i]!)
      if (opens(words[i]!)) break
    }
  const next = words[at + 1]
  if (next !== undefined && (next.marks & AFTER_COMMA) !== 0)
    for (let i = at + 1; i < at + LONGEST_BESIDE && i < words.length && (i === at + 1 || !opens(words[i]!)); i++)
      beside.push(words[i]!)
  return beside.filter(isContent)
}

const LONGEST_BESIDE = 10
const opens = ({ marks }: Word): boolean => (marks & (AFTER_COMMA | AFTER_BREAK)) !== 0

const isPhraseWord = ({ lexeme, marks }: Word): boolean =>
  (lexeme.flags & (PREPOSITION | CONJUNCTION)) === 0 &&
  ((marks & NAMED) !== 0 || lexeme.verbForms === 0 || isPersonNoun(lexeme.key))
