/**
 * Comparisons keep their sides, and nobody leads who does not lead in the source.
 */

import type { Clause, Range } from '../clause/clause.ts'
import { COMPARATIVE, KNOWN, lexemeOf } from '../clause/lexicon.ts'
import { occurs, trait } from '../clause/word-traits.ts'
import { AFTER_BREAK, CAPITAL, isContent, NUMERIC, SENTENCE_START, type Word } from '../clause/words.ts'
import { isOpposite, matchingClauses, sameWord } from '../facts/clause-match.ts'
import { oncePerSource, type SourceFacts, type SourcePart } from '../facts/facts.ts'
import { type CandidateReading, type Finding, wordFinding } from './rules.ts'

const sourceComparisons = oncePerSource((facts) =>
  facts.parts.flatMap((part) => comparisonsOf(part.words, part.clauses).map((comparison) => ({ comparison, part }))),
)

const FIRST_LARGER = new Set(
  'lead beat defeat outperform outpace surpass exceed top outpoll outsell overtake outdo trounce crush rout'.split(' '),
)

const SECOND_LARGER = new Set(['trail', 'lag'])

/** "than", "as much as", "leads": what no comparison does without. */
const COMPARING = trait(
  ({ key, lemma }) =>
    key === 'than' || key === 'much' || key === 'many' || FIRST_LARGER.has(lemma) || SECOND_LARGER.has(lemma),
)

interface Comparison {
  left: Range
  right: Range
  /** 1: the left side is more; -1: less. */
  sign: number
  at: number
  /** What it compares by: worse, more. */
  word: string
}

/** The two sides of a comparison keep their places, and nobody leads who does not lead in the source. */
export function checkComparison(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  if (!occurs(reading.traits, COMPARING)) return
  const theirs = sourceComparisons(facts)
  checkExpectation(facts, reading, findings)
  for (const mine of comparisonsOf(reading.words, reading.clauses)) {
    // "more than one million" bounds a number.
    const next = reading.words[mine.at + 1]
    if (reading.words[mine.at]!.lexeme.key === 'than' && next !== undefined && isCount(next)) continue
    // "Larger than expected decline": compared with nothing but what was expected.
    if (next !== undefined && EXPECTED.has(next.lexeme.key) && hasExpectation(theirs, mine)) continue
    let isStraight = false
    let isCrossed = false
    let isHeadlineCrossed = false
    for (const { comparison, part } of theirs) {
      const straight =
        common(reading.words, mine.left, part.words, comparison.left) +
        common(reading.words, mine.right, part.words, comparison.right)
      const crossed =
        common(reading.words, mine.left, part.words, comparison.right) +
        common(reading.words, mine.right, part.words, comparison.left)
      const isSameSign = isSameWay(mine, comparison)
      const isSwitched =
        isSameSign &&
        isCommon(reading.words, mine.left, part.words, comparison.right, comparison.left) &&
        isCommon(reading.words, mine.right, part.words, comparison.left, comparison.right)
      const isTurnedRound =
        !isSameSign &&
        isCommon(reading.words, mine.left, part.words, comparison.right, comparison.left) &&
        isCommon(reading.words, mine.right, part.words, comparison.left, comparison.right)
      const isFit =
        isTurnedRound ||
        (!isSwitched && (isSameSign ? straight >= crossed && straight > 0 : crossed >= straight && crossed > 0))
      // "milder" for "worse", whatever else the summary calls "faster".
      if (isFit) isStraight ||= !isHeadlineCrossed || mine.word === comparison.word
      else if (isSwitched || straight !== crossed) {
        isCrossed = true
        isHeadlineCrossed ||= part === facts.headline
      }
    }
    if (isCrossed && !isStraight)
      findings.push(wordFinding('comparison', reading, mine.at, mine.at, 'turns the comparison around'))
  }
  for (const clause of reading.clauses) {
    if (
      !FIRST_LARGER.has(clause.lemma) ||
      clause.isPassive ||
      clause.subject === null ||
      clause.object === null ||
      clause.lemma === 'top'
    )
      continue
    if (clause.status === 'planned' || clause.governor !== null) continue
    // "leads mayor to act", "led to plea": no one is ahead.
    if (clause.lemma === 'lead' && reading.words.slice(clause.verb + 1).some(({ lexeme }) => lexeme.key === 'to'))
      continue
    if (!isNameRange(reading.words, clause.object) || !isNameRange(reading.words, clause.subject)) continue
    if (
      theirs.length === 0 &&
      matchingClauses(facts, reading, clause).length === 0 &&
      !(
        GAMES.has(clause.lemma) &&
        facts.parts.some((part) => part.words.some((word) => WIN_NOUNS.has(word.lexeme.lemma)))
      ) &&
      !facts.parts.some((part) =>
        part.clauses.some((other) => WINNING.has(other.lemma) && !other.isConditional && !other.isQuestion),
      )
    )
      findings.push(
        wordFinding(
          'comparison',
          reading,
          clause.verb,
          clause.verb,
          'puts one ahead of the other where the source does not',
        ),
      )
  }
}

