/** Whether two noun phrases of two texts name the same one, or two who have changed places. */
import type { Range } from '../clause/clause.ts'
import { DETERMINER, NOUN_TOO, PLACE_NAME, PRONOUN } from '../clause/lexicon.ts'
import { rolesOf } from '../clause/roles.ts'
import { hasTrait } from '../clause/word-traits.ts'
import { AFTER_COLON, AFTER_COMMA, CAPITAL, isContent, NAMED, type Word } from '../clause/words.ts'
import { AGENT, headOf, sameStem, sameWord } from './clause-match.ts'
import type { SourceFacts, SourcePart } from './facts.ts'

/** Whether two phrases name the same one; `apart` where each has the other's place in its own text. */
export function compare(
  facts: SourceFacts,
  words: readonly Word[],
  mine: Range,
  part: SourcePart,
  theirs: Range,
): 'same' | 'apart' | 'unsure' {
  const myPhrase = headOf(words, beforeComma(words, mine)) ?? mine
  const theirPhrase = headOf(part.words, beforeComma(part.words, theirs)) ?? theirs
  const head = words[headWord(words, mine)]
  const theirHead = part.words[headWord(part.words, theirs)]
  if (head === undefined || theirHead === undefined) return 'unsure'
  // "chief" and "president" may mean the same, but not where both texts have both.
  const isTwo =
    part === facts.headline &&
    !sameStem(head.lexeme, theirHead.lexeme) &&
    isOutside(part.words, theirPhrase, head) &&
    isOutside(words, myPhrase, theirHead)
  if (sameWord(head.lexeme, theirHead.lexeme) && !isTwo)
    return isOtherOfKind(words, myPhrase, part.words, theirPhrase) ? 'apart' : 'same'
  if (isOnlyRelated(words, mine, part.words, theirPhrase) && isOutside(words, myPhrase, theirHead)) return 'apart'
  if (holdsWord(part.words, theirPhrase, head) || holdsWord(words, myPhrase, theirHead)) return 'same'
  // "Lena Holm, the minister's aide": either may be named alone.
  if (beforeComma(part.words, theirs) !== theirs && holdsWord(part.words, theirs, head)) return 'same'
  if (beforeComma(words, mine) !== mine && holdsWord(words, mine, theirHead)) return 'same'
  // "Norland's strike hits port": whoever strikes hits.
  if (isDeed(theirHead) && holdsWord(part.words, { from: theirs.from, to: theirPhrase.from }, head)) return 'same'
  if (isDeed(head) && holdsWord(words, { from: mine.from, to: myPhrase.from }, theirHead)) return 'same'
  // A country may stand for its minister or its drones.
  if (isState(head) && holdsWord(part.words, theirs, head)) return 'same'
  if (isState(theirHead) && holdsWord(words, mine, theirHead)) return 'same'

  const isMineElsewhere =
    isOutside(part.words, theirPhrase, head) ||
    facts.parts.some((any) => any !== part && isOutside(any.words, { from: 0, to: 0 }, head))
  return isMineElsewhere && isOutside(words, myPhrase, theirHead) ? 'apart' : 'unsure'
}

/** "Ukraine strikes" may be "drones strike": the state may stand for what is its own, unless it does something else. */
export function isForState(words: readonly Word[], mine: Range, part: SourcePart, theirs: Range): boolean {
  const head = words[headWord(words, mine)]!
  const theirHead = part.words[headWord(part.words, theirs)]!
  return isState(head) !== isState(theirHead) && !(isActor(head) && isActor(theirHead)) && !doesElse(part, head)
}

function isDeed(word: Word): boolean {
  return (word.lexeme.flags & NOUN_TOO) !== 0
}

/** The source tells another deed of it. */
function doesElse(part: SourcePart, head: Word): boolean {
  return part.clauses.some((clause) => {
    const { doer } = rolesOf(clause, part.words)
    const at = doer === null ? -1 : headWord(part.words, doer)
    return at >= 0 && sameWord(part.words[at]!.lexeme, head.lexeme)
  })
}

export function isState(word: Word): boolean {
  return (word.lexeme.flags & PLACE_NAME) !== 0 && (word.marks & CAPITAL) !== 0
}

function isActor(word: Word): boolean {
  return (word.marks & NAMED) !== 0 || hasTrait(word.lexeme, AGENT)
}

const RELATIVES = new Set(
  'family campaign associate aide ally adviser advisor sister brother son daughter wife husband father mother mom dad lawyer attorney spokesman spokeswoman spokesperson critic rival opponent supporter fan nominee appointee successor predecessor colleague friend staffer deputy challenger founder biographer envoy widow widower niece nephew cousin partner girlfriend boyfriend neighbor neighbour'.split(
    ' ',
  ),
)

