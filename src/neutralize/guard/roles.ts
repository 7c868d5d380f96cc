/** Who does what to whom: roles of a candidate's clauses against the roles of the source's clauses. */

import type { Clause, Range } from '../clause/clause.ts'
import { GUESSED, KNOWN, PLACE_NAME } from '../clause/lexicon.ts'
import { ERGATIVE, MUTUAL, type Roles, rolesOf } from '../clause/roles.ts'
import { FACTIVE } from '../clause/verbs.ts'
import { CAPITAL, isContent, NAMED, type Word } from '../clause/words.ts'
import {
  headOf,
  isCopula,
  isVerbatim,
  LIGHT,
  lastContent,
  matchingClauses,
  overlaps,
  sameHead,
  sameLast,
  sameStem,
  sameWord,
} from '../facts/clause-match.ts'
import type { SourceFacts, SourcePart } from '../facts/facts.ts'
import type { ClauseMatch } from '../facts/text.ts'
import { isCompared } from './comparison.ts'
import { checkContrary, checkConverse, isConverseFit, isConverseTold } from './converses.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'

/** What an article does is done by nobody in the source. */
const FRAMING = new Set(
  'discuss examine consider explore cover describe explain ask question look review list compare include mention cite label loom show appear seem say report tell post feature name note get hold'.split(
    ' ',
  ),
)

const ACTING = new Set(['question', 'review', 'cover', 'hold', 'ask'])

/** What is linked to another is linked both ways. */
const LINKING = new Set(['link', 'tie', 'connect', 'marry', 'compare'])

/** Who speaks to somebody is spoken to. */
const TALKING = new Set(['speak', 'talk'])

/** Adds findings for swapped and mixed-up roles. */
export function checkRoles(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  for (const clause of reading.clauses) {
    if (
      clause.marker === 'label' ||
      isCopula(clause) ||
      FACTIVE.has(clause.lemma) ||
      clause.status === 'noun' ||
      isVerbatim(facts, reading, clause) ||
      (reading.words[clause.verb]!.lexeme.flags & GUESSED) !== 0
    )
      continue
    checkContrary(facts, reading, clause, findings)
    checkConverse(facts, reading, clause, findings)
    const matches = matchingClauses(facts, reading, clause)
    if (matches.length === 0) continue
    checkSwap(facts, reading, clause, matches, findings)
  }
}

function checkSwap(
  facts: SourceFacts,
  reading: CandidateReading,
  clause: Clause,
  matches: readonly ClauseMatch[],
  findings: Finding[],
): void {
  const { words } = reading
  const { from: groupFrom, to: groupTo } = clause.group
  if (isConverseFit(facts, words, clause) || isConverseTold(facts, words, clause)) return
  if (isCompared(facts, words, clause.verb)) return
  if (
    matches.some(({ clause: other, part }) => isExchanged(words, clause, part, other)) &&
    !matches.some(({ clause: other, part }) => fitsWhole(words, clause, part, other))
  ) {
    findings.push(wordFinding('roles', reading, groupFrom, groupTo - 1, 'lets two change places'))
    return
  }
  if (MUTUAL.has(clause.lemma) || LIGHT.has(clause.lemma) || (FRAMING.has(clause.lemma) && !ACTING.has(clause.lemma)))
    return
  const mine = rolesOf(clause, reading.words)

  let hasFit = false

  let isOtherNamed = false
  for (const { clause: other, part } of matches) {
    const theirs = rolesOf(other, part.words)
    const doerFits = isRightBefore(words, mine.doer, part, other) ? true : fits(words, mine.doer, part, theirs.doer)
    const doneFits = fits(words, mine.done, part, theirs.done)
    if (
      clause.isPassive === other.isPassive &&
      mine.doer === null &&
      fits(words, clause.subject, part, other.subject) === true
    ) {
      hasFit = true
      break
    }
    if (doerFits !== false && doneFits !== false) {
      hasFit = true
      break
    }

    // "Zverev advances" told as "Atmane advances".
    if (
      part === facts.headline &&
      doerFits === null &&
      doneFits === false &&
      mine.doer === null &&
      theirs.doer === null &&
      isEntity(words, mine.done!) &&
      isEntity(part.words, theirs.done!) &&
      isOtherName(facts, words, mine.done!, part, theirs.done!)
    )
      isOtherNamed = true
    if (
      doerFits === true &&
      doneFits === false &&
      part === facts.headline &&
      isDoneElsewhere(words, mine.done!, part, other)
    )
      isOtherNamed = true
    if (doerFits === false && doneFits === true && isOtherName(facts, words, mine.doer!, part, theirs.doer!))
      isOtherNamed = true
  }
  if (hasFit) return
  const { from, to } = clause.group
  if (isOtherNamed && clause.status !== 'ongoing')
    findings.push(wordFinding('roles', reading, from, to - 1, 'gives the deed to somebody else'))
}

