/** Whether two phrases may name one speaker: by name or by title, a state for its ministry, a label for a name. */

import type { Range } from '../clause/clause.ts'
import { KNOWN, PLACE_NAME, PLURAL } from '../clause/lexicon.ts'
import { AFTER_COLON, CAPITAL, IN_QUOTES, isContent, POSSESSIVE, SENTENCE_START, type Word } from '../clause/words.ts'
import { headOf, overlaps, sameHead, sameWord } from '../facts/clause-match.ts'
import type { SourcePart } from '../facts/facts.ts'
import { headWord, isOnlyRelated } from '../facts/same-one.ts'

/** "Israeli envoy" is not "US envoy". */
export function isOtherNation(aWords: readonly Word[], a: Range, bWords: readonly Word[], b: Range): boolean {
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
export function isUntoldName(words: readonly Word[], mine: Range, part: SourcePart, theirs: Range): boolean {
  if (
    isOthersTitle(words, mine, part, theirs) ||
    (isTitled(part.words, theirs) && isOtherName(words, mine, part.words, theirs))
  )
    return false
  return (
    (isTitled(words, mine) && isProperPhrase(part.words, theirs)) ||
    (isTitled(part.words, theirs) && isProperPhrase(words, mine))
  )
}

/** "Minister Anna Holm" is not Lind, whatever her title. */
function isOtherName(words: readonly Word[], mine: Range, theirWords: readonly Word[], theirs: Range): boolean {
  // "the senator's sister" has a name of her own.
  const isOwned = theirWords
    .slice(theirs.from, theirs.to)
    .some(({ marks, lexeme }) => (marks & POSSESSIVE) !== 0 && (lexeme.flags & PLACE_NAME) === 0)
  return (
    !isOwned &&
    isProperPhrase(words, mine) &&
    isProperPhrase(theirWords, theirs) &&
    !overlaps(words, mine, theirWords, theirs)
  )
}

/** The source gives the title to somebody who is not the speaker: "Iraq's prime minister" beside "Biden says". */
function isOthersTitle(words: readonly Word[], mine: Range, part: SourcePart, theirs: Range): boolean {
  for (let i = mine.from; i < mine.to; i++) {
    const { lemma } = words[i]!.lexeme
    if (!TITLES.has(lemma)) continue
    const places = part.words.flatMap((word, at) => (word.lexeme.lemma === lemma ? [at] : []))
    if (places.length > 0 && places.every((at) => at < theirs.from - 2 || at > theirs.to + 2)) return true
  }
  return false
}

export function isProperPhrase(words: readonly Word[], range: Range): boolean {
  for (let i = range.from; i < range.to; i++)
    if ((words[i]!.marks & CAPITAL) !== 0 && (words[i]!.lexeme.flags & KNOWN) === 0) return true
  return false
}

function isTitled(words: readonly Word[], range: Range): boolean {
  for (let i = range.from; i < range.to; i++)
    if (TITLES.has(words[i]!.lexeme.lemma) && (words[i]!.lexeme.flags & PLURAL) === 0) return true
  return false
}

const TITLES = new Set(
  'president leader minister secretary candidate mayor governor ambassador spokesman spokeswoman chief sister brother mother father wife husband envoy prince king queen senator lawmaker congressman aide coach captain star actor actress author director boss premier chancellor owner founder chair chairman ceo pastor pope lawyer attorney judge'.split(
    ' ',
  ),
)

/** The speaker's name stands before the verb of saying in the same sentence. */
export function isNamedBefore(words: readonly Word[], mine: Range, part: SourcePart, verb: number): boolean {
  for (let i = verb - 1; i >= Math.max(0, verb - 12); i--) {
    const word = part.words[i]!
    if (isContent(word) && words[headWord(words, mine)]?.lexeme.key === word.lexeme.key) return true
    if ((word.marks & SENTENCE_START) !== 0) return false
  }
  return false
}

const ADDRESSED = new Set(['to', 'on', 'about'])

/** "Palace to police: obey the law", "coach on keeper: he stays": who is spoken to or about does not speak. */
export function speaking(words: readonly Word[], { from, to }: Range): Range {
  const end = words.findIndex(({ lexeme }, at) => at > from && at < to && ADDRESSED.has(lexeme.key))
  return { from, to: end < 0 ? to : end }
}

/** "U.N.: Robot use to surge": the label in front may be the speaker. */
export function isKicker(words: readonly Word[], mine: Range, part: SourcePart): boolean {
  for (let i = 1; i < Math.min(part.words.length, 12); i++)
    if ((part.words[i]!.marks & AFTER_COLON) !== 0) {
      return overlaps(words, mine, part.words, speaking(part.words, { from: 0, to: i }))
    }
  return false
}

/** "Holm on her rivals: 'They lied'": the label is somebody's who is quoted. */
export function isQuotingKicker({ words }: SourcePart): boolean {
  const at = words.findIndex(({ marks }) => (marks & AFTER_COLON) !== 0)
  if (at < 1 || at > 12 || (words[at]!.marks & IN_QUOTES) === 0) return false
  const { to } = speaking(words, { from: 0, to: at })
  return to < at && isProperPhrase(words, { from: 0, to })
}

/** "Norland says" for "Norland's defence ministry says". */
export function isStateOf(words: readonly Word[], mine: Range, theirWords: readonly Word[], theirs: Range): boolean {
  return (
    mine.to - mine.from === 1 &&
    placesOf(words, mine).length === 1 &&
    !isOtherNation(words, mine, theirWords, theirs) &&
    STATE_BODIES.has(headLexeme(theirWords, theirs)) &&
    placesOf(theirWords, theirs).some((place) => sameWord(place.lexeme, words[mine.from]!.lexeme))
  )
}

function headLexeme(words: readonly Word[], range: Range): string {
  const head = headOf(words, range) ?? range
  const { singular, key } = words[head.to - 1]!.lexeme
  return singular ?? key
}

const STATE_BODIES = new Set(
  'ministry government minister army military navy police president premier official embassy authority spokesman spokeswoman department'.split(
    ' ',
  ),
)

export function isSameSpeaker(words: readonly Word[], mine: Range, part: SourcePart, theirs: Range): boolean {
  if (isOtherNation(words, mine, part.words, theirs) || isOnlyRelated(words, mine, part.words, theirs)) return false
  return sameHead(words, mine, part.words, theirs)
}