/** Somebody's brother, aide or lawyer: never the one whose he is. */
export const isRelative = (lemma: string): boolean => RELATIVES.has(lemma)

/** Our doer is only named in theirs as somebody's: "Fauci associate David Morens", "founder of Evergrande". */
export function isOnlyRelated(mine: readonly Word[], doer: Range, theirs: readonly Word[], range: Range): boolean {
  const { lexeme } = mine[headWord(mine, doer)] ?? mine[doer.from]!
  for (let k = range.from; k < range.to; k++) {
    if (theirs[k]!.lexeme.key !== lexeme.key) continue
    const next = theirs[k + 1]
    if (k + 1 < range.to && RELATIVES.has(next!.lexeme.lemma)) return !holdsRelative(mine, doer)
    for (let i = range.from; i < k; i++)
      if (RELATIVES.has(theirs[i]!.lexeme.lemma) && theirs[i + 1]!.lexeme.key === 'of')
        return !holdsRelative(mine, doer)
    return false
  }
  return false
}

function holdsRelative(words: readonly Word[], range: Range): boolean {
  for (let i = range.from; i < range.to; i++) if (RELATIVES.has(words[i]!.lexeme.lemma)) return true
  return false
}

/** "prime minister" beside "ex-minister": two of a kind, told apart by what stands before the noun. */
function isOtherOfKind(words: readonly Word[], mine: Range, theirWords: readonly Word[], theirs: Range): boolean {
  const myMarks = marksBefore(words, mine)
  const theirMarks = marksBefore(theirWords, theirs)
  if (myMarks.length === 0 || theirMarks.length === 0) return false
  const isShared = myMarks.some((one) => theirMarks.some((other) => sameWord(one.lexeme, other.lexeme)))
  return (
    !isShared &&
    // "Norwell: Federal judge" is a Norwell judge.
    !myMarks.some((mark) => isKicker(theirWords, mark)) &&
    myMarks.some((mark) => isOutside(theirWords, theirs, mark)) &&
    theirMarks.some((mark) => isOutside(words, mine, mark))
  )
}

/** A place in front of the colon, where all of it is. */
function isKicker(words: readonly Word[], { lexeme }: Word): boolean {
  const [place, next] = words
  return (
    place !== undefined &&
    next !== undefined &&
    (next.marks & AFTER_COLON) !== 0 &&
    (place.lexeme.flags & PLACE_NAME) !== 0 &&
    place.lexeme.key === lexeme.key
  )
}

function marksBefore(words: readonly Word[], range: Range): Word[] {
  const head = headWord(words, range)
  return words.slice(range.from, head).filter(isContent)
}

/** The last content word of the head of a phrase, or -1. */
export function headWord(words: readonly Word[], range: Range): number {
  const head = headOf(words, beforeComma(words, range)) ?? range
  for (let i = head.to - 1; i >= head.from; i--) if (isContent(words[i]!)) return i
  return -1
}

/** "Lena Holm, the minister's aide": up to the comma. */
function beforeComma(words: readonly Word[], range: Range): Range {
  for (let i = range.from + 1; i < range.to; i++)
    if ((words[i]!.marks & AFTER_COMMA) !== 0) return { from: range.from, to: i }
  return range
}

export function holdsWord(words: readonly Word[], range: Range, word: Word): boolean {
  for (let i = range.from; i < range.to; i++)
    if (isContent(words[i]!) && sameStem(words[i]!.lexeme, word.lexeme)) return true
  return false
}

/** The word stands in the text, and outside of the range. */
function isOutside(words: readonly Word[], range: Range, word: Word): boolean {
  for (let i = 0; i < words.length; i++)
    if ((i < range.from || i >= range.to) && isContent(words[i]!) && words[i]!.lexeme.stem === word.lexeme.stem)
      return true
  return false
}

/** A pronoun, or "the company": it may be anybody named before. */
export function isAnaphor(words: readonly Word[], range: Range): boolean {
  const first = words[range.from]!.lexeme
  if ((first.flags & PRONOUN) !== 0 && (first.flags & DETERMINER) === 0) return true
  if ((first.flags & DETERMINER) === 0 || INDEFINITE.has(first.key)) return false
  for (let i = range.from; i < range.to; i++) if ((words[i]!.marks & NAMED) !== 0) return false
  return true
}

const INDEFINITE = new Set(['a', 'an', 'some', 'every', 'no', 'another'])