/** "sacks Morgan and appoints Varga" told as "sacks Varga": he is named in the headline, and another deed is done to him. */
function isDoneElsewhere(words: readonly Word[], mine: Range, part: SourcePart, deed: Clause): boolean {
  if (!isEntity(words, mine)) return false
  const theirs = rolesOf(deed, part.words).done
  return (
    theirs !== null &&
    isEntity(part.words, theirs) &&
    part.clauses.some(
      (other) =>
        other !== deed &&
        other.object !== null &&
        other.object !== theirs &&
        !other.isPassive &&
        sameLast(words, mine, part.words, other.object),
    )
  )
}

/** The last word of the phrase's head is a name. */
function isEntity(words: readonly Word[], range: Range): boolean {
  const head = headOf(words, range) ?? range
  for (let i = head.to - 1; i >= head.from; i--) {
    const word = words[i]!
    if (!isContent(word)) continue
    return (word.marks & NAMED) !== 0
  }
  return false
}

/** Two different names of one kind; an office, a body and an acronym may be another word for whoever is named. */
function isOtherName(
  facts: SourceFacts,
  words: readonly Word[],
  mine: Range,
  part: SourcePart,
  theirs: Range,
): boolean {
  if (hasPlace(words, mine) !== hasPlace(part.words, theirs)) return false
  return isDescribed(words, mine) && isDescribed(part.words, theirs)
    ? isNamed(words, headOf(words, mine) ?? mine) && isNamed(part.words, headOf(part.words, theirs) ?? theirs)
    : isProperName(facts, words, mine) && isProperName(facts, part.words, theirs)
}

/** "Ukrainian troops": the name in front only describes. */
function isDescribed(words: readonly Word[], range: Range): boolean {
  return (words[lastContent(words, headOf(words, range) ?? range)]!.marks & CAPITAL) === 0
}

/** The head ends in a name that is no common noun in capitals and no acronym. */
function isProperName(facts: SourceFacts, words: readonly Word[], range: Range): boolean {
  const { marks, raw, lexeme } = words[lastContent(words, headOf(words, range) ?? range)]!
  if ((marks & NAMED) === 0 || /^\p{Lu}{2,}$/u.test(raw)) return false
  return (lexeme.flags & PLACE_NAME) !== 0 || ((lexeme.flags & KNOWN) === 0 && facts.names.has(lexeme.key))
}

function isNamed(words: readonly Word[], range: Range): boolean {
  for (let i = range.from; i < range.to; i++) if ((words[i]!.marks & NAMED) !== 0) return true
  return false
}

function hasPlace(words: readonly Word[], range: Range): boolean {
  for (let i = range.from; i < range.to; i++) if ((words[i]!.lexeme.flags & PLACE_NAME) !== 0) return true
  return false
}

/** Summaries run sentences together: the word right before the verb is the surest doer. */
function isRightBefore(words: readonly Word[], doer: Range | null, part: SourcePart, other: Clause): boolean {
  if (doer === null || other.isPassive) return false
  const at = other.group.from - 1
  return at >= 0 && isContent(part.words[at]!) && overlaps(words, doer, part.words, { from: at, to: at + 1 })
}