const LATE = new Set(['longer', 'later', 'slower', 'slowly'])

const EARLY = new Set(['sooner', 'earlier', 'faster', 'quicker', 'shorter', 'quickly'])

/** Both tell of more, or both of less; "longer" tells of more and is the contrary of "sooner". */
function isSameWay(one: Comparison, other: Comparison): boolean {
  // "louder" is the contrary of "quieter".
  const isPlain = !MORE_OR_LESS.has(one.word) && !MORE_OR_LESS.has(other.word)
  if (isPlain && isOpposite(lexemeOf(one.word).senses, lexemeOf(other.word).senses)) return false
  if (LATE.has(one.word)) {
    if (LATE.has(other.word)) return true
    if (EARLY.has(other.word)) return false
  } else if (EARLY.has(one.word)) {
    if (EARLY.has(other.word)) return true
    if (LATE.has(other.word)) return false
  }
  return one.sign === other.sign
}

const EXPECTED = new Set(
  'expected estimated forecast predicted anticipated thought feared hoped usual before'.split(' '),
)

/** The source beats expectations the same way. */
function hasExpectation(
  theirs: readonly { comparison: Comparison; part: SourcePart }[],
  { sign }: Comparison,
): boolean {
  return theirs.some(
    ({ comparison, part }) =>
      comparison.sign === sign && EXPECTED.has(part.words[comparison.right.from]?.lexeme.key ?? ''),
  )
}

/** The comparative before "than expected"; null where nothing is expected. */
function beyondExpectation(words: readonly Word[]): { word: string; at: number } | null {
  for (let i = 1; i + 1 < words.length; i++) {
    if (words[i]!.lexeme.key !== 'than' || !EXPECTED.has(words[i + 1]!.lexeme.key)) continue
    const word = comparativeBefore(words, i)
    if (word !== null) return { word, at: i }
  }
  return null
}

/** "cools more than expected" told as "cools less than expected". */
function checkExpectation(facts: SourceFacts, reading: CandidateReading, findings: Finding[]): void {
  const mine = beyondExpectation(reading.words)
  if (mine === null || !MORE_OR_LESS.has(mine.word)) return
  const theirs = facts.parts.map((part) => beyondExpectation(part.words)?.word).filter((word) => word !== undefined)
  if (!theirs.some((word) => MORE_OR_LESS.has(word)) || theirs.includes(mine.word)) return
  findings.push(wordFinding('comparison', reading, mine.at - 1, mine.at, 'turns the comparison around'))
}

const MORE_OR_LESS = new Set(['more', 'less', 'fewer'])

/** Something of ours stands on that side of theirs and not on the other. */
function isCommon(aWords: readonly Word[], a: Range, bWords: readonly Word[], b: Range, not: Range): boolean {
  for (let i = a.from; i < a.to; i++)
    if (
      isContent(aWords[i]!) &&
      common(aWords, { from: i, to: i + 1 }, bWords, b) > 0 &&
      (common(aWords, { from: i, to: i + 1 }, bWords, not) === 0 ||
        // "imports" and "exports" are both trade.
        (holdsStem(aWords[i]!, bWords, b) && !holdsStem(aWords[i]!, bWords, not)))
    )
      return true
  return false
}

const holdsStem = ({ lexeme }: Word, words: readonly Word[], { from, to }: Range): boolean =>
  words.slice(from, to).some((word) => word.lexeme.stem === lexeme.stem)

export function common(aWords: readonly Word[], a: Range, bWords: readonly Word[], b: Range): number {
  let count = 0
  for (let i = a.from; i < a.to; i++) {
    const word = aWords[i]!
    if (!isContent(word)) continue
    for (let k = b.from; k < b.to; k++)
      if (isContent(bWords[k]!) && sameWord(word.lexeme, bWords[k]!.lexeme)) {
        count++
        break
      }
  }
  return count
}

const WIN_NOUNS = new Set('win victory triumph loss defeat upset'.split(' '))

const GAMES = new Set(['beat', 'defeat', 'rout', 'edge'])

const WINNING = new Set('win lose beat defeat upset lead trail sweep edge top'.split(' '))

function isNameRange(words: readonly Word[], range: Range): boolean {
  for (let i = range.from; i < range.to; i++) if (isContent(words[i]!) && (words[i]!.marks & CAPITAL) !== 0) return true
  return false
}

