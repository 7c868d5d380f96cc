/**
 * Words bound by a preposition: "gold in rowing, silver in judo" told as "gold in judo", "upset over Holm" told as
 * "upset over Lind" where both texts have both.
 */
import { CONJUNCTION, PLACE_NAME, PREPOSITION } from '../clause/lexicon.ts'
import { MUTUAL } from '../clause/roles.ts'
import { AFTER_BREAK, AFTER_COMMA, isContent, NAMED, type Word } from '../clause/words.ts'
import { sameStem, sameWord } from '../facts/clause-match.ts'
import { oncePerSource, type SourceFacts, type SourcePart } from '../facts/facts.ts'
import { isPersonNoun } from '../words/vocabulary.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'

/** Adds findings for what stands behind the preposition of another. */
export function checkPairs(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  checkThings(facts, reading, findings)
  checkNames(facts, reading, findings)
}

interface Pair {
  head: Word
  preposition: string
  of: Word
  at: number
}

/** "gold in rowing": a noun, a preposition and the noun behind it. */
function pairsIn({ words, clauses, numbers }: Pick<SourcePart, 'words' | 'clauses' | 'numbers'>): Pair[] {
  const pairs: Pair[] = []
  for (let i = 1; i + 1 < words.length; i++) {
    const head = words[i - 1]!
    const of = words[i + 1]!
    if ((words[i]!.lexeme.flags & PREPOSITION) === 0 || !isContent(head) || !isContent(of)) continue
    // "Holm, in rare move, speaks": said beside him, and nothing of his.
    if ((words[i]!.marks & AFTER_COMMA) !== 0) continue
    // "three hurt in crash, five in fire": whom it happened to, and no thing of its own.
    if (clauses.some(({ verb }) => verb === i - 1) || numbers.some(({ from, to }) => from < i && to >= i)) continue
    pairs.push({ head, preposition: words[i]!.lexeme.key, of, at: i })
  }
  return pairs
}

const pairsOf = oncePerSource(({ headline }) => pairsIn(headline))

/** "gold in rowing, silver in judo" told as "gold in judo, silver in rowing". */
function checkThings(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const theirs = pairsOf(facts)
  if (theirs.length < 2) return
  for (const mine of pairsIn(reading)) {
    const own = theirs.find(
      ({ head, preposition, of }) =>
        preposition === mine.preposition &&
        sameStem(head.lexeme, mine.head.lexeme) &&
        !sameStem(of.lexeme, mine.of.lexeme),
    )
    const other = theirs.find(
      ({ head, preposition, of }) =>
        preposition === mine.preposition &&
        sameStem(of.lexeme, mine.of.lexeme) &&
        !sameStem(head.lexeme, mine.head.lexeme),
    )
    if (own === undefined || other === undefined || own === other) continue
    const isTold = facts.parts.some((part) =>
      pairsIn(part).some(
        ({ head, of }) => sameStem(head.lexeme, mine.head.lexeme) && sameStem(of.lexeme, mine.of.lexeme),
      ),
    )
    if (isTold) continue
    findings.push(wordFinding('roles', reading, mine.at - 1, mine.at + 1, 'belongs to another thing in the source'))
    return
  }
}

interface NamePair {
  head: Word
  preposition: string
  names: readonly Word[]
  at: number
  to: number
}

/** How many words of a name count. */
const LONG = 5

/** "upset over Holm", "record from teammate Holm": a word, a preposition and the name behind it. */
function namePairsIn(words: readonly Word[]): NamePair[] {
  const pairs: NamePair[] = []
  for (let at = 1; at + 1 < words.length; at++) {
    const head = words[at - 1]!
    if ((words[at]!.lexeme.flags & PREPOSITION) === 0 || !isContent(head) || MUTUAL.has(head.lexeme.lemma)) continue
    let to = at + 1
    while (to < words.length && to - at <= LONG && !isPhraseEnd(words[to]!, to > at + 1)) to++
    // "letters to Holm and Ruiz": the second is written to as well.
    while (isNamedNext(words, to)) to += 2
    const phrase = words.slice(at + 1, to).filter(isContent)
    const names = phrase.filter(({ marks }) => (marks & NAMED) !== 0)
    const isName = phrase[0] !== undefined && (phrase[0] === names[0] || isPersonNoun(phrase[0].lexeme.key))
    if (isName && names.length > 0) pairs.push({ head, preposition: words[at]!.lexeme.key, names, at, to })
  }
  return pairs
}

const isNamedNext = (words: readonly Word[], at: number): boolean =>
  words[at]?.lexeme.key === 'and' && words[at + 1] !== undefined && (words[at + 1]!.marks & NAMED) !== 0

function isPhraseEnd({ lexeme, marks }: Word, isInside: boolean): boolean {
  return (lexeme.flags & (PREPOSITION | CONJUNCTION)) !== 0 || (isInside && (marks & (AFTER_BREAK | AFTER_COMMA)) !== 0)
}

const namePairsOf = oncePerSource(({ parts }) => parts.flatMap(({ words }) => namePairsIn(words)))

/** "upset over Holm" told as "upset over Lind", where both texts have both. */
function checkNames(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const source = namePairsOf(facts)
  if (source.length === 0) return
  const { words, numbers } = reading
  for (const { head, preposition, names, at, to } of namePairsIn(words)) {
    // "three hurt in crash, five in fire": each is hurt in his own.
    if (numbers.some((number) => number.to === at - 1)) continue
    const like = source.filter((pair) => pair.preposition === preposition && sameStem(pair.head.lexeme, head.lexeme))
    if (like.some((pair) => pair.names.some((name) => isAmong(name, names)))) continue
    if (!names.some(({ lexeme }) => facts.stems.has(lexeme.stem))) continue
    const others = words.filter((_, i) => i <= at || i >= to)
    const isDisplaced = like.some(
      (pair) => isPlace(pair.names) === isPlace(names) && pair.names.some((name) => isAmong(name, others)),
    )
    if (!isDisplaced) continue
    findings.push(wordFinding('roles', reading, at - 1, to - 1, 'lets two change places'))
    return
  }
}

const isPlace = (names: readonly Word[]): boolean => names.some(({ lexeme }) => (lexeme.flags & PLACE_NAME) !== 0)

const isAmong = (word: Word, others: readonly Word[]): boolean =>
  others.some((other) => isContent(other) && sameWord(word.lexeme, other.lexeme))