/** One side of the deed has changed places with something else of the same clause. */
function isExchanged(words: readonly Word[], clause: Clause, part: SourcePart, other: Clause): boolean {
  const mine = rolesOf(clause, words)
  const theirs = rolesOf(other, part.words)
  if (clause.lemma === 'have' || clause.lemma === 'do') return false
  // "Miller signs with the Cowboys" is "Cowboys sign Miller".
  if (
    MUTUAL.has(clause.lemma) &&
    [...clause.adjuncts, ...other.adjuncts].some(
      ({ preposition }) =>
        preposition === 'with' || (preposition === 'to' && (LINKING.has(clause.lemma) || TALKING.has(clause.lemma))),
    )
  )
    return false
  // "Counting restarts" is "board restarts counting", "gusts move on to the coast" is "gusts reach the coast".
  if (isOfThing(words, clause, part.words, theirs) || isOfThing(part.words, other, words, mine)) return false
  const isMutual = MUTUAL.has(clause.lemma)
  for (const side of ['doer', 'done'] as const) {
    const my = mine[side]
    const their = theirs[side]
    if (my === null || their === null || overlaps(words, my, part.words, their)) continue
    const isMine = isEntity(words, my)
    const isTheirs = isEntity(part.words, their)
    const isFull =
      myRest(clause, my, mine, isMutual).some((range) => sameHead(words, range, part.words, their)) &&
      myRest(other, their, theirs, isMutual).some((range) => sameHead(words, my, part.words, range))
    if (isFull && side === 'doer' && sameStem(words[clause.verb]!.lexeme, part.words[other.verb]!.lexeme)) return true
    if (side === 'done' ? !isMine || !isTheirs : !isMine && !isTheirs) continue
    if (
      myRest(other, their, theirs, isMutual).some((range) => sharesName(words, my, part.words, range)) &&
      myRest(clause, my, mine, isMutual).some((range) => sharesName(words, range, part.words, their))
    )
      return true
  }
  return false
}

/** Without an object in one text, its subject does or suffers there what it does or suffers in the other. */
function isOfThing(words: readonly Word[], clause: Clause, theirWords: readonly Word[], theirs: Roles): boolean {
  if (clause.isPassive || clause.object !== null || !ERGATIVE.has(clause.lemma)) return false
  return (
    sameHead(words, clause.subject, theirWords, theirs.done) || sameHead(words, clause.subject, theirWords, theirs.doer)
  )
}

/** Both sides are told in both and agree. */
function fitsWhole(words: readonly Word[], clause: Clause, part: SourcePart, other: Clause): boolean {
  const mine = rolesOf(clause, words)
  const theirs = rolesOf(other, part.words)
  return fits(words, mine.doer, part, theirs.doer) === true && fits(words, mine.done, part, theirs.done) !== false
}

/** Everything else of a clause; of mutual verbs without the doer. */
function myRest(clause: Clause, except: Range, roles: Roles, isMutual: boolean): Range[] {
  return restOf(clause, except, isMutual ? roles.doer : null)
}

function restOf(clause: Clause, except: Range, also: Range | null): Range[] {
  const ranges: Range[] = []
  for (const range of [clause.subject, clause.object, clause.agent])
    if (range !== null && range !== except && range !== also) ranges.push(range)
  for (const { range } of clause.adjuncts) if (range !== except) ranges.push(range)
  return ranges
}

/** A name, or the head of the phrase, is common to both. */
function sharesName(aWords: readonly Word[], a: Range, bWords: readonly Word[], b: Range): boolean {
  for (let i = a.from; i < a.to; i++) {
    const one = aWords[i]!
    if (!isContent(one)) continue
    for (let k = b.from; k < b.to; k++) {
      const other = bWords[k]!
      if (!isContent(other) || !sameWord(one.lexeme, other.lexeme)) continue
      if ((one.marks & CAPITAL) !== 0 && (other.marks & CAPITAL) !== 0) return true
      if (sameStem(one.lexeme, other.lexeme) && sameHead(aWords, a, bWords, b)) return true
    }
  }
  return false
}

/** null where one side does not say. */
function fits(words: readonly Word[], mine: Range | null, part: SourcePart, theirs: Range | null): boolean | null {
  if (mine === null || theirs === null) return null
  if (!hasContent(words, mine) || !hasContent(part.words, theirs)) return null
  if (hasOtherName(words, mine, part.words, theirs)) return false
  return overlaps(words, mine, part.words, theirs)
}

/** Both phrases hold names of places or people, and none in common: "Ukrainian troops" are not "Western forces". */
function hasOtherName(aWords: readonly Word[], a: Range, bWords: readonly Word[], b: Range): boolean {
  let hasMine = false
  let hasTheirs = false
  for (let k = b.from; k < b.to; k++) hasTheirs ||= isNameWord(bWords, k)
  if (!hasTheirs) return false
  for (let i = a.from; i < a.to; i++) {
    if (!isNameWord(aWords, i)) continue
    hasMine = true
    for (let k = b.from; k < b.to; k++) if (sameWord(aWords[i]!.lexeme, bWords[k]!.lexeme)) return false
  }
  return hasMine
}

function isNameWord(words: readonly Word[], index: number): boolean {
  return (words[index]!.marks & NAMED) !== 0
}

function hasContent(words: readonly Word[], range: Range): boolean {
  for (let i = range.from; i < range.to; i++) if (isContent(words[i]!)) return true
  return false
}