function comparisonsOf(words: readonly Word[], clauses: readonly Clause[]): Comparison[] {
  const found: Comparison[] = []
  for (let i = 1; i < words.length; i++) {
    const key = words[i]!.lexeme.key
    if (key === 'than') {
      const by = comparativeBefore(words, i)
      if (by !== null)
        found.push({
          left: sentenceLeft(words, i),
          right: { from: i + 1, to: sentenceEnd(words, i) },
          sign: (LESS.has(by) ? -1 : 1) * (isFallBefore(words, i) ? -1 : 1),
          at: i,
          word: by,
        })
    } else if (key === 'as' && (words[i - 1]!.lexeme.key === 'much' || words[i - 1]!.lexeme.key === 'many') && i >= 2) {
      const isHalf = words
        .slice(Math.max(0, i - 5), i)
        .some((word) => word.lexeme.key === 'half' || word.lexeme.key === 'third' || word.lexeme.key === 'quarter')
      found.push({
        left: sentenceLeft(words, i - 2),
        right: { from: i + 1, to: sentenceEnd(words, i) },
        sign: isHalf ? -1 : 1,
        at: i,
        word: 'much',
      })
    }
  }
  for (const clause of clauses) {
    const behind = clause.adjuncts.find(({ preposition }) => preposition === 'behind')?.range
    if (behind !== undefined && clause.subject !== null && SECOND_LARGER.has(clause.lemma))
      found.push({ left: clause.subject, right: behind, sign: -1, at: clause.verb, word: clause.lemma })
    if (clause.subject === null || clause.object === null || clause.isPassive) continue
    const sign = FIRST_LARGER.has(clause.lemma) ? 1 : SECOND_LARGER.has(clause.lemma) ? -1 : 0
    // "exceeds 20,000" bounds a number.
    if (sign !== 0 && !isCount(words[clause.object.from]!))
      found.push({ left: clause.subject, right: clause.object, sign, at: clause.verb, word: clause.lemma })
  }
  return found
}

/** Of a comparison that the source makes as well: `checkComparison` judges its sides. */
export const isCompared = (facts: SourceFacts, words: readonly Word[], index: number): boolean =>
  occurs(facts.headline.traits, THAN) &&
  words.slice(index + 1, index + 6).some(({ lexeme }) => lexeme.key === 'than') &&
  sourceComparisons(facts).length > 0

const THAN = trait(({ key }) => key === 'than')

function isCount({ marks, lexeme }: Word): boolean {
  return (marks & NUMERIC) !== 0 || COUNTS.has(lexeme.key)
}

const COUNTS = new Set(
  'one two three four five six seven eight nine ten twelve twenty half dozen hundred thousand million billion $ € £'.split(
    ' ',
  ),
)

/** "fell more than expected": lower than expected. */
function isFallBefore(words: readonly Word[], than: number): boolean {
  const by = words[than - 1]!.lexeme.key
  const at = words[than - 2]?.lexeme.key === 'by' ? than - 3 : than - 2
  return (by === 'more' || by === 'less') && FALLING.has(words[at]?.lexeme.lemma ?? '')
}

const FALLING = new Set('fall drop decline slip sink dip shrink ease slide'.split(' '))

const LESS = new Set('less fewer lower worse smaller slower weaker cheaper shorter younger poorer later'.split(' '))

function comparativeBefore(words: readonly Word[], index: number): string | null {
  for (let i = index - 1; i >= Math.max(0, index - 4); i--) {
    const { key, flags } = words[i]!.lexeme
    if (LATE.has(key) || EARLY.has(key) || LESS.has(key) || (flags & COMPARATIVE) !== 0 || /..er$/.test(key)) return key
  }
  // "more people have been killed by police than by the virus"
  for (let i = index - 5; i >= Math.max(0, index - 12); i--) {
    const { key } = words[i]!.lexeme
    if (key === 'more' || key === 'fewer' || key === 'less') return key
  }
  return null
}

function sentenceLeft(words: readonly Word[], index: number): Range {
  let from = index
  while (from > 0 && (words[from]!.marks & (SENTENCE_START | AFTER_BREAK)) === 0) from--
  return { from, to: index }
}

function sentenceEnd(words: readonly Word[], index: number): number {
  let to = index + 1
  while (
    to < words.length &&
    to - index < 7 &&
    (words[to]!.marks & (AFTER_BREAK | SENTENCE_START)) === 0 &&
    !(
      to > index + 1 &&
      words[to]!.lexeme.verbForms !== 0 &&
      (words[to]!.lexeme.flags & KNOWN) !== 0 &&
      words[to]!.lexeme.key === 'says'
    )
  )
    to++
  return to
}
